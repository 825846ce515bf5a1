"""Pushing Guns (ASL-6.5), and the printed examples of it."""

import pytest

from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.movement.pushing import push_drm
from hexfront.games.aslsk.notation import Position, position
from hexfront.hexes import HexId
from tests.games.aslsk.weapons.helpers_guns import rounds


def crew(*more: str, gun: str = "usa-57l-at", who: str = "crew", leader: bool = True) -> Position:
    """The 57 mm Gun of the examples in D6, its men beginning their MPh."""
    men = f"""
        sides german american
        date 1944-07
        terrain woods D5
        road dirt D6-C6
        usa C {who} at D6
        {"usa L 8-1 at D6" if leader else ""}
        sw G {gun} with C arc=n-ne emplaced
        ger A 4-6-7 at AA1
    """
    return position("\n".join((men, *more, "phase movement american")))


def drm(p: Position, label: str, *names: str, road: bool = False) -> dict[str, int]:
    march = March(tuple(p.unit(name) for name in names))
    tally = push_drm(p.state, march, p.weapon("G"), HexId(p.hex(label)), road=road)
    return {line.label: line.value for line in tally.lines}


@pytest.mark.example("ASL-EX-6.5-1")
@pytest.mark.rule("ASL-6.3.b", "ASL-6.7.e")
def test_the_gun_in_its_emplacement() -> None:
    p = position("""
        sides german american
        date 1944-07
        road dirt D5-D6
        usa C crew at D6
        sw G usa-57l-at with C arc=n-ne emplaced
        ger A 4-6-7 at D4
        ger B crew at D2
        sw H ger-75l-at with B arc=se-s
        phase prep-fire german
    """)
    assert {line.label: line.value for line in p.drm("C", "D6 A").lines} == {"tally-emplacement": 2}
    rounds(p, "D6 B H", "infantry he", (2, 4), (2, 2))
    (entry,) = [e for e in p.log if e.message == "log-fire-result"]
    assert entry.args["result"] == "2MC"


@pytest.mark.example("ASL-EX-6.5-2")
@pytest.mark.rule("ASL-6.5.b", "ASL-6.5.c", "ASL-6.5.f", "ASL-6.5.g", "ASL-6.5.h")
@pytest.mark.parametrize(
    ("dice", "moves", "onward"),
    [((2, 3), True, True), ((3, 3), True, False), ((3, 4), False, False)],
)
def test_pushing_into_the_woods(dice: tuple[int, int], moves: bool, onward: bool) -> None:
    p = crew().do("take C", "join L")
    assert drm(p, "D5", "C", "L") == {
        "tally-terrain": 1, "tally-pushing-mf": 4, "tally-leadership": -1,
    }  # fmt: skip
    p.do("push G D5", dice)
    assert p.where("C") == p.where("L") == ("D5" if moves else "D6")
    if moves:
        assert p.waits_for == "Repointing"
        p.do("face G se-s")
        assert p.arc("G") == "se-s"
    assert bool(p.choices("push")) is onward
    assert "done" in p.states("C") or onward


@pytest.mark.example("ASL-EX-6.5-3")
@pytest.mark.rule("ASL-6.5.f", "ASL-6.5.b")
@pytest.mark.parametrize(("dice", "place"), [((4, 5), "D4"), ((5, 5), "D5")])
def test_pushing_on(dice: tuple[int, int], place: str) -> None:
    p = crew().do("take C", "join L", "push G D5", (2, 3), "done")
    assert p.spent("C") == 4
    assert drm(p, "D4", "C", "L") == {"tally-pushing-mf": 2, "tally-leadership": -1}
    p.do("push G D4", dice)
    assert p.where("C") == place


