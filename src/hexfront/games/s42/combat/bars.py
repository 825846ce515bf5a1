"""What bars the choices of a combat, from putting it together to the defense."""

from hexfront.games.s42 import choices as c
from hexfront.games.s42.advance.reserves import cannot_activate
from hexfront.games.s42.combat.attack import cannot_attack, cannot_join, fit
from hexfront.games.s42.combat.defense import cannot_lead, lead_units, must_defend
from hexfront.games.s42.combat.losses import cannot_lose, cannot_lose_together
from hexfront.games.s42.combat.odds import no_attack, odds
from hexfront.games.s42.means.offensives import cannot_use
from hexfront.games.s42.means.support import (
    cannot_bombard,
    cannot_cover,
    cannot_cover_lead,
    cannot_fly,
    cannot_steady,
)
from hexfront.games.s42.moments.combat import CombatPhase, Gathering
from hexfront.games.s42.moments.defense import CallSupport, NameLead, Stand
from hexfront.games.s42.moments.disengaging import ChooseStackLoss
from hexfront.games.s42.moments.losses import ChooseLoss
from hexfront.games.s42.moments.outcome import StationAir, stations
from hexfront.games.s42.moments.resolution import ChooseAside, DefensiveAir, PickDie, crowd
from hexfront.games.s42.moments.withdrawals import ReduceUnit
from hexfront.games.s42.retreat.disengaging import cannot_disengage, cannot_disengage_stack
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId
from hexfront.play import Refusal
from hexfront.play.moment import SideMoment

NO_ATTACK = Refusal("S42-8.1.a", "no-attack-begun")


def _top(state: S42State) -> SideMoment[S42State] | None:
    return state.stack[-1] if state.stack else None


def _gathering(state: S42State) -> Gathering | None:
    top = _top(state)
    return top if isinstance(top, Gathering) else None


def attack(state: S42State, seat: int, choice: c.Attack) -> Refusal | None:
    top, target = _top(state), HexId(choice.hex)
    if not isinstance(top, CombatPhase):
        return None
    if state.mini_turn:
        return Refusal("S42-33.2.3.f", "no-attack-mini-turn")
    found = no_attack(state, seat, target, fit(state, seat))
    if found is None and target in top.dropped:
        return Refusal("S42-8.1.a", "no-attack-dropped", {"hex": target})
    return found


def activate(state: S42State, seat: int, choice: c.Activate) -> Refusal | None:
    return cannot_activate(state, seat, choice.hex)


def disengage(state: S42State, seat: int, choice: c.Disengage) -> Refusal | None:
    return cannot_disengage(state, choice.unit)


def disengage_stack(state: S42State, seat: int, choice: c.DisengageStack) -> Refusal | None:
    return cannot_disengage_stack(state, seat, choice.hex)


def join(state: S42State, seat: int, choice: c.Join) -> Refusal | None:
    top, u = _gathering(state), choice.unit
    if top is None:
        return NO_ATTACK
    battle = top.battle
    if u in battle.attackers:
        return Refusal("S42-8.2.a", "no-already-attacking", {"unit": u})
    found = cannot_attack(state, u, battle.hex) or cannot_join(
        state, battle.attackers, u, battle.hex
    )
    if found is None and u not in top.able:
        return Refusal("S42-22.7.a", "no-attack-without-units", {"hex": battle.hex})
    return found


def leave(state: S42State, seat: int, choice: c.Leave) -> Refusal | None:
    top, u = _gathering(state), choice.unit
    if top is None:
        return NO_ATTACK
    if u not in top.battle.attackers:
        return Refusal("S42-8.2.a", "no-not-attacking", {"unit": u})
    if len(top.battle.attackers) > 1:
        return None
    return Refusal("S42-8.1.a", "no-attack-without-units", {"hex": top.battle.hex})


