"""Locks between processes: one works while the others wait, and none waits for a process that was killed."""

from __future__ import annotations

import errno
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pharos.runtime import file_lock
from pharos.runtime.file_lock import locked

HOLD = """
import sys
from pathlib import Path
from pharos.runtime.file_lock import locked
with locked(Path(sys.argv[1]), 60):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rules.lock"


@pytest.fixture
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock until its input ends."""
    words = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_lock_is_held_and_leaves_no_file(path: Path) -> None:
    with locked(path, 60):
        assert path.exists()
    assert not path.exists()


def test_a_process_waits_for_the_holder_but_not_for_ever(path: Path, holder: subprocess.Popen[str]) -> None:
    start = time.monotonic()
    with locked(path, 0.3):
        assert time.monotonic() - start >= 0.3
    assert holder.poll() is None


@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.communicate])
def test_a_lock_ends_with_its_holder(path: Path, holder: subprocess.Popen[str], end: object) -> None:
    assert callable(end)
    end(holder)
    start = time.monotonic()
    with locked(path, 600):
        assert time.monotonic() - start < 300


def test_a_place_without_locks_or_without_room_for_a_file_needs_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    done = []
    with locked(path.parent / "missing" / "rules.lock", 60):
        done.append("no folder")
    monkeypatch.setattr(file_lock, "_take", refuse)
    with locked(path, 60):
        done.append("no locks")
    assert done == ["no folder", "no locks"]
