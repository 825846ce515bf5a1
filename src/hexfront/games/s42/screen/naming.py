"""What units, hexes and sides are called in the log."""

from hexfront.games.s42.places import AREA, BOX, area_of, box_at
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play.datafile import Words, in_language
from hexfront.play.naming import Naming

SIDE_NAMES: tuple[Words, Words] = ({"en": "Axis", "ru": "Ось"}, {"en": "Soviets", "ru": "СССР"})
BOX_NAME: Words = {"en": "holding box", "ru": "ячейка"}
SUPPLY_NAME: Words = {"en": "Supply Point", "ru": "Очко снабжения"}


def unit_name(state: S42State, u: int, lang: str) -> str:
    if state.setting.supply >> u & 1:
        return in_language(SUPPLY_NAME, lang)
    return in_language(state.unit(u).name, lang)


def place_name(state: S42State, place: int, lang: str) -> str:
    """The number of a hex with the name of its place, or an Entry Area."""
    theatre = state.country.theatre
    if place >= 0:
        h = HexId(place)
        label, there = theatre.label(h), theatre.places.get(h)
        return f"{label} {there.name(lang)}" if there else label
    if place <= BOX:
        return f"{in_language(BOX_NAME, lang)} {box_at(place) + 1}"
    if place <= AREA:
        area = theatre.areas[state.country.area_ids[area_of(place)]]
        return f"{area.id} {area.name(lang)}"
    return "–"


def air_name(state: S42State, air: int, lang: str) -> str:
    return in_language(state.setting.air[air].name, lang)


def side_name(state: S42State, side: int, lang: str) -> str:
    return in_language(SIDE_NAMES[side], lang)


NAMING = Naming[S42State](
    {
        "unit": (
            unit_name,
            ("unit", "army", "supply", "target", "by", "lead", "attacker", "defender"),
        ),
        "place": (place_name, ("hex", "from", "to", "place", "origin", "a", "b")),
        "air": (air_name, ("air",)),
        "side": (side_name, ("side", "winner", "seat")),
    }
)
