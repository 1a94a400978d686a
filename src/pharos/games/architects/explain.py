"""Explains a payment: the same sums as `payment.py`, step by step."""

from __future__ import annotations

from ...core.payload_types import tags
from .actions import A_STAGE, STAGE_FIRST
from .notation import payment_names
from .payload_types import Step
from .payment import coins_of, doubles, is_natural
from .state import State
from .tables import COUNT, IS_SAME
from .vocabulary import CardName

STEPS = tags(Step, "step")


def stage_and_payment(action: int) -> tuple[int, int]:
    """The stage and the payment that an action number names."""
    stage = max(number for number, first in enumerate(STAGE_FIRST) if first <= action)
    return stage, action - STAGE_FIRST[stage]


def explain(s: State, seat: int, action: int) -> list[Step]:
    """How a stage would be paid for: its cost, the player's cards, the coins and the yellow cards that provide them."""
    if action < A_STAGE:
        return []
    stage, payment = stage_and_payment(action)
    coins = coins_of(stage, payment)
    own: list[CardName] = [name for name in payment_names(stage, payment) if name != "coin"]
    steps: list[Step] = [{"step": "identical" if IS_SAME[stage] else "different", "n": COUNT[stage]}]
    if own:
        steps.append({"step": "own", "cards": own})
    if coins:
        steps.append({"step": "coins", "n": coins})
    if coins > 1 and doubles(s, s.cities[seat]):
        steps.append({"step": "economy", "n": coins - 1})
    if not is_natural(stage, payment):
        steps.append({"step": "engineering"})
    return steps
