"""To Hit, To Kill and the figures of Guns and vehicles: what the rulebook's examples fix."""

import pytest

from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.charts import charts, load_charts
from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind
from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.guns import Cannon, Mount, TargetSize, parse_barrel
from hexfront.games.aslsk.definitions.hitting import TargetType, critical_number
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.terrain_effects import TerrainType
from hexfront.games.aslsk.definitions.vehicles import GroundPressure, VehicleKind
from tests.games.aslsk.definitions.helpers import copied
from tests.games.slips import each_slip, fault_of, slip

CHARTS = charts()
INFANTRY, AREA, VEHICLE = TargetType.INFANTRY, TargetType.AREA, TargetType.VEHICLE
RUSSIAN, GERMAN = Nationality.RUSSIAN, Nationality.GERMAN
CANNONS: list[Cannon] = [
    *definitions().guns.values(),
    *(v.main for v in definitions().vehicles.values() if v.main and not v.main.fp),
]


@pytest.mark.parametrize(
    ("target", "distance", "barrel", "red", "number"),
    [
        (INFANTRY, 2, "75L", False, 9),  # ASL-EX-3.2.4-6
        (INFANTRY, 2, "105", True, 9),  # ASL-EX-6.1-1
        (INFANTRY, 3, "75L", False, 8),  # ASL-EX-3.2.4-7
        (INFANTRY, 4, "88L", False, 8),  # ASL-EX-3.2.4-1
        (INFANTRY, 7, "105", True, 6),
        (AREA, 2, "75L", False, 7),
        (AREA, 3, "81", False, 7),  # ASL-EX-3.2.4-8
        (AREA, 3, "75*", False, 7),  # ASL-EX-7.11-1
        (VEHICLE, 3, "76L", True, 10),  # ASL-EX-7.9-1
        (VEHICLE, 4, "76L", True, 10),  # ASL-EX-7.9-6
        (VEHICLE, 3, "75*", False, 10),  # ASL-EX-7.9-3
        (VEHICLE, 0, "75*", False, 10),
        (VEHICLE, 13, "75*", False, 7),
        (VEHICLE, 13, "75L", False, 9),
        (VEHICLE, 25, "75LL", False, 8),
        (VEHICLE, 12, "20L", False, 9),
        (VEHICLE, 13, "20L", False, 7),
    ],
)
def test_to_hit_numbers(
    target: TargetType, distance: int, barrel: str, red: bool, number: int
) -> None:
    assert CHARTS.to_hit.number(target, distance, parse_barrel(barrel), red=red) == number


def test_light_shot_loses_its_aim_far_off() -> None:
    gun = parse_barrel("50L")
    shot = [
        CHARTS.to_hit.number(VEHICLE, distance, gun, ammunition)
        for distance in (12, 13)
        for ammunition in (Ammunition.AP, Ammunition.APCR)
    ]
    assert shot == [9, 9, 8, 7]


@pytest.mark.parametrize(("number", "critical"), [(10, 4), (9, 4), (8, 3), (7, 3), (6, 2), (5, 2)])
def test_the_critical_number_is_less_than_half(number: int, critical: int) -> None:
    assert critical_number(number) == critical  # ASL-EX-6.1-1


@pytest.mark.parametrize(
    ("nationality", "month", "red"),
    [
        (RUSSIAN, "1945-05", True),
        (Nationality.AMERICAN, "1943-12", True),
        (Nationality.AMERICAN, "1944-01", False),
        (GERMAN, "1939-09", False),
        (Nationality.BRITISH, "1940-05", False),
    ],
)
def test_who_reads_red_numbers(nationality: Nationality, month: str, red: bool) -> None:
    assert CHARTS.to_hit.reads_red(nationality, month) is red


def test_the_drm_of_turning() -> None:
    turning = CHARTS.to_hit.turning
    assert turning(Mount.TURRET, 1) == 1  # ASL-EX-3.2.4-3
    assert turning(Mount.FIXED, 1) == 3  # ASL-EX-3.2.4-7
    assert turning(Mount.FIXED, 2) == 4  # ASL-EX-3.2.4-8
    assert turning(Mount.RESTRICTED, 1) == 2  # ASL-EX-7.9-1
    assert turning(Mount.SLOW, 3) == 4
    assert turning(Mount.FIXED, 0) == 0


