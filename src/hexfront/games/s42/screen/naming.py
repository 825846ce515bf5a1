"""What units, hexes and sides are called in the log."""

from hexfront.games.s42.places import AREA, area_of
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play.datafile import Words

SIDE_NAMES: tuple[Words, Words] = ({"en": "Axis", "ru": "Ось"}, {"en": "Soviets", "ru": "СССР"})
SUPPLY_NAME: Words = {"en": "Supply Point", "ru": "Очко снабжения"}
PLACES = ("hex", "from", "to", "place", "a", "b")
UNITS = ("unit", "supply")


def called(state: S42State, key: str, value: int | str, lang: str) -> int | str:
    """The name behind an argument of a log entry; numbers stay numbers."""
    if not isinstance(value, int):
        return value
    if key in UNITS:
        return unit_name(state, value, lang)
    if key in PLACES:
        return place_name(state, value, lang)
    if key == "air":
        return state.setting.air[value].name[lang]
    if key == "side":
        return SIDE_NAMES[value][lang]
    return value


def unit_name(state: S42State, u: int, lang: str) -> str:
    if state.setting.supply >> u & 1:
        return SUPPLY_NAME[lang]
    return state.unit(u).name[lang]


def place_name(state: S42State, place: int, lang: str) -> str:
    """The number of a hex with the name of its place, or an Entry Area."""
    theatre = state.country.theatre
    if place >= 0:
        h = HexId(place)
        label, there = theatre.label(h), theatre.places.get(h)
        return f"{label} {there.name(lang)}" if there else label
    if place <= AREA:
        area = theatre.areas[state.country.area_ids[area_of(place)]]
        return f"{area.id} {area.name(lang)}"
    return "–"
