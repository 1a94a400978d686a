"""Setting up and laying out: everything that chance decides, and reshuffling it for a seat that cannot know it."""

from __future__ import annotations

from ...core.backend import count, kernel, lowest, nth
from ...core.rng import draw_secret, shuffle
from .constants import GUILDS_IN_PLAY, OFFERED_WONDERS, TOKENS_ON_BOARD, WONDERS_EACH
from .pending import due_seat, push
from .state import BOX, DRAFT, LAYOUT, NONE, State
from .tables import (
    AGES,
    ALL_SLOTS,
    CARD,
    COVERED_BY,
    FACE_UP,
    FIRST_GAME,
    FIRST_GUILD,
    FIRST_OF_AGE,
    GUILDS_END,
    N_TOKENS,
    N_WONDERS,
    SLOTS,
)

PICKS = (0, 1, 1, 1, 0, 0)  # who chooses in the draft; the last wonder of each group is nobody's choice
_DRAFTED = 2 * WONDERS_EACH
_ALL_WONDERS = (1 << N_WONDERS) - 1


@kernel
def set_up(s: State) -> None:
    """R2, R6: five progress tokens on the board, the others set aside, the decks of the three ages."""
    while count(s.board) < TOKENS_ON_BOARD:
        s.board |= 1 << draw_secret(s, N_TOKENS)
    s.aside = ((1 << N_TOKENS) - 1) & ~s.board
    for age in range(1, AGES + 1):
        deal_age(s, age)


@kernel
def deal_age(s: State, age: int) -> None:
    """R6: three cards of the age go back unseen; three guilds join age III; the twenty are in random order."""
    base = SLOTS * (age - 1)
    guilds = GUILDS_IN_PLAY if age == AGES else 0
    _sample(s, base, FIRST_OF_AGE[age], FIRST_OF_AGE[age + 1], SLOTS - guilds)
    _sample(s, base + SLOTS - guilds, FIRST_GUILD, GUILDS_END, guilds)
    shuffle(s, s.decks, base, base + SLOTS)


@kernel
def _sample(s: State, at: int, first: int, end: int, n: int) -> None:
    """Write n of the cards first to end - 1, each equally likely, to the decks from `at` on.

    A card that is not taken is written too, and its place given to the next. There are as many draws as cards.
    """
    card, left = first, n
    while left:
        s.decks[at + left - 1] = card
        left -= draw_secret(s, end - card) < left
        card += 1
    for _ in range(card, end):
        draw_secret(s, 1)


@kernel
def offer_group(s: State, group: int) -> None:
    """R4: four wonders are laid out."""
    s.offer = 0
    for i in range(OFFERED_WONDERS):
        s.offer |= 1 << s.wonder_deck[group * OFFERED_WONDERS + i]
    s.info_epoch += 1


@kernel
def begin_draft(s: State) -> None:
    """R4: the first player picks one, the second two, the first gets the last; then the other way round."""
    for i in range(N_WONDERS):
        s.wonder_deck[i] = i
    shuffle(s, s.wonder_deck, 0, N_WONDERS)
    for i in range(len(PICKS)):
        push(s, DRAFT, PICKS[len(PICKS) - 1 - i], 0)
    offer_group(s, 0)


@kernel
def give_wonder(s: State, p: int, wonder: int) -> None:
    """Put the wonder beside the city, not yet built."""
    me = s.cities[p]
    me.wonders[me.dealt] = wonder
    me.dealt += 1


@kernel
def first_game(s: State) -> None:
    """R5: the wonders proposed for a first game; the others stay in the box."""
    used = 0
    for i in range(_DRAFTED):
        s.wonder_deck[i] = FIRST_GAME[i]
        used |= 1 << FIRST_GAME[i]
        give_wonder(s, i // WONDERS_EACH, FIRST_GAME[i])
    for i in range(_DRAFTED, N_WONDERS):
        s.wonder_deck[i] = nth(_ALL_WONDERS & ~used, i - _DRAFTED)


@kernel
def lay_out(s: State, age: int) -> None:
    """R8: the twenty cards of an age, some face up and some face down."""
    s.age = age
    for slot in range(SLOTS):
        s.layout[slot] = s.decks[SLOTS * (age - 1) + slot]
        s.decks[SLOTS * (age - 1) + slot] = NONE
        s.where[s.layout[slot]] = LAYOUT
    s.present = ALL_SLOTS
    s.shown = FACE_UP[age - 1]
    s.open = 0
    for slot in range(SLOTS):
        if COVERED_BY[SLOTS * (age - 1) + slot] == 0:
            s.open |= 1 << slot
    s.info_epoch += 1


@kernel
def redeal(s: State, seat: int) -> None:
    """R7, R9, R32, R38: reshuffle what a seat cannot know: face-down and removed cards, later ages, undrawn wonders,
    the tokens that the other seat's library drew."""
    for age in range(s.age + 1, AGES + 1):
        deal_age(s, age)
    if s.age:
        _redeal_layout(s, FIRST_OF_AGE[s.age], FIRST_OF_AGE[s.age + 1])
        if s.age == AGES:
            _redeal_layout(s, FIRST_GUILD, GUILDS_END)
    is_first_group = s.age == 0 and s.cities[0].dealt + s.cities[1].dealt < OFFERED_WONDERS
    redraw_wonders(s, OFFERED_WONDERS if is_first_group else _DRAFTED)
    if s.drawn and due_seat(s) != seat:
        draw_for_library(s, count(s.drawn))


@kernel
def redraw_wonders(s: State, first: int) -> None:
    """R7: the wonders from `first` on have been seen by nobody: put them in order, then in random order."""
    seen = 0
    for i in range(first):
        seen |= 1 << s.wonder_deck[i]
    unseen = _ALL_WONDERS & ~seen
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
            if draw_secret(s, unknown) < count(wanted):
                slot = nth(wanted, draw_secret(s, count(wanted)))
                wanted &= ~(1 << slot)
                s.layout[slot] = card
                s.where[card] = LAYOUT
            unknown -= 1


@kernel
def draw_for_library(s: State, n: int) -> None:
    """R38: draw tokens at random from those set aside."""
    s.drawn = 0
    while count(s.drawn) < min(n, count(s.aside)):
        s.drawn |= 1 << nth(s.aside, draw_secret(s, count(s.aside)))
