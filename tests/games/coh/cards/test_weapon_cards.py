"""Section 8.2 and cards W01 to W03: grenades, bottles and charges of foot units."""

import pytest

from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import brawl, duel, figures, price

TANK = "mover=tracked armored blue=4"


def armed(
    grant: str, attacker: str = "", target: str = "", distance: int = 1, more: str = ""
) -> Position:
    """G1 beside S1; both sides have what `grant` says."""
    return duel(attacker, target, distance, f"weapons {grant}\n{more}")


def thrown(p: Position, unit: str = "G1") -> set[str]:
    """The attacks with weapon cards that are on offer."""
    words = p.copy().play(f"select {unit}").choices()
    return {choice for choice in words if choice.startswith("weapon")}


@pytest.mark.rule("COH-8.0.a")
def test_weapon_cards_are_no_battle_cards():
    """W01 lies beside the hand and the deck, and card 01 is another card."""
    p = armed("german W01")
    assert p.hand("german") == ()
    assert p.refusal("card 1").rule == "COH-8.0.c"
    assert len(p.state.deck) == max(p.state.setting.definitions.cards) + 1
    p.play("weapon G1 W01 E03", 2, 7)
    assert sum(p.state.discards) == 0
    holding = duel(distance=1, more="hand german 1")
    assert holding.refusal("weapon G1 W01 E03").rule == "COH-8.2.a"


@pytest.mark.rule("COH-8.2.a")
def test_only_what_the_scenario_grants():
    assert thrown(duel(distance=1)) == set()
    assert thrown(armed("german W01")) == {"weapon G1 W01 E03"}
    p = armed("german W01")
    assert p.refusal("weapon G1 W03 E03").rule == "COH-8.2.a"
    assert armed("soviet W02").refusal("weapon G1 W01 E03").rule == "COH-8.2.a"


@pytest.mark.rule("COH-8.2.a")
def test_as_often_as_the_scenario_says():
    p = armed("german W01*2", target="front=20", more="cap german 9")
    for left in (1, 0):
        assert thrown(p)
        p.play("weapon G1 W01 E03", 2, "cap 3", "pass")
        assert p.state.weapons[0] == (left,)
    assert thrown(p) == set()
    assert p.refusal("weapon G1 W01 E03").message == "refuse-weapon-used-up"


@pytest.mark.rule("COH-8.2.a")
@pytest.mark.parametrize(("now", "able"), [(1, False), (2, True), (3, True), (4, False)])
def test_in_the_rounds_that_the_scenario_says(now: int, able: bool):
    p = armed("german W01@2+3", more=f"round {now} of 5")
    assert bool(thrown(p)) == able
    if not able:
        assert p.refusal("weapon G1 W01 E03").message == "refuse-weapon-not-this-round"


@pytest.mark.rule("COH-8.3.d")
@pytest.mark.parametrize(("grant", "card"), [("german W04", "W04"), ("german W05", "W05")])
def test_an_artillery_card_is_no_attack_of_a_unit(grant: str, card: str):
    p = armed(grant)
    assert thrown(p) == set()
    assert p.refusal(f"weapon G1 {card} E03").rule == "COH-8.3.d"


@pytest.mark.rule("COH-8.5.b", "COH-8.5.c", "COH-8.5.h")
def test_its_green_cost_is_never_changed():
    """Neither by stress nor by a hit marker; CAP lower it before the Spent Check."""
    p = armed("german W01", "stressed hit=suppressed")
    assert price(p, "weapon G1 W01 E03") == [("card-cost", 3)]
    p.play("weapon G1 W01 E03", 2)
    assert p.waits_for == "ActionCost"
    p.play("cap 1", 2)
    assert p.told("log-becomes-spent")[0].args["cost"] == 2
    confused = armed("german W01", more="hand soviet 6").play("weapon G1 W01 E03", 2)
    assert confused.waits_for == "ActionCost"


@pytest.mark.rule("COH-8.5.c", "COH-8.5.d")
def test_a_spent_unit_needs_cap_for_all_of_it():
    assert armed("german W01", "spent", more="cap german 3").legal("weapon G1 W01 E03")
    poor = armed("german W01", "spent", more="cap german 2")
    assert poor.refusal("weapon G1 W01 E03").rule == "COH-2.2.d"


