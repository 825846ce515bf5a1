"""Chapter 34.6: Reserve Armies that are entered or attacked."""

import pytest

from hexfront.games.s42.choices import Resolve
from hexfront.games.s42.combat.battle import Battle
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.moments.resolution import ComeOut
from hexfront.games.s42.moments.retreat import RetreatOver
from hexfront.games.s42.notation import Position, position
from tests.games.s42.maskirovka.helpers_maskirovka import (
    ARMY,
    AXIS,
    SOVIET,
    armies,
    audiences,
    seen,
    why,
)

R = f"soviet R {ARMY} at 1405 box=1"
A = "axis A 10-8-6 tank red at 1305"
B = "axis B 10-8-6 tank red at 1306"
U, V = "soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-1"
W = "soviet W 2-2-3 free in box-1"
ELSEWHERE = (f"soviet Q {ARMY} at 1908 box=2", "soviet Z 3-5-3 in box-2")
"""So that the Axis cannot know that a box is empty."""


def attacked(*statements: str, result: str = "DR2 2 x", phase: str = "combat axis") -> Position:
    return armies(R, A, B, *ELSEWHERE, *statements, f"crt * * = {result}", phase=phase)


def retreated(p: Position) -> Position:
    """Carry out the losses and retreats that are open."""
    while p.waits_for in ("ChooseLoss", "Retreating"):
        p.choose(p.choices()[0])
    return p


# Entering the hex of an army.


@pytest.mark.rule("S42-34.6.2.e", "S42-34.6.2.g")
def test_an_empty_army_is_removed_when_an_enemy_enters() -> None:
    p = attacked(phase="movement axis").play("move A; march 1405")
    assert (p.where("A"), p.where("R")) == ("1405", "pending")
    assert p.game.revealed(p.state) > 0


@pytest.mark.rule("S42-34.6.2.g")
def test_units_in_the_box_keep_the_enemy_out_who_may_go_on() -> None:
    p = attacked(U, phase="movement axis").choose("move A")
    assert "1405" in p.options("march")  # nobody knows yet
    p.choose("march 1405")
    assert (p.where("A"), p.where("R")) == ("1305", "1405")
    assert p.told("log-army-held")[0].audience is None
    assert why(p, "march 1405") == ("S42-34.6.2.g", "no-army-held")
    p.choose("march 1205")
    assert p.where("A") == "1205"
    p.choose("halt")
    assert seen(p, "R")[1] == 0  # not whose box it is


@pytest.mark.rule("S42-34.6.2.g")
def test_a_march_ends_in_the_hex_before() -> None:
    lake = "terrain sea 1000-2010, clear 1105 1204 1305 1404 1405 1908"
    p = armies(lake, R, *ELSEWHERE, U, "axis A 5-5-6 tank at 1105", phase="movement axis")
    p.play("move A; march 1405")
    grid = p.state.country.grid
    assert grid.distance(p.hex(p.where("A")), p.hex("1405")) == 1
    assert p.waits_for == "Moving"


@pytest.mark.rule("S42-34.6.2.g")
def test_what_was_said_holds_for_the_player_turn() -> None:
    p = attacked(U, phase="movement axis").play("move A; march 1405; march 1205; halt")
    assert "1405" not in p.choose("move B").options("march")
    p.enter_phase("initial soviet").enter_phase("movement axis")
    assert "1405" in p.choose("move B").options("march")


@pytest.mark.rule("S42-34.6.2.g")
def test_a_soviet_combat_unit_in_the_hex_bars_it_as_ever() -> None:
    p = attacked("soviet D 3-5-3 at 1405", phase="movement axis").choose("move A")
    assert why(p, "march 1405")[0] == "S42-5.1.e"


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize(("inside", "where"), [(U, "1405"), ("", "1505")])
def test_an_advance_is_kept_out_too(inside: str, where: str) -> None:
    p = armies(
        f"soviet R {ARMY} at 1505 box=1", *ELSEWHERE, A, "soviet D 3-2-3 steps=1 at 1405",
        inside, "crt * * = DS 4 x", phase="combat axis",
    )  # fmt: skip
    p.play("attack 1405; resolve", 3)
    p.play("advance A; step 1405; step 1505")
    assert p.where("A") == where
    if inside:
        assert "1505" not in p.options("step")


