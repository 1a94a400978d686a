"""The server under load: one worker in a process of its own, and what it uses."""

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

GENEROUS = {
    "requests-per-minute": 10**8, "messages-per-second": 10**6, "tables-per-guest": 10**6, "connections-per-guest": 10**5,
    "connections-per-address": 10**5, "connections": 10**5,
}  # fmt: skip
"""Limits that no load reaches."""


@contextmanager
def worker(database: str | None, port: int) -> Iterator[int]:
    """A server of one worker: its process id."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/tables.sqlite3"
        flags = [word for name, value in GENEROUS.items() for word in (f"--{name}", str(value))]
        command = [sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", "--no-warm"]
        command += ["--database", url, "--port", str(port), "--log-level", "warning", *flags]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            _until_up(f"http://127.0.0.1:{port}")
            yield process.pid
        finally:
            process.terminate()
            process.wait(30)


def _until_up(url: str) -> None:
    for _ in range(300):
        try:
            Client(url, "Bench").get("/api/health")
            return
        except PharosError:
            time.sleep(0.2)
    raise TimeoutError(url)


def kilobytes(process: int) -> int:
    """The memory that a process really holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError(process)


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
