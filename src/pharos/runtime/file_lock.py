"""A lock between processes. The operating system frees it when its holder closes the file, or is killed."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = (errno.EACCES, errno.EAGAIN)
_PAUSE = 0.05  # seconds between two attempts


@contextmanager
def locked(path: Path, most_seconds: float) -> Iterator[None]:
    """Hold the lock of a file inside the block, and delete the file afterwards.

    The lock only saves work. After `most_seconds`, and on file systems without locks, the block runs without it.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError:
        yield
        return
    try:
        _wait(file, time.monotonic() + most_seconds)
        yield
    finally:
        os.close(file)
        with suppress(OSError):  # on Windows, another process may wait for it
            path.unlink()


def _wait(file: int, end: float) -> None:
    """Wait until this process has the lock of an open file, but not longer than until `end`."""
    while time.monotonic() < end:
        try:
            _take(file)
            return
        except OSError as error:
            if error.errno not in _TAKEN:
                return
        time.sleep(_PAUSE)
