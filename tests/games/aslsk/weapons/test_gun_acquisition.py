"""Acquisition of Guns (ASL-6.10, ASL-6.11), and turning a Gun without a shot (ASL-3.2.4.v)."""

import pytest

from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.acquisition import acquisition
from hexfront.games.aslsk.weapons.ordnance import Shot
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds


def watched(*more: str, level: str = "R:1", phase: str = "movement russian") -> Position:
    """A German Gun G in K8 has acquired a Russian squad R in K5; K3 is behind woods."""
    men = f"""
        date 1944-07
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired={level}
        rus R 4-4-7 at K5
        rus S 4-4-7 at K5
        ger D 4-6-7 at K9
    """
    return position("\n".join((men, *more, f"phase {phase}")))


def level(p: Position, label: str) -> int:
    target = next(name for name in ("T", "R") if name in p.names and p.where(name) == label)
    return lines(p, laid(p, "G", label, "infantry he"), target).get("tally-acquired", 0)


@pytest.mark.rule("ASL-6.10.g", "ASL-6.10.j")
def test_an_acquisition_follows_its_target() -> None:
    p = watched().do("take R", "step K4", "follow R")
    assert p.acquired("G") == ("R", 1)
    assert level(p, "K4") == -1


@pytest.mark.rule("ASL-6.10.g", "ASL-6.10.j")
def test_out_of_sight_it_stays_where_the_target_was_seen() -> None:
    p = watched("terrain stone-building L5", "rus T 4-4-7 at J5")
    p.do("take R", "join S", "step L4")
    assert not p.sees("K8", "L4")
    assert p.acquired("G") == ("K5", 1)
    p.do("stop", "take T", "step K5")
    assert level(p, "K5") == -1


@pytest.mark.rule("ASL-6.10.g")
def test_who_comes_where_it_stayed_is_acquired_and_followed() -> None:
    p = watched("terrain stone-building L5", "rus T 4-4-7 at J5")
    p.do("take R", "join S", "step L4", "stop", "take T", "step K5")
    assert p.acquired("G") == ("T", 1)
    p.until("step").do("step K6")
    assert p.acquired("G") == ("T", 1)
    assert level(p, "K6") == -1


@pytest.mark.rule("ASL-6.10.g")
@pytest.mark.parametrize(
    ("marker", "unit", "step", "found"),
    [
        ("K5:1:left", "T", "K5", ("T", 1)),
        ("K5:1:left", "T", "J6", ("K5", 1)),
        ("K5:2", "T", "K5", ("K5", 2)),
        ("K5:2:left", "V", "K5", ("V", 2)),
    ],
)
def test_an_acquired_hex_holds_nobody_and_one_left_behind_whoever_comes(
    marker: str, unit: str, step: str, found: tuple[str, int]
) -> None:
    p = position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired={marker}
        rus T 4-4-7 at J5
        rus V t3485 at K4 vca=se-s motion
        rus S 4-4-7 at J6
        phase movement russian
    """)
    p.do(f"take {unit}", f"step {step}")
    assert p.acquired("G") == found


@pytest.mark.rule("ASL-6.10.g")
def test_no_friend_of_the_gun_is_acquired() -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired=K5:1:left
        ger D 4-6-7 at K6
        rus R 4-4-7 at A1
        phase movement german
    """).do("take D", "step K5")
    assert p.acquired("G") == ("K5", 1)


@pytest.mark.rule("ASL-6.10.c")
def test_it_is_lost_when_the_gun_moves() -> None:
    p = watched(phase="movement german").do("take C", "push G K9", (1, 1))
    assert p.acquired("G") is None


@pytest.mark.rule("ASL-6.10.h")
def test_fire_on_the_area_target_type_turns_it_to_the_hex() -> None:
    p = watched(phase="prep-fire german")
    rounds(p, "K5 C G", "area he", (3, 6))
    assert p.acquired("G") == ("K5", 2)


@pytest.mark.rule("ASL-6.11.e", "ASL-6.11.b")
def test_fire_on_the_infantry_target_type_turns_it_to_the_unit() -> None:
    p = watched(level="K5:1", phase="prep-fire german")
    rounds(p, "K5 C G", "infantry he", (5, 5))
    assert p.acquired("G") == ("R", 2)
    p = watched(level="K5:1").do("take R", "step K4")
    assert p.acquired("G") == ("K5", 1)
    assert level(p, "K4") == 0


@pytest.mark.rule("ASL-6.10.b")
def test_never_beyond_minus_two() -> None:
    p = watched(level="R:2", phase="prep-fire german")
    rounds(p, "K5 C G", "infantry he", (5, 5))
    assert p.acquired("G") == ("R", 2)


