"""Every example in the README and the docs runs."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from pharos.cli.main import run

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINKED = [*PAGES, *sorted((ROOT / "docs" / "measurements").glob("*.md")), *ROOT.glob("[CD]*.md")]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[tuple[str, str]]:
    blocks = []
    for page in PAGES:
        for place, (kind, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8"))):
            if kind == language:
                blocks.append((f"{page.stem}-{place}", code))
    return blocks


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "code"), blocks("python"), ids=lambda value: value if "\n" not in value else "")
def test_python_examples_run(name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, name, "exec"), {"__name__": "__main__"})


@pytest.mark.compiled
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


@pytest.mark.compiled
@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_example_files_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), {"__name__": "__main__"})


def test_links_between_pages_lead_somewhere() -> None:
    for page in LINKED:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_only_languages_that_are_checked_are_used() -> None:
    languages = {language for page in PAGES for language, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
    assert languages <= {"python", "console", "json", "text"}


def test_json_examples_are_valid() -> None:
    for name, code in blocks("json"):
        assert json.loads(code), name


def decisions() -> list[tuple[str, str]]:
    """Title and text of every entry of DECISIONS.md."""
    entries = re.split(r"^## ", (ROOT / "DECISIONS.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [(title, text.strip()) for title, _, text in (entry.partition("\n") for entry in entries)]


@pytest.mark.parametrize(("title", "text"), decisions(), ids=lambda value: value[:40] if "\n" not in value else "")
def test_decisions_have_one_form(title: str, text: str) -> None:
    assert re.match(r"\d{4}-\d\d-\d\d: [A-Z`]", title)
    assert re.match(r"\*Context\.\* .*\n\*Decision\.\* .*\n\*Consequences\.\* ", text, re.DOTALL)
    assert len(text.splitlines()) <= 8


def test_decisions_are_in_order() -> None:
    dates = [title[:10] for title, _ in decisions()]
    assert dates == sorted(dates)


@pytest.mark.compiled
@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the cells of a notebook one after the other, in one namespace; its stored outputs are empty."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GAMES", "20")
    names: dict[str, object] = {"__name__": "__main__"}
    for place, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), f"{path.name}, cell {place}", "exec"), names)
    assert names["wins"].axes[0].get_xlabel() == "wins, %"  # type: ignore[attr-defined]
