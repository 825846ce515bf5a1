"""TH DRM of vehicles: MP in sight, Motion, walls, Bounding Fire (ASL-3.3.2.d, ASL-3.3.2.v)."""

import pytest

from hexfront.games.aslsk.definitions.hitting import critical_number
from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.tohit import aim
from tests.games.aslsk.weapons.helpers import effects
from tests.games.aslsk.weapons.helpers_guns import laid, rounds


def passing(states: str, *trail: tuple[str, int], more: str = "") -> Position:
    """A T-34/85 V in K4 before a German Gun G in K8, after half MP spent in some hexes."""
    p = position(f"""
        {more}
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus V rus-t3485 at K4 {states}
        movers V
        during movement russian
    """)
    p.state.here[p.unit("V")] = 8
    for label, halves in trail:
        p.state.trail[p.unit("V"), p.hex(label)] = halves
    p.state.stack.append(FirstFire(p.side("german")))
    return p


def moving(p: Position, shot: str = "engage C G V ap") -> int:
    told = p.preview(shot).kill
    assert told is not None
    return told.drm.value("tally-moving-target")


@pytest.mark.rule("ASL-3.3.2.d", "ASL-3.2.4.l")
@pytest.mark.parametrize(("halves", "drm"), [(1, 4), (2, 4), (3, 3), (6, 3), (7, 2)])
def test_the_fewer_mp_in_sight_the_harder_it_is_to_hit(halves: int, drm: int) -> None:
    assert moving(passing("entered", ("K4", halves))) == drm


@pytest.mark.rule("ASL-3.2.4.m")
@pytest.mark.parametrize(("dice", "final"), [((3, 3), None), ((4, 3), 11), ((6, 4), 14)])
def test_a_miss_is_told_with_the_drm_of_its_target(
    dice: tuple[int, int], final: int | None
) -> None:
    p = passing("entered", ("K4", 1))
    p.do("engage C G V ap").roll(dice)
    misses = p.told("log-shot-misses")
    assert [entry.args["final"] for entry in misses] == ([final] if final else [])
    assert len(p.told("log-shot-hits")) + len(misses) == 1


@pytest.mark.rule("ASL-3.3.2.d")
def test_mp_count_where_the_firer_sees_them() -> None:
    assert moving(passing("entered", ("K4", 4), ("K3", 3))) == 2
    screened = passing("entered", ("K4", 4), ("M2", 3), more="terrain stone-building L5 L6 L4")
    assert not screened.sees("K8", "M2")
    assert moving(screened) == 3


@pytest.mark.rule("ASL-3.3.2.m", "ASL-3.3.2.k")
@pytest.mark.parametrize(("states", "drm"), [("", 0), ("motion", 0), ("rolled", 2), ("entered", 2)])
def test_a_start_mp_alone_makes_no_moving_target(states: str, drm: int) -> None:
    assert moving(passing(states, ("K4", 8))) == drm


