"""Who may fire at movers, and how often: First Fire, SFF and FPF (ASL-3.3.3.b, n to aa)."""

import pytest

from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import kind_for
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers_firing import first_firers, incomplete, joining, why_not


def moving(text: str) -> Position:
    """S has spent MF in the LOS of the Germans."""
    return position(f"{text}\nmovers S\nduring movement russian")


@pytest.mark.rule("ASL-3.3.3.b")
def test_only_the_hex_of_the_movers_is_a_target() -> None:
    p = moving("ger A 4-6-7 at K5\nrus S 4-4-7 at K7 here=1\nrus T 4-4-7 at K6")
    assert first_firers(p, "german") == {"A K7"}
    assert why_not(p, "A", "K6") == "ASL-3.3.3.b"


@pytest.mark.rule("ASL-3.3.3.n", "ASL-3.3.3.t", "ASL-2.0.au")
def test_the_marker_of_each_firer_says_what_its_fire_is() -> None:
    p = moving("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 first
        ger C 4-6-7 at K5 final
        ger H 2-4-7 at K5
        sw MB ger-mmg with B
        sw MA ger-mmg with A first
        sw MH ger-mmg with H first
        rus S 4-4-7 at K6 here=1
    """)
    kinds = {name: kind_for(p.state, p.unit(name)) for name in "ABCH"}
    again = FireKind.SUBSEQUENT
    assert kinds == {"A": FireKind.FIRST, "B": again, "C": again, "H": again}
    assert kind_for(p.state, p.unit("B"), p.weapon("MB")) is FireKind.FIRST
    assert kind_for(p.state, p.unit("A"), p.weapon("MA")) is again


# Subsequent First Fire.


@pytest.mark.rule("ASL-3.3.3.n")
def test_sff_within_normal_range() -> None:
    p = moving("""
        ger A 4-6-7 at E5 first
        ger B 4-6-7 at D5 first
        sw MB ger-mmg with B first
        rus S 4-4-7 at K5 here=1
    """)
    assert first_firers(p, "german") == {"A K5", "MB K5"}
    assert why_not(p, "B", "K5") == "ASL-3.3.3.n"


@pytest.mark.rule("ASL-3.3.3.n")
@pytest.mark.parametrize(
    ("other", "fires"),
    [("K6", False), ("K6 broken", False), ("K7", True), ("K8", True), ("K6 hidden", True)],
)
def test_sff_not_past_a_nearer_enemy_in_los(other: str, fires: bool) -> None:
    p = moving(f"ger A 4-6-7 at K5 first\nrus S 4-4-7 at K7 here=1\nrus T 4-4-7 at {other}")
    assert first_firers(p, "german") == ({"A K7"} if fires else set())
    assert why_not(p, "A", "K7") == (None if fires else "ASL-3.3.3.n")


@pytest.mark.rule("ASL-3.3.3.n")
def test_a_nearer_enemy_out_of_sight_or_first_fire_does_not_matter() -> None:
    unseen = moving("""
        terrain woods K6
        ger A 4-6-7 at K5 first
        rus S 4-4-7 at N5 here=1
        rus T 4-4-7 at K7
    """)
    assert not unseen.sees("K5", "K7")
    assert first_firers(unseen, "german") == {"A N5"}
    fresh = moving("ger A 4-6-7 at K5\nrus S 4-4-7 at K7 here=1\nrus T 4-4-7 at K6")
    assert first_firers(fresh, "german") == {"A K7"}


@pytest.mark.rule("ASL-3.3.3.n")
def test_of_weapons_only_machine_guns_make_sff() -> None:
    p = moving("""
        ger A 4-6-8 at K5 first
        sw FT ger-ft with A first
        sw ATR ger-atr with A first
        sw LMG ger-lmg with A first
        ger B 4-6-7 at K5 first
        sw NEW ger-atr with B
        rus S 4-4-7 at K6 here=1
    """)
    assert first_firers(p, "german") == {"A K6", "LMG K6", "B K6", "NEW K6"}
    assert why_not(p, "FT", "K6") == why_not(p, "ATR", "K6") == "ASL-3.3.3.n"


@pytest.mark.rule("ASL-4.0.u")
def test_in_sff_a_squad_begins_anew_with_its_weapons() -> None:
    p = moving("""
        ger A 4-6-7 at K5 first fired
        sw L1 ger-lmg with A first fired
        sw L2 ger-lmg with A first
        rus S 4-4-7 at K6 here=1
    """)
    assert first_firers(p, "german") == {"A K6", "L1 K6", "L2 K6"}
    assert joining(p, "subsequent K6 A L1") == set()
    assert joining(p, "subsequent K6 L1") == {"A", "L2"}


# Final Protective Fire.


@pytest.mark.rule("ASL-3.3.3.t")
def test_fpf_at_adjacent_hexes_only() -> None:
    far = moving("ger A 4-6-7 at K5 final\nrus S 4-4-7 at K7 here=1")
    assert first_firers(far, "german") == set()
    assert why_not(far, "A", "K7") == "ASL-3.3.3.t"
    near = moving("ger A 4-6-7 at K5 final\nrus S 4-4-7 at K6 here=1\nrus T 4-4-7 at K7")
    assert first_firers(near, "german") == {"A K6"}


@pytest.mark.rule("ASL-3.3.3.x")
def test_fpf_with_all_fp_and_a_working_machine_gun() -> None:
    p = moving("""
        ger A 4-6-7 at K5 final
        ger B 4-6-7 at K5 first
        ger C 2-4-7 at K5 final
        sw MA ger-mmg with A final
        sw MB ger-mmg with B first
        sw MC ger-mmg with C final
        sw OUT ger-lmg with A final malfunctioned
        rus S 4-4-7 at K6 here=1
    """)
    assert incomplete(p, "subsequent K6 A") == "ASL-3.3.3.x"
    assert incomplete(p, "subsequent K6 MA") == "ASL-3.3.3.x"
    assert incomplete(p, "subsequent K6 A MA") is None
    assert incomplete(p, "subsequent K6 B") is None  # SFF is free
    assert incomplete(p, "subsequent K6 MC") is None  # a half-squad cannot do both


@pytest.mark.rule("ASL-3.3.3.x", "ASL-3.3.3.t")
def test_a_machine_gun_without_marker_is_no_fpf_of_its_squad() -> None:
    p = moving("""
        ger A 4-6-7 at K5 final fired
        sw M ger-mmg with A
        rus S 4-4-7 at K8 here=1
    """)
    assert first_firers(p, "german") == {"M K8"}
    assert incomplete(p, "K8 M") is None


@pytest.mark.rule("ASL-3.3.3.x")
def test_fpf_without_a_machine_gun_that_may_not_fire_again() -> None:
    p = moving("""
        ger A 4-6-7 at K5 final
        sw M ger-mmg with A final fired
        rus S 4-4-7 at K6 here=1
        shots M S 1
    """)
    assert first_firers(p, "german") == {"A K6"}
    assert incomplete(p, "subsequent K6 A") is None


@pytest.mark.rule("ASL-3.3.3.y")
def test_first_fire_sff_and_fpf_in_one_group() -> None:
    p = moving("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 first
        ger C 4-6-7 at L5 final
        rus S 4-4-7 at K6 here=1
    """)
    assert joining(p, "K6 A") == {"B", "C"}
    assert joining(p, "subsequent K6 C") == {"A", "B"}


