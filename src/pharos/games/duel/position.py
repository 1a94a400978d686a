"""Any position of Duel as readable text, and back: for tests, puzzles and bug reports.

    age: 2
    coins: 10 4
    city 0: quarry baths
    wonders 0: pyramids colossus+walls sphinx!      (built with walls; ! back in the box)
    layout: - - ?forum walls ...                    (20 slots; - taken, ? face down)
    pending: 0 finish again, 0 take                 (seat 0 takes a token, then its turn ends and it plays again)

Lines left out take the value of a fresh game; `open: walls forum` instead of `layout` lays just these cards open.

`pending` lists what is to be decided, the last entry first. It is one of these:

    pending: 1 turn                    seat 1 plays a card (`0 turn` is the default)
    pending: 0 begin                   seat 0 chooses who begins the age
    pending: 0 finish, 0 take          seat 0 takes a progress token, then its turn ends
    pending: 0 finish, 0 library       ... one of the tokens in `drawn`
    pending: 0 finish, 0 revive        ... builds a card of the discard pile
    pending: 0 finish, 0 destroy grey  ... destroys a grey card of the opponent
    pending: 0 draft, 0 draft, 1 draft, 1 draft, 1 draft, 0 draft      all picks left of the draft (age 0)

Write `0 finish again` if the turn is followed by another turn of the same seat. Positions that cannot come up in a game are
rejected (see `possible.py`).
"""

from __future__ import annotations

from ...core.backend import lowest
from ...core.bit_sets import names_of
from ...core.errors import BadText
from ...core.notation import read_lines, read_name, read_number
from ...core.rng import MASK, seed_rng
from .actions import MAX_LEGAL
from .choices import list_legal
from .constants import CAPITAL, GUILDS_IN_PLAY, STARTING_COINS, TOKEN_COINS, WONDERS_EACH
from .construction import add_lasting_effects
from .layouts import places
from .names import CARD_NAMES, PENDING, REASONS, TOKEN_NAMES, WONDER_NAMES
from .payment import reprice
from .pending import decision_of, detail_of, due, due_seat, push, seat_of
from .possible import check_possible, tokens_left
from .setup import deal_age, give_wonder, lay_out, set_up
from .state import BOX, CITY, DISCARD, FINISH, LAYOUT, NONE, TURN, UNDER, State
from .tables import AGES, CARD, COVERED_BY, N_TOKENS, N_WONDERS, SLOTS, TOKEN, WONDER
from .view import cards_at, token_coins
from .vocabulary import COLOURS

_KEYS = (
    "age", "coins", "city 0", "city 1", "wonders 0", "wonders 1", "tokens 0", "tokens 1", "discard", "layout", "open",
    "deck 2", "deck 3", "deck 1", "pawn", "military tokens", "board", "aside", "drawn", "offer", "wonder deck", "pending",
    "last", "ended", "info_epoch", "rng",
)  # fmt: skip
"""The keys of a position text."""

_GUILD = AGES + 1  # the "age" of guilds in the tables


