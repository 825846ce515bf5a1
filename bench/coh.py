"""Figures that only Conflict of Heroes has: lines of sight; which scenarios have vehicles."""

from time import process_time

from bench.figures import Extra
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.scenarios.scenario import scenario
from hexfront.games.coh.terrain.battlefield import Battlefield
from hexfront.games.coh.terrain.maps import load_map
from hexfront.hexes import bits


def kind_of(scenario_id: str) -> str:
    """Whose target a scenario has."""
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


EXTRAS = (Extra("all-pairs LOS with elevation, two boards joined", _line_of_sight, "1 s"),)
