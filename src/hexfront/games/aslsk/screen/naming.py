"""What units, weapons, hexes and sides are called in the log."""

from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.datafile import Words
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId

NATIONS: dict[Nationality, Words] = {
    Nationality.GERMAN: {"en": "Germans", "ru": "Немцы"},
    Nationality.RUSSIAN: {"en": "Russians", "ru": "Русские"},
    Nationality.AMERICAN: {"en": "Americans", "ru": "Американцы"},
    Nationality.BRITISH: {"en": "British", "ru": "Британцы"},
}

UNITS = ("unit", "leader", "target", "giver", "mover")
HEXES = ("hex", "from", "to")
HALVES = ("halves", "left")
"""Arguments in half MF."""
NOTHING = "–"
OFF_BOARD: Words = {"en": "off board", "ru": "вне карты"}


def called(state: AslskState, key: str, value: int | str, lang: str) -> int | str:
    """The name behind an argument of a log entry; numbers stay numbers."""
    if not isinstance(value, int):
        return value
    if key in UNITS:
        return unit_name(state, value, lang)
    if key == "weapon":
        return weapon_name(state, value, lang)
    if key in HEXES:
        return hex_name(state, value, lang)
    if key in HALVES:
        return half_text(value)
    if key == "side":
        return NATIONS[state.setting.nationality[value]][lang]
    return value


def unit_name(state: AslskState, u: int, lang: str) -> str:
    if not 0 <= u < len(state.kind):
        return NOTHING
    return state.kinds.counters[state.kind[u]].name[lang]


def weapon_name(state: AslskState, w: int, lang: str) -> str:
    if not 0 <= w < len(state.setting.weapons):
        return NOTHING
    return state.setting.weapons[w].name[lang]


def hex_name(state: AslskState, h: int, lang: str) -> str:
    return state.setting.board.label(HexId(h)) if h >= 0 else OFF_BOARD[lang]


def half_text(halves: int) -> str:
    """Half MF as players write them: 1½."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