def position_text(s: State) -> str:
    """The whole position, including hidden information."""
    lines = [f"age: {s.age}", f"coins: {s.cities[0].coins} {s.cities[1].coins}"]
    for p, me in enumerate(s.cities):
        lines.append(f"city {p}: {' '.join(cards_at(s, CITY + p))}")
        lines.append(f"wonders {p}: {' '.join(_wonder_text(s, p, place) for place in range(me.dealt))}")
        lines.append(f"tokens {p}: {' '.join(names_of(me.tokens, TOKEN_NAMES))}")
    lines.append(f"discard: {' '.join(cards_at(s, DISCARD))}")
    lines.append(f"layout: {' '.join(_slot_text(s, slot) for slot in range(SLOTS))}")
    for age in range(s.age + 1, AGES + 1):
        lines.append(f"deck {age}: {' '.join(CARD_NAMES[c] for c in s.decks[SLOTS * (age - 1) : SLOTS * age])}")
    lines.append(f"pawn: {s.pawn}")
    lines.append("military tokens: " + " | ".join(" ".join(map(str, token_coins(s, p))) for p in range(2)))
    for key, bits in (("board", s.board), ("aside", s.aside), ("drawn", s.drawn)):
        lines.append(f"{key}: {' '.join(names_of(bits, TOKEN_NAMES))}")
    lines.append(f"offer: {' '.join(names_of(s.offer, WONDER_NAMES))}")
    lines.append(f"wonder deck: {' '.join(WONDER_NAMES[w] for w in s.wonder_deck)}")
    lines.append(f"pending: {', '.join(_pending_text(entry) for entry in s.stack[: s.depth])}")
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended - 1]} {' '.join(names_of(s.winners, ('0', '1')))}")
    lines += [f"last: {s.last}", f"info_epoch: {s.info_epoch}", f"rng: {s.rng}"]
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
    seat, kind, detail = seat_of(entry), PENDING[decision_of(entry)], detail_of(entry)
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
        seed_rng(s, self.number("rng", 0, 0, MASK))
        set_up(s)
        s.age = self.number("age", 1, 0, AGES)
        s.pawn = self.number("pawn", 0, -CAPITAL, CAPITAL)
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
        if CARD[card].age > max(s.age, _GUILD if s.age == AGES else 0):
            raise BadText("duel-error-position-age", key=key, got=CARD_NAMES[card], age=s.age)
        s.where[card] = place

    def _city(self, p: int) -> None:
        s, me = self.state, self.state.cities[p]
        for card in self.names(f"city {p}", CARD_NAMES):
            self._put(f"city {p}", card, CITY + p)
            add_lasting_effects(s, p, CARD[card])
            me.science |= CARD[card].science
        listed = self.lines.get(f"wonders {p}", "").split()
        if len(listed) > WONDERS_EACH:
            raise BadText("duel-error-position-wonders", got=len(listed), most=WONDERS_EACH)
        for place, text in enumerate(listed):
            self._wonder(p, place, text)
        for token in self.names(f"tokens {p}", TOKEN_NAMES):
            me.tokens |= 1 << token
            add_lasting_effects(s, p, TOKEN[token])
            me.science |= TOKEN[token].science
        coins = self.lines.get("coins", f"{STARTING_COINS} {STARTING_COINS}").split()
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
            me.built |= 1 << place
            add_lasting_effects(s, p, WONDER[wonder])
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
        self._military_tokens()

    def _military_tokens(self) -> None:
        """The coins of the tokens that threaten each seat, in two halves; by default those that the pawn has not reached."""
        if "military tokens" not in self.lines:
            mine, theirs = tokens_left(self.state.pawn)
            self.state.military_tokens = mine | theirs << len(TOKEN_COINS)
            return
        halves = [half.split() for half in self.lines["military tokens"].split("|")]
        known = [[str(coins) for coins in names_of(bits, TOKEN_COINS)] for bits in range(1 << len(TOKEN_COINS))]
        if len(halves) != 2 or any(half not in known for half in halves):
            raise BadText("duel-error-position-military-tokens", got=self.lines["military tokens"])
        mine, theirs = (known.index(half) for half in halves)
        self.state.military_tokens = mine | theirs << len(TOKEN_COINS)

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
            s.layout[slot] = NONE
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
        if CARD[card].age != s.age and not (s.age == AGES and CARD[card].age == _GUILD):
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
        for age in range(1, AGES + 1):
            base = SLOTS * (age - 1)
            if age <= s.age:
                s.decks[base : base + SLOTS] = [NONE] * SLOTS
            elif f"deck {age}" in self.lines:
                deck = self.names(f"deck {age}", CARD_NAMES)
                guilds = sum(CARD[card].age == _GUILD for card in deck)
                wrong = [card for card in deck if CARD[card].age not in (age, _GUILD)]
                if len(deck) != SLOTS or wrong or guilds != (GUILDS_IN_PLAY if age == AGES else 0):
                    raise BadText("duel-error-position-deck", age=age, got=len(deck))
                s.decks[base : base + SLOTS] = deck

    def _flow(self) -> None:
        s = self.state
        default = "0 turn" if s.present and "ended" not in self.lines else ""
        for text in filter(None, self.lines.get("pending", default).split(", ")):
            self._pending(text)
        s.last = self.number("last", 0, 0, 1)
        reason, *winners = self.lines.get("ended", "").split() or [""]
        s.ended = read_name("ended", reason, ("", *REASONS))
        s.winners = sum(1 << read_number("ended", seat, 0, 1) for seat in winners)
        if not s.ended and not _has_choice(s):
            raise BadText("duel-error-position-nobody")
        check_possible(s)
        if s.depth and due(s) == TURN and s.open & ~s.shown:
            raise BadText("duel-error-position-face-down", got=CARD_NAMES[s.layout[lowest(s.open & ~s.shown)]])
        s.info_epoch = self.number("info_epoch", 0, 0, 30000)
        if "rng" in self.lines:
            s.rng = self.number("rng", 0, 0, MASK)
        else:
            seed_rng(s, 0)

    def _pending(self, text: str) -> None:
        s = self.state
        seat, kind, *detail = [*text.split(), "", ""][:3]
        number = read_name("pending", kind, PENDING)
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
