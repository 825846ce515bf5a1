"""Which rules a game is played by: the rulebook as it stands, and what overrides it.

A scenario names the last chapter in force (COH-G.c), players choose readings; each is a small
class that overrides the hooks in which it differs.
"""

from collections.abc import Container, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.play.ruleset import assemble

if TYPE_CHECKING:
    from hexfront.games.coh.state import CohState

Handicap = Literal["none", "cap-1", "cap-2", "adrenaline"]
"""What the less experienced player gets: CAP in every round, or an Adrenaline card."""


class CohOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Readings that players dispute, see docs/rulings.md, and what they agree on (chapter 19)."""

    swift_action_stress: bool = True
    smoke_by_permission: bool = True
    """Nobody lays smoke unless the scenario says so; otherwise only tanks need it (A8)."""
    joined: bool = False
    """One player plays for both commanders of a side with one track and one hand (COH-19.1)."""
    bonus_through_mines: bool = True
    """Bonus moves lead into mines and out of them (A17)."""
    handicap: Handicap = "none"
    handicap_seat: Annotated[int, Meta(ge=0)] = 0
    """Whose handicap it is (COH-19.2.a)."""
    extra_adrenaline: bool = False
    """Every player begins with an Adrenaline card beside those that the scenario gives."""
    flame_ignores_terrain_only: bool = True
    """Flamethrowers do not ignore height, works, shields and hit markers (A12)."""
    pioneers_wake_mines: bool = True
    """Pioneers set mines off when they turn or fight among them (A39)."""


class Rules:
    """Awakening the Bear, 3rd edition, with all chapters."""

    def may_group(self) -> bool:
        """Group actions and support (chapter 10)."""
        return True

    def may_hide(self) -> bool:
        """Hidden moves (chapter 11)."""
        return True

    def may_dig(self) -> bool:
        """Hasty defenses are built, given up and shot to pieces (chapter 17)."""
        return True

    def drives_through_mines(self) -> bool:
        """Do bonus moves lead into mines and out of them (COH-17.10.k)?"""
        return True

    def stressed_by(self, acted: int, extra_turn: bool) -> int:
        """Of the units that acted in a turn, those that are stressed in the next (COH-2.6.a)."""
        return acted

    def may_smoke(self, smoker: Smoker, permitted: Container[Smoker]) -> bool:
        """Smoke, if the scenario permits it to those who lay it (COH-14.0.a)."""
        return smoker in permitted

    def has_flamethrowers(self) -> bool:
        """Flamethrowers and the skills of pioneers (chapter 18)."""
        return True

    def flame_meets_works(self) -> bool:
        """Do height, works, an APC and hit markers count against flames (COH-18.0.f)?"""
        return True

    def pioneers_wake_mines(self) -> bool:
        """Do mines explode when pioneers turn or fight in their hex (COH-18.1.c)?"""
        return True

    # What a procedure at the table changes in the course of play (the solo order deck).

    def answer(self, state: "CohState", moment: Any) -> None:
        """A moment that asks a seat at which nobody sits; it has been taken off the stack."""
        raise TypeError(f"nobody answers {type(moment).__name__}")

    def spent_check(self, roll: Any) -> Any:
        """How it is found out whether units become spent: the die, or what stands for it."""
        return roll

    def initiative(self, state: "CohState", roll: Any) -> Any:
        """How the first turn of a round is settled."""
        return roll

    def is_last_round(self, state: "CohState") -> bool:
        """Does the scenario end with this round (COH-9.3.a)?"""
        return state.round >= state.setting.rounds

    def prepare(self, state: "CohState") -> None:
        """What else is made ready before a round."""

    def attacked(self, state: "CohState", side: int) -> None:
        """A side has begun an attack."""

    def before_roll(self, state: "CohState", step: Any, target: int) -> bool:
        """An attack on this target goes its own way to the dice."""
        return False

    def lies_unread(self, state: "CohState", u: int) -> bool:
        """Nobody looks at the hit marker of this unit until it acts or is attacked."""
        return False

    def destroyed(self, state: "CohState", u: int) -> None:
        """A unit has been removed."""

    def controlled(self, state: "CohState", h: int, team: int) -> None:
        """Control of a hex has gone to a team."""

    def changed(self, state: "CohState") -> None:
        """Something on the board has changed, and what followed from it is done."""


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
    variants.extend(of_scenario)
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
    rules: Rules = assemble(Rules, tuple(variants))
    return rules
