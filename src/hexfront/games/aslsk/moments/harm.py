"""The results of fire carried out: who dies, breaks or must check (ASL-3.2.3).

`strike` lays all that an IFT result does on the stack.
"""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.harm.pieces import break_unit, eliminate, mark_dm, reveal
from hexfront.games.aslsk.harm.results import PTC, Blow, above, result
from hexfront.games.aslsk.moments.base import ONE_DIE, DiceMoment, RulesStep
from hexfront.games.aslsk.moments.checks import (
    AfterAttack,
    Checks,
    Queue,
    after_losses,
    casualty_reduction,
    check,
    judge,
    suffer,
)
from hexfront.games.aslsk.moments.crews import strike_crew
from hexfront.games.aslsk.moments.selection import RandomSelection
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Chances, Outcome, Roll

__all__ = ["RandomSelection", "after_losses", "casualty_reduction", "check", "judge", "strike"]


def strike(state: AslskState, *blows: Blow) -> None:
    """Lay on the stack all that an attack does to its targets.

    Targets that face different FP are given as several Blows of the one attack.
    """
    struck = []
    for blow in blows:
        for u in blow.possible:
            mark_dm(state, u)
        for u, final in zip(blow.targets, blow.finals, strict=True):
            cell = blow.cell(state, u, final)
            if cell.effect is not FireEffect.NONE:
                struck.append(Struck(u, cell, blow.column))
    h = HexId(blows[0].hex)
    if not struck:
        state.note("log-no-effect", "ASL-3.2.3.c", hex=h)
        return
    struck.sort(key=lambda one: one.unit)
    for one in struck:
        if state.hidden >> one.unit & 1:
            reveal(state, h, state.side_of(one.unit))
        state.note("log-fire-result", "ASL-3.2.3.c", unit=one.unit, result=str(one.cell))
    direct = tuple(u for blow in blows for u in blow.direct)
    infantry = [one for one in struck if not state.vehicles >> one.unit & 1]
    if infantry:
        _lay(state, blows[0].side, h, infantry, direct)
    for one in struck:
        if state.vehicles >> one.unit & 1:
            strike_crew(state, one.unit, one.cell)


class Struck(NamedTuple):
    """A target, the IFT result for it, and the column it was read in."""

    unit: int
    cell: FireResult
    column: int


def _lay(
    state: AslskState, side: int, h: HexId, struck: Sequence[Struck], direct: tuple[int, ...]
) -> None:
    """KIA first, then K, then the checks, and last what lost leaders bring about.

    What a Direct Hit does to a Gun is told already.
    """
    state.stack.append(AfterAttack(side, h))
    kills = _with(struck, FireEffect.K)
    checks = (*_with(struck, FireEffect.MC), *((u, PTC) for u, _ in _with(struck, FireEffect.PTC)))
    if kills or checks:
        state.stack.append(OpenChecks(side, kills, checks))
    killed = _with(struck, FireEffect.KIA)
    if not killed:
        return
    columns = {one.unit: one.column for one in struck}
    guns = state.setting.guns
    weapons = tuple(
        (w, columns[u])
        for u, _ in killed
        for w in state.carried(u)
        if u not in direct or not guns >> w & 1
    )
    if weapons:
        state.stack.append(WeaponDamage(side, weapons))
    units = tuple(u for u, _ in killed)
    numbers = tuple(number for _, number in killed)
    selection = KiaSelection(side, units, numbers=numbers)
    if min(numbers) >= len(units):
        selection.chosen(state, units)
    else:
        state.stack.append(selection)


def _with(struck: Sequence[Struck], effect: FireEffect) -> Queue:
    return tuple((one.unit, one.cell.number) for one in struck if one.cell.effect is effect)


class OpenChecks(RulesStep, frozen=True, tag="OpenChecks"):
    """K/#: one target suffers Casualty Reduction; then it and the others check (ASL-3.2.3.f)."""

    kills: Queue
    checks: Queue

    def run(self, state: AslskState) -> None:
        units = tuple(u for u, _ in self.kills)
        selection = KSelection(self.side, units, queue=(*self.kills, *self.checks))
        if len(units) > 1:
            state.stack.append(selection)
        else:
            selection.chosen(state, units)


class KiaSelection(RandomSelection, frozen=True, tag="KiaSelection"):
    """Who of the targets with a #KIA dies; the others break (ASL-3.2.3.d).

    Where the numbers of the targets differ, each dies if fewer than its own number rolled higher.
    """

    numbers: tuple[int, ...] = ()

    def picked(self) -> tuple[int, ...]:
        dice = zip(self.candidates, self.rolled, self.numbers, strict=True)
        return tuple(u for u, die, number in dice if above(self.rolled, die) < number)

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        for u in picked:
            eliminate(state, u)
        others = [u for u in self.candidates if u not in picked]
        broken = [u for u in others if state.broken >> u & 1]
        for u in others:
            break_unit(state, u)
        for u in reversed(broken):
            suffer(state, u)


class KSelection(RandomSelection, frozen=True, tag="KSelection"):
    """Who of the targets with a K suffers Casualty Reduction (ASL-3.2.3.f)."""

    rule: ClassVar[str] = "ASL-3.2.3.f"

    queue: Queue = ()

    def chosen(self, state: AslskState, picked: tuple[int, ...]) -> None:
        hurt = tuple(u for u in picked if state.leaders >> u & 1)
        queue = tuple(entry for entry in self.queue if entry[0] not in hurt)
        if queue:
            state.stack.append(Checks(self.side, queue, hurt=hurt))
        for u in reversed(picked):
            suffer(state, u)


class WeaponDamage(DiceMoment, frozen=True, tag="WeaponDamage"):
    """A dr on the column of the attack for each weapon of a target with a KIA (ASL-4.0.q)."""

    rolls: ClassVar[Chances] = ONE_DIE

    weapons: tuple[tuple[int, int], ...]
    """Each with its column."""

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        (w, column), *rest = self.weapons
        state.stack.pop()
        if rest:
            state.stack.append(WeaponDamage(self.side, tuple(rest)))
        state.note("log-weapon-hit", "ASL-4.0.q", weapon=w, die=outcome.total)
        effect = result(state, column, outcome.total).effect
        removed = state.setting.weapons[w].removed  # ASL-2.0.bb
        if effect is FireEffect.KIA or (effect is FireEffect.K and removed):
            state.scrap(w)
            state.note("log-weapon-destroyed", "ASL-4.0.q", weapon=w)
        elif effect is FireEffect.K:
            state.malfunctioned |= 1 << w
            state.acquired.pop(w, None)  # ASL-6.10.d
            state.note("log-weapon-damaged", "ASL-4.0.q", weapon=w)
