"""Architects as a picture: the middle of the table, the decks, and every player's wonder."""

from __future__ import annotations

from ...core.scores import total
from ...drawing import Canvas, Translator, card, chips, columns, panel
from ...drawing.canvas import COLOURS, INK, PANEL
from .payload_types import Stage, View

_WIDTH = 860
_BACK = "#a8a29a"


def draw(view: View, translator: Translator) -> Canvas:
    """Draw the whole table; the viewer's wonder comes first."""
    canvas = Canvas()
    me = view["seat"] if view["seat"] is not None else 0
    players = len(view["cities"])
    y = middle(canvas, view, translator)
    y = decks(canvas, y, view, translator)
    if view.get("looked_at"):
        y = chips(
            canvas, 0, y, _WIDTH, [(translator.piece("card", name), _colour(name, translator)) for name in view["looked_at"]]
        )
    cities = [city(view, translator, (me + step) % players) for step in range(players)]
    columns(canvas, y, cities, 2, _WIDTH)
    return canvas


def _colour(name: str, translator: Translator) -> str:
    return COLOURS[next(row["colour"] for row in translator.ruleset.catalogue()["card"] if row["name"] == name)]


def word(translator: Translator, id: str, **values: object) -> str:
    """Return a word of this table."""
    return translator.words.say(f"architects-table-{id}", **values)


def middle(canvas: Canvas, view: View, translator: Translator) -> float:
    """Draw the conflict tokens, the cat and the progress tokens on offer."""
    conflict = view["conflict"]
    for place in range(conflict["tokens"]):
        is_war = place < conflict["tokens"] - conflict["peace"]
        canvas.circle(10 + 22 * place, 10, 8, COLOURS["red"] if is_war else PANEL, line=COLOURS["red"])
    name = word(translator, "nobody") if view["cat"] is None else translator.names[view["cat"]]
    canvas.text(22 * conflict["tokens"] + 16, 14, word(translator, "cat", name=name))
    tokens = [(translator.piece("token", token), COLOURS["green"]) for token in view["offer"] if token]
    return chips(canvas, 0, 30, _WIDTH, tokens) + 4


def decks(canvas: Canvas, y: float, view: View, translator: Translator) -> float:
    """Draw every deck with its top card and how many cards are left."""
    each = min(150.0, _WIDTH / len(view["decks"]))
    for place, deck in enumerate(view["decks"]):
        x = place * each
        name = word(translator, "centre") if deck["deck"] == "central" else translator.piece("wonder", deck["deck"])
        canvas.text(x + 2, y + 12, f"{name} ({deck['left']})", size=11)
        if not deck["left"]:
            card(canvas, x, y + 18, each - 8, 40, word(translator, "empty"), _BACK)
        elif deck["top"]:
            card(canvas, x, y + 18, each - 8, 40, translator.piece("card", deck["top"]), _colour(deck["top"], translator))
        else:
            card(canvas, x, y + 18, each - 8, 40, word(translator, "unknown"), _BACK)
    return y + 70


def city(view: View, translator: Translator, seat: int) -> Canvas:
    """Draw one player: the stages of the wonder, cards, tokens, shields and victories."""
    shown, due = view["cities"][seat], view["decision"]
    wide = _WIDTH / 2 - 24
    points = translator.term("points", n=total(shown["score"])) if "score" in shown else ""
    title = " · ".join(filter(None, (translator.names[seat], translator.piece("wonder", shown["wonder"]), points)))
    canvas, y = panel(title, wide, is_active=due is not None and due["seat"] == seat)
    each = wide / len(shown["stages"])
    for stage in shown["stages"]:
        stage_box(canvas, 10 + each * (stage["stage"] - 1), y, each - 4, stage)
    y += 36
    cards = [
        (translator.piece("card", name) + (f" ×{n}" if n > 1 else ""), _colour(name, translator))
        for name, n in shown["cards"].items()
    ]
    y = chips(canvas, 10, y, wide, cards)
    y = chips(canvas, 10, y, wide, [(translator.piece("token", token), COLOURS["green"]) for token in shown["tokens"]])
    chips(canvas, 10, y, wide, [(f"◆ {shown['shields']}", COLOURS["red"]), (f"★ {shown['victories']}", COLOURS["red"])])
    return canvas


def stage_box(canvas: Canvas, x: float, y: float, width: float, stage: Stage) -> None:
    """Draw a stage: filled if built, with its number of resources (= equal, ≠ different) and its points."""
    is_built = stage["built"]
    canvas.box(x, y, width, 30, COLOURS["purple"] if is_built else PANEL, line=COLOURS["purple"])
    cost = f"{stage['count']}{'=' if stage['identical'] else '≠'} → {stage['points']}"
    canvas.text(x + width / 2, y + 19, cost, size=11, fill="#ffffff" if is_built else INK, centred=True)
