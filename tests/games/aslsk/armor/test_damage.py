"""What damage does to a vehicle and its crew, to the last figure (ASL-7.9 to ASL-7.12)."""

from collections import Counter

import pytest

from hexfront.games.aslsk.armor.crew import DR_WEIGHTS, crew_check
from hexfront.games.aslsk.armor.damage import destroy, recall, stun, suffer_damage
from hexfront.games.aslsk.armor.destruction import NO_COLLATERAL, Damage, area_damage
from hexfront.games.aslsk.armor.engagement import Crew
from hexfront.games.aslsk.armor.facing import Part
from hexfront.games.aslsk.armor.outlook import area_spread
from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.tables import FireEffect
from hexfront.games.aslsk.notation import Position, position

IFT = charts().ift
MARKS = {"exposed", "shocked", "stunned", "recalled", "shut", "motion", "immobilized"}


def tank(states: str = "exposed motion") -> Position:
    return position(f"ger T ger-pziiin at K8 {states}\nrus R 4-4-7 at A1\nphase prep-fire russian")


def marks(p: Position) -> set[str]:
    return p.states("T") & MARKS


@pytest.mark.rule("ASL-7.10.e", "ASL-7.10.j", "ASL-7.10.m", "ASL-7.10.r", "ASL-3.2.3.y")
@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (Damage.NONE, {"exposed", "motion"}),
        (Damage.IMMOBILIZED, {"exposed", "immobilized"}),
        (Damage.SHOCKED, {"shocked", "shut"}),
        (Damage.BUTTONED_UP, {"shut", "motion"}),
        (Damage.STUNNED, {"stunned", "shut"}),
        (Damage.STUNNED | Damage.RECALLED, {"stunned", "shut", "recalled"}),
        (Damage.IMMOBILIZED | Damage.STUNNED, {"immobilized", "stunned", "shut"}),
        (Damage.IMMOBILIZED | Damage.BUTTONED_UP, {"immobilized", "shut"}),
    ],
)
def test_every_damage_leaves_its_markers(damage: Damage, found: set[str]) -> None:
    p = tank()
    suffer_damage(p.state, p.unit("T"), damage)
    assert marks(p) == found
    assert p.where("T") == "K8"


@pytest.mark.rule("ASL-7.10.a")
def test_of_all_damage_destruction_comes_first() -> None:
    p = tank()
    suffer_damage(p.state, p.unit("T"), Damage.DESTROYED | Damage.STUNNED | Damage.IMMOBILIZED)
    assert (p.wreck("T"), marks(p)) == ("K8", set())
    assert len(p.told("log-stunned")) == 0


@pytest.mark.rule("ASL-7.10.p")
def test_a_second_stun_of_the_same_player_turn_recalls_too() -> None:
    p = tank()
    stun(p.state, p.unit("T"))
    assert "recalled" not in p.states("T")
    stun(p.state, p.unit("T"))
    assert "recalled" in p.states("T")


@pytest.mark.rule("ASL-2.0.al")
@pytest.mark.parametrize("states", ["entered", "rolled", ""])
def test_the_wreck_of_a_mover_is_a_moving_target_still(states: str) -> None:
    p = tank(states)
    destroy(p.state, p.unit("T"))
    assert p.states("T") == set(states.split())


@pytest.mark.rule("ASL-7.10.s")
def test_a_crew_is_recalled_once() -> None:
    p = tank()
    p.state.news = []
    for _ in range(2):
        recall(p.state, p.unit("T"), "ASL-7.10.s")
    assert [entry.message for entry in p.state.news] == ["log-recalled"]
    assert "recalled" in p.states("T")


# The Collateral Attack.


@pytest.mark.rule("ASL-7.12.c")
@pytest.mark.parametrize(("terrain", "cover"), [("woods", 2), ("stone-building", 3)])
def test_a_collateral_attack_heeds_hatches_or_better_cover(terrain: str, cover: int) -> None:
    p = position(f"""
        terrain {terrain} K7
        ger A 8-3-8 at K8
        ger B 4-6-7 at A2
        sw D ger-dc
        rus V rus-t3485 at K7 vca=s-sw exposed
        charge D K7 A V
        phase advancing-fire german
    """).roll((6, 5), (5, 4))
    (told,) = p.told("log-collateral")
    assert told.args["result"] == str(IFT.result(30, 9 + cover))


