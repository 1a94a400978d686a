"""Action number <-> action text, and actions as sentences. Numbers are made of the parts that `actions.py` lists."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal

from ...core.errors import BadText
from ...core.ruleset import Message
from .actions import (
    A_BOARD,
    A_BUILD,
    A_CITY,
    A_COPY,
    A_DECLINE,
    A_FREE,
    A_REVIVE,
    A_SELL,
    A_SIDE,
    A_STAGE,
    MOST_PAID,
    N_ACTIONS,
    PAY_LEFT,
    PAY_RIGHT,
    PAYS,
    card_of,
    pay_number,
)
from .names import BOARD_NAMES, CARD_NAMES, SIDE_NAMES
from .payload_types import Action, CardAction
from .vocabulary import SIDES

_EXAMPLES = (
    "build walls", "build walls pay left 2 right 1", "build walls free", "stage using altar",
    "stage using altar pay left 0 right 4", "sell altar", "city build walls", "revive walls", "copy workers_guild",
    "choose day", "choose gizah day", "decline",
)  # fmt: skip


def board_text(number: int) -> str:
    """A board and side, by its place in (edition, board, side)."""
    edition, rest = divmod(number, len(BOARD_NAMES) * 2)
    return f"{BOARD_NAMES[rest // 2]} {SIDE_NAMES[edition * 2 + rest % 2]}"


def _paid(way: int) -> str:
    return f" pay left {PAY_LEFT[way]} right {PAY_RIGHT[way]}" if way else ""


def text(action: int) -> str:
    """The text of an action number; raises BadText if there is none."""
    if not 0 <= action < N_ACTIONS:
        raise BadText("action-number", got=action, most=N_ACTIONS - 1)
    if A_CITY <= action < A_REVIVE:
        return f"city {text(action - A_CITY)}"
    if action < A_STAGE:
        card, way = divmod(action - A_BUILD, PAYS)
        return f"build {CARD_NAMES[card]}{_paid(way)}"
    if action < A_FREE:
        card, way = divmod(action - A_STAGE, PAYS)
        return f"stage using {CARD_NAMES[card]}{_paid(way)}"
    if action < A_SELL:
        return f"build {CARD_NAMES[action - A_FREE]} free"
    if action < A_CITY:
        return f"sell {CARD_NAMES[action - A_SELL]}"
    if action < A_COPY:
        return f"revive {CARD_NAMES[action - A_REVIVE]}"
    if action < A_SIDE:
        return f"copy {CARD_NAMES[action - A_COPY]}"
    if action < A_BOARD:
        return f"choose {SIDE_NAMES[action - A_SIDE]}"
    return f"choose {board_text(action - A_BOARD)}" if action < A_DECLINE else "decline"


def parse(given: str) -> int:
    """The number of an action text, ignoring case and extra spaces; raises BadText with the nearest texts."""
    words = given.lower().split()
    number = _number(words)
    if number is None:
        raise BadText("unknown-action", got=given, near=" | ".join(_near(words)))
    return number


def _number(words: list[str]) -> int | None:
    """The number of a text in words, or None."""
    if words[:1] == ["city"]:
        number = _number(words[1:])
        return A_CITY + number if number is not None and number < A_CITY else None
    match words:
        case ["decline"]:
            return A_DECLINE
        case ["choose", side] if side in SIDE_NAMES:
            return A_SIDE + SIDE_NAMES.index(side)
        case ["choose", board, side] if board in BOARD_NAMES and side in SIDE_NAMES:
            edition, side_number = divmod(SIDE_NAMES.index(side), 2)
            return A_BOARD + (edition * len(BOARD_NAMES) + BOARD_NAMES.index(board)) * 2 + side_number
        case ["sell" | "revive" | "copy" as verb, card] if card in CARD_NAMES:
            return {"sell": A_SELL, "revive": A_REVIVE, "copy": A_COPY}[verb] + CARD_NAMES.index(card)
        case ["build", card, "free"] if card in CARD_NAMES:
            return A_FREE + CARD_NAMES.index(card)
        case ["build", card, *paid] if card in CARD_NAMES:
            return _with_payment(A_BUILD, card, paid)
        case ["stage", "using", card, *paid] if card in CARD_NAMES:
            return _with_payment(A_STAGE, card, paid)
    return None


def _with_payment(by: int, card: str, paid: list[str]) -> int | None:
    way: int | None = 0
    if paid:
        way = _way(paid)
    return None if way is None else by + CARD_NAMES.index(card) * PAYS + way


def _way(paid: list[str]) -> int | None:
    """The number of a payment in words; nothing to pay is not written."""
    match paid:
        case ["pay", "left", left, "right", right] if left.isdecimal() and right.isdecimal():
            if 0 < int(left) + int(right) <= MOST_PAID:
                return pay_number(int(left), int(right))
    return None


def _near(words: list[str]) -> list[str]:
    """Texts that look like it: the same words with the nearest card, or examples."""
    cards = [get_close_matches(word, CARD_NAMES, 1, 0.6) for word in words]
    better = [card[0] if card and word not in _WORDS else word for word, card in zip(words, cards, strict=True)]
    if better != words and _number(better) is not None:
        return [" ".join(better)]
    return get_close_matches(" ".join(words), _EXAMPLES, 3, 0.3) or [_EXAMPLES[0]]


_WORDS = {"city", "build", "stage", "using", "sell", "free", "pay", "left", "right", "revive", "copy", "choose", "decline"}


def action_message(action: int) -> Message:
    """An action as a sentence for the locales."""
    words = text(action).split()
    city = "city-" if words[0] == "city" else ""
    verb, *rest = words[1:] if city else words
    if verb == "decline":
        return "action-decline", {}
    if verb == "choose":
        return (
            ("action-side", {"side": rest[0]}) if len(rest) == 1 else ("action-board", {"board": rest[0], "side": rest[1]})
        )
    values: dict[str, object] = {"card": rest[1] if verb == "stage" else rest[0]}
    if rest[-1] == "free":
        verb = "free"
    elif "pay" in rest:
        verb += "-pay"
        values |= {"left": int(rest[-3]), "right": int(rest[-1])}
    return f"action-{city}{verb}", values


def action_parts(action: int) -> Action:
    """An action as data: its verb, its card, what it pays to each neighbour, whether it is for the Free City."""
    if action < A_REVIVE:
        return _card_parts(action % A_CITY, is_for_free_city=action >= A_CITY)
    if action < A_COPY:
        return {"verb": "revive", "card": CARD_NAMES[action - A_REVIVE]}
    if action < A_SIDE:
        return {"verb": "copy", "card": CARD_NAMES[action - A_COPY]}
    if action < A_BOARD:
        return {"verb": "choose", "side": SIDE_NAMES[action - A_SIDE]}
    if action < A_DECLINE:
        edition, rest = divmod(action - A_BOARD, len(BOARD_NAMES) * 2)
        return {"verb": "choose", "board": BOARD_NAMES[rest // 2], "side": SIDES[edition][rest % 2]}
    return {"verb": "decline"}


def _card_parts(action: int, *, is_for_free_city: bool) -> CardAction:
    verb: Literal["build", "free", "stage", "sell"] = "build"
    if action >= A_SELL:
        verb = "sell"
    elif action >= A_FREE:
        verb = "free"
    elif action >= A_STAGE:
        verb = "stage"
    way = action % PAYS if action < A_FREE else 0
    return {
        "verb": verb,
        "is_for_free_city": is_for_free_city,
        "left": PAY_LEFT[way],
        "right": PAY_RIGHT[way],
        "card": CARD_NAMES[card_of(action)],
    }


def message_ids() -> set[str]:
    """The message ids of all actions."""
    of_turns = {"build", "build-pay", "stage", "stage-pay", "free", "sell"}
    of_others = {"revive", "copy", "side", "board", "decline"}
    return {f"action-{verb}" for verb in of_turns | of_others} | {f"action-city-{verb}" for verb in of_turns}
