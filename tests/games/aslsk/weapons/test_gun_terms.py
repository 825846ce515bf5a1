"""Terms of gunnery, to the last value: ROF, who is aimed at, where the ATT is barred."""

import pytest

from hexfront.games.aslsk.choices import Shoot
from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.weapons.gunnery import may_shoot_so, open_hexes, rate
from hexfront.games.aslsk.weapons.tohit import aim
from hexfront.hexes import bits
from tests.games.aslsk.close_combat.helpers import why
from tests.games.aslsk.weapons.helpers_guns import laid


def battery(*more: str, gun: str = "ger-75l-at", states: str = "", phase: str = "") -> Position:
    """A German Gun G in K8, its arc at K7/L7; Russian squads R in K5 and S in K10."""
    men = f"""
        date 1944-07
        ger C crew at K8 {states}
        sw G {gun} with C arc=n-ne
        rus R 4-4-7 at K5
        rus S 4-4-7 at K10
    """
    return position("\n".join((men, *more, f"phase {phase or 'prep-fire german'}")))


# Rate of Fire.


@pytest.mark.rule("ASL-3.2.4.q", "ASL-3.2.4.w")
@pytest.mark.parametrize(
    ("gun", "still", "turned"), [("ger-75l-at", 2, 1), ("ger-88l-aa", 3, 3), ("ger-105-art", 1, 0)]
)
def test_a_turned_gun_without_a_round_mount_fires_more_slowly(
    gun: str, still: int, turned: int
) -> None:
    p = battery(gun=gun)
    assert rate(p.state, laid(p, "G", "K5", "infantry he")) == still
    assert rate(p.state, laid(p, "G", "K10", "infantry he se-s")) == turned


@pytest.mark.rule("ASL-3.2.4.q", "ASL-6.9.c")
def test_a_mortar_turns_at_no_cost_in_rate() -> None:
    p = battery(gun="ger-81-mtr")
    still, turned = (laid(p, "G", h, f"area he{arc}") for h, arc in (("K5", ""), ("K10", " se-s")))
    assert rate(p.state, still) == rate(p.state, turned) == 3


@pytest.mark.rule("ASL-3.2.4.q", "ASL-3.2.3.x", "ASL-1.2.4.1.b", "ASL-3.2.4.e")
@pytest.mark.parametrize(
    ("states", "phase", "manner"),
    [
        ("pinned", "prep-fire german", "infantry he"),
        ("", "advancing-fire german", "infantry he"),
        ("", "prep-fire german", "area he"),
    ],
)
def test_without_any_rate(states: str, phase: str, manner: str) -> None:
    p = battery(states=states, phase=phase)
    assert rate(p.state, laid(p, "G", "K5", manner)) == 0


@pytest.mark.rule("ASL-3.2.4.k", "ASL-5.5.a")
def test_a_captured_gun_reads_red_numbers() -> None:
    numbers = []
    for crew, target in (("ger", "rus"), ("rus", "ger")):
        squad = "4-4-7" if target == "rus" else "4-6-7"
        side = "german" if crew == "ger" else "russian"
        p = position(f"""
            date 1944-07
            {crew} C crew at K8
            sw G ger-75l-at with C arc=n-ne
            {target} R {squad} at K1
            phase prep-fire {side}
        """)
        numbers.append(aim(p.state, laid(p, "G", "K1", "infantry he")).number)
    assert numbers == [7, 6]


# Whom it aims at.