# How often.


@pytest.mark.rule("ASL-3.3.3.z", "ASL-3.3.3.aa")
@pytest.mark.parametrize(
    ("spent", "before", "fires"),
    [("1", 0, True), ("1", 1, False), ("2", 1, True), ("2", 2, False), ("1.5", 1, False)],
)
def test_no_more_shots_than_mf_spent_in_the_location(spent: str, before: int, fires: bool) -> None:
    text = f"ger A 4-6-7 at K5 first\nrus S 4-4-7 at K6 here={spent}"
    p = moving(f"{text}\nshots A S {before}")
    assert first_firers(p, "german") == ({"A K6"} if fires else set())
    assert why_not(p, "A", "K6") == (None if fires else "ASL-3.3.3.aa")


@pytest.mark.rule("ASL-3.3.3.aa")
def test_shots_are_counted_by_firer_and_for_every_mover() -> None:
    p = position("""
        ger A 4-6-7 at K5 first
        ger B 4-6-7 at L5
        sw MA ger-mmg with A
        rus S 4-4-7 at K6 here=1
        rus T 4-4-7 at K6 here=2
        movers S T
        shots A T 1
        shots MA S 1
        during movement russian
    """)
    assert first_firers(p, "german") == {"A K6", "B K6"}
    assert why_not(p, "MA", "K6") == "ASL-3.3.3.aa"


@pytest.mark.rule("ASL-3.3.3.z", "ASL-2.0.af", "ASL-3.2.2.n")
def test_at_one_expenditure_a_hex_fires_once_unless_the_same_fire_again() -> None:
    p = moving("""
        ger A 4-6-7 at K5 first
        ger B 4-6-7 at K5
        ger C 4-6-7 at L5
        rus S 4-4-7 at K6 here=2
        volley K5 K6
        shots A S 1
    """)
    assert first_firers(p, "german") == {"A K6", "C K6"}
    assert why_not(p, "B", "K6") == "ASL-3.2.2.n"


@pytest.mark.rule("ASL-3.3.3.ab")
@pytest.mark.parametrize("state", ["broken dm", "pinned"])
def test_a_broken_or_pinned_mover_may_be_fired_at_again(state: str) -> None:
    p = moving(f"ger A 4-6-7 at K5\nrus S 4-4-7 at K6 here=1 {state}")
    assert first_firers(p, "german") == {"A K6"}
