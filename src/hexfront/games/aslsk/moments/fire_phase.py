"""What the fire phases share: one attack after another until the player has enough (ASL-3.2.b)."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import (
    Bombard,
    Destroy,
    Done,
    Engage,
    FirePanzerfaust,
    OpenFire,
    React,
    Swing,
)
from hexfront.games.aslsk.close_combat.reaction import reactions
from hexfront.games.aslsk.fire.firing import can_open, openings
from hexfront.games.aslsk.fire.malfunction import destroy, destructible
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.bombardment import begin_bombardment
from hexfront.games.aslsk.moments.engaging import begin_engaging
from hexfront.games.aslsk.moments.firing import gather
from hexfront.games.aslsk.moments.gunnery import begin_laying
from hexfront.games.aslsk.moments.panzerfaust import begin_panzerfaust
from hexfront.games.aslsk.moments.reaction import begin_reaction
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.engaging import engagements
from hexfront.games.aslsk.weapons.gunnery import gun_bombardments, gun_turns, turn_gun
from hexfront.games.aslsk.weapons.ordnance import bombardments
from hexfront.play import Choice


def attacks(state: AslskState, side: int) -> list[Choice]:
    """All attacks that a side can begin now, by their first firer."""
    return [
        *openings(state, side),
        *bombardments(state, side),
        *gun_bombardments(state, side),
        *engagements(state, side),
        *reactions(state, side),
    ]


def can_attack(state: AslskState, side: int) -> bool:
    """Whether a side has anything to fire, or may have as far as the enemy knows.

    Whether it is asked must not tell where its hidden units are, or are not.
    """
    if state.hidden & state.own[side] or can_open(state, side):
        return True
    return bool(
        bombardments(state, side)
        or gun_bombardments(state, side)
        or engagements(state, side)
        or reactions(state, side)
    )


def begin_attack(state: AslskState, side: int, choice: Choice) -> bool:
    """Begin the attack that a player has chosen; False if the choice is none."""
    match choice:
        case OpenFire(h, unit, weapon) if is_cannon(state, weapon):
            begin_laying(state, side, unit, weapon, h)
        case OpenFire():
            gather(state, side, choice)
        case FirePanzerfaust():
            begin_panzerfaust(state, side, choice)
        case Engage():
            begin_engaging(state, side, choice)
        case React():
            begin_reaction(state, choice)
        case Bombard():
            begin_bombardment(state, side, choice)
        case _:
            return False
    return True


class NextFire(RulesStep, frozen=True, tag="NextFire"):
    """Whoever can still fire, or destroy a weapon, is asked again."""

    def run(self, state: AslskState) -> None:
        idle = destructible(state, self.side) or gun_turns(state, self.side)
        if can_attack(state, self.side) or idle:
            state.stack.append(FirePhase(self.side))


class FirePhase(AslskMoment, frozen=True, tag="FirePhase"):
    """The PFPh or AFPh of the ATTACKER, or the DFPh of the DEFENDER."""

    takes = (OpenFire, Bombard, Engage, FirePanzerfaust, Swing, Destroy, Done)

    def choices(self, state: AslskState) -> Sequence[Choice]:
        weapons = destructible(state, self.side)
        turns = gun_turns(state, self.side)
        return [*attacks(state, self.side), *turns, *map(Destroy, weapons), Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        if isinstance(choice, Done):
            state.stack.pop()
            return
        state.stack[-1] = NextFire(self.side)
        if isinstance(choice, Destroy):
            destroy(state, choice.weapon)
        elif isinstance(choice, Swing):
            turn_gun(state, choice.weapon, choice.arc)
        elif not begin_attack(state, self.side, choice):
            raise self.illegal(choice)
