"""Choices of the fire phases: fire attacks, ordnance, and Reaction Fire."""

from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.play import Choice

FIRE_PHASES = (Phase.PREP_FIRE, Phase.MOVEMENT, Phase.DEFENSIVE_FIRE, Phase.ADVANCING_FIRE)


class OpenFire(Choice, frozen=True, tag="OpenFire"):
    """Begin an attack on a hex with the FP of a unit, or with a weapon (ASL-3.2.2)."""

    hex: int
    unit: int
    weapon: int = NOBODY
    hull: bool = False
    """The vehicle brings its turret to bear by turning its front (ASL-7.8.x)."""

    phases = FIRE_PHASES
    own = ("unit", "weapon")


class AddFirer(Choice, frozen=True, tag="AddFirer"):
    """Take a unit's FP, or a weapon, into the Fire Group (ASL-3.2.2.j)."""

    unit: int
    weapon: int = NOBODY

    phases = FIRE_PHASES
    own = ("unit", "weapon")


class Direct(Choice, frozen=True, tag="Direct"):
    """A leader directs the attack (ASL-3.2.2.o)."""

    leader: int

    phases = FIRE_PHASES
    own = ("leader",)


class Fire(Choice, frozen=True, tag="Fire"):
    """The attack is put together: roll."""

    phases = FIRE_PHASES


class Apart(Choice, frozen=True, tag="Apart"):
    """The members of a Fire Group who have LOS after all fire hex by hex (ASL-3.2.2.m)."""

    phases = FIRE_PHASES


class Bombard(Choice, frozen=True, tag="Bombard"):
    """Fire a mortar at a hex without known enemies (ASL-6.11.f)."""

    unit: int
    weapon: int

    phases = FIRE_PHASES
    own = ("unit", "weapon")


class Shoot(Choice, frozen=True, tag="Shoot"):
    """Fire the Gun that is laid on a hex: Target Type, ammunition, and the direction to which its
    arc is turned, or NOBODY (ASL-3.2.4.i, ASL-6.2.d)."""

    target: int
    ammunition: int
    arc: int = NOBODY
    hull: bool = False

    phases = FIRE_PHASES


class Engage(Choice, frozen=True, tag="Engage"):
    """Fire a weapon at a vehicle on the VTT: ammunition, and the direction to which the arc is
    turned, or NOBODY; weapon NOBODY looks for a Panzerfaust (ASL-3.2.4.g)."""

    unit: int
    weapon: int
    vehicle: int
    ammunition: int
    arc: int = NOBODY
    leader: int = NOBODY
    hull: bool = False
    """The turret is turned there by turning the front (ASL-7.8.x)."""

    phases = FIRE_PHASES
    own = ("unit", "weapon", "leader")


class React(Choice, frozen=True, tag="React"):
    """CC Reaction Fire against a vehicle that moves in the unit's own hex, with an SMC or NOBODY
    (ASL-3.3.4.a)."""

    unit: int
    vehicle: int
    leader: int = NOBODY

    phases = (Phase.MOVEMENT,)
    own = ("unit", "leader")


class Swing(Choice, frozen=True, tag="Swing"):
    """Change the arc of a Gun without firing it (ASL-3.2.4.v)."""

    weapon: int
    arc: int

    phases = (Phase.PREP_FIRE, Phase.DEFENSIVE_FIRE, Phase.ADVANCING_FIRE)
    own = ("weapon",)


class Rake(Choice, frozen=True, tag="Rake"):
    """Fire the Gun or MA that is laid on a hex with its IFE, like an MG (ASL-6.8.b).

    `hull`: a vehicle turns its front instead of its turret (ASL-7.8.x).
    """

    arc: int = NOBODY
    hull: bool = False

    phases = FIRE_PHASES


class FirePanzerfaust(Choice, frozen=True, tag="FirePanzerfaust"):
    """Look for a Panzerfaust and fire it (ASL-4.4.2.b)."""

    unit: int
    hex: int

    phases = FIRE_PHASES
    own = ("unit",)


class AvoidBackblast(Choice, frozen=True, tag="AvoidBackblast"):
    """Take the TH DRM rather than Backblast, or accept Backblast (ASL-4.4.3.a)."""

    avoid: bool

    phases = FIRE_PHASES


class PickTarget(Choice, frozen=True, tag="PickTarget"):
    """The unit that a Panzerfaust is to hit; NOBODY leaves it to chance (ASL-4.4.2.q)."""

    unit: int

    phases = FIRE_PHASES


class Follow(Choice, frozen=True, tag="Follow"):
    """The enemy on which an Acquisition is kept when its stack moves apart (ASL-6.10.i)."""

    unit: int

    phases = (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE)
