"""Any position of Architects as readable text, and back: for tests, puzzles and bug reports.

    wonders: giza rhodes              one for each seat
    seat: 1                           whose turn it is
    due: act                          take, act, reach, look, keep, token
    cards 0: wood wood coin gear      in front of seat 0
    stages 0: 1 2                     constructed
    tokens 0: economy culture culture
    deck 0: stone red1                what is left of the deck to the left of seat 0, top first
    central: blue3                    what is left of the central deck, top first

Lines left out take the value of a fresh game; cards that lie elsewhere are then missing from the decks left out. What
leaves no choice is carried out at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...core.bit_sets import members, names_of
from ...core.errors import BadText
from ...core.notation import read_lines, read_name, read_number
from ...core.rng import MASK, seed_rng
from .cards import CENTRAL, DECKS
from .constants import FACE_UP
from .construction import add_card, add_stage, add_token
from .names import DECISIONS, KIND_NAMES, REASONS, TOKEN_NAMES, WONDER_NAMES
from .setup import begin
from .stages import available
from .state import KEEP, LOOK, NOBODY, NONE, TAKE, State
from .tables import (
    CENTRE,
    CENTRE_SIZE,
    DECK_SIZE,
    MOST_PLAYERS,
    N_GOODS,
    N_KINDS,
    N_STAGES,
    TOKEN_SET,
    lane,
)
from .turn import step
from .view import cards_in, counted, decks_of
from .vocabulary import CardName

_OF_SEATS = ("cards", "stages", "tokens", "deck")
_KEYS = (
    "wonders", "seat", "due", *(f"{key} {p}" for key in _OF_SEATS for p in range(MOST_PLAYERS)), "central", "discard",
    "victories", "cat", "knows", "peace", "offer", "stack", "used", "extras", "search", "ended", "info_epoch", "rng",
)  # fmt: skip


def position_text(s: State) -> str:
    """The whole position, including hidden information."""
    lines = [
        f"wonders: {' '.join(WONDER_NAMES[s.cities[p].wonder] for p in range(s.players))}",
        f"seat: {s.seat}",
        f"due: {DECISIONS[s.due]}",
    ]
    for p in range(s.players):
        me = s.cities[p]
        lines.append(f"cards {p}: {_listed(counted(me.goods, me.cards))}")
        lines.append(f"stages {p}: {' '.join(str(n + 1) for n in range(N_STAGES) if me.built >> n & 1)}")
        owned = names_of(me.tokens, TOKEN_NAMES) + names_of(me.twice, TOKEN_NAMES)
        lines.append(f"tokens {p}: {' '.join(owned)}")
    for deck in decks_of(s):
        names = (KIND_NAMES[kind] for kind in reversed(cards_in(s, deck)))
        lines.append(f"{_deck_key(deck)}: {' '.join(names)}")
    lines.append(f"discard: {_listed(counted(s.discarded_goods, s.discarded_cards))}")
    lines.append(f"victories: {' '.join(str(s.cities[p].victories) for p in range(s.players))}")
    lines.append(f"cat: {s.cat if s.cat != NOBODY else 'nobody'}")
    lines.append(f"knows: {' '.join(map(str, members(s.knows)))}")
    lines.append(f"peace: {s.peace}")
    lines.append(f"offer: {' '.join(TOKEN_NAMES[token] if token != NONE else '-' for token in s.offer)}")
    lines.append(f"stack: {' '.join(TOKEN_NAMES[token] for token in reversed(s.pile[: s.piled]))}")
    lines += _turn_lines(s)
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended - 1]} {' '.join(map(str, members(s.winners)))}")
    lines += [f"info_epoch: {s.info_epoch}", f"rng: {s.rng}"]
    return "\n".join(line.rstrip() for line in lines)


def _turn_lines(s: State) -> list[str]:
    lines = [f"used: {' '.join(names_of(s.triggered, TOKEN_NAMES))}", f"extras: {s.extras}"]
    return [*lines, f"search: {s.deck} {s.amount}"] if s.due in (LOOK, KEEP) else lines


def _listed(counts: Mapping[CardName, int]) -> str:
    return " ".join(name for name, n in counts.items() for _ in range(n))


def _deck_key(deck: int) -> str:
    return CENTRAL if deck == CENTRE else f"deck {deck}"


class _Reader:
    """Builds a state line by line."""

    def __init__(self, text: str) -> None:
        self.lines = read_lines(text, _KEYS)
        self.state = State()

    def names(self, key: str, known: tuple[str, ...]) -> list[int]:
        """The pieces that a line names."""
        return [read_name(key, name, known) for name in self.lines.get(key, "").split()]

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """The numbers of a line."""
        return [read_number(key, text, least, most) for text in self.lines.get(key, "").split()]

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A number, or the default if the line is missing."""
        return read_number(key, self.lines[key], least, most) if key in self.lines else default

    def read(self) -> State:
        """The whole state."""
        s = self.state
        self._table()
        for p in range(s.players):
            self._city(p)
        for kind in self.names("discard", KIND_NAMES):
            s.discarded_goods += lane(kind) if kind < N_GOODS else 0
            s.discarded_cards += lane(kind) if kind >= N_GOODS else 0
        self._decks()
        self._tokens()
        self._turn()
        self._end()
        while step(s):
            pass
        return s

    def _table(self) -> None:
        """Wonders and seats, with everything else as in a fresh game."""
        named = self.names("wonders", WONDER_NAMES) or [WONDER_NAMES.index("giza"), WONDER_NAMES.index("rhodes")]
        if not 2 <= len(named) <= MOST_PLAYERS or len(set(named)) < len(named):
            raise BadText("architects-error-position-wonders", got=self.lines["wonders"])
        for key in self.lines:
            if key.split()[0] in _OF_SEATS and int(key.split()[1]) >= len(named):
                raise BadText("architects-error-position-seat", got=key, most=len(named) - 1)
        seed_rng(self.state, 0)
        begin(self.state, [len(named), *named, *[NONE] * (MOST_PLAYERS - len(named))])

    def _city(self, p: int) -> None:
        me = self.state.cities[p]
        for kind in self.names(f"cards {p}", KIND_NAMES):
            add_card(me, kind)
        for number in sorted(self.numbers(f"stages {p}", 1, N_STAGES)):
            if not available(me) >> number - 1 & 1:
                raise BadText("architects-error-position-stage", got=number, wonder=WONDER_NAMES[me.wonder])
            add_stage(me, number - 1)
        for token in self.names(f"tokens {p}", TOKEN_NAMES):
            add_token(self.state, p, token)
        victories = self.numbers("victories", 0, 99) or [0] * self.state.players
        if len(victories) != self.state.players:
            raise BadText("position-number", key="victories", got=self.lines["victories"], least=0, most=99)
        me.victories = victories[p]

    def _decks(self) -> None:
        """The decks in the text, and the others without the cards that are elsewhere."""
        s = self.state
        for deck in decks_of(s):
            if _deck_key(deck) in self.lines:
                self._put(deck, list(reversed(self.names(_deck_key(deck), KIND_NAMES))))
        spare = [deck for deck in reversed(decks_of(s)) if _deck_key(deck) not in self.lines]
        printed = self._printed()
        for kind in range(N_KINDS):
            self._take_out(kind, self._present()[kind] - printed[kind], spare)

    def _printed(self) -> Counter[int]:
        """How many cards of each kind are in play."""
        names = [CENTRAL, *(WONDER_NAMES[self.state.cities[p].wonder] for p in range(self.state.players))]
        return Counter({kind: sum(DECKS[name][kind] for name in names) for kind in range(N_KINDS)})

    def _present(self) -> Counter[int]:
        """How many cards of each kind are in the position so far."""
        s = self.state
        kinds = Counter(kind for deck in decks_of(s) for kind in cards_in(s, deck))
        for counts in (counted(s.discarded_goods, s.discarded_cards), *(counted(me.goods, me.cards) for me in s.cities)):
            kinds.update({KIND_NAMES.index(name): n for name, n in counts.items()})
        return kinds

    def _take_out(self, kind: int, excess: int, spare: list[int]) -> None:
        """Remove this many cards of a kind from the decks that are not named."""
        for deck in spare:
            cards = cards_in(self.state, deck)
            while excess > 0 and kind in cards:
                cards.remove(kind)
                excess -= 1
            self._put(deck, cards)
        if excess > 0:
            raise BadText("architects-error-position-cards", got=KIND_NAMES[kind], n=excess)

    def _put(self, deck: int, cards: list[int]) -> None:
        s, size = self.state, CENTRE_SIZE if deck == CENTRE else DECK_SIZE
        if len(cards) > size:
            raise BadText("architects-error-position-deck", key=_deck_key(deck), got=len(cards), most=size)
        s.cards[deck * DECK_SIZE : deck * DECK_SIZE + size] = cards + [NONE] * (size - len(cards))
        s.left[deck] = len(cards)

    def _tokens(self) -> None:
        """The face-up tokens and the stack: as named, else what nobody has."""
        s = self.state
        free = Counter(TOKEN_SET)
        for p in range(s.players):
            free.subtract(self.names(f"tokens {p}", TOKEN_NAMES))
        known = (*TOKEN_NAMES, "-")
        offer = [token if token < len(TOKEN_NAMES) else NONE for token in self.names("offer", known)]
        free.subtract(token for token in offer if token != NONE)
        stack = self.names("stack", TOKEN_NAMES)[::-1]
        order = [token for token in [*s.offer, *s.pile] if token != NONE]
        if "stack" in self.lines:
            free.subtract(stack)
        wrong = [TOKEN_NAMES[token] for token, n in free.items() if n < 0]
        if wrong or len(offer) > FACE_UP:
            raise BadText("architects-error-position-tokens", got=" ".join(wrong) or self.lines["offer"])
        if "stack" not in self.lines:
            stack = [token for token in dict.fromkeys(order) for _ in range(free[token])]
        while "offer" not in self.lines and len(offer) < FACE_UP and stack:
            offer.append(stack.pop())
        s.offer = offer + [NONE] * (FACE_UP - len(offer))
        s.pile = stack + [NONE] * (len(TOKEN_SET) - len(stack))
        s.piled = len(stack)

    def _turn(self) -> None:
        s = self.state
        s.seat = self.number("seat", 0, 0, s.players - 1)
        s.due = read_name("due", self.lines.get("due", "take"), DECISIONS)
        s.peace = self.number("peace", s.conflict, 0, s.conflict)
        s.triggered = sum(1 << token for token in self.names("used", TOKEN_NAMES))
        s.extras = self.number("extras", 0, 0, len(TOKEN_NAMES))
        holder = self.lines.get("cat", "nobody")
        s.cat = NOBODY if holder == "nobody" else read_number("cat", holder, 0, s.players - 1)
        s.knows = 1 << s.seat if s.due == TAKE and s.cat == s.seat and s.left[CENTRE] else 0
        if "knows" in self.lines:
            s.knows = sum(1 << seat for seat in set(self.numbers("knows", 0, s.players - 1)))
        if s.due in (LOOK, KEEP):
            self._search()

    def _search(self) -> None:
        s = self.state
        search = self.numbers("search", 0, DECK_SIZE) or [s.seat, 5]
        if len(search) != 2 or search[0] >= s.players or (s.due == KEEP and search[1] > s.left[search[0]]):
            raise BadText("architects-error-position-search", got=self.lines.get("search", ""))
        s.deck, s.amount = search

    def _end(self) -> None:
        s = self.state
        reason, *winners = self.lines.get("ended", "").split() or [""]
        s.ended = read_name("ended", reason, ("", *REASONS))
        s.winners = sum(1 << read_number("ended", seat, 0, s.players - 1) for seat in winners)
        s.info_epoch = self.number("info_epoch", 0, 0, 30000)
        if "rng" in self.lines:
            s.rng = self.number("rng", 0, 0, MASK)
        else:
            seed_rng(s, 0)


def read_position(text: str) -> State:
    """The state that a position text describes; raises BadText."""
    return _Reader(text).read()
