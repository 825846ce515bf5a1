"""What the page knows before the first move: map, counters, charts, turn record, scenario."""

from msgspec import Struct

from hexfront.games.s42.definitions.tables import (
    Chart,
    CombatResult,
    DefenseModifiers,
    DisengagementTable,
    IsolationTable,
    RallyTable,
    Turn,
    WeatherTable,
)
from hexfront.games.s42.definitions.terrain_effects import TerrainChart
from hexfront.games.s42.definitions.units import Formation
from hexfront.games.s42.scenarios.scenariofile import Origin, Victory
from hexfront.play import BoardFacts, HexFact, ScenarioFacts
from hexfront.play.datafile import Words


class PlaceFact(Struct, frozen=True, omit_defaults=True):
    """A named place in a hex."""

    name: Words
    kind: str
    """landmark, town, minor-city or major-city."""
    vp: int = 0
    port: str = ""
    """azov, black or kerch."""
    airfield: bool = False
    city: str = ""
    """The City to which several hexes belong."""


class S42HexFact(HexFact, frozen=True, omit_defaults=True):
    """A hex with what is printed in it."""

    place: PlaceFact | None = None
    fortified: int = 0
    """The group of its printed fortification, 0 for none."""


class AreaFact(Struct, frozen=True):
    """An Entry Area; `place` is how choices name it. (x, y) lies just off the map's edge."""

    id: str
    """Its letter."""
    place: int
    name: Words
    holder: str
    """axis, soviet or both."""
    hexes: tuple[int, ...]
    edge: str
    """north, east, south, west, or nothing for a box that touches no hex."""
    x: float
    y: float


class S42BoardFacts(BoardFacts, frozen=True):
    """`width` and `height` are those of the drawing; areas lie around it."""

    hexes: tuple[S42HexFact, ...]
    areas: tuple[AreaFact, ...]


class FaceFact(Struct, frozen=True):
    """One side of a counter, in the parts that are drawn."""

    attack: str
    """A number, or S."""
    defense: str
    """A number, in brackets where the counter prints them."""
    ma: str
    """A number, or T."""


class UnitFact(Struct, frozen=True, omit_defaults=True):
    """All that a counter prints. A Supply Point has the key "sp" and the type "supply"."""

    id: int
    key: str
    side: int
    name: Words
    label: str
    formation: str
    """A key of `formations`, or nothing."""
    type: str
    """The symbol: infantry, security, jaeger, tank, artillery, army-hq, support-hq, ..., supply."""
    size: str
    """battalion, regiment, brigade, division, corps, army, front; nothing for an SP."""
    branch: str
    """The colour: regular, guards, wehrmacht, italian, ..."""
    full: FaceFact
    steps: int
    reduced: FaceFact | None = None
    used: FaceFact | None = None
    quality: str = "average"
    """elite, average or low."""
    dot: str = "none"
    """The tank dot: none, black, red or white."""
    combat: bool = False
    asu: bool = False
    mechanized: bool = False
    free_stacking: bool = False
    black_box: bool = False
    range: int = 0
    box: str = "plain"
    """plain, garrison, north-caucasus or bluecher."""
    remnant: str = ""
    """A key of `remnants`."""
    army_hq: str = ""
    """tank, guards or shock."""
    given: tuple[str, ...] = ()
    """Figures that the rulebook gives."""
    outside: tuple[str, ...] = ()
    """Figures known from elsewhere; all others are designed for Hexfront."""


class RemnantFact(Struct, frozen=True):
    id: str
    name: Words
    type: str
    face: FaceFact
    dot: str
    count: int


class AirFact(Struct, frozen=True):
    id: int
    key: str
    name: Words
    label: str
    branch: str


class SupplyFaces(Struct, frozen=True):
    """The three sides of a Supply Point."""

    full_move: FaceFact
    ready: FaceFact
    immobile: FaceFact


class CombatCell(Struct, frozen=True):
    code: str
    advance: int
    shade: str
    """Nothing, "o" for orange, "x" for no Determined Defense."""


class CombatChart(Chart, frozen=True, kw_only=True):
    """The CRT: `cells` by die, then by column."""

    columns: tuple[str, ...]
    results: dict[str, CombatResult]
    cells: tuple[tuple[CombatCell, ...], ...]


class DefenseChart(Chart, frozen=True, kw_only=True):
    """Determined Defense: `cells` by total (from 1), then by column."""

    columns: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    given: tuple[tuple[str, int], ...]
    """Column and total of the cells that the rulebook shows."""
    modifiers: DefenseModifiers


class TurnChart(Chart, frozen=True, kw_only=True):
    """The Turn Record, from the first to the last turn of the scenario."""

    turns: tuple[Turn, ...]


class ChartFacts(Struct, frozen=True):
    """Each chart says in `source` and `origin` where its figures come from."""

    combat: CombatChart
    defense: DefenseChart
    terrain: TerrainChart
    rally: RallyTable
    disengagement: DisengagementTable
    isolation: IsolationTable
    weather: WeatherTable
    turns: TurnChart


class WithdrawalFact(Struct, frozen=True, omit_defaults=True):
    """What a side must take out of the game in its Initial Phase (S42-32)."""

    turn: int
    side: int
    what: str
    """unit, infantry-division, panzer-divisions, tank-corps, upgrade or exchange."""
    unit: int = -1
    """The unit itself, or the one that goes along."""
    by: int = -1
    """The unit that takes its place."""
    rule: str = ""


class FrozenFact(Struct, frozen=True):
    """Units that may not move before their release; a choice names them by their place here."""

    units: tuple[int, ...]
    release: str
    """turn, north-caucasus or declared."""
    turn: int
    rule: str


class S42Facts(ScenarioFacts, frozen=True, kw_only=True):
    """The static facts of a scenario."""

    first_turn: int
    last_turn: int
    rules: tuple[str, ...]
    """The rules of the scenario itself."""
    origins: tuple[Origin, ...]
    """Where the parts of the scenario come from."""
    victory: Victory
    board: S42BoardFacts
    units: tuple[UnitFact, ...]
    """By unit id; the slots of Supply Points come last."""
    formations: dict[str, Formation]
    remnants: dict[str, RemnantFact]
    air: tuple[AirFact, ...]
    boxes: tuple[int, ...]
    """The holding boxes of Reserve Armies, as choices name them."""
    withdrawals: tuple[WithdrawalFact, ...]
    """In the order of turns."""
    frozen: tuple[FrozenFact, ...]
    supply_point: SupplyFaces
    charts: ChartFacts
