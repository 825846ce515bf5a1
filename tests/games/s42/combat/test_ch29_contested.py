"""Chapter 29: City hexes that both sides hold."""

import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.supply.isolation import airfields, attrition_units
from tests.games.s42.combat.helpers_combat import share

ON = "option contested_cities on"
PARTIAL = ("crt * * = D1 2", "dd * * = P -/-", "turn 9")


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join(("map 1000-2010", ON, *statements, f"phase combat {side}")))


def moving(*statements: str, side: str = "axis") -> Position:
    return position("\n".join(("map 1000-2010", ON, *statements, f"phase movement {side}")))


STORM = ("city 1305 major Tim", "axis A 9-7-3 at 1304", "soviet S 3-3-3 at 1305", *PARTIAL)
INSIDE = ("city 1305 major Tim", "contested 1305", "city-battle 1305 1", "axis A 9-7-3 at 1305",
          "soviet S 3-4-3 at 1305", "turn 9")  # fmt: skip


# How a hex comes to be contested


@pytest.mark.rule("S42-29.1.1.a", "S42-29.1.4.a", "S42-29.1.1.g")
def test_a_partial_success_lets_the_attacker_in() -> None:
    p = fighting(*STORM).play("attack 1305; resolve", 3, "defend", 3)
    assert p.at("1305") == {"A", "S"}
    assert (p.city_battle("1305"), p.control("1305")) == (1, "soviet")
    assert p.labels(p.state.contested) == {"1305"}
    assert p.order("S") == "good"


@pytest.mark.rule("S42-29.0.a", "S42-25.ADV.a")
def test_without_the_option_nobody_goes_in() -> None:
    text = "\n".join(("map 1000-2010", *STORM, "phase combat axis"))
    p = position(text).play("attack 1305; resolve", 3, "defend", 3)
    assert (p.at("1305"), p.city_battle("1305")) == ({"S"}, 1)


@pytest.mark.rule("S42-29.1.1.a", "S42-29.1.1.b")
def test_one_at_least_and_as_many_as_may_stack() -> None:
    more = ("axis B 9-7-3 at 1304", "axis C 9-7-3 at 1204", "axis D 9-7-3 at 1204")
    p = fighting(*STORM[:2], *more, "soviet S 3-9-3 at 1305", *PARTIAL)
    p.play("attack 1305; resolve", 3, "defend", 3)
    assert (p.waits_for, p.actor) == ("StormCity", "axis")
    assert p.refusal("halt").rule == "S42-29.1.1.a"
    assert p.options("take") == {"A", "B", "C", "D"}
    p.play("take A; take C; take D")
    assert p.waits_for != "StormCity", "three divisions of one side are all that may stack"
    assert p.at("1305") == {"A", "C", "D", "S"}


@pytest.mark.rule("S42-29.1.1.g")
def test_rivers_and_zones_do_not_stop_them_and_the_dead_do_not_go_in() -> None:
    wet = "river major 1304/1305\nsoviet Z 3-4-3 at 1405"
    p = fighting(*STORM, wet, "axis B 9-7-3 at 1303").play("attack 1305; resolve", 3, "defend", 3)
    assert "A" in p.at("1305")
    p = fighting(
        *STORM[:1], "axis A 9-7-3 at 1304 reduced", *STORM[2:4], "dd * * = P 1/-", "turn 9"
    )
    p.play("attack 1305; resolve", 3, "defend", 3)
    assert p.where("A") == "eliminated"
    assert p.state.contested == 0


@pytest.mark.rule("S42-29.1.1.g")
def test_a_flip_in_a_contested_hex_moves_nobody() -> None:
    p = fighting(*INSIDE, "axis B 20-7-3 at 1304", *PARTIAL)
    p.play("attack 1305; resolve", 3, "defend", 3)
    assert p.city_battle("1305") == 2
    assert p.where("B") == "1304"
    assert p.at("1305") == {"A", "S"}


# What it means


