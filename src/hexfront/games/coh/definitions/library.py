"""Unit kinds, terrain, hit markers, cards and works: read from TOML, checked on load."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from hexfront.board.terrain import is_known, known_names
from hexfront.games.coh.definitions.cards import (
    CLASSIC_DECK,
    CLASSIC_WEAPONS,
    DECK,
    VETERAN_CARDS,
    WEAPONS,
    Card,
    VeteranCard,
    Weapon,
    weapon_name,
)
from hexfront.games.coh.definitions.counters import SIDES, Marker, UnitKind
from hexfront.games.coh.definitions.kinds import load_kinds
from hexfront.games.coh.definitions.terrain import Terrain
from hexfront.games.coh.definitions.works import CLASSIC_EDITION, WorkKind, WorkType, load_works
from hexfront.play.datafile import check_words, fault, read_table, read_toml

STAND_IN = "unnerved"
"""The marker without effect: a hit for which there is none left is like it (A-45)."""

FACES = 6
"""Of a die."""

DATA = Path(__file__).parents[1] / "data"


class Definitions(Struct, frozen=True):
    """All that scenarios refer to."""

    kinds: dict[str, UnitKind]
    terrain: dict[str, Terrain]
    markers: tuple[Marker, ...]
    """Index 0 stands for "no marker" and is never drawn."""
    cards: dict[int, Card]
    weapons: dict[int, Weapon]
    works: dict[WorkType, WorkKind]
    veterans: dict[int, VeteranCard]
    """Cards that only the classic edition has."""

    def faces(self) -> tuple[Marker, ...]:
        """All that may lie under a unit: the markers, and what stands in when there is none."""
        like = self.markers[self.marker_index(STAND_IN)]
        soft = msgspec.structs.replace(like, count=0, stand_in=True)
        return (*self.markers, soft, msgspec.structs.replace(soft, armored=True))

    def stand_in(self, armored: bool) -> int:
        """The index among `faces` of a hit for which the pool of this colour had no marker."""
        return len(self.markers) + armored

    def marker_index(self, marker: str) -> int:
        for index, candidate in enumerate(self.markers):
            if candidate.id == marker:
                return index
        raise KeyError(marker)

    def marker_under(self, marker: str, armored: bool) -> int:
        """A marker as it may lie under a unit of this colour; only a stand-in has another's."""
        found = self.marker_index(marker)
        return found if self.markers[found].armored == armored else self.stand_in(armored)


def load_definitions(data: Path) -> Definitions:
    """Read the data files of a folder."""
    return Definitions(
        load_kinds(data / "units.toml"),
        _terrain(data / "terrain.toml"),
        _markers(data / "markers.toml"),
        _cards(data / "cards.toml", DECK),
        _weapons(data / "weapons.toml", WEAPONS),
        load_works(data / "works.toml"),
        {},
    )


def load_classic(data: Path) -> Definitions:
    """The same for the classic edition, which has counters of its own beside all others."""
    own = data / "classic"
    return Definitions(
        {**load_kinds(data / "units.toml"), **load_kinds(own / "units.toml")},
        _terrain(own / "terrain.toml"),
        _markers(own / "markers.toml"),
        _cards(own / "cards.toml", CLASSIC_DECK),
        _weapons(own / "weapons.toml", CLASSIC_WEAPONS),
        load_works(own / "works.toml", CLASSIC_EDITION),
        _veterans(own / "veterans.toml"),
    )


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
    if STAND_IN not in soft:
        raise fault(path, f"soft.{STAND_IN}", "table is missing")
    none = Marker(name={}, count=0)
    return (
        none,
        *(msgspec.structs.replace(marker, id=key) for key, marker in soft.items()),
        *(msgspec.structs.replace(marker, id=key, armored=True) for key, marker in armored.items()),
    )


def _cards(path: Path, deck: Iterable[int]) -> dict[int, Card]:
    cards: dict[int, Card] = {}
    for key, card in read_table(path, Card).items():
        if not key.isdecimal() or int(key) in cards:
            raise fault(path, key, "each card is named once, by its number")
        if len(card.table) not in (0, 6):
            raise fault(path, f"{key}.table", "expected six figures, one for each face of a d6")
        check_words(path, f"{key}.title", card.title)
        check_words(path, f"{key}.text", card.text)
        cards[int(key)] = msgspec.structs.replace(card, number=int(key))
    for number in deck:
        if number not in cards:
            raise fault(path, str(number), "table is missing")
    return cards


def _weapons(path: Path, numbers: Iterable[int]) -> dict[int, Weapon]:
    found = read_table(path, Weapon)
    names = {weapon_name(number): number for number in numbers}
    for key, weapon in found.items():
        if key not in names:
            raise fault(path, key, f"expected one of {', '.join(names)}")
        if weapon.side not in SIDES:
            raise fault(path, f"{key}.side", f"expected one of {', '.join(SIDES)}")
        if weapon.red_fp is None and weapon.blue_fp is None:
            raise fault(path, f"{key}.red_fp", "a weapon has FP of at least one colour")
        if weapon.reach < weapon.range:
            raise fault(path, f"{key}.reach", "it carries at least as far as its range")
        if weapon.is_artillery and weapon.cost:
            raise fault(path, f"{key}.cost", "artillery has no cost (COH-8.7.a)")
        if weapon.is_artillery != (1 <= weapon.drift <= FACES):
            raise fault(path, f"{key}.drift", "artillery has a drift number on 1d6 (COH-13.7.a)")
        check_words(path, f"{key}.title", weapon.title)
        check_words(path, f"{key}.text", weapon.text)
    for name in names:
        if name not in found:
            raise fault(path, name, "table is missing")
    return {
        number: msgspec.structs.replace(found[name], number=number)
        for name, number in names.items()
    }


def _veterans(path: Path) -> dict[int, VeteranCard]:
    found = read_table(path, VeteranCard)
    for key, card in found.items():
        if key not in map(str, VETERAN_CARDS):
            raise fault(path, key, f"expected one of {', '.join(map(str, VETERAN_CARDS))}")
        check_words(path, f"{key}.title", card.title)
        check_words(path, f"{key}.text", card.text)
    for number in VETERAN_CARDS:
        if str(number) not in found:
            raise fault(path, str(number), "table is missing")
    return {number: found[str(number)] for number in VETERAN_CARDS}


@cache
def definitions(classic: bool = False) -> Definitions:
    """The definitions that come with Hexfront, of the third edition or of the classic one."""
    return load_classic(DATA) if classic else load_definitions(DATA)