def test_size_makes_a_target_easier() -> None:
    assert [CHARTS.to_hit.sizes[size] for size in TargetSize] == [2, 1, 0, -1, -2]


@pytest.mark.parametrize(
    ("ammunition", "barrel", "nationality", "number"),
    [
        (Ammunition.AP, "76L", RUSSIAN, 12),  # ASL-EX-7.9-1
        (Ammunition.AP, "76L", Nationality.AMERICAN, 17),
        (Ammunition.HE, "76L", RUSSIAN, 7),  # ASL-EX-7.12-2
        (Ammunition.HE, "75*", GERMAN, 7),  # ASL-EX-7.9-5
        (Ammunition.HEAT, "75*", GERMAN, 13),
        (Ammunition.HEAT, "76*", RUSSIAN, 13),
        (Ammunition.HEAT, "100", GERMAN, 14),
        (Ammunition.HEAT, "105", GERMAN, 15),
        (Ammunition.APCR, "76L", Nationality.AMERICAN, 22),
        (Ammunition.APDS, "57L", Nationality.BRITISH, 18),
        (Ammunition.AP, "81", GERMAN, 0),
        (Ammunition.SMOKE, "75", GERMAN, 0),
    ],
)
def test_to_kill_numbers(
    ammunition: Ammunition, barrel: str, nationality: Nationality, number: int
) -> None:
    assert CHARTS.to_kill.number(ammunition, parse_barrel(barrel), nationality) == number


def test_the_numbers_of_the_examples_come_from_the_rulebook() -> None:
    assert CHARTS.to_kill.origin_of("ap.nations.russian.76L") == Origin("rulebook")
    assert CHARTS.to_kill.origin_of("ap.numbers.75L") == Origin("outside", "high")
    assert CHARTS.vehicle_combat.origin_of("charge_position") == Origin("designed")


