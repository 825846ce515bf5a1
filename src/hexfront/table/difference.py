"""What has changed between two pictures, so that a page is told no more than that.

A change is made to be small as JSON and easy to apply:

- `[value]`: there is another value now; `[]`: the key is gone;
- `{name: change, ...}`: these fields of an object have changed;
- `{index: change, ...}`: these elements of a list have changed, and its length has not;
- `{"runs": [run, ...]}`: a list put together anew from runs of the old one, `[start, count]`, and
  of new elements, `{"new": [element, ...]}`.

What is the very same object is not looked into, so that pictures made of remembered parts are
compared quickly. A change depends on the two values alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Change: TypeAlias = dict[str, Any] | list[Any]

_GONE: list[Any] = []
_encode = msgspec.json.Encoder().encode


def difference(old: object, new: object) -> Change | None:
    """What makes `new` out of `old`, both as they are sent; None when they are equal."""
    if old is new:
        return None
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if isinstance(new, Struct):
        return _of_structs(old, new)
    if kind is dict:
        return _of_mappings(old, new)  # type: ignore[arg-type]  # of the same kind
    if isinstance(new, list | tuple):
        return _of_lists(old, new)  # type: ignore[arg-type]  # of the same kind
    return None if old == new else [new]


def applied(change: Change | None, old: Any) -> Any:
    """The new value from the old one, both as plain JSON values; the old one is left as it is."""
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        made = dict(old)
        for name, inner in change.items():
            if inner == _GONE:
                del made[name]
            else:
                made[name] = applied(inner, old.get(name))
        return made
    if "runs" in change:
        return [element for run in change["runs"] for element in _run(run, old)]
    elements = list(old)
    for index, inner in change.items():
        elements[int(index)] = applied(inner, old[int(index)])
    return elements


def _run(run: Any, old: list[Any]) -> list[Any]:
    if isinstance(run, dict):
        new: list[Any] = run["new"]
        return new
    start, count = run
    return old[start : start + count]


def _of_structs(old: Any, new: Struct) -> Change | None:
    settings = new.__struct_config__
    if settings.array_like or settings.omit_defaults:
        if _equal(old, new):
            return None
        return difference(msgspec.to_builtins(old), msgspec.to_builtins(new))
    changes = {}
    for field, name in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
        change = difference(getattr(old, field), getattr(new, field))
        if change is not None:
            changes[name] = change
    return changes or None


def _of_mappings(old: Mapping[Any, object], new: Mapping[Any, object]) -> Change | None:
    changes: dict[str, Any] = {str(key): _GONE for key in old if key not in new}
    for key, value in new.items():
        change = difference(old[key], value) if key in old else [value]
        if change is not None:
            changes[str(key)] = change
    return changes or None


def _of_lists(old: Sequence[Any], new: Sequence[Any]) -> Change | None:
    if _equal(old, new):
        return None
    if not old or not new:
        return [new]
    if len(old) == len(new) and not _scalar(new[0]):
        changes = {}
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            change = difference(before, after)
            if change is not None:
                changes[str(index)] = change
        return changes or None
    if _equal(new[: len(old)], old):
        return {"runs": [[0, len(old)], {"new": new[len(old) :]}]}
    return _rearranged([*map(_key, old)], [*map(_key, new)], new)


def _equal(old: object, new: object) -> bool:
    """As the page sees it, to which 1 and true are not the same."""
    return old == new and _encode(old) == _encode(new)


def _scalar(value: object) -> bool:
    return not isinstance(value, Struct | dict | list | tuple)


def _rearranged(old: Sequence[object], new: Sequence[object], elements: Sequence[Any]) -> Change:
    """The new elements as runs of the old list; the list itself where that is no shorter."""
    places: dict[object, int] = {}
    for index, key in enumerate(old):
        places.setdefault(key, index)
    runs: list[Any] = []
    kept = at = 0
    while at < len(new):
        place = places.get(new[at])
        if place is None:
            if not runs or not isinstance(runs[-1], dict):
                runs.append({"new": []})
            runs[-1]["new"].append(elements[at])
            at += 1
        else:
            count = _same(old[place:], new[at:])
            runs.append([place, count])
            kept += count
            at += count
    return {"runs": runs} if kept > 2 * len(runs) else [elements]


def _same(old: Sequence[object], new: Sequence[object]) -> int:
    """How many elements the two have in common from their beginnings on."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((index for index, (a, b) in pairs if a != b), min(len(old), len(new)))


def _key(element: object) -> object:
    """What tells elements apart; lists and structs may not be hashable."""
    return element if type(element) in (int, str) else _encode(element)
