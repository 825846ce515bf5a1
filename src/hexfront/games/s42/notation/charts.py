"""Statements about charts, pieces and readings of the rules."""

from msgspec.structs import replace

from hexfront.games.notation.faults import FaultError, member, number, one_of, parts, wanted
from hexfront.games.notation.statements import Statement
from hexfront.games.s42.definitions.charts import parse_cell, parse_defense_result
from hexfront.games.s42.definitions.tables import DEFENSE_TOTALS, DIE, ODDS
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.notation.draft import SIDE_NAMES, Draft, side_of
from hexfront.games.s42.setting import S42Options

SWITCH = {"on": True, "off": False}


def _crt(draft: Draft, rest: list[str]) -> None:
    """`crt 3-1 4 = D1 3 o`; `*` stands for all columns or all dice."""
    odds, die, equals, *text = wanted(rest, 4, "`crt ODDS DIE = RESULT`")
    if equals != "=":
        raise FaultError("expected `crt ODDS DIE = RESULT`")
    table = draft.charts.combat
    try:
        cell = parse_cell(" ".join(text), table.results)
    except ValueError as error:
        raise FaultError(str(error)) from error
    columns = range(len(ODDS)) if odds == "*" else [one_of(odds, ODDS, "odds")]
    dice = DIE if die == "*" else [DIE[one_of(die, tuple(map(str, DIE)), "a die")]]
    cells = [list(row) for row in table.cells]
    for row in dice:
        for column in columns:
            cells[row - 1][column] = cell
    combat = replace(table, cells=tuple(map(tuple, cells)))
    draft.charts = replace(draft.charts, combat=combat)


def _dd(draft: Draft, rest: list[str]) -> None:
    """`dd other 5 = S -/1`; `*` stands for all columns or all totals."""
    name, total, equals, *text = wanted(rest, 4, "`dd COLUMN TOTAL = RESULT`")
    if equals != "=":
        raise FaultError("expected `dd COLUMN TOTAL = RESULT`")
    try:
        result = parse_defense_result(" ".join(text))
    except ValueError as error:
        raise FaultError(str(error)) from error
    columns = list(DefenseColumn) if name == "*" else [member(name, DefenseColumn, "a column")]
    known = tuple(map(str, DEFENSE_TOTALS))
    totals = range(len(known)) if total == "*" else [one_of(total, known, "a total")]
    table = draft.charts.defense
    cells = {column: list(results) for column, results in table.cells.items()}
    for column in columns:
        for row in totals:
            cells[column][row] = result
    defense = replace(table, cells={column: tuple(found) for column, found in cells.items()})
    draft.charts = replace(draft.charts, defense=defense)


def _limit(draft: Draft, rest: list[str]) -> None:
    """`limit fortifications axis 2`, `limit remnant panzer 1`."""
    kind, whose, count = wanted(rest, 3, "`limit PIECE SIDE NUMBER`")[:3]
    known = draft.known
    if kind == "remnant":
        one_of(whose, tuple(known.remnants), "a Remnant")
        piece = replace(known.remnants[whose], count=number(count))
        draft.known = replace(known, remnants=known.remnants | {whose: piece})
        return
    name = kind.replace("-", "_")
    one_of(name, known.limits.__struct_fields__, "a piece")
    limit = replace(getattr(known.limits, name), **{SIDE_NAMES[side_of(whose)]: number(count)})
    draft.known = replace(known, limits=replace(known.limits, **{name: limit}))


def _option(draft: Draft, rest: list[str]) -> None:
    for part in parts(rest):
        name, value = wanted(part, 2, "`NAME on` or `NAME off`")[:2]
        one_of(name, S42Options.__struct_fields__, "an option")
        one_of(value, tuple(SWITCH), "a switch")
        draft.options[name] = SWITCH[value]


CHARTS: dict[str, Statement[Draft]] = {
    "crt": _crt,
    "dd": _dd,
    "limit": _limit,
    "option": _option,
}
