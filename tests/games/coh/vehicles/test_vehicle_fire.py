"""Sections 15.14 to 15.16, 16.2 and 16.3: ground, cover, slopes, turrets and SPGs."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import brawl, duel, figures, price

TANK = "mover=tracked armored blue=4"
TRUCK = "mover=wheeled truck"
GUN = "mover=wheeled crewed"


@pytest.mark.rule("COH-15.14.a", "COH-6.10.f")
@pytest.mark.parametrize(
    ("target", "bonus"),
    [(TANK, []), ("mover=wheeled role=vehicle", []), ("", [("terrain-stone-building", 2)]),
     (f"{GUN} role=gun", [("terrain-stone-building", 2)])],
)  # fmt: skip
def test_in_close_combat_only_vehicles_have_no_use_of_the_ground(target: str, bonus: list):
    ground = "terrain stone-building E05"
    p = brawl("blue=3", target, ground)
    assert figures(p.dr("close G1 S1")) == [("flank-defense", 11), *bonus]


@pytest.mark.rule("COH-15.14.a")
def test_from_outside_the_ground_protects_vehicles_too():
    p = duel("blue=3", TANK, more="terrain woods E05")
    assert figures(p.dr("attack G1 E05")) == [("front-defense", 12), ("terrain-woods", 2)]


def covered(*more: str, s1: str = "") -> Position:
    """G1 fires at S1 in E05; `more` says who else is there."""
    return duel("blue=3", s1, more="\n".join(more))


@pytest.mark.rule("COH-15.15.a")
@pytest.mark.parametrize("vehicle", [TANK, TRUCK, "mover=wheeled wagon red=none blue=none"])
def test_a_foot_unit_has_cover_behind_a_friendly_vehicle(vehicle: str):
    p = covered(f"unit S2 soviet {vehicle} at E05 facing N", "terrain light-woods E05")
    assert figures(p.dr("attack G1 E05", "S1")) == [
        ("front-defense", 12), ("terrain-light-woods", 1), ("vehicle-cover", 1),
    ]  # fmt: skip
    assert p.dr("attack G1 E05", "S2").value("tally-vehicle-cover") == 0


@pytest.mark.rule("COH-15.15.a")
@pytest.mark.parametrize(
    ("others", "s1"),
    [
        (f"unit S2 soviet {TANK} at E06 facing N", ""),
        ("unit S2 soviet at E05 facing N", ""),
        (f"unit S2 soviet {GUN} at E05 facing N", ""),
        (f"unit S2 soviet {TANK} at E05 facing N", GUN),
        (f"unit S2 soviet {TANK} at A01 facing N", ""),
        (f"unit S2 soviet {TANK} destroyed", ""),
    ],
)
def test_who_gives_and_who_gets_no_cover(others: str, s1: str):
    p = covered(others, s1=s1)
    assert p.dr("attack G1 E05", "S1").value("tally-vehicle-cover") == 0


@pytest.mark.rule("COH-15.15.a", "COH-19.0.b")
def test_the_vehicle_of_an_ally_is_cover():
    p = covered(
        f"unit S2 soviet {TANK} at E05 facing N by=soviet-2", "commanders soviet 2",
        "unit S3 soviet at I09 facing N by=soviet-2",
    )  # fmt: skip
    assert p.dr("attack G1 E05", "S1").value("tally-vehicle-cover") == 1


@pytest.mark.rule("COH-15.15.a")
def test_an_enemy_vehicle_is_no_cover():
    p = covered(f"unit G2 german {TANK} at E05 facing S", f"unit G3 german {TANK} at D05 facing S")
    assert p.dr("attack G1 E05", "S1").value("tally-vehicle-cover") == 0
    assert brawl("", "", f"unit G2 german {TANK} at E05 facing S").dr("close G1 S1").total == 11


@pytest.mark.rule("COH-15.15.a")
def test_there_is_cover_in_close_combat_too():
    for side, other, turn in (("german", "soviet", "german"), ("soviet", "german", "soviet")):
        p = position(f"""
            board 9x9
            unit A {side} at E05 facing N
            unit B {other} at E05 facing N
            unit C {other} {TANK} at E05 facing N
            turn {turn}
        """)
        assert figures(p.dr("close A B")) == [("flank-defense", 11), ("vehicle-cover", 1)]


@pytest.mark.rule("COH-15.15.a")
def test_who_is_carried_has_no_cover_behind_his_own_vehicle():
    p = duel("blue=3", TANK, more="unit S2 soviet on=S1\nunit S3 soviet at E05 facing N")
    assert p.dr("attack G1 E05", "S2").value("tally-vehicle-cover") == 0
    assert p.dr("attack G1 E05", "S3").value("tally-vehicle-cover") == 1


@pytest.mark.rule("COH-15.15.b")
def test_two_vehicles_cover_no_better_than_one():
    two = (f"unit S{n} soviet {TANK} at E05 facing N" for n in (2, 3))
    assert covered(*two).dr("attack G1 E05", "S1").value("tally-vehicle-cover") == 1


def slope(words: str, here: int, there: int, to: str = "E03") -> Position:
    """G1 in E02 on one level, S1 south of it on another."""
    distance = int(to[1:]) - 2
    level = "\n".join(f"level {level} {h}" for level, h in ((here, "E02"), (there, to)) if level)
    return duel(words, "", distance, level)


@pytest.mark.rule("COH-15.16.a")
@pytest.mark.parametrize(("here", "there", "able"), [(2, 0, False), (2, 1, True), (1, 0, True)])
def test_a_tank_cannot_fire_down_a_steep_slope_at_the_next_hex(here: int, there: int, able: bool):
    p = slope(f"{TANK} tank", here, there)
    assert p.legal("attack G1 E03") == able
    if not able:
        assert p.refusal("attack G1 E03").rule == "COH-15.16.a"


@pytest.mark.rule("COH-15.16.a")
def test_two_hexes_away_it_can():
    assert slope(f"{TANK} tank", 2, 0, "E04").legal("attack G1 E04")


@pytest.mark.rule("COH-15.16.a")
def test_only_tanks_are_bound():
    for words in (TANK, f"{TANK} open-topped", "", GUN):
        assert slope(words, 2, 0).legal("attack G1 E03")


@pytest.mark.rule("COH-15.16.a")
def test_nor_does_it_search_or_support_down_there():
    hiding = duel(f"{TANK} tank", "", 5, "level 2 E02\nunit S2 soviet at A14 hidden")
    searched = {words.split()[2] for words in hiding.play("recon G1").choices()}
    assert "E03" not in searched
    assert "E04" in searched
    for words, able in (("", True), (f"{TANK} tank", False)):
        pair = duel("", "", 1, f"unit G2 german {words} at E02 facing S\nlevel 2 E02")
        pair.play("attack G1 E03")
        assert (pair.waits_for == "ChooseSupport") == able


@pytest.mark.rule("COH-15.16.b")
def test_upwards_it_can():
    p = slope(f"{TANK} tank", 0, 2)
    assert p.legal("attack G1 E03")
    assert p.play("attack G1 E03", 7, "draws unnerved").told("log-hit")


@pytest.mark.rule("COH-15.16.a")
def test_a_turret_or_flames_do_not_help():
    p = slope(f"{TANK} tank turret flamethrower facing N", 2, 0)
    assert p.refusal("attack G1 E03").rule == "COH-15.16.a"
    assert p.refusal("flame G1 E03").rule == "COH-15.16.a"


TURRET = f"{TANK} turret"


@pytest.mark.rule("COH-16.2.a", "COH-16.2.b")
@pytest.mark.parametrize("facing", ["S", "SW", "SE", "N", "NE", "NW"])
def test_a_turret_turns_anywhere_for_two_ap(facing: str):
    p = duel(f"{TURRET} facing {facing}")
    turned = [] if facing in ("SE", "S", "SW") else [("turret", 2)]
    assert price(p, "attack G1 E05") == [("attack-cost", 3), *turned]
    p.play("attack G1 E05", 2, 7)
    assert p.unit("G1").facing == facing


@pytest.mark.rule("COH-16.2.b")
def test_the_price_is_part_of_the_spent_check():
    p = duel(f"{TURRET} facing N stressed")
    assert p.cost("attack G1 E05") == 6
    p.play("attack G1 E05", 2, 6)
    assert p.told("log-becomes-spent")[0].args["cost"] == 6


@pytest.mark.rule("COH-16.2.b")
def test_a_spent_crew_pays_for_the_turret_too():
    away = "unit S2 soviet at E01 facing S\ncap german 4"
    p = duel(f"{TURRET} spent", more=away)
    assert p.legal("attack G1 E05")
    assert p.refusal("attack G1 E01").rule == "COH-2.2.d"
    rich = duel(f"{TURRET} spent", more=away.replace("4", "5"))
    assert rich.legal("attack G1 E01")


@pytest.mark.rule("COH-16.2.b", "COH-11.7.a")
def test_searching_out_of_the_arc_costs_it_as_well():
    hidden = "unit S2 soviet at A14 hidden\nterrain woods A14"
    p = duel(TURRET, distance=9, more=hidden).play("recon G1")
    assert p.cost("attack G1 E03") == 3
    assert p.cost("attack G1 E01") == 5
    poor = duel(f"{TURRET} spent", distance=9, more=f"{hidden}\ncap german 3").play("recon G1")
    assert not poor.legal("attack G1 E01")
    assert poor.refusal("attack G1 E01").rule == "COH-2.2.d"


@pytest.mark.rule("COH-16.2.b")
def test_in_close_combat_nothing_is_turned():
    p = brawl(f"{TURRET} facing N")
    assert price(p, "close G1 S1") == [("attack-cost", 3)]


@pytest.mark.rule("COH-16.2.c")
def test_sight_and_range_limit_a_turret():
    back = "facing N range=2"
    assert duel(f"{TURRET} {back}", distance=4).legal("attack G1 E06")
    assert duel(f"{TURRET} {back}", distance=5).refusal("attack G1 E07").rule == "COH-5.3.d"
    hidden = duel(f"{TURRET} {back}", distance=4, more="terrain woods E04")
    assert hidden.refusal("attack G1 E06").rule == "COH-5.2.a"


@pytest.mark.rule("COH-10.6.b")
def test_a_turret_supports_inside_the_arc_only():
    """The +2 AP are the attacker's, and nobody pays them for a supporter."""
    for facing, able in (("S", True), ("N", False)):
        p = duel(more=f"unit G2 german {TURRET} at E02 facing {facing}").play("attack G1 E05")
        assert (p.waits_for == "ChooseSupport") == able


