"""The map of the theatre: model, reading, drawing."""

from hexfront.games.s42.definitions.terrain import River, RoadKind, Terrain
from hexfront.games.s42.theatre.model import (
    Bridge,
    Course,
    EntryArea,
    Ferry,
    Holder,
    Line,
    Place,
    PlaceKind,
    Railway,
    Road,
    SeaName,
    Theatre,
)
from hexfront.games.s42.theatre.reading import MAP_FILE, WHOLE, load, read

__all__ = [
    "MAP_FILE",
    "WHOLE",
    "Bridge",
    "Course",
    "EntryArea",
    "Ferry",
    "Holder",
    "Line",
    "Place",
    "PlaceKind",
    "Railway",
    "River",
    "Road",
    "RoadKind",
    "SeaName",
    "Terrain",
    "Theatre",
    "load",
    "read",
]
