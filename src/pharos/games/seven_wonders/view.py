"""What a seat may see of a state (R51).

Hidden are other hands, choices not yet revealed, the draw pile, and the cards that others sold, discarded or tucked, unless
the seat has looked through the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from ...core import outcome as core
from ...core.bit_sets import members
from . import boards, payload_types
from .actions import A_CITY, A_SIDE
from .explain import built_cards, stages_of, symbols, unit_prices
from .hands import free_city, hand_at, has_free_city, seat_at, slot_at, steward
from .hidden import drawn_on, hand_of, is_known
from .menus import Legal, options
from .names import BOARD_NAMES, CARD_NAMES, DECISIONS, REASONS
from .notation import action_parts, text
from .payload_types import Decision, Discarded, Passing, Prices, Score, Stage, View, ViewAge
from .payment import left_of, right_of
from .pending import due, due_city
from .scoring import CATEGORIES, count_points
from .sheet import detail, symbols_chosen
from .state import BUILT, DISCARD, SIDE, TURN, UNDER, WAITING, State
from .tables import DECK, DEFEAT_ROW, HAND, MOST_STAGES, TURNS
from .vocabulary import POWERS, SIDES, Age, Edition

_EDITIONS: tuple[Edition, ...] = (1, 2)
_AGES: tuple[ViewAge, ...] = (0, 1, 2, 3)
_ALL_KNOWING = -1
Placed = dict[int, list[int]]
"""Slots of cards by where they are."""


def seat_due(s: State, c: int) -> int:
    """The seat that decides for a city."""
    return c if c < s.players else steward(s)


def owing(s: State) -> list[int]:
    """The seats that owe a decision."""
    if not s.depth:
        return []
    return members(s.owing) if due(s) in (TURN, SIDE) else [seat_due(s, due_city(s))]


def revisable_seats(s: State) -> int:
    """R37: bit set of seats that have chosen and may still change their mind."""
    if not s.depth or due(s) not in (TURN, SIDE):
        return 0
    return sum(1 << seat for seat in range(s.players) if s.cities[seat].committed >= 0 and not s.owing >> seat & 1)


def decision(s: State) -> Decision | None:
    """The decision that is due, as everybody sees it."""
    if not s.depth:
        return None
    kind, seats = DECISIONS[due(s)], owing(s)
    match kind:
        case "turn" | "side":
            return {"kind": kind, "seat": seats[0], "seats": seats}
        case _:
            return {"kind": kind, "seat": seats[0], "seats": seats, "city": due_city(s)}


def passing(s: State) -> Passing | None:
    """R32, R33: where hands go after this turn."""
    if not s.age or s.turn == TURNS:
        return None
    return "swap" if has_free_city(s) else "right" if s.age == 2 else "left"


def view(s: State, seat: int | None) -> View:
    """Everything that a seat may know about the game."""
    pieces = _Pieces(s)
    return _seat_view(s, seat, _public_view(s, pieces), pieces)


def views(s: State, seats: Iterable[int | None], earlier: Mapping[int | None, View], legal: Legal) -> dict[int | None, View]:
    """The views of several seats. While seats choose, only what they have chosen changes."""
    is_choosing = bool(s.depth) and due(s) in (TURN, SIDE)
    wanted = list(seats)
    by_seat = {seat: _view_while_choosing(s, seat, earlier[seat]) for seat in wanted if is_choosing and seat in earlier}
    if len(by_seat) < len(wanted):
        pieces = _Pieces(s)
        public = _public_view(s, pieces)
        by_seat.update({seat: _seat_view(s, seat, public, pieces, legal) for seat in wanted if seat not in by_seat})
    return by_seat


class _Pieces:
    """Where cards are, computed once for all viewers."""

    def __init__(self, s: State) -> None:
        self.placed = slots_by_place(s)
        self.discarded = _discarded(s, self.placed)


def _public_view(s: State, pieces: _Pieces) -> View:
    """What everybody may know."""
    return {
        "game": "seven-wonders",
        "seat": None,
        "edition": _EDITIONS[s.edition],
        "players": s.players,
        "age": _AGES[s.age],
        "turn": s.turn,
        "passing": passing(s),
        "decision": decision(s),
        "committed": members(revisable_seats(s)),
        "steward": steward(s) if has_free_city(s) and s.age else None,
        "draw_pile": _draw_pile(s),
        "discard": pile(s, None, pieces.discarded),
        "cities": [city(s, c, None, pieces.placed) for c in range(s.n_cities)],
        "hand": None,
        "chosen": [],
        "chosen_parts": [],
        "options": [],
        "outcome": _outcome_view(s),
    }


def _seat_view(s: State, seat: int | None, public: View, pieces: _Pieces, legal: Legal | None = None) -> View:
    """The public view with what only this seat may know."""
    shown = public.copy()
    if seat is not None:
        actions = chosen(s, seat)
        shown["seat"] = seat
        shown["discard"] = known_pile(s, seat, public["discard"], pieces.discarded)
        shown["cities"] = known_cities(s, seat, public["cities"], pieces.placed)
        shown["hand"] = hand(s, seat)
        shown["chosen"], shown["chosen_parts"] = [text(action) for action in actions], [action_parts(a) for a in actions]
        shown["options"] = options(s, seat, legal)
    return shown


def _view_while_choosing(s: State, seat: int | None, earlier: View) -> View:
    """R37: a view from an earlier one of the same turn."""
    shown = earlier.copy()
    shown["decision"], shown["committed"] = decision(s), members(revisable_seats(s))
    if seat is not None:
        actions = chosen(s, seat)
        shown["chosen"], shown["chosen_parts"] = [text(action) for action in actions], [action_parts(a) for a in actions]
        if has_free_city(s):
            shown["options"] = options(s, seat)
    return shown


def _outcome_view(s: State) -> payload_types.Outcome | None:
    ended = outcome(s)
    if ended is None:
        return None
    return {
        "winners": list(ended.winners),
        "reason": REASONS[s.ended - 1],
        "points": [score_sheet(s, c) for c in range(s.players)],
        "ranking": [list(place) for place in ended.ranking],
        "detail": [detail(s, c) for c in range(s.players)],
        "symbols": [symbols_chosen(s, c) for c in range(s.players)],
    }


def full_view(s: State) -> View:
    """What everybody sees and everything hidden: for games that are over."""
    shown = view(s, None)
    placed = slots_by_place(s)
    shown["discard"] = pile(s, _ALL_KNOWING, _discarded(s, placed))
    for c, one in enumerate(shown["cities"]):
        one["stages"] = stages(s, c, _ALL_KNOWING, placed)
    shown["hands"] = [hand(s, seat) or [] for seat in range(s.players)]
    shown["choices"] = [[text(action) for action in chosen(s, seat)] for seat in range(s.players)]
    shown["choices_parts"] = [[action_parts(action) for action in chosen(s, seat)] for seat in range(s.players)]
    return shown


def _draw_pile(s: State) -> int:
    return sum(1 for card in range(2 * HAND, 3 * HAND) if s.age and _waits(s, card)) if has_free_city(s) else 0


def _waits(s: State, card: int) -> bool:
    slot = (s.age - 1) * DECK + card
    return s.place[slot] == WAITING and drawn_on(s, slot) > s.turn


def who_had(s: State, slot: int) -> int | None:
    """The seat that put a card away; None for the card left in the draw pile."""
    gone = s.left_hand_on[slot]
    if gone > TURNS and drawn_on(s, slot) > TURNS:
        return None
    return seat_at(s, hand_of(s, slot), slot // DECK + 1, min(gone, TURNS))


def sees(s: State, seat: int | None, slot: int) -> bool:
    """Whether a viewer knows a card; after the end everybody may see everything."""
    return bool(s.ended) or seat == _ALL_KNOWING or (seat is not None and is_known(s, seat, slot))


def pile(s: State, seat: int | None, discarded: list[tuple[int, int, int]]) -> list[Discarded]:
    """R51: the discard pile: when and by whom, and the card where the viewer knows it."""
    return [
        {
            "age": age_of(slot),
            "turn": turn,
            "seat": None if holder < 0 else holder,
            "card": CARD_NAMES[s.cards[slot]] if sees(s, seat, slot) else None,
        }
        for turn, holder, slot in discarded
    ]


def known_pile(s: State, seat: int, public: list[Discarded], discarded: list[tuple[int, int, int]]) -> list[Discarded]:
    """The discard pile for a seat, with the cards that it knows."""
    if s.ended:
        return public
    has_looked, shown = bool(s.cities[seat].looked), public
    for i, (_, holder, slot) in enumerate(discarded):
        if holder == seat or (has_looked and is_known(s, seat, slot)):
            shown = list(public) if shown is public else shown
            shown[i] = {**public[i], "card": CARD_NAMES[s.cards[slot]]}
    return shown


def _discarded(s: State, placed: Placed) -> list[tuple[int, int, int]]:
    """Turn, seat (-1: nobody) and slot of the discarded cards, in the order of the pile."""
    pile = []
    for slot in placed.get(DISCARD, ()):
        holder = who_had(s, slot)
        pile.append((slot // DECK, s.left_hand_on[slot], -1 if holder is None else holder, slot))
    return [(turn, holder, slot) for _, turn, holder, slot in sorted(pile)]


def age_of(slot: int) -> Age:
    """The age in which a card was dealt."""
    ages: tuple[Age, ...] = (1, 2, 3)
    return ages[slot // DECK]


def slots_by_place(s: State) -> Placed:
    """The cards that have left hands and decks, by where they are."""
    slots_of: Placed = {}
    for slot, place in enumerate(s.place):
        if place:
            slots_of.setdefault(place, []).append(slot)
    return slots_of


def card_names(s: State, c: int, placed: Placed) -> list[str]:
    """The structures of a city: in the order in which they were built, as far as that is known."""
    known = [(slot // DECK, s.left_hand_on[slot], s.cards[slot]) for slot in placed.get(BUILT + c, ())]
    names = {card for _, _, card in known}
    given = [(-1, 0, card) for card in built_cards(s.cities[c]) if card not in names]
    return [CARD_NAMES[card] for _, _, card in sorted([*given, *known])]


def known_cities(s: State, seat: int, public: list[payload_types.City], placed: Placed) -> list[payload_types.City]:
    """The cities for a seat, with the tucked cards that it knows: those that it has tucked itself."""
    if s.ended or not any(s.cities[c].stages for c in _tucking(s, seat)):
        return public
    shown = list(public)
    for c in _tucking(s, seat):
        shown[c] = {**public[c], "stages": stages(s, c, seat, placed)}
    return shown


def _tucking(s: State, seat: int) -> list[int]:
    """The cities for which a seat may have tucked cards: its own and the Free City."""
    return [seat, *range(s.players, s.n_cities)]


def city(s: State, c: int, seat: int | None, placed: Placed) -> payload_types.City:
    """A city as a viewer sees it: all of it is public but the tucked cards."""
    me = s.cities[c]
    has_board = me.board >= 0
    compass, gear, tablet = me.symbols
    first, second, third = me.victories
    return {
        "seat": c if c < s.players else None,
        "board": BOARD_NAMES[me.board] if has_board else None,
        "side": SIDES[s.edition][me.side] if me.side >= 0 else None,
        "resource": boards.EDITIONS[s.edition][me.board].resource if has_board else None,
        "stages": stages(s, c, seat, placed),
        "coins": me.coins,
        "cards": card_names(s, c, placed),
        "symbols": [{"resources": symbol.resources, "for_sale": symbol.for_sale} for symbol in symbols(s, c)],
        "prices": prices(me.cheap),
        "shields": me.shields,
        "science": {"compass": compass, "gear": gear, "tablet": tablet, "wild": me.wild},
        "victories": (first, second, third),
        "defeats": me.counts[DEFEAT_ROW],
        "powers": [name for number, name in enumerate(POWERS) if me.powers >> number & 1],
        "free_used": bool(me.used),
        "copied": CARD_NAMES[me.copied] if me.copied >= 0 else None,
        "neighbours": {"left": left_of(s, c), "right": right_of(s, c)},
        "score": score_sheet(s, c),
    }


def stages(s: State, c: int, seat: int | None, placed: Placed) -> list[Stage]:
    """The stages of a wonder, built ones with the age of the tucked card, and its name where the viewer knows it."""
    rows = []
    for number, row in enumerate(stages_of(s, c)):
        stage: Stage = {"cost": row.cost, "built": number < s.cities[c].stages}
        for slot in placed.get(UNDER + c * MOST_STAGES + number, ()):
            stage["age"] = age_of(slot)
            stage["under"] = CARD_NAMES[s.cards[slot]] if sees(s, seat, slot) else None
        rows.append(stage)
    return rows


@lru_cache
def prices(cheap: int) -> Prices:
    """R9, R38: what a unit costs a city with these lowered prices, by kind and neighbour. Treat it as read-only."""
    (raw_left, made_left), (raw_right, made_right) = unit_prices(cheap)
    return {"raw": {"left": raw_left, "right": raw_right}, "made": {"left": made_left, "right": made_right}}


def hand_names(s: State, seat: int) -> list[str]:
    """The hand of a seat, sorted as the card list is."""
    held = hand_at(s, seat, s.age, s.turn)
    cards = [s.cards[slot_at(s.age, held, bit)] for bit in range(2 * HAND) if s.hands[held] >> bit & 1]
    return [CARD_NAMES[card] for card in sorted(cards)]


def hand(s: State, seat: int | None) -> list[str] | None:
    """The viewer's own hand."""
    return hand_names(s, seat) if seat is not None and s.age else None


