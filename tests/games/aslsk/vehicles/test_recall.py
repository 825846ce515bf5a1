"""Recalled AFV: home by the shortest way, and nothing else in between (ASL-7.10.s, ASL-7.10.u)."""

from random import Random

import pytest

from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.notation import Position, position
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles import recall
from hexfront.hexes import HexId
from hexfront.play import CHANCE, Choice
from hexfront.play.masks import each

FAR = "ger A 4-6-7 at C3\nrus B 4-4-7 at GG3"


def called(words: str, more: str = "", phase: str = "movement german") -> Position:
    """A Recalled PzKpfw IIIN T with 13 MP, whose edge is the west."""
    return position(f"{more}\nger T pziiin {words} recalled began=K5\n{FAR}\nphase {phase}")


def ways(p: Position) -> set[str]:
    """What the vehicle that moves can do, but for hatches and turret."""
    return {c for c in p.choices() if not c.startswith(("hatch", "traverse", "open", "engage"))}


def home(p: Position, name: str = "T") -> list[str]:
    """The hexes of a drive that always takes the first way offered; `.` ends a Player Turn."""
    hexes = []
    while p.where(name) != "exited":
        side = "german" if name == "T" else "russian"
        p.enter_phase(f"movement {side}").do(f"take {name}")
        while p.waits_for == "Driving":
            before = p.where(name)
            p.do(min(ways(p)))
            if p.where(name) != before:
                hexes.append(p.where(name))
        hexes.append(".")
    return hexes[:-1]


# The duty.


@pytest.mark.rule("ASL-7.10.s")
def test_the_mph_does_not_end_before_it_has_driven() -> None:
    p = called("at K5 vca=nw-n")
    assert "done" not in p.choices()
    assert p.refusal("done").rule == "ASL-7.10.s"
    p.do("take T")
    assert ways(p) == {"start"}
    assert p.refusal("stop").rule == "ASL-7.10.s"


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize(
    "states", ["immobilized", "bogged immobilized", "bogged stunned", "stunned", "shocked"]
)
def test_one_that_cannot_drive_stays(states: str) -> None:
    assert "done" in called(f"at K5 {states}").choices()


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize("states", ["bogged", "bogged mired"])
def test_a_bogged_one_tries_to_get_free_before_anything_else(states: str) -> None:
    p = called(f"at K5 vca=nw-n {states}")
    assert p.refusal("done").rule == "ASL-7.10.s"
    p.do("take T")
    assert ways(p) == {"free"}
    for words in ("delay", "dispense T 0 K5", "stop"):
        assert p.refusal(words).rule == "ASL-7.10.s", words


@pytest.mark.rule("ASL-7.10.s")
def test_one_that_got_free_drives_on_and_one_that_did_not_does_as_it_likes() -> None:
    p = called("at K5 vca=nw-n bogged").do("take T", "free", (1, 2))
    assert ways(p) == {"step J4", "turn T sw-nw"}
    p = called("at K5 vca=nw-n bogged").do("take T", "free", (5, 1))
    assert {"delay", "dispense T 0 K5", "stop"} <= ways(p)
    assert "free" not in ways(p)


@pytest.mark.rule("ASL-7.10.s")
def test_a_bogged_one_does_not_prep_fire_lest_it_could_not_try() -> None:
    p = called("at K5 vca=nw-n tca=sw-nw bogged", "rus R 4-4-7 at H5", "prep-fire german")
    assert p.refusal("open-fire H5 T T-cmg").rule == "ASL-7.10.s"
    assert not any("T" in c.split() or "T-ma" in c.split() for c in p.choices())


@pytest.mark.rule("ASL-7.10.s")
def test_it_neither_stops_nor_tarries() -> None:
    p = called("at K5 vca=nw-n motion").do("take T")
    assert ways(p) == {"step J4", "turn T sw-nw"}
    for words in ("halt", "step K4", "step J4 rest", "turn T n-ne", "dispense T 0 K5", "stop"):
        assert p.refusal(words).rule == "ASL-7.10.s", words
    p = called("at K5 vca=nw-n").do("take T")
    assert p.refusal("delay").rule == "ASL-7.10.s"


