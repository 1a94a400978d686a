"""7 Wonders in the terminal: the table at every moment, menus that can be typed, whole games in both languages."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, RenderableType
from tests.seven_wonders.conftest import at, fresh
from tests.test_cli import Terminal

import pharos
from pharos.cli.renderers import Translator
from pharos.games.seven_wonders.payload_types import View
from pharos.games.seven_wonders.terminal import draw, menu
from pharos.locales import words

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay", "Gil")
WIDTHS = (80, 100, 120, 140)


def translator(game: pharos.Game, language: str = "en") -> Translator:
    return Translator(words(language), game.ruleset, NAMES[: game.players])


def shown(drawing: RenderableType | None, width: int = 120) -> str:
    """A drawing as text, no line wider than the terminal."""
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(drawing)
    text = screen.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    assert max(map(len, text.splitlines())) <= width
    return text


def table(game: pharos.Game, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    return shown(draw(cast(View, game.view(seat)), translator(game, language)), width)


def menu_of(game: pharos.Game, seat: int = 0, width: int = 120) -> str:
    return shown(menu(game, seat, game.legal(seat), translator(game)), width)


def asked(game: pharos.Game, seat: int | None = 0, language: str = "en") -> str:
    """The sentence of the decision that is due."""
    message = game.ruleset.decision_message(game.view(seat))
    assert message is not None
    return translator(game, language).sentence(message)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("players", "edition", "language"), [(2, 1, "en"), (3, 2, "pt-BR"), (4, 1, "pt-BR"), (5, 2, "en"), (7, 1, "pt-BR")]
)
def test_every_moment_of_a_game_can_be_drawn(players: int, edition: int, language: str) -> None:
    game = fresh(7, players, edition)
    while not game.is_over:
        seat = game.to_act[-1]
        if len(game.history) % 11 == 0:
            width = WIDTHS[len(game.history) // 11 % len(WIDTHS)]
            text = table(game, seat, language, width)
            assert all(name in text for name in NAMES[:players])
            table(game, None, language, width)
            shown(menu(game, seat, game.legal(seat), translator(game, language)), width)
        actions = game.legal(seat)
        game.play(seat, actions[len(game.history) * 7 % len(actions)])
    assert "·" in table(game, 0, language)


@pytest.mark.parametrize(("players", "edition"), [(2, 1), (3, 2), (7, 1)])
def test_the_menu_numbers_every_action_once(players: int, edition: int) -> None:
    game = fresh(3, players, edition, "random-a" if edition == 1 else "random-night")
    while not game.is_over:
        seat = game.to_act[0]
        drawn = menu(game, seat, game.legal(seat), translator(game))
        if drawn is not None:
            rows = shown(drawn, 200).splitlines()[1:]
            numbers = re.findall(r"(?<![●+\w])(\d+)(?= |$)", "\n".join(row[:110] for row in rows))
            assert set(range(1, len(game.legal(seat)) + 1)) <= {int(number) for number in numbers}
        game.play(seat, game.legal(seat)[-1])


CITIES = """
    age: 2
    turn: 3
    boards: gizah-a babylon-b rhodes-a
    coins: 5 3 1
    stages: 1 0 0
    city 0: baths stockade west_trading_post
    city 1: barracks guard_tower stockade ore_vein
    city 2: loom scriptorium
    tokens 0: 1 -1
    tokens 1: 1 1
    tokens 2: -1 -1
    hand 0: aqueduct walls statue quarry vineyard
