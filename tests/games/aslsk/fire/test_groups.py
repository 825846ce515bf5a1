"""Fire Groups and the leaders who direct them (ASL-3.2.2.j to q, ASL-3.4.h, ASL-4.1.c, d)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.choices import AddFirer, OpenFire
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.fire.firing import joiners, may_fire, openings
from hexfront.games.aslsk.fire.groups import in_sight, linked
from hexfront.games.aslsk.fire.kinds import FireKind
from hexfront.games.aslsk.fire.readiness import kind_for
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.places import NOBODY
from hexfront.hexes import HexId
from tests.games.aslsk.fire.helpers_firing import (
    directing,
    first_firers,
    incomplete,
    joining,
    why_not,
    why_not_direct,
)


def prep(text: str) -> Position:
    return position(f"{text}\nduring prep-fire german")


# Links.


@pytest.mark.rule("ASL-3.2.2.j", "ASL-2.0.r")
def test_members_share_a_hex_or_are_adjacent_to_another_member() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 +mmg
        ger C 4-6-7 at L5
        ger D 4-6-7 at M5
        rus S 4-4-7 at K8
    """)
    assert joining(p, "K8 A") == {"B", "B-mmg", "C"}
    assert joining(p, "K8 A C") == {"B", "B-mmg", "D"}
    assert incomplete(p, "K8 A D") == "ASL-3.2.2.j"
    assert incomplete(p, "K8 A C D") is None


@pytest.mark.rule("ASL-3.2.2.k")
def test_a_leader_alone_does_not_link() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger L 9-1 at L5 +lmg
        ger D 4-6-7 at M5
        ger M 8-1 at L4 +lmg
        rus S 4-4-7 at L8
    """)
    assert incomplete(p, "L8 A L-lmg D") == "ASL-3.2.2.j"
    assert incomplete(p, "L8 A L-lmg") is None
    assert joining(p, "L8 A L-lmg") == {"M-lmg"}  # L4 touches K5 itself
    assert joining(p, "L8 L-lmg") == {"A", "D", "M-lmg"}
    assert joining(p, "L8 L-lmg M-lmg") == {"A", "D"}
    assert linked(p.state, p.mask("L M"))
    assert not linked(p.state, p.mask("A D"))
    leaders = prep("ger L 9-1 at K5\nger M 8-1 at K6\nger N 8-0 at L4\nrus S 4-4-7 at L8")
    assert not linked(leaders.state, leaders.mask("L M N"))
    around = prep("""
        ger L 9-1 at K5 +lmg
        ger M 8-1 at L4 +lmg
        ger N 8-0 at L5 +lmg
        ger O 7-0 at M5 +lmg
        rus S 4-4-7 at L8
    """)
    assert incomplete(around, "L8 L-lmg M-lmg N-lmg") is None
    assert joining(around, "L8 L-lmg M-lmg N-lmg") == set()  # M5 touches L4 and L5, not K5
    helped = prep("""
        ger A 4-6-7 at K5
        ger L 9-1 at L5 +lmg
        ger E 2-4-7 at L5
        ger D 4-6-7 at M5
        rus S 4-4-7 at L8
    """)
    assert incomplete(helped, "L8 A L-lmg E D") is None


@pytest.mark.rule("ASL-3.2.2.l", "ASL-2.0.r", "ASL-4.2.k", "ASL-4.4.4.d")
def test_ordnance_and_flamethrowers_join_nobody() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 +mtr50
        ger C 4-6-8 at K5 +ft
        ger D 4-6-7 at K5 +atr
        rus S 4-4-7 at K7
    """)
    assert joining(p, "K7 A") == {"B", "C", "D", "D-atr"}
    assert joining(p, "K7 B-mtr50") == joining(p, "K7 C-ft") == set()


@pytest.mark.rule("ASL-3.2.2.m", "ASL-3.2.1.a")
def test_every_member_needs_los() -> None:
    text = """
        terrain woods K6
        ger A 4-6-7 at J5
        ger B 4-6-7 at K5
        ger L 8-0 at K5
        rus S 4-4-7 at K7
    """
    assert joining(prep(text), "K7 A") == set()
    blind = prep(f"option free_los off\n{text}")
    assert joining(blind, "K7 A") == {"B"}
    left = in_sight(blind.state, blind.attack("K7 A B L"))
    assert (left.units, left.leaders) == (blind.units("A"), ())


