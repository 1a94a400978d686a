"""Any position of Duel as readable text, and back: for tests, puzzles and bug reports.

    age: 2
    coins: 10 4
    city 0: quarry baths
    wonders 0: pyramids colossus+walls sphinx!      (built with walls; ! back in the box)
    layout: - - ?forum walls ...                    (20 slots; - taken, ? face down)
    pending: 0 finish again, 0 take                 (the last one is due)

Lines left out take the value of a fresh game; `open: walls forum` instead of `layout` lays just these cards open.
"""

from __future__ import annotations

from ...core.backend import lowest
from ...core.chance import MASK, seed_chance
from ...core.errors import BadText
from ...core.notation import read_lines, read_name, read_number
from .construction import enter
from .layouts import places
from .notation import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from .payment import reprice
from .rules import MAX_LEGAL, list_legal
from .setup import clear_cities, deal_age, due, due_seat, give_wonder, lay_out, push, set_up
from .state import BOX, CITY, DISCARD, FINISH, LAYOUT, TURN, UNDER, State
from .tables import CARD, COVERED_BY, N_TOKENS, N_WONDERS, SLOTS, TOKEN, WONDER
from .view import DECISIONS, REASONS, cards_at, military_tokens, names_of
from .vocabulary import COLOURS

_KEYS = (
    "age", "coins", "city 0", "city 1", "wonders 0", "wonders 1", "tokens 0", "tokens 1", "discard", "layout", "open",
    "deck 2", "deck 3", "deck 1", "pawn", "plunder", "board", "aside", "drawn", "offer", "wonder deck", "pending", "last",
    "ended", "learnt", "chance",
)  # fmt: skip


def position_text(s: State) -> str:
    """The whole position, hidden things included."""
    lines = [f"age: {s.age}", f"coins: {s.cities[0].coins} {s.cities[1].coins}"]
    for p, me in enumerate(s.cities):
        lines.append(f"city {p}: {' '.join(cards_at(s, CITY + p))}")
        lines.append(f"wonders {p}: {' '.join(_wonder_text(s, p, place) for place in range(me.dealt))}")
        lines.append(f"tokens {p}: {' '.join(names_of(me.tokens, TOKEN_NAMES))}")
    lines.append(f"discard: {' '.join(cards_at(s, DISCARD))}")
    lines.append(f"layout: {' '.join(_slot_text(s, slot) for slot in range(SLOTS))}")
    for age in range(s.age + 1, 4):
        lines.append(f"deck {age}: {' '.join(CARD_NAMES[c] for c in s.decks[SLOTS * (age - 1) : SLOTS * age])}")
    lines.append(f"pawn: {s.pawn}")
    lines.append("plunder: " + " | ".join(" ".join(map(str, military_tokens(s, p))) for p in range(2)))
    for key, bits in (("board", s.board), ("aside", s.aside), ("drawn", s.drawn)):
        lines.append(f"{key}: {' '.join(names_of(bits, TOKEN_NAMES))}")
    lines.append(f"offer: {' '.join(names_of(s.offer, WONDER_NAMES))}")
    lines.append(f"wonder deck: {' '.join(WONDER_NAMES[w] for w in s.wonder_deck)}")
    lines.append(f"pending: {', '.join(_pending_text(entry) for entry in s.stack[: s.depth])}")
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended]} {' '.join(names_of(s.winners, ('0', '1')))}")
    lines += [f"last: {s.last}", f"learnt: {s.learnt}", f"chance: {s.chance}"]
    return "\n".join(line.rstrip() for line in lines)


def _wonder_text(s: State, p: int, place: int) -> str:
    number, me = s.cities[p].wonders[place], s.cities[p]
    under = cards_at(s, UNDER + number)
    return WONDER_NAMES[number] + (f"+{under[0]}" if under else "") + ("!" if me.closed >> place & 1 else "")


def _slot_text(s: State, slot: int) -> str:
    if not s.present >> slot & 1:
        return "-"
    return ("" if s.shown >> slot & 1 else "?") + CARD_NAMES[s.layout[slot]]


def _pending_text(entry: int) -> str:
    seat, kind, detail = entry & 1, DECISIONS[entry >> 1 & 0b1111], entry >> 5
    word = COLOURS[detail] if kind == "destroy" else "again" if detail else ""
    return f"{seat} {kind} {word}".rstrip()


