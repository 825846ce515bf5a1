"""Chapter 21: replacements."""

import pytest

from hexfront.games.s42.advance import cannot_advance
from hexfront.games.s42.battle import Battle
from hexfront.games.s42.definitions import definitions
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.pieces import eliminate, remnants_left
from hexfront.games.s42.replacements import refusal, serves
from hexfront.games.s42.state import REPLACEMENTS
from tests.games.s42.helpers_initial import country


def with_means(p: Position, **left: int) -> Position:
    """Give the player these replacements instead of those of the Turn Record."""
    p.state.replacements = tuple(left.get(kind, 0) for kind in REPLACEMENTS)
    return p


def phase(side: str, *statements: str, turn: int = 5, **left: int) -> Position:
    return with_means(
        position(country(*statements, f"turn {turn}", f"phase initial {side}")), **left
    )


def refused(p: Position, name: str, kind: str) -> str:
    """The rule that forbids a replacement of this type for a unit."""
    found = refusal(p.state, p.unit(name), kind)
    return found.rule if found else ""


# 21.1 Basics


@pytest.mark.rule("S42-21.1.1.a", "S42-21.4.a")
def test_a_replacement_restores_one_step() -> None:
    p = phase("axis", "axis A 6-7-3/4-5-3 steps=2 reduced at 1205", infantry=2)
    p.choose("replace A infantry")
    assert p.steps("A") == 2
    assert p.face("A") == "6-7-3"
    assert p.states("A") == {"fresh"}
    assert p.state.replacements[REPLACEMENTS.index("infantry")] == 1


@pytest.mark.rule("S42-21.1.1.a", "S42-21.4.a")
def test_or_brings_a_unit_back_with_one_step() -> None:
    p = phase("axis", "axis A 6-7-3/4-5-3 steps=2 reduced eliminated=1", infantry=1)
    p.play("return A infantry; arrive A X")
    assert p.where("A") == "X"
    assert p.steps("A") == 1
    assert p.states("A") == {"fresh", "returned"}
    assert p.choices("return") == []


@pytest.mark.rule("S42-21.1.1.a", "S42-10.4.3.a")
def test_a_three_step_unit_that_left_no_remnant_returns_on_its_reduced_side() -> None:
    p = phase("axis", "axis A 6-7-3/4-5-3 steps=3 at 1205", turn=1)
    p.state.lost[p.unit("A")] = 1
    eliminate(p.state, p.unit("A"), "S42-10.4.3.a")
    p.state.turn = 5
    with_means(p, infantry=1).play("return A infantry; arrive A X")
    assert p.steps("A") == 2
    assert p.face("A") == "4-5-3"


@pytest.mark.rule("S42-21.1.1.a")
def test_a_unit_at_full_strength_takes_none() -> None:
    p = phase("axis", "axis A 6-7-3 at 1205", infantry=1)
    assert p.choices("replace") == []
    assert refused(p, "A", "infantry") == "S42-21.1.1.a"


@pytest.mark.rule("S42-21.1.2.a", "S42-21.1.3.a", "S42-3.0.d")
@pytest.mark.parametrize(
    ("side", "turn", "given"),
    [
        ("axis", 4, {"infantry": 1, "special": 1}),
        ("axis", 6, {"infantry": 1, "axis": 1}),
        ("soviet", 5, {"infantry": 1, "tank": 1, "cavalry": 1}),
        ("soviet", 1, {}),
    ],
)
def test_the_turn_record_gives_number_and_types(
    side: str, turn: int, given: dict[str, int]
) -> None:
    p = position(country(f"turn {turn}", f"phase initial {side}"))
    assert {k: n for k, n in zip(REPLACEMENTS, p.state.replacements, strict=True) if n} == given


