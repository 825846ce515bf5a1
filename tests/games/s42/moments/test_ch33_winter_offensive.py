"""Chapter 33: the Winter Offensive and the Axis mini-turn."""

import pytest

from hexfront.games.s42.moments.sequence import lay_mini_turn
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.places import HOLDING

FRONT = """
    map 1000-2010
    area X axis 1000-1010
    area A soviet 2000-2010
    road edge-1005-2005-edge
    winter-offensive 25
    air ger-8-fk
    air rom-gal
    soviet F S-(1)-5 support-hq at 1805
"""


def declared(*statements: str, turn: int = 26) -> Position:
    lines = (FRONT, *statements, f"turn {turn}", "phase initial soviet onwards")
    return position("\n".join(lines)).choose("declare-offensive")


def mini(*statements: str) -> Position:
    """The Axis mini-turn."""
    p = position("\n".join((FRONT, *statements, "turn 30", "during movement axis")))
    lay_mini_turn(p.state)
    return p.settle()


# Declaration


@pytest.mark.rule("S42-33.1.a", "S42-33.1.b")
@pytest.mark.parametrize(("turn", "may"), [(24, False), (25, True), (36, True)])
def test_it_may_be_declared_from_turn_25_on_once(turn: int, may: bool) -> None:
    p = position(f"{FRONT}\nturn {turn}\nphase initial soviet")
    assert p.legal("declare-offensive") is may
    if not may:
        assert p.refusal("declare-offensive").rule == "S42-33.1.a"
        return
    p.choose("declare-offensive")
    assert p.refusal("declare-offensive").rule == "S42-33.1.b"


@pytest.mark.rule("S42-33.1.b")
def test_the_axis_does_not_declare_it() -> None:
    p = position(f"{FRONT}\nturn 26\nphase initial axis")
    assert p.refusal("declare-offensive").rule == "S42-33.1.a"


@pytest.mark.rule("S42-33.2.1.b")
def test_the_markers_ask_for_supply_and_not_for_good_order() -> None:
    """An RP buys one only for an HQ in Good Order (S42-26.2.a)."""
    hqs = (
        "soviet G S-(1)-5 support-hq at 1808 disrupted",
        "soviet K S-(1)-5 support-hq at 1808 fr",
    )
    p = declared("option planned_offensives on", *hqs, "axis A 5-5-3 at 1002")
    assert p.waits_for == "PlaceOffensive"
    assert p.options("plan-offensive") == {"F", "G", "K"}
    p.play("plan-offensive G; plan-offensive K")
    assert p.offensives() == ["G ready", "K ready"]


@pytest.mark.rule("S42-33.2.1.a")
def test_the_romanian_air_unit_leaves_the_game() -> None:
    p = declared()
    romanian, german = p.air("rom-gal"), p.air("ger-8-fk")
    assert p.state.air_absent >> romanian & 1
    p.state.turn = 27
    p.enter_phase("initial axis")
    assert p.state.air_absent >> romanian & 1
    assert not p.state.air_absent >> german & 1
    assert p.state.air_at[romanian] == HOLDING


@pytest.mark.rule("S42-33.2.1.b")
def test_two_markers_and_two_sps_come_ready_to_hqs_in_supply() -> None:
    more = ("option planned_offensives on", "soviet G S-(1)-5 support-hq at 1807",
            "soviet C S-(1)-5 support-hq at 1205", "axis R 6-7-3 at 1204", "axis S 6-7-3 at 1306",
            "axis T 6-7-3 at 1106")  # fmt: skip
    p = declared(*more)
    assert not p.supplied("C")
    assert (p.waits_for, p.actor) == ("PlaceOffensive", "soviet")
    assert p.options("plan-offensive") == {"F", "G"}
    p.play("plan-offensive F; plan-offensive G")
    assert p.offensives() == ["F ready", "G ready"]
    assert p.waits_for == "PlaceWinterSupply"
    assert p.options("place-supply") == {"1805", "1807"}
    refused = p.refusal("place-supply 1806")
    assert (refused.rule, refused.message) == ("S42-33.2.1.b", "no-supply-hq")
    p.play("place-supply 1807; place-supply 1807")
    assert p.at("1807") == {"G", "soviet-sp-1", "soviet-sp-2"}
    assert p.states("soviet-sp-1") == p.states("soviet-sp-2") == {"ready"}
    assert p.waits_for == "InitialPhase"


