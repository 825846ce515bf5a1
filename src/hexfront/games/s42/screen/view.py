"""The picture of a game as it goes over the wire, built from parts that are remembered.

Both seats see the same but for the secrets of Maskirovka (chapter 34): the Axis does not know which
holding box belongs to which Reserve Army, nor in what condition its units are.
What the page lays over the map (zones, bonds, supply) is told here, so that it computes no rule.
"""

from msgspec import Struct

from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.victory import benchmark
from hexfront.games.s42.screen.board import Board, board_of
from hexfront.games.s42.screen.hexlists import hex_ids
from hexfront.games.s42.screen.overlays import Overlay, overlays_of
from hexfront.games.s42.screen.parts import (
    MARKERS,
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
from hexfront.play import Moment, Tally
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
    setting = state.setting
    air, (forts, building, stale), cities, towns, repaired, replacements = MARKERS(state, 0)
    return S42View(
        scenario=setting.scenario_id,
        seat=seat,
        options=setting.options,
        turn=state.turn,
        turns=setting.file.last_turn,
        phase=_PHASES[state.phase],
        side=state.side,
        actor=state.actor(),
        moments=_moments(state, seat),
        weather=_WEATHERS[state.weather],
        sky=_WEATHERS[state.sky],
        marsh=bool(state.marsh),
        units=units_for(state, seat, board.units),
        air=air,
        forts=forts,
        building=building,
        stale_forts=stale,
        cities=cities,
        towns=towns,
        objectives=board.objectives,
        vp=board.points,
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
        railheads=board.railheads,
        repaired=repaired,
        flotilla=state.flotilla,
        rp=state.rp,
        replacements=replacements,
        overlays=overlays,
        auto_ds=tuple([h for h, _ in state.auto_ds_groups]),
        offensives=tuple(
            OffensiveView(hq, bool(ready), gone) for hq, ready, gone in state.offensives
        ),
        vacated=hex_ids(state.vacated) if state.vacated else (),
        guarded=hex_ids(state.guarded) if state.guarded else (),
        winner=state.winner,
        reason=state.reason,
    )


def _moments(state: S42State, seat: int) -> tuple[Moment[S42State], ...]:
    """What the game waits for; what somebody else does in secret is not shown."""
    shown = [m for m in state.stack if not isinstance(m, TurnStep)]
    if state.setting.armies:
        shown = [m for m in shown if not (m.private and m.side != seat)]
    return tuple(shown)


_PHASES = tuple(phase.name.lower() for phase in Phase)
_WEATHERS = tuple(weather.value for weather in WEATHERS)
