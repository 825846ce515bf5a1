"""Legal choices with what to know before taking them, made from what the seat knows."""

from collections.abc import Sequence

from msgspec.structs import replace

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.close_combat.bands import band
from hexfront.games.aslsk.close_combat.reaction import has_fired, needs_nerve, reaction_brawl
from hexfront.games.aslsk.fire.vehicular import turning
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.firing import Gathering, Regroup
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.moments.movement import Marching
from hexfront.games.aslsk.moments.ordnance import Backblast
from hexfront.games.aslsk.moments.panzerfaust import DirectPanzerfaust
from hexfront.games.aslsk.moments.promotion import MayPromote
from hexfront.games.aslsk.moments.rout import Routing
from hexfront.games.aslsk.moments.skirmish import Skirmish
from hexfront.games.aslsk.movement.allowance import HALVES
from hexfront.games.aslsk.movement.paatc import faces_afv
from hexfront.games.aslsk.movement.pushing import push_cost
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.screen import offers_moves as moves
from hexfront.games.aslsk.screen.offers_checks import (
    assault_preview,
    brawl_preview,
    grenade_check,
    paatc_check,
    panzerfaust_check,
    promotion_check,
    push_check,
    rally_check,
    recovery_check,
    repair_check,
)
from hexfront.games.aslsk.screen.offers_driving import (
    driving_preview,
    footing_check,
    motion_check,
    usage_check,
)
from hexfront.games.aslsk.screen.offers_fire import (
    addition,
    fire_preview,
    opening,
    panzerfaust_shot,
    shot_preview,
    summary,
    with_backblast,
)
from hexfront.games.aslsk.screen.offers_kill import engaging_shot, kill_preview
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.arcs import turns_front
from hexfront.games.aslsk.weapons.equivalent import raking
from hexfront.games.aslsk.weapons.gunnery import shot_so
from hexfront.games.aslsk.weapons.ordnance import Shot, shot_of
from hexfront.hexes import HexId
from hexfront.play import Choice, Offer, Undone


def offers_of(state: AslskState, seat: int) -> list[Offer]:
    """The seat's legal choices, each with its preview."""
    if state.actor() != seat:
        return []
    moment: AslskMoment = state.stack[-1]
    if isinstance(moment, Routing):
        steps = moves.rout_steps(state, moment.course)
        return [
            Offer(choice, steps.get(choice) if isinstance(choice, c.RoutStep) else None)
            for choice in state.choices()
        ]
    choices = state.choices()
    return [
        Offer(
            choice,
            preview(state, moment, choice),
            _undone(state, choices) if isinstance(choice, c.Done) and not moment.window else None,
        )
        for choice in choices
    ]


_BUSINESS = (
    c.Take, c.SelfRally, c.Rally, c.Repair, c.Recover, c.Rout, c.Grapple, c.OpenFire, c.Advance,
)  # fmt: skip
"""What a phase is for: who could still do it is told before the phase is ended."""


def _undone(state: AslskState, choices: Sequence[Choice]) -> Undone | None:
    named = (choice for choice in choices if isinstance(choice, _BUSINESS))
    units = {state.holder[x.weapon] if isinstance(x, c.Repair) else x.unit for x in named}
    return Undone(tuple(sorted(units))) or None


def preview(state: AslskState, moment: AslskMoment, choice: Choice) -> Preview | None:
    """What to know before this choice; None when there is nothing to weigh."""
    match moment:
        case Gathering():
            return _gathering(state, moment, choice)
        case Regroup():
            return _regroup(state, moment, choice)
        case Laying():
            return _laying(state, moment, choice)
        case DirectPanzerfaust():
            return _directed_shot(state, moment, choice)
        case Backblast():
            return _backblast(state, moment, choice)
        case Marching():
            return _marching(state, moment, choice)
        case Driving() if not isinstance(choice, c.OpenFire | c.Engage):
            return driving_preview(state, moment, choice)
        case Declaring() | Skirmish():
            return _declaring(state, moment, choice)
        case MayPromote():
            unsure = isinstance(choice, c.Promote) and choice.roll
            return Preview(check=promotion_check(state, moment.unit)) if unsure else None
    return _plain(state, moment, choice)


def _plain(state: AslskState, moment: AslskMoment, choice: Choice) -> Preview | None:
    """Choices that mean the same wherever they are offered."""
    match choice:
        case c.OpenFire():
            return opening(state, moment.side, choice)
        case c.FirePanzerfaust(u, h):
            shot = shot_preview(state, panzerfaust_shot(state, moment.side, u, h))
            return replace(shot, check=panzerfaust_check(state, u))
        case c.Engage():
            return _engaging(state, choice)
        case c.React(u, vehicle):
            return _reacting(state, choice, nervous=needs_nerve(state, u, vehicle))
        case c.Rally(u, leader):
            return Preview(check=rally_check(state, u, leader))
        case c.SelfRally(u):
            return Preview(check=rally_check(state, u, NOBODY))
        case c.Recover(u, _):
            return Preview(check=recovery_check(state, u))
        case c.Repair(w):
            return Preview(check=repair_check(state, w))
        case c.Advance(u, h, leader):
            told = moves.advance(state, u, HexId(h), leader)
            dares = faces_afv(state, u, HexId(h))
            return replace(told, check=paatc_check(state, u)) if dares else told
        case c.Rout(u, leader):
            return moves.rout_begins(state, u, leader)
        case c.SeekMotion(u):
            return Preview(check=motion_check(state, u))
        case c.Dispense(u, kind, h):
            return Preview(check=usage_check(state, u, kind, HexId(h)))
    return None


# Fire.


