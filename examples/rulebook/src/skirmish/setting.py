"""A setting: all that never changes during one game."""

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from hexfront.board import Board, UnknownHexError, load
from hexfront.hexes import HexId, bits, union
from hexfront.play import UnknownScenarioError
from hexfront.play.card import ScenarioCard, read_card
from hexfront.play.datafile import Words, check_words, fault, read_struct
from hexfront.play.ruleset import assemble
from skirmish.definitions import (
    DATA,
    SIDES,
    Charts,
    ScenarioFile,
    Terrain,
    UnitKind,
    charts,
    unit_kinds,
)
from skirmish.ruleset import Rules


@dataclass(frozen=True)
class Starting:
    """A unit at the start of a scenario."""

    side: int
    kind: UnitKind
    hex: HexId
    code: str
    """How players and positions call it: side and number."""


@dataclass(frozen=True, eq=False)
class Setting:
    """Scenario, board, charts, units and rules of one game."""

    id: str
    title: Words
    note: Words
    board: Board
    charts: Charts
    turns: int
    units: tuple[Starting, ...]
    objectives: dict[HexId, int]
    """What each objective is worth."""
    holders: tuple[int, ...]
    """By objective: the side that holds it at first, or -1."""
    rules: Rules
    card: ScenarioCard | None

    @cached_property
    def masks(self) -> tuple[int, int]:
        """By side: its units."""
        blue, red = (
            sum(1 << u for u, unit in enumerate(self.units) if unit.side == side) for side in (0, 1)
        )
        return blue, red

    @cached_property
    def terrain(self) -> tuple[Terrain, ...]:
        """By hex: the row of the terrain chart that holds for it."""
        rows, kinds = self.charts.terrain, self.board.terrain
        return tuple(
            rows["ford" if h in self.board.fords else kind] if kind else rows["water"]
            for h, kind in enumerate(kinds)
        )

    @cached_property
    def enterable(self) -> int:
        """The hexes that a unit can enter (SKR-2.1.c)."""
        return union(h for h in bits(self.board.whole) if self.terrain[h].cost is not None)


def scenario_names() -> list[str]:
    return sorted(path.stem for path in (DATA / "scenarios").glob("*.toml"))


@cache
def setting(name: str, variants: tuple[type[Rules], ...] = ()) -> Setting:
    """The setting of a scenario; UnknownScenarioError if there is none."""
    if name not in scenario_names():
        raise UnknownScenarioError(name)
    return load_setting(DATA / "scenarios" / f"{name}.toml", variants)


def load_setting(path: Path, variants: tuple[type[Rules], ...] = ()) -> Setting:
    """A scenario file with the data around it; DataError or BoardError tells what is wrong."""
    data = path.parent.parent
    file = read_struct(path, ScenarioFile)
    check_words(path, "title", file.title)
    check_words(path, "note", file.note)
    reader = _Reader(path, file, load(data / "boards" / f"{file.board}.toml"), unit_kinds(data))
    return Setting(
        id=path.stem,
        title=file.title,
        note=file.note,
        board=reader.board,
        charts=charts(data),
        turns=file.turns,
        units=reader.units(),
        objectives={reader.hex(h, f"objectives.{h}"): v for h, v in file.objectives.items()},
        holders=reader.holders(),
        rules=assemble(Rules, variants),
        card=read_card(path, file.card),
    )


class _Reader:
    """One scenario file on its way to a setting."""

    def __init__(
        self, path: Path, file: ScenarioFile, board: Board, kinds: dict[str, UnitKind]
    ) -> None:
        self.path, self.file, self.board, self.kinds = path, file, board, kinds
        self.forces = (file.blue, file.red)

    def hex(self, label: str, key: str) -> HexId:
        try:
            return self.board.at(label)
        except UnknownHexError as error:
            raise fault(self.path, key, str(error)) from error

    def units(self) -> tuple[Starting, ...]:
        found: list[Starting] = []
        for side, force in enumerate(self.forces):
            for number, text in enumerate(force.units):
                key = f"{SIDES[side]}.units[{number}]"
                kind, _, label = text.partition(" ")
                if kind not in self.kinds:
                    raise fault(self.path, key, f"expected one of {', '.join(self.kinds)}")
                at = self.hex(label, key)
                if at in (unit.hex for unit in found):
                    raise fault(self.path, key, f"{label} is taken (SKR-2.3.a)")
                code = f"{SIDES[side][0].upper()}{number + 1}"
                found.append(Starting(side, self.kinds[kind], at, code))
        return tuple(found)

    def holders(self) -> tuple[int, ...]:
        for side, force in enumerate(self.forces):
            for label in force.holds:
                if label not in self.file.objectives:
                    raise fault(self.path, f"{SIDES[side]}.holds", f"{label} is no objective")
        return tuple(
            next((s for s, force in enumerate(self.forces) if label in force.holds), -1)
            for label in self.file.objectives
        )
