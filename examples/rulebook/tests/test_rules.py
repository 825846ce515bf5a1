"""The rules, chapter by chapter: a position in notation, what is done, what falls, and then."""

import pytest
from skirmish.notation import Position, position

SIDES = pytest.mark.parametrize(
    ("side", "own", "foe"), [("blue", "B", "R"), ("red", "R", "B")], ids=["blue", "red"]
)
"""Every rule holds for both sides: the acting side, its units' letter, and the enemy's."""


def refused(here: Position, choice: str) -> str:
    return here.refusal(choice).rule


def fight(side: str, *units: str) -> Position:
    lines = [f"turn 1 {side} combat", *(f"unit {unit}" for unit in units)]
    return position("\n".join(lines))


def march(side: str, *units: str) -> Position:
    lines = [f"turn 1 {side} movement", *(f"unit {unit}" for unit in units)]
    return position("\n".join(lines))


# 1 The course of the game


@pytest.mark.rule("SKR-1.1.a")
def test_first_blue_then_red():
    here = position("scenario ford")
    assert (here.actor, here.waits_for) == ("blue", "Movement")
    assert refused(here, "move R1 F01") == "SKR-1.1.a"
    here.play("done")
    assert (here.actor, here.waits_for) == ("red", "Movement")
    assert refused(here, "move B1 B01") == "SKR-1.1.a"
    here.play("done")
    assert (here.actor, here.state.turn) == ("blue", 2)


@SIDES
@pytest.mark.rule("SKR-1.1.b")
def test_each_phase_has_its_own_choices(side, own, foe):
    here = march(side, f"{own}1 line B02", f"{foe}1 line B03")
    assert refused(here, f"attack {own}1 {foe}1") == "SKR-1.1.b"
    here.play("done")
    assert here.waits_for == "Combat"
    assert refused(here, f"move {own}1 B01") == "SKR-1.1.b"


@pytest.mark.rule("SKR-1.1.c")
def test_the_game_ends_after_the_last_turn():
    here = position("scenario ford\nturn 8 red movement").play("done")
    assert here.actor == "over"
    here = position("scenario ford\nturn 7 red movement").play("done")
    assert here.actor == "blue"


# 2 Movement


@SIDES
@pytest.mark.rule("SKR-2.1.a", "SKR-2.1.b")
def test_a_unit_pays_for_every_hex_that_it_enters(side, own, foe):
    here = march(side, f"{own}1 line A03", f"{foe}1 line I01")
    assert here.legal(f"move {own}1 A06")  # open ground: 1 + 1 + 1
    assert here.legal(f"move {own}1 A01")  # light woods: 2 + 1
    assert here.legal(f"move {own}1 D03")  # a house: 1 + 1 + 1
    assert refused(here, f"move {own}1 B05") == "SKR-2.1.a"  # 1 + 1 + 2
    assert refused(here, f"move {own}1 E03") == "SKR-2.1.a"


@SIDES
@pytest.mark.rule("SKR-2.1.b", "SKR-2.1.c")
def test_water_is_closed_and_a_ford_costs_3(side, own, foe):
    here = march(side, f"{own}1 line D03", f"{own}2 line C02", f"{foe}1 line I06")
    assert refused(here, f"move {own}1 E02") == "SKR-2.1.c"
    assert here.legal(f"move {own}1 E03")
    assert refused(here, f"move {own}2 E03") == "SKR-2.1.a"


@SIDES
@pytest.mark.rule("SKR-2.1.d")
def test_each_unit_moves_once(side, own, foe):
    here = march(side, f"{own}1 riders A03", f"{own}2 line A05", f"{foe}1 line I01")
    here.play(f"move {own}1 A02")
    assert refused(here, f"move {own}1 A01") == "SKR-2.1.d"
    assert here.legal(f"move {own}2 A04")


@SIDES
@pytest.mark.rule("SKR-2.2.a", "SKR-2.2.b")
def test_an_enemy_zone_stops_a_unit(side, own, foe):
    here = march(side, f"{own}1 riders G06", f"{foe}1 line G03")
    assert here.legal(f"move {own}1 G04")
    assert refused(here, f"move {own}1 E03") == "SKR-2.1.a"  # through F03, in the zone
    free = march(side, f"{own}1 riders G06", f"{foe}1 line I01")
    assert free.legal(f"move {own}1 E03")


