"""Editions, optional rules and scenario rules: small objects that override named hooks.

A game writes its rules as one base class whose methods are hooks (a cost, a table, a check, a step
of the sequence). A variant is a subclass that overrides what differs and nothing else:

    class Rules:
        def may_group(self) -> bool: return True

    class NoGroups(Rules):
        def may_group(self) -> bool: return False

`assemble(Rules, (NoGroups, NightFight))` is one object in which the later variant goes before the
earlier, and every variant before the base; a variant that calls `super()` adds to what it
overrides.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

R = TypeVar("R")


class UnknownRuleError(LookupError):
    """A variant that the game does not have."""


@cache
def assemble(base: type[R], variants: Sequence[type[R]]) -> R:
    """One rule set of a base and its variants."""
    for variant in variants:
        if not issubclass(variant, base):
            raise TypeError(f"{variant.__name__} overrides no rule of {base.__name__}")
    kinds = tuple(dict.fromkeys([*reversed(variants), base]))
    name = "With".join([base.__name__, *(variant.__name__ for variant in variants)])
    made: R = type(name, kinds, {})()
    return made


def named(known: Mapping[str, type[R]], names: Sequence[str]) -> tuple[type[R], ...]:
    """The variants that a scenario or a table names; UnknownRuleError tells which are known."""
    for name in names:
        if name not in known:
            raise UnknownRuleError(f"no rule {name!r}; expected one of {', '.join(sorted(known))}")
    return tuple(known[name] for name in names)
