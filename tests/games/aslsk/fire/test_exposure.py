"""The target's own DRM: TEM, Height Advantage, FFMO and FFNAM (ASL-1.1.1, ASL-3.3.3.k to af)."""

import pytest

from hexfront.games.aslsk.fire.exposure import in_the_open
from hexfront.games.aslsk.notation import Position, position


def moving(text: str) -> Position:
    """S moves in the LOS of the Germans."""
    return position(f"{text}\nmovers S\nduring movement russian")


def own(p: Position, words: str, target: str = "S") -> dict[str, int]:
    """The DRM of the target by label, those of firers and lines left out."""
    ours = ("terrain", "wall", "hedge", "height-advantage", "ffmo", "ffnam")
    found = {line.label.removeprefix("tally-"): line.value for line in p.drm(target, words).lines}
    return {label: value for label, value in found.items() if label in ours}


OPEN = {"ffnam": -1, "ffmo": -1}

# TEM.


@pytest.mark.rule("ASL-1.1.1.BD.g", "ASL-1.1.1.WD.f", "ASL-1.1.1.OG.a", "ASL-1.1.1.b", "ASL-2.0.av")
@pytest.mark.parametrize(
    ("terrain", "tem"),
    [("stone-building", 3), ("wooden-building", 2), ("woods", 1), ("orchard", 0), ("grain", 0),
     ("brush", 0), ("open-ground", 0)],
)  # fmt: skip
def test_tem_by_terrain(terrain: str, tem: int) -> None:
    p = position(f"""
        terrain {terrain} K7
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
        during prep-fire german
    """)
    assert own(p, "K7 A") == ({"terrain": tem} if tem else {})


@pytest.mark.parametrize(("side", "tem"), [("wall", 2), ("hedge", 1)])
def test_a_wall_or_hedge_shelters_where_the_line_enters(side: str, tem: int) -> None:
    p = position(f"""
        {side} K7/K6
        ger A 4-6-7 at K5
        ger B 4-6-7 at M7
        rus S 4-4-7 at K7
        during prep-fire german
    """)
    assert own(p, "K7 A") == {side: tem}
    assert own(p, "K7 B") == {}


def test_hexside_and_terrain_are_not_added_up_and_the_better_serves() -> None:
    p = position("""
        terrain woods K7, stone-building M7
        wall K7/K6 M7/M6
        ger A 4-6-7 at K5
        ger B 4-6-7 at M5
        rus S 4-4-7 at K7
        rus T 4-4-7 at M7
        during prep-fire german
    """)
    assert own(p, "K7 A") == {"wall": 2}
    assert own(p, "M7 B", "T") == {"terrain": 3}


def test_through_a_vertex_only_both_hexsides_shelter() -> None:
    walls = {"K7/K6": {}, "K7/K6+L6": {"wall": 2}}
    for sides, tem in walls.items():
        p = position(f"""
            wall {sides}
            ger A 4-6-7 at L5
            rus S 4-4-7 at K7
            during prep-fire german
        """)
        assert own(p, "K7 A") == tem


# FFMO and FFNAM.


@pytest.mark.rule(
    "ASL-3.3.3.k", "ASL-3.3.3.l", "ASL-1.1.1.OG.b", "ASL-2.0.q", "ASL-3.4.g", "ASL-1.1.1.OG.a"
)
def test_movers_in_the_open_and_only_in_the_mph() -> None:
    p = moving("ger A 4-6-7 at K5\nrus S 4-4-7 at K7\nrus T 4-4-7 at K7")
    assert own(p, "K7 A") == own(p, "subsequent K7 A") == own(p, "residual K7") == OPEN
    for phase in ("prep-fire german", "defensive-fire russian"):
        other = position(f"ger A 4-6-7 at K5\nrus S 4-4-7 at K7\nmovers S\nduring {phase}")
        assert own(other, "K7 A") == {}


