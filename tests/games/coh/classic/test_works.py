"""C21 to C23: fortifications, obstacles and mines."""

import pytest

from tests.games.coh.classic.helpers import ap, classic

FAR = "unit S1 soviet at I07 facing NW"
LONE = "unit G1 german at C03 facing SE"
GUN = "unit G1 german at C03 facing SE mover=wheeled role=gun crewed"
TANK = "unit G1 german at C03 facing SE mover=tracked armored tank"


def given(p, text, target=""):
    return {x.label: x.value for x in p.dr(text, target).lines}


SHARED = ("work trench D04 german", "work wire D04 soviet")


@pytest.mark.rule("COHC-22.j", "COHC-22.m", "COHC-24.e")
@pytest.mark.parametrize(
    ("work", "rule"), [("bunker D04 soviet facing N", "COHC-22.j"), ("wire D04", "COHC-22.m")]
)
@pytest.mark.parametrize(("card", "defense"), [("W12", [15, 2]), ("W13", [15])])
def test_terrain_protects_works_but_not_from_a_flamethrower(work, rule, card, defense):
    p = classic(LONE, FAR, "terrain woods D04", f"work {work}", f"weapons german {card}")
    shown = p.play("activate G1").against_work(f"weapon G1 {card} D04")
    assert [line.value for line in shown.defense.lines] == defense
    assert {line.rule for line in shown.defense.lines} == {rule}


@pytest.mark.rule("COHC-21.a")
@pytest.mark.parametrize("works", [SHARED, SHARED[::-1]])
def test_different_works_may_share_a_hex(works):
    p = classic(LONE, FAR, *works).play("activate G1")
    assert p.cost("move G1 D04") == 2
    p.play("move G1 D04", 1)
    assert p.legal("occupy G1")
    inside = classic(LONE, "unit S1 soviet at D04 facing NW inside", *works)
    assert given(inside, "attack G1 D04")["tally-trench"] == 2
    truck = classic("unit G1 german at C03 facing SE mover=wheeled truck", FAR, *works)
    assert truck.play("activate G1").refusal("move G1 D04").message == "refuse-works-stop-wheels"


@pytest.mark.rule("COHC-21.a", "COHC-22.n")
@pytest.mark.parametrize("order", [1, -1])
def test_works_that_share_a_hex_are_attacked_and_removed_one_by_one(order):
    works = ("work bunker D04 soviet facing NW", "work wire D04 soviet")[::order]
    p = classic("unit G1 german at C03 facing SE red=6",
                "unit S1 soviet at D04 facing NW inside front=20", *works)  # fmt: skip
    p.play("rush G1", "attack G1 D04", 2, 2, 12).settle()
    assert [work.type.value for work in p.state.works] == ["bunker"]
    assert p.unit("S1").inside
    q = classic("unit G1 german at C03 facing SE red=6",
                "unit S1 soviet at D04 facing NW inside front=20", *works)  # fmt: skip
    q.play("rush G1", "attack G1 D04", 2, 12, 2).settle()
    assert [work.type.value for work in q.state.works] == ["wire"]
    assert not q.unit("S1").inside


@pytest.mark.rule("COHC-21.a")
def test_each_kind_of_unit_occupies_what_is_for_it():
    works = ("work trench D04 soviet", "work gun-pit D04 soviet facing NW")
    foot = classic(LONE, "unit S1 soviet at D04 facing NW inside", *works)
    assert "tally-trench" in given(foot, "attack G1 D04")
    gun = classic("unit G1 german at C03 facing SE blue=3", PIT.format("NW"), *works)
    assert "tally-gun-pit" in given(gun, "attack G1 D04")


@pytest.mark.rule("COHC-21.a")
def test_at_most_one_of_a_type_is_in_a_hex():
    for there, legal in (("wire", True), ("mines", False)):
        p = classic(LONE, FAR, f"work {there} D04 german", "hand german 140")
        p.play("card 140", "select G1")
        assert p.legal("mine G1 D04 open") is legal
    many = classic("unit G1 german at C03 facing SE hasty", "unit G2 german at C03 facing SE", FAR)
    assert many.play("activate G2").legal("cover G2")  # foxholes are the exception
    assert not many.play("select G1").legal("cover G1")


