"""7 Wonders in the terminal: your city between its two neighbours, a line for each far city, your hand with prices."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import cast

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...cli.renderers import COLOURS, Translator
from ...core.game import Game
from ...core.ruleset import Ruleset
from ...core.scores import total
from .constants import VICTORY
from .payload_types import BoardRow, CardOption, CardRow, City, Direction, Options, Payment, StageRow, View
from .tables import AGES

_WIDE = 100  # columns from which three cities are side by side and menus show what cards do
_ROMAN = ("", "I", "II", "III")


class ByWidth:
    """One renderer for a wide terminal and one for a narrow one."""

    def __init__(self, wide: RenderableType, narrow: RenderableType) -> None:
        self.wide, self.narrow = wide, narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The one that fits."""
        yield self.wide if options.max_width >= _WIDE else self.narrow


def columns(*panels: tuple[Panel, int]) -> Table:
    """Panels side by side, in these proportions."""
    row = Table.grid(expand=True)
    for _, ratio in panels:
        row.add_column(ratio=ratio)
    row.add_row(*(panel for panel, _ in panels))
    return row


def draw(view: View, translator: Translator) -> RenderableType:
    """The whole table as the view shows it."""
    me = view["seat"] if view["seat"] is not None else 0
    near = view["cities"][me]["neighbours"]
    n = len(view["cities"])
    far = [c for c in ((me + step) % n for step in range(2, n - 1)) if c not in near.values()]
    parts: list[RenderableType] = [status(view, translator)]
    parts += [far_city(view, translator, c, me) for c in far]
    left = neighbour(view, translator, near["left"], me, "left")
    right = neighbour(view, translator, near["right"], me, "right")
    middle = own_city(view, translator, me)
    three = columns((left, 4), (middle, 7), (right, 4))
    return Group(*parts, ByWidth(three, Group(columns((left, 1), (right, 1)), middle)), *hand(view, translator))


def word(translator: Translator, id: str, **values: object) -> str:
    """A word of this table."""
    return translator.words.say(f"{translator.ruleset.id}-table-{id}", **values)


def city_name(translator: Translator, c: int) -> str:
    """The player of a city, or the Free City."""
    return str(translator.words.name(translator.ruleset.id, "city", c, translator.names))


@cache
def boards(ruleset: Ruleset, edition: int) -> list[BoardRow]:
    """The boards of an edition."""
    return [row for row in ruleset.catalogue()["board"] if row["edition"] == edition]


@cache
def cards(ruleset: Ruleset, edition: int) -> dict[str, CardRow]:
    """The cards of an edition by name."""
    return {row["name"]: row for row in ruleset.catalogue()["card"] if row["edition"] == edition}


def printed(view: View, translator: Translator, name: str) -> CardRow:
    """The row of a card in the edition that is played."""
    return cards(translator.ruleset, view["edition"])[name]


def card_text(view: View, translator: Translator, name: str) -> Text:
    """A card's shape and name in its colour."""
    shape, style = COLOURS[printed(view, translator, name)["colour"]]
    return Text(f"{shape} {translator.piece('card', name)}", style=style)


def effects(row: CardRow | StageRow, translator: Translator) -> str:
    """Everything that a card or a stage does, in words."""
    return " ".join(translator.sentence(translator.ruleset.effect_message(effect)) for effect in row["effects"])


def status(view: View, translator: Translator) -> Text:
    """Age, turn, where hands go, the piles, and who runs the Free City."""
    if not view["age"]:
        return Text(word(translator, "setup"), style="bold")
    line = Text(word(translator, "turn", age=_ROMAN[view["age"]], turn=view["turn"]), style="bold")
    if not view["outcome"]:
        line.append(f" · {word(translator, 'passing', passing=view['passing'] or 'none')}", style="not bold")
    line.append(f" · {word(translator, 'pile', n=len(view['discard']))}", style="not bold dim")
    if view["steward"] is not None and not view["outcome"]:
        line.append(f" · {word(translator, 'draw-pile', n=view['draw_pile'])}", style="not bold dim")
        line.append(f" · {word(translator, 'steward', name=translator.names[view['steward']])}", style="not bold")
    return line


