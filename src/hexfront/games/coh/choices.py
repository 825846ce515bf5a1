"""What a player may choose, as small structs. Units and hexes are named by their ids."""

from enum import Enum
from typing import ClassVar

from hexfront.play import Choice


class GroupKind(Enum):
    """What a group sets out to do together (COH-10.1.a)."""

    MOVE = "move"
    RALLY = "rally"
    STEALTH = "stealth"
    STALL = "stall"
    ENTER = "enter"
    HASTY = "hasty"

    __hash__ = object.__hash__  # looked up again and again; there is one of each


class UnitChoice(Choice, frozen=True):
    """A choice for one of the own units."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class Pass(Choice, frozen=True, tag="Pass"):
    """Take no action this turn (COH-2.7)."""


class Yield(Choice, frozen=True, tag="Yield"):
    """Let an ally act first in the turn of the team, or roll for it (COH-19.0.d)."""


class Oppose(Choice, frozen=True, tag="Oppose"):
    """Name the enemy at whom something is aimed, when there are two (COH-19.0.a)."""

    seat: int


class Select(UnitChoice, frozen=True, tag="Select"):
    """Pick the unit that is to act, or for which a card is played (COH-2.2)."""


class Activate(UnitChoice, frozen=True, tag="Activate"):
    """Activate a fresh unit, or let it share the pool of the activated ones (COHC-3.b, 11.a)."""


class StandDown(Choice, frozen=True, tag="StandDown"):
    """Turn the activated units to their spent side; it is no action (COHC-3.f)."""


class Opportunity(UnitChoice, frozen=True, tag="Opportunity"):
    """Pick a fresh unit for one action that costs nothing and leaves it spent (COHC-4.d)."""


class UseVeteran(UnitChoice, frozen=True, tag="UseVeteran"):
    """Use a veteran card of the scenario for a unit (COHC-24.f)."""

    card: int


class Move(UnitChoice, frozen=True, tag="Move"):
    """Move a unit into an adjacent hex (COH-4.5)."""

    to: int


class Creep(UnitChoice, frozen=True, tag="Creep"):
    """Move cautiously into an adjacent hex (COHC-9.j)."""

    to: int


class FlyIn(UnitChoice, frozen=True, tag="FlyIn"):
    """An aircraft comes onto the map (COHC-18.a)."""

    to: int
    altitude: int


class Fly(UnitChoice, frozen=True, tag="Fly"):
    """An aircraft moves into one of its three front hexes (COHC-18.d)."""

    to: int


class Bank(UnitChoice, frozen=True, tag="Bank"):
    """An aircraft turns by one hexside (COHC-18.e)."""

    facing: int


class Climb(UnitChoice, frozen=True, tag="Climb"):
    """An aircraft gains or loses an altitude counter (COHC-18.m)."""

    by: int


class Strafe(UnitChoice, frozen=True, tag="Strafe"):
    """An aircraft attacks a hex (COHC-18.c)."""

    to: int


class Bomb(UnitChoice, frozen=True, tag="Bomb"):
    """An aircraft drops a bomb (COHC-18.p)."""

    to: int


class AntiAir(UnitChoice, frozen=True, tag="AntiAir"):
    """Fire at an aircraft (COHC-18.i)."""

    target: int


class FlyOut(UnitChoice, frozen=True, tag="FlyOut"):
    """An aircraft leaves the map for good (COHC-18.j)."""


class Pivot(UnitChoice, frozen=True, tag="Pivot"):
    """Turn a unit without leaving its hex (COH-4.6)."""

    facing: int


class Face(Choice, frozen=True, tag="Face"):
    """Set the facing after a move, an entry or a reveal (COH-4.5.c, COH-11.2.b)."""

    unit: int
    facing: int


class Attack(UnitChoice, frozen=True, tag="Attack"):
    """Attack a hex (COH-6.0); without a visible enemy in it, recon by fire (COH-11.7)."""

    to: int


class CloseCombat(UnitChoice, frozen=True, tag="CloseCombat"):
    """Attack one enemy unit in the own hex (COH-6.10)."""

    target: int
    red: bool = False
    """With red FP into an open-topped vehicle (COH-16.5.b)."""


class Bombard(UnitChoice, frozen=True, tag="Bombard"):
    """A mortar attacks a hex that it does not see itself, over a spotter hex (COH-13.2)."""

    to: int
    spot: int


class Flame(UnitChoice, frozen=True, tag="Flame"):
    """Attack an adjacent hex with a flamethrower (COH-18.0), seen or suspected enemies."""

    to: int


class FlameClose(UnitChoice, frozen=True, tag="FlameClose"):
    """Attack one enemy unit in the own hex with a flamethrower (COH-18.0.d)."""

    target: int


class UseWeapon(UnitChoice, frozen=True, tag="UseWeapon"):
    """Attack an adjacent hex with a weapon card of the scenario (COH-8.2)."""

    weapon: int
    to: int


class UseWeaponClose(UnitChoice, frozen=True, tag="UseWeaponClose"):
    """Attack one enemy unit in the own hex with a weapon card (COH-8.2)."""

    weapon: int
    target: int
    red: bool = False
    """With red FP into an open-topped vehicle (COH-16.5.b)."""


class Recon(UnitChoice, frozen=True, tag="Recon"):
    """Look for hidden units by fire; the hex is chosen next (COH-11.7)."""


class Smoke(UnitChoice, frozen=True, tag="Smoke"):
    """Lay smoke instead of attacking; the hex is chosen next (COH-14.0.a)."""


class LaySmoke(UnitChoice, frozen=True, tag="LaySmoke"):
    """The hex in which a unit lays smoke (COH-14.1.a)."""

    to: int


class PlanStrike(Choice, frozen=True, tag="PlanStrike"):
    """Plan a strike of off-board artillery on a hex, in secret (COH-13.5.a)."""

    to: int


class PlanSmoke(Choice, frozen=True, tag="PlanSmoke"):
    """The same with smoke shells (COH-14.2.a)."""

    to: int


class Arrow(Choice, frozen=True, tag="Arrow"):
    """Towards which hexside the arrow of the artillery marker points (COH-13.6.b)."""

    facing: int


class Rally(UnitChoice, frozen=True, tag="Rally"):
    """Try to remove a hit marker (COH-7.6)."""


class Stall(UnitChoice, frozen=True, tag="Stall"):
    """Do nothing for 1 AP (COH-2.8)."""


class Enter(UnitChoice, frozen=True, tag="Enter"):
    """Bring a waiting unit onto the board (COH-4.12)."""

    to: int


class Load(UnitChoice, frozen=True, tag="Load"):
    """Get on a vehicle, or be hitched to it (COH-15.7, COH-15.10)."""

    vehicle: int

    own: ClassVar[tuple[str, ...]] = ("unit", "vehicle")


class Unload(UnitChoice, frozen=True, tag="Unload"):
    """Get off in the vehicle's hex or beside it, or be let go (COH-15.9)."""

    to: int


