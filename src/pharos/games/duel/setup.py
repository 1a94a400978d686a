"""Setting up and laying out: everything that chance decides, and dealing it anew for a seat that cannot know it."""

from __future__ import annotations

from ...core.backend import count, kernel, lowest, nth
from ...core.chance import draw, seed_chance, shuffle
from .payment import reprice
from .state import BOX, DRAFT, LAYOUT, State
from .tables import (
    ALL_SLOTS,
    CARD,
    COVERED_BY,
    FACE_UP,
    FIRST_GAME,
    FIRST_GUILD,
    FIRST_OF_AGE,
    N_CARDS,
    N_TOKENS,
    N_WONDERS,
    SLOTS,
)

STARTING_COINS = 7
GROUP = 4  # wonders on offer at a time
ON_BOARD = 5  # progress tokens
GUILDS_IN_PLAY = 3
_PICKS = (0, 1, 1, 1, 0, 0)  # who chooses in the draft; the last wonder of each group is nobody's choice


@kernel
def push(s: State, decision: int, seat: int, detail: int) -> None:
    """Make a decision the next one due; the detail is a colour to destroy, or 1 for playing again."""
    s.stack[s.depth] = detail << 5 | decision << 1 | seat
    s.depth += 1


@kernel
def pop(s: State) -> None:
    """The decision that was due is made."""
    s.depth -= 1
    s.stack[s.depth] = 0


@kernel
def replace(s: State, decision: int, seat: int, detail: int) -> None:
    """The decision that was due is made, and another takes its place."""
    s.stack[s.depth - 1] = detail << 5 | decision << 1 | seat


@kernel
def due(s: State) -> int:
    """The kind of decision that is due."""
    return s.stack[s.depth - 1] >> 1 & 0b1111


@kernel
def due_seat(s: State) -> int:
    """The seat that owes it."""
    return s.stack[s.depth - 1] & 1


@kernel
def due_detail(s: State) -> int:
    """Its detail."""
    return s.stack[s.depth - 1] >> 5


@kernel
def set_up(s: State, seed: int) -> None:
    """R1, R2, R3: pawn in the middle, four military tokens, five progress tokens on the board, seven coins each."""
    seed_chance(s, seed)
    s.learnt = s.age = s.ended = s.winners = s.pawn = s.last = s.depth = 0
    s.plunder = 0b1111
    s.present = s.shown = s.open = 0
    for level in range(8):
        s.stack[level] = 0
    for slot in range(SLOTS):
        s.layout[slot] = -1
    for card in range(N_CARDS):
        s.where[card] = BOX
    s.board = 0
    while count(s.board) < ON_BOARD:
        s.board |= 1 << draw(s, N_TOKENS)
    s.aside = ((1 << N_TOKENS) - 1) & ~s.board
    s.drawn = s.offer = 0
    s.slots = s.builds = s.raises = s.n_slots = s.n_builds = s.n_raises = 0
    for age in range(1, 4):
        deal_age(s, age)


@kernel
def clear_city(s: State, p: int) -> None:
    """R3: an empty city with seven coins."""
    me = s.cities[p]
    me.coins = STARTING_COINS
    me.production = me.sold = me.fixed = 0
    me.one_raw = me.one_made = me.chains = me.science = me.tokens = 0
    me.dealt = me.raised = me.closed = 0
    me.cheaper_blue = me.cheaper_wonder = me.economy = me.more_shields = me.theology = me.chain_coins = 0
    for row in range(10):
        me.counts[row] = 0
        me.points[row] = 0
    for place in range(4):
        me.wonders[place] = -1


@kernel
def clear_cities(s: State) -> None:
    """Both cities empty, and the prices that follow."""
    for p in range(2):
        clear_city(s, p)
    for p in range(2):
        reprice(s, p)


@kernel
def deal_age(s: State, age: int) -> None:
    """R6: three cards of the age go back unseen; three guilds join age III; the twenty are in random order."""
    first = FIRST_OF_AGE[age]
    end = FIRST_OF_AGE[age + 1] if age < 3 else FIRST_GUILD
    base = SLOTS * (age - 1)
    guilds = GUILDS_IN_PLAY if age == 3 else 0
    _sample(s, base, first, end, SLOTS - guilds)
    _sample(s, base + SLOTS - guilds, FIRST_GUILD, N_CARDS, guilds)
    shuffle(s, s.decks, base, base + SLOTS)


@kernel
def _sample(s: State, at: int, first: int, end: int, n: int) -> None:
    """Write n of the cards first to end - 1, each equally likely, to the decks from `at` on.

    A card that is not taken is written too, and its place given to the next. There are as many draws as cards.
    """
    card, left = first, n
    while left:
        s.decks[at + left - 1] = card
        left -= draw(s, end - card) < left
        card += 1
    for _ in range(card, end):
        draw(s, 1)


