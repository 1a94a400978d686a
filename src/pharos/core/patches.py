"""Changes between two JSON values, so that a view is sent once and then only what changed of it.

A patch of a value is one of these:

- `[value]` replaces it,
- `[]` removes it, if it is a member of an object,
- `{name: patch, ...}` patches members of an object,
- `{index: patch, ...}` patches items of a list. The member `"*": [start, count, item, ...]` comes first: it replaces `count`
  items from `start` by the given ones, and all indices refer to the list after that.

`web/src/core/patches.ts` is the same in TypeScript; `tests/core/patches.json` holds the cases that both have to pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import TypeAlias

from .json_types import Json, JsonObject

Patch: TypeAlias = list[Json] | JsonObject
Items: TypeAlias = list[Json] | tuple[Json, ...]
Memo: TypeAlias = dict[tuple[int, int], JsonObject | None]
"""Patches by the identities of the values they lead from and to."""
SPLICE = "*"
_LISTS = (list, tuple)
_CONTAINERS = (dict, list, tuple)
_MISSING = object()


def diff(old: Json, new: Json, memo: Memo | None = None) -> Patch | None:
    """Return the patch that turns one JSON value into another; None if they are equal. Tuples count as lists.

    A member keeps its type: Python's `1 == True` counts as equal. Values that share parts should share a memo: each pair of
    objects is then compared once. Keep them alive meanwhile.
    """
    return None if old is new or old == new else _change(old, new, {} if memo is None else memo)


def _change(old: Json, new: Json, memo: Memo) -> Patch | None:
    """Return the patch between two values that differ in Python; None for a tuple and a list of the same items."""
    if type(new) is dict and type(old) is dict:
        compare: Callable[..., JsonObject] = _diff_members
    elif type(new) in _LISTS and type(old) in _LISTS:
        compare = _diff_items
    else:
        return [new]
    pair = id(old), id(new)
    if pair not in memo:
        memo[pair] = compare(old, new, memo) or None
    return memo[pair]


def _diff_members(old: JsonObject, new: JsonObject, memo: Memo) -> JsonObject:
    patch: JsonObject = {}
    before_of = old.get
    for name, value in new.items():
        before = before_of(name, _MISSING)
        if before is value or before == value:
            continue
        if type(value) not in _CONTAINERS:
            patch[name] = [value]
        elif (change := _change(before, value, memo)) is not None:
            patch[name] = change
    if old.keys() != new.keys():
        patch.update({name: [] for name in old if name not in new})
    return patch


def _diff_items(old: Items, new: Items, memo: Memo) -> JsonObject:
    """Items before and after the part that was replaced are the same things; they may have changed inside."""
    start, end, changed = _kept(old, new)
    patch: JsonObject = {}
    if start + end < max(len(old), len(new)):
        patch[SPLICE] = [start, len(old) - end - start, *new[start : len(new) - end]]
    for i in changed:
        before, value = old[i], new[i]
        change = [value] if _is_other(before, value) else _change(before, value, memo)
        if change is not None:
            patch[str(i if i >= 0 else i + len(new))] = change
    return patch


def _is_other(old: Json, new: Json) -> bool:
    """Whether two items are objects that begin with different names: different things, replaced as a whole."""
    if type(old) is dict and type(new) is dict and old and new:
        first = next(iter(new.items()))
        return type(first[1]) is str and next(iter(old.items())) != first
    return False


def _kept(old: Items, new: Items) -> tuple[int, int, list[int]]:
    """How many items are kept at the start and at the end of a list, and the indices of those that changed inside, counted
    from the end for those kept there. Most lists of objects of the same length hold the same things; not a list of actions,
    which is replaced as a whole when the cards are others."""
    most = min(len(old), len(new))
    if len(old) == len(new) and new and type(new[0]) is dict and not _is_other(old[0], new[0]):
        return most, 0, [i for i in range(most) if old[i] is not new[i] and old[i] != new[i]]
    if old[:most] == new[:most]:
        return most, 0, []
    start = _same_first(old, new)
    end = _same_first(reversed(old[start:]), reversed(new[start:]))
    kept = chain(range(start), range(-end, 0))
    return start, end, [i for i in kept if old[i] != new[i]]


def _same_first(old: Iterable[Json], new: Iterable[Json]) -> int:
    """How many of the first items are the same things."""
    n = 0
    for before, value in zip(old, new, strict=False):
        if before != value and not (type(value) in _CONTAINERS and _is_same(before, value)):
            break
        n += 1
    return n


def _is_same(old: Json, new: Json) -> bool:
    """Whether two items are the same thing: objects with the same first member, or lists of the same length."""
    if type(new) is dict:
        return type(old) is dict and next(iter(old.items()), None) == next(iter(new.items()), None)
    return type(old) in _LISTS and len(old) == len(new)


def apply(value: Json, patch: Patch) -> Json:
    """Return the patched value; what did not change is shared with the old one, which stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, dict):
        return _apply_members(value, patch)
    return _apply_items(list(value), patch)


def _apply_members(value: JsonObject, patch: JsonObject) -> JsonObject:
    patched = dict(value)
    for name, change in patch.items():
        if change == []:
            del patched[name]
        else:
            patched[name] = apply(patched.get(name), change)
    return patched


def _apply_items(items: list[Json], patch: JsonObject) -> list[Json]:
    if SPLICE in patch:
        start, count, *put = patch[SPLICE]
        items[start : start + count] = put
    for index, change in patch.items():
        if index != SPLICE:
            items[int(index)] = apply(items[int(index)], change)
    return items
