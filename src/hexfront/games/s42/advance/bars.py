"""What bars the choices of retreat and advance: both go hex by hex, by the same words."""

from hexfront.games.s42 import choices as c
from hexfront.games.s42.advance.advancing import cannot_advance, cannot_step, too_many
from hexfront.games.s42.advance.breakthrough import (
    fit_for_group,
    no_breakthrough,
    no_target,
    recruits,
)
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.losses import attackers_left
from hexfront.games.s42.moments.advance import AdvanceChoice, Advancing
from hexfront.games.s42.moments.breakthrough import Forming, GroupAdvance
from hexfront.games.s42.moments.contest import StormCity, going_in
from hexfront.games.s42.moments.retreat import Retreat, Retreating, on_their_way
from hexfront.games.s42.retreat.courses import step_refusal, ways
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.moment import SideMoment


def _top(state: S42State) -> SideMoment[S42State] | None:
    return state.stack[-1] if state.stack else None


# Retreat.


def split(state: S42State, seat: int, choice: c.Split) -> Refusal | None:
    match _top(state):
        case Retreating(retreat=retreat, splits=True) if choice.unit in retreat.units:
            return None
    return Refusal("S42-12.1.2.a", "no-split", {"unit": choice.unit})


def stop_short(state: S42State, seat: int, choice: c.StopShort) -> Refusal | None:
    match _top(state):
        case Retreating(stop=True):
            return None
    return Refusal("S42-12.1.3.b", "no-stop-here")


def give_up(state: S42State, seat: int, choice: c.GiveUp) -> Refusal | None:
    match _top(state):
        case Retreating(gives_up=True):
            return None
    return Refusal("S42-12.1.3.a", "no-giving-up")


def step(state: S42State, seat: int, choice: c.Step) -> Refusal | None:
    place = choice.place
    match _top(state):
        case Retreating(onward=onward) | Advancing(onward=onward) if place in onward:
            return None
        case GroupAdvance(steps=steps) if place in steps:
            return None
        case Retreating(retreat=retreat):
            return _retreat_step(state, retreat, place)
        case Advancing(march=march):
            at = state.place[march.units[0]]
            return _advance_step(state, march.battle, march.units, at, place, not march.used)
        case GroupAdvance(battle=battle, group=group):
            if group.pinned and place != group.free:
                return Refusal("S42-15.2.6.a", "no-group-pinned", {"place": place})
            if group.ended and place != group.free:
                return Refusal("S42-15.2.7.a", "no-group-ended", {"place": place})
            first = not group.moved
            return _advance_step(state, battle, group.units, group.at, place, first)
    return None


def _retreat_step(state: S42State, retreat: Retreat, place: int) -> Refusal:
    if place < 0:
        return Refusal("S42-12.2.g", "no-retreat-off-map")
    at = retreat.at
    way = state.country.grid.direction(at, HexId(place))
    if way is None:
        return Refusal("S42-12.1.1.a", "no-step-far", {"place": place})
    side = state.side_of(retreat.units[0])
    found = step_refusal(state, side, retreat.mask, at, way)
    if found is not None:
        return found
    zone = ways(state, side, retreat.mask, on_their_way(state), retreat.origin).zone
    if retreat.path and zone >> at & zone >> place & 1:
        return Refusal("S42-12.2.c", "no-retreat-ezoc", {"hex": place})
    return Refusal("S42-12.1.3.a", "no-retreat-guidelines", {"place": place})


# Advance.


def _advance_step(
    state: S42State, battle: Battle, units: tuple[int, ...], at: int, place: int, first: bool
) -> Refusal:
    if place < 0:
        return Refusal("S42-22.3.1.a", "no-advance-off-map")
    found = cannot_step(state, battle, units, at, HexId(place), first=first)
    if found is not None:
        return found
    over = _too_many(state, battle, place, units)
    if over is not None:
        return over
    return Refusal("S42-14.2.1.a", "no-advance-hexes", {"hex": place})


