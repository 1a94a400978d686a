"""Win chances beside who won."""

from __future__ import annotations

import pytest

from pharos.core.spec import Effort
from pharos.learning.calibration import MOMENTS, PLAYERS, Sample, curve, samples


def test_the_error_is_that_of_all_seats() -> None:
    assert Sample((0.75, 0.25), (1.0, 0.0)).squared_error == pytest.approx(0.125)


def test_a_curve_counts_every_seat_once_and_is_right_where_chances_are() -> None:
    samples = [Sample((0.8, 0.2), (1.0, 0.0))] * 4 + [Sample((0.8, 0.2), (0.0, 1.0))]
    low, high = curve(samples)
    assert low == pytest.approx((0.2, 0.2, 5))
    assert high == pytest.approx((0.8, 0.8, 5))


def test_chances_are_looked_at_in_every_game() -> None:
    measured = samples("duel", Effort(playouts=4, worlds=2, adviser="builder", taste=0.3), 1)
    assert len(measured) == len(MOMENTS) * len(PLAYERS)
    assert all(sum(sample.chances) == pytest.approx(1) for sample in measured)