@pytest.mark.rule("S42-34.6.2.g")
@pytest.mark.parametrize(("inside", "lives"), [(U, False), ("", True)])
def test_and_a_retreat(inside: str, lives: bool) -> None:
    p = armies(
        "terrain sea 1000-2010, clear 1405 1505 1604 1605 1908",
        f"soviet R {ARMY} at 1505 box=1", *ELSEWHERE, inside,
        "axis D 1-3-3 steps=1 at 1405", "soviet S 8-5-3 at 1404", "terrain clear 1404",
        "crt * * = DR2 2 x", phase="combat soviet",
    )  # fmt: skip
    retreated(p.play("attack 1405; resolve", 3))
    assert (p.where("D") == "eliminated") is not lives
    assert p.where("R") == ("pending" if lives else "1505")


# Attacking it.


@pytest.mark.rule("S42-34.6.2.a")
def test_what_may_come_of_an_attack_is_not_told_while_units_may_come_out() -> None:
    known = (R, A, B, "soviet D 3-5-3 at 1405")
    for more, unsure in ((ELSEWHERE, True), ((), False)):
        p = armies(*known, *more, phase="combat axis").choose("attack 1405")
        (offer,) = (o for o in p.game.offers(p.state, AXIS) if isinstance(o.choice, Resolve))
        assert offer.preview.attack.unsure is unsure
        assert (offer.preview.attack.forecast is None) is unsure


@pytest.mark.rule("S42-34.6.2.e")
def test_an_attack_on_an_empty_army_falls_away() -> None:
    p = attacked()
    assert p.options("attack") == {"1405"}
    p.choose("attack 1405")
    assert (p.waits_for, p.where("R")) == ("", "1405")
    assert p.told("log-army-nobody")
    assert not p.state.attacked


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.f")
def test_up_to_three_units_come_out_within_the_stacking_limit() -> None:
    p = attacked(U, V, W, "soviet X 3-5-3 in box-1").play("attack 1405; resolve")
    assert (p.waits_for, p.actor) == ("ComeOut", "soviet")
    assert p.options("emerge") == {"U", "V", "W", "X"}
    assert why(p, "emerge Z") == ("S42-34.6.2.a", "no-box-defender")
    p.play("emerge U; emerge V")
    assert p.options("emerge") == {"W"}
    assert why(p, "emerge X") == ("S42-34.6.2.f", "no-box-stacking")
    p.choose("emerge W")
    assert p.at("1405") == {"R", "U", "V", "W"}
    assert (p.where("X"), p.waits_for) == ("box-1", "CombatRoll")
    assert {"known", "exposed"} <= p.states("R")


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.f")
def test_three_is_the_most_even_with_an_army_hq() -> None:
    more = ("soviet H 0-0-5 army-hq hq=tank at 1405", "soviet X 3-5-3 in box-1")
    p = attacked(U, V, W, *more).play("attack 1405; resolve; emerge U; emerge V; emerge X")
    assert (p.at("1405"), p.where("W")) == ({"R", "H", "U", "V", "X"}, "box-1")
    assert p.waits_for == "CombatRoll"


@pytest.mark.rule("S42-13.3.2.d", "S42-34.6.2.a")
@pytest.mark.parametrize("out", ["emerge U", "decline"])
def test_enemies_in_full_retreat_give_way_to_those_who_come_out(out: str) -> None:
    """At once, not when the combat is over."""
    p = attacked(U, V, "axis F 3-3-3 fr at 1404").play("attack 1405; resolve", out)
    if out == "decline":
        assert p.actor == "soviet", "the army retreats alone"
        return
    p.choose("decline")
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.where("F") != "1404"
    assert p.waits_for == "CombatRoll"


