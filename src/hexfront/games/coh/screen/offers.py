"""Previews of legal choices: prices, numbers and exact odds, from what the seat knows."""

from collections.abc import Sequence

import msgspec

from hexfront.games.coh.cards.hands import card
from hexfront.games.coh.choices import (
    AntiAir,
    Creep,
    Demolish,
    Dislodge,
    Done,
    Enter,
    Face,
    Gather,
    GroupKind,
    LayMines,
    LaySmoke,
    Leave,
    Load,
    Move,
    Occupy,
    Pass,
    Pivot,
    PlanSmoke,
    PlanStrike,
    PlayCard,
    Rally,
    Select,
    Shift,
    SpendCap,
    Stall,
    StealthMove,
    TakeCover,
    Target,
    Unload,
)
from hexfront.games.coh.classic.air import Flying
from hexfront.games.coh.classic.driving import BogTest
from hexfront.games.coh.classic.flak import AirNumber, FlakSupport, flak_shot
from hexfront.games.coh.classic.flights import flight_of
from hexfront.games.coh.classic.rounds import InitiativeNumber
from hexfront.games.coh.classic.tellermines import laying_cost
from hexfront.games.coh.combat.orders import AttackChoice, ordered
from hexfront.games.coh.combat.ratings import (
    attack_cost,
    hit_number,
)
from hexfront.games.coh.combat.shot import Arm, Shot
from hexfront.games.coh.combat.targets import targets_in
from hexfront.games.coh.command.payment import shift_line
from hexfront.games.coh.command.points import purse, shifts, stall_cost
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.hidden.recon import detection_number
from hexfront.games.coh.hidden.stealth import stealth_cost
from hexfront.games.coh.hits.rally import rally_cost, rally_number
from hexfront.games.coh.moments.attack import ChooseSupport, is_attack
from hexfront.games.coh.moments.barrage import UnseenNumber, is_struck
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.bogged import BogNumber
from hexfront.games.coh.moments.demolition import WorkNumber
from hexfront.games.coh.moments.drive import Drive
from hexfront.games.coh.moments.explosions import MineNumber
from hexfront.games.coh.moments.group import GroupMoves
from hexfront.games.coh.moments.planning import PlanStrikes
from hexfront.games.coh.moments.rally import RallyNumber
from hexfront.games.coh.moments.recon import DetectionNumber
from hexfront.games.coh.moments.rounds import Initiative, initiative_number
from hexfront.games.coh.moments.shooting import AttackStep, ChooseTarget, HitNumber
from hexfront.games.coh.moments.smoke import SmokeScreen
from hexfront.games.coh.moments.spent import ActionCost
from hexfront.games.coh.moments.strikes import DriftDirection, DriftNumber
from hexfront.games.coh.moments.turn import ReconByFire, UnitAction
from hexfront.games.coh.movement.entry import entry_cost
from hexfront.games.coh.movement.steps import creep_cost, move_cost, pivot_cost
from hexfront.games.coh.screen.aircraft import flak_preview, flight_preview
from hexfront.games.coh.screen.facing import facing_preview
from hexfront.games.coh.screen.hindrance import mined, with_die
from hexfront.games.coh.screen.odds import (
    contest_row,
    hit_row,
    plain_row,
    target_preview,
    with_roll,
    work_preview,
)
from hexfront.games.coh.screen.outlook import direction_preview, drift_preview, planning_preview
from hexfront.games.coh.screen.paths import Affords, Climbing, ways
from hexfront.games.coh.screen.preview import (
    Preview,
    TargetPreview,
    Way,
    by_edition,
)
from hexfront.games.coh.screen.prices import priced, priced_for, shifts_left, spent_row, spent_rows
from hexfront.games.coh.screen.windows import window_preview
from hexfront.games.coh.smoke.laying import smoke_cost, smoke_shot
from hexfront.games.coh.solo.rules import SoloInitiative
from hexfront.games.coh.solo.rumours import SearchNumber
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.teams.turns import would_end
from hexfront.games.coh.vehicles.bogging import bog_number
from hexfront.games.coh.vehicles.bonus import congested, left_by_entry, left_by_move, used
from hexfront.games.coh.vehicles.transport import load_cost, unload_cost
from hexfront.games.coh.works.demolition import (
    Mark,
    aimed_mark,
    mark_for,
    marks_of,
)
from hexfront.games.coh.works.digging import dig_cost
from hexfront.games.coh.works.shelter import shelter_cost
from hexfront.play import Choice, Offer, Tally, Undone


def offers_of(state: CohState, seat: int) -> list[Offer]:
    """The seat's legal choices, each with its preview."""
    if state.actor() != seat:
        return []
    moment: CohMoment = state.stack[-1]
    choices = state.choices()
    return [
        Offer(
            choice,
            preview(state, seat, moment, choice),
            _undone(state, seat, choices) if isinstance(choice, Pass) else None,
        )
        for choice in choices
    ]


