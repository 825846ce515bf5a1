"""The kernel's moments as the ASL Starter Kit uses them."""

from typing import ClassVar, TypeAlias

from hexfront import play
from hexfront.games.aslsk.state import AslskState
from hexfront.play import Chances, dice

ONE_DIE = dice(1)
TWO_DICE = dice(2)
"""The colored die first, then the white one (ASL-1.4.a)."""

AslskMoment: TypeAlias = play.SideMoment[AslskState]
RulesStep: TypeAlias = play.RulesStep[AslskState]


class DiceMoment(play.DiceMoment[AslskState], frozen=True):
    """Dice fall for a side: a DR of two, or a dr of one."""

    rolls: ClassVar[Chances] = TWO_DICE
