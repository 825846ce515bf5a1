"""Inexperienced units (ASL-5.4): what Green and Conscript MMC do worse."""

import pytest

from hexfront.games.aslsk.close_combat.ambush import ambush_drm
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.movement.allowance import Terms, movement_factors
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.units.condition import inexperienced
from hexfront.games.aslsk.weapons.tohit import to_hit
from hexfront.games.aslsk.weapons.weaponry import breakdown

UNITS = """
    sides german american
    usa G 5-3-6 at K5 +mmg
    usa H 5-3-6 at L5 +mmg
    usa L 8-0 at L5
    usa I 5-3-6 at M5 +mmg
    usa M 8-0 at M5 broken
    usa E 6-6-6 at N5 +mmg
    ger C 4-3-6 at K7 +mmg
    ger N 8-0 at K7
    during prep-fire american
"""


@pytest.fixture
def p() -> Position:
    return position(UNITS)


@pytest.mark.rule("ASL-5.4.a", "ASL-2.0.w")
def test_green_units_without_a_good_order_leader_and_all_conscripts(p: Position) -> None:
    found = {name for name in "GHIEC" if inexperienced(p.state, p.unit(name))}
    assert found == {"G", "I", "C"}


@pytest.mark.rule("ASL-5.4.b")
def test_they_have_three_mf(p: Position) -> None:
    def basic(name: str, *, led: bool = False) -> int:
        return movement_factors(p.state, p.unit(name), Terms(led=led)).lines[0].value

    assert (basic("G"), basic("E")) == (3, 4)
    assert (basic("H", led=True), basic("C", led=True)) == (4, 3)


@pytest.mark.rule("ASL-5.4.c", "ASL-3.2.2.g")
def test_they_cower_two_columns(p: Position) -> None:
    assert [p.cowering(f"K7 {name}") for name in "GHIE"] == [2, 1, 2, 1]
    assert p.cowering("K5 C") == 2


@pytest.mark.rule("ASL-5.4.d", "ASL-3.2.4.k")
def test_their_ordnance_has_no_other_number_where_one_is_printed() -> None:
    """Mortars fire by the red number in any hands, and no Panzerschreck has a red one."""
    numbers = []
    for counter in ("A 4-3-6", "A 4-6-7"):
        p = position(f"""
            terrain stone-building K6
            ger {counter} at K8
            sw M ger-mtr50 with A
            sw P ger-psk with A
            rus R 4-4-7 at K6
            phase prep-fire german
        """)
        shots = [to_hit(p.state, p.attack(f"K6 {weapon}")) for weapon in "MP"]
        numbers.append([(shot.number, shot.common.total) for shot in shots])
    raw, seasoned = numbers
    printed = definitions().weapons["ger-psk"].to_hit[2]
    assert raw == seasoned == [(charts().to_hit.area_number(2, 50), 0), (printed, 3)]


@pytest.mark.rule("ASL-5.4.e", "ASL-4.0.s")
def test_their_weapons_break_down_sooner(p: Position) -> None:
    printed = p.state.setting.weapons[p.weapon("E-mmg")].breakdown
    numbers = {name: breakdown(p.state, p.weapon(f"{name}-mmg")) for name in "GHE"}
    assert numbers == {"G": printed - 1, "H": printed, "E": printed}


@pytest.mark.rule("ASL-5.4.f")
def test_they_are_ambushed_more_easily() -> None:
    text = "terrain woods K5\nger {} at K5\nrus S 4-4-7 at K5\nduring close-combat german"
    drms = []
    for counter in ("C 4-3-6", "A 4-6-7"):
        p = position(text.format(counter))
        drms.append(ambush_drm(p.state, p.hex("K5"), 0, ()).total)
    assert drms == [1, 0]
