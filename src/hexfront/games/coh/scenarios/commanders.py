"""Who plays a scenario: a side with one player, or with two commanders (COH-19.0)."""

from pathlib import Path
from typing import NamedTuple

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.scenarios.scenariofile import PlayerFile, SideFile, TeamFile
from hexfront.play.datafile import Words, check_words, convert, fault

MOST = 4
"""Players at a table."""
OF_A_SIDE = 2


class Commander(NamedTuple):
    """A player of a scenario file, and where in the file he stands."""

    key: str
    side: int
    file: PlayerFile
    objective_vp: int
    destroyed_vp: int
    name: Words


def read_commanders(path: Path, sides: tuple[dict[str, object], ...]) -> tuple[Commander, ...]:
    """By seat: the first commanders of both sides, then the second ones."""
    teams = [_side(path, side, table) for side, table in enumerate(sides)]
    return tuple(team[rank] for rank in range(OF_A_SIDE) for team in teams if rank < len(team))


def _side(path: Path, side: int, table: dict[str, object]) -> list[Commander]:
    key = SIDES[side]
    if "commanders" not in table:
        alone = convert(path, key, table, SideFile)
        return [Commander(key, side, alone, alone.objective_vp, alone.destroyed_vp, {})]
    team = convert(path, key, table, TeamFile)
    if not 1 <= len(team.commanders) <= OF_A_SIDE:
        reason = f"expected one or two players, got {len(team.commanders)}"
        raise fault(path, f"{key}.commanders", f"{reason}: at most {MOST} play (COH-19.0.a)")
    found = []
    for n, commander in enumerate(team.commanders):
        check_words(path, f"{key}.commanders[{n}].name", commander.name)
        found.append(
            Commander(
                f"{key}.commanders[{n}]", side, commander,
                team.objective_vp, team.destroyed_vp, commander.name,
            )
        )  # fmt: skip
    return found
