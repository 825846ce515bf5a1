"""Why not, in combat: putting it together, losses, defense, retreat and advance."""

from collections.abc import Callable
from typing import Any

from hexfront.games.s42 import choices as c
from hexfront.games.s42.advance.advancing import cannot_advance, cannot_step, too_many
from hexfront.games.s42.advance.breakthrough import no_breakthrough, no_target
from hexfront.games.s42.combat.attack import cannot_attack, cannot_be_attacked, cannot_join, fit
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import cannot_lead
from hexfront.games.s42.combat.losses import cannot_lose
from hexfront.games.s42.combat.odds import odds, strongest
from hexfront.games.s42.means.support import (
    cannot_bombard,
    cannot_cover,
    cannot_cover_lead,
    cannot_fly,
    cannot_steady,
)
from hexfront.games.s42.moments.advance import AdvanceChoice, Advancing
from hexfront.games.s42.moments.breakthrough import GroupAdvance
from hexfront.games.s42.moments.combat import CombatPhase, Gathering
from hexfront.games.s42.moments.defense import CallSupport, NameLead, Stand
from hexfront.games.s42.moments.losses import ChooseLoss
from hexfront.games.s42.moments.resolution import DefensiveAir
from hexfront.games.s42.moments.retreat import Retreating
from hexfront.games.s42.retreat.courses import step_refusal
from hexfront.games.s42.screen.refuse_movement import nobody_attacks
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal

NO_ATTACK = Refusal("S42-8.1.a", "no-attack-begun")


def _gathering(state: S42State) -> Gathering | None:
    top = state.stack[-1]
    return top if isinstance(top, Gathering) else None


def _attack(state: S42State, seat: int, choice: c.Attack) -> Refusal | None:
    top, target = state.stack[-1], HexId(choice.hex)
    if not isinstance(top, CombatPhase):
        return None
    found = cannot_be_attacked(state, seat, target)
    if found is not None:
        return found
    if target in top.dropped:
        return Refusal("S42-8.1.a", "no-attack-dropped", {"hex": target})
    battle = strongest(state, seat, target, fit(state, seat))
    return nobody_attacks(state, seat, target) if battle is None else odds(state, battle).refusal


def _join(state: S42State, seat: int, choice: c.Join) -> Refusal | None:
    top, u = _gathering(state), choice.unit
    if top is None:
        return NO_ATTACK
    battle = top.battle
    if u in battle.attackers:
        return Refusal("S42-8.2.a", "no-already-attacking", {"unit": u})
    found = cannot_attack(state, u, battle.hex)
    return found or cannot_join(state, battle.attackers, u, battle.hex)


def _leave(state: S42State, seat: int, choice: c.Leave) -> Refusal | None:
    top, u = _gathering(state), choice.unit
    if top is None:
        return NO_ATTACK
    if u not in top.battle.attackers:
        return Refusal("S42-8.2.a", "no-not-attacking", {"unit": u})
    return Refusal("S42-8.1.a", "no-attack-without-units", {"hex": top.battle.hex})


def _air(state: S42State, seat: int, choice: c.UseAir) -> Refusal | None:
    match state.stack[-1]:
        case Gathering(battle=battle):
            return cannot_fly(state, battle, choice.air)
        case DefensiveAir(battle=battle):
            return cannot_cover(state, battle, choice.air)
        case CallSupport(attempt=attempt, lead=lead):
            return cannot_cover_lead(state, attempt.battle, choice.air, lead)
    return NO_ATTACK


def _artillery(state: S42State, seat: int, choice: c.UseArtillery) -> Refusal | None:
    asu, paid = choice.unit, choice.supply
    match state.stack[-1]:
        case Gathering(battle=battle, guns=guns):
            return cannot_bombard(state, battle, asu, paid, dict(guns).get(asu, ()))
        case CallSupport(attempt=attempt, lead=lead):
            return cannot_steady(state, attempt.battle, asu, paid, lead)
    return NO_ATTACK


def _withhold(state: S42State, seat: int, choice: c.Withhold) -> Refusal | None:
    if _gathering(state) is None:
        return NO_ATTACK
    return Refusal("S42-8.3.b", "no-support-called")


def _resolve(state: S42State, seat: int, choice: c.Resolve) -> Refusal | None:
    top = _gathering(state)
    return NO_ATTACK if top is None else odds(state, top.battle).refusal


def _lose(state: S42State, seat: int, choice: c.Lose) -> Refusal | None:
    match state.stack[-1]:
        case ChooseLoss(battle=battle, victim=victim):
            if state.side_of(choice.unit) != victim:
                return Refusal("S42-10.2.1.c", "no-loss-not-in-combat", {"unit": choice.unit})
            return cannot_lose(state, battle, choice.unit)
    return None


