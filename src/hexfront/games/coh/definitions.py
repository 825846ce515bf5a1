"""Unit kinds, terrain, hit markers and cards: immutable, read from TOML, checked on load."""

import tomllib
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

DATA = Path(__file__).parent / "data"

SIDES = ("german", "soviet")
"""The two sides in the order of their seats."""

Words = dict[str, str]
"""A text by language."""


class DataError(Exception):
    """A data file with a fault: says which file, which key and what was expected."""


class Mover(Enum):
    """The colour of the movement cost (COH-4.5.a, COH-15.1)."""

    FOOT = "foot"
    WHEELED = "wheeled"
    TRACKED = "tracked"


class CardType(Enum):
    """The symbol in a card's upper left corner (COH-8.3)."""

    ACTION = "action"
    BONUS = "bonus"
    SCENARIO = "scenario"


class UnitKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a counter prints (COH-1.1, table T7)."""

    name: Words
    side: str
    silhouette: str
    attack_cost: int
    move_cost: int
    mover: Mover = Mover.FOOT
    red_fp: int | None
    blue_fp: int | None
    red_crewed: bool = False
    blue_crewed: bool = False
    range: int
    front: int
    flank: int
    armored: bool = False
    given: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()
    id: str = ""

    def fp(self, against_armored: bool) -> int | None:
        """FP of the colour of the target's defense (COH-6.6.b)."""
        return self.blue_fp if against_armored else self.red_fp

    def crewed(self, against_armored: bool) -> bool:
        """Whether the FP value used has a white background (COH-6.11.c)."""
        return self.blue_crewed if against_armored else self.red_crewed

    @property
    def takes_control(self) -> bool:
        """Printed FP counts, whatever a hit marker does (COH-4.4.b, COH-4.4.c)."""
        return (self.red_fp or 0) > 0 or (self.blue_fp or 0) > 0


class Terrain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of the terrain chart."""

    rule: str
    entry: dict[Mover, int]
    defense: int = 0
    defense_rule: str = ""
    blocks: bool = False
    rally: int = 0
    rally_rule: str = ""
    no_attack: bool = False
    id: str = ""


class Marker(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hit marker: each figure changes the characteristic at its place (COH-7.3)."""

    name: Words
    count: int
    rally: int = 0
    final: bool = False
    only_rally: bool = False
    no_attack: bool = False
    no_move: bool = False
    attack_cost: int = 0
    move_cost: int = 0
    red_fp: int = 0
    blue_fp: int = 0
    range: int = 0
    front: int = 0
    flank: int = 0
    id: str = ""
    armored: bool = False

    @property
    def bars_attack(self) -> bool:
        return self.no_attack or self.only_rally or self.final

    @property
    def bars_move(self) -> bool:
        return self.no_move or self.only_rally or self.final

    @property
    def bars_all_but_rally(self) -> bool:
        return self.only_rally or self.final

    @property
    def changes_attack(self) -> bool:
        return bool(self.attack_cost or self.red_fp or self.blue_fp)

    def fp(self, against_armored: bool) -> int:
        return self.blue_fp if against_armored else self.red_fp


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle card."""

    title: Words
    text: Words
    count: int
    type: CardType
    cost: int
    colour: str = "green"
    symbols: tuple[str, ...] = ()
    amount: int = 0
    table: tuple[int, ...] = ()
    source: str
    number: int = 0

    @property
    def for_group(self) -> bool:
        return "group" in self.symbols

    @property
    def for_hidden(self) -> bool:
        return "hidden" in self.symbols


class Definitions(Struct, frozen=True):
    """All that scenarios refer to."""

    kinds: dict[str, UnitKind]
    terrain: dict[str, Terrain]
    markers: tuple[Marker, ...]
    """Index 0 stands for "no marker" and is never drawn."""
    cards: dict[int, Card]

    def marker_index(self, marker: str) -> int:
        for index, candidate in enumerate(self.markers):
            if candidate.id == marker:
                return index
        raise KeyError(marker)


T = TypeVar("T", bound=Struct)


def read_table(path: Path, kind: type[T], section: str = "") -> dict[str, T]:
    """Every table of a TOML file as a struct of that kind, keyed by its name."""
    raw = read_toml(path)
    if section:
        found = raw.get(section)
        if not isinstance(found, dict):
            raise DataError(f"{path.name}: table [{section}] is missing")
        raw = found
    return {key: convert(path, f"{section}.{key}" if section else key, value, kind)
            for key, value in raw.items()}  # fmt: skip


def read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise DataError(f"{path.name}: no such file") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: {error}") from error


def convert(path: Path, key: str, value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise DataError(f"{path.name}: {key}: {error}") from error


def load_definitions(data: Path) -> Definitions:
    """Read the four data files of a folder."""
    kinds = {key: msgspec.structs.replace(kind, id=key)
             for key, kind in read_table(data / "units.toml", UnitKind).items()}  # fmt: skip
    for key, kind in kinds.items():
        if kind.side not in SIDES:
            raise DataError(f"units.toml: {key}.side: expected one of {SIDES}, got {kind.side!r}")
    terrain = {key: msgspec.structs.replace(row, id=key)
               for key, row in read_table(data / "terrain.toml", Terrain).items()}  # fmt: skip
    return Definitions(kinds, terrain, _markers(data / "markers.toml"), _cards(data))


def _markers(path: Path) -> tuple[Marker, ...]:
    soft = read_table(path, Marker, "soft")
    armored = read_table(path, Marker, "armored")
    none = Marker(name={}, count=0)
    return (
        none,
        *(msgspec.structs.replace(marker, id=key) for key, marker in soft.items()),
        *(msgspec.structs.replace(marker, id=key, armored=True) for key, marker in armored.items()),
    )


def _cards(data: Path) -> dict[int, Card]:
    cards: dict[int, Card] = {}
    for key, card in read_table(data / "cards.toml", Card).items():
        if not key.isdigit():
            raise DataError(f"cards.toml: {key}: a card is named by its number")
        cards[int(key)] = msgspec.structs.replace(card, number=int(key))
    return cards


@cache
def definitions() -> Definitions:
    """The definitions that come with Hexfront."""
    return load_definitions(DATA)