@pytest.mark.rule("COHC-21.b", "COHC-22.d")
def test_works_do_not_block_and_their_dm_add_up():
    target = "unit S1 soviet at D04 facing NW inside hasty"
    p = classic(LONE, target, "work trench D04 soviet", "terrain woods D04")
    assert given(p, "attack G1 D04") == {
        "tally-front-defense": 12, "tally-terrain-woods": 2, "tally-hasty-defense": 1,
        "tally-trench": 2,
    }  # fmt: skip
    far = classic(LONE, "unit S1 soviet at E04 facing NW", "work bunker D04 soviet facing N")
    assert far.sees("C03", "E04")


@pytest.mark.rule("COHC-21.d")
@pytest.mark.parametrize("side", ["german", "soviet"])
@pytest.mark.parametrize("work", ["trench", "gun-pit facing NW", "bunker facing NW"])
def test_works_of_the_set_up_stay_as_they_are(work, side):
    kind, _, facing = work.partition(" ")
    lines = (f"work {kind} C03 {side} {facing}", "terrain woods C03")
    p = classic(LONE.replace("german", side).replace("G1", "A1"), "unit B1 german at I07 facing NW",
                *lines, f"turn {side}").play("activate A1", "select A1")  # fmt: skip
    assert any(c.startswith("demolish") for c in p.choices()) is (kind == "bunker")
    before = p.state.works
    p.play("pivot A1 N").settle()  # a unit turns, its works do not
    assert p.state.works == before


@pytest.mark.rule("COHC-21.d")
@pytest.mark.parametrize(("work", "rolls"), [("trench", 1), ("gun-pit facing NW", 1),
                                             ("bunker facing NW", 2)])  # fmt: skip
def test_fire_is_rolled_against_a_bunker_but_against_no_other_fortification(work, rolls):
    kind, _, facing = work.partition(" ")
    p = classic("unit G1 german at C03 facing SE red=6", "unit S1 soviet at D04 facing NW front=20",
                f"work {kind} D04 soviet {facing}")  # fmt: skip
    p.play("rush G1", "attack G1 D04", *((2,) * rolls)).settle()
    assert p.turn == "soviet"


@pytest.mark.rule("COHC-21.d")
def test_nobody_builds_trenches_gun_pits_or_bunkers():
    p = classic(LONE, "unit G2 german pioneers at C04 facing SE", FAR).play("activate G2")
    p.play("activate G1", "select G1", "cover G1").settle()
    assert p.state.works == ()


@pytest.mark.rule("COHC-21.e")
@pytest.mark.parametrize("work", ["trench D04 german", "bunker D04 german facing NW",
                                  "gun-pit D04 german facing NW"])  # fmt: skip
def test_entering_the_hex_costs_1_more(work):
    assert classic(LONE, FAR, f"work {work}").play("activate G1").cost("move G1 D04") == 2


@pytest.mark.rule("COHC-21.e")
def test_who_enters_goes_in_at_once_or_stays_outside():
    p = classic(LONE, FAR, "work trench D04 german").play("activate G1", "move G1 D04")
    assert "occupy G1" in p.choices()
    p.play("occupy G1").settle()
    assert p.unit("G1").inside
    held = classic(LONE, "unit S1 soviet at D04 facing N inside", "work trench D04 soviet")
    assert "occupy G1" not in held.play("activate G1", "move G1 D04").choices()


@pytest.mark.rule("COHC-21.f")
def test_an_assaulting_unit_occupies_by_an_action_of_1_ap():
    p = classic(
        "unit G1 german at C03 facing SE move=3", "unit S1 soviet at C03 facing N inside",
        "work trench C03 soviet",
    ).play("activate G1")  # fmt: skip
    assert p.cost("occupy G1") == 1
    assert p.play("occupy G1").settle().unit("G1").inside


@pytest.mark.rule("COHC-21.g", "COHC-21.h")
def test_leaving_within_the_hex_costs_1_and_out_of_it_nothing_more():
    p = classic("unit G1 german at C03 facing SE inside move=2", FAR, "work trench C03 german")
    p.play("activate G1")
    assert (p.cost("leave G1"), p.cost("move G1 D04")) == (1, 2)
    p.play("leave G1")
    assert p.waits_for == "ChooseFacing"


# C22