@pytest.mark.rule("ASL-3.3.3.k", "ASL-2.0.q")
def test_assault_movement_is_safe_from_ffnam_only() -> None:
    p = moving("ger A 4-6-7 at K5\nrus S 4-4-7 at K7 assaulting")
    assert own(p, "K7 A") == {"ffmo": -1}


@pytest.mark.rule(
    "ASL-1.1.1.OR.c", "ASL-1.1.1.GR.d", "ASL-1.1.1.BR.b", "ASL-1.1.1.GR.a", "ASL-3.3.3.l"
)
@pytest.mark.parametrize(
    ("terrain", "month", "ffmo"),
    [("orchard", 7, False), ("orchard", 1, False), ("brush", 1, False), ("grain", 6, False),
     ("grain", 9, False), ("grain", 10, True), ("grain", 5, True), ("woods", 7, False),
     ("stone-building", 7, False)],
)  # fmt: skip
def test_only_open_ground_is_open_to_ffmo(terrain: str, month: int, ffmo: bool) -> None:
    p = moving(f"""
        date 1943-{month:02d}
        terrain {terrain} K7
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
    """)
    assert ("ffmo" in own(p, "K7 A")) == ffmo
    assert own(p, "K7 A")["ffnam"] == -1


@pytest.mark.rule("ASL-3.3.3.m", "ASL-2.0.q")
@pytest.mark.parametrize(
    "between", ["terrain brush K6", "smoke K6 grenade", "smoke K5 grenade", "smoke K7 grenade"]
)
def test_no_ffmo_with_any_hindrance_on_the_line(between: str) -> None:
    p = moving(f"{between}\nger A 4-6-7 at K5\nger B 4-6-7 at M7\nrus S 4-4-7 at K7")
    assert own(p, "K7 A") == {"ffnam": -1}


@pytest.mark.rule("ASL-3.3.3.m", "ASL-3.2.2.r")
def test_a_hindrance_of_one_member_takes_ffmo_from_the_group() -> None:
    p = moving("terrain brush K6\nger A 4-6-7 at K5\nger B 4-6-7 at L5\nrus S 4-4-7 at K7")
    assert own(p, "K7 B") == OPEN
    assert own(p, "K7 A B") == {"ffnam": -1}


def test_residual_fp_in_smoke_has_no_ffmo() -> None:
    p = moving("smoke K7 grenade\nger A 4-6-7 at K5\nrus S 4-4-7 at K7\nresidual K7 2")
    assert own(p, "residual K7") == {"ffnam": -1}


def test_behind_a_wall_there_is_no_ffmo() -> None:
    p = moving("wall K7/K6\nger A 4-6-7 at K5\nger B 4-6-7 at M7\nrus S 4-4-7 at K7")
    assert own(p, "K7 A") == {"wall": 2, "ffnam": -1}
    assert own(p, "K7 B") == OPEN


# Movers that break or are pinned.


@pytest.mark.rule("ASL-3.3.3.ab", "ASL-3.3.3.ac", "ASL-3.3.3.ad", "ASL-3.3.3.ae", "ASL-3.3.3.af")
@pytest.mark.parametrize(("state", "drm"), [("", OPEN), ("pinned", {}), ("broken dm", OPEN)])
def test_a_broken_mover_stays_in_the_open_and_a_pinned_one_does_not(
    state: str, drm: dict[str, int]
) -> None:
    p = moving(f"ger A 4-6-7 at K5\nrus S 4-4-7 at K7 {state}")
    assert own(p, "K7 A") == drm


# Roads through woods and orchards.


ROAD = """
    terrain woods K6 K7 L6 J6 L5 J7 L7
    road K4-K9
    ger A 4-6-7 at K5
    ger B 4-6-7 at M6
"""


@pytest.mark.rule("ASL-1.1.1.WR.a", "ASL-1.1.1.WR.c")
def test_on_a_woods_road_a_line_along_the_road_finds_the_mover_in_the_open() -> None:
    p = moving(f"{ROAD}\nrus S 4-4-7 at K7 by-road came=K8")
    assert p.sees("K5", "K7")
    assert own(p, "K7 A") == OPEN


