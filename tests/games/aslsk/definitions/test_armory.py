"""Guns and vehicles: what the rulebook's examples show is there, and texts read as printed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.definitions.ammunition import UNLIMITED, Ammunition, parse_special
from hexfront.games.aslsk.definitions.counters import Nationality, WeaponKind
from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.guns import (
    BarrelLength,
    Gun,
    Mount,
    TargetSize,
    parse_barrel,
)
from hexfront.games.aslsk.definitions.nationalities import definitions, load_definitions
from hexfront.games.aslsk.definitions.vehicles import (
    ARMOR_FACTORS,
    ArmorFactor,
    VehicleKind,
    parse_armor,
    parse_dispenser,
)
from tests.games.aslsk.definitions.helpers import copied
from tests.games.slips import each_slip, fault_of, slip

GUNS, VEHICLES = definitions().guns, definitions().vehicles


@pytest.mark.parametrize(
    ("text", "hull", "turret"), [("6", 6, 6), ("[3]", 3, 4), ("(4)", 4, 3), ("0", 0, 0)]
)
def test_armor_as_printed(text: str, hull: int, turret: int) -> None:
    assert parse_armor(text) == ArmorFactor(hull, turret)
    assert str(parse_armor(text)) == text


@given(st.sampled_from(ARMOR_FACTORS[1:-1]))
def test_a_step_of_the_ladder_leads_up_and_down(hull: int) -> None:
    assert parse_armor(f"({hull})").turret < hull < parse_armor(f"[{hull}]").turret


@pytest.mark.parametrize("text", ["5", "(0)", "[26]", "[3)", "", "-1", "٦"])
def test_no_armor(text: str) -> None:
    with pytest.raises(ValueError, match="AF"):
        parse_armor(text)


@pytest.mark.parametrize("text", ["75L", "88LL", "75*", "105"])
def test_a_barrel_reads_as_it_is_printed(text: str) -> None:
    assert str(parse_barrel(text)) == text


@pytest.mark.parametrize("text", ["L", "75LLL", "075", "75 L", "٧٥L"])
def test_no_barrel(text: str) -> None:
    with pytest.raises(ValueError, match="such as 75L"):
        parse_barrel(text)


@pytest.mark.parametrize("text", ["A13", "X5", "A", "A1", "s7/1938-01", "A5/1943"])
def test_no_special_ammunition(text: str) -> None:
    with pytest.raises(ValueError, match="such as A5, s7"):
        parse_special(text)


@pytest.mark.parametrize("text", ["sX7", "sD", "sD13", "sN6/44"])
def test_no_dispenser(text: str) -> None:
    with pytest.raises(ValueError, match="such as sD7"):
        parse_dispenser(text)


def test_what_a_gun_has_to_fire_depends_on_its_back_and_on_the_month() -> None:
    tank = VEHICLES["rus-t3485"].main
    assert tank is not None
    assert tank.supply(Ammunition.HE, "1944-03") == UNLIMITED
    assert tank.supply(Ammunition.AP, "1944-03") == UNLIMITED
    assert tank.supply(Ammunition.APCR, "1944-02") == 0
    assert tank.supply(Ammunition.APCR, "1944-03") == 5
    assert tank.supply(Ammunition.HEAT, "1945-05") == 0


def test_the_pzkpfw_iiin_of_the_examples() -> None:
    tank = VEHICLES["ger-pziiin"]
    assert (tank.mp, tank.turret) == (13, Mount.TURRET)
    assert (tank.front, tank.side) == (ArmorFactor(6, 6), ArmorFactor(3, 4))  # ASL-EX-7.9-6
    assert [str(d) for d in tank.dispensers_in("1943-06")] == ["sD7"]  # ASL-EX-7.5-1
    assert tank.main is not None
    assert tank.main.supply(Ammunition.HEAT, "1943-06") == 9  # ASL-EX-7.9-3
    assert (tank.main.calibre, tank.main.barrel.length) == (75, BarrelLength.SHORT)


def test_the_kv_1e_of_the_examples() -> None:
    tank = VEHICLES["rus-kv1e"]
    assert tank.size is TargetSize.LARGE
    assert tank.turret is Mount.RESTRICTED
    assert tank.front.turret == tank.side.turret == 11
    assert tank.side.hull == 8
    assert min(tank.armor_factors) >= 8  # ASL-EX-7.11-1
    assert tank.main is not None
    assert (str(tank.main.barrel), tank.main.rof) == ("76L", 0)


def test_the_other_tanks_of_the_examples() -> None:
    def fp(id_: str) -> dict[WeaponKind, int]:
        return {w.kind: w.fp for w in VEHICLES[id_].armament if w.kind.vehicular_mg}

    assert fp("ger-pzvib") == {
        WeaponKind.BOW_MG: 3, WeaponKind.COAXIAL_MG: 5, WeaponKind.AA_MG: 2,
    }  # fmt: skip
    assert VEHICLES["ger-pzvib"].turret is Mount.SLOW  # ASL-EX-7.8-1
    assert fp("rus-t3485") == {WeaponKind.BOW_MG: 2, WeaponKind.COAXIAL_MG: 4}
    assert (VEHICLES["rus-t3485"].mp, VEHICLES["rus-t3485"].side.hull) == (16, 6)
    light = VEHICLES["ger-pziif"].main
    assert light is not None
    assert (light.ife, fp("ger-pziif")[WeaponKind.COAXIAL_MG]) == (4, 5)  # ASL-EX-3.8-8


def test_the_anti_tank_gun_of_the_examples() -> None:
    gun = GUNS["usa-57l-at"]
    assert (gun.manhandling, gun.qsu, gun.kind.shielded) == (10, True, True)  # ASL-EX-6.5-1


def test_the_ranges_of_vehicular_machine_guns() -> None:
    ranges = {w.kind: w.range for v in VEHICLES.values() for w in v.armament if w.kind.vehicular_mg}
    assert ranges == {
        WeaponKind.BOW_MG: 8, WeaponKind.COAXIAL_MG: 12,
        WeaponKind.AA_MG: 8, WeaponKind.REAR_MG: 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "size", "fits"),
    [
        (WeaponKind.AT_GUN, TargetSize.AVERAGE, True),
        (WeaponKind.INFANTRY_GUN, TargetSize.AVERAGE, True),
        (WeaponKind.AT_GUN, TargetSize.LARGE, False),
        (WeaponKind.ARTILLERY, TargetSize.AVERAGE, False),
        (WeaponKind.HEAVY_MORTAR, TargetSize.SMALL, True),
    ],
)
def test_which_guns_fit_into_a_building(kind: WeaponKind, size: TargetSize, fits: bool) -> None:
    assert _like("usa-57l-at", kind=kind, size=size).fits_buildings is fits


def _like(id_: str, *, kind: WeaponKind, size: TargetSize) -> Gun:
    return msgspec.structs.replace(GUNS[id_], kind=kind, size=size)


@pytest.mark.parametrize("nationality", Nationality)
def test_every_nationality_has_guns_and_vehicles(nationality: Nationality) -> None:
    guns = {gun.kind for gun in GUNS.values() if gun.nationality is nationality}
    assert guns >= {WeaponKind.AT_GUN, WeaponKind.ARTILLERY, WeaponKind.HEAVY_MORTAR}
    vehicles = [v for v in VEHICLES.values() if v.nationality is nationality]
    assert {v.kind for v in vehicles} == set(VehicleKind)
    assert len(vehicles) >= 12


def test_the_guns_of_the_examples() -> None:
    anti_tank, mortar = GUNS["ger-75l-at"], GUNS["ger-81-mtr"]
    assert (anti_tank.rof, anti_tank.mount) == (2, Mount.FIXED)  # ASL-EX-3.2.4-7
    assert (mortar.rof, mortar.mount) == (3, Mount.FIXED)  # ASL-EX-3.2.4-8
    assert GUNS["ger-88l-aa"].mount is Mount.TURRET  # ASL-EX-3.2.4-3
    assert mortar.supply(Ammunition.AP, "1944-01") == 0


def test_a_weapon_of_a_vehicle_has_the_origin_of_the_vehicles_figure() -> None:
    tank = VEHICLES["ger-pzvib"]
    bow = next(w for w in tank.armament if w.kind is WeaponKind.BOW_MG)
    assert bow.origin("fp") == Origin("rulebook")
    assert tank.main is not None
    assert tank.main.origin("barrel") == Origin("outside", "high")
    assert tank.main.origin("rof") == Origin("designed")


GUN, TANK = "guns/american.toml", "vehicles/german.toml"

SLIPS = {
    "an SW among the Guns": (
        GUN, 'kind = "at-gun"', 'kind = "piat"', "usa-57l-at.kind: piat is no type of Gun",
    ),
    "no barrel": (
        GUN, 'barrel = "57L"', 'barrel = "L57"', "usa-57l-at.barrel: expected calibre and length",
    ),
    "light mortar": (
        GUN, 'kind = "at-gun"\nbarrel = "57L"', 'kind = "heavy-mortar"\nbarrel = "60"',
        "usa-57l-at.barrel: a mortar of 60 mm or less is an SW (ASL-6.9.a)",
    ),
    "mortar without a range": (
        GUN, 'kind = "at-gun"\nbarrel = "57L"', 'kind = "heavy-mortar"\nbarrel = "81"',
        "usa-57l-at.range: expected for a mortar, and for no other Gun",
    ),
    "gun in a slow turret": (
        GUN, 'barrel = "57L"', 'barrel = "57L"\nmount = "ST"',
        "usa-57l-at.mount: a Gun has a 360 degree mount",
    ),
    "very large gun": (
        GUN, 'barrel = "57L"', 'barrel = "57L"\nsize = "very-large"',
        "usa-57l-at.size: a Gun is small, average or large",
    ),
    "gun without shells": (
        GUN, 'barrel = "57L"', 'barrel = "57L"\nhe = false\nap = false',
        "usa-57l-at.special: the Gun has nothing to fire",
    ),
    "armour off the ladder": (
        TANK, 'front = "3"', 'front = "5"', "ger-pziif.front: expected an AF",
    ),
    "tank without a gun": (TANK, 'ma = "20L"\n', "", "ger-pziif.ma: a combat vehicle has an MA"),
    "cannon as an MG": (
        TANK, 'ma = "20L"', 'ma = "20L"\nma_fp = 4',
        "ger-pziif.ma_fp: a MA of more than 15 mm is no MG",
    ),
    "heavy MG without FP": (
        TANK, 'ma = "20L"', 'ma = "15"', "ger-pziif.ma_fp: a MA of 15 mm or less is an MG",
    ),
    "CMG without a turret": (
        TANK, 'turret = "1MT"', 'turret = "NT"', "ger-pziif.cmg: a CMG or RMG is in a turret",
    ),
    "fixed mount of no BMG": (
        TANK, "cmg = 5", "cmg = 5\nfixed_bow_mg = true",
        "ger-pziif.fixed_bow_mg: the vehicle has no BMG",
    ),
    "breaks down too often": (
        TANK, "fails_on = 12", "fails_on = 10", "ger-pzvib.fails_on: expected 11 or 12",
    ),
    "no depletion number": (
        TANK, '"H9"', '"H"', "ger-pziiin.special: expected a letter and a Depletion Number",
    ),
    "no dispenser": (TANK, '"sD7"', '"D7"', "ger-pziiil.dispensers: expected a dispenser"),
    "origin of no figure": (
        TANK, 'given = ["ife", "cmg"]', 'given = ["ife", "mg"]',
        "ger-pziif.given: the counter has no figure 'mg'",
    ),
    "an id of another file": (
        GUN, "[usa-57l-at]", "[usa-crew]", "usa-crew: another file has a counter of this id",
    ),
}  # fmt: skip


@each_slip(SLIPS)
def test_a_slip(tmp_path, file, old, new, told):
    data = copied(tmp_path)
    slip(data, file, old, new)
    assert fault_of(load_definitions, data).startswith(f"{file}: {told}")
