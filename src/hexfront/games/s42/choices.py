"""What a player may choose, as small structs.

Units and hexes are named by their ids; a `place` is a hex or, below zero, an Entry Area.
"""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice

# Any phase.


class EndPhase(Choice, frozen=True, tag="EndPhase"):
    """End the phase that is running."""


class RemoveFort(Choice, frozen=True, tag="RemoveFort"):
    """Take an own fortification marker off the map (S42-9.7.5.a)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL, Phase.MOVEMENT, Phase.COMBAT)


# Initial Phase (S42-3.0.d) and the end of the Supply Phase.


class Arrive(Choice, frozen=True, tag="Arrive"):
    """Place a unit that comes into play (S42-22.1, S42-21.3)."""

    unit: int
    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Fortify(Choice, frozen=True, tag="Fortify"):
    """Spend a Resource Point on a fortification (S42-9.7.2.a)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class Refit(Choice, frozen=True, tag="Refit"):
    """Spend a Resource Point to make an ASU Ready (S42-18.1.d)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class PlaceSupply(Choice, frozen=True, tag="PlaceSupply"):
    """Spend a Resource Point on a Supply Point in a friendly Entry Area (S42-18.1.e)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class SpendSupply(Choice, frozen=True, tag="SpendSupply"):
    """Spend a Supply Point to make the ASU stacked with it Ready (S42-18.6.4)."""

    supply: int
    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL, Phase.SUPPLY)
    own: ClassVar[tuple[str, ...]] = ("unit", "supply")


class PlanOffensive(Choice, frozen=True, tag="PlanOffensive"):
    """Place a Planned Offensive marker on an HQ (S42-26.2.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Release(Choice, frozen=True, tag="Release"):
    """Let a frozen army move from now on (S42-31.0.c)."""

    group: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class DeclareOffensive(Choice, frozen=True, tag="DeclareOffensive"):
    """Declare the Winter Offensive (S42-33.1.b)."""

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)


class Withdraw(Choice, frozen=True, tag="Withdraw"):
    """Take a unit out of the game (S42-32.1.a, S42-32.2.b, S42-32.3.b)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Reinforce(Choice, frozen=True, tag="Reinforce"):
    """Give a unit a step that a withdrawal has left over (S42-32.1.f, S42-32.2.d)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Replace(Choice, frozen=True, tag="Replace"):
    """Restore a step of a unit in play with a replacement of one type (S42-21.1.1)."""

    unit: int
    kind: str

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Return(Choice, frozen=True, tag="Return"):
    """Bring a unit back from the Eliminated Box (S42-21.3); Arrive then says where."""

    unit: int
    kind: str

    phases: ClassVar[tuple[int, ...]] = (Phase.INITIAL,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


# Movement Phase.


class Move(Choice, frozen=True, tag="Move"):
    """Begin the move of a unit (S42-5.1)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Take(Choice, frozen=True, tag="Take"):
    """Let another unit of the hex move along (S42-5.1.b, S42-20.1.3.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class DropOff(Choice, frozen=True, tag="DropOff"):
    """Leave a unit of the moving stack behind where it is (S42-5.1.c)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class March(Choice, frozen=True, tag="March"):
    """Go to a hex by the cheapest way; step by step, hex after hex, by any way."""

    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class EnterArea(Choice, frozen=True, tag="EnterArea"):
    """Leave the map into an Entry Area (S42-22.3.1, S42-S1.2.g)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Entrain(Choice, frozen=True, tag="Entrain"):
    """Move by rail to a hex or Entry Area (S42-5.6)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Sail(Choice, frozen=True, tag="Sail"):
    """Move over a Sea Lane or the Kerch Strait to a port (S42-5.7)."""

    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Transfer(Choice, frozen=True, tag="Transfer"):
    """Move to another Entry Area (S42-22.6)."""

    place: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.WEATHER)


class Halt(Choice, frozen=True, tag="Halt"):
    """End the move of the unit or stack."""


class GoFullRetreat(Choice, frozen=True, tag="GoFullRetreat"):
    """Put an own unit in Full Retreat (S42-13.1.3.c)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Detrain(Choice, frozen=True, tag="Detrain"):
    """Take a Train marker off in the mini-turn; the unit does not move (S42-33.2.3.e)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class FlipSupply(Choice, frozen=True, tag="FlipSupply"):
    """Turn a Supply Point to another side before it moves (S42-18.6.2.b, S42-18.6.8.e)."""

    unit: int
    shows: str
    """full-move, ready or immobile."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class MoveFlotilla(Choice, frozen=True, tag="MoveFlotilla"):
    """Move the Volga Flotilla to another hexside (S42-5.5.3.d)."""

    a: int
    b: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class Overrun(Choice, frozen=True, tag="Overrun"):
    """Gather units for an Automatic DS against a hex (S42-8.6)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)


class HoldBack(Choice, frozen=True, tag="HoldBack"):
    """Put a unit in Reserve (S42-25.2.1.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Disband(Choice, frozen=True, tag="Disband"):
    """Eliminate a unit above the stacking limit (S42-4.4.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


# Combat.


class Attack(Choice, frozen=True, tag="Attack"):
    """Gather units for an attack on a hex; all that can take part are taken at first."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class Activate(Choice, frozen=True, tag="Activate"):
    """Take the Reserve marker off a hex and let its units advance (S42-25.2.3.a)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class Disengage(Choice, frozen=True, tag="Disengage"):
    """Roll whether a unit gets away from the enemy (S42-27.2.1.a)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class DisengageStack(Choice, frozen=True, tag="DisengageStack"):
    """Roll once for the whole stack of a hex (S42-27.2.1.b)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class Join(Choice, frozen=True, tag="Join"):
    """Add a unit to the attack."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Leave(Choice, frozen=True, tag="Leave"):
    """Take a unit out of the attack."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class UseAir(Choice, frozen=True, tag="UseAir"):
    """Call an air unit (S42-9.3)."""

    air: int

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)


