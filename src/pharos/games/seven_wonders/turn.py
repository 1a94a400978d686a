"""How a turn works: seats commit in secret, everything is resolved at once, then come the ends of turns and ages."""

from __future__ import annotations

from ...core.backend import kernel
from .actions import A_BOARD, A_CITY, A_COPY, A_DECLINE, A_REVIVE, A_SIDE
from .construction import gain_income, pay_and_play, place_card, receive_trade, revive
from .hands import card_at, free_city, has_free_city, offer_last_drawn, seat_for, steward
from .payment import has_built, left_of, right_of
from .pending import due, due_city, pop, push
from .scoring import copies, judge
from .setup import begin_age, begin_turn, give_board
from .state import (
    BEGIN_AGE,
    BOARD,
    COPY_GUILD,
    DISCARD,
    DISCARD_LEFT,
    JUDGE,
    NEXT_TURN,
    NONE,
    REVIVALS,
    REVIVE,
    SEVENTH_CARD,
    SEVENTHS,
    SIDE,
    TURN,
    WAITING,
    State,
)
from .tables import AGES, DECK, DEFEAT_ROW, FIRST_GUILD, HAND, LOW, N_BOARDS, SEVENTH, TURNS

SEVENTH_TURN = 7  # the "turn" of seventh cards in State.left_hand_on


@kernel
def commit(s: State, seat: int, action: int) -> None:
    """R33, R37: a seat chooses, or changes its mind; the steward's new own choice asks for the Free City's again."""
    if action >= A_CITY:
        s.cities[free_city(s)].committed = action - A_CITY
    else:
        s.cities[seat].committed = action
    s.owing &= ~(1 << seat)
    if action < A_CITY and seat == steward(s):
        s.cities[free_city(s)].committed = NONE
        s.owing |= 1 << seat
    if s.owing == 0:
        pop(s)
        resolve(s)


@kernel
def resolve(s: State) -> None:
    """R2, R3, R33: all pay with the coins of the start of the turn, all cards are placed, then all coins are handed out."""
    s.info_epoch += 1
    if has_free_city(s):
        pay_and_play(s, free_city(s), s.cities[free_city(s)].committed, s.turn)
    for seat in range(s.players):
        pay_and_play(s, seat, s.cities[seat].committed, s.turn)
    for c in range(s.n_cities):
        place_card(s, c, s.cities[c].committed)
    for c in range(s.n_cities):
        gain_income(s, c, s.cities[c].committed)
    receive_trade(s)
    for c in range(s.n_cities):
        s.cities[c].committed = NONE
    push(s, NEXT_TURN, 0)
    push(s, REVIVALS, 0)
    if s.turn == TURNS:
        push(s, DISCARD_LEFT, 0)
        push(s, SEVENTHS, 0)


@kernel
def ask_sevenths(s: State) -> None:
    """R20, R41, R50: cities with that ability may play their last card; the Free City's is the one left in its draw pile."""
    for c in range(s.n_cities):
        if s.cities[c].powers & SEVENTH:
            if c >= s.players:
                offer_last_drawn(s)
            push(s, SEVENTH_CARD, c)


@kernel
def play_seventh(s: State, c: int, action: int) -> None:
    """R20, R41, R43: a separate small turn; if declined, the card is discarded with the others."""
    s.info_epoch += 1
    if action == A_DECLINE:
        return
    action %= A_CITY
    pay_and_play(s, c, action, SEVENTH_TURN if c < s.players else TURNS)
    place_card(s, c, action)
    gain_income(s, c, action)
    receive_trade(s)


@kernel
def discard_left(s: State) -> None:
    """R17, R50: every card left over goes to the discard pile, for nothing."""
    first = (s.age - 1) * DECK
    for i in range(HAND * s.n_cities):
        if s.place[first + i] == WAITING:
            s.place[first + i] = DISCARD
            s.left_hand_on[first + i] = SEVENTH_TURN
    for hand in range(s.n_cities):
        s.hands[hand] = 0


@kernel
def can_revive(s: State, c: int) -> bool:
    """R13, R19: whether the discard pile holds a structure that the city lacks."""
    for slot in range(s.age * DECK):
        if s.place[slot] == DISCARD and not has_built(s.cities[c], card_at(s, slot)):
            return True
    return False


