"""What a game is played with: board, counters, charts, scenario; shared by all States.

Sides are 0 and 1, as are seats, in the order of the scenario: the Germans are side 0. Units and
weapons are numbers of their own each, in the order of the scenario; leaders who are created in
play get the numbers that follow (ASL-5.3).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from hexfront.games.aslsk.boards.model import Board
from hexfront.games.aslsk.choices import Advance, Place, Step
from hexfront.games.aslsk.definitions.charts import Charts
from hexfront.games.aslsk.definitions.counters import Nationality, Weapon, WeaponKind
from hexfront.games.aslsk.definitions.driving import EntryCost
from hexfront.games.aslsk.definitions.guns import Cannon
from hexfront.games.aslsk.definitions.kinds import Kinds
from hexfront.games.aslsk.definitions.nationalities import Definitions
from hexfront.games.aslsk.definitions.vehicles import Dispenser
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.scenarios.scenariofile import Condition, Edge, ScenarioFile, VictoryKind
from hexfront.games.aslsk.terrain.areas import area, edge_hexes, entry_hexes
from hexfront.games.aslsk.terrain.ground import ground
from hexfront.hexes import Bitboard
from hexfront.play import Tally
from hexfront.play.masks import each

if TYPE_CHECKING:
    from hexfront.games.aslsk.vehicles.costs import Toll
    from hexfront.games.aslsk.vehicles.recall import Search


class AslskOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Readings that players dispute; see docs/rulings-aslsk.md."""

    free_los: bool = True
    """LOS may be looked up before an attack is declared; without it ASL-3.2.1.i is in force."""


class UnitStart(Struct, frozen=True):
    """A unit of the order of battle."""

    kind: int
    side: int
    group: int
    """Its place among `ScenarioFile.groups`: where it sets up or enters."""
    elr: int


class WeaponStart(Struct, frozen=True):
    """A Support Weapon or a Gun of the order of battle, or the armament of one of its vehicles."""

    weapon: Weapon
    side: int
    group: int
    vehicle: int = NOBODY
    """The unit that holds it for good."""


