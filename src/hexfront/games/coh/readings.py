"""Which rules a game is played by.

A scenario names the last chapter in force (COH-G.c), players choose readings; each is a small
class that overrides the hooks in which it differs.
"""

from collections.abc import Container, Mapping
from types import MappingProxyType

from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.options import CohOptions
from hexfront.games.coh.ruleset import Rules
from hexfront.play.ruleset import assemble


class NoGroups(Rules):
    """Chapter 10 is not in force."""

    def may_group(self) -> bool:
        return False


class NoHiding(Rules):
    """Chapter 11 is not in force."""

    def may_hide(self) -> bool:
        return False


class NoFlamethrowers(Rules):
    """Chapter 18 is not in force."""

    def has_flamethrowers(self) -> bool:
        return False


class NoDigging(Rules):
    """Chapter 17 is not in force."""

    def may_dig(self) -> bool:
        return False


class MinesStopBonus(Rules):
    """No bonus move leads into mines or out of them (A17)."""

    def drives_through_mines(self) -> bool:
        return False


class RestedSwiftAction(Rules):
    """The first of the two turns of Swift Action stresses nobody in the second (A24)."""

    def stressed_by(self, acted: int, extra_turn: bool) -> int:
        return 0 if extra_turn else acted


class ConsumingFlames(Rules):
    """Nothing but smoke protects from a flamethrower, as the English printing has it (A12)."""

    def flame_meets_works(self) -> bool:
        return False


class SurefootedPioneers(Rules):
    """Mines never explode under pioneers (A39)."""

    def pioneers_wake_mines(self) -> bool:
        return False


class SmokeForAll(Rules):
    """The permission of the scenario is asked of tanks only (A8)."""

    def may_smoke(self, smoker: Smoker, permitted: Container[Smoker]) -> bool:
        return smoker is not Smoker.TANKS or smoker in permitted


SMOKE = 14
"""The chapter that brings it."""
WITHOUT: Mapping[int, type[Rules]] = MappingProxyType(
    {10: NoGroups, 11: NoHiding, 17: NoDigging, 18: NoFlamethrowers}
)
"""What is missing when a chapter is not in force."""


def rules_of(
    chapters: int, options: CohOptions, of_scenario: tuple[type[Rules], ...] = ()
) -> Rules:
    """The rules of a scenario that is played with chapters 1 to `chapters`."""
    variants = [missing for chapter, missing in WITHOUT.items() if chapter > chapters]
    if not options.swift_action_stress:
        variants.append(RestedSwiftAction)
    if not options.smoke_by_permission and chapters >= SMOKE:
        variants.append(SmokeForAll)
    if not options.flame_ignores_terrain_only:
        variants.append(ConsumingFlames)
    if not options.bonus_through_mines:
        variants.append(MinesStopBonus)
    if not options.pioneers_wake_mines:
        variants.append(SurefootedPioneers)
    variants.extend(of_scenario)  # an edition goes before readings of the third
    rules: Rules = assemble(Rules, tuple(variants))
    return rules
