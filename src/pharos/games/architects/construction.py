"""What a turn does: taking cards, constructing stages, taking progress tokens."""

from __future__ import annotations

from ...core.backend import count, kernel
from ...core.rng import shuffle
from .constants import FACE_UP
from .payment import pay, types_with
from .setup import turn_up
from .state import KEEP, LOOK, NONE, REACH, TOKEN_CHOICE, City, State
from .tables import (
    CARD_KIND,
    CENTRE,
    DECK_SIZE,
    FROM_ANY,
    FROM_BOTH,
    FROM_CENTRE,
    LANE,
    N_STAGES,
    N_SYMBOLS,
    ON_STAGE,
    PROGRESS,
    SEARCH,
    STAGE,
    TOKEN,
)

LEFT, MIDDLE, RIGHT = range(3)  # the three decks that a seat takes cards from
_GREENS = (1 << LANE * N_SYMBOLS) - 1
_TRIPLE = sum(1 << LANE * symbol for symbol in range(N_SYMBOLS))


@kernel
def deck_at(s: State, p: int, side: int) -> int:
    """R1: a seat's own deck is on its left, the deck of its right neighbour on its right."""
    if side == MIDDLE:
        return CENTRE
    if side == LEFT:
        return p
    return p - 1 if p else s.players - 1


@kernel
def open_sides(s: State, p: int) -> int:
    """R3: bit set of the three decks that still have a card."""
    right = p - 1 if p else s.players - 1
    return (s.left[p] > 0) << LEFT | (s.left[CENTRE] > 0) << MIDDLE | (s.left[right] > 0) << RIGHT


@kernel
def trigger_tokens(s: State, me: City, reacting: int) -> None:
    """R16, R17, R47: each token owned now that reacts, and has not yet this turn, allows an extra card."""
    ready = me.tokens & reacting & ~s.triggered
    if ready:
        s.triggered |= ready
        s.extras += count(ready)


@kernel
def add_card(me: City, kind: int) -> None:
    """R58: put a card in front of the player, and add it to the sums."""
    card = CARD_KIND[kind]
    me.goods += card.goods
    me.cards += card.cards
    me.blue += card.points
    me.cats += card.cat
    me.shields += card.shields


@kernel
def receive(s: State, p: int, kind: int) -> None:
    """R5, R19, R20, R28, R31: a card is taken; the cat and the horns take effect at once, tokens react to it."""
    me, card = s.cities[p], CARD_KIND[kind]
    add_card(me, kind)
    if card.cat:
        s.cat = p
    if card.horns:
        s.peace -= min(card.horns, s.peace)
    trigger_tokens(s, me, card.triggers)


@kernel
def take_top(s: State, p: int, deck: int) -> None:
    """R2, R3, R52: the top card of a deck goes to the player; an empty deck gives nothing."""
    if s.left[deck] == 0:
        return
    s.left[deck] -= 1
    place = deck * DECK_SIZE + s.left[deck]
    kind = s.cards[place]
    s.cards[place] = NONE
    if deck == CENTRE:
        s.knows = 0
    if deck == CENTRE or s.left[deck]:
        s.info_epoch += 1
    receive(s, p, kind)


@kernel
def add_stage(me: City, stage: int) -> None:
    """R27, R37: a stage is built, with its points and shields."""
    piece = STAGE[me.wonder * N_STAGES + stage]
    me.built |= 1 << stage
    me.points += piece.points
    me.shields += piece.shields


@kernel
def construct(s: State, p: int, stage: int, payment: int) -> None:
    """R6, R8, R13: pay, turn the stage over, and carry out its effect before the turn continues."""
    me = s.cities[p]
    piece = STAGE[me.wonder * N_STAGES + stage]
    pay(s, me, stage, payment)
    add_stage(me, stage)
    trigger_tokens(s, me, ON_STAGE)
    if piece.takes:
        take_effect(s, p, piece.takes, piece.amount)


@kernel
def take_effect(s: State, p: int, takes: int, amount: int) -> None:
    """R22, R23, R24, R25, R26, R46: a stage's cards come at once; what needs a choice is the next decision."""
    if takes == FROM_CENTRE:
        take_top(s, p, deck_at(s, p, MIDDLE))
    elif takes == FROM_BOTH:
        take_top(s, p, deck_at(s, p, LEFT))
        take_top(s, p, deck_at(s, p, RIGHT))
    elif takes == FROM_ANY:
        s.due = REACH
    elif takes == SEARCH:
        s.due = LOOK
        s.amount = amount
    elif takes == PROGRESS:
        s.due = TOKEN_CHOICE


@kernel
def look_at(s: State, deck: int) -> None:
    """R23, R53: only this player looks at the top cards of a deck."""
    s.deck = deck
    s.amount = min(s.amount, s.left[deck])
    s.due = KEEP
    s.info_epoch += 1


@kernel
def keep(s: State, p: int, kind: int) -> None:
    """R23: one of the cards is taken, the others are shuffled back into their deck, whose new top is visible."""
    first = s.deck * DECK_SIZE
    top = first + s.left[s.deck] - 1
    place = top
    while s.cards[place] != kind:
        place -= 1
    s.cards[place] = s.cards[top]
    s.cards[top] = NONE
    s.left[s.deck] -= 1
    shuffle(s, s.cards, first, top)
    s.deck = s.amount = 0
    s.info_epoch += 1
    receive(s, p, kind)


@kernel
def offered(s: State) -> int:
    """R15: bit set of the face-up progress tokens."""
    tokens = 0
    for place in range(FACE_UP):
        if s.offer[place] != NONE:
            tokens |= 1 << s.offer[place]
    return tokens


@kernel
def add_token(s: State, p: int, token: int) -> None:
    """R16, R33: put the token in front of the player; it works from now on."""
    me = s.cities[p]
    me.twice |= me.tokens & 1 << token
    me.tokens |= 1 << token
    me.shields += TOKEN[token].shields


@kernel
def take_offered(s: State, p: int, token: int) -> None:
    """R15: a face-up token is taken and replaced at once."""
    place = 0
    while s.offer[place] != token:
        place += 1
    turn_up(s, place)
    add_token(s, p, token)


@kernel
def take_piled(s: State, p: int) -> None:
    """R15: the top token of the stack is taken unseen; the face-up ones stay."""
    s.piled -= 1
    token = s.pile[s.piled]
    s.pile[s.piled] = NONE
    s.info_epoch += 1
    add_token(s, p, token)


@kernel
def pairs(me: City) -> int:
    """R14: bit set of the science symbols that the player has two of."""
    return types_with(me.cards & _GREENS, 2)


@kernel
def has_triple(me: City) -> bool:
    """R14: whether the player has all three symbols."""
    return types_with(me.cards & _GREENS, 1) == 0b111


@kernel
def discover(s: State, p: int, spent: int) -> None:
    """R14, R15: the green cards of a set go to the discard pile, and a token is due."""
    s.cities[p].cards -= spent
    s.discarded_cards += spent
    s.due = TOKEN_CHOICE


@kernel
def use_pair(s: State, p: int, symbol: int) -> None:
    """R14: two identical symbols."""
    discover(s, p, 2 << LANE * symbol)


@kernel
def use_triple(s: State, p: int) -> None:
    """R14: three different symbols."""
    discover(s, p, _TRIPLE)
