"""The charts: what the rulebook gives is there, and what it lacks agrees with its examples."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind
from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.tables import FIRE_ROWS, FP_COLUMNS, FireEffect, FireResult
from hexfront.games.aslsk.definitions.terrain_effects import Sight, SmokeKind, TerrainType

CHARTS = charts()
IFT, CC, TERRAIN, FIRE = CHARTS.ift, CHARTS.close_combat, CHARTS.terrain, CHARTS.fire

FP = st.fractions(min_value=0, max_value=80, max_denominator=16)
HARM = (FireEffect.NONE, FireEffect.PTC, FireEffect.MC, FireEffect.K, FireEffect.KIA)


def worth(result: FireResult) -> tuple[int, int]:
    return HARM.index(result.effect), result.number


def test_every_chart_says_in_both_languages_where_its_figures_come_from():
    for name in CHARTS.__struct_fields__:
        chart = getattr(CHARTS, name)
        assert set(chart.origin) == set(chart.title) == {"en", "ru"}
        elsewhere = chart.source == "outside" or bool(chart.outside)
        assert elsewhere == ("published system" in chart.origin["en"])


def test_the_origin_of_a_figure():
    assert CC.origin_of("modifiers.cx") == Origin("rulebook")
    assert CC.origin_of("odds.4-1") == Origin("outside", "high")
    assert IFT.origin_of("rows.7") == Origin("outside", "very-high")
    table = CHARTS.leader_creation
    assert table.origin_of("nationality.russian") == Origin("rulebook")
    assert table.origin_of("nationality.german") == Origin("outside", "high")


IFT_SEEN = {
    (3, 1): "1MC", (1, 2): "1KIA", (4, 2): "1MC", (9, 2): "-", (4, 4): "1MC", (9, 4): "-",
    (7, 8): "1MC", (9, 8): "PTC", (10, 8): "-", (7, 12): "1MC", (9, 12): "NMC",
    (7, 16): "2MC", (10, 16): "NMC",
}  # fmt: skip


def test_the_cells_that_the_examples_show():
    assert set(IFT_SEEN) == IFT.given
    for (total, column), text in IFT_SEEN.items():
        assert str(IFT.result(column, total)) == text


def test_a_k_on_6_fp_falls_on_3_and_not_on_4():
    assert IFT.result(6, 3).effect is FireEffect.K  # ASL-EX-7.11-1
    assert IFT.result(6, 4).effect is FireEffect.MC


def test_more_fp_and_lower_rolls_never_help_the_target():
    for total in FIRE_ROWS:
        row = [worth(IFT.result(column, total)) for column in FP_COLUMNS]
        assert [harm for harm, _ in row] == sorted(harm for harm, _ in row)
    for column in FP_COLUMNS:
        falling = [worth(IFT.result(column, total))[0] for total in FIRE_ROWS]
        assert falling == sorted(falling, reverse=True)


def test_rolls_beyond_the_table_use_its_outer_rows():
    assert str(IFT.result(1, -3)) == "1KIA"
    assert str(IFT.result(36, 19)) == "PTC"


@pytest.mark.rule("ASL-3.2.3.a")
@given(fp=FP)
def test_the_column_is_the_greatest_that_does_not_exceed_the_fp(fp):
    column = IFT.column(fp)
    if column is None:
        assert fp < 1
        return
    assert column <= fp
    assert not any(column < other <= fp for other in FP_COLUMNS)


@pytest.mark.rule("ASL-3.2.3.a")
def test_9_fp_use_column_8_and_half_of_7_column_2():
    assert IFT.column(9) == 8
    assert IFT.column(Fraction(7, 2)) == 2  # ASL-EX-3.2.2-2
    assert IFT.column(40) == 36  # ASL-EX-6.1-1


@pytest.mark.rule("ASL-3.2.2.h")
def test_a_shift_below_the_lowest_column_has_no_effect():
    assert IFT.shifted(8, 2) == 4  # ASL-EX-3.2.2-3
    assert IFT.shifted(2, 1) == 1
    assert IFT.shifted(1, 1) is None
    assert IFT.shifted(2, 2) is None


@pytest.mark.parametrize(
    ("calibre", "column"), [(15, None), (50, 6), (60, 8), (75, 12), (81, 16), (105, 20)]
)
def test_the_column_of_a_shell(calibre, column):
    assert IFT.calibre_column(calibre) == column


def test_residual_fp():
    left = dict(zip(FP_COLUMNS, FIRE.residual, strict=True))
    assert left[4] == 2  # ASL-EX-3.3.3-1
    assert left[2] == 1  # ASL-EX-3.3.3-5
    assert left[8] == 4  # ASL-EX-3.3.3-4
    assert left[36] == 12  # ASL-3.3.5.a


@pytest.mark.parametrize(
    ("attack", "defense", "odds", "kill"),
    [
        (4, 4, "1-1", 5),  # ASL-EX-3.8-1
        (6, 4, "3-2", 6),  # ASL-EX-3.8-2
        (4, 6, "1-2", 4),
        (8, 4, "2-1", 7),  # ASL-EX-3.8-3
        (12, 4, "3-1", 8),
        (5, 4, "1-1", 5),  # ASL-EX-3.8-6
        (9, 5, "3-2", 6),  # ASL-EX-3.8-4
        (10, 1, "10-1", 12),
        (11, 1, "10-1", 13),
        (1, 8, "1-8", 1),
    ],
)
def test_the_odds_of_close_combat(attack, defense, odds, kill):
    assert str(CC.column(attack, defense)) == odds
    assert CC.kill(attack, defense) == kill


def test_odds_below_the_table():
    assert CC.column(1, 9) is None
    assert CC.kill(1, 9) == 0


@given(attack=FP.filter(bool), defense=FP.filter(bool), more=FP)
def test_more_attackers_never_lower_the_kill_number(attack, defense, more):
    assert CC.kill(attack + more, defense) >= CC.kill(attack, defense)


def test_the_modifiers_of_close_combat_and_ambush():
    drm = CC.modifiers
    assert (drm.ambusher.value, drm.against_ambusher.value) == (-1, 1)
    assert (drm.against_broken.value, drm.cx.value, drm.against_cx.value) == (-2, 1, -1)
    assert CC.ambush.win_by.value == 3  # ASL-EX-3.8-5


def test_a_field_promotion_of_the_russians_makes_an_8_0():
    table = CHARTS.leader_creation
    total = 1 + table.drm(Nationality.RUSSIAN, 7, broken=False)
    assert table.created(total) == "8-0"  # ASL-EX-3.8-6


def test_leader_creation():
    table = CHARTS.leader_creation
    assert table.drm(Nationality.GERMAN, 8, broken=False) == -2
    assert table.drm(Nationality.RUSSIAN, 6, broken=True) == 3
    assert [table.created(total) for total in range(8)] == [
        "8-1", "8-1", "8-0", "8-0", "7-0", "7-0", "6+1", None,
    ]  # fmt: skip


@pytest.mark.parametrize("nationality", Nationality)
def test_every_created_leader_has_a_counter(nationality):
    for row in CHARTS.leader_creation.rows:
        assert definitions().leader(nationality, row.leader).nationality is nationality


@pytest.mark.parametrize(
    ("terrain", "mf", "tem"),
    [
        (TerrainType.OPEN_GROUND, 1, 0),
        (TerrainType.STONE_BUILDING, 2, 3),
        (TerrainType.WOODEN_BUILDING, 2, 2),
        (TerrainType.WOODS, 2, 1),
        (TerrainType.ORCHARD, 1, 0),
        (TerrainType.GRAIN, 1.5, 0),
        (TerrainType.BRUSH, 2, 0),
    ],
)
def test_cost_and_tem_in_july(terrain, mf, tem):
    row = TERRAIN.row(terrain, 7)
    assert (row.half_mf, row.tem) == (2 * mf, tem)


def test_mortars_burst_in_the_trees_and_never_fire_from_a_building():
    rows = TERRAIN.terrain
    assert rows[TerrainType.WOODS].mortar_tem == -1  # ASL-1.1.1.WD.g
    indoors = {kind for kind, row in rows.items() if not row.mortars}
    assert indoors == {TerrainType.STONE_BUILDING, TerrainType.WOODEN_BUILDING}


@pytest.mark.rule("ASL-1.1.1.GR.a")
@pytest.mark.parametrize("month", range(1, 13))
def test_grain_stands_from_june_to_september(month):
    row = TERRAIN.row(TerrainType.GRAIN, month)
    standing = month in (6, 7, 8, 9)
    assert row.open_ground is not standing
    assert (row.same_level is Sight.HINDRANCE) is standing


@pytest.mark.parametrize("month", range(1, 13))
def test_an_orchard_in_leaf_blocks_the_view_between_levels(month):
    sight = TERRAIN.cross_level(TerrainType.ORCHARD, month)
    in_leaf = 4 <= month <= 10  # ASL-1.1.1.OR.d, ASL-1.1.1.OR.e
    assert sight is (Sight.OBSTACLE if in_leaf else Sight.HINDRANCE)


def test_only_orchards_are_inherent_terrain_and_only_open_ground_is_open():
    rows = TERRAIN.terrain
    assert [kind for kind, row in rows.items() if row.inherent] == [TerrainType.ORCHARD]
    assert [kind for kind, row in rows.items() if row.open_ground] == [TerrainType.OPEN_GROUND]


def test_grain_and_brush_hide_nothing_from_above():
    for kind in (TerrainType.GRAIN, TerrainType.BRUSH):
        assert TERRAIN.cross_level(kind, 7) is Sight.CLEAR


def test_smoke():
    drm = {kind: figure.value for kind, figure in TERRAIN.smoke.drm.items()}
    assert drm == {
        SmokeKind.GRENADE: 2, SmokeKind.FULL: 3, SmokeKind.DISPERSED: 2,
        SmokeKind.FULL_WP: 2, SmokeKind.DISPERSED_WP: 1,
    }  # fmt: skip
    assert max(drm.values()) == TERRAIN.smoke.most_in_hex.value


def test_fire_modifiers():
    assert (FIRE.fp.point_blank.value, FIRE.fp.triple_point_blank.value) == (2, 3)
    assert (FIRE.drm.ffmo.value, FIRE.drm.ffnam.value, FIRE.drm.cx.value) == (-1, -1, 1)
    assert (FIRE.cowering.columns.value, FIRE.cowering.inexperienced.value) == (1, 2)
    assert FIRE.breakdown.sustained.value == -2  # ASL-EX-3.3.3-2


def test_rally_and_wounds():
    drm = CHARTS.morale.rally
    assert drm.self_rally.value + drm.cover.value == 0  # ASL-EX-3.1-1
    assert drm.dm.value + drm.cover.value - 1 == 2  # ASL-EX-3.1-2
    wound = CHARTS.morale.wound
    assert (wound.light_up_to.value, wound.wounded_again.value) == (4, 1)
    assert (8 + wound.morale.value, 0 + wound.leadership.value) == (7, 1)  # ASL-3.2.3.i


def test_movement_and_portage():
    mf, carried = CHARTS.movement.mf, CHARTS.movement.portage
    overload = 5 - carried.mmc.value
    assert mf.mmc.value - overload == 2  # ASL-EX-3.3.1-6
    helped = 5 - carried.mmc.value - carried.leader_help.value
    assert mf.mmc.value + mf.with_leader.value - helped == 5  # ASL-EX-3.3.1-7
    assert (mf.smc.value, mf.inexperienced.value, mf.double_time.value) == (6, 3, 2)


def test_rout():
    rout = CHARTS.rout
    assert (rout.mf.value, rout.wounded_mf.value, rout.to_hit_range.value) == (6, 3, 17)


@pytest.mark.parametrize(
    ("distance", "calibre", "number"),
    [(2, 50, 7), (3, 81, 7), (12, 50, 7), (13, 81, 8), (13, 50, 7), (45, 60, 6), (99, 81, 5)],
)
def test_to_hit_on_the_area_target_type(distance, calibre, number):
    assert CHARTS.to_hit.area_number(distance, calibre) == number


def test_shaped_charges_against_infantry_in_a_building():
    fp = CHARTS.to_hit.infantry_fp
    assert fp[WeaponKind.BAZOOKA] == fp[WeaponKind.PIAT] == 8  # ASL-4.4.1.f, ASL-4.4.5.d
    assert fp[WeaponKind.PANZERSCHRECK] == 12  # ASL-4.4.1.h


@pytest.mark.parametrize(
    ("month", "reach", "shots"),
    [("1943-10", 1, 5), ("1944-05", 1, 7), ("1944-06", 2, 7), ("1945-03", 3, 10)],
)
def test_panzerfausts_of_five_squads(month, reach, shots):
    table = CHARTS.panzerfaust
    period = table.period(month)
    assert period is not None
    assert period.range == reach  # ASL-4.4.2.j
    assert table.shots(month, 5) == shots  # ASL-4.4.2.r


def test_no_panzerfaust_before_october_1943():
    assert CHARTS.panzerfaust.period("1943-09") is None
    assert CHARTS.panzerfaust.shots("1943-09", 9) == 0


def test_a_panzerfaust_loses_two_for_each_hex():
    assert [CHARTS.panzerfaust.number(distance) for distance in range(4)] == [10, 8, 6, 4]
