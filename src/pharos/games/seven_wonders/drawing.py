"""7 Wonders as a picture: every city with its stages, cards, shields and tokens, and the viewer's hand."""

from __future__ import annotations

from ...core.scores import total
from ...drawing import Canvas, Translator, card, chips, columns, panel
from ...drawing.canvas import COLOURS, INK, PANEL
from .payload_types import City, View

_WIDTH = 900
_ROMAN = ("", "I", "II", "III")


def draw(view: View, translator: Translator) -> Canvas:
    """Draw the whole table; the viewer's city comes first."""
    canvas = Canvas()
    me = view["seat"] if view["seat"] is not None else 0
    colours = card_colours(view, translator)
    y = 0.0
    if view["age"]:
        turn = translator.words.say("seven-wonders-table-turn", age=_ROMAN[view["age"]], turn=view["turn"])
        canvas.text(0, 14, turn, size=15, bold=True)
        y = 26
    for place, name in enumerate(view["hand"] or []):
        card(canvas, place * 112, y, 106, 40, translator.piece("card", name), colours[name])
    y += 52 if view["hand"] else 0
    n = len(view["cities"])
    cities = [city(view, translator, (me + step) % n, colours) for step in range(n)]
    columns(canvas, y, cities, 3 if n > 4 or n == 3 else 2, _WIDTH)
    return canvas


def card_colours(view: View, translator: Translator) -> dict[str, str]:
    """Return the colour of each card of the edition."""
    rows = translator.ruleset.catalogue()["card"]
    return {row["name"]: COLOURS[row["colour"]] for row in rows if row["edition"] == view["edition"]}


def city(view: View, translator: Translator, c: int, colours: dict[str, str]) -> Canvas:
    """Draw one city."""
    shown, due = view["cities"][c], view["decision"]
    n = len(view["cities"])
    wide = _WIDTH / (3 if n > 4 or n == 3 else 2) - 28
    owner = str(translator.words.name(translator.ruleset.id, "city", c, translator.names))
    points = translator.term("points", n=total(shown["score"])) if "score" in shown else ""
    canvas, y = panel(" · ".join(filter(None, (owner, points))), wide, is_active=due is not None and c in due["seats"])
    if shown["board"]:
        side = f", {translator.piece('side', shown['side'])}" if shown["side"] else ""
        canvas.text(10, y + 8, translator.piece("board", shown["board"]) + side, size=12)
        y += 16
    y = stages(canvas, y, wide, shown)
    military = [f"+{points} ×{n}" for points, n in zip(_token_points(translator), shown["victories"], strict=False) if n]
    military += [f"−1 ×{shown['defeats']}"] if shown["defeats"] else []
    facts = [(f"● {shown['coins']}", COLOURS["yellow"]), (f"◆ {shown['shields']}", COLOURS["red"])]
    y = chips(canvas, 10, y, wide, facts + [(text, COLOURS["red"]) for text in military])
    for fill in COLOURS.values():
        cards = [(translator.piece("card", name), fill) for name in shown["cards"] if colours[name] == fill]
        y = chips(canvas, 10, y, wide, cards)
    return canvas


def _token_points(translator: Translator) -> list[int]:
    """Return the points of a victory token by age."""
    return [row["points"] for row in translator.ruleset.catalogue()["victory"]]


def stages(canvas: Canvas, y: float, width: float, shown: City) -> float:
    """Draw the stages of the wonder: filled if built, with their cost otherwise."""
    each = width / max(1, len(shown["stages"]))
    for place, stage in enumerate(shown["stages"]):
        is_built = stage["built"]
        canvas.box(10 + each * place, y, each - 4, 22, COLOURS["purple"] if is_built else PANEL, line=COLOURS["purple"])
        canvas.text(
            10 + each * (place + 0.5) - 2, y + 15, stage["cost"], size=11, fill="#ffffff" if is_built else INK, centred=True
        )
    return y + 30 if shown["stages"] else y