def doing(view: View, translator: Translator, c: int) -> str:
    """What the seat of a city is doing: it has chosen, or the table is waiting for it."""
    due = view["decision"]
    if c in view["committed"]:
        return f"✓ {word(translator, 'chosen')}"
    return f"… {word(translator, 'waiting')}" if due and c in due["seats"] else ""


def title_of(view: View, translator: Translator, c: int) -> str:
    """Who a city belongs to, and its points so far."""
    points = total(view["cities"][c]["score"])
    return f"{city_name(translator, c)} · {translator.term('points', n=points)}"


def board_text(city: City, translator: Translator) -> Text:
    """The wonder and its side."""
    if not city["board"]:
        return Text("–", style="dim")
    line = Text(translator.piece("board", city["board"]), style="bold")
    if city["side"]:
        line.append(f", {translator.piece('side', city['side'])}", style="not bold")
    return line


def marks(city: City) -> str:
    """The stages: ▲ built, △ not yet."""
    return "".join("▲" if stage["built"] else "△" for stage in city["stages"])


def resources(city: City, translator: Translator) -> str:
    """What a city produces; slashes separate the choices of a symbol, a dot precedes what is not for sale."""
    counts = Counter((symbol["resources"], symbol["for_sale"]) for symbol in city["symbols"])
    return ", ".join(_symbol(letters, n, is_sold, translator) for (letters, is_sold), n in counts.items()) or "–"


def _symbol(letters: str, n: int, is_sold: bool, translator: Translator) -> str:
    if len(letters) == 1:
        text = translator.words.say(f"{translator.ruleset.id}-units-{letters}", n=n)
    else:
        names = "/".join(translator.piece("resource", letter) for letter in letters)
        text = names if n == 1 else f"{n} × {names}"
    return text if is_sold else f"·{text}"


def tokens(city: City) -> str:
    """Victory and defeat tokens."""
    won = [f"+{VICTORY[age]}" for age in range(AGES) for _ in range(city["victories"][age])]
    return " ".join(won + ["−1"] * city["defeats"]) or "–"


def science(city: City, translator: Translator) -> str:
    """Scientific symbols by kind; ? are those of choice."""
    parts = [f"{translator.piece('symbol', name)} {n}" for name, n in city["science"].items() if n and name != "wild"]
    return ", ".join(parts + ["?"] * city["science"]["wild"])


def shields(view: View, c: int, me: int) -> Text:
    """Shields, for others than the viewer also relative to the viewer's."""
    mine, theirs = view["cities"][me]["shields"], view["cities"][c]["shields"]
    line = Text(f"◆ {theirs}", style="indian_red1")
    if c != me:
        line.append(f" ({theirs - mine:+d})".replace("-", "−").replace("+0", "="), style="bold")
    return line


def far_city(view: View, translator: Translator, c: int, me: int) -> Text:
    """A city that is not a neighbour, in one line."""
    city = view["cities"][c]
    line = Text(f"{city_name(translator, c)} ", style="bold").append(
        f"{board_text(city, translator)} ", style="not bold dim"
    )
    line.append(f" {marks(city)}  ●{city['coins']}  ", style="not bold")
    line.append(f"◆{city['shields']}  ", style="not bold indian_red1")
    colours = [printed(view, translator, name)["colour"] for name in city["cards"]]
    for colour, (shape, style) in COLOURS.items():
        if colour in colours and colour != "red":
            line.append(f"{shape}{colours.count(colour)} ", style=f"not bold {style}")
    line.append(f" {tokens(city)}  {translator.term('points', n=total(city['score']))}", style="not bold")
    return line.append(f"  {doing(view, translator, c)}", style="not bold dim")


def by_colour(view: View, translator: Translator, c: int, body: Table, colours: tuple[str, ...]) -> None:
    """The structures of a city, a row for each colour."""
    for colour in colours:
        shape, style = COLOURS[colour]
        names = [name for name in view["cities"][c]["cards"] if printed(view, translator, name)["colour"] == colour]
        if names:
            listed = ", ".join(translator.piece("card", name) for name in names)
            body.add_row(Text(f"{shape} {len(names)}", style=style), Text(listed, style=style))


