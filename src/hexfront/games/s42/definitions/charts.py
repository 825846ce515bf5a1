"""The charts that come with the game, or that an owner puts in their place: read and checked."""

import re
from collections.abc import Callable
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar, cast

from msgspec import Struct

from hexfront.games.s42.definitions.datafile import DATA
from hexfront.games.s42.definitions.tables import (
    DEFENSE_TOTALS,
    DIE,
    LAST_TURN,
    ODDS,
    Cell,
    Chart,
    CombatResult,
    CombatTable,
    DefenseModifiers,
    DefenseResult,
    DefenseTable,
    DisengagementTable,
    IsolationTable,
    RallyTable,
    Season,
    Shade,
    TurnRecord,
    Weather,
    WeatherTable,
)
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn, TerrainChart, load_terrain
from hexfront.play.datafile import check_words, fault, read_struct

RESULTS = ("DS", "DR4", "D1", "A1/D1", "DR2", "A1/DR2", "DRX", "EX", "A1")
"""The results of the Combat Results Table (S42-10.1)."""

ADVANCES = (2, 3, 4)
"""Hexes of advance that a result may grant (S42-10.1.j)."""


class Charts(Struct, frozen=True, kw_only=True):
    """All charts of the game."""

    combat: CombatTable
    defense: DefenseTable
    terrain: TerrainChart
    rally: RallyTable
    disengagement: DisengagementTable
    isolation: IsolationTable
    weather: WeatherTable
    turns: TurnRecord


