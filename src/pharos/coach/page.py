"""The review as one HTML file: no scripts, no other files, readable on a phone and in dark mode."""

from __future__ import annotations

from html import escape

from .charts import COLOURS, bands, chart, shade
from .review import Review, SeatReview
from .sentences import SentenceWriter

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 52rem; margin: 0 auto; padding: 1rem; }
svg { width: 100%; height: 14rem; border-radius: 8px; }
h1 { font-size: 1.5rem; } h2 { margin: 2rem 0 .25rem; font-size: 1.2rem; } h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
ul.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; font-size: .875rem; }
ul.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
ol { padding-left: 1.2rem; } li { margin: .35rem 0; } small, .note { opacity: .75; }
table { border-collapse: collapse; } td { padding: .1rem 1rem .1rem 0; } td + td { text-align: right; }
tr:last-child td { border-top: 1px solid; font-weight: bold; }
"""


def page(review: Review, writer: SentenceWriter, language: str) -> str:
    """Return the whole file."""
    title = f"{writer.say('title')}: {writer.words.say(f'{review.game.ruleset.id}-name')}"
    seats = [seat for seat in review.seats if writer.you in (None, seat.seat)]
    parts = [f"<h1>{escape(title)}</h1>", _chart(review, writer), *(_seat(review, seat, writer) for seat in seats)]
    notes = (writer.say("performance-about"), writer.say("about"))
    parts += [f'<p class="note">{escape(note)}</p>' for note in notes]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    head += f"<title>{escape(title)}</title><style>{_STYLE}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>\n{chr(10).join(parts)}\n</body></html>\n'


def _chart(review: Review, writer: SentenceWriter) -> str:
    labels = {(seat, way): _label(review, writer, seat, way) for seat, way, _ in bands(review.course)}
    styles = {key: f"background:{COLOURS[key[0] % len(COLOURS)]};opacity:{shade(review.course, key[1])}" for key in labels}
    items = "".join(f'<li><i style="{styles[key]}"></i>{escape(text)}</li>' for key, text in labels.items())
    drawn = chart(review.course, labels, writer.say("chart"))
    return f'<h3>{escape(writer.say("chart"))}</h3>{drawn}<ul class="legend">{items}</ul>'


def _label(review: Review, writer: SentenceWriter, seat: int, way: str | None) -> str:
    name = writer.who(seat)
    return name if way is None else f"{name}: {writer.words.say(f'{review.game.ruleset.id}-reason-{way}')}"


def _seat(review: Review, seat: SeatReview, writer: SentenceWriter) -> str:
    said = [(point.ply, writer.turning_point(point, seat.seat)) for point in seat.turning_points]
    points = "".join(f"<li><small>{escape(writer.say('move', n=ply + 1))}</small> {escape(text)}</li>" for ply, text in said)
    rows = "".join(
        f"<tr><td>{escape(what)}</td><td>{escape(much)}</td></tr>" for what, much in writer.account(seat.account, seat.seat)
    )
    compared = writer.comparison(review, seat.seat)
    return "\n".join(
        [
            f"<section><h2>{escape(writer.who(seat.seat))}</h2><p>{escape(writer.summary(seat))}</p>",
            f"<h3>{escape(writer.say('turning-points'))}</h3>",
            f"<ol>{points}</ol>" if points else f"<p>{escape(writer.say('no-turning-points'))}</p>",
            f"<h3>{escape(writer.say('account'))}</h3><table>{rows}</table>",
            f"<p>{escape(writer.luck(seat.account, seat.seat))}</p>",
            f"<h3>{escape(writer.say('compare'))}</h3><p>{escape(compared)}</p>" if compared else "",
            "</section>",
        ]
    )
