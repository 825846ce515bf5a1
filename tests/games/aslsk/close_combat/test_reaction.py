"""CC Reaction Fire (ASL-3.3.4), and the example of a tank in a building held by Infantry."""

import pytest

from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why


def halts(p: Position, mp: int) -> Position:
    """The tank T has spent so many MP where it is: the DEFENDER may fire."""
    state, u = p.state, p.unit("T")
    state.here[u] = 2 * mp
    state.trail[u, p.hex(p.where("T"))] = 2 * mp
    state.motion |= 1 << u
    while state.stack and type(state.stack[-1]).__name__ in ("FirstFire", "MayFire"):
        state.stack.pop()
    state.stack.append(FirstFire(p.side("german")))
    return p


def moving(*lines: str, mp: int = 8) -> Position:
    """A T-34/85 T drives in K5, which the 4-6-7 A holds."""
    men = """
        ger A 4-6-7 at K5
        rus T rus-t3485 at K5 entered
        movers T
    """
    return halts(position("\n".join((men, *lines, "during movement russian"))), mp)


@pytest.mark.rule("ASL-3.3.4.a", "ASL-3.3.4.b")
@pytest.mark.parametrize(("dice", "dares"), [((3, 4), True), ((4, 4), False)])
def test_a_squad_must_dare_to_attack_a_tank_in_its_hex(
    dice: tuple[int, int], *, dares: bool
) -> None:
    p = moving()
    p.do("react A T")
    assert p.waits_for == "ReactionPaatc"
    p.roll(dice)
    assert (p.waits_for == "AttackRoll") is dares
    assert ("pinned" in p.states("A")) is not dares
    assert ("first" in p.states("A")) is dares


@pytest.mark.rule("ASL-3.3.4.a", "ASL-2.0.bf")
def test_only_good_order_infantry_in_the_hex_reacts() -> None:
    men = ("ger B 4-6-7 at K5 pinned", "ger C 4-6-7 at K5 broken", "ger D 4-6-7 at K6")
    p = moving(*men, "ger V pziiin at K5")
    reacting = {choice for choice in p.choices() if choice.startswith("react")}
    assert reacting == {"react A T"}
    assert why(p, "react B T") == ("ASL-3.3.4.a", "no-reaction-of-unit")
    assert why(p, "react V T") == ("ASL-3.3.4.a", "no-reaction-of-unit")
    assert why(p, "react D T") == ("ASL-3.3.4.a", "no-reaction-target")


@pytest.mark.rule("ASL-3.3.4.a")
def test_an_attack_marks_the_unit_and_its_weapons() -> None:
    p = moving("sw M ger-lmg with A")
    p.do("react A T").roll((1, 1), (5, 5))
    assert p.state.first_weapons >> p.weapon("M") & 1
    assert "first" in p.states("A")


@pytest.mark.rule("ASL-3.3.4.b")
def test_a_leader_needs_no_check_and_joins_a_squad() -> None:
    p = moving("ger L 8-1 at K5")
    told = p.preview("react A T L").assault
    assert told is not None
    assert (told.ccv.total, told.drm.total) == (6, 1)
    p.do("react L T")
    assert p.waits_for == "AttackRoll"


@pytest.mark.rule("ASL-3.3.4.d")
@pytest.mark.parametrize(("dice", "wreck"), [((3, 3), "none"), ((2, 2), "K5")])
def test_a_tank_may_be_destroyed_and_does_not_answer(dice: tuple[int, int], wreck: str) -> None:
    p = moving("ger L 8-1 at K5")
    p.do("react A T L").roll((1, 1), dice)
    assert p.wreck("T") == wreck
    assert p.waits_for != "Skirmish"


@pytest.mark.rule("ASL-3.3.4.e")
@pytest.mark.parametrize(("states", "value"), [("", 5), ("first", 4)])
def test_having_fired_lowers_the_ccv_once(states: str, value: int) -> None:
    p = position(f"""
        ger A 4-6-7 at K5 {states}
        rus T rus-t3485 at K5 entered
        movers T
        during movement russian
    """)
    told = halts(p, 8).preview("react A T").assault
    assert told is not None
    assert told.ccv.total == value


