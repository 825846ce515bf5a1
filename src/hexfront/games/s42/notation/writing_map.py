"""Writing the map of a position down, statement by statement."""

from collections.abc import Iterable, Iterator

from hexfront.board import Hexside
from hexfront.games.notation.faults import quoted
from hexfront.games.s42.definitions.terrain import Terrain
from hexfront.games.s42.notation.sketch import ADHOC, EDGE
from hexfront.games.s42.theatre import Place, PlaceKind, Railway, Road, Theatre
from hexfront.hexes import HexId, bits


def map_lines(theatre: Theatre) -> Iterator[str]:
    """The statements that make this map; a map of the game is named."""
    if theatre.id != ADHOC:
        yield f"map {theatre.id}"
        return
    hexes = theatre.grid.hexes
    sheet = theatre.map_sheets[hexes[0]][0]
    yield f"map {theatre.label(hexes[0])}-{theatre.label(hexes[-1])} sheet {sheet}"
    yield from _ground(theatre)
    yield from _water(theatre)
    yield from _ways(theatre)
    for area in theatre.areas.values():
        yield f"area {area.id} {area.side.value} {labels(theatre, area.hexes)}".rstrip()
    if theatre.west_of_start:
        yield f"west {labels(theatre, bits(theatre.west_of_start))}"
    for line in theatre.army_boundaries:
        yield f"boundary {sides(theatre, line.sides)} {quoted(line.en)}"
    for name, row in theatre.rows.items():
        yield f"row {name} {row}"


def labels(theatre: Theatre, hexes: Iterable[HexId]) -> str:
    return " ".join(theatre.label(h) for h in hexes)


def sides(theatre: Theatre, pairs: Iterable[Hexside]) -> str:
    return " ".join(f"{theatre.label(a)}/{theatre.label(b)}" for a, b in pairs)


def path(theatre: Theatre, hexes: Iterable[HexId]) -> str:
    return "-".join(theatre.label(h) for h in hexes)


def _ground(theatre: Theatre) -> Iterator[str]:
    named = {h for h, place in theatre.places.items() if _city(place)}
    by_kind: dict[Terrain, list[HexId]] = {}
    for h in theatre.grid.hexes:
        if theatre.terrain[h] is not Terrain.CLEAR and h not in named:
            by_kind.setdefault(theatre.terrain[h], []).append(h)
    for kind, hexes in by_kind.items():
        yield f"terrain {kind.value} {labels(theatre, hexes)}"
    for place in theatre.places.values():
        yield _place_line(theatre, place)
    groups: dict[int, list[HexId]] = {}
    for h, group in theatre.fortified.items():
        groups.setdefault(group, []).append(h)
    for group, hexes in groups.items():
        yield f"fortified {labels(theatre, hexes)} group {group}"


def _city(place: Place) -> bool:
    return place.kind in (PlaceKind.MINOR_CITY, PlaceKind.MAJOR_CITY)


def _place_line(theatre: Theatre, place: Place) -> str:
    words = [place.kind.value, theatre.label(place.hex)]
    if _city(place):
        words = ["city", theatre.label(place.hex), place.kind.value.removesuffix("-city")]
    words.append(quoted(place.en))
    if place.vp:
        words.append(f"vp {place.vp}")
    if place.port:
        words.append(f"port {place.port.value}")
    if place.airfield:
        words.append("airfield")
    if place.city:
        words.append(f"of {quoted(place.city)}")
    return " ".join(words)


def _water(theatre: Theatre) -> Iterator[str]:
    for course in theatre.courses:
        name = quoted(course.en)
        yield f"river {course.kind.value} {sides(theatre, course.sides)} named {name}"
    for word, pairs in (
        ("sea", theatre.sea_sides),
        ("alpine", theatre.alpine),
        ("volga-bridge", theatre.volga_bridges),
    ):
        if pairs:
            yield f"{word} {sides(theatre, sorted(pairs))}"
    for ferry in theatre.ferries:
        yield f"ferry {sides(theatre, [ferry.side])} {quoted(ferry.en)}"


def _ways(theatre: Theatre) -> Iterator[str]:
    for road in theatre.ways:
        yield f"road {road.kind.value} {_open_path(theatre, road)}"
    for line in theatre.railways:
        words = ["rail", "green" if line.green else "plain", f"tracks {line.tracks}"]
        if line.opens:
            words.append(f"opens {line.opens}")
        words.append(f"named {quoted(line.en)}")
        if line.link:
            words.append("link")
        yield " ".join((*words, _open_path(theatre, line)))


def _open_path(theatre: Theatre, way: Road | Railway) -> str:
    before, after = f"{EDGE}-" * way.from_edge, f"-{EDGE}" * way.to_edge
    return f"{before}{path(theatre, way.hexes)}{after}"
