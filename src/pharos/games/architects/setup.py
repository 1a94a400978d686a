"""Setting up: everything that chance decides, and reshuffling it for a seat that cannot know it."""

from __future__ import annotations

from ...core.backend import Numbers, count, kernel, nth
from ...core.rng import draw_secret, shuffle
from .constants import CONFLICT, FACE_UP
from .state import KEEP, NONE, State
from .tables import (
    CARD_KIND,
    CENTRE,
    CENTRE_SIZE,
    DECK,
    DECK_SIZE,
    LANE,
    LANE_MASK,
    N_GOODS,
    N_KINDS,
    N_TOKEN_SET,
    N_TOKENS,
    N_WONDERS,
    TOKEN_SET,
)


@kernel
def begin(s: State, parameters: Numbers) -> None:
    """R54 to R57, R60: wonders, decks, progress tokens and conflict tokens are ready; the first seat begins.

    Parameters are the number of players and the wonder of each of seven seats, -1 for a random one.
    """
    s.players = parameters[0]
    s.conflict = s.peace = CONFLICT[s.players]
    give_wonders(s, parameters)
    lay_decks(s)
    lay_tokens(s)


@kernel
def give_wonders(s: State, parameters: Numbers) -> None:
    """R54: each seat the wonder named for it, or one at random of those that nobody named; all are different."""
    named = 0
    for p in range(s.players):
        if parameters[1 + p] >= 0:
            named |= 1 << parameters[1 + p]
    box = ((1 << N_WONDERS) - 1) & ~named
    for p in range(s.players):
        wonder = parameters[1 + p]
        if wonder < 0:
            wonder = nth(box, draw_secret(s, count(box)))
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
    s.info_epoch += 1


@kernel
def redeal(s: State, seat: int) -> None:
    """R2, R25, R29, R53: shuffle what a seat has not seen: all of each deck but its face-up top, the central deck but
    for a top card it has seen, the cards of another seat's search, and the face-down tokens."""
    for deck in range(s.players):
        if s.due == KEEP and s.deck == deck:
            redeal_search(s, s.seat == seat)
        else:
            reshuffle_deck(s, deck, 1)
    reshuffle_deck(s, CENTRE, s.knows >> seat & 1)
    reshuffle_pile(s)
    if s.due == KEEP:
        s.choices = count(searched_kinds(s))


@kernel
def searched_kinds(s: State) -> int:
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
    while count(searched_kinds(s)) < 2:
        reshuffle_deck(s, s.deck, 1)


@kernel
def reshuffle_deck(s: State, deck: int, known: int) -> None:
    """Shuffle a deck below its known top cards, independently of its previous order."""
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
        goods += CARD_KIND[s.cards[place]].goods
        cards += CARD_KIND[s.cards[place]].cards
    place = first
    for kind in range(N_KINDS):
        n = goods & LANE_MASK if kind < N_GOODS else cards & LANE_MASK
        for _ in range(n):
            s.cards[place] = kind
            place += 1
        if kind < N_GOODS:
            goods >>= LANE
        else:
            cards >>= LANE


@kernel
def reshuffle_pile(s: State) -> None:
    """Shuffle the face-down tokens, independently of their previous order."""
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
def are_decks_empty(s: State) -> bool:
    """R49: whether no deck on the table has a card left."""
    cards = 0
    for deck in range(CENTRE + 1):
        cards += s.left[deck]
    return cards == 0
