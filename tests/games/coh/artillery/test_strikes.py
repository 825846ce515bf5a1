"""Sections 13.6 to 13.8: a strike falls, drifts, and hits everybody in its hexes."""

from fractions import Fraction

import pytest

from hexfront.games.coh.notation import Position, position
from hexfront.play import Tally
from tests.games.coh.combat.helpers import figures

SIDES = [("german", "W04", 3), ("soviet", "W05", 4)]


def strike(*more: str, side: str = "german", at: str = "E05", shells: str = "") -> Position:
    """The strike of a side on a hex falls now; nobody is on the map but whom `more` puts there."""
    card = "W04" if side == "german" else "W05"
    p = position(
        "\n".join((
            "board 11x11",
            "unit G0 german at A11 facing N",
            "unit S0 soviet at K11 facing N",
            f"weapons {side} {card}*0",
            f"strike {side} {card} {at} {shells}",
            "round 1 of 4",
            *more,
        ))
    )  # fmt: skip
    p.play("pass", "pass")
    return p


def landed(p: Position) -> str:
    (entry,) = p.told("log-strike-lands")
    return p.label(int(entry.args["hex"]))


def needed(p: Position) -> Tally:
    """The hit number of the attack that is open, line by line."""
    number = p.preview("shift 0").number
    assert number is not None
    return number


@pytest.mark.rule("COH-13.6.b")
@pytest.mark.parametrize(("side", "card", "number"), SIDES)
def test_the_owner_turns_the_marker_as_he_likes(side: str, card: str, number: int):
    p = strike(side=side)
    assert (p.waits_for, p.actor) == ("ArtilleryMarker", side)
    assert p.choices() == [f"arrow {facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")]


@pytest.mark.rule("COH-13.6.c")
def test_drift_is_checked_before_anybody_is_attacked():
    p = strike("unit S1 soviet at E05 facing N").play("arrow N")
    assert p.waits_for == "DriftNumber"
    assert p.play("shift 0", 6).waits_for == "HitNumber"


@pytest.mark.rule("COH-13.7.a", "COH-13.7.c")
@pytest.mark.parametrize(("side", "card", "number"), SIDES)
def test_the_drift_number_of_each_side(side: str, card: str, number: int):
    on = strike(side=side).play("arrow N", number)
    assert landed(on) == "E05"
    off = strike(side=side).play("arrow N", number - 1)
    assert off.waits_for == "DriftDirection"


@pytest.mark.rule("COH-13.7.b")
def test_up_to_two_cap_change_the_drift_number():
    p = strike().play("arrow N")
    assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
    assert p.number("shift -2") == 1
    assert p.chance("shift -2", by=-2) == 1
    assert p.chance("shift 1", by=1) == Fraction(1, 2)
    assert p.refusal("shift -3").rule == "COH-3.2.a"
    p.play("shift -2", 1)
    assert landed(p) == "E05"
    assert p.cap("german") == 5
    assert p.cap("soviet") == 7


@pytest.mark.rule("COH-13.7.b")
def test_cap_may_also_make_a_miss_likelier():
    assert strike().play("arrow N", "shift 2", 4).waits_for == "DriftDirection"


@pytest.mark.rule("COH-13.7.d", "COH-13.7.e")
@pytest.mark.parametrize(
    ("die", "way", "hex_"),
    [(1, 1, "E04"), (1, 2, "F05"), (1, 3, "F06"), (1, 4, "E06"), (1, 5, "D06"), (1, 6, "D05"),
     (2, 1, "E03"), (2, 4, "E07"), (2, 2, "G04")],
)  # fmt: skip
def test_a_miss_drifts_as_far_as_the_die_shows(die: int, way: int, hex_: str):
    p = strike().play("arrow N", die, way)
    assert landed(p) == hex_
    assert p.told("log-drifts")[0].args["hexes"] == die


@pytest.mark.rule("COH-13.7.d")
def test_the_die_counts_and_not_what_cap_made_of_the_number():
    """Number 3 + 2 = 5, a 4 misses by one and goes four hexes off."""
    assert landed(strike().play("arrow N", "shift 2", 4, 4)) == "E09"


@pytest.mark.rule("COH-13.6.b", "COH-13.7.e")
@pytest.mark.parametrize(("arrow", "hex_"), [("N", "F05"), ("NE", "F06"), ("S", "D06")])
def test_directions_are_numbered_clockwise_from_the_arrow(arrow: str, hex_: str):
    assert landed(strike().play(f"arrow {arrow}", 1, 2)) == hex_