@pytest.mark.rule("S42-29.1.1.c", "S42-29.1.1.j")
@pytest.mark.parametrize(("gone", "side"), [("A", "soviet"), ("S", "axis")])
def test_the_hex_is_the_others_when_one_side_is_gone(gone: str, side: str) -> None:
    p = fighting(*INSIDE)
    p.state.put(p.unit(gone), p.hex("1309"))
    assert p.state.contested == 0
    assert (p.city_battle("1305"), p.control("1305")) == (0, side)
    assert "1304" in p.zoc(side)


@pytest.mark.rule("S42-29.1.1.d")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_both_sides_are_doubled_once_whatever_their_type(side: str) -> None:
    tanks = [text.replace("9-7-3", "9-7-6 tank").replace("3-4-3", "9-4-5 tank") for text in INSIDE]
    p = fighting(*tanks, side=side).choose("attack 1305")
    assert p.odds().defense.total == (8 if side == "axis" else 14)
    p = fighting(*INSIDE).choose("attack 1305")
    assert p.odds().defense.total == 8, "infantry in a City is not doubled twice"


@pytest.mark.rule("S42-29.1.1.e", "S42-6.1.c", "S42-7.1.d")
def test_nobody_inside_has_a_zoc_or_a_bond() -> None:
    p = fighting(*INSIDE, "axis B 6-7-3 at 1303", "soviet T 3-4-3 at 1307")
    assert "1306" not in p.zoc("axis")
    assert "1204" not in p.zoc("soviet")
    assert p.bonds("axis") == p.bonds("soviet") == set()


@pytest.mark.rule("S42-29.1.1.h", "S42-16.5.4.a", "S42-16.5.4.e")
@pytest.mark.parametrize(
    ("shared", "modifiers"),
    [("", {"airfield": 2, "city": 1}), ("contested 1305\nsoviet S 3-5-3 at 1305", {"city": 1})],
)
def test_a_contested_city_is_nobodys_airfield(shared: str, modifiers: dict[str, int]) -> None:
    """All else is Woods: only the City itself could serve."""
    p = position(f"""
        terrain woods 1000-1610
        city 1305
        control axis 1305
        area X axis 1000
        rail edge-1000-1100
        repaired all
        axis A 6-7-3 at 1305
        soviet T 3-5-3 at 1510
        option contested_cities on
        {shared}
    """)
    found = {
        line.label.removeprefix("tally-isolation-"): line.value for line in p.attrition("A").lines
    }
    assert found == modifiers


@pytest.mark.rule("S42-29.1.1.f", "S42-29.1.1.i")
def test_adjacency_counts_for_attrition_and_not_for_airfields() -> None:
    p = fighting(*[text + (" isolated" if "soviet S" in text else "") for text in INSIDE],
                 "axis B 6-7-3 at 1304 isolated", "soviet N 3-4-3 at 1309 isolated")  # fmt: skip
    assert set(attrition_units(p.state, 1)) == set(p.units("S"))
    assert set(attrition_units(p.state, 0)) == set(p.units("B"))
    fields = p.labels(airfields(p.state, 1))
    assert "1306" in fields, "only A inside 1305 is next to it"
    assert "1305" not in fields


SUPPLY = ("area X axis 1000-1010", "area Z soviet 2000-2010", "road edge-1005-2005-edge")


@pytest.mark.rule("S42-29.1.1.h")
def test_lines_begin_in_it_and_do_not_lead_through() -> None:
    walls = "terrain sea 1300-1304 1306-1310"
    p = fighting(*INSIDE, *SUPPLY, walls, "axis B 6-7-3 at 1605", "soviet T 3-4-3 at 1005")
    assert p.supplied("S")
    assert not p.supplied("B")
    assert fighting(*INSIDE, *SUPPLY).supplied("A")


