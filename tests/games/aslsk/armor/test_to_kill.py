"""The To Kill number and its DR (ASL-7.9, ASL-7.10), with the figures of the examples."""

import msgspec
import pytest

from hexfront.games.aslsk.armor.destruction import Damage, area_armor, area_damage, destruction
from hexfront.games.aslsk.armor.engagement import Crew, Hit
from hexfront.games.aslsk.armor.facing import Facing, Part
from hexfront.games.aslsk.armor.tokill import (
    Force,
    Spot,
    Warhead,
    bullets,
    flames,
    rifle,
    to_kill,
)
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.counters import Nationality
from hexfront.games.aslsk.definitions.vehicles import ArmorFactor
from tests.games.aslsk.armor.helpers import (
    FRONT,
    REAR,
    SIDE,
    engagement,
    russian_76,
    shot,
    vehicle,
)

TABLE = charts().to_kill


def number(
    warhead: Warhead,
    name: str = "ger-pziiin",
    part: Part = Part.HULL,
    facing: Facing = Facing.FRONT,
    *,
    critical: bool = False,
    exposed: bool = False,
) -> int:
    """The final TK# against a vehicle."""
    spot = Spot(part, facing, critical)
    return to_kill(TABLE, warhead, vehicle(name), spot, exposed=exposed).total


# The number.


@pytest.mark.rule("ASL-7.9.a", "ASL-7.9.b", "ASL-7.9.c", "ASL-3.2.4.ap")
@pytest.mark.parametrize(
    ("ammunition", "expected"),
    [(Ammunition.AP, 17 - 6), (Ammunition.APCR, 21 - 6), (Ammunition.HE, 7 - 6),
     (Ammunition.HEAT, 13 - 6)],
)  # fmt: skip
def test_every_ammunition_has_its_table(ammunition: Ammunition, expected: int) -> None:
    assert number(shot("75L", ammunition)) == expected


@pytest.mark.rule("ASL-7.9.b")
def test_nations_have_numbers_of_their_own() -> None:
    assert number(shot("76L", nationality=Nationality.AMERICAN)) == 17 - 6
    assert number(russian_76()) == 12 - 6


@pytest.mark.rule("ASL-7.9.b")
@pytest.mark.parametrize(("distance", "change"), [(0, 1), (1, 1), (2, 0), (18, 0), (19, -1)])
def test_range_changes_the_number_of_ap(distance: int, change: int) -> None:
    assert number(shot("75L", distance=distance)) == 17 - 6 + change


@pytest.mark.rule("ASL-7.9.b")
def test_light_shot_loses_its_force_with_range() -> None:
    far = shot("50L", Ammunition.APCR, 30)
    assert number(far) == 17 - 6 - 6
    assert shot("50L", Ammunition.APCR, 31).number == 0
    assert number(shot("50L", Ammunition.APCR, 31)) == 0


@pytest.mark.rule("ASL-7.9.b")
def test_a_hit_in_the_rear_adds_one() -> None:
    assert number(russian_76(), facing=Facing.SIDE) == 12 - 3
    assert number(russian_76(), facing=Facing.REAR) == 12 + 1 - 3


@pytest.mark.rule("ASL-7.9.c")
def test_the_turret_has_an_af_of_its_own() -> None:
    assert number(russian_76(), part=Part.TURRET, facing=Facing.SIDE) == 12 - 4


@pytest.mark.rule("ASL-6.1.g")
def test_a_critical_hit_doubles_the_number_of_the_table_alone() -> None:
    close = russian_76(distance=1)
    assert number(close, facing=Facing.REAR) == 12 + 1 + 1 - 3
    assert number(close, facing=Facing.REAR, critical=True) == 24 + 1 + 1 - 3


