"""Exact chances of a combat before the die is rolled, as players and opponents weigh it.

The CRT result is exact. What follows it depends on decisions, so these are taken as sensible
players take them: the owner of a stack spares the unit that leads best, an opponent takes its
steps first; the defender stands whenever he may, with the best Lead Unit and without support,
and makes it a Desperate Defense when a retreat would eliminate him. Of the dice of Planned
Offensives the attacker picks the best for him, and a leader has a roll made again when what fell
is worse than what a roll comes to on average.
"""

from collections.abc import Sequence
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
    early_soviet,
    lead_units,
    may_fight_on,
    port_opens,
)
from hexfront.games.s42.combat.losses import defenders_left, may_lose
from hexfront.games.s42.combat.odds import AUTOMATIC, odds, table_column
from hexfront.games.s42.combat.strength import helping
from hexfront.games.s42.definitions.tables import DIE, Cell, CombatResult, DefenseResult, Shade
from hexfront.games.s42.means.leaders import over_combat, ready_leader
from hexfront.games.s42.retreat.courses import NO_TOLL, WITHDRAWAL, outlives_delay, toll
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.hexes import NOWHERE
from hexfront.play.masks import members

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


class Defender(NamedTuple):
    """A surviving unit of the stack."""

    drm: int
    """Its modifier as Lead Unit, or CANNOT_LEAD."""
    steps: int
    stays: bool
    """It holds the hex without others: it is not in Full Retreat (S42-13.3.3.b)."""
    exposed: bool
    """It may be chosen for the loss of the CRT (S42-10.2)."""
    toll: int
    """Steps that the retreat costs it; with no more than these it is eliminated (S42-12.1.3.c)."""
    flight: int
    """The same for the two hexes of a unit in Full Retreat that is left alone (S42-13.3.3.b)."""
    rooted: bool
    """A Delay eliminates it (S42-11.6.1.a)."""


Stack = tuple[Defender, ...]
"""Surviving units, the best Lead Unit first."""

CANNOT_LEAD = -9
"""The modifier that stands for a unit which may not lead."""


def outcome_distribution(state: S42State, battle: Battle) -> Outlook:
    """The chances of an attack as it stands."""
    found = odds(state, battle)
    battle = msgspec.structs.replace(battle, favoured=found.favoured)
    table = state.setting.charts.combat
    rolled = [
        Cell("DS", 4, Shade.CLOSED)
        if found.column >= AUTOMATIC
        else table.cell(table_column(found.column), die)
        for die in DIE
    ]
    second = _leads(state, battle)
    known = {cell: _after(state, battle, cell, second) for cell in dict.fromkeys(rolled)}
    cells: dict[tuple[str, int, str], Fraction] = {}
    total = _Tried()
    for cell, tried, weight in _weighed(state, battle, rolled, known, second):
        key = (cell.code, cell.advance, cell.shade.value)
        cells[key] = cells.get(key, Fraction(0)) + weight
        total = total.plus(tried, weight)
    return Outlook(
        cells=tuple(CellChance(*key, chance) for key, chance in cells.items()),
        held=total.held,
        vacated=total.vacated,
        delayed=total.delayed,
        eliminated=1 - total.held - total.vacated,
        attacker_loss=total.attacker_loss,
        defender_loss=total.defender_loss,
    )


def die_gains(state: S42State, battle: Battle) -> dict[Cell, Fraction]:
    """By result of the column, what the attacker makes of it."""
    table, column = state.setting.charts.combat, table_column(battle.column)
    second = _leads(state, battle)
    rolled = dict.fromkeys(table.cell(column, die) for die in DIE)
    return {cell: _gain(_after(state, battle, cell, second)) for cell in rolled}


def _leads(state: S42State, battle: Battle) -> bool:
    """Can a leader have a Determined Defense of this hex rolled again?"""
    here = members(state.combat_at(battle.hex, battle.defender))
    return ready_leader(state, battle.defender, here) != NOWHERE


def _gain(tried: _Tried) -> Fraction:
    """What the attacker makes of an outcome: the hex and the balance of steps."""
    return 2 * (1 - tried.held) + tried.defender_loss - tried.attacker_loss


