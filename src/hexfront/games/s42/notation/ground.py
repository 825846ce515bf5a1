"""Statements about the map: terrain, places, water, ways and Entry Areas."""

from hexfront.games.notation.faults import FaultError, member, number
from hexfront.games.notation.statements import Statement
from hexfront.games.s42.definitions.terrain import River, RoadKind, Terrain
from hexfront.games.s42.notation.draft import Draft
from hexfront.games.s42.notation.sketch import Sketch, cell
from hexfront.games.s42.theatre import (
    EntryArea,
    Ferry,
    Holder,
    Line,
    Place,
    PlaceKind,
    Railway,
    Road,
    SeaName,
)

KINDS = tuple(river.value for river in River)
CITIES = {"minor": PlaceKind.MINOR_CITY, "major": PlaceKind.MAJOR_CITY}


class Reader:
    """The words of a statement, of which options with a value are taken out."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)

    def option(self, key: str, usual: str = "") -> str:
        """`named Don`: the word after the key."""
        if key not in self.words:
            return usual
        where = self.words.index(key)
        if where + 1 == len(self.words):
            raise FaultError(f"expected something after {key!r}")
        value = self.words[where + 1]
        del self.words[where : where + 2]
        return value

    def flag(self, word: str) -> bool:
        if word not in self.words:
            return False
        self.words.remove(word)
        return True

    def one(self, known: tuple[str, ...], usual: str) -> str:
        """The word that is among the known ones."""
        found = next((word for word in self.words if word in known), None)
        if found is None:
            return usual
        self.words.remove(found)
        return found

    def numbers(self) -> list[str]:
        """All words that start with a digit; what is left is a name."""
        found = [word for word in self.words if word[0].isdigit()]
        self.words = [word for word in self.words if not word[0].isdigit()]
        return found

    def name(self, usual: str) -> str:
        found = " ".join(self.words)
        return found or usual

    def done(self) -> None:
        if self.words:
            raise FaultError(f"unknown word {self.words[0]!r}")


def choose_map(draft: Draft, rest: list[str]) -> None:
    """`map 1000-1610`, `map A`, `map theatre`; `map 1000-1610 sheet C1`."""
    if not rest:
        raise FaultError("expected a block such as 1000-1610 or a map such as A")
    draft.map_named = True
    if not rest[0][0].isdigit():
        draft.choose_map(rest[0])
        return
    first, dash, last = rest[0].partition("-")
    if not dash:
        raise FaultError("expected a block such as 1000-1610")
    start, end = cell(first), cell(last)
    if end[0] < start[0] or end[1] < start[1]:
        raise FaultError(f"{rest[0]}: expected the lower number first")
    draft.sketch = Sketch(start, end)
    reader = Reader(rest[1:])
    draft.sketch.sheets = (reader.option("sheet", "A"),)
    reader.done()


def _terrain(draft: Draft, rest: list[str]) -> None:
    """`terrain woods 1203 1204-1206, marsh 1305`."""
    sketch = draft.blank()
    for part in " ".join(rest).split(","):
        kind, *labels = part.split() or [""]
        terrain = member(kind, Terrain, "a terrain")
        for h in sketch.hexes(labels):
            sketch.terrain[h] = terrain


def _place(kind: PlaceKind | None) -> Statement[Draft]:
    """`city 1203 major Voronezh vp 2 port azov airfield of Stalingrad`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        sketch, reader = draft.blank(), Reader(rest)
        found = kind or CITIES[reader.one(tuple(CITIES), "minor")]
        vp = number(reader.option("vp", "0"))
        port = reader.option("port")
        sea = member(port, SeaName, "a sea") if port else None
        airfield, city = reader.flag("airfield"), reader.option("of")
        hexes = sketch.hexes(reader.numbers())
        if not hexes:
            raise FaultError("expected a hex")
        for h in hexes:
            name = reader.name(f"{found.value} {sketch.label(h)}")
            sketch.settle(Place(h, name, name, found, vp, sea, airfield, city))

    return handle


def _fortified(draft: Draft, rest: list[str]) -> None:
    """`fortified 1203 1204 group 2`."""
    sketch, reader = draft.blank(), Reader(rest)
    group = number(reader.option("group", "1"))
    sketch.fortified |= dict.fromkeys(sketch.hexes(reader.words), group)


