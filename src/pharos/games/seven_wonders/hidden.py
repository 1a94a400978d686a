"""Reshuffles what a seat cannot know, consistent with every hand it has held and everything it has seen (R51).

A seat knows the cards of a hand whenever it holds it. Later it sees what others build from that hand, but not what they
sell or tuck. So the cards that left a hand unseen between two of the seat's looks, or are still in it, are known as a
set, and only which of them went where is open. What left a hand before the seat ever held it is open altogether.
"""

from __future__ import annotations

from ...core.backend import count, kernel, nth
from ...core.rng import draw_fast
from .choices import find_options, menu_action, menu_size
from .hands import card_at, free_city, free_city_hand, hand_at, has_free_city, seat_at, steward
from .pending import due
from .state import DISCARD, SIDE, TURN, WAITING, State
from .tables import AGES, DECK, FIRST_GUILD, GUILDS, HAND, TURNS


@kernel
def hand_of(s: State, slot: int) -> int:
    """The hand a card belongs to; drawn cards belong to the hand with the Free City card."""
    hand = slot % DECK // HAND
    return free_city_hand(slot // DECK + 1) if has_free_city(s) and hand == free_city(s) else hand


@kernel
def drawn_on(s: State, slot: int) -> int:
    """The turn in which a card came into its hand: 1 if dealt, 7 for the card that is left in the draw pile."""
    return slot % DECK - 2 * HAND + 1 if has_free_city(s) and slot % DECK >= 2 * HAND else 1


@kernel
def in_hand_until(s: State, slot: int) -> int:
    """The turn up to which a card was in its hand: this turn, if it still is."""
    return min(s.left_hand_on[slot] + 0, TURNS) if s.place[slot] != WAITING else s.turn


@kernel
def times_held(s: State, seat: int, slot: int, since: int) -> int:
    """How often the seat has held the card's hand, from a turn on until the card left it."""
    age, home, n = slot // DECK + 1, hand_of(s, slot), 0
    for turn in range(since, in_hand_until(s, slot) + 1):
        if hand_at(s, seat, age, turn) == home:
            n += 1
    return n


@kernel
def is_last_drawn_offered(s: State) -> bool:
    """R50: whether the steward is looking at the card that was left in the draw pile."""
    return has_free_city(s) and s.hands[free_city(s)] != 0


@kernel
def is_known(s: State, seat: int, slot: int) -> bool:
    """R51: whether the seat knows this card: it is in a city or in its hand, was played by it, or seen in the pile."""
    place, gone = s.place[slot], s.left_hand_on[slot] + 0
    age = slot // DECK + 1
    if place == WAITING and drawn_on(s, slot) > TURNS:
        return age == s.age and is_last_drawn_offered(s) and steward(s) == seat
    if place == WAITING:
        return drawn_on(s, slot) <= s.turn and hand_at(s, seat, age, s.turn) == hand_of(s, slot)
    if place < DISCARD:
        return True
    if place == DISCARD and 8 * age + gone <= s.cities[seat].looked:
        return True
    if gone > TURNS and drawn_on(s, slot) > TURNS:
        return False
    return seat_at(s, hand_of(s, slot), age, min(gone, TURNS)) == seat


@kernel
def gather(s: State, seat: int, age: int, home: int, group: int) -> int:
    """Collect the unknown cards of an age: those the seat never saw (home < 0), or those of a hand that left it (or not)
    between the same two looks of the seat; how many."""
    n = 0
    for slot in range((age - 1) * DECK, (age - 1) * DECK + HAND * s.n_cities):
        if not is_known(s, seat, slot):
            if home < 0:
                wanted = times_held(s, seat, slot, drawn_on(s, slot)) == 0
            else:
                was_there = drawn_on(s, slot) <= in_hand_until(s, slot)
                wanted = was_there and hand_of(s, slot) == home and times_held(s, seat, slot, 1) == group
            if wanted:
                s.slots[n] = slot
                n += 1
    return n


@kernel
def shuffle_cards(s: State, n: int) -> None:
    """R51: deal cards never seen again from a sorted pile, so that nothing of the old deal shows."""
    for i in range(1, n):
        at, card = i, card_at(s, s.slots[i])
        while at > 0 and card_at(s, s.slots[at - 1]) > card:
            s.cards[s.slots[at]] = s.cards[s.slots[at - 1]]
            at -= 1
        s.cards[s.slots[at]] = card
    for i in range(n - 1, 0, -1):
        a, b = s.slots[i], s.slots[draw_fast(s, i + 1)]
        keep = card_at(s, a)
        s.cards[a] = s.cards[b]
        s.cards[b] = keep


@kernel
def whereabouts_of(s: State, slot: int) -> int:
    """Where a card is and since when, as one number."""
    return s.left_hand_on[slot] * 64 + s.place[slot]


@kernel
def set_whereabouts(s: State, slot: int, whereabouts: int) -> None:
    """The card has gone there, or is still in its hand."""
    s.left_hand_on[slot] = whereabouts // 64
    s.place[slot] = whereabouts % 64


@kernel
def shuffle_whereabouts(s: State, n: int) -> None:
    """R51: cards that were seen are known, but which of them went where is reshuffled."""
    for i in range(1, n):
        at, whereabouts = i, whereabouts_of(s, s.slots[i])
        while at > 0 and whereabouts_of(s, s.slots[at - 1]) > whereabouts:
            set_whereabouts(s, s.slots[at], whereabouts_of(s, s.slots[at - 1]))
            at -= 1
        set_whereabouts(s, s.slots[at], whereabouts)
    for i in range(n - 1, 0, -1):
        a, b = s.slots[i], s.slots[draw_fast(s, i + 1)]
        keep = whereabouts_of(s, a)
        set_whereabouts(s, a, whereabouts_of(s, b))
        set_whereabouts(s, b, keep)


@kernel
def forget_places(s: State, n: int) -> None:
    """R51: the place of a hand that an unseen card has left means nothing, so the earliest places count as left first."""
    for i in range(n):
        for j in range(i + 1, n):
            a, b = s.slots[i], s.slots[j]
            if s.place[b] != WAITING and hand_of(s, a) == hand_of(s, b):
                mine, other = whereabouts_of(s, a), whereabouts_of(s, b)
                if s.place[a] == WAITING or other < mine:
                    set_whereabouts(s, a, other)
                    set_whereabouts(s, b, mine)


@kernel
def redraw_guilds(s: State, n: int) -> None:
    """R32: guilds among the collected cards are drawn again from those the seat has not seen, boxed ones included."""
    unseen = GUILDS[s.edition]
    for slot in range(2 * DECK, 2 * DECK + HAND * s.n_cities):
        if card_at(s, slot) >= FIRST_GUILD:
            unseen &= ~(1 << (card_at(s, slot) - FIRST_GUILD))
    for i in range(n):
        if card_at(s, s.slots[i]) >= FIRST_GUILD:
            unseen |= 1 << (card_at(s, s.slots[i]) - FIRST_GUILD)
    for i in range(n):
        if card_at(s, s.slots[i]) >= FIRST_GUILD:
            guild = nth(unseen, draw_fast(s, count(unseen)))
            unseen &= ~(1 << guild)
            s.cards[s.slots[i]] = FIRST_GUILD + guild


@kernel
def redeal(s: State, seat: int) -> None:
    """R51: reshuffle everything that a seat cannot know; later ages are drawn from the generator later."""
    for age in range(1, s.age + 1):
        n = gather(s, seat, age, -1, 0)
        if age == AGES:
            redraw_guilds(s, n)
        shuffle_cards(s, n)
        forget_places(s, n)
        for home in range(s.players):
            for group in range(1, TURNS // s.players + 2):
                shuffle_whereabouts(s, gather(s, seat, age, home, group))
    if s.age:
        refill_hands(s)
    recommit(s, seat)


@kernel
def refill_hands(s: State) -> None:
    """What is left of each hand, by where the cards are now."""
    for hand in range(s.players):
        s.hands[hand] = 0
    for i in range(HAND * s.n_cities):
        slot = (s.age - 1) * DECK + i
        if s.place[slot] == WAITING and drawn_on(s, slot) <= s.turn:
            hand = hand_of(s, slot)
            s.hands[hand] |= 1 << (i - HAND * hand if i // HAND == hand else i - HAND)


@kernel
def recommit(s: State, seat: int) -> None:
    """R37, R51: what others have chosen this turn is unknown, so they choose at random again."""
    if s.depth == 0:
        return
    for other in range(s.players):
        if other != seat and s.cities[other].committed >= 0:
            if due(s) == TURN:
                recommit_turn(s, other)
            elif due(s) == SIDE:
                s.cities[other].committed = draw_fast(s, 2)


@kernel
def recommit_turn(s: State, other: int) -> None:
    """R37: a random choice for a city, and for the Free City if its steward had made one."""
    find_options(s, other)
    s.cities[other].committed = menu_action(s, draw_fast(s, menu_size(s)))
    if other == steward(s) and s.cities[free_city(s)].committed >= 0:
        find_options(s, free_city(s))
        s.cities[free_city(s)].committed = menu_action(s, draw_fast(s, menu_size(s)))