@pytest.mark.parametrize(
    ("ammunition", "calibre", "changes"),
    [
        (Ammunition.AP, 76, (1, 0, 0, 0, 0, -1)),
        (Ammunition.AP, 57, (1, 1, 0, 0, 0, -1)),
        (Ammunition.AP, 20, (2, 1, 1, 0, 0, -1)),
        (Ammunition.APCR, 57, (3, 2, 1, 0, -2, -4)),
        (Ammunition.APCR, 75, (3, 2, 1, 0, -1, -3)),
        (Ammunition.HE, 76, (0, 0, 0, 0, 0, 0)),
        (Ammunition.HEAT, 76, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_range_changes_the_number_of_solid_shot(
    ammunition: Ammunition, calibre: int, changes: tuple[int, ...]
) -> None:
    by_range = CHARTS.to_kill.by_range
    assert tuple(by_range(ammunition, calibre, d) for d in (1, 2, 6, 12, 18, 24)) == changes


def test_light_shot_of_small_guns_is_spent_beyond_30_hexes() -> None:
    by_range = CHARTS.to_kill.by_range
    assert [by_range(Ammunition.APCR, 50, d) for d in (30, 31)] == [-6, None]
    assert by_range(Ammunition.APCR, 75, 60) == -7


@pytest.mark.parametrize("cannon", CANNONS, ids=lambda cannon: cannon.id)
def test_every_gun_can_kill_with_what_it_fires(cannon: Cannon) -> None:
    for ammunition in Ammunition:
        if not ammunition.smoke and cannon.supply(ammunition, "1945-05"):
            kills = CHARTS.to_kill.number(ammunition, cannon.barrel, cannon.nationality)
            assert kills > 0, ammunition
    assert CHARTS.ift.calibre_column(cannon.calibre) is not None


def test_bog_of_the_examples() -> None:
    bog = CHARTS.driving.bog  # ASL-EX-7.6-1
    assert (bog.pressure[GroundPressure.NORMAL], bog.half_mp.value) == (1, 3)
    assert 9 + 1 + 3 >= bog.number.value > 9 + 1
    assert (bog.freed_up_to.value, bog.mired_on.value, bog.mired.value) == (4, 5, 1)


def test_what_terrain_costs_vehicles() -> None:
    tracked = CHARTS.driving.entry[VehicleKind.TRACKED]
    wheeled = CHARTS.driving.entry[VehicleKind.ARMORED_CAR]
    assert [tracked[t].mp for t in (TerrainType.OPEN_GROUND, TerrainType.BRUSH)] == [1, 2]
    assert [wheeled[t].mp for t in (TerrainType.OPEN_GROUND, TerrainType.BRUSH)] == [3, 4]
    assert wheeled[TerrainType.STONE_BUILDING].closed
    assert not tracked[TerrainType.STONE_BUILDING].closed
    assert tracked[TerrainType.WOODS].half
    assert not wheeled[TerrainType.WOODS].half


def test_manhandling_of_the_examples() -> None:
    push = CHARTS.guns.manhandling  # ASL-EX-6.5-2, ASL-EX-6.5-4
    assert (push.mf.value, push.road.value, push.squad.value) == (2, -2, -1)
    assert push.helping_squad.value == -2


def test_infantry_against_vehicles() -> None:
    chart = CHARTS.vehicle_combat
    assert [chart.ccv.squad.value, chart.ccv.crew.value, chart.ccv.half_squad.value] == [5, 4, 3]
    assert [chart.position(dr) for dr in (2, 4, 5, 8, 9, 12)] == [4, 4, 2, 0, -4, -8]


def test_which_weapons_are_what() -> None:
    guns = {kind for kind in WeaponKind if kind.gun}
    assert {kind for kind in guns if kind.shielded} == {WeaponKind.AT_GUN, WeaponKind.INFANTRY_GUN}
    assert all(kind.ordnance and not kind.fires_after_moving for kind in guns)
    assert WeaponKind.MAIN_ARMAMENT.ordnance
    assert not WeaponKind.MAIN_MG.ordnance
    assert {kind for kind in WeaponKind if kind.main} == {
        WeaponKind.MAIN_ARMAMENT, WeaponKind.MAIN_MG,
    }  # fmt: skip


HIT, KILL, DRIVE = "to-hit.toml", "to-kill.toml", "driving.toml"

SLIPS = {
    "mount without a DRM": (HIT, "ST = [2, 1, 1]\n", "", "covered_arc.ST: figures are missing"),
    "size without a DRM": (HIT, "average = 0\n", "", "sizes.average: figure is missing"),
    "no barrel": (KILL, "\n75 = 14", "\nL75 = 14", "ap.numbers: expected calibre and length"),
    "no row for large guns": (
        KILL, "up_to = 999", "up_to = 200", "ap.ranges: expected rows of rising bounds up to 999",
    ),
    "calibres out of order": (
        KILL, "calibre = 70, number = 12", "calibre = 80, number = 12",
        "heat: expected greater calibres from row to row",
    ),
    "nation without HEAT": (
        "guns.toml", 'british = "1943-01"\n', "", "heat_since.british: month is missing",
    ),
    "terrain without a cost": (
        DRIVE, 'brush = { mp = 2, rule = "ASL-1.1.1.BR.c" }\n', "",
        "entry.tracked.brush: cost is missing",
    ),
    "pressure without a DRM": (DRIVE, "low = 0, ", "", "bog.pressure.low: drm is missing"),
    "position that no DR reaches": (
        "vehicle-combat.toml", "up_to = 99", "up_to = 11",
        "charge_position: expected rows of rising bounds",
    ),
}  # fmt: skip


@each_slip(SLIPS)
def test_a_slip(tmp_path, file, old, new, told):
    folder = copied(tmp_path) / "charts"
    slip(folder, file, old, new)
    assert fault_of(load_charts, folder).startswith(f"charts/{file}: {told}")
