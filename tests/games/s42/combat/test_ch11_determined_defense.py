"""Chapters 11.1 to 11.4: when a Determined Defense is tried, and how."""

import pytest

from hexfront.games.s42.combat.defense import cannot_defend, cannot_lead
from tests.games.s42.combat.helpers_combat import rule_of
from tests.games.s42.combat.helpers_defense import column, defended, drm, struck, surrounded

PAIR = """
    axis A 10-7-3 at 1304
    soviet S 3-5-3 at 1305
"""

# 11.1 When


@pytest.mark.rule("S42-11.1.1.a", "S42-11.2.2.c")
@pytest.mark.parametrize("cell", ["A1/DR2 2", "DR2 2", "A1/D1 2", "DRX 2", "D1 3"])
def test_a_retreat_may_be_cancelled(cell: str) -> None:
    p = struck(PAIR, cell)
    assert (p.actor, p.choices()) == ("soviet", ["defend", "give-ground"])


@pytest.mark.rule("S42-11.1.1.a", "S42-11.2.2.a")
@pytest.mark.parametrize("cell", ["DS 4 x", "DR4 4 x", "D1 3 x", "DR2 2 x"])
def test_a_cell_of_the_first_colour_forbids_it(cell: str) -> None:
    p = struck(PAIR, cell)
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.2.2.a")
def test_it_forbids_a_desperate_defense_too() -> None:
    p = surrounded(PAIR, "D1 3 x")
    assert p.where("S") == "eliminated"
    assert not p.told("log-defense-roll")


@pytest.mark.rule("S42-11.1.1.a")
def test_without_a_surviving_step_there_is_nothing_to_cancel() -> None:
    p = struck("axis A 10-7-3 at 1304\nsoviet S 3-5-3 steps=1 at 1305", "D1 3")
    assert p.waits_for == "AdvanceChoice"


@pytest.mark.rule("S42-11.1.1.b", "S42-11.4.1.a")
def test_success_cancels_retreat_disruption_and_advance() -> None:
    p = defended(PAIR, "S -/-")
    assert (p.where("S"), p.order("S"), p.steps("S")) == ("1305", "good", 2)
    assert p.actor == "over"


RESTRAINED = {
    "": False,
    "terrain rough 1305": True,
    "fort soviet 1305": True,
    "fortified 1305": True,
    "city 1305": True,
    "river minor 1304/1305": True,
    "terrain marsh 1305": True,
    "terrain woods 1305": False,
    "soviet T 3-3-5 tank black at 1305": True,
}


@pytest.mark.rule("S42-11.1.2.a", "S42-20.3.b")
@pytest.mark.parametrize(("help_", "allowed"), RESTRAINED.items())
def test_before_turn_8_soviet_units_need_doubling_or_a_shift(help_: str, allowed: bool) -> None:
    p = struck(f"{PAIR}\n{help_}", turn=7)
    assert (p.waits_for == "Stand") is allowed
    told = [line.rule for line in p.told("log-no-defense-early")]
    assert told == ([] if allowed else ["S42-11.1.2.a"])
    if not allowed:
        assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.1.2.a")
def test_from_turn_8_they_need_nothing() -> None:
    assert struck(PAIR, turn=8).waits_for == "Stand"


@pytest.mark.rule("S42-11.1.2.a")
def test_a_tank_shift_that_was_cancelled_is_no_shift() -> None:
    p = struck("axis A 10-7-6 tank black at 1304\nsoviet S 3-5-5 tank black at 1305", turn=7)
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.1.2.a")
def test_units_that_may_defend_desperately_may_defend_before_turn_8() -> None:
    p = surrounded(PAIR, turn=7)
    assert p.choices() == ["defend", "defend desperate", "give-ground"]


@pytest.mark.rule("S42-11.1.2.a")
def test_the_axis_was_never_restrained() -> None:
    p = struck("soviet A 10-7-3 at 1304\naxis S 3-5-3 at 1305\narea X axis 1300", side="soviet",
               turn=3)  # fmt: skip
    assert p.waits_for == "Stand"


