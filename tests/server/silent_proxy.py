"""A TCP proxy in front of PostgreSQL that can fall silent, as a network does that drops all packets."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import parse_qs, urlsplit


class SilentProxy:
    """Forwards connections to the server's Unix socket until told to be silent. What was open then stays silent forever."""

    def __init__(self, uri: str, port: int = 0) -> None:
        parts = urlsplit(uri)
        self._target = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", port))
        self._open: list[socket.socket] = []
        self._epoch, self._is_silent = 0, False
        self.uri = f"postgresql://postgres:x@127.0.0.1:{self._listener.getsockname()[1]}{parts.path}"
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        self._epoch += 1
        self._is_silent = True

    def recover(self) -> None:
        """New connections work again."""
        self._is_silent = False

    def close(self) -> None:
        self.fall_silent()
        for line in (self._listener, *self._open):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                self._open.append(client)
                if not self._is_silent:
                    self._connect(client)

    def _connect(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._target)
        self._open.append(server)
        for source, target in ((client, server), (server, client)):
            threading.Thread(target=self._forward, args=(source, target, self._epoch), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, epoch: int) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if epoch != self._epoch:
                    return
                target.sendall(data)
            if epoch == self._epoch:
                target.shutdown(socket.SHUT_WR)
