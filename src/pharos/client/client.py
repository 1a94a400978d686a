"""Requests to a server: identity, tables and records. Refusals are raised as PharosError with their reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from ..core.errors import BadChoice, PharosError
from .seat import RemoteSeat, Turn

SECONDS = 60.0


def error_of(error: dict[str, Any]) -> PharosError:
    """The error that the server reported."""
    return PharosError(error["id"], **error["values"])


class Client:
    """A guest of a server."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url.rstrip("/")
        self._jar = CookieJar()
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(self._jar))
        self.name = str(self.post("/api/guests", name=name)["name"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._opener.close()

    @property
    def cookie(self) -> str:
        """The cookie that identifies this guest; keep it to return as the same one."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    # Requests

    def get(self, path: str) -> Any:
        """A GET request."""
        return self._ask("GET", path, None)

    def post(self, path: str, **body: Any) -> Any:
        """A POST request with a JSON body."""
        return self._ask("POST", path, body)

    def put(self, path: str, **body: Any) -> Any:
        """A PUT request with a JSON body."""
        return self._ask("PUT", path, body)

    def delete(self, path: str) -> Any:
        """A DELETE request."""
        return self._ask("DELETE", path, None)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                text = answer.read().decode()
                return json.loads(text) if text and answer.headers.get_content_type() == "application/json" else text
        except HTTPError as refused:
            with refused:
                raise error_of(json.loads(refused.read())["error"]) from None
        except (URLError, HTTPException, OSError) as error:
            raise BadChoice("unreachable", got=self.url) from error

    # Tables

    def games(self) -> list[dict[str, Any]]:
        """The games that the server offers."""
        games: list[dict[str, Any]] = self.get("/api/games")
        return games

    def make(self, game: str, **body: Any) -> dict[str, Any]:
        """Create a table; see the protocol for its settings."""
        table: dict[str, Any] = self.post("/api/tables", game=game, **body)
        return table

    def quick(self, game: str, **body: Any) -> dict[str, Any]:
        """Create and start a table against bots."""
        table: dict[str, Any] = self.post("/api/tables/quick", game=game, **body)
        return table

    def sit(self, table: str, seat: int) -> dict[str, Any]:
        """Take a seat."""
        shown: dict[str, Any] = self.put(f"/api/tables/{table}/seats/{seat}", sort="me")
        return shown

    def start(self, table: str) -> dict[str, Any]:
        """Start the game, as the host."""
        shown: dict[str, Any] = self.post(f"/api/tables/{table}/start")
        return shown

    def record(self, table: str) -> str:
        """The record of a finished game."""
        return str(self.get(f"/api/tables/{table}/record"))

    def connect(self, table: str, *, views: bool = True) -> RemoteSeat:
        """Connect to a table, to play or to watch."""
        return RemoteSeat(self.url, table, self.cookie, views=views)

    def play(self, table: str, choose: Callable[[Turn], str]) -> dict[str, Any]:
        """Play to the end with a function that picks one of `turn.actions`; returns the finished table."""
        with self.connect(table) as seat:
            for turn in seat.turns():
                seat.act(choose(turn))
            return seat.table
