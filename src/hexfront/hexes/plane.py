"""Hexes on paper: where their centres and corners are.

Lengths are measured in hex radii, from the centre to a corner; x grows to the right and y
downwards, as on a screen. A hex is then two wide from corner to corner and the square root of
three from side to side.
"""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import TypeAlias

from hexfront.hexes.directions import Orientation

Point: TypeAlias = tuple[float, float]

ACROSS_SIDES = sqrt(3.0)
ACROSS_CORNERS = 2.0
LANE_PITCH = 1.5
"""The distance between two neighbouring straight columns (or rows) of hexes."""


def to_plane(orientation: Orientation, q: float, r: float) -> Point:
    """The centre of an axial coordinate, the hex (0, 0) being at the origin."""
    if orientation is Orientation.FLAT:
        return LANE_PITCH * q, ACROSS_SIDES * (r + q / 2)
    return ACROSS_SIDES * (q + r / 2), LANE_PITCH * r


def to_axial(orientation: Orientation, x: float, y: float) -> tuple[int, int]:
    """The axial coordinate of the hex in which a point lies."""
    if orientation is Orientation.FLAT:
        q = x / LANE_PITCH
        return _nearest(q, y / ACROSS_SIDES - q / 2)
    r = y / LANE_PITCH
    return _nearest(x / ACROSS_SIDES - r / 2, r)


def corner_offsets(orientation: Orientation) -> tuple[Point, ...]:
    """From the centre to the six corners, clockwise; corner i lies between sides i and i + 1."""
    first = 30 if orientation is Orientation.FLAT else 60
    angles = (radians(first + 60 * corner) for corner in range(6))
    return tuple((sin(angle), -cos(angle)) for angle in angles)


def _nearest(q: float, r: float) -> tuple[int, int]:
    """Round to a hex: the coordinate that was rounded most is derived from the other two."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        return -whole_r - whole_s, whole_r
    if off_r > off_s:
        return whole_q, -whole_q - whole_s
    return whole_q, whole_r