@pytest.mark.rule("COHC-22.a")
def test_infantry_digs_a_foxhole_for_7_ap_beside_other_works_too():
    p = classic(LONE, FAR, "work wire C03 german", "terrain woods C03").play("activate G1")
    assert p.cost("cover G1") == 7
    assert p.play("cover G1").settle().unit("G1").hasty
    assert not classic(TANK, FAR).play("activate G1").legal("cover G1")
    card = classic(TANK, FAR, "hand german 111").play("card 111", "select G1").settle()
    assert card.unit("G1").hasty
    q = classic(LONE, "unit S1 soviet at D04 facing NW hasty")
    assert given(q, "attack G1 D04")["tally-hasty-defense"] == 1


@pytest.mark.rule("COHC-22.b", "COHC-22.c")
def test_a_foxhole_serves_its_unit_until_it_turns_or_leaves():
    two = ("unit G1 german at C03 facing SE hasty", "unit G2 german at C03 facing SE hasty", FAR)
    p = classic(*two).play("activate G1", "pivot G1 N").settle()
    assert (p.unit("G1").hasty, p.unit("G2").hasty) == (False, True)
    q = classic(*two).play("activate G2", "move G2 D04").settle()
    assert (q.unit("G1").hasty, q.unit("G2").hasty) == (True, False)
    bare = classic(LONE, "unit S1 soviet at D04 facing NW", "unit S2 soviet at D04 facing NW hasty")
    assert "tally-hasty-defense" not in given(bare, "attack G1 D04", "S1")


@pytest.mark.rule("COHC-22.d")
def test_a_trench_is_for_infantry_and_closed_to_wheels():
    assert (
        classic(TANK, FAR, "work trench C03 german")
        .play("activate G1")
        .refusal("occupy G1")
        .message
        == "refuse-cannot-occupy"
    )
    truck = "unit G1 german at C03 facing SE mover=wheeled truck"
    p = classic(truck, FAR, "work trench D04 german").play("activate G1")
    assert p.refusal("move G1 D04").message == "refuse-works-stop-wheels"
    rear = classic(LONE, "unit S1 soviet at D04 facing SE inside", "work trench D04 soviet")
    assert given(rear, "attack G1 D04")["tally-trench"] == 2


PIT = "unit S1 soviet at D04 facing {} mover=wheeled role=gun crewed inside front=14 flank=10"


@pytest.mark.rule("COHC-22.e")
def test_a_gun_pit_gives_3_to_the_front_of_a_gun_and_nothing_to_its_rear():
    attacker, pit = "unit G1 german at C03 facing SE blue=3", "work gun-pit D04 soviet facing NW"
    assert given(classic(attacker, PIT.format("NW"), pit), "attack G1 D04")["tally-gun-pit"] == 3
    rear = classic(attacker, PIT.format("SE"), pit.replace("NW", "SE"))
    assert "tally-gun-pit" not in given(rear, "attack G1 D04")
    foot = classic(LONE, FAR, "work gun-pit C03 german facing NW").play("activate G1")
    assert foot.refusal("occupy G1").message == "refuse-cannot-occupy"
    tank = (TANK, FAR, "work gun-pit C03 german facing NW")
    assert not classic(*tank).play("activate G1").legal("occupy G1")
    assert classic(*tank, words="edition pits").play("activate G1").legal("occupy G1")


@pytest.mark.rule("COHC-22.f")
def test_a_ditch_stops_vehicles_and_guns_and_costs_infantry_2():
    ditch = "work ditch D04 soviet"
    for unit in (TANK, GUN):
        assert (
            classic(unit, FAR, ditch).play("activate G1").refusal("move G1 D04").rule == "COHC-22.f"
        )
    assert classic(LONE, FAR, ditch).play("activate G1").cost("move G1 D04") == 3
    q = classic(LONE, "unit S1 soviet at D04 facing NW", ditch)
    assert given(q, "attack G1 D04") == {"tally-front-defense": 12}


BUNKER = "work bunker D04 soviet facing NW"


CREW = "unit G1 german at D04 facing NW inside"
NEST = "work bunker D04 german facing NW"


@pytest.mark.rule("COHC-22.g")
def test_a_bunker_holds_any_number_of_infantry_and_guns():
    outside = "unit G{} german at D04 facing NW"
    gun = outside.format(4) + " mover=wheeled role=gun crewed"
    p = classic(CREW, outside.format(2), outside.format(3), gun, NEST, FAR)
    for name in ("G2", "G3", "G4"):
        p.play(f"rush {name}", f"occupy {name}").settle()
        p.play("pass")
    assert all(p.unit(name).inside for name in ("G1", "G2", "G3", "G4"))
    for vehicle in ("mover=tracked armored tank", "mover=wheeled truck"):
        q = classic(outside.format(2) + f" {vehicle}", NEST, FAR).play("activate G2")
        assert q.refusal("occupy G2").message == "refuse-cannot-occupy"