def _river(draft: Draft, rest: list[str]) -> None:
    """`river major 1203/1204 1203/1304 named Don`."""
    sketch, reader = draft.blank(), Reader(rest)
    name = reader.option("named")
    kind = River(reader.one(KINDS, River.MINOR.value))
    sketch.flow(kind, name or f"River {len(sketch.courses) + 1}", sketch.sides(reader.words))


def _sides(field: str) -> Statement[Draft]:
    """`alpine 1203/1204`, `sea 1203/1204`, `volga-bridge 1203/1204`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        sketch = draft.blank()
        getattr(sketch, field).update(sketch.sides(rest))

    return handle


def _road(draft: Draft, rest: list[str]) -> None:
    """`road primary edge-1000-1004`."""
    sketch, reader = draft.blank(), Reader(rest)
    kinds = tuple(kind.value for kind in RoadKind)
    kind = RoadKind(reader.one(kinds, RoadKind.PRIMARY.value))
    sketch.ways += [Road(kind, *sketch.path(word)) for word in reader.words]


def _rail(draft: Draft, rest: list[str]) -> None:
    """`rail edge-1000-1004 plain opens 20 named Steppe tracks 2`, `rail link 1203-1305`."""
    sketch, reader = draft.blank(), Reader(rest)
    tracks, opens = number(reader.option("tracks", "1")), number(reader.option("opens", "0"))
    name = reader.option("named")
    green = reader.one(("green", "plain"), "green") == "green"
    link = reader.flag("link")
    for word in reader.words:
        if link:
            ends = tuple(sketch.at(label) for label in word.split("-"))
            path = ends, False, False
        else:
            path = sketch.path(word)
        title = name or f"Line {len(sketch.railways) + 1}"
        sketch.railways.append(Railway(title, green, tracks, opens, link, *path))


def _ferry(draft: Draft, rest: list[str]) -> None:
    sketch, reader = draft.blank(), Reader(rest)
    for side in sketch.sides(reader.numbers()):
        name = reader.name(f"Ferry {len(sketch.ferries) + 1}")
        sketch.ferries.append(Ferry(name, name, side))


def _area(draft: Draft, rest: list[str]) -> None:
    """`area X axis 1000-1004`; without hexes it is a box beside the map."""
    sketch = draft.blank()
    if len(rest) < 2:
        raise FaultError("expected `area LETTER axis|soviet|both [HEXES]`")
    id_, holder = rest[0], member(rest[1], Holder, "a holder")
    hexes = tuple(sketch.hexes(rest[2:]))
    sketch.areas[id_] = EntryArea(id_, holder, f"Area {id_}", f"Area {id_}", hexes)


def _west(draft: Draft, rest: list[str]) -> None:
    sketch = draft.blank()
    sketch.west.update(sketch.hexes(rest))


def _boundary(draft: Draft, rest: list[str]) -> None:
    sketch, reader = draft.blank(), Reader(rest)
    sides = tuple(sketch.sides(reader.numbers()))
    name = reader.name(f"Boundary {len(sketch.boundaries) + 1}")
    sketch.boundaries.append(Line(name, name, sides))


def _row(draft: Draft, rest: list[str]) -> None:
    """`row lower-don 31`: a hexrow that rules name."""
    if len(rest) != 2:
        raise FaultError("expected `row NAME NUMBER`")
    draft.blank().rows[rest[0]] = number(rest[1])


GROUND: dict[str, Statement[Draft]] = {
    "terrain": _terrain,
    "town": _place(PlaceKind.TOWN),
    "landmark": _place(PlaceKind.LANDMARK),
    "city": _place(None),
    "fortified": _fortified,
    "river": _river,
    "alpine": _sides("alpine"),
    "sea": _sides("sea"),
    "volga-bridge": _sides("bridges"),
    "road": _road,
    "rail": _rail,
    "ferry": _ferry,
    "area": _area,
    "west": _west,
    "boundary": _boundary,
    "row": _row,
}
"""Statements that lay something on an ad-hoc map."""