@pytest.mark.example("ASL-EX-4.4.2-1")
@pytest.mark.rule("ASL-4.4.2.o", "ASL-3.2.4.an")
def test_panzerfausts_against_a_tank_that_enters_the_hex() -> None:
    p = position("""
        date 1944-08
        pf german 3
        terrain wooden-building K5
        ger A 4-6-7 at K5
        ger B 5-4-8 at L5
        rus T rus-t3485 at K7 vca=n-ne
        terrain brush K6
        phase movement russian
    """).do("take T; start")
    p.do("engage A nobody T heat").roll(4)
    assert "engage A nobody T heat" not in p.choices()
    p.do("engage B nobody T heat").roll(6)
    assert "pinned" in p.states("B")
    p.do("step K6")
    assert p.state.here[p.unit("T")] == 2 * 2
    p.do("engage B nobody T heat").roll(6)
    assert "broken" in p.states("B")
    p.do("done; step K5", (3, 4))  # bog DRM +4: 11 is below 12
    assert p.state.here[p.unit("T")] == 2 * 8
    told = p.preview("engage A nobody T heat").kill
    assert told is not None
    assert (told.number, told.drm.total) == (10, 4)
    assert {line.label: line.value for line in told.drm.lines} == {
        "tally-moving-target": 2, "tally-terrain": 2,
    }  # fmt: skip
    p.do("engage A nobody T heat").roll(3).do("avoid-backblast").roll((3, 3))
    assert p.waits_for == "MoraleCheck"  # 3 on column 1: 1MC
    p.roll((1, 2), (6, 6))
    (kill,) = p.told("log-to-kill")
    assert (kill.args["part"], kill.args["facing"], kill.args["number"]) == ("hull", "side", 25)
    assert len(p.told("log-dud")) == 1
    assert p.where("T") == "K5"
    assert "first" in p.states("A")


@pytest.mark.example("ASL-EX-3.3.4-1")
@pytest.mark.rule("ASL-3.3.4.c")
def test_reaction_fire_as_sff_and_as_fpf() -> None:
    p = position("""
        terrain wooden-building K5
        ger A 4-6-7 at K5 first
        rus T rus-t3485 at K4 vca=se-s motion began=K4
        phase movement russian
    """).do("take T; step K5", (3, 4))
    told = p.preview("react A T").assault
    assert told is not None
    assert (told.ccv.total, told.drm.total) == (4, 2)
    p.do("react A T").roll((3, 4), (1, 2))
    assert "final" in p.states("A")
    assert not p.states("T") & {"immobilized"}
    p.do("done; halt; react A T")
    assert p.waits_for == "AttackRoll"  # no new PAATC
    p.roll((2, 3))
    (nmc,) = p.told("log-protective-check")
    assert nmc.args["final"] == 5
    assert p.states("A") == {"final", "fired"}


@pytest.mark.rule("ASL-3.3.3.v", "ASL-3.3.4.b")
@pytest.mark.parametrize(("dice", "broken"), [((4, 4), False), ((4, 5), True)])
def test_a_leader_helps_them_through_final_protective_fire(
    dice: tuple[int, int], broken: bool
) -> None:
    p = position("""
        ger A 4-6-7 at K5 final
        ger L 9-1 at K5 final
        rus T rus-t3485 at K5 entered
        movers T
        braved A T
        during movement russian
    """)
    halts(p, 8).do("react A T L").roll(dice)
    finals = {p.name(int(e.args["unit"])): e.args["final"] for e in p.told("log-protective-check")}
    assert finals == {"A": sum(dice) - 1, "L": sum(dice) - 1}
    assert ("broken" in p.states("A")) is broken
    assert "broken" not in p.states("L")


@pytest.mark.rule("ASL-3.3.3.v")
@pytest.mark.parametrize(("unit", "checked"), [("4-6-7", True), ("2-4-7", False)])
def test_whom_its_own_attack_eliminates_takes_no_check_for_it(unit: str, checked: bool) -> None:
    p = position(f"""
        ger A {unit} at K5 final
        rus T rus-t3485 at K5 entered
        movers T
        braved A T
        during movement russian
    """)
    halts(p, 8).do("react A T").roll((6, 6))
    assert len(p.told("log-protective-check")) == checked


@pytest.mark.rule("ASL-3.3.3.aa", "ASL-3.3.3.z", "ASL-3.3.4.a")
def test_a_stop_mp_draws_one_attack_however_much_was_spent_before() -> None:
    p = position("""
        terrain wooden-building K5
        ger A 4-6-7 at K5 first
        rus T rus-t3485 at K4 vca=se-s motion began=K4
        phase movement russian
    """).do("take T; step K5", (3, 4))
    p.do("react A T").roll((3, 4), (4, 4))
    assert "react A T" in p.choices()  # 8 MP were spent at once
    p.do("done; halt; react A T").roll((2, 3))
    assert p.waits_for == "Driving"
    p.do("delay")
    assert "react A T" in p.choices()
