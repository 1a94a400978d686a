"""Setting up: everything that chance decides, and dealing it anew for a seat that cannot know it."""

from __future__ import annotations

from typing import Any

from ...core.backend import count, kernel, nth
from ...core.chance import draw, seed_chance, shuffle
from .state import GOING_ON, KEEP, NOBODY, NONE, TAKE, State
from .tables import (
    CENTRE,
    CENTRE_SIZE,
    DECK,
    DECK_SIZE,
    KIND,
    LANE,
    N_GOODS,
    N_KINDS,
    N_TOKEN_SET,
    N_TOKENS,
    N_WONDERS,
    TOKEN_SET,
)

MOST_PLAYERS = 7
FACE_UP = 3  # progress tokens beside the stack
CONFLICT = (0, 0, 3, 3, 4, 5, 6, 6)  # conflict tokens by number of players


@kernel
def clear(s: State, players: int) -> None:
    """R57, R60: all conflict tokens on their peace side, the cat with nobody, the first seat begins."""
    s.players = players
    s.learnt = s.seat = s.deck = s.amount = s.fired = s.extras = s.winners = s.knows = s.piled = 0
    s.due = TAKE
    s.choices = 3  # no deck is empty
    s.ended = GOING_ON
    s.cat = NOBODY
    s.conflict = s.peace = CONFLICT[players]
    s.used_goods = s.used_cards = 0
    for p in range(MOST_PLAYERS):
        clear_city(s, p)


@kernel
def clear_city(s: State, p: int) -> None:
    """Nothing built, nothing in front of the player."""
    me = s.cities[p]
    me.goods = me.cards = 0
    me.wonder = NONE
    me.built = me.points = me.blue = me.cats = me.shields = me.victories = me.tokens = me.twice = 0


@kernel
def give_wonders(s: State, parameters: Any) -> None:
    """R54: each seat the wonder named for it, or one at random of those that nobody named; all are different."""
    named = 0
    for p in range(s.players):
        if parameters[1 + p] >= 0:
            named |= 1 << parameters[1 + p]
    box = ((1 << N_WONDERS) - 1) & ~named
    for p in range(s.players):
        wonder = parameters[1 + p]
        if wonder < 0:
            wonder = nth(box, draw(s, count(box)))
            box &= ~(1 << wonder)
        s.cities[p].wonder = wonder


@kernel
def lay_deck(s: State, deck: int, printed: int, size: int) -> None:
    """R2, R55: a shuffled deck of the cards that belong to it."""
    first = deck * DECK_SIZE
    for i in range(size):
        s.cards[first + i] = DECK[printed * DECK_SIZE + i]
    shuffle(s, s.cards, first, first + size)
    s.left[deck] = size


@kernel
def lay_decks(s: State) -> None:
    """R1, R2: the decks of the wonders in play between the seats, the central deck in the middle, no others."""
    for p in range(s.players):
        lay_deck(s, p, s.cities[p].wonder, DECK_SIZE)
    for p in range(s.players, MOST_PLAYERS):
        s.left[p] = 0
    for i in range(s.players * DECK_SIZE, CENTRE * DECK_SIZE):
        s.cards[i] = NONE
    lay_deck(s, CENTRE, CENTRE, CENTRE_SIZE)


@kernel
def lay_tokens(s: State) -> None:
    """R56: the progress tokens shuffled face down, three of them turned up beside the stack."""
    for i in range(N_TOKEN_SET):
        s.pile[i] = TOKEN_SET[i]
    shuffle(s, s.pile, 0, N_TOKEN_SET)
    s.piled = N_TOKEN_SET
    for place in range(FACE_UP):
        turn_up(s, place)


@kernel
def turn_up(s: State, place: int) -> None:
    """R15, R50: the top token of the stack fills a place beside it; with an empty stack the place stays empty."""
    if s.piled == 0:
        s.offer[place] = NONE
        return
    s.piled -= 1
    s.offer[place] = s.pile[s.piled]
    s.pile[s.piled] = NONE
    s.learnt += 1


@kernel
def set_up(s: State, seed: int, parameters: Any) -> None:
    """R54 to R57: wonders, decks, progress tokens and conflict tokens are ready for the first turn."""
    seed_chance(s, seed)
    clear(s, parameters[0])
    give_wonders(s, parameters)
    lay_decks(s)
    lay_tokens(s)


@kernel
def redeal(s: State, seat: int, seed: int) -> None:
    """R2, R25, R29, R53: shuffle what a seat has not seen: all of each deck but its face-up top, the central deck but
    for a top card it has seen, the cards of another seat's search, and the face-down tokens."""
    seed_chance(s, seed)
    for deck in range(s.players):
        if s.due == KEEP and s.deck == deck:
            redeal_search(s, s.seat == seat)
        else:
            reshuffle_deck(s, deck, 1)
    reshuffle_deck(s, CENTRE, s.knows >> seat & 1)
    reshuffle_pile(s)


@kernel
def found(s: State) -> int:
    """R23, R52: bit set of the kinds among the cards being looked at."""
    top = s.deck * DECK_SIZE + s.left[s.deck]
    kinds = 0
    for place in range(top - s.amount, top):
        kinds |= 1 << s.cards[place]
    return kinds


@kernel
def redeal_search(s: State, is_own: bool) -> None:
    """R53: the searcher knows the cards; the others know the top one, and that there is something to choose from."""
    reshuffle_deck(s, s.deck, s.amount if is_own else 1)
    while count(found(s)) < 2:
        reshuffle_deck(s, s.deck, 1)


@kernel
def reshuffle_deck(s: State, deck: int, known: int) -> None:
    """Put a deck in random order below its so many known top cards, whatever order it had."""
    first = deck * DECK_SIZE
    end = first + s.left[deck] - known
    if end > first:
        sort_cards(s, first, end)
        shuffle(s, s.cards, first, end)


@kernel
def sort_cards(s: State, first: int, end: int) -> None:
    """Put cards in the order of their kinds."""
    goods = cards = 0
    for place in range(first, end):
        goods += KIND[s.cards[place]].goods
        cards += KIND[s.cards[place]].cards
    place = first
    for kind in range(N_KINDS):
        n = goods & 0xFF if kind < N_GOODS else cards & 0xFF
        for _ in range(n):
            s.cards[place] = kind
            place += 1
        if kind < N_GOODS:
            goods >>= LANE
        else:
            cards >>= LANE


@kernel
def reshuffle_pile(s: State) -> None:
    """Put the face-down tokens in random order, whatever order they had."""
    once = twice = place = 0
    for i in range(s.piled):
        twice |= once & 1 << s.pile[i]
        once |= 1 << s.pile[i]
    for token in range(N_TOKENS):
        for _ in range((once >> token & 1) + (twice >> token & 1)):
            s.pile[place] = token
            place += 1
    shuffle(s, s.pile, 0, s.piled)


@kernel
def is_blank(s: State) -> bool:
    """R49: whether no deck on the table has a card left."""
    cards = 0
    for deck in range(CENTRE + 1):
        cards += s.left[deck]
    return cards == 0