@kernel
def ask_revivals(s: State) -> None:
    """R19, R45, R51: a city that built such a stage this turn looks through the discard pile, if there is anything in it."""
    for c in range(s.n_cities):
        if s.cities[c].revives:
            s.cities[c].revives = 0
            s.cities[seat_for(s, c)].looked = 8 * s.age + (SEVENTH_TURN if s.turn == TURNS else s.turn)
            s.info_epoch += 1
            if can_revive(s, c):
                push(s, REVIVALS, 0)
                push(s, REVIVE, c)
                return


@kernel
def revive_card(s: State, c: int, card: int) -> None:
    """R19: build the card of that name that was discarded last."""
    last, latest = -1, -1
    for slot in range(s.age * DECK):
        if s.place[slot] == DISCARD and s.cards[slot] == card:
            when = slot // DECK * (SEVENTH_TURN + 1) + s.left_hand_on[slot]
            if when >= last:
                last, latest = when, slot
    revive(s, c, latest)
    s.info_epoch += 1


@kernel
def next_turn(s: State) -> None:
    """R26, R32, R55: hands are passed on; after the sixth turn come the conflicts, then the next age or the end."""
    if s.turn < TURNS:
        s.turn += 1
        begin_turn(s)
        return
    fight(s)
    if s.age < AGES:
        push(s, BEGIN_AGE, 0)
        return
    push(s, JUDGE, 0)
    for seat in range(s.players - 1, -1, -1):
        if copies(s, seat) and guilds_around(s, seat):
            push(s, COPY_GUILD, seat)


@kernel
def guilds_around(s: State, c: int) -> int:
    """R23: bit set over FIRST_GUILD + n: guilds in the neighbours' cities."""
    return (s.cities[left_of(s, c)].high | s.cities[right_of(s, c)].high) >> FIRST_GUILD - LOW


@kernel
def fight(s: State) -> None:
    """R26: each pair of neighbours compares shields; the stronger takes a victory token of this age, the weaker a defeat."""
    for c in range(s.n_cities):
        left = left_of(s, c)
        lead = s.cities[c].shields - s.cities[left].shields
        if lead:
            s.cities[c if lead > 0 else left].victories[s.age - 1] += 1
            s.cities[left if lead > 0 else c].counts[DEFEAT_ROW] += 1


@kernel
def choose_side(s: State, seat: int, side: int) -> None:
    """R35, R54: a seat chooses its side, or changes its mind; all are shown together."""
    s.cities[seat].committed = side
    s.owing &= ~(1 << seat)
    if s.owing:
        return
    pop(s)
    for c in range(s.players):
        if s.cities[c].committed >= 0:
            s.cities[c].side = s.cities[c].committed
            s.cities[c].committed = NONE


@kernel
def decide(s: State, seat: int, action: int) -> None:
    """Carry out a legal action of a seat, then all steps up to the next decision."""
    decision = due(s)
    if decision == TURN:
        commit(s, seat, action)
    elif decision == SIDE:
        choose_side(s, seat, (action - A_SIDE) & 1)
    else:
        c = due_city(s)
        pop(s)
        if decision == BOARD:
            number = action - A_BOARD
            give_board(s, c, number // 2 % N_BOARDS, number & 1)
        elif decision == SEVENTH_CARD:
            play_seventh(s, c, action)
        elif decision == REVIVE:
            if action != A_DECLINE:
                revive_card(s, c, action - A_REVIVE)
        else:
            s.cities[c].copied = action - A_COPY
    proceed(s)


@kernel
def proceed(s: State) -> None:
    """Run the steps that need no decision."""
    while s.depth and due(s) >= BEGIN_AGE:
        step = due(s)
        pop(s)
        if step == BEGIN_AGE:
            begin_age(s)
        elif step == SEVENTHS:
            ask_sevenths(s)
        elif step == DISCARD_LEFT:
            discard_left(s)
        elif step == REVIVALS:
            ask_revivals(s)
        elif step == NEXT_TURN:
            next_turn(s)
        else:
            judge(s)
