"""Chapter 26: Planned Offensives."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from hexfront.games.s42.means.offensives import cannot_use
from hexfront.games.s42.notation import Position, position
from tests.games.s42.means.helpers_initial import country

ON = "option planned_offensives on"
HQ = "axis H S-(1)-5 support-hq at 1205"


def initial(*statements: str, side: str = "axis", turn: int = 5) -> Position:
    return position(country(ON, *statements, f"turn {turn}", f"phase initial {side}"))


def fighting(*statements: str, side: str = "axis") -> Position:
    return position("\n".join(("map 1000-2010", ON, *statements, f"phase combat {side}")))


ATTACK = ("axis A 6-7-3 at 1304", "soviet S 3-3-3 at 1305", "axis H S-(1)-5 support-hq at 1303")


# Placing


@pytest.mark.rule("S42-26.1.a", "S42-26.2.a", "S42-18.1.f")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_a_resource_point_buys_a_marker_that_is_not_ready(side: str) -> None:
    at = "1205" if side == "axis" else "1605"
    p = initial(f"{side} H S-(1)-5 support-hq at {at}", side=side)
    points = p.state.rp
    p.choose("plan-offensive H")
    assert p.state.rp == points - 1
    assert p.offensives() == ["H"]


@pytest.mark.rule("S42-26.1.a")
def test_without_a_point_or_without_the_option_there_is_none() -> None:
    p = initial(HQ)
    p.state.rp = 0
    assert p.options("plan-offensive") == set()
    assert p.refusal("plan-offensive H").rule == "S42-18.1.b"
    p = position(country(HQ, "phase initial axis"))
    assert p.options("plan-offensive") == set()
    assert p.refusal("plan-offensive H").rule == "S42-25.ADV.a"


@pytest.mark.rule("S42-26.2.a")
@pytest.mark.parametrize(
    "unit",
    ["axis H S-(1)-5 support-hq at 1205 disrupted", "axis H S-(1)-5 support-hq at 1205 fr",
     "axis H 6-7-3 at 1205", "axis H S-(1)-5 artillery at 1205"],
)  # fmt: skip
def test_only_hqs_in_good_order_plan(unit: str) -> None:
    p = initial(unit)
    assert p.options("plan-offensive") == set()
    assert p.refusal("plan-offensive H").rule == "S42-26.2.a"


@pytest.mark.rule("S42-26.2.a")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("6-7-3 at 1205 disrupted", "no-offensive-hq"),
        ("S-(1)-5 support-hq at 1205 fr", "no-offensive-order"),
    ],
)
def test_a_unit_that_is_no_hq_is_told_so_in_any_order(unit: str, why: str) -> None:
    assert initial(f"axis H {unit}").refusal("plan-offensive H").message == why


@pytest.mark.rule("S42-26.2.a")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_nobody_plans_for_the_hqs_of_the_enemy(side: str) -> None:
    p = initial(HQ, "soviet G S-(1)-5 support-hq at 1705", f"{side} U 3-4-3 at 1405", side=side)
    assert p.options("plan-offensive") == {"H" if side == "axis" else "G"}


@pytest.mark.rule("S42-26.2.a", "S42-16.1.g")
def test_the_hq_must_be_in_supply_at_that_moment() -> None:
    ring = [f"soviet N{n} 3-4-3 at {h}" for n, h in enumerate(("1104", "1303", "1307", "1107"))]
    p = initial(HQ, *ring, "soviet M 3-4-3 at 1005")
    assert not p.supplied("H")
    assert p.refusal("plan-offensive H").rule == "S42-26.2.a"
    assert initial(HQ + " oos").legal("plan-offensive H"), "the marker does not decide"


@pytest.mark.rule("S42-26.2.a", "S42-16.1.g", "S42-24.1.2.h")
def test_an_hq_in_baku_needs_a_line_of_supply() -> None:
    text = """
        map 1000-2010
        option planned_offensives on
        road edge-1005-2005-edge
        area X axis 1005
        area G soviet 2005
        axis H S-(1)-5 support-hq in G
        phase initial axis
    """
    assert position(text).options("plan-offensive") == {"H"}
    p = position(f"{text}\nsoviet S 3-4-3 at 1305")
    assert p.options("plan-offensive") == set()
    assert p.refusal("plan-offensive H").rule == "S42-26.2.a"


@pytest.mark.rule("S42-26.2.k")
def test_the_hq_of_an_ally_may_carry_one_and_any_unit_may_use_it() -> None:
    p = initial("axis H S-(1)-5 support-hq romanian at 1205").choose("plan-offensive H")
    assert p.offensives() == ["H"]
    p = fighting(*ATTACK[:2], "axis H S-(1)-5 support-hq romanian at 1303", "offensive H ready")
    assert p.choose("attack 1305").options("use-offensive") == {"H"}


@pytest.mark.rule("S42-26.2.c")
def test_it_becomes_ready_in_the_owners_next_initial_phase() -> None:
    p = initial(HQ).choose("plan-offensive H")
    assert p.offensives() == ["H"]
    assert p.enter_phase("initial soviet").offensives() == ["H"]
    assert p.enter_phase("initial axis").offensives() == ["H ready"]


@pytest.mark.rule("S42-26.2.c")
def test_the_log_tells_which_markers_become_ready() -> None:
    p = initial(HQ, "axis I S-(1)-5 support-hq at 1206", "soviet F S-(1)-5 support-hq at 1605",
                "offensive H", "offensive I ready", "offensive F")  # fmt: skip
    assert [entry.args["unit"] for entry in p.told("log-offensive-ready")] == [p.unit("H")]


@pytest.mark.rule("S42-26.2.g")
def test_nobody_has_more_than_two_on_the_map() -> None:
    text = (HQ, "axis I S-(1)-5 support-hq at 1206", "soviet F S-(1)-5 support-hq at 1605",
            "offensive F", "offensive F")  # fmt: skip
    p = initial(*text, "offensive H")
    p.state.rp = 3
    p.choose("plan-offensive I")
    assert p.refusal("plan-offensive H").rule == "S42-26.2.g"
    assert p.options("plan-offensive") == set()


def test_markers_of_a_scenario_are_placed_first() -> None:
    hqs = "unit ger-6-army at 1517\nunit ger-1-pz-army at 1824"
    p = position(f"scenario fall-blau\n{ON}\nturn 1\n{hqs}\nphase initial axis")
    assert p.waits_for == "PlaceOffensive"
    p.play("plan-offensive ger-6-army; plan-offensive ger-6-army")
    assert p.offensives() == ["ger-6-army ready", "ger-6-army ready"]
    assert p.waits_for == "InitialPhase"


# Losing it


ROAD = "road 1205-1805\nrail 1205-1805\nrepaired all"


@pytest.mark.rule("S42-26.2.k")
@pytest.mark.parametrize(("begun", "how"), [("phase weather axis", "transfer J"),
                         ("axis A 5-5-3 at 1005\nphase movement axis",
                          "move A; enter-area G; end-phase; transfer J")])  # fmt: skip
def test_an_hq_that_has_to_leave_an_entry_area_loses_it(begun: str, how: str) -> None:
    """K is closed in winter, and G is given up before Axis units."""
    area = "K" if "weather" in begun else "G"
    p = position(
        f"map 1000-2010\n{ON}\narea {area} soviet 1005\narea J soviet 2000\nturn 28\n"
        f"soviet H S-(1)-5 support-hq in {area}\noffensive H ready\ndice 5\n{begun}"
    )
    p.play(how)
    assert (p.where("H"), p.offensives()) == ("J", [])


@pytest.mark.rule("S42-26.2.b", "S42-26.2.k")
@pytest.mark.example("S42-EX-26.2-D2")
@pytest.mark.parametrize(
    ("way", "kept"),
    [("march 1405; halt", True), ("march 1505; halt", False), ("entrain 1405", True),
     ("entrain 1505", False)],
)  # fmt: skip
def test_an_hq_that_moves_more_than_two_hexes_loses_it(way: str, kept: bool) -> None:
    p = position(f"map 1000-2010\n{ON}\n{ROAD}\n{HQ}\noffensive H ready\nphase movement axis")
    p.play(f"move H; {way}")
    assert bool(p.offensives()) is kept


@pytest.mark.rule("S42-26.2.b")
@pytest.mark.parametrize(("way", "kept"), [("1405", ["H ready", "I ready"]), ("1505", ["I ready"])])
def test_the_markers_of_other_hqs_stay(way: str, kept: list[str]) -> None:
    text = (ON, ROAD, HQ, "offensive H ready", "axis I S-(1)-5 support-hq at 1207",
            "offensive I ready", "phase movement axis")  # fmt: skip
    p = position("\n".join(("map 1000-2010", *text)))
    assert p.play(f"move H; march {way}; halt").offensives() == kept


@pytest.mark.rule("S42-26.2.b")
def test_the_hexes_of_one_hq_are_not_counted_for_another() -> None:
    text = (ON, ROAD, HQ, "offensive H ready", "axis I S-(1)-5 support-hq at 1207",
            "offensive I ready", "phase movement axis")  # fmt: skip
    p = position("\n".join(("map 1000-2010", *text)))
    p.play("move H; march 1405; halt; move I; march 1209; halt")
    assert p.offensives() == ["H ready", "I ready"]


@pytest.mark.rule("S42-26.2.k", "S42-18.2.2.b", "S42-22.3.1.a")
@pytest.mark.parametrize(("at", "kept"), [("1105", True), ("1205", False)])
def test_the_step_into_an_entry_area_counts_as_a_hex(at: str, kept: bool) -> None:
    """On foot it is the third of an HQ from 1205, which is Disrupted too."""
    text = country(ON, f"axis H S-(1)-5 support-hq at {at}", "offensive H ready")
    p = position(f"{text}\nphase movement axis").choose("move H")
    by_rail, on_foot = p.copy().choose("entrain X"), p.play("march 1005; enter-area X")
    assert by_rail.where("H") == on_foot.where("H") == "X"
    assert bool(by_rail.offensives()) is bool(on_foot.offensives()) is kept
    assert (on_foot.order("H") == "good") is kept
    assert by_rail.order("H") == "good"


@pytest.mark.rule("S42-26.2.k", "S42-5.7.2.b")
def test_the_kerch_strait_counts_as_more_than_two_hexes() -> None:
    text = ("town 1605 Taman port kerch", "area W axis", "control axis 1605")
    p = position("\n".join(("map 1000-2010", ON, *text, "axis H S-(1)-5 support-hq in W",
                            "offensive H ready", "phase movement axis")))  # fmt: skip
    p.play("move H; sail 1605")
    assert (p.where("H"), p.offensives()) == ("1605", [])


@pytest.mark.rule("S42-26.2.b")
@pytest.mark.example("S42-EX-26.2-D2")
def test_a_retreat_of_one_hex_loses_it() -> None:
    p = fighting("axis H S-(1)-5 support-hq at 1305", "axis A 6-7-3 at 1305", "offensive H ready",
                 "option disengagement on", "soviet S 3-4-3 at 1405")  # fmt: skip
    p.play("disengage-stack 1305", 5, "step 1204; stop-short")
    assert p.where("H") == "1204"
    assert p.offensives() == []


@pytest.mark.rule("S42-26.2.k")
def test_other_moves_between_areas_and_the_loss_of_the_hq_remove_it() -> None:
    areas = "area X axis 1000\narea Y axis 1000-1002"
    p = position(f"map 1000-2010\n{ON}\n{areas}\naxis H S-(1)-5 support-hq in X\n"
                 "offensive H ready\nphase movement axis")  # fmt: skip
    assert p.play("move H; transfer Y").offensives() == []
    p = fighting("axis H S-(1)-5 support-hq at 1305", "soviet S 9-4-3 at 1405", "crt * * = D1 2 x",
                 "offensive H", side="soviet")  # fmt: skip
    p.play("attack 1305; resolve", 3)
    assert p.where("H") == "eliminated"
    assert p.offensives() == []


@pytest.mark.rule("S42-26.2.k")
def test_an_advance_counts_and_each_phase_by_itself() -> None:
    text = ["axis A 20-7-6 tank at 1305", "axis H S-(1)-5 support-hq at 1305", "offensive H ready",
            "soviet S 3-2-3 at 1405", "crt * * = DR2 4 x", "option reserves on"]  # fmt: skip
    p = fighting(*text).play("attack 1405; resolve")
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    p.play("advance H; step 1405; step 1505")
    assert p.offensives() == ["H ready"]
    p.choose(next(c for c in p.choices("step") if c not in ("step 1405", "step 1505")))
    assert p.offensives() == []
    p = position(
        f"map 1000-2010\n{ON}\n{ROAD}\n{HQ}\noffensive H ready gone 2\nphase movement axis"
    )
    assert p.play("move H; march 1405; halt").offensives() == ["H ready"]


# Use


@pytest.mark.rule("S42-26.2.d", "S42-26.2.f", "S42-26.2.h", "S42-8.3.d")
@pytest.mark.parametrize("picked", [2, 5])
def test_the_attacker_rolls_two_dice_and_picks_either(picked: int) -> None:
    p = fighting(*ATTACK, "offensive H ready", "crt * 2 = EX", "crt * 5 = A1")
    p.play("attack 1305; use-offensive H; resolve", (2, 5))
    assert p.offensives() == []
    assert (p.waits_for, p.actor) == ("PickDie", "axis")
    assert p.options("pick") == {"2", "5"}
    assert p.refusal("pick 3").rule == "S42-26.2.h"
    p.choose(f"pick {picked}")
    assert (p.steps("A"), p.steps("S")) == ((1, 1) if picked == 2 else (1, 2))


@pytest.mark.rule("S42-26.2.d", "S42-26.2.f")
def test_the_ready_marker_of_an_hq_is_the_one_that_is_used() -> None:
    p = fighting(*ATTACK, "offensive H", "offensive H ready", "crt * * = A1")
    p.play("attack 1305; use-offensive H")
    assert p.refusal("use-offensive H").rule == "S42-26.2.d"
    assert p.choose("resolve").offensives() == ["H"]


@pytest.mark.rule("S42-26.2.h")
def test_two_equal_dice_leave_nothing_to_pick() -> None:
    p = fighting(*ATTACK, "offensive H ready", "crt * 2 = EX")
    p.play("attack 1305; use-offensive H; resolve", (2, 2))
    assert p.steps("S") == 1


@pytest.mark.rule("S42-26.2.i")
@pytest.mark.example("S42-EX-26.2-D1")
@pytest.mark.parametrize("hqs", [("H", "H"), ("H", "I")])
def test_both_markers_in_one_combat_give_three_dice(hqs: tuple[str, str]) -> None:
    second = "axis I S-(1)-5 support-hq at 1302"
    p = fighting(*ATTACK, second, *(f"offensive {hq} ready" for hq in hqs))
    p.play(f"attack 1305; use-offensive {hqs[0]}; use-offensive {hqs[1]}")
    assert p.options("use-offensive") == set()
    p.play("resolve", (2, 4, 5))
    assert p.options("pick") == {"2", "4", "5"}


@pytest.mark.rule("S42-26.2.d")
def test_it_must_be_ready_and_in_range() -> None:
    far = (
        "axis A 6-7-3 at 1404",
        ATTACK[1],
        "axis H S-(1)-5 support-hq range=2 at 1202",
        "axis B 6-7-3 at 1204",
    )
    p = fighting(*far[:3], "offensive H ready").choose("attack 1305")
    assert p.refusal("use-offensive H").rule == "S42-26.2.d"
    assert fighting(*far, "offensive H ready").choose("attack 1305").legal("use-offensive H")
    p = fighting(*ATTACK, "offensive H").choose("attack 1305")
    assert p.refusal("use-offensive H").rule == "S42-26.2.d"


@pytest.mark.rule("S42-26.2.d")
@pytest.mark.parametrize(("side", "able"), [("axis", {"H"}), ("soviet", set())])
def test_an_enemy_marker_in_a_contested_city_is_of_no_use(side: str, able: set[str]) -> None:
    p = fighting("option contested_cities on", "city 1304 minor Lgov", "contested 1304",
                 "axis A 6-7-3 at 1304", "soviet S 3-3-3 at 1304",
                 f"{side} H S-(1)-5 support-hq at 1304", "offensive H ready")  # fmt: skip
    assert p.choose("attack 1304").options("use-offensive") == able


@pytest.mark.rule("S42-26.1.a", "S42-25.ADV.a")
def test_without_the_option_a_marker_is_of_no_use() -> None:
    text = ("map 1000-2010", *ATTACK, "offensive H ready", "phase combat axis")
    p = position("\n".join(text)).choose("attack 1305")
    assert p.options("use-offensive") == set()
    assert p.refusal("use-offensive H").rule == "S42-25.ADV.a"


@pytest.mark.rule("S42-26.2.d")
def test_attackers_that_leave_take_the_range_with_them() -> None:
    p = fighting("axis A 6-7-3 at 1404", ATTACK[1], "axis H S-(1)-5 support-hq range=2 at 1202",
                 "axis B 6-7-3 at 1204", "offensive H ready")  # fmt: skip
    p.play("attack 1305; use-offensive H; leave B")
    assert p.state.stack[-1].battle.offensives == ()
    p.play("join B; use-offensive H; leave A")
    assert p.state.stack[-1].battle.offensives == (p.unit("H"),)
    assert p.choose("withhold").state.stack[-1].battle.offensives == ()


@pytest.mark.rule("S42-26.2.j")
@pytest.mark.parametrize("state", ["", "used", "disrupted", "oos"])
def test_the_state_of_the_hq_does_not_matter_then(state: str) -> None:
    p = fighting(*ATTACK[:2], f"{ATTACK[2]} {state}", "offensive H ready")
    assert p.choose("attack 1305").legal("use-offensive H")


@pytest.mark.rule("S42-26.2.e")
def test_not_in_breakthrough_combat_nor_for_an_auto_ds() -> None:
    p = position("\n".join(["map 1000-2010", ON, "axis A 60-7-3 at 1304", *ATTACK[1:],
                            "offensive H ready", "phase movement axis"]))  # fmt: skip
    p.choose("overrun 1305")
    assert p.options("use-offensive") == set()
    battle = p.state.stack[-1].battle
    for kind in ("automatic", "breakthrough"):
        changed = replace(
            battle, automatic=kind == "automatic", breakthrough=kind == "breakthrough"
        )
        refusal = cannot_use(p.state, changed, p.unit("H"))
        assert refusal is not None
        assert refusal.rule == "S42-26.2.e"


# Chances


@pytest.mark.rule("S42-26.2.h", "S42-26.2.i")
@pytest.mark.parametrize(("markers", "best"), [(0, (1, 6)), (1, (11, 36)), (2, (91, 216))])
def test_the_chances_of_an_attack_count_the_better_die(markers: int, best: tuple[int, int]) -> None:
    p = fighting(*ATTACK, *["offensive H ready"] * markers, "crt * * = A1", "crt * 6 = DS 4 x")
    p.choose("attack 1305")
    for _ in range(markers):
        p.choose("use-offensive H")
    chances = {cell.code: cell.chance for cell in p.outlook().cells}
    assert chances == {"A1": 1 - Fraction(*best), "DS": Fraction(*best)}
    assert p.outlook().held == 1 - Fraction(*best)


def test_the_text_keeps_the_markers() -> None:
    p = fighting(*ATTACK, "offensive H ready", "offensive H gone 1")
    assert position(p.text()).state.offensives == p.state.offensives
