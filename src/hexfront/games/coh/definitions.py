"""Unit kinds, terrain, hit markers and cards: immutable, read from TOML, checked on load."""

from enum import Enum
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from hexfront.board.terrain import is_known, known_names
from hexfront.play.datafile import (
    Amount,
    Positive,
    Words,
    check_words,
    fault,
    read_table,
    read_toml,
)

DATA = Path(__file__).parent / "data"

SIDES = ("german", "soviet")
"""The two sides in the order of their seats."""

DECK = range(1, 14)
"""The battle cards whose play the rules know by number."""


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
    attack_cost: Amount
    move_cost: Amount
    mover: Mover = Mover.FOOT
    red_fp: int | None
    blue_fp: int | None
    red_crewed: bool = False
    blue_crewed: bool = False
    range: Amount
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
    entry: dict[Mover, Amount]
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
    count: Amount
    rally: Amount = 0
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

    def fp(self, against_armored: bool) -> int:
        return self.blue_fp if against_armored else self.red_fp


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A battle card."""

    title: Words
    text: Words
    count: Positive
    type: CardType
    cost: Amount
    colour: Literal["green", "blue"] = "green"
    symbols: tuple[Literal["group", "hidden", "he"], ...] = ()
    amount: int = 0
    table: tuple[int, ...] = ()
    """What each face of a d6 brings, for cards that roll one."""
    source: Literal["rulebook", "outside", "designed"]
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


def load_definitions(data: Path) -> Definitions:
    """Read the four data files of a folder."""
    return Definitions(
        _kinds(data / "units.toml"),
        _terrain(data / "terrain.toml"),
        _markers(data / "markers.toml"),
        _cards(data / "cards.toml"),
    )


def _kinds(path: Path) -> dict[str, UnitKind]:
    kinds = read_table(path, UnitKind)
    for key, kind in kinds.items():
        check_words(path, f"{key}.name", kind.name)
        if kind.side not in SIDES:
            raise fault(path, f"{key}.side", f"expected one of {SIDES}, got {kind.side!r}")
        if kind.front < kind.flank:  # COH-6.1.b
            raise fault(path, f"{key}.front", "expected the larger defense in front")
        for name in (*kind.given, *kind.outside):
            if name not in UnitKind.__struct_fields__:
                raise fault(path, f"{key}.given", f"a counter has no figure {name!r}")
    return {key: msgspec.structs.replace(kind, id=key) for key, kind in kinds.items()}


def _terrain(path: Path) -> dict[str, Terrain]:
    rows = read_table(path, Terrain)
    for key, row in rows.items():
        if not is_known(key):
            raise fault(path, key, f"no such terrain; expected one of {', '.join(known_names())}")
        if row.defense and not row.defense_rule:
            raise fault(path, f"{key}.defense_rule", "the rule of the defense figure is missing")
        if row.rally and not row.rally_rule:
            raise fault(path, f"{key}.rally_rule", "the rule of the rally figure is missing")
    return {key: msgspec.structs.replace(row, id=key) for key, row in rows.items()}


def _markers(path: Path) -> tuple[Marker, ...]:
    soft = read_table(path, Marker, "soft")
    armored = read_table(path, Marker, "armored")
    for section in read_toml(path):
        if section not in ("soft", "armored"):
            raise fault(path, section, "expected a marker below soft or armored")
    for section, markers in (("soft", soft), ("armored", armored)):
        for key, marker in markers.items():
            check_words(path, f"{section}.{key}.name", marker.name)
    for key in armored:
        if key in soft:
            raise fault(path, f"armored.{key}", "a soft marker has the same name")
    if "unnerved" not in soft:  # it stands in when a pool is empty
        raise fault(path, "soft.unnerved", "table is missing")
    none = Marker(name={}, count=0)
    return (
        none,
        *(msgspec.structs.replace(marker, id=key) for key, marker in soft.items()),
        *(msgspec.structs.replace(marker, id=key, armored=True) for key, marker in armored.items()),
    )


def _cards(path: Path) -> dict[int, Card]:
    cards: dict[int, Card] = {}
    for key, card in read_table(path, Card).items():
        if not key.isdecimal() or int(key) in cards:
            raise fault(path, key, "each card is named once, by its number")
        if len(card.table) not in (0, 6):
            raise fault(path, f"{key}.table", "expected six figures, one for each face of a d6")
        check_words(path, f"{key}.title", card.title)
        check_words(path, f"{key}.text", card.text)
        cards[int(key)] = msgspec.structs.replace(card, number=int(key))
    for number in DECK:
        if number not in cards:
            raise fault(path, str(number), "table is missing")
    return cards


@cache
def definitions() -> Definitions:
    """The definitions that come with Hexfront."""
    return load_definitions(DATA)
