"""What the page knows before the first move: map, counters, charts, scenario card."""

from msgspec import Struct

from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.driving import DrivingFigures, GunFigures
from hexfront.games.aslsk.definitions.figures import (
    FireFigures,
    MoraleFigures,
    MovementFigures,
    RoutFigures,
)
from hexfront.games.aslsk.definitions.hitting import ToHitTable
from hexfront.games.aslsk.definitions.killing import ToKillTable, VehicleCombat
from hexfront.games.aslsk.definitions.tables import (
    Chart,
    CloseCombatTable,
    LeaderCreationTable,
    PanzerfaustTable,
)
from hexfront.games.aslsk.definitions.terrain_effects import TerrainChart
from hexfront.play import BoardFacts, HexFact, ScenarioFacts, SideFacts
from hexfront.play.datafile import Words


class AslskHexFact(HexFact, frozen=True, omit_defaults=True):
    """A hex with what LOS and movement ask of it."""

    terrain: str
    """open-ground, stone-building, wooden-building, woods, orchard, grain or brush."""
    level: int = 0
    building: int = -1
    """The lowest hex id of the building that it belongs to."""
    road: bool = False


class PlaceFact(Struct, frozen=True):
    """A named place of the map."""

    hex: int
    name: Words


class AslskBoardFacts(BoardFacts, frozen=True):
    """The map with its named places."""

    hexes: tuple[AslskHexFact, ...]
    places: tuple[PlaceFact, ...]


class AslskSideFacts(SideFacts, frozen=True):
    """A side: its id is the nationality (german, russian, american or british), its name what the
    nation's men are called."""

    force: Words
    """Which men these are, as the scenario card says."""
    edge: str
    """The friendly edge: north, east, south or west."""


class CounterFact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A counter of an MMC, a leader or a vehicle: all that both of its sides print."""

    id: str
    type: str
    """squad, half-squad, crew, leader, tracked or armored-car."""
    nationality: str
    name: Words
    label: str
    """The numbers as players say them: 4-6-7, 9-1, or the armour of a vehicle as 6/3."""
    quality: str = ""
    """elite, first-line, second-line, green or conscript; nothing for a leader."""
    letter: str = ""
    """The class as it is printed: E, 1, 2, G or C."""
    fp: int = 0
    range: int = 0
    morale: int
    broken: int
    """The Morale Level of the broken side."""
    leadership: int = 0
    self_rally: bool = False
    """A boxed broken Morale Level."""
    smoke: int = 0
    """The Smoke Exponent."""
    assault_fire: bool = False
    """An underlined FP."""
    no_elr: bool = False
    """An underlined Morale Level: not subject to ELR."""
    half_squad: str = ""
    replaced_by: str = ""
    mp: int = 0
    fails_on: int = 0
    """Red MP: the least Original DR that Immobilizes a vehicle when it Starts."""
    front: str = ""
    """The front AF of a vehicle; (6) if the turret is a step weaker, [6] if it is stronger."""
    side: str = ""
    turret: str = ""
    """T, ST, RST, 1MT or NT."""
    size: str = ""
    """very-small, small, average, large or very-large."""
    ground_pressure: str = ""
    exposed: int = 0
    """The protective DRM of a CE crew."""
    dispensers: tuple[str, ...] = ()
    armament: tuple[str, ...] = ()
    """The weapons of a vehicle, by id."""
    origins: dict[str, Origin] = {}
    """Where each figure comes from."""


class WeaponFact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The counter of a Support Weapon or a Gun, or a weapon of a vehicle."""

    id: str
    type: str
    """lmg, mmg, hmg, flamethrower, demolition-charge, mortar, atr, bazooka, panzerschreck, piat;
    at-gun, infantry-gun, artillery, aa-gun, heavy-mortar; main-armament, main-mg, bow-mg,
    coaxial-mg, aa-mg, rear-mg or vehicular-ft."""
    nationality: str
    name: Words
    fp: int = 0
    range: int = 0
    min_range: int = 0
    rof: int = 0
    pp: int = 0
    breakdown: int = 0
    removed: bool = False
    """An X# rather than a B#."""
    repair: int = 0
    calibre: int = 0
    to_hit: tuple[int, ...] = ()
    """The TH# at range 0, 1, 2 ..."""
    kill: int = 0
    barrel: str = ""
    """Calibre and length of a Gun or MA: 75L."""
    mount: str = ""
    """T, ST, RST, 1MT or NT."""
    ife: int = 0
    special: tuple[str, ...] = ()
    """Ammunition of limited supply: A5, s7."""
    manhandling: int = 0
    size: str = ""
    origins: dict[str, Origin] = {}


