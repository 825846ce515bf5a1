"""Acting together: whom to take along, and where each one goes."""

from hexfront.games.coh.choices import Done, Enter, Face, Gather, GroupKind, Join, Move
from hexfront.games.coh.moments.base import ChooseFacing, CohMoment
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.group import GatherGroup, GroupMoves
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.facing import best_facing
from hexfront.opponents.coh.lookahead import after, value
from hexfront.opponents.coh.worth import Judge, is_heavy
from hexfront.play import Choice

LARGEST = 4
NEVER = -1e9

Rated = tuple[float, tuple[Choice, ...]]


def group_plan(state: CohState, side: int, gather: Gather, judge: Judge) -> Rated:
    """The group around this unit that is worth most, as a row of choices.

    All members share one Spent Check, whether they move or not (COH-10.10.c): who would stay where
    he is is left out, and heavy weapons come along only where that is better.
    """
    best, members, moved = _rated_group(state, side, gather, judge, frozenset())
    idle = members - moved if moved else frozenset()
    heavy = frozenset(u for u in members if u != gather.unit and is_heavy(state, u))
    for left_out in {idle, idle | heavy} - {frozenset()}:
        smaller, _, _ = _rated_group(state, side, gather, judge, left_out)
        best = max(best, smaller, key=lambda rated: rated[0])
    return best


def _rated_group(
    state: CohState, side: int, gather: Gather, judge: Judge, without: frozenset[int]
) -> tuple[Rated, frozenset[int], frozenset[int]]:
    """The group without some units: its rating and choices, its members and those that moved."""
    nobody: frozenset[int] = frozenset()
    if gather.unit in without:
        return (NEVER, (gather,)), nobody, nobody
    following = after(state, gather)
    row: list[Choice] = [gather]
    while _asks(following, GatherGroup):
        joiner = _next_member(following, without)
        if joiner is None:
            break
        row.append(joiner)
        following.take(joiner)
    if not _asks(following, GatherGroup) or Done() not in following.choices():
        return (NEVER, (gather,)), nobody, nobody
    members = frozenset(following.stack[-1].members)
    if min(members) != gather.unit:  # rated once, from its first member
        return (NEVER, (gather,)), members, nobody
    row.append(Done())
    following.take(Done())
    if not _asks(following, GroupMoves):
        return (value(following, side, judge), tuple(row)), members, members
    rated = _move_all(following, side, judge, row)
    steps = [step for step in rated[1] if isinstance(step, Move | Enter)]
    return rated, members, frozenset(step.unit for step in steps)


def _asks(state: CohState, *kinds: type[CohMoment]) -> bool:
    """Is one of these questions open? A free action may end the game at once."""
    return bool(state.stack) and isinstance(state.stack[-1], kinds)


def _next_member(state: CohState, without: frozenset[int]) -> Join | None:
    """Another fresh unit; for a rally, another one with a hit marker."""
    moment: GatherGroup = state.stack[-1]
    if len(moment.members) >= LARGEST:
        return None
    for choice in state.choices():
        if not isinstance(choice, Join) or choice.unit in without:
            continue
        wanted = moment.kind is not GroupKind.RALLY or state.hit[choice.unit]
        if wanted and (moment.card or state.is_fresh(choice.unit)):
            return choice
    return None


def _move_all(state: CohState, side: int, judge: Judge, row: list[Choice]) -> Rated:
    """One member after the other takes its best step; who gains nothing stays."""
    for u in state.stack[-1].members:
        step = _best_step(state, side, u, judge)
        if step is None:
            continue
        row.append(step)
        state.take(step)
        if _asks(state, ChooseFacing, Drive):
            row.append(_turned(state, u))
    if not _asks(state, GroupMoves):
        return value(state, side, judge), tuple(row)
    if not state.stack[-1].moved:
        return NEVER, tuple(row)
    return value(after(state, Done()), side, judge), (*row, Done())


def _best_step(state: CohState, side: int, u: int, judge: Judge) -> Choice | None:
    """The step of this member that improves things most."""
    if not _asks(state, GroupMoves):
        return None
    best, most = None, judge.worth(state, side)
    for choice in state.choices():
        if not isinstance(choice, Move | Enter) or choice.unit != u:
            continue
        trial = after(state, choice)
        if _asks(trial, ChooseFacing, Drive):
            _turned(trial, u)
        rating = judge.worth(trial, side)
        if rating > most:
            best, most = choice, rating
    return best


def _turned(state: CohState, u: int) -> Face:
    """Turn a unit that has just moved towards the enemy."""
    face = Face(u, best_facing(state, u))
    state.take(face)
    return face
