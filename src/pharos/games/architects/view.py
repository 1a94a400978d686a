"""What a seat may see of a state. Hidden are the order of the decks below their tops, the central deck's top but for who
looked at it, the face-down progress tokens, and the cards of a search but for the searcher."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...core.kind import View
from ...core.outcome import Outcome
from .construction import deck_at
from .notation import CENTRAL, SIDES
from .payment import natural_ways
from .scoring import CATEGORIES, count_points
from .setup import found
from .state import ACT, KEEP, LOOK, NONE, City, State
from .tables import (
    CENTRE,
    COUNT,
    DECK_SIZE,
    IS_SAME,
    KIND_NAMES,
    LANE,
    N_GOODS,
    N_KINDS,
    N_STAGES,
    STAGE,
    TOKEN_NAMES,
    WONDER_NAMES,
    lane,
)
from .turn import available, set_choices

DECISIONS = ("take", "act", "reach", "look", "keep", "token")
REASONS = ("", "points", "stages", "shared")


def names_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names in a bit set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def seats_of(bits: int) -> list[int]:
    """The seats in a bit set."""
    return [seat for seat in range(7) if bits >> seat & 1]


def counted(goods: int, cards: int) -> dict[str, int]:
    """Packed counters as a dictionary of what is there."""
    counts = [goods >> LANE * kind & 0xFF for kind in range(N_GOODS)]
    counts += [cards >> LANE * (kind - N_GOODS) & 0xFF for kind in range(N_GOODS, N_KINDS)]
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def tallied(numbers: Iterable[int], names: tuple[str, ...]) -> dict[str, int]:
    """How often each piece occurs, in the order of the names and not in theirs."""
    listed = list(numbers)
    return {name: listed.count(number) for number, name in enumerate(names) if number in listed}


def cards_in(s: State, deck: int) -> list[int]:
    """The kinds in a deck, bottom first."""
    first = deck * DECK_SIZE
    return s.cards[first : first + s.left[deck]]


def decks_of(s: State) -> list[int]:
    """The numbers of the decks on the table."""
    return [*range(s.players), CENTRE]


def deck_name(s: State, deck: int) -> str:
    """The wonder that a deck belongs to, or the central one."""
    return CENTRAL if deck == CENTRE else WONDER_NAMES[s.cities[deck].wonder]


def top_of(s: State, deck: int, seat: int | None) -> str | None:
    """The top card of a deck, if the seat may know it."""
    is_known = deck != CENTRE or (seat is not None and s.knows >> seat & 1)
    return KIND_NAMES[cards_in(s, deck)[-1]] if is_known and s.left[deck] else None


def deck_view(s: State, deck: int, seat: int | None) -> dict[str, Any]:
    """A deck: its top as far as known, and what is left in it, which everybody can work out."""
    return {
        "deck": deck_name(s, deck),
        "left": s.left[deck],
        "top": top_of(s, deck, seat),
        "cards": tallied(cards_in(s, deck), KIND_NAMES),
    }


def decision(s: State) -> dict[str, Any] | None:
    """The decision that is due, as everybody sees it."""
    if s.ended:
        return None
    due: dict[str, Any] = {"kind": DECISIONS[s.due], "seat": s.seat}
    if s.due == ACT:
        due["extras"] = s.extras
    if s.due == KEEP:
        due["deck"] = deck_name(s, s.deck)
    if s.due in (LOOK, KEEP):
        due["cards"] = s.amount
    return due


def side_view(s: State, seat: int, side: int) -> dict[str, Any]:
    """A deck that a seat takes cards from: its top as far as known, and what that card would complete."""
    deck = deck_at(s, seat, side)
    top = top_of(s, deck, seat)
    return {"deck": deck_name(s, deck), "card": top, "completes": completes(s, seat, top) if top else []}


def completes(s: State, seat: int, card: str) -> list[str]:
    """What one more card would make due: stages by number, or a progress token."""
    me, kind = s.cities[seat].clone(), KIND_NAMES.index(card)
    me.goods += lane(kind) if kind < N_GOODS else 0
    me.cards += 0 if kind < N_GOODS else lane(kind)
    due = [f"stage {n + 1}" for n in range(N_STAGES) if available(me) >> n & 1 and natural_ways(s, me, n)]
    return due + (["token"] if set_choices(s, me) else [])


def view(s: State, seat: int | None) -> View:
    """All that a seat may know of the game."""
    shown: View = {
        "game": "architects",
        "seat": seat,
        "turn": s.seat,
        "decision": decision(s),
        "decks": [deck_view(s, deck, seat) for deck in decks_of(s)],
        "sides": {} if seat is None else {side: side_view(s, seat, n) for n, side in enumerate(SIDES)},
        "offer": [TOKEN_NAMES[token] for token in s.offer if token != NONE],
        "stack": s.piled,
        "unseen": tallied(s.pile[: s.piled], TOKEN_NAMES),
        "cat": s.cat if s.cat >= 0 else None,
        "conflict": {"tokens": s.conflict, "peace": s.peace},
        "used": names_of(s.fired, TOKEN_NAMES),
        "discard": counted(s.used_goods, s.used_cards),
        "cities": [city(s, p) for p in range(s.players)],
        "outcome": None,
    }
    if s.due == KEEP and s.seat == seat and not s.ended:
        shown |= _searched(s)
    ended = outcome(s)
    if ended:
        shown["outcome"] = {"winners": list(ended.winners), "reason": ended.reason, "points": list(ended.points)}
    return shown


def everything(s: State) -> View:
    """What everybody sees and all that is hidden besides: for games that are over."""
    shown = view(s, None)
    for deck, place in zip(decks_of(s), shown["decks"], strict=True):
        order = [KIND_NAMES[card] for card in reversed(cards_in(s, deck))]
        place |= {"top": order[0] if order else None, "order": order}
    shown["pile"] = [TOKEN_NAMES[token] for token in reversed(s.pile[: s.piled])]
    if s.due == KEEP and not s.ended:
        shown |= _searched(s)
    return shown


def _searched(s: State) -> View:
    """What a search has found, for who may see it."""
    looked_at = [KIND_NAMES[kind] for kind in reversed(cards_in(s, s.deck)[-s.amount :])]
    return {"found": names_of(found(s), KIND_NAMES), "looked_at": looked_at}


def city(s: State, p: int) -> dict[str, Any]:
    """What a player has, as everybody sees it."""
    me = s.cities[p]
    return {
        "wonder": WONDER_NAMES[me.wonder],
        "stages": [stage(me, number) for number in range(N_STAGES)],
        "cards": counted(me.goods, me.cards),
        "tokens": names_of(me.tokens, TOKEN_NAMES) + names_of(me.twice, TOKEN_NAMES),
        "shields": me.shields,
        "victories": me.victories,
        "score": score_sheet(s, p),
    }


def stage(me: City, number: int) -> dict[str, Any]:
    """A stage of a wonder: standing, open to be built, or not yet."""
    return {
        "stage": number + 1,
        "count": COUNT[number],
        "identical": IS_SAME[number],
        "points": STAGE[me.wonder * N_STAGES + number].points,
        "built": bool(me.built >> number & 1),
        "available": bool(available(me) >> number & 1),
    }


def score_sheet(s: State, p: int) -> dict[str, int]:
    """The score sheet as if the game ended now: everything on it is public."""
    points = [0] * len(CATEGORIES)
    count_points(s, p, points)
    return dict(zip(CATEGORIES, points, strict=True))


def outcome(s: State) -> Outcome | None:
    """The result, or None while the game goes on."""
    if not s.ended:
        return None
    sheets = tuple(score_sheet(s, p) for p in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[p].built.bit_count()) for p, sheet in enumerate(sheets)]
    ranking = tuple(tuple(p for p in range(s.players) if ranks[p] == rank) for rank in sorted(set(ranks), reverse=True))
    return Outcome(tuple(seats_of(s.winners)), REASONS[s.ended], sheets, ranking)
