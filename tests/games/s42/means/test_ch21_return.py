"""Chapter 21.3: units come back from the Eliminated Box."""

import pytest

from hexfront.games.s42.combat.pieces import eliminate, remnants_left
from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import country, phase, refused, with_means

TOWN = "city 1205 minor Tim"
FRONT = "soviet F S-(1)-5 support-hq"


def homes(p: Position, unit: str, kind: str = "infantry") -> set[str]:
    """Where a unit may come back."""
    p.choose(f"return {unit} {kind}")
    return {place.partition(" ")[2] for place in p.options("arrive")}


@pytest.mark.rule("S42-21.3.1.a", "S42-21.3.1.b")
def test_units_return_in_entry_areas_and_in_own_cities_on_the_railway() -> None:
    text = [TOWN, "city 1106 minor Oskol", "city 1405 minor Kshen", "city 1605 minor Lgov"]
    p = phase("axis", *text, "control axis 1205 1106 1405", "axis A 6-7-3 eliminated=1", infantry=1)
    assert homes(p, "A") == {"X", "Y", "1205"}
    p = phase("soviet", *text, "control axis 1205", "soviet S 3-5-3 eliminated=1", infantry=1)
    assert homes(p, "S") == {"A", "B", "1405", "1605"}


@pytest.mark.rule("S42-21.3.1.c")
def test_or_with_an_hq_in_supply_near_the_railway() -> None:
    p = phase(
        "soviet",
        FRONT + " at 1607",
        "soviet G S-(1)-5 support-hq at 1608",
        "soviet H S-(1)-5 support-hq at 1105",
        "soviet K S-(1)-4 artillery at 1606",
        "soviet S 3-5-3 eliminated=1",
        infantry=1,
    )
    assert homes(p, "S") == {"A", "B", "1607"}


@pytest.mark.rule("S42-21.3.1.c", "S42-21.3.1.d")
@pytest.mark.parametrize("unit", ["guards", "naval-infantry naval brigade", "nkvd branch=nkvd"])
def test_a_front_hq_receives_soviet_units_of_every_branch(unit: str) -> None:
    text = (FRONT + " at 1607", f"soviet S 3-5-3 {unit} eliminated=1")
    assert homes(phase("soviet", *text, special=1), "S", "special") == {"A", "B", "1607"}


@pytest.mark.rule("S42-21.3.1.c")
def test_an_hq_out_of_supply_receives_nobody() -> None:
    text = [FRONT + " at 1505", "soviet S 3-5-3 eliminated=1"]
    assert "1505" in homes(phase("soviet", *text, infantry=1), "S")
    ring = [f"axis N{n} 3-4-3 at {h}" for n, h in enumerate(("1503", "1703", "1604", "1506"))]
    p = phase("soviet", *text, *ring, "axis E 3-4-3 at 1705", infantry=1)
    assert homes(p, "S") == {"A", "B"}


@pytest.mark.rule("S42-21.3.1.d")
def test_an_axis_unit_returns_only_with_an_hq_of_its_nation() -> None:
    hqs = [
        "axis G S-(1)-5 support-hq at 1204",
        "axis I S-(1)-5 support-hq italian at 1206",
    ]
    text = [
        *hqs,
        "axis A 6-7-3 eliminated=1",
        "axis SS 6-8-6 mechanized branch=waffen-ss black eliminated=1",
        "axis B 2-4-3 italian eliminated=1",
        "axis C 1-2-4 free croatian eliminated=1",
    ]
    assert homes(phase("axis", *text, infantry=1), "A") == {"X", "Y", "1204"}
    assert homes(phase("axis", *text, tank=1), "SS", "tank") == {"X", "Y", "1204"}
    assert homes(phase("axis", *text, italian=1), "B", "italian") == {"X", "Y", "1206"}
    assert homes(phase("axis", *text, axis=1), "C", "axis") == {"X", "Y"}


@pytest.mark.rule("S42-21.3.1.e")
def test_never_next_to_an_enemy_combat_unit() -> None:
    text = [TOWN, "control axis 1205", "axis A 6-7-3 eliminated=1", "axis B 6-7-3 at 1205"]
    p = phase("axis", *text, "soviet S 3-4-3 at 1206", infantry=1)
    assert homes(p, "A") == {"X", "Y"}
    p = phase("axis", *text, "soviet H 0-0-5 army-hq at 1206", infantry=1)
    assert "1205" in homes(p, "A")


