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

Lines left out take the value of a fresh game: other boards, three coins, hands filled up with cards of the age. What
`position_text` writes is exact: `dealt 1` to `dealt 3` list the hands as they were dealt, parted by |, and what became
of each card: `walls` is still to be played, `walls>1.4` was built in city 1 on turn 4, `walls>x.4` discarded,
`walls>1s2.4` tucked under stage 2 of city 1. Cities then list only cards that come from none of the hands.
"""

from __future__ import annotations

from collections import Counter

from ...core.chance import MASK, seed_chance
from ...core.errors import BadText
from ...core.notation import read_lines, read_name, read_number
from .actions import A_SIDE
from .construction import enter_card, enter_stage
from .explain import kinds_of
from .hands import free_city, free_city_hand, hand_at, has_free_city, offer_last_drawn, slot_at, steward
from .notation import parse, text
from .setup import clear, due, give_board, push
from .state import BUILT, DISCARD, LOST, SEVENTH_CARD, SIDE, TURN, UNDER, WAITING, State
from .tables import (
    BOARD_NAMES,
    DECK,
    DEFEAT_ROW,
    FIRST_GUILD,
    GUILDS,
    HAND,
    MOST_STAGES,
    NAMES,
    SOURCES,
    STAGES,
    TURNS,
    deck,
    row_of,
    rows_of,
)
from .view import DECISIONS, REASONS, STEPS, owing, seats_of
from .vocabulary import SIDES

_EACH = ("city", "hand", "tokens", "committed", "fresh")
_KEYS = (
    "edition", "players", "age", "turn", "boards", "coins", "stages", "discard", "used", "looked", "revives", "copied",
    "pending", "ended", "learnt", "chance", "dealt 1", "dealt 2", "dealt 3",
    *(f"{key} {c}" for key in _EACH for c in range(7)),
)  # fmt: skip
_PENDING = (*DECISIONS, *STEPS)
_TOKENS = ("1", "3", "5", "-1")


def position_text(s: State) -> str:
    """The whole position, hidden things included."""
    cities = s.cities[: s.n]
    lines = [f"edition: {s.edition + 1}", f"players: {s.players}", f"age: {s.age}", f"turn: {s.turn}"]
    lines.append("boards: " + " ".join(_board_text(s, c) for c in range(s.n)))
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
        ("copied", [NAMES[me.copied] if me.copied >= 0 else 0 for me in cities]),
    ):
        if any(values):
            lines.append(f"{key}: " + " ".join(str(value or "-") for value in values))
    lines.append("pending: " + ", ".join(f"{_PENDING[entry >> 3]} {entry & 7}" for entry in s.stack[: s.depth]))
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended]} {' '.join(map(str, seats_of(s.winners)))}")
    lines += [f"learnt: {s.learnt}", f"chance: {s.chance}"]
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
    """Cards from nowhere, tokens, and chain sources that do not serve yet."""
    me = s.cities[c]
    dealt = {s.kind[slot] for slot in range(3 * DECK) if s.place[slot] == BUILT + c}
    extra = [NAMES[kind] for kind in kinds_of(me) if kind not in dealt]
    tokens = [_TOKENS[age] for age in range(3) for _ in range(me.victories[age])] + ["-1"] * me.counts[DEFEAT_ROW]
    fresh = [name for n, name in enumerate(SOURCES) if me.fresh >> n & 1]
    found = ((f"city {c}", extra), (f"tokens {c}", tokens), (f"fresh {c}", fresh))
    return [f"{key}: {' '.join(words)}" for key, words in found if words]


def _dealt_text(s: State, age: int) -> str:
    hands = range((age - 1) * DECK, (age - 1) * DECK + HAND * s.n, HAND)
    return " | ".join(" ".join(_slot_text(s, slot) for slot in range(first, first + HAND)) for first in hands)


def _slot_text(s: State, slot: int) -> str:
    place, gone = s.place[slot], s.gone[slot]
    if place == LOST:
        return "-"
    name = NAMES[s.kind[slot]]
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
        """A number for each city, - standing for the default."""
        n = self.state.n
        words = self.lines.get(key, "").split() or ["-"] * n
        if len(words) != n:
            raise BadText("seven-wonders-error-position-row", key=key, got=len(words), expected=n)
        return [default if word == "-" else read_number(key, word, 0, most) for word in words]

    def kind(self, key: str, name: str) -> int:
        """A card of this edition."""
        kind = read_name(key, name, NAMES)
        if row_of(self.state.edition + 1, kind) is None:
            raise BadText("seven-wonders-error-position-edition", key=key, got=name, edition=self.state.edition + 1)
        return kind

    def kinds(self, key: str) -> list[int]:
        """The cards that a line names."""
        return [self.kind(key, name) for name in self.lines.get(key, "").split()]

    def read(self) -> State:
        """The whole state."""
        s = self.state
        players, edition = self.number("players", 3, 2, 7), self.number("edition", 1, 1, 2)
        if players == 2 and edition == 2:
            raise BadText("position-number", key="players", got=players, least=3, most=7)
        clear(s, 0, [players, edition])
        s.age = self.number("age", 1, 0, 3)
        s.turn = self.number("turn", 1 if s.age else 0, 1 if s.age else 0, TURNS)
        self._boards()
        self._pending()
        for c in range(s.n):
            self._city(c)
        self._stages()
        self._cards()
        self._purses()
        self._flow()
        return s

    def _boards(self) -> None:
        s = self.state
        words = self.lines.get("boards", "").split()
        if len(words) not in (0, s.n):
            raise BadText("seven-wonders-error-position-row", key="boards", got=len(words), expected=s.n)
        names = [word.partition("-")[0] for word in words]
        rest = [name for name in BOARD_NAMES if name not in names]
        for c in range(s.n):
            word = words[c] if words else f"{rest[c]}-{SIDES[s.edition][0]}"
            if word == "-":
                continue
            name, dash, side = word.partition("-")
            if names.count(name) > 1:
                raise BadText("position-piece-twice", got=name)
            number = read_name("boards", side, SIDES[s.edition]) if dash else -1
            give_board(s, c, read_name("boards", name, BOARD_NAMES), number)

    def _city(self, c: int) -> None:
        """Cards from nowhere; tokens."""
        me = self.state.cities[c]
        for kind in self.kinds(f"city {c}"):
            self._build(c, kind)
        for word in self.lines.get(f"tokens {c}", "").split():
            token = read_name(f"tokens {c}", word, _TOKENS)
            if token < 3:
                me.victories[token] += 1
            else:
                me.counts[DEFEAT_ROW] += 1

    def _build(self, c: int, kind: int) -> None:
        s = self.state
        if kind in kinds_of(s.cities[c]):
            raise BadText("position-piece-twice", got=NAMES[kind])
        enter_card(s, c, kind)

    def _stages(self) -> None:
        s = self.state
        for c, built in enumerate(self.row("stages", 0, MOST_STAGES)):
            me = s.cities[c]
            most = STAGES[(s.edition * len(BOARD_NAMES) + me.board) * 2 + me.side] if me.side >= 0 else 0
            if built > most:
                raise BadText("position-number", key="stages", got=built, least=0, most=most)
            for _ in range(built):
                enter_stage(s, c)

    def _cards(self) -> None:
        """The hands as they were dealt, or hands and a discard pile made up of what the text names."""
        s = self.state
        for slot in range(s.age * DECK):
            s.place[slot] = LOST if slot % DECK < HAND * s.n else WAITING
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
        if len(hands) != s.n or any(len(hand) != HAND for hand in hands):
            raise BadText("seven-wonders-error-position-dealt", key=key, hands=s.n, cards=HAND)
        for number, word in enumerate(word for hand in hands for word in hand):
            if word != "-":
                self._slot(key, (age - 1) * DECK + number, word)

    def _slot(self, key: str, slot: int, word: str) -> None:
        s = self.state
        name, arrow, fate = word.partition(">")
        where, _, turn = fate.partition(".")
        s.kind[slot] = self.kind(key, name)
        s.place[slot] = WAITING
        if not arrow:
            return
        s.gone[slot] = read_number(key, turn, 1, TURNS + 1)
        city, is_under, stage = where.partition("s")
        if where == "x":
            s.place[slot] = DISCARD
        elif is_under:
            number = read_number(key, city, 0, s.n - 1) * MOST_STAGES + read_number(key, stage, 1, MOST_STAGES) - 1
            s.place[slot] = UNDER + number
        else:
            s.place[slot] = BUILT + read_number(key, city, 0, s.n - 1)
            self._build(read_number(key, city, 0, s.n - 1), s.kind[slot])

    def _make_hands(self) -> None:
        """Hands of the right size, filled up with cards of the age that are nowhere else."""
        s = self.state
        if s.depth and due(s) not in (TURN, SEVENTH_CARD):
            return
        named = {seat: self.kinds(f"hand {seat}") for seat in range(s.players)}
        spare = self._spare(named)
        for seat, kinds in named.items():
            hand = hand_at(s, seat, s.age, s.turn)
            bits = list(range(HAND + 1 - s.turn if not s.depth or due(s) == TURN else 1))
            if has_free_city(s) and hand == free_city_hand(s.age) and due(s) == TURN:
                bits.append(HAND + s.turn - 1)
            if len(kinds) > len(bits):
                raise BadText("seven-wonders-error-position-hand", key=f"hand {seat}", got=len(kinds), most=len(bits))
            for bit in bits:
                self._deal(slot_at(s.age, hand, bit), kinds.pop(0) if kinds else spare.pop(0))
        if has_free_city(s):
            for bit in range(HAND + s.turn, 2 * HAND):
                self._deal(slot_at(s.age, 0, bit), spare.pop(0))

    def _spare(self, named: dict[int, list[int]]) -> list[int]:
        """The cards of the age that the text does not name, then (for hands that ask for more) all of them again."""
        s = self.state
        guilds = [FIRST_GUILD + n for n in range(11) if GUILDS[s.edition] >> n & 1][: s.n + 2] if s.age == 3 else []
        whole = deck(s.edition + 1, s.n, s.age) + guilds
        used = Counter(kind for kinds in named.values() for kind in kinds) + Counter(self.kinds("discard"))
        used += Counter(kind for me in s.cities for kind in kinds_of(me))
        spare = [kind for kind in whole if not used[kind] or used.subtract([kind])]
        return spare + whole

    def _deal(self, slot: int, kind: int) -> None:
        s = self.state
        if all(row.name != NAMES[kind] for row in rows_of(s.edition + 1, s.age)):
            raise BadText("seven-wonders-error-position-age", got=NAMES[kind], age=s.age)
        s.kind[slot], s.place[slot] = kind, WAITING

    def _make_pile(self) -> None:
        """Discarded cards lie where cards of their age, or of any, have left a hand."""
        s = self.state
        room = [slot for slot in range(s.age * DECK) if slot % DECK < HAND * s.n and s.place[slot] == LOST]
        for kind in self.kinds("discard"):
            if not room:
                raise BadText("seven-wonders-error-position-pile", got=NAMES[kind])
            slot = room.pop(0)
            s.kind[slot], s.place[slot] = kind, DISCARD
            s.gone[slot] = 1

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
            if (SEVENTH_CARD << 3 | free_city(s)) in s.stack[: s.depth]:
                offer_last_drawn(s)

    def _purses(self) -> None:
        s = self.state
        for key, default, most in (("coins", 3, 9999), ("used", 0, 1), ("looked", 0, 31), ("revives", 0, 3)):
            for c, value in enumerate(self.row(key, default, most)):
                setattr(s.cities[c], key, value)
        words = self.lines.get("copied", "").split() or ["-"] * s.n
        for c, word in enumerate(words[: s.n]):
            s.cities[c].copied = self.kind("copied", word) if word != "-" else -1
        for c in range(s.n):
            me = s.cities[c]
            me.chains |= me.fresh
            me.fresh = sum(1 << read_name("fresh", w, tuple(SOURCES)) for w in self.lines.get(f"fresh {c}", "").split())
            me.chains &= ~me.fresh

    def _pending(self) -> None:
        s = self.state
        default = "turn" if s.age and "ended" not in self.lines else ""
        for words in filter(None, self.lines.get("pending", default).split(", ")):
            kind, *city = words.split()
            if s.depth == len(s.stack):
                raise BadText("position-number", key="pending", got=s.depth + 1, least=0, most=len(s.stack))
            number = read_number("pending", city[0], 0, s.n - 1) if city else 0
            push(s, read_name("pending", kind, _PENDING), number)

    def _flow(self) -> None:
        s = self.state
        for c in range(s.n):
            if f"committed {c}" in self.lines:
                action = parse(self.lines[f"committed {c}"])
                s.cities[c].committed = (action - A_SIDE) & 1 if s.depth and due(s) == SIDE else action
        if s.depth and due(s) in (TURN, SIDE):
            s.owing = sum(1 << seat for seat in range(s.players) if self._owes(seat))
        reason, *winners = self.lines.get("ended", "").split() or [""]
        s.ended = read_name("ended", reason, REASONS)
        s.winners = sum(1 << read_number("ended", seat, 0, s.players - 1) for seat in winners)
        if not s.ended and (not s.depth or due(s) >= len(DECISIONS) or not owing(s)):
            raise BadText("seven-wonders-error-position-nobody")
        s.learnt = self.number("learnt", 0, 0, 30000)
        if "chance" in self.lines:
            s.chance = self.number("chance", 0, 0, MASK)
        else:
            seed_chance(s, 0)

    def _owes(self, seat: int) -> bool:
        s = self.state
        if due(s) == SIDE:
            return s.cities[seat].side < 0 and s.cities[seat].committed < 0
        return s.cities[seat].committed < 0 or (seat == steward(s) and s.cities[free_city(s)].committed < 0)


def read_position(given: str) -> State:
    """The state that a position text describes; raises BadText."""
    return _Reader(given).read()