@kernel
def offer_group(s: State, group: int) -> None:
    """R4: four wonders are laid out."""
    s.offer = 0
    for i in range(GROUP):
        s.offer |= 1 << s.wonder_deck[group * GROUP + i]
    s.learnt += 1


@kernel
def begin_draft(s: State) -> None:
    """R4: the first player picks one, the second two, the first gets the last; then the other way round."""
    for i in range(N_WONDERS):
        s.wonder_deck[i] = i
    shuffle(s, s.wonder_deck, 0, N_WONDERS)
    for i in range(6):
        push(s, DRAFT, _PICKS[5 - i], 0)
    offer_group(s, 0)


@kernel
def give_wonder(s: State, p: int, wonder: int) -> None:
    """The wonder lies beside the city, not yet built."""
    me = s.cities[p]
    me.wonders[me.dealt] = wonder
    me.dealt += 1


@kernel
def first_game(s: State) -> None:
    """R5: the wonders proposed for a first game; the others stay in the box."""
    used = 0
    for i in range(8):
        s.wonder_deck[i] = FIRST_GAME[i]
        used |= 1 << FIRST_GAME[i]
        give_wonder(s, i // 4, FIRST_GAME[i])
    rest = ((1 << N_WONDERS) - 1) & ~used
    for i in range(4):
        s.wonder_deck[8 + i] = nth(rest, i)


@kernel
def lay_out(s: State, age: int) -> None:
    """R8: the twenty cards of an age, some face up and some face down."""
    s.age = age
    for slot in range(SLOTS):
        s.layout[slot] = s.decks[SLOTS * (age - 1) + slot]
        s.decks[SLOTS * (age - 1) + slot] = -1
        s.where[s.layout[slot]] = LAYOUT
    s.present = ALL_SLOTS
    s.shown = FACE_UP[age - 1]
    s.open = 0
    for slot in range(SLOTS):
        if COVERED_BY[SLOTS * (age - 1) + slot] == 0:
            s.open |= 1 << slot
    s.learnt += 1


@kernel
def redeal(s: State, seat: int, seed: int) -> None:
    """R7, R9, R32, R38: deal anew what a seat cannot know: face-down and removed cards, later ages, undrawn wonders,
    the tokens that the other seat's library drew."""
    seed_chance(s, seed)
    for age in range(s.age + 1, 4):
        deal_age(s, age)
    if s.age:
        _redeal_layout(s, FIRST_OF_AGE[s.age], FIRST_OF_AGE[s.age + 1] if s.age < 3 else FIRST_GUILD)
        if s.age == 3:
            _redeal_layout(s, FIRST_GUILD, N_CARDS)
        redraw_wonders(s, 2 * GROUP)
    else:
        redraw_wonders(s, GROUP if s.cities[0].dealt + s.cities[1].dealt < GROUP else 2 * GROUP)
    if s.drawn and due_seat(s) != seat:
        draw_for_library(s, count(s.drawn))


@kernel
def redraw_wonders(s: State, first: int) -> None:
    """R7: the wonders from `first` on have been seen by nobody: put them in order, then in random order."""
    seen = 0
    for i in range(first):
        seen |= 1 << s.wonder_deck[i]
    unseen = ((1 << N_WONDERS) - 1) & ~seen
    for i in range(first, N_WONDERS):
        s.wonder_deck[i] = lowest(unseen)
        unseen &= unseen - 1
    shuffle(s, s.wonder_deck, first, N_WONDERS)


@kernel
def _redeal_layout(s: State, first: int, end: int) -> None:
    """R9: cards of one back are mixed with the removed ones of the same back and laid face down again."""
    hidden = s.present & ~s.shown
    unknown = wanted = 0
    for card in range(first, end):
        if s.where[card] == BOX:
            unknown += 1
    for slot in range(SLOTS):
        if hidden >> slot & 1 and CARD[s.layout[slot]].age == CARD[first].age:
            s.where[s.layout[slot]] = BOX
            wanted |= 1 << slot
            unknown += 1
    for card in range(first, end):
        if s.where[card] == BOX and wanted:
            if draw(s, unknown) < count(wanted):
                slot = nth(wanted, draw(s, count(wanted)))
                wanted &= ~(1 << slot)
                s.layout[slot] = card
                s.where[card] = LAYOUT
            unknown -= 1


@kernel
def draw_for_library(s: State, n: int) -> None:
    """R38: draw tokens at random from those set aside."""
    s.drawn = 0
    while count(s.drawn) < min(n, count(s.aside)):
        s.drawn |= 1 << nth(s.aside, draw(s, count(s.aside)))