@pytest.mark.rule("COHC-22.g")
@pytest.mark.parametrize(
    ("at", "seen"), [("D03", True), ("C03", True), ("D02", True), ("E04", False), ("C05", False)]
)
def test_who_is_in_a_bunker_sees_nothing_beyond_its_arc(at, seen):
    p = classic(CREW, NEST, f"unit S1 soviet at {at} facing NW").play("activate G1")
    assert p.legal(f"attack G1 {at}") is seen
    if not seen:
        assert p.refusal(f"attack G1 {at}").message == "refuse-outside-arc"
    assert p.refusal("pivot G1 SE").message == "refuse-bunker-facing"
    out = classic(CREW.replace(" inside", "").replace("NW", "SE"), NEST,
                  "unit S1 soviet at E05 facing NW").play("activate G1")  # fmt: skip
    assert out.legal("attack G1 E05")


@pytest.mark.rule("COHC-22.g")
@pytest.mark.parametrize(("facing", "sees"), [("SE", True), ("NW", False)])
def test_who_is_in_a_bunker_spots_and_detects_only_within_its_arc(facing, sees):
    crew, nest = CREW.replace("NW", facing), NEST.replace("NW", facing)
    mortar = "unit G2 german at C05 facing SE mortar red=5 range=9 indirect=4"
    p = classic(crew, nest, mortar, "unit S1 soviet at H06 facing NW", "terrain woods D05 D06")
    found = [c for c in p.play("activate G2", "select G2").choices() if "bombard G2 H06" in c]
    assert bool(found) is sees
    guns = classic(crew, nest, "weapons german W16", "unit S1 soviet at I07 facing NW",
                   "round 1 of 9").play("pass", "pass")  # fmt: skip
    assert guns.legal("strike H06") is sees
    beside = classic(crew, nest, "unit S1 soviet at E06 hidden", "hand soviet 105", "turn soviet",
                     "terrain woods E06").play("card 105", "select S1", "move S1 F06")  # fmt: skip
    assert beside.unit("S1").place == "hidden"
    beside.play("move S1 E05").settle()
    assert (beside.unit("S1").place == "board") is sees


@pytest.mark.rule("COHC-22.h", "COHC-22.i")
def test_the_bunkers_front_counts_against_all_fire_but_direct_attacks_on_its_rear():
    inside = "unit S1 soviet at D04 facing NW inside"
    assert given(classic(LONE, inside, BUNKER), "attack G1 D04")["tally-bunker-front"] == 5
    behind = classic("unit G1 german at E04 facing NW", inside, BUNKER)
    assert given(behind, "attack G1 D04")["tally-bunker-flank"] == 3
    turned = BUNKER.replace("NW", "SE")  # so that hexes beyond it lie in its arc
    assert given(classic(LONE, inside, turned), "attack G1 D04")["tally-bunker-flank"] == 3
    mortar = classic("unit G1 german at E05 facing NW mortar red=5 range=6", inside, BUNKER)
    assert given(mortar, "attack G1 D04")["tally-bunker-front"] == 5


@pytest.mark.rule("COHC-22.j", "COHC-22.n")
def test_a_bunker_falls_to_15_and_the_terrain():
    """D-C22-2: 16 in light woods; the units in it are rolled against apart."""
    p = classic(
        "unit G1 german at C03 facing SE red=6", "unit S1 soviet at D04 facing NW inside front=20",
        BUNKER, "terrain light-woods D04",
    )  # fmt: skip
    assert p.against_work("attack G1 D04").number == 16 - 9
    p.play("rush G1", "attack G1 D04", 2, 7).settle()
    assert p.work("D04") == ""
    close = classic(
        "unit G1 german at D04 facing SE red=6", "unit S1 soviet at I07", BUNKER,
        "terrain light-woods D04",
    ).play("activate G1")  # fmt: skip
    assert close.against_work("demolish G1").number == 16 - 10


WIRE = "work wire D04 soviet"


