"""Who plays with whom: seats in teams.

A seat is a person with units and means of its own. In a duel each of two seats is a team; three or
four seats may share two teams, and then a seat's enemies are all seats of the other team.
"""

from typing import NamedTuple

FOE = (1, 0)
"""In a game of two sides: the other one."""

WATCHER = 100
"""Whoever looks on without a seat, and knows only what all seats know. No table is so large: what
is kept by seats has nothing for it, where a small or negative number would find a seat's own."""


class Teams(NamedTuple):
    """By seat: its team, its enemies, and those who play with it."""

    team: tuple[int, ...]
    enemies: tuple[tuple[int, ...], ...]
    allies: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.team)

    @classmethod
    def of(cls, *team: int) -> "Teams":
        """`Teams.of(0, 1, 0)`: seats 0 and 2 against seat 1."""
        if len(set(team)) < 2:
            raise ValueError(f"somebody must be on the other side: {team}")
        seats = range(len(team))
        return cls(
            team,
            tuple(tuple(o for o in seats if team[o] != team[s]) for s in seats),
            tuple(tuple(o for o in seats if team[o] == team[s] and o != s) for s in seats),
        )


DUEL = Teams.of(0, 1)