@pytest.mark.rule("ASL-6.10.e")
def test_it_is_lost_when_the_crew_fires_itself() -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired=R:1
        rus R 4-4-7 at K7
        phase prep-fire german
    """).do("open-fire K7 C", "fire", (5, 6))
    assert p.acquired("G") is None


# A stack that moves apart.


@pytest.mark.rule("ASL-6.10.i")
@pytest.mark.parametrize("mover", ["R", "S"])
@pytest.mark.parametrize("chosen", ["R", "S"])
def test_the_firer_keeps_the_marker_on_a_unit_of_his_choice(mover: str, chosen: str) -> None:
    p = watched().do(f"take {mover}", "step K4")
    assert (p.waits_for, p.state.actor()) == ("Parted", 0)
    assert p.options("follow") == {"R", "S"}
    assert p.refusal("follow C").rule == "ASL-6.10.i"
    p.do(f"follow {chosen}")
    assert p.acquired("G") == (chosen, 1)
    assert p.state.acquired[p.weapon("G")][0] == p.hex("K4" if chosen == mover else "K5")
    assert p.waits_for == "FirstFire"


@pytest.mark.rule("ASL-6.10.i")
def test_units_that_move_together_do_not_part() -> None:
    p = watched().do("take R", "join S", "step K4")
    assert p.waits_for == "FirstFire"
    assert p.acquired("G") == ("R", 1)


@pytest.mark.rule("ASL-6.10.i", "ASL-6.10.g")
def test_if_the_movers_leave_the_los_the_marker_stays_on_the_others() -> None:
    p = watched("terrain stone-building L5").do("take R", "step L4")
    assert not p.sees("K8", "L4")
    assert not p.told("log-follows")
    assert p.acquired("G") == ("S", 1)


@pytest.mark.rule("ASL-6.10.i")
def test_nobody_asks_about_units_that_were_not_acquired() -> None:
    p = watched("rus T 4-4-7 at J5").do("take T", "step J4")
    assert p.waits_for == "FirstFire"
    p = watched(level="K5:1").do("take R", "step K4")
    assert p.waits_for == "FirstFire"
    p = watched("rus V rus-t3485 at K5 vca=n-ne motion", level="V:1").do("take R", "step K4")
    assert p.waits_for == "FirstFire"


@pytest.mark.rule("ASL-6.10.i")
def test_a_stack_also_parts_by_rout_and_advance() -> None:
    p = watched(phase="advance russian").do("advance R K6")
    assert p.options("follow") == {"R", "S"}
    p.do("follow S")
    assert p.acquired("G") == ("S", 1)
    p = position("""
        date 1944-07
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired=R:1
        rus R 4-4-7 at K5 broken dm
        rus S 4-4-7 at K5
        terrain woods K3
        ger D 4-6-7 at K9
        phase rout russian
    """).do("rout R", "rout-step K4")
    assert p.options("follow") == {"R", "S"}


# Turning.


@pytest.mark.rule("ASL-3.2.4.v", "ASL-6.10.d")
def test_a_gun_is_turned_without_a_shot() -> None:
    p = watched(phase="prep-fire german")
    assert len(p.choices("swing")) == 5
    p.do("swing G se-s")
    assert p.arc("G") == "se-s"
    assert p.acquired("G") is None
    assert p.refusal("open-fire K5 C G").rule == "ASL-3.2.4.aa"
    assert not p.choices("swing")
    p.enter_phase("movement german")
    assert p.refusal("take C").rule == "ASL-3.3.a"


@pytest.mark.rule("ASL-3.2.4.v")
def test_not_after_a_shot_that_lost_its_rate_nor_by_a_crew_that_fired() -> None:
    p = rounds(watched(phase="prep-fire german"), "K5 C G", "infantry he", (5, 5))
    assert not p.choices("swing")
    assert p.refusal("swing G se-s").rule == "ASL-3.2.4.v"
    p = watched("rus T 4-4-7 at K7", phase="prep-fire german").do("open-fire K7 C", "fire", (5, 6))
    assert p.refusal("swing G se-s").rule == "ASL-4.0.x"


@pytest.mark.rule("ASL-3.2.4.v")
@pytest.mark.parametrize(
    ("fire", "turns"), [((), True), (("open-fire K5 C", "fire", (6, 5)), False)]
)
def test_not_by_a_squad_that_has_fired_its_own_fp(
    fire: tuple[str | tuple[int, int], ...], *, turns: bool
) -> None:
    p = position("""
        ger C 4-6-7 at K8
        sw G ger-75l-at with C arc=n-ne
        rus R 4-4-7 at K5
        phase prep-fire german
    """).do(*fire)
    assert bool(p.choices("swing")) is turns
    assert p.legal("swing G se-s") is turns
    if not turns:
        assert "open-fire K5 C G" in p.choices()
        assert p.refusal("swing G se-s").rule == "ASL-3.2.4.v"


@pytest.mark.rule("ASL-3.2.4.v")
def test_no_advance_after_turning_in_the_advancing_fire_phase() -> None:
    p = watched(phase="advancing-fire german").do("swing G se-s")
    p.enter_phase("advance german")
    assert not [option for option in p.options("advance") if option.startswith("C ")]


@pytest.mark.rule("ASL-6.4.c")
def test_a_hidden_gun_that_turns_is_seen() -> None:
    p = position("""
        terrain woods K8
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=n-ne emplaced
        rus R 4-4-7 at K5
        phase prep-fire german
    """).do("swing G se-s")
    assert "hidden" not in p.states("C")


# Several targets in a hex.


def mixed(acquired: str) -> Position:
    """A Gun G that has acquired something in K5, where two tanks and a squad are."""
    return position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired={acquired}
        rus V rus-t3485 at K5
        rus W rus-t3485 at K5
        rus R 4-4-7 at K5
        rus S 4-4-7 at K5
        phase prep-fire german
    """)