@pytest.mark.rule("S42-18.6.5.a")
def test_nobody_pays_with_a_supply_point_of_the_enemy_inside() -> None:
    p = fighting(*INSIDE, "axis H S-(1)-5 support-hq at 1305", "sp soviet ready at 1305")
    p.choose("attack 1305")
    assert p.options("use-artillery") == {"H"}
    assert not p.legal("use-artillery H soviet-sp-1")


@pytest.mark.rule("S42-29.1.1.h", "S42-18.4.e")
@pytest.mark.parametrize(("option", "near"), [("on", True), ("off", False)])
def test_a_range_path_ends_in_it_at_an_own_unit(option: str, near: bool) -> None:
    p = fighting(*INSIDE, "axis H S-(1)-5 support-hq range=2 at 1303",
                 f"option supports_contested {option}")  # fmt: skip
    assert (p.choose("attack 1305").options("use-artillery") == {"H"}) is near


GUNS = "S-(1)-5 support-hq range=2 at 1305"
OUTSIDE = [("1303", "1302", True), ("1302", "1301", False)]


@pytest.mark.rule("S42-29.1.1.h", "S42-18.4.e")
@pytest.mark.parametrize("option", ["on", "off"])
@pytest.mark.parametrize(
    ("at", "target", "near"), [("1303", "1302", True), ("1302", "1301", False)]
)
def test_guns_inside_reach_out_of_it(option: str, at: str, target: str, near: bool) -> None:
    for mine, theirs in (("axis", "soviet"), ("soviet", "axis")):
        p = fighting(*INSIDE, f"{mine} H {GUNS}", f"{mine} B 6-7-3 at {at}",
                     f"{theirs} T 3-4-3 at {target}", f"option supports_contested {option}",
                     side=mine)  # fmt: skip
        assert (p.choose(f"attack {target}").options("use-artillery") == {"H"}) is near


@pytest.mark.rule("S42-29.1.1.h")
def test_no_range_leads_through_it() -> None:
    guns = "axis H S-(1)-5 support-hq range=4 at 1303"
    walls = "terrain sea 1000-2010, clear 1303 1304 1305 1306 1307"
    for city in (INSIDE, INSIDE[:1]):
        p = fighting(*city, walls, guns, "axis B 6-7-3 at 1306", "soviet T 3-4-3 at 1307", "turn 9")
        assert bool(p.choose("attack 1307").choices("use-artillery")) is (city is not INSIDE)


@pytest.mark.rule("S42-29.1.1.h", "S42-28.1.2.a")
@pytest.mark.parametrize(
    ("at", "target", "near"), [("1303", "1302", True), ("1302", "1301", False)]
)
def test_a_leader_inside_reaches_out_of_it_too(at: str, target: str, near: bool) -> None:
    p = fighting(*INSIDE, "option leaders on", "axis M 0-0-6 leader range=2 at 1305",
                 f"axis B 6-7-3 at {at}", f"soviet T 3-4-3 at {target}",
                 "crt * * = A1")  # fmt: skip
    p.play(f"attack {target}; resolve", 1)
    assert (p.waits_for == "CombatAgain") is near


# Movement


@pytest.mark.rule("S42-29.1.2.a")
def test_later_units_go_in_by_tactical_movement_only() -> None:
    p = moving(*INSIDE, "axis B 10-8-6 tank at 1303", "axis C 10-8-6 tank at 1302")
    b = p.copy().choose("move B")
    assert "1305" in b.options("march")
    b.choose("march 1305")
    assert b.at("1305") == {"A", "B", "S"}
    assert b.waits_for == "MovementPhase"
    assert b.control("1305") == "soviet"
    assert p.copy().choose("move C").refusal("march 1305").rule == "S42-29.1.2.a"
    foe = moving(*INSIDE[:3], *INSIDE[4:], "axis A 9-7-3 at 1203", "axis B 9-7-3 at 1305")
    assert foe.choose("move A").options("march") >= {"1204"}


