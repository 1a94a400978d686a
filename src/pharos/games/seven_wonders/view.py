"""What a seat may see of a state (R51). Hidden are other hands, choices not yet revealed, the draw pile, and the cards that
others sold, discarded or tucked, but for who has looked through the discard pile."""

from __future__ import annotations

from typing import Any

from ...core.kind import View
from ...core.outcome import Outcome
from . import boards
from .actions import A_CITY, A_SIDE
from .choices import list_menu
from .explain import gift_step, kinds_of, stages_of, symbols
from .hands import free_city, hand_at, has_free_city, seat_at, slot_at, steward
from .hidden import drawn_on, home_of, is_known
from .notation import text
from .payment import bank_cost, go_to_market, has_built, left_of, right_of, used_lanes
from .scoring import CATEGORIES, count_points
from .setup import due, due_city
from .sheet import detail, symbols_chosen
from .state import BUILT, DISCARD, SEVENTH_CARD, SIDE, TURN, UNDER, State
from .tables import BOARD_NAMES, DECK, HAND, MOST_STAGES, NAMES, TURNS
from .vocabulary import POWERS, SIDES, SYMBOLS

DECISIONS = ("board", "side", "turn", "seventh-card", "revive", "copy-guild")
STEPS = ("begin-age", "sevenths", "discard-left", "revivals", "next-turn", "judge")
REASONS = ("", "points", "coins", "shared")
_ALL_KNOWING = -1
Placed = dict[int, list[int]]
"""Slots of cards by where they lie."""


def seats_of(bits: int) -> list[int]:
    """The seats in a bit set."""
    return [seat for seat in range(7) if bits >> seat & 1]


def seat_due(s: State, c: int) -> int:
    """The seat that decides for a city."""
    return c if c < s.players else steward(s)


def owing(s: State) -> list[int]:
    """The seats that owe a decision."""
    if not s.depth:
        return []
    return seats_of(s.owing) if due(s) in (TURN, SIDE) else [seat_due(s, due_city(s))]


def changeable(s: State) -> int:
    """R37: bit set of seats that have chosen and may still change their mind."""
    if not s.depth or due(s) not in (TURN, SIDE):
        return 0
    return sum(1 << seat for seat in range(s.players) if s.cities[seat].committed >= 0 and not s.owing >> seat & 1)


def decision(s: State) -> dict[str, Any] | None:
    """The decision that is due, as everybody sees it."""
    if not s.depth:
        return None
    seats = owing(s)
    found: dict[str, Any] = {"kind": DECISIONS[due(s)], "seat": seats[0], "seats": seats}
    if due(s) not in (TURN, SIDE):
        found["city"] = due_city(s)
    return found


def passing(s: State) -> str | None:
    """R32, R33: where hands go after this turn."""
    if not s.age or s.turn == TURNS:
        return None
    return "swap" if has_free_city(s) else "right" if s.age == 2 else "left"


def view(s: State, seat: int | None) -> View:
    """All that a seat may know of the game."""
    placed = slots_by_place(s)
    shown: View = {
        "game": "seven-wonders",
        "seat": seat,
        "edition": s.edition + 1,
        "players": s.players,
        "age": s.age,
        "turn": s.turn,
        "passing": passing(s),
        "decision": decision(s),
        "committed": seats_of(changeable(s)),
        "steward": steward(s) if has_free_city(s) and s.age else None,
        "draw_pile": _draw_pile(s),
        "discard": pile(s, seat),
        "cities": [city(s, c, seat, placed) for c in range(s.n)],
        "hand": hand(s, seat),
        "chosen": chosen(s, seat),
        "options": options(s, seat),
        "outcome": None,
    }
    ended = outcome(s)
    if ended:
        shown["outcome"] = {
            "winners": list(ended.winners),
            "reason": ended.reason,
            "points": list(ended.points),
            "ranking": [list(place) for place in ended.ranking],
            "detail": [detail(s, c) for c in range(s.players)],
            "symbols": [symbols_chosen(s, c) for c in range(s.players)],
        }
    return shown


