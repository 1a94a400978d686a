"""A small net with integer weights: sparse binary features, a wide layer, a narrow layer, heads.

All sums are integer sums, so plain Python and compiled code agree to the bit. The wide layer feeds the policy head, whose
rows are computed only for legal actions, and the narrow layer, which feeds all other heads: the victory by seat, the way
of winning, the points by seat and category. Seats are counted from the seat to act.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, MutableSequence
from typing import TYPE_CHECKING, Annotated, cast

from ...core.backend import COMPILED, Numbers, Reals, blank, constants, entry_point, int32, kernel, vector_kernel
from ...core.structs import I16, I32, I64, Struct, dtype_of, fields
from .encoder import (
    CATEGORIES,
    HIDDEN,
    MAX_ACTIVE,
    N_FEATURES,
    N_POLICY,
    N_WAYS,
    SEATS,
    UNITS,
    encode,
    policy_row,
    policy_row_too,
)
from .rules import States

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

N_HEADS = SEATS + N_WAYS + SEATS * CATEGORIES
FIRST_WAY, FIRST_POINTS = SEATS, SEATS + N_WAYS
INPUT_BITS = 10  # weights of the wide layer are multiples of 1 / 2 ** 10
WEIGHT_BITS = 9  # all other weights
UNIT_BITS = 7  # activations
SUM_BITS = WEIGHT_BITS + UNIT_BITS
MOST = (1 << 10) - 1  # the largest activation: almost 8
_STEP_BITS, _STEPS = 7, 12 << 7
ONE = 1 << 30
_EXP = constants(round(ONE * math.exp(-step / (1 << _STEP_BITS))) for step in range(_STEPS))


class Net(Struct):
    """The weights of a net."""

    wide: Annotated[list[Annotated[list[I16], UNITS]], N_FEATURES]  # one row per feature
    wide_bias: Annotated[list[I32], UNITS]
    narrow: Annotated[list[Annotated[list[I16], UNITS]], HIDDEN]  # one row per narrow unit
    narrow_bias: Annotated[list[I32], HIDDEN]
    heads: Annotated[list[Annotated[list[I16], HIDDEN]], N_HEADS]  # one row per output
    heads_bias: Annotated[list[I32], N_HEADS]
    policy: Annotated[list[Annotated[list[I16], UNITS]], N_POLICY]  # one row per output
    policy_bias: Annotated[list[I32], N_POLICY]


class Work(Struct):
    """The results of a forward pass."""

    active: Annotated[list[I32], MAX_ACTIVE]  # the active features
    wide_sums: Annotated[list[I32], UNITS]
    wide: Annotated[list[I16], UNITS]  # activations of the wide layer
    narrow_sums: Annotated[list[I32], HIDDEN]
    narrow: Annotated[list[I16], HIDDEN]  # activations of the narrow layer
    passes: I64  # number of forward passes
    logits: Annotated[list[I64], N_POLICY]  # outputs of the policy head,
    seen: Annotated[list[I64], N_POLICY]  # and the pass that computed each
    odds: Annotated[list[I64], SEATS]  # scratch: the victory by seat


Nets = MutableSequence[Net]
Works = MutableSequence[Work]


def new_work() -> Works:
    """Allocate the results of a forward pass in the form that entry points take."""
    return blank(Work)


def make_net(rows: Mapping[str, NDArray[np.integer]]) -> Nets:
    """Build a net in the form that kernels take, from its weights by name."""
    if COMPILED:
        import numpy as np

        nets = np.zeros(1, dtype_of(Net))
        for name in fields(Net):
            nets[0][name] = rows[name]
        return cast(Nets, nets)
    net = object.__new__(Net)
    net.__dict__ = {name: rows[name].tolist() for name in fields(Net)}
    return [net]


@vector_kernel
def _start(sums: Numbers, bias: Numbers) -> None:
    """Initialise the sums of the wide units with their biases."""
    for j in range(UNITS):
        sums[j] = bias[j]


@vector_kernel
def _add(sums: Numbers, row: Numbers) -> None:
    """Add a feature's row to the sums of the wide units."""
    for j in range(UNITS):
        sums[j] += row[j]


