"""Hands that are passed on: which seat holds which of the hands dealt this age, and where each card of a hand is kept.

A hand keeps the number of the seat it was dealt to while it is passed on (R32). With two players the hand that carries
the Free City card also takes in the cards drawn for it (R48, R49); their places follow those of the two hands.
"""

from __future__ import annotations

from ...core.backend import kernel, lowest
from .actions import card_of
from .state import State
from .tables import DECK, HAND


@kernel
def has_free_city(s: State) -> bool:
    """R33: whether this is the two-player game."""
    return s.players == 2


@kernel
def free_city(s: State) -> int:
    """The number of the Free City: the last of the three."""
    return s.n_cities - 1


@kernel
def card_at(s: State, slot: int) -> int:
    """The name of a dealt card; adding 0 makes it as wide as all numbers that rules pass on."""
    return s.cards[slot] + 0


@kernel
def hand_at(s: State, seat: int, age: int, turn: int) -> int:
    """R32, R33: the hand a seat holds on a turn: passed left, right, left; two players swap."""
    n, passed = s.players, turn - 1
    return (seat + passed) % n if age == 2 else (seat + 6 * n - passed) % n


@kernel
def seat_at(s: State, hand: int, age: int, turn: int) -> int:
    """The seat that holds a hand on a turn."""
    n, passed = s.players, turn - 1
    return (hand + 6 * n - passed) % n if age == 2 else (hand + passed) % n


@kernel
def free_city_hand(age: int) -> int:
    """R48: the hand with the Free City card: the left neighbour's in ages I and III, the right neighbour's in age II."""
    return 1 if age == 2 else 0


@kernel
def steward(s: State) -> int:
    """R49: the seat that decides for the Free City this turn; -1 if there is none."""
    return seat_at(s, free_city_hand(s.age), s.age, s.turn) if has_free_city(s) and s.age else -1


@kernel
def seat_for(s: State, c: int) -> int:
    """The seat that decides for a city."""
    return c if c < s.players else steward(s)


@kernel
def slot_at(age: int, hand: int, bit: int) -> int:
    """Where card `bit` of a hand is kept; bits from HAND on are the cards drawn for the Free City."""
    return (age - 1) * DECK + (HAND * hand + bit if bit < HAND else HAND + bit)


@kernel
def bit_of(s: State, hand: int, card: int) -> int:
    """The place in a hand of a card of that name, -1 if there is none."""
    left = s.hands[hand]
    while left:
        bit = lowest(left)
        if card_at(s, slot_at(s.age, hand, bit)) == card:
            return bit
        left &= left - 1
    return -1


@kernel
def hand_for(s: State, c: int) -> int:
    """The hand that serves a city; R50: the last card of the draw pile, once it is offered to the Free City."""
    if c >= s.players and s.hands[free_city(s)]:
        return free_city(s)
    return hand_at(s, seat_for(s, c), s.age, s.turn)


@kernel
def choices_of(s: State, c: int) -> int:
    """R33: the cards a city can choose from: the seat's hand; for the Free City without the steward's own card."""
    hand = hand_for(s, c)
    cards = s.hands[hand]
    own = s.cities[seat_for(s, c)].committed
    if c >= s.players and own >= 0:
        cards &= ~(1 << bit_of(s, hand, card_of(own)))
    return cards


@kernel
def take_card(s: State, c: int, card: int, place: int, turn: int) -> None:
    """A card leaves the hand that serves the city."""
    hand = hand_for(s, c)
    bit = bit_of(s, hand, card)
    slot = slot_at(s.age, hand, bit)
    s.hands[hand] &= ~(1 << bit)
    s.place[slot] = place
    s.left_hand_on[slot] = turn


@kernel
def draw_for_free_city(s: State) -> None:
    """R49: the steward takes the next card of the draw pile into the hand."""
    if has_free_city(s):
        s.hands[free_city_hand(s.age)] |= 1 << (HAND + s.turn - 1)


@kernel
def offer_last_drawn(s: State) -> None:
    """R50: the steward looks at the last card of the draw pile, to play it for the Free City."""
    s.hands[free_city(s)] = 1 << (2 * HAND - 1)
    s.info_epoch += 1