@pytest.mark.rule("S42-21.3.1.f")
def test_soviet_tank_and_mechanized_corps_return_in_a_b_or_c() -> None:
    text = [
        "area C soviet 1801",
        "area D soviet 1802",
        "city 1605 minor Lgov",
        FRONT + " at 1705",
        "soviet T 7-5-5 tank black size=corps eliminated=1",
        "soviet M 7-5-5 mechanized black size=corps eliminated=1",
        "soviet R 3-5-3 eliminated=1",
    ]
    assert homes(phase("soviet", *text, tank=1), "T", "tank") == {"A", "B", "C"}
    assert homes(phase("soviet", *text, tank=1), "M", "tank") == {"A", "B", "C"}
    rifles = homes(phase("soviet", *text, infantry=1), "R")
    assert rifles == {"A", "B", "C", "D", "1605", "1705"}


@pytest.mark.rule("S42-21.3.1.g")
def test_a_city_or_an_hq_receives_one_unit_and_both_together_two() -> None:
    dead = [f"soviet S{n} 3-5-3 eliminated=1" for n in range(3)]
    p = phase("soviet", "city 1605 minor Lgov", *dead, infantry=3)
    p.play("return S0 infantry; arrive S0 1605")
    assert homes(p, "S1") == {"A", "B"}
    p = phase("soviet", "city 1605 minor Lgov", FRONT + " at 1605", *dead, infantry=3)
    p.play("return S0 infantry; arrive S0 1605; return S1 infantry; arrive S1 1605")
    assert homes(p, "S2") == {"A", "B"}
    p = phase("soviet", *dead, infantry=3)
    p.play("return S0 infantry; arrive S0 A; return S1 infantry; arrive S1 A")
    assert homes(p, "S2") == {"A", "B"}


@pytest.mark.rule("S42-21.3.1.g", "S42-21.3.1.d")
def test_the_place_with_an_hq_is_for_its_own_nation() -> None:
    text = [
        "city 1205 minor Tim",
        "control axis 1205",
        "axis I S-(1)-5 support-hq italian at 1205",
        "axis A 6-7-3 eliminated=1",
        "axis B 6-7-3 eliminated=1",
        "axis C 2-4-3 italian eliminated=1",
    ]
    p = phase("axis", *text, infantry=2, italian=1)
    p.play("return A infantry; arrive A 1205")
    assert homes(p, "B") == {"X", "Y"}
    p.choose("arrive B X")
    assert homes(p, "C", "italian") == {"X", "Y", "1205"}


@pytest.mark.rule("S42-21.3.1.g")
def test_the_hqs_of_other_hexes_do_not_count() -> None:
    text = (
        "city 1205 minor Tim", "city 1105 minor Kursk", "control axis 1205 1105",
        "axis G S-(1)-5 support-hq at 1205", "axis I S-(1)-5 support-hq italian at 1204",
        *(f"axis A{n} 6-7-3 eliminated=1" for n in range(4)),
    )  # fmt: skip
    p = phase("axis", *text, infantry=4)
    p.play("return A0 infantry; arrive A0 1205; return A1 infantry; arrive A1 1105")
    assert homes(p, "A2") == {"X", "Y", "1205"}
    p.choose("arrive A2 1205")
    assert homes(p, "A3") == {"X", "Y"}


@pytest.mark.rule("S42-21.3.1.a")
@pytest.mark.parametrize(("area", "back"), [("area X axis 1000", {"A infantry"}), ("", set())])
def test_without_a_place_nobody_comes_back(area: str, back: set[str]) -> None:
    p = position(f"map 1000-1810\n{area}\naxis A 6-7-3 eliminated=1\nturn 5\nphase initial axis")
    assert with_means(p, infantry=1).options("return") == back
    if not back:
        assert p.refusal("return A infantry").message == "no-return-place"


@pytest.mark.rule("S42-21.3.1.g")
def test_the_count_begins_anew_in_the_next_turn() -> None:
    dead = [f"soviet S{n} 3-5-3 eliminated=1" for n in range(2)]
    p = phase("soviet", "city 1605 minor Lgov", *dead, infantry=1)
    p.play("return S0 infantry; arrive S0 1605; end-phase")
    p.state.turn += 1
    p.enter_phase("initial soviet")
    assert "1605" in homes(with_means(p, infantry=1), "S1")


