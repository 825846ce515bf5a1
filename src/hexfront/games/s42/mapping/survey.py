"""What the build has found out so far: hexes, hexsides, places, each checked as it is added."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hexfront.board import Hexside
from hexfront.games.s42.mapping.projection import LABELS, Projection
from hexfront.games.s42.mapping.sources import (
    Outline,
    PlaceSource,
    RiverSource,
    Sources,
    WaterBody,
)
from hexfront.games.s42.theatre.corners import Corner, Corners
from hexfront.hexes import NOWHERE, Grid, HexId, Parity
from hexfront.hexes.plane import Point
from hexfront.play.datafile import DataError, fault


class Region:
    """An area of the plane. Its edges are kept by bands of height, so that asking is quick."""

    def __init__(self, outline: Sequence[Point]) -> None:
        self._bands: dict[int, list[tuple[Point, Point]]] = {}
        for edge in zip(outline, [*outline[1:], outline[0]], strict=True):
            low, high = sorted(math.floor(y) for _, y in edge)
            for band in range(low, high + 1):
                self._bands.setdefault(band, []).append(edge)

    def holds(self, point: Point) -> bool:
        """Is the point within? A ray to the right crosses the outline an odd number of times."""
        x, y = point
        crossed = 0
        for (ax, ay), (bx, by) in self._bands.get(math.floor(y), ()):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossed += 1
        return crossed % 2 == 1


@dataclass(frozen=True, slots=True)
class Course:
    """A river or lake laid along hexsides, from source to mouth."""

    source: RiverSource
    corners: tuple[Corner, ...]
    sides: tuple[Hexside, ...]


@dataclass(slots=True)
class Survey:
    """The map in the making."""

    sources: Sources
    grid: Grid
    corners: Corners
    projection: Projection
    terrain: dict[HexId, str] = field(default_factory=dict)
    places: dict[HexId, PlaceSource] = field(default_factory=dict)
    missing: set[HexId] = field(default_factory=set)
    sea_sides: set[Hexside] = field(default_factory=set)
    courses: dict[str, Course] = field(default_factory=dict)
    alpine: set[Hexside] = field(default_factory=set)
    _regions: dict[str, Region] = field(default_factory=dict)

    def label(self, hex_: HexId) -> str:
        return LABELS.format(*self.grid.column_row(hex_))

    def hex(self, label: str, file: str, key: str) -> HexId:
        """The hex with this number; DataError if the map has none."""
        found = self.grid.find(*LABELS.parse(label))
        if found == NOWHERE:
            raise self.fault(file, key, f"hex {label} is not on the map")
        return found

    def region(self, outline: Outline) -> Region:
        return Region([self.projection.point(at) for at in outline])

    def regions(self, bodies: Collection[WaterBody]) -> list[Region]:
        """The areas that bodies of water cover."""
        for body in bodies:
            if body.name not in self._regions:
                self._regions[body.name] = self.region(body.outline)
        return [self._regions[body.name] for body in bodies]

    def water(self, hex_: HexId) -> bool:
        return self.terrain[hex_] in ("sea", "lake") or hex_ in self.missing

    def fault(self, file: str, key: str, reason: str) -> DataError:
        return fault(Path(self.sources.folder / file), key, reason)


def begin(sources: Sources) -> Survey:
    """An empty survey on the fitted grid; DataError if a control point falls too far off."""
    fit = sources.fit
    missing = {LABELS.parse(label) for label in fit.missing}
    cells = [
        (column, row)
        for column in range(fit.columns[0], fit.columns[1] + 1)
        for row in range(fit.rows[0], fit.rows[1] + 1)
        if (column, row) not in missing
    ]
    grid = Grid(*fit.columns, *fit.rows, raised=Parity.ODD, cells=cells)
    survey = Survey(sources, grid, Corners(grid), Projection(grid, fit.control))
    for control in fit.control:
        east, south = survey.projection.error(control)
        if max(abs(east), abs(south)) > 1:
            reason = f"falls {east:+.2f} columns, {south:+.2f} rows from hex {control.hex}"
            raise survey.fault("fit.toml", f"control {control.name!r}", reason)
    return survey
