"""The Combat Phase: which hex to attack, with whom and with what support."""

from collections.abc import Sequence

import msgspec

from hexfront.games.s42.choices import (
    Attack,
    CallOff,
    EndPhase,
    Leave,
    Resolve,
    UseAir,
    UseArtillery,
    UseOffensive,
)
from hexfront.games.s42.combat.attack import contacts, fit
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.odds import HIGHEST, odds, strongest
from hexfront.games.s42.means.support import best_support, in_air_range, within_range
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.reserves import between
from hexfront.opponents.s42.sharing import better_used, promise
from hexfront.play import Choice


def next_attack(state: S42State, judge: Judge, choices: Sequence[Choice]) -> Choice:
    """The most promising attack, or the end of the phase."""
    able = fit(state, judge.side)
    best: tuple[float, int] | None = None
    for choice in choices:
        if not isinstance(choice, Attack):
            continue
        battle = strongest(state, judge.side, HexId(choice.hex), able)
        if battle is None:
            continue
        value = promise(state, judge, battle, best_support(state, battle))
        if value > judge.weights.boldness and (best is None or value > best[0]):
            best = (value, choice.hex)
    if best:
        return Attack(best[1])
    return between(state, judge, choices) or EndPhase()


def gather(state: S42State, judge: Judge, moment: Gathering, choices: Sequence[Choice]) -> Choice:
    """Put the attack together step by step: who stays out, what supports, then the decision."""
    battle = moment.battle
    if battle.automatic:
        return _overrun(state, battle, choices)
    spare = _spare(state, judge, battle, choices)
    if spare is not None:
        return spare
    helper = _helper(state, judge, battle, choices)
    if helper is not None:
        return helper
    if Resolve() in choices and _promising(state, judge, battle):
        return _offensive(judge, battle, choices) or Resolve()
    return CallOff()


def _promising(state: S42State, judge: Judge, battle: Battle) -> bool:
    """Does the attack as it stands gain more than it costs, by its exact chances?"""
    if not judge.worthwhile(battle, odds(state, battle).column):
        return False
    return judge.exact(battle) > judge.weights.boldness


def _offensive(judge: Judge, battle: Battle, choices: Sequence[Choice]) -> Choice | None:
    """A Planned Offensive marker where another die is worth the most of it."""
    if not any(isinstance(c, UseOffensive) for c in choices):
        return None
    now = judge.exact(battle)
    for choice in choices:
        if isinstance(choice, UseOffensive):
            used = (*battle.offensives, choice.unit)
            more = judge.exact(msgspec.structs.replace(battle, offensives=used))
            if more - now > judge.weights.offensive:
                return choice
    return None


def _overrun(state: S42State, battle: Battle, choices: Sequence[Choice]) -> Choice:
    """An Auto DS with no more units than it takes; the dearest stay free to move."""
    leaving = [c for c in choices if isinstance(c, Leave)]
    for choice in sorted(leaving, key=lambda c: -worth(state, c.unit)):
        if odds(state, _without(battle, choice.unit)).automatic:
            return choice
    return Resolve() if Resolve() in choices else CallOff()


def _without(battle: Battle, u: int) -> Battle:
    return msgspec.structs.replace(
        battle, attackers=tuple(v for v in battle.attackers if v != u), artillery=(), air=NONE
    )


def _spare(
    state: S42State, judge: Judge, battle: Battle, choices: Sequence[Choice]
) -> Choice | None:
    """A unit whose part changes nothing and who has somebody else to attack."""
    if battle.artillery or battle.air != NONE:
        return None
    beside = state.country.grid.neighbour_mask
    others = contacts(state, judge.side) & ~(1 << battle.hex)
    column = odds(state, battle).column
    for choice in choices:
        if not isinstance(choice, Leave):
            continue
        place = state.place[choice.unit]
        if place < 0:
            continue
        busy = beside[HexId(place)] & others
        surplus = column > HIGHEST
        if not busy and not surplus:
            continue
        left = odds(state, _without(battle, choice.unit)).column
        if left == column or (surplus and left >= HIGHEST):
            return choice
    return None


def _helper(
    state: S42State, judge: Judge, battle: Battle, choices: Sequence[Choice]
) -> Choice | None:
    """Support that is worth its cost; guns before planes, Supply Points last."""
    found = odds(state, battle)
    if found.column >= HIGHEST:
        return None
    gain = judge.attack(battle, found, found.column + 1) - judge.attack(battle, found, found.column)
    if gain < judge.weights.support:
        return None
    if judge.attack(battle, found, found.column + best_support(state, battle)) < 0:
        return None
    guns = _guns(state, judge, battle, gain, choices)
    flying = _planes(state, judge, battle, gain, choices)
    if guns and not battle.artillery:
        return guns[0]
    if flying:
        return flying[0]
    if guns and gain > 2 * judge.weights.support:
        return guns[0]
    return None


def _guns(
    state: S42State, judge: Judge, battle: Battle, gain: float, choices: Sequence[Choice]
) -> list[UseArtillery]:
    """Guns that have nothing better to do, those that cost no Supply Points first."""
    able = [c for c in choices if isinstance(c, UseArtillery)]
    number = len({c.unit for c in able})

    def free(gun: int) -> bool:
        def serves(other: Battle) -> bool:
            return bool(within_range(state, gun, other.attackers))

        return not better_used(state, judge, battle, gain, number, serves)

    return sorted((c for c in able if free(c.unit)), key=lambda c: (c.supply != NONE, c.unit))


def _planes(
    state: S42State, judge: Judge, battle: Battle, gain: float, choices: Sequence[Choice]
) -> list[UseAir]:
    """Air units that have nothing better to do."""
    able = [c for c in choices if isinstance(c, UseAir)]

    def serves(other: Battle) -> bool:
        return in_air_range(state, other.hex)

    if able and better_used(state, judge, battle, gain, len(able), serves):
        return []
    return able
