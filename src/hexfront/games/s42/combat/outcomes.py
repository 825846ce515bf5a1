"""Exact chances of a combat before the die is rolled, as players and opponents weigh it.

The CRT result is exact. What follows it depends on decisions, so these are taken as sensible
players take them: the owner of a stack spares the unit that leads best, an opponent takes its
steps first; the defender stands whenever he may, with the best Lead Unit and without support,
and makes it a Desperate Defense when a retreat would eliminate him.
"""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec import Struct

from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.defense import (
    cannot_defend,
    defense_column,
    defense_modifiers,
    lead_units,
    may_fight_on,
)
from hexfront.games.s42.combat.losses import defenders_left
from hexfront.games.s42.combat.odds import AUTOMATIC, odds, table_column
from hexfront.games.s42.combat.strength import helping
from hexfront.games.s42.definitions.tables import DIE, Cell, CombatResult, DefenseResult, Shade
from hexfront.games.s42.retreat.courses import survives
from hexfront.games.s42.state import S42State

_FACE = Fraction(1, len(DIE))


class CellChance(Struct, frozen=True):
    """A result of the CRT and how likely it is."""

    code: str
    advance: int
    shade: str
    chance: Fraction


class Outlook(Struct, frozen=True, kw_only=True):
    """What an attack can come to. `held`, `vacated` and `eliminated` add up to 1."""

    cells: tuple[CellChance, ...]
    held: Fraction
    """The defender keeps the hex."""
    vacated: Fraction
    """Survivors retreat."""
    delayed: Fraction
    """The part of `vacated` that is a Delay (S42-11.6.1.a)."""
    eliminated: Fraction
    """No defender is left."""
    attacker_loss: Fraction
    defender_loss: Fraction
    """Steps lost on average; units that no retreat saves count with all their steps."""


class _Tried(NamedTuple):
    """What the defense of a hex comes to from some point on."""

    held: Fraction = Fraction(0)
    vacated: Fraction = Fraction(0)
    attacker_loss: Fraction = Fraction(0)
    defender_loss: Fraction = Fraction(0)
    delayed: Fraction = Fraction(0)

    def plus(self, other: "_Tried", weight: Fraction) -> "_Tried":
        return _Tried(*(a + b * weight for a, b in zip(self, other, strict=True)))


Stack = tuple[tuple[int, int], ...]
"""Surviving units as (modifier as Lead Unit, steps), the best Lead Unit first."""

CANNOT_LEAD = -9
"""The modifier that stands for a unit which may not lead."""


def outcome_distribution(state: S42State, battle: Battle) -> Outlook:
    """The chances of an attack as it stands."""
    found = odds(state, battle)
    battle = msgspec.structs.replace(battle, favoured=found.favoured)
    table = state.setting.charts.combat
    cells: dict[tuple[str, int, str], Fraction] = {}
    total, known = _Tried(), dict[Cell, _Tried]()
    for die in DIE:
        if found.column >= AUTOMATIC:
            cell = Cell("DS", 4, Shade.CLOSED)
        else:
            cell = table.cell(table_column(found.column), die)
        key = (cell.code, cell.advance, cell.shade.value)
        cells[key] = cells.get(key, Fraction(0)) + _FACE
        if cell not in known:
            known[cell] = _after(state, battle, cell)
        total = total.plus(known[cell], _FACE)
    return Outlook(
        cells=tuple(CellChance(*key, chance) for key, chance in cells.items()),
        held=total.held,
        vacated=total.vacated,
        delayed=total.delayed,
        eliminated=1 - total.held - total.vacated,
        attacker_loss=total.attacker_loss,
        defender_loss=total.defender_loss,
    )


