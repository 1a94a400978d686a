"""The terminal: every command, in both languages, and how it responds to bad input."""

from __future__ import annotations

import io
import json
from importlib import import_module
from itertools import cycle
from pathlib import Path

import pytest

import pharos
from pharos.cli.main import run
from pharos.core.spec import Effort

GAMES = pharos.game_ids()


class Terminal:
    """Runs commands as a person would, with typed lines, and keeps what was printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str | Path, typed: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            run([str(argument) for argument in arguments])
        except SystemExit as leave:
            code = int(leave.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("PHAROS_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(capsys, monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = pharos.new("duel", seed=7, engine="interpreted")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    game.names = ["Ana", "Bo"]
    path = tmp_path / "game.txt"
    path.write_text(str(game.record()), encoding="utf-8")
    return path


def test_version(terminal: Terminal) -> None:
    assert terminal("--version") == (0, f"pharos {pharos.__version__}\n", "")


def test_play_starts_the_first_game_of_the_list(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play", "--save", tmp_path / "saved.txt", typed="q\n")
    assert f"game {GAMES[0]}\n" in (tmp_path / "saved.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("command", ["", "play", "replay", "check", "games", "warm", "bench"])
def test_every_command_explains_itself(terminal: Terminal, command: str, lang: str) -> None:
    code, out, err = terminal("--lang", lang, *filter(None, [command]), "--help")
    assert (code, err) == (0, "")
    assert ("Usage:" in out) == (lang == "en")
    assert "Show this message and exit" not in out


def test_no_argument_gives_the_help_page(terminal: Terminal) -> None:
    assert "play" in terminal()[1]


@pytest.mark.parametrize("group", ["admin", "lab", "puzzles"])
def test_a_group_without_a_command_gives_its_help_page(terminal: Terminal, group: str) -> None:
    assert terminal(group) == terminal(group, "--help")


def test_an_unknown_language_is_refused_in_the_language_of_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PHAROS_LANG", "pt-BR")
    assert "Idioma desconhecido" in terminal("--lang", "tlh", "games")[2]


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, cycle(["pt-BR", "en"]), strict=False)])
def test_a_whole_game_is_played_to_the_score_sheet(terminal: Terminal, game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "played.txt"
    code, out, err = terminal("--lang", lang, "play", game, "--seed", "3", "--save", file, typed="1\n" * 2000)
    assert (code, err) == (0, "")
    assert ("Score sheet" if lang == "en" else "Pontuação") in out
    assert pharos.replay(file.read_text(encoding="utf-8")).is_over


def test_a_game_can_be_left_and_resumed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    terminal("play", "duel", "--seed", "3", "--save", file, typed="1\n1\nquit\n")
    before = len(pharos.replay(file.read_text()).history)
    code, _, _ = terminal("play", "--resume", file, typed="1\n")
    assert code == 0
    assert len(pharos.replay(file.read_text()).history) > before > 0


def test_two_people_share_the_keyboard(terminal: Terminal) -> None:
    code, out, _ = terminal("play", "duel", "--people", "2", "--name", "Ana", "--name", "Bo", typed="1\n1\n")
    assert code == 0
    assert "Ana takes" in out
    assert "Bo takes" in out


def test_what_is_typed_wrong_gets_a_sentence_and_play_goes_on(terminal: Terminal) -> None:
    typed = "frob\n99\nbuild walls\n\n1\nquit\n"
    _, out, _ = terminal("play", "duel", "--seed", "7", "--option", "wonders=first-game", typed=typed)
    assert "Unknown action “frob”" in out
    assert "99 is not in the list" in out
    assert "is not open" in out


def test_a_mistyped_action_names_legal_ones_that_it_resembles(terminal: Terminal) -> None:
    _, out, _ = terminal("play", "duel", "--seed", "7", typed="draft sphynx\nfrob\n? 1\nquit\n")
    assert "Unknown action “draft sphynx”. Try: draft sphinx." in " ".join(out.split())
    assert "Unknown action “frob”. Type the number of an action" in " ".join(out.split())
    assert "Nothing to pay." in out


def test_help_explains_cards_and_prices(terminal: Terminal) -> None:
    typed = "?\n? 1\n? walls\n? The Pyramids\n? nothing\nlog\nundo\n1\nundo\nquit\n"
    _, out, _ = terminal("play", "duel", "--seed", "7", "--option", "wonders=first-game", typed=typed)
    assert "2 shields: the conflict pawn moves 2 spaces." in out
    assert "Worth 9 victory points." in out
    assert "no piece called “nothing”" in out
    assert "You cannot undo that" in out


def test_undo_at_the_table(terminal: Terminal) -> None:
    _, out, _ = terminal("play", "duel", "--people", "2", "--seed", "7", typed="1\nundo\nundo\nquit\n")
    assert "Undone" in out
    assert "You cannot undo that" in out


def test_a_record_is_replayed_step_by_step(terminal: Terminal, record: Path) -> None:
    code, out, _ = terminal("replay", record, typed="\n\nb\n60\n\nq\n")
    assert code == 0
    assert "0/" in out
    assert "60/" in out
    code, out, _ = terminal("replay", record, "--all", "--seat", "1")
    assert code == 0
    assert " wins: " in out


def test_a_right_record_is_confirmed(terminal: Terminal, record: Path) -> None:
    code, out, _ = terminal("check", record)
    assert code == 0
    assert "Valid record" in out


def test_text_from_records_cannot_control_the_terminal(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    evil = "\x1b[31m\u202eevil\u2066\x9b\x07"
    odd, wrong = tmp_path / "odd.txt", tmp_path / "wrong.txt"
    odd.write_text(record.read_text().replace("Ana", evil).replace("Bo", evil), encoding="utf-8")
    wrong.write_text(record.read_text().replace("\n\n", f"\n{evil}\n\n", 1), encoding="utf-8")
    commands: list[list[str | Path]] = [["check", odd], ["replay", odd, "--at", "999", "--all"], ["check", wrong]]
    for command in commands:
        _, out, err = terminal(*command)
        assert "evil" in out + err
        assert not set(evil) - set("[31mevil") & set(out + err)


def test_an_unfinished_record_is_confirmed_too(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text(str(pharos.new("duel", seed=1).record()))
    assert "not finished" in terminal("check", path)[1]


def test_the_first_wrong_line_is_named(terminal: Terminal, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[12] = "0 build everything"
    record.write_text("\n".join(lines))
    code, _, err = terminal("check", record)
    assert code == 2
    assert "Line 13" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frob"], "Unknown command “frob”"),
        (["lab", "frob"], "Unknown command “frob”"),
        (["check", "a", "b"], "“b” is not expected here"),
        (["play", "duel", "--seed"], "--seed is not used like this"),
        (["arena", "duel", "random", "--deals", "0"], "Invalid value for --deals"),
        (["dataset", "duel"], "--bot is missing"),
        (["serve", "--config", "/nowhere/at/all"], "does not exist"),
        (["play", "chess"], "Unknown game “chess”"),
        (["play", "duel", "--players", "3"], "takes 2 players, not 3"),
        (["play", "duel", "--players", "many"], "Invalid value"),
        (["play", "duel", "--people", "5"], "0 to 2 people"),
        (["play", "duel", "--seed", "x"], "“x” is not a valid seed"),
        (["play", "duel", "--seed", "-5"], "is not a valid seed"),
        (["play", "duel", "--bot", "deep"], "Unknown bot “deep”"),
        (["play", "duel", "--option", "wonders"], "Write name=value"),
        (["play", "duel", "--option", "wonders=all"], "is not a valid value for wonders"),
        (["play", "--resume", "/nowhere/at/all"], "does not exist"),
        (["check", "/nowhere/at/all"], "does not exist"),
        (["check", "/"], "is a folder"),
        (["check"], "FILE is missing"),
        (["check", "--frob"], "Unknown option “--frob”"),
        (["--lang", "tlh", "games"], "Unknown language “tlh”"),
        (["bench", "chess"], "Unknown game"),
        (["warm", "chess"], "Unknown game"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    code, _, err = terminal(*arguments)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_a_file_that_is_no_text_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    code, _, err = terminal("check", path)
    assert code == 2
    assert "not a text file" in err


def test_games_are_listed_with_their_options(terminal: Terminal) -> None:
    code, out, _ = terminal("games")
    assert code == 0
    assert all(game in out for game in GAMES)
    assert "--option wonders=draft (draft, first-game)" in out


@pytest.mark.compiled
def test_figures_are_one_json_object(terminal: Terminal) -> None:
    code, out, _ = terminal("bench", "duel", "--json", "--rounds", "1")
    assert code == 0
    figures = json.loads(out)
    assert figures["duel.random_games_per_s"]["value"] > 1000
    assert figures["duel.vec_steps_per_s"]["unit"] == "steps/s"
    assert set(figures["duel.view_us"]) == {"value", "unit", "rounds", "spread"}


@pytest.mark.compiled
@pytest.mark.parametrize("options", [[], ["--training"]])
def test_warm_is_quick_when_it_is_done(terminal: Terminal, options: list[str]) -> None:
    terminal("warm", "duel", *options)
    code, out, _ = terminal("warm", "duel", *options)
    assert code == 0
    assert "already compiled" in out


@pytest.mark.compiled
def test_review(terminal: Terminal, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pharos.coach.review import review

    code, out, err = terminal("review", record)
    assert (code, err) == (0, "")
    assert "Ana\n  Average loss" in out
    assert "Bo\n  Average loss" in out
    quick = Effort(playouts=2, worlds=4, adviser="greedy", taste=0.3)
    monkeypatch.setattr(
        import_module("pharos.coach.review"), "review", lambda game, _, progress: review(game, quick, progress)
    )
    code, out, _ = terminal("--lang", "pt-BR", "review", record, "--seat", "1")
    assert code == 0
    assert out.startswith("Você\n  Perda média")
    code, out, _ = terminal("review", record, "--json")
    assert code == 0
    assert [seat["seat"] for seat in json.loads(out)["seats"]] == [0, 1]
    code, _, _ = terminal("review", record, "--html", tmp_path / "review.html")
    assert code == 0
    assert "<svg" in (tmp_path / "review.html").read_text(encoding="utf-8")
    code, _, err = terminal("review", record, "--seat", "5")
    assert code == 2
    assert "5" in err
