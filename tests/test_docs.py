"""Every example in the README and the docs runs."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from pharos.cli.main import run

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for place, (kind, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8"))):
            if kind == language:
                found.append((f"{page.stem}-{place}", code))
    return found


@pytest.mark.parametrize(("name", "code"), blocks("python"), ids=lambda value: value if "\n" not in value else "")
def test_python_examples_run(name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, name, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize(("name", "code"), blocks("console"), ids=lambda value: value if "\n" not in value else "")
def test_commands_run(name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    for line in code.splitlines():
        program, *arguments = line.split()
        assert program == "pharos"
        assert exit_code(arguments) == 0, line


def exit_code(arguments: list[str]) -> int:
    try:
        run(arguments)
    except SystemExit as leave:
        return int(leave.code or 0)
    return 0


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_example_files_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), {"__name__": "__main__"})


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_only_languages_that_are_run_are_used() -> None:
    kinds = {kind for page in PAGES for kind, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
    assert kinds <= {"python", "console", "text"}
