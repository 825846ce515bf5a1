"""Painting the hexes: sea and lakes, terrain, places."""

from collections.abc import Sequence

from hexfront.board import hexside
from hexfront.board.art.curves import between
from hexfront.games.s42.mapping.sources import PlaceSource
from hexfront.games.s42.mapping.survey import Region, Survey
from hexfront.hexes import NOWHERE, HexId
from hexfront.hexes.plane import Point

SEA_SHARE = 0.62
"""A hex with more sea than this is a sea hex; with less, its land is in play."""

LAKE_SHARE = 0.45

_RINGS = ((0.0, 1), (0.3, 6), (0.6, 12), (0.88, 18))
"""Sampling points of a hex: distance from the centre in radii, and how many."""


def settle(survey: Survey) -> None:
    """Give every place its hex; a pinned one may lie no further than a hex from its position."""
    for place in survey.sources.places.place:
        found = survey.projection.hex(place.at)
        key = f"place {place.en!r}"
        if place.hex:
            pinned = survey.hex(place.hex, "places.toml", key)
            if found != NOWHERE and survey.grid.distance(pinned, found) > 1:
                reason = f"pinned to {place.hex}, but lies in {survey.label(found)}"
                raise survey.fault("places.toml", key, reason)
            found = pinned
        if found == NOWHERE:
            raise survey.fault("places.toml", key, "lies off the map")
        if found in survey.places:
            other = survey.places[found].en
            raise survey.fault("places.toml", key, f"{survey.label(found)} already holds {other}")
        survey.places[found] = place


def paint(survey: Survey) -> None:
    """Terrain of every hex, and the hexsides that the sea covers."""
    seas = survey.regions(survey.sources.water.sea)
    wide = [lake for lake in survey.sources.water.lake if not lake.narrow]
    lakes = survey.regions(wide)
    grounds = [(g.kind, survey.region(g.outline)) for g in survey.sources.ground.ground]
    for hex_ in survey.grid.hexes:
        survey.terrain[hex_] = _terrain(survey, hex_, seas, lakes, grounds)
    _cover_sides(survey, seas)
    _drop_far_shores(survey)


def _terrain(
    survey: Survey,
    hex_: HexId,
    seas: Sequence[Region],
    lakes: Sequence[Region],
    grounds: Sequence[tuple[str, Region]],
) -> str:
    place = survey.places.get(hex_)
    if place is None and _share(survey, hex_, seas) > SEA_SHARE:
        return "sea"
    if place is None and _share(survey, hex_, lakes) > LAKE_SHARE:
        return "lake"
    if place is not None and place.kind in ("minor-city", "major-city"):
        return place.kind
    centre = survey.grid.centre(hex_)
    kinds = [kind for kind, region in grounds if region.holds(centre)]
    return kinds[-1] if kinds else "clear"


def _share(survey: Survey, hex_: HexId, bodies: Sequence[Region]) -> float:
    """How much of a hex lies within some water."""
    centre = survey.grid.centre(hex_)
    corners = survey.grid.corners(hex_)
    outer = {any(body.holds(point) for body in bodies) for point in (centre, *corners)}
    if len(outer) == 1:
        return float(outer.pop())
    points = [
        _on_ring(centre, corners, distance, k / count)
        for distance, count in _RINGS
        for k in range(count)
    ]
    wet = sum(any(body.holds(point) for body in bodies) for point in points)
    return wet / len(points)


def _on_ring(centre: Point, corners: Sequence[Point], distance: float, turn: float) -> Point:
    """A point on a smaller hex around the same centre."""
    index, along = divmod(turn * 6, 1)
    corner = int(index) % 6
    rim = between(corners[corner], corners[(corner + 1) % 6], along)
    return between(centre, rim, distance)


def _drop_far_shores(survey: Survey) -> None:
    """Land that the sea cuts off, such as Crimea, is no part of the playing area."""
    left = {h for h in survey.grid.hexes if survey.terrain[h] != "sea"}
    start = next(iter(survey.places))
    reached, rim = {start}, [start]
    while rim:
        hex_ = rim.pop()
        for other in survey.grid.neighbours[hex_]:
            if hexside(hex_, other) in survey.sea_sides:
                continue
            if other in left and other not in reached:
                reached.add(other)
                rim.append(other)
    survey.missing = left - reached
    survey.sea_sides = {side for side in survey.sea_sides if reached.issuperset(side)}


def _cover_sides(survey: Survey, seas: Sequence[Region]) -> None:
    """Hexsides between land hexes that lie wholly in the sea (S42-2.2.3.b)."""
    for side, (start, end) in survey.corners.sides():
        if survey.water(side[0]) or survey.water(side[1]):
            continue
        a, b = survey.corners.place(start), survey.corners.place(end)
        points = [between(a, b, k / 8) for k in range(9)]
        if all(any(sea.holds(point) for sea in seas) for point in points):
            survey.sea_sides.add(side)


def place_named(survey: Survey, name: str) -> tuple[HexId, PlaceSource] | None:
    """The place with an English name."""
    for hex_, place in survey.places.items():
        if place.en == name:
            return hex_, place
    return None
