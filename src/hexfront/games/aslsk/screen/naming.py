"""What units, weapons, hexes and sides are called in the log."""

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.screen.letters import letter_of, weapon_letters
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.datafile import Words, in_language
from hexfront.play.naming import Naming

NATIONS: dict[Nationality, Words] = {
    Nationality.GERMAN: {"en": "Germans", "ru": "Немцы"},
    Nationality.RUSSIAN: {"en": "Russians", "ru": "Русские"},
    Nationality.AMERICAN: {"en": "Americans", "ru": "Американцы"},
    Nationality.BRITISH: {"en": "British", "ru": "Британцы"},
}

NOTHING = "–"
OFF_BOARD: Words = {"en": "off board", "ru": "вне карты"}


def unit_name(state: AslskState, u: int, lang: str) -> str:
    if not 0 <= u < len(state.kind):
        return NOTHING
    name = in_language(state.kinds.counters[state.kind[u]].name, lang)
    return lettered(name, letter_of(state.setting, u))


def lettered(name: str, letter: str) -> str:
    return f"{name} {letter}".rstrip()


def weapon_name(state: AslskState, w: int, lang: str) -> str:
    if not 0 <= w < len(state.setting.weapons):
        return NOTHING
    name = in_language(state.setting.weapons[w].name, lang)
    return lettered(name, weapon_letters(state.setting)[w])


def hex_name(state: AslskState, h: int, lang: str) -> str:
    return state.setting.board.label(HexId(h)) if h >= 0 else in_language(OFF_BOARD, lang)


def side_name(state: AslskState, side: int, lang: str) -> str:
    return in_language(NATIONS[state.setting.nationality[side]], lang)


def half_text(halves: int) -> str:
    """Half MF as players write them: 1½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


ARCS: dict[str, tuple[str, ...]] = {
    "en": ("N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"),
    "ru": ("С/СВ", "СВ/ЮВ", "ЮВ/Ю", "Ю/ЮЗ", "ЮЗ/СЗ", "СЗ/С"),
}
"""Hexspines by the hexsides between which they stand."""


NAMING = Naming[AslskState](
    {
        "unit": (unit_name, ("unit", "leader", "target", "giver", "mover", "enemy")),
        "weapon": (weapon_name, ("weapon",)),
        "hex": (hex_name, ("hex", "from", "to")),
        "halves": (lambda state, halves, lang: half_text(halves), ("halves", "left")),
        "arc": (lambda state, arc, lang: ARCS[lang][arc], ("arc",)),
        "side": (side_name, ("side",)),
    }
)
