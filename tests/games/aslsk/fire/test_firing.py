"""Who may fire at what (ASL-3.2, ASL-3.2.1, ASL-3.4, ASL-3.5, ASL-4.0, ASL-4.2)."""

import pytest

from hexfront.games.aslsk.definitions.nationalities import definitions
from hexfront.games.aslsk.fire.firing import may_fire
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers_firing import first_firers, incomplete, joining, why_not


def prep(text: str) -> Position:
    return position(f"{text}\nduring prep-fire german")


# Phases and markers.


@pytest.mark.rule("ASL-3.2.5.a", "ASL-3.3.3.a", "ASL-3.4.a", "ASL-3.5.a")
@pytest.mark.parametrize(
    ("phase", "germans", "russians"),
    [
        ("rally german", False, False),
        ("prep-fire german", True, False),
        ("movement german", False, True),
        ("defensive-fire german", False, True),
        ("advancing-fire german", True, False),
        ("rout german", False, False),
        ("advance german", False, False),
        ("close-combat german", False, False),
    ],
)
def test_which_side_fires_in_which_phase(phase: str, germans: bool, russians: bool) -> None:
    p = position(f"ger A 4-6-7 at K5 here=1\nrus S 4-4-7 at K7\nmovers A\nduring {phase}")
    assert first_firers(p, "german") == ({"A K7"} if germans else set())
    assert first_firers(p, "russian") == ({"S K5"} if russians else set())
    assert (why_not(p, "A", "K7") is None) == germans
    assert (why_not(p, "S", "K5") is None) == russians


@pytest.mark.rule("ASL-3.2.a")
def test_nobody_fires_twice_in_the_pfph_but_a_weapon_with_rof() -> None:
    p = prep("""
        ger A 4-6-7 at K5 prep
        ger B 4-6-7 at J5
        sw M1 ger-mmg with A prep fired
        sw M2 ger-mmg with B fired
        rus S 4-4-7 at K7
    """)
    assert first_firers(p, "german") == {"B K7", "M2 K7"}
    assert (why_not(p, "A", "K7"), why_not(p, "M1", "K7")) == ("ASL-3.2.a", "ASL-3.2.a")


@pytest.mark.rule("ASL-3.2.3.p", "ASL-3.8.as", "ASL-3.2.1.d")
def test_broken_units_units_in_melee_and_off_board_do_not_fire() -> None:
    p = prep("""
        ger A 4-6-7 at K5 broken +lmg
        ger B 4-6-7 at J5 +lmg
        ger C 4-6-7 off-board
        rus S 4-4-7 at K7
        rus T 4-4-7 at J5
        melee J5
    """)
    assert first_firers(p, "german") == set()
    assert why_not(p, "A", "K7") == why_not(p, "A-lmg", "K7") == "ASL-3.2.3.p"
    assert why_not(p, "B", "K7") == "ASL-3.8.as"
    assert why_not(p, "C", "K7") == "ASL-3.2.1.d"


@pytest.mark.rule("ASL-3.2.1.a", "ASL-3.2.1.b")
def test_fire_needs_los() -> None:
    p = prep("terrain woods K6\nger A 4-6-7 at K5\nrus S 4-4-7 at K7\nrus T 4-4-7 at K6")
    assert first_firers(p, "german") == {"A K6"}
    assert why_not(p, "A", "K7") == "ASL-3.2.1.a"


@pytest.mark.rule("ASL-3.2.1.i")
def test_where_los_may_not_be_looked_up_hexes_out_of_sight_are_offered_too() -> None:
    p = prep("option free_los off\nterrain woods K6\nger A 4-6-7 at K5\nrus S 4-4-7 at K7")
    assert first_firers(p, "german") == {"A K7"}


