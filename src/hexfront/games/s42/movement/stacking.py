"""Chapter 4: how many units a hex may hold."""

from collections.abc import Collection

from msgspec import Struct

from hexfront.games.s42.definitions.counters import Side, Unit

MOBILE_CORPS_LIMIT = 2
"""Tank and mechanized corps that a Guards or Shock Army HQ lets into its hex (S42-4.3.c)."""


class Overstack(Struct, frozen=True):
    """A limit that a stack exceeds, the rule that sets it and what was counted."""

    rule: str
    count: int
    limit: int


def stacking_value(stack: Collection[Unit]) -> int:
    """How many units of a stack count toward the limit; one Free Stacking Unit does not."""
    counted = [unit for unit in stack if unit.combat and not unit.asu]  # S42-4.1.c, S42-4.2.b
    free = any(unit.free_stacking for unit in counted)
    return len(counted) - free  # S42-4.2.a


def stacking_limit(side: Side, stack: Collection[Unit]) -> int:
    """The limit of a hex apart from its one Free Stacking Unit."""
    if side is Side.AXIS:
        return 3  # S42-4.1.b
    return 3 if any(unit.army_hq for unit in stack) else 2  # S42-4.3.a, S42-4.1.a


def overstack(side: Side, stack: Collection[Unit]) -> Overstack | None:
    """The limit that a stack of one side exceeds, if any."""
    count, limit = stacking_value(stack), stacking_limit(side, stack)
    if count > limit:
        rule = "S42-4.1.b" if side is Side.AXIS else "S42-4.1.a" if limit == 2 else "S42-4.3.a"
        return Overstack(rule, count, limit)
    corps = sum(unit.mobile_corps for unit in stack)
    kinds = {unit.army_hq for unit in stack} - {""}
    if kinds and "tank" not in kinds and corps > MOBILE_CORPS_LIMIT:
        return Overstack("S42-4.3.c", corps, MOBILE_CORPS_LIMIT)
    return None
