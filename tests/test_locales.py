"""Every word exists in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pharos
from pharos.core.errors import BadChoice, BadText, PharosError
from pharos.locales import languages, preferred, words

PACKAGE = Path(pharos.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
LANGUAGES = languages()
GAMES = pharos.game_ids()


def ids(language: str) -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in (PACKAGE / "locales" / language).glob("*.ftl"))
    return {id for text in texts for id in re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)}


def values(language: str) -> dict[str, set[str]]:
    """The values that each message speaks of."""
    ids: dict[str, set[str]] = {}
    for path in (PACKAGE / "locales" / language).glob("*.ftl"):
        for entry in re.split(r"^(?=[a-zA-Z][\w-]* =)", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if id := re.match(r"([a-zA-Z][\w-]*) =", entry):
                ids[id[1]] = set(re.findall(r"\{ \$(\w+)", entry))
    return ids


def test_english_and_brazilian_portuguese_are_there() -> None:
    assert LANGUAGES == ("en", "pt-BR")


def test_all_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("pt-BR")


def test_every_message_that_the_web_client_names_exists() -> None:
    sources = (path for path in WEB.rglob("*.*") if path.suffix in {".ts", ".svelte"} and ".test" not in path.suffixes)
    named = {
        id for path in sources for id in re.findall(r"['\"`](web-[a-z\d-]*[a-z\d])['\"`]", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 500
    assert named - ids("en") == set()


def test_messages_speak_of_the_same_values() -> None:
    english, portuguese = values("en"), values("pt-BR")
    assert {id for id in english if english[id] != portuguese[id]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_lacks_no_word(game: str, language: str) -> None:
    missing = {id for id in pharos.ruleset(game).message_ids() if not words(language).has(f"{game}-{id}")}
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_word_too_many(game: str) -> None:
    wanted = {f"{game}-{id}" for id in pharos.ruleset(game).message_ids()} | used_errors()
    there = {id for id in ids("en") if id.startswith(f"{game}-")}
    assert there - wanted == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_effect_of_every_piece_can_be_said(game: str, language: str) -> None:
    ruleset = pharos.ruleset(game)
    for kind, rows in ruleset.catalogue().items():
        for row in rows:
            for effect in row.get("effects", []):
                sentence = words(language).sentence(game, ruleset.effect_message(effect))
                assert "{" not in sentence, (kind, row["name"])


def used_errors() -> set[str]:
    """The ids of all errors raised anywhere in the package, as message ids."""
    pattern = re.compile(
        r'(?:BadText|BadChoice|IllegalAction|TooExpensive|MissingExtra|PharosError|wrong|goodbye)\(\s*"([\w-]+)"'
    )
    ids = {id for path in PACKAGE.rglob("*.py") for id in pattern.findall(path.read_text(encoding="utf-8"))}
    return {id if "-error-" in id else f"error-{id}" for id in ids}


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
@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_can_be_told(id: str, language: str) -> None:
    say, ruleset = words(language), pharos.ruleset(id)
    game = pharos.new(id, seed=5, engine="interpreted")
    names = [f"P{seat}" for seat in range(game.players)]
    while not game.is_over:
        seat = game.to_act[0]
        message = ruleset.decision_message(game.view(seat))
        assert message is not None
        assert say.sentence(id, message, names)
        actions = game.legal(seat)
        action = actions[len(game.history) % len(actions)]
        assert say.sentence(id, ruleset.action_message(action), names)
        for step in game.explain(seat, action):
            assert say.sentence(id, ruleset.step_message(step), names)
        for viewer in (None, *range(game.players)):
            events = game.copy().play_with_events(seat, action)[viewer]
            assert all(say.sentence(id, ruleset.event_message(event), names) for event in events)
        game.play(seat, action)


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


@dataclass
class Variables:
    """How the messages of one id use their variables."""

    shown: set[str] = field(default_factory=set)
    keys: dict[str, list[str | int]] = field(default_factory=dict)
    categories: set[str] = field(default_factory=set)

    def read(self, node: object) -> None:
        """Collect the variables below a node of the syntax tree."""
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            self.read_selector(node.selector.id.name, node)
        elif isinstance(node, ast.VariableReference):
            self.shown.add(node.id.name)
        else:
            for child in children(node):
                self.read(child)

    def read_selector(self, name: str, node: ast.SelectExpression) -> None:
        """Collect the keys that select a variant, and the variables inside the variants."""
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                self.keys.setdefault(name, []).append(int(variant.key.value))
            elif variant.key.name in ("one", "many", "few", "two", "zero"):
                self.categories.add(name)
            elif variant.key.name != "other":
                self.keys.setdefault(name, []).append(variant.key.name)
            self.read(variant.value)

    @property
    def numeric(self) -> set[str]:
        """Variables that select a variant by their number."""
        exact = {name for name, keys in self.keys.items() if any(isinstance(key, int) for key in keys)}
        return self.categories | exact

    def others(self, name: str) -> Iterator[dict[str, str | int]]:
        """Every combination of the other variables that leads to a different variant."""
        names = sorted((self.shown | set(self.keys) | self.categories) - {name})
        choices = [[*self.keys.get(other, []), *([1] if other in self.categories else []), "other"] for other in names]
        for values in product(*choices):
            yield dict(zip(names, values, strict=True))


def children(node: object) -> Iterator[ast.BaseNode]:
    """The nodes directly below a node."""
    for value in vars(node).values():
        yield from (item for item in (value if isinstance(value, list) else [value]) if isinstance(item, ast.BaseNode))


def messages(language: str) -> Iterator[ast.Message]:
    """All messages of a language as syntax trees."""
    for path in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], path.name
        yield from (entry for entry in body if isinstance(entry, ast.Message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    assert [id for id, n in Counter(message.id.name for message in messages(language)).items() if n > 1] == []


def wrong_numbers(language: str) -> Iterator[str]:
    """Renderings that show a number other than the one they were given, or the same sentence for two numbers."""
    say = words(language)
    for message in messages(language):
        variables = Variables()
        variables.read(message.value)
        for name in sorted(variables.shown | variables.numeric):
            for others in variables.others(name):
                texts = {n: say.say(message.id.name, **others, **{name: n}) for n in (0, 1, 2, 947)}
                expected = set(re.findall(r"\d+", texts[947])) - {"947"} | {str(value) for value in others.values()}
                for n in (0, 1, 2):
                    if set(re.findall(r"\d+", texts[n])) - {str(n)} - expected:
                        yield f"{message.id.name}, {name}={n}: {texts[n]}"
                if name in variables.shown and "947" in texts[947] and len(set(texts.values())) < len(texts):
                    yield f"{message.id.name}: {name} makes no difference in {texts}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_shows_the_number_it_was_given(language: str) -> None:
    assert list(wrong_numbers(language)) == []


def test_events_name_people_not_directions() -> None:
    say, names = words("en"), ["Ana", "Bo"]
    paid = {"city": 0, "card": "altar", "left": 2, "right": 1, "left_city": 1, "right_city": 2, "bank": 0}
    built = say.sentence("seven-wonders", ("event-build", paid), names)
    assert built == "Ana builds Altar, paying 2 to Bo and 1 to Free City."
    battle = ("event-battle", {"shields_by_seat": [2, 0]})
    assert say.sentence("architects", battle, names) == "Battle! Shields: Ana (2) and Bo (0)."
    assert say.sentence("architects", battle) == "Battle! Shields: 2 and 0."
    sides = say.sentence("seven-wonders", ("event-sides", {"sides_by_seat": ["a", "b", "a"]}), names)
    assert sides.startswith("Board sides: Ana (")
    assert "Free City (" in sides