class TakeCover(UnitChoice, frozen=True, tag="TakeCover"):
    """Dig in: a hasty defense for the unit (COH-17.6)."""


class LeaveCover(UnitChoice, frozen=True, tag="LeaveCover"):
    """Take the own hasty defense off the map; it is no action (COH-17.6.h)."""


class Occupy(UnitChoice, frozen=True, tag="Occupy"):
    """Get into the fortification in the own hex (COH-17.3)."""


class Leave(UnitChoice, frozen=True, tag="Leave"):
    """Get out of the fortification and stay in its hex (COH-17.3.c)."""


class Demolish(UnitChoice, frozen=True, tag="Demolish"):
    """Attack the fortification or obstacle in the own hex (COH-17.11.g)."""


class Dislodge(UnitChoice, frozen=True, tag="Dislodge"):
    """Attack the hasty defense of an enemy in the own hex (COH-17.11.g)."""

    target: int


class LayMines(UnitChoice, frozen=True, tag="LayMines"):
    """Lay mines in the own or an adjacent hex, for all to see or not (card 17)."""

    to: int
    hidden: bool = False


class ClearMines(UnitChoice, frozen=True, tag="ClearMines"):
    """Clear mines out of a hex (card 41 of the classic edition)."""

    to: int


class StealthMove(UnitChoice, frozen=True, tag="StealthMove"):
    """Hide in the own or an adjacent hex, or move while hidden (COH-11.3)."""

    to: int


class Reveal(UnitChoice, frozen=True, tag="Reveal"):
    """Put an own hidden unit on the board of one's own will (COH-11.1.f)."""


class Scout(UnitChoice, frozen=True, tag="Scout"):
    """Scout Teams look for hidden enemies around the unit (card 14)."""


class Hide(UnitChoice, frozen=True, tag="Hide"):
    """Scout Teams hide the unit where it is (card 14)."""


class Gather(UnitChoice, frozen=True, tag="Gather"):
    """Start a group around this unit (COH-10.0)."""

    kind: GroupKind


class Join(UnitChoice, frozen=True, tag="Join"):
    """Add a unit to the group, or as a supporting unit to the attack (COH-10.2, 10.5)."""


class Done(Choice, frozen=True, tag="Done"):
    """Go on with what has been put together so far."""


class Target(Choice, frozen=True, tag="Target"):
    """The unit in the target hex that is rolled against next (COH-6.9.g)."""

    unit: int


class Shift(Choice, frozen=True, tag="Shift"):
    """Spend |by| CAP to change the number required on a d6 or 2d6 by `by` (COH-3.2)."""

    by: int


class SpendCap(Choice, frozen=True, tag="SpendCap"):
    """Spend CAP to lower the action cost before the Spent Check (COH-3.3)."""

    cap: int


class PlayCard(Choice, frozen=True, tag="PlayCard"):
    """Play a battle card from the hand (COH-8.4)."""

    card: int


class Reroll(Choice, frozen=True, tag="Reroll"):
    """Roll one of the dice just thrown again (card 07)."""

    die: int


class Decline(Choice, frozen=True, tag="Decline"):
    """Let a chance to play a card go by."""

    declines: ClassVar[bool] = True


CohChoice = (
    Pass
    | Yield
    | Oppose
    | Select
    | Activate
    | StandDown
    | Opportunity
    | UseVeteran
    | Move
    | Creep
    | FlyIn
    | Fly
    | Bank
    | Climb
    | Strafe
    | Bomb
    | AntiAir
    | FlyOut
    | Pivot
    | Face
    | Attack
    | CloseCombat
    | Bombard
    | Flame
    | FlameClose
    | UseWeapon
    | UseWeaponClose
    | Recon
    | Smoke
    | LaySmoke
    | PlanStrike
    | PlanSmoke
    | Arrow
    | Rally
    | Stall
    | Enter
    | Load
    | Unload
    | TakeCover
    | LeaveCover
    | Occupy
    | Leave
    | Demolish
    | Dislodge
    | LayMines
    | ClearMines
    | StealthMove
    | Reveal
    | Scout
    | Hide
    | Gather
    | Join
    | Done
    | Target
    | Shift
    | SpendCap
    | PlayCard
    | Reroll
    | Decline
)