@pytest.mark.rule("S42-11.1.2.a", "S42-20.3.a", "S42-20.3.b")
def test_nkvd_units_defend_at_any_time_and_lead() -> None:
    p = struck(f"{PAIR}\nsoviet N 2-5-3 nkvd branch=nkvd at 1305", turn=7)
    assert p.waits_for == "Stand"
    p.play("defend", 4)
    assert p.told("log-defense-roll")[0].args["unit"] == p.unit("N"), "S may not lead yet"
    assert drm(p) == {"elite": 1}


@pytest.mark.rule("S42-11.1.2.a")
def test_the_refusal_names_the_rule() -> None:
    p = struck(PAIR, turn=9)
    p.state.turn = 7
    battle = p.state.stack[-1].battle
    assert rule_of(cannot_defend(p.state, battle, desperate=False)) == "S42-11.1.2.a"


HELD = "soviet A 20-7-3 at 1304\naxis S 3-5-3 at 1305\narea X axis 1300-1600"


@pytest.mark.rule("S42-11.1.3.a")
@pytest.mark.parametrize("place", ["city 1305", "city 1305 major", "town 1305 vp 1"])
def test_from_turn_18_the_axis_must_stand_in_city_and_vp_hexes(place: str) -> None:
    p = struck(f"{HELD}\n{place}", turn=18, side="soviet")
    assert p.waits_for == "DefenseRoll", "there is no choice"
    q = struck(f"{HELD}\n{place}", turn=17, side="soviet")
    assert q.choices() == ["defend", "give-ground"]


@pytest.mark.rule("S42-11.1.3.a")
def test_elsewhere_and_for_the_soviet_player_it_stays_a_choice() -> None:
    p = struck(f"{HELD}\ntown 1305", turn=18, side="soviet")
    assert p.choices() == ["defend", "give-ground"]
    q = struck(f"{PAIR}\ntown 1305 vp 1", turn=18)
    assert q.choices() == ["defend", "give-ground"]


@pytest.mark.rule("S42-11.1.3.a", "S42-11.2.3.b")
def test_without_a_lead_unit_the_duty_ends() -> None:
    text = HELD.replace("at 1305", "at 1305 disrupted")
    p = struck(f"{text}\ncity 1305", turn=18, side="soviet")
    assert not p.told("log-defense-roll")
    assert p.where("S") != "1305" or p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.1.3.a", "S42-11.5.1.a")
def test_under_duty_a_desperate_defense_is_still_a_choice() -> None:
    ring = "soviet X 1-5-3 at 1306\nsoviet Y 1-5-3 at 1204\nsoviet Z 1-5-3 at 1404"
    p = struck(f"{HELD}\ncity 1305\n{ring}", turn=18, side="soviet")
    assert p.choices() == ["defend", "defend desperate"]


# 11.2 How


@pytest.mark.rule("S42-11.2.1.a")
def test_losses_of_the_crt_come_first() -> None:
    p = struck(PAIR, "D1 3")
    assert p.waits_for == "Stand"
    assert p.steps("S") == 1


@pytest.mark.rule("S42-11.2.1.b")
def test_the_defender_picks_the_lead_unit() -> None:
    p = struck(f"{PAIR}\nsoviet T 3-4-3 low at 1305").play("defend")
    assert (p.actor, p.options("lead")) == ("soviet", {"S", "T"})
    p.play("lead T", 3)
    assert p.told("log-defense-roll")[0].args["unit"] == p.unit("T")
    q = struck(PAIR).play("defend")
    assert q.waits_for == "DefenseRoll", "a single unit leads"