@pytest.mark.rule("COHC-22.k")
def test_wire_costs_infantry_a_die_and_who_cannot_pay_loses_its_ap():
    """D-C22-1: move 1 and a 5 make 6."""
    p = classic(LONE, FAR, WIRE, "cap german 0").play("activate G1", "move G1 D04", 5).settle()
    assert (p.unit("G1").hex, ap(p, "german")) == ("D04", 1)
    active = "unit G1 german at C03 facing SE active"
    q = classic(active, FAR, WIRE, "ap german 4", "cap german 0").play("move G1 D04", 5).settle()
    assert (q.unit("G1").hex, ap(q, "german"), q.unit("G1").spent) == ("C03", 0, True)
    more = classic(active, FAR, WIRE, "ap german 4", "cap german 2").play("move G1 D04", 5)
    assert more.waits_for == "Toll"
    more.play("done").settle()
    assert (more.unit("G1").hex, more.cap("german")) == ("D04", 0)
    saved = classic(active, FAR, WIRE, "ap german 4", "cap german 2").play("move G1 D04", 5)
    saved.play("decline").settle()
    assert (saved.unit("G1").hex, saved.unit("G1").spent, saved.cap("german")) == ("C03", True, 2)
    short = classic(active, FAR, WIRE, "ap german 4", "cap german 1").play("move G1 D04", 5)
    assert short.settle().unit("G1").hex == "C03"
    exact = classic(active, FAR, WIRE, "ap german 6", "cap german 1").play("move G1 D04", 5)
    assert exact.waits_for == "ChooseFacing"  # AP suffice: nobody is asked


@pytest.mark.rule("COHC-22.k")
def test_wire_for_units_that_pay_in_cap_or_nothing():
    """AC40: a spent unit pays the rest too, or stays as it is and its CAP are lost."""
    spent = "unit G1 german at C03 facing SE spent"
    p = classic(spent, FAR, WIRE, "cap german 5").play("move G1 D04", 3)
    assert (p.waits_for, p.cap("german")) == ("Toll", 4)
    p.play("decline").settle()
    assert (p.unit("G1").hex, p.cap("german")) == ("C03", 4)
    other = ("unit G2 german at A01 facing SE active", "ap german 4", "cap german 5")
    apart = classic(spent, FAR, WIRE, *other).play("move G1 D04", 3, "decline").settle()
    assert (ap(apart, "german"), apart.unit("G2").spent) == (4, False)  # that pool is not its own
    paid = classic(spent, FAR, WIRE, "cap german 5").play("move G1 D04", 3, "done").settle()
    assert (paid.unit("G1").hex, paid.cap("german")) == ("D04", 1)
    rush = classic(LONE, FAR, WIRE, "cap german 0").play("rush G1", "move G1 D04").settle()
    assert rush.unit("G1").hex == "D04"


@pytest.mark.rule("COHC-22.l")
def test_wire_stops_wheels_and_is_crushed_by_tracks_for_2_more():
    p = classic(TANK, FAR, WIRE).play("activate G1")
    assert p.cost("move G1 D04") == 3
    assert p.play("move G1 D04").settle().work("D04") == ""
    truck = classic("unit G1 german at C03 facing SE mover=wheeled truck", FAR, WIRE)
    assert truck.play("activate G1").refusal("move G1 D04").message == "refuse-works-stop-wheels"


@pytest.mark.rule("COHC-22.m")
def test_wire_is_destroyed_at_15_and_the_terrain():
    p = classic("unit G1 german at C03 facing SE red=6", FAR, WIRE, "terrain woods D04")
    assert p.against_work("attack G1 D04").number == 17 - 9


# C23

MINES = "work mines D04 soviet"


@pytest.mark.rule("COHC-23.a", "COHC-23.b")
@pytest.mark.parametrize("owner", ["german", "soviet"])
@pytest.mark.parametrize("hidden", ["", "hidden"])
def test_mines_are_placed_and_explode_when_any_unit_enters(owner, hidden):
    p = classic(LONE, FAR, f"work mines D04 {owner} {hidden}").play("activate G1", "move G1 D04")
    assert (p.waits_for, p.actor) == ("MineNumber", "german")
    assert not p.state.works[0].hidden


@pytest.mark.rule("COHC-23.c")
@pytest.mark.parametrize(
    ("action", "explodes"),
    [("pivot G1 N", True), ("stall G1", True), ("cover G1", True), ("attack G1 E04", False),
     ("rally G1", False)],
)  # fmt: skip
def test_mines_explode_under_any_action_but_fire_and_rally(action, explodes):
    hit = "hit=unnerved" if action.startswith("rally") else ""
    p = classic(
        f"unit G1 german at D04 facing SE {hit}", "unit S1 soviet at E04 facing NW",
        "work mines D04 soviet",
    ).play("rush G1", action)  # fmt: skip
    assert (p.waits_for == "MineNumber") == explodes


