"""What a seat may see of a state.

Hidden are the order of the decks below their tops, the central deck's top except from seats that looked at it, the face-down
progress tokens, and the cards of a search except from the searcher.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from ...core import outcome as core
from ...core.bit_sets import members, names_of
from . import payload_types
from .cards import CENTRAL
from .construction import deck_at
from .names import (
    DECISIONS,
    KIND_NAMES,
    REASONS,
    SIDES,
    STAGE_NUMBERS,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from .payload_types import Decision, Deck, Outcome, Score, Side, Sides, Stage, View
from .payment import natural_ways
from .scoring import CATEGORIES, count_points
from .stages import available
from .state import KEEP, NOBODY, NONE, City, State
from .tables import CENTRE, COUNT, DECK_SIZE, IS_SAME, LANE, LANE_MASK, N_GOODS, N_KINDS, N_STAGES, STAGE, lane
from .turn import set_choices
from .vocabulary import CardName, DeckName, SideName

T = TypeVar("T")


def counted(goods: int, cards: int) -> dict[CardName, int]:
    """Packed counters as a dictionary of what is there."""
    counts = [goods >> LANE * kind & LANE_MASK for kind in range(N_GOODS)]
    counts += [cards >> LANE * (kind - N_GOODS) & LANE_MASK for kind in range(N_GOODS, N_KINDS)]
    return {KIND_NAMES[kind]: n for kind, n in enumerate(counts) if n}


def tallied(numbers: Iterable[int], names: tuple[T, ...]) -> dict[T, int]:
    """How often each piece occurs, in the order of the names."""
    listed = list(numbers)
    return {name: listed.count(number) for number, name in enumerate(names) if number in listed}


def cards_in(s: State, deck: int) -> list[int]:
    """The kinds in a deck, bottom first."""
    first = deck * DECK_SIZE
    return s.cards[first : first + s.left[deck]]


def decks_of(s: State) -> list[int]:
    """The numbers of the decks on the table."""
    return [*range(s.players), CENTRE]


def deck_name(s: State, deck: int) -> DeckName:
    """The wonder that a deck belongs to, or the central one."""
    return CENTRAL if deck == CENTRE else WONDER_NAMES[s.cities[deck].wonder]


def top_of(s: State, deck: int, seat: int | None) -> CardName | None:
    """The top card of a deck, if the seat may know it."""
    is_known = deck != CENTRE or (seat is not None and s.knows >> seat & 1)
    return KIND_NAMES[cards_in(s, deck)[-1]] if is_known and s.left[deck] else None


def deck_view(s: State, deck: int, seat: int | None) -> Deck:
    """A deck: its top as far as known, and what is left in it, which everybody can work out."""
    return {
        "deck": deck_name(s, deck),
        "left": s.left[deck],
        "top": top_of(s, deck, seat),
        "cards": tallied(cards_in(s, deck), KIND_NAMES),
    }


def decision(s: State) -> Decision | None:
    """The decision that is due, as everybody sees it."""
    kind = DECISIONS[s.due]
    if s.ended:
        return None
    if kind == "act":
        return {"kind": "act", "seat": s.seat, "extras": s.extras}
    if kind == "look":
        return {"kind": "look", "seat": s.seat, "cards": s.amount}
    if kind == "keep":
        return {"kind": "keep", "seat": s.seat, "deck": deck_name(s, s.deck), "cards": s.amount}
    return {"kind": kind, "seat": s.seat}


def side_view(s: State, seat: int, side: SideName) -> Side:
    """A deck that a seat takes cards from: its top as far as known, and what that card would complete."""
    deck = deck_at(s, seat, SIDES.index(side))
    top = top_of(s, deck, seat)
    return {"deck": deck_name(s, deck), "card": top, "completes": completes(s, seat, top) if top else []}


def sides_view(s: State, seat: int | None) -> Sides:
    """The decks that a seat takes cards from."""
    if seat is None:
        return {}
    return {
        "left": side_view(s, seat, "left"),
        "centre": side_view(s, seat, "centre"),
        "right": side_view(s, seat, "right"),
    }


def completes(s: State, seat: int, card: CardName) -> list[str]:
    """What one more card would make due: stages by number, or a progress token."""
    me, kind = s.cities[seat].clone(), KIND_NAMES.index(card)
    me.goods += lane(kind) if kind < N_GOODS else 0
    me.cards += 0 if kind < N_GOODS else lane(kind)
    due = [f"stage {n + 1}" for n in range(N_STAGES) if available(me) >> n & 1 and natural_ways(s, me, n)]
    return due + (["token"] if set_choices(s, me) else [])


def view(s: State, seat: int | None) -> View:
    """Everything that a seat may know about the game."""
    return _seat_view(s, seat, _public_view(s))


def views(
    s: State, seats: Iterable[int | None], earlier: Mapping[int | None, View], legal: object
) -> dict[int | None, View]:
    """The views of several seats: almost everything is public, and built once."""
    public = _public_view(s)
    return {seat: _seat_view(s, seat, public) for seat in seats}


def _public_view(s: State) -> View:
    """What everybody may know."""
    return {
        "game": "architects",
        "seat": None,
        "turn": s.seat,
        "decision": decision(s),
        "decks": [deck_view(s, deck, None) for deck in decks_of(s)],
        "sides": {},
        "offer": [TOKEN_NAMES[token] for token in s.offer if token != NONE],
        "stack": s.piled,
        "unseen": tallied(s.pile[: s.piled], TOKEN_NAMES),
        "cat": s.cat if s.cat != NOBODY else None,
        "conflict": {"tokens": s.conflict, "peace": s.peace},
        "used": names_of(s.triggered, TOKEN_NAMES),
        "discard": counted(s.discarded_goods, s.discarded_cards),
        "cities": [city(s, p) for p in range(s.players)],
        "outcome": _outcome_view(s),
    }


def _seat_view(s: State, seat: int | None, public: View) -> View:
    """The public view with what only this seat may know."""
    shown = public.copy()
    shown["seat"], shown["sides"] = seat, sides_view(s, seat)
    shown["decks"] = [deck if deck["deck"] != CENTRAL else deck_view(s, CENTRE, seat) for deck in public["decks"]]
    if s.due == KEEP and s.seat == seat and not s.ended:
        _show_search(s, shown)
    return shown


def full_view(s: State) -> View:
    """What everybody sees and everything hidden: for games that are over."""
    shown = view(s, None)
    for deck, place in zip(decks_of(s), shown["decks"], strict=True):
        order = [KIND_NAMES[card] for card in reversed(cards_in(s, deck))]
        place["top"], place["order"] = order[0] if order else None, order
    shown["pile"] = [TOKEN_NAMES[token] for token in reversed(s.pile[: s.piled])]
    if s.due == KEEP and not s.ended:
        _show_search(s, shown)
    return shown


def _show_search(s: State, shown: View) -> None:
    """Add the cards that a search looks at."""
    shown["looked_at"] = [KIND_NAMES[kind] for kind in reversed(cards_in(s, s.deck)[-s.amount :])]


def city(s: State, p: int) -> payload_types.City:
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


def stage(me: City, number: int) -> Stage:
    """A stage of a wonder: built, available, or not yet available."""
    return {
        "stage": STAGE_NUMBERS[number],
        "count": COUNT[number],
        "identical": IS_SAME[number],
        "points": STAGE[me.wonder * N_STAGES + number].points,
        "built": bool(me.built >> number & 1),
        "available": bool(available(me) >> number & 1),
    }


def score_sheet(s: State, p: int) -> Score:
    """The score sheet as if the game ended now: everything on it is public."""
    points = [0] * len(CATEGORIES)
    count_points(s, p, points)
    wonder, cat, blue, military, progress = points
    return {"wonder": wonder, "cat": cat, "blue": blue, "military": military, "progress": progress}


def _outcome_view(s: State) -> Outcome | None:
    if not s.ended:
        return None
    points = [score_sheet(s, p) for p in range(s.players)]
    return {"winners": members(s.winners), "reason": REASONS[s.ended - 1], "points": points}


def outcome(s: State) -> core.Outcome | None:
    """The result, or None while the game is in progress."""
    if not s.ended:
        return None
    sheets = tuple(core.sheet(score_sheet(s, p)) for p in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[p].built.bit_count()) for p, sheet in enumerate(sheets)]
    ranking = tuple(tuple(p for p in range(s.players) if ranks[p] == rank) for rank in sorted(set(ranks), reverse=True))
    return core.Outcome(tuple(members(s.winners)), REASONS[s.ended - 1], sheets, ranking)