@pytest.mark.rule("S42-21.1.2.a")
def test_they_are_used_in_the_owners_initial_phase_only() -> None:
    p = phase("soviet", "axis A 6-7-3 steps=2 reduced at 1205", infantry=1)
    assert p.choices("replace") == []
    p.enter_phase("movement axis")
    assert p.choices("replace") == []


@pytest.mark.rule("S42-21.1.3.b")
def test_unused_replacements_are_lost() -> None:
    p = phase("axis", infantry=2, tank=1).choose("end-phase")
    assert set(p.state.replacements) == {0}
    p = position(country("replacements tank 3", "turn 2", "phase initial axis"))
    assert p.state.replacements[REPLACEMENTS.index("tank")] == 0


SOVIET = {
    "rifle": "3-5-3",
    "brigade": "2-2-3 free size=brigade",
    "naval": "2-2-3 free naval-infantry branch=naval size=brigade",
    "nkvd": "2-5-3 nkvd",
    "nkvd-rifles": "3-5-3 branch=nkvd",
    "mountain": "3-4-3 mountain",
    "cavalry": "4-5-5 cavalry size=corps",
    "corps": "7-5-5 tank black size=corps",
    "tank-brigade": "2-2-6 tank black free size=brigade",
    "motor": "2-2-6 motorized free size=brigade",
    "destroyer": "1-3-5 tank-destroyer white free",
    "front": "S-(1)-5 support-hq",
    "guns": "S-(1)-4 artillery",
    "army": "0-0-5 army-hq",
}
AXIS = {
    "infantry": "6-7-3",
    "jaeger": "5-5-4 jaeger",
    "bicycle": "1-2-4 bicycle free",
    "security": "1-4-2 security",
    "panzer": "10-8-6 tank red",
    "grenadier": "6-7-6 mechanized black",
    "ss": "6-8-6 mechanized black branch=waffen-ss",
    "stug": "2-2-5 sturmgeschuetz black free",
    "motor": "4-4-6 motorized",
    "hq": "S-(1)-5 support-hq",
    "hungarian": "2-4-3 hungarian",
    "hungarian-tanks": "4-4-6 tank black hungarian",
    "romanian": "3-3-5 cavalry romanian",
    "italian": "2-4-3 italian",
    "italian-hq": "S-(1)-5 support-hq italian",
    "slovak": "4-4-6 motorized slovak",
    "croatian": "1-2-4 free croatian",
    "caucasian": "1-2-3 caucasian",
}


def served(side: str, kind: str) -> set[str]:
    counters = SOVIET if side == "soviet" else AXIS
    hexes = "1605" if side == "soviet" else "1205"
    p = position(country(*(f"{side} {name} {what} at {hexes}" for name, what in counters.items())))
    return {name for name in counters if serves(kind, p.state.unit(p.unit(name)))}


@pytest.mark.rule("S42-21.1.4.a", "S42-21.5.2.a")
def test_tank_replacements_serve_units_with_a_dot() -> None:
    assert served("soviet", "tank") == {"corps", "tank-brigade", "destroyer"}


@pytest.mark.rule("S42-21.1.4.a", "S42-21.1.4.g", "S42-21.5.1.a", "S42-21.5.2.a")
def test_german_tank_replacements_serve_no_ally() -> None:
    assert served("axis", "tank") == {"panzer", "grenadier", "ss", "stug"}


@pytest.mark.rule("S42-21.1.4.b")
def test_infantry_replacements_serve_those_on_foot_but_not_nkvd_and_naval_infantry() -> None:
    assert served("soviet", "infantry") == {"rifle", "brigade", "mountain"}


@pytest.mark.rule("S42-21.1.4.b", "S42-21.1.4.g")
def test_german_infantry_replacements_serve_no_ally() -> None:
    assert served("axis", "infantry") == {"infantry", "jaeger", "bicycle", "security"}


@pytest.mark.rule("S42-21.1.4.c")
def test_cavalry_replacements_serve_cavalry_and_infantry() -> None:
    assert served("soviet", "cavalry") == {"cavalry", "rifle", "brigade", "mountain"}


