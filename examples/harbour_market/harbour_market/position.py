"""Any position as readable text, and back: for tests, puzzles and bug reports.

    seat: 1
    market: pier lighthouse+2 mill          (+2: two coins lie on it)
    coins: 3 1
    cards 0: wheat_sacks
    deck: library warehouse                 (the next card last)

A line that is missing takes the value of a new game; without `deck` the other cards are shuffled.
"""

from __future__ import annotations

from pharos.core.errors import BadText
from pharos.core.notation import read_lines, read_name, read_number
from pharos.core.rng import MASK, seed_rng, shuffle

from .scoring import judge
from .state import CARDS_EACH, MARKET, SEATS, START_COINS, State
from .tables import CARD, CARD_NAMES, N_CARDS, N_GOODS
from .view import names_of

_KEYS = ("players", "seat", "market", "coins", *(f"cards {p}" for p in range(SEATS)), "deck", "info_epoch", "rng")


def position_text(s: State) -> str:
    """The whole position, including hidden information."""
    market = (f"{CARD_NAMES[card]}{f'+{s.coins[card]}' if s.coins[card] else ''}" for card in s.market[: s.offered])
    lines = [
        f"players: {s.players}",
        f"seat: {s.seat}",
        f"market: {' '.join(market)}",
        f"coins: {' '.join(str(me.coins) for me in s.cities[: s.players])}",
        *(f"cards {p}: {' '.join(names_of(s.cities[p].cards))}" for p in range(s.players)),
        f"deck: {' '.join(CARD_NAMES[card] for card in s.deck[: s.left])}",
        f"info_epoch: {s.info_epoch}",
        f"rng: {s.rng}",
    ]
    return "\n".join(line.rstrip() for line in lines)


def read_position(text: str) -> State:
    """The state that a text describes; raises BadText."""
    lines = read_lines(text, _KEYS)
    s = State(players=_players(lines))
    s.rng = read_number("rng", lines.get("rng", "0"), 0, MASK)
    s.info_epoch = read_number("info_epoch", lines.get("info_epoch", "0"), 0, 1000)
    s.seat = read_number("seat", lines.get("seat", "0"), 0, s.players - 1)
    _read_cities(s, lines)
    _read_market(s, lines.get("market", ""))
    _read_deck(s, lines.get("deck"))
    if s.cities[s.seat].taken == CARDS_EACH:
        judge(s)
    elif not s.offered:
        raise BadText("position-name", key="market", got="", near=CARD_NAMES[0])
    return s


def _players(lines: dict[str, str]) -> int:
    named = len(lines["coins"].split()) if "coins" in lines else 2
    return read_number("players", lines.get("players", str(named)), 2, SEATS)


def _read_cities(s: State, lines: dict[str, str]) -> None:
    coins = lines.get("coins", " ".join([str(START_COINS)] * s.players)).split()
    for p in range(s.players):
        me = s.cities[p]
        me.coins = read_number("coins", coins[p] if p < len(coins) else "", 0, 99)
        for name in lines.get(f"cards {p}", "").split():
            card = _new_card(s, f"cards {p}", name)
            me.cards |= 1 << card
            me.taken += 1
            for good in range(N_GOODS):
                me.goods[good] += CARD[card].goods[good]


def _read_market(s: State, value: str) -> None:
    for entry in value.split()[:MARKET]:
        name, _, coins = entry.partition("+")
        card = _new_card(s, "market", name)
        s.market[s.offered] = card
        s.coins[card] = read_number("market", coins or "0", 0, 99)
        s.offered += 1


def _read_deck(s: State, value: str | None) -> None:
    if value is None:
        rest = [card for card in range(N_CARDS) if card not in _used(s)]
        s.deck[: len(rest)] = rest
        s.left = len(rest)
        seed_rng(s, s.rng)
        shuffle(s, s.deck, 0, s.left)
        return
    for name in value.split():
        s.deck[s.left] = _new_card(s, "deck", name)
        s.left += 1


def _used(s: State) -> set[int]:
    """The cards that have a place already."""
    taken = {card for card in range(N_CARDS) for me in s.cities if me.cards >> card & 1}
    return taken | set(s.market[: s.offered]) | set(s.deck[: s.left])


def _new_card(s: State, key: str, name: str) -> int:
    """The number of a card that has no place yet; raises BadText."""
    card = read_name(key, name, CARD_NAMES)
    if card in _used(s):
        raise BadText("position-twice", got=name)
    return card