@pytest.mark.rule("ASL-1.1.1.WR.a")
def test_across_the_drawn_woods_the_woods_shelter() -> None:
    p = moving(f"{ROAD}\nrus S 4-4-7 at K6 by-road came=K7\nger C 4-6-7 at L5")
    assert own(p, "K6 A") == OPEN
    assert own(p, "K6 C") == {"terrain": 1, "ffnam": -1}
    assert own(p, "K6 A C") == {"terrain": 1, "ffnam": -1}


@pytest.mark.rule("ASL-1.1.1.WR.a", "ASL-1.1.1.WR.b")
def test_who_pays_for_the_woods_has_their_tem() -> None:
    p = moving(f"{ROAD}\nrus S 4-4-7 at K7 came=K8")
    assert own(p, "K7 A") == {"terrain": 1, "ffnam": -1}


@pytest.mark.rule("ASL-1.1.1.WR.a")
def test_the_road_matters_in_defensive_first_fire_only() -> None:
    p = position(f"{ROAD}\nrus S 4-4-7 at K7 by-road\nduring defensive-fire russian")
    assert own(p, "K7 A") == {"terrain": 1}


@pytest.mark.rule("ASL-1.1.1.ORR.b", "ASL-1.1.1.ORR.c")
def test_an_orchard_road_is_open_along_the_road_alone() -> None:
    p = moving("""
        terrain orchard K6 K7
        road K4-K9
        ger A 4-6-7 at K5
        ger B 4-6-7 at M6
        rus S 4-4-7 at K6 by-road came=K7
    """)
    assert own(p, "K6 A") == OPEN
    assert own(p, "K6 B") == {"ffnam": -1}


@pytest.mark.rule("ASL-1.1.1.RD.a")
def test_a_road_hex_is_open_ground() -> None:
    p = moving("road K4-K9\nger A 4-6-7 at M6\nrus S 4-4-7 at K6")
    assert own(p, "K6 A") == OPEN


# Height.


@pytest.mark.rule("ASL-1.1.1.HI.j")
def test_height_advantage_against_fire_from_below_only() -> None:
    p = position("""
        hill K7 K8 L7
        ger A 4-6-7 at K4
        ger B 4-6-7 at L7
        rus S 4-4-7 at K7
        rus T 4-4-7 at K4
        during prep-fire german
    """)
    assert own(p, "K7 A") == {"height-advantage": 1}
    assert own(p, "K7 B") == {}
    assert own(p, "K4 B", "T") == {}


@pytest.mark.rule("ASL-1.1.1.HI.j", "ASL-3.2.2.r")
def test_one_lower_member_gives_the_target_its_height() -> None:
    p = position("""
        hill K7 K8 L7 L6
        ger A 4-6-7 at L5
        ger B 4-6-7 at L6
        rus S 4-4-7 at K7
        during prep-fire german
    """)
    assert own(p, "K7 A B") == {"height-advantage": 1}


@pytest.mark.rule("ASL-1.1.1.HI.j")
@pytest.mark.parametrize(
    ("terrain", "drm"),
    [("woods", {"terrain": 1}), ("stone-building", {"terrain": 3}),
     ("brush", {"height-advantage": 1})],
)  # fmt: skip
def test_height_advantage_only_without_other_tem(terrain: str, drm: dict[str, int]) -> None:
    p = position(f"""
        hill K7
        terrain {terrain} K7
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
        during prep-fire german
    """)
    assert own(p, "K7 A") == drm


@pytest.mark.rule("ASL-1.1.1.HI.j")
def test_height_advantage_and_hindrance_together() -> None:
    p = position("""
        hill K7
        smoke K6 grenade
        ger A 4-6-7 at K5
        rus S 4-4-7 at K7
        during prep-fire german
    """)
    assert p.drm("S", "K7 A").total == 3


