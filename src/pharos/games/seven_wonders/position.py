"""Any position of 7 Wonders as readable text, and back: for tests, puzzles and bug reports.

    edition: 1
    players: 3
    age: 2
    turn: 3
    boards: gizah-a babylon-b rhodes-a
    coins: 3 0 7
    city 0: lumber_yard baths
    stages: 1 0 0
    hand 0: walls forum
    discard: altar
    tokens 0: 1 -1

Lines left out take the value of a new game: other boards, three coins, hands filled up with cards of the age. What
`position_text` writes is exact: `dealt 1` to `dealt 3` list the hands as they were dealt, parted by |, and what became
of each card: `walls` is still to be played, `walls>1.4` was built in city 1 on turn 4, `walls>x.4` discarded,
`walls>1s2.4` tucked under stage 2 of city 1. Cities then list only cards that come from none of the hands.

`pending` lists what is to be decided and done, the last entry first. It is one of these:

    pending: turn                                                everybody chooses a card (the default)
    pending: next-turn, revivals, revive 1                       city 1 builds a card of the discard pile
    pending: next-turn, revivals, discard-left, seventh-card 0   city 0 may play its last card
    pending: judge, copy-guild 2                                 city 2 copies a guild, then points are counted
    pending: begin-age, side                                     everybody chooses a side of the board
    pending: begin-age, board 2, board 1, board 0                boards are chosen one after the other
"""

from __future__ import annotations

from collections import Counter

from ...core.bit_sets import members
from ...core.errors import BadText
from ...core.notation import read_lines, read_name, read_number
from ...core.rng import MASK, seed_rng
from .actions import A_SIDE
from .choices import find_options, menu_action, menu_size
from .constants import GUILDS_MORE, STARTING_COINS
from .construction import add_card, add_stage
from .explain import built_cards
from .hands import free_city, free_city_hand, hand_at, has_free_city, offer_last_drawn, slot_at, steward
from .names import BOARD_NAMES, CARD_NAMES, CONFLICT_TOKENS, DECISIONS, REASONS, STEPS
from .notation import parse, text
from .pending import city_of, due, packed, push, what_of
from .setup import give_board, seat_players
from .state import (
    BEGIN_AGE,
    BOARD,
    BUILT,
    COPY_GUILD,
    DISCARD,
    DISCARD_LEFT,
    JUDGE,
    LOST,
    NEXT_TURN,
    REVIVALS,
    REVIVE,
    SEVENTH_CARD,
    SEVENTHS,
    SIDE,
    TURN,
    UNDER,
    WAITING,
    State,
)
from .tables import (
    AGES,
    DECK,
    DEFEAT_ROW,
    FIRST_GUILD,
    GUILDS,
    HAND,
    LEAST_CITIES,
    MOST_CITIES,
    MOST_STAGES,
    SOURCES,
    STAGES,
    TURNS,
    deck,
    row_of,
    rows_of,
)
from .turn import guilds_around
from .view import owing
from .vocabulary import SIDES

_EACH = ("city", "hand", "tokens", "committed", "next-age chains")
_KEYS = (
    "edition", "players", "age", "turn", "boards", "coins", "stages", "discard", "used", "looked", "revives", "copied",
    "pending", "ended", "info_epoch", "rng", "dealt 1", "dealt 2", "dealt 3",
    *(f"{key} {c}" for key in _EACH for c in range(MOST_CITIES)),
)  # fmt: skip
_PENDING = (*DECISIONS, *STEPS)
_BEFORE = {
    TURN: (),
    BEGIN_AGE: (BOARD, SIDE),
    NEXT_TURN: (REVIVALS, REVIVE, DISCARD_LEFT, SEVENTHS, SEVENTH_CARD),
    JUDGE: (COPY_GUILD,),
}
"""How a list of pending entries may begin, and what may follow, which is decided before it."""


