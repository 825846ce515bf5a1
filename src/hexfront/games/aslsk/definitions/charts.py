"""The charts that come with the game, or that an owner puts in their place: read and checked."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind, parse_command
from hexfront.games.aslsk.definitions.datafile import DATA, check_once
from hexfront.games.aslsk.definitions.driving import DrivingFigures, GunFigures
from hexfront.games.aslsk.definitions.figures import (
    FireFigures,
    MoraleFigures,
    MovementFigures,
    RoutFigures,
)
from hexfront.games.aslsk.definitions.guns import Mount, TargetSize, parse_barrel
from hexfront.games.aslsk.definitions.hitting import ToHitTable
from hexfront.games.aslsk.definitions.killing import ShotTable, ToKillTable, VehicleCombat
from hexfront.games.aslsk.definitions.tables import (
    FIRE_ROWS,
    FP_COLUMNS,
    AmbushModifiers,
    Chart,
    CloseCombatModifiers,
    CloseCombatTable,
    Figure,
    FireEffect,
    FireResult,
    FireTable,
    LeaderCreationTable,
    Odds,
    PanzerfaustTable,
)
from hexfront.games.aslsk.definitions.terrain_effects import (
    TerrainChart,
    TerrainType,
    check_terrain,
)
from hexfront.games.aslsk.definitions.vehicles import GroundPressure, VehicleKind
from hexfront.play.datafile import Positive, check_words, convert, fault, read_toml


class Charts(Struct, frozen=True, kw_only=True):
    """All charts of the game."""

    ift: FireTable
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


FILES = tuple(f"{name.replace('_', '-')}.toml" for name in Charts.__struct_fields__)
"""The names of the chart files."""


class _FireTableFile(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    columns: tuple[int, ...]
    calibres: Annotated[tuple[int, ...], Meta(min_length=11, max_length=11)]
    given: tuple[tuple[int, int], ...]
    rows: dict[str, tuple[str, ...]]


class _CloseCombatFile(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    odds: dict[str, int]
    below: int
    above: int
    smc_strength: Figure
    pinned_divisor: Positive
    modifiers: CloseCombatModifiers
    ambush: AmbushModifiers


C = TypeVar("C", bound=Chart)


def load_charts(folder: Path) -> Charts:
    """Read all charts of a folder."""
    return Charts(
        ift=load_fire_table(folder / "ift.toml"),
        fire=load_fire(folder / "fire.toml"),
        close_combat=load_close_combat(folder / "close-combat.toml"),
        leader_creation=load_leader_creation(folder / "leader-creation.toml"),
        morale=_chart(folder / "morale.toml", MoraleFigures),
        movement=_chart(folder / "movement.toml", MovementFigures),
        rout=_chart(folder / "rout.toml", RoutFigures),
        to_hit=load_to_hit(folder / "to-hit.toml"),
        panzerfaust=load_panzerfaust(folder / "panzerfaust.toml"),
        terrain=load_terrain(folder / "terrain.toml"),
        guns=load_guns(folder / "guns.toml"),
        to_kill=load_to_kill(folder / "to-kill.toml"),
        driving=load_driving(folder / "driving.toml"),
        vehicle_combat=load_vehicle_combat(folder / "vehicle-combat.toml"),
    )


def _chart(path: Path, kind: type[C]) -> C:
    raw = read_toml(path)
    chart = convert(path, "", raw, kind)
    check_words(path, "title", chart.title)
    check_words(path, "origin", chart.origin)
    if (chart.source == "outside") != (chart.confidence is not None):
        reason = "expected for a chart known from elsewhere, and for no other"
        raise fault(path, "confidence", reason)
    _check_origins(path, chart, raw)
    return chart


def _check_origins(path: Path, chart: Chart, raw: dict[str, object]) -> None:
    """The figures whose origin is not the chart's are there, and are named once."""
    outside = [key for keys in chart.outside.values() for key in keys]
    lists = {"rulebook": chart.rulebook, "outside": outside, "designed": chart.designed}
    for name, keys in lists.items():
        for key in keys:
            if not _has(raw, key):
                raise fault(path, name, f"the chart has no figure {key!r}")
    check_once(path, "outside", [key for keys in lists.values() for key in keys])


def _has(raw: object, key: str) -> bool:
    """Whether a key such as fp.assault_fire leads to something."""
    for step in key.split("."):
        if not isinstance(raw, dict) or step not in raw:
            return False
        raw = raw[step]
    return True


