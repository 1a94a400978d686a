"""Checks whether a position read from text can occur in a game of Duel, and gives the reason if not."""

from __future__ import annotations

from ...core.backend import count
from ...core.errors import BadText
from .constants import CAPITAL, MOST_WONDERS, OFFERED_WONDERS, SYMBOLS_TO_WIN, TOKEN_COINS, TOKEN_ZONES
from .names import PENDING, WONDER_NAMES
from .pending import decision_of, seat_of
from .setup import PICKS
from .state import BEGIN, DESTROY, DRAFT, FINISH, LIBRARY, REVIVE, TAKE, TURN, State

_WITHIN_A_TURN = (TAKE, LIBRARY, REVIVE, DESTROY)


def check_possible(s: State) -> None:
    """Raise BadText unless the position can occur in a game."""
    check_track(s)
    check_wonders(s)
    if not s.ended:
        check_unfinished(s)
        check_pending(s)


def tokens_left(pawn: int) -> tuple[int, int]:
    """R42: the military tokens of each seat that the pawn has not reached, as bit sets over the zones."""
    left = [sum(1 << zone for zone, row in enumerate(TOKEN_ZONES) if sign * pawn < row.first) for sign in (-1, 1)]
    return left[0], left[1]


def check_track(s: State) -> None:
    """R42: a military token is gone once the pawn has entered its zone."""
    for seat, left in enumerate(tokens_left(s.pawn)):
        lying = s.military_tokens >> len(TOKEN_ZONES) * seat & (1 << len(TOKEN_ZONES)) - 1
        for zone, coins in enumerate(TOKEN_COINS):
            if lying & ~left & 1 << zone:
                raise BadText("duel-error-position-pawn", pawn=s.pawn, coins=coins, seat=seat)


def check_wonders(s: State) -> None:
    """R33: seven wonders are built at most, and with the seventh the last one goes back to the box."""
    built = sum(count(me.built) for me in s.cities)
    if built > MOST_WONDERS:
        raise BadText("duel-error-position-eighth", got=built, most=MOST_WONDERS)
    for me in s.cities:
        for place in range(me.dealt):
            is_built, is_closed = bool(me.built >> place & 1), bool(me.closed >> place & 1)
            if is_closed != (built == MOST_WONDERS and not is_built):
                now = "closed" if is_closed else "open"
                raise BadText("duel-error-position-wonder-box", wonder=WONDER_NAMES[me.wonders[place]], built=built, now=now)


def check_unfinished(s: State) -> None:
    """R41, R45: six different symbols or a pawn in a capital end the game at once."""
    for seat, me in enumerate(s.cities):
        if count(me.science) >= SYMBOLS_TO_WIN:
            raise BadText("duel-error-position-symbols", seat=seat, n=count(me.science))
    if abs(s.pawn) == CAPITAL:
        raise BadText("duel-error-position-capital", pawn=s.pawn)


def check_pending(s: State) -> None:
    """A draft, a turn, the choice of who begins, or the end of a turn that waits for one choice of the same seat."""
    kinds = [decision_of(entry) for entry in s.stack[: s.depth]]
    seats = [seat_of(entry) for entry in s.stack[: s.depth]]
    if kinds[0] == DRAFT:
        is_right = s.age == 0 and _is_draft(s, kinds, seats)
    elif kinds[0] == FINISH:
        is_right = len(kinds) == 2 and kinds[1] in _WITHIN_A_TURN and seats[0] == seats[1]
    else:
        is_right = s.age > 0 and kinds in ([TURN], [BEGIN])
    if not is_right:
        entries = (f"{seat} {PENDING[kind]}" for seat, kind in zip(seats, kinds, strict=True))
        raise BadText("duel-error-position-pending", got=", ".join(entries))


def _is_draft(s: State, kinds: list[int], seats: list[int]) -> bool:
    """R4: whether the picks, the offer and the wonders that each seat has are those of a draft at one moment."""
    dealt = s.cities[0].dealt + s.cities[1].dealt
    picks = list(PICKS[dealt - dealt // OFFERED_WONDERS :])
    picked = [*PICKS[:3], 0, *PICKS[3:], 1][:dealt]
    return (
        kinds == [DRAFT] * len(picks)
        and seats[::-1] == picks
        and count(s.offer) == OFFERED_WONDERS - dealt % OFFERED_WONDERS
        and all(picked.count(seat) == s.cities[seat].dealt for seat in range(2))
    )
