"""Walking over the map: floods, rings and chains that the map tests share."""

from collections.abc import Collection

from hexfront.board import Hexside, hexside
from hexfront.games.s42.theatre import Railway, River, Road, Theatre, load
from hexfront.hexes import HexId

MAP = load()


def at(label: str) -> HexId:
    return MAP.at(label)


def side(name: str) -> Hexside:
    """A hexside written as `2403-2503`."""
    first, _, second = name.partition("-")
    return hexside(at(first), at(second))


def labels(hexes: Collection[HexId]) -> set[str]:
    return {MAP.label(h) for h in hexes}


def course_sides(id: str) -> set[Hexside]:
    (course,) = (c for c in MAP.courses if c.id == id)
    return set(course.sides)


def river_sides(kind: River) -> set[Hexside]:
    return {s for s, found in MAP.rivers.items() if found is kind}


def reached(start: str, barred: Collection[Hexside], theatre: Theatre = MAP) -> set[HexId]:
    """The land that can be reached without crossing some hexsides."""
    seen, rim = {theatre.at(start)}, [theatre.at(start)]
    while rim:
        hex_ = rim.pop()
        for other in theatre.grid.neighbours[hex_]:
            closed = hexside(hex_, other) in barred or theatre.impassable(hex_, other)
            if other not in seen and not closed:
                seen.add(other)
                rim.append(other)
    return seen


def named_hex(name: str) -> HexId:
    return MAP.place_named(name).hex


def line(name: str) -> Railway:
    (found,) = (r for r in MAP.railways if r.en == name)
    return found


def way_steps(way: Road | Railway) -> list[tuple[HexId, HexId]]:
    return list(zip(way.hexes, way.hexes[1:], strict=False))
