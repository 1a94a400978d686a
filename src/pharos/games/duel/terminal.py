"""Duel in the terminal: the layout with prices for both, the track, the tokens and the two cities."""

from __future__ import annotations

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.renderers import COLOURS, Translator
from ...core.game import Game
from ...core.scores import total
from .constants import CAPITAL, TOKEN_ZONES
from .payload_types import City, Slot, View, Wonder, WonderRow

_TOKEN_SPACES = {zone.first for zone in TOKEN_ZONES}
_CELL = 15  # columns of a card
_HALF = _CELL // 2 + 1


def draw(view: View, translator: Translator) -> RenderableType:
    """The whole table as the view shows it."""
    me = view["seat"] if view["seat"] is not None else 0
    cities = [city_panel(view, translator, seat) for seat in (me, 1 - me)]
    middle = layout(view, translator, me) if view["age"] else offer(view, translator)
    pair = Table.grid(expand=True)
    pair.add_column(ratio=1)
    pair.add_column(ratio=1)
    pair.add_row(*cities)
    return Group(track(view, translator, me), tokens(view, translator), middle, pair)


def colours(translator: Translator) -> dict[str, str]:
    """The colour of each card."""
    return {row["name"]: row["colour"] for row in translator.ruleset.catalogue()["card"]}


def card_text(translator: Translator, name: str, width: int = 0) -> Text:
    """A card's shape and name in its colour."""
    shape, style = COLOURS[colours(translator)[name]]
    text = f"{shape} {translator.piece('card', name)}"
    if width and len(text) > width:
        text = text[: width - 1] + "…"
    return Text(text, style=style)


def badge(price: int, coins: int, chained: bool) -> Text:
    """What a card costs somebody: star free by chain, tick nothing to pay, coins, cross out of reach."""
    if chained:
        return Text("★", style="bold yellow")
    if price == 0:
        return Text("✓", style="green")
    return Text(f"●{price}" if price <= coins else f"✗{price}", style="yellow" if price <= coins else "red")


def layout(view: View, translator: Translator, me: int) -> RenderableType:
    """The cards in their rows; under each open card my price and the opponent's."""
    cards = view["layout"]
    lines: list[Text] = []
    for row in sorted({card["row"] for card in cards}):
        names, prices = Text(), Text()
        for card in (card for card in cards if card["row"] == row):
            start = (card["x"] + 5) * _HALF
            _pad(names, start)
            _pad(prices, start)
            names.append(card_face(card, translator))
            if "price" in card:
                prices.append(_prices(view, card, me))
        lines += [names, prices] if prices.plain.strip() else [names]
    return Panel(Align.center(Group(*lines)), title=translator.term("age", age=view["age"]))


def _pad(line: Text, start: int) -> None:
    line.append(" " * max(0, start - len(line.plain)))


def card_face(card: Slot, translator: Translator) -> Text:
    """A card in its row: named if face up, otherwise its back; open ones are emphasised."""
    if card["card"] is None:
        return Text(translator.term("back", back=card["back"])[: _CELL - 1], style="dim")
    text = card_text(translator, card["card"], _CELL)
    if card["open"]:
        text.stylize("bold")
    else:
        text.stylize("dim")
    return text


def _prices(view: View, card: Slot, me: int) -> Text:
    mine, theirs = (
        badge(card["price"][seat], view["cities"][seat]["coins"], card["chained"][seat]) for seat in (me, 1 - me)
    )
    theirs.stylize("dim")
    return Text("  ") + mine + Text(" · ", style="dim") + theirs


def offer(view: View, translator: Translator) -> RenderableType:
    """The wonders on offer in the draft."""
    wonders = {row["name"]: row for row in translator.ruleset.catalogue()["wonder"]}
    panels = [
        Panel(
            "\n".join([resource_words(wonders[name]["cost"], translator), *effect_lines(wonders[name], translator)]),
            title=translator.piece("wonder", name),
        )
        for name in view["offer"]
    ]
    return Columns(panels, equal=True, expand=True)


def resource_words(letters: str, translator: Translator) -> str:
    """A cost in words."""
    return str(translator.words.name(translator.ruleset.id, "resources", letters))


def effect_lines(row: WonderRow, translator: Translator) -> list[str]:
    """What a piece does, in words."""
    return [translator.sentence(translator.ruleset.effect_message(effect)) for effect in row["effects"]]


