"""Chapters 1 and 3: the two players and the sequence of play."""

from datetime import date

import pytest

from hexfront.games.s42.definitions.charts import charts
from hexfront.games.s42.notation import Position, position
from hexfront.play import Entry
from tests.games.s42.means.helpers_initial import country

PHASES = ["initial", "movement", "combat", "recovery", "supply"]


def hurry(p: Position, turn: int) -> list[str]:
    """End every phase until a turn begins; the phases of the log, each with its player."""
    while p.state.turn < turn:
        if p.actor == "chance":
            p.roll(6)
        else:
            p.choose("end-phase")
    return [_phase(entry) for entry in p.log if _phase(entry)]


def _phase(entry: Entry) -> str:
    if entry.message == "log-weather":
        return "weather"
    if not entry.message.startswith("log-phase-"):
        return ""
    side = "soviet" if entry.args["side"] else "axis"
    return f"{entry.message.removeprefix('log-phase-')} {side}"


@pytest.mark.rule("S42-1.0.a")
def test_two_players_from_june_to_december_1942() -> None:
    assert position("").state.teams.seats == 2
    turns = charts().turns.turns
    assert (turns[0].first, turns[-1].last) == (date(1942, 6, 28), date(1942, 12, 31))


@pytest.mark.rule("S42-3.0.a", "S42-3.0.c", "S42-3.0.j", "S42-3.0.k")
def test_a_game_turn() -> None:
    p = position(country("turn 5", "phase weather axis onwards"))
    axis, soviet = ([f"{phase} {side}" for phase in PHASES] for side in ("axis", "soviet"))
    once = ["weather", *axis, *soviet, "victory axis"]
    assert hurry(p, 7) == [*once, *once, "weather", "initial axis"]


@pytest.mark.rule("S42-3.0.a")
def test_in_some_scenarios_the_soviet_player_goes_first() -> None:
    p = position(country("turn 5", "first soviet", "phase weather soviet onwards"))
    assert [name for name in hurry(p, 6) if name.startswith("initial")] == [
        "initial soviet", "initial axis", "initial soviet",
    ]  # fmt: skip


@pytest.mark.rule("S42-3.0.b", "S42-23.1.a", "S42-23.1.b")
@pytest.mark.parametrize(("turn", "rolled"), [(1, False), (16, False), (17, True), (36, True)])
def test_the_weather_is_rolled_from_turn_17_on(turn: int, rolled: bool) -> None:
    p = position(country(f"turn {turn}", "phase weather axis onwards"))
    assert (p.actor == "chance") is rolled
    if not rolled:
        assert p.told("log-weather")[0].args["weather"] == "clear"


# 3.0.d: the Initial Phase


@pytest.mark.rule("S42-3.0.d", "S42-9.3.1.b", "S42-9.3.6.c")
def test_air_units_return_to_their_holding_box_ready() -> None:
    p = position(
        country(
            "axis A 6-7-3 at 1205",
            "air ger-8-fk at 1205",
            "air ger-4-fk used",
            "phase initial axis",
        )
    )
    assert p.state.air_at == [-1, -1]
    assert p.state.air_used == 0


@pytest.mark.rule("S42-3.0.d", "S42-9.3.1.a", "S42-3.0.j")
def test_but_not_in_the_soviet_initial_phase() -> None:
    p = position(country("axis A 6-7-3 at 1205", "air ger-8-fk at 1205", "phase initial soviet"))
    assert p.state.air_at == [p.hex("1205")]


@pytest.mark.rule("S42-3.0.d")
def test_train_markers_come_off_own_units() -> None:
    p = position(
        country(
            "axis A 6-7-3 train at 1205",
            "sp axis train at 1205",
            "soviet S 3-5-3 train at 1605",
            "phase initial axis",
        )
    )
    assert p.states("A") == p.states("axis-sp-1") == set()
    assert p.states("S") == {"train"}
    assert "1204" in p.zoc("axis")


@pytest.mark.rule("S42-3.0.d")
def test_the_actions_of_the_phase_come_in_any_order() -> None:
    text = country(
        "axis H S-(1)-5 support-hq used at 1206",
        "sp axis at 1206",
        "axis I 6-7-3 reduced at 1204",
        "axis R 6-7-3 due=2",
        "turn 2",
        "phase initial axis",
    )
    actions = ["spend-supply axis-sp-1 H", "replace I infantry", "arrive R X", "fortify 1203"]
    ends = set()
    for order in (actions, actions[::-1], actions[2:] + actions[:2]):
        p = position(text)
        for action in order:
            p.choose(action)
        p.choose("end-phase")
        ends.add(p.state.digest())
    assert len(ends) == 1


