"""The picture of a game as it goes over the wire, built from parts that are remembered.

Both seats see the same but for the secrets of Maskirovka (chapter 34): the Axis does not know which
holding box belongs to which Reserve Army, nor in what condition its units are.
What the page lays over the map (zones, bonds, supply) is told here, so that it computes no rule.
"""

from msgspec import Struct
from msgspec.structs import replace

from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.victory import benchmark
from hexfront.games.s42.screen.board import Board, board_of
from hexfront.games.s42.screen.hexlists import hex_ids
from hexfront.games.s42.screen.overlays import Overlay, overlays_of
from hexfront.games.s42.screen.parts import (
    AIR,
    CITIES,
    FORTS,
    REPAIRED,
    REPLACEMENTS_LEFT,
    TOWNS,
    AirView,
    CityView,
    ObjectiveView,
    OffensiveView,
    RailheadView,
    Side,
    TownView,
)
from hexfront.games.s42.screen.roster import UnitView, units_for
from hexfront.games.s42.setting import S42Options
from hexfront.games.s42.state import WEATHERS, S42State
from hexfront.play import OVER, Moment, Part, Tally
from hexfront.play.fields import reader
from hexfront.play.sequence import TurnStep


class S42View(Struct, frozen=True):
    """The game as a seat sees it."""

    scenario: str
    seat: int
    options: S42Options
    """The readings that this game is played by."""
    turn: int
    turns: int
    phase: str
    """weather, initial, movement, combat, recovery, supply or victory."""
    side: Side
    """The active player."""
    actor: int
    """The seat that must choose, -1 chance, -2 the game is over."""
    moments: tuple[Moment[S42State], ...]
    """What the game waits for, the innermost last; the phases to come are left out."""
    weather: str
    """clear, overcast, rain, mud or snow."""
    sky: str
    """What was rolled: under Mud clear or overcast."""
    marsh: bool
    """Seasonal Marsh has become Marsh."""
    units: tuple[UnitView, ...]
    air: tuple[AirView, ...]
    forts: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: hexes with a completed fortification marker."""
    building: tuple[tuple[int, ...], tuple[int, ...]]
    """By side: fortifications under construction."""
    stale_forts: tuple[int, ...]
    """Hexes whose printed fortification is no longer active."""
    cities: tuple[CityView, ...]
    towns: tuple[TownView, ...]
    objectives: tuple[ObjectiveView, ...]
    vp: Tally
    vp_needed: int
    benchmark: int | None
    """The Benchmark of this turn, where the scenario uses them (S42-24.2)."""
    baku: bool
    """Five divisions have gone to Baku in one Movement Phase (S42-24.1.2.b)."""
    elbrus: bool
    """Mount Elbrus has been climbed (S42-24.3)."""
    volunteers: bool
    """The North Caucasus Volunteers arrive (S42-20.8)."""
    special_debt: int
    """Special replacements that the Axis still loses (S42-32.3.a)."""
    called_up: bool
    """The Trans-Caucasus Front is called up (S42-30.0.a)."""
    released: int
    """The turn in which a frozen army was last released by choice (S42-31.0.c)."""
    offensive_turn: int
    """The turn in which the Winter Offensive was declared, or 0 (S42-33.1.b)."""
    mini_turn: bool
    """The Axis has its mini-turn (S42-33.2.3)."""
    preliminary: bool
    """The preliminary move before the first player turn is being made (S42-S2.4.1)."""
    railheads: tuple[RailheadView, ...]
    repaired: tuple[tuple[int, int], ...]
    """Hexsides that Axis trains can cross."""
    flotilla: tuple[int, int]
    """The hexside of the Volga Flotilla, or (-1, -1)."""
    rp: int
    """Resource Points that the active player can still spend."""
    replacements: dict[str, int]
    """What the active player has left this turn, by type; types without any are left out."""
    overlays: tuple[Overlay, Overlay] | None
    """By side; none in the view of a computer player, which works them out where it needs them."""
    auto_ds: tuple[int, ...]
    """Hexes vacated by an Auto DS, into which units may still advance."""
    offensives: tuple[OffensiveView, ...] = ()
    """Planned Offensive markers."""
    vacated: tuple[int, ...] = ()
    """Hexes vacated in combats of this phase, where Reserves do not mind an EZOC."""
    guarded: tuple[int, ...] = ()
    """Hexes of Reserve Armies that were said to hold units, which bar them (S42-34.6.2.g)."""
    winner: int = -1
    reason: str = ""
    """Message id of how the game ended."""


def view_of(state: S42State, seat: int) -> S42View:
    """Build the picture for a seat."""
    board = board_of(state)
    return _view(state, seat, board, overlays_of(state, board))


def brief_of(state: S42State, seat: int) -> S42View:
    """The picture for a computer player: without overlays."""
    return _view(state, seat, board_of(state), None)


def _view(
    state: S42State, seat: int, board: Board, overlays: tuple[Overlay, Overlay] | None
) -> S42View:
    return replace(
        _FRAME(state, seat),
        actor=state.actor(),
        moments=_moments(state, seat),
        units=units_for(state, seat, board.units),
        objectives=board.objectives,
        vp=board.points,
        railheads=board.railheads,
        overlays=overlays,
    )


def _frame(state: S42State, seat: int) -> S42View:
    """A view in which all that changes with most decisions is still to be filled in."""
    setting = state.setting
    forts, building, stale = FORTS(state, 0)
    return S42View(
        scenario=setting.scenario_id,
        seat=seat,
        options=setting.options,
        turn=state.turn,
        turns=setting.file.last_turn,
        phase=_PHASES[state.phase],
        side=state.side,
        actor=OVER,
        moments=(),
        weather=_WEATHERS[state.weather],
        sky=_WEATHERS[state.sky],
        marsh=bool(state.marsh),
        units=(),
        air=AIR(state, 0),
        forts=forts,
        building=building,
        stale_forts=stale,
        cities=CITIES(state, 0),
        towns=TOWNS(state, 0),
        objectives=(),
        vp=Tally.of(()),
        vp_needed=setting.file.victory.points,
        benchmark=benchmark(state) if setting.file.victory.benchmarks else None,
        baku=bool(state.baku),
        elbrus=bool(state.elbrus),
        volunteers=bool(state.volunteers),
        special_debt=state.special_debt,
        called_up=bool(state.called_up),
        released=state.released,
        offensive_turn=state.offensive_turn,
        mini_turn=bool(state.mini_turn),
        preliminary=bool(state.preliminary),
        railheads=(),
        repaired=REPAIRED(state, 0),
        flotilla=state.flotilla,
        rp=state.rp,
        replacements=REPLACEMENTS_LEFT(state, 0),
        overlays=None,
        auto_ds=tuple([h for h, _ in state.auto_ds_groups]),
        offensives=tuple(
            OffensiveView(hq, bool(ready), gone) for hq, ready, gone in state.offensives
        ),
        vacated=hex_ids(state.vacated) if state.vacated else (),
        guarded=hex_ids(state.guarded) if state.guarded else (),
        winner=state.winner,
        reason=state.reason,
    )


_FRAMED = reader((
    "turn", "phase", "side", "weather", "sky", "marsh",
    "air_used", "air_absent", "forts", "building", "stale_forts",
    "axis_cities", "axis_towns", "city_battles", "contested",
    "baku", "elbrus", "volunteers", "special_debt", "called_up", "released", "offensive_turn",
    "mini_turn", "preliminary", "repaired", "flotilla", "rp", "replacements",
    "auto_ds_groups", "offensives", "vacated", "guarded", "winner", "reason",
))  # fmt: skip

_FRAME = Part[S42State, S42View](lambda state, _: (_FRAMED(state), tuple(state.air_at)), _frame)
"""Most decisions change none of it, which one comparison tells."""


def _moments(state: S42State, seat: int) -> tuple[Moment[S42State], ...]:
    """What the game waits for; what somebody else does in secret is not shown."""
    stack = state.stack
    first = len(stack)
    while first and not isinstance(stack[first - 1], TurnStep):  # below are those of the turn
        first -= 1
    shown = stack[first:]
    if state.setting.armies:
        shown = [m for m in shown if not (m.private and m.side != seat)]
    return tuple(shown)


_PHASES = tuple(phase.name.lower() for phase in Phase)
_WEATHERS = tuple(weather.value for weather in WEATHERS)
