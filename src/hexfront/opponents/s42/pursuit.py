"""After a combat: who advances, where to, and whether to break through.

Every choice is tried out: what counts is where the units would stand, whom they would cut off,
and which HQs or divisions would be lost behind them.
"""

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
from hexfront.opponents.s42.exposure import neglected, staffs
from hexfront.opponents.s42.ground import worth
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.posture import forward
from hexfront.play import Choice
from hexfront.play.masks import members

ONWARD = 0.3
"""What a step must improve to be taken."""
COMPANY = 2
"""Combat units that share a hex after an advance, if there is a choice."""
CROWD = 0.8
"""For each unit beyond that."""


def who(state: S42State, judge: Judge, moment: AdvanceChoice, choices: Sequence[Choice]) -> Choice:
    """The Breakthrough Group first, then whoever gains by it."""
    battle = moment.following.battle
    groups = [
        (_punch(state, judge, c, battle.attackers), -n, c)
        for n, c in enumerate(choices) if isinstance(c, FormGroup)
    ]  # fmt: skip
    if groups and max(groups)[0] > 0:
        return max(groups)[2]
    rated = [(_gain(state, judge, c), c.unit) for c in choices if isinstance(c, Advance)]
    if rated and max(rated)[0] > ONWARD:
        return Advance(max(rated)[1])
    return EndAdvance()


def _punch(state: S42State, judge: Judge, choice: FormGroup, attackers: Sequence[int]) -> float:
    """How strong a group is that sets out from a hex; nothing if it has nowhere better to go."""
    units = [u for u in attackers if state.place[u] == choice.hex] or list(attackers)
    fast = [u for u in units if state.setting.mechanized >> u & 1]
    if not fast or judge.pull(choice.hex) <= 0.02:
        return 0.0
    after = _tried(state, choice)
    now = after.stack[-1]
    if isinstance(now, GroupAdvance):
        best = _best_step(after, judge, now.group.units, _kept(after))
        if isinstance(best, Halt):
            return 0.0
    return float(sum(state.face(u).attack for u in fast))


def _tried(state: S42State, choice: Choice) -> S42State:
    """The game as it would be after a choice."""
    after = state.copy()
    after.news = None
    after.take(choice)
    return after


def _gain(state: S42State, judge: Judge, choice: Advance) -> float:
    """What a unit gains by leaving its hex for the best of those that are open to it."""
    u = choice.unit
    if state.setting.supply >> u & 1:
        return -1.0
    here = _stand(judge, state, (u,), state.place[u])
    begun = _tried(state, choice)
    steps = [step for step in begun.choices() if isinstance(step, Step)]
    return max(_after_steps(begun, judge, (u,), steps), default=-1e6) - here


def _after_steps(
    state: S42State, judge: Judge, units: Sequence[int], steps: Sequence[Step]
) -> list[float]:
    """The values of the steps of an advance, with what they leave behind."""
    if not steps:
        return []
    pockets, neglect, values = judge.pockets(state), neglected(state, judge.side), []
    for choice in steps:
        after = _tried(state, choice)
        value = _stand(judge, after, units, choice.place)
        value += judge.pockets(after) - pockets - neglected(after, judge.side)
        values.append(value + neglect)
    return values


def _stand(judge: Judge, state: S42State, units: Sequence[int], place: int) -> float:
    """The value of units where they stand; too many in one hex are no use."""
    if place >= 0 and all(staffs(state) >> u & 1 for u in units):
        return 0.0
    crowd = len(members(state.combat_at(place, judge.side))) if place >= 0 else 0
    return forward(judge, state, units, place) - CROWD * max(crowd - COMPANY, 0)


def step(state: S42State, judge: Judge, moment: Advancing, choices: Sequence[Choice]) -> Choice:
    """The next hex of an advance, or the halt."""
    return _best_step(state, judge, moment.march.units, choices)


def _best_step(
    state: S42State, judge: Judge, units: Sequence[int], choices: Sequence[Choice]
) -> Choice:
    here = _stand(judge, state, units, state.place[units[0]])
    rated: list[tuple[float, int, Choice]] = []
    steps = [choice for choice in choices if isinstance(choice, Step)]
    values = iter(_after_steps(state, judge, units, steps))
    for n, choice in enumerate(choices):
        if isinstance(choice, Step):
            rated.append((next(values), -n, choice))
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
    if found.column < LOWEST or not judge.worthwhile(battle, found.column):
        return -1e6
    value = judge.attack(battle, found, found.column)
    return value if value > judge.weights.boldness else -1e3


def form(state: S42State, judge: Judge, moment: Forming, choices: Sequence[Choice]) -> Choice:
    """Units with tanks and speed join the group, unless they leave an HQ alone."""
    taking = [c for c in choices if isinstance(c, Take)]
    before = neglected(state, judge.side)
    fast = [
        c for c in taking
        if state.setting.mechanized >> c.unit & 1
        and neglected(_tried(state, c), judge.side) <= before
    ]  # fmt: skip
    if fast:
        return max(fast, key=lambda c: (worth(state, c.unit), c.unit))
    return Halt() if Halt() in choices else choices[0]


def group(state: S42State, judge: Judge, moment: GroupAdvance, choices: Sequence[Choice]) -> Choice:
    """The group steps on, fights or halts; it keeps its units together."""
    kept = [c for c in choices if not isinstance(c, DropOff)]
    return _best_step(state, judge, moment.group.units, kept)


def _kept(state: S42State) -> list[Choice]:
    return [c for c in state.choices() if not isinstance(c, DropOff)]