@pytest.mark.rule("ASL-6.10.a", "ASL-3.2.4.c")
@pytest.mark.parametrize(("acquired", "found"), [("", ("R", 1)), ("acquired=R:1", ("R", 2))])
def test_fire_at_infantry_acquires_it_and_no_open_crew_beside_it(
    acquired: str, found: tuple[str, int]
) -> None:
    p = position(f"""
        rus V rus-t3485 at K5 exposed
        rus R 4-4-7 at K5
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne {acquired}
        phase prep-fire german
    """)
    rounds(p, "K5 C G", "infantry he", (6, 5))
    assert p.acquired("G") == found


def at_vehicle(p: Position, name: str) -> int:
    told = p.preview(f"engage C G {name} ap").kill
    assert told is not None
    return told.drm.value("tally-acquired")


@pytest.mark.rule("ASL-6.10.b", "ASL-6.10.d", "ASL-6.11.a")
@pytest.mark.parametrize(
    ("acquired", "tank", "other", "infantry"),
    [("V:2", -2, 0, 0), ("W:1", 0, -1, 0), ("R:2", 0, 0, -2), ("K5:1", -1, -1, -1)],
)
def test_a_tank_and_others_in_its_hex_are_different_targets(
    acquired: str, tank: int, other: int, infantry: int
) -> None:
    p = mixed(acquired)
    assert (at_vehicle(p, "V"), at_vehicle(p, "W")) == (tank, other)
    shot = laid(p, "G", "K5", "infantry he")
    assert {lines(p, shot, u).get("tally-acquired", 0) for u in "RS"} == {infantry}


@pytest.mark.rule("ASL-6.10.d", "ASL-6.10.a")
def test_a_shot_at_another_target_in_the_hex_acquires_that_one() -> None:
    p = mixed("V:2").do("engage C G W ap", (6, 4))
    assert p.acquired("G") == ("W", 1)
    p = mixed("R:2").do("engage C G W ap", (6, 4))
    assert p.acquired("G") == ("W", 1)


@pytest.mark.rule("ASL-6.10.h")
def test_the_att_takes_over_what_was_acquired_in_the_hex() -> None:
    p = mixed("V:1")
    assert lines(p, laid(p, "G", "K5", "area he"), "R")["tally-acquired"] == -1


@pytest.mark.rule("ASL-6.10.d", "ASL-6.10.i")
def test_the_first_counter_of_a_game_is_acquired_like_any_other() -> None:
    p = position("""
        ger A 4-6-7 at K5
        ger B 4-6-7 at K5
        rus C crew at K8
        sw G rus-76l-art with C arc=n-ne acquired=A:1
        ger V pzivh at K5
        phase movement german
    """)
    assert p.unit("A") == 0
    assert acquisition(p.state, Shot(0, 1, p.hex("K5"), p.unit("C"), p.weapon("G"), at=p.unit("V"),
                                     target=TargetType.VEHICLE)) == 0  # fmt: skip
    p.do("take A", "step K4")
    assert p.options("follow") == {"A", "B"}


@pytest.mark.rule("ASL-6.10.i")
@pytest.mark.parametrize(("advance", "choice"), [("S K4", {"S", "R"}), ("R K4", {"R", "S"})])
def test_whoever_of_a_stack_advances_may_be_followed(advance: str, choice: set[str]) -> None:
    p = watched(phase="advance russian").do(f"advance {advance}")
    assert p.options("follow") == choice
