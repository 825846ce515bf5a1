"""Readings of the rules as small objects: each overrides the hooks in which it differs.

The options of a table choose among them; `Setting.rules` is what a game is played by.
"""

from collections.abc import Mapping

from hexfront.play.ruleset import assemble


class S42Rules:
    """The rules as Hexfront reads them; see docs/rulings-s42.md."""

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


WITHOUT: Mapping[str, type[S42Rules]] = {
    "full_retreat_zoc": NoZocInFullRetreat,
    "delay_two_hexes_disrupts": LongDelayKeepsOrder,
    "complete_source_list": ListAddsSources,
}
"""What holds when an option is switched off."""


def rules_of(options: Mapping[str, bool]) -> S42Rules:
    """The rules for a table with these options."""
    chosen = tuple(rule for name, rule in WITHOUT.items() if not options[name])
    made: S42Rules = assemble(S42Rules, chosen)
    return made