@pytest.mark.rule("S42-33.2.1.b")
def test_the_limits_hold() -> None:
    """Two markers at most, and four mobile SPs."""
    points = "\n".join(["sp soviet at 1905"] * 3)
    p = declared("option planned_offensives on", "offensive F", points)
    assert len(p.offensives()) == 2
    assert p.states("soviet-sp-4") == {"ready"}
    assert p.states("soviet-sp-5") == {"immobile"}


@pytest.mark.rule("S42-33.2.1.b")
def test_a_lone_hq_gets_its_markers_ready_too() -> None:
    p = declared("option planned_offensives on")
    assert set(p.offensives()) == {"F ready"}
    assert p.waits_for == "InitialPhase"


@pytest.mark.rule("S42-33.2.1.b")
def test_the_sps_come_to_an_hq_in_an_entry_area_too() -> None:
    p = declared("soviet G S-(1)-5 support-hq in A")
    assert p.options("place-supply") == {"1805", "A"}
    p.play("place-supply A; place-supply 1805")
    assert (p.where("soviet-sp-1"), p.where("soviet-sp-2")) == ("A", "1805")


@pytest.mark.rule("S42-33.2.1.b", "S42-18.6.8.a")
def test_an_sp_in_an_entry_area_is_not_yet_on_the_map_and_stays_mobile() -> None:
    points = "\n".join(["sp soviet at 1905"] * 4)
    p = declared("soviet G S-(1)-5 support-hq in A", points)
    p.play("place-supply A; place-supply 1805")
    assert p.states("soviet-sp-5") == {"ready"}
    assert p.states("soviet-sp-6") == {"immobile"}


@pytest.mark.rule("S42-25.ADV.b")
def test_without_planned_offensives_only_the_sps_come() -> None:
    p = declared()
    assert p.offensives() == []
    assert p.at("1805") == {"F", "soviet-sp-1", "soviet-sp-2"}


# The order of play


def parts(p: Position, count: int) -> list[str]:
    """The player turns and mini-turns that follow, by ending every phase."""
    heard = len(p.log)
    while len(found(p, heard)) < count:
        p.roll(4) if p.actor == "chance" else p.choose("end-phase")
    return found(p, heard)


def found(p: Position, heard: int) -> list[str]:
    words = {"log-player-turn": "", "log-mini-turn": "mini "}
    return [
        f"{words[entry.message]}{('axis', 'soviet')[int(entry.args['side'])]}"
        for entry in p.log[heard:]
        if entry.message in words
    ]


@pytest.mark.rule("S42-33.2.2.a", "S42-33.2.2.b", "S42-33.2.3.a")
@pytest.mark.example("S42-EX-33.2-D1")
def test_the_soviet_player_goes_first_from_the_next_turn_on() -> None:
    p = declared()
    assert parts(p, 5) == ["mini axis", "soviet", "axis", "soviet", "axis"]
    assert p.state.turn == 28


@pytest.mark.rule("S42-33.2.3.a")
def test_the_mini_turn_comes_before_the_victory_phase_of_the_same_turn() -> None:
    p = declared("option disengagement on")
    parts(p, 1)
    assert (p.state.turn, p.state.mini_turn, p.actor) == (26, 1, "axis")
    before = len(p.told("log-victory-points"))
    parts(p, 1)
    assert len(p.told("log-victory-points")) == before + 1
    assert (p.state.turn, p.state.mini_turn) == (27, 0)


@pytest.mark.rule("S42-33.2.3.a")
def test_after_a_declaration_on_the_last_turn_there_is_none() -> None:
    p = declared("turns 1-26")
    while p.actor != "over":
        p.roll(4) if p.actor == "chance" else p.choose("end-phase")
    assert p.told("log-mini-turn") == []


# The mini-turn


