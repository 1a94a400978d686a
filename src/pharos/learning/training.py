"""Training in NumPy: forward pass, backward pass, Adam."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ..bots.net_kernels import NetKernels, Weights
from .recipe import Recipe
from .self_play import Positions

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Floats: TypeAlias = "NDArray[np.floating]"
LOSSES = ("value", "policy", "way", "points")
_POINTS = 10.0  # points are learned in tens
_MARGIN = 4.0  # points of lead that make a seat e times as likely to win: the scale of the margins in playouts
_LAG = 0.002  # how far the mean weights follow the weights in one step: they average over about 500 steps


class Batch:
    """A batch of positions, as the net takes them."""

    def __init__(self, kernels: NetKernels, recipe: Recipe, positions: Positions, chosen: NDArray[np.int64]) -> None:
        import numpy as np

        bits = np.unpackbits(positions.features[chosen], axis=1, count=kernels.encoder.N_FEATURES)
        self.inputs = bits.astype(np.float32)
        part = np.where(positions.searched[chosen, :1] < 0, 1.0, recipe.result_part).astype(np.float32)
        results = positions.results[chosen]
        if recipe.margin_part:
            results = results + np.float32(recipe.margin_part) * (point_shares(kernels, positions.points[chosen]) - results)
        self.values = part * results + (1 - part) * positions.searched[chosen]
        self.ways = positions.ways[chosen]
        self.points = positions.points[chosen] / np.float32(_POINTS)
        self.is_counted = np.isin(self.ways, kernels.encoder.COUNTED_WAYS)
        self._take_policy(positions, chosen)

    def _take_policy(self, positions: Positions, chosen: NDArray[np.int64]) -> None:
        """List the legal actions of all positions: their rows, targets and positions."""
        import numpy as np

        ends = positions.ends[chosen]
        starts = np.where(chosen > 0, positions.ends[chosen - 1], 0)
        lengths = ends - starts
        self.firsts = np.cumsum(lengths) - lengths
        self.of = np.repeat(np.arange(len(chosen)), lengths)
        flat = positions.targets[np.arange(lengths.sum()) - self.firsts[self.of] + starts[self.of]]
        self.rows, self.rows_too = flat[:, 0].astype(np.int64), flat[:, 1].astype(np.int64)
        visits = flat[:, 2].astype(np.float32)
        self.targets = visits / np.maximum(np.add.reduceat(visits, self.firsts), 1)[self.of]
        self.has_policy = positions.has_policy[chosen].astype(np.float32)


class Trainer:
    """A net in training, and its mean weights over the latest steps, which play better than any single step."""

    def __init__(self, kernels: NetKernels, recipe: Recipe, weights: Weights) -> None:
        import numpy as np

        self.kernels, self.recipe, self.weights = kernels, recipe, weights
        self.mean = {name: array.copy() for name, array in weights.items()}
        self.first = {name: np.zeros_like(array) for name, array in weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def train(
        self, positions: Positions, count: int, rate: float, random: np.random.Generator,
        progress: Callable[[int], None] | None = None,
    ) -> dict[str, float]:  # fmt: skip
        """Train on this many positions drawn at random; returns the mean losses of the last quarter."""
        size = self.recipe.batch
        steps = max(1, count // size)
        tail: list[dict[str, float]] = []
        with_policy = positions.has_policy.nonzero()[0]
        for step in range(steps):
            chosen = drawn(random, len(positions), with_policy, size, self.recipe.policy_of_100)
            losses = self.learn(Batch(self.kernels, self.recipe, positions, chosen), rate * falling(step / steps))
            if step >= steps * 3 // 4:
                tail.append(losses)
            if progress:
                progress(size)
        return {name: sum(losses[name] for losses in tail) / len(tail) for name in LOSSES}

    def learn(self, batch: Batch, rate: float) -> dict[str, float]:
        """Make one gradient step on a batch."""
        losses, slopes = self.slopes(batch)
        self._move(slopes, rate)
        return losses

    def judge(self, batch: Batch) -> dict[str, float]:
        """Return the losses of a batch."""
        return self.slopes(batch)[0]

    def slopes(self, batch: Batch) -> tuple[dict[str, float], Weights]:
        """Return the losses of a batch and the gradient of their sum for each weight."""
        import numpy as np

        w, e = self.weights, self.kernels.encoder
        most = np.float32(self.kernels.net.MOST / (1 << self.kernels.net.UNIT_BITS))
        wide_sums = batch.inputs @ w["wide"] + w["wide_bias"]
        wide = np.clip(wide_sums, 0, most)
        narrow_sums = wide @ w["narrow"] + w["narrow_bias"]
        narrow = np.clip(narrow_sums, 0, most)
        heads = narrow @ w["heads"] + w["heads_bias"]
        policy = wide @ w["policy"] + w["policy_bias"]
        way, points = e.SEATS, e.SEATS + e.N_WAYS
        heads_slope = np.zeros_like(heads)
        losses = {}
        losses["value"], heads_slope[:, :way] = self._value_slope(heads[:, :way], batch)
        losses["way"], heads_slope[:, way:points] = self._way_slope(heads[:, way:points], batch)
        losses["points"], heads_slope[:, points:] = self._points_slope(heads[:, points:], batch)
        losses["policy"], policy_slope = self._policy_slope(policy, batch)
        narrow_slope = (heads_slope @ w["heads"].T) * ((narrow_sums > 0) & (narrow_sums < most))
        wide_slope = policy_slope @ w["policy"].T + narrow_slope @ w["narrow"].T
        wide_slope *= (wide_sums > 0) & (wide_sums < most)
        pairs = {
            "wide": (batch.inputs, wide_slope),
            "narrow": (wide, narrow_slope),
            "heads": (narrow, heads_slope),
            "policy": (wide, policy_slope),
        }
        slopes = {name: below.T @ above for name, (below, above) in pairs.items()}
        return losses, slopes | {f"{name}_bias": above.sum(axis=0) for name, (_, above) in pairs.items()}

    def _value_slope(self, logits: Floats, batch: Batch) -> tuple[float, Floats]:
        """Return cross entropy and gradient of the victory; seats that do not play have no share and a negligible chance."""
        import numpy as np

        chances = softmax(logits)
        loss = -(batch.values * np.log(chances + 1e-9)).sum(axis=1).mean()
        return float(loss), (chances - batch.values) / len(logits)

    def _way_slope(self, logits: Floats, batch: Batch) -> tuple[float, Floats]:
        import numpy as np

        chances, known = softmax(logits), batch.ways >= 0
        rows = np.arange(len(logits))
        loss = -(np.log(chances[rows, batch.ways] + 1e-9) * known).sum() / max(known.sum(), 1)
        chances[rows, batch.ways] -= 1
        return float(loss), chances * known[:, None] * np.float32(self.recipe.way_weight / len(logits))

    def _points_slope(self, outputs: Floats, batch: Batch) -> tuple[float, Floats]:
        import numpy as np

        wrong = (outputs - batch.points) * batch.is_counted[:, None]
        loss = (wrong * wrong).sum() / max(batch.is_counted.sum(), 1)
        return float(loss), wrong * np.float32(self.recipe.points_weight / len(outputs))

    def _policy_slope(self, logits: Floats, batch: Batch) -> tuple[float, Floats]:
        """Return cross entropy and gradient of the visits, over legal actions only."""
        import numpy as np

        many, columns = logits.shape
        has_too = batch.rows_too >= 0
        listed = logits[batch.of, batch.rows] + np.where(has_too, logits[batch.of, batch.rows_too], 0)
        listed -= np.maximum.reduceat(listed, batch.firsts)[batch.of]
        odds = np.exp(listed)
        totals = np.add.reduceat(odds, batch.firsts)
        chances = odds / totals[batch.of]
        weight = batch.has_policy[batch.of]
        used = max(float(batch.has_policy.sum()), 1.0)
        loss = -(batch.targets * np.log(chances + 1e-9) * weight).sum() / used
        wrong = (chances - batch.targets) * weight * np.float32(self.recipe.policy_weight / many)
        at = batch.of * columns
        slope = np.bincount(at + batch.rows, wrong, many * columns)
        slope += np.bincount((at + batch.rows_too)[has_too], wrong[has_too], many * columns)
        return float(loss), slope.reshape(many, columns).astype(np.float32)

    def _move(self, slopes: Weights, rate: float) -> None:
        """Make one step of Adam with weight decay."""
        import numpy as np

        self.steps += 1
        fair = np.float32(rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        keep = np.float32(1 - rate * self.recipe.decay)
        for name, slope in slopes.items():
            first, second, weights = self.first[name], self.second[name], self.weights[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            weights *= keep
            weights -= fair * first / (np.sqrt(second) + np.float32(1e-8))
            self.mean[name] += np.float32(max(_LAG, 1 / self.steps)) * (weights - self.mean[name])

    def state(self) -> Weights:
        """Return the net, its mean weights and the moments of Adam, for storing."""
        parts = {"": self.weights, "mean_": self.mean, "first_": self.first, "second_": self.second}
        return {prefix + name: array for prefix, arrays in parts.items() for name, array in arrays.items()}

    def restore(self, stored: Weights, steps: int) -> None:
        """Resume from what `state` returned."""
        for name in self.weights:
            self.weights[name], self.mean[name] = stored[name].copy(), stored[f"mean_{name}"].copy()
            self.first[name], self.second[name] = stored[f"first_{name}"].copy(), stored[f"second_{name}"].copy()
        self.steps = steps


def point_shares(kernels: NetKernels, points: NDArray[np.int16]) -> Floats:
    """Return each seat's share of the victory by its points, from the score sheets; a seat without points has no share."""
    import numpy as np

    totals = points.reshape(len(points), kernels.encoder.SEATS, -1).sum(axis=2, dtype=np.float32)
    return softmax(np.where(totals == 0, np.float32(-1e6), totals / _MARGIN))


def softmax(logits: Floats) -> Floats:
    """Turn logits into probabilities, row by row."""
    import numpy as np

    odds: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


def falling(part: float) -> float:
    """Return the learning rate factor within a round: 1 for the first half, then falling to a tenth."""
    return 1.0 if part < 0.5 else 1.0 - 0.9 * (part - 0.5) * 2


def drawn(
    random: np.random.Generator, n: int, with_policy: NDArray[np.int64], size: int, policy_of_100: int
) -> NDArray[np.int64]:
    """Draw the indices of a batch, in ascending order, which improves memory locality: a part with a policy target, the
    others from all positions."""
    import numpy as np

    many = size * policy_of_100 // 100 if len(with_policy) else 0
    preferred = with_policy[random.integers(0, len(with_policy), many)] if many else with_policy[:0]
    return np.sort(np.concatenate((random.integers(0, n, size - many), preferred)).astype(np.int64))
