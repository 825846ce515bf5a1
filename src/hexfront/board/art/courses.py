"""The courses of roads and streams: which way they run through their hexes.

A line crosses the middle of every hexside that the data names. Inside a hex it is pulled a
little to the inner side of a bend and a little off the centre, so it runs like a thing that
was there before the hexes. Lines that leave the board go on beyond its edge.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hexfront.board.art.curves import bearing, between, curve_points, dice, polar
from hexfront.board.art.regions import side_bearing, strands
from hexfront.board.art.svg import Point
from hexfront.board.board import Board, Exit, Hexside
from hexfront.board.layout import HEX_HEIGHT, centre_px
from hexfront.board.terrain import Look, look_of
from hexfront.hexes import HexId

_Stop = tuple[HexId, int]
"""A hex and -1, or a hex at the edge and the direction in which the line leaves it."""

_HOUSES = (Look.TIMBER_HOUSES, Look.STONE_HOUSE)


@dataclass(frozen=True, slots=True)
class Course:
    """One line: the hexes it visits in order and the points it runs through."""

    hexes: tuple[HexId, ...]
    points: tuple[Point, ...]

    def trail(self) -> list[Point]:
        """Points close to each other along the whole line."""
        return curve_points(self.points, 5)


def road_courses(board: Board) -> list[Course]:
    return _courses(board, board.roads, board.road_exits, sway=7.0)


def stream_courses(board: Board) -> list[Course]:
    """Water and fords run into each other wherever they touch."""
    wet = {h for h in board.grid.hexes if look_of(board.terrain[h]) is Look.WATER} | board.fords
    links = {(a, b) for a in wet for b in board.grid.neighbours[a] if a < b and b in wet}
    return _courses(board, links, (), sway=9.0)


def _courses(
    board: Board, links: Iterable[Hexside], exits: Iterable[Exit], sway: float
) -> list[Course]:
    joints: list[tuple[_Stop, _Stop]] = [((a, -1), (b, -1)) for a, b in sorted(links)]
    joints += [((h, -1), (h, direction)) for h, direction in sorted(exits)]

    def place(stop: _Stop) -> Point:
        hex_, direction = stop
        centre = centre_px(board, hex_)
        if direction < 0:
            return centre
        return polar(centre, side_bearing(board, direction), HEX_HEIGHT)

    lines = strands(joints, place)
    # Where lines meet, all of them use the point of the one that runs through.
    middles: dict[_Stop, Point] = {}
    for line in lines:
        for before, stop, after in zip(line, line[1:], line[2:], strict=False):
            bent = _bent(board, stop[0], place(before), place(stop), place(after), sway)
            middles.setdefault(stop, bent)
    return [
        Course(
            tuple(dict.fromkeys(h for h, _ in line)),
            tuple(_run(board, line, [place(stop) for stop in line], middles)),
        )
        for line in lines
    ]


def _run(
    board: Board, line: list[_Stop], stops: list[Point], middles: dict[_Stop, Point]
) -> list[Point]:
    """Side middles and softened centres, alternating."""
    points: list[Point] = []
    last = len(line) - 1
    for k, stop in enumerate(line):
        if stop[1] >= 0:
            points.append(stops[k])
        elif stop in middles:
            points.append(middles[stop])
        else:
            points += _ending(board, stop[0], stops, k)
        if k < last:
            points.append(between(stops[k], stops[k + 1]))
    return points


def _ending(board: Board, hex_: HexId, stops: list[Point], k: int) -> list[Point]:
    """A line ends in the centre, but over the edge of the paper it runs on."""
    if board.in_play(hex_):
        return [stops[k]]
    if k == 0:
        beyond = polar(stops[0], bearing(stops[1], stops[0]), HEX_HEIGHT / 2)
        return [beyond, stops[0]]
    beyond = polar(stops[k], bearing(stops[k - 1], stops[k]), HEX_HEIGHT / 2)
    return [stops[k], beyond]


def _bent(
    board: Board, hex_: HexId, before: Point, here: Point, after: Point, sway: float
) -> Point:
    """The point inside a hex: off the centre, beside the house if there is one."""
    if hex_ in board.fords:
        return here
    rng = dice("course", board.full_label(hex_))
    inner = between(between(before, after), here, 0.72)
    across = bearing(before, after) + 90
    if look_of(board.terrain[hex_]) in _HOUSES:
        side = 1 if rng.random() < 0.5 else -1
        bend = (inner[0] - here[0], inner[1] - here[1])
        if abs(bend[0]) + abs(bend[1]) > 6:
            # In a bend the road keeps to the inner side, and the house has the outer one.
            return between(between(before, after), here, 0.38)
        return polar(here, across, 25.0 * side)
    return polar(inner, across, rng.uniform(-sway, sway))
