"""Parts of the view that follow from where units stand: objectives, VPs, Railheads.

They change with lines of supply, which take long to trace. So each is asked for anew only when
what it follows from has changed: first the units at all, then the situation of both sides.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from hexfront.games.s42.scenarios.victory import (
    objective_grounds,
    objectives,
    point_grounds,
    victory_points,
)
from hexfront.games.s42.screen.parts import ObjectiveView, RailheadView
from hexfront.games.s42.screen.roster import UnitView, units_of
from hexfront.games.s42.setting import AXIS, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.lines import Situated, situation
from hexfront.games.s42.supply.railways import connected_rail
from hexfront.hexes import Bitboard
from hexfront.play import Tally

T = TypeVar("T")


class Board(NamedTuple):
    """Units, objectives, VPs and Railheads."""

    units: tuple[UnitView, ...]
    objectives: tuple[ObjectiveView, ...]
    points: Tally
    railheads: tuple[RailheadView, ...]
    situation: Situated
    """What overlays follow from."""


def board_of(state: S42State) -> Board:
    """The board of a State; the very same one as long as nothing on it has changed."""
    units = units_of(state)
    ground = (
        state.axis_cities, state.axis_towns, state.going, state.weather, state.turn,
        state.repaired, state.railheads, state.baku,
    )  # fmt: skip
    known: tuple[object, Board] | None = state.memory.get(Board)
    if known is not None and known[1].units is units and known[0] == ground:
        return known[1]
    now = situation(state)
    counted, railheads = _remembered(
        state,
        "supply",
        (now, state.turn, state.repaired, state.railheads),
        lambda state: _supply(state, now),
    )
    board = Board(
        units,
        _remembered(state, "objectives", counted, _objectives),
        _remembered(state, "points", (counted, point_grounds(state)), victory_points),
        railheads,
        now,
    )
    state.memory[Board] = (ground, board)
    return board


def _remembered(state: S42State, name: str, cause: object, build: Callable[[S42State], T]) -> T:
    """What was built last under this name, if its cause is still the same."""
    known: tuple[object, T] | None = state.memory.get(name)
    if known is not None and known[0] == cause:
        return known[1]
    made = build(state)
    state.memory[name] = (cause, made)
    return made


Counted = tuple[Bitboard, Bitboard, Bitboard]


def _supply(state: S42State, now: Situated) -> tuple[Counted, tuple[RailheadView, ...]]:
    """What lines of supply decide: which VP hexes count, and which Railheads work."""
    rail = connected_rail(state, AXIS, now) if state.railheads else 0
    railheads = tuple([RailheadView(h, bool(rail >> h & 1)) for h in state.railheads])
    return objective_grounds(state, now), railheads


def _objectives(state: S42State) -> tuple[ObjectiveView, ...]:
    return tuple(
        ObjectiveView(
            found.hex, found.points, AXIS if found.captured else SOVIET, found.counts, found.rule
        )
        for found in objectives(state)
    )
