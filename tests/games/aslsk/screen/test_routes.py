"""Where a vehicle can drive, by which choices, and what the enemy can do to it on the way."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.choices import Start, Step, Turn
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.screen.companion import AslskGameFacts
from hexfront.games.aslsk.screen.routes import RouteView
from hexfront.play import Choice

FACTS = AslskGameFacts()
GERMAN, RUSSIAN = 0, 1

GROUND = """
    terrain woods M6 M7, grain N6
    road K5 L5 M5 N5 O5
    ger T ger-pzivf2 at K6 vca=ne-se exposed
"""


def driver(*lines: str, ground: str = GROUND) -> Position:
    return position("\n".join((ground, *lines, "phase movement german"))).do("take T")


def route(p: Position, to: str) -> RouteView:
    return FACTS.route(p.state, GERMAN, p.unit("T"), p.hex(to))


def reach(p: Position) -> dict[str, tuple[float, str]]:
    found = FACTS.look(p.state, GERMAN, -1, p.unit("T")).reach
    return {p.label(r.hex): (r.left, r.kind) for r in found}


@pytest.mark.parametrize("to", ["P5", "K4", "J6", "M6"])
def test_every_choice_of_the_way_is_legal_and_costs_what_it_says(to: str) -> None:
    p = driver("rus X rus-kv1e at Q9 vca=sw-nw")
    told = route(p, to)
    u = p.unit("T")
    for point in told.points:
        while p.waits_for == "FirstFire":
            p.do("done")
        assert point.choice in p.state.choices()
        if point.fails is not None:
            break
        before = p.spent("T")
        p.state.take(point.choice)
        assert (p.state.place[u], p.state.vca[u]) == (point.hex, point.front)
        assert p.spent("T") - before == point.cost
        assert 14 - p.spent("T") == point.left
    assert p.label(told.points[-1].hex) == to


def test_the_reach_is_all_that_can_be_driven_with_the_last_mp() -> None:
    p = driver("ger V ger-psw222 at L6 vca=ne-se", "rus R 4-4-7 at GG1").do("start")
    p.state.spent[p.unit("T")] = 2 * 10
    found: dict[int, int] = {}
    seen, open_ = set[tuple[int, int, int]](), [p.state.copy()]
    while open_:
        state = open_.pop()
        key = (state.place[p.unit("T")], state.vca[p.unit("T")], state.spent[p.unit("T")])
        if key in seen:
            continue
        seen.add(key)
        found[key[0]] = min(found.get(key[0], 99), key[2])
        for choice in state.choices():
            if isinstance(choice, Turn | Step) and _plain(choice):
                after = state.copy()
                after.take(choice)
                if after.actor() == GERMAN:
                    open_.append(after)
    del found[p.hex("K6")]
    plain = {label: left for label, (left, kind) in reach(p).items() if kind == "move"}
    assert plain == {p.label(h): (28 - spent) / 2 for h, spent in found.items()}


def _plain(choice: Choice) -> bool:
    return not isinstance(choice, Step) or choice.pay == 0


def test_a_vehicle_that_stands_must_start_and_turns_on_the_way() -> None:
    told = route(driver("rus R 4-4-7 at A1"), "K7")
    assert [type(point.choice) for point in told.points] == [Start, Turn, Step]
    assert told.points[-1].left == 14 - 3


@pytest.mark.rule("ASL-7.6.a")
def test_a_bog_check_on_the_way_is_told() -> None:
    p = driver("rus R 4-4-7 at A1").do("start; step L5")
    assert reach(p)["M6"] == (5.0, "risky")
    fails = route(p, "M6").points[-1].fails
    bog = p.preview("step M6").check
    assert bog is not None
    assert fails == bog.lost


def test_no_way_leads_through_enemies() -> None:
    p = driver("rus R 4-4-7 at L5")
    assert p.label(route(p, "L5").points[-1].hex) == "L5"
    assert all(p.label(point.hex) != "L5" for point in route(p, "M5").points)


def test_the_threat_is_the_best_shot_of_the_window() -> None:
    p = driver("rus X rus-kv1e at P3 vca=sw-nw", "rus S 4-4-7 at P8")
    threat = route(p, "L5").points[-1].threat
    p.play("start; done; step L5")
    shots = [p.preview(name).kill for name in p.choices("engage")]
    kills = [
        sum(Fraction(*part.chance) for part in shot.damage if "destroyed" in part.label)
        for shot in shots
        if shot
    ]
    assert threat is not None
    assert kills
    assert Fraction(*threat.destroyed) == max(kills)
    assert threat.unit == p.unit("X")


def test_small_arms_threaten_an_open_crew_alone() -> None:
    p = driver("rus S 4-4-7 at N5")
    threat = route(p, "L5").points[-1].threat
    assert threat is not None
    assert (threat.by, threat.destroyed) == ("fire", (0, 1))
    shut = driver("rus S 4-4-7 at N5", ground=GROUND.replace("exposed", ""))
    assert route(shut, "L5").points[-1].threat is None


@pytest.mark.rule("ASL-3.3.4.a")
def test_infantry_in_the_hex_threatens_with_reaction_fire() -> None:
    p = driver("rus S 6-2-8 at L5", ground=GROUND.replace("exposed", ""))
    threat = route(p, "L5").points[-1].threat
    p.do("start; step L5")
    told = p.preview("react S T")
    assert threat is not None
    assert told.assault is not None
    assert told.check is not None
    dares = Fraction(*told.check.success)
    assert threat.by == "reaction"
    assert Fraction(*threat.destroyed) == dares * Fraction(*told.assault.destroyed)


@pytest.mark.rule("ASL-3.2.1.i")
def test_without_free_los_no_threat_is_told() -> None:
    p = driver("rus X rus-kv1e at Q6 vca=sw-nw", "option free_los off")
    assert all(point.threat is None for point in route(p, "L5").points)


def test_hidden_enemies_neither_threaten_nor_bar_the_way() -> None:
    hidden = "rus R crew at M5 hidden\nsw G rus-45ll-at with R arc=sw-nw"
    seen, unseen = driver(hidden, "rus S 4-4-7 at A1"), driver("rus S 4-4-7 at A1")
    assert route(seen, "N5").points == route(unseen, "N5").points
    assert reach(seen) == reach(unseen)


def test_only_the_own_vehicle_is_planned_and_only_while_it_moves() -> None:
    p = driver("rus X rus-kv1e at Q6 vca=sw-nw")
    assert FACTS.route(p.state, RUSSIAN, p.unit("T"), p.hex("L5")).points == ()
    assert FACTS.route(p.state, RUSSIAN, p.unit("X"), p.hex("P6")).points == ()
    assert route(p, "GG9").points == ()
    with pytest.raises(ValueError, match="no vehicle"):
        FACTS.route(p.state, GERMAN, 99, p.hex("L5"))