@pytest.mark.rule("ASL-3.2.d", "ASL-3.8.au")
def test_targets_are_hexes_with_enemies_a_melee_among_them() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K7
        ger C 4-6-7 at L7
        rus S 4-4-7 at K7
        rus T 4-4-7 at J6 hidden
        melee K7
    """)
    assert first_firers(p, "german") == {"A K7", "C K7"}
    assert why_not(p, "A", "L7") == why_not(p, "A", "J6") == "ASL-3.2.d"
    own = prep("ger A 4-6-7 at K5\nger B 4-6-7 at K7\nrus S 4-4-7 at K8")
    assert first_firers(own, "german") == {"A K8", "B K8"}


@pytest.mark.rule("ASL-3.2.2.1.c", "ASL-3.2.2.1.a")
def test_an_enemy_in_the_hex_leaves_no_other_target() -> None:
    p = prep("ger A 4-6-7 at K5\nrus S 4-4-7 at K5 broken\nrus T 4-4-7 at K6")
    assert first_firers(p, "german") == {"A K5"}
    assert (why_not(p, "A", "K5"), why_not(p, "A", "K6")) == (None, "ASL-3.2.2.1.c")


# Range.


@pytest.mark.rule("ASL-3.2.2.b", "ASL-4.2.c", "ASL-4.4.4.c")
def test_up_to_twice_the_normal_range_but_not_with_an_anti_tank_rifle() -> None:
    p = prep("""
        ger A 2-4-7 at B5 +lmg +ft +atr
        rus S 4-4-7 at D5
        rus T 4-4-7 at E5
        rus U 4-4-7 at J5
        rus V 4-4-7 at K5
        rus W 4-4-7 at N5
        rus X 4-4-7 at O5
        rus Y 4-4-7 at R5
        rus Z 4-4-7 at S5
    """)
    assert (why_not(p, "A", "J5"), why_not(p, "A", "K5")) == (None, "ASL-3.2.2.b")
    assert (why_not(p, "A-lmg", "R5"), why_not(p, "A-lmg", "S5")) == (None, "ASL-3.2.2.b")
    assert (why_not(p, "A-ft", "D5"), why_not(p, "A-ft", "E5")) == (None, "ASL-4.2.c")
    assert (why_not(p, "A-atr", "N5"), why_not(p, "A-atr", "O5")) == (None, "ASL-4.4.4.c")


@pytest.mark.rule("ASL-4.1.e")
def test_beyond_sixteen_hexes_a_machine_gun_needs_a_leader() -> None:
    text = "ger A 4-6-7 at B5 +hmg\nrus S 4-4-7 at R5\nrus T 4-4-7 at S5"
    alone = prep(text)
    assert first_firers(alone, "german") == {"A-hmg R5"}
    assert why_not(alone, "A-hmg", "S5") == "ASL-4.1.e"
    led = prep(f"{text}\nger L 8-0 at B5")
    assert first_firers(led, "german") == {"A-hmg R5", "A-hmg S5"}
    assert (incomplete(led, "S5 A-hmg"), incomplete(led, "S5 A-hmg L")) == ("ASL-4.1.e", None)
    assert incomplete(led, "R5 A-hmg") is None


@pytest.mark.rule("ASL-3.2.3.a")
def test_less_than_one_fp_is_no_attack_unless_somebody_joins() -> None:
    text = "ger A 9-1 at K5 +atr\nrus S 4-4-7 at K7\nduring advancing-fire german"
    assert first_firers(position(text), "german") == set()
    assert incomplete(position(text), "K7 A-atr") == "ASL-3.2.3.a"
    joined = position(f"ger B 8-1 at K5 +atr\n{text}")
    assert first_firers(joined, "german") == {"A-atr K7", "B-atr K7"}
    assert incomplete(joined, "K7 A-atr B-atr") is None


# Final Fire.


@pytest.mark.rule("ASL-3.4.a", "ASL-3.4.b", "ASL-3.4.e")
def test_final_fire_by_marker() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 first
        ger C 4-6-7 at K5 final
        sw MA ger-mmg with A first
        sw MB ger-mmg with B
        sw MC ger-mmg with C final
        rus S 4-4-7 at K6
        rus T 4-4-7 at K8
        during defensive-fire russian
    """)
    assert first_firers(p, "german") == {
        "A K6", "A K8", "B K6", "MA K6", "MB K6", "MB K8",
    }  # fmt: skip
    assert (why_not(p, "B", "K8"), why_not(p, "MA", "K8")) == ("ASL-3.4.b", "ASL-3.4.b")
    assert (why_not(p, "C", "K6"), why_not(p, "MC", "K6")) == ("ASL-3.4.e", "ASL-3.4.e")


@pytest.mark.rule("ASL-3.4.b")
@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("ger A 4-6-7 at K5 first\nsw M ger-mmg with A first\nrus S 4-4-7 at {}", "german"),
        ("rus A 4-4-7 at K5 first\nsw M rus-mmg with A first\nger S 4-6-7 at {}", "russian"),
    ],
)
def test_those_marked_first_fire_reach_the_next_hex_and_no_farther(text: str, owner: str) -> None:
    mover = "russian" if owner == "german" else "german"
    beside = position(text.format("K6") + f"\nduring defensive-fire {mover}")
    assert first_firers(beside, owner) == {"A K6", "M K6"}
    beyond = position(text.format("K7") + f"\nduring defensive-fire {mover}")
    assert first_firers(beyond, owner) == set()
    assert (why_not(beyond, "A", "K7"), why_not(beyond, "M", "K7")) == ("ASL-3.4.b", "ASL-3.4.b")