FLED = (U, "soviet D 3-9-3 at 1606", "axis C 10-8-6 tank red at 1607")


@pytest.mark.rule("S42-12.4.a", "S42-34.6.2.a")
def test_units_whose_army_has_retreated_do_not_come_out() -> None:
    """X, who came out, is lost; the army goes on alone to the hex of D."""
    p = attacked(*FLED, "soviet X 3-5-3 steps=1 in box-1", result="A1/D1 2 x")
    p.play("attack 1405; resolve; emerge X; decline", 3)
    while p.waits_for in ("ChooseLoss", "Retreating"):
        p.choose(next((c for c in ("step 1506", "step 1606") if c in p.choices()), p.choices()[0]))
    p.play("end-advance; attack 1606; resolve")
    assert (p.where("R"), p.order("U"), p.waits_for) == ("1606", "disrupted", "CombatRoll")
    assert p.told("log-assault")[-1].args["defense"] == 9


@pytest.mark.rule("S42-12.4.a", "S42-15.3.a", "S42-34.6.2.a")
@pytest.mark.parametrize("breakthrough", [False, True])
def test_but_they_do_in_breakthrough_combat(breakthrough: bool) -> None:
    other = f"soviet P {ARMY} at 1606 box=3"
    p = armies(f"soviet R {ARMY} at 1606 box=1 retreated", other, *FLED, "soviet Y 3-5-3 in box-3",
               *ELSEWHERE, phase="combat axis")  # fmt: skip
    p.state.retreated |= p.mask("R")
    battle = Battle(side=AXIS, hex=p.hex("1606"), attackers=p.units("C"), breakthrough=breakthrough)
    p.state.stack.append(ComeOut(SOVIET, battle))
    assert p.options("emerge") == ({"U", "Y"} if breakthrough else {"Y"})
    if not breakthrough:
        assert why(p, "emerge U") == ("S42-12.4.a", "no-box-retreated")


@pytest.mark.rule("S42-34.6.2.a")
def test_units_on_the_map_count_toward_the_limit() -> None:
    p = attacked(U, V, W, "soviet D 3-5-3 at 1405").play("attack 1405; resolve; emerge U")
    assert p.options("emerge") == {"W"}
    p.choose("decline")
    assert p.waits_for == "CombatRoll"


@pytest.mark.rule("S42-34.6.2.a")
def test_the_question_is_put_though_the_box_is_empty() -> None:
    p = attacked("soviet D 3-5-3 at 1405").play("attack 1405; resolve")
    assert (p.waits_for, p.choices()) == ("ComeOut", ["decline"])
    assert p.state.stack[-1].window
    p = attacked("soviet D 3-5-3 at 1405")
    p.state.known |= p.mask("R")  # the Axis knows that it is
    assert p.play("attack 1405; resolve").waits_for == "CombatRoll"


@pytest.mark.rule("S42-34.6.2.a", "S42-34.1.2.a")
@pytest.mark.parametrize("box", [2, 3])
def test_it_is_put_again_though_the_box_of_another_army_there_is_empty(box: int) -> None:
    others = (f"soviet Q {ARMY} at 1405 box={box}", f"soviet T {ARMY} at 1605 box={5 - box}")
    inside = ("soviet U 3-5-3 in box-1", "soviet V 3-5-3 in box-2")
    p = armies(f"soviet R {ARMY} at 1405 box=1", *others, *inside, "axis A 9-5-3 at 1305",
               phase="combat axis")  # fmt: skip
    p.play("attack 1405; resolve; emerge U")
    assert (p.actor, p.waits_for) == ("soviet", "ComeOut")
    assert p.options("emerge") == ({"V"} if box == 2 else set())
    assert p.choose("decline").waits_for == "CombatRoll"


