"""Exact odds of a roll, against whomever it goes, from what the seat knows."""

from fractions import Fraction

import msgspec

from hexfront.games.coh.combat.odds import at_least, critical
from hexfront.games.coh.combat.ratings import attack, attack_on, defense
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.hits.losses import beside_enemy
from hexfront.games.coh.screen.preview import (
    OddsRow,
    Preview,
    TargetPreview,
    WorkPreview,
    chance,
)
from hexfront.games.coh.screen.prices import shifts_left
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import Mark, work_defense
from hexfront.play import Tally

TOTALS = range(2, 13)
"""Of 2d6."""


def plain_row(by: int, number: int) -> OddsRow:
    """A roll that destroys nobody."""
    return OddsRow(by, number, chance(at_least(number)), chance(Fraction(0)))


def contest_row(by: int) -> OddsRow:
    """A roll against another that is still to come, without CAP as far as anybody knows.

    Equal rolls are rolled again, and both sides are then as likely to win.
    """
    wins = Fraction(0)
    for roll in TOTALS:
        more = 1 - at_least(roll - by)
        wins += _exactly(roll) * (more + _exactly(roll - by) / 2)
    return OddsRow(by, 0, chance(wins), chance(Fraction(0)))


def _exactly(number: int) -> Fraction:
    return at_least(number) - at_least(number + 1)


def hit_row(by: int, number: int, already_hit: bool) -> OddsRow:
    return OddsRow(by, number, chance(at_least(number)), chance(destroys(number, already_hit)))


def destroys(number: int, already_hit: bool) -> Fraction:
    """A critical hit destroys, and so does any second hit (COH-7.1.a, COH-7.4.a)."""
    return at_least(number) if already_hit else critical(number)


def with_roll(
    state: CohState, seat: int, units: tuple[int, ...], base: Preview, number: Tally
) -> Preview:
    """A price that these units pay, and the roll that follows it."""
    by = shifts_left(state, seat, units, base)
    rows = tuple(plain_row(step, number.total + step) for step in by)
    return msgspec.structs.replace(base, roll=rows, number=number)


def target_preview(
    state: CohState,
    seat: int,
    shot: Shot,
    target: int,
    supporters: tuple[int, ...],
    by: range,
    aim: int = 0,
) -> TargetPreview:
    """Odds against one target; an unknown marker is weighed over all that it may be."""
    force = attack(state, shot, target, supporters, aim)
    unknown = is_unknown(state, seat, target)
    blank = state.setting.definitions.markers[0]
    guard = defense(state, target, shot, blank if unknown else None)
    number = guard.total - force.total
    rows = tuple(_target_row(state, seat, shot, target, number, step) for step in by)
    return TargetPreview(target, guard, force, number, rows, unknown)


def work_preview(
    state: CohState, shot: Shot, mark: Mark, supporters: tuple[int, ...], by: range
) -> WorkPreview:
    """Odds against a marker, which any hit destroys (COH-17.11.b)."""
    guard = work_defense(state, mark, shot)
    force = attack_on(state, shot, mark.hex, False, supporters, 0)
    number = guard.total - force.total
    rows = tuple(hit_row(step, number + step, True) for step in by)
    return WorkPreview(mark.type, mark.unit, guard, force, number, rows)


def is_unknown(state: CohState, seat: int, u: int) -> bool:
    """Does a face-down marker of the other side lie under this unit?"""
    return bool(state.hit[u]) and not state.shares(seat, state.side(u)) and not state.shown >> u & 1


def _target_row(
    state: CohState, seat: int, shot: Shot, target: int, number: int, by: int
) -> OddsRow:
    """`number` is the hit number as far as the seat knows, before CAP."""
    if not is_unknown(state, seat, target):
        return hit_row(by, number + by, bool(state.hit[target]))
    blank = defense(state, target, shot, state.setting.definitions.markers[0]).total
    markers = possible_markers(state, seat, target)
    weight = sum(count for _, count in markers)
    hit = Fraction(0)
    for marker, count in markers:
        change = defense(state, target, shot, marker).total - blank
        certain = marker.final  # removed without a roll
        hit += Fraction(count, weight) * (1 if certain else at_least(number + change + by))
    return OddsRow(by, number + by, chance(hit), chance(hit))  # COH-7.4.a


def possible_markers(state: CohState, seat: int, target: int) -> list[tuple[Marker, int]]:
    """Markers that may lie under a unit, with weights, as far as this seat can tell.

    A Killed unit beside an enemy would have been removed, so such a unit is not Killed.
    """
    if not is_unknown(state, seat, target):
        return [(state.marker(target), 1)]
    markers = state.setting.definitions.markers
    unseen = [marker.count for marker in markers]
    for u, index in enumerate(state.hit):
        if 0 < index < len(markers) and not is_unknown(state, seat, u):
            unseen[index] -= 1
    armored = state.marker(target).armored
    alive = state.setting.rules.final_at_once or beside_enemy(state, target)
    return [(marker, count) for marker, count in zip(markers, unseen, strict=True)
            if count > 0 and marker.armored == armored
            and not (marker.final and alive)] or [(markers[0], 1)]  # fmt: skip
