"""What tests of all parts share: which marks they bear, and what a test without marks must not do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest
from _pytest.mark.expression import Expression
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from pharos.runtime import cache, loader, modules

HERE = Path(__file__).parent
FOLDERS = {"arena": "compiled", "bots": "compiled", "coach": "compiled", "learning": "compiled", "server": "server"}
"""The mark that all tests of a folder bear; `make quick` leaves marked tests out."""

# Property tests try the same examples in every run, however slowly: what passes here passes on a busy machine, too.
# `make test-long` tries new ones.
settings.register_profile("exploring", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeatable", settings.get_profile("exploring"), derandomize=True)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis also tries constants of the modules that happen to be loaded; those depend on the tests that ran before."""
    if config.getoption("hypothesis_profile") != "exploring":
        monkeypatch = pytest.MonkeyPatch()
        monkeypatch.setattr(providers, "_get_local_constants", Constants)
        config.add_cleanup(monkeypatch.undo)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import a folder whose tests `-m` leaves out, whatever other marks they bear."""
    mark = FOLDERS.get(collection_path.name) if collection_path.parent == HERE else None
    if mark is None or not config.option.markexpr:
        return None
    others = {"browser", "compiled", "server", "slow"} - {mark}
    sets = [{mark, *more} for n in range(len(others) + 1) for more in combinations(sorted(others), n)]
    return None if any(selects(config.option.markexpr, marks) for marks in sets) else True


def selects(expression: str, marks: set[str]) -> bool:
    """Whether `-m expression` selects a test with just these marks."""

    def bears(name: str, /, **_: str | int | bool | None) -> bool:
        return name in marks

    return Expression.compile(expression).evaluate(bears)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        if folder in FOLDERS:
            item.add_marker(FOLDERS[folder])


@pytest.fixture(autouse=True)
def interpret_unless_marked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests without a mark interpret the rules; one that asks for compiled kernels fails and says which mark it needs."""
    if any(request.node.get_closest_marker(mark) for mark in ("compiled", "server")):
        return
    load = loader.load

    def interpreted_only(module: str, *, compiled: bool) -> ModuleType:
        assert not compiled, "this test loads compiled kernels: mark it with @pytest.mark.compiled"
        return load(module, compiled=False)

    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    monkeypatch.setattr(loader, "load", interpreted_only)


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache of compiled kernels, and files read afresh."""
    place = tmp_path / "cache"
    monkeypatch.setenv("PHAROS_CACHE", str(place))
    cache.root.cache_clear()
    modules.forget()
    yield place
    cache.root.cache_clear()
    modules.forget()
