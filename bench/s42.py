"""Figures that only Stalingrad '42 has: reach, supply and bonds on the whole theatre."""

from collections.abc import Callable

from bench.figures import Extra
from bench.timing import microseconds
from hexfront.games.s42.country.country import country
from hexfront.games.s42.movement.allowance import movers
from hexfront.games.s42.movement.reach import reach
from hexfront.games.s42.scenarios.start import start
from hexfront.games.s42.setting import AXIS, SOVIET, S42Options, Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.check import check_supply
from hexfront.hexes import bits
from hexfront.play.masks import members

SCENARIO = "fall-blau"


def kind_of(scenario_id: str) -> str:
    """Whose target a scenario has: Fall Blau's, or that of the long ones."""
    return "s42" if scenario_id == SCENARIO else "s42 at length"


# On the whole theatre: maps A, B, C1 and C2.


def theatre_state() -> S42State:
    """The units of Fall Blau where they start, on the whole map."""
    known = setting(SCENARIO, S42Options())
    whole = Setting(
        SCENARIO,
        known.file,
        known.starts,
        known.air,
        country("theatre"),
        known.options,
        known.definitions,
        known.charts,
    )
    state = start(whole)
    state.news = None
    return state


def reach_times() -> tuple[float, float]:
    """Reach of one unit with zones and bonds from scratch: the mean and the slowest unit."""
    state = theatre_state()
    times = [
        microseconds(_reach_of(state, u), 20)
        for side in (AXIS, SOVIET)
        for u in members(movers(state, side))
    ]
    return sum(times) / len(times), max(times)


def _reach_of(state: S42State, u: int) -> Callable[[], object]:
    def work() -> object:
        state.season_changed()
        return reach(state, (u,))

    return work


def supply_time() -> float:
    """The supply state of all units of both sides, from scratch."""
    state = theatre_state()

    def work() -> None:
        state.season_changed()
        state.memo.clear()
        state.floods.clear()
        state.lines = [None, None]
        _check_both(state)

    return microseconds(work, 200)


def supply_time_after_move() -> float:
    """The same after one unit has moved a hex and back."""
    state = theatre_state()
    u, here, there = _step(state)

    def work() -> None:
        state.put(u, there if state.place[u] == here else here)
        _check_both(state)

    return microseconds(work, 200)


def _check_both(state: S42State) -> None:
    for side in (AXIS, SOVIET):
        check_supply(state, side)


def bond_time() -> float:
    """Zones and bonds of both sides after a unit has moved a hex."""
    state = theatre_state()
    u, here, there = _step(state)

    def work() -> None:
        state.put(u, there if state.place[u] == here else here)
        for side in (AXIS, SOVIET):
            state.zoc(side)
            state.bonds(side)

    return microseconds(work, 2_000)


def _step(state: S42State) -> tuple[int, int, int]:
    """A combat unit that can step into an empty hex, where it is, and that hex."""
    taken = state.occupied[AXIS] | state.occupied[SOVIET]
    for u in members(movers(state, AXIS) & state.setting.combat & state.on_map):
        for there in bits(reach(state, (u,)).tactical & ~taken):
            return u, state.place[u], there
    raise ValueError("no unit can move")


def _reach() -> str:
    mean, most = reach_times()
    return f"{mean:.0f} us, slowest {most:.0f} us"


EXTRAS = (
    Extra("reach of one unit, whole theatre", _reach, "1,000 us"),
    Extra("supply of all units, from scratch", lambda: f"{supply_time():.0f} us", "10,000 us"),
    Extra(
        "supply of all units, one has moved",
        lambda: f"{supply_time_after_move():.0f} us",
        "1,000 us",
    ),
    Extra("zones and bonds after a step", lambda: f"{bond_time():.1f} us", "50 us"),
)