@SIDES
@pytest.mark.rule("SKR-2.2.c")
def test_nobody_slips_from_zone_to_zone(side, own, foe):
    here = march(side, f"{own}1 line G04", f"{foe}1 line G03", f"{foe}2 line I05")
    assert refused(here, f"move {own}1 H03") == "SKR-2.1.a"
    assert here.legal(f"move {own}1 F03")  # around, by F04, which is in no zone
    here = march(side, f"{own}1 line G04", f"{foe}2 line I05")
    assert here.legal(f"move {own}1 H03")  # into a zone, but out of none


@SIDES
@pytest.mark.rule("SKR-2.3.a")
def test_one_unit_a_hex(side, own, foe):
    here = march(side, f"{own}1 line A03", f"{own}2 line A04", f"{foe}1 line I01")
    assert refused(here, f"move {own}1 A04") == "SKR-2.3.a"
    assert here.legal(f"move {own}1 A06")  # straight through
    here = march(side, f"{own}1 riders A03", f"{foe}1 line A04")
    assert refused(here, f"move {own}1 A04") == "SKR-2.3.a"


# 3 Combat


@SIDES
@pytest.mark.rule("SKR-3.1.a")
def test_the_range_of_an_attack(side, own, foe):
    near = fight(side, f"{own}1 line B02", f"{own}2 guns B04", f"{foe}1 line B03")
    assert near.options("attack") == {f"{own}1 {foe}1", f"{own}2 {foe}1"}
    assert refused(near, f"attack {own}1 {own}2") == "SKR-3.1.a"
    far = fight(
        side, f"{own}1 line B01", f"{own}2 guns B05", f"{own}3 guns B06", f"{foe}1 line B03"
    )
    assert far.options("attack") == {f"{own}2 {foe}1"}
    assert refused(far, f"attack {own}1 {foe}1") == "SKR-3.1.a"
    assert refused(far, f"attack {own}3 {foe}1") == "SKR-3.1.a"


@SIDES
@pytest.mark.rule("SKR-3.1.b", "SKR-3.1.c")
def test_one_attack_for_each_unit_and_each_target(side, own, foe):
    units = [f"{own}1 line B03", f"{own}2 line C04", f"{foe}1 line C03", f"{foe}2 line B04"]
    here = fight(side, *units).play(f"attack {own}1 {foe}2", 1)
    assert refused(here, f"attack {own}1 {foe}1") == "SKR-3.1.b"
    assert refused(here, f"attack {own}2 {foe}2") == "SKR-3.1.c"
    assert here.legal(f"attack {own}2 {foe}1")


@SIDES
@pytest.mark.rule("SKR-3.2.a", "SKR-3.2.b", "SKR-3.2.c", "SKR-3.2.d")
def test_the_differential_line_by_line(side, own, foe):
    here = fight(side, f"{own}1 line B02", f"{own}2 riders C04", f"{foe}1 militia C03 reduced")
    here.play(f"attack {own}1 {foe}1", 1)
    (told,) = here.told("skirmish-log-none")
    tally = told.tally
    assert tally is not None
    assert [(line.label.removeprefix("skirmish-tally-"), line.value) for line in tally.lines] == [
        ("strength", 4),
        ("target", -1),
        ("support", 1),
        ("terrain", -2),
    ]
    assert tally.total == 2


@SIDES
@pytest.mark.rule("SKR-3.3.a")
@pytest.mark.parametrize(
    ("die", "told"),
    [(1, "attacker-loss"), (2, "none"), (3, "none"), (4, "retreat"), (5, "retreat"), (6, "loss")],
)
def test_even_odds(side, own, foe, die, told):
    here = fight(side, f"{own}1 line B02", f"{foe}1 line B03")
    here.play(f"attack {own}1 {foe}1", die)
    assert here.told(f"skirmish-log-{told}")


@SIDES
@pytest.mark.rule("SKR-3.3.b")
def test_a_second_loss_removes_a_unit(side, own, foe):
    units = [f"{own}1 line B02", f"{foe}1 line B03", f"{foe}2 line I01"]
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 6)
    assert (here.hex(f"{foe}1"), here.steps(f"{foe}1")) == ("B03", 1)
    units[1] += " reduced"
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 6)
    assert here.hex(f"{foe}1") == ""


