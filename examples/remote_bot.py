"""A bot at a remote table: it builds what it can and sells otherwise. Starts its own server unless PHAROS_URL names one."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.error import URLError
from urllib.request import urlopen

from pharos.client import Client, Turn


def builder(turn: Turn) -> str:
    """Return the cheapest build, or the first action if there is none."""
    builds = [offer for offer in turn.offers if offer["action"].startswith(("build", "wonder", "stage"))]
    cheapest = min(builds, key=lambda offer: sum(step["step"].get("coins", 0) for step in offer["steps"]), default=None)
    return str(cheapest["action"]) if cheapest else turn.actions[0]


@contextmanager
def server() -> Iterator[str]:
    """Use the server that PHAROS_URL names, or a temporary one."""
    if "PHAROS_URL" in os.environ:
        yield os.environ["PHAROS_URL"]
        return
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite3", "--no-warm", "--pace", "0"]
        command = [sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", *flags]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait()


def free_port() -> int:
    """Return a port that no program uses."""
    with socket.create_server(("127.0.0.1", 0)) as line:
        return int(line.getsockname()[1])


def wait_for(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            urlopen(f"{url}/api/health").close()
        except URLError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(url)


with server() as url, Client(url, "Remote bot") as client:
    table = client.quick("duel", level="apprentice", seed=7)
    ended = client.play(table["id"], builder)
    print(ended["result"])
    print(client.record(table["id"]).splitlines()[0])
