"""How the coach reads Architects: shields beside both neighbours, battles, stages, progress tokens, cards left to others."""

from __future__ import annotations

from ...core.coach_guide import CoachGuide, Gain, Piece, lead
from ...core.ruleset import Parts, View
from .constants import VICTORY_POINTS


def gains(view: View, after: View, seat: int) -> list[Gain]:
    """What a city has gained: shields beside a neighbour, victories, stages and progress tokens."""
    cities, own = view["cities"], view["cities"][seat]
    changes = []
    for other in dict.fromkeys(((seat + 1) % len(cities), (seat - 1) % len(cities))):
        changes += lead(other, own["shields"], after["shields"], cities[other]["shields"], _battle)
    battle = after["victories"] - own["victories"]
    changes += [Gain("battle", float(battle))] if battle > 0 else []
    stages, tokens = _built(after) - _built(own), len(after["tokens"]) - len(own["tokens"])
    changes += [Gain("stage", float(stages))] if stages > 0 else []
    return changes + ([Gain("token", float(tokens))] if tokens > 0 else [])


def _battle(own: int, theirs: int) -> int:
    """R32: what a battle with a neighbour brings."""
    return VICTORY_POINTS if own > theirs else 0


def _built(city: View) -> int:
    return sum(stage["built"] for stage in city["stages"])


def aims(view: View, action: Parts) -> list[Gain]:
    """What the card that a move takes completes."""
    completed = [aim.partition(" ")[0] for aim in _side(view, action).get("completes", [])]
    stage = [Gain("stage")] if "stage" in completed else []
    return stage + ([Gain("token")] if "token" in completed else [])


def piece(view: View, action: Parts) -> Piece | None:
    """The face-up card that a move takes; otherwise the next player to take from that deck would get it."""
    side = _side(view, action)
    return Piece(side["deck"], side["card"]) if action["verb"] == "take" and side.get("card") else None


def _side(view: View, action: Parts) -> View:
    """The deck that a move takes a card from; empty if it takes none from its sides."""
    side: View = (view.get("sides") or {}).get(action.get("side", ""), {})
    return side


GUIDE = CoachGuide(gains, aims, piece, lambda view, card: ())
