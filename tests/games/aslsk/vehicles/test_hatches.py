"""Crew Exposed and Buttoned Up (ASL-7.7)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused

FAR = "rus R 4-4-7 at A1"


def phase(words: str, name: str = "movement", more: str = "") -> Position:
    more = more or "ger A 4-6-7 at C5"
    return position(f"ger T pziiin at K5 {words}\n{FAR}\n{more}\nphase {name} german")


@pytest.mark.rule("ASL-7.7.a", "ASL-7.7.j")
@pytest.mark.parametrize("name", ["movement", "advance"])
def test_the_owner_opens_hatches_in_his_mph_and_aph(name: str) -> None:
    p = phase("", name).do("hatch T")
    assert "exposed" in p.states("T")
    p = phase("exposed", name).do("hatch T")
    assert "exposed" not in p.states("T")


@pytest.mark.rule("ASL-7.7.j")
@pytest.mark.parametrize("name", ["prep-fire", "rout"])
def test_at_no_other_time(name: str) -> None:
    p = phase("", name, "ger B 4-6-7 at L5 broken dm\nrus E 4-4-7 at N5")
    assert not p.options("hatch")


@pytest.mark.rule("ASL-7.7.j")
def test_nor_does_the_enemy() -> None:
    p = position("ger T pziiin at K5\nrus V t26 at A1\nphase movement german")
    assert p.options("hatch") == {"T"}


@pytest.mark.rule("ASL-7.7.j")
def test_markers_may_be_placed_at_set_up() -> None:
    p = position(f"""
        group wave german in K4
        ger T pziiin group=wave
        {FAR}
        phase set-up german
    """).do("place T K4; hatch T")
    assert "exposed" in p.states("T")
    p.do("hatch T")
    assert "exposed" not in p.states("T")


@pytest.mark.rule("ASL-7.7.k")
def test_not_twice_in_a_phase() -> None:
    p = phase("").do("hatch T")
    assert refused(p, "hatch T") == "ASL-7.7.k"
    p.do("done").enter_phase("advance german")
    assert p.legal("hatch T")


@pytest.mark.rule("ASL-7.7.l")
@pytest.mark.parametrize("words", ["prep", "bounded"])
def test_fire_keeps_the_hatches_shut(words: str) -> None:
    assert refused(phase(words), "hatch T") == "ASL-7.7.l"
    assert phase(f"{words} exposed").legal("hatch T")


def passing(words: str, more: str = "") -> Position:
    """A tank that has driven from K5 to L4, past the Russian squad R in M5."""
    p = position(f"""
        ger T pziiin at K5 vca=ne-se motion began=K5 {words}
        rus R 4-4-7 at M5
        {more}
        phase movement german
    """).do("take T; step L4")
    while p.waits_for == "FirstFire":
        p.do("done")
    return p


@pytest.mark.rule("ASL-7.7.m")
def test_open_hatches_may_be_fired_at_though_nothing_was_spent() -> None:
    p = passing("")
    spent = p.spent("T")
    p.do("hatch T")
    assert (p.waits_for, p.actor) == ("FirstFire", "russian")
    assert p.options("open-fire") == {"L4 R"}
    assert p.spent("T") == spent
    p.do("open-fire L4 R; fire", (5, 6))
    assert p.waits_for == "Driving"


@pytest.mark.rule("ASL-7.7.m")
def test_closed_hatches_are_out_of_reach() -> None:
    p = passing("exposed").do("hatch T")
    assert p.waits_for == "Driving"
    assert "exposed" not in p.states("T")


@pytest.mark.rule("ASL-7.7.m")
def test_whoever_can_fire_no_more_at_the_last_mp_is_not_asked() -> None:
    p = position("""
        ger T pziiin at K5 vca=ne-se motion began=K5
        rus R 4-4-7 at O5 first final
        phase movement german
    """).do("take T; step L4; hatch T")
    assert p.waits_for == "Driving"


@pytest.mark.rule("ASL-7.7.m")
def test_a_change_of_hatches_before_the_first_mp_draws_no_fire() -> None:
    p = position("""
        ger T pziiin at L4 vca=ne-se motion began=L4
        rus R 4-4-7 at M5
        phase movement german
    """).do("take T; hatch T")
    assert p.waits_for == "Driving"
    assert p.state.movers == ()


@pytest.mark.rule("ASL-7.7.m", "ASL-3.3.3.g")
@pytest.mark.parametrize("next_mover", [False, True])
def test_hatches_opened_after_the_move_draw_fire_until_another_unit_moves(
    *, next_mover: bool
) -> None:
    p = position("""
        ger T pziiin at K5 vca=ne-se motion began=K5
        ger A 4-6-7 at A1
        rus R 4-4-7 at O5
        phase movement german
    """).do("take T; step L4; halt; stop")
    assert p.waits_for == "Movement"
    if next_mover:
        p.do("take A; step B1; stop")
    p.do("hatch T")
    assert p.waits_for == ("Movement" if next_mover else "FirstFire")
    if not next_mover:
        assert p.options("open-fire") == {"L4 R"}
        assert p.do("done").waits_for == "Movement"


@pytest.mark.rule("ASL-7.7.n")
@pytest.mark.parametrize("words", ["shocked", "stunned", "unconfirmed"])
def test_a_dazed_crew_stays_inside(words: str) -> None:
    assert refused(phase(words), "hatch T") == "ASL-7.7.n"


@pytest.mark.rule("ASL-3.2.3.y")
@pytest.mark.parametrize("name", ["movement", "advance"])
def test_a_crew_that_ducked_stays_inside_for_the_player_turn(name: str) -> None:
    p = phase("shut", name)
    assert refused(p, "hatch T") == "ASL-3.2.3.y"
    assert "hatch T" not in p.choices()
    p.enter_phase("close-combat german").enter_phase(f"{name} german")
    assert "hatch T" in p.choices()


@pytest.mark.rule("ASL-3.2.3.y")
def test_a_crew_that_fire_drives_in_on_the_way_does_not_look_out_again() -> None:
    p = position("""
        ger T pziiin at K5 vca=ne-se motion began=K5 exposed
        rus R 4-4-7 at M5
        phase movement german
    """).do("take T; step L4; open-fire L4 R; fire", (4, 3), (4, 5))  # 9: PTC
    assert p.waits_for == "Driving"
    assert "exposed" not in p.states("T")
    assert refused(p, "hatch T") == "ASL-3.2.3.y"


@pytest.mark.rule("ASL-7.10.q")
@pytest.mark.parametrize(
    ("kind", "words", "opens"),
    [
        ("pziif", "shaken recalled", False), ("pziif", "recalled", True),
        ("pziiin", "shaken recalled", True), ("pziif", "shaken exposed", True),
    ],
)  # fmt: skip
def test_a_stunned_crew_of_a_one_man_turret_never_looks_out_again(
    kind: str, words: str, *, opens: bool
) -> None:
    men = f"ger T {kind} at K5 {words}\nger A 4-6-7 at C5"
    p = position(f"{men}\n{FAR}\nphase advance german")
    assert ("hatch T" in p.choices()) is opens
    if not opens:
        assert refused(p, "hatch T") == "ASL-7.10.q"
