"""Sections 13.4 and 13.5: strikes are planned between rounds, in secret."""

import msgspec
import pytest

from hexfront.games.coh.notation import Position, position

GUNS = """
    board 9x9
    unit G1 german at B02 facing S
    unit S1 soviet at H08 facing N
    weapons german W04*2, soviet W05
"""


def table(*more: str, round_: int = 1) -> Position:
    """Both sides have artillery; it is the German turn."""
    return position("\n".join((GUNS, f"round {round_} of 4", *more)))


def prepare(p: Position) -> Position:
    """Both sides pass: the next round is prepared."""
    return p.play("pass", "pass")


@pytest.mark.rule("COH-13.4.a", "COH-9.10.a")
def test_without_an_artillery_card_nothing_is_planned():
    p = prepare(position("board 9x9\nunit G1 german at B02\nunit S1 soviet at H08"))
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-13.4.a", "COH-8.3.d", "COH-8.7.b", "COH-9.10.a")
def test_who_has_the_card_is_asked_between_rounds():
    p = prepare(table())
    assert (p.waits_for, p.actor, p.round) == ("PlanStrikes", "german", 2)
    p.play("decline")
    assert (p.waits_for, p.actor) == ("PlanStrikes", "soviet")
    assert p.play("decline").waits_for == "Initiative"


@pytest.mark.rule("COH-8.3.d", "COH-13.4.a")
def test_only_cards_with_the_artillery_symbol_plan_strikes():
    p = table("weapons german W01*2, soviet W02")
    assert prepare(p).waits_for == "Initiative"


@pytest.mark.rule("COH-13.4.b")
def test_only_in_the_rounds_that_the_scenario_names():
    asked = {
        round_: prepare(table("weapons german W04*2@3, soviet W05*0", round_=round_)).waits_for
        for round_ in (1, 2, 3)
    }
    assert asked == {1: "Initiative", 2: "PlanStrikes", 3: "Initiative"}


@pytest.mark.rule("COH-13.4.b", "COH-13.4.c")
def test_nothing_is_planned_before_the_last_round_for_it_would_never_fall():
    assert prepare(table(round_=2)).waits_for == "PlanStrikes"
    assert prepare(table(round_=3)).waits_for == "Initiative"


@pytest.mark.rule("COH-13.5.a")
def test_a_plan_uses_the_card_up():
    p = prepare(table()).play("strike E05", "strike C03")
    assert p.view("german").weapons == ((1,), (0,))
    assert (p.strikes("german"), p.strikes("soviet")) == (["E05"], ["C03"])
    again = prepare(table("weapons german W04*0, soviet W05"))
    assert again.actor == "soviet"


@pytest.mark.rule("COH-13.4.b", "COH-19.1.b")
def test_of_two_cards_of_a_kind_each_strike_uses_up_one():
    """As a player has them who plays for two commanders."""
    p = prepare(position(GUNS.replace("W04*2", "W04@2 W04*2@3+2")))
    p.play("strike E05")
    assert p.waits_for == "PlanStrikes"
    p.play("decline", "decline")
    assert p.state.weapons[p.seat("german")] == (0, 2)
    both = prepare(position(GUNS.replace("W04*2", "W04@2 W04@2"))).play("strike E05", "strike E06")
    assert both.play("decline").state.weapons[both.seat("german")] == (0, 0)


@pytest.mark.rule("COH-13.5.a")
def test_who_keeps_his_card_may_play_it_later():
    p = prepare(table()).play("decline", "decline", 7)
    assert p.view("german").weapons == ((2,), (1,))
    assert prepare(p).waits_for == "PlanStrikes"


@pytest.mark.rule("COH-13.4.c", "COH-13.5.b", "COH-8.7.b")
def test_the_strike_falls_when_the_next_round_is_prepared():
    p = prepare(table()).play("strike E05", "decline")
    assert p.waits_for == "Initiative"
    p.play(7)
    assert not p.told("log-strike")
    prepare(p).play("decline", "decline")
    assert p.waits_for == "ArtilleryMarker"
    assert p.round == 3
    assert [p.label(int(entry.args["hex"])) for entry in p.told("log-strike")] == ["E05"]


@pytest.mark.rule("COH-13.6.a", "COH-9.4.a")
def test_new_strikes_are_planned_before_those_of_last_round_fall():
    p = prepare(table("strike german W04 E05"))
    assert p.waits_for == "PlanStrikes"
    p.play("strike F06", "decline")
    assert p.waits_for == "ArtilleryMarker"
    assert p.strikes("german") == ["F06"]