def position_text(s: State) -> str:
    """The whole position, including hidden information."""
    cities = s.cities[: s.n_cities]
    lines = [f"edition: {s.edition + 1}", f"players: {s.players}", f"age: {s.age}", f"turn: {s.turn}"]
    lines.append("boards: " + " ".join(_board_text(s, c) for c in range(s.n_cities)))
    lines.append("coins: " + " ".join(str(me.coins) for me in cities))
    lines.append("stages: " + " ".join(str(me.stages) for me in cities))
    for c, me in enumerate(cities):
        lines += _city_lines(s, c)
        if me.committed >= 0:
            lines.append(f"committed {c}: {_committed_text(s, c)}")
    lines += [f"dealt {age}: {_dealt_text(s, age)}" for age in range(1, s.age + 1)]
    for key, values in (
        ("used", [me.used for me in cities]),
        ("looked", [me.looked for me in cities]),
        ("revives", [me.revives for me in cities]),
        ("copied", [CARD_NAMES[me.copied] if me.copied >= 0 else 0 for me in cities]),
    ):
        if any(values):
            lines.append(f"{key}: " + " ".join(str(value or "-") for value in values))
    lines.append("pending: " + ", ".join(f"{_PENDING[what_of(entry)]} {city_of(entry)}" for entry in s.stack[: s.depth]))
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended - 1]} {' '.join(map(str, members(s.winners)))}")
    lines += [f"info_epoch: {s.info_epoch}", f"rng: {s.rng}"]
    return "\n".join(line.rstrip() for line in lines)


def _board_text(s: State, c: int) -> str:
    me = s.cities[c]
    if me.board < 0:
        return "-"
    return BOARD_NAMES[me.board] + (f"-{SIDES[s.edition][me.side]}" if me.side >= 0 else "")


def _committed_text(s: State, c: int) -> str:
    action = s.cities[c].committed
    return text(A_SIDE + 2 * s.edition + action if due(s) == SIDE else action)


def _city_lines(s: State, c: int) -> list[str]:
    """Cards without an origin, tokens, and chain sources that do not work yet."""
    me = s.cities[c]
    dealt = {s.cards[slot] for slot in range(AGES * DECK) if s.place[slot] == BUILT + c}
    extra = [CARD_NAMES[card] for card in built_cards(me) if card not in dealt]
    tokens = [CONFLICT_TOKENS[age] for age in range(AGES) for _ in range(me.victories[age])] + [
        CONFLICT_TOKENS[-1]
    ] * me.counts[DEFEAT_ROW]
    chains = [name for n, name in enumerate(SOURCES) if me.next_age_chains >> n & 1]
    lines = ((f"city {c}", extra), (f"tokens {c}", tokens), (f"next-age chains {c}", chains))
    return [f"{key}: {' '.join(words)}" for key, words in lines if words]


def _dealt_text(s: State, age: int) -> str:
    hands = range((age - 1) * DECK, (age - 1) * DECK + HAND * s.n_cities, HAND)
    return " | ".join(" ".join(_slot_text(s, slot) for slot in range(first, first + HAND)) for first in hands)


def _slot_text(s: State, slot: int) -> str:
    place, gone = s.place[slot], s.left_hand_on[slot]
    if place == LOST:
        return "-"
    name = CARD_NAMES[s.cards[slot]]
    if place == WAITING:
        return name
    if place == DISCARD:
        return f"{name}>x.{gone}"
    if place < DISCARD:
        return f"{name}>{place - BUILT}.{gone}"
    c, stage = divmod(place - UNDER, MOST_STAGES)
    return f"{name}>{c}s{stage + 1}.{gone}"


