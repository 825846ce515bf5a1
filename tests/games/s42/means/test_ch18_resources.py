"""Chapter 18: Resource Points, ASUs and Supply Points in the Initial Phase."""

import pytest

from hexfront.games.s42.means.resources import refit_refusal, spend_refusal
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.setting import AXIS
from tests.games.s42.means.helpers_initial import country

HQ = "S-(1)-5 support-hq"


def no_refit(p: Position, name: str) -> str:
    """The rule that forbids a Resource Point for an ASU."""
    refusal = refit_refusal(p.state, p.state.side, p.unit(name))
    return refusal.rule if refusal else ""


def no_flip(p: Position, supply: str, name: str) -> str:
    """The rule that forbids an SP for an ASU."""
    refusal = spend_refusal(p.state, p.unit(supply), p.unit(name))
    return refusal.rule if refusal else ""


@pytest.mark.rule("S42-18.1.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_each_player_receives_two_resource_points(side: str) -> None:
    p = position(country("rp 1", f"phase initial {side}"))
    assert p.state.rp == 2


@pytest.mark.rule("S42-18.1.b")
def test_resource_points_are_not_kept() -> None:
    p = position(country("phase initial axis"))
    p.choose("end-phase")
    assert p.state.rp == 0


@pytest.mark.rule("S42-18.1.d", "S42-18.2.1.d")
def test_a_resource_point_makes_an_asu_on_a_connected_rail_hex_ready() -> None:
    p = position(
        country(
            f"axis H {HQ} used at 1205",
            f"axis J {HQ} used at 1206",
            f"axis K {HQ} used at 1405",
            f"axis L {HQ} at 1105",
            f"axis M {HQ} used disrupted at 1005",
            f"soviet S {HQ} used at 1705",
            "phase initial axis",
        )
    )
    assert p.options("refit") == {"H"}
    assert no_refit(p, "L") == "S42-18.2.1.d"
    assert no_refit(p, "J") == "S42-18.1.d"
    assert no_refit(p, "K") == "S42-18.1.d"
    assert no_refit(p, "M") == "S42-18.1.d"
    p.choose("refit H")
    assert p.states("H") == set()
    assert p.face("H") == "S-(1)-5"
    assert p.state.rp == 1


@pytest.mark.rule("S42-18.1.d")
def test_an_asu_in_an_entry_area_is_on_no_rail_hex() -> None:
    p = position(country(f"axis H {HQ} used in X", "phase initial axis"))
    assert p.options("refit") == set()
    assert no_refit(p, "H") == "S42-18.1.d"


@pytest.mark.rule("S42-18.1.d", "S42-3.0.j")
def test_soviet_asus_are_made_ready_in_the_same_way() -> None:
    p = position(
        country(
            "soviet G S-(1)-4 artillery used at 1705",
            f"soviet F {HQ} used at 1605",
            "phase initial soviet",
        )
    )
    assert p.options("refit") == {"G", "F"}


@pytest.mark.rule("S42-18.1.e", "S42-18.6.1.b", "S42-19.4.a")
def test_a_resource_point_places_an_sp_in_any_friendly_entry_area() -> None:
    p = position(country("sp axis at 1107", "phase initial axis"))
    assert p.options("place-supply") == {"X", "Y"}
    p.choose("place-supply Y")
    assert p.where("axis-sp-2") == "Y"
    assert str(p.state.face(p.unit("axis-sp-2"))) == "0-0-5"
    assert p.state.rp == 1


@pytest.mark.rule("S42-18.1.e", "S42-18.6.8.a")
def test_no_sp_is_placed_when_all_counters_are_in_play() -> None:
    p = position(country("phase initial axis"))
    *others, last = p.state.setting.supply_slots[AXIS]
    for point in others:
        p.state.put(point, p.place("X"))
    assert p.options("place-supply") == {"X", "Y"}
    p.state.put(last, p.place("X"))
    assert p.options("place-supply") == set()
    assert p.refusal("place-supply Y").message == "no-supply-left"


@pytest.mark.rule("S42-18.2.1.a")
def test_asus_are_artillery_divisions_front_hqs_and_axis_army_hqs() -> None:
    p = position(
        country(
            "soviet G S-(1)-4 artillery at 1705",
            f"soviet F {HQ} at 1605",
            "soviet T 0-0-5 army-hq at 1605",
            "soviet R 3-5-3 at 1605",
            f"axis H {HQ} at 1205",
            "axis P 10-8-6 tank red at 1205",
        )
    )
    assert p.named(p.state.setting.asu) == {"G", "F", "H"}


@pytest.mark.rule("S42-18.2.3.d")
def test_an_asu_has_one_step() -> None:
    p = position("scenario fall-blau\nunit ger-6-army\nunit sov-bryansk-front\nunit ger-3-pz")
    assert [p.steps(name) for name in ("ger-6-army", "sov-bryansk-front", "ger-3-pz")] == [1, 1, 3]


@pytest.mark.rule("S42-18.2.3.e", "S42-21.3.3.a", "S42-21.1.4.d")
def test_an_eliminated_asu_comes_back_used_by_a_special_replacement() -> None:
    p = position(
        country(
            f"axis H {HQ} eliminated=2",
            "during initial axis",
            "turn 4",
        )
    )
    p.state.turn = 4
    p.enter_phase("initial axis")
    assert p.state.setting.charts.turns.turn(4).axis.special == 1
    assert "H special" in p.options("return")
    assert "H infantry" not in p.options("return")
    p.play("return H special; arrive H X")
    assert p.where("H") == "X"
    assert "used" in p.states("H")


@pytest.mark.rule("S42-18.2.3.e", "S42-21.1.4.f", "S42-21.1.4.g")
def test_an_ally_hq_comes_back_by_a_replacement_of_its_nation() -> None:
    p = position(
        country(
            f"axis I {HQ} italian eliminated=2",
            "turn 6",
            "phase initial axis",
        )
    )
    p.state.replacements = (1, 1, 1, 1, 1, 1, 1, 0)
    assert p.options("return") == {"I italian"}


@pytest.mark.rule("S42-18.6.4.a", "S42-18.6.4.d", "S42-3.0.d")
@pytest.mark.parametrize("phase", ["initial", "supply"])
def test_an_sp_makes_an_asu_ready_and_is_removed(phase: str) -> None:
    p = position(country(f"axis H {HQ} used at 1206", "sp axis at 1206", f"phase {phase} axis"))
    p.choose("spend-supply axis-sp-1 H")
    assert "used" not in p.states("H")
    assert p.where("axis-sp-1") == "pool"


@pytest.mark.rule("S42-18.6.4.a")
@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_no_sp_makes_an_asu_ready_in_other_phases(phase: str) -> None:
    p = position(country(f"axis H {HQ} used at 1206", "sp axis at 1206", f"phase {phase} axis"))
    assert p.choices("spend-supply") == []


@pytest.mark.rule("S42-18.6.4.a")
def test_nor_in_the_phases_of_the_enemy() -> None:
    p = position(country(f"axis H {HQ} used at 1206", "sp axis at 1206", "phase initial soviet"))
    assert p.choices("spend-supply") == []


@pytest.mark.rule("S42-18.6.4.b")
@pytest.mark.parametrize("area", ["X", "Y"])
def test_it_does_so_in_an_entry_area_too(area: str) -> None:
    """The first area of the map as well as any other."""
    p = position(country(f"axis H {HQ} used in {area}", f"sp axis in {area}", "phase initial axis"))
    assert p.options("spend-supply") == {"axis-sp-1 H"}


@pytest.mark.rule("S42-18.6.4.b", "S42-18.6.1.d")
@pytest.mark.parametrize("shows", ["", "ready", "immobile"])
def test_the_sp_is_stacked_with_the_asu_whatever_side_it_shows(shows: str) -> None:
    p = position(
        country(
            f"axis H {HQ} used at 1205",
            f"sp NEAR axis {shows} at 1205",
            "sp FAR axis at 1206",
            "phase initial axis",
        )
    )
    assert p.options("spend-supply") == {"NEAR H"}
    assert no_flip(p, "FAR", "H") == "S42-18.6.4.b"


@pytest.mark.rule("S42-18.6.4.c")
@pytest.mark.parametrize("state", ["disrupted", "fr"])
def test_an_asu_in_disorder_is_not_made_ready(state: str) -> None:
    p = position(
        country(f"axis H {HQ} used {state} at 1206", "sp axis at 1206", "phase initial axis")
    )
    assert no_flip(p, "axis-sp-1", "H") == "S42-18.6.4.c"


@pytest.mark.rule("S42-18.6.7.b")
def test_an_sp_under_a_train_marker_flips_nothing_in_the_supply_phase() -> None:
    p = position(
        country(f"axis H {HQ} used at 1206", "sp axis train at 1206", "phase supply axis onwards")
    )
    assert p.choices("spend-supply") == []


@pytest.mark.rule("S42-18.6.1.a")
def test_an_sp_does_nothing_else_in_the_initial_phase() -> None:
    p = position(country("sp axis at 1206", "sp soviet at 1606", "phase initial axis"))
    words = {choice.split()[0] for choice in p.choices()}
    assert words == {"end-phase", "fortify", "place-supply"}


@pytest.mark.rule("S42-18.6.1.c", "S42-16.5.5.a", "S42-19.2.d")
def test_isolation_leaves_sps_alone() -> None:
    p = position(
        country(
            "sp axis at 1705",
            "axis A 6-7-3 at 1705",
            "soviet S 3-4-3 at 1704",
            "soviet T 3-4-3 at 1605",
            "soviet U 3-4-3 at 1706",
            "dice 1",
            "phase supply axis",
        )
    )
    assert p.states("A") == {"oos", "isolated"}
    assert p.steps("A") == 1
    assert p.states("axis-sp-1") == set()
    assert p.where("axis-sp-1") == "1705"


@pytest.mark.rule("S42-18.6.6.a")
def test_sps_stay_when_the_units_with_them_retreat() -> None:
    p = position(
        country(
            "soviet S 2-2-3 at 1405",
            "sp soviet at 1405",
            "axis A 10-8-6 tank red at 1304",
            "axis B 10-8-6 tank red at 1305",
            "crt * * = DR2 2 x",
            "phase combat axis",
        )
    )
    p.play("attack 1405; resolve", 3, "step 1505; step 1605")
    assert p.where("S") == "1605"
    assert p.where("soviet-sp-1") == "1405"


@pytest.mark.rule("S42-18.6.6.b", "S42-19.2.e", "S42-19.3.b", "S42-19.4.a")
def test_an_sp_is_destroyed_by_an_enemy_who_enters_its_hex() -> None:
    p = position(
        country(
            "sp soviet at 1406",
            "axis A 10-8-6 tank red at 1306",
            "phase movement axis",
        )
    )
    p.play("move A; march 1406")
    assert p.where("soviet-sp-1") == "pool"


@pytest.mark.rule("S42-18.2.1.b", "S42-18.2.1.c", "S42-18.2.1.d")
def test_a_ready_asu_gives_an_attack_one_shift_and_is_used_then() -> None:
    text = ["axis A 6-7-3 at 1305", "soviet S 3-5-3 at 1405", "phase combat axis"]
    p = position(country(f"axis H {HQ} at 1205", *text)).choose("attack 1405")
    plain = p.odds().column
    p.choose("use-artillery H")
    assert p.odds().column == plain + 1
    p.choose("resolve")
    assert p.states("H") == {"used"}
    p = position(country(f"axis H {HQ} used at 1205", *text)).choose("attack 1405")
    assert p.choices("use-artillery") == []


@pytest.mark.rule("S42-18.2.1.b", "S42-18.2.1.c", "S42-18.2.1.d")
def test_or_adds_1_to_a_determined_defense() -> None:
    text = [
        "axis A 10-8-6 tank red at 1305",
        "axis B 10-8-6 tank red at 1304",
        "soviet S 3-5-3 at 1405",
        "crt * * = DR2 2",
        "turn 9",
        "phase combat axis",
    ]
    p = position(country(f"soviet F {HQ} at 1605", *text))
    p.play("attack 1405; resolve", 3, "defend; use-artillery F", 3)
    assert p.states("F") == {"used"}
    totals = [
        line.value
        for entry in p.log
        if entry.tally
        for line in entry.tally.lines
        if line.rule.startswith("S42-11.3")
    ]
    assert totals == [1]
    p = position(country(f"soviet F {HQ} used at 1605", *text))
    p.play("attack 1405; resolve", 3, "defend")
    assert p.choices("use-artillery") == []


@pytest.mark.rule("S42-17.5.a", "S42-18.1.d")
@pytest.mark.parametrize(("turn", "rule"), [(10, "S42-18.1.d"), (11, "")])
def test_an_unfinished_railway_brings_no_resources(turn: int, rule: str) -> None:
    p = position(
        f"""
        map 1000-2008
        rail 1606-1607-1608-edge opens 11
        area B soviet 1608
        soviet G S-(1)-4 artillery used at 1608
        turn {turn}
        phase initial soviet
        """
    )
    p.state.rp = 1
    assert no_refit(p, "G") == rule
