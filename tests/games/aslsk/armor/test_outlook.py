"""The exact chances of a shot at a vehicle, against a slow count (ASL-7.9 to ASL-7.12)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from hexfront.games.aslsk.armor.crew import (
    DR_WEIGHTS,
    crew_check,
    crew_struck,
    crew_task,
    shock_check,
)
from hexfront.games.aslsk.armor.destruction import NO_COLLATERAL, Damage
from hexfront.games.aslsk.armor.engagement import Crew, Engagement, Hit
from hexfront.games.aslsk.armor.facing import Facing, Part
from hexfront.games.aslsk.armor.tokill import bullets
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.charts import charts, parse_fire_result
from hexfront.games.aslsk.definitions.tables import FireEffect
from tests.games.aslsk.armor.helpers import (
    FRONT,
    REAR,
    SIDE,
    THROWS,
    engagement,
    outlook,
    russian_76,
    shot,
)

IFT = charts().ift


# The crew.


@pytest.mark.rule("ASL-7.10.c")
@pytest.mark.parametrize(
    ("original", "damage"), [(8, Damage.NONE), (9, Damage.SHOCKED), (12, Damage.SHOCKED)]
)
def test_a_possible_shock_is_an_nmc_with_no_other_result(original: int, damage: Damage) -> None:
    assert shock_check(8, original, original) is damage


@pytest.mark.rule("ASL-3.2.3.u", "ASL-3.2.3.y", "ASL-7.10.m", "ASL-7.10.r")
@pytest.mark.parametrize(
    ("original", "damage"),
    [
        (7, Damage.NONE),
        (8, Damage.BUTTONED_UP),
        (9, Damage.STUNNED),
        (12, Damage.STUNNED | Damage.RECALLED),
    ],
)
def test_a_crew_that_checks_ducks_or_is_stunned(original: int, damage: Damage) -> None:
    assert crew_check(8, original, original) == damage


@pytest.mark.rule("ASL-3.2.3.y")
def test_a_crew_that_fails_a_task_check_ducks() -> None:
    assert crew_task(8, 8) is Damage.NONE
    assert crew_task(8, 9) is Damage.BUTTONED_UP


@pytest.mark.rule("ASL-3.2.3.e", "ASL-7.10.r")
@pytest.mark.parametrize("cell", ["1KIA", "K/2"])
def test_casualties_of_a_crew_stun_it_for_good(cell: str) -> None:
    assert crew_struck(parse_fire_result(cell), 8, 0) == {Damage.STUNNED | Damage.RECALLED: 36}


@pytest.mark.rule("ASL-7.10.o")
def test_a_crew_that_was_stunned_has_one_more_on_its_checks() -> None:
    calm, shaken = (crew_struck(parse_fire_result("NMC"), 8, nerves) for nerves in (0, 1))
    assert calm[Damage.BUTTONED_UP] == 5
    assert shaken[Damage.BUTTONED_UP] == 6


# The whole shot.


def slow(engaged: Engagement, throws: list[tuple[int, int]]) -> dict[Damage, Fraction]:
    """Every DR after every other, as the rules read."""
    found: Counter[Damage] = Counter()
    for dice in THROWS:
        for original, first, second in product(DR_WEIGHTS, repeat=3):
            ways = DR_WEIGHTS[original] * DR_WEIGHTS[first] * DR_WEIGHTS[second]
            hits = dice in throws
            damage = _played(engaged, dice, original, first, second) if hits else Damage.NONE
            found[damage] += ways
    total = sum(found.values())
    return {damage: Fraction(number, total) for damage, number in found.items()}


def _played(
    engaged: Engagement, dice: tuple[int, int], original: int, first: int, second: int
) -> Damage:
    if original == 12:
        return Damage.NONE
    crew = engaged.crew
    damage = engaged.damage(engaged.spot(Hit(*dice, critical=sum(dice) == 2)), original)
    if damage is Damage.POSSIBLE_SHOCK:
        failed = first == 12 or first + crew.nerves > crew.level
        damage = Damage.SHOCKED if failed else Damage.NONE
    if crew.exposed and engaged.collateral and not damage & NO_COLLATERAL:
        cell = IFT.result(engaged.collateral, original + crew.cover)
        if cell.effect in (FireEffect.KIA, FireEffect.K):
            damage |= Damage.STUNNED | Damage.RECALLED
        elif cell.effect is FireEffect.MC:
            damage |= crew_check(crew.level, second, second + crew.nerves + cell.number)
        elif cell.effect is FireEffect.PTC and second + crew.nerves > crew.level:
            damage |= Damage.BUTTONED_UP
    if damage & Damage.STUNNED and crew.frail:
        damage |= Damage.RECALLED
    return damage


@pytest.mark.rule("ASL-7.12.b", "ASL-7.12.c")
@pytest.mark.parametrize(
    ("engaged", "best"),
    [
        (engagement(russian_76(), "ger-pziiin", REAR, FRONT), 7),
        (engagement(russian_76(), "ger-pziiin", SIDE, SIDE, Crew(8, True, 0, False, 2), 2), 8),
        (engagement(shot("105", Ammunition.HE), "ger-pziiin", FRONT, REAR,
                    Crew(7, True, 1, True, 2), 20), 9),
    ],
    ids=["buttoned up", "crew exposed", "crew shaken"],
)  # fmt: skip
def test_the_chances_are_those_of_all_throws(engaged: Engagement, best: int) -> None:
    throws = [dice for dice in THROWS if sum(dice) <= best]
    found = outlook(engaged, *throws)
    assert found.damage == slow(engaged, throws)
    assert found.hit == Fraction(len(throws), 36)
    assert sum(found.damage.values()) == 1


@pytest.mark.rule("ASL-7.12.b")
def test_a_crew_is_spared_if_its_vehicle_is_destroyed_shocked_or_stunned() -> None:
    crew = Crew(8, exposed=True)
    sure = engagement(shot("88LL", distance=1), "ger-pziif", crew=crew, collateral=36)
    only = outlook(sure, (3, 3))
    duds = Fraction(1, 36)
    assert only.damage[Damage.DESTROYED] == Fraction(1, 36) * (1 - duds)
    assert set(only.damage) == {Damage.DESTROYED, Damage.NONE}


@pytest.mark.rule("ASL-7.12.b")
def test_an_immobilized_vehicle_does_not_spare_its_crew() -> None:
    crew = Crew(8, exposed=True)
    engaged = engagement(russian_76(), "ger-pziiin", crew=crew, collateral=36)
    found = outlook(engaged, (3, 3))
    assert any(damage & Damage.IMMOBILIZED and damage & Damage.STUNNED for damage in found.damage)


@pytest.mark.rule("ASL-7.10.p")
def test_a_crew_stunned_before_is_recalled() -> None:
    for frail in (False, True):
        burst = bullets(charts().to_kill, 0, 7)
        engaged = engagement(burst, "ger-pziif", hull=SIDE, crew=Crew(8, frail=frail))
        found = outlook(engaged, (3, 3))
        assert any(damage & Damage.RECALLED for damage in found.damage) is frail


def test_the_chain_names_every_place_that_can_be_hit() -> None:
    found = outlook(engagement(russian_76(), "ger-pziiin", REAR, FRONT))
    places = {(a.part, a.facing, a.critical): a for a in found.aspects}
    assert set(places) == {
        (Part.HULL, Facing.REAR, False),
        (Part.HULL, Facing.REAR, True),
        (Part.TURRET, Facing.FRONT, False),
    }
    turret = places[Part.TURRET, Facing.FRONT, False]
    assert turret.chance == Fraction(15, 36)
    assert turret.number.total == 6
    assert turret.kills == Fraction(10, 36)
    hopeless = outlook(engagement(shot("37L", Ammunition.HE), "rus-kv1e"))
    assert {a.kills for a in hopeless.aspects if not a.critical} == {Fraction(0)}
