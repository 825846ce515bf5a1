"""How a game stands: what each side has towards victory, where it comes from, and who would win
if the game ended now.

A game tells it from what one seat knows, on demand; words are put on at the edge.
"""

from collections.abc import Iterable

from msgspec import Struct

from hexfront.play.datafile import Words
from hexfront.play.log import Args, Entry


class Gain(Struct, frozen=True, omit_defaults=True):
    """Points of a team, what they are for, and the rule that gives them."""

    team: int
    message: str
    args: Args
    points: int
    rule: str


class Score(Struct, frozen=True):
    """The points of a team."""

    team: int
    points: int


class Aim(Struct, frozen=True, omit_defaults=True):
    """Something that a team needs, and how much of it it has: a message, or a text of the file."""

    team: int
    has: int
    needs: int
    met: bool
    message: str = ""
    args: Args = {}
    text: Words = {}
    hexes: tuple[int, ...] = ()
    """The hexes that it is about."""


class Standing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the game stands for the eyes of one seat."""

    clock: str
    """A message that says how far the game is: its arguments are `now` and `last`."""
    now: int
    last: int
    scores: tuple[Score, ...] = ()
    aims: tuple[Aim, ...] = ()
    gains: tuple[Gain, ...] = ()
    """What has brought points so far, or brings them as long as it lasts."""
    coming: tuple[Gain, ...] = ()
    """What the present position brings at the end of the round."""
    winner: int | None = None
    """The team that would win if the game ended now; None for a draw."""
    reason: str = ""
    """A message: why it would."""
    rule: str = ""


def gains_by(
    told: Iterable[Entry], message: str, names: dict[str, str], otherwise: str
) -> tuple[Gain, ...]:
    """The points that entries of the log with this message gave, added up by team and by what
    their rule is called; their arguments are `team` and `points`."""
    found: dict[tuple[int, str], list[int | str]] = {}
    for entry in told:
        if entry.message != message:
            continue
        team, points = entry.args["team"], entry.args["points"]
        if not isinstance(team, int) or not isinstance(points, int):
            raise TypeError(f"{message} without a team and points")
        name = names.get(entry.rule, otherwise)
        row = found.setdefault((team, name), [0, entry.rule])
        row[0] = int(row[0]) + points
    return tuple(
        Gain(team, name, {}, int(points), str(rule))
        for (team, name), (points, rule) in sorted(found.items())
    )