@pytest.mark.rule("S42-11.2.3.b", "S42-13.2.1.c", "S42-11.1.2.a")
def test_units_that_may_not_lead_are_told_why() -> None:
    more = "soviet U 3-4-3 at 1305\nsoviet T 3-4-3 at 1305 disrupted"
    p = struck(f"{PAIR}\n{more}").play("defend")
    assert p.options("lead") == {"S", "U"}
    assert p.refusal("lead T").rule == "S42-13.2.1.c"
    nkvd = "soviet N 3-4-3 nkvd branch=nkvd at 1305\nsoviet M 3-4-3 nkvd branch=nkvd at 1305"
    early = struck(f"{PAIR}\n{nkvd}", turn=5).play("defend")
    assert early.options("lead") == {"N", "M"}
    assert early.refusal("lead S").rule == "S42-11.1.2.a"


COLUMNS = {
    "": "clear",
    "terrain desert 1305": "clear",
    "terrain seasonal-marsh 1305": "clear",
    "town 1305": "other",
    "landmark 1305": "clear",
    "fort soviet 1305": "other",
    "fort soviet 1304": "clear",
    "terrain woods 1305": "other",
    "terrain rough 1305": "other",
    "terrain wooded-rough 1305": "other",
    "terrain marsh 1305": "other",
    "terrain mountain 1305": "city",
    "city 1305": "city",
    "city 1305 major": "city",
}


@pytest.mark.rule("S42-11.2.1.c")
@pytest.mark.parametrize(("ground", "expected"), COLUMNS.items())
def test_the_column_goes_by_the_ground(ground: str, expected: str) -> None:
    text = f"{ground}\naxis A 30-7-3 at 1304\nsoviet S 3-5-3 at 1305"
    assert column(defended(text, "F -/-")) == expected


@pytest.mark.rule("S42-11.2.1.d")
def test_one_die_and_its_modifiers_are_read_in_the_table() -> None:
    p = struck("""
        axis A 10-7-3 at 1304
        soviet S 3-5-3 guards at 1305
        dd * * = F -/-
        dd clear 5 = S -/-
    """).play("defend", 4)
    assert p.told("log-defense-roll")[0].args["total"] == 5
    assert (p.where("S"), p.actor) == ("1305", "over")


@pytest.mark.rule("S42-11.2.2.b", "S42-11.2.4.a")
def test_an_orange_cell_asks_for_a_vp_hex_and_costs_one() -> None:
    p = struck(PAIR, "D1 3 o")
    assert p.waits_for == "Retreating"
    assert [line.rule for line in p.told("log-no-defense-orange")] == ["S42-11.2.2.b"]
    gone = struck(PAIR.replace("3-5-3", "3-5-3 steps=1"), "D1 3 o")
    assert not gone.told("log-no-defense-orange"), "nobody is left to be told"
    q = struck(f"{PAIR}\ntown 1305 vp 1", "D1 3 o").play("defend", 4)
    assert drm(q) == {"orange": -1}


@pytest.mark.rule("S42-11.2.2.b")
def test_an_orange_cell_admits_a_desperate_defense() -> None:
    p = surrounded(PAIR, "DR2 2 o").play("defend desperate", 4)
    assert drm(p) == {"orange": -1}


@pytest.mark.rule("S42-11.2.2.c", "S42-11.2.4.a")
def test_a_plain_cell_neither_asks_nor_costs() -> None:
    assert drm(struck(PAIR).play("defend", 4)) == {}


@pytest.mark.rule("S42-11.2.3.a", "S42-2.3.2.f")
def test_the_lead_unit_brings_its_quality_and_takes_the_loss() -> None:
    p = struck(f"{PAIR}\nsoviet G 3-4-3 guards at 1305\ndd * * = S -/1").play("defend")
    p.play("lead G", 3)
    assert drm(p) == {"elite": 1}
    assert (p.steps("G"), p.steps("S")) == (1, 2)


LEADERS = {
    "soviet T 3-4-3 at 1305 disrupted": "S42-13.2.1.c",
    "soviet T 3-4-3 at 1305 fr": "S42-13.3.2.a",
    "soviet T 3-4-3 at 1305 train": "S42-5.6.4.d",
    "soviet T S-(1)-5 support-hq at 1305": "S42-11.2.3.b",
    "soviet T 3-4-3 at 1305 struck retreated": "S42-12.4.a",
}


