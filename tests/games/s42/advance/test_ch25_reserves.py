"""Chapter 25: units held back advance in the Combat Phase."""

import pytest

from hexfront.games.s42.advance.reserves import cannot_hold_back, may_hold_back
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.setting import AXIS

PLAIN = "map 1000-2010\noption reserves on"


def moving(*statements: str, side: str = "axis") -> Position:
    return position("\n".join((PLAIN, *statements, f"phase movement {side}")))


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join((PLAIN, *statements, f"phase combat {side}")))


def reach(p: Position, unit: str, h: str) -> set[str]:
    """Where an activated unit can end its advance."""
    found: set[str] = set()
    p = p.copy().play(f"activate {h}; advance {unit}")
    for first in p.options("step"):
        q = p.copy().choose(f"step {first}")
        found.add(q.where(unit))
        if q.waits_for == "Advancing":
            found |= q.options("step")
    return found


# Putting units in Reserve


@pytest.mark.rule("S42-25.2.1.a", "S42-25.2.1.d")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_units_are_put_in_reserve_and_move_no_more(side: str) -> None:
    p = moving(f"{side} A 6-7-3 at 1205", f"{side} B 6-7-3 at 1205", side=side)
    p.choose("hold-back A")
    assert p.states("A") == {"reserve", "moved"}
    assert p.states("B") == set()
    assert p.refusal("move A").rule == "S42-25.2.1.d"
    assert p.refusal("hold-back A").rule == "S42-25.2.1.a"
    assert p.legal("move B")


@pytest.mark.rule("S42-25.ADV.a")
def test_without_the_option_there_are_no_reserves() -> None:
    p = position("map 1000-2010\naxis A 6-7-3 at 1205\nphase movement axis")
    assert p.options("hold-back") == set()
    assert p.refusal("hold-back A").rule == "S42-25.ADV.a"


@pytest.mark.rule("S42-25.2.1.a", "S42-33.2.3.f", "S42-S2.4.1.a")
@pytest.mark.parametrize(
    ("when", "rule"), [("mini-turn", "S42-33.2.3.f"), ("preliminary", "S42-S2.4.1.a")]
)
def test_nor_any_where_no_combat_phase_follows(when: str, rule: str) -> None:
    p = moving("axis A 6-7-3 at 1205", when)
    assert p.options("hold-back") == set()
    assert (p.refusal("hold-back A").rule, p.refusal("hold-back A").message) == (
        rule, "no-reserves-now"
    )  # fmt: skip


@pytest.mark.rule("S42-25.2.1.b")
@pytest.mark.parametrize(
    ("state", "may"),
    [("", True), ("disrupted", False), ("fr", False), ("locked", False), ("train", False)],
)
def test_only_good_order_units_that_are_free_to_move_qualify(state: str, may: bool) -> None:
    p = moving(f"axis A 6-7-3 at 1205 {state}")
    assert (p.options("hold-back") == {"A"}) is may
    if not may:
        assert p.refusal("hold-back A").rule == "S42-25.2.1.b"


@pytest.mark.rule("S42-25.2.1.b")
@pytest.mark.parametrize(
    ("to", "foe", "may"), [("1305", "1905", True), ("1405", "1905", False), ("1305", "1405", False)]
)
def test_one_hex_and_no_ezoc_is_the_most_they_may_have_moved(to: str, foe: str, may: bool) -> None:
    p = moving("axis A 6-7-3 at 1205", f"soviet S 3-4-3 at {foe}")
    p.play(f"move A; march {to}")
    if p.waits_for == "Moving":
        p.choose("halt")
    assert p.where("A") == to
    assert (p.options("hold-back") == {"A"}) is may
    if not may:
        assert p.refusal("hold-back A").rule == "S42-25.2.1.b"


@pytest.mark.rule("S42-25.2.1.b")
def test_a_unit_that_has_not_moved_may_stand_in_an_ezoc() -> None:
    assert moving("axis A 6-7-3 at 1205", "soviet S 3-4-3 at 1305").options("hold-back") == {"A"}


