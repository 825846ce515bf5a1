"""The situation of a game of Skirmish, each field declared once."""

from enum import IntEnum

from hexfront.play import State
from hexfront.play.fields import Shared, Units, declared
from hexfront.play.masks import members
from skirmish.setting import Setting, Starting

GONE = -1


class Phase(IntEnum):
    """SKR-1.1.b"""

    MOVEMENT = 0
    COMBAT = 1


@declared
class SkirmishState(State):
    """Units are numbers; sets of units and of hexes are bit masks."""

    setting: Shared[Setting]
    turn: int
    side: int
    """The player whose turn it is."""
    phase: int
    place: list[int]
    """By unit: its hex, or GONE."""
    steps: list[int]
    moved: Units
    attacked: Units
    """Units that have attacked in this phase."""
    targeted: Units
    """Units that have been attacked in this phase."""
    control: list[int]
    """By objective: the side that holds it, or -1."""
    winner: int
    """At the end: the side that has won, or -1 for a draw."""

    def __init__(self, setting: Setting) -> None:
        """The set-up of a scenario, with nothing on the stack."""
        self.blank()
        self.setting = setting
        self.turn, self.winner = 1, -1
        self.place = [unit.hex for unit in setting.units]
        self.steps = [2] * len(setting.units)
        self.control = list(setting.holders)

    def unit(self, u: int) -> Starting:
        return self.setting.units[u]

    def owner(self, u: int) -> int:
        return self.setting.units[u].side

    def strength(self, u: int) -> int:
        return self.unit(u).kind.strength[0 if self.steps[u] == 2 else 1]

    def alive(self, side: int) -> list[int]:
        """The units of a side that are on the board."""
        return [u for u in members(self.setting.masks[side]) if self.place[u] != GONE]

    def hexes(self, side: int) -> int:
        """The hexes in which a side has units."""
        return sum(1 << self.place[u] for u in self.alive(side))

    def foe(self, side: int) -> int:
        return self.enemies(side)[0]