@pytest.mark.rule("S42-29.1.2.b")
def test_units_leave_by_tactical_movement_only() -> None:
    tanks = [text.replace("9-7-3", "9-7-6 tank") for text in INSIDE]
    p = moving(*tanks, "axis B 6-7-3 at 1305").choose("move A")
    assert {"1304", "1303"} <= p.options("march")
    assert p.refusal("march 1302").rule == "S42-29.1.2.b"
    p.choose("march 1304")
    assert "1303" in p.options("march")
    assert p.refusal("march 1302").rule == "S42-29.1.2.b"


@pytest.mark.rule("S42-29.1.2.b")
@pytest.mark.parametrize("stack", ["move S; take H", "move H; take S"])
def test_who_leaves_with_the_last_combat_unit_does_so_by_tactical_movement_too(stack: str) -> None:
    p = moving(*INSIDE, "soviet H 0-0-6 army-hq hq=tank at 1305", side="soviet")
    p.play(f"{stack}; march 1306; drop-off S")
    assert p.labels(p.state.contested) == set()
    assert "1307" in p.options("march")
    assert "1308" not in p.options("march")
    assert p.refusal("march 1308").rule == "S42-29.1.2.b"


@pytest.mark.rule("S42-29.1.2.c")
def test_they_do_not_leave_into_an_ezoc_unless_a_friend_is_there() -> None:
    text = (*INSIDE[:3], "axis A 9-7-3 at 1305 fresh", *INSIDE[4:], "soviet T 3-4-3 at 1504",
            "axis B 6-7-3 at 1305")  # fmt: skip
    p = moving(*text).choose("move A")
    assert "1404" not in p.options("march")
    assert p.refusal("march 1404").rule == "S42-29.1.2.c"
    assert "1404" in moving(*text, "axis F 6-7-3 at 1404").choose("move A").options("march")
    two = moving(*(line.removesuffix(" fresh") for line in text)).choose("move A")
    assert "1404" in two.options("march"), "by way of a hex without one"
    two.choose("march 1404")
    assert (two.where("A"), two.waits_for) == ("1404", "MovementPhase"), "both hexes are used"


# Combat


@pytest.mark.rule("S42-29.1.3.a", "S42-29.1.3.c")
@pytest.mark.example("S42-EX-29.1-1")
def test_voronezh_is_attacked_from_inside_and_across_the_don() -> None:
    p = position("\n".join((
        "map A", ON, "contested 2503", "city-battle 2503 1", "axis A 10-8-6 tank at 2503",
        "axis B 10-8-6 tank at 2403", "soviet S 3-5-3 at 2503", "turn 5", "phase combat axis",
    )))  # fmt: skip
    p.choose("attack 2503")
    assert (share(p, "A"), share(p, "B")) == (10, 5)


@pytest.mark.rule("S42-29.1.3.b")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_nobody_attacks_out_of_it(side: str) -> None:
    other = "soviet" if side == "axis" else "axis"
    p = fighting(*INSIDE, f"{other} T 3-2-3 at 1404", f"{side} B 6-7-3 at 1405", side=side)
    p.choose("attack 1404")
    unit = "A" if side == "axis" else "S"
    assert unit not in p.options("join")
    assert p.refusal(f"join {unit}").rule == "S42-29.1.3.b"


def strike_back(level: int) -> Position:
    """The original defender attacks those who came in, and they roll a Partial Success."""
    text = [t.replace("city-battle 1305 1", f"city-battle 1305 {level}") for t in INSIDE]
    friend = "axis F 6-7-3 at 1304"
    p = fighting(*text, friend, "soviet T 30-4-3 at 1306", *PARTIAL, side="soviet")
    p.play("attack 1305; resolve", 3)
    return p.play("defend", 3)


@pytest.mark.rule("S42-29.1.3.d", "S42-29.1.3.e", "S42-29.1.3.f")
@pytest.mark.example("S42-EX-29.1-D1")
def test_the_defender_strikes_back() -> None:
    p = strike_back(2)
    assert (p.city_battle("1305"), p.at("1305"), p.order("A")) == (1, {"A", "S"}, "good")
    p = strike_back(1)
    assert (p.waits_for, p.actor) == ("Retreating", "axis")
    p.choose("step 1304")
    assert "stop-short" in p.choices()
    p.choose("stop-short")
    assert p.order("A") == "disrupted"
    assert (p.city_battle("1305"), p.state.contested, p.control("1305")) == (0, 0, "soviet")


