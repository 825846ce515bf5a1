"""What vehicles print, and what the definitions make of it (ASL-1.2.7, ASL-7.0 to ASL-7.3)."""

import pytest

from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.guns import Mount, TargetSize
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.definitions.vehicles import VehicleKind
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.counter_facts import counter_fact


@pytest.mark.rule("ASL-1.2.7.a", "ASL-7.0.a")
def test_every_vehicle_is_an_afv_of_one_of_two_kinds() -> None:
    vehicles = definitions().vehicles.values()
    assert {vehicle.kind for vehicle in vehicles} == set(VehicleKind)
    for vehicle in vehicles:
        assert min(vehicle.armor_factors) >= 0


@pytest.mark.rule("ASL-1.2.7.b")
def test_the_page_is_told_what_the_counter_prints() -> None:
    fact = counter_fact(definitions().vehicles["ger-pziiin"])
    assert (fact.type, fact.mp, fact.front, fact.side) == ("tracked", 13, "6", "[3]")
    assert (fact.turret, fact.size, fact.ground_pressure) == ("T", "average", "normal")
    assert fact.armament == ("ger-pziiin-ma", "ger-pziiin-bmg", "ger-pziiin-cmg")


@pytest.mark.rule("ASL-7.2.a")
def test_a_vehicle_holds_one_main_armament_for_good() -> None:
    for vehicle in definitions().vehicles.values():
        mains = [weapon for weapon in vehicle.armament if weapon.kind.main]
        assert len(mains) == 1, vehicle.id
    p = position("ger T pziiin at K5\nger A 4-6-7 at K5\nrus R 4-4-7 at A1\nphase rally german")
    assert "transfer T-cmg A" not in p.choices("transfer")
    p.enter_phase("advance german")
    assert not any(words.startswith("drop T") for words in p.choices("drop"))


@pytest.mark.rule("ASL-7.2.b", "ASL-7.2.c", "ASL-7.2.d", "ASL-7.2.e", "ASL-7.2.f")
@pytest.mark.parametrize(
    ("kind", "mount", "turns"),
    [
        ("ger-pziiin", Mount.TURRET, True),
        ("ger-pzvib", Mount.SLOW, True),
        ("rus-t34m43", Mount.RESTRICTED, True),
        ("ger-pziif", Mount.ONE_MAN, True),
        ("ger-stugiiig", Mount.FIXED, False),
    ],
)
def test_what_has_a_turret_turns_it(kind: str, mount: Mount, turns: bool) -> None:
    assert definitions().vehicles[kind].turret is mount
    nation = kind.partition("-")[0]
    side = {"ger": "german", "rus": "russian"}[nation]
    other = "rus R 4-4-7 at A1" if nation == "ger" else "ger R 4-6-7 at A1"
    p = position(f"{nation} T {kind} at K5\n{other}\nphase movement {side}").do("take T")
    assert bool(p.options("traverse")) is turns


@pytest.mark.rule("ASL-7.3.a", "ASL-7.3.b", "ASL-7.3.c", "ASL-7.3.d", "ASL-7.3.e")
@pytest.mark.parametrize(
    ("size", "drm"),
    [
        (TargetSize.VERY_LARGE, -2),
        (TargetSize.LARGE, -1),
        (TargetSize.AVERAGE, 0),
        (TargetSize.SMALL, 1),
        (TargetSize.VERY_SMALL, 2),
    ],
)
def test_size_is_a_drm_of_the_to_hit_dr(size: TargetSize, drm: int) -> None:
    assert charts().to_hit.sizes.get(size, 0) == drm