@pytest.mark.example("ASL-EX-6.5-4")
@pytest.mark.rule("ASL-6.5.b")
def test_pushing_along_the_road() -> None:
    p = crew("terrain woods C6", "usa S 6-6-6 at D6", "usa H 3-4-6 at D6")
    alone = {
        "tally-terrain": 1, "tally-pushing-mf": 2, "tally-leadership": -1, "tally-road-hexside": -2,
    }  # fmt: skip
    assert drm(p, "C6", "C", "L", road=True) == alone
    assert drm(p, "C6", "C", "L", "S", road=True) == alone | {"tally-helpers": -2}
    assert drm(p, "C6", "C", "L", "S", "H", road=True) == alone | {"tally-helpers": -3}
    squad = crew("terrain woods C6", who="6-6-6")
    assert drm(squad, "C6", "C", "L", road=True) == alone | {"tally-squad-pushes": -1}


@pytest.mark.rule("ASL-6.5.b")
@pytest.mark.parametrize(("hexside", "tem"), [("wall", 2), ("hedge", 1)])
def test_a_wall_or_hedge_is_hard_to_push_across_but_not_by_road(hexside: str, tem: int) -> None:
    p = crew(f"{hexside} D6/D5+C6")
    across = {f"tally-{hexside}": tem, "tally-pushing-mf": 6, "tally-leadership": -1}
    assert drm(p, "D5", "C", "L") == across | {"tally-terrain": 1}
    assert f"tally-{hexside}" not in drm(p, "C6", "C", "L", road=True)


@pytest.mark.rule("ASL-6.5.b")
def test_help_has_its_limit() -> None:
    p = crew(*(f"usa S{n} 6-6-6 at D6" for n in range(3)))
    assert drm(p, "D5", "C", "S0", "S1", "S2")["tally-helpers"] == -4


# Who may, and when.


@pytest.mark.rule("ASL-6.5.a", "ASL-1.2.6.f", "ASL-1.2.6.g")
def test_a_gun_is_pushed_not_carried_and_a_limbered_one_stays() -> None:
    p = crew(leader=False).do("take C")
    assert not p.choices("step")
    assert p.refusal("step D7").rule == "ASL-6.5.a"
    assert "G D7" in p.options("push")
    p.do("drop G", "step D7")
    assert (p.where("C"), p.lies("G")) == ("D7", "D6")
    p = crew(gun="usa-105-art").do("take C")
    assert not p.choices("push")
    assert p.refusal("push G D7").rule == "ASL-6.5.a"


@pytest.mark.rule("ASL-6.5.d")
def test_no_assault_movement_and_no_load() -> None:
    p = crew("sw M usa-mmg with C", leader=False).do("take C")
    assert p.refusal("push G D7").rule == "ASL-6.5.d"
    p.do("drop M")
    assert "G D7" in p.options("push")


@pytest.mark.rule("ASL-6.5.e")
def test_double_time_but_no_road_bonus() -> None:
    road = "road dirt D6-D9"
    p = crew(road, leader=False).do("take C", "push G D7 road", (1, 1), "done")
    p.do("push G D8 road", (1, 1), "done")
    assert p.where("C") == "D8"
    assert p.spent("C") == 4
    assert not p.choices("push")
    p = crew(road, leader=False).do("take C", "double-time", "push G D7 road", (1, 1), "done")
    p.do("push G D8 road", (1, 1), "done")
    assert p.choices("push")


@pytest.mark.rule("ASL-6.5.c")
@pytest.mark.parametrize(("terrain", "legal"), [("woods", True), ("grain", True), ("open", True)])
def test_the_cost_is_doubled(terrain: str, legal: bool) -> None:
    ground = "" if terrain == "open" else f"terrain {terrain} D7"
    p = crew(ground, leader=False).do("take C", "push G D7", (1, 1))
    assert p.spent("C") == {"woods": 4, "grain": 3, "open": 2}[terrain]


@pytest.mark.rule("ASL-6.5.c")
def test_too_dear_for_a_crew_of_four_mf() -> None:
    p = crew("terrain woods D7", "hill D7", leader=False).do("take C")
    assert p.refusal("push G D7").rule == "ASL-3.3.b"