def _undone(state: CohState, seat: int, choices: Sequence[Choice]) -> Undone | None:
    """Units that could still act, when passing now ends the round (COH-2.7.d)."""
    if not would_end(state, seat):
        return None
    return Undone(tuple(c.unit for c in choices if isinstance(c, Select))) or None


@by_edition
def preview(state: CohState, seat: int, moment: CohMoment, choice: Choice) -> Preview | None:
    """What to know before this choice; None when there is nothing to weigh."""
    if isinstance(choice, Shift):
        return _shift_preview(state, seat, moment, choice.by)
    if isinstance(choice, SpendCap) and isinstance(moment, ActionCost):
        return Preview(spent=(spent_row(state, moment.side, moment.cost, choice.cap),))
    if isinstance(moment, ChooseSupport | FlakSupport) and isinstance(choice, Done):
        return _planned_preview(state, seat, moment)
    if isinstance(moment, ChooseTarget) and isinstance(choice, Target):
        step: AttackStep = state.stack[-2]
        return Preview(targets=(_next_target(state, seat, step, choice.unit),))
    if isinstance(moment, GroupMoves):
        return _member_preview(state, moment, choice)
    if isinstance(moment, Drive) and isinstance(choice, Move):
        return mined(state, seat, choice, _drive_preview(state, moment, choice.to))
    if isinstance(choice, AttackChoice) and isinstance(moment, UnitAction | ReconByFire):
        shot, target = ordered(state, choice)
        search = isinstance(moment, ReconByFire)
        plan = ChooseSupport(
            seat, shot, target, (), moment.card, aimed_mark(state, shot, target), search
        )
        return mined(state, seat, choice, attack_preview(state, seat, plan))
    if isinstance(choice, LaySmoke) and isinstance(moment, SmokeScreen):
        shot = smoke_shot(state, choice.unit, choice.to)
        return priced(state, choice.unit, smoke_cost(state, shot), moment.card)
    if isinstance(choice, PlanStrike | PlanSmoke) and isinstance(moment, PlanStrikes):
        return planning_preview(state, moment.asked[0].weapon, choice.to)
    if isinstance(moment, Flying):
        return flight_preview(state, seat, moment, choice)
    if isinstance(moment, UnitAction):
        return mined(state, seat, choice, _unit_preview(state, seat, moment, choice))
    if isinstance(choice, Move):
        return mined(state, seat, choice, None)
    return _between(state, moment, choice)


def _planned_preview(state: CohState, seat: int, plan: ChooseSupport | FlakSupport) -> Preview:
    """An attack with all who support it so far."""
    if isinstance(plan, FlakSupport):
        return flak_preview(state, seat, plan)
    return attack_preview(state, seat, plan)


def _between(state: CohState, moment: CohMoment, choice: Choice) -> Preview | None:
    """What an action asks on its way: cards, dice to roll again, facings."""
    if isinstance(choice, PlayCard) and isinstance(moment, HitNumber | WorkNumber | AirNumber):
        return _aimed_preview(state, moment, choice.card)
    if isinstance(choice, Face):
        return facing_preview(state, moment, choice)
    return window_preview(state, moment, choice)


def _aimed_preview(
    state: CohState, moment: HitNumber | WorkNumber | AirNumber, number: int
) -> Preview:
    """The roll with the FP of Careful Aiming."""
    more = moment.aim + card(state, number).amount
    aimed = msgspec.structs.replace(moment, aim=more).number(state)
    return Preview(number=aimed, roll=(hit_row(0, aimed.total, _any_hit(state, moment)),))


def _any_hit(state: CohState, moment: HitNumber | WorkNumber | AirNumber | MineNumber) -> bool:
    """Does any hit destroy what is rolled against?"""
    match moment:
        case WorkNumber():
            return True
        case AirNumber(target=target):
            return flight_of(state, target).hurt
        case HitNumber(target=target):
            return bool(state.hit[target])
        case MineNumber(unit=u):
            return bool(state.hit[u])


