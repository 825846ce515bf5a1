"""What vehicles print, and what the definitions make of it (ASL-1.2.7, ASL-7.0 to ASL-7.3)."""

import pytest

from hexfront.games.aslsk.definitions.guns import Mount
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


_SIDES = {"german": ("ger", "rus", "rus-t26"), "russian": ("rus", "ger", "ger-pziiin")}


@pytest.mark.rule("ASL-7.3.a", "ASL-7.3.b", "ASL-7.3.c", "ASL-7.3.d", "ASL-7.3.e")
@pytest.mark.parametrize(
    ("size", "drm"),
    [("very-large", -2), ("large", -1), ("average", 0), ("small", 1), ("very-small", 2)],
)
@pytest.mark.parametrize("side", ["german", "russian"])
def test_size_is_a_drm_of_the_to_hit_dr(size: str, drm: int, side: str) -> None:
    """A shot at a vehicle of this size: the last DR that hits, and the first that does not."""
    ours, theirs, other = _SIDES[side]
    gun = "ger-75l-at" if side == "german" else "rus-76l-art"
    p = position(f"""
        counter thing like {other} size={size}
        {ours} C crew at K8
        sw G {gun} with C arc=n-ne
        {theirs} T thing at K4
        smoke K4 full
        {theirs} R 4-4-7 at A1
        phase prep-fire {side}
    """)
    told = p.preview("engage C G T ap").kill
    assert told is not None
    assert told.drm.value("tally-target-size") == drm
    others = told.drm.total - drm
    last = told.number - others - drm
    for total, hits in ((last, True), (last + 1, False)):
        dice = (total - total // 2, total // 2)
        shot = p.copy().do("engage C G T ap").roll(dice)
        assert (shot.waits_for == "KillRoll") is hits
