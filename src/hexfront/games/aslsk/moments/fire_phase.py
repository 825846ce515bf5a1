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
    Traverse,
    Turn,
)
from hexfront.games.aslsk.close_combat.reaction import reactions
from hexfront.games.aslsk.fire.firing import opened_by
from hexfront.games.aslsk.fire.malfunction import destroy, destructible
from hexfront.games.aslsk.fire.muster import Muster, muster
from hexfront.games.aslsk.fire.vehicular import by_hull
from hexfront.games.aslsk.moments.base import AslskMoment, RulesStep
from hexfront.games.aslsk.moments.bombardment import begin_bombardment
from hexfront.games.aslsk.moments.engaging import begin_engaging
from hexfront.games.aslsk.moments.firing import gather
from hexfront.games.aslsk.moments.gunnery import begin_laying
from hexfront.games.aslsk.moments.motion import begin_course
from hexfront.games.aslsk.moments.panzerfaust import begin_panzerfaust
from hexfront.games.aslsk.moments.reaction import begin_reaction
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.slewing import forgo_fire, slews
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.games.aslsk.weapons.engaging import engagements
from hexfront.games.aslsk.weapons.gunnery import gun_bombardments, gun_turns, turn_gun
from hexfront.games.aslsk.weapons.ordnance import bombardments
from hexfront.play import Choice


def attacks(state: AslskState, side: int) -> list[Choice]:
    """All attacks that a side can begin now, by their first firer."""
    force = muster(state, side)
    return [] if force is None else _attacks(state, force)


def _attacks(state: AslskState, force: Muster) -> list[Choice]:
    if not force.positions and not force.weapons:
        return []
    opened = opened_by(state, force)
    listed: list[Choice] = [*opened]
    if state.vehicles & force.firers:
        listed += by_hull(state, opened)
    if force.weapons & state.setting.artillery:
        listed += bombardments(state, force)
        listed += gun_bombardments(state, force)
    if state.vehicles:
        listed += engagements(state, force)
        listed += reactions(state, force.side)
    return listed


def ask_for_fire(state: AslskState, moment: AslskMoment) -> None:
    """Ask a side that has anything to do but to be done, or may have as far as the enemy knows.

    Whether it is asked must not tell where its hidden units are, or are not.
    """
    if state.hidden & state.own[moment.side]:
        state.stack.append(moment)
        return
    listed = state.choices_of(moment)
    if len(listed) > 1:
        state.ask(moment, listed)


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
        ask_for_fire(state, FirePhase(self.side))


class FirePhase(AslskMoment, frozen=True, tag="FirePhase"):
    """The PFPh or AFPh of the ATTACKER, or the DFPh of the DEFENDER."""

    takes = (OpenFire, Bombard, Engage, FirePanzerfaust, Swing, Turn, Traverse, Destroy, Done)

    def choices(self, state: AslskState) -> Sequence[Choice]:
        force, listed, armed = muster(state, self.side), list[Choice](), 0
        if force is not None:
            listed += _attacks(state, force)
            listed += gun_turns(state, force)
            armed = force.weapons
        listed += slews(state, self.side, armed)
        return [*listed, *map(Destroy, destructible(state, self.side)), Done()]

    def take(self, state: AslskState, choice: Choice) -> None:
        if isinstance(choice, Done):
            state.stack.pop()
            return
        state.stack[-1] = NextFire(self.side)
        if isinstance(choice, Destroy):
            destroy(state, choice.weapon)
        elif isinstance(choice, Swing):
            turn_gun(state, choice.weapon, choice.arc)
        elif isinstance(choice, Turn | Traverse):
            forgo_fire(state, choice.unit)
            begin_course(state, self.side, choice)
        elif not begin_attack(state, self.side, choice):
            raise self.illegal(choice)
