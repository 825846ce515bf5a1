"""Ambush (ASL-3.8.s to ASL-3.8.v): Infantry advances into CC under cover."""

import pytest

from hexfront.games.aslsk.close_combat.ambush import ambush_drm
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import attack, drm, results


def meeting(ground: str = "terrain woods K5", german: str = "4-6-7 at K5 advanced") -> Position:
    return position(f"""
        {ground}
        ger A {german}
        ger B 4-6-7 at K5
        rus S 4-4-7 at K5
        rus T 4-4-7 at K5
        phase close-combat german
    """)


@pytest.mark.rule("ASL-3.8.s")
@pytest.mark.parametrize(
    ("ground", "german", "waits"),
    [
        ("terrain woods K5", "4-6-7 at K5 advanced", "AmbushRoll"),
        ("terrain wooden-building K5", "4-6-7 at K5 advanced", "AmbushRoll"),
        ("terrain orchard K5", "4-6-7 at K5 advanced", "Declaring"),
        ("terrain woods K5", "4-6-7 at K5", "Declaring"),
        ("terrain woods K5\nmelee K5", "4-6-7 at K5 advanced", "Declaring"),
    ],
)
def test_who_advances_into_woods_or_a_building_but_not_into_a_melee(
    ground: str, german: str, waits: str
) -> None:
    assert meeting(ground, german).waits_for == waits


@pytest.mark.rule("ASL-3.8.s")
def test_an_advance_in_the_phase_before() -> None:
    p = position("""
        terrain woods K5
        ger A 4-6-7 at K6
        rus S 4-4-7 at K5
        phase advance german onwards
    """)
    p.choose("advance A K5")
    assert p.waits_for == "AmbushRoll"


@pytest.mark.rule("ASL-3.8.s")
@pytest.mark.parametrize(
    ("german", "russian", "ambusher"),
    [(1, 4, "german"), (1, 3, ""), (4, 1, "russian"), (3, 1, ""), (2, 2, "")],
)
def test_a_dr_lower_by_three(german: int, russian: int, ambusher: str) -> None:
    p = meeting().roll(german, russian)
    assert [p.side_name(int(e.args["side"])) for e in p.told("log-ambush")] == (
        [ambusher] if ambusher else []
    )


@pytest.mark.rule("ASL-3.8.s")
def test_the_final_dr_counts() -> None:
    p = meeting(german="4-6-7 at K5 advanced cx").roll(2, 4)
    assert p.told("log-ambush") == []
    assert [e.args["total"] for e in p.told("log-ambush-roll")] == [3, 4]
    p = meeting(german="4-6-7 at K5 advanced cx").roll(3, 1)
    assert len(p.told("log-ambush")) == 1


@pytest.mark.rule("ASL-3.8.t")
def test_one_unit_is_enough_for_each_drm() -> None:
    p = position("""
        terrain woods K5
        ger A 4-6-7 at K5 cx
        ger B 4-6-7 at K5 pinned
        ger C 4-3-6 at K5
        ger L 9-2 at K5
        ger M 8-1 at K5
        rus S 4-4-7 at K5
        during close-combat german
    """)
    leader, second, unit = p.units("L M A")

    def lines(*pairs: tuple[int, int]) -> dict[str, int]:
        tally = ambush_drm(p.state, p.hex("K5"), p.side("german"), pairs)
        return {line.label: line.value for line in tally.lines}

    common = {"tally-cx": 1, "tally-pinned": 1, "tally-inexperienced": 1}
    assert lines() == common
    assert lines((leader, unit)) == common | {"tally-leadership": -2}
    assert lines((second, unit)) == common | {"tally-leadership": -1}
    assert lines((leader, p.unit("C"))) == common | {"tally-leadership": -2}
    assert lines((leader, unit), (second, unit)) == common | {"tally-leadership": -2}
    assert lines((second, leader)) == common
    assert ambush_drm(p.state, p.hex("K5"), p.side("russian"), ((leader, unit),)).total == 0


@pytest.mark.rule("ASL-3.8.u")
def test_the_ambusher_attacks_better_and_is_attacked_worse() -> None:
    p = meeting()
    assert drm(p, "A", "S", "german") == {"tally-ambusher": -1}
    assert drm(p, "S", "A", "german") == {"tally-against-ambusher": 1}
    p.roll(1, 6)
    p.do(attack("A B", "S T"), "6,5", attack("S T", "A B"), "6,5")
    assert results(p) == [("1-1", -1, 10, "none"), ("1-1", 1, 12, "none")]


@pytest.mark.rule("ASL-3.8.u")
def test_it_is_forgotten_in_the_melee_that_follows() -> None:
    p = meeting().roll(1, 6)
    p.do(attack("A B", "S T"), "6,5; done")
    p.enter_phase("close-combat russian")
    p.do(attack("S T", "A B"), "done; 6,5")
    assert results(p)[-1] == ("1-1", 0, 11, "none")


@pytest.mark.rule("ASL-3.8.v", "ASL-3.8.b")
def test_only_survivors_of_the_ambush_answer() -> None:
    p = meeting().roll(6, 1)
    assert p.actor == "russian"
    p.do(attack("S", "A"), "done; 1,2")
    assert p.where("A") == "eliminated"
    assert (p.actor, p.options("grapple")) == ("german", {"B"})
    p.do(attack("B", "S T"), "6,6")
    assert p.at("K5") == {"B", "S", "T"}


@pytest.mark.rule("ASL-3.8.v")
def test_the_reduced_answer_with_what_they_have_left() -> None:
    p = meeting().roll(6, 1)
    p.do(attack("S", "A"), "done; 3,3")
    assert p.figures("A") == "2-4-7"
    p.do(attack("A", "S"), "done; 6,6")
    assert [found[0] for found in results(p)] == ["1-1", "1-2"]


def test_an_ambusher_who_does_not_attack_is_still_attacked_afterwards() -> None:
    p = meeting().roll(1, 6)
    p.choose("done")
    assert p.actor == "russian"
    p.do(attack("S", "A"), "done; 6,6")
    assert results(p) == [("1-1", 1, 13, "none")]