class UnitFact(Struct, frozen=True):
    """A unit of the order of battle; leaders who are created in play come after all of them."""

    id: int
    kind: str
    """The counter with which it begins."""
    side: int
    group: int
    elr: int
    letter: str = ""
    """Tells it from others of its sort."""


class WeaponStartFact(Struct, frozen=True):
    """A Support Weapon or a Gun of the order of battle, or a weapon of one of its vehicles."""

    id: int
    kind: str
    side: int
    group: int
    vehicle: int = -1
    """The vehicle that holds it for good."""
    letter: str = ""


class GroupFact(Struct, frozen=True):
    """Units that set up in one area, or enter together."""

    side: int
    name: Words
    elr: int
    turn: int
    """0: sets up on the board; else the turn in which it enters."""
    edge: str
    """The edge by which it enters, or nothing."""
    hexes: tuple[int, ...]
    """Where it sets up, or by which hexes it enters."""
    hidden: int
    """How many MMC may set up hidden."""
    units: tuple[int, ...]
    weapons: tuple[int, ...]


class ConditionFact(Struct, frozen=True):
    """A Victory Condition; all of a side's conditions must hold."""

    side: int
    kind: str
    """control, exit or casualties."""
    at_least: int
    hexes: tuple[int, ...]
    """The hexes to Control, or from which to exit if not from the whole edge."""
    edge: str
    """The edge to exit by, or nothing."""
    at_once: bool
    """The side wins as soon as all its conditions hold."""
    text: Words


class CardFacts(Struct, frozen=True):
    """The scenario card."""

    number: int
    date: str
    """Year and month: 1942-10."""
    turns: int
    half_turn: bool
    sets_up_first: int
    moves_first: int
    otherwise: int
    """The side that wins if nobody meets his conditions."""
    groups: tuple[GroupFact, ...]
    conditions: tuple[ConditionFact, ...]
    special: tuple[Words, ...]
    """The SSRs in words."""
    panzerfausts: tuple[int, int]
    """By side: Panzerfausts at the start."""


class FireChart(Chart, frozen=True, kw_only=True):
    """The Infantry Fire Table: `cells` by Final DR from 0 to 15, then by column."""

    columns: tuple[int, ...]
    calibres: tuple[int, ...]
    """The least calibre of HE for each column."""
    cells: tuple[tuple[str, ...], ...]
    given: tuple[tuple[int, int], ...]
    """Final DR and column of the cells that the rulebook shows."""


class ChartFacts(Struct, frozen=True):
    """Each chart says in `source`, `confidence` and `origin` where its figures come from, and in
    `rulebook`, `outside` and `designed` which of them come from elsewhere."""

    ift: FireChart
    fire: FireFigures
    close_combat: CloseCombatTable
    leader_creation: LeaderCreationTable
    morale: MoraleFigures
    movement: MovementFigures
    rout: RoutFigures
    to_hit: ToHitTable
    panzerfaust: PanzerfaustTable
    terrain: TerrainChart
    guns: GunFigures
    to_kill: ToKillTable
    driving: DrivingFigures
    vehicle_combat: VehicleCombat


class AslskFacts(ScenarioFacts, frozen=True, kw_only=True):
    """The static facts of a scenario."""

    card: CardFacts
    board: AslskBoardFacts
    sides: tuple[AslskSideFacts, ...]
    counters: dict[str, CounterFact]
    """By id: all counters of both nationalities, since units change them."""
    weapons: dict[str, WeaponFact]
    """By id: those of the order of battle."""
    units: tuple[UnitFact, ...]
    support: tuple[WeaponStartFact, ...]
    """The weapons of the order of battle, by their number."""
    charts: ChartFacts
