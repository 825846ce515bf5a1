"""Which of the attacks of a Combat Phase guns and planes are kept for."""

from collections.abc import Callable

from hexfront.games.s42.combat.attack import contacts, fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.odds import odds, strongest
from hexfront.games.s42.state import S42State
from hexfront.hexes import bits
from hexfront.opponents.s42.judge import Judge
from hexfront.play.masks import mask_of

NO_ATTACK = -1e6


def promise(state: S42State, judge: Judge, battle: Battle, support: int) -> float:
    """The value of an attack with so much support, at a glance."""
    found = odds(state, battle)
    column = found.column + support
    if not judge.worthwhile(battle, column):
        return NO_ATTACK
    return judge.attack(battle, found, column)


def better_used(
    state: S42State, judge: Judge, battle: Battle, gain: float, number: int,
    serves: Callable[[Battle], bool],
) -> bool:  # fmt: skip
    """Would so many means of support all add more than `gain` to other attacks that they serve?"""
    idle = fit(state, judge.side) & ~mask_of(battle.attackers)
    for target in bits(contacts(state, judge.side) & ~(1 << battle.hex)):
        other = strongest(state, judge.side, target, idle)
        if other is not None and serves(other) and _adds(state, judge, other) > gain:
            number -= 1
            if number <= 0:
                return True
    return False


def _adds(state: S42State, judge: Judge, battle: Battle) -> float:
    """What a column adds to an attack; one that is not worth it is not made."""
    with_it, alone = (promise(state, judge, battle, support) for support in (1, 0))
    return max(with_it, 0.0) - max(alone, 0.0)
