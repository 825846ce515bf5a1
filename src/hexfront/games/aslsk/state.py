"""The situation of a game as flat data: sets of units and of weapons are bit masks, sets of hexes
are bitboards.

Definitions hang on the shared `setting` and are neither copied nor part of the value. What
follows from the positions of units (who is in which hex) is kept beside them by `put`.
"""

from collections.abc import Iterable
from typing import Self

from hexfront.games.aslsk.definitions.kinds import Kinds
from hexfront.games.aslsk.places import ELIMINATED, NOBODY, PENDING, Phase
from hexfront.games.aslsk.setting import Setting
from hexfront.hexes import Bitboard, HexId
from hexfront.play import State
from hexfront.play.masks import members

_UNIT_MASKS = (
    "broken", "pinned", "dm", "cx", "wounded", "prep", "first", "final", "fired", "forfeit",
    "hidden", "done", "assaulting", "doubled", "off_road", "by_road", "group", "advanced",
    "tired", "smoked",
)  # fmt: skip
_WEAPON_MASKS = (
    "malfunctioned", "prep_weapons", "first_weapons", "final_weapons", "fired_weapons",
    "moved_weapons", "recovered",
)  # fmt: skip
_NUMBERS = ("turn", "attacker", "phase", "winner", "reveals")
_LISTS = ("kind", "place", "elr", "spent", "here", "came", "holder", "lies", "points", "exits",
          "panzerfausts", "control")  # fmt: skip
_DICTS = ("residual", "smoke", "acquired", "directed", "shots", "raked", "used")
_TUPLES = ("movers", "charges", "volleys", "lost", "reason")