@pytest.mark.rule("COH-13.7.d", "COH-CARD.13")
@pytest.mark.parametrize(("die", "luck", "hexes"), [(1, 2, 1), (3, 1, 3)])
def test_luck_that_does_not_help_leaves_the_distance_to_the_die(die: int, luck: int, hexes: int):
    """The Soviet needs a 4: a 1 and 2 more is a 3, a 3 and 3 less a 0."""
    p = strike("hand soviet 13", side="soviet").play("arrow N", "shift 0", die, "card 13", luck)
    (drift,) = p.told("log-drifts")
    assert drift.args["hexes"] == hexes
    assert landed(p.play("shift 0", 1)) == f"E{5 - hexes:02d}"


@pytest.mark.rule("COH-13.7.f")
@pytest.mark.parametrize(
    ("by", "die", "way"),
    [(0, 3, 3), (1, 3, 4), (-2, 3, 1), (2, 6, 6), (1, 6, 6), (2, 5, 6), (-1, 1, 1), (-2, 2, 1)],
)
def test_cap_change_the_direction_within_the_die(by: int, die: int, way: int):
    """D5: a 6 with 2 CAP to raise it stays 6."""
    changed = strike().play("arrow N", 2, f"shift {by}", die)
    assert landed(changed) == landed(strike().play("arrow N", 2, way))
    (told,) = changed.told("log-drift-direction")
    assert told.args["roll"] == way
    assert changed.cap("german") == 7 - abs(by)


@pytest.mark.rule("COH-13.7.f")
def test_two_cap_are_the_most_for_a_direction():
    p = strike().play("arrow N", 2)
    assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
    rows = {p.label(row.hex): row.chance for row in p.preview("shift 2").landings}
    assert rows[landed(p.copy().play("shift 0", 6))] == (1, 2)


@pytest.mark.rule("COH-13.7.a", "COH-13.7.d", "COH-13.7.e")
def test_where_a_strike_may_come_down_adds_up():
    p = strike().play("arrow N")
    rows = p.preview("shift 0").landings
    assert len(rows) == 13
    assert sum((Fraction(*row.chance) for row in rows), Fraction(0)) == 1
    assert {p.label(row.hex): row.chance for row in rows}["E05"] == (2, 3)


# Who is attacked.


@pytest.mark.rule("COH-13.8.b")
def test_everybody_in_seven_hexes_is_attacked_and_nobody_else():
    """E05 and its neighbours; E03 and C05 lie two hexes off."""
    spots = ("E05", "E04", "E06", "D05", "D06", "F05", "F06", "E03", "C05")
    units = [f"unit S{n} soviet at {spot} facing N" for n, spot in enumerate(spots, 1)]
    p = strike(*units).play("arrow N", 6)
    assert set(p.choices()) == {f"target S{n}" for n in range(1, 8)}
    for n in range(1, 7):
        p.play(f"target S{n}", 2)
    p.play(2)
    assert len(p.told("log-miss")) == 7


@pytest.mark.rule("COH-13.8.b")
def test_each_unit_of_a_stack_gets_a_roll_of_its_own():
    p = strike("unit S1 soviet at E05 facing N", "unit S2 soviet at E05 facing N")
    p.play("arrow N", 6, "target S1", 2, 2)
    assert [p.name(int(entry.args["target"])) for entry in p.told("log-miss")] == ["S1", "S2"]


@pytest.mark.rule("COH-17.11.c")
def test_works_in_the_seven_hexes_are_fired_at_after_the_units():
    p = strike(
        "unit S1 soviet at E05 facing N", "work wire E06", "work bunker E04 facing N",
        "work wire E03", "work trench D05",
    )  # fmt: skip
    p.play("arrow N", 6, 2)
    assert p.waits_for == "WorkNumber"
    assert p.number("shift 0") in (15 - 5, 16 - 5)
    p.play(12, 12)
    assert [p.work(h) for h in ("E06", "E04", "E03", "D05")] == ["", "", "wire", "trench"]


@pytest.mark.rule("COH-13.8.c")
@pytest.mark.parametrize(("side", "card", "number"), SIDES)
def test_own_units_are_attacked_like_the_enemys(side: str, card: str, number: int):
    p = strike("unit G1 german at E05 facing N", "unit S1 soviet at E06 facing N", side=side)
    p.play("arrow N", 6)
    assert set(p.choices()) == {"target G1", "target S1"}
    p.play("target G1", 12)
    assert p.unit("G1").place == "destroyed"