@pytest.mark.rule("S42-33.2.3.h", "S42-33.2.3.f", "S42-25.ADV.b")
@pytest.mark.parametrize(("option", "phases"), [("on", 3), ("off", 2)])
def test_its_phases(option: str, phases: int) -> None:
    p = mini("axis A 6-7-3 at 1205", f"option disengagement {option}")
    seen = []
    while p.actor != "over":
        seen.append(p.state.phase)
        p.choose("end-phase")
    assert len(set(seen)) == phases - 1, "the Recovery Phase asks nobody"
    told = [e.message for e in p.log if e.message.startswith("log-phase")]
    assert told == [f"log-phase-{name}" for name in ("movement", "combat", "recovery")
                    if name != "combat" or option == "on"]  # fmt: skip


@pytest.mark.rule("S42-33.2.3.b", "S42-33.2.3.c", "S42-33.2.3.d")
def test_tactical_movement_or_full_retreat() -> None:
    p = mini("axis A 10-8-6 tank at 1405", "axis B 10-8-6 tank at 1407 fr", "sp axis at 1405")
    a = p.copy().choose("move A")
    assert "1605" in a.options("march")
    assert a.refusal("march 1705").rule == "S42-33.2.3.b"
    assert p.copy().choose("move axis-sp-1").refusal("march 1105").rule == "S42-33.2.3.b"
    assert "1107" in p.copy().choose("move B").options("march")
    p.play("go-full-retreat A; move A")
    assert "1005" in p.options("march")


@pytest.mark.rule("S42-9.3.7.c", "S42-33.2.3.b")
@pytest.mark.parametrize(
    ("way", "mate", "where"),
    [
        ("march 1205; march 1305", "", "1305"),
        ("march 1205; march 1305", "axis B 6-7-3 at 1105", "1105"),
        ("march 1005; enter-area X", "", ""),
    ],
)
def test_an_air_unit_goes_with_the_last_of_its_stack(way: str, mate: str, where: str) -> None:
    """It does not stay with others who stand on the way, and comes home from an Entry Area."""
    p = mini("air ger-4-fk at 1105", "air ger-8-fk at 1205", "axis A 6-7-3 at 1105",
             "axis C 6-7-3 at 1205", mate)  # fmt: skip
    p.play(f"move A; {way}")
    at = {air.id: h for air, h in zip(p.state.setting.air, p.state.air_at, strict=True)}
    assert at["ger-4-fk"] == (p.hex(where) if where else HOLDING)
    assert at["ger-8-fk"] == p.hex("1205")


@pytest.mark.rule("S42-33.2.3.e")
def test_units_detrain_but_do_not_move_and_nobody_goes_by_rail() -> None:
    rails = ("rail edge-1006-1606", "repaired all")
    p = mini(*rails, "axis A 6-7-3 at 1306 train", "axis B 6-7-3 at 1206")
    assert p.options("detrain") == {"A"}
    assert p.refusal("detrain B").rule == "S42-33.2.3.e"
    p.choose("detrain A")
    assert p.states("A") == {"moved"}
    p.choose("move B")
    assert p.options("entrain") == set()
    assert p.refusal("entrain 1506").rule == "S42-33.2.3.e"


@pytest.mark.rule("S42-33.2.3.e")
def test_in_a_player_turn_nobody_detrains_so() -> None:
    p = position(f"{FRONT}\naxis A 6-7-3 at 1306 train\nturn 30\nphase movement axis")
    assert p.options("detrain") == set()


@pytest.mark.rule("S42-33.2.3.f")
def test_there_is_disengagement_and_no_combat() -> None:
    p = mini("option disengagement on", "option reserves on", "axis A 60-7-3 at 1305",
             "soviet S 3-3-3 at 1405")  # fmt: skip
    assert p.options("overrun") == p.options("hold-back") == set()
    assert p.refusal("overrun 1405").rule == "S42-33.2.3.f"
    p.choose("end-phase")
    assert p.options("attack") == set()
    assert p.refusal("attack 1405").rule == "S42-33.2.3.f"
    p.play("disengage A", 5)
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-33.2.3.g")
def test_axis_units_recover_and_rally() -> None:
    p = mini("axis A 6-7-3 at 1205 disrupted", "axis B 6-7-3 at 1305 disrupted",
             "axis C 6-7-3 at 1305", "soviet S 3-3-3 at 1405")  # fmt: skip
    p.choose("end-phase")
    assert p.order("A") == "good"
    assert p.actor == "chance"
    assert p.roll(6).order("B") == "good"