class UseArtillery(Choice, frozen=True, tag="UseArtillery"):
    """Call an ASU; with a Supply Point to pay for it, or -1 to flip it (S42-18.3, S42-18.6.5)."""

    unit: int
    supply: int = -1

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class UseOffensive(Choice, frozen=True, tag="UseOffensive"):
    """Use the Planned Offensive marker of an HQ: another die (S42-26.2.h)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Pick(Choice, frozen=True, tag="Pick"):
    """The die of several that counts (S42-26.2.h)."""

    die: int


class Reroll(Choice, frozen=True, tag="Reroll"):
    """Let a leader have the dice rolled again (S42-28.1.1.b)."""


class Withhold(Choice, frozen=True, tag="Withhold"):
    """Take back all support called so far for this attack."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)


class Resolve(Choice, frozen=True, tag="Resolve"):
    """Make the attack that has been put together."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)


class CallOff(Choice, frozen=True, tag="CallOff"):
    """Drop the attack that has been put together."""

    phases: ClassVar[tuple[int, ...]] = (Phase.MOVEMENT, Phase.COMBAT)


class Station(Choice, frozen=True, tag="Station"):
    """Leave the air unit of the attack with the attackers of a hex or Entry Area (S42-9.3.7)."""

    place: int


class StandAside(Choice, frozen=True, tag="StandAside"):
    """A unit above the stacking limit that does not help in defense (S42-15.3.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


class Decline(Choice, frozen=True, tag="Decline"):
    """Give no support."""

    declines: ClassVar[bool] = True


class Lose(Choice, frozen=True, tag="Lose"):
    """The unit that takes a step loss (S42-10.2)."""

    unit: int


class KeepRemnant(Choice, frozen=True, tag="KeepRemnant"):
    """Let a Remnant stand for the last step of a unit (S42-10.4.1)."""


class SkipRemnant(Choice, frozen=True, tag="SkipRemnant"):
    """Put the unit straight into the Eliminated Box (S42-10.4.3)."""


class Defend(Choice, frozen=True, tag="Defend"):
    """Try a Determined Defense, or a Desperate one where it is open (S42-11.1, S42-11.5)."""

    desperate: bool = False


class GiveGround(Choice, frozen=True, tag="GiveGround"):
    """Carry out the retreat (S42-12.0)."""


class Lead(Choice, frozen=True, tag="Lead"):
    """Name the Lead Unit (S42-11.2.1.b)."""

    unit: int

    own: ClassVar[tuple[str, ...]] = ("unit",)


# Retreat and advance.


class Split(Choice, frozen=True, tag="Split"):
    """Let a unit of the group go its own way, after the others."""

    unit: int


class Step(Choice, frozen=True, tag="Step"):
    """One hex of a retreat or advance; below zero an Entry Area."""

    place: int


class StopShort(Choice, frozen=True, tag="StopShort"):
    """End a retreat here: a shortened one at the cost of steps, or a Delay of one hex."""


class GiveUp(Choice, frozen=True, tag="GiveUp"):
    """Let units that no retreat can save be eliminated (S42-12.2)."""


class FormGroup(Choice, frozen=True, tag="FormGroup"):
    """Name the stack that is the Breakthrough Group: those in a hex (S42-15.2.3)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class Advance(Choice, frozen=True, tag="Advance"):
    """Advance a unit, or the Breakthrough Group with it (S42-14.1)."""

    unit: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Breakthrough(Choice, frozen=True, tag="Breakthrough"):
    """Attack a hex next to the Breakthrough Group (S42-15.2.5)."""

    hex: int

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


class EndAdvance(Choice, frozen=True, tag="EndAdvance"):
    """No more advance after this combat."""

    phases: ClassVar[tuple[int, ...]] = (Phase.COMBAT,)


# Supply Phase.


class MoveRailhead(Choice, frozen=True, tag="MoveRailhead"):
    """Advance a Railhead along its line (S42-17.2.1)."""

    index: int
    to: int

    phases: ClassVar[tuple[int, ...]] = (Phase.SUPPLY,)


S42Choice = (
    EndPhase | RemoveFort | Arrive | Fortify | Refit | PlaceSupply | SpendSupply | Replace
    | Return | Move | Take | DropOff | March | EnterArea | Entrain | Sail | Transfer | Halt
    | GoFullRetreat | FlipSupply | MoveFlotilla | Overrun | Disband | Attack | Join | Leave
    | UseAir | UseArtillery | Withhold | Resolve | CallOff | Station | StandAside | Decline | Lose
    | KeepRemnant | SkipRemnant | Defend | GiveGround | Lead | Split | Step | StopShort | GiveUp
    | FormGroup | Advance | Breakthrough | EndAdvance | MoveRailhead
    | HoldBack | Activate | Disengage | DisengageStack | PlanOffensive | UseOffensive | Pick
    | Reroll | Release | DeclareOffensive | Detrain | Withdraw | Reinforce
)  # fmt: skip