@pytest.mark.rule("ASL-3.4.b")
def test_of_weapons_only_machine_guns_fire_again_in_the_dfph() -> None:
    p = position("""
        ger A 4-6-8 at K5
        sw FT ger-ft with A first
        sw ATR ger-atr with A first
        sw LMG ger-lmg with A first
        rus S 4-4-7 at K6
        during defensive-fire russian
    """)
    assert first_firers(p, "german") == {"A K6", "LMG K6"}
    assert why_not(p, "FT", "K6") == why_not(p, "ATR", "K6") == "ASL-3.4.b"


# Advancing Fire.


@pytest.mark.rule("ASL-3.5.a", "ASL-3.5.e", "ASL-3.5.f")
def test_advancing_fire_by_those_who_did_not_fire_before() -> None:
    p = position("""
        ger A 4-6-7 at K5 prep
        ger B 4-6-7 at K5
        ger C 2-4-7 at K5
        ger D 4-6-7 at K5
        sw LA ger-lmg with A
        sw LB ger-lmg with B prep
        sw LC ger-lmg with C prep
        sw HD ger-hmg with D moved
        sw LD ger-lmg with D moved
        sw FD ger-mmg with D fired
        rus S 4-4-7 at K7
        during advancing-fire german
    """)
    assert first_firers(p, "german") == {"LA K7", "B K7", "D K7", "LD K7"}
    assert why_not(p, "A", "K7") == why_not(p, "LB", "K7") == "ASL-3.5.a"
    assert why_not(p, "C", "K7") == "ASL-3.5.a"  # a half-squad that used its weapon
    assert (why_not(p, "HD", "K7"), why_not(p, "FD", "K7")) == ("ASL-3.5.e", "ASL-3.5.f")


@pytest.mark.rule("ASL-3.5.e")
@pytest.mark.parametrize(
    ("weapon", "fires"), [("lmg", True), ("mmg", False), ("hmg", False), ("atr", True)]
)
def test_which_weapons_fire_after_they_moved(weapon: str, fires: bool) -> None:
    p = position(f"""
        ger A 4-6-7 at K5
        sw W ger-{weapon} with A moved
        rus S 4-4-7 at K6
        during advancing-fire german
    """)
    assert (why_not(p, "W", "K6") is None) == fires


# Weapons.


@pytest.mark.rule("ASL-1.2.4.a", "ASL-1.2.4.d", "ASL-5.5.a", "ASL-4.3.a")
def test_only_the_owner_fires_a_working_weapon_captured_ones_too() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        sw L1 ger-lmg at K5
        sw L2 ger-lmg with A malfunctioned
        sw L3 rus-lmg with A
        sw DC ger-dc with A
        rus S 4-4-7 at K6
    """)
    assert first_firers(p, "german") == {"A K6", "L3 K6"}
    assert why_not(p, "L2", "K6") == "ASL-1.2.4.d"
    assert why_not(p, "DC", "K6") == "ASL-4.3.a"
    refusal = may_fire(p.state, FireKind.PREP, p.unit("A"), p.weapon("L1"), p.hex("K6"))
    assert refusal is not None
    assert refusal.rule == "ASL-1.2.4.a"


@pytest.mark.rule("ASL-4.1.g")
@pytest.mark.parametrize("weapon", ["ger-lmg", "ger-mmg", "ger-hmg"])
def test_a_machine_gun_without_a_printed_breakdown_number_has_twelve(weapon: str) -> None:
    assert definitions().weapons[weapon].breakdown == 12


@pytest.mark.rule("ASL-4.0.t", "ASL-4.0.u", "ASL-3.2.2.e")
def test_a_squad_fires_one_weapon_beside_its_fp_or_two_instead_of_it() -> None:
    p = prep("ger A 4-6-7 at K5 +lmg +mmg +atr\nrus S 4-4-7 at K7\nrus T 4-4-7 at K8")
    assert joining(p, "K7 A") == {"A-lmg", "A-mmg", "A-atr"}
    assert joining(p, "K7 A A-lmg") == set()
    assert joining(p, "K7 A-lmg A-mmg") == set()
    assert joining(p, "K7 A-lmg") == {"A", "A-mmg", "A-atr"}


@pytest.mark.rule("ASL-4.0.t", "ASL-4.0.u", "ASL-3.2.2.e")
def test_weapons_fired_before_in_the_phase_count() -> None:
    own = prep("""
        ger A 4-6-7 at K5 prep fired
        sw L ger-lmg with A
        sw M ger-mmg with A prep fired
        sw N ger-atr with A
        rus S 4-4-7 at K7
    """)
    assert why_not(own, "L", "K7") == "ASL-4.0.t"
    two = prep("""
        ger A 4-6-7 at K5
        sw L ger-lmg with A prep fired
        sw M ger-mmg with A fired
        sw N ger-atr with A
        rus S 4-4-7 at K7
    """)
    assert first_firers(two, "german") == {"M K7"}  # it kept its ROF
    assert (why_not(two, "A", "K7"), why_not(two, "N", "K7")) == ("ASL-4.0.u", "ASL-4.0.u")
    one = prep("ger A 4-6-7 at K5\nsw L ger-lmg with A prep fired\nrus S 4-4-7 at K7")
    assert first_firers(one, "german") == {"A K7"}


@pytest.mark.rule("ASL-4.0.u")
@pytest.mark.parametrize(
    ("phase", "fires"),
    [("prep-fire german", False), ("defensive-fire russian", False), ("movement russian", True)],
)
def test_fp_given_up_is_lost_for_the_player_turn_but_for_sff(phase: str, fires: bool) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 forfeit
        sw L ger-lmg with A first
        sw M ger-mmg with A first
        rus S 4-4-7 at K6 here=1
        movers S
        during {phase}
    """)
    assert why_not(p, "A", "K6") == (None if fires else "ASL-4.0.u")
    assert ("A K6" in first_firers(p, "german")) == fires


