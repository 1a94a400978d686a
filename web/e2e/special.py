"""Finds rare decisions for the browser tests: plays random games until each has occurred; prints them as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pharos

MOST_GAMES = 400
BOARDS = "halicarnassus-b babylon-b olympia-b"
WANTED: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "duel": ({}, ("take", "library", "revive", "begin", "destroy brown", "destroy grey")),
    "seven-wonders": ({"players": 3, "edition": "1", "boards": BOARDS}, ("revive", "seventh-card", "copy-guild")),
    "seven-wonders free": ({"players": 3, "edition": "1", "boards": "olympia-a rhodes-a gizah-a"}, ("free",)),
    "architects": ({"players": 3}, ("token", "act", "extra", "decline", "reach", "look", "keep", "peek")),
}


def decision_of(game: Any, seat: int) -> Iterator[str]:
    """What a seat decides now, by the names under which it is wanted."""
    view = game.view(seat)
    decision = view["decision"]
    verbs = {text.split()[0] for text in game.legal_texts(seat)}
    yield f"{decision['kind']} {decision['colour']}" if "colour" in decision else decision["kind"]
    yield from verbs & {"extra", "decline"}
    if any(text.endswith(" free") for text in game.legal_texts(seat)):
        yield "free"
    if view.get("cat") == seat and decision["kind"] == "take":
        yield "peek"


def search(game: str, options: dict[str, Any], wanted: tuple[str, ...]) -> dict[str, Any]:
    """For each wanted decision a finished game, the move before which it is due, and whose it is."""
    moments: dict[str, Any] = {}
    for seed in range(MOST_GAMES):
        roll, played = Random(seed), pharos.new(game.split(maxsplit=1)[0], seed=seed, **options)
        seen: dict[str, Any] = {}
        while not played.is_over:
            seat = played.to_act[0]
            for name in decision_of(played, seat):
                seen.setdefault(name, {"ply": len(played.history), "seat": seat})
            played.play(seat, roll.choice(played.legal(seat)))
        record = str(played.record())
        moments |= {name: seen[name] | {"record": record} for name in wanted if name in seen and name not in moments}
        if len(moments) == len(wanted):
            return moments
    raise SystemExit(f"{game}: not moments: {', '.join(set(wanted) - set(moments))}")


if __name__ == "__main__":
    print(json.dumps({game: search(game, *asked) for game, asked in WANTED.items()}))