@pytest.mark.rule(
    "S42-11.2.3.b", "S42-13.2.1.c", "S42-13.3.2.c", "S42-5.6.4.d", "S42-12.4.a", "S42-13.3.2.a"
)
@pytest.mark.parametrize(("words", "rule"), LEADERS.items())
def test_who_may_not_lead(words: str, rule: str) -> None:
    p = struck(f"{PAIR}\n{words}").play("defend")
    roll = p.until("DefenseRoll").state.stack[-1]
    assert roll.lead == p.unit("S"), "the other unit had to lead"
    assert rule_of(cannot_lead(p.state, roll.attempt.battle, p.unit("T"))) == rule


@pytest.mark.rule("S42-11.2.3.b")
@pytest.mark.parametrize("state", ["disrupted", "train"])
def test_without_a_unit_to_lead_there_is_no_defense(state: str) -> None:
    p = struck(f"axis A 10-7-3 at 1304\nsoviet S 3-5-3 at 1305 {state}\nterrain rough 1305",
               "DR2 2")  # fmt: skip
    assert p.waits_for == "Retreating"


@pytest.mark.rule("S42-11.2.4.a", "S42-2.3.2.d", "S42-2.3.2.e", "S42-2.3.2.f", "S42-20.3.a")
@pytest.mark.parametrize(
    ("words", "expected"),
    [("elite", {"elite": 1}), ("guards", {"elite": 1}), ("nkvd branch=nkvd", {"elite": 1}),
     ("low", {"low-quality": -1}), ("", {})],
)  # fmt: skip
def test_troop_quality_modifies_the_roll(words: str, expected: dict[str, int]) -> None:
    p = defended(f"axis A 10-7-3 at 1304\nsoviet S 3-5-3 {words} at 1305", "F -/-")
    assert drm(p) == expected


@pytest.mark.rule("S42-11.2.4.a")
def test_modifiers_add_up() -> None:
    p = struck(
        """
        axis A 10-7-3 at 1304
        soviet S 3-5-3 guards at 1305
        soviet H S-(1)-5 support-hq at 1306
        town 1305 vp 1
        """,
        "D1 3 o",
    )
    p.play("defend; use-artillery H", 4)
    assert drm(p) == {"elite": 1, "defensive-support": 1, "orange": -1}


@pytest.mark.rule("S42-11.2.4.b")
@pytest.mark.parametrize("place", ["city 1305", "city 1305 major", "fort axis 1305"])
@pytest.mark.parametrize("quality", ["low", "average", "elite"])
def test_germans_in_cities_and_fortifications_count_as_elite(place: str, quality: str) -> None:
    text = f"soviet A 20-7-3 at 1304\naxis S 3-5-3 {quality} at 1305\n{place}\narea X axis 1300"
    p = struck(text, side="soviet").play("defend", 3)
    assert sum(drm(p).values()) == 1


@pytest.mark.rule("S42-11.2.4.b")
def test_others_do_not_nor_germans_in_towns_and_printed_fortifications() -> None:
    text = "soviet A 20-7-3 at 1304\naxis S 3-5-3 {who} low at 1305\n{place}\narea X axis 1300"
    for who, place in (
        ("romanian", "city 1305"),
        ("", "town 1305"),
        ("", "fortified 1305"),
        ("croatian", "city 1305"),
    ):
        p = struck(text.format(who=who, place=place), side="soviet").play("defend", 3)
        assert drm(p) == {"low-quality": -1}


# 11.3 Support


GUNS = """
    axis A 10-7-3 at 1304
    soviet S 3-5-3 at 1305
    soviet H S-(1)-5 support-hq at 1306
    soviet K S-(1)-5 artillery at 1306
"""


