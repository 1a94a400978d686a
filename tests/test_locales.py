"""Every word exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pharos
from pharos.core.errors import BadChoice, BadText, PharosError
from pharos.locales import languages, preferred, words

PACKAGE = Path(pharos.__file__).parent
LANGUAGES = languages()
GAMES = pharos.game_ids()


def ids(language: str) -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in (PACKAGE / "locales" / language).glob("*.ftl"))
    return {id for text in texts for id in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)}


def values(language: str) -> dict[str, set[str]]:
    """The values that each message speaks of."""
    found: dict[str, set[str]] = {}
    for path in (PACKAGE / "locales" / language).glob("*.ftl"):
        for entry in re.split(r"^(?=[a-zA-Z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if id := re.match(r"([a-zA-Z][\w-]*) =", entry):
                found[id[1]] = set(re.findall(r"\{ \$(\w+)", entry))
    return found


def test_english_and_brazilian_portuguese_are_there() -> None:
    assert LANGUAGES == ("en", "pt-BR")


def test_all_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("pt-BR")


def test_messages_speak_of_the_same_values() -> None:
    english, portuguese = values("en"), values("pt-BR")
    assert {id for id in english if english[id] != portuguese[id]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_lacks_no_word(game: str, language: str) -> None:
    missing = {id for id in pharos.kind(game).words() if not words(language).has(f"{game}-{id}")}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_word_too_many(game: str) -> None:
    wanted = {f"{game}-{id}" for id in pharos.kind(game).words()} | used_errors()
    there = {id for id in ids("en") if id.startswith(f"{game}-")}
    assert there - wanted == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_effect_of_every_piece_can_be_said(game: str, language: str) -> None:
    kind = pharos.kind(game)
    for sort, rows in kind.catalogue().items():
        for row in rows:
            for effect in row.get("effects", []):
                sentence = words(language).sentence(game, kind.effect_phrase(effect))
                assert "{" not in sentence, (sort, row["name"])


def used_errors() -> set[str]:
    """The ids of all errors raised anywhere in the package, as message ids."""
    pattern = re.compile(r'(?:BadText|BadChoice|IllegalAction|PharosError|wrong)\(\s*"([\w-]+)"')
    found = {id for path in PACKAGE.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}
    return {id if "-error-" in id else f"error-{id}" for id in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    assert used_errors() <= ids(language)
    assert {id for id in ids(language) if id.startswith("error-")} <= used_errors()


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_read_as_sentences(language: str) -> None:
    say = words(language)
    assert "chess" in say.error(BadChoice("unknown-game", got="chess", expected="duel"))
    inner = BadText("unknown-action", got="frob", near="build walls")
    assert "frob" in say.error(PharosError("record-move", line=3, got="0 frob", reason=inner))
    assert "9223372036854775807" in say.error(BadChoice("bad-seed", got="x", most=(1 << 63) - 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_told(game: str, language: str) -> None:
    say, kind = words(language), pharos.kind(game)
    table = pharos.new(game, seed=5, engine="twin")
    names = [f"P{seat}" for seat in range(table.players)]
    while not table.is_over:
        seat = table.to_act[0]
        phrase = kind.decision_phrase(table.view(seat))
        assert phrase is not None
        assert say.sentence(game, phrase, names)
        actions = table.legal(seat)
        action = actions[len(table.history) % len(actions)]
        assert say.sentence(game, kind.phrase(action), names)
        for step in table.explain(seat, action):
            assert say.sentence(game, kind.step_phrase(step), names)
        for viewer in (None, *range(table.players)):
            told = table.copy().play_telling(seat, action)[viewer]
            assert all(say.sentence(game, kind.event_phrase(event), names) for event in told)
        table.play(seat, action)


def test_the_language_comes_from_the_environment() -> None:
    assert preferred({}) == "en"
    assert preferred({"LANG": "pt_BR.UTF-8"}) == "pt-BR"
    assert preferred({"LANG": "pt_PT.UTF-8"}) == "pt-BR"
    assert preferred({"LANG": "xx"}) == "en"
    assert preferred({"LC_ALL": "en_GB", "LANG": "pt_BR"}) == "en"
    assert preferred({"PHAROS_LANG": "pt-BR", "LANG": "en"}) == "pt-BR"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadChoice):
        words("tlh")


def test_a_missing_message_or_value_is_our_mistake_and_loud() -> None:
    with pytest.raises(KeyError):
        words("en").say("no-such-message")
    with pytest.raises(KeyError):
        words("en").say("error-bad-seat")
