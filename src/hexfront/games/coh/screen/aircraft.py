"""What fire at aircraft and what aircraft do costs and may bring (COHC-18)."""

import msgspec

from hexfront.games.coh.choices import AntiAir, Bomb, Climb, Strafe
from hexfront.games.coh.classic.air import ATTACK, CLIMB, Flying
from hexfront.games.coh.classic.flak import FlakSupport, air_attack, air_defense
from hexfront.games.coh.classic.flights import flight_of
from hexfront.games.coh.combat.ratings import attack_cost
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import targets_in
from hexfront.games.coh.screen.odds import hit_row, target_preview, work_preview
from hexfront.games.coh.screen.preview import Preview, TargetPreview
from hexfront.games.coh.screen.prices import priced, priced_for, shifts_left
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import marks_of
from hexfront.play import Choice, Tally

NOTHING = Tally((), 0)


def flak_preview(state: CohState, seat: int, plan: FlakSupport) -> Preview:
    """Fire at an aircraft from the ground, as it is planned."""
    u, supporters = plan.shot.attacker, plan.supporters
    cost = attack_cost(state, plan.shot, supporters)
    base = priced_for(state, (u, *supporters), cost, plan.card)
    return _at_aircraft(state, seat, (u, *supporters), plan.target, base)


def flight_preview(state: CohState, seat: int, moment: Flying, choice: Choice) -> Preview | None:
    """An attack by an aircraft, or a change of its altitude."""
    u = moment.unit
    match choice:
        case Climb(by=by):
            return priced(state, u, CLIMB if by > 0 else NOTHING, 0)
        case AntiAir():
            return _at_aircraft(state, seat, (u,), choice.target, priced(state, u, ATTACK, 0))
        case Strafe(to=to):
            return _at_ground(state, seat, Shot(u, to), priced(state, u, ATTACK, 0))
        case Bomb(to=to):
            cost = NOTHING if moment.bombing else ATTACK  # COHC-18.p
            return _at_ground(state, seat, Shot(u, to), priced(state, u, cost, 0))
    return None


def _at_aircraft(
    state: CohState, seat: int, group: tuple[int, ...], target: int, base: Preview
) -> Preview:
    u, supporters = group[0], group[1:]
    guard, force = air_defense(state, u, target), air_attack(state, u, target, 0, supporters)
    number, hurt = guard.total - force.total, flight_of(state, target).hurt
    by = shifts_left(state, seat, group, base)
    rows = tuple(hit_row(step, number + step, hurt) for step in by)
    shown = TargetPreview(target, guard, force, number, rows)
    return msgspec.structs.replace(base, targets=(shown,))


def _at_ground(state: CohState, seat: int, shot: Shot, base: Preview) -> Preview:
    by = shifts_left(state, seat, (shot.attacker,), base)
    shown = (target_preview(state, seat, shot, t, (), by) for t in targets_in(state, shot))
    works = (work_preview(state, shot, mark, (), by) for mark in marks_of(state, shot))
    return msgspec.structs.replace(base, targets=tuple(shown), works=tuple(works))
