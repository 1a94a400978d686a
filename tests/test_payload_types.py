"""Views, catalogues, events and steps match the payload types that the games declare, field by field."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, product
from random import Random
from types import ModuleType
from typing import Any, get_args

import pytest
from pydantic import ValidationError

import pharos
from pharos.core.game import Game
from pharos.core.json_types import JsonObject
from pharos.server.api.games import catalogue_of
from pharos.server.payload_types import NAMES, listed

GAMES = pharos.game_ids()
SEEDS = {"duel": 25, "seven-wonders": 1, "architects": 4}
BOARDS = ("random", "choose")
Payloads = dict[str, list[Any]]
Table = tuple[int, dict[str, str]]


def tables(game: str) -> Iterator[Table]:
    """Every player count with every value of every option that is a list; boards also to be chosen."""
    ruleset = pharos.ruleset(game)
    listed_options = {o.name: o.values or (BOARDS if o.name == "boards" else (o.default,)) for o in ruleset.options}
    for players, values in product(ruleset.seats, product(*listed_options.values())):
        options = dict(zip(listed_options, values, strict=True))
        try:
            ruleset.parameters(players, ruleset.checked_options(options))
        except pharos.BadChoice:
            continue
        yield players, options


def pairs(table: Table) -> set[tuple[object, ...]]:
    """What a table combines: every two values, and each value."""
    players, options = table
    values = [("players", players), *options.items()]
    return {*combinations(values, 2), *combinations(values, 1)}


def tables_with_every_pair(game: str) -> Iterator[Table]:
    """Tables of a game in which any two values that can meet do so."""
    waiting = list(tables(game))
    missing = set[tuple[object, ...]]().union(*map(pairs, waiting))
    while missing:
        table = max(waiting, key=lambda table: len(pairs(table) & missing))
        missing -= pairs(table)
        yield table


def payloads_of(game: Game, random: Random) -> Payloads:
    """All that a random game sends to seats and watchers, from the first decision to after the end."""
    payloads: Payloads = defaultdict(list)
    payloads["View"] += views(game)
    while not game.is_over:
        seat = random.choice(sorted({*game.to_act, *game.revisable_seats}))
        actions = game.legal(seat)
        payloads["View"] += [game.view(viewer) for viewer in (seat, random.choice([None, *range(game.players)]))]
        if random.random() < 0.3:
            payloads["View"].append(game.ruleset.full_view(game.state))
        payloads["Action"] += [game.ruleset.action_parts(action) for action in actions]
        for action in random.sample(actions, min(4, len(actions))):
            payloads["Step"] += game.explain(seat, action)
        payloads["Event"] += [
            event for events in game.play_with_events(seat, random.choice(actions)).values() for event in events
        ]
    payloads["View"] += views(game)
    return payloads


def views(game: Game) -> list[Any]:
    """All there is, what everybody sees, and what each seat sees."""
    return [game.ruleset.full_view(game.state), *(game.view(seat) for seat in (None, *range(game.players)))]


def sent(game: str, players: int, options: JsonObject, seed: int) -> Payloads:
    """All that a random game of one table sends."""
    return payloads_of(pharos.new(game, players=players, seed=seed, **options), Random(seed))


def catalogues(game: str) -> Payloads:
    """The catalogue of a game, in Python and over the network: the same at every table."""
    return {"Catalogue": [pharos.ruleset(game).catalogue(), catalogue_of(game)]}


def check(game: str, name: str, values: list[Any]) -> None:
    """Raises unless all values, as JSON, match the type."""
    listed(game, name).validate_json(json.dumps(values))


def payload_types(game: str) -> ModuleType:
    return import_module(f"{pharos.ruleset(game).package}.payload_types")


def module_of(game: str, module: str) -> ModuleType:
    return import_module(f"{pharos.ruleset(game).package}.{module}")


def words(alias: Any) -> set[Any]:
    """The values of a named Literal."""
    return set(get_args(alias.__value__))


def tags(game: str, payload: str, union: str, key: str) -> set[str]:
    """The tags that tell the members of a union apart."""
    definitions = listed(game, payload).json_schema()["$defs"]
    members = [definitions[member["$ref"].rsplit("/", 1)[1]]["properties"][key] for member in definitions[union]["anyOf"]]
    return {tag for member in members for tag in member.get("enum", [member.get("const")])}


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_sent_has_its_type(game: str) -> None:
    counted = Counter[str]()
    played = (sent(game, *table, seed) for table in tables_with_every_pair(game) for seed in range(SEEDS[game]))
    for payloads in (catalogues(game), *played):
        for name, values in payloads.items():
            check(game, name, values)
            counted[name] += len(values)
    assert all(counted[name] for name in NAMES), counted


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_type(game: str) -> None:
    assert tags(game, "View", "Decision", "kind") == set(module_of(game, "names").DECISIONS)


@pytest.mark.parametrize("game", GAMES)
def test_forked_and_placed_positions_have_their_types(game: str) -> None:
    at = pharos.new(game, seed=3)
    random = Random(3)
    while not at.is_over:
        at.play(at.to_act[0], random.choice(at.legal(at.to_act[0])))
    for ply in range(0, len(at.history), 7):
        then = at.at(ply)
        check(game, "View", views(then.reshuffled(0, ply)))
        options: JsonObject = dict(at.options)
        placed = pharos.position(game, then.position_text(), **options)
        for name, values in payloads_of(placed, random).items():
            check(game, name, values)


@pytest.mark.parametrize("game", GAMES)
def test_a_field_missing_misnamed_or_unknown_is_noticed(game: str) -> None:
    payloads = sent(game, *next(tables(game)), seed=0) | catalogues(game)
    for name in NAMES:
        value = payloads[name][-1]
        for key in value:
            with pytest.raises(ValidationError):
                check(game, name, [{k: v for k, v in value.items() if k != key}])
            with pytest.raises(ValidationError):
                check(game, name, [{f"{k}_" if k == key else k: v for k, v in value.items()}])
        with pytest.raises(ValidationError):
            check(game, name, [value | {"more": 1}])
    view = payloads["View"][-1]
    for key in set(view["cities"][0]) - {"score"}:
        cities = [{k: v for k, v in city.items() if k != key} for city in view["cities"]]
        with pytest.raises(ValidationError):
            check(game, "View", [view | {"cities": cities}])


@pytest.mark.parametrize("game", GAMES)
def test_names_are_those_of_the_pieces(game: str) -> None:
    at, rows = payload_types(game), pharos.ruleset(game).catalogue()
    named = {"token": "TokenName", "wonder": "WonderName", "board": "BoardName"}
    named |= {"card": "CardName"} if game == "architects" else {}
    for sort in named.keys() & rows.keys():
        assert {row["name"] for row in rows[sort]} == words(getattr(at, named[sort]))
    assert set(at.Score.__annotations__) == set(pharos.ruleset(game).categories)
    parts = [part for sort in rows.values() for row in sort for part in (row, *row.get("stages", ()))]
    assert {effect["verb"] for part in parts for effect in part.get("effects", ())} == words(at.Verb)


def test_words_that_only_one_game_has_are_those_of_its_rows() -> None:
    duel, seven, architects = (module_of(game, "vocabulary") for game in ("duel", "seven-wonders", "architects"))
    assert words(duel.Resource) == set(payload_types("duel").Prices.__annotations__) == {*duel.RAW, *duel.MANUFACTURED}
    assert words(seven.Resource) == {*seven.RAW, *seven.MADE}
    assert words(seven.Side) == {side for sides in seven.SIDES for side in sides}
    assert set(seven.SYMBOLS) == set(payload_types("seven-wonders").Symbols.__annotations__)
    assert words(architects.DeckName) == set(module_of("architects", "cards").DECKS)