class _Reader:
    """Builds a state line by line; every card, wonder and token may be named once."""

    def __init__(self, text: str) -> None:
        self.lines = read_lines(text, _KEYS)
        self.state = State()
        self.used: set[str] = set()

    def names(self, key: str, known: tuple[str, ...]) -> list[int]:
        """The pieces that a line names."""
        return [self.piece(key, name, known) for name in self.lines.get(key, "").split()]

    def piece(self, key: str, name: str, known: tuple[str, ...]) -> int:
        """One piece, which must not have been named before."""
        number = read_name(key, name, known)
        if known is not WONDER_NAMES or key.startswith("wonders"):
            if f"{len(known)} {name}" in self.used:
                raise BadText("position-piece-twice", got=name)
            self.used.add(f"{len(known)} {name}")
        return number

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A number, or the default if the line is missing."""
        return read_number(key, self.lines[key], least, most) if key in self.lines else default

    def read(self) -> State:
        """The whole state."""
        s = self.state
        clear_cities(s)
        set_up(s, self.number("chance", 0, 0, MASK))
        s.age = self.number("age", 1, 0, 3)
        s.pawn = self.number("pawn", 0, -9, 9)
        for p in range(2):
            self._city(p)
        for card in self.names("discard", CARD_NAMES):
            self._put("discard", card, DISCARD)
        self._tokens()
        self._wonder_deck()
        self._layout()
        self._decks()
        self._flow()
        for p in range(2):
            reprice(s, p)
        return s

    def _put(self, key: str, card: int, place: int) -> None:
        s = self.state
        if CARD[card].age > max(s.age, 4 if s.age == 3 else 0):
            raise BadText("duel-error-position-age", key=key, got=CARD_NAMES[card], age=s.age)
        s.where[card] = place

    def _city(self, p: int) -> None:
        s, me = self.state, self.state.cities[p]
        for card in self.names(f"city {p}", CARD_NAMES):
            self._put(f"city {p}", card, CITY + p)
            enter(s, p, CARD[card])
            me.science |= CARD[card].science
        listed = self.lines.get(f"wonders {p}", "").split()
        if len(listed) > 4:
            raise BadText("duel-error-position-wonders", got=len(listed), most=4)
        for place, text in enumerate(listed):
            self._wonder(p, place, text)
        for token in self.names(f"tokens {p}", TOKEN_NAMES):
            me.tokens |= 1 << token
            enter(s, p, TOKEN[token])
            me.science |= TOKEN[token].science
        coins = self.lines.get("coins", "7 7").split()
        if len(coins) != 2:
            raise BadText("position-number", key="coins", got=self.lines["coins"], least=0, most=9999)
        me.coins = read_number("coins", coins[p], 0, 9999)

    def _wonder(self, p: int, place: int, text: str) -> None:
        s, me = self.state, self.state.cities[p]
        name, plus, under = text.rstrip("!").partition("+")
        wonder = self.piece(f"wonders {p}", name, WONDER_NAMES)
        give_wonder(s, p, wonder)
        if plus:
            self._put(f"wonders {p}", self.piece(f"wonders {p}", under, CARD_NAMES), UNDER + wonder)
            me.raised |= 1 << place
            enter(s, p, WONDER[wonder])
        me.closed |= int(text.endswith("!")) << place

    def _tokens(self) -> None:
        s = self.state
        held = s.cities[0].tokens | s.cities[1].tokens
        free = ((1 << N_TOKENS) - 1) & ~held
        board = sum(1 << token for token in self.names("board", TOKEN_NAMES)) if "board" in self.lines else s.board & free
        s.board = board
        s.aside = sum(1 << token for token in self.names("aside", TOKEN_NAMES)) if "aside" in self.lines else free & ~board
        s.drawn = sum(1 << read_name("drawn", name, TOKEN_NAMES) for name in self.lines.get("drawn", "").split())
        if s.drawn & ~s.aside:
            raise BadText("duel-error-position-drawn", got=self.lines["drawn"])
        halves = [half.split() for half in self.lines.get("plunder", "2 5 | 2 5").split("|")]
        if len(halves) != 2 or any(half not in ([], ["2"], ["5"], ["2", "5"]) for half in halves):
            raise BadText("duel-error-position-plunder", got=self.lines["plunder"])
        s.plunder = sum(1 << (2 * p + (coins == "5")) for p, half in enumerate(halves) for coins in half)

    def _wonder_deck(self) -> None:
        s = self.state
        taken = [me.wonders[place] for me in s.cities for place in range(me.dealt)]
        rest = [wonder for wonder in range(N_WONDERS) if wonder not in taken]
        deck = [read_name("wonder deck", name, WONDER_NAMES) for name in self.lines.get("wonder deck", "").split()]
        s.wonder_deck = deck or taken + rest
        if sorted(s.wonder_deck) != list(range(N_WONDERS)):
            raise BadText("duel-error-position-wonder-deck", got=self.lines["wonder deck"])
        s.offer = sum(1 << read_name("offer", name, WONDER_NAMES) for name in self.lines.get("offer", "").split())

    def _layout(self) -> None:
        s = self.state
        if s.age == 0:
            return
        if "layout" not in self.lines and "open" not in self.lines:
            self._deal_rest()
            return
        slots = self._slots()
        if len(slots) != SLOTS:
            raise BadText("duel-error-position-layout", got=len(slots), expected=SLOTS)
        for slot, name in enumerate(slots):
            s.layout[slot] = -1
            if name != "-":
                self._lay(slot, name)
        for slot in range(SLOTS):
            if s.present >> slot & 1 and not COVERED_BY[SLOTS * (s.age - 1) + slot] & s.present:
                s.open |= 1 << slot

    def _slots(self) -> list[str]:
        """The texts of the twenty slots; cards of an `open` line lie in the longest row of the age."""
        if "layout" in self.lines:
            return self.lines["layout"].split()
        cards = self.lines["open"].split()
        spots = places(self.state.age)
        row = max({row for row, _, _ in spots}, key=lambda row: sum(spot[0] == row for spot in spots))
        wide = [slot for slot, spot in enumerate(spots) if spot[0] == row]
        if len(cards) > len(wide):
            raise BadText("duel-error-position-open", got=len(cards), most=len(wide))
        slots = ["-"] * SLOTS
        for slot, card in zip(wide, cards, strict=False):
            slots[slot] = card
        return slots

    def _lay(self, slot: int, name: str) -> None:
        s = self.state
        card = self.piece("layout", name.lstrip("?"), CARD_NAMES)
        if CARD[card].age != s.age and not (s.age == 3 and CARD[card].age == 4):
            raise BadText("duel-error-position-age", key="layout", got=CARD_NAMES[card], age=s.age)
        s.where[card] = LAYOUT
        s.layout[slot] = card
        s.present |= 1 << slot
        s.shown |= int(not name.startswith("?")) << slot

    def _deal_rest(self) -> None:
        """Lay the age out with cards that are nowhere else."""
        s = self.state
        for _ in range(1000):
            deck = s.decks[SLOTS * (s.age - 1) : SLOTS * s.age]
            if all(s.where[card] == BOX for card in deck):
                lay_out(s, s.age)
                return
            deal_age(s, s.age)
        raise BadText("duel-error-position-no-deal", age=s.age)

    def _decks(self) -> None:
        s = self.state
        for age in range(1, 4):
            base = SLOTS * (age - 1)
            if age <= s.age:
                s.decks[base : base + SLOTS] = [-1] * SLOTS
            elif f"deck {age}" in self.lines:
                deck = self.names(f"deck {age}", CARD_NAMES)
                guilds = sum(CARD[card].age == 4 for card in deck)
                wrong = [card for card in deck if CARD[card].age not in (age, 4)]
                if len(deck) != SLOTS or wrong or guilds != (3 if age == 3 else 0):
                    raise BadText("duel-error-position-deck", age=age, got=len(deck))
                s.decks[base : base + SLOTS] = deck

    def _flow(self) -> None:
        s = self.state
        default = "0 turn" if s.present and "ended" not in self.lines else ""
        for text in filter(None, self.lines.get("pending", default).split(", ")):
            self._pending(text)
        s.last = self.number("last", 0, 0, 1)
        reason, *winners = self.lines.get("ended", "").split() or [""]
        s.ended = read_name("ended", reason, REASONS)
        s.winners = sum(1 << read_number("ended", seat, 0, 1) for seat in winners)
        if not s.ended and not _has_choice(s):
            raise BadText("duel-error-position-nobody")
        if s.depth and due(s) == TURN and s.open & ~s.shown:
            raise BadText("duel-error-position-face-down", got=CARD_NAMES[s.layout[lowest(s.open & ~s.shown)]])
        s.learnt = self.number("learnt", 0, 0, 30000)
        if "chance" in self.lines:
            s.chance = self.number("chance", 0, 0, MASK)
        else:
            seed_chance(s, 0)

    def _pending(self, text: str) -> None:
        s = self.state
        seat, kind, *detail = [*text.split(), "", ""][:3]
        number = read_name("pending", kind, DECISIONS)
        if s.depth == len(s.stack):
            raise BadText("position-number", key="pending", got=s.depth + 1, least=0, most=len(s.stack))
        value = read_name("pending", detail[0], COLOURS) if kind == "destroy" else int(detail == ["again"])
        push(s, number, read_number("pending", seat, 0, 1), value)


def _has_choice(s: State) -> bool:
    """Whether somebody owes a decision and has something to choose from."""
    return bool(s.depth) and due(s) != FINISH and list_legal(s, due_seat(s), [0] * MAX_LEGAL) > 0


def read_position(text: str) -> State:
    """The state that a position text describes; raises BadText."""
    return _Reader(text).read()
