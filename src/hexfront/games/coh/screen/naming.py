"""What units, hexes, cards and sides are called in the log."""

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.state import CohState
from hexfront.play.datafile import in_language
from hexfront.play.naming import Naming


def unit_name(state: CohState, u: int, lang: str) -> str:
    return in_language(state.kind(u).name, lang)


def hex_name(state: CohState, h: int, lang: str) -> int | str:
    return state.field.board.labels[h] if h >= 0 else h


def card_name(state: CohState, number: int, lang: str) -> str:
    return in_language(state.setting.definitions.cards[number].title, lang)


def weapon_title(state: CohState, number: int, lang: str) -> str:
    return in_language(state.setting.definitions.weapons[number].title, lang)


def seat_name(state: CohState, seat: int, lang: str) -> str:
    return state.setting.seat_names[seat]


def team_name(state: CohState, team: int, lang: str) -> str:
    return SIDES[team]


def plain(state: CohState, value: int, lang: str) -> int:
    """What only the page puts into words."""
    return value


NAMING = Naming[CohState](
    {
        "unit": (unit_name, ("unit", "target", "by", "attacker", "vehicle")),
        "units": (plain, ("units",)),
        "hex": (hex_name, ("hex", "to", "from", "origin")),
        "card": (card_name, ("card",)),
        "weapon": (weapon_title, ("weapon",)),
        "cards": (plain, ("cards",)),
        "side": (seat_name, ("side", "seat")),
        "team": (team_name, ("team", "winner")),
        "facing": (plain, ("facing",)),
        "marker": (plain, ("marker",)),
    }
)