def load_fire_table(path: Path) -> FireTable:
    """Read the Infantry Fire Table."""
    file = _chart(path, _FireTableFile)
    if file.columns != FP_COLUMNS:
        raise fault(path, "columns", f"expected {', '.join(map(str, FP_COLUMNS))}")
    if list(file.calibres) != sorted(set(file.calibres)):
        raise fault(path, "calibres", "expected greater calibres from column to column")
    for n, (total, column) in enumerate(file.given):
        if total not in FIRE_ROWS or column not in FP_COLUMNS:
            raise fault(path, f"given[{n}]", f"the table has no cell {total} of column {column}")
    figures = msgspec.structs.asdict(file) | {
        "cells": _fire_cells(path, file.rows),
        "given": frozenset(file.given),
    }
    return FireTable(**{name: figures[name] for name in FireTable.__struct_fields__})


def _fire_cells(path: Path, rows: dict[str, tuple[str, ...]]) -> tuple[tuple[FireResult, ...], ...]:
    for row in rows:
        if row not in map(str, FIRE_ROWS):
            raise fault(path, f"rows.{row}", f"expected rows 0 to {FIRE_ROWS[-1]}")
    cells = []
    for total in FIRE_ROWS:
        texts = rows.get(str(total))
        if texts is None:
            raise fault(path, f"rows.{total}", "row is missing")
        if len(texts) != len(FP_COLUMNS):
            reason = f"expected {len(FP_COLUMNS)} cells, one for each column, got {len(texts)}"
            raise fault(path, f"rows.{total}", reason)
        cells.append(tuple(_fire_cell(path, f"rows.{total}", n, t) for n, t in enumerate(texts)))
    return tuple(cells)


def _fire_cell(path: Path, key: str, place: int, text: str) -> FireResult:
    try:
        return parse_fire_result(text)
    except ValueError as error:
        raise fault(path, f"{key}[{place}]", str(error)) from error


def parse_fire_result(text: str) -> FireResult:
    """A cell such as 2KIA, K/1, 3MC, NMC, PTC or -."""
    if text in ("PTC", "-"):
        return FireResult(FireEffect(text))
    if text == "NMC":
        return FireResult(FireEffect.MC)
    match = re.fullmatch(r"([1-9])(KIA|MC)|(K)/([1-9])", text, re.ASCII)
    if match is None:
        raise ValueError(f"expected a result such as 2KIA, K/1, 3MC, NMC, PTC or -, got {text!r}")
    return FireResult(FireEffect(match[2] or match[3]), int(match[1] or match[4]))


def load_fire(path: Path) -> FireFigures:
    """Read the figures of fire attacks."""
    chart = _chart(path, FireFigures)
    if len(chart.residual) != len(FP_COLUMNS):
        reason = f"expected {len(FP_COLUMNS)} figures, one for each IFT column"
        raise fault(path, "residual", reason)
    for n, left in enumerate(chart.residual):
        if left and left not in FP_COLUMNS:
            raise fault(path, f"residual[{n}]", f"{left} is no IFT column")
        if left > FP_COLUMNS[n] / 2:
            raise fault(path, f"residual[{n}]", "expected at most half the column (ASL-3.3.5.a)")
    return chart


def load_close_combat(path: Path) -> CloseCombatTable:
    """Read the Close Combat Table, whose kill numbers grow with the odds."""
    file = _chart(path, _CloseCombatFile)
    odds = [_odds(path, text, kill) for text, kill in file.odds.items()]
    kills = [file.below, *(column.kill for column in odds), file.above]
    for n, (before, after) in enumerate(pairwise(odds)):
        if before.attack * after.defense >= after.attack * before.defense:
            raise fault(path, f"odds.{odds[n + 1]}", f"expected better odds than {before}")
    if kills != sorted(kills):
        raise fault(path, "odds", "better odds have a lower kill number")
    return CloseCombatTable(**(msgspec.structs.asdict(file) | {"odds": tuple(odds)}))


def _odds(path: Path, text: str, kill: int) -> Odds:
    match = re.fullmatch(r"([1-9][0-9]*)-([1-9][0-9]*)", text, re.ASCII)
    if match is None:
        raise fault(path, f"odds.{text}", "expected odds such as 3-2")
    return Odds(int(match[1]), int(match[2]), kill)