@pytest.mark.rule("ASL-7.10.s")
def test_it_may_fire_on_the_way_but_not_before() -> None:
    target = "rus R 4-4-7 at H5"
    p = called("at K5 vca=nw-n tca=sw-nw", target, "prep-fire german")
    assert not any("T" in c.split() or "T-ma" in c.split() for c in p.choices())
    assert p.refusal("open-fire H5 T T-cmg").rule == "ASL-7.10.s"
    stuck = called("at K5 vca=nw-n tca=sw-nw immobilized", target, "prep-fire german")
    assert "open-fire H5 T T-cmg" in stuck.choices()
    p = called("at K5 vca=nw-n tca=sw-nw motion", target).do("take T")
    assert "open-fire H5 T T-cmg" in p.choices()


@pytest.mark.rule("ASL-7.10.s")
def test_its_turret_turns_on_the_way_as_it_likes() -> None:
    p = called("at K5 vca=nw-n motion").do("take T")
    assert len(p.options("traverse")) == 6
    assert p.do("traverse T se-s; step J4").tca("T") == "se-s"


@pytest.mark.rule("ASL-7.10.s", "ASL-7.10.t")
def test_a_crew_that_loses_its_gun_in_the_rph_leaves_at_once() -> None:
    p = (
        position(f"""
        ger T pziiin at K5 vca=nw-n
        sw T-ma malfunctioned
        {FAR}
        phase rally german onwards
    """)
        .do("repair T-ma")
        .roll(6)
    )
    p.until("Movement")
    assert p.refusal("done").rule == "ASL-7.10.s"


# The way.


@pytest.mark.rule("ASL-7.10.s", "ASL-7.10.u")
def test_it_leaves_by_its_own_edge_and_nobody_scores() -> None:
    p = called("at D5 vca=sw-nw", "victory german exit 5 west")
    assert home(p) == ["C5", "B4", "A4", "exited"]
    (told,) = p.told("log-withdrew")
    assert told.rule == "ASL-7.10.u"
    assert (p.exits("german"), p.points("russian")) == (0, 0)


@pytest.mark.rule("ASL-7.10.s")
def test_a_move_that_is_too_long_ends_in_motion() -> None:
    p = called("at K5 vca=n-ne")
    assert home(p) == ["J4", "I4", "H3", "G3", "F2", "E2", "D1", "C1", "B0", "A1", ".", "exited"]
    (ended,) = p.told("log-motion")
    assert ended.args["hex"] == p.hex("A1")


@pytest.mark.rule("ASL-7.10.s")
def test_mp_count_and_not_hexes() -> None:
    """Three hexes of woods, each for half its MP, or twice as far round them in the open."""
    p = called("at D5 vca=sw-nw motion", "terrain woods B3-B6 C4-C6 A4-A6")
    assert ways(p.copy().do("take T")) == {"turn T s-sw"}
    assert home(p) == ["D6", "C7", "B7", "A8", "exited"]


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize(
    ("hatches", "first"),
    [("exposed", {"step J5 road"}), ("", {"step J5 road", "step J5", "step J4"})],
)
def test_a_road_is_shorter_only_with_open_hatches(hatches: str, first: set[str]) -> None:
    p = called(f"at K5 vca=sw-nw motion {hatches}", "road K5-J5-I5-H5-G5-F5-E5").do("take T")
    assert ways(p) == first


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize(
    ("more", "first"),
    [
        ("", {"step J5", "step J4"}), ("ger W pziiin at J5", {"step J4"}),
        ("ger W pziiin wreck=J4", {"step J5"}), ("smoke J5 full", {"step J4"}),
    ],
)  # fmt: skip
def test_wrecks_vehicles_and_smoke_are_driven_round(more: str, first: set[str]) -> None:
    assert ways(called("at K5 vca=sw-nw motion", more).do("take T")) == first


@pytest.mark.rule("ASL-7.10.s", "ASL-3.3.2.aa")
def test_where_a_hex_costs_more_than_it_has_it_pays_all() -> None:
    """A Churchill with 8 MP before woods on a crest: 4 and 4 for the climb, with smoke in them."""
    p = position("""
        sides british german
        bri T bri-churchill-vii at B5 vca=sw-nw motion recalled began=B5
        bri A 4-5-7 at C3
        ger B 4-6-7 at GG3
        terrain woods A1-A10
        hill A1-A10
        smoke A5 full, A6 full
        phase movement british
    """).do("take T")
    assert ways(p) == {"step A5 whole", "step A6 whole"}
    assert p.refusal("stop").rule == "ASL-7.10.s"


