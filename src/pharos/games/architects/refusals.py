"""Why an action is not legal: the first reason that a person would want to hear, with its values."""

from __future__ import annotations

from ...core.errors import IllegalAction
from .actions import A_STAGE
from .explain import stage_and_payment
from .names import DECISIONS
from .notation import payment_names, text
from .payment import coins_of, free_payment, free_ways, holds, natural_payment, natural_ways, purse
from .stages import available, keeps_up, stages_due
from .state import City, State

_OF_ACT = ("extra", "decline", "pair", "set", "stage")


def why_not(s: State, seat: int, action: int) -> IllegalAction:
    """The reason that an action (known not to be legal) is refused."""
    verb, *names = text(action).split()
    asked = DECISIONS[s.due]
    if ("act" if verb in _OF_ACT else verb) != asked:
        return IllegalAction("architects-error-other-decision", decision=asked)
    if verb == "decline":
        return IllegalAction("architects-error-must")
    if verb == "extra" and not s.extras:
        return IllegalAction("architects-error-no-extra")
    if action >= A_STAGE:
        return _stage_refusal(s, seat, action)
    if verb in ("pair", "set"):
        return IllegalAction("architects-error-no-set", got=text(action))
    return IllegalAction("architects-error-not-there", got=" ".join(names))


def _stage_refusal(s: State, seat: int, action: int) -> IllegalAction:
    """Why a stage cannot be built, or not with these cards."""
    me = s.cities[seat]
    stage, payment = stage_and_payment(action)
    if me.built >> stage & 1:
        return IllegalAction("architects-error-stage-done", stage=stage + 1)
    if not available(me) >> stage & 1:
        return IllegalAction("architects-error-stage-above", stage=stage + 1)
    cards = payment_names(stage, payment)
    if not holds(me.goods, payment) or coins_of(stage, payment) > purse(s, me):
        return IllegalAction("architects-error-not-yours", cards=cards)
    if not keeps_up(s, seat, stage, payment, stages_due(s, seat)) and _is_payment(s, me, stage, payment):
        return IllegalAction("architects-error-more-stages", cards=cards, stage=stage + 1, n=stages_due(s, seat))
    return IllegalAction("architects-error-no-payment", cards=cards, stage=stage + 1)


def _is_payment(s: State, me: City, stage: int, payment: int) -> bool:
    """Whether these cards would pay for the stage if it were the only one."""
    natural = (natural_payment(me.goods, stage, k) for k in range(natural_ways(s, me, stage)))
    return payment in natural or payment in (free_payment(s, me, stage, k) for k in range(free_ways(s, me, stage)))