@pytest.mark.rule("S42-21.1.4.d", "S42-21.5.2.a", "S42-18.2.3.e")
def test_special_replacements_serve_what_the_others_leave_out_and_infantry() -> None:
    named = {"naval", "nkvd", "nkvd-rifles", "motor", "front", "guns", "tank-brigade", "destroyer"}
    assert served("soviet", "special") == named | {"rifle", "brigade", "mountain"}


@pytest.mark.rule("S42-21.1.4.d", "S42-21.5.1.a", "S42-21.5.2.a")
def test_german_special_replacements() -> None:
    named = {"grenadier", "ss", "stug", "motor", "hq"}
    assert served("axis", "special") == named | {"infantry", "jaeger", "bicycle", "security"}


@pytest.mark.rule("S42-21.1.4.e", "S42-21.1.4.f")
@pytest.mark.parametrize(
    ("kind", "units"),
    [
        ("hungarian", {"hungarian", "hungarian-tanks"}),
        ("romanian", {"romanian"}),
        ("italian", {"italian", "italian-hq"}),
    ],
)
def test_ally_replacements_serve_one_nation_whatever_the_type(kind: str, units: set[str]) -> None:
    assert served("axis", kind) == units
    assert served("soviet", kind) == set()


@pytest.mark.rule("S42-21.1.4.e")
def test_axis_replacements_serve_any_unit_that_is_not_german() -> None:
    assert served("axis", "axis") == {
        "hungarian", "hungarian-tanks", "romanian", "italian", "italian-hq", "slovak", "croatian",
        "caucasian",
    }  # fmt: skip
    assert served("soviet", "axis") == set()


@pytest.mark.rule("S42-21.1.4.d", "S42-19.4.c")
def test_a_soviet_army_hq_needs_no_replacement() -> None:
    assert all("army" not in served("soviet", kind) for kind in REPLACEMENTS)


def test_every_combat_unit_of_the_game_is_served_by_some_replacement() -> None:
    for unit in definitions().units.values():
        assert unit.combat == any(serves(kind, unit) for kind in REPLACEMENTS), unit.id


@pytest.mark.rule("S42-21.1.4.a", "S42-21.1.4.b")
def test_only_a_fitting_type_is_offered() -> None:
    p = phase(
        "axis",
        "axis P 10-8-6 tank red steps=3 reduced at 1205",
        "axis I 6-7-3 steps=3 reduced at 1206",
        "axis R 2-5-3 romanian reduced at 1207",
        tank=1,
        infantry=1,
        romanian=1,
    )
    assert p.options("replace") == {"P tank", "I infantry", "R romanian"}
    assert refused(p, "P", "infantry") == "S42-21.1.4.a"


# 21.2 Limits


@pytest.mark.rule("S42-21.2.a", "S42-16.4.e", "S42-16.1.g")
def test_a_unit_must_be_in_supply_at_that_moment() -> None:
    p = phase(
        "axis",
        "axis NEAR 6-7-3 reduced oos at 1405",
        "axis FAR 6-7-3 reduced at 1705",
        infantry=1,
    )
    assert p.options("replace") == {"NEAR infantry"}
    assert refused(p, "FAR", "infantry") == "S42-21.2.a"


@pytest.mark.rule("S42-21.2.b")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_it_must_be_in_good_order(state: str) -> None:
    p = phase("axis", f"axis A 6-7-3 reduced {state} at 1205", infantry=1)
    assert p.choices("replace") == []
    assert refused(p, "A", "infantry") == "S42-21.2.b"


@pytest.mark.rule("S42-21.2.c")
def test_it_takes_no_more_than_one_a_turn() -> None:
    p = phase("axis", "axis A 6-7-3/4-5-3 steps=3 remnant at 1205", infantry=2)
    p.choose("replace A infantry")
    assert p.choices("replace") == []
    assert refused(p, "A", "infantry") == "S42-21.2.c"