@vector_kernel
def _add_four(sums: Numbers, a: Numbers, b: Numbers, c: Numbers, d: Numbers) -> None:
    """Add the rows of four features; this reads and writes the sums only once."""
    for j in range(UNITS):
        sums[j] += int32(a[j] + b[j]) + int32(c[j] + d[j])


@vector_kernel
def _clip(sums: Numbers, shift: int, units: Numbers, n: int) -> None:
    """Compute activations: clip the sums between zero and the maximum."""
    for j in range(n):
        units[j] = min(max(sums[j] >> shift, 0), MOST)


@vector_kernel
def _dot(units: Numbers, row: Numbers, n: int) -> int:
    """Return the dot product."""
    total = int32(0)
    for j in range(n):
        total = int32(total + int32(units[j] * row[j]))
    return int(total)


@kernel
def forward_pass(states: States, i: int, seat: int, net: Net, work: Work) -> None:
    """Run the forward pass for the position of the seat to act."""
    n = encode(states, i, seat, work.active)
    active, rows = work.active, net.wide
    _start(work.wide_sums, net.wide_bias)
    for k in range(0, n - 3, 4):
        _add_four(work.wide_sums, rows[active[k]], rows[active[k + 1]], rows[active[k + 2]], rows[active[k + 3]])
    for k in range(n - n % 4, n):
        _add(work.wide_sums, rows[active[k]])
    _clip(work.wide_sums, INPUT_BITS - UNIT_BITS, work.wide, UNITS)
    for k in range(HIDDEN):
        work.narrow_sums[k] = net.narrow_bias[k] + _dot(work.wide, net.narrow[k], UNITS)
    _clip(work.narrow_sums, WEIGHT_BITS, work.narrow, HIDDEN)
    work.passes += 1


@kernel
def head(net: Net, work: Work, k: int) -> int:
    """Return an output of the heads after `forward_pass`, in units of 1 / 2 ** SUM_BITS."""
    return net.heads_bias[k] + _dot(work.narrow, net.heads[k], HIDDEN)


@kernel
def exp_of(difference: int) -> int:
    """Return ONE times e to the power of minus a difference of outputs."""
    step = difference >> SUM_BITS - _STEP_BITS
    return _EXP[step] if step < _STEPS else 0


@kernel
def victory(net: Net, work: Work, seat: int, seats: int, values: Reals) -> None:
    """Write each seat's win chance after `forward_pass` for the seat to act."""
    best, total = -(1 << 60), 0
    for k in range(seats):
        work.odds[k] = head(net, work, k)
        best = max(best, work.odds[k])
    for k in range(seats):
        work.odds[k] = exp_of(best - work.odds[k])
        total += work.odds[k]
    for k in range(seats):
        values[(seat + k) % seats] = work.odds[k] / total


@kernel
def policy_logit(net: Net, work: Work, row: int) -> int:
    """Return an output of the policy head, computed once per pass."""
    if work.seen[row] != work.passes:
        work.seen[row] = work.passes
        work.logits[row] = net.policy_bias[row] + _dot(work.wide, net.policy[row], UNITS)
    return work.logits[row]


@kernel
def action_logit(net: Net, work: Work, seat: int, action: int) -> int:
    """Return the policy logit of an action."""
    too = policy_row_too(seat, action)
    logit = policy_logit(net, work, policy_row(seat, action))
    return logit + policy_logit(net, work, too) if too >= 0 else logit


@entry_point
def outputs(
    states: States, i: int, seat: int, nets: Nets, works: Works, actions: Numbers, values: Numbers, logits: Numbers
) -> None:
    """Write all outputs of the heads, and the policy outputs of these actions, in units of 1 / 2 ** SUM_BITS."""
    net, work = nets[0], works[0]
    forward_pass(states, i, seat, net, work)
    for k in range(N_HEADS):
        values[k] = head(net, work, k)
    for k in range(len(actions)):
        logits[k] = action_logit(net, work, seat, int(actions[k]))