@pytest.mark.rule("ASL-1.1.1.HI.d", "ASL-1.1.1.HI.e", "ASL-1.1.1.HI.k")
def test_on_a_bare_hill_height_replaces_ffmo() -> None:
    p = moving("""
        hill K7 L7 J7
        ger A 4-6-7 at K5
        ger B 4-6-7 at L7
        rus S 4-4-7 at K7 came=J7
    """)
    assert own(p, "K7 A") == {"height-advantage": 1, "ffnam": -1}
    assert own(p, "K7 B") == OPEN
    assert not in_the_open(p.state, p.hex("K5"), p.unit("S"))
    assert in_the_open(p.state, p.hex("L7"), p.unit("S"))


@pytest.mark.rule("ASL-1.1.1.HI.l")
def test_no_height_advantage_while_climbing_towards_the_firer() -> None:
    text = """
        hill K7
        ger A 4-6-7 at K5
        ger B 4-6-7 at I8
        rus S 4-4-7 at K7 came=K6
    """
    p = moving(text)
    assert own(p, "K7 A") == OPEN
    assert own(p, "K7 B") == {"height-advantage": 1, "ffnam": -1}
    rout = position(f"{text}\nduring rout russian")
    assert in_the_open(rout.state, rout.hex("K5"), rout.unit("S"))
    later = position(f"{text}\nduring defensive-fire russian")
    assert own(later, "K7 A") == {"height-advantage": 1}


@pytest.mark.rule("ASL-1.1.1.HI.l")
def test_a_crest_line_crossed_elsewhere_or_not_at_all_leaves_height_advantage() -> None:
    p = moving("hill K7 K6\nger A 4-6-7 at K4\nrus S 4-4-7 at K7 came=K6")
    assert own(p, "K7 A") == {"height-advantage": 1, "ffnam": -1}


def test_flames_take_no_tem_but_ffmo() -> None:
    p = moving("""
        hill K6
        ger A 4-6-8 at K5 +ft
        rus S 4-4-7 at K6 came=K7
    """)
    assert own(p, "K6 A-ft") == OPEN


@pytest.mark.example("ASL-EX-1.1.1-2")
def test_over_the_grain_with_height_advantage() -> None:
    p = position("""
        sides german american
        terrain grain F8
        hill I7 I6
        ger A 4-6-7 at E9
        usa S 6-6-6 at I7
        during prep-fire german
    """)
    assert p.los("E9", "I7").hindrance == 0
    assert own(p, "I7 A") == {"height-advantage": 1}
    assert p.drm("S", "I7 A").total == 1


@pytest.mark.example("ASL-EX-1.1.1-4")
def test_fired_at_while_climbing() -> None:
    p = position("""
        sides german american
        terrain grain F8
        hill I7 I6
        ger A 4-6-7 at E9
        usa S 5-3-6 at I7 came=H7 spent=2 here=2
        movers S
        during movement american
    """)
    assert own(p, "I7 A") == OPEN


@pytest.mark.example("ASL-EX-1.1.1-5")
def test_seen_on_the_crest_without_having_climbed() -> None:
    p = position("""
        sides german american
        hill I6 I7 J6 J5 H5 H6 I5
        ger A 4-6-7 at E9
        usa S 3-3-7 at I7 came=I6 spent=1 here=1
        movers S
        during movement american
    """)
    assert not p.sees("E9", "I6")
    assert own(p, "I7 A") == {"height-advantage": 1, "ffnam": -1}


@pytest.mark.example("ASL-EX-1.1.1-6")
def test_the_building_on_the_hill_instead_of_height_advantage() -> None:
    p = position("""
        sides german american
        terrain wooden-building G7
        hill G7 G6
        ger A 4-6-7 at E9
        usa S 5-3-6 at G7 came=H7 spent=4 here=4
        movers S
        during movement american
    """)
    assert own(p, "G7 A") == {"terrain": 2, "ffnam": -1}
