"""The exact outlook of a shot of ordnance agrees with playing out all its dice."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.harm.forms import anatomy, form_of
from hexfront.games.aslsk.harm.results import Fate
from hexfront.games.aslsk.moments.ordnance import begin_ordnance, begin_shot
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.shot_outlook import (
    attack_outlook,
    backblast_outlook,
    shot_outlook,
)
from tests.games.aslsk.harm.helpers import Joint, possible


def played_out(p: Position, units: tuple[int, ...]) -> Joint:
    """The exact fates of units when all dice that wait are thrown in every way.

    Ways that lead to the same State are followed once.
    """
    start = p.state.copy()
    start.news = None
    found: Joint = {}
    layer = {start.digest(): (start, Fraction(1))}
    while layer:
        below: dict[str, tuple[AslskState, Fraction]] = {}
        for state, weight in layer.values():
            if not state.stack:
                fates = _fates(p.state, state, units)
                found[fates] = found.get(fates, Fraction()) + weight
                continue
            chances = state.chances()
            for outcome, part in zip(chances.outcomes, chances.weights, strict=True):
                after = state.copy()
                after.fall(outcome)
                digest, share = after.digest(), weight * Fraction(part, chances.total)
                below[digest] = (after, share + (below[digest][1] if digest in below else 0))
        layer = below
    return found


def _fates(before: AslskState, after: AslskState, units: tuple[int, ...]) -> tuple[Fate, ...]:
    compare = anatomy(before.setting).fate
    return tuple(
        Fate(compare(form_of(before, u), form_of(after, u) if after.place[u] >= 0 else None))
        for u in units
    )


def mortar(*targets: str) -> Position:
    """A German squad with a mortar M in K8, and Russians in the woods K5."""
    men = "terrain woods K5\nger A 4-6-7 at K8\nsw M ger-mtr50 with A"
    return position("\n".join((men, *targets, "during prep-fire german")))


def panzerfaust(*targets: str) -> tuple[Position, Shot]:
    """A German squad in the building K8 with a PF at Russians in the building K7."""
    men = "date 1944-06\nterrain wooden-building K7 K8\nger A 4-6-7 at K8"
    p = position("\n".join((men, *targets, "during prep-fire german")))
    return p, Shot(FireKind.PREP, 0, p.hex("K7"), p.unit("A"), avoids=True)


@pytest.mark.parametrize(
    "targets",
    [
        ("rus R 4-4-7 elr=2 at K5",),
        ("rus R 4-4-7 broken at K5",),
        ("rus R 4-4-7 at K5", "rus S 4-4-7 broken at K5"),
        ("rus R 4-4-7 at K5", "rus L 8-1 at K5"),
    ],
)
def test_a_mortar(targets: tuple[str, ...]) -> None:
    p = mortar(*targets)
    attack = p.attack("K5 M")
    found = attack_outlook(p.state, attack)
    assert set(found.hits.values()) == {Fraction(21, 36)}
    begin_ordnance(p.state, attack)
    assert possible(found.fates) == played_out(p, found.fates.units)


def test_a_panzerfaust() -> None:
    p, shot = panzerfaust("rus R 4-4-7 at K7")
    found = shot_outlook(p.state, shot)
    p.state.stack.clear()
    begin_shot(p.state, shot)
    p.choose("avoid-backblast avoid")
    assert possible(found.fates) == played_out(p, found.fates.units)


def test_a_panzerfaust_strikes_each_of_two_half_as_often() -> None:
    alone, shot = panzerfaust("rus R 4-4-7 at K7")
    both, same = panzerfaust("rus R 4-4-7 at K7", "rus S 4-4-7 at K7")
    for fate in (Fate.PINNED, Fate.BROKEN, Fate.ELIMINATED):
        once = shot_outlook(alone.state, shot).fates.chance(alone.unit("R"), fate)
        shared = shot_outlook(both.state, same).fates
        assert shared.chance(both.unit("R"), fate) == shared.chance(both.unit("S"), fate)
        assert shared.chance(both.unit("R"), fate) == once / 2 > 0


def test_hidden_units_are_left_out() -> None:
    p = mortar("rus R 4-4-7 at K5", "rus S 4-4-7 hidden at K5")
    found = attack_outlook(p.state, p.attack("K5 M"))
    assert set(found.hits) == {p.unit("R")}


def test_backblast_is_read_from_one_die() -> None:
    p, shot = panzerfaust("rus R 4-4-7 at K7")
    found = backblast_outlook(p.state, shot)
    assert found.units == (p.unit("A"),)
    results = [str(p.state.setting.charts.ift.result(1, die)) for die in range(1, 7)]
    unhurt = found.marginals[0][Fate.UNHURT]
    assert Fraction(results.count("-"), 6) < unhurt < 1
