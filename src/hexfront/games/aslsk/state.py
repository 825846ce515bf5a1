"""The situation of a game as flat data: sets of units and of weapons are bit masks, sets of hexes
are bitboards.

Definitions hang on the shared `setting` and are neither copied nor part of the value. What
follows from the positions of units (who is in which hex) is kept beside them by `put`.
"""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from hexfront.games.aslsk.definitions.kinds import Kinds
from hexfront.games.aslsk.places import ELIMINATED, NOBODY, PENDING, Phase
from hexfront.games.aslsk.setting import Setting
from hexfront.hexes import Bitboard, HexId
from hexfront.play import State
from hexfront.play.fields import Bits, Derived, Hexes, Shared, Units, declared, sets_of
from hexfront.play.masks import each
from hexfront.play.teams import FOE

Weapons: TypeAlias = Annotated[int, Bits("weapons")]
"""A set of weapons."""


@declared
class AslskState(State):
    """One game of the ASL Starter Kit."""

    setting: Shared[Setting]
    kinds: Shared[Kinds]
    """Those of the setting."""

    # Units.
    kind: list[int]
    """By unit: the number of its counter in `setting.kinds`."""
    place: list[int]
    """By unit: a hex, or one of `places`."""
    elr: list[int]
    own: list[Units]
    """By side: its units; leaders created in play are added."""
    leaders: Derived[int]
    """The units that are SMC."""
    mmc: Derived[int]
    """The units that are squads, half-squads or crews."""
    vehicles: Derived[int]
    broken: Units
    pinned: Units
    dm: Units
    cx: Units
    wounded: Units
    hidden: Units
    """Units that the other side does not see (SSR)."""
    # Vehicles.
    vca: dict[int, int]
    """By vehicle: the direction of its front, a hexspine: the one clockwise of this hexside."""
    tca: dict[int, int]
    """By vehicle: the direction of its turret; that of its front if it has none (ASL-2.0.ax)."""
    exposed: Units
    """AFV with a CE marker; the others are BU (ASL-7.7.a)."""
    hatches: Units
    """AFV that became CE or BU by their own will in this phase (ASL-7.7.k)."""
    motion: Units
    """Vehicles that have Started since their last Stop; in their MPh they are Non-Stopped, after
    it in Motion (ASL-2.0.ak, ASL-2.0.ap)."""
    rolled: Units
    """Vehicles that began the MPh of this Player Turn in Motion (ASL-2.0.al)."""
    entered: Units
    """Vehicles, and wrecks, that entered a hex this Player Turn (ASL-3.3.2.d)."""
    outgunned: Units
    """Vehicles that have entered their hex this MPh beside an enemy AFV that they could do no harm
    as they came (ASL-3.3.2.u)."""
    immobilized: Units
    bogged: Units
    mired: Units
    """Bogged vehicles whose Bog marker shows Mired (ASL-7.6.j)."""
    shocked: Units
    unconfirmed: Units
    """Shocked AFV whose marker shows an Unconfirmed Kill (ASL-7.10.g)."""
    stunned: Units
    shaken: Units
    """AFV whose Stun marker shows +1, for the rest of the game (ASL-7.10.o)."""
    recalled: Units
    shut: Units
    """AFV that stay BU for the rest of the Player Turn (ASL-3.2.3.y, ASL-7.7.n)."""
    tried: Units
    """AFV that made a Motion Attempt this MPh (ASL-3.3.2.1.c)."""
    dispensed: Units
    """AFV that tried to place smoke this Player Turn (ASL-7.5.b)."""
    bounded: Units
    """Vehicles with a Bounding First Fire marker (ASL-3.3.2.2.a)."""
    bounding: dict[int, tuple[HexId, int]]
    """By vehicle that has fired in its own MPh: the hex from which it first did, and the half MP
    that it had spent when its MA fired last, or -1 if that has not (ASL-7.8.f, ASL-3.3.2.2.e)."""
    braved: tuple[tuple[int, int], ...]
    """Units with the AFV for which they have passed a PAATC this MPh (ASL-3.3.4.c)."""
    sprayed: tuple[tuple[int, int], ...]
    """Vehicles with the hexes that their MG have attacked in this phase or, in Defensive First
    Fire, at this expenditure of MF (ASL-7.8.h)."""
    swung: dict[int, int]
    """By weapon of a vehicle: the CA DRM of its next shot, for another weapon has turned its arc
    to fire (ASL-7.8.k)."""
    wrecks: dict[int, HexId]
    """By destroyed vehicle: where its wreck lies; it occupies nothing (ASL-2.0.ba)."""
    began: dict[int, HexId]
    """By unit of the ATTACKER: where it was when this Player Turn began, while there are vehicles
    that might ask (ASL-3.3.2.1.b). It is long and every view asks whether it has changed: in play
    another takes its place, so that it is told by what it is; so for `trail`."""
    trail: dict[tuple[int, HexId], int]
    """By unit and hex: half MF spent there this MPh, while there are vehicles that might ask
    (ASL-3.3.2.1.a, ASL-3.3.2.2.b)."""
    # What units did.
    prep: Units
    """Units with a Prep Fire marker; so for `first` and `final`. A marker is about the unit's
    own FP; weapons have markers of their own. A leader who directed has one too."""
    first: Units
    final: Units
    fired: Units
    """Units that have used their own FP, or directed, in the fire phase that is running."""
    forfeit: Units
    """Squads that fired two weapons and forfeit their own FP this Player Turn (ASL-4.0.u)."""
    done: Units
    """Units whose action of this phase is over: RPh action, move, rout, advance."""
    pushed: Units
    """Units that tried to push a Gun this Player Turn: Hazardous Movement (ASL-6.5.k)."""
    advanced: Units
    """Units that advanced into an enemy-occupied hex this APh (ASL-3.7.l)."""
    # Movement.
    group: Units
    """The units of the stack that is moving and have not finished their MPh (ASL-3.3.1.h)."""
    movers: tuple[int, ...]
    """Those of them that spent MF together last: the target of Defensive First Fire."""
    assaulting: Units
    """Units that declared Assault Movement, until they break."""
    doubled: Units
    """Units that declared Double Time this MPh."""
    tired: Units
    """Units that were CX when this MPh began (ASL-3.3.1.l)."""
    smoked: Units
    """Units that have tried to use smoke grenades this MPh (ASL-3.3.1.n)."""
    off_road: Units
    """Units that have crossed a hexside without road this MPh, or lost the bonus otherwise."""
    by_road: Units
    """Units that entered their present hex at the road rate this MPh."""
    spent: list[int]
    """By unit: half MF spent this MPh."""
    arriving: Units
    """Movers whose last MF or MP were those of entering their hex, while there are vehicles that
    might ask (ASL-7.6.m)."""
    here: list[int]
    """By unit: the half MF of its last expenditure this MPh, where it is."""
    came: list[int]
    """By unit: the hex from which it entered its present hex this phase, or NOBODY."""
    shots: dict[tuple[int, int], int]
    """How often a firer (a unit, or NOT_A_UNIT + weapon) has attacked a mover in its present
    Location (ASL-3.3.3.aa)."""
    raked: dict[int, int]
    """By mover: the DRM with which Residual FP has attacked it in its present Location."""
    # Weapons.
    holder: list[int]
    """By weapon: the unit that possesses it, or NOBODY."""
    lies: list[int]
    """By weapon: the hex where it lies unpossessed; ELIMINATED if removed, PENDING else."""
    malfunctioned: Weapons
    prep_weapons: Weapons
    first_weapons: Weapons
    final_weapons: Weapons
    fired_weapons: Weapons
    """Weapons that fired in the fire phase that is running, ROF kept or not."""
    moved_weapons: Weapons
    """Weapons that were carried this MPh (ASL-4.0.d, ASL-3.5.e)."""
    recovered: Weapons
    """Weapons that were recovered in this phase (ASL-4.0.k)."""
    bounded_weapons: Weapons
    """Weapons that fired as Bounding First Fire and did not keep their ROF."""
    intensive: Weapons
    """Weapons with an Intensive Fire marker (ASL-2.0.aa)."""
    low_ammo: Weapons
    disabled: Weapons
    """Weapons of vehicles that are out of action for good (ASL-7.2.j)."""
    emplaced: Weapons
    """Guns that have not moved since they set up (ASL-2.0.p)."""
    arc: dict[int, int]
    """By Gun: the direction of its Covered Arc, a hexspine as for `vca`."""
    depleted: dict[int, int]
    """By Gun or MA: the ammunition that it has no more, as a mask of `weapons/shells.py`."""
    smoking: Weapons
    """Weapons that have fired nothing but smoke in the fire phase that is running (ASL-6.2.s)."""
    acquired: dict[int, tuple[HexId, int, int]]
    """By weapon: the hex it has acquired, how well (1 or 2), and the unit that the Acquisition
    follows; NOBODY if it lies on the hex, ANYBODY if it lies where its unit was seen last."""
    charges: tuple[tuple[int, HexId, int, HexId], ...]
    """Placed DC: weapon, target hex, placer, and the hex from which he placed it."""
    mines: dict[int, tuple[int, int, int]]
    """By DC placed against an AFV: that AFV, and the Facings of hull and turret that it showed
    there, in `armor/facing.py` (ASL-4.3.m)."""
    panzerfausts: list[int]
    """By side: PF shots left."""
    used: dict[int, int]
    """By unit: how often it looked for a PF, or set off a DC, in the fire phase that is running;
    each is a use of an SW (ASL-4.4.2.h). The ATTACKER's of the PFPh keep him from moving."""
    # Fire.
    directed: dict[int, tuple[Units, Weapons]]
    """By leader: the units and the weapons whose fire he directed this Player Turn, as masks."""
    volleys: tuple[tuple[HexId, HexId], ...]
    """Hexes from which, and at which, Infantry has fired in this phase or, in Defensive First
    Fire, at this expenditure of MF (ASL-3.2.2.n)."""
    lost: tuple[tuple[int, int, int, int, int], ...]
    """Leaders lost or broken whose LLMC or LLTC is still to come: leader, hex, his morale, the
    DRM, and 1 if he was eliminated (ASL-3.2.3.q, ASL-3.2.3.r)."""
    residual: dict[HexId, int]
    smoke: dict[HexId, tuple[tuple[int, int], ...]]
    """The smoke markers of a hex: numbers of SmokeKind, and the side that placed them."""
    melee: Hexes
    """Hexes with a Melee marker."""
    # The game.
    control: list[Hexes]
    """By side: the hexes it Controls (ASL-2.0.j)."""
    points: list[int]
    """By side: Casualty Victory Points it has scored."""
    exits: list[int]
    """By side: Victory Points of its units that left the map."""
    turn: int
    attacker: int
    phase: int
    winner: int
    reason: str
    reveals: int
    """How often a secret has come to light."""
    # Derived.
    at: Derived[dict[HexId, int]]
    """The units in a hex."""
    occupied: Derived[list[Bitboard]]
    """By side: the hexes with its units."""
    crowded: Derived[list[Bitboard]]
    """By side: the hexes with so many of its units that there may be no room for one more."""
    armored: Derived[list[Bitboard]]
    """By side: the hexes with its vehicles."""
    on_map: Derived[int]
    """The units that are in a hex."""
    arms: Derived[dict[int, int]]
    """By unit that possesses any: its weapons, as a mask; kept true by `hand`."""

    def __init__(self, setting: Setting) -> None:
        """An empty map; nothing on the stack yet."""
        self.blank()
        self.setting, self.kinds = setting, setting.kinds
        units, weapons = setting.units, len(setting.weapons)
        self.kind = [start.kind for start in units]
        self.place = [PENDING] * len(units)
        self.elr = [start.elr for start in units]
        self.spent = [0] * len(units)
        self.here = [0] * len(units)
        self.came = [NOBODY] * len(units)
        self.own = [_mask(u for u, s in enumerate(units) if s.side == side) for side in (0, 1)]
        for u, start in enumerate(units):
            self.enlist(u, start.kind)
        self.holder = [NOBODY] * weapons
        for w, armament in enumerate(setting.starts):
            self.hand(w, armament.vehicle)
        self.lies = [PENDING] * weapons
        self.panzerfausts = list(setting.panzerfausts)
        self.control, self.points, self.exits = [0, 0], [0, 0], [0, 0]
        self.winner = NOBODY
        self.turn = 1
        self.attacker = setting.file.moves_first
        self.phase = Phase.SET_UP
        self.occupied, self.crowded, self.armored = [0, 0], [0, 0], [0, 0]

    def derive(self) -> None:
        self.leaders = self.mmc = self.vehicles = self.on_map = 0
        self.at, self.arms = {}, {}
        self.occupied, self.crowded, self.armored = [0, 0], [0, 0], [0, 0]
        for u, place in enumerate(self.place):
            self.enlist(u, self.kind[u])
            if place >= 0:
                self.stand(u, HexId(place))
        for w, u in enumerate(self.holder):
            if u >= 0:
                self.arms[u] = self.arms.get(u, 0) | 1 << w

    def enlist(self, u: int, kind: int) -> None:
        """Count a new unit among those of its class, which never changes."""
        bit, kinds = 1 << u, self.kinds
        if kinds.leader[kind]:
            self.leaders |= bit
        elif kinds.vehicle[kind]:
            self.vehicles |= bit
        else:
            self.mmc |= bit

    # Who is where.

    def side_of(self, u: int) -> int:
        return 1 if self.own[1] >> u & 1 else 0

    def is_on_map(self, u: int) -> bool:
        return self.place[u] >= 0

    def units_at(self, h: HexId, side: int) -> int:
        """The units of a side in a hex."""
        return self.at.get(h, 0) & self.own[side]

    def put(self, u: int, place: int) -> None:
        """Move a unit from where it is to a hex or out of play."""
        bit, before, side = 1 << u, self.place[u], self.side_of(u)
        if before >= 0:
            left = self.at[HexId(before)] & ~bit
            if left:
                self.at[HexId(before)] = left
            else:
                del self.at[HexId(before)]
            friends = left & self.own[side]
            if not friends:
                self.occupied[side] &= ~(1 << before)
            if friends.bit_count() < self.setting.crowd:
                self.crowded[side] &= ~(1 << before)
            if self.vehicles & bit and not self.vehicles & friends:
                self.armored[side] &= ~(1 << before)
        if place < 0:
            self.place[u] = place
            self.on_map &= ~bit
        else:
            self.stand(u, HexId(place))
            self.claim(HexId(place), side)

    def stand(self, u: int, h: HexId) -> None:
        """Count a unit that is in no hex yet among those in a hex, whoever Controls it."""
        bit, side = 1 << u, self.side_of(u)
        self.place[u] = h
        self.on_map |= bit
        here = self.at[h] = self.at.get(h, 0) | bit
        self.occupied[side] |= 1 << h
        if (here & self.own[side]).bit_count() >= self.setting.crowd:
            self.crowded[side] |= 1 << h
        if self.vehicles & bit:
            self.armored[side] |= 1 << h

    def claim(self, h: HexId, side: int) -> None:
        """A Good Order MMC without enemies beside it gains Control (ASL-2.0.j, ASL-2.0.k).

        Hidden units neither gain nor keep it: what they hold must not tell where they are.
        """
        gained, building = 1 << h, self.setting.ground.building(h)
        if not (gained | building) & ~self.control[side]:
            return
        if not self.units_at(h, side) & self.mmc & ~(self.broken | self.hidden):
            return
        others = self.occupied[FOE[side]]
        if self.hidden:
            others &= ~self._hides(FOE[side])
        if others >> h & 1:
            return
        if building and not building & others:
            gained = building
        self.control[side] |= gained
        self.control[FOE[side]] &= ~gained

    def _hides(self, side: int) -> Bitboard:
        """The hexes in which all units of a side are hidden."""
        found, shown = 0, self.own[side] & ~self.hidden
        for u in each(self.hidden & self.own[side] & self.on_map):
            h = HexId(self.place[u])
            if not self.at[h] & shown:
                found |= 1 << h
        return found

    def create(self, side: int, kind: int, place: HexId, elr: int) -> int:
        """A new unit: a leader who steps forward (ASL-5.3)."""
        u = len(self.kind)
        self.kind.append(kind)
        self.place.append(PENDING)
        self.elr.append(elr)
        self.spent.append(0)
        self.here.append(0)
        self.came.append(NOBODY)
        self.own[side] |= 1 << u
        self.enlist(u, kind)
        self.put(u, place)
        return u

    # Weapons.

    def carried(self, u: int) -> tuple[int, ...]:
        """The weapons that a unit possesses."""
        return each(self.arms.get(u, 0))

    def armed(self, u: int) -> int:
        """The same, as a mask of weapons."""
        return self.arms.get(u, 0)

    def hand(self, w: int, u: int) -> None:
        """Change who possesses a weapon; NOBODY leaves it without an owner."""
        bit, before = 1 << w, self.holder[w]
        if before >= 0:
            self.arms[before] &= ~bit
        self.holder[w] = u
        if u >= 0:
            self.arms[u] = self.arms.get(u, 0) | bit

    def drop(self, w: int, h: HexId) -> None:
        """Leave a weapon unpossessed in a hex (ASL-4.0.h)."""
        self.hand(w, NOBODY)
        self.lies[w] = h
        self.acquired.pop(w, None)  # ASL-6.10.e

    def take_up(self, w: int, u: int) -> None:
        """Give a weapon to a unit."""
        self.hand(w, u)
        self.lies[w] = PENDING
        self.acquired.pop(w, None)

    def scrap(self, w: int) -> None:
        """Remove a weapon for good."""
        self.drop(w, HexId(ELIMINATED))
        for name in WEAPON_MASKS:
            setattr(self, name, getattr(self, name) & ~(1 << w))

    def living(self, side: int) -> list[int]:
        """The units of a side that are on the board."""
        return [*each(self.own[side] & self.on_map)]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


NOT_A_UNIT = 1 << 16
"""Added to the number of a weapon where units and weapons are named together."""
UNIT_MASKS = sets_of(AslskState, "units")
"""What can be said of a unit: the fields of that name."""
WEAPON_MASKS = sets_of(AslskState, "weapons")
