"""What a fire attack will do, exactly, before any die is thrown."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import msgspec
from msgspec import Struct

from hexfront.games.aslsk.armor.crew import crew_struck
from hexfront.games.aslsk.armor.damage import frail, nerves
from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.definitions.tables import FireResult
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firepower import faced
from hexfront.games.aslsk.fire.modifiers import cowering, modifiers
from hexfront.games.aslsk.fire.resolution import lowered
from hexfront.games.aslsk.harm.aftermath import Aftermath, Spread
from hexfront.games.aslsk.harm.forms import DR, FACES
from hexfront.games.aslsk.harm.results import Blow, Fate, result
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.hexes import HexId

JOINT_MOST = 4
"""Up to so many units their fates are given together; beyond it only one by one."""


THROWS = Counter((a + b, a == b) for a, b in product(FACES, repeat=2))
"""The 36 throws of two dice: how many have a total and are a double, or not."""
_BASE = 2 * Fate.ELIMINATED.value
"""Fates of several units together are digits to this base: such numbers add up fastest."""
_FATES = [Fate(number) for number in range(_BASE)]


class Outlook(Struct, frozen=True):
    """The distribution of what becomes of all units that an attack may touch."""

    units: tuple[int, ...]
    """The targets, then others in their hex whom the loss of a leader may shake."""
    results: dict[tuple[int, int], tuple[str, ...]]
    """By colored and white die: the IFT result for each target."""
    marginals: tuple[dict[Fate, Fraction], ...]
    """For each unit."""
    joint: dict[tuple[Fate, ...], Fraction] | None
    """For all units together; None for a large stack."""
    crews: dict[int, dict[Damage, Fraction]] = {}
    """By vehicle among the targets: what becomes of its CE crew."""

    def chance(self, u: int, fate: Fate) -> Fraction:
        """The chance that a unit suffers, among others, a fate."""
        spread = self.marginals[self.units.index(u)]
        return sum((p for f, p in spread.items() if f & fate), Fraction())


class Aim(NamedTuple):
    """How an attack strikes one target."""

    drm: int
    column: int | None
    cowered: int | None
    """The column of a double."""


def outlook(state: AslskState, attack: Attack) -> Outlook:
    """What an attack would do; hidden units are left out."""
    return foresee(state, HexId(attack.hex), aims_of(state, attack))


def aims_of(state: AslskState, attack: Attack) -> dict[int, Aim]:
    """How an attack strikes the targets that can be seen."""
    drm, left = modifiers(state, attack), cowering(state, attack)
    found = {}
    for units, fp in faced(state, attack):
        cowered = lowered(state, fp.column, left)
        for u in units:
            if not state.hidden >> u & 1:
                found[u] = Aim(drm.total(u), fp.column, cowered)
    return found


def foresee(state: AslskState, h: HexId, aims: Mapping[int, Aim]) -> Outlook:
    """The same for targets with given columns and DRM."""
    targets = tuple(sorted(u for u in aims if not state.vehicles >> u & 1))
    results: dict[tuple[int, int], tuple[FireResult, ...]] = {}
    for colored, white in product(FACES, repeat=2):
        double, original = colored == white, colored + white
        results[colored, white] = tuple(
            result(state, aim.cowered if double else aim.column, original + aim.drm)
            for aim in (aims[u] for u in targets)
        )
    whole = _sum(state, h, targets, results)
    if len(targets) == len(aims):
        return whole
    crews = {u: _crew(state, u, aim) for u, aim in aims.items() if state.vehicles >> u & 1}
    return msgspec.structs.replace(whole, crews=crews)


def _crew(state: AslskState, u: int, aim: Aim) -> dict[Damage, Fraction]:
    """What becomes of a CE crew (ASL-7.12.a)."""
    found: Counter[Damage] = Counter()
    for (original, double), throws in THROWS.items():
        cell = result(state, aim.cowered if double else aim.column, original + aim.drm)
        for damage, part in crew_struck(cell, morale(state, u), nerves(state, u)).items():
            recalled = damage & Damage.STUNNED and frail(state, u)
            found[damage | Damage.RECALLED if recalled else damage] += throws * part
    return {damage: Fraction(weight, DR * DR) for damage, weight in found.items()}


def forecast(state: AslskState, *blows: Blow) -> Outlook:
    """What becomes of the targets once the IFT dice have fallen."""
    cells = {
        u: blow.cell(state, u, final)
        for blow in blows
        for u, final in zip(blow.targets, blow.finals, strict=True)
        if not state.vehicles >> u & 1
    }
    targets = tuple(sorted(cells))
    same = tuple(cells[u] for u in targets)
    throws = {(colored, white): same for colored in FACES for white in FACES}
    return _sum(state, HexId(blows[0].hex), targets, throws)


def _sum(
    state: AslskState,
    h: HexId,
    targets: tuple[int, ...],
    results: Mapping[tuple[int, int], tuple[FireResult, ...]],
) -> Outlook:
    known = {dice: tuple(map(str, cells)) for dice, cells in results.items()}
    return weighed(state, h, targets, Counter(results.values()), known)


def weighed(
    state: AslskState,
    h: HexId,
    targets: tuple[int, ...],
    weights: Mapping[tuple[FireResult, ...], int],
    results: dict[tuple[int, int], tuple[str, ...]],
) -> Outlook:
    """The outlook for targets, from the IFT results they may get together and their weights."""
    book = _Book(Aftermath(state, h, targets), sum(weights.values()))
    for cells, throws in weights.items():
        book.enter(cells, throws)
    book.add_up()
    return Outlook(book.aftermath.units, results, book.marginals(), book.joint())


class _Book:
    """The parts of a distribution, added up in whole numbers."""

    def __init__(self, aftermath: Aftermath, throws: int) -> None:
        self.aftermath = aftermath
        self.dice = 6 ** len(aftermath.units)
        """Room for the dice of random selection."""
        self.total = throws * self.dice * aftermath.story_total
        self.parts: dict[tuple[int, ...], tuple[int, list[Spread]]] = {}
        """By the identity of the spreads, which the Aftermath keeps."""
        self.single: list[Spread] = [{} for _ in aftermath.units]
        self.together: dict[int, int] = {}
        self.all = len(aftermath.units) <= JOINT_MOST

    def enter(self, cells: tuple[FireResult, ...], throws: int) -> None:
        """Add what one result does, which so many of all throws bring."""
        by_place = dict(enumerate(cells))
        scale = throws * self.dice // self.aftermath.selections(by_place)
        parts = self.parts
        for weight, spreads in self.aftermath.of(by_place):
            key = tuple(map(id, spreads))
            before = parts.get(key)
            parts[key] = (weight * scale + (before[0] if before else 0), spreads)

    def add_up(self) -> None:
        """Reckon with all parts, those that are alike only once."""
        for weight, spreads in self.parts.values():
            self._add(weight, spreads)

    def _add(self, weight: int, spreads: list[Spread]) -> None:
        for single, spread in zip(self.single, spreads, strict=True):
            for fate, part in spread.items():
                single[fate] = single.get(fate, 0) + weight * part
        if not self.all:
            return
        rows = [(0, weight)]
        for spread in spreads:
            items = spread.items()
            rows = [(fates * _BASE + fate, w * part) for fates, w in rows for fate, part in items]
        together = self.together
        for fates, w in rows:
            together[fates] = together.get(fates, 0) + w

    def marginals(self) -> tuple[dict[Fate, Fraction], ...]:
        totals = [self.total] * len(self.single)
        for n in self.aftermath.mmc:
            totals[n] *= self.aftermath.spread_total
        return tuple(
            {_FATES[fate]: Fraction(w, total) for fate, w in sorted(spread.items())}
            for spread, total in zip(self.single, totals, strict=True)
        )

    def joint(self) -> dict[tuple[Fate, ...], Fraction] | None:
        if not self.all:
            return None
        total = self.total * self.aftermath.spread_total ** len(self.aftermath.mmc)
        count = len(self.single)
        return {_apart(fates, count): Fraction(w, total) for fates, w in self.together.items()}


@lru_cache(maxsize=1 << 14)
def _apart(fates: int, count: int) -> tuple[Fate, ...]:
    """The digits of the fates of several units."""
    found = []
    for _ in range(count):
        fates, last = divmod(fates, _BASE)
        found.append(_FATES[last])
    return tuple(reversed(found))