@pytest.mark.rule("COH-13.8.d")
def test_cap_change_each_roll_up_or_down():
    p = strike("unit S1 soviet at E05 facing N", "unit G1 german at E06 facing N")
    p.play("arrow N", 6, "target S1")
    assert p.choices() == [f"shift {by}" for by in range(-2, 3)]
    p.play("shift -2", 2)
    assert p.waits_for == "HitNumber"
    assert (p.number("shift 0"), p.number("shift 2")) == (6, 8)
    p.play("shift 2", 7)
    assert p.told("log-miss")[-1].args["number"] == 8
    assert p.cap("german") == 3


@pytest.mark.rule("COH-13.8.e", "COH-8.7.a")
def test_a_strike_makes_nobody_spent_and_costs_no_ap():
    p = strike("unit S1 soviet at E05 facing N").play("arrow N", 6, 2)
    assert p.waits_for == "Initiative"
    assert not p.told("log-stays-fresh")
    assert not p.told("log-becomes-spent")
    assert p.state.acted == 0


@pytest.mark.rule("COH-13.8.a", "COH-8.7.c")
@pytest.mark.parametrize(("side", "card", "number"), SIDES)
def test_the_card_gives_fp_by_the_colour_of_the_target(side: str, card: str, number: int):
    p = strike(
        "unit S1 soviet at E05 facing N", "unit S2 soviet armored at E05 facing N", side=side
    )
    printed = p.state.setting.definitions.weapons[int(card[-1])]
    p.play("arrow N", 6)
    soft, hard = (p.preview(f"target {unit}").targets[0] for unit in ("S1", "S2"))
    assert figures(soft.attack) == [("red-fp", printed.red_fp)]
    assert figures(hard.attack) == [("blue-fp", printed.blue_fp)]
    assert printed.red_fp == 5


@pytest.mark.rule("COH-8.7.c")
def test_the_card_says_how_far_the_blast_reaches():
    weapons = position("").state.setting.definitions.weapons
    assert [weapons[n].blast for n in (4, 5)] == [1, 1]
    assert [weapons[n].drift for n in (4, 5)] == [3, 4]


@pytest.mark.rule("COH-13.9.b", "COH-8.8.c", "COH-13.8.a")
@pytest.mark.parametrize("facing", ["N", "SE", "S"])
def test_a_strike_always_finds_the_flank(facing: str):
    p = strike(f"unit S1 soviet front=14 flank=11 at E05 facing {facing}").play("arrow N", 6)
    assert figures(needed(p))[0] == ("flank-defense", 11)


@pytest.mark.rule("COH-13.9.c", "COH-13.9.d", "COH-8.8.c")
@pytest.mark.parametrize(
    ("ground", "kind", "bonus"),
    [("woods", "", 0), ("light-woods", "", 1), ("woods", "armored", 2), ("stone-building", "", 2)],
)
def test_d3_terrain_against_a_strike(ground: str, kind: str, bonus: int):
    p = strike(f"terrain {ground} E05", f"unit S1 soviet {kind} at E05 facing N")
    p.play("arrow N", 6)
    assert needed(p).value(f"tally-terrain-{ground}") == bonus


@pytest.mark.rule("COH-CARD.W04", "COH-CARD.W05")
def test_the_howitzers_of_both_sides_strike_from_beyond_the_map_and_heed_all_ground_but_woods():
    for side, card, _ in SIDES:
        weapon = position("").state.setting.definitions.weapons[int(card[-1])]
        assert (weapon.is_artillery, weapon.side) == (True, side)
        for ground, bonus in (("woods", 0), ("stone-building", 2)):
            p = strike(f"terrain {ground} E05", "unit S1 soviet at E05 facing N", side=side)
            p.play("arrow N", 6)
            assert needed(p).value(f"tally-terrain-{ground}") == bonus


@pytest.mark.rule("COH-13.9.b", "COH-13.9.e")
def test_neither_height_nor_walls_nor_range_matter_to_a_strike():
    p = strike("level 2 E05", "walls E05:N+NE+SE+S+SW+NW", "unit S1 soviet at E05 facing N")
    p.play("arrow N", 6)
    assert figures(needed(p)) == [("flank-defense", 11), ("red-fp", -5)]