@pytest.mark.rule("ASL-7.7.i")
@pytest.mark.parametrize(("movers", "aims"), [("V", False), ("S", True)])
def test_in_the_mph_infantry_that_stands_still_is_no_target(movers: str, *, aims: bool) -> None:
    p = position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne
        rus V rus-t3485 at K5 exposed entered
        rus S 4-4-7 at K5
        movers {movers}
        during movement russian
    """)
    p.state.here[p.unit(movers)] = 4
    p.state.stack.append(FirstFire(p.side("german")))
    p.do("open-fire K5 C G")
    assert ("infantry he" in p.options("shoot")) is aims
    assert "area he" in p.options("shoot")
    if not aims:
        assert p.refusal("shoot infantry he").rule == "ASL-7.7.i"


# The Area Target Type.


def tank(states: str = "", phase: str = "prep-fire german", kind: str = "ger-pziiin") -> Position:
    """A German vehicle T in K8 that points north; a Russian squad R in K5."""
    p = position(f"""
        ger T {kind} at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R 4-4-7 at K5
        rus B 4-4-7 at B3
        phase {phase}
    """)
    return p.do("take T") if phase.startswith("movement") else p


@pytest.mark.rule("ASL-3.2.4.f")
@pytest.mark.parametrize(
    ("states", "phase", "area"),
    [
        ("", "prep-fire german", True),
        ("", "advancing-fire german", True),
        ("motion", "advancing-fire german", False),
        ("", "movement german", False),
    ],
)
def test_no_area_fire_on_the_move(states: str, phase: str, *, area: bool) -> None:
    p = tank(states, phase).do("open-fire K5 T T-ma")
    assert ("area he" in p.options("shoot")) is area
    assert "infantry he" in p.options("shoot")
    if not area:
        assert p.refusal("shoot area he").rule == "ASL-3.2.4.f"


@pytest.mark.rule("ASL-3.2.4.f", "ASL-6.11.f")
@pytest.mark.parametrize(
    ("states", "phase", "fires"),
    [("", "prep-fire german", True), ("motion", "advancing-fire german", False)],
)
def test_nor_at_hexes_without_known_enemies(states: str, phase: str, *, fires: bool) -> None:
    assert ("bombard T T-ma" in tank(states, phase).choices()) is fires


@pytest.mark.rule("ASL-7.6.f", "ASL-6.11.f")
@pytest.mark.parametrize("states", ["immobilized", "bogged"])
def test_a_stuck_bow_gun_bombards_what_lies_before_it(states: str) -> None:
    free, stuck = (tank(state, kind="ger-stugiiig") for state in ("", states))
    ahead, behind = free.hex("K6"), free.hex("K10")
    found = [open_hexes(p.state, p.unit("T"), p.weapon("T-ma")) for p in (free, stuck)]
    assert [mask >> ahead & 1 for mask in found] == [1, 1]
    assert [mask >> behind & 1 for mask in found] == [1, 0]


@pytest.mark.rule("ASL-7.6.f")
@pytest.mark.parametrize("states", ["immobilized", "bogged"])
def test_a_stuck_bow_fires_only_within_its_arc(states: str) -> None:
    def beside(kind: str, state: str) -> Position:
        return position(f"""
            ger T {kind} at K8 vca=n-ne {state}
            ger A 4-6-7 at B2
            rus R 4-4-7 at N8
            rus V rus-t3485 at N9
            rus B 4-4-7 at B3
            phase prep-fire german
        """)

    assert "engage T T-ma V ap ne-se" in beside("ger-stugiiig", "").choices()
    stuck = beside("ger-stugiiig", states)
    assert not stuck.choices("engage")
    assert why(stuck, "engage T T-ma V ap ne-se") == ("ASL-7.6.f", "no-turning-of-front")
    turreted = beside("ger-pzvib", states)
    assert turreted.options("engage") >= {"T T-ma V ap ne-se"}
    assert "T T-ma V ap ne-se hull" not in turreted.options("engage")
    assert "N8 T T-cmg" in turreted.options("open-fire")
    assert "N8 T T-cmg hull" not in turreted.options("open-fire")
    assert why(turreted, "open-fire N8 T T-bmg") == ("ASL-7.6.f", "no-turning-of-front")


# MG of a turret.


@pytest.mark.rule("ASL-3.2.4.y", "ASL-7.8.l")
def test_a_rear_mg_turns_the_turret_round() -> None:
    p = position("""
        rus K rus-kv1e at K8 vca=n-ne
        ger B 4-6-7 at K6
        ger A 4-6-7 at A1
        phase prep-fire russian
    """)
    p.do("open-fire K6 K K-rmg", "fire").roll((5, 6))
    assert (p.vca("K"), p.tca("K")) == ("n-ne", "se-s")


@pytest.mark.rule("ASL-6.10.d", "ASL-7.8.n")
def test_a_bow_mg_that_turns_the_vehicle_loses_the_acquisition_of_its_gun() -> None:
    p = position("""
        ger T ger-pziiin at K8 vca=n-ne
        sw T-ma acquired=V:1
        rus R 4-4-7 at N8
        rus V rus-t3485 at K4
        phase prep-fire german
    """)
    p.do("open-fire N8 T T-bmg", "fire").roll((5, 6))
    assert (p.vca("T"), p.tca("T"), p.acquired("T-ma")) == ("ne-se", "ne-se", None)


@pytest.mark.rule("ASL-3.2.4.ae", "ASL-6.11.f")
@pytest.mark.parametrize(("marker", "most"), [("first", 1), ("", 9)])
def test_in_the_dfph_intensive_fire_bombards_only_next_door(marker: str, most: int) -> None:
    p = position(f"""
        ger C crew at K8
        sw G ger-75l-at with C arc=n-ne {marker}
        ger A 4-6-7 at B2
        rus B 4-4-7 at B3
        phase defensive-fire russian
    """)
    grid, found = p.state.setting.grid, open_hexes(p.state, p.unit("C"), p.weapon("G"))
    apart = {grid.distance(p.hex("K8"), h) for h in bits(found)}
    assert (min(apart), max(apart) >= most, 2 in apart) == (1, True, most > 1)


@pytest.mark.rule("ASL-6.9.d", "ASL-6.11.f")
def test_a_mortar_bombards_from_its_least_range_on() -> None:
    p = battery(gun="ger-81-mtr")
    mortar, place = p.state.setting.weapons[p.weapon("G")], p.hex("K8")
    assert mortar.min_range > 1
    grid, found = p.state.setting.grid, open_hexes(p.state, p.unit("C"), p.weapon("G"))
    apart = {grid.distance(place, h) for h in bits(found)}
    assert min(apart) == mortar.min_range


@pytest.mark.rule("ASL-3.2.4.z")
@pytest.mark.parametrize("states", ["", "immobilized", "bogged"])
def test_a_turret_gun_bears_on_its_own_hex_wherever_it_is_stuck(states: str) -> None:
    p = position(f"""
        ger T ger-pziiin at K8 vca=n-ne {states}
        ger A 4-6-7 at B2
        rus R 4-4-7 at K8
        rus B 4-4-7 at B3
        phase prep-fire german
    """)
    assert "K8 T T-ma" in p.options("open-fire")


@pytest.mark.rule("ASL-3.2.2.1.c", "ASL-6.9.b", "ASL-6.11.f")
@pytest.mark.parametrize(
    ("gun", "more", "fires"),
    [
        ("ger-75l-at", "", True),
        ("ger-75l-at", "rus E 4-4-7 at K8", False),
        ("ger-75l-at", "terrain stone-building K8", True),
        ("ger-81-mtr", "", True),
        ("ger-81-mtr", "terrain stone-building K8", False),
    ],
)
def test_no_bombardment_beside_enemies_nor_by_mortars_in_buildings(
    gun: str, more: str, *, fires: bool
) -> None:
    p = battery(more, gun=gun)
    assert bool(open_hexes(p.state, p.unit("C"), p.weapon("G"))) is fires
    assert ("bombard C G" in p.choices()) is fires


@pytest.mark.rule("ASL-3.2.4.i")
@pytest.mark.parametrize("choice", [Shoot(9, 0), Shoot(-1, 0), Shoot(0, 99), Shoot(0, -1)])
def test_there_is_no_other_target_type_nor_ammunition(choice: Shoot) -> None:
    p = battery()
    found = may_shoot_so(p.state, p.unit("C"), p.weapon("G"), p.hex("K5"), choice)
    assert found is not None
    assert found.rule == "ASL-3.2.4.i"