@pytest.mark.rule("COH-13.5.c")
def test_any_hex_of_the_map_may_be_chosen():
    """Neither sight nor a friend is needed."""
    p = prepare(table("terrain woods D04 E04 F04, water A09"))
    whole = p.state.field.whole.bit_count()
    aimed = [words for words in p.choices() if words.startswith("strike")]
    assert len(aimed) == whole
    for corner in ("A01", "A09", "I01", "I09", "H08", "B02"):
        assert p.legal(f"strike {corner}")


@pytest.mark.rule("COH-13.5.c")
def test_half_hexes_are_not_in_play():
    p = position("""
        board coh/4
        unit G1 german at C03
        weapons german W04
        smoke_by artillery
        round 1 of 4
    """)
    prepare(p)
    for half in ("A00", "C00"):
        assert p.refusal(f"strike {half}").rule == "COH-4.0.a"
        assert p.refusal(f"smoke-strike {half}").rule == "COH-4.0.a"


@pytest.mark.rule("COH-13.5.d", "COH-13.5.a")
@pytest.mark.parametrize(("planner", "other"), [("german", "soviet"), ("soviet", "german")])
def test_that_a_strike_is_planned_is_announced_its_hex_is_not(planner: str, other: str):
    orders = {"german": ("strike E05", "decline"), "soviet": ("decline", "strike E05")}
    p = prepare(table("smoke_by artillery")).play(*orders[planner])
    (own,) = p.view(planner).strikes
    (seen,) = p.view(other).strikes
    assert (p.label(own.hex), own.smoke, own.round) == ("E05", False, 3)
    assert (seen.side, seen.hex, seen.smoke, seen.round) == (p.seat(planner), -1, False, 3)
    told = [entry.message for entry in p.heard(other)]
    assert "log-strike-announced" in told
    assert "log-strike-planned" not in told
    assert "log-strike-planned" in [entry.message for entry in p.heard(planner)]


@pytest.mark.rule("COH-13.5.a", "COH-14.2.a")
def test_nobody_learns_of_a_plan_before_all_have_planned():
    """Whatever the German chooses, the Soviet player sees the same while he plans."""
    seen = set()
    for order in ("decline", "strike E05", "smoke-strike C03"):
        p = prepare(table("smoke_by artillery")).play(order)
        assert p.actor == "soviet"
        assert not [e for e in p.heard("soviet") if e.message.startswith("log-strike")]
        seen.add(msgspec.json.encode(p.view("soviet")))
    assert len(seen) == 1


@pytest.mark.rule("COH-13.5.a")
def test_while_one_plans_the_other_sees_only_that_he_decides():
    p = prepare(table())
    assert p.view("soviet").moments == ()
    assert p.view("german").moments


@pytest.mark.rule("COH-14.2.a", "COH-13.5.d")
def test_smoke_shells_are_a_secret_like_the_hex():
    p = prepare(table("smoke_by artillery")).play("smoke-strike E05", "decline")
    (own,), (seen,) = p.view("german").strikes, p.view("soviet").strikes
    assert own.smoke
    assert not seen.smoke


@pytest.mark.rule("COH-14.0.a")
def test_artillery_fires_smoke_only_by_permission():
    assert prepare(table()).refusal("smoke-strike E05").rule == "COH-14.0.a"
    assert prepare(table("smoke_by mortars")).refusal("smoke-strike E05").rule == "COH-14.0.a"
    assert prepare(table("smoke_by artillery")).legal("smoke-strike E05")


@pytest.mark.rule("COH-14.0.b")
def test_smoke_shells_are_not_aimed_at_water():
    p = prepare(table("smoke_by artillery", "terrain water E05"))
    assert p.refusal("smoke-strike E05").rule == "COH-14.0.b"
    assert p.legal("smoke-strike E06")
    assert p.legal("strike E05")


@pytest.mark.rule("COH-13.5.a")
def test_the_outlook_of_a_plan_is_its_drift_check():
    p = prepare(table())
    assert [(row.by, row.success) for row in p.preview("strike E05").roll] == [
        (-2, (1, 1)), (-1, (5, 6)), (0, (2, 3)),
    ]  # fmt: skip
    p.play("decline")
    assert [row.success for row in p.preview("strike E05").roll] == [(5, 6), (2, 3), (1, 2)]


@pytest.mark.rule("COH-8.7.a")
def test_planning_costs_nothing():
    p = prepare(table("cap german 3, soviet 3")).play("strike E05", "strike C03")
    assert (p.cap("german"), p.cap("soviet")) == (3, 3)
    assert p.unit("G1").fresh
    assert not p.unit("G1").acted
