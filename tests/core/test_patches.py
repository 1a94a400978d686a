"""Patches lead from one JSON value to another, and are small where little has changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pharos.core.json_types import JsonObject
from pharos.core.patches import Memo, apply, diff

CASES = json.loads((Path(__file__).parent / "patches.json").read_text())
"""Cases that the TypeScript implementation has to pass as well."""

scalars = st.none() | st.booleans() | st.integers(2, 5) | st.just(0.5) | st.text("ab*0", max_size=2)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab*01", max_size=2), inner, max_size=4),
    max_leaves=20,
)


def exact(value: object) -> bytes:
    """JSON in which the order of members makes no difference."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def sent(value: object) -> Any:
    """A value as it arrives."""
    return orjson.loads(orjson.dumps(value))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_shared_cases(case: JsonObject) -> None:
    assert diff(case["old"], case["new"]) == case["patch"]
    if case["patch"] is not None:
        assert exact(apply(case["old"], case["patch"])) == exact(case["new"])


@given(values, values)
def test_a_patch_leads_to_the_new_value_and_leaves_the_old_one(old: object, new: object) -> None:
    before, patch = exact(old), sent(diff(old, new))
    patched = old if patch is None else apply(old, patch)
    assert exact(patched) == exact(new)
    assert exact(old) == before
    assert (patch is None) == (before == exact(new))


@given(values, values)
def test_tuples_count_as_lists(old: object, new: object) -> None:
    assert exact(diff((old, old), (new,))) == exact(diff([old, old], [new]))
    assert diff([new], (new,)) is None


@given(values, values, values)
def test_a_memo_changes_nothing(public: object, old: object, new: object) -> None:
    memo: Memo = {}
    shared = {"old": old}, {"new": new}
    for own in (public, [public]):
        before, after = {"public": shared[0], "own": 0}, {"public": shared[1], "own": own}
        assert exact(diff(before, after, memo)) == exact(diff(before, after))
