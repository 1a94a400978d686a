"""Why an action is not legal: the first reason that a person would want to hear, with its values."""

from __future__ import annotations

from ...core.errors import IllegalAction, TooExpensive
from .explain import explain, total
from .names import CARD_NAMES, PENDING, WONDER_NAMES
from .notation import text
from .pending import due, due_detail
from .state import DESTROY, State
from .tables import SLOTS
from .vocabulary import COLOURS

_OF_TURN = ("build", "sell", "wonder")


def why_not(s: State, seat: int, action: int) -> IllegalAction:
    """The reason that an action (known not to be legal) is refused."""
    verb, *names = text(action).split()
    asked = PENDING[due(s)]
    if ("turn" if verb in _OF_TURN else verb) != ("take" if asked == "library" else asked):
        colour = COLOURS[due_detail(s)] if due(s) == DESTROY else ""
        return IllegalAction("duel-error-other-decision", decision=asked, colour=colour)
    if asked != "turn":
        return IllegalAction("duel-error-not-offered", got=text(action))
    open_cards = [CARD_NAMES[s.layout[slot]] for slot in range(SLOTS) if s.open >> slot & 1]
    if names[-1] not in open_cards:
        return IllegalAction("duel-error-not-open", card=names[-1], cards=open_cards)
    if verb == "wonder":
        refused = _wonder_refusal(s, seat, names[0])
        if refused:
            return refused
    return TooExpensive("duel-error-too-expensive", price=total(explain(s, seat, action)), coins=s.cities[seat].coins)


def _wonder_refusal(s: State, seat: int, wonder: str) -> IllegalAction | None:
    """Why a seat can never build a wonder, whatever it has."""
    me = s.cities[seat]
    own = [WONDER_NAMES[number] for number in me.wonders[: me.dealt]]
    if wonder not in own:
        return IllegalAction("duel-error-not-your-wonder", wonder=wonder)
    if (me.built | me.closed) >> own.index(wonder) & 1:
        return IllegalAction("duel-error-wonder-done", wonder=wonder)
    return None
