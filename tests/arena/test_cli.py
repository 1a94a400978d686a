"""`pharos arena` and `pharos lab` as people call them, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pharos.arena import runner
from pharos.cli.main import run


class Terminal:
    """Runs commands and keeps what was printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        code = 0
        try:
            run(list(arguments))
        except SystemExit as leave:
            code = int(leave.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def terminal(own: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("PHAROS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Terminal(capsys)


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("command", [["arena"], ["lab"], ["lab", "wonders"]])
def test_the_commands_explain_themselves(terminal: Terminal, command: list[str], lang: str) -> None:
    code, out, err = terminal("--lang", lang, *command, "--help")
    assert (code, err) == (0, "")
    assert "Show this message and exit" not in out


def test_a_match_is_told_in_full(terminal: Terminal, tmp_path: Path) -> None:
    code, out, _ = terminal("arena", "duel", "own.py:First", "random", "--deals", "4", "--out", "kept")
    assert code == 0
    assert "7 Wonders Duel, 2 players: 4 deals, 8 games" in out
    assert "pharos arena duel own.py:First random --deals 4 --seed 1" in out
    assert all(word in out for word in ("Share, %", "Elo", "How games were won", "Mean points", "Share by seat"))
    summary = json.loads((tmp_path / "kept" / "summary.json").read_text())
    assert summary["deals"] == 4
    assert set(summary["sources"]) == {"own.py:First"}
    page = (tmp_path / "kept" / "report.html").read_text()
    assert page.count("data:image/svg+xml;base64,") == 5
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "<script" not in page


def test_the_command_in_the_report_gives_the_same_results(terminal: Terminal) -> None:
    _, out, _ = terminal("arena", "duel", "own.py:First", "random", "--deals", "3", "--seed", "8", "--json", "--no-report")
    first = json.loads(out)
    _, out, _ = terminal(*first["command"].split()[1:], "--json", "--no-report", "--again", "--workers", "1")
    second = json.loads(out)
    for summary in (first, second):
        for row in summary["tables"][0]["bots"]:
            row["milliseconds"] = 0
    assert first == second


def test_a_meeting_gives_ratings_and_a_matrix(terminal: Terminal, tmp_path: Path) -> None:
    code, out, _ = terminal(
        "--lang", "pt-BR", "arena", "duel", "own.py:First", "random", "own.py:Text", "--deals", "3", "--out", "kept"
    )
    assert code == 0
    assert "Força em pontos Elo" in out
    assert "Aproveitamento do robô da linha contra o da coluna" in out
    assert '<html lang="pt-BR">' in (tmp_path / "kept" / "report.html").read_text()


def test_forfeits_get_a_clear_line_and_the_arena_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    code, out, _ = terminal("arena", "duel", "own.py:Raises", "random", "--deals", "6", "--out", "kept")
    assert code == 0
    assert "own.py:Raises forfeited deal 0, game 1 (seat 1, seed " in out
    assert "at decision 0 it raised ValueError: no idea" in out
    assert "… and 2 more forfeited games" in out
    assert "it raised ValueError: no idea" in (tmp_path / "kept" / "report.html").read_text()


def test_the_sequential_test_answers(terminal: Terminal) -> None:
    arguments = (
        "arena",
        "duel",
        "own.py:First",
        "own.py:Nothing",
        "--deals",
        "200",
        "--no-report",
        "--sprt",
        "--elo1",
        "100",
    )
    code, out, _ = terminal(*arguments)
    assert code == 0
    assert "Decided: own.py:First is stronger" in out
    assert "--sprt --elo0 0 --elo1 100" in out
    code, out, _ = terminal("arena", "duel", "own.py:First", "random", "--deals", "2", "--no-report", "--sprt")
    assert "Undecided" in out


def test_ctrl_c_keeps_what_is_there(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("arena", "duel", "own.py:First", "random", "--deals", "6", "--no-report", "--workers", "1")
    work = runner._work

    def interrupted(*given: object) -> object:
        for number, played in enumerate(work(*given)):  # type: ignore[arg-type]
            yield played
            if number == 1:
                raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(runner, "_work", interrupted)
        code, _, err = terminal(*arguments)
    assert code == 130
    assert "Stopped after 2 deals." in err
    code, out, _ = terminal(*arguments)
    assert code == 0
    assert "6 deals" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "duel"], "is missing"),
        (["arena", "chess", "random"], "Unknown game"),
        (["arena", "duel", "deep"], "Unknown bot “deep”"),
        (["arena", "duel", "nowhere.py:MyBot"], "The file “nowhere.py” does not exist"),
        (["arena", "duel", "own.py:Missing"], "“own.py” has no bot “Missing”"),
        (["arena", "duel", "random", "--deals", "0"], "Invalid value"),
        (["arena", "duel", "random", "--seed", "x"], "is not a valid seed"),
        (["arena", "duel", "random", "--sprt"], "--sprt needs a single table"),
        (["arena", "duel", "random", "apprentice", "--sprt", "--elo0", "30"], "--elo0 must be less"),
        (["arena", "duel", "random", "--players", "3"], "takes 2 players"),
        (["arena", "duel", "random", "--cluster", "nonsense://x"], "No Dask cluster"),
        (["lab", "wonders", "--game", "chess"], "Unknown game"),
        (["lab", "wonders", "--game", "duel", "--bot", "deep"], "Unknown bot “deep”"),
    ],
)
def test_bad_input_gets_a_sentence(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    code, _, err = terminal(*arguments)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_report_that_was_not_written_is_not_claimed(terminal: Terminal, tmp_path: Path, *, is_wanted: bool) -> None:
    (tmp_path / "kept" / "report.html").mkdir(parents=True)
    flags = [] if is_wanted else ["--no-report"]
    code, out, err = terminal("arena", "duel", "random", "own.py:First", "--deals", "1", "--out", "kept", *flags)
    assert code == 0
    assert "Results and summary are in kept" in out
    assert "report are in" not in out
    assert ("report.html” is a folder" in err) == is_wanted


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_the_lab_writes_tables_and_plots(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    code, out, _ = terminal(
        "--lang", lang, "lab", "wonders", "--game", "duel", "--bot", "random", "--games", "40", "--out", "lab"
    )
    assert code == 0
    assert ("By wonder" if lang == "en" else "Por maravilha") in out
    names = {path.name for path in (tmp_path / "lab").iterdir()}
    assert {"wonder.csv", "card.csv", "token.csv", "seat.csv", "wonder-win.svg", "card-points.svg"} <= names
    assert (tmp_path / "lab" / "wonder-win.svg").read_text().count("<svg") == 1
    page = (tmp_path / "lab" / "report.md").read_text()
    assert "`pharos lab wonders --game duel --players 2 --games 40 --bot random --seed 1`" in page
    assert "![" in page
    assert page.count("\n| ") > 50