class Setting:
    """The immutable side of a game; see the module."""

    def __init__(
        self,
        scenario_id: str,
        file: ScenarioFile,
        board: Board,
        known: Definitions,
        tables: Charts,
        options: AslskOptions,
        units: Sequence[UnitStart],
        weapons: Sequence[WeaponStart],
        kinds: Kinds,
    ) -> None:
        self.scenario_id, self.file, self.options = scenario_id, file, options
        self.board, self.definitions, self.charts = board, known, tables
        self.units, self.kinds = tuple(units), kinds
        self.ground = ground(board, tables.terrain, file.month)
        self.grid = board.grid
        self.nationality: tuple[Nationality, Nationality] = (
            file.sides[0].nationality,
            file.sides[1].nationality,
        )
        self.groups = tuple(
            sum(1 << u for u, start in enumerate(self.units) if start.group == group)
            for group in range(len(file.groups))
        )
        """By group of the scenario: its units, as a mask."""
        self.hidings = {n: group.hidden for n, group in enumerate(file.groups) if group.hidden}
        """By group that the SSR lets hide: how many of its MMC may."""
        self.secretive = tuple(
            any(file.groups[n].side == side for n in self.hidings) for side in (0, 1)
        )
        """By side: whether it has such a group."""
        self._sort(weapons)
        self._measure()
        self.panzerfausts = self._panzerfausts()
        stacking = tables.movement.stacking
        self.crowd = min(stacking.smc.value, stacking.squads.value)
        """How many units in a hex may leave no room for one more (ASL-3.3.1.g)."""
        self.movement_factors: dict[tuple[bool, bool, bool, bool, bool, int], Tally] = {}
        """What `allowance.py` has reckoned so far."""
        self.loads: dict[int, int] = {}
        """What `portage.py` has added up so far."""
        self.entries: dict[tuple[int, int], EntryCost] = {}
        """What `vehicles/costs.py` has looked up so far."""
        self.tolls: dict[tuple[int, int, int, bool, int], Toll | None] = {}
        """What it has reckoned of single steps: by kind, place, hex, whether by road, and CE."""
        self.dispensers: dict[int, tuple[Dispenser, ...]] = {}
        """What `vehicles/dispensers.py` has looked up so far."""
        self.ways_home: dict[tuple[object, ...], Search] = {}
        """What `vehicles/recall.py` has reckoned so far."""
        self.steps_home: dict[tuple[int, int, int, int], int | None] = {}
        """The prices of single steps that it has looked up so far."""
        self._edges: dict[Edge, Bitboard] = {}
        self.advances: dict[tuple[int, int], tuple[Advance, ...]] = {}
        """What `movement/advance.py` has listed so far."""
        self.steps: dict[tuple[int, tuple[int, int]], tuple[Step, ...]] = {}
        """What `movement/steps.py` has listed so far."""
        self.placings: dict[int, tuple[Place, ...]] = {}
        """What `scenarios/set_up.py` has listed so far."""
        self.areas: tuple[Bitboard, ...] = tuple(
            entry_hexes(board, group.edge, group.area) for group in file.groups
        )
        """By group: the hexes in which it sets up, or by which it enters."""
        self.goals: tuple[Bitboard, ...] = tuple(
            _goal(board, condition) for condition in file.conditions
        )
        """By condition: the hexes to Control, or to exit from."""
        self.winning_at_once = tuple(side for side in (0, 1) if self._at_once(side))
        """The sides that need not wait for the end once all their conditions are met."""
        self.exits = (self._exits(0), self._exits(1))
        """By side: the hexes from which it may leave the map (ASL-3.3.h)."""

        self.control = (self._controlled(0), self._controlled(1))
        """By side: the hexes that it Controls before anybody sets up."""

    def edge(self, edge: Edge) -> Bitboard:
        """The hexes along an edge of the map."""
        if edge not in self._edges:
            self._edges[edge] = edge_hexes(self.board, edge)
        return self._edges[edge]

    def _sort(self, weapons: Sequence[WeaponStart]) -> None:
        """The weapons, and masks of them by what they are."""
        self.starts = tuple(weapons)
        sorts = [(start.group, start.weapon.id) for start in weapons]
        self.alike = tuple(
            tuple(v for v in range(w) if sorts[v] == sort) for w, sort in enumerate(sorts)
        )
        """By weapon: those before it that are the same counter of the same group."""
        self.weapons: tuple[Weapon, ...] = tuple(start.weapon for start in weapons)
        self.machine_guns = self._mask(lambda kind: kind.machine_gun)
        """The weapons that are MGs, as a mask."""
        self.ordnance = self._mask(lambda kind: kind.ordnance)
        flame = (WeaponKind.FLAMETHROWER, WeaponKind.VEHICULAR_FT)
        self.flamethrowers = self._mask(lambda kind: kind in flame)
        self.charges = self._mask(lambda kind: kind is WeaponKind.DEMOLITION_CHARGE)
        self.rifles = self._mask(lambda kind: kind is WeaponKind.ATR)
        """The anti-tank rifles."""
        self.mortars = self._mask(lambda kind: kind.mortar)
        self.guns = self._mask(lambda kind: kind.gun)
        self.cannons = self.guns | self._mask(lambda kind: kind is WeaponKind.MAIN_ARMAMENT)
        """Guns, and MA that are ordnance."""
        self.artillery = self.cannons | self.mortars
        """The weapons that can fire at a hex without known enemies (ASL-6.11.f)."""
        self.equivalents = sum(
            1 << w
            for w in each(self.cannons)
            if isinstance(gun := self.weapons[w], Cannon) and gun.ife
        )
        """The Guns and MA with an IFE (ASL-6.8.a)."""
        self.must_hit = self.ordnance & ~(self.equivalents & ~self.guns)
        """Ordnance that joins no attack on the IFT; a MA with an IFE does (ASL-7.8.g)."""
        self.anti_aircraft = self._mask(lambda kind: kind is WeaponKind.AA_MG)
        """The MG that only a CE crew fires (ASL-7.7.e)."""
        self.shut_in = self._shut_in()
        """The weapons that only a BU crew fires (ASL-7.2.g, ASL-7.8.o)."""
        self.wedges: dict[tuple[int, int], Bitboard] = {}
        """What `weapons/arcs.py` has reckoned so far."""
        self.spines: dict[tuple[int, int], tuple[int, ...]] = {}
        """The same by two hexes: the directions from the first in whose arc the second is."""
        self.supplies: dict[int, tuple[int, ...]] = {}
        """What `weapons/shells.py` has reckoned so far."""
        self.loaded: dict[tuple[int, int], tuple[int, ...]] = {}
        """The same by weapon and what it has used up: the ammunition that it has left."""
        self.laid: dict[tuple[int, int], Bitboard] = {}
        """What `weapons/gunnery.py` has looked up so far: by weapon and place, what it reaches."""
        self.engaging = self._mask(
            lambda kind: (
                kind.latw
                or kind.machine_gun
                or kind.main
                or kind in flame
                or (kind.gun and not kind.mortar)
            )
        )
        """The weapons that fire at vehicles on the VTT (ASL-3.2.4.g, ASL-4.1.j)."""
        self.built_in = self._mask(lambda kind: kind.vehicular)
        """The armament of vehicles: never dropped, transferred or recovered."""
        self.portable = (1 << len(weapons)) - 1 & ~self.built_in
        """All other weapons."""
        self.slow = self._mask(lambda kind: not kind.fires_after_moving)
        """Weapons that may not fire in the AFPh after they moved (ASL-3.5.e)."""

    def _measure(self) -> None:
        """How far units and weapons can fire, long range included."""
        times = self.charts.fire.fp.long_range.value
        doubled = self.machine_guns | self.flamethrowers
        self.unit_reach = tuple(normal * times for normal in self.kinds.range)
        """By kind of unit: the reach of its own FP (ASL-3.2.2.b)."""
        self.weapon_reach = tuple(
            weapon.range * (times if doubled >> w & 1 else 1)
            for w, weapon in enumerate(self.weapons)
        )
        """By weapon (ASL-3.2.2.b, ASL-4.2.c, ASL-4.4.4.c)."""

    def _mask(self, test: Callable[[WeaponKind], bool]) -> int:
        return sum(1 << w for w, weapon in enumerate(self.weapons) if test(weapon.kind))

    def _shut_in(self) -> int:
        found = 0
        for w, start in enumerate(self.starts):
            if start.vehicle != NOBODY and start.weapon.kind.in_turret:
                turret = self.kinds.afv(self.units[start.vehicle].kind).turret
                found |= turret.buttoned << w
        return found

    def _controlled(self, side: int) -> Bitboard:
        parts = self.file.control.get(str(side), ())
        return area(self.board, parts) if parts else 0

    def _at_once(self, side: int) -> bool:
        own = [condition.at_once for condition in self.file.conditions if condition.side == side]
        return bool(own) and all(own)

    def _exits(self, side: int) -> Bitboard:
        found = 0
        for condition, goal in zip(self.file.conditions, self.goals, strict=True):
            if condition.side == side and condition.kind is VictoryKind.EXIT:
                found |= goal
        return found

    def _panzerfausts(self) -> tuple[int, int]:
        """By side: how many PF shots it has (ASL-4.4.2.a, ASL-4.4.2.r)."""
        table, squad = self.charts.panzerfaust, self.kinds.squad
        if not self.file.panzerfausts:
            return (0, 0)
        shots = [0, 0]
        for side, nationality in enumerate(self.nationality):
            if nationality is Nationality.GERMAN:
                squads = sum(squad[start.kind] for start in self.units if start.side == side)
                shots[side] = table.shots(self.file.date, squads)
        return (shots[0], shots[1])


def _goal(board: Board, condition: Condition) -> Bitboard:
    if condition.kind is VictoryKind.CASUALTIES:
        return 0
    return entry_hexes(board, condition.edge, condition.hexes)


def armament(units: Sequence[UnitStart], kinds: Kinds) -> list[WeaponStart]:
    """The weapons of all vehicles of an order of battle."""
    return [
        WeaponStart(weapon, start.side, start.group, u)
        for u, start in enumerate(units)
        if kinds.vehicle[start.kind]
        for weapon in kinds.afv(start.kind).armament
    ]
