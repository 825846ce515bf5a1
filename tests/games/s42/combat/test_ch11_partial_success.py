"""Chapter 11.6: Delay and City Battle."""

import pytest

from hexfront.games.s42.notation import Position, position
from tests.games.s42.combat.helpers_defense import defended

PAIR = """
    axis A 10-7-6 motorized at 1304
    soviet S 3-5-3 at 1305
"""


def battles(p: Position) -> dict[str, int]:
    return {p.label(h): level for h, level in p.state.city_battles}


def retreat(p: Position, hexes: int) -> Position:
    """Retreat to the south, one hex or two."""
    p.play("step 1306")
    return p.play("stop-short" if hexes == 1 else "step 1307")


@pytest.mark.rule("S42-11.6.1.a", "S42-11.6.1.b", "S42-14.2.4.a")
@pytest.mark.example("S42-EX-11.6-1")
@pytest.mark.parametrize("hexes", [1, 2])
def test_outside_cities_it_is_a_delay(hexes: int) -> None:
    p = retreat(defended(PAIR, "P -/-", "D1 3"), hexes)
    assert p.state.country.grid.distance(p.hex("1305"), p.hex(p.where("S"))) == hexes
    assert p.order("S") == "disrupted"
    p.play("advance A")
    assert p.options("step") >= {"1303", "1305", "1204"}, "one hex in any direction"
    p.play("step 1303")
    assert p.actor == "over"


@pytest.mark.rule("S42-11.6.1.b")
def test_by_the_other_reading_two_hexes_leave_good_order() -> None:
    other = f"{PAIR}\noption delay_two_hexes_disrupts off"
    assert retreat(defended(other, "P -/-"), 2).order("S") == "good"
    assert retreat(defended(other, "P -/-"), 1).order("S") == "disrupted"


@pytest.mark.rule("S42-11.6.1.c")
def test_no_breakthrough_combat_after_a_delay() -> None:
    p = retreat(defended(f"{PAIR}\nsoviet T 1-1-3 at 1404", "P -/-", "D1 3"), 1)
    assert not p.choices("form-group")
    assert p.legal("advance A")


@pytest.mark.rule("S42-11.6.1.d")
def test_a_delay_that_costs_the_last_step_gives_one_hex_all_the_same() -> None:
    p = defended(
        "axis A 10-7-6 motorized at 1304\nsoviet S 3-5-3 steps=1 at 1305", "P -/1", "DR2 3"
    )
    assert p.where("S") == "eliminated"
    p.play("advance A; step 1305")
    assert p.actor == "over"


@pytest.mark.rule("S42-11.6.1.a", "S42-11.4.1.a")
def test_the_losses_of_a_delay_are_taken() -> None:
    p = defended(PAIR, "P 1/1")
    assert (p.steps("A"), p.steps("S")) == (1, 1)
    assert p.waits_for == "Retreating"


CITY = """
    axis A 20-7-6 motorized at 1304
    soviet S 3-5-3 at 1305
"""


@pytest.mark.rule("S42-11.6.2.a")
@pytest.mark.example("S42-EX-11.6-1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2)])
def test_in_a_major_city_a_city_battle_begins_or_grows(before: int, after: int) -> None:
    marker = f"city-battle 1305 {before}" if before else ""
    p = defended(f"city 1305 major\n{CITY}\n{marker}", "P -/-")
    assert battles(p) == {"1305": after}
    assert (p.where("S"), p.order("S")) == ("1305", "good")
    assert (p.where("A"), p.actor) == ("1304", "over"), "nobody moves"


@pytest.mark.rule("S42-11.6.2.b")
def test_with_level_2_a_partial_success_is_a_delay() -> None:
    p = defended(f"city 1305 major\n{CITY}\ncity-battle 1305 2", "P -/-")
    assert p.waits_for == "Retreating"
    retreat(p, 1)
    assert p.order("S") == "disrupted"
    assert battles(p) == {}


@pytest.mark.rule("S42-11.6.2.b")
def test_with_level_2_a_full_success_still_holds() -> None:
    p = defended(f"city 1305 major\n{CITY}\ncity-battle 1305 2", "S -/-")
    assert (p.where("S"), p.actor) == ("1305", "over")
    assert battles(p) == {"1305": 2}


@pytest.mark.rule("S42-11.6.2.c")
def test_in_a_minor_city_there_is_only_level_1() -> None:
    p = defended(f"city 1305 minor\n{CITY}", "P -/-")
    assert battles(p) == {"1305": 1}
    q = defended(f"city 1305 minor\n{CITY}\ncity-battle 1305 1", "P -/-")
    assert q.waits_for == "Retreating"


@pytest.mark.rule("S42-11.6.2.a", "S42-11.6.1.a")
def test_in_a_mountain_it_is_a_delay() -> None:
    p = defended(f"terrain mountain 1305\n{CITY}", "P -/-")
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.6.2.d")
def test_the_marker_goes_when_the_defender_leaves() -> None:
    p = defended(f"city 1305 major\n{CITY}", "P -/-")
    p.state.put(p.unit("S"), p.hex("1307"))
    assert battles(p) == {}


@pytest.mark.rule("S42-11.6.2.d")
def test_the_marker_goes_when_no_attacker_is_adjacent_any_more() -> None:
    p = defended(f"city 1305 major\n{CITY}\naxis B 3-5-3 at 1204", "P -/-")
    p.state.put(p.unit("A"), p.hex("1302"))
    assert battles(p) == {"1305": 1}, "B is still there"
    p.state.put(p.unit("B"), p.hex("1205"))
    assert battles(p) == {"1305": 1}, "and keeps adjacent"
    p.state.put(p.unit("B"), p.hex("1105"))
    assert battles(p) == {}


@pytest.mark.rule("S42-11.6.2.d", "S42-2.2.3.c")
@pytest.mark.parametrize(("side", "level"), [("lake", 0), ("volga", 1), ("major", 1)])
def test_who_stands_across_a_lake_is_not_adjacent(side: str, level: int) -> None:
    p = position(f"""
        city 1305 major
        city-battle 1305 1
        river {side} 1305/1405
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1405
        soviet S 3-5-3 at 1305
        phase movement axis
    """)
    p.play("move A; march 1302")
    assert p.city_battle("1305") == level


@pytest.mark.rule("S42-11.6.2.d")
def test_also_if_the_last_attacker_is_away_only_on_his_way_round() -> None:
    """Over the sea side he may not go, so he passes 1203, which is not next to the city."""
    text = "city 1305 major\ncity-battle 1305 1\naxis A 8-8-6 tank at 1304\nsoviet S 3-3-3 at 1305"
    p = position(f"{text}\nphase movement axis").play("move A; march 1204")
    assert battles(p) == {"1305": 1}
    p = position(f"{text}\nsea 1304/1204\nphase movement axis").play("move A; march 1204")
    assert (p.where("A"), battles(p)) == ("1204", {})


@pytest.mark.rule("S42-11.6.2.e")
def test_the_marker_changes_nothing_else() -> None:
    def stated(marker: str) -> tuple[object, ...]:
        p = defended(f"city 1305 major\n{CITY}\n{marker}", "S -/-")
        odds = p.told("log-assault")[0].args
        return odds["attack"], odds["defense"], odds["odds"], p.zoc("soviet"), p.zoc("axis")

    assert stated("city-battle 1305 1") == stated("")
