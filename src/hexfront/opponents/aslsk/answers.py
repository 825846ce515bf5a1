"""The smaller decisions: rally, rout, advance, close combat and whatever else is asked."""

from collections.abc import Sequence

from hexfront.games.aslsk.choices import (
    Accompany,
    Advance,
    Against,
    AvoidBackblast,
    CloseDefense,
    Declare,
    Done,
    Drop,
    Fight,
    Follow,
    Grapple,
    KeepDm,
    PickTarget,
    Promote,
    Rally,
    Recover,
    Repair,
    Rout,
    RoutStep,
    SelfRally,
    Stop,
    Take,
    Transfer,
    Wield,
)
from hexfront.games.aslsk.close_combat.bands import can_attack
from hexfront.games.aslsk.close_combat.brawl import Brawl, prospects
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.movement.advance import exhausts
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rally.rallying import rallies_on
from hexfront.games.aslsk.rout.courses import duty
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import good_order_at, leadership
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.marching import Outlook, gain
from hexfront.opponents.aslsk.weights import CC_EDGE, LEAST_MOVE, REDUCED, REFUGE, SEIZE
from hexfront.opponents.aslsk.worth import unit_worth
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def rate(state: AslskState, side: int, outlook: Outlook, choice: Choice) -> float:
    """How good a choice is; Done is worth nothing."""
    match choice:
        case Rally(unit=u, leader=leader):
            return 1.0 + unit_worth(state, u) + 0.05 * rallies_on(state, u, leader)
        case SelfRally(unit=u):
            here = good_order_at(state, HexId(state.place[u]), side)
            return -0.5 if here & state.leaders else 1.0 + unit_worth(state, u)
        case Repair() | Fight():
            return 1.0
        case Recover() | Transfer() | Drop():
            return _weapon(state, choice)
        case Rout(unit=u, leader=leader):
            wants = duty(state, u) or refuge(state, side, outlook, HexId(state.place[u])) < REFUGE
            return (1.0 if leader == NOBODY else 0.5) if wants else -0.5
        case Advance(unit=u, hex=h):
            return advance(state, side, outlook, u, HexId(h))
        case Accompany(unit=u):
            return 0.0 if u == NOBODY else unit_worth(state, u)
        case Promote(roll=yes) | AvoidBackblast(avoid=yes):
            return float(yes)
        case PickTarget(unit=u) | Follow(unit=u):
            return unit_worth(state, u) if u != NOBODY else 0.0
        case KeepDm():
            return -0.5
        case Take(unit=u):
            return gain(outlook, u)
        case Stop():
            return LEAST_MOVE
    return 0.0 if isinstance(choice, Done) else -1.0


def handy(state: AslskState, choice: Recover) -> bool:
    """Whether a unit that finds a weapon has use for it: a squad without one."""
    return _free(state, choice.unit)


def _free(state: AslskState, u: int) -> bool:
    return state.kinds.squad[state.kind[u]] and not state.carried(u)


def _weapon(state: AslskState, choice: Recover | Transfer | Drop) -> float:
    match choice:
        case Recover():
            return 1.0 if handy(state, choice) else -0.5
        case Transfer(weapon=w, unit=u):
            return _handing(state, w, u)
    return -0.5


def _handing(state: AslskState, w: int, u: int) -> float:
    """A leader or a half-squad hands its weapon over to a squad without one."""
    giver = state.kind[state.holder[w]]
    return 0.5 if not state.kinds.squad[giver] and _free(state, u) else -1.0


def refuge(state: AslskState, side: int, outlook: Outlook, h: HexId) -> float:
    """Away from fire, into cover, to a leader who can rally."""
    ground = state.setting.ground
    fire = outlook.later.fire(h).fp
    leader = good_order_at(state, h, side) & state.leaders
    helped = min((leadership(state, u) for u in members(leader)), default=1)
    far = min((ground.distance(h, at) for at in _rallying(state, side)), default=0)
    covered = 0.4 * bool(ground.cover >> h & 1)
    return 2.0 + covered - fire / 12 + 0.3 * (1 - helped) - 0.05 * far


def flee(
    state: AslskState, side: int, outlook: Outlook, u: int, choices: Sequence[Choice]
) -> Choice:
    """The best next hex of a rout, or the present one if the unit may stay there."""

    def worth(choice: Choice) -> float:
        if isinstance(choice, RoutStep):
            return refuge(state, side, outlook, HexId(choice.hex)) - 0.05 * choice.crawl
        return refuge(state, side, outlook, HexId(state.place[u]))

    return max(choices, key=worth)


def _rallying(state: AslskState, side: int) -> list[HexId]:
    """The hexes where leaders can rally."""
    able = state.own[side] & state.leaders & ~state.broken
    return [HexId(state.place[u]) for u in members(able) if state.place[u] >= 0]


def advance(state: AslskState, side: int, outlook: Outlook, u: int, h: HexId) -> float:
    """What an advance gains: a better place, or a CC at good odds."""
    here = state.place[u]
    tired = 0.15 if exhausts(state, u, h) else 0.0
    if here < 0:
        return 3.0 + outlook.stay((u,), h)
    enemies = members(state.units_at(h, FOE[side]))
    if state.vehicles and any(state.vehicles >> e & 1 for e in enemies):
        return -0.5
    if enemies:
        seized = SEIZE * bool(outlook.goals >> h & 1) / outlook.posture.turns
        return close_in(state, side, u, h, enemies) + seized - tired
    gained = outlook.stay((u,), h) - outlook.stay((u,), HexId(here))
    return gained - tired - 0.03


def close_in(state: AslskState, side: int, u: int, h: HexId, enemies: list[int]) -> float:
    """The balance of a CC with all friends who could come along counted in half."""
    friends = [*members(state.units_at(h, side) & ~state.broken), u]
    near = [
        v
        for v in members(state.units_at(HexId(state.place[u]), side))
        if v not in friends and not (state.broken | state.pinned) >> v & 1
    ]
    if state.leaders >> u & 1 and len(friends) < 2:
        return -1.0
    group = tuple(friends + near)
    done = _exchange(state, Brawl(side, group, tuple(enemies)))
    able = tuple(e for e in enemies if can_attack(state, e))
    suffered = _exchange(state, Brawl(FOE[side], able, group)) if able else 0.0
    return 2.0 * (done - suffered - CC_EDGE)


def _exchange(state: AslskState, brawl: Brawl) -> float:
    chances = prospects(state, brawl, NOBODY)
    worths = [unit_worth(state, u) for u in brawl.targets]
    reduced = REDUCED * max(worths) * float(chances.reduced)
    return float(chances.eliminated) * sum(worths) + reduced


def grapple(state: AslskState, moment: Declaring, choices: Sequence[Choice]) -> Choice:
    """All against all, or all against the one that is most surely beaten."""
    for choice in choices:
        if isinstance(choice, Grapple | Wield | CloseDefense):
            return choice
    options = [choice for choice in choices if isinstance(choice, Against)]
    if not moment.theirs and options:
        return max(options, key=lambda choice: unit_worth(state, choice.unit))
    current = moment.brawl()
    best, most = None, _exchange(state, current) if current.targets else 0.0
    for choice in options:
        wider = Brawl(current.side, current.attackers, (*current.targets, choice.unit))
        worth = _exchange(state, wider)
        if worth > most:
            best, most = choice, worth
    if best is not None:
        return best
    return Declare() if Declare() in choices else choices[0]