@pytest.mark.rule("S42-34.6.2.a", "S42-34.6.2.f")
@pytest.mark.parametrize(
    ("here", "there", "again"),
    [
        ("3-5-3", "3-5-3", True),
        ("3-5-3", "2-2-3 free", True),
        ("3-5-3\nsoviet D 3-5-3 at 1405", "3-5-3", False),  # nobody who counts fits in
        ("3-5-3\nsoviet D 3-5-3 at 1405", "2-2-3 free", True),
    ],
)
def test_it_is_not_put_where_all_know_that_nobody_can_follow(
    here: str, there: str, again: bool
) -> None:
    others = (f"soviet Q {ARMY} at 1405 box=3", f"soviet T {ARMY} at 1605 box=2")
    inside = (f"soviet U {here.splitlines()[0]} in box-1", *here.splitlines()[1:])
    p = armies(f"soviet R {ARMY} at 1405 box=1", *others, *inside, f"soviet V {there} in box-2",
               "axis A 19-5-3 at 1305", phase="combat axis")  # fmt: skip
    p.play("attack 1405; resolve; emerge U")
    assert (p.waits_for == "ComeOut") is again


@pytest.mark.rule("S42-34.6.2.b")
def test_units_still_in_the_box_add_nothing_to_the_defense() -> None:
    p = attacked(U, V, "soviet D 3-5-3 at 1405").choose("attack 1405")
    assert p.odds().defense.total == 5
    p = attacked(U, V, "turn 20", result="DR2 2").play("attack 1405; resolve; emerge U; decline", 3)
    assert (p.waits_for, p.options("lead")) == ("Stand", set())
    p.choose("defend")
    assert p.waits_for == "DefenseRoll"  # U alone can lead


@pytest.mark.rule("S42-34.6.2.c")
@pytest.mark.parametrize(
    ("result", "order"), [("DR2 2 x", "disrupted"), ("DR4 4 x", "full_retreat")]
)
def test_they_share_the_fate_of_the_defenders_when_the_army_retreats(
    result: str, order: str
) -> None:
    p = attacked(U, V, result=result).play("attack 1405; resolve; emerge U; decline", 3)
    retreated(p)
    assert p.where("R") == p.where("U") != "1405"
    assert (p.order("U"), p.order("V"), p.where("V")) == (order, order, "box-1")


@pytest.mark.rule("S42-34.6.2.c", "S42-34.6.2.h")
def test_if_nobody_comes_out_the_counter_retreats_alone() -> None:
    p = attacked(U).play("attack 1405; resolve; decline")
    assert p.waits_for == "Retreating"
    retreated(p)
    assert p.where("R") not in ("1405", "pending")
    assert (p.order("U"), p.steps("U")) == ("full_retreat", 2)
    assert audiences(p, "log-full-retreat") == [SOVIET]
    assert seen(p, "R")[1] == 0
    assert seen(p, "U", AXIS)[2] == "good"
    assert p.waits_for == "AdvanceChoice"


@pytest.mark.rule("S42-34.6.2.d")
def test_all_units_of_the_box_die_with_a_counter_that_cannot_retreat() -> None:
    p = attacked("terrain sea 1000-2010, clear 1305 1306 1405 1908", U, V)
    p.play("attack 1405; resolve; decline")
    assert [p.where(name) for name in "RUV"] == ["pending", "eliminated", "eliminated"]
    assert p.state.known & p.mask("R")


@pytest.mark.rule("S42-34.6.2.h")
def test_when_all_who_came_out_are_dead_the_counter_holds_the_hex() -> None:
    weak = "soviet U 3-5-3 steps=1 in box-1"
    p = attacked(weak, V, result="EX").play("attack 1405; resolve; emerge U; decline", 3)
    retreated(p)
    assert (p.where("U"), p.where("R")) == ("eliminated", "1405")
    assert p.waits_for != "AdvanceChoice"
    p = attacked(weak, result="EX").play("attack 1405; resolve; emerge U", 3)
    retreated(p)
    assert (p.where("U"), p.where("R")) == ("eliminated", "pending")  # nobody is left