def track(view: View, translator: Translator, me: int) -> Text:
    """The military track with the pawn; the viewer's capital at the left."""
    pawn = view["pawn"] if me == 0 else -view["pawn"]
    line = Text(translator.names[me] + " ", style="bold")
    for place in range(-CAPITAL, CAPITAL + 1):
        if place == pawn:
            line.append("♟", style="bold red")
        else:
            sign = "┊" if abs(place) in _TOKEN_SPACES else "·"
            line.append("▌" if place == -CAPITAL else "▐" if place == CAPITAL else sign, style="dim")
        line.append(" ")
    line.append(translator.names[1 - me], style="bold")
    threats = [
        translator.term("threat", name=translator.names[seat], coins=coins)
        for seat in (me, 1 - me)
        for coins in view["military_tokens"][seat]
    ]
    line.append("   " + "; ".join(threats), style="dim")
    return line


def tokens(view: View, translator: Translator) -> Text:
    """The progress tokens on the board."""
    names = ", ".join(translator.piece("token", name) for name in view["board"])
    return Text(f"{translator.term('progress')}: {names or '–'}", style="green3")


def city_panel(view: View, translator: Translator, seat: int) -> Panel:
    """One city: coins, resources with prices, cards by colour, science, tokens, wonders."""
    city = view["cities"][seat]
    due = view["decision"]
    body = Table.grid(padding=(0, 1))
    body.add_column(style="dim")
    body.add_column(overflow="fold")
    body.add_row(translator.term("coins"), Text(str(city["coins"]), style="bold yellow"))
    body.add_row(translator.term("resources"), resources(city, translator))
    by_colour = colours(translator)
    for colour in COLOURS:
        cards = [name for name in city["cards"] if by_colour[name] == colour]
        if cards:
            body.add_row(
                COLOURS[colour][0],
                Text(", ".join(translator.piece("card", name) for name in cards), style=COLOURS[colour][1]),
            )
    if city["science"]:
        symbols = ", ".join(translator.piece("symbol", name) for name in city["science"])
        body.add_row(translator.term("science"), f"{len(city['science'])}/6: {symbols}")
    if city["tokens"]:
        body.add_row(translator.term("progress"), ", ".join(translator.piece("token", name) for name in city["tokens"]))
    for wonder in city["wonders"]:
        body.add_row(*wonder_row(wonder, city, translator))
    title = f"{translator.names[seat]} · {translator.term('points', n=total(city['score']))}"
    return Panel(body, title=title, border_style="bold" if due and due["seat"] == seat else "dim")


def resources(city: City, translator: Translator) -> str:
    """What a city produces, and what one more unit costs it."""
    production = {str(letter): n for letter, n in city["production"].items()}
    parts = [
        f"{translator.piece('resource', letter)} {production.get(letter, 0)} (●{price})"
        for letter, price in city["prices"].items()
    ]
    choices = [translator.term(f"choice-{kind}", n=n) for kind, n in city["choices"].items() if n]
    return ", ".join(parts + choices)


def wonder_row(wonder: Wonder, city: City, translator: Translator) -> tuple[Text, Text]:
    """A wonder: built, gone, or with its price."""
    name = translator.piece("wonder", wonder["wonder"])
    if wonder["built"]:
        return Text("▲", style="bold"), Text(name, style="bold")
    if wonder["closed"]:
        return Text("✗", style="dim"), Text(name, style="dim strike")
    return Text("△"), Text.assemble(name, " ", badge(wonder["price"], city["coins"], False))


def menu(game: Game, seat: int, actions: list[int], translator: Translator) -> RenderableType | None:
    """In a turn: a row per open card with the numbers of what can be done with it; None for other decisions."""
    texts = [game.ruleset.text(action).split() for action in actions]
    if texts[0][0] not in ("build", "sell", "wonder"):
        return None
    wonders = list(dict.fromkeys(text[1] for text in texts if text[0] == "wonder"))
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for title in ("card", "build", "sell"):
        table.add_column(translator.term(title))
    for wonder in wonders:
        table.add_column(translator.piece("wonder", wonder), overflow="fold")
    numbers = {" ".join(text): number for number, text in enumerate(texts, 1)}
    sale = game.view(seat)["cities"][seat]["sale"]
    for card in dict.fromkeys(text[1] for text in texts if text[0] == "sell"):
        cells = [_number(numbers.get(f"build {card}")), f"{numbers[f'sell {card}']} (+{sale})"]
        cells += [_number(numbers.get(f"wonder {wonder} using {card}")) for wonder in wonders]
        table.add_row(card_text(translator, card), *cells)
    return table


def _number(number: int | None) -> str:
    return str(number) if number else "–"
