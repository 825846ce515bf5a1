"""Entry areas as hexes at the map's edge; the start line and army boundaries as hexsides."""

from collections.abc import Sequence
from itertools import pairwise

from hexfront.board import Hexside
from hexfront.games.s42.mapping.courses import Wish, lay_start_line, samples, walk
from hexfront.games.s42.mapping.sources import AreaSource, ArmyBoundary, SheetSource, Stretch
from hexfront.games.s42.mapping.survey import Survey
from hexfront.games.s42.theatre.corners import Corner
from hexfront.hexes import NOWHERE, HexId


def area_hexes(survey: Survey, area: AreaSource) -> list[HexId]:
    """The land hexes next to an entry area, along the edge of the area's window."""
    sheets = _window(survey, area)
    found: list[HexId] = []
    for stretch in area.stretches:
        found += [h for h in _along(survey, stretch, sheets) if h not in found]
    return found


def _window(survey: Survey, area: AreaSource) -> list[SheetSource]:
    sheets = {sheet.id: sheet for sheet in survey.sources.areas.sheet}
    names = area.window.split("+") if area.window else list(sheets)
    for name in names:
        if name not in sheets:
            raise survey.fault("areas.toml", f"area {area.id}", f"no sheet {name!r}")
    return [sheets[name] for name in names]


def _along(survey: Survey, stretch: Stretch, sheets: Sequence[SheetSource]) -> list[HexId]:
    columns = [c for sheet in sheets for c in sheet.columns]
    rows = [r for sheet in sheets for r in sheet.rows]
    fixed = {"north": min(rows), "south": max(rows), "west": min(columns), "east": max(columns)}
    line = fixed[stretch.edge]
    upright = stretch.edge in ("west", "east")
    span = range(stretch.span[0], stretch.span[1] + 1)
    cells = [(line, k) if upright else (k, line) for k in span]
    # The two numbers 1000 and 1100 are not on the map: there the edge lies a row lower.
    found = [_first_below(survey, *cell) if stretch.edge == "north" else _at(survey, *cell)
             for cell in cells]  # fmt: skip
    return [h for h in found if h != NOWHERE and not survey.water(h)]


def _at(survey: Survey, column: int, row: int) -> HexId:
    return survey.grid.find(column, row)


def _first_below(survey: Survey, column: int, row: int) -> HexId:
    found = _at(survey, column, row)
    return found if found != NOWHERE else _at(survey, column, row + 1)


def start_sides(survey: Survey) -> list[Hexside]:
    """The hexsides of the June 28 start line, north to south."""
    return _sides(survey, lay_start_line(survey))


def boundary_sides(survey: Survey, boundary: ArmyBoundary) -> list[Hexside]:
    """The hexsides of an army boundary: it runs along the south of the hexes named."""
    key = f"army_boundary {boundary.en!r}"
    track = []
    for label in boundary.points:
        x, y = survey.grid.centre(survey.hex(label, "areas.toml", key))
        track.append((x, y + 0.87))
    corners = survey.corners
    ends = [corners.nearest(at, corners.steps) for at in (track[0], track[-1])]
    path = walk(corners, Wish(samples(survey, track), ends[0], {ends[1]}, lambda banks: False))
    if not path:
        raise survey.fault("areas.toml", key, "finds no way along hexsides")
    return _sides(survey, path)


def _sides(survey: Survey, path: Sequence[Corner]) -> list[Hexside]:
    steps = pairwise(path)
    return [survey.corners.steps[a][b].side for a, b in steps]
