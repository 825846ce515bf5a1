"""Turning front and turret without a shot, at the end of a fire phase (ASL-3.3.2.h)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.close_combat.helpers import why

PHASES = ("prep-fire german", "defensive-fire russian", "advancing-fire german")


def tank(
    states: str = "", *lines: str, phase: str = PHASES[0], kind: str = "ger-pziiin"
) -> Position:
    """A German vehicle T in K8 that points north."""
    men = f"""
        ger T {kind} at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R 4-4-7 at A10
        rus B 4-4-7 at A9
    """
    return position("\n".join((men, *lines, f"phase {phase}")))


def turns(p: Position) -> tuple[int, int]:
    """How many ways there are to turn front and turret."""
    return len(p.choices("turn")), len(p.choices("traverse"))


@pytest.mark.rule("ASL-3.3.2.h")
@pytest.mark.parametrize("phase", PHASES)
def test_front_and_turret_turn_for_nothing_at_the_end_of_a_fire_phase(phase: str) -> None:
    p = tank(phase=phase)
    assert turns(p) == (5, 5)
    p.do("turn T se-s")
    assert (p.vca("T"), p.tca("T")) == ("se-s", "se-s")
    assert p.waits_for == "Course"
    assert turns(p) == (0, 5)
    p.do("traverse T n-ne", "done")
    assert (p.vca("T"), p.tca("T")) == ("se-s", "n-ne")
    assert p.told("log-slews")


@pytest.mark.rule("ASL-3.3.2.h")
def test_of_either_side_in_its_own_fire_phase() -> None:
    for phase in ("prep-fire russian", "advancing-fire russian", "defensive-fire german"):
        p = tank("", "rus V rus-t3485 at P5", phase=phase)
        assert {option.split()[0] for option in p.options("turn")} == {"V"}
        assert p.refusal("turn T se-s").rule == "ASL-3.0.a"


@pytest.mark.rule("ASL-3.3.2.h")
def test_the_turret_may_turn_first() -> None:
    p = tank().do("traverse T se-s")
    assert turns(p) == (5, 5)
    p.do("turn T ne-se", "done")
    assert (p.vca("T"), p.tca("T")) == ("ne-se", "s-sw")


@pytest.mark.rule("ASL-3.3.2.h")
def test_whoever_turns_has_used_its_fire() -> None:
    p = tank("", "rus Q 4-4-7 at K5").do("turn T ne-se", "done")
    assert not [choice for choice in p.choices() if choice.startswith(("open-fire K5 T", "turn T"))]
    assert why(p, "turn T n-ne") == ("ASL-3.3.2.h", "no-slewing-without-weapon")
    assert p.refusal("open-fire K5 T T-cmg").rule == "ASL-7.8.c"
    p.enter_phase("movement german")
    assert "take T" not in p.choices()


@pytest.mark.rule("ASL-3.3.2.h")
@pytest.mark.parametrize(
    ("lines", "able"),
    [
        ((), True),
        (("sw T-ma prep", "sw T-bmg prep"), True),
        (("sw T-ma prep", "sw T-bmg prep", "sw T-cmg prep"), False),
        (("sw T-ma malfunctioned", "sw T-bmg malfunctioned", "sw T-cmg disabled"), False),
    ],
)
def test_only_while_turret_or_bow_could_fire(lines: tuple[str, ...], *, able: bool) -> None:
    p = tank("", "rus Q 4-4-7 at K5", *lines)
    assert bool(p.choices("turn")) is able
    if not able:
        assert why(p, "turn T ne-se") == ("ASL-3.3.2.h", "no-slewing-without-weapon")
        assert why(p, "traverse T ne-se") == ("ASL-3.3.2.h", "no-slewing-without-weapon")


@pytest.mark.rule("ASL-3.3.2.h")
def test_an_anti_aircraft_mg_alone_does_not_turn_the_vehicle() -> None:
    spent = ("sw T-ma prep", "sw T-bmg prep", "sw T-cmg prep")
    p = tank("exposed", "rus Q 4-4-7 at K5", *spent, kind="ger-pzvib")
    assert "K5 T T-aamg" in p.options("open-fire")
    assert not p.choices("turn")


@pytest.mark.rule("ASL-3.3.2.h", "ASL-7.6.f")
@pytest.mark.parametrize("state", ["bogged", "immobilized"])
def test_a_stuck_vehicle_turns_its_turret_only(state: str) -> None:
    p = tank(state)
    assert turns(p) == (0, 5)
    assert why(p, "turn T ne-se") == ("ASL-7.6.f", "no-turning-of-front")
    p.do("traverse T ne-se")
    assert turns(p) == (0, 5)


@pytest.mark.rule("ASL-3.3.2.h")
def test_no_turret_no_traverse_and_no_turn_to_where_it_points() -> None:
    p = tank(kind="ger-stugiiig")
    assert turns(p) == (5, 0)
    assert why(p, "traverse T ne-se") == ("ASL-7.2.f", "no-turret")
    assert why(p, "turn T n-ne") == ("ASL-3.3.2.h", "no-turn-at-all")
    assert why(tank(), "traverse T n-ne") == ("ASL-3.3.2.h", "no-turn-at-all")


@pytest.mark.rule("ASL-3.3.2.h")
@pytest.mark.parametrize("state", ["shocked", "stunned", "motion"])
def test_neither_a_helpless_crew_nor_a_vehicle_in_motion_turns_in_the_pfph(state: str) -> None:
    assert turns(tank(state, "rus Q 4-4-7 at B3")) == (0, 0)


@pytest.mark.rule("ASL-7.6.a", "ASL-7.6.b")
@pytest.mark.parametrize(("dice", "vca"), [((1, 1), "ne-se"), ((6, 6), "n-ne")])
def test_a_turn_in_woods_takes_a_bog_check(dice: tuple[int, int], vca: str) -> None:
    p = tank("", "terrain woods K8").do("turn T ne-se").roll(dice)
    assert p.vca("T") == vca
    assert ("bogged" in p.states("T")) is (vca == "n-ne")


@pytest.mark.rule("ASL-6.10.d")
@pytest.mark.parametrize("deed", ["turn T ne-se", "traverse T ne-se"])
def test_whoever_turns_loses_the_acquisition(deed: str) -> None:
    p = tank("", "sw T-ma acquired=R:1").do(deed)
    assert p.acquired("T-ma") is None


@pytest.mark.rule("ASL-3.3.2.h")
@pytest.mark.parametrize(
    ("phase", "mark"),
    [("prep-fire german", "prep"), ("defensive-fire russian", "final"),
     ("advancing-fire german", "")],
)  # fmt: skip
def test_the_weapons_bear_the_marker_of_the_phase(phase: str, mark: str) -> None:
    p = tank(phase=phase).do("traverse T ne-se")
    for weapon in ("T-ma", "T-bmg", "T-cmg"):
        assert p.states(weapon) & {"prep", "first", "final"} == ({mark} if mark else set())


@pytest.mark.rule("ASL-3.3.2.h")
def test_it_turns_to_every_hexspine_but_its_own() -> None:
    p = position("""
        ger T ger-pziiin at K8 vca=ne-se
        ger A 4-6-7 at B2
        rus R 4-4-7 at A10
        phase prep-fire german
    """)
    for arc in ("n-ne", "se-s", "s-sw", "sw-nw", "nw-n"):
        assert p.copy().do(f"turn T {arc}").vca("T") == arc
        assert p.copy().do(f"traverse T {arc}").tca("T") == arc