# Mandatory groups.


@pytest.mark.rule("ASL-3.2.2.n", "ASL-2.0.af")
def test_infantry_of_one_hex_attacks_a_target_once() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-8 at K5 +ft
        ger C 4-6-7 at L5
        rus S 4-4-7 at K6
        rus T 4-4-7 at K7
        volley K5 K6
    """)
    assert first_firers(p, "german") == {
        "A K7", "B K7", "B-ft K6", "B-ft K7", "C K6", "C K7",
    }  # fmt: skip
    assert why_not(p, "A", "K6") == "ASL-3.2.2.n"
    assert joining(p, "K6 C") == set()


@pytest.mark.rule("ASL-4.1.d", "ASL-1.2.4.1.a")
def test_a_machine_gun_that_kept_its_rof_frees_itself_and_its_squad() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5 +lmg
        sw M ger-mmg with A fired
        rus S 4-4-7 at K7
        volley K5 K7
    """)
    assert first_firers(p, "german") == {"A K7", "M K7"}
    assert why_not(p, "B-lmg", "K7") == "ASL-3.2.2.n"
    lost = prep("""
        ger A 4-6-7 at K5
        sw M ger-mmg with A fired prep
        rus S 4-4-7 at K7
        volley K5 K7
    """)
    assert first_firers(lost, "german") == set()


@pytest.mark.rule("ASL-4.1.d")
def test_a_squad_may_make_sff_without_its_machine_gun() -> None:
    p = position("""
        ger A 4-6-7 at K5 first
        ger B 4-6-7 at K5
        sw M ger-mmg with A first
        rus S 4-4-7 at K7 here=1
        movers S
        shots M S 1
        volley K5 K7
        during movement russian
    """)
    assert first_firers(p, "german") == {"A K7"}
    assert why_not(p, "B", "K7") == "ASL-3.2.2.n"


# Direction.


@pytest.mark.rule("ASL-1.2.1.c", "ASL-3.2.2.o")
def test_an_unbroken_unpinned_leader_directs_in_his_hex() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger L 9-1 at K5
        ger M 8-0 at K5 pinned
        ger N 8-0 at K5 broken
        ger O 9-2 at L5
        rus S 4-4-7 at K7
    """)
    assert directing(p, "K7 A") == {"L"}
    assert why_not_direct(p, "M", "K7 A") == why_not_direct(p, "N", "K7 A") == "ASL-1.2.1.c"
    assert why_not_direct(p, "O", "K7 A") == "ASL-3.2.2.o"


@pytest.mark.rule("ASL-3.2.2.p")
@pytest.mark.parametrize(("second", "offered"), [("", set()), ("ger M 8-0 at L7", {"L", "M"})])
def test_a_leader_is_offered_only_if_every_hex_can_have_one(second: str, offered: set[str]) -> None:
    p = prep(f"""
        ger A 4-6-7 at K7
        ger B 4-6-7 at L7
        ger L 9-1 at K7
        {second}
        rus S 4-4-7 at K5
    """)
    assert directing(p, "K5 A B") == offered
    assert why_not_direct(p, "L", "K5 A B") == (None if offered else "ASL-3.2.2.p")


@pytest.mark.rule("ASL-1.2.1.d", "ASL-3.2.2.p")
def test_one_leader_for_every_hex_of_the_group() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at L5
        ger C 4-6-7 at J5
        ger L 9-1 at K5
        ger M 8-0 at K5
        ger N 8-1 at L5
        rus S 4-4-7 at K8
    """)
    assert directing(p, "K8 A") == {"L", "M"}
    assert why_not_direct(p, "M", "K8 A L") == "ASL-1.2.1.d"
    assert directing(p, "K8 A B L") == {"N"}
    assert incomplete(p, "K8 A B L") == "ASL-3.2.2.p"
    assert incomplete(p, "K8 A B L N") is None
    assert joining(p, "K8 A L") == {"B"}  # in J5 there is nobody to direct