@pytest.mark.rule("S42-21.3.1.h")
@pytest.mark.example("S42-EX-21.3-D1")
def test_who_fell_on_turn_12_comes_back_on_turn_14() -> None:
    fallen = "axis A 6-7-3 eliminated=12"
    assert not position(country(fallen, "turn 13", "phase initial axis")).choices("return")
    p = position(country(fallen, "turn 14", "phase initial axis"))
    p.play("return A infantry")
    assert p.waits_for == "ChooseReturn"


@pytest.mark.rule("S42-21.3.1.h")
@pytest.mark.parametrize(("turn", "back"), [(12, False), (13, False), (14, True)])
def test_one_full_turn_in_the_eliminated_box(turn: int, back: bool) -> None:
    p = phase("axis", "axis A 6-7-3 at 1205", turn=12)
    eliminate(p.state, p.unit("A"), "S42-10.3.a")
    p.state.turn = turn
    with_means(p, infantry=1)
    assert bool(p.choices("return")) is back
    if not back:
        assert refused(p, "A", "infantry") == "S42-21.3.1.h"


@pytest.mark.rule("S42-21.3.2.a", "S42-4.4.c")
def test_a_unit_may_return_into_a_full_hex() -> None:
    p = phase(
        "soviet",
        "city 1605 minor Lgov",
        "soviet A 3-5-3 at 1605",
        "soviet B 3-5-3 at 1605",
        "soviet S 3-5-3 eliminated=1",
        infantry=1,
    )
    p.play("return S infantry; arrive S 1605; end-phase")
    assert p.at("1605") == {"A", "B", "S"}


@pytest.mark.rule("S42-21.3.2.a")
def test_which_is_cured_by_the_end_of_the_movement_phase() -> None:
    p = position(
        country(
            "soviet A 3-5-3 at 1605",
            "soviet B 3-5-3 at 1605",
            "soviet S 3-5-3 fresh at 1605",
            "phase movement soviet",
        )
    )
    p.choose("end-phase")
    assert {choice.split()[0] for choice in p.choices()} == {"disband"}
    p.choose("disband S")
    assert p.at("1605") == {"A", "B"}


@pytest.mark.rule("S42-21.3.4.a", "S42-21.3.4.b")
def test_a_remnant_becomes_the_unit_it_stood_for_again() -> None:
    p = phase("axis", "axis A 10-8-6/7-6-6 tank red steps=3 remnant at 1205", tank=1)
    assert p.face("A") == "3-3-6"
    p.choose("replace A tank")
    assert p.face("A") == "7-6-6"
    assert "remnant" not in p.states("A")
    assert p.at("1205") == {"A"}


@pytest.mark.rule("S42-21.3.4.a")
def test_and_goes_back_to_the_display_for_others() -> None:
    p = phase(
        "axis",
        "limit remnant panzer 1",
        "axis A 10-8-6/7-6-6 tank red steps=3 remnant at 1205",
        tank=1,
    )
    assert remnants_left(p.state, "panzer") == 0
    p.choose("replace A tank")
    assert remnants_left(p.state, "panzer") == 1


@pytest.mark.rule("S42-21.3.1.c")
@pytest.mark.parametrize(("shut", "received"), [("", True), ("sea 1200/1201", False)])
def test_an_hq_beside_supplied_hexes_must_be_in_supply_itself(shut: str, received: bool) -> None:
    """All other ways out of 1200 are closed; 1201, where the railway runs, is the next hex."""
    p = position(f"""
        map 1000-1402
        area X axis 1401
        rail 1001-1401-edge
        repaired all
        sea 1200/1100+1101+1300+1301
        {shut}
        axis H S-(1)-5 support-hq at 1200
        axis A 6-7-3 eliminated=1
        phase initial axis
    """)
    assert ("1200" in homes(with_means(p, infantry=1), "A")) is received