TRUCK = "unit G2 german at D04 facing SE mover=wheeled truck"


@pytest.mark.rule("COHC-23.c")
def test_loading_and_unloading_among_mines_sets_them_off_under_both():
    on = classic("unit G1 german at D04 facing SE", TRUCK, FAR, MINES, "round 1 of 9")
    on.play("activate G1", "activate G2", "load G1 G2")
    assert on.state.stack[-1].unit == on.id("G1")  # cargo first
    assert on.play(2).state.stack[-1].unit == on.id("G2")
    assert on.play(2).settle().turn == "soviet"
    off = classic(TRUCK, "unit G1 german on=G2", FAR, MINES).play("activate G2", "unload G1 D04")
    caught = [off.state.stack[-1].unit]
    caught.append(off.play(2, "face G1 SE").state.stack[-1].unit)
    assert sorted(caught) == [off.id("G2"), off.id("G1")]
    beside = classic("unit G1 german at C03 facing SE", TRUCK, FAR, MINES)
    beside.play("activate G1", "activate G2", "load G1 G2")
    assert [beside.state.stack[-1].unit, beside.play(2).state.stack[-1].unit] == [
        beside.id("G2"), beside.id("G1"),
    ]  # fmt: skip


@pytest.mark.rule("COHC-23.c")
def test_hiding_among_mines_sets_them_off():
    p = classic("unit G1 german at D04 facing SE", FAR.replace("facing NW", "hidden"), MINES,
                "terrain woods D04 I07")  # fmt: skip
    p.play("activate G1", "stealth G1 D04", "face G1 N")
    assert (p.waits_for, p.unit("G1").place) == ("MineNumber", "board")


@pytest.mark.rule("COHC-23.d")
@pytest.mark.parametrize(
    ("colour", "foot", "tank"), [("red", True, False), ("blue", False, True), ("", True, True)]
)
def test_the_colour_says_whom_mines_harm(colour, foot, tank):
    for unit, harmed in ((LONE, foot), (TANK, tank)):
        p = classic(unit, FAR, f"{MINES} {colour}").play("activate G1", "move G1 D04")
        assert (p.waits_for == "MineNumber") == harmed


@pytest.mark.rule("COHC-23.e")
def test_leaving_the_hex_sets_nothing_off():
    p = classic("unit G1 german at D04 facing SE", FAR, MINES).play("activate G1", "move G1 E04")
    assert p.waits_for == "ChooseFacing"


@pytest.mark.rule("COHC-23.f", "COHC-23.g")
def test_the_side_of_the_unit_rolls_and_may_spend_cap():
    """D-C23-1, D-C23-2: 8 hits, 12 destroys; 9 less 2 CAP does nothing."""
    lines = (LONE, FAR, MINES, "cap german 2", "terrain woods D04")
    p = classic(*lines).play("activate G1", "move G1 D04", 7).settle()
    assert p.told("log-mines-miss")
    assert classic(*lines).play("activate G1", "move G1 D04", 8).told("log-mines-hit")
    dead = classic(*lines).play("activate G1", "move G1 D04", 12).settle()
    assert dead.unit("G1").place == "destroyed"
    saved = classic(*lines).play("activate G1", "move G1 D04", "shift 2", 9).settle()
    assert saved.told("log-mines-miss")


@pytest.mark.rule("COHC-23.h")
def test_mortars_and_infantry_in_close_combat_destroy_mines_and_direct_fire_does_not():
    assert not classic(LONE, FAR, MINES).play("activate G1").legal("attack G1 D04")
    mortar = classic(
        "unit G1 german at B03 facing SE mortar red=5", FAR, MINES, "terrain woods D04"
    )
    assert mortar.against_work("attack G1 D04").number == 15 + 2 - 5
    foot = classic("unit G1 german at D04 facing SE red=5", FAR, MINES).play("activate G1")
    assert foot.against_work("demolish G1").number == 15 - 9
    tank = classic(TANK.replace("C03", "D04") + " red=5", FAR, MINES).play("activate G1")
    assert not tank.legal("demolish G1")
