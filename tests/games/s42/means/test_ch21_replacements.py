"""Chapter 21: replacements."""

import pytest

from hexfront.games.s42.advance.advancing import cannot_advance
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.definitions.units import definitions
from hexfront.games.s42.means.replacements import serves
from hexfront.games.s42.notation import position
from hexfront.games.s42.state import REPLACEMENTS
from tests.games.s42.means.helpers_initial import country, phase, refused, with_means

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
    p.state.set_lost(p.unit("A"), 1)
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
    "leader": "0-0-6 leader",
    "mechanized-corps": "7-6-5 mechanized black size=corps",
    "mechanized-division": "5-5-5 mechanized black",
    "plain-brigade": "2-2-6 tank size=brigade",
    "plain-corps": "7-5-5 tank size=corps",
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
    "plain-grenadier": "6-7-6 mechanized",
    "kampfgruppe": "2-3-6 mechanized black size=regiment",
    "panzer-brigade": "4-4-6 tank black size=brigade",
    "plain-stug": "2-2-5 sturmgeschuetz",
    "motor": "4-4-6 motorized",
    "hq": "S-(1)-5 support-hq",
    "hungarian": "2-4-3 hungarian",
    "hungarian-tanks": "4-4-6 tank black hungarian",
    "romanian": "3-3-5 cavalry romanian",
    "romanian-leader": "0-0-6 leader romanian",
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
    dots = {"corps", "tank-brigade", "destroyer", "mechanized-corps", "mechanized-division"}
    assert served("soviet", "tank") == dots | {"plain-brigade"}


@pytest.mark.rule("S42-21.1.4.a", "S42-21.1.4.g", "S42-21.5.1.a", "S42-21.5.2.a")
def test_german_tank_replacements_serve_no_ally() -> None:
    dots = {"panzer", "grenadier", "ss", "stug", "kampfgruppe", "panzer-brigade"}
    assert served("axis", "tank") == dots | {"plain-grenadier", "plain-stug"}


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
    assert served("soviet", "special") == named | {"plain-brigade", "rifle", "brigade", "mountain"}


@pytest.mark.rule("S42-21.1.4.d", "S42-21.5.1.a", "S42-21.5.2.a")
def test_german_special_replacements() -> None:
    named = {"grenadier", "plain-grenadier", "ss", "stug", "plain-stug", "motor", "hq"}
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
    """Nor does a leader: they are non-combat units."""
    for kind in REPLACEMENTS:
        assert not served("soviet", kind) & {"army", "leader"}
        assert "romanian-leader" not in served("axis", kind)


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
    assert refused(p, "P", "infantry") == "S42-21.1.4.b"


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


@pytest.mark.rule("S42-21.2.a", "S42-24.1.2.h")
def test_in_baku_a_line_of_supply_decides() -> None:
    text = """
        map 1000-2010
        road edge-1005-2005-edge
        area X axis 1005
        area G soviet 2005
        axis A 6-7-3 reduced in G
        phase initial axis
    """
    p = with_means(position(text), infantry=1)
    assert p.options("replace") == {"A infantry"}
    p = with_means(position(f"{text}\nsoviet S 3-4-3 at 1305"), infantry=1)
    assert p.options("replace") == set()
    assert p.refusal("replace A infantry").rule == "S42-21.2.a"


@pytest.mark.rule("S42-21.2.a", "S42-21.2.d", "S42-16.2.2.a")
def test_units_in_the_transit_box_are_in_supply() -> None:
    p = position("map theatre\nsoviet S 3-5-3 reduced in F\nphase initial soviet")
    assert with_means(p, infantry=1).options("replace") == {"S infantry"}


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


@pytest.mark.rule("S42-21.1.4.a", "S42-21.1.4.b", "S42-21.1.4.c", "S42-21.1.4.d", "S42-21.1.4.e",
                  "S42-21.1.4.g")  # fmt: skip
@pytest.mark.parametrize(
    ("unit", "kind", "rule"),
    [
        ("6-7-3", "tank", "a"), ("10-8-6 tank red", "infantry", "b"),
        ("6-7-3 motorized", "cavalry", "c"), ("3-3-5 cavalry", "special", "d"),
        ("6-7-3", "axis", "e"), ("6-7-3", "romanian", "e"), ("6-7-3 hungarian", "romanian", "e"),
        ("6-7-3 romanian", "tank", "g"), ("6-7-3 romanian", "infantry", "g"),
        ("6-7-3 italian", "cavalry", "g"), ("6-7-3 hungarian", "special", "g"),
    ],
)  # fmt: skip
def test_each_type_that_does_not_fit_names_its_rule(unit: str, kind: str, rule: str) -> None:
    p = phase("axis", f"axis A {unit} reduced at 1205", **{kind: 1})
    assert refused(p, "A", kind) == f"S42-21.1.4.{rule}"