@pytest.mark.rule("COH-8.5.h")
@pytest.mark.parametrize(("card", "g1"), [(1, "spent"), (2, "")])
def test_no_battle_card_pays_for_it(card: int, g1: str):
    p = armed("german W01", g1, more=f"hand german {card}")
    p.play(f"card {card}", "select G1")
    assert p.legal("attack G1 E03")
    assert p.refusal("weapon G1 W01 E03").rule == "COH-8.5.h"


@pytest.mark.rule("COH-8.5.i")
def test_the_thrower_is_stressed():
    p = armed("german W01").play("weapon G1 W01 E03", 2, 7)
    assert p.unit("G1").stressed


@pytest.mark.rule("COH-8.8.b")
def test_without_the_group_symbol_nobody_supports_it():
    beside = "unit G2 german at D02 facing S"
    assert armed("german W01", more=beside).play("attack G1 E03").waits_for == "ChooseSupport"
    assert armed("german W01", more=beside).play("weapon G1 W01 E03").waits_for == "HitNumber"


@pytest.mark.rule("COH-CARD.W01")
def test_grenades():
    """Red 3, blue 0; short range and close combat count, and so does terrain."""
    p = armed("german W01", more="terrain stone-building E03")
    assert figures(p.ar("weapon G1 W01 E03")) == [("red-fp", 3), ("short-range", 3)]
    assert figures(p.dr("weapon G1 W01 E03")) == [
        ("front-defense", 12), ("terrain-stone-building", 2),
    ]  # fmt: skip
    close = brawl("red=1", "", "weapons german W01\nterrain woods E05")
    assert figures(close.ar("weapon-close G1 W01 S1")) == [("red-fp", 3), ("close-combat", 4)]
    assert figures(close.dr("weapon-close G1 W01 S1")) == [
        ("flank-defense", 11), ("terrain-woods", 2),
    ]  # fmt: skip
    armored = armed("german W01", target=TANK)
    assert figures(armored.ar("weapon G1 W01 E03")) == [("blue-fp", 0), ("short-range", 3)]


@pytest.mark.rule("COH-CARD.W01")
def test_grenades_fly_one_hex_ahead():
    far = armed("german W01", distance=2)
    assert thrown(far) == set()
    assert far.refusal("weapon G1 W01 E04").rule == "COH-CARD.W01"
    assert armed("german W01", "facing N").refusal("weapon G1 W01 E03").rule == "COH-5.1.a"


@pytest.mark.rule("COH-CARD.W01")
@pytest.mark.parametrize(("at", "facing"), [("A01", "N"), ("I01", "N"), ("A09", "S"), ("I09", "S")])
def test_they_reach_the_corners_of_the_map(at: str, facing: str):
    beside = at[0] + ("02" if facing == "N" else "08")
    p = position(f"""
        board 9x9
        weapons german W01
        unit G1 german at {beside} facing {facing}
        unit S1 soviet at {at} facing N
    """)
    assert thrown(p) == {f"weapon G1 W01 {at}"}
    p.play("select G1")
    assert p.game.allows(p.state, 0, p.choice(f"weapon G1 W01 {at}"))


@pytest.mark.rule("COH-CARD.W02")
def test_molotov_cocktails():
    """Red 3, blue 4; an adjacent hex is at long range."""
    p = armed("soviet W02", TANK, "", more="turn soviet\nterrain light-woods E02")
    assert figures(p.ar("weapon S1 W02 E02")) == [("blue-fp", 4), ("long-range", -2)]
    assert p.dr("weapon S1 W02 E02").value("tally-terrain-light-woods") == 1
    close = brawl("", "red=1", "weapons soviet W02\nterrain woods E05\nturn soviet")
    assert figures(close.ar("weapon-close S1 W02 G1")) == [("red-fp", 3), ("close-combat", 4)]
    assert close.dr("weapon-close S1 W02 G1").value("tally-terrain-woods") == 2
    far = armed("soviet W02", distance=2, more="turn soviet")
    assert far.refusal("weapon S1 W02 E02").rule == "COH-CARD.W02"


