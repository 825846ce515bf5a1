"""Defensive First Fire, Subsequent First Fire and Final Protective Fire (ASL-3.3.3)."""

import pytest

from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.fire.helpers import attack, calm, last_shot, marked, shots

NOTHING = (6, 5)
"""A DR without effect, ROF or double, in the open too."""


def moves(*lines: str) -> Position:
    """A Russian MPh; Z has yet to move, so that it goes on after the move that is tested."""
    return position("\n".join(("rus Z 4-4-7 at A1", *lines, "phase movement russian")))


# When, and at whom.


@pytest.mark.rule("ASL-3.3.3.a", "ASL-3.3.3.p1a")
def test_the_defender_fires_in_the_enemy_movement_phase_and_after_it() -> None:
    p = moves("ger G 4-6-7 at K5", "ger H 4-6-7 at M5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    assert (p.actor, p.waits_for) == ("german", "FirstFire")
    attack(p, "K2", "G").roll(NOTHING)
    p.enter_phase("defensive-fire russian")
    assert p.actor == "german"
    assert p.legal("open-fire K2 H")


@pytest.mark.rule("ASL-3.3.3.b", "ASL-3.2.c", "ASL-3.3.3.p1b")
def test_only_the_movers_are_fired_at() -> None:
    p = moves(
        "ger G 4-6-7 at K5",
        "rus A 4-4-7 at K1",
        "rus B 4-4-7 at K2",
        "rus C 4-4-7 at L3",
    )
    p.play("take A; step K2")
    assert p.options("open-fire") == {"K2 G"}
    attack(p, "K2", "G").roll((2, 3))
    assert [e.args["unit"] for e in p.told("log-fire-result")] == [p.unit("A")]


@pytest.mark.rule("ASL-3.3.3.b")
def test_a_stack_that_moves_together_is_one_target() -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K1", "rus B 4-4-7 at K1")
    p.play("take A; join B; step K2")
    attack(p, "K2", "G").roll((2, 3))
    assert {e.args["unit"] for e in p.told("log-fire-result")} == set(p.units("A B"))


@pytest.mark.rule("ASL-3.3.3.c", "ASL-3.3.3.p1c")
def test_the_defender_fires_as_often_as_his_units_can() -> None:
    p = moves("ger G 4-6-7 at K5", "ger H 4-6-7 at M5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G").roll(NOTHING)
    assert p.waits_for == "FirstFire"
    attack(p, "K2", "H").roll(NOTHING)
    # Nobody is left who could fire: the move goes on without a question.
    assert (p.actor, p.waits_for) == ("russian", "Marching")


@pytest.mark.rule("ASL-3.3.3.c")
@pytest.mark.parametrize("state", ["broken", ""])
def test_nobody_is_asked_who_cannot_fire(state: str) -> None:
    p = moves(
        "terrain stone-building K3",
        f"ger G 4-6-7 at K5 {state}",
        f"rus A 4-4-7 at {'K8' if state else 'K1'}",
    )
    p.play("take A", "step K7" if state else "step K2")
    assert p.waits_for == "Marching"


@pytest.mark.rule("ASL-3.3.3.d", "ASL-3.3.3.p1e")
def test_the_fire_is_resolved_before_the_mover_goes_on() -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G").roll((2, 3))
    assert p.waits_for == "MoraleCheck"
    p.roll((5, 6))
    assert p.states("A") >= {"broken"}
    assert p.waits_for == "Movement"  # its move is over


@pytest.mark.rule("ASL-3.3.3.e", "ASL-3.3.3.f", "ASL-3.3.3.p1e")
def test_the_defender_is_asked_at_each_expenditure_and_only_about_it() -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    assert p.options("open-fire") == {"K2 G"}
    p.play("done; step L2")
    assert p.options("open-fire") == {"L2 G"}
    p.play("done")
    assert p.waits_for == "Marching"


@pytest.mark.rule("ASL-3.3.3.g")
def test_units_that_moved_before_are_out_of_reach_of_this_fire() -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K1", "rus B 4-4-7 at M1")
    p.play("take A; step K2; done; stop; take B; step M2")
    assert p.options("open-fire") == {"M2 G"}


@pytest.mark.rule("ASL-3.3.3.h")
def test_any_mf_spent_make_a_target() -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K2", "sw M rus-lmg at K2")
    p.play("take A")
    assert p.actor == "russian"
    p.play("recover A M", 1)
    assert p.options("open-fire") == {"K2 G"}


# Markers.


@pytest.mark.rule("ASL-3.3.3.i", "ASL-3.3.3.p1d")
def test_who_has_no_rate_left_is_marked_first_fire() -> None:
    p = moves("ger G 4-6-7 at K5", "sw M ger-mmg with G", "rus A 4-4-7 at K1", "rus B 4-4-7 at M1")
    p.play("take A; step K2")
    attack(p, "K2", "G", "G M").roll((2, 6))
    assert (marked(p, "G"), marked(p, "M")) == ({"first"}, set())
    p.play((1, 2), "stop; take B; step M2")
    attack(p, "M2", "G M").roll(NOTHING)
    assert last_shot(p) == (4, -2)  # with full FP
    assert marked(p, "M") == {"first"}


@pytest.mark.rule("ASL-3.3.3.j", "ASL-3.2.2.f")
def test_cowering_in_defensive_first_fire_means_final_fire() -> None:
    p = moves("ger G 4-6-7 at K5", "sw M ger-mmg with G", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G M").roll((6, 6))
    assert last_shot(p)[0] == 2
    assert marked(p, "G") == marked(p, "M") == {"final"}


@pytest.mark.rule("ASL-3.2.2.q")
def test_a_leader_who_directs_is_marked_too() -> None:
    p = moves("ger G 4-6-7 at K5", "ger L 8-0 at K5", "rus A 4-4-7 at K1", "rus B 4-4-7 at L1")
    p.play("take A; step K2")
    attack(p, "K2", "G", leader="L").roll(NOTHING)
    assert marked(p, "L") == {"first"}
    p.play("stop; take B; step L2")
    attack(p, "L2", "G", leader="L").roll(NOTHING)
    assert marked(p, "G") == marked(p, "L") == {"final"}


@pytest.mark.rule("ASL-3.3.3.q")
def test_after_subsequent_first_fire_all_weapons_flip() -> None:
    p = moves(
        "ger G 4-6-7 at K5 first",
        "sw M ger-mmg with G",
        "sw N ger-lmg with G first",
        "ger H 4-6-7 at K5",
        "rus A 4-4-7 at K1",
    )
    p.play("take A; step K2")
    attack(p, "K2", "G", "H").roll(NOTHING)
    assert marked(p, "G") == marked(p, "M") == marked(p, "N") == {"final"}
    assert marked(p, "H") == {"first"}


@pytest.mark.rule("ASL-1.2.4.1.a")
def test_no_rate_of_fire_once_the_owner_is_marked_final_fire() -> None:
    p = moves("ger G 4-6-7 at K5 first", "sw M ger-mmg with G first", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G", "G M").roll((1, 6))
    assert not p.told("log-rof-kept")
    assert marked(p, "M") == {"final"}


@pytest.mark.rule("ASL-1.2.4.1.a")
def test_a_gun_of_a_squad_that_fires_again_keeps_no_rate() -> None:
    p = moves("ger G 4-6-7 at K5 first", "sw M ger-mmg with G", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    calm(attack(p, "K2", "G", "G M").roll((1, 6)))
    assert not p.told("log-rof-kept")
    assert p.residual("K2") == 2  # 2 + 5 FP: the gun leaves its share


# Machine guns in hard use.


@pytest.mark.rule("ASL-3.3.3.p")
@pytest.mark.parametrize(
    ("dice", "states", "lies"),
    [
        ((6, 3), set(), "pending"),
        ((6, 4), {"malfunctioned"}, "pending"),
        ((5, 6), {"malfunctioned"}, "pending"),
        ((6, 6), set(), "removed"),
    ],
)
def test_a_machine_gun_in_subsequent_first_fire(
    dice: tuple[int, int], states: set[str], lies: str
) -> None:
    p = moves("ger G 4-6-7 at K5 first", "sw M ger-mmg with G first", "rus A 4-4-7 at K1")
    p.play("take A; step K2")
    attack(p, "K2", "G", "G M").roll(dice)
    assert p.states("M") & {"malfunctioned"} == states
    assert p.lies("M") == lies


# Final Protective Fire.


PROTECTED = ("ger G 4-6-7 at K5 final", "rus A 4-4-7 at K3")


@pytest.mark.rule("ASL-3.3.3.t")
def test_final_protective_fire_only_at_adjacent_movers() -> None:
    p = moves("ger G 4-6-7 at K5 final", "rus A 4-4-7 at K2")
    p.play("take A; step K3")
    assert p.waits_for == "Marching"
    p.play("step K4")
    assert p.options("open-fire") == {"K4 G"}


@pytest.mark.rule("ASL-3.3.3.u")
def test_final_protective_fire_is_halved_and_doubled() -> None:
    p = moves(*PROTECTED).play("take A; step K4")
    attack(p, "K4", "G").roll((6, 1))
    assert last_shot(p) == (4, -2)


@pytest.mark.rule("ASL-3.3.3.v")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [((5, 1), set()), ((5, 2), {"pinned"}), ((5, 3), {"broken", "dm"})],
)
def test_the_dr_is_an_nmc_of_the_firer(dice: tuple[int, int], expected: set[str]) -> None:
    p = moves(*PROTECTED).play("take A; step K4")
    attack(p, "K4", "G").roll(dice)
    calm(p)
    assert p.states("G") & {"pinned", "broken", "dm"} == expected


@pytest.mark.rule("ASL-3.3.3.v")
def test_only_leadership_changes_that_nmc_and_the_leader_takes_it_too() -> None:
    """8 - 1 pins the squad of morale 7; the leader of morale 8 has an 8 without his own DRM."""
    p = moves("ger L 8-1 at K5 final cx", *PROTECTED, "directed L G").play("take A; step K4")
    attack(p, "K4", "G", leader="L").roll((3, 5))
    assert last_shot(p)[1] == -2  # -1 leadership, +1 CX, FFMO, FFNAM
    calm(p)
    assert p.states("G") & {"pinned", "broken"} == {"pinned"}
    assert p.states("L") & {"pinned", "broken"} == {"pinned"}


@pytest.mark.rule("ASL-3.3.3.v")
def test_leadership_may_save_the_firer() -> None:
    p = moves("ger L 9-2 at K5 final", *PROTECTED, "directed L G").play("take A; step K4")
    attack(p, "K4", "G", leader="L").roll((2, 6))
    calm(p)
    assert p.states("G") & {"pinned", "broken"} == set()  # 8 - 2
    assert p.states("L") & {"pinned", "broken"} == set()  # 8 of 9


@pytest.mark.rule("ASL-3.3.3.w")
def test_final_protective_fire_again_and_again() -> None:
    p = moves(*PROTECTED, "rus B 4-4-7 at J3", "rus C 4-4-7 at L3")
    for mover, to in (("A", "K4"), ("B", "J4"), ("C", "L4")):
        p.play(f"take {mover}; step {to}")
        attack(p, to, "G").roll((5, 1))
        calm(p).play("stop")
    assert len(shots(p)) == 3


@pytest.mark.rule("ASL-3.3.3.x")
def test_final_protective_fire_takes_the_whole_unit() -> None:
    p = moves(*PROTECTED, "sw M ger-mmg with G final").play("take A; step K4; open-fire K4 G")
    assert not p.legal("fire")
    p.play("add-firer G M")
    assert p.legal("fire")


@pytest.mark.rule("ASL-3.3.3.y")
def test_only_those_who_use_it_take_the_nmc() -> None:
    p = moves("ger H 4-6-7 at K5", *PROTECTED).play("take A; step K4")
    attack(p, "K4", "G", "H").roll((5, 3))
    calm(p)
    assert p.states("G") >= {"broken"}
    assert p.states("H") & {"broken", "pinned"} == set()


# Standing orders.


@pytest.mark.parametrize(
    ("steps", "pressing"), [("step K3", False), ("step K3; done; step K4", True)]
)
def test_a_window_presses_when_a_mover_is_adjacent(steps: str, *, pressing: bool) -> None:
    p = moves("ger G 4-6-7 at K5", "rus A 4-4-7 at K2").play("take A", steps)
    window = p.state.stack[-1]
    assert isinstance(window, FirstFire)
    assert window.presses(p.state, "adjacent") is pressing
    assert not window.presses(p.state, "vehicles")


@pytest.mark.parametrize(
    ("defenders", "adjacent", "vehicles"),
    [
        ("ger G crew at K9\nsw P ger-75l-at with G arc=nw-n", False, True),
        ("ger G crew at K6\nsw P ger-75l-at with G arc=nw-n", True, True),
        ("ger G 4-6-7 at K5", True, True),
        ("ger G 4-6-7 at K8", False, False),
    ],
)
def test_a_window_about_a_vehicle_presses_where_it_can_be_harmed(
    defenders: str, *, adjacent: bool, vehicles: bool
) -> None:
    p = moves(defenders, "rus A rus-t34m41 at K4 vca=se-s motion").play("take A", "step K5")
    window = FirstFire(0)
    assert window.presses(p.state, "adjacent") is adjacent
    assert window.presses(p.state, "vehicles") is vehicles


def test_hidden_defenders_are_asked_wherever_they_are() -> None:
    """That the DEFENDER is asked tells nothing: he is asked even if nobody can fire."""
    for place in ("K5", "GG10"):
        p = moves(
            "terrain woods GG10 K5",
            f"ger G 4-6-7 at {place} hidden",
            "rus A 4-4-7 at K1",
        )
        p.play("take A; step K2")
        assert p.waits_for == "FirstFire"
        assert p.state.stack[-1].window
        assert p.legal("done")


def test_hidden_units_that_fire_are_revealed() -> None:
    p = moves("terrain woods K5", "ger G 4-6-7 at K5 hidden", "rus A 4-4-7 at K1")
    p.play("take A; step K2; open-fire K2 G")
    assert "hidden" in p.states("G")
    p.play("fire")
    assert "hidden" not in p.states("G")
