"""Which of the Target Types reach an AFV, and what its crew and its cover have to do with it.

ASL-3.2.4.c, ASL-3.2.4.d, ASL-7.11, ASL-7.12.a.
"""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from hexfront.games.aslsk.definitions.charts import charts
from hexfront.games.aslsk.definitions.tables import FireEffect
from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.armor.helpers import THROWS

# The ITT: open crews among the Infantry.


def company(states: str, more: str = "") -> Position:
    """A Russian Gun G in K4 before a German squad S and a tank T in K8."""
    return position(f"""
        {more}
        rus C crew at K4
        sw G rus-76l-art with C arc=se-s
        ger S 4-6-7 at K8
        ger T ger-pziiin at K8 {states}
        phase prep-fire russian
    """).do("open-fire K8 C G")


def hit(p: Position) -> set[str]:
    return {p.name(int(entry.args["unit"])) for entry in p.told("log-shot-hits")}


@pytest.mark.rule("ASL-3.2.4.c", "ASL-7.12.a")
@pytest.mark.parametrize(
    ("states", "dice", "found"),
    [
        ("exposed", (3, 3), {"S", "T"}), ("exposed", (3, 4), {"S"}), ("exposed", (4, 4), set()),
        ("", (3, 3), {"S"}),
    ],
)  # fmt: skip
def test_a_shell_at_infantry_also_hits_the_open_crew_beside_it(
    states: str, dice: tuple[int, int], found: set[str]
) -> None:
    """TH# 8; the squad has 1 for the tank beside it, the crew 2 for its hatches."""
    assert hit(company(states).do("shoot infantry he").roll(dice)) == found


@pytest.mark.rule("ASL-7.12.a", "ASL-3.2.4.aj")
def test_the_crew_suffers_and_the_vehicle_never() -> None:
    p = company("exposed").do("shoot infantry he").roll((3, 3), (1, 1))  # 12 FP, 2: 1KIA
    assert p.where("T") == "K8"
    assert {"stunned", "recalled"} <= p.states("T")
    (blow,) = [e for e in p.told("log-hit-effect") if e.args["unit"] == p.unit("T")]
    assert blow.tally is not None
    assert blow.tally.total == 0


def fates(p: Position, choice: str, name: str = "T") -> dict[str, Fraction]:
    """What the preview of a shot says of a vehicle and its crew."""
    told = p.preview(choice).to_hit
    assert told is not None
    (view,) = [view for view in told.fates if view.unit == p.unit(name)]
    return {one.label: Fraction(*one.chance) for one in view.fates}


@pytest.mark.rule("ASL-7.12.a", "ASL-7.10.p")
@pytest.mark.parametrize("states", ["exposed", "exposed shaken"])
def test_the_preview_reckons_with_the_crew(states: str) -> None:
    """6 or less hits; then 12 FP against a morale of 8, which is 1 worse for a shaken crew."""
    drm = int("shaken" in states)
    expected: Counter[str] = Counter()
    for first, second in product(THROWS, repeat=2):
        cell = charts().ift.result(12, sum(first))
        if cell.effect in (FireEffect.KIA, FireEffect.K):
            expected["stunned+recalled"] += 1
        elif cell.effect is FireEffect.MC:
            final = sum(second) + cell.number + drm
            if sum(second) == 12 or (final > 8 and drm):
                expected["stunned+recalled"] += 1
            elif final > 8:
                expected["stunned"] += 1
            elif final == 8:
                expected["buttoned-up"] += 1
        elif cell.effect is FireEffect.PTC and sum(second) + drm > 8:
            expected["buttoned-up"] += 1
    found = fates(company(states), "shoot infantry he")
    del found["unharmed"]
    assert found == {label: Fraction(15 * n, 36**3) for label, n in expected.items()}


# The ATT: hatches that are closed keep no shell off.


def on_the_move(weapon: str, states: str = "", more: str = "") -> Position:
    """A Russian tank V that Starts in K4, before a German weapon M in K8."""
    return position(f"""
        {more}
        ger C {"4-6-7" if weapon == "ger-mtr50" else "crew"} at K8
        sw M {weapon} with C {"" if weapon == "ger-mtr50" else "arc=n-ne"}
        rus V rus-t3485 at K4 vca=s-sw began=K4 {states}
        phase movement russian
    """).do("take V; start")


@pytest.mark.rule("ASL-7.11.a", "ASL-3.2.4.d", "ASL-3.2.4.n")
@pytest.mark.parametrize("states", ["", "exposed"])
@pytest.mark.parametrize("weapon", ["ger-81-mtr", "ger-75l-at", "ger-mtr50"])
def test_area_fire_strikes_a_moving_tank_whatever_its_hatches(weapon: str, states: str) -> None:
    p = on_the_move(weapon, states)
    assert "open-fire K4 C M" in p.choices()
    p.do("open-fire K4 C M", "fire" if weapon == "ger-mtr50" else "shoot area he")
    p.roll((4, 3), (6, 6))
    (told,) = p.told("log-area-hit")
    assert told.args["unit"] == p.unit("V")