"""


def test_the_own_city_stands_between_its_neighbours() -> None:
    text = table(at(CITIES))
    assert text.index("Bo ·") < text.index("Ana ·") < text.index("Cleo ·")
    assert "Age II · turn 3 of 6 · hands pass to the right →" in text
    assert "▲ 1 Worth 3 victory points." in text
    assert "△ 2 Worth 5 victory points. (3 wood)" in text
    assert "+1 −1" in text
    assert "◆ 3 (+2)" in text
    assert "◆ 0 (−1)" in text
    assert "■ ●1  ⬢ ●2" in text


def test_a_narrow_terminal_has_the_own_city_below_its_neighbours() -> None:
    text = table(at(CITIES), width=80)
    assert text.index("Bo ·") < text.index("Cleo ·") < text.index("Ana ·")


def test_badges_tell_what_cards_cost() -> None:
    text = table(at(CITIES))
    assert "★ ✦ Aqueduct" in text
    assert "✗ ◆ Walls" in text
    assert "✓ ● Vineyard" in text
    assert "●1 ■ Quarry" in text


def test_payments_name_whom_they_enrich() -> None:
    game = at(
        "age: 2 \n boards: gizah-a babylon-b rhodes-a \n coins: 9 3 3 \n city 1: ore_vein lumber_yard \n hand 0: statue"
    )
    text = menu_of(game)
    assert re.search(r"●6 +✦ Statue +\d+ Bo ●4 Cleo ●2", text)
    assert "Worth 4 victory points. (wood and 2 ore)" in text


def test_stages_have_a_column_for_each_payment() -> None:
    game = at("age: 2 \n boards: gizah-a babylon-b rhodes-a \n coins: 9 3 3 \n city 1: stone_pit \n city 2: stone_pit")
    text = menu_of(game)
    assert "Stage 1" in text
    assert "Bo ●2" in text
    assert "Cleo ●2" in text


def test_far_cities_take_a_line_each() -> None:
    text = table(fresh(4, 7))
    lines = text.splitlines()
    assert [next(name for name in NAMES if line.startswith(name)) for line in lines[1:5]] == ["Cleo", "Dan", "Eva", "Fay"]


def test_the_table_tells_who_has_chosen_and_what_oneself_has() -> None:
    game = fresh(4)
    game.play(0, next(text for text in game.legal_texts(0) if text.startswith("sell")))
    assert "✓ has chosen" in table(game)
    assert "… choosing" in table(game)
    assert re.search(r"Your choice: Sell .* for 3 coins", table(game))
    assert "Your choice" not in table(game, 1)
    assert asked(game, 1) == "Bo, choose a card and what to do with it"
    assert asked(game, 0) == "Bo and Cleo are choosing their cards"
    assert asked(game, 0, "pt-BR") == "Bo e Cleo estão escolhendo suas cartas"


def test_both_sides_are_shown_while_one_is_chosen() -> None:
    game = fresh(4, 3, 2)
    assert "Day side" in table(game)
    assert "Night side" in table(game)
    assert menu(game, 0, game.legal(0), translator(game)) is None
    assert asked(game) == "Ana, choose the side of your wonder board"


def test_boards_are_chosen_from_a_list() -> None:
    game = fresh(4, 3, 1, "choose")
    assert "Before the first age" in table(game)
    assert menu(game, 0, game.legal(0), translator(game)) is None
    assert asked(game) == "Ana, choose your wonder board and its side"


def test_the_seventh_card_can_be_declined() -> None:
    game = at("""
        age: 1
        turn: 6
        boards: babylon-b gizah-a rhodes-a
        stages: 2 0 0
        pending: next-turn, revivals, discard-left, seventh-card 0
    """)
    assert asked(game) == "Ana, your wonder lets you play your seventh card"
    assert "to decline" in menu_of(game)


def test_the_discard_pile_has_its_own_sentence() -> None:
    game = at("""
        age: 2
        boards: halicarnassus-a gizah-a rhodes-a
        stages: 2 0 0
        discard: altar
        pending: next-turn, revivals, revive 0
    """)
    assert asked(game) == "Ana, build a card from the discard pile for free"
    assert menu(game, 0, game.legal(0), translator(game)) is None


def test_the_steward_is_told_to_play_for_the_free_city() -> None:
    game = fresh(4, 2)
    assert "Ana runs the Free City" in table(game, width=140)
    assert "Free City ·" in table(game)
    game.play(0, next(text for text in game.legal_texts(0) if text.startswith("sell")))
    assert asked(game) == "Ana, you run the Free City this turn: choose its card"
    assert asked(game, 0, "pt-BR") == "Ana, você administra a Cidade Livre neste turno: escolha a carta dela"
    assert asked(game, 1) == "Bo, choose a card and what to do with it"
    assert "–" in menu_of(game)


@pytest.mark.parametrize(("players", "edition", "language"), [("3", "2", "en"), ("2", "1", "pt-BR")])
def test_a_whole_game_is_played(terminal: Terminal, players: str, edition: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "played.txt"
    arguments = ("--players", players, "--option", f"edition={edition}", "--seed", "3", "--save", file)
    code, out, err = terminal("--lang", language, "play", "seven-wonders", *arguments, typed="1\n" * 100)
    assert (code, err) == (0, "")
    assert ("Score sheet" if language == "en" else "Pontuação") in out
    assert ("Guilds" if language == "en" else "Guildas") in out
    assert pharos.replay(file.read_text(encoding="utf-8")).is_over


def test_what_was_played_since_the_last_choice_is_told(terminal: Terminal) -> None:
    _, out, _ = terminal("--lang", "en", "play", "seven-wonders", "--players", "7", "--seed", "3", typed="1\nquit\n")
    summary = out[out.rindex("Hand:") :]
    assert all(re.search(rf"  {name} (builds|sells)", summary) for name in ("Player 1", *(f"Bot {n}" for n in range(1, 7))))
    assert "has chosen." not in summary


def test_pieces_are_explained_in_the_edition_that_is_played(terminal: Terminal) -> None:
    typed = "? altar\n? gizah\n? 1\nbuild palace\nquit\n"
    arguments = ("play", "seven-wonders", "--players", "3", "--seed", "3", "--option", "boards=random-day")
    _, out, _ = terminal("--lang", "en", *arguments, "--option", "edition=2", typed=typed)
    assert "Altar\n  Worth 3 victory points." in out
    assert "The Pyramids of Giza, Night side" in out
    assert "Palace is not in your hand. Cards:" in out


def test_the_steward_can_take_the_own_card_back(terminal: Terminal) -> None:
    _, out, _ = terminal("--lang", "en", "play", "seven-wonders", "--players", "2", "--seed", "3", typed="1\nundo\nquit\n")
    assert "Undone." in out