class AslskState(State):
    """One game of the ASL Starter Kit."""

    __slots__ = (
        *_UNIT_MASKS, *_WEAPON_MASKS, *_NUMBERS, *_LISTS, *_DICTS, *_TUPLES,
        "at", "leaders", "melee", "occupied", "own", "setting",
    )  # fmt: skip

    setting: Setting

    # Units.
    kind: list[int]
    """By unit: the number of its counter in `setting.kinds`."""
    place: list[int]
    """By unit: a hex, or one of `places`."""
    elr: list[int]
    own: list[int]
    """By side: its units; leaders created in play are added."""
    leaders: int
    """The units that are SMC."""
    broken: int
    pinned: int
    dm: int
    cx: int
    wounded: int
    hidden: int
    """Units that the other side does not see (SSR)."""
    # What units did.
    prep: int
    """Units with a Prep Fire marker; so for `first` and `final`. A marker is about the unit's
    own FP; weapons have markers of their own. A leader who directed has one too."""
    first: int
    final: int
    fired: int
    """Units that have used their own FP, or directed, in the fire phase that is running."""
    forfeit: int
    """Squads that fired two weapons and forfeit their own FP this Player Turn (ASL-4.0.u)."""
    done: int
    """Units whose action of this phase is over: RPh action, move, rout, advance."""
    advanced: int
    """Units that advanced into an enemy-occupied hex this APh (ASL-3.7.l)."""
    # Movement.
    group: int
    """The units of the stack that is moving and have not finished their MPh (ASL-3.3.1.h)."""
    movers: tuple[int, ...]
    """Those of them that spent MF together last: the target of Defensive First Fire."""
    assaulting: int
    """Units that declared Assault Movement, until they break."""
    doubled: int
    """Units that declared Double Time this MPh."""
    tired: int
    """Units that were CX when this MPh began (ASL-3.3.1.l)."""
    smoked: int
    """Units that have tried to use smoke grenades this MPh (ASL-3.3.1.n)."""
    off_road: int
    """Units that have crossed a hexside without road this MPh, or lost the bonus otherwise."""
    by_road: int
    """Units that entered their present hex at the road rate this MPh."""
    spent: list[int]
    """By unit: half MF spent this MPh."""
    here: list[int]
    """By unit: half MF spent this MPh in its present Location."""
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
    malfunctioned: int
    prep_weapons: int
    first_weapons: int
    final_weapons: int
    fired_weapons: int
    """Weapons that fired in the fire phase that is running, ROF kept or not."""
    moved_weapons: int
    """Weapons that were carried this MPh (ASL-4.0.d, ASL-3.5.e)."""
    recovered: int
    """Weapons that were recovered in this phase (ASL-4.0.k)."""
    acquired: dict[int, tuple[HexId, int]]
    """By weapon: the hex it has acquired, and how well (1 or 2)."""
    charges: tuple[tuple[int, HexId, int], ...]
    """Placed DC: weapon, target hex, placer."""
    panzerfausts: list[int]
    """By side: PF shots left."""
    used: dict[int, int]
    """By unit: how often it looked for a PF, or set off a DC, in the fire phase that is running;
    each is a use of an SW (ASL-4.4.2.h). The ATTACKER's of the PFPh keep him from moving."""
    # Fire.
    directed: dict[int, tuple[int, int]]
    """By leader: the units and the weapons whose fire he directed this Player Turn, as masks."""
    volleys: tuple[tuple[HexId, HexId], ...]
    """Hexes from which, and at which, Infantry has fired in this phase or, in Defensive First
    Fire, at this expenditure of MF (ASL-3.2.2.n)."""
    lost: tuple[tuple[int, int, int, int, int], ...]
    """Leaders lost or broken whose LLMC or LLTC is still to come: leader, hex, his morale, the
    DRM, and 1 if he was eliminated (ASL-3.2.3.q, ASL-3.2.3.r)."""
    residual: dict[HexId, int]
    smoke: dict[HexId, tuple[int, ...]]
    """The smoke markers of a hex, as numbers of SmokeKind."""
    melee: Bitboard
    """Hexes with a Melee marker."""
    # The game.
    control: list[Bitboard]
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
    at: dict[HexId, int]
    """The units in a hex."""
    occupied: list[Bitboard]
    """By side: the hexes with its units."""

    def __init__(self, setting: Setting) -> None:
        """An empty map; nothing on the stack yet."""
        self.setting = setting
        self.stack = []
        self.news = None
        for name in (*_UNIT_MASKS, *_WEAPON_MASKS, *_NUMBERS):
            setattr(self, name, 0)
        units, weapons = setting.units, len(setting.weapons)
        self.kind = [start.kind for start in units]
        self.place = [PENDING] * len(units)
        self.elr = [start.elr for start in units]
        self.spent = [0] * len(units)
        self.here = [0] * len(units)
        self.came = [NOBODY] * len(units)
        self.own = [_mask(u for u, s in enumerate(units) if s.side == side) for side in (0, 1)]
        leader = setting.kinds.leader
        self.leaders = _mask(u for u, start in enumerate(units) if leader[start.kind])
        self.holder = [NOBODY] * weapons
        self.lies = [PENDING] * weapons
        self.panzerfausts = list(setting.panzerfausts)
        self.control, self.points, self.exits = [0, 0], [0, 0], [0, 0]
        self.residual, self.smoke, self.acquired = {}, {}, {}
        self.directed, self.shots, self.raked, self.used = {}, {}, {}, {}
        self.movers = self.charges = self.volleys = self.lost = ()
        self.melee = 0
        self.winner, self.reason = NOBODY, ""
        self.turn = 1
        self.attacker = setting.file.moves_first
        self.phase = Phase.SET_UP
        self.at = {}
        self.occupied = [0, 0]

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.stack = self.stack.copy()
        new.news = None if self.news is None else []
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        for name in _COPIED:
            setattr(new, name, getattr(self, name).copy())
        return new

    def plain(self) -> tuple[object, ...]:
        return (
            *(f"{getattr(self, name):x}" for name in (*_UNIT_MASKS, *_WEAPON_MASKS, "melee")),
            *(getattr(self, name) for name in _NUMBERS),
            *(tuple(getattr(self, name)) for name in _LISTS if name != "control"),
            *(tuple(sorted(getattr(self, name).items())) for name in _DICTS if name != "directed"),
            tuple((u, f"{a:x}", f"{b:x}") for u, (a, b) in sorted(self.directed.items())),
            *(getattr(self, name) for name in _TUPLES),
            tuple(f"{mask:x}" for mask in (*self.control, *self.own)),
            tuple(self.stack),
        )

    # Who is where.

    @property
    def kinds(self) -> Kinds:
        return self.setting.kinds

    def side_of(self, u: int) -> int:
        return 1 if self.own[1] >> u & 1 else 0

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
            if not left & self.own[side]:
                self.occupied[side] &= ~(1 << before)
        self.place[u] = place
        if place >= 0:
            self.at[HexId(place)] = self.at.get(HexId(place), 0) | bit
            self.occupied[side] |= 1 << place
            self.claim(HexId(place), side)

    def claim(self, h: HexId, side: int) -> None:
        """A Good Order MMC without enemies beside it gains Control (ASL-2.0.j, ASL-2.0.k).

        Hidden units neither gain nor keep it: what they hold must not tell where they are.
        """
        others = self.occupied[1 - side] & ~self._hides(1 - side)
        if others >> h & 1:
            return
        if not self.units_at(h, side) & ~(self.broken | self.leaders | self.hidden):
            return
        gained = 1 << h
        building = self.setting.ground.building(h)
        if building and not building & others:
            gained = building
        self.control[side] |= gained
        self.control[1 - side] &= ~gained

    def _hides(self, side: int) -> Bitboard:
        """The hexes in which all units of a side are hidden."""
        hidden, own = self.hidden & self.own[side], self.own[side]
        if not hidden:
            return 0
        here = {h: units & own for h, units in self.at.items()}
        return sum(1 << h for h, units in here.items() if units and not units & ~hidden)

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
        if self.kinds.leader[kind]:
            self.leaders |= 1 << u
        self.put(u, place)
        return u

    # Weapons.

    def carried(self, u: int) -> list[int]:
        """The weapons that a unit possesses."""
        return [w for w, holder in enumerate(self.holder) if holder == u]

    def armed(self, u: int) -> int:
        """The same, as a mask of weapons."""
        return _mask(w for w, holder in enumerate(self.holder) if holder == u)

    def drop(self, w: int, h: HexId) -> None:
        """Leave a weapon unpossessed in a hex (ASL-4.0.h)."""
        self.holder[w] = NOBODY
        self.lies[w] = h
        self.acquired.pop(w, None)  # ASL-6.10.e

    def take_up(self, w: int, u: int) -> None:
        """Give a weapon to a unit."""
        self.holder[w] = u
        self.lies[w] = PENDING
        self.acquired.pop(w, None)

    def scrap(self, w: int) -> None:
        """Remove a weapon for good."""
        self.drop(w, HexId(ELIMINATED))
        for name in _WEAPON_MASKS:
            setattr(self, name, getattr(self, name) & ~(1 << w))

    def living(self, side: int) -> list[int]:
        """The units of a side that are on the board."""
        return [u for u in members(self.own[side]) if self.place[u] >= 0]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


NOT_A_UNIT = 1 << 16
"""Added to the number of a weapon where units and weapons are named together."""
UNIT_MASKS, WEAPON_MASKS, NUMBERS = _UNIT_MASKS, _WEAPON_MASKS, _NUMBERS
_SHARED = (*_UNIT_MASKS, *_WEAPON_MASKS, *_NUMBERS, *_TUPLES, "setting", "leaders", "melee")
_COPIED = (*_LISTS, *_DICTS, "own", "at", "occupied")