@pytest.mark.rule("S42-34.6.2.h")
def test_or_retreats_as_the_result_demands() -> None:
    weak = "soviet U 3-5-3 steps=1 in box-1"
    p = attacked(weak, V, result="DS 4 x").play("attack 1405; resolve; emerge U; decline", 3)
    retreated(p)
    assert p.where("U") == "eliminated"
    assert p.where("R") not in ("1405", "pending")
    assert p.order("V") == "full_retreat"


@pytest.mark.rule("S42-34.6.2.h")
def test_an_empty_army_follows_its_defenders_or_goes_with_them() -> None:
    p = attacked("soviet D 3-5-3 at 1405").play("attack 1405; resolve; decline", 3)
    assert retreated(p).where("R") == p.where("D") != "1405"
    p = attacked("soviet D 3-5-3 steps=1 at 1405", result="EX")
    retreated(p.play("attack 1405; resolve; decline", 3))
    assert (p.where("D"), p.where("R")) == ("eliminated", "pending")


@pytest.mark.rule("S42-34.6.2.h", "S42-34.1.2.a")
@pytest.mark.rule("S42-34.6.2.e", "S42-34.6.2.h", "S42-19.3.c", "S42-12.4.a")
@pytest.mark.parametrize("held", [True, False])
def test_who_is_helpless_does_not_retreat_before_he_is_removed(held: bool) -> None:
    """The defender dies, and who retreated into his hex may not retreat again."""
    here = (f"soviet R {ARMY} at 1405 box=1", "soviet H 0-0-5 army-hq hq=tank at 1405",
            "soviet U 3-5-3 at 1405 retreated", "soviet D 1-1-3 at 1405")  # fmt: skip
    box = "soviet V 3-5-3 in box-1" if held else ""
    p = armies(*here, box, "axis A 9-5-3 at 1305", "crt * * = D1 2", phase="combat axis running")
    p.play("attack 1405; resolve")
    p.play(*(["decline"] if p.waits_for == "ComeOut" else []), 3)
    assert (p.where("D"), p.where("U"), p.where("H")) == ("eliminated", "eliminated", "pending")
    if held:
        assert p.waits_for == "Retreating"
        assert p.choose("step 1506").where("R") == "1506"
    else:
        assert (p.where("R"), p.waits_for) == ("pending", "AdvanceChoice")


@pytest.mark.rule("S42-34.6.2.h", "S42-14.1.a")
@pytest.mark.parametrize("box", [1, 2])
def test_a_box_that_nobody_knows_holds_the_hex_when_the_defender_is_dead(box: int) -> None:
    here = (f"soviet R {ARMY} at 1405 box={box}", f"soviet Q {ARMY} at 1605 box={3 - box}", U)
    p = armies(*here, "soviet D 1-1-3 at 1405", "axis A 9-7-3 at 1305", "crt * * = EX",
               phase="combat axis")  # fmt: skip
    p.play("attack 1405; resolve; decline", 3)
    assert (p.where("D"), p.where("R")) == ("eliminated", "1405" if box == 1 else "pending")
    assert (p.waits_for == "AdvanceChoice") is (box == 2)


@pytest.mark.parametrize(("boxed", "stays"), [("", False), (U, True)])
def test_whether_it_stays_on_tells_what_is_in_its_box(boxed: str, stays: bool) -> None:
    """Its fate is a secret that comes to light; that of an army with its defenders is none."""
    p = attacked("soviet D 3-5-3 at 1405", boxed)
    army, defender = p.units("R D")
    before = p.game.revealed(p.state)
    RetreatOver(SOVIET, (army, defender)).run(p.state)
    assert p.game.revealed(p.state) == before
    eliminate(p.state, defender, "S42-12.2.a")
    RetreatOver(SOVIET, (army, defender)).run(p.state)
    assert p.game.revealed(p.state) == before + 1
    assert (p.where("R") == "1405") is stays