def _unit_preview(state: CohState, seat: int, moment: UnitAction, choice: Choice) -> Preview | None:
    u = moment.unit
    cost = _cost(state, u, choice)
    if cost is not None:
        return priced(state, u, cost, moment.card)
    match choice:
        case Move() | Enter() | Creep():
            return _step_preview(state, seat, moment, choice)
        case Demolish():
            mark = mark_for(state, Shot(u, state.hex[u]))
            return _mark_preview(state, seat, moment, mark)
        case Dislodge(target=target):
            mark = Mark(WorkType.HASTY, state.hex[u], target)
            return _mark_preview(state, seat, moment, mark)
        case Load(vehicle=vehicle):
            price = priced_for(state, (u, vehicle), load_cost(state, u, vehicle), moment.card)
            return with_die(state, u, state.hex[vehicle], price)
        case Unload(to=to):
            return with_die(state, u, to, priced(state, u, unload_cost(state, u, to), moment.card))
        case Rally():
            base = priced(state, u, rally_cost(state, (u,)), moment.card)
            return with_roll(state, seat, (u,), base, rally_number(state, u))
        case AntiAir(target=target):
            plan = FlakSupport(seat, flak_shot(state, u, target), target, (), moment.card)
            return flak_preview(state, seat, plan)
        case Gather(kind=GroupKind.RALLY) if not moment.card:
            return Preview(cost=rally_cost(state, (u,)))
    return None


def _cost(state: CohState, u: int, choice: Choice) -> Tally | None:
    """What a choice costs that has a price and nothing else to weigh."""
    match choice:
        case Pivot():
            return pivot_cost(state, u)
        case Occupy() | Leave():
            return shelter_cost(state, u)
        case TakeCover():
            return dig_cost(state, (u,))
        case Stall():
            return stall_cost(state, (u,))
        case StealthMove(to=to):
            return stealth_cost(state, (u,), to)
        case LayMines():
            return laying_cost(state)
    return None


def _step_preview(
    state: CohState, seat: int, moment: UnitAction, choice: Move | Enter | Creep
) -> Preview | None:
    u, to = choice.unit, choice.to
    if isinstance(choice, Creep):
        return with_die(state, u, to, priced(state, u, creep_cost(state, u, to), moment.card))
    if isinstance(choice, Enter):
        paid = not state.setting.rules.free_entry
        entry = priced(state, u, entry_cost(state, u, to), moment.card) if paid else None
        return _entry_preview(
            state, u, to, entry,
            lambda cost: bool(moment.card) or cost.total <= purse(state, (u,)),
        )  # fmt: skip
    base = priced(state, u, move_cost(state, u, to), moment.card)
    later = bool(moment.card) or state.pays_later((u,))
    driven = _with_ways(
        state, u, to, base, bool(moment.card),
        lambda cost: later or cost.total <= purse(state, (u,)),
    )  # fmt: skip
    return with_die(state, u, to, driven)


def _with_ways(
    state: CohState, u: int, to: int, base: Preview, free: bool, affords: Affords
) -> Preview:
    """A vehicle's first step with where its bonus moves can take it from there."""
    if not state.kind(u).is_vehicle or base.cost is None:
        return base
    price = Climbing(base.cost, free)
    found = ways(state, u, to, left_by_move(state, u, to), price, affords)
    if base.spent:
        side = state.side(u)
        found = tuple(Way(w.path, w.cost, spent_rows(state, side, w.cost.total)) for w in found)
    return msgspec.structs.replace(base, ways=found)


def _entry_preview(
    state: CohState, u: int, to: int, base: Preview | None, affords: Affords
) -> Preview | None:
    """What it costs to enter the map there, if anything, and where a vehicle can drive on to."""
    if base is not None:
        base = with_die(state, u, to, base)
    if not state.kind(u).is_vehicle:
        return base
    price = Climbing(Tally((), 0), free=True)
    if base is not None and base.cost is not None:
        price = Climbing(base.cost, free=not base.cost.total)
    found = ways(state, u, to, left_by_entry(state, u, to), price, affords)
    return msgspec.structs.replace(base or Preview(), ways=found) if found else base


def _drive_preview(state: CohState, moment: Drive, to: int) -> Preview:
    """A bonus move: what it adds to the cost, and where it can go on from there."""
    u, payer = moment.unit, state.stack[-2]
    more = Tally((), 0) if payer.is_free(state) else Tally.of(moment.climb(state, to))
    left = used(state, state.hex[u], to, moment.left, congested(state, u))
    found = ways(
        state, u, to, left, Climbing(more, payer.is_free(state)),
        lambda cost: payer.affords(state, moment.cost, moment.cost + cost.total),
    )  # fmt: skip
    return Preview(cost=more, ways=found)