@pytest.mark.rule("ASL-4.0.x")
@pytest.mark.parametrize("counter", ["2-4-7", "crew"])
def test_a_half_squad_or_crew_fires_its_fp_or_one_weapon(counter: str) -> None:
    p = prep(f"ger A {counter} at K5 +lmg +mmg\nrus S 4-4-7 at K7")
    assert first_firers(p, "german") >= {"A K7", "A-lmg K7", "A-mmg K7"}
    assert joining(p, "K7 A") == joining(p, "K7 A-lmg") == set()
    fired = prep(f"ger A {counter} at K5\nsw L ger-lmg with A fired\nrus S 4-4-7 at K7")
    assert (why_not(fired, "A", "K7"), why_not(fired, "L", "K7")) == ("ASL-4.0.x", None)
    own = prep(f"ger A {counter} at K5 prep fired +lmg\nrus S 4-4-7 at K7")
    assert why_not(own, "A-lmg", "K7") == "ASL-4.0.x"


@pytest.mark.rule("ASL-4.0.v", "ASL-1.2.1.e", "ASL-1.2.1.b", "ASL-4.4.4.b")
def test_a_leader_uses_one_weapon_and_none_after_directing() -> None:
    p = prep("""
        ger L 9-1 at K5 +lmg +atr
        ger M 8-1 at J5 prep fired +lmg
        ger A 4-6-7 at J5 prep
        directed M A
        rus S 4-4-7 at K7
    """)
    assert first_firers(p, "german") == {"L-lmg K7", "L-atr K7"}
    assert joining(p, "K7 L-lmg") == set()
    assert why_not(p, "L", "K7") == "ASL-1.2.1.b"
    assert why_not(p, "M-lmg", "K7") == "ASL-1.2.1.e"
    used = prep("ger L 9-1 at K5 +atr\nsw N ger-lmg with L fired\nrus S 4-4-7 at K7")
    assert why_not(used, "L-atr", "K7") == "ASL-4.0.v"


@pytest.mark.rule("ASL-4.3.d", "ASL-4.0.u")
def test_a_charge_is_one_weapon() -> None:
    p = position("""
        ger A 4-6-7 at K5 used=1 +lmg
        ger B 4-6-7 at K5 used=1 fired +lmg
        rus S 4-4-7 at K7
        during advancing-fire german
    """)
    assert first_firers(p, "german") == {"A K7", "A-lmg K7"}


# Flamethrowers.


@pytest.mark.rule("ASL-4.2.b")
def test_a_pinned_unit_does_not_fire_a_flamethrower() -> None:
    p = prep("ger A 4-6-8 at K5 pinned +ft\nrus S 4-4-7 at K6")
    assert why_not(p, "A-ft", "K6") == "ASL-4.2.b"
    assert first_firers(p, "german") == {"A K6"}


@pytest.mark.rule("ASL-4.2.i", "ASL-4.2.j", "ASL-4.2.k", "ASL-3.2.2.l")
def test_a_squad_fires_its_flamethrower_apart_and_never_two() -> None:
    p = prep("""
        ger A 4-6-8 at K5
        sw F1 ger-ft with A fired prep
        sw F2 ger-ft with A
        ger B 4-6-8 at K5 +ft
        rus S 4-4-7 at K6
    """)
    assert why_not(p, "F2", "K6") == "ASL-4.2.i"
    assert joining(p, "K6 B") == {"A"}
    assert joining(p, "K6 B-ft") == set()
    alone = prep("ger A 4-6-8 at K5 prep fired +ft\nvolley K5 K6\nrus S 4-4-7 at K6")
    assert first_firers(alone, "german") == {"A-ft K6"}