@pytest.mark.rule("S42-29.1.3.g")
def test_no_retreat_leads_into_a_contested_hex() -> None:
    land = "terrain sea 1000-1204 1300-1303 1400-1404 1306-1310 1206-1210 1406-1410 1500-1510"
    p = fighting(land, "terrain clear 1304 1404", *INSIDE[1:], INSIDE[0], "crt * * = DR2 2 x",
                 "soviet R 3-3-3 at 1304", "axis B 20-7-3 at 1404")  # fmt: skip
    p.play("attack 1304; resolve", 3)
    assert p.where("R") == "eliminated"


@pytest.mark.rule("S42-29.1.3.a", "S42-29.1.1.c")
def test_those_inside_advance_from_the_hex_they_have_won() -> None:
    p = fighting(*[t.replace("9-7-3", "30-7-6 tank") for t in INSIDE], "crt * * = DR2 3 x")
    p.play("attack 1305; resolve", 3)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.control("1305") == "axis"
    assert p.legal("form-group 1305")
    p.choose("advance A")
    assert "1304" in p.options("step")


@pytest.mark.rule("S42-29.1.3.a", "S42-8.6.1.a")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
def test_those_inside_may_have_an_auto_ds(own: str, foe: str) -> None:
    text = (*INSIDE[:3], f"{foe} S 1-1-3 at 1305", "turn 9")
    p = moving(*text, f"{own} A 19-7-3 at 1305", side=own)
    assert p.options("overrun") == set()
    assert p.refusal("overrun 1305").rule == "S42-8.6.1.a"
    p = moving(*text, f"{own} A 20-7-3 at 1305", side=own)
    assert p.options("overrun") == {"1305"}
    p.play("overrun 1305; resolve")
    assert (p.at("1305"), p.control("1305")) == ({"A"}, own)
    assert "auto-ds" in p.states("A")


@pytest.mark.rule("S42-8.6.1.e", "S42-29.1.1.c", "S42-29.1.2.b")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize("at", ["1305", "1304"])
def test_after_an_auto_ds_the_others_inside_move_as_they_like(own: str, foe: str, at: str) -> None:
    """B had no part in it."""
    text = (*INSIDE[:3], f"{foe} S 1-1-3 at 1305", f"{own} B 1-1-6 tank at 1305", "turn 9")
    p = moving(*text, f"{own} A 40-7-3 at {at}", side=own)
    assert p.copy().choose("move B").refusal("march 1302").rule == "S42-29.1.2.b"
    p.choose("overrun 1305").play("leave B; resolve; move B; march 1302")
    assert p.where("B") == "1302"


@pytest.mark.rule("S42-13.3.2.e", "S42-29.1.1.i")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
@pytest.mark.parametrize("guarded", [False, True])
def test_nobody_in_full_retreat_stays_alone_with_the_enemy_inside(
    own: str, foe: str, guarded: bool
) -> None:
    guard = f"{own} G 4-4-3 at {'1305' if guarded else '1805'}"
    p = moving(*INSIDE[:3], f"{own} A 9-7-3 at 1305 fr", guard, f"{foe} S 3-4-3 at 1305", side=own)
    p.choose("end-phase")
    assert (p.waits_for == "Retreating") is not guarded
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert p.at("1305") == ({"A", "G", "S"} if guarded else {"S"})
    assert bool(p.state.contested) is guarded


