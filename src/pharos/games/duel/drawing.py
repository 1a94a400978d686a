"""Duel as a picture: the track, the tokens, the layout with both prices, and the two cities."""

from __future__ import annotations

from ...core.scores import total
from ...drawing import Canvas, Translator, card, chips, columns, panel
from ...drawing.canvas import COLOURS, FAINT, INK, PANEL
from .payload_types import Slot, View, Wonder

_WIDTH = 860
_CARD, _ROW, _HEIGHT = 92, 50, 42
_BACK = "#a8a29a"
_ZONES = ("#efe9dd", "#e6dccb", "#dccdb2", "#d1bd98")  # from the middle outwards


def draw(view: View, translator: Translator) -> Canvas:
    """Draw the whole table."""
    canvas = Canvas()
    me = view["seat"] if view["seat"] is not None else 0
    y = track(canvas, view, translator, me)
    tokens = [(translator.piece("token", name), COLOURS["green"]) for name in view["board"]]
    y = chips(canvas, 0, y, _WIDTH, tokens) + 6
    if view["age"]:
        y = layout(canvas, y, view, translator, me)
    else:
        offer = [(translator.piece("wonder", name), COLOURS["purple"]) for name in view["offer"]]
        y = chips(canvas, 0, y, _WIDTH, offer) + 6
    columns(canvas, y, [city(view, translator, seat) for seat in (me, 1 - me)], 2, _WIDTH)
    return canvas


def track(canvas: Canvas, view: View, translator: Translator, me: int) -> float:
    """Draw the military track; the viewer's capital is at the left."""
    pawn = view["pawn"] if me == 0 else -view["pawn"]
    end = next(row["spaces"] for row in translator.ruleset.catalogue()["capital"])
    space = _WIDTH / (2 * end + 1)
    for place in range(-end, end + 1):
        zone = sum(abs(place) >= row["first"] for row in translator.ruleset.catalogue()["zone"])
        shade = COLOURS["red"] if abs(place) == end else _ZONES[zone]
        canvas.box((place + end) * space, 0, space - 2, 22, shade)
    canvas.circle((pawn + end + 0.5) * space - 1, 11, 8, INK)
    for seat, x in ((me, 0.0), (1 - me, _WIDTH / 2)):
        losses = ", ".join(f"−{coins}" for coins in view["military_tokens"][seat])
        canvas.text(x, 40, f"{translator.names[seat]}: {losses or '–'}", size=12, fill=FAINT)
    return 52


def layout(canvas: Canvas, y: float, view: View, translator: Translator, me: int) -> float:
    """Draw the cards in their rows; open cards show what they cost the viewer and the opponent."""
    colours = {row["name"]: row["colour"] for row in translator.ruleset.catalogue()["card"]}
    slots = view["layout"]
    first = min((slot["row"] for slot in slots), default=0)
    for slot in slots:
        x = _WIDTH / 2 + (slot["x"] - 1) * _CARD / 2
        top = y + (slot["row"] - first) * _ROW
        name, fill = translator.term("back", back=slot["back"]).removeprefix("▒ "), _BACK
        if slot["card"] is not None:
            name, fill = translator.piece("card", slot["card"]), COLOURS[colours[slot["card"]]]
        card(canvas, x + 2, top, _CARD - 4, _HEIGHT, name, fill, _prices(slot, me) if "price" in slot else "")
    return y + (max((slot["row"] for slot in slots), default=0) - first + 1) * _ROW + 8


def _prices(slot: Slot, me: int) -> str:
    return " · ".join("★" if slot["chained"][seat] else f"●{slot['price'][seat]}" for seat in (me, 1 - me))


def city(view: View, translator: Translator, seat: int) -> Canvas:
    """Draw one city: coins, cards, science, tokens and wonders."""
    shown, due = view["cities"][seat], view["decision"]
    wide = _WIDTH / 2 - 24
    points = translator.term("points", n=total(shown["score"])) if "score" in shown else ""
    title = " · ".join(filter(None, (translator.names[seat], f"● {shown['coins']}", points)))
    canvas, y = panel(title, wide, is_active=due is not None and due["seat"] == seat)
    colours = {row["name"]: row["colour"] for row in translator.ruleset.catalogue()["card"]}
    for colour, fill in COLOURS.items():
        cards = [(translator.piece("card", name), fill) for name in shown["cards"] if colours[name] == colour]
        y = chips(canvas, 10, y, wide, cards)
    y = chips(canvas, 10, y, wide, [(translator.piece("token", name), COLOURS["green"]) for name in shown["tokens"]])
    for wonder in shown["wonders"]:
        y = wonder_line(canvas, y, wide, wonder, translator)
    return canvas


def wonder_line(canvas: Canvas, y: float, width: float, wonder: Wonder, translator: Translator) -> float:
    """Draw a wonder: filled if built, with its price if it can still be built, crossed out if it is back in the box."""
    name = translator.piece("wonder", wonder["wonder"])
    fill = COLOURS["purple"] if wonder["built"] else PANEL
    canvas.box(10, y, width, 20, fill, line=COLOURS["purple"])
    note = "✗ " if wonder["closed"] else ""
    price = f" · ●{wonder['price']}" if "price" in wonder else ""
    canvas.text(18, y + 14, f"{note}{name}{price}", size=12, fill="#ffffff" if wonder["built"] else INK)
    return y + 24