@pytest.mark.rule("COH-16.3.a")
@pytest.mark.parametrize("words", [TANK, f"{TANK} open-topped"])
def test_without_a_turret_a_vehicle_must_pivot_first(words: str):
    for turn, a, b in (("german", "G1", "E05"), ("soviet", "S1", "E02")):
        p = duel(f"{words} facing N", f"{words} facing S", more=f"turn {turn}")
        assert p.refusal(f"attack {a} {b}").rule == "COH-16.3.a"
        other = "S1" if a == "G1" else "G1"
        p.play(f"pivot {a} {'S' if a == 'G1' else 'N'}", 7, f"stall {other}", 7)
        assert p.legal(f"attack {a} {b}")


@pytest.mark.rule("COH-16.2.a", "COH-16.3.a")
def test_the_counters_say_who_has_a_turret():
    kinds = position("unit G1 german at A01").state.setting.definitions.kinds
    turrets = {name for name, kind in kinds.items() if kind.turret}
    assert all(kinds[name].is_vehicle for name in turrets)
    assert {name for name, kind in kinds.items() if kind.tank} <= turrets
    assert not any(kinds[name].open_topped for name in turrets)


@pytest.mark.rule("COH-16.2.a", "COH-14.1.a")
def test_a_turret_lays_smoke_all_round():
    p = duel(f"{TURRET} tank", distance=9, more="smoke_by tanks").play("smoke G1")
    assert p.cost("lay G1 E03") == 3
    assert p.cost("lay G1 E01") == 5


@pytest.mark.rule("COH-16.2.a")
@pytest.mark.parametrize(
    ("facing", "ahead", "turned"),
    [("S", "D03 E03 F03 D04 F04", "D02 E01 F02"), ("N", "D02 E01 F02", "D03 E03 F03 D04 F04")],
)
def test_the_turret_turns_for_the_first_hex_outside_the_arc(facing: str, ahead: str, turned: str):
    tank = duel(f"{TURRET} tank facing {facing}", distance=9, more="smoke_by tanks")
    p = tank.play("smoke G1")
    assert {p.cost(f"lay G1 {place}") for place in ahead.split()} == {3}
    assert {p.cost(f"lay G1 {place}") for place in turned.split()} == {5}