@pytest.mark.rule("ASL-6.5.m")
def test_the_arc_may_stay() -> None:
    p = crew(leader=False).do("take C", "push G D7", (1, 1), "done")
    assert p.arc("G") == "n-ne"
    assert p.refusal("face G se-s").rule == "ASL-6.5.m"


@pytest.mark.rule("ASL-6.3.f")
def test_a_gun_that_moves_is_no_longer_emplaced() -> None:
    p = crew(leader=False).do("take C", "push G D7", (6, 5))
    assert "emplaced" in p.states("G")
    p = crew(leader=False).do("take C", "push G D7", (1, 1))
    assert "emplaced" not in p.states("G")


# What follows.


def watched(*more: str) -> Position:
    """A German squad A sees the Gun pushed to D7."""
    return crew("ger E 4-6-7 at D9", *more, leader=False)


@pytest.mark.rule("ASL-6.5.k", "ASL-6.5.l")
def test_hazardous_movement() -> None:
    p = watched().do("take C", "push G D7", (1, 1), "done")
    found = {line.label: line.value for line in p.drm("C", "D7 E").lines}
    assert found == {"tally-hazardous-movement": -2}
    p.state.pinned |= 1 << p.unit("C")
    assert "tally-hazardous-movement" not in {x.label for x in p.drm("C", "D7 E").lines}


@pytest.mark.rule("ASL-6.5.k")
def test_hazardous_in_the_later_phases_too() -> None:
    p = watched().do("take C", "push G D7", (6, 6))
    assert "pushed" in p.states("C")
    p.enter_phase("defensive-fire american")
    assert {x.label for x in p.drm("C", "D6 E").lines} >= {"tally-hazardous-movement"}


@pytest.mark.rule("ASL-6.6.c")
def test_no_shield_for_those_who_push() -> None:
    p = watched("ger F 4-6-7 at D4")
    assert "tally-gunshield" in {x.label for x in p.drm("C", "final D6 F").lines} or (
        "tally-emplacement" in {x.label for x in p.drm("C", "final D6 F").lines}
    )
    p.do("take C", "push G D7", (1, 1), "done")
    p.enter_phase("defensive-fire american")
    assert "tally-gunshield" not in {x.label for x in p.drm("C", "D7 F").lines}


@pytest.mark.rule("ASL-6.5.i", "ASL-6.5.j")
def test_neither_advance_nor_advancing_fire() -> None:
    p = crew("ger E 4-6-7 at D9", "usa S 6-6-6 at D6", leader=False)
    p.do("take C", "push G D7", (6, 6))
    p.state.stack.clear()
    p.enter_phase("advancing-fire american")
    assert p.refusal("open-fire D9 C").rule == "ASL-6.5.j"
    assert p.refusal("open-fire D9 C G").rule == "ASL-6.5.j"
    assert not [option for option in p.options("open-fire") if " C" in option]
    p.enter_phase("advance american")
    assert p.refusal("advance C D7").rule == "ASL-6.5.i"
    assert not [option for option in p.options("advance") if option.startswith("C ")]


@pytest.mark.rule("ASL-6.5.f", "ASL-6.5.g")
def test_the_odds_of_a_push() -> None:
    p = crew().do("take C", "join L")
    shown = p.preview("push G D5")
    assert shown.check is not None
    assert (shown.check.number, shown.check.drm.total, shown.mf) == (10, 4, 4)
    assert shown.check.success == (5, 12)


@pytest.mark.rule("ASL-6.5.e")
@pytest.mark.parametrize(("counter", "legal"), [("4-4-7", True), ("4-2-6", False)])
def test_no_road_bonus_helps_to_push_a_gun_uphill(counter: str, *, legal: bool) -> None:
    """Twice the 2 MF of the crest line: a Conscript squad has 3 MF, and would have 4."""
    p = position(f"""
        hill K4
        road K5-K4
        rus C {counter} at K5
        sw G rus-45l-at with C arc=n-ne
        ger A 4-6-7 at A1
        phase movement russian
    """).do("take C")
    assert p.mf("C", road=True).total == (5 if legal else 4)
    assert p.legal("push G K4 road") is legal