@SIDES
@pytest.mark.rule("SKR-3.3.c")
def test_guns_at_a_distance_are_safe(side, own, foe):
    here = fight(side, f"{own}1 guns B01", f"{foe}1 line B03").play(f"attack {own}1 {foe}1", 1)
    assert here.steps(f"{own}1") == 2
    here = fight(side, f"{own}1 guns B02", f"{foe}1 line B03").play(f"attack {own}1 {foe}1", 1)
    assert here.steps(f"{own}1") == 1


@SIDES
@pytest.mark.rule("SKR-3.4.a")
def test_the_owner_chooses_the_way_back(side, own, foe):
    here = fight(side, f"{own}1 line B02", f"{foe}1 line B03", f"{foe}2 line B04")
    here.play(f"attack {own}1 {foe}1", 4)
    assert here.actor != side
    # Not B04, which is taken, nor A03 and C03, which are next to the attacker.
    assert here.options("retreat") == {f"{foe}1 A04", f"{foe}1 C04"}
    assert here.refusal(f"retreat {foe}1 C03").message == "skirmish-refuse-retreat-zone"
    assert here.refusal(f"retreat {foe}1 B04").message == "skirmish-refuse-taken"
    assert here.refusal(f"retreat {foe}1 A06").message == "skirmish-refuse-retreat-far"
    assert refused(here, f"retreat {foe}2 B05") == "SKR-3.4.a"
    here.play(f"retreat {foe}1 C04")
    assert here.hex(f"{foe}1") == "C04"


@SIDES
@pytest.mark.rule("SKR-3.4.b")
def test_a_unit_without_a_way_back_loses_a_step(side, own, foe):
    units = [f"{own}1 line A02", f"{own}2 line B02", f"{foe}1 line A01"]
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 4)
    assert (here.hex(f"{foe}1"), here.steps(f"{foe}1")) == ("A01", 1)


@SIDES
@pytest.mark.rule("SKR-3.5.a")
def test_the_winner_may_advance(side, own, foe):
    units = [f"{own}1 line B02", f"{foe}1 line B03", f"{foe}2 line I01"]
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 4, f"retreat {foe}1 B04")
    assert (here.actor, here.choices()) == (side, [f"advance {own}1 B03", "hold"])
    assert here.play(f"advance {own}1 B03").hex(f"{own}1") == "B03"
    units = [f"{own}1 guns B01", f"{foe}1 line B03 reduced", f"{foe}2 line I01"]
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 6)
    assert here.hex(f"{foe}1") == ""
    assert here.hex(f"{own}1") == "B01"  # too far away to be asked


# 4 Victory


@SIDES
@pytest.mark.rule("SKR-4.1.a")
def test_an_objective_changes_hands(side, own, foe):
    other = {"blue": "red", "red": "blue"}[side]
    here = position(
        f"turn 1 {side} movement\nunit {own}1 line C02\nunit {foe}1 line I01\ncontrol C03 {other}"
    )
    assert here.points(side) == {"blue": 0, "red": 3}[side]
    here.play(f"move {own}1 C03")
    assert here.points(side) == {"blue": 1, "red": 4}[side]


@pytest.mark.rule("SKR-4.2.a", "SKR-4.2.c")
@pytest.mark.parametrize(
    ("near", "far", "winner"), [("blue", "red", 1), ("blue", "blue", 0), ("red", "blue", 0)]
)
def test_the_higher_sum_wins(near, far, winner):
    text = f"turn 8 red movement\nunit B1 line A01\nunit R1 line I01\ncontrol C03 {near}"
    here = position(f"{text}\ncontrol G03 {far}").play("done")
    assert here.state.winner == winner


@SIDES
@pytest.mark.rule("SKR-4.2.b")
def test_a_side_without_units_loses_at_once(side, own, foe):
    units = [f"{own}1 line B02", f"{foe}1 line B03 reduced"]
    here = fight(side, *units).play(f"attack {own}1 {foe}1", 6)
    assert here.actor == "over"
    assert here.state.winner == ("blue", "red").index(side)


# 6 Optional rules


@SIDES
@pytest.mark.rule("SKR-6.1.a")
@pytest.mark.parametrize("steady", [False, True])
def test_steady_defense(side, own, foe, steady):
    text = f"turn 1 {side} combat\nunit {own}1 line B03\nunit {own}2 line C02\nunit {foe}1 line C03"
    here = position(f"options steady-defense\n{text}" if steady else text)
    here.play(f"attack {own}1 {foe}1", 5)
    assert bool(here.told("skirmish-log-stands")) == steady
    assert (here.waits_for == "FallingBack") == (not steady)