def _engaging(state: AslskState, choice: c.Engage) -> Preview | None:
    """A shot at a vehicle; without free LOS nothing is told of it (ASL-3.2.1.i)."""
    if not state.setting.options.free_los:
        return None
    shot = engaging_shot(state, choice)
    told = Preview(kill=kill_preview(state, shot))
    if choice.weapon != NOBODY:
        return _on_soft_ground(state, told, shot)
    return replace(told, check=panzerfaust_check(state, choice.unit, choice.vehicle))


def _on_soft_ground(state: AslskState, told: Preview, shot: Shot) -> Preview:
    """A shot with the Bog Check before it, if it turns the front of a vehicle (ASL-7.6.a)."""
    turns = turns_front(state, shot.weapon, shot.arc, hull=shot.hull)
    return replace(told, check=footing_check(state, shot.unit)) if turns else told


def _reacting(state: AslskState, choice: c.React, *, nervous: bool) -> Preview:
    """Reaction Fire: the PAATC if there is one, then the CC attack."""
    brawl = reaction_brawl(state, choice)
    fired = any(has_fired(state, u) for u in brawl.attackers)
    told = Preview(assault=assault_preview(state, brawl, NOBODY, fired=fired))
    return replace(told, check=paatc_check(state, choice.unit)) if nervous else told


def _gathering(state: AslskState, moment: Gathering, choice: Choice) -> Preview | None:
    """The whole attack for Fire, and for the others what they would change."""
    attack = moment.attack
    if any(state.setting.must_hit >> w & 1 for w in attack.weapons):
        return _ordnance(state, moment, choice)
    match choice:
        case c.Fire() | c.CallOff():
            # An attack that cannot be fired yet is told with what bars it.
            told = Preview(fire=fire_preview(state, attack))
            return replace(told, check=footing_check(state, turning(state, attack)))
        case c.AddFirer(u, w):
            return addition(state, attack, _after(state, choice).attack, u, w)
        case c.Direct():
            return summary(state, _after(state, choice).attack)
    return None


def _after(state: AslskState, choice: Choice) -> Gathering:
    """The attack once the choice is taken."""
    tried = state.copy()
    tried.news = None
    tried.take(choice)
    moment = tried.stack[-1]
    assert isinstance(moment, Gathering)
    return moment


def _ordnance(state: AslskState, moment: Gathering, choice: Choice) -> Preview | None:
    match choice:
        case c.Fire() | c.CallOff():
            return shot_preview(state, shot_of(state, moment.attack))
        case c.Direct() | c.AddFirer():
            return shot_preview(state, shot_of(state, _after(state, choice).attack))
    return None


def _laying(state: AslskState, moment: Laying, choice: Choice) -> Preview | None:
    u, w, h = moment.unit, moment.weapon, moment.hex
    match choice:
        case c.Shoot():
            shot = shot_so(state, u, w, h, choice)
            return _on_soft_ground(state, shot_preview(state, shot), shot)
        case c.Rake():
            return Preview(fire=fire_preview(state, raking(state, u, w, h, choice)))
    return None


def _regroup(state: AslskState, moment: Regroup, choice: Choice) -> Preview | None:
    whole = isinstance(choice, c.Fire)
    return Preview(fire=fire_preview(state, moment.attack)) if whole else None


def _directed_shot(state: AslskState, moment: DirectPanzerfaust, choice: Choice) -> Preview | None:
    match choice:
        case c.Fire():
            return shot_preview(state, moment.shot)
        case c.Direct(leader):
            return shot_preview(state, replace(moment.shot, leaders=(leader,)))
    return None


def _backblast(state: AslskState, moment: Backblast, choice: Choice) -> Preview | None:
    if not isinstance(choice, c.AvoidBackblast):
        return None
    return with_backblast(state, replace(moment.shot, avoids=choice.avoid))


# Movement.


def _marching(state: AslskState, moment: Marching, choice: Choice) -> Preview | None:
    match choice:
        case c.Step(h, road):
            return moves.step(state, moment.march, HexId(h), road=road)
        case c.Push(w, h, road):
            check = push_check(state, moment.march, w, HexId(h), road=road)
            halves = push_cost(state, state.place[moment.march.units[0]], HexId(h), road=road)
            return Preview(check=check, mf=halves / HALVES)
        case c.ThrowSmoke(u, h):
            cost = moves.grenade_mf(state, u, HexId(h))
            return Preview(check=grenade_check(state, u), mf=cost)
        case c.Recover(u, _):
            return Preview(check=recovery_check(state, u), mf=moves.recovery_mf(state))
        case c.PlaceCharge():
            return moves.charge(state, choice)
        case c.Exit():
            return moves.leaving(state)
    return None


# Close Combat.


def _declaring(state: AslskState, moment: Declaring | Skirmish, choice: Choice) -> Preview | None:
    """The attack as it would stand with the choice."""
    brawl = moment.brawl()
    match choice:
        case c.Grapple(u):
            brawl = replace(brawl, attackers=(*brawl.attackers, *band(moment.pairs, u)))
        case c.Against(u):
            brawl = replace(brawl, targets=(*brawl.targets, *band(moment.pairs, u)))
        case c.Wield(w):
            brawl = replace(brawl, attackers=(state.holder[w],), weapons=(*brawl.weapons, w))
        case c.Declare():
            pass
        case _:
            return None
    if not brawl.attackers or not brawl.targets:
        return None
    if state.vehicles >> brawl.targets[0] & 1:
        return Preview(assault=assault_preview(state, brawl, moment.ambush))
    return Preview(brawl=brawl_preview(state, brawl, moment.ambush))