@pytest.mark.rule("ASL-3.2.2.o", "ASL-1.2.1.e", "ASL-3.2.2.q")
def test_a_leader_directs_one_group_a_player_turn_but_repeats_with_rof() -> None:
    p = prep("""
        ger A 4-6-7 at K5 prep fired
        ger B 4-6-7 at K5
        ger L 9-1 at K5 prep fired
        sw M ger-mmg with A fired
        directed L A M
        rus S 4-4-7 at K7
    """)
    assert directing(p, "K7 M") == {"L"}
    assert why_not_direct(p, "L", "K7 B") == why_not_direct(p, "L", "K7 M B") == "ASL-3.4.i"
    later = position("""
        ger B 4-6-7 at K5
        ger A 4-6-7 at K5 prep
        ger L 9-1 at K5 prep
        directed L A
        rus S 4-4-7 at K7
        during advancing-fire german
    """)
    assert directing(later, "K7 B") == set()


@pytest.mark.rule("ASL-3.4.h", "ASL-3.4.i", "ASL-1.2.1.e")
@pytest.mark.parametrize("phase", ["movement", "defensive-fire"])
def test_in_defensive_fire_he_directs_again_only_those_he_directed(phase: str) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 first
        ger B 4-6-7 at K5 first
        ger C 4-6-7 at K5
        ger L 9-1 at K5 first
        directed L A B
        rus S 4-4-7 at K6 here=1
        movers S
        during {phase} russian
    """)
    assert directing(p, "K6 A") == directing(p, "K6 A B") == {"L"}
    assert why_not_direct(p, "L", "K6 A C") == why_not_direct(p, "L", "K6 C") == "ASL-3.4.i"
    assert joining(p, "K6 A L") == {"B"}


@pytest.mark.rule("ASL-3.4.h")
def test_he_repeats_for_one_unit_or_group_only() -> None:
    p = position("""
        ger A 4-6-7 at K5 final
        ger B 4-6-7 at K5 first
        ger L 9-1 at K5 final
        sw M ger-mmg with B fired
        sw N ger-mmg with B
        directed L A B M N
        rus S 4-4-7 at K6 here=2
        movers S
        during movement russian
    """)
    assert directing(p, "K6 A") == {"L"}  # FPF after SFF
    assert why_not_direct(p, "L", "K6 B") == why_not_direct(p, "L", "K6 N") == "ASL-3.4.h"
    assert directing(p, "K6 M") == {"L"}  # its ROF


@pytest.mark.rule("ASL-4.0.v")
def test_a_leader_with_a_weapon_directs_nobody() -> None:
    p = prep("""
        ger A 4-6-7 at K5
        ger L 9-1 at K5
        ger M 8-1 at K5 +lmg
        ger N 8-0 at K5 fired prep
        sw X ger-lmg with L fired
        rus S 4-4-7 at K7
    """)
    assert directing(p, "K7 A") == {"M"}
    assert directing(p, "K7 A M-lmg") == set()
    assert why_not_direct(p, "L", "K7 A") == "ASL-4.0.v"
    assert why_not_direct(p, "N", "K7 A") == "ASL-4.0.v"


@pytest.mark.rule("ASL-4.2.g", "ASL-3.2.2.o", "ASL-4.4.4.e")
def test_nobody_directs_flames_but_an_anti_tank_rifle() -> None:
    p = prep("ger A 4-6-8 at K5 +ft +atr\nger L 9-1 at K5\nrus S 4-4-7 at K6")
    assert why_not_direct(p, "L", "K6 A-ft") == "ASL-4.2.g"
    assert (directing(p, "K6 A-ft"), directing(p, "K6 A-atr")) == (set(), {"L"})


# Two leaders with one MG.


@pytest.mark.rule("ASL-4.1.c")
def test_a_second_leader_helps_with_a_machine_gun_and_then_does_not_direct() -> None:
    p = prep("""
        ger L 9-1 at K5 +mmg
        ger M 8-1 at K5
        ger N 8-0 at K5 broken
        ger O 8-0 at L5
        ger A 4-6-7 at J5 +mmg
        rus S 4-4-7 at K7
    """)
    assert joining(p, "K7 L-mmg") == {"M", "A", "A-mmg"}
    assert joining(p, "K7 A-mmg") == {"A", "L-mmg"}
    both = Attack(FireKind.PREP, 0, p.hex("K7"), p.units("M"), (p.weapon("L-mmg"),))
    assert incomplete(p, both) is None
    assert AddFirer(p.unit("O")) not in joiners(p.state, both)
    assert why_not_direct(p, "M", "K7 L-mmg") is None
    p.state.directed[p.unit("M")] = (0, 0)
    assert joining(p, "K7 L-mmg") == {"A", "A-mmg"}


# All at once.


def named_hexes() -> st.SearchStrategy[str]:
    return st.builds("{}{}".format, st.sampled_from("HIJKLM"), st.integers(3, 8))


UNITS = st.tuples(
    st.sampled_from(["4-6-7", "2-4-7", "9-1"]),
    named_hexes(),
    st.sampled_from(["", "pinned", "broken", "first", "final", "prep", "first fired", "forfeit"]),
    st.sampled_from(["", "+lmg", "+hmg +ft", "+atr +mmg"]),
    st.sampled_from(["none", "", "first", "prep", "fired"]),
)
PHASES = ("prep-fire german", "movement russian", "defensive-fire russian", "advancing-fire german")


@given(
    st.lists(UNITS, min_size=1, max_size=4),
    st.lists(named_hexes(), min_size=1, max_size=3, unique=True),
    st.sampled_from(PHASES),
    st.booleans(),
)
def test_the_quick_list_of_first_firers_agrees_with_the_reasons(
    units: list[tuple[str, str, str, str, str]], enemies: list[str], phase: str, volleyed: bool
) -> None:
    text = ["terrain woods K5 J6 L6, brush I5 K7"]
    for n, (counter, h, mark, weapons, used) in enumerate(units):
        text.append(f"ger U{n} {counter} at {h} {mark} {weapons}")
        if used != "none":
            text.append(f"sw W{n} ger-lmg with U{n} {used}")
    text += [f"rus E{n} 4-4-7 at {h} here=1" for n, h in enumerate(enemies)]
    text += [f"during {phase}", "movers E0"]
    if volleyed:
        text.append(f"volley {units[0][1]} {enemies[0]}")
    p = position("\n".join(text))
    state, listed = p.state, openings(p.state, 0)
    allowed = {
        OpenFire(h, u, w)
        for u in state.living(0)
        for w in (NOBODY, *state.carried(u))
        for h in map(p.hex, enemies)
        if (kind := kind_for(state, u, w)) is not None
        if may_fire(state, kind, u, w, HexId(h)) is None
    }
    assert {choice for choice in listed if isinstance(choice, OpenFire)} <= allowed
    assert len(listed) == len(set(listed))
    for missing in allowed - set(listed):
        words = (p.label(missing.hex), p.name(missing.unit)) if missing.weapon < 0 else (
            p.label(missing.hex), p.weapon_name(missing.weapon))  # fmt: skip
        assert incomplete(p, " ".join(words)) == "ASL-3.2.3.a"


@pytest.mark.rule("ASL-4.0.v", "ASL-4.1.c")
@pytest.mark.parametrize(
    ("marker", "helps"),
    [("", True), ("prep", False), ("first", False), ("final", False), ("fired", False)],
)
@pytest.mark.parametrize(
    ("own", "enemy", "side"),
    [("ger", "rus S 4-4-7", "german"), ("rus", "ger S 4-6-7", "russian")],
)
def test_a_leader_whose_weapon_has_fired_mans_no_other(
    own: str, enemy: str, side: str, marker: str, helps: bool
) -> None:
    p = position(f"""
        {own} L 9-1 at K5
        {own} K 8-1 at K5
        sw M {own}-mmg with L
        sw N {own}-lmg with K {marker}
        {enemy} at K7
        during prep-fire {side}
    """)
    assert ("K" in joining(p, "K7 M")) is helps


@pytest.mark.rule("ASL-4.1.c")
@pytest.mark.parametrize("marker", ["prep", "first", "final", "fired"])
def test_a_leader_who_has_fired_helps_only_with_a_weapon_that_has_fired_too(marker: str) -> None:
    text = """
        ger L 9-1 at K5
        ger K 8-1 at K5 {}
        sw M ger-mmg with L {}
        rus S 4-4-7 at K7
        during prep-fire german
    """
    assert "K" not in joining(position(text.format(marker, "")), "K7 M")
    assert "K" in joining(position(text.format(marker, "fired")), "K7 M")