def form_group(state: S42State, seat: int, choice: c.FormGroup) -> Refusal | None:
    match _top(state):
        case AdvanceChoice(following=following, hexes=hexes) if choice.hex not in hexes:
            found = no_breakthrough(state, following.battle)
            if found is None and not following.group:
                rule = "S42-15.4.a" if following.battle.automatic else "S42-15.2.2.a"
                return Refusal(rule, "no-second-group")
            return found or Refusal("S42-15.2.3.a", "no-group-there", {"place": choice.hex})
    return None


def advance(state: S42State, seat: int, choice: c.Advance) -> Refusal | None:
    match _top(state):
        case AdvanceChoice(following=following, able=able) if choice.unit not in able:
            found = cannot_advance(state, following.battle, choice.unit)
            return found or Refusal("S42-14.2.1.a", "no-advance-way", {"unit": choice.unit})
    return None


def breakthrough(state: S42State, seat: int, choice: c.Breakthrough) -> Refusal | None:
    match _top(state):
        case GroupAdvance(battle=battle, group=group, targets=targets):
            if choice.hex in targets:
                return None
            found = no_target(state, battle, group, HexId(choice.hex))
            return found or Refusal("S42-15.2.5.a", "no-breakthrough-again", {"hex": choice.hex})
    return None


def take_along(state: S42State, seat: int, choice: c.Take) -> Refusal | None:
    """A unit that advances with another, or joins the group in the vacated hex."""
    u = choice.unit
    match _top(state):
        case Advancing(mates=mates) if u not in mates:
            return Refusal("S42-14.2.1.a", "no-advance-way", {"unit": u})
        case StormCity(battle=battle, inside=inside) if u not in going_in(state, battle, inside):
            crowded = u not in inside and u in attackers_left(state, battle)
            rule = "S42-29.1.1.b" if crowded else "S42-29.1.1.g"
            return Refusal(rule, "no-storming", {"unit": u})
        case Forming(battle=battle, taken=taken) if u not in recruits(state, battle, taken):
            return _not_recruited(state, battle, taken, u)
    return None


def _not_recruited(state: S42State, battle: Battle, taken: tuple[int, ...], u: int) -> Refusal:
    """Why a unit does not move into the vacated hex to join the group there."""
    if u in taken:
        return Refusal("S42-15.2.3.a", "no-advance-way", {"unit": u})
    found = cannot_advance(state, battle, u)
    if found is None and not fit_for_group(state, battle, u):
        found = Refusal("S42-15.2.3.a", "no-advance-way", {"unit": u})
    if found is None and state.place[u] != battle.hex:
        found = cannot_step(state, battle, (u,), state.place[u], battle.hex, first=True)
    return (
        found
        or _too_many(state, battle, battle.hex, (*taken, u))
        or Refusal("S42-15.2.3.a", "no-advance-way", {"unit": u})
    )


def _too_many(state: S42State, battle: Battle, h: int, units: tuple[int, ...]) -> Refusal | None:
    """The stacking limit that units would exceed in a hex at the end of their advance."""
    over = too_many(state, battle.side, h, units)
    if over is None:
        return None
    return Refusal(over.rule, "no-advance-stacking", {"hex": h, "limit": over.limit})


def leave_behind(state: S42State, seat: int, choice: c.DropOff) -> Refusal | None:
    match _top(state):
        case GroupAdvance(loose=loose) if choice.unit not in loose:
            return Refusal("S42-15.2.10.a", "no-drop-off-now", {"unit": choice.unit})
    return None


def end(state: S42State, seat: int, choice: c.Halt) -> Refusal | None:
    """An advance does not end in a hex that is too full, nor a group without fighting units."""
    match _top(state):
        case Advancing(halt=False) | GroupAdvance(passing=True):
            return Refusal("S42-14.1.d", "no-halt-yet")
        case StormCity(inside=()):
            return Refusal("S42-29.1.1.a", "no-halt-yet")
        case Forming() as forming if choice not in forming.choices(state):
            return Refusal("S42-15.2.3.b", "no-halt-yet")
    return None