def _member_preview(state: CohState, moment: GroupMoves, choice: Choice) -> Preview | None:
    """A member's own price; the dearest counts for the group (COH-10.4.a)."""
    match choice:
        case Move(unit=u, to=to):
            stress = int(bool(state.stressed >> u & 1))
            driven = _with_ways(
                state, u, to, _member_price(state, moment, move_cost(state, u, to)),
                moment.is_free(state),
                lambda cost: moment.affords(state, 0, cost.total - stress),
            )  # fmt: skip
            return mined(state, moment.side, choice, with_die(state, u, to, driven))
        case Creep(unit=u, to=to):
            price = _member_price(state, moment, creep_cost(state, u, to))
            return mined(state, moment.side, choice, price)
        case Enter(unit=u, to=to):
            paid = not moment.is_free(state)
            base = _member_price(state, moment, entry_cost(state, u, to)) if paid else None
            shown = _entry_preview(
                state, u, to, base, lambda cost: moment.affords(state, 0, cost.total)
            )
            return mined(state, moment.side, choice, shown)
        case Pivot(unit=u):
            return mined(
                state, moment.side, choice, _member_price(state, moment, pivot_cost(state, u))
            )
        case Occupy(unit=u) | Leave(unit=u):
            price = _member_price(state, moment, shelter_cost(state, u))
            return mined(state, moment.side, choice, price)
        case StealthMove(unit=u, to=to):
            price = _member_price(state, moment, stealth_cost(state, (u,), to))
            return mined(state, moment.side, choice, price)
        case Done():
            return Preview(spent=spent_rows(state, moment.side, moment.due(state)))
    return None


def _member_price(state: CohState, moment: GroupMoves, cost: Tally) -> Preview:
    """Nothing if a card pays for the group (COH-8.5.h)."""
    return Preview(cost=Tally((), 0) if moment.is_free(state) else cost)


def _shift_preview(state: CohState, seat: int, moment: CohMoment, by: int) -> Preview | None:
    number: Tally
    match moment:
        case HitNumber() | MineNumber() | WorkNumber() | AirNumber():
            number = moment.number(state).plus(*shift_line(by))
            row = hit_row(by, number.total, _any_hit(state, moment))
            return Preview(number=number, roll=(row,))
        case DriftNumber():
            return drift_preview(state, moment, by)
        case DriftDirection():
            return direction_preview(state, moment, by)
        case UnseenNumber():
            return _unseen_preview(state, moment, by)
        case RallyNumber():
            number = rally_number(state, moment.unit)
        case DetectionNumber():
            number = detection_number(state, moment.shot)
        case BogNumber():
            number = bog_number(state)
        case InitiativeNumber(other=other) if other == NOBODY:
            return Preview(roll=(contest_row(by),))
        case SearchNumber() | SoloInitiative() | InitiativeNumber() | BogTest():
            number = moment.number(state)
        case Initiative():
            number = initiative_number()
        case _:
            return None
    shifted = number.plus(*shift_line(by))
    return Preview(number=shifted, roll=(plain_row(by, shifted.total),))


def _unseen_preview(state: CohState, moment: UnseenNumber, by: int) -> Preview | None:
    """A strike against an own hidden unit, if it is in the way of it."""
    u = moment.aimed
    if not is_struck(state, moment.shot, moment.hexes, u):
        return None
    number = hit_number(state, moment.shot, u, (), 0).plus(*shift_line(by))
    return Preview(number=number, roll=(hit_row(by, number.total, bool(state.hit[u])),))


def _mark_preview(state: CohState, seat: int, moment: UnitAction, mark: Mark | None) -> Preview:
    shot = Shot(moment.unit, state.hex[moment.unit])
    return attack_preview(state, seat, ChooseSupport(seat, shot, NOBODY, (), moment.card, mark))


def attack_preview(state: CohState, seat: int, plan: ChooseSupport) -> Preview:
    """Cost and odds of an attack as it is planned."""
    shot, supporters = plan.shot, plan.supporters
    cost = attack_cost(state, shot, supporters)
    group = (shot.attacker, *supporters)
    base = priced_for(state, group, cost, plan.card)
    targets, marks = _attacked(state, plan)
    if not targets and not marks and shot.arm is Arm.FLAME:  # COH-18.0.g
        return base
    if not targets and not marks:
        return with_roll(state, seat, group, base, detection_number(state, shot))
    by = shifts_left(state, seat, group, base)
    shown = tuple(target_preview(state, seat, shot, t, supporters, by) for t in targets)
    works = tuple(work_preview(state, shot, mark, supporters, by) for mark in marks)
    return msgspec.structs.replace(base, targets=shown, works=works)


def _attacked(state: CohState, plan: ChooseSupport) -> tuple[Sequence[int], Sequence[Mark]]:
    """Units and markers that an attack is rolled against; nothing for recon by fire."""
    if plan.mark is not None:
        return (), (plan.mark,)
    if plan.target >= 0:
        return (plan.target,), ()
    if plan.search or not is_attack(state, plan):
        return (), ()
    return targets_in(state, plan.shot), marks_of(state, plan.shot)


def _next_target(state: CohState, seat: int, step: AttackStep, target: int) -> TargetPreview:
    by = shifts(state, seat)
    return target_preview(state, seat, step.shot, target, step.supporters, by, step.aim)
