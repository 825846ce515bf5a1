"""What the data files say: counters, charts, scenarios. Everything is checked when it is read."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.play.card import CardFile
from hexfront.play.datafile import (
    Amount,
    Positive,
    Words,
    check_words,
    fault,
    read_struct,
    read_table,
)

DATA = Path(__file__).parent / "data"
SIDES = ("blue", "red")
DIE = 6

Result = Literal["none", "attacker-loss", "retreat", "loss"]


class UnitKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of unit, as its counters print it (SKR-1.2.a)."""

    name: Words
    symbol: str
    strength: tuple[Positive, Positive]
    """With two steps, with one."""
    movement: Positive
    range: Positive


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hex costs to enter, if it can be entered, and what it gives its defender."""

    defense: int
    cost: Positive | None = None


class CombatTable(Struct, frozen=True, forbid_unknown_fields=True):
    """SKR-3.3.a: rows by the die, columns by the differential."""

    columns: Annotated[tuple[int, ...], Meta(min_length=1)]
    rows: Annotated[tuple[tuple[Result, ...], ...], Meta(min_length=DIE, max_length=DIE)]

    def result(self, die: int, differential: int) -> Result:
        column = max(self.columns[0], min(differential, self.columns[-1]))
        return self.rows[die - 1][self.columns.index(column)]


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: dict[str, Terrain]
    combat: CombatTable


class Force(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a scenario: units as `kind hex`, and the objectives it holds at first."""

    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    holds: tuple[str, ...] = ()


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """SKR-5.1.a: what a scenario says."""

    title: Words
    note: Words
    board: str
    turns: Positive
    objectives: dict[str, Amount]
    blue: Force
    red: Force
    card: CardFile | None = None


@cache
def unit_kinds(folder: Path = DATA) -> dict[str, UnitKind]:
    """All kinds of unit by name."""
    path = folder / "units.toml"
    kinds = read_table(path, UnitKind)
    for name, kind in kinds.items():
        check_words(path, f"{name}.name", kind.name)
        full, reduced = kind.strength
        if reduced > full:
            raise fault(path, f"{name}.strength", "a unit does not grow by losing a step")
    return kinds


@cache
def charts(folder: Path = DATA) -> Charts:
    """Terrain and combat."""
    path = folder / "charts.toml"
    found = read_struct(path, Charts)
    columns = found.combat.columns
    if columns != tuple(range(columns[0], columns[0] + len(columns))):
        raise fault(path, "combat.columns", "expected one differential after the other")
    for index, row in enumerate(found.combat.rows):
        if len(row) != len(columns):
            raise fault(path, f"combat.rows[{index}]", f"expected {len(columns)} results")
    return found