@pytest.mark.rule("S42-11.3.a", "S42-11.3.b", "S42-11.3.c", "S42-18.3.2.b", "S42-18.3.2.e")
def test_one_asu_gives_plus_1_before_the_roll_and_is_used() -> None:
    p = struck(GUNS).play("defend")
    assert p.options("use-artillery") == {"H", "K"}
    p.play("use-artillery H")
    assert p.waits_for == "DefenseRoll", "one piece, and never more than +1"
    p.roll(3)
    assert drm(p) == {"defensive-support": 1}
    assert "used" in p.states("H")
    assert "used" not in p.states("K")


@pytest.mark.rule("S42-11.3.b")
def test_a_used_asu_gives_nothing() -> None:
    p = struck(GUNS.replace("at 1306", "at 1306 used")).play("defend")
    assert p.waits_for == "DefenseRoll"


@pytest.mark.rule("S42-11.3.a")
def test_support_may_be_declined() -> None:
    p = struck(GUNS).play("defend; decline", 3)
    assert drm(p) == {}


@pytest.mark.rule("S42-11.3.d", "S42-18.3.3.c")
@pytest.mark.parametrize(("lead", "guns"), [("R", {"H"}), ("G", set())])
def test_an_allied_hq_supports_leads_of_its_nation_only(lead: str, guns: set[str]) -> None:
    p = struck(
        """
        soviet A 20-7-3 at 1304
        axis G 3-5-3 at 1305
        axis R 3-5-3 romanian at 1305
        axis H S-(1)-5 support-hq romanian at 1306
        axis K S-(1)-5 support-hq hungarian at 1306
        area X axis 1300
        """,
        side="soviet",
    )
    p.play(f"defend; lead {lead}")
    assert p.options("use-artillery") == guns


# 11.4 Results


@pytest.mark.rule("S42-11.4.1.a")
def test_losses_of_both_sides_are_taken() -> None:
    p = defended(f"axis B 3-7-3 at 1204\n{PAIR}", "S 1/1")
    assert (p.actor, p.options("lose")) == ("axis", {"A", "B"}), "its owner chooses"
    p.play("lose B")
    assert (p.steps("B"), p.steps("S")) == (1, 1)


@pytest.mark.rule("S42-11.4.1.a")
def test_with_a_star_the_defender_chooses_the_attackers_loss() -> None:
    p = defended(f"axis B 3-7-3 at 1204\n{PAIR}", "S 1*/-")
    assert (p.actor, p.options("lose")) == ("soviet", {"A", "B"})


@pytest.mark.rule("S42-11.4.2.a")
def test_a_successful_defense_that_costs_the_last_step_gives_a_limited_advance() -> None:
    p = defended(
        "axis A 10-7-6 motorized at 1304\nsoviet S 3-5-3 steps=1 at 1305", "S -/1", "DR2 3"
    )
    assert p.where("S") == "eliminated"
    assert p.state.stack[-1].following.battle.limited
    p.play("advance A")
    assert p.options("step") == {"1305"}


@pytest.mark.rule("S42-11.4.3.a", "S42-11.4.1.a")
@pytest.mark.parametrize(("result", "steps"), [("F -/-", 2), ("F -/1", 1)])
def test_after_a_failure_the_retreat_is_made(result: str, steps: int) -> None:
    p = defended(PAIR, result)
    while p.waits_for == "Retreating":
        p.choose(p.choices("step")[0])
    assert (p.steps("S"), p.order("S")) == (steps, "disrupted")
    assert p.state.country.grid.distance(p.hex("1305"), p.hex(p.where("S"))) == 2


@pytest.mark.rule("S42-11.2.3.b")
@pytest.mark.parametrize(("state", "told"), [("disrupted", ["S42-11.2.3.b"]), ("", [])])
def test_whom_nobody_can_lead_is_told_so(state: str, told: list[str]) -> None:
    p = struck(f"axis A 9-7-3 at 1304\nsoviet S 3-4-3 at 1305 {state}")
    assert (p.waits_for == "Stand") is (not told)
    assert [line.rule for line in p.told("log-no-defense-lead")] == told