@pytest.mark.rule("S42-29.1.2.a")
@pytest.mark.parametrize(("own", "foe"), [("axis", "soviet"), ("soviet", "axis")])
def test_tactical_movement_leads_in_from_an_entry_area_too(own: str, foe: str) -> None:
    text = ("city 1005 major Tim", f"area X {own} 1005", f"{own} B 3-3-3 in X",
            f"{foe} S 3-4-3 at 1005")  # fmt: skip
    p = moving(*text, side=own).play("move B")
    assert p.options("march") == set()
    p = moving(*text, "contested 1005", f"{own} A 9-7-3 at 1005", side=own).play("move B")
    assert p.options("march") == {"1005"}  # and not through it
    p.choose("march 1005")
    assert (p.where("B"), p.waits_for) == ("1005", "MovementPhase")
    assert [(told.rule, told.args["kind"]) for told in p.told("log-marched")] == [
        ("S42-5.4.a", "tactical")
    ]


@pytest.mark.rule("S42-9.3.7.e")
@pytest.mark.parametrize(("more", "stays"), [("", False), ("axis B 3-3-3 at 1305", True)])
def test_an_air_unit_returns_when_its_stack_inside_is_lost(more: str, stays: bool) -> None:
    p = fighting(*INSIDE[:3], "air ger-8-fk at 1305", "axis A 9-7-3 steps=1 at 1305", more,
                 "soviet S 30-4-3 at 1305", "crt * * = EX", side="soviet")  # fmt: skip
    p.play("attack 1305; resolve; decline", 3)
    while p.waits_for == "ChooseLoss":
        p.choose("lose A" if p.legal("lose A") else p.choices()[0])
    assert p.where("A") == "eliminated"
    assert [p.label(h) for h in p.state.air_at if h >= 0] == (["1305"] if stays else [])


def test_the_text_keeps_a_contested_hex() -> None:
    p = fighting(*INSIDE)
    again = position(p.text())
    assert again.state.contested == p.state.contested
    assert again.city_battle("1305") == 1


@pytest.mark.rule("S42-29.1.1.g")
@pytest.mark.parametrize(("steps", "shared"), [(2, True), (1, False)])
def test_nobody_shares_the_hex_with_defenders_who_are_lost(steps: int, shared: bool) -> None:
    """The Lead Unit takes the loss; the attackers then advance as after a Limited Advance."""
    unit = f"soviet S 3-3-3 steps={steps} at 1305"
    p = fighting(*STORM[:2], unit, "crt * * = A1/DR2 2", "dd * * = P -/1", "turn 9")
    p.play("attack 1305; resolve", 3)
    p.play("defend", 3)
    assert (p.at("1305") == {"A", "S"}) is shared
    assert bool(p.state.contested) is shared
    assert p.options("advance") == (set() if shared else {"A"})


@pytest.mark.rule("S42-29.1.1.a")
def test_one_is_enough() -> None:
    p = fighting(*STORM[:2], "axis B 9-7-3 at 1304", "soviet S 3-9-3 at 1305", *PARTIAL)
    p.play("attack 1305; resolve", 3, "defend", 3, "take A; halt")
    assert p.at("1305") == {"A", "S"}
    assert p.waits_for == ""


# Who cannot hold it alone


@pytest.mark.rule("S42-19.3.b")
@pytest.mark.parametrize(("side", "goer"), [("axis", "A"), ("soviet", "S")])
def test_non_combat_units_do_not_stay_with_the_enemy(side: str, goer: str) -> None:
    others = (f"{side} L 0-0-6 leader at 1305", f"sp P {side} at 1305")
    p = moving(*INSIDE, *others, side=side).play(f"move {goer}; march 1306; halt")
    assert (p.where("L"), p.where("P")) == ("pending", "pool")
    p = moving(*INSIDE, *others, side=side).play(f"move {goer}; take L; march 1306; halt")
    assert (p.where("L"), p.where("P")) == ("1306", "pool")


@pytest.mark.rule("S42-19.3.b")
def test_non_combat_units_stay_as_long_as_a_combat_unit_does() -> None:
    others = ("soviet T 3-4-3 at 1305", "soviet L 0-0-6 leader at 1305")
    p = moving(*INSIDE, *others, side="soviet").play("move S; march 1306; halt")
    assert p.at("1305") == {"A", "T", "L"}


