"""Hidden Initial Placement of Guns (ASL-6.4)."""

import pytest

from hexfront.games.aslsk.notation import Position, position
from tests.games.aslsk.weapons.helpers import th_drm
from tests.games.aslsk.weapons.helpers_guns import laid, lines, rounds


def setting_up(*more: str) -> Position:
    """Germans set up a crew C with a Gun and a squad A."""
    men = """
        group all german in K8, L8, D5
        ger C crew group=all
        ger A 4-6-7 group=all
        sw G ger-75l-at side=german group=all
    """
    p = position("\n".join((men, *more, "phase set-up german")))
    return p.do("place C K8", "arm G C", "place A L8")


def ambush(*more: str, phase: str = "movement russian", terrain: str = "woods") -> Position:
    """A hidden German Gun G with its crew C in K8, and a Russian squad R in K5."""
    men = f"""
        terrain {terrain} K8
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=nw-n emplaced
        rus R 4-4-7 at K5
        ger D 4-6-7 at A1
        group all german
    """
    return position("\n".join((men, *more, f"phase {phase}")))


@pytest.mark.rule("ASL-6.4.a")
def test_an_emplaced_gun_may_always_hide() -> None:
    p = setting_up()
    assert p.options("hide") == {"K8"}
    p.do("hide K8")
    assert "hidden" in p.states("C")
    assert p.refusal("hide L8").rule == "ASL-1.3.a"
    p.do("hide K8")
    assert "hidden" not in p.states("C")


@pytest.mark.rule("ASL-6.4.a")
def test_not_on_a_paved_road_and_not_with_others() -> None:
    assert setting_up("road paved K7-K9").options("hide") == set()
    assert setting_up("road dirt K7-K9").options("hide") == {"K8"}
    p = setting_up().do("pick-up A", "place A K8")
    assert p.options("hide") == set()


@pytest.mark.rule("ASL-6.4.a")
def test_only_a_crew_hides_with_a_gun() -> None:
    p = setting_up().do("pick-up C", "arm G A", "place C K8")
    assert p.options("hide") == set()


@pytest.mark.rule("ASL-6.4.a")
def test_the_other_side_does_not_see_it() -> None:
    p = ambush(phase="prep-fire russian")
    view = p.game.view(p.state, 1)
    assert view.weapons[p.weapon("G")].place == "hidden"
    assert view.weapons[p.weapon("G")].arc == -1
    assert view.units[p.unit("C")].hex == -1


@pytest.mark.rule("ASL-6.4.b")
@pytest.mark.parametrize(
    ("ground", "place", "seen"),
    [
        ("", "K5", True),
        ("terrain woods K8", "K5", False),
        ("terrain woods K8\nroad dirt K7-K8", "K5", True),
        ("terrain woods K8\nterrain stone-building K6", "K5", False),
        ("", "AA8", True),
        ("", "BB8", False),
    ],
)
def test_seen_within_sixteen_hexes(ground: str, place: str, seen: bool) -> None:
    p = position(f"""
        {ground}
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=n-ne emplaced
        rus R 4-4-7 at {place}
        rus S 4-4-7 at {place}
        phase movement russian
    """)
    target = {"K5": "J5", "AA8": "AA9", "BB8": "BB9"}[place]
    p.do("take R", f"step {target}")
    assert ("hidden" not in p.states("C")) is seen


@pytest.mark.rule("ASL-6.4.b")
def test_a_broken_enemy_sees_nothing() -> None:
    p = position("""
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=n-ne emplaced
        rus R 4-4-7 at K5 broken
        rus S 4-4-7 at GG5
        phase movement russian
    """).do("take S", "step GG4")
    assert "hidden" in p.states("C")


@pytest.mark.rule("ASL-6.4.c", "ASL-6.4.g")
def test_it_shows_itself_when_it_fires() -> None:
    p = ambush(phase="prep-fire german")
    rounds(p, "K5 C G", "infantry he", (5, 6))
    assert "hidden" not in p.states("C")
    assert p.where("C") == "K8"
    assert p.told("log-revealed")


@pytest.mark.rule("ASL-6.4.c")
@pytest.mark.parametrize("deed", ["push G K9", "drop G; step K9"])
def test_it_shows_itself_when_it_moves(deed: str) -> None:
    p = ambush(phase="movement german").do("take C", deed)
    if p.waits_for == "PushRoll":
        p.roll((6, 6))
    assert "hidden" not in p.states("C")


@pytest.mark.rule("ASL-6.4.d", "ASL-6.4.h")
def test_infantry_that_tries_to_enter_is_driven_back() -> None:
    p = ambush("rus S 4-4-7 at K7").do("take S", "step K8")
    assert p.where("S") == "K7"
    assert "hidden" not in p.states("C")
    assert p.waits_for == "FirstFire"
    found = lines(p, laid(p, "G", "K7", "infantry he"), "S")
    assert (found["tally-ffnam"], found["tally-ffmo"]) == (-1, -1)
    p.do("done")
    assert "done" in p.states("S")


@pytest.mark.rule("ASL-6.4.e")
def test_routing_infantry_is_thrown_back() -> None:
    p = position("""
        terrain woods K8 K9 J8
        ger C crew at K8 hidden
        sw G ger-75l-at with C arc=nw-n emplaced
        ger E 4-6-7 at K4
        rus R 4-4-7 at K7 broken dm
        phase rout russian
    """)
    p.until("ChooseRout").do("rout R")
    assert "K8" in p.options("rout-step")
    p.do("rout-step K8")
    assert p.where("R") == "K7"
    assert "hidden" not in p.states("C")
    assert not [step for step in p.choices("rout-step") if "crawl" in step]


@pytest.mark.rule("ASL-6.4.j")
def test_infantry_that_advances_into_it_stays() -> None:
    p = ambush("rus S 4-4-7 at K7", phase="advance russian").do("advance S K8")
    assert p.where("S") == p.where("C") == "K8"


@pytest.mark.rule("ASL-6.4.k", "ASL-6.4.l")
def test_an_attack_on_the_hidden_gun() -> None:
    men = """
        terrain woods K8
        ger C crew at K8 hidden
        ger V 4-6-7 at K8
        sw G ger-75l-at with C arc=nw-n emplaced
        rus R 4-4-7 at K6
        rus E crew at K4
        sw H rus-76l-art with E arc=se-s
        phase prep-fire russian
    """
    p = position(men)
    shot = laid(p, "H", "K8", "infantry he")
    assert lines(p, shot, "C") == {"tally-hidden-target": 2, "tally-emplacement": 2}
    assert lines(p, shot, "V") == {"tally-terrain": 1}
    rounds(p, "K8 E H", "infantry he", (1, 3), (1, 2))
    assert "hidden" not in p.states("C")
    assert th_drm(p).total == 0
