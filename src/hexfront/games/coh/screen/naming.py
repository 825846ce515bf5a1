"""What units, hexes, cards and sides are called, in the log, on the page and in a terminal."""

from functools import lru_cache

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.setting import Setting
from hexfront.games.coh.state import CohState
from hexfront.play.datafile import Words, in_language
from hexfront.play.naming import Naming

SIDE_NAMES: tuple[Words, Words] = (
    {"en": "German", "ru": "Германия"},
    {"en": "Soviet", "ru": "СССР"},
)
FACINGS: tuple[Words, ...] = (
    {"en": "north", "ru": "север"},
    {"en": "north-east", "ru": "северо-восток"},
    {"en": "south-east", "ru": "юго-восток"},
    {"en": "south", "ru": "юг"},
    {"en": "south-west", "ru": "юго-запад"},
    {"en": "north-west", "ru": "северо-запад"},
)
_KEPT = 8
"""Settings whose codes are remembered."""


@lru_cache(_KEPT)
def unit_codes(chosen: Setting) -> tuple[Words, ...]:
    """By unit: side and number as the counter shows them, whichever commander it belongs to.

    They follow from the order of battle alone, so they tell nothing about who hides where.
    """
    counts = [0] * len(SIDES)
    codes: list[Words] = []
    for unit in chosen.start:
        team = chosen.teams.team[unit.side]
        counts[team] += 1
        codes.append({lang: f"{name[0]}{counts[team]}" for lang, name in SIDE_NAMES[team].items()})
    return tuple(codes)


def player_name(chosen: Setting, seat: int) -> Words:
    """A side by its name; of two commanders each with his own beside it, or with a number."""
    team = chosen.teams.team
    side, commander = SIDE_NAMES[team[seat]], chosen.terms[seat].name
    if commander:
        return {lang: f"{in_language(side, lang)} ({name})" for lang, name in commander.items()}
    if team.count(team[seat]) == 1:
        return side
    rank = team[: seat + 1].count(team[seat])
    return {lang: f"{name} {rank}" for lang, name in side.items()}


def unit_name(state: CohState, u: int, lang: str) -> str:
    code = in_language(unit_codes(state.setting)[u], lang)
    return f"{in_language(state.kind(u).name, lang)} {code}"


def hex_name(state: CohState, h: int, lang: str) -> int | str:
    return state.field.board.labels[h] if h >= 0 else h


def card_name(state: CohState, number: int, lang: str) -> str:
    return in_language(state.setting.definitions.cards[number].title, lang)


def weapon_title(state: CohState, number: int, lang: str) -> str:
    return in_language(state.setting.definitions.weapons[number].title, lang)


def seat_name(state: CohState, seat: int, lang: str) -> str:
    return in_language(player_name(state.setting, seat), lang)


def team_name(state: CohState, team: int, lang: str) -> str:
    return in_language(SIDE_NAMES[team], lang)


def veteran_name(state: CohState, number: int, lang: str) -> str:
    return in_language(state.setting.definitions.veterans[number].title, lang)


def facing_name(state: CohState, facing: int, lang: str) -> str:
    return in_language(FACINGS[facing], lang)


def marker_name(state: CohState, marker: str, lang: str) -> str:
    markers = state.setting.definitions.markers
    return next((in_language(one.name, lang) for one in markers if one.id == marker), marker)


def plain(state: CohState, value: int, lang: str) -> int:
    """What only the page puts into words."""
    return value


NAMING = Naming[CohState](
    {
        "unit": (unit_name, ("unit", "target", "aimed", "by", "attacker", "vehicle")),
        "units": (plain, ("units",)),
        "hex": (hex_name, ("hex", "to", "from", "origin")),
        "card": (card_name, ("card",)),
        "veteran": (veteran_name, ("veteran",)),
        "weapon": (weapon_title, ("weapon",)),
        "cards": (plain, ("cards",)),
        "side": (seat_name, ("side", "seat")),
        "team": (team_name, ("team", "winner")),
        "facing": (facing_name, ("facing",)),
    },
    by_id={"marker": (marker_name, ("marker",))},
)