def everything(s: State) -> View:
    """What everybody sees and all that is hidden besides: for games that are over."""
    shown = view(s, None)
    shown["discard"] = pile(s, _ALL_KNOWING)
    placed = slots_by_place(s)
    for c, one in enumerate(shown["cities"]):
        one["stages"] = stages(s, c, _ALL_KNOWING, placed)
    shown["hands"] = [hand(s, seat) or [] for seat in range(s.players)]
    shown["choices"] = [chosen(s, seat) for seat in range(s.players)]
    return shown


def _draw_pile(s: State) -> int:
    return sum(1 for card in range(2 * HAND, 3 * HAND) if s.age and _waits(s, card)) if has_free_city(s) else 0


def _waits(s: State, card: int) -> bool:
    slot = (s.age - 1) * DECK + card
    return s.place[slot] == 0 and drawn_on(s, slot) > s.turn


def who_had(s: State, slot: int) -> int | None:
    """The seat that put a card away; None for the card left in the draw pile."""
    gone = s.gone[slot]
    if gone > TURNS and drawn_on(s, slot) > TURNS:
        return None
    return seat_at(s, home_of(s, slot), slot // DECK + 1, min(gone, TURNS))


def sees(s: State, seat: int | None, slot: int) -> bool:
    """Whether a viewer knows a card; after the end everybody may look at everything."""
    return bool(s.ended) or seat == _ALL_KNOWING or (seat is not None and is_known(s, seat, slot))


def pile(s: State, seat: int | None) -> list[dict[str, Any]]:
    """R51: the discard pile: when and by whom, and the card where the viewer knows it."""
    slots = [slot for slot in range(s.age * DECK) if s.place[slot] == DISCARD]
    slots.sort(key=lambda slot: (slot // DECK, s.gone[slot], -1 if who_had(s, slot) is None else who_had(s, slot)))
    return [
        {
            "age": slot // DECK + 1,
            "turn": s.gone[slot],
            "seat": who_had(s, slot),
            "card": NAMES[s.kind[slot]] if sees(s, seat, slot) else None,
        }
        for slot in slots
    ]


def slots_by_place(s: State) -> Placed:
    """The cards that have left hands and decks, by where they lie."""
    found: Placed = {}
    for slot, place in enumerate(s.place):
        if place:
            found.setdefault(place, []).append(slot)
    return found


def cards_of(s: State, c: int, placed: Placed) -> list[str]:
    """The structures of a city: in the order in which they were built, as far as that is known."""
    when = {s.kind[slot]: (slot // DECK, s.gone[slot]) for slot in placed.get(BUILT + c, ())}
    return [NAMES[kind] for kind in sorted(kinds_of(s.cities[c]), key=lambda kind: (when.get(kind, (-1, 0)), kind))]


def city(s: State, c: int, seat: int | None, placed: Placed) -> dict[str, Any]:
    """A city as a viewer sees it: all of it is public but the tucked cards."""
    me = s.cities[c]
    has_board = me.board >= 0
    return {
        "seat": c if c < s.players else None,
        "board": BOARD_NAMES[me.board] if has_board else None,
        "side": SIDES[s.edition][me.side] if me.side >= 0 else None,
        "resource": boards.EDITIONS[s.edition][me.board].resource if has_board else None,
        "stages": stages(s, c, seat, placed),
        "coins": me.coins,
        "cards": cards_of(s, c, placed),
        "symbols": [{"resources": symbol.resources, "for_sale": symbol.for_sale} for symbol in symbols(s, c)],
        "prices": prices(s, c),
        "shields": me.shields,
        "science": dict(zip(SYMBOLS, me.symbols, strict=True)) | {"wild": me.wild},
        "victories": list(me.victories),
        "defeats": me.counts[8],
        "powers": [name for number, name in enumerate(POWERS) if me.powers >> number & 1],
        "free_used": bool(me.used),
        "copied": NAMES[me.copied] if me.copied >= 0 else None,
        "neighbours": {"left": left_of(s, c), "right": right_of(s, c)},
        "score": score_sheet(s, c),
    }


def stages(s: State, c: int, seat: int | None, placed: Placed) -> list[dict[str, Any]]:
    """The stages of a wonder, built ones with the age of the tucked card, and its name where the viewer knows it."""
    found = []
    for number, row in enumerate(stages_of(s, c)):
        stage: dict[str, Any] = {"cost": row.cost, "built": number < s.cities[c].stages}
        for slot in placed.get(UNDER + c * MOST_STAGES + number, ()):
            stage["age"] = slot // DECK + 1
            stage["under"] = NAMES[s.kind[slot]] if sees(s, seat, slot) else None
        found.append(stage)
    return found


def prices(s: State, c: int) -> dict[str, dict[str, int]]:
    """R9, R38: what a unit costs this city, by sort and neighbour."""
    go_to_market(s, c)
    m = s.market
    return {"raw": {"left": m.raw_left, "right": m.raw_right}, "made": {"left": m.made_left, "right": m.made_right}}


def hand_names(s: State, seat: int) -> list[str]:
    """The hand of a seat, sorted as the card list is."""
    held = hand_at(s, seat, s.age, s.turn)
    kinds = [s.kind[slot_at(s.age, held, bit)] for bit in range(2 * HAND) if s.hands[held] >> bit & 1]
    return [NAMES[kind] for kind in sorted(kinds)]


def hand(s: State, seat: int | None) -> list[str] | None:
    """The viewer's own hand."""
    return hand_names(s, seat) if seat is not None and s.age else None


def chosen(s: State, seat: int | None) -> list[str]:
    """R37, R51: what the viewer itself has chosen so far this turn, for the own city and for the Free City."""
    if seat is None or not s.depth or s.cities[seat].committed < 0:
        return []
    if due(s) == SIDE:
        return [text(A_SIDE + 2 * s.edition + s.cities[seat].committed)]
    found = [text(s.cities[seat].committed)]
    if seat == steward(s) and s.cities[free_city(s)].committed >= 0:
        found.append(text(A_CITY + s.cities[free_city(s)].committed))
    return found


def options(s: State, seat: int | None) -> list[dict[str, Any]]:
    """What each card the viewer may choose from can do, for each city it decides for: payments, what is free and why."""
    found: list[dict[str, Any]] = []
    if seat is None or not s.depth or due(s) not in (TURN, SEVENTH_CARD):
        return found
    if due(s) == SEVENTH_CARD:
        return [_menu(s, due_city(s))] if seat_due(s, due_city(s)) == seat else found
    found.append(_menu(s, seat))
    if seat == steward(s) and s.cities[seat].committed >= 0:
        found.append(_menu(s, free_city(s)))
    return found


def _menu(s: State, c: int) -> dict[str, Any]:
    """The menu of a city as plain data."""
    s.menu.listed = 0
    list_menu(s, c, [0] * 512)
    m = s.menu
    cards = [
        {
            "card": NAMES[m.kinds[i]],
            "built": has_built(s.cities[c], m.kinds[i]),
            "bank": bank_cost(s, c, m.kinds[i]),
            "payments": payment_pairs(m.ways[i]),
            "gift": gift_step(s, c, m.kinds[i]),
            "free_once": bool(m.free >> i & 1),
        }
        for i in range(m.n)
    ]
    cards.sort(key=lambda card: NAMES.index(str(card["card"])))
    return {"city": c, "cards": cards, "stage": payment_pairs(m.stage), "may_sell": bool(m.may_sell)}


def payment_pairs(ways: int) -> list[list[int]]:
    """A set of payments as pairs (coins to the left, coins to the right), cheapest first."""
    lanes = [lane for lane in range(0, 60, 4) if used_lanes(ways) >> lane & 1]
    pairs = [[lane // 4, (ways >> lane & 15) - 1] for lane in lanes]
    return sorted(pairs, key=lambda pair: (sum(pair), pair[0]))


def score_sheet(s: State, c: int) -> dict[str, int]:
    """The score sheet as if the game ended now: everything on it is public."""
    if s.cities[c].side < 0:
        return dict.fromkeys(CATEGORIES, 0)
    count_points(s, c)
    return dict(zip(CATEGORIES, s.sheet, strict=True))


def outcome(s: State) -> Outcome | None:
    """R31, R47, R53: the result and the ranking by points, then coins; None while the game goes on."""
    if not s.ended:
        return None
    sheets = tuple(score_sheet(s, c) for c in range(s.players))
    ranks = [(sum(sheet.values()), s.cities[c].coins) for c, sheet in enumerate(sheets)]
    places = [tuple(c for c in range(s.players) if ranks[c] == rank) for rank in sorted(set(ranks), reverse=True)]
    return Outcome(places[0], REASONS[s.ended], sheets, tuple(places))