def _weighed(
    state: S42State,
    battle: Battle,
    rolled: list[Cell],
    known: dict[Cell, _Tried],
    second: bool,
) -> list[tuple[Cell, _Tried, Fraction]]:
    """The results of the CRT roll, what they come to and how likely they are."""
    ranked = sorted(rolled, key=lambda cell: _gain(known[cell]))
    if not battle.offensives:
        weights = [_FACE] * len(DIE)
    else:  # the best of several dice: none of them is better, but not all of them are worse
        dice = len(battle.offensives) + 1
        weights = [(_FACE * (n + 1)) ** dice - (_FACE * n) ** dice for n in range(len(DIE))]
    fallen = [(cell, known[cell], weight) for cell, weight in zip(ranked, weights, strict=True)]
    if over_combat(state, battle) == NOWHERE:
        return fallen
    ours = battle.side == AXIS
    # a leader of the defender is then used up for the Determined Defense
    anew = known if ours or not second else {c: _after(state, battle, c, False) for c in known}
    mean = sum((_gain(anew[cell]) * weight for cell, _, weight in fallen), Fraction(0))
    kept = [each for each in fallen if (_gain(each[1]) >= mean) == ours or _gain(each[1]) == mean]
    again = 1 - sum((weight for _, _, weight in kept), Fraction(0))
    return kept + [(cell, anew[cell], weight * again) for cell, _, weight in fallen if again]


def _after(state: S42State, battle: Battle, cell: Cell, second: bool) -> _Tried:
    """What one result of the CRT comes to; `second` if a failed defense can be rolled again."""
    result = state.setting.charts.combat.results[cell.code]
    battle = msgspec.structs.replace(
        battle,
        code=cell.code,
        orange=cell.shade is Shade.ORANGE,
        closed=cell.shade is Shade.CLOSED,
    )
    stack = _stack(state, battle, result, desperate=False)
    steady, stack = any(unit.stays for unit in stack), _less(stack, result)
    doomed = bool(result.retreat) and _doomed(stack)
    eligible = doomed or (result.determined_defense and port_opens(state, battle))
    if eligible and early_soviet(state, battle):  # others may lead, so others take the loss
        stack = _less(_stack(state, battle, result, desperate=True), result)
        doomed = _doomed(stack)
    lost = Fraction(result.defender_loss)
    attacker = Fraction(result.attacker_loss)
    if not stack:
        return _Tried(attacker_loss=attacker, defender_loss=lost)
    if not result.retreat:
        after = _held(stack)
        return after._replace(attacker_loss=attacker, defender_loss=after.defender_loss + lost)
    after = _retreated(stack, deserted=steady)
    refused = cannot_defend(state, battle, desperate=eligible) is not None
    if not refused and stack[0].drm != CANNOT_LEAD:
        column = defense_column(state, battle.hex, battle.defender)
        rows = state.setting.charts.defense.cells[column]
        fights = may_fight_on(state, battle)
        left = sum(state.steps(u) for u in battle.attackers) - result.attacker_loss
        more = min(left, max(row.attacker_loss for row in rows))
        after = _defended(stack, rows, fights, doomed, 0, second, more)
    return after._replace(
        attacker_loss=after.attacker_loss + attacker, defender_loss=after.defender_loss + lost
    )


def _stack(state: S42State, battle: Battle, result: CombatResult, *, desperate: bool) -> Stack:
    leads = set(lead_units(state, battle, desperate=desperate))
    units = defenders_left(state, battle)
    exposed = _exposed(state, battle, units)
    tolls = _tolls(state, battle, units, result.retreat)
    shaken = [u for u in units if state.full_retreat >> u & 1]
    flights = _tolls(state, battle, shaken, WITHDRAWAL)
    found = []
    for u in units:
        drm = CANNOT_LEAD
        if u in leads:
            drm = defense_modifiers(state, battle, u, supported=False).total
        found.append(
            Defender(
                drm, state.steps(u), u not in shaken, u in exposed, tolls[u],
                flights.get(u, 0), tolls[u] == NO_TOLL and _rooted(state, battle, u),
            )
        )  # fmt: skip
    return tuple(sorted(found, reverse=True))


def _tolls(state: S42State, battle: Battle, units: Sequence[int], length: int) -> dict[int, int]:
    """What a retreat of so many hexes costs each unit; mountain units find ways of their own."""
    if not length:
        return dict.fromkeys(units, 0)
    party, climbers = helping(state, battle), state.setting.mountain
    known: dict[int, int] = {}
    for u in units:
        climbs = climbers >> u & 1
        if climbs not in known:
            known[climbs] = toll(state, u, party, battle.hex, length)
    return {u: known[climbers >> u & 1] for u in units}


def _rooted(state: S42State, battle: Battle, u: int) -> bool:
    """Has a unit no way out even by a Delay? Where a retreat leads out, a Delay does too."""
    return not outlives_delay(state, u, helping(state, battle), battle.hex)


