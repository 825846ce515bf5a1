"""Choices of vehicles, most of them in their MPh."""

from hexfront.games.aslsk.places import Phase
from hexfront.play import Choice

TURNING = (
    Phase.SET_UP,
    Phase.PREP_FIRE,
    Phase.MOVEMENT,
    Phase.DEFENSIVE_FIRE,
    Phase.ADVANCING_FIRE,
)


class Start(Choice, frozen=True, tag="Start"):
    """Spend a Start MP (ASL-3.3.2.k)."""

    phases = (Phase.MOVEMENT,)


class Halt(Choice, frozen=True, tag="Halt"):
    """Spend a Stop MP (ASL-3.3.2.l)."""

    phases = (Phase.MOVEMENT,)


class Delay(Choice, frozen=True, tag="Delay"):
    """Spend an MP without moving (ASL-3.3.2.p)."""

    phases = (Phase.MOVEMENT,)


class Turn(Choice, frozen=True, tag="Turn"):
    """Change the VCA of a vehicle to a hexspine (ASL-3.3.2.f, ASL-3.3.2.h)."""

    unit: int
    arc: int

    phases = TURNING
    own = ("unit",)


class Traverse(Choice, frozen=True, tag="Traverse"):
    """Turn the turret to a hexspine, in the MPh with the next MP (ASL-3.3.2.i)."""

    unit: int
    arc: int

    phases = TURNING
    own = ("unit",)


class Hatch(Choice, frozen=True, tag="Hatch"):
    """Place a CE marker on an AFV, or remove it (ASL-7.7.j)."""

    unit: int

    phases = (Phase.SET_UP, Phase.MOVEMENT, Phase.ADVANCE)
    own = ("unit",)


class Free(Choice, frozen=True, tag="Free"):
    """Try to free a bogged vehicle (ASL-7.6.g)."""

    phases = (Phase.MOVEMENT,)


class Dispense(Choice, frozen=True, tag="Dispense"):
    """Try to place smoke with one of the dispensers of a vehicle (ASL-7.5.b)."""

    unit: int
    dispenser: int
    hex: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class SeekMotion(Choice, frozen=True, tag="SeekMotion"):
    """A Motion Attempt of the DEFENDER's AFV (ASL-3.3.2.1)."""

    unit: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class Scrap(Choice, frozen=True, tag="Scrap"):
    """The vehicle to flip of two in a hex at the end of the MPh (ASL-3.3.2.o)."""

    unit: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)
