"""Bounding First Fire: a vehicle fires in its own MPh (ASL-3.3.2.2)."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.movement.helpers import refused


def bounder(words: str = "", more: str = "") -> Position:
    """A German tank in K5 whose move begins, front and turret to the east."""
    return position(f"""
        ger T pziiin at K5 vca=ne-se {words}
        rus R 4-4-7 at O5 broken dm
        {more}
        phase movement german
    """).do("take T")


def factors(p: Position, words: str) -> list[str]:
    fire = p.copy().do(words).preview("fire").fire
    assert fire is not None
    return [factor.label for factor in fire.members[0].factors]


@pytest.mark.rule("ASL-3.3.2.2.a")
def test_a_vehicle_fires_in_its_own_mph_and_is_marked() -> None:
    p = bounder().do("open-fire O5 T T-cmg; fire", (3, 4))
    assert p.waits_for == "Driving"
    assert "bounded" in p.states("T")
    assert "bounded" in p.states("T-cmg")


@pytest.mark.rule("ASL-3.3.2.2.a")
def test_only_the_vehicle_that_moves_fires() -> None:
    p = bounder(more="ger V pziiin at J5 vca=ne-se\nger A 4-6-7 at K6")
    assert {words.split()[1] for words in p.options("open-fire")} == {"T"}


@pytest.mark.rule("ASL-3.3.2.2.a")
def test_also_at_units_in_its_own_hex() -> None:
    p = bounder(more="rus E 4-4-7 at K5")
    assert "K5 T T-cmg" in p.options("open-fire")
    assert not any(words.startswith("O5") for words in p.options("open-fire"))


@pytest.mark.example("ASL-EX-3.3.2.2-1")
@pytest.mark.rule("ASL-3.3.2.2.f")
def test_a_t3485_fires_at_a_squad_in_its_hex() -> None:
    text = """
        terrain wooden-building Z1
        rus T t3485 at Z1 {}
        ger A 4-6-7 at Z1
        phase movement russian
    """
    p = position(text.format("")).do("take T; open-fire Z1 T T-bmg; add-firer T T-cmg")
    fire = p.preview("fire").fire
    assert fire is not None
    assert (fire.fp, fire.column) == ((9, 1), 8)
    drm = fire.targets[0].drm
    assert drm is not None
    assert drm.total == 2
    p.do("fire", (3, 4), (4, 6))
    assert "pinned" in p.states("A")
    p = position(text.format("motion")).do("take T; open-fire Z1 T T-bmg; add-firer T T-cmg")
    fire = p.preview("fire").fire
    assert fire is not None
    assert fire.fp == (9, 2)


@pytest.mark.rule("ASL-3.3.2.2.f", "ASL-7.8.q")
def test_mg_fire_is_halved_and_halved_again_on_the_move() -> None:
    assert factors(bounder(), "open-fire O5 T T-cmg") == ["tally-bounding"]
    moving = factors(bounder("motion"), "open-fire O5 T T-cmg")
    assert sorted(moving) == ["tally-bounding", "tally-motion-fire"]


@pytest.mark.rule("ASL-3.3.2.2.t1", "ASL-3.3.2.2.t2")
@pytest.mark.parametrize("weapon", ["T-cmg", "T-bmg"])
@pytest.mark.parametrize(("words", "parts"), [("", 2), ("motion", 4)])
def test_a_vehicular_mg_has_a_half_or_a_quarter_of_its_fp(
    weapon: str, words: str, parts: int
) -> None:
    p = bounder(words).do(f"open-fire O5 T {weapon}")
    assert p.fp() == Fraction(p.state.setting.weapons[p.weapon(weapon)].direct_fp, parts)


@pytest.mark.rule("ASL-3.3.2.2.d")
def test_it_moves_on_after_its_fire() -> None:
    p = bounder("motion").do("open-fire O5 T T-cmg; fire", (3, 4), "step L4")
    assert p.where("T") == "L4"


def shot_drm(p: Position) -> dict[str, int]:
    shown = p.preview("engage T T-ma E ap").kill
    assert shown is not None
    return {line.label: line.value for line in shown.drm.lines}


TARGET = "rus E t26 at N4 vca=sw-nw shocked"


@pytest.mark.rule("ASL-3.3.2.2.b", "ASL-3.3.2.2.c")
def test_mp_spent_in_sight_steady_the_shot() -> None:
    p, found = bounder(more=TARGET), []
    for _ in range(5):
        found.append(shot_drm(p).get("tally-hasty", 0))
        p.do("delay")
    assert found == [2, 2, 2, 1, 0]


@pytest.mark.rule("ASL-3.3.2.2.b")
@pytest.mark.parametrize(("spent", "drm"), [(2, 2), (2.5, 1), (3, 1), (3.5, 0)])
def test_half_mp_in_sight_count_too(spent: float, drm: int) -> None:
    p = bounder(more=TARGET)
    p.state.trail[p.unit("T"), p.hex("K5")] = int(2 * spent)
    assert shot_drm(p).get("tally-hasty", 0) == drm


@pytest.mark.rule("ASL-3.3.2.2.b", "ASL-7.8.q")
def test_the_arc_is_not_turned_to_fire() -> None:
    p = bounder("tca=s-sw", TARGET)
    assert not p.options("engage")
    assert not any("T-cmg" in words for words in p.options("open-fire"))


@pytest.mark.rule("ASL-3.3.2.2.e")
def test_a_ma_with_rof_fires_again_after_another_mp() -> None:
    more = f"{TARGET}\ncounter rapid like ger-pziiin"
    p = bounder(more=more)
    p.do("engage T T-ma E ap", (1, 6))
    assert p.waits_for == "Driving"
    assert "bounded" not in p.states("T-ma")
    assert refused(p, "engage T T-ma E ap") == "ASL-3.3.2.2.e"
    p.do("delay")
    assert p.legal("engage T T-ma E ap")
    p.do("engage T T-ma E ap", (6, 5))
    assert "bounded" in p.states("T-ma")


@pytest.mark.rule("ASL-3.2.4.aa", "ASL-3.2.4.ab")
@pytest.mark.parametrize("before", ["", "delay"])
def test_a_ma_that_lost_its_rof_has_intensive_fire_left(before: str) -> None:
    p = bounder(more=TARGET)
    assert "tally-intensive-fire" not in shot_drm(p)
    p.do("engage T T-ma E ap", (6, 5))
    if before:
        p.do(before)
    assert shot_drm(p)["tally-intensive-fire"] == 2
    assert "engage T T-ma E ap" in p.choices()
    p.do("engage T T-ma E ap", (4, 6))
    assert {"malfunctioned", "intensive"} <= p.states("T-ma")


@pytest.mark.rule("ASL-3.2.4.aa", "ASL-3.2.4.ae")
def test_after_it_the_ma_fires_no_more_this_player_turn() -> None:
    p = bounder(more=f"{TARGET}\nger A 4-6-7 at K6")
    p.do("engage T T-ma E ap", (6, 5), "engage T T-ma E ap", (6, 3))
    assert refused(p, "engage T T-ma E ap") == "ASL-3.2.4.aa"
    p.do("delay")
    assert refused(p, "engage T T-ma E ap") == "ASL-3.2.4.aa"
    p.enter_phase("advancing-fire german")
    assert refused(p, "engage T T-ma E ap") == "ASL-3.2.4.aa"


@pytest.mark.rule("ASL-3.2.4.af")
def test_no_intensive_fire_on_the_move_with_no_if() -> None:
    p = position("""
        date 1944-07
        ger T hetzer at K5 vca=ne-se
        rus E t26 at N4 vca=sw-nw shocked
        phase movement german
    """).do("take T; engage T T-ma E ap", (6, 4))
    assert refused(p, "engage T T-ma E ap") == "ASL-3.2.4.af"


@pytest.mark.rule("ASL-3.2.4.aa", "ASL-7.8.f")
def test_intensive_fire_from_the_hex_of_the_shot_that_lost_the_rof() -> None:
    p = crossing("engage T T-ma E ap", (1, 6)).do("engage T T-ma E ap", (6, 5))
    assert p.legal("engage T T-ma E ap")
    p.do("step M4").until("Driving")
    assert refused(p, "engage T T-ma E ap") == "ASL-7.8.f"


@pytest.mark.rule("ASL-6.8.g", "ASL-7.8.c")
def test_an_equivalent_that_has_fired_is_not_fired_again_on_the_move() -> None:
    p = position("""
        ger T pziif at K5 vca=ne-se
        rus R 4-4-7 at M5 broken dm
        rus S 4-4-7 at N5 broken dm
        phase movement german
    """).do("take T; open-fire M5 T T-ma; rake; fire", (6, 5))
    p.do("open-fire N5 T T-ma")
    assert refused(p, "rake") == "ASL-7.8.c"
    assert p.choices("rake") == []
    assert "shoot infantry he" in p.choices()


@pytest.mark.rule("ASL-3.3.2.2.e", "ASL-7.8.f")
def test_other_weapons_fire_from_the_hex_of_the_first_shot() -> None:
    p = bounder("motion", TARGET).do("engage T T-ma E ap", (1, 6))
    assert any("T-cmg" in words for words in p.options("open-fire"))
    p.do("step L4")
    assert not any("T-cmg" in words for words in p.options("open-fire"))


@pytest.mark.rule("ASL-3.3.2.2.h")
@pytest.mark.parametrize(
    ("marks", "fires"),
    [("", True), ("sw T-ma bounded", False), ("sw T-cmg bounded", False)],
)
def test_in_the_afph_only_a_ma_that_kept_rof_fires_again(marks: str, fires: bool) -> None:
    p = position(f"""
        ger T pziiin at K5 vca=ne-se bounded
        ger A 4-6-7 at K6
        rus R 4-4-7 at O5
        {marks}
        phase advancing-fire german
    """)
    fired = {words.split()[2] for words in p.options("open-fire") if " T " in f" {words} "}
    assert fired == ({"T-ma"} if fires else set())


@pytest.mark.rule("ASL-3.3.2.2.t4", "ASL-3.3.2.2.h")
@pytest.mark.parametrize(
    ("bounding", "dice", "again"),
    [
        ("engage T T-ma E ap", (1, 6), True),
        ("engage T T-ma E ap", (6, 5), False),
        ("open-fire O5 T T-cmg; fire", (3, 4), False),
    ],
)
def test_a_ma_that_fired_alone_and_kept_rof_fires_once_more_in_the_afph(
    bounding: str, dice: tuple[int, int], *, again: bool
) -> None:
    p = bounder(more=f"{TARGET}\nger A 4-6-7 at K6").do(bounding, dice)
    p.enter_phase("advancing-fire german")
    assert p.legal("engage T T-ma E ap") is again
    assert not p.legal("open-fire O5 T T-bmg")
    if again:
        p.do("engage T T-ma E ap", (1, 6))
        assert not p.legal("engage T T-ma E ap")


@pytest.mark.rule("ASL-3.3.2.2.g", "ASL-3.3.2.2.t3")
@pytest.mark.parametrize(("words", "halved"), [("", []), ("motion", ["tally-motion-fire"])])
def test_a_flamethrower_is_halved_only_on_the_move(words: str, halved: list[str]) -> None:
    p = position(f"""
        rus T ot34 at K5 vca=ne-se {words}
        ger A 4-6-7 at L4 broken dm
        phase movement russian
    """).do("take T")
    assert factors(p, "open-fire L4 T T-flamethrower") == halved


@pytest.mark.rule("ASL-3.3.2.v")
@pytest.mark.parametrize(("words", "drm"), [("motion", 2), ("", 0)])
def test_a_target_in_motion_is_one_in_every_phase(words: str, drm: int) -> None:
    p = position(f"""
        ger T pziiin at K5 vca=ne-se
        rus E t26 at N4 vca=sw-nw {words}
        phase prep-fire german
    """)
    assert shot_drm(p).get("tally-moving-target", 0) == drm


# From which hex.


def crossing(first: str, dice: tuple[int, int]) -> Position:
    """A tank that fires in K5, and drives on to L4."""
    p = bounder("motion", f"{TARGET}\nger A 4-6-7 at K6").do(first, dice)
    return p.do("step L4").until("Driving")


@pytest.mark.rule("ASL-7.8.f", "ASL-3.3.2.2.e")
@pytest.mark.parametrize(
    ("first", "dice", "main", "others"),
    [
        ("engage T T-ma E ap", (1, 6), "", "ASL-7.8.f"),
        ("engage T T-ma E ap", (6, 5), "ASL-7.8.f", "ASL-7.8.f"),
        ("open-fire O5 T T-cmg; fire", (3, 4), "ASL-7.8.f", "ASL-7.8.f"),
    ],
)
def test_only_a_ma_that_kept_its_rof_fires_from_a_second_hex(
    first: str, dice: tuple[int, int], main: str, others: str
) -> None:
    p = crossing(first, dice)
    assert refused(p, "open-fire O5 T T-bmg") == others
    if main:
        assert refused(p, "engage T T-ma E ap") == main
    else:
        assert p.legal("engage T T-ma E ap")


@pytest.mark.rule("ASL-3.5.h", "ASL-3.5.i")
@pytest.mark.parametrize(
    ("first", "dice", "again"),
    [
        ("engage T T-ma E ap", (1, 6), True),
        ("engage T T-ma E ap", (6, 5), False),
        ("open-fire O5 T T-cmg; fire", (3, 4), False),
    ],
)
def test_a_ma_that_kept_its_rof_fires_in_the_afph_wherever_it_has_gone(
    first: str, dice: tuple[int, int], *, again: bool
) -> None:
    p = crossing(first, dice).enter_phase("advancing-fire german")
    assert p.legal("engage T T-ma E ap") is again


@pytest.mark.rule("ASL-7.8.f", "ASL-7.8.j")
def test_in_one_hex_machine_guns_fire_before_and_after_the_ma() -> None:
    p = bounder(more=TARGET).do("open-fire O5 T T-cmg; fire", (3, 4), "delay")
    assert p.legal("engage T T-ma E ap")
    p.do("engage T T-ma E ap", (1, 6))
    assert refused(p, "engage T T-ma E ap") == "ASL-3.3.2.2.e"
    p.do("delay")
    assert p.legal("engage T T-ma E ap")


@pytest.mark.rule("ASL-3.2.4.f")
@pytest.mark.parametrize("states", ["", "motion"])
@pytest.mark.parametrize("phase", ["defensive-fire russian", "advancing-fire german"])
def test_no_tank_in_motion_fires_on_the_area_target_type(phase: str, states: str) -> None:
    p = position(f"""
        ger T pziiin at K5 vca=ne-se {states}
        ger A 4-6-7 at K6
        rus R 4-4-7 at O5
        phase {phase}
    """)
    assert ("T T-ma" in p.options("bombard")) is not bool(states)
    p.do("open-fire O5 T T-ma")
    assert ("area he" in p.options("shoot")) is not bool(states)
    if states:
        assert p.refusal("shoot area he").rule == "ASL-3.2.4.f"
