"""The processes under load: their memory and processor time."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...client import Client
from ...core.errors import PharosError

UNLIMITED = {
    "requests-per-minute": 10**8, "messages-per-second": 10**6, "tables-per-guest": 10**6, "connections-per-guest": 10**4,
    "connections-per-address": 10**4, "connections": 10**4,
}  # fmt: skip
"""Limits that no load reaches."""
ENVIRONMENT = {"PHAROS_TABLES_PER_ADDRESS_PER_DAY": "1000000", "PHAROS_HTTP_CONNECTIONS_PER_ADDRESS": "600"}
"""The same for settings without a flag."""


@contextmanager
def running(command: list[str]) -> Iterator[int]:
    """Run a command until the block ends; yields its process id."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ | ENVIRONMENT)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def server_process(database: str | None, port: int) -> Iterator[int]:
    """Run a server; yields its process id."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/tables.sqlite3"
        flags = [word for name, value in UNLIMITED.items() for word in (f"--{name}", str(value))]
        command = [sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", "--no-warm", "--no-measure"]
        command += ["--database", url, "--port", str(port), "--log-level", "warning", *flags]
        with running(command) as process:
            wait_until_up(f"http://127.0.0.1:{port}")
            yield process


def wait_until_up(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        try:
            Client(url, "Bench").get("/api/health")
            return
        except PharosError:
            time.sleep(0.2)
    raise TimeoutError(url)


def kilobytes(process: int) -> int:
    """The resident memory of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(process)


def cpu_seconds(process: int) -> float:
    """The processor time used by a process."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