def grid() -> Table:
    """A column of names and one of values."""
    body = Table.grid(padding=(0, 1))
    body.add_column(style="dim", no_wrap=True)
    body.add_column(overflow="fold")
    return body


def neighbour(view: View, translator: Translator, c: int, me: int, side: Direction) -> Panel:
    """The city to the left or to the right: what it sells and at which prices, its strength, its structures."""
    city, prices = view["cities"][c], view["cities"][me]["prices"]
    body = grid()
    body.add_row(translator.term("coins"), Text(f"● {city['coins']}", style="bold yellow"))
    body.add_row(word(translator, "shields"), shields(view, c, me))
    body.add_row(word(translator, "stages"), Text(marks(city)))
    body.add_row(word(translator, "military"), tokens(city))
    body.add_row(word(translator, "resources"), resources(city, translator))
    body.add_row("", Text(f"■ ●{prices['raw'][side]}  ⬢ ●{prices['made'][side]}", style="dim"))
    if any(city["science"].values()):
        body.add_row(translator.term("science"), science(city, translator))
    by_colour(view, translator, c, body, tuple(COLOURS))
    state = doing(view, translator, c)
    head = [board_text(city, translator), *([Text(state, style="dim")] if state else [])]
    return Panel(
        Group(*head, body), title=title_of(view, translator, c), subtitle=word(translator, side), border_style="dim"
    )


def own_city(view: View, translator: Translator, me: int) -> Panel:
    """The viewer's city: everything, with the stages of the wonder in words."""
    city = view["cities"][me]
    body = grid()
    body.add_row(translator.term("coins"), Text(f"● {city['coins']}", style="bold yellow"))
    body.add_row(word(translator, "shields"), shields(view, me, me))
    body.add_row(word(translator, "military"), tokens(city))
    body.add_row(word(translator, "resources"), resources(city, translator))
    if any(city["science"].values()):
        body.add_row(translator.term("science"), science(city, translator))
    by_colour(view, translator, me, body, tuple(COLOURS))
    is_own = view["seat"] is not None
    return Panel(
        Group(board_text(city, translator), stages(view, translator, me), body),
        title=title_of(view, translator, me),
        subtitle=" · ".join(filter(None, (word(translator, "you") if is_own else "", doing(view, translator, me)))),
        border_style="bold" if is_own else "dim",
    )


def stages(view: View, translator: Translator, me: int) -> Table:
    """The stages of the wonder with cost and effect; those of both sides while one is being chosen."""
    city = view["cities"][me]
    body = grid()
    built = sum(stage["built"] for stage in city["stages"])
    for row in boards(translator.ruleset, view["edition"]):
        if row["name"] != city["board"] or city["side"] not in (None, row["side"]):
            continue
        if city["side"] is None:
            body.add_row("", Text(translator.piece("side", row["side"]), style="bold"))
        for number, stage in enumerate(row["stages"], 1):
            line = Text(f"{effects(stage, translator)} ", style="bold" if number <= built else "")
            under = city["stages"][number - 1].get("under") if number <= built else None
            line.append(
                f"({'▒ ' + translator.piece('card', under) if under else cost(stage, translator)})", style="not bold dim"
            )
            body.add_row(Text(f"{'▲' if number <= built else '△'} {number}"), line)
    return body


def cost(row: CardRow | StageRow, translator: Translator) -> str:
    """The cost of a card or a stage in words."""
    if coins := row.get("coins"):
        return f"●{coins}"
    return str(translator.words.name(translator.ruleset.id, "resources", row["cost"])) if row["cost"] else "–"


def badge(option: CardOption) -> Text:
    """What a card costs the city: star free, tick own resources, coins, cross impossible."""
    if option["built"]:
        return Text("✗", style="red")
    if option["gift"] or option["free_once"]:
        return Text("★", style="bold yellow")
    if not option["payments"]:
        return Text("✗", style="red")
    price = sum(option["payments"][0]) + option["bank"]
    return Text(f"●{price}", style="yellow") if price else Text("✓", style="green")


