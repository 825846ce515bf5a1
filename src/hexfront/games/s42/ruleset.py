"""Readings and advanced rules as small objects: each overrides the hooks in which it differs.

The options of a table choose among them, and a scenario may want an advanced rule whatever the
table chooses; `Setting.rules` is what a game is played by.
"""

from collections.abc import Collection, Mapping

from hexfront.play.ruleset import assemble


class S42Rules:
    """The rules as Hexfront reads them, without the advanced ones; see docs/rulings-s42.md."""

    reserves = False
    """Chapter 25."""
    planned_offensives = False
    """Chapter 26."""
    disengagement = False
    """Chapter 27."""
    leaders = False
    """Chapter 28."""
    contested_cities = False
    """Chapter 29."""

    def supports_contested(self) -> bool:
        """Does a range path from outside end in a contested hex at an own unit (S42-29.1.1.h)?"""
        return True

    def army_pace(self, own: int, slowest: int) -> int:
        """The MA of a Reserve Army whose slowest unit has this MA (S42-34.3.1.e)."""
        return slowest

    def withdraws_unguarded(self) -> bool:
        """Do units in Full Retreat withdraw when their guard has left (S42-13.3.2.e)?"""
        return True

    def controlling(self, fighting: int, full_retreat: int) -> int:
        """Those of the combat units in a hex that have a ZOC (S42-6.1.d)."""
        return fighting

    def delay_disrupts(self, hexes: int) -> bool:
        """Does a Delay of so many hexes disrupt (S42-11.6.1.b)?"""
        return True

    def listed_sources_only(self) -> bool:
        """Does a scenario's list of Supply Sources replace the usual ones (S42-S2.2.i)?"""
        return True


class NoZocInFullRetreat(S42Rules):
    """Units in Full Retreat have no ZOC."""

    def controlling(self, fighting: int, full_retreat: int) -> int:
        return fighting & ~full_retreat


class LongDelayKeepsOrder(S42Rules):
    """A Delay of two hexes leaves units as they are."""

    def delay_disrupts(self, hexes: int) -> bool:
        return hexes <= 1


class ListAddsSources(S42Rules):
    """A scenario's list of Supply Sources comes on top of the usual ports."""

    def listed_sources_only(self) -> bool:
        return False


class StaysUnguarded(S42Rules):
    """Units in Full Retreat withdraw only when an enemy comes up."""

    def withdraws_unguarded(self) -> bool:
        return False


class NoSupportInside(S42Rules):
    """No range path leads into a contested hex."""

    def supports_contested(self) -> bool:
        return False


class OwnPaceAtMost(S42Rules):
    """A Reserve Army is never faster than it prints."""

    def army_pace(self, own: int, slowest: int) -> int:
        return min(own, slowest)


class Reserves(S42Rules):
    """Units held back advance in the Combat Phase (S42-25.1.a)."""

    reserves = True


class PlannedOffensives(S42Rules):
    """The attacker rolls further dice and picks one (S42-26.2.h)."""

    planned_offensives = True


class Disengagement(S42Rules):
    """The active player may retreat his own units (S42-27.1.a)."""

    disengagement = True


class Leaders(S42Rules):
    """Chuikov and Manstein have dice rolled again (S42-28.1.1.b)."""

    leaders = True


class ContestedCities(S42Rules):
    """Both sides may hold a City hex (S42-29.1.1.a)."""

    contested_cities = True


WITHOUT: Mapping[str, type[S42Rules]] = {
    "full_retreat_zoc": NoZocInFullRetreat,
    "delay_two_hexes_disrupts": LongDelayKeepsOrder,
    "withdraws_unguarded": StaysUnguarded,
    "supports_contested": NoSupportInside,
    "complete_source_list": ListAddsSources,
    "army_pace": OwnPaceAtMost,
}
"""What holds when an option is switched off."""

ADVANCED: Mapping[str, type[S42Rules]] = {
    "reserves": Reserves,
    "planned_offensives": PlannedOffensives,
    "disengagement": Disengagement,
    "leaders": Leaders,
    "contested_cities": ContestedCities,
}
"""What holds when an option is switched on: advanced rules, singly or together (S42-25.ADV.a)."""


def rules_of(options: Mapping[str, bool], wanted: Collection[str] = ()) -> S42Rules:
    """The rules for a table with these options, in a scenario that wants some advanced ones."""
    forced = {name.replace("-", "_") for name in wanted}
    without = (rule for name, rule in WITHOUT.items() if not options[name])
    advanced = (rule for name, rule in ADVANCED.items() if options[name] or name in forced)
    made: S42Rules = assemble(S42Rules, (*without, *advanced))
    return made