@pytest.mark.rule("ASL-3.3.2.v", "ASL-3.3.2.m")
@pytest.mark.parametrize("phase", ["defensive-fire", "advancing-fire"])
@pytest.mark.parametrize(("states", "drm"), [("", 0), ("motion", 2), ("rolled", 2), ("entered", 2)])
def test_after_the_mph_every_mover_counts_alike(phase: str, states: str, drm: int) -> None:
    side = "russian" if phase == "defensive-fire" else "german"
    p = position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus V rus-t3485 at K4 {states}
        phase {phase} {side}
    """)
    p.state.trail[p.unit("V"), p.hex("K4")] = 1
    assert moving(p) == drm


@pytest.mark.rule("ASL-3.3.2.v")
@pytest.mark.parametrize(("states", "drm"), [("", 0), ("motion", 2)])
def test_bounding_fire_at_a_tank_that_stays_in_motion_in_the_enemy_turn(
    states: str, drm: int
) -> None:
    p = (
        position(f"""
        ger T ger-pziiin at K8 vca=n-ne began=K8
        rus V rus-t3485 at K4 {states}
        phase movement german
    """)
        .do("take T; start")
        .until("Driving")
    )
    assert moving(p, "engage T T-ma V ap") == drm


# Cover.


@pytest.mark.rule("ASL-3.2.4.l")
@pytest.mark.parametrize(
    ("more", "cover"),
    [
        ("", {}),
        ("wall K5/K4", {"tally-wall": 2}),
        ("wall K3/K4", {}),
        ("terrain woods K4\nwall K5/K4", {"tally-wall": 2}),
        ("terrain stone-building K4\nwall K5/K4", {"tally-terrain": 3}),
    ],
)
def test_the_better_of_terrain_and_wall_covers_a_vehicle(more: str, cover: dict[str, int]) -> None:
    p = position(f"""
        {more}
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus V rus-t3485 at K4
        phase prep-fire german
    """)
    told = p.preview("engage C G V ap").kill
    assert told is not None
    assert {line.label: line.value for line in told.drm.lines} == cover


# Bounding Fire.


def bounding(kind: str, phase: str, states: str = "") -> dict[str, int]:
    p = position(f"""
        ger T {kind} at K8 vca=n-ne exposed {states}
        rus V t26 at K4 shocked
        phase {phase} german
    """)
    if phase == "movement":
        p.do("take T")
    told = p.preview("engage T T-ma V ap").kill
    assert told is not None
    return {line.label: line.value for line in told.drm.lines}


@pytest.mark.rule("ASL-3.3.2.2.b", "ASL-3.5.g", "ASL-2.0.f")
@pytest.mark.parametrize(("kind", "drm"), [("pziiin", 4), ("stugiiig", 5)])
def test_a_fixed_gun_bounds_worse_than_a_turret(kind: str, drm: int) -> None:
    assert bounding(kind, "movement") == {"tally-bounding": drm, "tally-hasty": 2}
    assert bounding(kind, "advancing-fire", "entered") == {"tally-bounding": drm}
    assert bounding(kind, "advancing-fire") == {"tally-advancing-fire": 2}


@pytest.mark.rule("ASL-6.10.l", "ASL-6.10.d")
@pytest.mark.parametrize(("target", "kept"), [("V", ("V", 1)), ("W", None)])
def test_bounding_fire_keeps_an_acquisition_but_improves_none(
    target: str, kept: tuple[str, int] | None
) -> None:
    p = position("""
        ger T pziiin at K8 vca=n-ne exposed
        sw T-ma acquired=V:1
        rus V t26 at K4 shocked
        rus W t26 at L4 shocked
        phase movement german
    """).do("take T", f"engage T T-ma {target} ap")
    p.roll((6, 5))
    assert p.acquired("T-ma") == kept


# Critical Hits.


@pytest.mark.rule("ASL-6.1.b")
@pytest.mark.parametrize(("dice", "struck"), [((1, 2), "CH"), ((1, 3), "hit")])
def test_on_the_infantry_target_type_the_final_dr_decides(
    dice: tuple[int, int], struck: str
) -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    aimed = aim(p.state, laid(p, "G", "K5", "infantry he"))
    assert critical_number(aimed.number) - aimed.total(p.unit("R")) == 3
    rounds(p, "K5 C G", "infantry he", dice, (6, 5))
    assert effects(p)["R"][0] == struck


@pytest.mark.rule("ASL-6.1.a")
@pytest.mark.parametrize(("dice", "struck"), [((1, 1), "CH"), ((1, 2), "hit")])
def test_on_the_area_target_type_an_original_two(dice: tuple[int, int], struck: str) -> None:
    p = position("""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne acquired=K5:2
        rus R 4-4-7 at K5
        phase prep-fire german
    """)
    rounds(p, "K5 C G", "area he", dice, (6, 5))
    assert effects(p)["R"][0] == struck


@pytest.mark.rule("ASL-6.1.b")
@pytest.mark.parametrize(
    ("states", "dice", "struck"),
    [("", (2, 3), "CH"), ("", (2, 4), "hit"), ("motion", (1, 3), "CH"), ("motion", (2, 2), "hit")],
)
def test_in_motion_the_final_dr_has_the_lower_die_twice(
    states: str, dice: tuple[int, int], struck: str
) -> None:
    """FFMO and FFNAM make 5 of the Critical Hit number 3."""
    p = position(f"""
        ger T pzivh at K8 vca=n-ne exposed {states}
        rus R 4-4-7 at K4
        phase movement russian
    """).do("take R; step K5")
    rounds(p, "K5 T T-ma", "infantry he", dice, (6, 5))
    assert effects(p)["R"][0] == struck
