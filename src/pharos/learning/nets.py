"""The two forms of a net: floats for training, integers for playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots.net_kernels import NetKernels, Nets, Weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_NARROW_LIMIT = 4095  # limit of all weights except the wide layer: sums of products stay below 2 ** 31


def new_weights(kernels: NetKernels, seed: int) -> Weights:
    """Return an untrained net. Matrices map inputs (rows) to outputs (columns)."""
    import numpy as np

    random, e = np.random.default_rng(seed), kernels.encoder
    shapes = {
        "wide": (e.N_FEATURES, e.UNITS),
        "narrow": (e.UNITS, e.HIDDEN),
        "heads": (e.HIDDEN, kernels.net.N_HEADS),
        "policy": (e.UNITS, e.N_POLICY),
    }
    spread = {"wide": 0.1, "narrow": (2 / e.UNITS) ** 0.5, "heads": 0.5 * e.HIDDEN**-0.5, "policy": 0.1 * e.UNITS**-0.5}
    weights = {name: random.normal(0, spread[name], shape).astype(np.float32) for name, shape in shapes.items()}
    return weights | {f"{name}_bias": np.full(shape[1], 0.1, np.float32) for name, shape in shapes.items()}


def whole(kernels: NetKernels, weights: Weights) -> Weights:
    """Return the net in integers, as kernels take it: beyond the wide layer, one row per output."""
    import numpy as np

    net = kernels.net

    def rounded(name: str, bits: int, limit: int) -> NDArray[np.int16]:
        whole_numbers = np.clip(np.rint(weights[name] * (1 << bits)), -limit, limit)
        return np.asarray(whole_numbers, np.int16)

    def bias(name: str, bits: int) -> NDArray[np.int32]:
        return np.rint(weights[f"{name}_bias"].astype(np.float64) * (1 << bits)).astype(np.int32)

    return {
        "wide": rounded("wide", net.INPUT_BITS, 32767),
        "wide_bias": bias("wide", net.INPUT_BITS),
        "narrow": rounded("narrow", net.WEIGHT_BITS, _NARROW_LIMIT).T.copy(),
        "narrow_bias": bias("narrow", net.SUM_BITS),
        "heads": rounded("heads", net.WEIGHT_BITS, _NARROW_LIMIT).T.copy(),
        "heads_bias": bias("heads", net.SUM_BITS),
        "policy": rounded("policy", net.WEIGHT_BITS, _NARROW_LIMIT).T.copy(),
        "policy_bias": bias("policy", net.SUM_BITS),
    }


def fractions(kernels: NetKernels, weights: Weights) -> Weights:
    """Return an integer net in floating point, as training takes it: the inverse of `whole`."""
    import numpy as np

    net = kernels.net

    def scaled(name: str) -> NDArray[np.float32]:
        is_bias, is_wide = name.endswith("_bias"), name.startswith("wide")
        bits = net.INPUT_BITS if is_wide else net.SUM_BITS if is_bias else net.WEIGHT_BITS
        part = np.ascontiguousarray(weights[name] if is_bias or is_wide else weights[name].T, np.float32)
        return part / np.float32(1 << bits)

    return {name: scaled(name) for name in weights}


def playable(kernels: NetKernels, *nets: Weights) -> Nets:
    """Return trained nets in the form that kernels take, in an array."""
    return kernels.nets(*(whole(kernels, weights) for weights in nets))