@pytest.mark.rule("S42-25.2.1.c")
def test_nor_a_unit_that_took_a_replacement() -> None:
    p = moving("axis A 6-7-3 at 1205 fresh")
    assert p.refusal("hold-back A").rule == "S42-25.2.1.c"


@pytest.mark.rule("S42-25.2.2.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_each_side_has_three_markers_and_one_serves_a_hex(side: str) -> None:
    units = [f"{side} {name} 6-7-3 at {h}" for name, h in zip("ABCDE", ("1205", "1205", "1207",
             "1209", "1405"), strict=True)]  # fmt: skip
    p = moving(*units, side=side)
    p.play("hold-back A; hold-back C; hold-back D")
    assert p.options("hold-back") == {"B"}
    assert p.refusal("hold-back E").rule == "S42-25.2.2.a"
    assert p.choose("hold-back B").options("hold-back") == set()


@pytest.mark.rule("S42-25.2.1.b")
def test_a_unit_that_goes_into_full_retreat_is_no_reserve_any_more() -> None:
    p = moving("axis A 6-7-3 at 1205").play("hold-back A; go-full-retreat A")
    assert "reserve" not in p.states("A")


@pytest.mark.rule("S42-25.2.1.b", "S42-25.2.2.a")
@pytest.mark.parametrize("held", [(), ("A",), ("A", "C", "D")])
def test_the_list_and_the_reasons_agree(held: tuple[str, ...]) -> None:
    states = {"G": "disrupted", "H": "fr", "I": "fresh", "J": "train", "K": "locked", "L": "moved",
              "M": "moved one-hex", "N": "auto-ds"}  # fmt: skip
    at = {"A": "1205", "B": "1205", "C": "1207", "D": "1209", "E": "1405"}
    units = [f"axis {name} 6-7-3 at {h}" for name, h in at.items()]
    units += [
        f"axis {name} 6-7-3 at 18{n:02} {word}" for n, (name, word) in enumerate(states.items())
    ]
    p = moving(*units, "axis X 6-7-3", "sp P axis at 1703 immobile")
    p.state.moved |= p.mask("L M")
    p.state.one_hex |= p.mask("M")
    for name in held:
        p.choose(f"hold-back {name}")
    able = may_hold_back(p.state, AXIS)
    for name in (*at, *states, "X", "P"):
        why = cannot_hold_back(p.state, p.unit(name))
        assert (why is None) is bool(able >> p.unit(name) & 1), name


# Activation


@pytest.mark.rule("S42-25.1.a", "S42-25.2.3.a", "S42-25.2.3.b", "S42-25.2.3.f")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_reserves_advance_two_hexes_even_without_a_combat(side: str) -> None:
    p = fighting(f"{side} A 10-8-6 tank at 1205 reserve", side=side)
    assert p.waits_for == "CombatPhase"
    assert p.options("activate") == {"1205"}
    far = {p.state.country.grid.distance(p.hex("1205"), p.hex(h)) for h in reach(p, "A", "1205")}
    assert far >= {1, 2}
    assert max(far) == 2
    p.play("activate 1205; advance A; step 1305; step 1405")
    assert p.where("A") == "1405"
    assert p.actor == "over"


@pytest.mark.rule("S42-25.2.3.i", "S42-25.2.3.b")
@pytest.mark.example("S42-EX-25.2-D1")
@pytest.mark.parametrize(
    ("turn", "weather", "hexes"),
    [(5, "clear", 2), (22, "overcast", 2), (22, "rain", 1), (22, "mud", 1), (30, "snow", 1)],
)
def test_weather_changes_it_like_an_adv_2(turn: int, weather: str, hexes: int) -> None:
    p = fighting("axis A 6-7-3 at 1205 reserve", f"turn {turn}", f"weather {weather}")
    grid = p.state.country.grid
    found = reach(p, "A", "1205")
    assert max(grid.distance(p.hex("1205"), p.hex(h)) for h in found) == hexes


@pytest.mark.rule("S42-25.2.3.b")
def test_the_rules_of_advance_bind_them() -> None:
    p = fighting(
        "axis A 6-7-3 at 1205 reserve",
        "soviet S 3-4-3 at 1404",
        "terrain marsh 1306",
        "axis B 6-7-3 at 1204",
        "axis C 6-7-3 at 1204",
        "axis D 6-7-3 at 1204",
    )
    p.play("activate 1205; advance A")
    assert p.copy().choose("step 1206").waits_for == "Advancing"
    assert p.copy().choose("step 1306").waits_for != "Advancing", "Marsh ends an advance"
    full = p.copy().choose("step 1204")
    assert "halt" not in full.choices(), "three divisions are there already"
    p.choose("step 1305")
    assert p.where("A") == "1305"
    assert p.waits_for != "Advancing", "an EZOC ends it"


@pytest.mark.rule("S42-25.2.3.c")
def test_in_a_hex_that_was_vacated_they_do_not_mind_an_ezoc() -> None:
    text = ("axis A 6-7-3 at 1205 reserve", "soviet S 3-4-3 at 1405")
    p = fighting(*text, "vacated 1305").play("activate 1205; advance A; step 1305")
    assert p.waits_for == "Advancing"
    p = fighting(*text).play("activate 1205; advance A; step 1305")
    assert p.where("A") == "1305"
    assert p.waits_for != "Advancing"


@pytest.mark.rule("S42-25.2.3.c")
def test_a_hex_emptied_by_an_auto_ds_was_no_combat_of_the_phase() -> None:
    """There the EZOC of T stops them."""
    p = position(f"""
        {PLAIN}
        axis A 40-8-6 tank at 1304
        axis R 6-7-3 at 1205
        soviet S 3-2-3 at 1305 steps=1
        soviet T 3-4-3 at 1405
        phase movement axis onwards
    """)
    p.play("hold-back R; overrun 1305; resolve; end-phase; activate 1205; advance R; step 1305")
    assert p.where("R") == "1305"
    assert p.waits_for != "Advancing"


@pytest.mark.rule("S42-25.2.3.c", "S42-25.2.3.g", "S42-25.2.3.a")
def test_reserves_follow_an_attack_out_of_their_own_stack() -> None:
    p = fighting(
        "axis A 10-8-6 tank at 1305",
        "axis R 6-7-3 at 1305 reserve",
        "soviet S 3-2-3 at 1405",
        "soviet T 3-4-3 at 1506",
        "crt * * = DR2 2 x",
    )
    p.play("attack 1405; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.refusal("advance R").rule == "S42-25.2.3.a"
    p.play("end-advance")
    assert p.told("log-assault")[0].args["units"] == 1
    p.play("activate 1305; advance R; step 1405")
    assert p.waits_for == "Advancing", "the vacated hex is in the EZOC of T"


@pytest.mark.rule("S42-25.2.3.d")
@pytest.mark.parametrize("state", ["reserve", "committed"])
def test_reserves_do_not_attack(state: str) -> None:
    p = fighting(
        f"axis A 10-8-6 at 1205 {state}", "axis B 10-8-6 at 1305", "soviet S 3-4-3 at 1306"
    )
    p.choose("attack 1306")
    assert p.options("join") == set()
    assert p.refusal("join A").rule == "S42-25.2.3.d"


@pytest.mark.rule("S42-25.2.3.d")
def test_activated_they_are_committed_and_go_once() -> None:
    p = fighting("axis A 10-8-6 at 1205 reserve", "axis B 10-8-6 at 1405", "soviet S 3-4-3 at 1406")
    p.play("activate 1205; end-advance")
    assert p.states("A") == {"committed"}
    assert p.refusal("activate 1205").rule == "S42-25.2.3.a"


INSIDE = ("option contested_cities on", "city 1205 major Tim", "contested 1205",
          "city-battle 1205 1", "axis A 6-7-3 at 1205 reserve", "turn 9")  # fmt: skip


@pytest.mark.rule("S42-29.1.2.b")
def test_reserves_leave_no_contested_city() -> None:
    """Area X lies beside it; once the enemy inside is gone they are as free as others."""
    p = fighting(*INSIDE, "area X axis 1205", "soviet S 3-4-3 at 1205").choose("activate 1205")
    assert (p.actor, p.where("A")) == ("over", "1205")
    p = fighting(
        *INSIDE, "soviet S 3-4-3 steps=1 at 1205", "axis C 9-7-3 at 1204", "crt * * = D1 2"
    )
    p.play("attack 1205; resolve", 3, "end-advance; activate 1205; advance A")
    assert "1305" in p.options("step")


@pytest.mark.rule("S42-27.2.1.a")
@pytest.mark.parametrize("state", ["reserve", "committed"])
def test_reserves_have_not_attacked_and_may_disengage(state: str) -> None:
    p = fighting(
        f"axis A 6-7-3 at 1305 {state}", "option disengagement on", "soviet S 3-4-3 at 1405"
    )
    p.play("disengage A", 5, "step 1204; stop-short")
    assert (p.where("A"), p.order("A")) == ("1204", "disrupted")
    assert p.options("activate") == set()


RIVER = "river major 1305/1205+1204+1304+1306+1404+1405"


@pytest.mark.rule("S42-25.2.3.e")
@pytest.mark.parametrize(
    ("more", "may"),
    [("", False), ("turn 30", True), ("road 1205-1305", True), ("ferry 1205/1305", True),
     ("axis B 6-7-3 at 1305", True)],
)  # fmt: skip
def test_they_cross_major_rivers_on_ice_and_bridges_only(more: str, may: bool) -> None:
    p = fighting("axis A 6-7-3 at 1205 reserve", RIVER, more)
    p.play("activate 1205; advance A")
    assert ("1305" in p.options("step")) is may
    if not may:
        assert p.refusal("step 1305").rule == "S42-25.2.3.e"


@pytest.mark.rule("S42-25.2.3.h")
def test_markers_come_off_at_the_end_of_the_combat_phase() -> None:
    p = fighting("axis A 6-7-3 at 1205 reserve").choose("end-phase")
    assert p.states("A") == set()
    assert p.actor == "over"


def test_what_reserves_need_is_in_the_view_and_in_the_text() -> None:
    p = fighting("axis A 6-7-3 at 1205 reserve", "axis B 6-7-3 at 1405 committed", "vacated 1305")
    again = position(p.text())
    assert (again.states("A"), again.states("B")) == ({"reserve"}, {"committed"})
    assert again.labels(again.state.vacated) == {"1305"}


@pytest.mark.rule("S42-25.2.3.a")
def test_a_unit_that_retreats_is_no_reserve_any_more() -> None:
    p = fighting("axis A 6-7-3 at 1305", "axis M 0-0-6 leader at 1305 reserve",
                 "option disengagement on", "soviet S 3-4-3 at 1405")  # fmt: skip
    p.play("disengage A", 1)
    assert "reserve" in p.states("M")
    p = fighting("axis A 6-7-3 at 1305", "axis B 6-7-3 at 1305",
                 "axis M 0-0-6 leader at 1305 reserve", "option disengagement on",
                 "soviet S 3-4-3 at 1405")  # fmt: skip
    p.play("disengage-stack 1305", 5, "step 1204; stop-short")
    assert (p.where("M"), "reserve" in p.states("M")) == ("1204", False)
    assert p.options("activate") == set()


@pytest.mark.rule("S42-25.2.1.b")
def test_a_unit_that_could_not_leave_its_hex_has_not_moved() -> None:
    ring = [f"soviet R{n} 3-4-3 at {h}" for n, h in enumerate(("1104", "1105", "1205", "1304"))]
    p = moving("axis A 6-7-3 at 1204", *ring, "soviet T 3-4-3 at 1305", "soviet V 3-4-3 at 1203")
    p.play("move A; halt")
    assert p.refusal("move A").rule == "S42-5.1.d"
    assert "reserve" in p.choose("hold-back A").states("A")
