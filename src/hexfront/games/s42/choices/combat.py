"""What attacker and defender may choose in a combat."""

from typing import ClassVar

from hexfront.games.s42.places import Phase
from hexfront.play import Choice


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