def _doomed(stack: Stack) -> bool:
    """Does a retreat eliminate them all (S42-11.5.1.a)?"""
    return all(unit.toll >= unit.steps for unit in stack)


def _exposed(state: S42State, battle: Battle, units: list[int]) -> list[int]:
    """Which of the defenders may take the loss of the CRT: in most stacks all of them."""
    apart = state.full_retreat | state.setting.asu
    alike = not any(
        apart >> u & 1 or state.face(u).bracketed or state.unit(u).branch.axis_ally for u in units
    )
    return units if alike else may_lose(state, battle, battle.defender)


def _less(stack: Stack, result: CombatResult) -> Stack:
    """The stack after the losses of the CRT."""
    for _ in range(result.defender_loss):
        able = [n for n, unit in enumerate(stack) if unit.exposed] or list(range(len(stack)))
        if able:
            stack = _hit(stack, able[0 if result.chooser == "opponent" else -1])
    return stack


def _hit(stack: Stack, index: int) -> Stack:
    """One step less for a unit of the stack."""
    if not stack:
        return stack
    unit = stack[index]
    left = (unit._replace(steps=unit.steps - 1),) if unit.steps > 1 else ()
    return (*stack[:index], *left, *stack[index + 1 :])


def _held(stack: Stack) -> _Tried:
    """No retreat is asked; units in Full Retreat that are left alone go all the same."""
    if not stack or any(unit.stays for unit in stack):
        return _Tried(held=Fraction(bool(stack)))
    return _retreated(stack, deserted=True)


def _retreated(stack: Stack, *, deserted: bool) -> _Tried:
    """They go; `deserted` if there were others than units in Full Retreat (S42-13.3.3.b)."""
    flight = deserted and not any(unit.stays for unit in stack)
    tolls = [unit.flight if flight else unit.toll for unit in stack]
    away = any(toll < unit.steps for unit, toll in zip(stack, tolls, strict=True))
    lost = sum(min(toll, unit.steps) for unit, toll in zip(stack, tolls, strict=True))
    return _Tried(vacated=Fraction(away), defender_loss=Fraction(lost))


def _gone_slowly(stack: Stack) -> _Tried:
    """They retreat by Delay, which no step shortens."""
    lost = sum(unit.steps for unit in stack if unit.rooted)
    return _Tried(
        vacated=Fraction(not all(unit.rooted for unit in stack)), defender_loss=Fraction(lost)
    )


@lru_cache(maxsize=4096)
def _defended(
    stack: Stack,
    rows: tuple[DefenseResult, ...],
    fights: bool,
    doomed: bool,
    delays: int,
    second: bool,
    more: int,
) -> _Tried:
    """A roll with the best Lead Unit, and in a Desperate Defense all rolls after it.

    `more` are the steps that the attackers can still lose to it.
    """
    if not stack or stack[0].drm == CANNOT_LEAD:
        return _retreated(stack, deserted=True) if stack else _Tried()
    anew = _defended(stack, rows, fights, doomed, delays, False, more) if second else None
    total = _Tried()
    for die in DIE:
        row = min(max(die + stack[0].drm, 1), len(rows)) - 1
        fallen = _rolled(stack, rows, fights, doomed, delays, rows[row], second, more)
        if anew is not None and _gain(anew) < _gain(fallen):
            fallen = anew
        total = total.plus(fallen, _FACE)
    return total


def _rolled(
    stack: Stack,
    rows: tuple[DefenseResult, ...],
    fights: bool,
    doomed: bool,
    delays: int,
    result: DefenseResult,
    second: bool,
    more: int,
) -> _Tried:
    delayed = result.outcome == "P" and not fights
    if doomed and (result.outcome == "F" or delayed):
        left = _hit(stack, 0)
        if delayed and delays:  # S42-11.6.1.e
            after = _held(left)
            return after._replace(defender_loss=after.defender_loss + 1)
        after = _defended(left, rows, fights, doomed, delays + delayed, second, more)
        return after._replace(defender_loss=after.defender_loss + 1)
    left, lost = stack, 0
    for _ in range(result.defender_loss):
        left, lost = _hit(left, 0), lost + 1
    stands = result.outcome == "S" or (result.outcome == "P" and fights)
    if stands or not any(unit.stays for unit in left):
        after = _held(left)
    elif delayed:
        after = _gone_slowly(left)
    else:
        after = _retreated(left, deserted=True)
    return after._replace(
        attacker_loss=Fraction(min(result.attacker_loss, more)),
        defender_loss=after.defender_loss + lost,
        delayed=after.vacated if delayed else Fraction(0),
    )