@pytest.mark.rule("S42-21.3.1.e")
def test_an_hq_that_shares_a_city_with_the_enemy_receives_nobody() -> None:
    """Whoever is in the same hex is adjacent (S42-29.1.1.i)."""
    text = [FRONT + " at 1505", "city 1505 minor Lgov", "soviet S 3-5-3 eliminated=1"]
    assert "1505" in homes(phase("soviet", *text, infantry=1), "S")
    shared = ["option contested_cities on", "contested 1505", "axis A 3-4-3 at 1505"]
    assert "1505" not in homes(phase("soviet", *text, *shared, infantry=1), "S")


@pytest.mark.rule("S42-21.3.1.e", "S42-34.6.2.g")
@pytest.mark.parametrize("shared", [False, True])
def test_nor_does_one_that_shares_it_with_units_in_a_box(shared: bool) -> None:
    city = ["axis H S-(1)-5 support-hq at 1205", "city 1205 minor Lgov", "control axis 1205",
            "axis A 3-4-3 at 1205", "axis E 6-7-3 eliminated=1"]  # fmt: skip
    foes = ["option contested_cities on", "contested 1205",
            "soviet R 0-0-3 reserve-army at 1205 box=1", "soviet U 3-4-3 in box-1"]  # fmt: skip
    p = phase("axis", *city, *(foes if shared else []), infantry=1)
    assert ("1205" in homes(p, "E")) is not shared
    if shared:
        refusal = p.refusal("arrive E 1205")
        assert (refusal.rule, refusal.message) == ("S42-21.3.1.e", "no-return-enemy")


@pytest.mark.rule("S42-21.1.1.a")
@pytest.mark.parametrize(("steps", "left"), [(1, 1), (2, 1), (3, 2)])
def test_whoever_begins_in_the_eliminated_box_comes_back_with_one_step(
    steps: int, left: int
) -> None:
    """Of three steps the last one is a Remnant, which stays on its display (S42-10.4.3.a)."""
    p = phase("axis", f"axis A 6-7-3 steps={steps} eliminated=1", infantry=1)
    p.play("return A infantry").until("arrive").play("arrive A X")
    assert p.steps("A") == left


@pytest.mark.rule("S42-21.3.1.a", "S42-21.3.1.b", "S42-21.3.1.c", "S42-21.3.1.d", "S42-21.3.1.e",
                  "S42-21.3.1.f", "S42-21.3.1.g")  # fmt: skip
def test_each_place_that_receives_nobody_names_its_rule() -> None:
    p = phase(
        "axis", "axis D 6-7-3 eliminated=1", "axis E 6-7-3 eliminated=1",
        "city 1205 minor Lgov", "city 1307 minor Tim", "control axis 1205 1307",
        "axis R S-(1)-5 support-hq romanian at 1105", "axis G S-(1)-5 support-hq at 1201",
        "soviet S 3-4-3 at 1506", infantry=2,
    )  # fmt: skip
    p.play("return D infantry; arrive D 1205; return E infantry")

    def rule(place: str) -> str:
        return p.refusal(f"arrive E {place}").rule

    assert [rule(h) for h in ("1205", "1307", "1201", "1105", "1505", "1108")] == [
        f"S42-21.3.1.{letter}" for letter in "gbcdea"
    ]
    p = phase("soviet", "city 1605 minor Lgov", "soviet T 7-5-5 tank black size=corps eliminated=1",
              tank=1)  # fmt: skip
    assert p.choose("return T tank").refusal("arrive T 1605").rule == "S42-21.3.1.f"


@pytest.mark.rule("S42-20.4.a")
@pytest.mark.parametrize(("city", "freed"), [("1205", False), ("1305", True)])
def test_a_unit_that_comes_back_within_five_hexes_frees_a_garrison(city: str, freed: bool) -> None:
    p = phase(
        "axis", f"city {city} minor Tim", f"control axis {city}", "axis A 6-7-3 eliminated=1",
        "soviet G 2-5-3 garrison locked at 1805", infantry=1,
    )  # fmt: skip
    p.play(f"return A infantry; arrive A {city}")
    assert ("locked" not in p.states("G")) is freed


@pytest.mark.rule("S42-17.3.1.a")
def test_a_unit_that_comes_back_next_to_a_railhead_pushes_it_back() -> None:
    p = phase(
        "soviet", "railhead 1305", "city 1405 minor Tim", "soviet S 3-5-3 eliminated=1", infantry=1
    )
    p.play("return S infantry; arrive S 1405")
    assert p.railheads() == {"1205"}
