"""Choices of Infantry that moves, advances or routs."""

from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.play import Choice


class Take(Choice, frozen=True, tag="Take"):
    """Begin the move of a unit, or go on with one of the moving stack (ASL-3.3.1.f)."""

    unit: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class Join(Choice, frozen=True, tag="Join"):
    """Take another unit of the hex into the moving stack (ASL-3.3.1.h)."""

    unit: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class Leave(Choice, frozen=True, tag="Leave"):
    """Leave a unit of the stack where it is; it may go on later (ASL-3.3.1.h)."""

    unit: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class DoubleTime(Choice, frozen=True, tag="DoubleTime"):
    """Declare Double Time for the units that move together (ASL-3.3.1.j)."""

    phases = (Phase.MOVEMENT,)


class AssaultMove(Choice, frozen=True, tag="AssaultMove"):
    """Declare Assault Movement for the units that move together (ASL-3.3.1.i)."""

    phases = (Phase.MOVEMENT,)


class Step(Choice, frozen=True, tag="Step"):
    """Enter an adjacent hex, along the road or not (ASL-3.3.b, ASL-1.1.1.WR.b)."""

    hex: int
    road: bool = False
    pay: int = 0
    """Of a vehicle: 0 for the cost of the hex, 1 for all its MP, 2 for all MP that are left."""

    phases = (Phase.MOVEMENT,)


class Push(Choice, frozen=True, tag="Push"):
    """Push a Gun into an adjacent hex, along the road or not (ASL-6.5.a)."""

    weapon: int
    hex: int
    road: bool = False

    phases = (Phase.MOVEMENT,)
    own = ("weapon",)


class Exit(Choice, frozen=True, tag="Exit"):
    """Leave the map (ASL-3.3.h)."""

    phases = (Phase.MOVEMENT,)


class ThrowSmoke(Choice, frozen=True, tag="ThrowSmoke"):
    """Try to place smoke with grenades (ASL-3.3.1.m)."""

    unit: int
    hex: int

    phases = (Phase.MOVEMENT,)
    own = ("unit",)


class PlaceCharge(Choice, frozen=True, tag="PlaceCharge"):
    """Place a DC against an adjacent hex, or against an AFV in it (ASL-4.3.e, ASL-4.3.j)."""

    unit: int
    weapon: int
    hex: int
    vehicle: int = NOBODY

    phases = (Phase.MOVEMENT,)
    own = ("unit", "weapon")


class Stop(Choice, frozen=True, tag="Stop"):
    """The units that move together have finished their MPh (ASL-3.3.1.f)."""

    phases = (Phase.MOVEMENT,)


class Advance(Choice, frozen=True, tag="Advance"):
    """Advance a unit into an adjacent hex, a leader with it if he spares it MF (ASL-3.7.b)."""

    unit: int
    hex: int
    leader: int = NOBODY

    phases = (Phase.ADVANCE,)
    own = ("unit", "leader")


class Rout(Choice, frozen=True, tag="Rout"):
    """A broken unit begins to rout, with a leader who goes with it or NOBODY (ASL-3.6.u)."""

    unit: int
    leader: int = NOBODY

    phases = (Phase.ROUT,)
    own = ("unit", "leader")


class RoutStep(Choice, frozen=True, tag="RoutStep"):
    """Rout into an adjacent hex (ASL-3.6.k), by Low Crawl, or at a road rate that is lower."""

    hex: int
    crawl: bool = False
    road: bool = False

    phases = (Phase.ROUT,)
