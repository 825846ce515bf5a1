"""Previews of legal choices: prices, numbers and exact odds, from what the seat knows."""

from fractions import Fraction

from hexfront.games.coh.choices import (
    Attack,
    CloseCombat,
    Done,
    Gather,
    GroupKind,
    Move,
    Pivot,
    Rally,
    Shift,
    SpendCap,
    Stall,
    StealthMove,
)
from hexfront.games.coh.combat import attack, attack_cost, defense, targets_in
from hexfront.games.coh.command import available, shifts
from hexfront.games.coh.definitions import Marker
from hexfront.games.coh.hidden import detection_number, stealth_cost
from hexfront.games.coh.hits import rally_cost, rally_number
from hexfront.games.coh.moments.acts import stall_cost
from hexfront.games.coh.moments.attack import (
    ChooseSupport,
    DetectionNumber,
    HitNumber,
    shift_line,
)
from hexfront.games.coh.moments.base import CohMoment
from hexfront.games.coh.moments.checks import ActionCost
from hexfront.games.coh.moments.group import GroupMoves
from hexfront.games.coh.moments.rally import RallyNumber
from hexfront.games.coh.moments.rounds import Initiative, initiative_number
from hexfront.games.coh.moments.turn import UnitAction
from hexfront.games.coh.movement import move_cost, pivot_cost
from hexfront.games.coh.odds import at_least, becomes_spent, critical
from hexfront.games.coh.preview import Chance, OddsRow, Preview, SpentRow, TargetPreview
from hexfront.games.coh.state import CohState
from hexfront.play import Choice, Offer, Tally


def offers_of(state: CohState, seat: int) -> list[Offer]:
    """The seat's legal choices, each with its preview."""
    if state.actor() != seat:
        return []
    moment: CohMoment = state.stack[-1]
    return [Offer(choice, preview(state, seat, moment, choice)) for choice in state.choices()]


def preview(state: CohState, seat: int, moment: CohMoment, choice: Choice) -> Preview | None:
    """What to know before this choice; None when there is nothing to weigh."""
    if isinstance(choice, Shift):
        return _shift_preview(state, seat, moment, choice.by)
    if isinstance(choice, SpendCap) and isinstance(moment, ActionCost):
        return Preview(spent=(spent_row(moment.cost, choice.cap),))
    if isinstance(moment, ChooseSupport) and isinstance(choice, Done):
        return attack_preview(
            state, seat, moment.attacker, moment.to, moment.target, moment.supporters
        )
    if isinstance(moment, GroupMoves):
        return _member_preview(state, moment, choice)
    if isinstance(choice, Attack):
        return attack_preview(state, seat, choice.unit, choice.to)
    if isinstance(moment, UnitAction):
        return _unit_preview(state, seat, moment, choice)
    return None


def _unit_preview(state: CohState, seat: int, moment: UnitAction, choice: Choice) -> Preview | None:
    u = moment.unit
    match choice:
        case Move(to=to):
            return priced(state, u, move_cost(state, u, to), moment.card)
        case Pivot():
            return priced(state, u, pivot_cost(state, u), moment.card)
        case CloseCombat(target=target):
            return attack_preview(state, seat, u, state.hex[u], target)
        case Stall():
            return priced(state, u, stall_cost(state, (u,)), moment.card)
        case StealthMove():
            return priced(state, u, stealth_cost(state, (u,)), moment.card)
        case Rally():
            number = rally_number(state, u)
            base = priced(state, u, rally_cost(state, (u,)), moment.card)
            return Preview(
                base.cost, base.prepaid, base.spent, roll=roll_rows(state, seat, number.total),
                number=number,
            )  # fmt: skip
        case Gather(kind=kind):
            return _gather_preview(state, u, kind)
    return None


def _gather_preview(state: CohState, u: int, kind: GroupKind) -> Preview | None:
    if kind is GroupKind.RALLY:
        return Preview(cost=rally_cost(state, (u,)))
    return None


def _member_preview(state: CohState, moment: GroupMoves, choice: Choice) -> Preview | None:
    """A member's own price; the dearest counts for the group (COH-10.4.a)."""
    match choice:
        case Move(unit=u, to=to):
            return Preview(cost=move_cost(state, u, to))
        case Pivot(unit=u):
            return Preview(cost=pivot_cost(state, u))
        case StealthMove(unit=u):
            return Preview(cost=stealth_cost(state, (u,)))
        case Done():
            stress = int(state.any_stressed(moment.members))
            return Preview(spent=spent_rows(state, moment.side, moment.cost + stress))
    return None


