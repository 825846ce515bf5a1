"""What a player may choose, as small structs. Units, weapons and hexes are named by number."""

from typing import ClassVar

from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.play import Choice

FIRE_PHASES = (Phase.PREP_FIRE, Phase.MOVEMENT, Phase.DEFENSIVE_FIRE, Phase.ADVANCING_FIRE)


class Done(Choice, frozen=True, tag="Done"):
    """Nothing more in this step or phase; in a window: no fire."""

    declines: ClassVar[bool] = True


# Set-up.


class Place(Choice, frozen=True, tag="Place"):
    """Put a unit into a hex at set-up (ASL-1.3.a)."""

    unit: int
    hex: int

    phases = (Phase.SET_UP,)
    own = ("unit",)


class Arm(Choice, frozen=True, tag="Arm"):
    """Give a weapon to a unit at set-up (ASL-4.0.w)."""

    weapon: int
    unit: int

    phases = (Phase.SET_UP,)
    own = ("unit", "weapon")


class Face(Choice, frozen=True, tag="Face"):
    """Point a Gun at a hexspine at set-up, or when it was pushed (ASL-3.2.4.s, ASL-6.5.m)."""

    weapon: int
    arc: int

    phases = (Phase.SET_UP, Phase.MOVEMENT)
    own = ("weapon",)


class PickUp(Choice, frozen=True, tag="PickUp"):
    """Take a placed unit back at set-up."""

    unit: int

    phases = (Phase.SET_UP,)
    own = ("unit",)


class Hide(Choice, frozen=True, tag="Hide"):
    """Set a hex's units up hidden, as an SSR allows, or show them again."""

    hex: int

    phases = (Phase.SET_UP,)


# Rally Phase, and weapons.


class Recover(Choice, frozen=True, tag="Recover"):
    """Try to pick up an unpossessed weapon (ASL-3.1.d, ASL-3.3.1.q)."""

    unit: int
    weapon: int

    phases = (Phase.RALLY, Phase.MOVEMENT)
    own = ("unit",)


class Repair(Choice, frozen=True, tag="Repair"):
    """Try to repair a malfunctioned weapon (ASL-3.1.e)."""

    weapon: int

    phases = (Phase.RALLY,)
    own = ("weapon",)


class Transfer(Choice, frozen=True, tag="Transfer"):
    """Hand a weapon over to another unit in the hex (ASL-3.1.g, ASL-3.7.a)."""

    weapon: int
    unit: int

    phases = (Phase.RALLY, Phase.ADVANCE)
    own = ("unit", "weapon")


class Drop(Choice, frozen=True, tag="Drop"):
    """Leave a weapon behind (ASL-4.0.e)."""

    weapon: int

    phases = (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE)
    own = ("weapon",)


class Destroy(Choice, frozen=True, tag="Destroy"):
    """Destroy an own weapon (ASL-4.0.p)."""

    weapon: int

    phases = (Phase.PREP_FIRE, Phase.DEFENSIVE_FIRE)
    own = ("weapon",)


class SelfRally(Choice, frozen=True, tag="SelfRally"):
    """Try to rally without a leader (ASL-3.1.h)."""

    unit: int

    phases = (Phase.RALLY,)
    own = ("unit",)


class Rally(Choice, frozen=True, tag="Rally"):
    """Try to rally a unit with the help of a leader (ASL-3.1.j)."""

    unit: int
    leader: int

    phases = (Phase.RALLY,)
    own = ("unit", "leader")


class KeepDm(Choice, frozen=True, tag="KeepDm"):
    """Leave the DM marker on a broken unit (ASL-3.1.r)."""

    unit: int

    phases = (Phase.RALLY,)
    own = ("unit",)


# Fire.


class OpenFire(Choice, frozen=True, tag="OpenFire"):
    """Begin an attack on a hex with the FP of a unit, or with a weapon (ASL-3.2.2)."""

    hex: int
    unit: int
    weapon: int = NOBODY

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


class CallOff(Choice, frozen=True, tag="CallOff"):
    """Not this attack after all."""


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
    """Fire the Gun that is laid on a hex with its IFE, like an MG (ASL-6.8.b)."""

    arc: int = NOBODY

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


# Movement and advance.


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
    """Place a DC against an adjacent hex (ASL-4.3.e)."""

    unit: int
    weapon: int
    hex: int

    phases = (Phase.MOVEMENT,)
    own = ("unit", "weapon")


class Stop(Choice, frozen=True, tag="Stop"):
    """The units that move together have finished their MPh (ASL-3.3.1.f)."""

    phases = (Phase.MOVEMENT,)


# Vehicles.


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
    """Change the VCA of a vehicle to a hexspine (ASL-3.3.2.f)."""

    unit: int
    arc: int

    phases = (Phase.SET_UP, Phase.MOVEMENT)
    own = ("unit",)


class Traverse(Choice, frozen=True, tag="Traverse"):
    """Turn the turret to a hexspine, in the MPh with the next MP (ASL-3.3.2.i)."""

    unit: int
    arc: int

    phases = (Phase.SET_UP, Phase.MOVEMENT)
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


class Advance(Choice, frozen=True, tag="Advance"):
    """Advance a unit into an adjacent hex, a leader with it if he spares it MF (ASL-3.7.b)."""

    unit: int
    hex: int
    leader: int = NOBODY

    phases = (Phase.ADVANCE,)
    own = ("unit", "leader")


# Rout.


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


# Close Combat.


class Fight(Choice, frozen=True, tag="Fight"):
    """The next hex whose CC is resolved (ASL-3.8.c)."""

    hex: int

    phases = (Phase.CLOSE_COMBAT,)


class Grapple(Choice, frozen=True, tag="Grapple"):
    """Add an attacking unit to the CC attack that is being declared (ASL-3.8.e)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit",)


class Against(Choice, frozen=True, tag="Against"):
    """Add an enemy unit to those attacked (ASL-3.8.e)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)


class Declare(Choice, frozen=True, tag="Declare"):
    """The CC attack is put together; declare it."""

    phases = (Phase.CLOSE_COMBAT,)


class Wield(Choice, frozen=True, tag="Wield"):
    """Add a weapon of a vehicle to the CC attack that is being declared (ASL-3.8.aj)."""

    weapon: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("weapon",)


class CloseDefense(Choice, frozen=True, tag="CloseDefense"):
    """A BU AFV uses its Nahverteidigungswaffe (ASL-3.8.ao)."""

    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit",)


class Accompany(Choice, frozen=True, tag="Accompany"):
    """Put a leader with another unit of the hex before CC (ASL-3.8.o)."""

    leader: int
    unit: int

    phases = (Phase.CLOSE_COMBAT,)
    own = ("unit", "leader")


class Promote(Choice, frozen=True, tag="Promote"):
    """Roll for a leader, or not (ASL-5.3.a)."""

    roll: bool


AslskChoice = (
    Done | Place | Arm | Face | PickUp | Hide
    | Recover | Repair | Transfer | Drop | Destroy | SelfRally | Rally | KeepDm
    | OpenFire | AddFirer | Direct | Fire | Apart | CallOff
    | Bombard | Shoot | Engage | React | Rake | Swing | FirePanzerfaust | AvoidBackblast
    | PickTarget
    | Take | Join | Leave | DoubleTime | AssaultMove
    | Step | Push | Exit | ThrowSmoke | PlaceCharge | Stop
    | Start | Halt | Delay | Turn | Traverse | Hatch | Free | Dispense | SeekMotion | Scrap
    | Advance | Rout | RoutStep
    | Fight | Grapple | Against | Wield | CloseDefense | Declare | Accompany | Promote
)  # fmt: skip
