"""What a side could do with its turn: whole actions as rows of choices, each with its rating."""

from collections.abc import Iterator

from msgspec import Struct

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.choices import (
    Activate,
    AntiAir,
    Attack,
    CloseCombat,
    Done,
    Enter,
    Face,
    Flame,
    FlyIn,
    Gather,
    GroupKind,
    Join,
    LeaveCover,
    Move,
    Opportunity,
    Pass,
    Pivot,
    PlayCard,
    Recon,
    Reveal,
    Select,
    Smoke,
    Stall,
    StandDown,
    StealthMove,
    UseVeteran,
)
from hexfront.games.coh.classic.veterans import VeteranNo
from hexfront.games.coh.combat.orders import AttackChoice
from hexfront.games.coh.moments.base import RevealFacing
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.support import SupportMoment
from hexfront.games.coh.state import CohState
from hexfront.opponents.coh.facing import best_facing, watch
from hexfront.opponents.coh.groups import group_plan
from hexfront.opponents.coh.lookahead import after, value
from hexfront.opponents.coh.recon import recon_plan
from hexfront.opponents.coh.shelling import smoke_plan
from hexfront.opponents.coh.worth import Judge
from hexfront.play import Choice

TEMPO = 0.6
"""What the second of two turns in a row is worth, against the same action a turn later."""


Start = tuple[CohState, tuple[Choice, ...]]
"""A position and the choices that led to it."""


class Plan(Struct, frozen=True):
    """Choices to be made one after the other."""

    rating: float
    choices: tuple[Choice, ...]


SORTIE = 2.0
"""What it is worth to send an aircraft or to use what units have learned, whatever comes of it."""
LOW = 1
"""So few action points are not worth waiting for."""


def _has_active(state: CohState, side: int) -> bool:
    """Has the side activated units already (COHC-3.c)?"""
    return state.classic is not None and bool(state.classic.active & state.setting.side_mask[side])


def _is_low(state: CohState, side: int) -> bool:
    return state.classic is not None and state.classic.ap[side] <= LOW


