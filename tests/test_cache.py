"""Compiled code is kept under a name that changes with everything it depends on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pharos.core import cache

DUEL = "games.duel.rules"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small package of kernels: rules imports prices, which imports numbers."""
    room = tmp_path / "games" / "small"
    room.mkdir(parents=True)
    (room / "rules.py").write_text("from .prices import price\n")
    (room / "prices.py").write_text("from .numbers import ONE\nprice = ONE\n")
    (room / "numbers.py").write_text("ONE = 1\n")
    (room / "view.py").write_text("from .rules import price\n")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    cache.fingerprint.cache_clear()
    yield room
    cache.fingerprint.cache_clear()


def test_sources_follow_imports_and_leave_out_what_is_not_imported(package: Path) -> None:
    assert [path.name for path in cache.sources("games.small.rules")] == ["numbers.py", "prices.py", "rules.py"]


def test_a_change_in_a_file_far_away_changes_the_name(package: Path) -> None:
    before = cache.fingerprint("games.small.rules")
    (package / "numbers.py").write_text("ONE = 2\n")
    cache.fingerprint.cache_clear()
    assert cache.fingerprint("games.small.rules") != before


def test_a_change_in_a_view_does_not(package: Path) -> None:
    before = cache.fingerprint("games.small.rules")
    (package / "view.py").write_text("")
    cache.fingerprint.cache_clear()
    assert cache.fingerprint("games.small.rules") == before


def test_duel_depends_on_its_data_and_on_core() -> None:
    names = {path.name for path in cache.sources(DUEL)}
    assert {"cards.py", "wonders.py", "layouts.py", "payment.py", "chance.py", "backend.py"} <= names
    assert "view.py" not in names


def test_the_first_writable_place_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("PHAROS_CACHE", str(blocked / "below"))
    cache.root.cache_clear()
    try:
        found = cache.root()
        assert found is not None
        assert blocked not in found.parents
    finally:
        cache.root.cache_clear()


def test_warm_is_remembered_and_old_leftovers_are_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    monkeypatch.setenv("PHAROS_CACHE", str(tmp_path))
    cache.root.cache_clear()
    try:
        old = tmp_path / "games-duel-rules-0000"
        old.mkdir()
        os.utime(old, (0, 0))
        directory = cache.directory(DUEL)
        assert not cache.is_warm(directory)
        cache.mark_warm(directory)
        assert cache.is_warm(directory)
        assert not old.exists()
    finally:
        cache.root.cache_clear()