@pytest.mark.rule("S42-3.0.d", "S42-22.1.2.a")
def test_the_phase_ends_only_when_all_reinforcements_are_placed() -> None:
    p = position(country("axis R 6-7-3 due=2", "turn 2", "phase initial axis"))
    assert p.choices("end-phase") == []
    p.choose("arrive R X")
    assert p.choices("end-phase") == ["end-phase"]


# 3.0.e to 3.0.i


@pytest.mark.rule("S42-3.0.e")
def test_in_the_movement_phase_any_number_of_units_move_in_any_order() -> None:
    p = position(
        country(
            "axis A 6-7-3 at 1205",
            "axis B 6-7-3 at 1105",
            "axis C 6-7-3 at 1005",
            "soviet S 3-5-3 at 1305",
            "phase movement axis",
        )
    )
    assert p.options("move") == {"A", "B", "C"}
    assert p.options("go-full-retreat") >= {"A", "B", "C"}
    p.play("move C; march 1006; halt")
    assert p.options("move") == {"A", "B"}
    assert p.choices("end-phase") == ["end-phase"]


@pytest.mark.rule("S42-3.0.g")
def test_in_the_combat_phase_the_active_player_may_attack() -> None:
    text = ["axis A 6-7-3 at 1205", "soviet S 3-5-3 at 1305"]
    p = position(country(*text, "phase combat axis"))
    assert p.actor == "axis"
    assert p.options("attack") == {"1305"}
    assert "end-phase" in p.choices()
    p = position(country(*text, "phase combat soviet"))
    assert p.actor == "soviet"
    assert p.options("attack") == {"1205"}


@pytest.mark.rule("S42-3.0.h")
def test_in_the_recovery_phase_own_units_recover_and_replacement_markers_go() -> None:
    p = position(
        country(
            "axis A 6-7-3 disrupted at 1205",
            "axis B 6-7-3 fr at 1206",
            "axis C 6-7-3 fresh at 1207",
            "soviet S 3-5-3 disrupted fresh at 1605",
            "phase recovery axis",
        )
    )
    assert [p.order(name) for name in "ABC"] == ["good", "disrupted", "good"]
    assert p.states("C") == set()
    assert p.states("S") == {"disrupted", "fresh"}


@pytest.mark.rule("S42-3.0.i", "S42-16.1.f")
def test_in_the_supply_phase_railheads_move_before_supply_is_tested() -> None:
    p = position(
        country(
            "railhead 1305",
            "axis A 6-7-3 at 1705",
            "axis H S-(1)-5 support-hq used at 1206",
            "sp axis at 1206",
            "phase supply axis",
        )
    )
    assert p.choices("move-railhead") != []
    assert p.states("A") == set()
    p.choose("end-phase")
    assert "oos" in p.states("A")
    assert p.options("spend-supply") == {"axis-sp-1 H"}


@pytest.mark.rule("S42-3.0.i", "S42-16.1.f")
def test_isolation_attrition_comes_before_sps_are_spent() -> None:
    p = position(
        country(
            "soviet I 3-5-3 at 1105",
            "axis A 3-4-3 at 1204",
            "axis B 3-4-3 at 1206",
            "axis C 3-4-3 at 1004",
            "axis D 3-4-3 at 1006",
            "soviet F S-(1)-5 support-hq used at 1706",
            "sp soviet at 1706",
            "phase supply soviet",
        )
    )
    assert p.actor == "chance"
    p.roll(1)
    assert p.steps("I") == 1
    assert p.options("spend-supply") == {"soviet-sp-1 F"}


@pytest.mark.rule("S42-3.0.j")
def test_the_soviet_player_has_no_railheads_to_move() -> None:
    p = position(country("railhead 1305", "phase supply soviet"))
    assert p.choices("move-railhead") == []


@pytest.mark.rule("S42-3.0.k")
def test_the_game_ends_in_the_victory_phase_or_the_turn_marker_moves_on() -> None:
    text = ["city 1205 minor Tim vp 3", "turn 5", "phase victory axis onwards"]
    p = position(country(*text, "victory 3"))
    assert p.actor == "axis"
    assert p.state.turn == 6
    p = position(country(*text, "victory 3", "control axis 1205"))
    assert p.actor == "over"
    assert p.state.turn == 5
    assert p.state.winner == 0
