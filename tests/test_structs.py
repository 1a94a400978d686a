"""States in their two forms hold the same values."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from pharos.core.structs import I8, I16, I64, Struct, differences, dtype_of, freeze, thaw


class Inner(Struct):
    coins: I16
    row: Annotated[list[I8], 3]


class Outer(Struct):
    _scratch = ("work",)
    big: I64
    inners: Annotated[list[Inner], 2]
    work: I8


def test_a_new_state_is_all_zero() -> None:
    state = Outer()
    assert (state.big, state.inners[1].coins, state.inners[0].row) == (0, 0, [0, 0, 0])


def test_a_twin_survives_the_way_into_a_record_and_back() -> None:
    state = Outer(big=1 << 60)
    state.inners[1].row[2] = -7
    array = np.zeros(1, dtype_of(Outer))
    array[0] = freeze(state)
    assert thaw(Outer, array[0]) == state


def test_a_clone_is_equal_and_independent() -> None:
    state = Outer(big=5)
    interpreted = state.clone()
    interpreted.inners[0].row[0] = 1
    assert state.inners[0].row[0] == 0
    assert differences(state, interpreted) == ["inners"]


def test_scratch_does_not_count_when_states_are_compared() -> None:
    assert Outer(work=1) == Outer(work=2)
    assert Outer(big=1) != Outer(big=2)


def test_the_dtype_is_one_object() -> None:
    assert dtype_of(Outer) is dtype_of(Outer)


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        Outer(nothing=1)
