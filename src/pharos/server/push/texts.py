"""What notes say, in the language of the browser that shows them."""

from __future__ import annotations

from ...locales import languages, words
from ..tables.table import Table

HOURS = {"turn": 24, "rematch": 2, "invitation": 2}
"""How long a push service keeps a note for a device that is switched off."""


def note_of(kind: str, table: Table, guest: str, language: str) -> dict[str, str | int]:
    """A note about a table."""
    say = words(language if language in languages() else "en")
    game = say.say(f"{table.game}-name") if say.has(f"{table.game}-name") else table.game
    others = [place.name for place in table.people() if place.guest != guest and place.name]
    values = {"game": game, "host": table.host_name, "names": say.listed(others), "others": len(others)}
    return {
        "title": say.say(f"push-{kind}-title", **values),
        "body": say.say(f"push-{kind}-body", **values),
        "url": f"/table/{table.id}",
        "tag": f"{kind}-{table.id}",
        "stop": say.say("push-stop"),
    }


def test_note(language: str) -> dict[str, str | int]:
    """A note that only says that notifications work."""
    say = words(language if language in languages() else "en")
    texts = {part: say.say(f"push-test-{part}") for part in ("title", "body")}
    return {**texts, "url": "/profile", "tag": "test", "stop": say.say("push-stop")}