@pytest.mark.rule("ASL-7.10.s")
def test_every_group_has_its_own_edge() -> None:
    p = position(f"""
        group wave russian edge north
        rus T t26 at K2 vca=nw-n motion recalled group=wave
        rus V t26 at EE5 vca=ne-se motion recalled
        {FAR}
        phase movement russian
    """)
    assert ways(p.copy().do("take T")) == {"step K1"}
    assert ways(p.copy().do("take V")) == {"step FF5", "step FF4"}


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize("place", ["A1", "A5", "A10"])
def test_its_edge_reaches_from_corner_to_corner(place: str) -> None:
    assert ways(called(f"at {place} vca=sw-nw motion").do("take T")) == {"exit"}


@pytest.mark.rule("ASL-7.10.s")
@pytest.mark.parametrize(
    ("more", "deeds", "before", "after"),
    [
        ("ger W pziiin at A4 vca=n-ne motion", "take W; step A3; step A2; halt; stop",
         {"step B5"}, {"step B4", "step B5"}),
        ("ger G 4-6-7 at A3", "take G; throw-smoke G A4; 1; stop",
         {"step B4", "step B5"}, {"step B5"}),
    ],
)  # fmt: skip
def test_what_others_do_meanwhile_may_show_it_another_way(
    more: str, deeds: str, before: set[str], after: set[str]
) -> None:
    """Woods in A5 leave A4 and A6."""
    p = called("at C5 vca=sw-nw motion", f"terrain woods A5\n{more}")
    assert ways(p.copy().do("take T")) == before
    assert ways(p.do(deeds).do("take T")) == after


@pytest.mark.rule("ASL-7.10.s", "ASL-7.7.d")
def test_so_may_its_own_hatches() -> None:
    p = called("at K5 vca=sw-nw motion", "road K5-J5-I5-H5-G5-F5-E5").do("take T")
    assert ways(p) == {"step J5 road", "step J5", "step J4"}
    assert ways(p.do("hatch T")) == {"step J5 road"}


@pytest.mark.rule("ASL-7.10.s", "ASL-7.7.f")
@pytest.mark.parametrize(("hatches", "held"), [("exposed", True), ("", False)])
def test_one_without_a_way_home_does_as_it_likes(hatches: str, held: bool) -> None:
    p = called(f"at K5 vca=nw-n {hatches}", "terrain wooden-building J4 J5 K4 K6 L4 L5")
    assert ("done" in p.choices()) is held
    p.do("take T")
    assert ("delay" in p.choices()) is held


@pytest.mark.rule("ASL-7.10.s", "ASL-3.3.h")
def test_others_do_not_leave_by_it() -> None:
    p = position(f"ger T pziiin at A5 vca=sw-nw motion began=A5\n{FAR}\nphase movement german")
    assert p.do("take T").refusal("exit").rule == "ASL-3.3.h"
    assert called("at A5 vca=sw-nw motion").do("take T").legal("exit")


# What is remembered.


def _way(state: AslskState, u: int) -> tuple[frozenset[Choice], int]:
    """What a vehicle would have to do if it were Recalled, and how far it is home."""
    here = (HexId(state.place[u]), state.vca[u])
    return recall.homeward(state, u), recall._distances(state, u).get(here, -1)


@pytest.mark.parametrize("scenario", ["meeting", "assault-guns"])
def test_remembered_ways_are_those_that_would_be_found_anew(scenario: str) -> None:
    """Whatever stands, burns and smokes where: the fast way and the slow one in a random game."""
    game, random = AslskGame(), Random(4)
    state, steps, compared = game.new(scenario), 0, 0
    setting = state.setting
    while not state.over:
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
            continue
        state.take(random.choice(state.choices()))
        steps += 1
        if steps % 150:
            continue
        for u in each(state.vehicles & state.on_map):
            remembered = _way(state, u)
            prices = setting.steps_home.copy()
            setting.ways_home.clear()
            setting.steps_home.clear()
            assert _way(state, u) == remembered
            setting.steps_home.update(prices)
            compared += 1
    assert compared


def test_a_vehicle_is_not_in_its_own_way() -> None:
    """The way home is the same wherever on the map it was when it was first asked for."""
    state = called("at B7 vca=nw-n motion").state
    u = min(each(state.vehicles))
    first = _way(state, u)
    state.setting.ways_home.clear()
    further = state.copy()
    further.put(u, called("at A7").state.place[u])
    assert _way(further, u)[1] < first[1]
    assert _way(state, u) == first