def _after(state: S42State, battle: Battle, cell: Cell) -> _Tried:
    """What one result of the CRT comes to."""
    result = state.setting.charts.combat.results[cell.code]
    battle = msgspec.structs.replace(
        battle,
        code=cell.code,
        orange=cell.shade is Shade.ORANGE,
        closed=cell.shade is Shade.CLOSED,
    )
    units = helping(state, battle)
    doomed = bool(result.retreat) and not survives(state, units, battle.hex, result.retreat)
    stack = _less(_stack(state, battle, doomed), result)
    lost = Fraction(result.defender_loss)
    attacker = Fraction(result.attacker_loss)
    if not stack:
        return _Tried(attacker_loss=attacker, defender_loss=lost)
    if not result.retreat:
        return _Tried(held=Fraction(1), attacker_loss=attacker, defender_loss=lost)
    after = _retreated(stack, doomed)
    refused = cannot_defend(state, battle, desperate=doomed) is not None
    if not refused and stack[0][0] != CANNOT_LEAD:
        column = defense_column(state, battle.hex, battle.defender)
        rows = state.setting.charts.defense.cells[column]
        fights = may_fight_on(state, battle.hex)
        after = _defended(stack, rows, fights, doomed, 0)
    return after._replace(
        attacker_loss=after.attacker_loss + attacker, defender_loss=after.defender_loss + lost
    )


def _stack(state: S42State, battle: Battle, doomed: bool) -> Stack:
    leads = set(lead_units(state, battle, desperate=doomed))
    found = []
    for u in defenders_left(state, battle):
        drm = CANNOT_LEAD
        if u in leads:
            drm = defense_modifiers(state, battle, u, supported=False).total
        found.append((drm, state.steps(u)))
    return tuple(sorted(found, reverse=True))


def _less(stack: Stack, result: CombatResult) -> Stack:
    """The stack after the losses of the CRT."""
    for _ in range(result.defender_loss):
        stack = _hit(stack, 0 if result.chooser == "opponent" else len(stack) - 1)
    return stack


def _hit(stack: Stack, index: int) -> Stack:
    """One step less for a unit of the stack."""
    if not stack:
        return stack
    drm, steps = stack[index]
    left = ((drm, steps - 1),) if steps > 1 else ()
    return (*stack[:index], *left, *stack[index + 1 :])


def _retreated(stack: Stack, doomed: bool) -> _Tried:
    if doomed:
        return _Tried(defender_loss=Fraction(sum(steps for _, steps in stack)))
    return _Tried(vacated=Fraction(1))


@lru_cache(maxsize=4096)
def _defended(
    stack: Stack, rows: tuple[DefenseResult, ...], fights: bool, doomed: bool, delays: int
) -> _Tried:
    """A roll with the best Lead Unit, and in a Desperate Defense all rolls after it."""
    if not stack or stack[0][0] == CANNOT_LEAD:
        return _retreated(stack, doomed) if stack else _Tried()
    total = _Tried()
    for die in DIE:
        row = min(max(die + stack[0][0], 1), len(rows)) - 1
        total = total.plus(_rolled(stack, rows, fights, doomed, delays, rows[row]), _FACE)
    return total


def _rolled(
    stack: Stack,
    rows: tuple[DefenseResult, ...],
    fights: bool,
    doomed: bool,
    delays: int,
    result: DefenseResult,
) -> _Tried:
    delayed = result.outcome == "P" and not fights
    if doomed and (result.outcome == "F" or delayed):
        left = _hit(stack, 0)
        if delayed and delays:  # S42-11.6.1.e
            return _Tried(held=Fraction(bool(left)), defender_loss=Fraction(1))
        after = _defended(left, rows, fights, doomed, delays + delayed)
        return after._replace(defender_loss=after.defender_loss + 1)
    left, lost = stack, 0
    for _ in range(result.defender_loss):
        left, lost = _hit(left, 0), lost + 1
    stays = Fraction(bool(left))
    held = stays if result.outcome == "S" or (result.outcome == "P" and fights) else Fraction(0)
    left_alive = stays - held
    return _Tried(
        held,
        left_alive,
        Fraction(result.attacker_loss),
        Fraction(lost),
        left_alive if delayed else Fraction(0),
    )
