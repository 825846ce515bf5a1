"""The source files as structs: what each may say, checked on reading."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexfront.play.datafile import read_struct

LonLat = tuple[float, float]
Outline = Annotated[tuple[LonLat, ...], Meta(min_length=3)]
Track = Annotated[tuple[LonLat, ...], Meta(min_length=2)]
Label = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Span = tuple[int, int]

CourseKind = Literal["minor", "major", "volga", "lake"]
GroundKind = Literal[
    "desert", "woods", "rough", "wooded-rough", "marsh", "seasonal-marsh", "mountain"
]
PlaceKind = Literal["landmark", "town", "minor-city", "major-city"]
Sea = Literal["azov", "black", "kerch"]
Edge = Literal["north", "east", "south", "west"]


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all source tables have in common: no key may be misspelt."""


class Control(Source, frozen=True):
    name: str
    at: LonLat
    hex: Label


class Fit(Source, frozen=True):
    columns: Span
    rows: Span
    missing: tuple[Label, ...]
    control: Annotated[tuple[Control, ...], Meta(min_length=5)]


class WaterBody(Source, frozen=True):
    """A `narrow` one makes no hex of its own: it lies along hexsides or within land hexes."""

    name: str
    outline: Outline
    narrow: bool = False


class Water(Source, frozen=True):
    sea: tuple[WaterBody, ...]
    lake: tuple[WaterBody, ...]


class RiverSource(Source, frozen=True):
    """A river; `id` tells it from another stretch of the same name."""

    en: str
    ru: str
    kind: CourseKind
    head: str
    mouth: str
    points: Track
    id: str = ""
    left: tuple[Label, ...] = ()
    right: tuple[Label, ...] = ()

    @property
    def key(self) -> str:
        return self.id or self.en


class Rivers(Source, frozen=True):
    river: tuple[RiverSource, ...]


class Ground(Source, frozen=True):
    kind: GroundKind
    name: str
    outline: Outline


class GroundFile(Source, frozen=True):
    ground: tuple[Ground, ...]


class PlaceSource(Source, frozen=True):
    """A place; `city` joins the hexes of a city that fills more than one."""

    en: str
    ru: str
    at: LonLat
    kind: PlaceKind
    vp: int = 0
    hex: str = ""
    port: Sea | None = None
    airfield: bool = False
    city: str = ""


class Places(Source, frozen=True):
    place: tuple[PlaceSource, ...]


class RailSource(Source, frozen=True):
    en: str
    green: bool
    tracks: Literal[1, 2]
    stops: Annotated[tuple[str, ...], Meta(min_length=2)]
    opens: int = 0
    link: bool = False


class Rails(Source, frozen=True):
    rail: tuple[RailSource, ...]


class Roads(Source, frozen=True):
    primary: tuple[tuple[str, ...], ...]
    secondary: tuple[tuple[str, ...], ...]


class Crest(Source, frozen=True):
    name: str
    points: Track


class Alpine(Source, frozen=True):
    full: tuple[Label, ...]


class FerrySource(Source, frozen=True):
    en: str
    ru: str
    between: tuple[Label, Label]


class VolgaBridge(Source, frozen=True):
    between: tuple[Label, Label]


class Fortified(Source, frozen=True):
    group: Literal[1, 2, 3]
    hexes: tuple[Label, ...]


class Works(Source, frozen=True):
    crest: tuple[Crest, ...]
    alpine: Alpine
    ferry: tuple[FerrySource, ...]
    volga_bridge: tuple[VolgaBridge, ...]
    fortified: tuple[Fortified, ...]


class SheetSource(Source, frozen=True):
    id: str
    columns: Span
    rows: Span


class Stretch(Source, frozen=True):
    edge: Edge
    span: Span


class AreaSource(Source, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z]$")]
    side: Literal["axis", "soviet", "both"]
    en: str
    ru: str
    stretches: tuple[Stretch, ...]
    window: str = ""
    without: str = ""
    """A window on which the area is not used."""


class StartLine(Source, frozen=True):
    en: str
    ru: str
    head: str
    mouth: str
    points: tuple[Label, ...]
    soviet: tuple[Label, ...]
    axis: tuple[Label, ...]


class ArmyBoundary(Source, frozen=True):
    en: str
    ru: str
    points: tuple[Label, ...]


class Row(Source, frozen=True):
    id: str
    row: int
    rule: str


class Areas(Source, frozen=True):
    sheet: tuple[SheetSource, ...]
    area: tuple[AreaSource, ...]
    start_line: StartLine
    army_boundary: tuple[ArmyBoundary, ...]
    row: tuple[Row, ...]


class LabelSource(Source, frozen=True):
    """A name written over the map."""

    en: str
    ru: str
    at: LonLat
    style: Literal["water", "land"]
    size: float
    turn: float = 0.0
    spread: float = 0.0


class Labels(Source, frozen=True):
    label: tuple[LabelSource, ...]


class Sources(Struct, frozen=True):
    """All source files of the map."""

    folder: Path
    fit: Fit
    water: Water
    rivers: Rivers
    ground: GroundFile
    places: Places
    rails: Rails
    roads: Roads
    works: Works
    areas: Areas
    labels: Labels


def read_sources(folder: Path) -> Sources:
    """The folder's files; DataError names the file, the key and what was expected."""
    return Sources(
        folder=folder,
        fit=read_struct(folder / "fit.toml", Fit),
        water=read_struct(folder / "water.toml", Water),
        rivers=read_struct(folder / "rivers.toml", Rivers),
        ground=read_struct(folder / "terrain.toml", GroundFile),
        places=read_struct(folder / "places.toml", Places),
        rails=read_struct(folder / "railways.toml", Rails),
        roads=read_struct(folder / "roads.toml", Roads),
        works=read_struct(folder / "works.toml", Works),
        areas=read_struct(folder / "areas.toml", Areas),
        labels=read_struct(folder / "labels.toml", Labels),
    )