# Automatic DS.


@pytest.mark.rule("S42-34.6.2.i")
def test_no_automatic_ds_against_an_army_alone() -> None:
    p = attacked(U, phase="movement axis")
    assert not p.choices("overrun")
    assert why(p, "overrun 1405") == ("S42-34.6.2.i", "no-overrun-army")


@pytest.mark.rule("S42-34.6.2.i")
def test_units_that_come_out_may_prevent_one() -> None:
    text = (U, V, "soviet D 2-1-3/1-1-3 steps=3 at 1405")
    p = attacked(*text, phase="movement axis").play("overrun 1405; resolve; emerge U")
    assert p.told("log-attack-fails")
    assert (p.waits_for, p.state.auto_ds, p.where("D")) == ("MovementPhase", 0, "1405")
    p = attacked(*text, phase="movement axis").play("overrun 1405; resolve; decline")
    retreated(p)
    assert p.where("R") == p.where("D") != "1405"
    assert p.order("U") == p.order("V") == "full_retreat"


@pytest.mark.rule("S42-34.6.2.i")
def test_nor_is_there_a_combat_below_the_lowest_odds() -> None:
    strong = "soviet U 3-20-3 in box-1"
    p = armies(R, "axis A 5-5-3 at 1305", *ELSEWHERE, strong, phase="combat axis")
    p.play("attack 1405; resolve; emerge U")
    assert p.told("log-attack-fails")
    assert not p.state.attacked & p.mask("A")
    assert p.where("U") == "1405"


@pytest.mark.rule("S42-34.6.2.c", "S42-27.2.3.b")
@pytest.mark.parametrize(
    ("state", "order"), [("", "disrupted"), ("disrupted", "full_retreat"), ("fr", "full_retreat")]
)
def test_the_box_of_an_army_that_disengages_suffers_with_the_stack(state: str, order: str) -> None:
    """While one of the two stays, so does the army."""
    text = ("option disengagement on", R, "soviet D 3-5-3 at 1405", "soviet E 3-5-3 at 1405",
            f"{U} {state}", "axis A 6-7-3 at 1305")  # fmt: skip
    p = armies(*text, phase="combat soviet").play("disengage D", 5, "step 1505; stop-short")
    assert (p.where("R"), p.order("U")) == ("1405", armies(*text).order("U"))
    p.play("disengage E", 5, "step 1505; stop-short")
    assert (p.where("R"), p.order("U"), p.order("E")) == ("1505", order, "disrupted")


@pytest.mark.rule("S42-34.6.2.c", "S42-27.2.3.b")
@pytest.mark.parametrize(("side", "unit"), [("axis", "A"), ("soviet", "D")])
def test_boxes_of_armies_elsewhere_do_not(side: str, unit: str) -> None:
    text = ("option disengagement on", f"soviet R {ARMY} at 1605 box=1", U,
            "soviet D 3-5-3 at 1405", "axis A 6-7-3 at 1305")  # fmt: skip
    p = armies(*text, phase=f"combat {side}").play(f"disengage {unit}", 5)
    assert (p.order(unit), p.order("U")) == ("disrupted", "good")


@pytest.mark.rule("S42-34.6.2.d", "S42-12.1.3.c")
def test_an_army_alone_has_no_steps_to_shorten_its_retreat() -> None:
    p = position("""
        map 1000-1610
        terrain sea 1000-1610, clear 1304 1305 1306
        soviet R 0-0-3 reserve-army box=1 at 1305
        soviet U 3-4-3 in box-1
        soviet F 3-4-3 at 1306
        axis A 30-7-3 at 1304
        phase combat axis
    """)
    p.play("attack 1305; resolve; decline")
    assert (p.where("R"), p.where("U"), p.where("F")) == ("pending", "eliminated", "1306")
