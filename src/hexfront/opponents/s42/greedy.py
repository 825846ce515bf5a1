"""A simple player to measure others by: straight at the nearest enemy, attack at good odds."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.games.s42.choices import (
    Advance,
    Arrive,
    Attack,
    CallOff,
    Decline,
    Defend,
    EndPhase,
    Fortify,
    GiveUp,
    Halt,
    Lose,
    March,
    Move,
    MoveRailhead,
    Overrun,
    Refit,
    Replace,
    Resolve,
    Return,
    Split,
    Step,
    UseAir,
    UseArtillery,
)
from hexfront.games.s42.combat.odds import HIGHEST, odds
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.moments.losses import ChooseLoss
from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.moments.moving import Moving
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.movement.stacking import overstack
from hexfront.games.s42.places import AREA
from hexfront.games.s42.screen.view import S42View
from hexfront.games.s42.setting import AXIS, SIDES, Setting
from hexfront.games.s42.state import S42State
from hexfront.hexes import bits
from hexfront.opponents.s42.ground import FAR, goals, step_worth, travel
from hexfront.opponents.s42.imagine import imagine
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

GOOD_ODDS = 1
"""The column from which it attacks: 2-1."""


class GreedyS42Player:
    """No plan, no line, no Supply Points; every unit for itself."""

    def __init__(self, seed: int, setting: Setting | None = None) -> None:
        self.random = Random(seed)
        self.setting = setting
        self._moved: set[int] = set()
        self._turn = (0, 0)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, S42View):
            raise TypeError("this player reads views of Stalingrad '42")
        state = imagine(view, self.setting)
        moment = state.stack[-1]
        match moment:
            case MovementPhase():
                return self._next(state, view.seat, choices)
            case Moving():
                return _march(state, view.seat, moment.units, choices)
            case Gathering():
                return _gather(state, moment, choices)
            case Retreating():
                able = [c for c in choices if not isinstance(c, Split | GiveUp)]
                return self.random.choice(able)
        rated = [
            (_rate(state, view.seat, choice), self.random.random(), n)
            for n, choice in enumerate(choices)
        ]
        return choices[max(rated)[2]]

    def _next(self, state: S42State, side: int, choices: Sequence[Choice]) -> Choice:
        if self._turn != (state.turn, side):
            self._turn = (state.turn, side)
            self._moved.clear()
        for choice in choices:
            if isinstance(choice, Overrun) and -choice.hex - 1 not in self._moved:
                self._moved.add(-choice.hex - 1)
                return choice
            if isinstance(choice, Move) and choice.unit not in self._moved:
                self._moved.add(choice.unit)
                if not state.setting.supply >> choice.unit & 1:
                    return choice
        return EndPhase()


def _ahead(state: S42State, side: int) -> tuple[int, ...]:
    """Half MPs on foot to the nearest enemy, or for the Axis to the nearest objective."""
    wanted = state.occupied[FOE[side]] | (goals(state) if side == AXIS else 0)
    return travel(state.country, state.going, wanted, 0)


def _march(state: S42State, side: int, units: tuple[int, ...], choices: Sequence[Choice]) -> Choice:
    way, place = _ahead(state, side), state.place[units[0]]
    best, best_way = None, way[place] if place >= 0 else FAR
    for choice in choices:
        if not isinstance(choice, March) or way[choice.to] >= best_way:
            continue
        stack = [
            state.unit(u) for u in members(state.units_at(choice.to, side) & ~state.setting.supply)
        ]
        if overstack(SIDES[side], [*stack, *(state.unit(u) for u in units)]) is None:
            best, best_way = choice, way[choice.to]
    if best is not None:
        return best
    if Halt() in choices:
        return Halt()
    marches = [c for c in choices if isinstance(c, March)]
    return min(marches, key=lambda c: way[c.to]) if marches else choices[0]


def _gather(state: S42State, moment: Gathering, choices: Sequence[Choice]) -> Choice:
    if odds(state, moment.battle).column < HIGHEST:
        for choice in choices:
            if isinstance(choice, UseAir | UseArtillery):
                return choice
    good = odds(state, moment.battle).column >= GOOD_ODDS
    return Resolve() if good and Resolve() in choices else CallOff()


def _rate(state: S42State, side: int, choice: Choice) -> float:
    match choice:
        case Attack() | Overrun() | Resolve() | Defend() | Advance() | MoveRailhead():
            return 2.0
        case Replace() | Return() | Refit() | UseAir():
            return 2.0
        case Step(place=place) if place >= 0:
            return 3.0 - _ahead(state, side)[place] / FAR
        case Arrive(place=place):
            return 2.0 - _arrival(state, side, place) / FAR
        case Lose(unit=u):
            own = isinstance(state.stack[-1], ChooseLoss) and state.side_of(u) == side
            return step_worth(state, u) * (-1.0 if own else 1.0)
        case EndPhase() | Decline() | Halt():
            return 1.0
        case Fortify():
            return 0.5
    return 0.0


def _arrival(state: S42State, side: int, place: int) -> int:
    hexes = 1 << place if place >= 0 else state.country.area_hexes[AREA - place]
    way = _ahead(state, side)
    return min((way[h] for h in bits(hexes)), default=FAR)
