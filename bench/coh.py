"""Figures that only Conflict of Heroes has: lines of sight, turns of the order deck."""

from random import Random
from time import process_time

from bench.figures import Extra
from bench.timing import percentile
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.solo.turn import DrawOrder
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.maps import load_map
from hexfront.hexes import bits
from hexfront.play import CHANCE, SeededSource


def kind_of(scenario_id: str) -> str:
    """Whose target a scenario has; where the deck plays, its turns have one of their own."""
    if scenario(scenario_id).solo is not None:
        return "coh against the deck"
    if scenario(scenario_id).classic is not None:
        return "coh, classic edition"
    vehicles = any(unit.kind.is_vehicle for unit in scenario(scenario_id).start)
    return "coh with vehicles" if vehicles else "coh"


def line_of_sight() -> tuple[float, int]:
    """Seconds for all pairs of a joined map of two boards with hills, and the number of pairs."""
    board = load_map(("4", "5"))
    start = process_time()
    field = Battlefield(board, definitions().terrain)
    seconds = process_time() - start
    hexes = sum(1 for _ in bits(field.whole))
    return seconds, hexes * (hexes - 1) // 2


def _line_of_sight() -> str:
    seconds, pairs = line_of_sight()
    return f"{seconds:.3f} s for {pairs:,} pairs"


def deck_turns() -> list[float]:
    """Milliseconds that each turn of the order deck takes, in a random game of each scenario."""
    game, source, random = CohGame(), SeededSource(1), Random(1)
    times: list[float] = []
    for name in scenario_names():
        terms = scenario(name).solo
        if terms is None:
            continue
        state = game.new(name)
        while not state.over:
            if state.actor() != CHANCE:
                state.take(random.choice(state.choices()))
                continue
            outcome = source(state.chances())
            if isinstance(state.stack[-1], DrawOrder):
                times.append(0.0)
            own = state.turn == terms.side and bool(times)
            start = process_time()
            state.fall(outcome)
            if own:
                times[-1] += 1000 * (process_time() - start)
    return times


def _deck_turns() -> str:
    times = deck_turns()
    p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
    return f"{p50:.1f} / {p99:.1f} / {max(times):.1f} ms of {len(times)}"


EXTRAS = (
    Extra("all-pairs LOS with elevation, two boards joined", _line_of_sight, "1 s"),
    Extra("a turn of the order deck, p50 / p99 / slowest", _deck_turns, "50 ms"),
)