@pytest.mark.rule("S42-21.2.c")
def test_nor_does_one_that_has_just_come_back() -> None:
    p = phase("axis", "axis A 6-7-3 eliminated=1 reduced", infantry=2)
    p.play("return A infantry; arrive A X")
    assert p.choices("replace") == []


@pytest.mark.rule("S42-21.2.d")
def test_entry_areas_and_enemies_nearby_do_not_prevent_it() -> None:
    p = phase(
        "axis",
        "axis A 6-7-3 reduced in X",
        "axis B 6-7-3 reduced at 1205",
        "soviet S 3-4-3 at 1305",
        infantry=2,
    )
    assert p.options("replace") == {"A infantry", "B infantry"}


# 21.3 Return from the Eliminated Box

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
def test_the_count_begins_anew_in_the_next_turn() -> None:
    dead = [f"soviet S{n} 3-5-3 eliminated=1" for n in range(2)]
    p = phase("soviet", "city 1605 minor Lgov", *dead, infantry=1)
    p.play("return S0 infantry; arrive S0 1605; end-phase")
    p.state.turn += 1
    p.enter_phase("initial soviet")
    assert "1605" in homes(with_means(p, infantry=1), "S1")


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


# 21.4 Replacement markers

MARKED = "axis A 10-8-6 tank red fresh"


@pytest.mark.rule("S42-21.4.b")
def test_a_marked_unit_moves_one_hex() -> None:
    p = position(country(f"{MARKED} at 1204", "phase movement axis"))
    p.choose("move A")
    distances = {p.state.country.grid.distance(p.hex("1204"), p.hex(h)) for h in p.options("march")}
    assert distances == {1}
    p.choose("march 1304")
    assert p.choices("march") == []


@pytest.mark.rule("S42-21.4.c")
def test_it_uses_no_railway_and_stays_in_its_entry_area() -> None:
    p = position(country(f"{MARKED} at 1205", "axis B 6-7-3 at 1105", "phase movement axis"))
    assert p.choose("move B").choices("entrain") != []
    p = position(country(f"{MARKED} at 1205", "phase movement axis"))
    assert p.choose("move A").choices("entrain") == []
    p = position(country(f"{MARKED} in X", "axis B 6-7-3 in X", "phase movement axis"))
    assert p.choose("move B").choices("transfer") == ["transfer Y"]
    p = position(country(f"{MARKED} in X", "phase movement axis"))
    assert p.choose("move A").choices("transfer") == []


@pytest.mark.rule("S42-21.4.d", "S42-21.4.e")
def test_no_attack_is_made_from_its_hex() -> None:
    text = ["axis B 10-8-6 tank red at 1205", "soviet S 2-2-3 at 1305", "phase combat axis"]
    assert position(country(*text)).options("attack") == {"1305"}
    assert position(country(f"{MARKED} at 1205", *text)).choices("attack") == []


@pytest.mark.rule("S42-21.4.d")
def test_it_does_not_advance() -> None:
    p = position(country(f"{MARKED} at 1205", "axis B 6-7-3 at 1205", "during combat axis"))
    battle = Battle(side=0, hex=p.hex("1305"), attackers=p.units("B"), code="DR2", adv=2)
    refused = cannot_advance(p.state, battle, p.unit("A"))
    assert refused is not None
    assert refused.rule == "S42-21.4.d"
    p.state.fresh = 0
    assert cannot_advance(p.state, battle, p.unit("A")) is None


@pytest.mark.rule("S42-21.4.f", "S42-3.0.h")
def test_the_markers_go_in_the_owners_recovery_phase() -> None:
    text = [f"{MARKED} at 1205", "soviet S 3-5-3 fresh at 1605"]
    p = position(country(*text, "phase recovery axis"))
    assert p.states("A") == set()
    assert p.states("S") == {"fresh"}