@pytest.mark.rule("COH-CARD.W03")
def test_demolition_charges():
    """Red 6, blue 7; own hex only, and no terrain."""
    for target, fp in (("", ("red-fp", 6)), (TANK, ("blue-fp", 7))):
        more = "weapons german W03\nterrain stone-building E05"
        p = brawl("", target, f"{more}\nunit S2 soviet {TANK} at E05 facing N")
        assert figures(p.ar("weapon-close G1 W03 S1")) == [fp, ("close-combat", 4)]
        assert figures(p.dr("weapon-close G1 W03 S1")) == [("flank-defense", 11)]
    near = armed("german W03")
    assert thrown(near) == set()
    assert near.refusal("weapon G1 W03 E03").rule == "COH-CARD.W03"


@pytest.mark.rule("COH-CARD.W01", "COH-CARD.W02", "COH-CARD.W03")
@pytest.mark.parametrize("words", [TANK, "mover=wheeled crewed"])
def test_they_are_for_foot_units(words: str):
    for card, side, a, b in (("W01", "german", "G1", "E03"), ("W02", "soviet", "S1", "E02")):
        p = armed(f"{side} {card}", words, words, more=f"turn {side}")
        assert thrown(p, a) == set()
        assert p.refusal(f"weapon {a} {card} {b}").rule == f"COH-CARD.{card}"


@pytest.mark.rule("COH-CARD.W01", "COH-CARD.W02")
def test_each_card_is_for_its_side():
    p = armed("german W02")
    assert p.refusal("weapon G1 W02 E03").rule == "COH-CARD.W02"


@pytest.mark.rule("COH-CARD.W01", "COH-6.10.c")
def test_a_mortar_crew_throws_them_by_hand():
    """Neither minimum range nor the white background of its tube matters."""
    crew = "mortar crewed minimum=3"
    p = armed("german W01", crew)
    assert figures(p.ar("weapon G1 W01 E03")) == [("red-fp", 3), ("short-range", 3)]
    close = brawl(crew, "", "weapons german W01")
    assert figures(close.ar("weapon-close G1 W01 S1"))[1] == ("close-combat", 4)


@pytest.mark.rule("COH-16.5.b")
def test_into_an_open_top_with_red_or_blue():
    p = brawl("", f"{TANK} open-topped", "weapons german W03")
    assert figures(p.ar("weapon-close G1 W03 S1"))[0] == ("blue-fp", 7)
    assert figures(p.ar("weapon-close G1 W03 S1 red"))[0] == ("red-fp", 6)
    closed = brawl("", TANK, "weapons german W03")
    assert closed.refusal("weapon-close G1 W03 S1 red").rule == "COH-16.5.b"


@pytest.mark.rule("COH-7.3.c", "COH-4.8.e")
def test_who_cannot_attack_cannot_throw():
    assert armed("german W01", "hit=panicked").refusal("weapon G1 W01 E03").rule == "COH-7.3.c"
    wet = armed("german W01", more="terrain water E02")
    assert wet.refusal("weapon G1 W01 E03").rule == "COH-4.8.e"


@pytest.mark.rule("COH-7.3.d")
def test_a_marker_changes_the_fp_of_what_is_thrown():
    p = armed("german W01", "hit=suppressed")
    assert p.ar("weapon G1 W01 E03").value("tally-hit-marker") == -2


@pytest.mark.rule("COH-6.0.a", "COH-6.10.b")
def test_it_needs_an_enemy_to_throw_at():
    p = armed("german W01", distance=3)
    assert p.refusal("weapon G1 W01 E03").rule == "COH-6.0.a"
    close = brawl("", "", "weapons german W01\nunit S2 soviet at E06 facing N")
    assert close.refusal("weapon G1 W01 E06").rule == "COH-6.10.b"
    assert close.refusal("weapon-close G1 W01 S2").rule == "COH-6.10.c"


@pytest.mark.rule("COH-8.2.a")
def test_two_grants_of_one_player_are_used_one_after_the_other():
    """A player of two commanders has both their cards (COH-19.1)."""
    p = armed("german W01@1 W01", more="round 2 of 5")
    p.play("weapon G1 W01 E03", 2, 7)
    assert p.state.weapons[0] == (1, 0)


def test_what_is_left_is_written_down():
    p = armed("german W01*2 W03@2").play("weapon G1 W01 E03", 2, 7).settle()
    assert "weapons german W01 W03@2" in p.text()
    assert position(p.text()).state.weapons[0] == (1, 1)