def air(state: S42State, seat: int, choice: c.UseAir) -> Refusal | None:
    match _top(state):
        case Gathering(battle=battle):
            return cannot_fly(state, battle, choice.air)
        case DefensiveAir(battle=battle):
            return cannot_cover(state, battle, choice.air)
        case CallSupport(attempt=attempt, lead=lead):
            return cannot_cover_lead(state, attempt.battle, choice.air, lead)
    return NO_ATTACK


def artillery(state: S42State, seat: int, choice: c.UseArtillery) -> Refusal | None:
    asu, paid = choice.unit, choice.supply
    match _top(state):
        case Gathering(battle=battle, guns=guns):
            return cannot_bombard(state, battle, asu, paid, dict(guns).get(asu, ()))
        case CallSupport(attempt=attempt, lead=lead):
            return cannot_steady(state, attempt.battle, asu, paid, lead)
    return NO_ATTACK


def offensive(state: S42State, seat: int, choice: c.UseOffensive) -> Refusal | None:
    top = _gathering(state)
    return NO_ATTACK if top is None else cannot_use(state, top.battle, choice.unit)


def pick(state: S42State, seat: int, choice: c.Pick) -> Refusal | None:
    match _top(state):
        case PickDie(dice=dice) if choice.die not in dice:
            return Refusal("S42-26.2.h", "no-such-die-rolled", {"die": choice.die})
    return None


def withhold(state: S42State, seat: int, choice: c.Withhold) -> Refusal | None:
    top = _gathering(state)
    if top is None:
        return NO_ATTACK
    return None if top.supported else Refusal("S42-8.3.b", "no-support-called")


def resolve(state: S42State, seat: int, choice: c.Resolve) -> Refusal | None:
    top = _gathering(state)
    return NO_ATTACK if top is None else odds(state, top.battle).refusal


def lose(state: S42State, seat: int, choice: c.Lose) -> Refusal | None:
    match _top(state):
        case ChooseLoss(battle=battle, victim=victim):
            if state.side_of(choice.unit) != victim:
                return Refusal("S42-10.2.1.c", "no-loss-not-in-combat", {"unit": choice.unit})
            return cannot_lose(state, battle, choice.unit)
        case ReduceUnit(units=units, rule=rule) if choice.unit not in units:
            return Refusal(rule, "no-loss-not-in-combat", {"unit": choice.unit})
        case ChooseStackLoss(units=units):
            return cannot_lose_together(state, units, choice.unit)
    return None


def defend(state: S42State, seat: int, choice: c.Defend) -> Refusal | None:
    match _top(state):
        case Stand(battle=battle, desperate=open_) if choice.desperate and not open_:
            return Refusal("S42-11.5.1.a", "no-desperate-defense", {"hex": battle.hex})
    return None


def give_ground(state: S42State, seat: int, choice: c.GiveGround) -> Refusal | None:
    match _top(state):
        case Stand(battle=battle) if must_defend(state, battle):
            return Refusal("S42-11.1.3.a", "no-giving-ground", {"hex": battle.hex})
    return None


def lead(state: S42State, seat: int, choice: c.Lead) -> Refusal | None:
    match _top(state):
        case NameLead(attempt=attempt):
            found = cannot_lead(state, attempt.battle, choice.unit)
            if found is not None:
                return found
            if choice.unit not in lead_units(state, attempt.battle, desperate=attempt.open):
                return Refusal("S42-11.1.2.a", "no-lead-early", {"unit": choice.unit})
    return None


def stand_aside(state: S42State, seat: int, choice: c.StandAside) -> Refusal | None:
    top = _top(state)
    if isinstance(top, ChooseAside) and choice.unit in crowd(state, top.battle):
        return None
    return Refusal("S42-15.3.b", "no-standing-aside", {"unit": choice.unit})


def station(state: S42State, seat: int, choice: c.Station) -> Refusal | None:
    top = _top(state)
    if isinstance(top, StationAir) and choice.place in stations(state, top.battle):
        return None
    return Refusal("S42-9.3.7.c", "no-station", {"place": choice.place})
