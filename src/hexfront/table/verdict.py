"""How a game ended, for the records: by its rules, or as the people at the table ended it."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from hexfront.play import Match
from hexfront.table.clocks import Pace
from hexfront.table.protocol import Ended

WON, DRAWN, LOST = 1.0, 0.5, 0.0


class Verdict(Struct, frozen=True):
    """By seat: what it is called, its team, and what it got: 1, a half, or nothing. `how` is
    "rules", or as the players ended it; "absent" for whoever was away too long without a clock."""

    how: str
    sides: tuple[str, ...]
    teams: tuple[int, ...]
    points: tuple[float, ...]


def by_rules(match: Match) -> Verdict | None:
    """What the rules say; nothing while the game goes on."""
    result = match.game.result(match.state)
    if result is None:
        return None
    winner = result.winner
    return _verdict(match, "rules", lambda team: DRAWN if winner is None else float(team == winner))


def by_players(match: Match, ended: Ended) -> Verdict:
    """Whoever gave up, or was too late, has lost, and all of the team; whoever the others let have
    the game has won it; else nobody has."""
    if ended.seat < 0:
        return _verdict(match, ended.how, lambda _: DRAWN)
    named, other = (WON, LOST) if ended.how == "awarded" else (LOST, WON)
    team_of_seat = match.state.teams.team[ended.seat]
    return _verdict(match, ended.how, lambda team: named if team == team_of_seat else other)


def by_absence(match: Match, pace: Pace, late: int) -> Verdict:
    """Whoever did not come has lost, and all of the team, though the computer plays on."""
    verdict = by_players(match, Ended("timeout", late))
    return verdict if pace.kind != "none" else replace(verdict, how="absent")


def _verdict(match: Match, how: str, points: Callable[[int], float]) -> Verdict:
    state = match.state
    teams = state.teams.team
    return Verdict(how, match.game.seats_at(state), teams, tuple(map(points, teams)))
