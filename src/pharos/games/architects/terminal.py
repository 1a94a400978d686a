"""Architects in the terminal: the three decks to take from, the middle of the table, and every player's wonder."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.renderers import COLOURS, Translator
from ...core.game import Game
from ...core.scores import total
from .payload_types import City, Deck, Side, View


def draw(view: View, translator: Translator) -> RenderableType:
    """The whole table as the view shows it; the viewer's own wonder first."""
    me = view["seat"] if view["seat"] is not None else 0
    players = len(view["cities"])
    cities = [city_panel(view, translator, (me + n) % players) for n in range(players)]
    parts: list[RenderableType] = [middle(view, translator), grid(sides(view, translator), 3)]
    if view.get("looked_at"):
        listed = Text(", ").join(card_text(translator, name) for name in view["looked_at"])
        parts.append(Panel(listed, title=word(translator, "looked-at")))
    return Group(*parts, *others(view, translator), grid(cities, 2))


def grid(panels: list[Panel], columns: int) -> Table:
    """Panels side by side, each as wide as the others."""
    table = Table.grid(expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    for first in range(0, len(panels), columns):
        table.add_row(*panels[first : first + columns])
    return table


def word(translator: Translator, id: str, **values: object) -> str:
    """A word of this table."""
    return translator.words.say(f"architects-table-{id}", **values)


def card_text(translator: Translator, name: str) -> Text:
    """A card's shape and name in its colour."""
    colour = next(row["colour"] for row in translator.ruleset.catalogue()["card"] if row["name"] == name)
    shape, style = COLOURS[colour]
    return Text(f"{shape} {translator.piece('card', name)}", style=style)


def middle(view: View, translator: Translator) -> Text:
    """Conflict tokens, cat and progress tokens."""
    conflict = view["conflict"]
    flipped = conflict["tokens"] - conflict["peace"]
    line = Text("◆" * flipped, style="indian_red1") + Text("◇" * conflict["peace"])
    line.append(f" {word(translator, 'conflict', flipped=flipped, tokens=conflict['tokens'])}")
    name = word(translator, "nobody") if view["cat"] is None else translator.names[view["cat"]]
    line.append(f"   {word(translator, 'cat', name=name)}")
    tokens = ", ".join(translator.piece("token", token) for token in view["offer"]) or "–"
    line.append(f"   {word(translator, 'offer')}: {tokens} ({word(translator, 'stack', n=view['stack'])})", style="green3")
    return line


def sides(view: View, translator: Translator) -> list[Panel]:
    """The three decks that the viewer takes from, with what their top cards would complete."""
    decks = {deck["deck"]: deck for deck in view["decks"]}
    return [side_panel(decks[side["deck"]], side, name, translator) for name, side in taken(view).items()]


def taken(view: View) -> dict[str, Side]:
    """The decks that the viewer takes from, by where they are; none for spectators."""
    sides = view["sides"]
    named = (("left", sides.get("left")), ("centre", sides.get("centre")), ("right", sides.get("right")))
    return {name: side for name, side in named if side}


def side_panel(deck: Deck, side: Side, name: str, translator: Translator) -> Panel:
    """One of them."""
    lines = [top_text(deck, translator)]
    lines += [Text(f"→ {completion(text, translator)}", style="bold") for text in side["completes"]]
    title = word(translator, name)
    if name != "centre":
        title += f" · {translator.piece('wonder', side['deck'])}"
    return Panel(Group(*lines), title=title, subtitle=word(translator, "cards", n=deck["left"]))


def top_text(deck: Deck, translator: Translator) -> Text:
    """The top card of a deck, its back, or that it is empty."""
    if not deck["left"]:
        return Text(word(translator, "empty"), style="dim")
    return card_text(translator, deck["top"]) if deck["top"] else Text(word(translator, "unknown"), style="dim")


def completion(text: str, translator: Translator) -> str:
    """What a card would complete, in words."""
    kind, _, stage = text.partition(" ")
    return word(translator, f"completes-{kind}", **({"stage": stage} if stage else {}))


def others(view: View, translator: Translator) -> list[RenderableType]:
    """The decks that the viewer does not take from, if there are any."""
    near = {side["deck"] for side in taken(view).values()}
    far = [deck for deck in view["decks"] if deck["deck"] not in near and (near or deck["deck"] != "central")]
    if not far:
        return []
    line = Text(f"{word(translator, 'others')}: ", style="dim")
    for n, deck in enumerate(far):
        line.append(("; " if n else "") + f"{translator.piece('wonder', deck['deck'])} ")
        line.append(top_text(deck, translator))
    return [line]


def city_panel(view: View, translator: Translator, seat: int) -> Panel:
    """One player: the wonder's stages, the cards by colour, tokens, shields and victories."""
    city, due = view["cities"][seat], view["decision"]
    body = Table.grid(padding=(0, 1))
    body.add_column()
    body.add_column(overflow="fold")
    body.add_row(Text(translator.piece("wonder", city["wonder"]), style="bold"), stages(city))
    colours = {row["name"]: row["colour"] for row in translator.ruleset.catalogue()["card"]}
    for colour, (shape, style) in COLOURS.items():
        cards = {name: n for name, n in city["cards"].items() if colours[name] == colour}
        if cards:
            names = [translator.piece("card", name) + (f" ×{n}" if n > 1 else "") for name, n in cards.items()]
            body.add_row(Text(shape, style=style), Text("; ".join(names), style=style))
    if city["tokens"]:
        tokens = ", ".join(translator.piece("token", token) for token in city["tokens"])
        body.add_row(Text(translator.term("progress"), style="dim"), tokens)
    body.add_row(Text(word(translator, "shields"), style="dim"), str(city["shields"]))
    if city["victories"]:
        body.add_row(Text(word(translator, "victories"), style="dim"), str(city["victories"]))
    cat = " 🐈" if view["cat"] == seat else ""
    title = f"{translator.names[seat]} · {translator.term('points', n=total(city['score']))}{cat}"
    return Panel(body, title=title, border_style="bold" if due and due["seat"] == seat else "dim")


def stages(city: City) -> Text:
    """The five stages: ▲ built, △ available, · not yet; with cost and points."""
    line = Text()
    for stage in city["stages"]:
        mark = "▲" if stage["built"] else "△" if stage["available"] else "·"
        cost = f"{stage['count']}{'=' if stage['identical'] else '≠'}"
        style = "bold" if stage["built"] else "" if stage["available"] else "dim"
        line.append(f"{mark}{stage['stage']} {cost}:{stage['points']}  ", style=style)
    return line


def menu(game: Game, seat: int, actions: list[int], translator: Translator) -> RenderableType | None:
    """Every decision is a plain list."""
    return None
