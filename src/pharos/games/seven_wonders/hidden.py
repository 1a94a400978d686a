"""What a seat cannot know, dealt anew for it, consistent with every hand it has held and all it has seen (R51).

A seat knows the cards of a hand whenever it holds it. Later it sees what others build from that hand, but not what they
sell or tuck. So the cards that left a hand unseen between two of the seat's looks, or are still in it, are known as a
set, and only which of them is where is open. What left a hand before the seat ever held it is open altogether.
"""

from __future__ import annotations

from ...core.backend import count, kernel, nth
from ...core.chance import draw, seed_chance
from .choices import look, menu_action, menu_size
from .hands import free_city, free_city_hand, hand_at, has_free_city, kind_at, seat_at, steward
from .setup import due
from .state import DISCARD, SIDE, TURN, WAITING, State
from .tables import DECK, FIRST_GUILD, GUILDS, HAND, TURNS

_OPEN = 0  # looks at a card that nobody but others have seen


@kernel
def home_of(s: State, slot: int) -> int:
    """The hand a card belongs to; drawn cards belong to the hand with the Free City card."""
    hand = slot % DECK // HAND
    return free_city_hand(slot // DECK + 1) if has_free_city(s) and hand == free_city(s) else hand


@kernel
def drawn_on(s: State, slot: int) -> int:
    """The turn in which a card came into its hand: 1 if dealt, 7 for the card that is left in the draw pile."""
    return slot % DECK - 2 * HAND + 1 if has_free_city(s) and slot % DECK >= 2 * HAND else 1


@kernel
def left_on(s: State, slot: int) -> int:
    """The turn up to which a card was in its hand: this turn, if it still is."""
    return min(s.gone[slot] + 0, TURNS) if s.place[slot] != WAITING else s.turn


@kernel
def looks(s: State, seat: int, slot: int, since: int) -> int:
    """How often the seat has held the card's hand, from a turn on until the card left it."""
    age, home, n = slot // DECK + 1, home_of(s, slot), 0
    for turn in range(since, left_on(s, slot) + 1):
        if hand_at(s, seat, age, turn) == home:
            n += 1
    return n


@kernel
def is_known(s: State, seat: int, slot: int) -> bool:
    """R51: whether the seat knows this card: it stands in a city, is in its hand, was played by it, or seen in the pile."""
    place, gone = s.place[slot], s.gone[slot] + 0
    age = slot // DECK + 1
    if place == WAITING:
        return drawn_on(s, slot) <= s.turn and hand_at(s, seat, age, s.turn) == home_of(s, slot)
    if place < DISCARD:
        return True
    if place == DISCARD and 8 * age + gone <= s.cities[seat].looked:
        return True
    if gone > TURNS and drawn_on(s, slot) > TURNS:
        return False
    return seat_at(s, home_of(s, slot), age, min(gone, TURNS)) == seat


@kernel
def group_of(s: State, seat: int, slot: int) -> int:
    """Cards of one group and hand are exchangeable for the seat: those that left between the same two looks."""
    return looks(s, seat, slot, 1)


@kernel
def gather(s: State, seat: int, age: int, home: int, group: int) -> int:
    """Collect the unknown cards of a hand and group, or (home < 0) all of the age that the seat never saw; how many."""
    n = 0
    for slot in range((age - 1) * DECK, (age - 1) * DECK + HAND * s.n):
        if not is_known(s, seat, slot):
            if home < 0:
                wanted = looks(s, seat, slot, drawn_on(s, slot)) == _OPEN
            else:
                wanted = home_of(s, slot) == home and group_of(s, seat, slot) == group and drawn_on(s, slot) <= TURNS
            if wanted:
                s.slots[n] = slot
                n += 1
    return n


@kernel
def mix(s: State, n: int) -> None:
    """Deal the cards of the collected places anew among them."""
    for i in range(n - 1, 0, -1):
        a, b = s.slots[i], s.slots[draw(s, i + 1)]
        keep = s.kind[a]
        s.kind[a] = s.kind[b]
        s.kind[b] = keep


@kernel
def redraw_guilds(s: State, n: int) -> None:
    """R32: guilds among the collected cards are drawn anew from those the seat has not seen, boxed ones included."""
    unseen = GUILDS[s.edition]
    for slot in range(2 * DECK, 2 * DECK + HAND * s.n):
        if kind_at(s, slot) >= FIRST_GUILD:
            unseen &= ~(1 << (kind_at(s, slot) - FIRST_GUILD))
    for i in range(n):
        if kind_at(s, s.slots[i]) >= FIRST_GUILD:
            unseen |= 1 << (kind_at(s, s.slots[i]) - FIRST_GUILD)
    for i in range(n):
        if kind_at(s, s.slots[i]) >= FIRST_GUILD:
            guild = nth(unseen, draw(s, count(unseen)))
            unseen &= ~(1 << guild)
            s.kind[s.slots[i]] = FIRST_GUILD + guild


@kernel
def redeal(s: State, seat: int, seed: int) -> None:
    """R51: deal anew all that a seat cannot know; ages to come are drawn from the new seed."""
    seed_chance(s, seed)
    for age in range(1, s.age + 1):
        n = gather(s, seat, age, -1, 0)
        if age == 3:
            redraw_guilds(s, n)
        mix(s, n)
        for home in range(s.players):
            for group in range(1, TURNS // s.players + 2):
                mix(s, gather(s, seat, age, home, group))
    recommit(s, seat)


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
                s.cities[other].committed = draw(s, 2)


@kernel
def recommit_turn(s: State, other: int) -> None:
    """R37: a random choice for a city, and for the Free City if its steward had made one."""
    look(s, other)
    s.cities[other].committed = menu_action(s, draw(s, menu_size(s)))
    if other == steward(s) and s.cities[free_city(s)].committed >= 0:
        look(s, free_city(s))
        s.cities[free_city(s)].committed = menu_action(s, draw(s, menu_size(s)))