@pytest.mark.rule("ASL-4.2.p", "ASL-4.2.q", "ASL-4.2.r")
def test_flame_heeds_no_armor_but_range_and_hatches() -> None:
    near, far = flames(TABLE, long_range=False), flames(TABLE, long_range=True)
    for name in ("ger-pziif", "rus-kv1e"):
        assert number(near, name) == number(near, name, facing=Facing.REAR) == 8
        assert number(far, name) == 4
        assert number(near, name, exposed=True) == 9
        assert number(far, name, exposed=True) == 5


@pytest.mark.rule("ASL-4.1.j", "ASL-4.4.4.a")
def test_machine_guns_and_rifles_use_the_table_of_small_calibres() -> None:
    light = "ger-pziif"
    assert number(bullets(TABLE, 0, 7), light, facing=Facing.SIDE) == 4 - 1
    assert number(bullets(TABLE, 0, 3), light, facing=Facing.SIDE) == 4 + 1 - 1
    assert number(bullets(TABLE, 12, 7), light, facing=Facing.SIDE) == 5 - 1
    assert number(rifle(TABLE, 6, 12), light, facing=Facing.REAR) == 6 + 1 - 1
    assert number(rifle(TABLE, 6, 1), light, facing=Facing.SIDE) == 6 + 2 - 1


# The DR.


@pytest.mark.rule("ASL-7.9.d", "ASL-7.10.a", "ASL-3.2.4.aq")
@pytest.mark.parametrize("force", list(Force))
@pytest.mark.parametrize("part", list(Part))
def test_a_dr_below_the_number_destroys(force: Force, part: Part) -> None:
    assert destruction(force, part, 7, 6) is Damage.DESTROYED
    assert destruction(force, part, 7, 7) is not Damage.DESTROYED


@pytest.mark.rule("ASL-7.10.c", "ASL-7.10.e", "ASL-7.10.j")
def test_shot_that_fails_narrowly_immobilizes_or_shocks() -> None:
    hull = [destruction(Force.SHOT, Part.HULL, 7, dr) for dr in (7, 8, 9)]
    turret = [destruction(Force.SHOT, Part.TURRET, 7, dr) for dr in (7, 8, 9)]
    assert hull == [Damage.IMMOBILIZED, Damage.POSSIBLE_SHOCK, Damage.NONE]
    assert turret == [Damage.SHOCKED, Damage.POSSIBLE_SHOCK, Damage.NONE]


@pytest.mark.rule("ASL-7.10.d", "ASL-7.10.k")
def test_a_blast_that_fails_by_one_still_does_its_work() -> None:
    hull = [destruction(Force.BLAST, Part.HULL, 7, dr) for dr in (7, 8, 9)]
    turret = [destruction(Force.BLAST, Part.TURRET, 7, dr) for dr in (7, 8, 9)]
    assert hull == [Damage.IMMOBILIZED, Damage.IMMOBILIZED, Damage.NONE]
    assert turret == [Damage.SHOCKED, Damage.SHOCKED, Damage.NONE]


@pytest.mark.rule("ASL-7.10.l", "ASL-7.10.m", "ASL-7.10.c")
@pytest.mark.parametrize("part", list(Part))
def test_bullets_stun_and_flame_does_nothing_by_halves(part: Part) -> None:
    assert [destruction(Force.MACHINE_GUN, part, 4, dr) for dr in (4, 5)] == [
        Damage.STUNNED, Damage.NONE,
    ]  # fmt: skip
    assert [destruction(Force.FLAME, part, 8, dr) for dr in (8, 9)] == [Damage.NONE] * 2


@pytest.mark.rule("ASL-4.4.2.n")
def test_an_original_12_is_a_dud() -> None:
    faust = Warhead(Force.SHOT, 31)
    engaged = engagement(faust, "ger-pziiin")
    spot = engaged.spot(Hit(3, 3))
    assert engaged.damage(spot, 11) is Damage.DESTROYED
    assert engaged.damage(spot, 12) is Damage.NONE


# The Area Target Type.


