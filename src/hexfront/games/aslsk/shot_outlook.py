"""What a shot of ordnance will do, exactly, before any die is thrown: TH, then the IFT."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product

from msgspec import Struct

from hexfront.games.aslsk.attack import Attack
from hexfront.games.aslsk.harm import Fate, blow, highest
from hexfront.games.aslsk.ordnance import Shot, shot_of
from hexfront.games.aslsk.outlook import Aim, Outlook, forecast, foresee
from hexfront.games.aslsk.panzerfaust import misfires
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.tohit import CRITICAL, ToHit, aim, backblast_drm, effect, in_line
from hexfront.hexes import HexId

FACES = range(1, 7)
THROWS = Counter(a + b for a, b in product(FACES, repeat=2))
"""How many of the 36 throws of two dice give a total."""


class ShotOutlook(Struct, frozen=True):
    """The chances of a shot, and what becomes of all units that it may touch."""

    aim: ToHit
    hits: dict[int, Fraction]
    """By target: the chance to be hit; a PF then strikes only one of them."""
    units: tuple[int, ...]
    """The targets, then others in their hex whom the loss of a leader may shake."""
    marginals: tuple[dict[Fate, Fraction], ...]
    """For each unit."""

    def chance(self, u: int, fate: Fate) -> Fraction:
        """The chance that a unit suffers, among others, a fate."""
        spread = self.marginals[self.units.index(u)]
        return sum((p for f, p in spread.items() if f & fate), Fraction())


Case = tuple[tuple[int, ...], tuple[int, ...]]
"""Who is struck, and who of them by the Critical Hit."""


def attack_outlook(state: AslskState, attack: Attack) -> ShotOutlook:
    """The outlook of an attack with an ordnance weapon."""
    return shot_outlook(state, shot_of(state, attack))


def shot_outlook(state: AslskState, shot: Shot) -> ShotOutlook:
    """The outlook of a shot; hidden units are left out, and a PF names no victim."""
    aimed = aim(state, shot)
    seen = tuple(u for u in aimed.own if not state.hidden >> u & 1 and in_line(state, shot))
    spread = _Spread(seen)
    for case, chance in _cases(state, shot, aimed, seen).items():
        for part, weight in _effects(state, shot, case):
            spread.add(part, chance * weight)
    hits = {u: aimed.chance(u) for u in seen}
    return ShotOutlook(aimed, hits, tuple(spread.units), spread.marginals())


def backblast_outlook(state: AslskState, shot: Shot) -> tuple[tuple[int, ...], list[dict[Fate, Fraction]]]:
    """What Backblast does to those in the firer's hex: the units, and for each what becomes of it."""
    h = HexId(state.place[shot.unit])
    column = state.setting.charts.to_hit.backblast_fp.value
    drm = backblast_drm(state, h)
    spread = _Spread(drm)
    for die in FACES:
        struck = blow(state, shot.side, h, (column, column), die, drm)
        spread.add(forecast(state, struck), Fraction(1, 6))
    return tuple(spread.units), list(spread.marginals())


def _cases(
    state: AslskState, shot: Shot, aimed: ToHit, seen: tuple[int, ...]
) -> dict[Case, Fraction]:
    """Who may be struck and how, with its chance."""
    found: dict[Case, Fraction] = {}
    for original, throws in THROWS.items():
        hit = tuple(u for u in seen if aimed.hits(u, original))
        if not hit or (shot.weapon == NOBODY and misfires(state, shot.unit, original)):
            continue
        for case, part in _struck(shot, hit, critical=original == CRITICAL):
            found[case] = found.get(case, Fraction()) + Fraction(throws, 36) * part
    return found


def _struck(shot: Shot, hit: tuple[int, ...], *, critical: bool) -> list[tuple[Case, Fraction]]:
    if shot.weapon == NOBODY:  # ASL-4.4.2.i
        return [(((u,), (u,) if critical else ()), Fraction(1, len(hit))) for u in hit]
    if not critical:
        return [((hit, ()), Fraction(1))]
    return [((hit, victims), part) for victims, part in _selections(hit)]


def _selections(units: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Who may be chosen at random, ties included."""
    ways: Counter[tuple[int, ...]] = Counter()
    for rolled in product(FACES, repeat=len(units)):
        ways[tuple(units[n] for n in highest(rolled, 1))] += 1
    total = len(FACES) ** len(units)
    for chosen, number in ways.items():
        yield chosen, Fraction(number, total)


def _effects(state: AslskState, shot: Shot, case: Case) -> Iterator[tuple[Outlook, Fraction]]:
    """What the IFT does to those struck."""
    hit, critical = case
    aims = {}
    for units, worst in ((tuple(u for u in hit if u not in critical), False), (critical, True)):
        struck = effect(state, shot, units, critical=worst)
        aims |= {u: Aim(struck.drm.total(u), struck.column, struck.column) for u in units}
    if shot.weapon != NOBODY:
        yield foresee(state, HexId(shot.hex), aims), Fraction(1)
        return
    dud = state.setting.charts.panzerfaust.dud.value  # ASL-4.4.2.n
    for original, throws in THROWS.items():
        if original >= dud:
            continue
        blows = [
            blow(state, shot.side, HexId(shot.hex), (a.column, a.column), original, {u: a.drm})
            for u, a in aims.items()
        ]
        yield forecast(state, *blows), Fraction(throws, 36)


class _Spread:
    """Outlooks added up with their chances; what is missing to 1 leaves everybody unhurt."""

    def __init__(self, units: Iterable[int]) -> None:
        self.fates: dict[int, dict[Fate, Fraction]] = {u: {} for u in units}

    @property
    def units(self) -> Iterable[int]:
        return self.fates

    def add(self, part: Outlook, chance: Fraction) -> None:
        for u, spread in zip(part.units, part.marginals, strict=True):
            mine = self.fates.setdefault(u, {})
            for fate, p in spread.items():
                mine[fate] = mine.get(fate, Fraction()) + p * chance

    def marginals(self) -> tuple[dict[Fate, Fraction], ...]:
        return tuple(self._filled(spread) for spread in self.fates.values())

    @staticmethod
    def _filled(spread: dict[Fate, Fraction]) -> dict[Fate, Fraction]:
        rest = 1 - sum(spread.values(), Fraction())
        filled = dict(spread)
        if rest:
            filled[Fate.UNHURT] = filled.get(Fate.UNHURT, Fraction()) + rest
        return dict(sorted(filled.items()))
