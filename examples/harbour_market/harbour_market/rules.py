"""The contract with Pharos: kernels over one state. Pharos derives the entry points over arrays of states from them."""

from __future__ import annotations

from pharos.core.backend import Numbers, kernel
from pharos.core.rng import draw_fast, shuffle
from pharos.core.turns import may_decide, owing_seats

from .scoring import count_points
from .state import NEW_STATE, State
from .tables import N_CARDS
from .turn import end_turn, set_up, take, turn_up

__all__ = [
    "NEW_STATE",
    "State",
    "begin",
    "count_points",
    "decide",
    "list_legal",
    "may_decide",
    "owing_seats",
    "play_random",
    "player_count",
    "redeal",
]

N_ACTIONS = N_CARDS  # the number of an action is the number of the card to take
MAX_LEGAL = N_CARDS


@kernel
def begin(s: State, parameters: Numbers) -> None:
    """Set up a new game; parameters[0] is the number of players."""
    set_up(s, parameters[0])


@kernel
def player_count(s: State) -> int:
    """The number of players."""
    return int(s.players)


@kernel
def list_legal(s: State, seat: int, out: Numbers) -> int:
    """R3: write the cards that a seat can pay for; returns how many."""
    n = min(int(s.offered), int(s.cities[seat].coins) + 1)
    for place in range(n):
        out[place] = s.market[place]
    return n


@kernel
def decide(s: State, seat: int, action: int) -> None:
    """Take a card, refill the market, and pass the turn on."""
    take(s, seat, action)
    turn_up(s)
    end_turn(s)


@kernel
def redeal(s: State, seat: int) -> None:
    """Shuffle what no seat knows: the deck."""
    for card in range(s.left):  # in a fixed order first, so that the result does not depend on the true one
        smallest = card
        for other in range(card + 1, s.left):
            if s.deck[other] < s.deck[smallest]:
                smallest = other
        keep = s.deck[card]
        s.deck[card] = s.deck[smallest]
        s.deck[smallest] = keep
    shuffle(s, s.deck, 0, s.left)


@kernel
def play_random(s: State, most: int, out: Numbers) -> int:
    """Make at most this many random decisions; returns how many."""
    done = 0
    while done < most and not s.ended:
        decide(s, s.seat, int(out[draw_fast(s, list_legal(s, s.seat, out))]))
        done += 1
    return done