class _CombatFile(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    columns: tuple[str, ...]
    rows: dict[str, tuple[str, ...]]
    results: dict[str, CombatResult]


class _DefenseFile(Chart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    columns: tuple[DefenseColumn, ...]
    given: tuple[tuple[DefenseColumn, int], ...]
    rows: dict[str, tuple[str, ...]]
    modifiers: DefenseModifiers


C = TypeVar("C", bound=Chart)
P = TypeVar("P")


def load_charts(folder: Path) -> Charts:
    """Read the eight charts of a folder."""
    weather = load_weather(folder / "weather.toml")
    terrain_path = folder / "terrain.toml"
    terrain = load_terrain(terrain_path)
    check_words(terrain_path, "title", terrain.title)
    check_words(terrain_path, "origin", terrain.origin)
    return Charts(
        combat=load_combat(folder / "combat-results.toml"),
        defense=load_defense(folder / "determined-defense.toml"),
        terrain=terrain,
        rally=_chart(folder / "rally.toml", RallyTable),
        disengagement=_chart(folder / "disengagement.toml", DisengagementTable),
        isolation=_chart(folder / "isolation.toml", IsolationTable),
        weather=weather,
        turns=load_turns(folder / "turns.toml"),
    )


def _chart(path: Path, kind: type[C]) -> C:
    chart = read_struct(path, kind)
    check_words(path, "title", chart.title)
    check_words(path, "origin", chart.origin)
    return chart


def _grid(
    path: Path, rows: dict[str, tuple[str, ...]], dice: range, width: int, parse: Callable[[str], P]
) -> tuple[tuple[P, ...], ...]:
    """The cells of a table, row by row; each row has a cell for each column."""
    for row in rows:
        if row not in map(str, dice):
            raise fault(path, f"rows.{row}", f"expected rows {dice[0]} to {dice[-1]}")
    grid = []
    for die in dice:
        texts = rows.get(str(die))
        if texts is None:
            raise fault(path, f"rows.{die}", "row is missing")
        if len(texts) != width:
            reason = f"expected {width} cells, one for each column, got {len(texts)}"
            raise fault(path, f"rows.{die}", reason)
        cells = []
        for n, text in enumerate(texts):
            try:
                cells.append(parse(text))
            except ValueError as error:
                raise fault(path, f"rows.{die}[{n}]", str(error)) from error
        grid.append(tuple(cells))
    return tuple(grid)


def load_combat(path: Path) -> CombatTable:
    """Read the Combat Results Table."""
    file = _chart(path, _CombatFile)
    if file.columns != ODDS:
        raise fault(path, "columns", f"expected the odds {', '.join(ODDS)}")
    for code in RESULTS:
        if code not in file.results:
            raise fault(path, f"results.{code}", "table is missing")
    for code in file.results:
        if code not in RESULTS:
            raise fault(path, f"results.{code}", f"expected one of {', '.join(RESULTS)}")
    return CombatTable(
        title=file.title,
        rules=file.rules,
        source=file.source,
        origin=file.origin,
        results=file.results,
        cells=_grid(path, file.rows, DIE, len(ODDS), lambda text: parse_cell(text, file.results)),
    )


def parse_cell(text: str, results: dict[str, CombatResult]) -> Cell:
    """A CRT cell such as "A1", "DR2 2" or "D1 3 o"."""
    match = re.fullmatch(r"(\S+)(?: ([0-9]))?(?: ([ox]))?", text, re.ASCII)
    if match is None or match[1] not in results:
        codes = ", ".join(RESULTS)
        raise ValueError(f"expected one of {codes} with its advance, such as 'D1 3', got {text!r}")
    cell = Cell(match[1], int(match[2] or 0), Shade(match[3] or ""))
    result = results[cell.code]
    if result.retreat and cell.advance not in ADVANCES:
        raise ValueError(f"{cell.code} wants an advance of 2, 3 or 4 (S42-10.1.j), got {text!r}")
    if not result.retreat and cell.advance:
        raise ValueError(f"{cell.code} causes no retreat and so no advance, got {text!r}")
    if cell.shade is not Shade.CLOSED and result.retreat and not result.determined_defense:
        raise ValueError(f"{cell.code} never allows Determined Defense, mark it x, got {text!r}")
    if cell.shade is not Shade.PLAIN and not result.retreat:
        raise ValueError(f"{cell.code} has no retreat to cancel and no colour, got {text!r}")
    return cell


def load_defense(path: Path) -> DefenseTable:
    """Read the Determined Defense table."""
    file = _chart(path, _DefenseFile)
    if file.columns != tuple(DefenseColumn):
        names = ", ".join(column.value for column in DefenseColumn)
        raise fault(path, "columns", f"expected {names}")
    for n, (_, total) in enumerate(file.given):
        if total not in DEFENSE_TOTALS:
            raise fault(path, f"given[{n}]", f"the table has no row {total}")
    grid = _grid(path, file.rows, DEFENSE_TOTALS, len(file.columns), parse_defense_result)
    columns = zip(file.columns, zip(*grid, strict=True), strict=True)
    return DefenseTable(
        title=file.title,
        rules=file.rules,
        source=file.source,
        origin=file.origin,
        cells=dict(columns),
        given=frozenset(file.given),
        modifiers=file.modifiers,
    )


def parse_defense_result(text: str) -> DefenseResult:
    """A cell such as "F -/1" or "S 1*/-"."""
    match = re.fullmatch(r"([SPF]) (-|[1-9])(\*?)/(-|[1-9])", text, re.ASCII)
    if match is None or (match[3] and match[2] == "-"):
        raise ValueError(f"expected a result such as 'F -/1' or 'S 1*/-', got {text!r}")
    outcome = cast('Literal["S", "P", "F"]', match[1])
    attacker, defender = (0 if loss == "-" else int(loss) for loss in (match[2], match[4]))
    if outcome == "F" and (attacker or defender > 1):
        raise ValueError(f"a failure is F -/- or F -/1 (S42-11.5.2.a), got {text!r}")
    return DefenseResult(outcome, attacker, defender, bool(match[3]))


def load_weather(path: Path) -> WeatherTable:
    """Read the Weather Table."""
    table = _chart(path, WeatherTable)
    for season in Season:
        if season not in table.seasons:
            raise fault(path, f"seasons.{season.value}", "column is missing")
        if Weather.MUD in table.seasons[season]:
            raise fault(path, f"seasons.{season.value}", "Mud is never rolled (S42-23.3.1.c)")
    for weather in Weather:
        if weather not in table.effects:
            raise fault(path, f"effects.{weather.value}", "table is missing")
    return table


def load_turns(path: Path) -> TurnRecord:
    """Read the Turn Record: every turn in order, day after day."""
    record = _chart(path, TurnRecord)
    if len(record.turns) != LAST_TURN:
        raise fault(path, "turns", f"expected turns 1 to {LAST_TURN}, got {len(record.turns)}")
    for n, turn in enumerate(record.turns):
        if turn.number != n + 1:
            raise fault(path, f"turns[{n}].number", f"expected {n + 1}, got {turn.number}")
        if turn.last < turn.first:
            raise fault(path, f"turns[{n}].last", f"{turn.last} is before {turn.first}")
        if n and turn.first != record.turns[n - 1].last + timedelta(days=1):
            reason = f"expected the day after {record.turns[n - 1].last}, got {turn.first}"
            raise fault(path, f"turns[{n}].first", reason)
    return record


@cache
def charts() -> Charts:
    """The charts that come with Hexfront."""
    return load_charts(DATA / "charts")
