"""The computer player of Stalingrad '42 that people meet at a table."""

from collections.abc import Sequence

from msgspec import Struct

from hexfront.games.s42.choices import KeepRemnant, Transfer
from hexfront.games.s42.moments.advance import AdvanceChoice, Advancing
from hexfront.games.s42.moments.breakthrough import Forming, GroupAdvance
from hexfront.games.s42.moments.combat import CombatPhase, Gathering
from hexfront.games.s42.moments.contest import StormCity
from hexfront.games.s42.moments.defense import CallSupport, DefenseAgain, NameLead, Stand
from hexfront.games.s42.moments.disengaging import ChooseStackLoss, DisengageAgain
from hexfront.games.s42.moments.displaced import LeaveArea
from hexfront.games.s42.moments.grants import CallUp, PlaceOffensive, PlaceWinterSupply
from hexfront.games.s42.moments.initial import ChooseReturn, InitialPhase
from hexfront.games.s42.moments.losses import ChooseLoss, RemnantChoice
from hexfront.games.s42.moments.movement import MovementPhase, Overstacked
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.outcome import StationAir
from hexfront.games.s42.moments.resolution import (
    ChooseAside,
    CombatAgain,
    ComeOut,
    DefensiveAir,
    PickDie,
)
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.moments.supply import Railheads, SpendPoints
from hexfront.games.s42.moments.withdrawals import ChooseWithdrawal, GiveStep, ReduceUnit
from hexfront.games.s42.screen.view import S42View
from hexfront.games.s42.setting import Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.opponents.s42 import answers, fighting, pursuit, quartermaster
from hexfront.opponents.s42.council import Act, Plan
from hexfront.opponents.s42.imagine import imagine
from hexfront.opponents.s42.judge import Judge
from hexfront.opponents.s42.marching import Marching
from hexfront.opponents.s42.weights import Weights
from hexfront.play import Choice
from hexfront.play.moment import Moment


class S42Player:
    """Gives orders to a whole side, attacks by expected value, and holds a bonded line."""

    def __init__(
        self,
        seed: int,
        weights: Weights | None = None,
        known: Setting | None = None,
        *,
        compares: bool = True,
    ) -> None:
        self.seed = seed
        self.weights = weights or Weights()
        self.setting = known
        self.marching = Marching(self.weights, self._actors if compares else None)

    def _actors(self, plan: Plan) -> tuple[Act, Act]:
        """Two players of the same taste who play a set of orders out, and the answer to it."""
        own, enemy = (
            S42Player(self.seed, self.weights, self.setting, compares=False) for _ in range(2)
        )
        own.marching.adopt(plan)
        return own.decide, enemy.decide

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, S42View):
            raise TypeError("this player reads views of Stalingrad '42")
        wish = self._march_on(view, choices)
        if wish is None:
            wish = self.decide(imagine(view, self.setting), view.seat, choices)
        return wish if wish in choices else choices[0]

    def _march_on(self, view: S42View, choices: Sequence[Choice]) -> Choice | None:
        """Orders that were given are carried out without another look at the whole map."""
        moment = view.moments[-1]
        turn = (view.turn, view.seat, int(view.mini_turn), int(view.preliminary))
        if not self.marching.under_way(turn):
            return None
        if not isinstance(moment, MovementPhase | Moving):
            return None
        places = [unit.hex for unit in view.units]
        if isinstance(moment, MovementPhase):
            return self.marching.go_on(places, choices)
        known = self.setting or setting(view.scenario, view.options)
        return self.marching.step(known.country, places, moment.units, choices)

    def decide(self, state: S42State, side: int, choices: Sequence[Choice]) -> Choice:
        """What to do in a situation; nothing in it is changed."""
        moment: Moment[S42State] = state.stack[-1]
        match moment:
            case MovementPhase():
                return self.marching.next(state, side, choices)
            case Moving():
                return self.marching.step(state.country, state.place, moment.units, choices)
            case Overstacked():
                return answers.disband(state, choices)
            case LeaveArea():
                return next(c for c in choices if isinstance(c, Transfer))
            case SpendPoints():
                return quartermaster.supply_points(choices)
            case ComeOut():
                return answers.sortie(state, choices)
            case ChooseWithdrawal():
                return answers.withdrawn(state, choices)
            case ReduceUnit() | ChooseStackLoss():
                return answers.spared(state, choices)
            case GiveStep():
                return answers.given_step(state, choices)
        answer = self._answer(state, side, moment, choices)
        if answer is not None:
            return answer
        return _weigh(state, moment, self.marching.judge(state, side), choices)

    def _answer(
        self, state: S42State, side: int, moment: Moment[S42State], choices: Sequence[Choice]
    ) -> Choice | None:
        """The decisions in the midst of a combat."""
        match moment:
            case Retreating():
                owner = state.side_of(moment.retreat.units[0])
                judge = Judge(state, owner, self.weights)
                return answers.retreat(
                    state, judge, moment, choices, 1.0 if owner == side else -1.0
                )
            case ChooseLoss():
                return answers.loss(state, side, moment, choices)
            case CombatAgain():
                return answers.combat_again(state, side, moment)
            case DefenseAgain():
                return answers.defense_again(state, moment)
            case DisengageAgain():
                return answers.break_away(state, moment)
        return _reply(state, moment, choices)


def _reply(state: S42State, moment: Moment[S42State], choices: Sequence[Choice]) -> Choice | None:
    """Those that ask for nothing but the battle."""
    match moment:
        case RemnantChoice():
            return KeepRemnant()
        case Stand():
            return answers.stand(state, moment.battle, choices)
        case NameLead():
            return answers.lead(state, moment.attempt.battle, choices)
        case CallSupport():
            return answers.support(state, moment.attempt.battle, choices)
        case DefensiveAir():
            return answers.cover(choices)
        case PickDie():
            return answers.pick(state, moment.battle, choices)
        case StormCity():
            return answers.storm(state, choices)
        case ChooseAside():
            return answers.aside(state, choices)
        case StationAir():
            return answers.station(state, choices)
    return None


def _weigh(
    state: S42State, moment: Moment[S42State], judge: Judge, choices: Sequence[Choice]
) -> Choice:
    """The decisions that ask for a look at the whole map."""
    match moment:
        case InitialPhase():
            return quartermaster.initial(state, judge, choices)
        case ChooseReturn() | CallUp():
            return quartermaster.arrive(state, judge, choices)
        case CombatPhase():
            return fighting.next_attack(state, judge, choices)
        case Gathering():
            return fighting.gather(state, judge, moment, choices)
        case AdvanceChoice():
            return pursuit.who(state, judge, moment, choices)
        case Advancing():
            return pursuit.step(state, judge, moment, choices)
        case Forming():
            return pursuit.form(state, judge, moment, choices)
        case GroupAdvance():
            return pursuit.group(state, judge, moment, choices)
        case Railheads():
            return quartermaster.railheads(judge, choices)
        case PlaceOffensive():
            return quartermaster.offensive(state, judge, choices) or choices[0]
        case PlaceWinterSupply():
            return quartermaster.winter_supply(state, judge, choices)
    return choices[0]
