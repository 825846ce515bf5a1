"""Computer players in a process of their own: a table's players stay there between choices."""

from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from hexfront.games import find
from hexfront.opponents import Level, Opponent, opponent_for
from hexfront.play import Choice

_MOST = 64
"""Players that are remembered; one that was forgotten begins anew from what it sees."""

_seated: OrderedDict[tuple[str, int], Opponent] = OrderedDict()


class Place(Struct, frozen=True):
    """Which player is asked: the one in that seat at that table."""

    table: str
    game: str
    seat: int
    seed: int
    level: Level = "player"


def think(place: Place, view: Struct, choices: Sequence[Choice]) -> Choice:
    """What the player at this place chooses."""
    return _player(place).choose(view, choices)


def take_place(place: Place) -> None:
    """Be ready for the first question, which then need not wait for a game to be loaded."""
    _player(place)


def learn(game: str, scenario: str) -> None:
    """Have a game loaded, and what it works out about a scenario's board, before anybody takes
    place at a table."""
    opponent_for(game, 0, 0)
    rules = find(game)
    rules.warm(rules.new(scenario))


def _player(place: Place) -> Opponent:
    key = (place.table, place.seat)
    player = _seated.pop(key, None) or opponent_for(place.game, place.seat, place.seed, place.level)
    _seated[key] = player
    if len(_seated) > _MOST:
        _seated.popitem(last=False)
    return player