@pytest.mark.rule("S42-19.3.b", "S42-18.6.6.b")
def test_a_supply_point_is_lost_with_the_combat_that_loses_the_hex() -> None:
    weak = tuple(line.replace("3-4-3 at 1305", "2-2-3 steps=1 at 1305") for line in INSIDE)
    p = fighting(*weak, "sp P soviet at 1305", "crt * * = D1 2")
    p.play("attack 1305; resolve", 3)
    assert (p.where("S"), p.where("P")) == ("eliminated", "pool")


@pytest.mark.rule("S42-18.6.6.b", "S42-29.1.1.j")
def test_nor_is_it_saved_by_attackers_who_go_in_after_its_last_guard_is_dead() -> None:
    city = ("city 1305 major Tim", "contested 1305", "city-battle 1305 1", "turn 9",
            "soviet S 3-9-3 steps=3 at 1305", "crt * * = A1/D1 2", "dd * * = P -/-")  # fmt: skip
    p = fighting(*city, "axis A 9-1-3 at 1305", "axis B 30-9-3 at 1304", "sp P axis at 1305")
    p.play("attack 1305; resolve", 3)
    p.play(*(["lose A"] if p.waits_for == "ChooseLoss" else []), "defend", 3)
    assert (p.where("A"), p.at("1305")) == ("eliminated", {"B", "S"})
    assert p.where("P") == "pool"


@pytest.mark.rule("S42-19.3.b")
def test_a_leader_is_lost_with_the_last_unit_that_hunger_takes() -> None:
    starving = tuple(line.replace("3-4-3 at 1305", "2-2-3 steps=1 at 1305") for line in INSIDE)
    text = ("map 1000-2010", ON, *starving, "control axis 1305", "soviet L 0-0-6 leader at 1305")
    p = position("\n".join((*text, "soviet G 0-0-5 army-hq hq=tank at 1405", "turn 9",
                            "phase supply soviet onwards")))  # fmt: skip
    assert p.waits_for == "Attrition"
    p.play(1)
    assert [p.where(name) for name in "SLG"] == ["eliminated", "pending", "1405"]


@pytest.mark.rule("S42-34.6.2.h", "S42-29.1.1.c", "S42-19.3.b")
@pytest.mark.parametrize(
    ("inside", "where"), [("soviet U 3-4-3 in box-1", "1305"), ("", "pending")]
)
def test_an_army_with_units_in_its_box_outlasts_the_contest(inside: str, where: str) -> None:
    p = position(f"""
        map 1000-1810
        option contested_cities on
        area A soviet 1800-1810
        city 1305 major
        contested 1305
        city-battle 1305 1
        axis A 6-7-3 at 1305
        soviet S 3-4-3 at 1305
        soviet R 0-0-3 reserve-army box=1 at 1305
        {inside}
        phase movement soviet
    """)
    p.play("move S; march 1405; halt")
    assert (p.labels(p.state.contested), p.where("R")) == ({"1305"} if inside else set(), where)


@pytest.mark.rule("S42-29.1.1.b", "S42-29.1.1.g")
def test_who_does_not_go_in_is_told_why() -> None:
    more = ("axis B 9-7-3 at 1304", "axis C 9-7-3 at 1204", "axis D 9-7-3 at 1204")
    p = fighting(*STORM[:2], *more, "axis E 0-3-3 at 1404", "soviet S 3-9-3 at 1305", *PARTIAL)
    p.play("attack 1305; resolve", 3, "defend", 3, "take A; take C")
    assert p.refusal("take E").rule == "S42-29.1.1.g", "it has not attacked"
    assert p.refusal("take A").rule == "S42-29.1.1.g", "it is inside"
    full = p.copy()
    full.state.put(full.unit("E"), full.hex("1305"))
    assert full.refusal("take B").rule == "S42-29.1.1.b"