@pytest.mark.rule("ASL-7.7.i", "ASL-3.2.4.c")
def test_the_itt_does_not_reach_a_tank_that_moves_alone() -> None:
    p = on_the_move("ger-75l-at").do("open-fire K4 C M")
    assert p.options("shoot") == {"area he"}
    assert p.refusal("shoot infantry he").rule == "ASL-7.7.i"


@pytest.mark.rule("ASL-3.2.4.n")
def test_area_fire_in_the_mph_is_at_movers_alone() -> None:
    p = on_the_move("ger-75l-at", more="rus W rus-t3485 at K5 vca=s-sw\nrus R 4-4-7 at K6")
    assert p.options("open-fire") == {"K4 C M"}
    for label in ("K5", "K6"):
        assert p.refusal(f"open-fire {label} C M").rule == "ASL-6.11.f"


@pytest.mark.rule("ASL-3.2.4.d", "ASL-6.9.c")
def test_a_light_mortar_strikes_movers_also_where_guns_are_in_play() -> None:
    p = position("""
        ger A 4-6-7 at K8
        sw M ger-mtr50 with A
        ger C crew at A1
        sw G ger-75l-at with C arc=n-ne
        rus S 4-4-7 at K4
        phase movement russian
    """).do("take S; step K5; open-fire K5 A M; fire")
    assert hit(p.roll((3, 3))) == {"S"}


@pytest.mark.rule("ASL-7.11.a", "ASL-3.2.4.ai")
@pytest.mark.parametrize("states", ["", "exposed"])
def test_half_the_fp_of_a_small_calibre_does_nothing(states: str) -> None:
    """20 mm: 1 FP, of which half is below the first column; only a Critical Hit has 2."""
    p = on_the_move("ger-20l-aa", states).do("open-fire K4 C M")
    assert fates(p, "shoot area he", "V")["unharmed"] >= Fraction(35, 36)
    p.do("shoot area he").roll((3, 3), (2, 1))
    assert p.states("V") & {"shocked", "immobilized", "stunned"} == set()


# Cover.


def shelled(weapon: str, more: str, states: str) -> dict[str, int]:
    """The IFT DRM of an area hit on a Russian tank V in K4, by label."""
    p = (
        position(f"""
        {more}
        ger C crew at K8
        sw M {weapon} with C arc=n-ne
        rus S 4-4-7 at K4
        rus V rus-t3485 at K4 {states}
        phase prep-fire german
    """)
        .do("open-fire K4 C M; shoot area he")
        .roll((2, 4))
    )
    while p.waits_for != "EffectRoll":
        p.roll(3)
    p.roll((6, 5))
    (told,) = p.told("log-area-hit")
    assert told.tally is not None
    return {line.label: line.value for line in told.tally.lines}


@pytest.mark.rule("ASL-7.11.d", "ASL-1.1.1.WD.g", "ASL-1.1.1.HI.j")
@pytest.mark.parametrize(
    ("weapon", "more", "states", "found"),
    [
        ("ger-75l-at", "terrain woods K4", "", {"tally-terrain": 1}),
        ("ger-75l-at", "terrain woods K4", "exposed", {"tally-terrain": 1}),
        ("ger-81-mtr", "terrain woods K4", "", {"tally-terrain": 1}),
        ("ger-81-mtr", "terrain woods K4", "exposed", {"tally-air-burst": -1}),
        ("ger-75l-at", "wall K5/K4", "", {"tally-wall": 2}),
        ("ger-81-mtr", "wall K5/K4", "", {}),
        ("ger-75l-at", "hill K4", "", {"tally-height-advantage": 1}),
        ("ger-81-mtr", "hill K4", "", {}),
        ("ger-75l-at", "hill K4\nterrain woods K4", "", {"tally-terrain": 1}),
    ],
)
def test_the_cover_of_a_vehicle_under_area_fire(
    weapon: str, more: str, states: str, found: dict[str, int]
) -> None:
    assert shelled(weapon, more, states) == found


@pytest.mark.rule("ASL-1.1.1.HI.j", "ASL-1.1.1.HI.l")
@pytest.mark.parametrize(
    ("hills", "came", "drm"), [("K4", "K5", 0), ("K4", "J3", 1), ("", "J3", 0), ("K4 K8", "J3", 0)]
)
def test_height_advantage_of_a_vehicle(hills: str, came: str, drm: int) -> None:
    more = f"hill {hills}" if hills else ""
    p = (
        position(f"""
        {more}
        ger C crew at K8
        sw M ger-75l-at with C arc=n-ne
        rus V rus-t3485 at {came} vca={"nw-n" if came == "K5" else "se-s"} motion began={came}
        phase movement russian
    """)
        .do("take V", "step K4")
        .until("FirstFire")
    )
    told = p.preview("engage C M V ap").kill
    assert told is not None
    assert told.drm.value("tally-height-advantage") == drm