def _defend(state: S42State, seat: int, choice: c.Defend) -> Refusal | None:
    match state.stack[-1]:
        case Stand(battle=battle):
            return Refusal("S42-11.5.1.a", "no-desperate-defense", {"hex": battle.hex})
    return None


def _give_ground(state: S42State, seat: int, choice: c.GiveGround) -> Refusal | None:
    match state.stack[-1]:
        case Stand(battle=battle):
            return Refusal("S42-11.1.3.a", "no-giving-ground", {"hex": battle.hex})
    return None


def _lead(state: S42State, seat: int, choice: c.Lead) -> Refusal | None:
    match state.stack[-1]:
        case NameLead(attempt=attempt):
            found = cannot_lead(state, attempt.battle, choice.unit)
            return found or Refusal("S42-11.1.2.a", "no-lead-early", {"unit": choice.unit})
    return None


def _stand_aside(state: S42State, seat: int, choice: c.StandAside) -> Refusal | None:
    return Refusal("S42-15.3.b", "no-standing-aside", {"unit": choice.unit})


def _station(state: S42State, seat: int, choice: c.Station) -> Refusal | None:
    return Refusal("S42-9.3.7.c", "no-station", {"place": choice.place})


# Retreat and advance.


def _split(state: S42State, seat: int, choice: c.Split) -> Refusal | None:
    return Refusal("S42-12.1.2.a", "no-split", {"unit": choice.unit})


def _stop_short(state: S42State, seat: int, choice: c.StopShort) -> Refusal | None:
    return Refusal("S42-12.1.3.b", "no-stop-here")


def _give_up(state: S42State, seat: int, choice: c.GiveUp) -> Refusal | None:
    return Refusal("S42-12.1.3.a", "no-giving-up")


def _step(state: S42State, seat: int, choice: c.Step) -> Refusal | None:
    place = choice.place
    match state.stack[-1]:
        case Retreating(retreat=retreat):
            return _retreat_step(state, retreat.units, retreat.at, place)
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


def _retreat_step(state: S42State, units: tuple[int, ...], at: HexId, place: int) -> Refusal | None:
    if place < 0:
        return Refusal("S42-12.2.g", "no-retreat-off-map")
    way = state.country.grid.direction(at, HexId(place))
    if way is None:
        return Refusal("S42-12.1.1.a", "no-step-far", {"place": place})
    mask = sum(1 << u for u in units)
    found = step_refusal(state, state.side_of(units[0]), mask, at, way)
    return found or Refusal("S42-12.1.3.a", "no-retreat-guidelines", {"place": place})


def _advance_step(
    state: S42State, battle: Battle, units: tuple[int, ...], at: int, place: int, first: bool
) -> Refusal | None:
    if place < 0:
        return Refusal("S42-22.3.1.a", "no-advance-off-map")
    found = cannot_step(state, battle, units, at, HexId(place), first=first)
    if found is not None:
        return found
    over = too_many(state, battle.side, place, units)
    if over is not None:
        return Refusal(over.rule, "no-advance-stacking", {"hex": place, "limit": over.limit})
    return Refusal("S42-14.2.1.a", "no-advance-hexes", {"hex": place})


def _form_group(state: S42State, seat: int, choice: c.FormGroup) -> Refusal | None:
    match state.stack[-1]:
        case AdvanceChoice(following=following):
            found = no_breakthrough(state, following.battle)
            return found or Refusal("S42-15.2.3.a", "no-group-there", {"place": choice.hex})
    return None


def _advance(state: S42State, seat: int, choice: c.Advance) -> Refusal | None:
    match state.stack[-1]:
        case AdvanceChoice(following=following):
            found = cannot_advance(state, following.battle, choice.unit)
            return found or Refusal("S42-14.2.1.a", "no-advance-way", {"unit": choice.unit})
    return None


def _breakthrough(state: S42State, seat: int, choice: c.Breakthrough) -> Refusal | None:
    match state.stack[-1]:
        case GroupAdvance(battle=battle, group=group):
            found = no_target(state, battle, group, HexId(choice.hex))
            return found or Refusal("S42-15.2.5.a", "no-breakthrough-again", {"hex": choice.hex})
    return None


REASONS: dict[type[Choice], Callable[[S42State, int, Any], Refusal | None]] = {
    c.Attack: _attack,
    c.Join: _join,
    c.Leave: _leave,
    c.UseAir: _air,
    c.UseArtillery: _artillery,
    c.Withhold: _withhold,
    c.Resolve: _resolve,
    c.Lose: _lose,
    c.Defend: _defend,
    c.GiveGround: _give_ground,
    c.Lead: _lead,
    c.StandAside: _stand_aside,
    c.Station: _station,
    c.Split: _split,
    c.StopShort: _stop_short,
    c.GiveUp: _give_up,
    c.Step: _step,
    c.FormGroup: _form_group,
    c.Advance: _advance,
    c.Breakthrough: _breakthrough,
}