class _Reader:
    """Builds a state line by line."""

    def __init__(self, given: str) -> None:
        self.lines = read_lines(given, _KEYS)
        self.state = State()

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A number, or the default if the line is missing."""
        return read_number(key, self.lines[key], least, most) if key in self.lines else default

    def row(self, key: str, default: int, most: int) -> list[int]:
        """A number for each city; - means the default."""
        n = self.state.n_cities
        words = self.lines.get(key, "").split() or ["-"] * n
        if len(words) != n:
            raise BadText("seven-wonders-error-position-row", key=key, got=len(words), expected=n)
        return [default if word == "-" else read_number(key, word, 0, most) for word in words]

    def card(self, key: str, name: str) -> int:
        """A card of this edition."""
        card = read_name(key, name, CARD_NAMES)
        if row_of(self.state.edition + 1, card) is None:
            raise BadText("seven-wonders-error-position-edition", key=key, got=name, edition=self.state.edition + 1)
        return card

    def cards(self, key: str) -> list[int]:
        """The cards that a line names."""
        return [self.card(key, name) for name in self.lines.get(key, "").split()]

    def read(self) -> State:
        """The whole state."""
        s = self.state
        players, edition = self.number("players", 3, 2, MOST_CITIES), self.number("edition", 1, 1, 2)
        if players == 2 and edition == 2:
            raise BadText("position-number", key="players", got=players, least=LEAST_CITIES, most=MOST_CITIES)
        seat_players(s, [players, edition])
        s.age = self.number("age", 1, 0, AGES)
        s.turn = self.number("turn", 1 if s.age else 0, 1 if s.age else 0, TURNS)
        self._boards()
        self._pending()
        for c in range(s.n_cities):
            self._city(c)
        self._stages()
        self._cards()
        self._purses()
        self._flow()
        return s

    def _boards(self) -> None:
        s = self.state
        words = self.lines.get("boards", "").split()
        if len(words) not in (0, s.n_cities):
            raise BadText("seven-wonders-error-position-row", key="boards", got=len(words), expected=s.n_cities)
        names = [word.partition("-")[0] for word in words]
        rest = [name for name in BOARD_NAMES if name not in names]
        for c in range(s.n_cities):
            word = words[c] if words else f"{rest[c]}-{SIDES[s.edition][0]}"
            if word == "-":
                continue
            name, dash, side = word.partition("-")
            if names.count(name) > 1:
                raise BadText("position-piece-twice", got=name)
            number = read_name("boards", side, SIDES[s.edition]) if dash else -1
            give_board(s, c, read_name("boards", name, BOARD_NAMES), number)

    def _city(self, c: int) -> None:
        """Cards without an origin; tokens."""
        me = self.state.cities[c]
        for card in self.cards(f"city {c}"):
            self._build(c, card)
        for word in self.lines.get(f"tokens {c}", "").split():
            token = read_name(f"tokens {c}", word, CONFLICT_TOKENS)
            if token < AGES:
                me.victories[token] += 1
            else:
                me.counts[DEFEAT_ROW] += 1

    def _build(self, c: int, card: int) -> None:
        s = self.state
        if card in built_cards(s.cities[c]):
            raise BadText("position-piece-twice", got=CARD_NAMES[card])
        add_card(s, c, card)

    def _stages(self) -> None:
        s = self.state
        for c, built in enumerate(self.row("stages", 0, MOST_STAGES)):
            me = s.cities[c]
            most = STAGES[(s.edition * len(BOARD_NAMES) + me.board) * 2 + me.side] if me.side >= 0 else 0
            if built > most:
                raise BadText("position-number", key="stages", got=built, least=0, most=most)
            for _ in range(built):
                add_stage(s, c)

    def _cards(self) -> None:
        """The hands as they were dealt, or hands and a discard pile made up of what the text names."""
        s = self.state
        for slot in range(s.age * DECK):
            s.place[slot] = LOST if slot % DECK < HAND * s.n_cities else WAITING
        if any(f"dealt {age}" in self.lines for age in (1, 2, 3)):
            for age in range(1, s.age + 1):
                self._dealt(age)
        elif s.age:
            self._make_hands()
            self._make_pile()
        self._fill_hands()

    def _dealt(self, age: int) -> None:
        s, key = self.state, f"dealt {age}"
        hands = [hand.split() for hand in self.lines.get(key, "").split("|")]
        if len(hands) != s.n_cities or any(len(hand) != HAND for hand in hands):
            raise BadText("seven-wonders-error-position-dealt", key=key, hands=s.n_cities, cards=HAND)
        for number, word in enumerate(word for hand in hands for word in hand):
            if word != "-":
                self._slot(key, (age - 1) * DECK + number, word)

    def _slot(self, key: str, slot: int, word: str) -> None:
        s = self.state
        name, arrow, whereabouts = word.partition(">")
        where, _, turn = whereabouts.partition(".")
        s.cards[slot] = self.card(key, name)
        s.place[slot] = WAITING
        if not arrow:
            return
        s.left_hand_on[slot] = read_number(key, turn, 1, TURNS + 1)
        city, is_under, stage = where.partition("s")
        if where == "x":
            s.place[slot] = DISCARD
        elif is_under:
            number = read_number(key, city, 0, s.n_cities - 1) * MOST_STAGES + read_number(key, stage, 1, MOST_STAGES) - 1
            s.place[slot] = UNDER + number
        else:
            s.place[slot] = BUILT + read_number(key, city, 0, s.n_cities - 1)
            self._build(read_number(key, city, 0, s.n_cities - 1), s.cards[slot])

    def _make_hands(self) -> None:
        """Hands of the right size, filled up with cards of the age that are nowhere else."""
        s = self.state
        if s.depth and due(s) not in (TURN, SEVENTH_CARD):
            return
        named = {seat: self.cards(f"hand {seat}") for seat in range(s.players)}
        spare = self._spare(named)
        for seat, cards in named.items():
            hand = hand_at(s, seat, s.age, s.turn)
            bits = list(range(HAND + 1 - s.turn if not s.depth or due(s) == TURN else 1))
            if has_free_city(s) and hand == free_city_hand(s.age) and due(s) == TURN:
                bits.append(HAND + s.turn - 1)
            if len(cards) > len(bits):
                raise BadText("seven-wonders-error-position-hand", key=f"hand {seat}", got=len(cards), most=len(bits))
            for bit in bits:
                self._deal(slot_at(s.age, hand, bit), cards.pop(0) if cards else spare.pop(0))
        if has_free_city(s):
            for bit in range(HAND + s.turn, 2 * HAND):
                self._deal(slot_at(s.age, 0, bit), spare.pop(0))

    def _spare(self, named: dict[int, list[int]]) -> list[int]:
        """The cards of the age that the text does not name, then (for hands that ask for more) all of them again."""
        s = self.state
        guilds = _guilds(s) if s.age == AGES else []
        whole = deck(s.edition + 1, s.n_cities, s.age) + guilds
        used = Counter(card for cards in named.values() for card in cards) + Counter(self.cards("discard"))
        used += Counter(card for me in s.cities for card in built_cards(me))
        spare = [card for card in whole if not used[card] or used.subtract([card])]
        return spare + whole

    def _deal(self, slot: int, card: int) -> None:
        s = self.state
        if all(row.name != CARD_NAMES[card] for row in rows_of(s.edition + 1, s.age)):
            raise BadText("seven-wonders-error-position-age", got=CARD_NAMES[card], age=s.age)
        s.cards[slot], s.place[slot] = card, WAITING

    def _make_pile(self) -> None:
        """Put discarded cards where cards of their age, or of any, have left a hand."""
        s = self.state
        free_slots = [slot for slot in range(s.age * DECK) if slot % DECK < HAND * s.n_cities and s.place[slot] == LOST]
        for card in self.cards("discard"):
            if not free_slots:
                raise BadText("seven-wonders-error-position-pile", got=CARD_NAMES[card])
            slot = free_slots.pop(0)
            s.cards[slot], s.place[slot] = card, DISCARD
            s.left_hand_on[slot] = 1

    def _fill_hands(self) -> None:
        """The bit sets of what is left of each hand."""
        s = self.state
        if not s.age:
            return
        for hand in range(s.players):
            s.hands[hand] = sum(1 << bit for bit in range(HAND) if s.place[slot_at(s.age, hand, bit)] == WAITING)
        if has_free_city(s):
            hand = free_city_hand(s.age)
            drawn = range(HAND, HAND + s.turn)
            s.hands[hand] |= sum(1 << bit for bit in drawn if s.place[slot_at(s.age, hand, bit)] == WAITING)
            if packed(SEVENTH_CARD, free_city(s)) in s.stack[: s.depth]:
                offer_last_drawn(s)

    def _purses(self) -> None:
        s = self.state
        for key, default, most in (("coins", STARTING_COINS, 9999), ("used", 0, 1), ("looked", 0, 31), ("revives", 0, 3)):
            for c, value in enumerate(self.row(key, default, most)):
                setattr(s.cities[c], key, value)
        words = self.lines.get("copied", "").split() or ["-"] * s.n_cities
        for c, word in enumerate(words[: s.n_cities]):
            s.cities[c].copied = self.card("copied", word) if word != "-" else -1
        for c in range(s.n_cities):
            me = s.cities[c]
            me.chains |= me.next_age_chains
            key = f"next-age chains {c}"
            me.next_age_chains = sum(1 << read_name(key, word, tuple(SOURCES)) for word in self.lines.get(key, "").split())
            me.chains &= ~me.next_age_chains

    def _pending(self) -> None:
        s = self.state
        default = "turn" if s.age and "ended" not in self.lines else ""
        for words in filter(None, self.lines.get("pending", default).split(", ")):
            what, *city = words.split()
            if s.depth == len(s.stack):
                raise BadText("position-number", key="pending", got=s.depth + 1, least=0, most=len(s.stack))
            number = read_number("pending", city[0], 0, s.n_cities - 1) if city else 0
            push(s, read_name("pending", what, _PENDING), number)

    def _flow(self) -> None:
        s = self.state
        for c in range(s.n_cities):
            if f"committed {c}" in self.lines:
                action = parse(self.lines[f"committed {c}"])
                s.cities[c].committed = (action - A_SIDE) & 1 if s.depth and due(s) == SIDE else action
        if s.depth and due(s) in (TURN, SIDE):
            s.owing = sum(1 << seat for seat in range(s.players) if self._owes(seat))
        reason, *winners = self.lines.get("ended", "").split() or [""]
        s.ended = read_name("ended", reason, ("", *REASONS))
        s.winners = sum(1 << read_number("ended", seat, 0, s.players - 1) for seat in winners)
        if not s.ended and (not s.depth or due(s) >= len(DECISIONS) or not owing(s)):
            raise BadText("seven-wonders-error-position-nobody")
        if not s.ended:
            self._check_pending()
            self._check_committed()
        s.info_epoch = self.number("info_epoch", 0, 0, 30000)
        if "rng" in self.lines:
            s.rng = self.number("rng", 0, 0, MASK)
        else:
            seed_rng(s, 0)

    def _check_pending(self) -> None:
        """What is above the first entry must be decided before it; each seat that is asked must have a choice."""
        s = self.state
        first, *rest = [what_of(entry) for entry in s.stack[: s.depth]]
        copying = [city_of(entry) for entry in s.stack[: s.depth] if what_of(entry) == COPY_GUILD]
        if any(what not in _BEFORE.get(first, ()) for what in rest) or first not in _BEFORE or (first == TURN) != (not rest):
            raise BadText("seven-wonders-error-position-pending", got=self.lines["pending"])
        for c in copying:
            if not guilds_around(s, c):
                raise BadText("seven-wonders-error-position-copy", city=c)

    def _check_committed(self) -> None:
        """R37: a city has committed to one of its choices."""
        s = self.state
        for c in range(s.n_cities):
            if f"committed {c}" in self.lines and parse(self.lines[f"committed {c}"]) not in self._choices(c):
                raise BadText("seven-wonders-error-position-committed", city=c, got=self.lines[f"committed {c}"])

    def _choices(self, c: int) -> set[int]:
        """What a city may commit to."""
        s = self.state
        if due(s) == SIDE:
            return {A_SIDE + 2 * s.edition, A_SIDE + 2 * s.edition + 1}
        if due(s) != TURN:
            return set()
        find_options(s, c)
        return {menu_action(s, k) for k in range(menu_size(s))}

    def _owes(self, seat: int) -> bool:
        s = self.state
        if due(s) == SIDE:
            return s.cities[seat].side < 0 and s.cities[seat].committed < 0
        return s.cities[seat].committed < 0 or (seat == steward(s) and s.cities[free_city(s)].committed < 0)


def _guilds(s: State) -> list[int]:
    """The guilds that join age III in a position that names none."""
    bits = GUILDS[s.edition]
    guilds = [FIRST_GUILD + n for n in range(bits.bit_length()) if bits >> n & 1]
    return guilds[: s.n_cities + GUILDS_MORE]


def read_position(given: str) -> State:
    """The state that a position text describes; raises BadText."""
    return _Reader(given).read()
