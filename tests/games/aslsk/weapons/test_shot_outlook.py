"""The exact outlook of a shot of ordnance agrees with playing out all its dice."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from hexfront.games.aslsk.armor.destruction import Damage
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.hitting import TargetType
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
    """The exact fates of units when all dice that wait are thrown in every way."""
    found: Joint = {}
    for state, weight in ends(p.state):
        fates = _fates(p.state, state, units)
        found[fates] = found.get(fates, Fraction()) + weight
    return found


def wreckage(p: Position, u: int) -> dict[Damage, Fraction]:
    """The same for what befalls a vehicle."""
    found: dict[Damage, Fraction] = {}
    for state, weight in ends(p.state):
        damage = _damage(p.state, state, u)
        found[damage] = found.get(damage, Fraction()) + weight
    return found


def _damage(before: AslskState, after: AslskState, u: int) -> Damage:
    if after.place[u] < 0:
        return Damage.DESTROYED
    marks = {
        Damage.IMMOBILIZED: after.immobilized,
        Damage.SHOCKED: after.shocked,
        Damage.STUNNED: after.stunned,
        Damage.RECALLED: after.recalled,
    }
    found = Damage.NONE
    for damage, mask in marks.items():
        if mask >> u & 1:
            found |= damage
    ducked = (before.exposed & ~after.exposed & ~(after.shocked | after.stunned)) >> u & 1
    return found | Damage.BUTTONED_UP if ducked else found


def ends(start: AslskState) -> Iterator[tuple[AslskState, Fraction]]:
    """All States in which the dice that wait can end, each with its chance.

    Ways that lead to the same State are followed once.
    """
    start = start.copy()
    start.news = None
    layer = {start.digest(): (start, Fraction(1))}
    while layer:
        below: dict[str, tuple[AslskState, Fraction]] = {}
        for state, weight in layer.values():
            if not state.stack:
                yield state, weight
                continue
            chances = state.chances()
            for outcome, part in zip(chances.outcomes, chances.weights, strict=True):
                after = state.copy()
                after.fall(outcome)
                digest, share = after.digest(), weight * Fraction(part, chances.total)
                below[digest] = (after, share + (below[digest][1] if digest in below else 0))
        layer = below


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


# Guns.


def gunned(shell: Ammunition, *targets: str, calibre: str = "75L") -> tuple[Position, Shot]:
    """A Gun G in K8 that fires at K5 on the Area Target Type."""
    men = f"""
        date 1944-07
        counter piece like ger-75l-at barrel={calibre} special=WP9
        ger C crew at K8
        sw G piece with C arc=n-ne
    """
    p = position("\n".join((men, *targets, "during prep-fire german")))
    w, u = p.weapon("G"), p.unit("C")
    return p, Shot(FireKind.PREP, 0, p.hex("K5"), u, w, target=TargetType.AREA, ammunition=shell)


@pytest.mark.rule("ASL-7.11.a", "ASL-7.11.b", "ASL-7.11.c", "ASL-7.12.b")
@pytest.mark.parametrize("states", ["", "exposed", "exposed shaken"])
@pytest.mark.parametrize("calibre", ["75L", "150"])
def test_vehicles_on_the_area_target_type(states: str, calibre: str) -> None:
    p, shot = gunned(Ammunition.HE, f"rus V t26 at K5 {states}", calibre=calibre)
    found = shot_outlook(p.state, shot)
    v = p.unit("V")
    assert set(found.hits) == {v}
    begin_shot(p.state, shot)
    assert found.vehicles[v] == wreckage(p, v)
    assert found.vehicles[v].keys() > {Damage.NONE}


@pytest.mark.rule("ASL-6.1.i", "ASL-7.11.a")
def test_infantry_and_a_vehicle_share_a_critical_hit() -> None:
    p, shot = gunned(Ammunition.HE, "rus V t26 at K5", "rus R 4-4-7 at K5", calibre="150")
    found = shot_outlook(p.state, shot)
    begin_shot(p.state, shot)
    assert found.vehicles[p.unit("V")] == wreckage(p, p.unit("V"))
    assert possible(found.fates) == played_out(p, found.fates.units)


@pytest.mark.rule("ASL-6.2.u")
@pytest.mark.parametrize(
    "cover", ["", "terrain woods K5", "terrain stone-building K5", "rus W t26 wreck=K5"]
)
def test_white_phosphorus_tries_whomever_it_hits(cover: str) -> None:
    p, shot = gunned(Ammunition.WP, cover, "rus R 4-4-7 elr=2 at K5")
    found = shot_outlook(p.state, shot)
    begin_shot(p.state, shot)
    assert possible(found.fates) == played_out(p, found.fates.units)
    assert found.fates.chance(p.unit("R"), Fate.BROKEN) > 0


@pytest.mark.rule("ASL-6.2.u", "ASL-7.7.b")
@pytest.mark.parametrize(("states", "harmed"), [("exposed", True), ("", False)])
def test_white_phosphorus_tries_an_open_crew(states: str, *, harmed: bool) -> None:
    p, shot = gunned(Ammunition.WP, f"rus V t26 at K5 {states}")
    found = shot_outlook(p.state, shot)
    begin_shot(p.state, shot)
    assert found.vehicles[p.unit("V")] == wreckage(p, p.unit("V"))
    assert (found.vehicles[p.unit("V")].keys() > {Damage.NONE}) is harmed


@pytest.mark.rule("ASL-2.0.aj")
@pytest.mark.parametrize("states", ["", "motion"])
def test_a_firer_in_motion_counts_the_lower_die_twice(states: str) -> None:
    p = position(f"""
        ger T pziiin at K8 vca=n-ne {states}
        rus R 4-4-7 at K5
        during advancing-fire german
    """)
    shot = Shot(
        FireKind.ADVANCING, 0, p.hex("K5"), p.unit("T"), p.weapon("T-ma"),
        target=TargetType.INFANTRY, ammunition=Ammunition.HE,
    )  # fmt: skip
    found = shot_outlook(p.state, shot)
    need = found.aim.number - found.aim.total(p.unit("R"))
    throws = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    hits = sum(a + b + (min(a, b) if states else 0) <= need for a, b in throws)
    assert found.hits[p.unit("R")] == Fraction(hits, 36)
    begin_shot(p.state, shot)
    assert possible(found.fates) == played_out(p, found.fates.units)