def chosen(s: State, seat: int | None) -> list[int]:
    """R37, R51: what the viewer itself has chosen so far this turn, for its own city and for the Free City."""
    if seat is None or not s.depth or s.cities[seat].committed < 0:
        return []
    if due(s) == SIDE:
        return [int(A_SIDE + 2 * s.edition + s.cities[seat].committed)]
    choices = [int(s.cities[seat].committed)]
    if seat == steward(s) and s.cities[free_city(s)].committed >= 0:
        choices.append(int(A_CITY + s.cities[free_city(s)].committed))
    return choices


def score_sheet(s: State, c: int) -> Score:
    """The score sheet as if the game ended now: everything on it is public."""
    points = [0] * len(CATEGORIES)
    if s.cities[c].side >= 0:
        count_points(s, c, points)
    military, treasury, wonder, civilian, science, commerce, guilds = points
    return {
        "military": military,
        "treasury": treasury,
        "wonder": wonder,
        "civilian": civilian,
        "science": science,
        "commerce": commerce,
        "guilds": guilds,
    }


def outcome(s: State) -> core.Outcome | None:
    """R31, R47, R53: the result and the ranking by points, then coins; None while the game is in progress."""
    if not s.ended:
        return None
    sheets = tuple(core.sheet(score_sheet(s, c)) for c in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[c].coins) for c, sheet in enumerate(sheets)]
    places = [tuple(c for c in range(s.players) if ranks[c] == rank) for rank in sorted(set(ranks), reverse=True)]
    return core.Outcome(places[0], REASONS[s.ended - 1], sheets, tuple(places))