@pytest.mark.rule("ASL-7.12.c", "ASL-4.2.c")
@pytest.mark.parametrize(("row", "dice", "column"), [(7, (4, 5), 24), (6, (3, 4), 12)])
def test_flames_from_two_hexes_strike_the_crew_with_half_their_fp(
    row: int, dice: tuple[int, int], column: int
) -> None:
    p = position(f"""
        ger A 4-6-8 at K{row}
        sw F ger-ft with A
        rus R rus-kv1e at K8 exposed
        phase prep-fire german
    """)
    p.do("engage A F R he").roll(dice)
    (told,) = p.told("log-collateral")
    assert told.args["result"] == str(IFT.result(column, sum(dice) + 2))


@pytest.mark.rule("ASL-7.12.c")
def test_a_bazooka_strikes_the_crew_with_its_fp_against_infantry() -> None:
    p = (
        position("""
        sides german american
        date 1944-07
        usa A 6-6-6 at K8
        sw B usa-baz43 with A
        ger T ger-pzvib at K7 vca=s-sw exposed
        phase prep-fire american
    """)
        .do("engage A B T heat")
        .roll((3, 2), (4, 5))
    )
    (told,) = p.told("log-collateral")
    assert told.args["result"] == str(IFT.result(8, 9 + 2))


# The Area Target Type.


@pytest.mark.rule("ASL-7.11.b", "ASL-7.11.c", "ASL-7.12.b")
@pytest.mark.parametrize("part", list(Part))
@pytest.mark.parametrize(
    "crew",
    [
        Crew(8),
        Crew(8, exposed=True, cover=2),
        Crew(7, exposed=True, nerves=1, frail=True, cover=3),
    ],
    ids=["buttoned up", "exposed", "shaken"],
)
@pytest.mark.parametrize(("column", "drm"), [(6, 0), (20, -1), (36, 1)])
def test_the_chances_of_an_area_hit_are_those_of_all_throws(
    part: Part, crew: Crew, column: int, drm: int
) -> None:
    slow: Counter[Damage] = Counter()
    for original, throws in DR_WEIGHTS.items():
        for check, ways in DR_WEIGHTS.items():
            damage = area_damage(IFT, column, part, original + drm)
            if crew.exposed and not damage & NO_COLLATERAL:
                cell = IFT.result(column, original + crew.cover)
                if cell.effect in (FireEffect.KIA, FireEffect.K):
                    damage |= Damage.STUNNED | Damage.RECALLED
                elif cell.effect is FireEffect.MC:
                    damage |= crew_check(crew.level, check, check + crew.nerves + cell.number)
                elif cell.effect is FireEffect.PTC and check + crew.nerves > crew.level:
                    damage |= Damage.BUTTONED_UP
            if damage & Damage.STUNNED and crew.frail:
                damage |= Damage.RECALLED
            slow[damage] += throws * ways
    assert area_spread(IFT, column, part, drm, crew) == slow


@pytest.mark.rule("ASL-7.11.d")
@pytest.mark.parametrize(("terrain", "drm"), [("", 0), ("terrain woods K8", 1)])
def test_the_tem_changes_the_ift_dr_of_an_area_hit(terrain: str, drm: int) -> None:
    p = position(f"""
        {terrain}
        ger T ger-pziiin at K5 vca=s-sw
        rus R rus-t34m43 at K8 vca=n-ne
        rus A 4-4-7 at K8
        phase prep-fire german
    """)
    p.do("open-fire K8 T T-ma", "shoot area he").roll((2, 2), (6, 5))
    (area,) = p.told("log-area-hit")
    assert area.tally is not None
    assert area.tally.value("tally-terrain") == drm


# A MA that is an MG.


@pytest.mark.rule("ASL-7.8.t", "ASL-7.10.m")
@pytest.mark.parametrize(("dice", "found"), [((2, 3), {"stunned", "recalled"}), ((3, 3), set())])
def test_a_main_mg_makes_to_kill_attempts(dice: tuple[int, int], found: set[str]) -> None:
    p = position("""
        rus V rus-ba64 at K5 vca=s-sw
        ger T ger-psw222 at K8 vca=ne-se
        phase prep-fire russian
    """)
    told = p.preview("engage V V-ma T ap").kill
    assert told is not None
    assert {aspect.number.total for aspect in told.aspects if not aspect.critical} == {5}
    p.do("engage V V-ma T ap").roll((2, 2), dice)
    assert p.states("T") & {"stunned", "recalled"} == found