def _shift_preview(state: CohState, seat: int, moment: CohMoment, by: int) -> Preview | None:
    number: Tally
    destroys = False
    match moment:
        case HitNumber():
            number = moment.number(state)
            destroys = bool(state.hit[moment.target])
        case RallyNumber():
            number = rally_number(state, moment.unit)
        case DetectionNumber():
            number = detection_number(state, moment.to, moment.attacker)
        case Initiative():
            number = initiative_number()
        case _:
            return None
    shifted = number.plus(*shift_line(by))
    return Preview(number=shifted, roll=(_row(by, shifted.total, destroys),))


def priced(state: CohState, u: int, cost: Tally, by_card: int) -> Preview:
    """A unit's price: at 0 AP by card, prepaid by a spent unit, else before a Spent Check."""
    if by_card:
        return Preview(cost=Tally((), 0))
    if not state.is_fresh(u):
        return Preview(cost=cost, prepaid=True)
    return Preview(cost=cost, spent=spent_rows(state, state.side(u), cost.total))


def spent_rows(state: CohState, side: int, cost: int) -> tuple[SpentRow, ...]:
    most = min(available(state, side), cost)
    return tuple(spent_row(cost, cap) for cap in range(most + 1))


def spent_row(cost: int, cap: int) -> SpentRow:
    left = max(0, cost - cap)
    return SpentRow(cap, left, chance(becomes_spent(left) if left else Fraction(0)))


def roll_rows(state: CohState, seat: int, number: int) -> tuple[OddsRow, ...]:
    return tuple(_row(by, number + by, False) for by in shifts(state, seat))


def _row(by: int, number: int, destroys: bool) -> OddsRow:
    hit = at_least(number)
    return OddsRow(by, number, chance(hit), chance(hit if destroys else critical(number)))


def chance(value: Fraction) -> Chance:
    return (value.numerator, value.denominator)


def attack_preview(
    state: CohState,
    seat: int,
    u: int,
    to: int,
    target: int = -1,
    supporters: tuple[int, ...] = (),
) -> Preview:
    """Cost and odds of an attack by a unit with this support."""
    cost = attack_cost(state, u, supporters)
    base = priced(state, u, cost, 0)
    if any(not state.is_fresh(s) for s in supporters):
        base = Preview(cost=cost, prepaid=True)
    targets = (target,) if target >= 0 else tuple(targets_in(state, u, to))
    if not targets:
        number = detection_number(state, to, u)
        return Preview(base.cost, base.prepaid, base.spent, (),
                       roll_rows(state, seat, number.total), number)  # fmt: skip
    shown = tuple(target_preview(state, seat, u, t, supporters) for t in targets)
    return Preview(base.cost, base.prepaid, base.spent, shown)


def target_preview(
    state: CohState, seat: int, u: int, target: int, supporters: tuple[int, ...]
) -> TargetPreview:
    """Odds against one target; an unknown marker is weighed over all that it may be."""
    origin = state.hex[u]
    force = attack(state, u, target, supporters)
    unknown = is_unknown(state, seat, target)
    blank = state.scenario.definitions.markers[0]
    guard = defense(state, target, origin, blank if unknown else None)
    rows = tuple(_target_row(state, seat, u, target, force.total, by) for by in shifts(state, seat))
    return TargetPreview(target, guard, force, guard.total - force.total, rows, unknown)


def is_unknown(state: CohState, seat: int, u: int) -> bool:
    """Does a face-down marker of the other side lie under this unit?"""
    return bool(state.hit[u]) and state.side(u) != seat and not state.shown >> u & 1


def _target_row(state: CohState, seat: int, u: int, target: int, force: int, by: int) -> OddsRow:
    markers = possible_markers(state, seat, target)
    weight = sum(count for _, count in markers)
    hit = destroyed = Fraction(0)
    number = 0
    for marker, count in markers:
        number = defense(state, target, state.hex[u], marker).total - force + by
        share = Fraction(count, weight)
        if marker.final:
            hit += share
            destroyed += share
            continue
        hit += share * at_least(number)
        destroyed += share * (at_least(number) if state.hit[target] else critical(number))
    if len(markers) > 1:
        blank = state.scenario.definitions.markers[0]
        number = defense(state, target, state.hex[u], blank).total - force + by
    return OddsRow(by, number, chance(hit), chance(destroyed))


def possible_markers(state: CohState, seat: int, target: int) -> list[tuple[Marker, int]]:
    """Markers that may lie under a unit, with weights, as far as this seat can tell."""
    if not is_unknown(state, seat, target):
        return [(state.marker(target), 1)]
    markers = state.scenario.definitions.markers
    unseen = [marker.count for marker in markers]
    for u, index in enumerate(state.hit):
        if index and not is_unknown(state, seat, u):
            unseen[index] -= 1
    armored = state.kind(target).armored
    return [(marker, count) for marker, count in zip(markers, unseen, strict=True)
            if count > 0 and marker.armored == armored] or [(markers[0], 1)]  # fmt: skip