@pytest.mark.rule("COH-13.9.b", "COH-14.3.a")
def test_smoke_in_the_targets_hex_counts_against_a_strike():
    """It is laid before the round and has dispersed once when the strike falls."""
    p = strike("smoke heavy E05 E05 E06", "unit S1 soviet at E05 facing N").play("arrow N", 6)
    assert needed(p).value("tally-smoke-heavy") == 2


@pytest.mark.rule("COH-13.8.b")
def test_a_strike_that_drifts_off_the_map_hits_what_is_left_of_it():
    """From E01 one hex north: E01, D01 and F01 remain."""
    units = [f"unit S{n} soviet at {h} facing S" for n, h in enumerate(("E01", "E02", "D02"), 1)]
    p = strike(*units, at="E01").play("arrow N", 1, 1)
    assert p.told("log-strike-off-map")
    assert p.waits_for == "HitNumber"
    p.play(2)
    assert [p.name(int(entry.args["target"])) for entry in p.told("log-miss")] == ["S1"]


@pytest.mark.rule("COH-13.8.b", "COH-4.0.a")
@pytest.mark.parametrize(("at", "count"), [("C01", 6), ("C02", 7), ("B05", 5), ("B12", 3)])
def test_half_hexes_at_the_edge_are_not_hit(at: str, count: int):
    p = position(f"""
        board coh/1
        unit G1 german at J08 facing N
        unit S1 soviet at J04 facing S
        weapons german W04*0
        strike german W04 {at} smoke
        round 1 of 4
    """)
    p.play("pass", "pass", "arrow N", 6)
    assert p.state.heavy.bit_count() == count
    assert not p.state.heavy & ~p.state.field.whole


@pytest.mark.rule("COH-13.8.b")
def test_a_strike_far_off_the_map_is_lost():
    p = strike("unit S1 soviet at E01 facing S", at="E01").play("arrow N", 2, 1)
    assert p.told("log-strike-off-map")[0].args["count"] == 0
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-13.6.a")
def test_all_strikes_of_the_round_before_fall_one_after_the_other():
    p = strike("strike soviet W05 C03", "weapons german W04*0, soviet W05*0")
    p.play("arrow N", 6)
    assert (p.waits_for, p.actor) == ("ArtilleryMarker", "soviet")
    p.play("arrow N", 6)
    assert p.waits_for == "Initiative"
    assert (p.strikes("german"), p.strikes("soviet")) == ([], [])


@pytest.mark.rule("COH-13.7.a")
def test_cards_change_the_dice_of_a_drift_check():
    """Veteran NCO rolls the die again."""
    p = strike("hand german 7").play("arrow N", 1)
    assert p.waits_for == "AfterRoll"
    p.play("card 7", 5)
    assert landed(p) == "E05"


# Smoke shells.


@pytest.mark.rule("COH-14.2.b")
def test_smoke_shells_drift_like_any_others():
    p = strike("smoke_by artillery", shells="smoke").play("arrow N", 2)
    assert p.waits_for == "DriftDirection"
    p.play(1)
    assert landed(p) == "E03"
    assert p.smoke("E03") == (1, 0)
    assert p.smoke("E05") == (0, 0)


@pytest.mark.rule("COH-14.2.c", "COH-14.4.b")
def test_smoke_shells_cover_seven_hexes_water_too_and_stay_heavy_for_the_round():
    p = strike("smoke_by artillery", "terrain water E04", shells="smoke").play("arrow N", 6)
    covered = {"E05", "E04", "E06", "D05", "D06", "F05", "F06"}
    everywhere = {p.label(h) for h in p.state.field.grid.hexes if p.state.heavy >> h & 1}
    assert everywhere == covered
    assert p.state.light == 0
    assert p.waits_for == "Initiative"


@pytest.mark.rule("COH-14.2.c")
def test_smoke_shells_that_drift_off_the_map_leave_smoke_on_it():
    p = strike("smoke_by artillery", at="E01", shells="smoke").play("arrow N", 1, 1)
    smoky = {p.label(h) for h in p.state.field.grid.hexes if p.state.heavy >> h & 1}
    assert smoky == {"E01"} | {label for label in ("D01", "F01") if p.smoke(label) == (1, 0)}


@pytest.mark.rule("COH-14.0.d", "COH-14.0.c")
def test_smoke_shells_attack_nobody():
    p = strike("smoke_by artillery", "unit S1 soviet at E05 facing N", shells="smoke")
    assert p.play("arrow N", 6).waits_for == "Initiative"
    assert not p.unit("S1").hit