def hand(view: View, translator: Translator) -> list[RenderableType]:
    """The viewer's hand with prices, and what it has chosen so far."""
    parts: list[RenderableType] = []
    if view["hand"] and not view["outcome"]:
        due = view["decision"]
        is_asked = due is not None and view["seat"] in due["seats"]
        menus = view["options"][-1:] if is_asked else view["options"][:1]
        options = {option["card"]: option for menu in menus for option in menu["cards"]}
        cards = [
            Text.assemble(badge(options[name]) if name in options else "", " ", card_text(view, translator, name))
            for name in view["hand"]
        ]
        parts.append(Columns([Text(f"{word(translator, 'hand')}:", style="dim"), *cards], padding=(0, 2)))
    if view["chosen"]:
        chosen = "; ".join(
            translator.sentence(translator.ruleset.action_message(translator.ruleset.parse(text))) for text in view["chosen"]
        )
        parts.append(Text(f"{word(translator, 'your-choice')}: {chosen}", style="bold"))
    return parts


def menu(game: Game, seat: int, actions: list[int], translator: Translator) -> RenderableType | None:
    """A row per card with the numbers of what can be done with it; None for decisions that use no hand."""
    view = cast(View, game.view(seat))
    if not view["options"]:
        return None
    numbers = {game.ruleset.text(action).removeprefix("city "): number for number, action in enumerate(actions, 1)}
    parts: list[RenderableType] = [ByWidth(*(menu_table(view, numbers, translator, is_wide) for is_wide in (True, False)))]
    if "decline" in numbers:
        parts.append(Text(word(translator, "decline", number=numbers["decline"])))
    return Group(*parts)


def menu_table(view: View, numbers: dict[str, int], translator: Translator, is_wide: bool) -> Table:
    """The cards that can be chosen now; a wide terminal also shows what they do and cost."""
    offer = view["options"][-1]
    city = view["cities"][offer["city"]]
    table = menu_head(offer, city, translator, is_wide)
    for option in offer["cards"]:
        name = option["card"]
        row = printed(view, translator, name)
        cells = [str(numbers[f"stage using {name}{_pay(payment)}"]) for payment in offer["stage"]]
        cells.append(f"{numbers[f'sell {name}']} (+3)" if offer["may_sell"] else "–")
        if is_wide:
            cells.append(f"{effects(row, translator)} ({cost(row, translator)})")
        table.add_row(badge(option), card_text(view, translator, name), builds(option, numbers, city, translator), *cells)
    return table


def menu_head(offer: Options, city: City, translator: Translator, is_wide: bool) -> Table:
    """The columns of the menu: one for each payment of the next stage; what cards do takes the remaining space."""
    stage = 1 + sum(stage["built"] for stage in city["stages"])
    table = Table(box=None, padding=(0, 1), header_style="dim", expand=is_wide)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(translator.term("card"))
    table.add_column(word(translator, "build"))
    for payment in offer["stage"]:
        table.add_column(f"{word(translator, 'stage', stage=stage)}\n{paid(payment, city, translator) or '✓'}")
    table.add_column(word(translator, "sell"), no_wrap=True)
    if is_wide:
        table.add_column(word(translator, "effect"), style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
    return table


def _pay(payment: Payment) -> str:
    return f" pay left {payment[0]} right {payment[1]}" if any(payment) else ""


def paid(payment: Payment, city: City, translator: Translator) -> str:
    """Who receives a payment, and how much."""
    near = city["neighbours"]
    receivers = zip((near["left"], near["right"]), payment, strict=True)
    return " ".join(f"{city_name(translator, c)} ●{coins}" for c, coins in receivers if coins)


def builds(option: CardOption, numbers: dict[str, int], city: City, translator: Translator) -> Text:
    """The numbers of all ways to build a card, each with its cost and who receives it."""
    ways = []
    for payment in option["payments"]:
        number = numbers[f"build {option['card']}{_pay(payment)}"]
        price = paid(payment, city, translator) or (f"●{option['bank']}" if option["bank"] and not option["gift"] else "")
        ways.append(Text(f"{number}").append(f" {price}" if price else "", style="yellow"))
    if option["free_once"]:
        ways.append(Text(str(numbers[f"build {option['card']} free"])).append(" ★", style="bold yellow"))
    return Text("\n").join(ways) if ways else Text("–")
