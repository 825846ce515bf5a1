"""After a combat: who advances, where to, and whether to break through."""

from collections.abc import Sequence

from hexfront.games.s42.choices import (
    Advance,
    Breakthrough,
    DropOff,
    EndAdvance,
    FormGroup,
    Halt,
    Step,
    Take,
)
from hexfront.games.s42.combat.odds import LOWEST, breakthrough_battle, odds
from hexfront.games.s42.moments.advance import AdvanceChoice, Advancing
from hexfront.games.s42.moments.breakthrough import Forming, GroupAdvance
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.opponents.s42.ground import worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.posture import forward, noose
from hexfront.play import Choice
from hexfront.play.masks import members

ONWARD = 0.3
"""What a step must improve to be taken."""
COMPANY = 2
"""Combat units that share a hex after an advance, if there is a choice."""


def who(state: S42State, judge: Judge, moment: AdvanceChoice, choices: Sequence[Choice]) -> Choice:
    """The Breakthrough Group first, then whoever gains by it."""
    groups = [c for c in choices if isinstance(c, FormGroup)]
    battle = moment.following.battle
    if groups:
        best = max(groups, key=lambda c: _punch(state, judge, c.hex, battle.attackers))
        if _punch(state, judge, best.hex, battle.attackers) > 0:
            return best
    rated = [
        (_gain(state, judge, c.unit, battle.hex), c.unit) for c in choices if isinstance(c, Advance)
    ]
    if rated and max(rated)[0] > ONWARD:
        return Advance(max(rated)[1])
    return EndAdvance()


def _punch(state: S42State, judge: Judge, h: int, attackers: Sequence[int]) -> float:
    """How strong a group is that sets out from a hex."""
    units = [u for u in attackers if state.place[u] == h] or list(attackers)
    fast = [u for u in units if state.setting.mechanized >> u & 1]
    if not fast:
        return 0.0
    total = float(sum(state.face(u).attack for u in fast))
    return total if judge.pull(h) > 0.02 else 0.0


def _gain(state: S42State, judge: Judge, u: int, h: HexId) -> float:
    """What a unit gains by leaving its hex for the one that the enemy has left."""
    if state.setting.supply >> u & 1:
        return -1.0
    crowd = len(members(state.combat_at(h, judge.side)))
    gain = forward(judge, state, (u,), h) - forward(judge, state, (u,), state.place[u])
    if state.setting.asu >> u & 1:
        return gain - 1.0 if crowd else -1.0
    return gain - 0.8 * max(crowd - COMPANY + 1, 0)


def step(state: S42State, judge: Judge, moment: Advancing, choices: Sequence[Choice]) -> Choice:
    """The next hex of an advance, or the halt."""
    units = moment.march.units
    return _best_step(state, judge, units, choices)


def _best_step(
    state: S42State, judge: Judge, units: Sequence[int], choices: Sequence[Choice]
) -> Choice:
    before = judge.cut_off(state)
    here = forward(judge, state, units, state.place[units[0]])
    rated: list[tuple[float, int, Choice]] = []
    for n, choice in enumerate(choices):
        if isinstance(choice, Step):
            rate = forward(judge, state, units, choice.place)
            rate += noose(judge, state, units, choice.place, before)
            rated.append((rate, -n, choice))
        elif isinstance(choice, Breakthrough):
            rated.append((here + _strike(state, judge, units, choice.hex), -n, choice))
        elif isinstance(choice, Halt):
            rated.append((here + ONWARD, -n, choice))
    return max(rated)[2] if rated else choices[0]


def _strike(state: S42State, judge: Judge, units: Sequence[int], h: int) -> float:
    """The value of a Breakthrough Combat."""
    battle = breakthrough_battle(state, judge.side, HexId(h), units)
    if not battle.attackers:
        return -1e6
    found = odds(state, battle)
    if found.column < LOWEST:
        return -1e6
    value = judge.attack(battle, found, found.column)
    return value if value > judge.weights.boldness else -1e3


def form(state: S42State, moment: Forming, choices: Sequence[Choice]) -> Choice:
    """Units with tanks and speed join the group."""
    taking = [c for c in choices if isinstance(c, Take)]
    fast = [c for c in taking if state.setting.mechanized >> c.unit & 1]
    if fast:
        return max(fast, key=lambda c: (worth(state, c.unit), c.unit))
    return Halt() if Halt() in choices else choices[0]


def group(state: S42State, judge: Judge, moment: GroupAdvance, choices: Sequence[Choice]) -> Choice:
    """The group steps on, fights or halts; it keeps its units together."""
    kept = [c for c in choices if not isinstance(c, DropOff)]
    return _best_step(state, judge, moment.group.units, kept)
