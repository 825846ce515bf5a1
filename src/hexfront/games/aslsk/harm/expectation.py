"""A quick estimate of what an attack does, for the computer player: floats, kept by situation.

Each target is taken by itself: it shares random selection with the others as if all had the same
result, and a leader who may help it takes the check of the same result first. LLMC and LLTC are
left out. The exact distribution is `outlook`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.harm.forms import DR, SMC_DR, Form, anatomy, form_of, selection
from hexfront.games.aslsk.harm.outlook import THROWS, Aim, aims_of
from hexfront.games.aslsk.harm.results import Fate, helper
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState


class Bite(NamedTuple):
    """The chances of one target; a unit may be reduced and broken at once."""

    eliminated: float
    reduced: float
    """Reduced to a half-squad, or wounded."""
    broken: float
    pinned: float


class _Target(NamedTuple):
    """All that decides about a Bite."""

    form: Form
    elr: int
    aim: Aim
    leader: Form | None
    """Who may help it to pass its checks."""
    tested: bool
    """He is a target himself."""
    targets: int


def expect(state: AslskState, attack: Attack) -> dict[int, Bite]:
    """The chances of every target of an attack."""
    return expect_aims(state, aims_of(state, attack))


def expect_aims(state: AslskState, aims: Mapping[int, Aim]) -> dict[int, Bite]:
    """The same for targets with given columns and DRM."""
    found = {}
    for u, aim in aims.items():
        if state.vehicles >> u & 1:
            continue  # its crew is no Infantry
        leader = helper(state, u)
        form = form_of(state, leader) if leader != NOBODY else None
        target = _Target(form_of(state, u), state.elr[u], aim, form, leader in aims, len(aims))
        found[u] = _bite(state.setting, target)
    return found


def expect_form(setting: Setting, form: Form, elr: int, aim: Aim) -> Bite:
    """The same for one target by itself whom no leader helps, wherever it is."""
    return _bite(setting, _Target(form, elr, aim, None, False, 1))


@lru_cache(maxsize=1 << 14)
def _bite(setting: Setting, target: _Target) -> Bite:
    answers, ift, aim = anatomy(setting), setting.charts.ift, target.aim
    chances: dict[int, float] = {}
    for (total, double), throws in THROWS.items():
        column = aim.cowered if double else aim.column
        if column is None:
            continue
        for after, weight in _after(setting, target, ift.result(column, total + aim.drm)):
            fate = answers.fate(target.form, after)
            chances[fate] = chances.get(fate, 0.0) + throws / DR * weight
    return Bite(*(_with(chances, fate) for fate in _BITES))


_ANY_ELR = 5
"""That a leader is replaced when he fails makes no difference to his help."""
_BITES = (Fate.ELIMINATED, Fate.REDUCED | Fate.WOUNDED, Fate.BROKEN, Fate.PINNED)


def _with(chances: Mapping[int, float], fate: Fate) -> float:
    return sum(chance for found, chance in chances.items() if found & fate)


def _after(setting: Setting, target: _Target, cell: FireResult) -> list[tuple[Form | None, float]]:
    """The forms that a result may leave, with their chances."""
    form = target.form
    if cell.effect is FireEffect.NONE:
        return [(form, 1.0)]
    if cell.effect is FireEffect.KIA:
        chosen = _chosen(cell.number, target.targets)
        others: list[tuple[Form | None, float]] = [(anatomy(setting).shaken(form), 1.0)]
        if form.broken:
            others = _casualty(setting, form)
        return [(None, chosen), *((after, w * (1 - chosen)) for after, w in others)]
    if cell.effect is not FireEffect.K:
        return _checked(setting, target, form, cell)
    chosen = _chosen(1, target.targets)
    found = [(f, w * (1 - chosen)) for f, w in _checked(setting, target, form, cell)]
    for reduced, weight in _casualty(setting, form):
        if reduced is None or setting.kinds.leader[form.kind]:
            found.append((reduced, weight * chosen))
        else:
            checks = _checked(setting, target, reduced, cell)
            found += [(f, w * weight * chosen) for f, w in checks]
    return found


def _chosen(number: int, targets: int) -> float:
    """The chance of one of so many targets to be chosen at random."""
    throws = sum(weight for picked, weight in selection((number,) * targets) if 0 in picked)
    return float(throws / 6**targets)


def _casualty(setting: Setting, form: Form) -> list[tuple[Form | None, float]]:
    answers = anatomy(setting)
    if setting.kinds.leader[form.kind]:
        return [(after, sixths / 6) for after, sixths in answers.hurt(form)]
    return [(answers.reduced(form), 1.0)]


def _checked(
    setting: Setting, target: _Target, form: Form, cell: FireResult
) -> list[tuple[Form | None, float]]:
    """An MC or PTC, as often with the help of the leader as he passes his own."""
    if cell.effect is FireEffect.PTC and (form.broken or form.pinned):
        return [(form, 1.0)]
    leader = target.leader
    if leader is None:
        return _rolled(setting, form, target.elr, cell, 0)
    helps = _passes(setting, leader, cell) if target.tested else 1.0
    led = _rolled(setting, form, target.elr, cell, anatomy(setting).leadership(leader))
    alone = _rolled(setting, form, target.elr, cell, 0)
    return [
        *((after, chance * helps) for after, chance in led),
        *((after, chance * (1 - helps)) for after, chance in alone),
    ]


def _passes(setting: Setting, leader: Form, cell: FireResult) -> float:
    rolled = _rolled(setting, leader, _ANY_ELR, cell, 0)
    return sum(chance for after, chance in rolled if after == leader)


def _rolled(
    setting: Setting, form: Form, elr: int, cell: FireResult, drm: int
) -> list[tuple[Form | None, float]]:
    answers = anatomy(setting)
    if cell.effect is FireEffect.PTC:
        return [(after, weight / DR) for after, weight in answers.pinned(form, drm)]
    of = SMC_DR if setting.kinds.leader[form.kind] else DR
    return [(after, w / of) for after, w in answers.checked(form, elr, cell.number + drm)]
