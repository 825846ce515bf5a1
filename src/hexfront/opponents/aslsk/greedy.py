"""A simple player to measure others by: fires at once at the best target, walks to the goal."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.games.aslsk.choices import (
    Accompany,
    AddFirer,
    Advance,
    Against,
    Arm,
    CallOff,
    Declare,
    Direct,
    Done,
    Engage,
    Exit,
    Fight,
    Fire,
    Grapple,
    Halt,
    Hide,
    OpenFire,
    PickUp,
    Place,
    Promote,
    Rally,
    Recover,
    Repair,
    Rout,
    RoutStep,
    SelfRally,
    Start,
    Step,
    Stop,
    Take,
    Transfer,
)
from hexfront.games.aslsk.close_combat.brawl import strength
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firing import extended, kind_for
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.moments.movement import Marching
from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.screen.view import AslskView
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.condition import ahead
from hexfront.games.aslsk.vehicles.driving import price_of
from hexfront.games.aslsk.weapons.arcs import is_cannon
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.deployment import misplaced
from hexfront.opponents.aslsk.gunnery import engage_worth, gun_worth, lay
from hexfront.opponents.aslsk.imagine import imagine
from hexfront.opponents.aslsk.ways import FAR, nearest
from hexfront.opponents.aslsk.worth import attack_worth
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE

GOOD_SHOT = 0.12
"""The expected loss for which it fires; in the PFPh, where firing costs the move, more."""
GOOD_PREP = 0.35
NEVER = -100.0


class GreedyAslskPlayer:
    """No plan, no patience; every unit for itself."""

    def __init__(self, seed: int, setting: Setting | None = None) -> None:
        self.random = Random(seed)
        self.setting = setting
        self._tried: set[Choice] = set()
        """Attacks begun in this phase; one that came to nothing is not begun again."""
        self._phase = (0, 0, 0)

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, AslskView):
            raise TypeError("this player reads views of the ASL Starter Kit")
        state = imagine(view, self.setting)
        moment = state.stack[-1]
        match moment:
            case Gathering():
                return _gather(state, moment.attack, choices)
            case Marching():
                return _march(state, view.seat, moment.march.units, choices)
            case Driving():
                return _drive(state, view.seat, moment.unit, choices)
            case Laying():
                return lay(state, moment, choices)
            case Declaring():
                return _grapple(choices)
            case SetUp() if not any(isinstance(choice, Place | Arm | Done) for choice in choices):
                return misplaced(state, view.seat)
        if any(isinstance(choice, OpenFire | Engage) for choice in choices):
            return self._open(state, view.seat, choices)
        rated = [
            (_rate(state, view.seat, choice), self.random.random(), n)
            for n, choice in enumerate(choices)
        ]
        return choices[max(rated)[2]]

    def _open(self, state: AslskState, side: int, choices: Sequence[Choice]) -> Choice:
        """The best single firer; its friends join later."""
        phase = (state.turn, state.attacker, state.phase)
        if self._phase != phase:
            self._phase = phase
            self._tried.clear()
        best: Choice = Done()
        most = GOOD_PREP if state.phase == Phase.PREP_FIRE else GOOD_SHOT
        for choice in choices:
            if choice in self._tried:
                continue
            worth = _shot(state, side, choice)
            if worth > most:
                best, most = choice, worth
        self._tried.add(best)
        return best


def _shot(state: AslskState, side: int, choice: Choice) -> float:
    """What a shot of one firer is worth; light ordnance it does not use."""
    match choice:
        case Engage():
            return engage_worth(state, choice)
        case OpenFire(hex=h, unit=u, weapon=w):
            if is_cannon(state, w):
                return gun_worth(state, choice)
            kind = kind_for(state, u, w)
            if kind is None or (w != NOBODY and state.setting.ordnance >> w & 1):
                return NEVER
            return attack_worth(state, extended(Attack(kind, side, h), u, w))
    return NEVER


def _gather(state: AslskState, attack: Attack, choices: Sequence[Choice]) -> Choice:
    for choice in choices:
        if isinstance(choice, AddFirer | Direct):
            return choice
    return Fire() if Fire() in choices else CallOff()


def _march(
    state: AslskState, side: int, units: tuple[int, ...], choices: Sequence[Choice]
) -> Choice:
    way, place = nearest(state, side), state.place[units[0]]
    best, best_way = None, way[place] if place >= 0 else FAR
    for choice in choices:
        if isinstance(choice, Step) and way[choice.hex] < best_way:
            best, best_way = choice, way[choice.hex]
    if best is not None:
        return best
    return Stop() if Stop() in choices else choices[0]


def _drive(state: AslskState, side: int, u: int, choices: Sequence[Choice]) -> Choice:
    """As far as a straight way leads nearer to the goal; then it stops."""
    if Exit() in choices:
        return Exit()
    way, place = nearest(state, side), state.place[u]
    here = way[place] if place >= 0 else FAR
    steps = [
        choice
        for choice in choices
        if isinstance(choice, Step) and choice.pay == 0 and not price_of(state, u, choice).bogs
    ]
    best = min(steps, key=lambda step: way[step.hex], default=None)
    if best is not None and way[best.hex] < here:
        return best
    nearer = place < 0 or any(h >= 0 and way[h] < here for h in ahead(state, u))
    ends: tuple[Choice, ...] = (Halt(), Stop(), Start())
    if nearer and not state.spent[u]:
        ends = (Start(), *ends)
    return next((end for end in ends if end in choices), choices[0])


def _grapple(choices: Sequence[Choice]) -> Choice:
    """Everybody at everybody."""
    for wanted in (Grapple, Against, Declare):
        for choice in choices:
            if isinstance(choice, wanted):
                return choice
    return choices[-1]


def _rate(state: AslskState, side: int, choice: Choice) -> float:
    match choice:
        case Place(unit=u, hex=h):
            if state.kinds.crew[state.kind[u]] and state.setting.ground.buildings >> h & 1:
                return 1.0
            way = nearest(state, side)
            return 3.0 + state.setting.ground.tem[h] - way[h] / 40 - _crowd(state, h, side)
        case Arm(unit=u):
            armed = len(state.carried(u))
            return 2.0 - armed - (0.5 if state.leaders >> u & 1 else 0.0)
        case Take() | Rally() | SelfRally() | Repair() | Recover() | Rout() | Fight():
            return 2.0
        case Advance(unit=u, hex=h):
            return 1.0 + _advance(state, side, u, HexId(h))
        case RoutStep(crawl=crawl):
            return 1.5 - 0.2 * crawl
        case Accompany(unit=u):
            return 1.0 if u != NOBODY else 0.0
        case Promote(roll=roll):
            return 1.0 if roll else 0.0
        case Done() | Stop():
            return 1.0
        case PickUp():
            return NEVER
        case Hide() | Transfer():
            return 0.0
    return 0.5


def _crowd(state: AslskState, h: int, side: int) -> float:
    return 1.5 * state.units_at(HexId(h), side).bit_count()


def _advance(state: AslskState, side: int, u: int, h: HexId) -> float:
    """Into CC at good odds; else nearer to the goal, or into better cover."""
    enemies = members(state.units_at(h, FOE[side]))
    if enemies:
        mine = strength(state, [*members(state.units_at(h, side)), u], attacking=True)
        return 0.6 if mine >= strength(state, enemies, attacking=False) else -0.5
    way, here = nearest(state, side), state.place[u]
    if here < 0:
        return 0.5
    gain = (way[here] - way[h]) / 10
    return gain + 0.1 * (state.setting.ground.tem[h] - state.setting.ground.tem[here])
