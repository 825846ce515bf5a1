"""What the markers of fortifications and obstacles print (COH-17.0)."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Literal, NamedTuple

from msgspec import Struct

from hexfront.games.coh.definitions.counters import Role
from hexfront.play.datafile import Amount, Positive, Words, check_words, fault, read_table


class WorkType(Enum):
    """Fortifications and obstacles by the names of the data file."""

    TRENCH = "trench"
    BUNKER = "bunker"
    HASTY = "hasty"
    WIRE = "wire"
    ROAD_BLOCK = "road-block"
    MINES = "mines"
    REFUGEES = "refugees"
    LIVESTOCK = "livestock"
    GUN_PIT = "gun-pit"
    DITCH = "ditch"

    __hash__ = object.__hash__  # looked up again and again; there is one of each


CROWDS = (WorkType.REFUGEES, WorkType.LIVESTOCK)
"""Counters of neither side (SOLO-9.0.a)."""
THIRD_EDITION = tuple(work for work in WorkType if work not in (WorkType.GUN_PIT, WorkType.DITCH))
"""Gun pits and ditches are of the classic edition."""
CLASSIC_EDITION = tuple(work for work in WorkType if work not in CROWDS)


class Work(NamedTuple):
    """A marker on the map; hasty defenses belong to units and are kept with them."""

    hex: int
    type: WorkType
    facing: int = 0
    """Only where the marker has a red stripe (COH-17.1.b)."""
    owner: int = 0
    """The seat that placed it."""
    hidden: bool = False
    """Mines that nobody but the owner's team knows of (COH-17.10.a)."""
    colour: str = ""
    """Whom mines harm: red infantry, blue vehicles, otherwise all (COHC-23.d)."""


class WorkKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a marker prints."""

    name: Words
    type: Literal["fortification", "obstacle", "crowd"]
    facing: bool = False
    occupants: tuple[Role, ...] = ()
    front: Amount = 0
    flank: Amount = 0
    hex: int = 0
    defense: Positive | None = None
    hit_number: Positive | None = None
    given: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()

    @property
    def is_fortification(self) -> bool:
        return self.type == "fortification"


def load_works(path: Path, types: tuple[WorkType, ...] = THIRD_EDITION) -> dict[WorkType, WorkKind]:
    """The markers of a file, every one of which must be there."""
    rows = read_table(path, WorkKind)
    known = {kind.value for kind in types}
    for key, row in rows.items():
        if key not in known:
            raise fault(path, key, f"expected one of {', '.join(sorted(known))}")
        check_words(path, f"{key}.name", row.name)
        for figure, reason in _slips(WorkType(key), row):
            raise fault(path, f"{key}.{figure}", reason)
    for work in types:
        if work.value not in rows:
            raise fault(path, work.value, "table is missing")
    return {WorkType(key): row for key, row in rows.items()}


def _slips(work: WorkType, kind: WorkKind) -> Iterator[tuple[str, str]]:
    """What is wrong with a marker: the figure and the reason."""
    if not kind.is_fortification and (kind.occupants or kind.front or kind.flank):
        yield "type", "only fortifications are occupied"
    if kind.is_fortification and not kind.occupants:
        yield "occupants", "somebody must be able to occupy a fortification"
    if not kind.facing and kind.front != kind.flank:
        yield "facing", "a marker without a facing has no flank"
    if (work in CROWDS) != (kind.type == "crowd"):
        yield "type", "refugees and livestock are crowds, and nothing else is"
    if (work is WorkType.MINES) != (kind.hit_number is not None):
        yield "hit_number", "mines have one, and nothing else does"
    for source in ("given", "outside"):
        for name in getattr(kind, source):
            if name not in WorkKind.__struct_fields__:
                yield source, f"a marker has no figure {name!r}"