@pytest.mark.rule("ASL-7.11.b", "ASL-7.11.c")
@pytest.mark.parametrize(
    ("final", "hull", "turret"),
    [
        (2, Damage.DESTROYED, Damage.DESTROYED),
        (3, Damage.IMMOBILIZED, Damage.SHOCKED),
        (4, Damage.IMMOBILIZED, Damage.SHOCKED),
        (5, Damage.NONE, Damage.NONE),
    ],
)
def test_an_area_hit_is_read_on_the_ift(final: int, hull: Damage, turret: Damage) -> None:
    ift = charts().ift
    assert area_damage(ift, 6, Part.HULL, final) is hull
    assert area_damage(ift, 6, Part.TURRET, final) is turret


@pytest.mark.rule("ASL-7.11.d")
@pytest.mark.parametrize(
    ("front", "side", "drm"),
    [((4, 4), (3, 4), -1), ((6, 4), (3, 3), 0), ((4, 6), (3, 3), 0), ((11, 11), (8, 8), 1),
     ((11, 11), (8, 6), 0)],
)  # fmt: skip
def test_thin_and_thick_armor_change_the_dr_of_an_area_hit(
    front: tuple[int, int], side: tuple[int, int], drm: int
) -> None:
    tank = msgspec.structs.replace(
        vehicle("ger-pziiin"), front=ArmorFactor(*front), side=ArmorFactor(*side)
    )
    line = area_armor(charts().vehicle_combat, tank)
    assert (line.value if line else 0) == drm


# The figures of the printed examples; the shots themselves are replayed with their position.


@pytest.mark.rule("ASL-7.9.c", "ASL-7.10.c", "ASL-3.2.4.ao")
def test_the_kv_1e_hits_the_turret_front_of_the_pzkpfw_iiin() -> None:
    engaged = engagement(russian_76(), "ger-pziiin", hull=REAR, turret=FRONT)
    turret = engaged.spot(Hit(1, 2))
    assert (turret.part, turret.facing) == (Part.TURRET, Facing.FRONT)
    assert engaged.number(turret).total == 6
    assert engaged.damage(turret, 7) is Damage.POSSIBLE_SHOCK
    hull = engaged.spot(Hit(2, 1))
    assert (hull.part, hull.facing) == (Part.HULL, Facing.REAR)


@pytest.mark.rule("ASL-7.9.b", "ASL-7.10.j")
def test_the_kv_1e_hits_the_hull_rear() -> None:
    engaged = engagement(russian_76(), "ger-pziiin", hull=REAR, turret=FRONT)
    spot = engaged.spot(Hit(2, 2))
    assert [line.value for line in engaged.number(spot).lines] == [12, 1, -3]
    assert engaged.damage(spot, 10) is Damage.IMMOBILIZED
    assert engaged.damage(spot, 9) is Damage.DESTROYED


@pytest.mark.rule("ASL-7.9.a", "ASL-7.1.e")
def test_the_pzkpfw_iiin_has_little_chance_against_the_kv_1e() -> None:
    heat, he = shot("75*", Ammunition.HEAT), shot("75*", Ammunition.HE)
    engaged = engagement(heat, "rus-kv1e", hull=SIDE, turret=FRONT)
    assert engaged.number(engaged.spot(Hit(1, 2))).total == 2
    assert engaged.number(engaged.spot(Hit(2, 1))).total == 5
    engaged = engagement(heat, "rus-kv1e", hull=SIDE, turret=SIDE)
    assert engaged.number(engaged.spot(Hit(1, 2))).total == 13 - 11
    assert he.number == 7


@pytest.mark.rule("ASL-3.2.4.an", "ASL-4.4.2.n")
def test_the_panzerfaust_in_the_hex_of_the_t_34_85_is_a_dud() -> None:
    nowhere = frozenset[Facing]()
    engaged = engagement(Warhead(Force.SHOT, 31), "rus-t3485", nowhere, nowhere, Crew(8))
    spot = engaged.spot(Hit(3, 3))
    assert (spot.part, spot.facing) == (Part.HULL, Facing.SIDE)
    assert engaged.number(spot).total == 25
    assert engaged.damage(spot, 12) is Damage.NONE