def load_leader_creation(path: Path) -> LeaderCreationTable:
    """Read the Leader Creation Table."""
    table = _chart(path, LeaderCreationTable)
    for nationality in Nationality:
        if nationality not in table.nationality:
            raise fault(path, f"nationality.{nationality.value}", "drm is missing")
    for n, row in enumerate(table.rows):
        try:
            parse_command(row.leader)
        except ValueError as error:
            raise fault(path, f"rows[{n}].leader", str(error)) from error
        if n and row.up_to <= table.rows[n - 1].up_to:
            reason = f"expected more than {table.rows[n - 1].up_to}, got {row.up_to}"
            raise fault(path, f"rows[{n}].up_to", reason)
    return table


def load_to_hit(path: Path) -> ToHitTable:
    """Read the To Hit table."""
    table = _chart(path, ToHitTable)
    for kind in WeaponKind:
        if kind.shaped_charge != (kind in table.infantry_fp):
            reason = "expected for an SCW, and for no other weapon (ASL-4.4.d)"
            raise fault(path, f"infantry_fp.{kind.value}", reason)
    for kind, fp in table.infantry_fp.items():
        if fp not in FP_COLUMNS:
            raise fault(path, f"infantry_fp.{kind.value}", f"{fp} is no IFT column")
    for mount in Mount:
        if mount not in table.covered_arc:
            raise fault(path, f"covered_arc.{mount.value}", "figures are missing")
    for size in TargetSize:
        if size not in table.sizes:
            raise fault(path, f"sizes.{size.value}", "figure is missing")
    return table


def load_to_kill(path: Path) -> ToKillTable:
    """Read the To Kill tables."""
    table = _chart(path, ToKillTable)
    for name, shots in (("ap", table.ap), ("apcr", table.apcr), ("apds", table.apds)):
        _check_shots(path, name, shots)
    for name, rows in (("heat", table.heat), ("he", table.he)):
        calibres = [row.calibre for row in rows]
        if calibres != sorted(set(calibres)):
            raise fault(path, name, "expected greater calibres from row to row")
    return table


def _check_shots(path: Path, name: str, shots: ShotTable) -> None:
    for barrel in (*shots.numbers, *(key for own in shots.nations.values() for key in own)):
        try:
            parse_barrel(barrel)
        except ValueError as error:
            raise fault(path, f"{name}.numbers", str(error)) from error
    bounds = [row.up_to for row in shots.ranges]
    if not bounds or bounds != sorted(set(bounds)) or bounds[-1] < LARGEST_CALIBRE:
        reason = f"expected rows of rising bounds up to {LARGEST_CALIBRE}"
        raise fault(path, f"{name}.ranges", reason)


LARGEST_CALIBRE = 999
"""Which no gun surpasses, in mm."""


def load_guns(path: Path) -> GunFigures:
    """Read the figures of Guns."""
    chart = _chart(path, GunFigures)
    for nationality in Nationality:
        if nationality not in chart.heat_since:
            raise fault(path, f"heat_since.{nationality.value}", "month is missing")
    return chart


def load_driving(path: Path) -> DrivingFigures:
    """Read the figures of vehicle movement: every terrain has a cost or is closed."""
    chart = _chart(path, DrivingFigures)
    for kind in VehicleKind:
        for terrain in TerrainType:
            if terrain not in chart.entry.get(kind, {}):
                raise fault(path, f"entry.{kind.value}.{terrain.value}", "cost is missing")
    for pressure in GroundPressure:
        if pressure not in chart.bog.pressure:
            raise fault(path, f"bog.pressure.{pressure.value}", "drm is missing")
    return chart


def load_vehicle_combat(path: Path) -> VehicleCombat:
    """Read what Infantry does to vehicles."""
    chart = _chart(path, VehicleCombat)
    bounds = [row.up_to for row in chart.charge_position]
    if not bounds or bounds != sorted(set(bounds)) or bounds[-1] < 12:
        raise fault(path, "charge_position", "expected rows of rising bounds that serve every DR")
    return chart


def load_panzerfaust(path: Path) -> PanzerfaustTable:
    """Read the Panzerfaust table: its periods from the first to the last."""
    table = _chart(path, PanzerfaustTable)
    for n, period in enumerate(table.periods):
        if n and period.since <= table.periods[n - 1].since:
            reason = f"expected a month after {table.periods[n - 1].since}, got {period.since}"
            raise fault(path, f"periods[{n}].since", reason)
    return table


def load_terrain(path: Path) -> TerrainChart:
    """Read the Terrain Effects Chart."""
    chart = _chart(path, TerrainChart)
    check_terrain(path, chart)
    return chart


@cache
def charts() -> Charts:
    """The charts that come with Hexfront."""
    return load_charts(DATA / "charts")