class Planner:
    """Rates everything that a side may do in its turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def best(self, state: CohState, side: int) -> Plan:
        first, plans = self.ranked(state, side)
        return first or plans[0]

    def ranked(self, state: CohState, side: int) -> tuple[Plan | None, list[Plan]]:
        """A card to be played before anything else, if there is one, and all plans, best first."""
        plans = sorted(self.plans(state, side), key=lambda plan: -plan.rating)
        bonus = self._bonus(state, side)
        if bonus is not None:
            return Plan(plans[0].rating, (bonus,)), plans
        swift = PlayCard(CardNo.SWIFT_ACTION)
        if swift in state.choices() and self._is_worth_two_turns(state, side, plans):
            return Plan(plans[0].rating, (swift,)), plans
        return None, plans

    def plans(self, state: CohState, side: int) -> Iterator[Plan]:
        """Every action worth a thought, and the pass."""
        seen: set[str] = set()
        for choice in state.choices():
            match choice:
                case Pass():
                    yield self._pass(state, side)
                case Select(unit=u):
                    if state.waiting >> u & 1:
                        if state.kind(u).id in seen:
                            continue
                        seen.add(state.kind(u).id)
                    yield from self._unit(state, side, (choice,))
                case Activate() | Opportunity() | StandDown() | FlyIn() | UseVeteran():
                    yield from self._classic(state, side, choice)
                case Reveal(unit=u):
                    yield from self._ambush(state, side, choice, u)
                case PlayCard(card=CardNo.SWIFT_ACTION | CardNo.SNIPER_FIRE):
                    continue
                case PlayCard():
                    yield from self._card(state, side, choice)

    def _classic(self, state: CohState, side: int, choice: Choice) -> Iterator[Plan]:
        """What only the classic edition offers: one unit is activated, the others seize chances."""
        busy = _has_active(state, side)
        match choice:
            case Activate(unit=u) if not busy:
                started = after(state, choice)
                if Select(u) in started.choices():
                    yield from self._unit(started, side, (choice, Select(u)))
            case Opportunity() if busy:
                yield from self._unit(state, side, (choice,))
            case StandDown() if _is_low(state, side):
                yield Plan(self._idle(after(state, choice), side), (choice,))
            case FlyIn(altitude=1) | UseVeteran(card=VeteranNo.EXPERIENCE | VeteranNo.IRON_WILL):
                yield Plan(self._idle(state, side) + SORTIE, (choice,))

    def _bonus(self, state: CohState, side: int) -> Choice | None:
        """A card that keeps the turn, if it makes a difference whatever is done afterwards."""
        sniper = PlayCard(CardNo.SNIPER_FIRE)
        if sniper not in state.choices():
            return None
        gain = value(after(state, sniper), side, self.judge) - self.judge.worth(state, side)
        return sniper if gain > self.judge.weights.gain else None

    def _pass(self, state: CohState, side: int) -> Plan:
        """To pass is to leave things as they are, unless it ends the game."""
        following = after(state, Pass())
        if following.winner >= 0:
            return Plan(self.judge.worth(following, side), (Pass(),))
        return Plan(self._idle(state, side) + self.judge.weights.gain, (Pass(),))

    def _idle(self, state: CohState, side: int) -> float:
        """What the position is worth when the other side acts next."""
        waiting = state.copy()
        waiting.turn = state.following(side)
        return self.judge.worth(waiting, side)

    def _card(self, state: CohState, side: int, choice: PlayCard) -> Iterator[Plan]:
        following = after(state, choice)
        if following.actor() != side:
            yield Plan(value(following, side, self.judge), (choice,))
            return
        for pick in following.choices():
            picked = after(following, pick)
            if choice.card == CardNo.FOLLOW_ME or picked.actor() != side:
                yield Plan(value(picked, side, self.judge), (choice, pick))
            else:
                yield from self._actions(picked, side, (choice, pick))

    def _ambush(self, state: CohState, side: int, choice: Choice, u: int) -> Iterator[Plan]:
        """Come out of hiding to hold ground, to shoot or to get on."""
        shown = after(state, choice)
        row: tuple[Choice, ...] = (choice,)
        if isinstance(shown.stack[-1], RevealFacing):  # in a bunker it faces as the bunker does
            face = Face(u, best_facing(shown, u))
            shown, row = after(shown, face), (*row, face)
        yield Plan(self._idle(shown, side), row)
        if shown.actor() == side and Select(u) in shown.choices():
            for plan in self._unit(shown, side, (Select(u),)):
                if isinstance(plan.choices[1], Attack | CloseCombat | Move):
                    yield Plan(plan.rating, (*row, *plan.choices))

    def _unit(self, state: CohState, side: int, row: tuple[Choice, ...]) -> Iterator[Plan]:
        yield from self._actions(after(state, row[-1]), side, row)

    def _actions(self, state: CohState, side: int, row: tuple[Choice, ...]) -> Iterator[Plan]:
        """All that the picked unit may do."""
        if not state.stack or state.actor() != side:
            return
        driven: list[Start] = []
        for action in state.choices():
            if _is_idle(state, side, action):
                continue
            match action:
                case Move(unit=u) | Enter(unit=u) if state.kind(u).is_vehicle:
                    driven.append((after(state, action), (*row, action)))
                case _ if isinstance(action, AttackChoice | AntiAir):
                    yield from self._attack(state, side, row, action)
                case Recon():
                    rating, hexes = recon_plan(state, side, action.unit, self.judge)
                    yield Plan(rating, (*row, action, *hexes))
                case Smoke():
                    rating, choices = smoke_plan(state, side, action, self.judge)
                    yield Plan(rating, (*row, *choices))
                case Gather():
                    yield from self._group(state, side, row, action)
                case _:
                    yield self._rated(state, side, row, action)
        yield from self._drives(side, driven)

    def _group(
        self, state: CohState, side: int, row: tuple[Choice, ...], gather: Gather
    ) -> Iterator[Plan]:
        rating, choices = group_plan(state, side, gather, self.judge)
        yield Plan(rating, (*row, *choices))

    def _drives(self, side: int, frontier: list[Start]) -> Iterator[Plan]:
        """Stay where the vehicle is or go on by bonus moves; each hex is reached once."""
        reached: set[int] = set()
        while frontier:
            state, row = frontier.pop(0)
            yield Plan(value(state.copy(), side, self.judge), row)
            drive = state.stack[-1] if state.stack else None
            if not isinstance(drive, Drive) or state.actor() != side:
                continue
            for step in state.choices():
                if isinstance(step, Move) and step.to not in reached:
                    reached.add(step.to)
                    frontier.append((after(state, step), (*row, step)))

    def _rated(self, state: CohState, side: int, row: tuple[Choice, ...], action: Choice) -> Plan:
        return Plan(value(after(state, action), side, self.judge), (*row, action))

    def _attack(
        self, state: CohState, side: int, row: tuple[Choice, ...], action: Choice
    ) -> Iterator[Plan]:
        """Alone, and with one, two ... supporters that have nothing better to shoot at."""
        following = after(state, action)
        if not isinstance(following.stack[-1], SupportMoment):
            yield Plan(value(following, side, self.judge), (*row, action))
            return
        row = (*row, action)
        yield Plan(value(after(following, Done()), side, self.judge), (*row, Done()))
        while isinstance(following.stack[-1], SupportMoment):
            able = [u for u in following.stack[-1].joinable(following) if following.is_fresh(u)]
            if not able:
                return
            helper = min(able, key=lambda u: self.judge.gunnery.best_shot(state, u))
            following = after(following, Join(helper))
            row = (*row, Join(helper))
            asked = isinstance(following.stack[-1], SupportMoment)
            rating = value(following.copy(), side, self.judge)
            yield Plan(rating, (*row, Done()) if asked else row)

    def _is_worth_two_turns(self, state: CohState, side: int, plans: list[Plan]) -> bool:
        """Two strong actions of different units, the second before the enemy can answer."""
        waits = next(plan.rating for plan in plans if plan.choices == (Pass(),))
        best: dict[Choice, float] = {}
        for plan in plans:
            best[plan.choices[0]] = max(plan.rating, best.get(plan.choices[0], plan.rating))
        gains = sorted((rating - waits for rating in best.values()), reverse=True)
        weights = self.judge.weights
        price = weights.card + weights.cap * card(state, CardNo.SWIFT_ACTION).cost
        return len(gains) > 1 and TEMPO * gains[1] > price


class BriskPlanner(Planner):
    """Single units only and no cards: enough to see what an action invites."""

    def _card(self, state: CohState, side: int, choice: PlayCard) -> Iterator[Plan]:
        return iter(())

    def _group(
        self, state: CohState, side: int, row: tuple[Choice, ...], gather: Gather
    ) -> Iterator[Plan]:
        return iter(())


def _is_idle(state: CohState, side: int, action: Choice) -> bool:
    """Actions that are not worth a thought."""
    match action:
        case Stall() | Reveal() | LeaveCover():
            return True
        case PlayCard(card=CardNo.SCOUT_TEAMS):  # they are sent out when the unit has acted
            return True
        case Gather(kind=GroupKind.STALL | GroupKind.STEALTH):
            return True
        case StealthMove(unit=u):
            return bool(state.board >> u & 1) and not _defends(state, side)
        case Pivot(unit=u, facing=facing):
            return watch(state, u, facing) <= watch(state, u, state.facing[u])
        case Flame(to=to):  # who hides there is not known
            return not state.enemies_at(side, to)
    return False


def _defends(state: CohState, side: int) -> bool:
    """The side holds all that is to be held, so it may lie low."""
    return all(holder == state.team(side) for holder in state.control)
