"""Section 18.0: flamethrowers."""

import pytest

from hexfront.games.coh.choices import Flame
from hexfront.games.coh.flame.throwers import flame_refusal
from hexfront.games.coh.notation import Position, position
from tests.games.coh.combat.helpers import brawl, duel, figures, price

THROWER = "flamethrower"
TANK = "mover=tracked armored blue=4"


def torch(words: str = "", target: str = "", more: str = "", distance: int = 1) -> Position:
    """G1 with a flamethrower beside S1 in E03."""
    return duel(f"{THROWER} {words}", target, distance, more)


def lit(p: Position, unit: str = "G1") -> set[str]:
    """The hexes that a flamethrower may be turned on."""
    words = [choice.split() for choice in p.copy().play(f"select {unit}").choices()]
    return {word[2] for word in words if word[0] == "flame"}


@pytest.mark.rule("COH-18.0.a")
@pytest.mark.parametrize("carrier", ["", "pioneers", f"{TANK} tank", "mover=wheeled role=vehicle"])
def test_who_has_a_flamethrower_may_use_it_instead_of_firing(carrier: str):
    p = torch(carrier)
    assert p.legal("attack G1 E03")
    assert p.legal("flame G1 E03")
    p.play("flame G1 E03", 2, 7)
    assert [entry.rule for entry in p.told("log-flame")] == ["COH-18.0.a"]


@pytest.mark.rule("COH-18.0.a")
def test_who_has_none_may_not():
    p = duel(distance=1)
    assert lit(p) == set()
    assert p.refusal("flame G1 E03").rule == "COH-18.0.a"
    assert brawl().refusal("flame-close G1 S1").rule == "COH-18.0.a"


@pytest.mark.rule("COH-18.0.a")
def test_the_other_side_has_them_too():
    p = duel("", THROWER, 1, "turn soviet")
    assert lit(p, "S1") == {"E02"}
    assert p.play("flame S1 E02", 6, "draws pinned").unit("G1").hit == "pinned"


@pytest.mark.rule("COH-18.0.b", "COH-18.0.d")
@pytest.mark.parametrize(("target", "colour"), [("", "red-fp"), (TANK, "blue-fp")])
def test_three_and_three_whatever_the_counter_prints(target: str, colour: str):
    words = "red=5 blue=none"
    assert figures(torch(words, target).ar("flame G1 E03")) == [(colour, 3), ("short-range", 3)]
    close = brawl(f"{THROWER} {words}", target)
    assert figures(close.ar("flame-close G1 S1")) == [(colour, 3), ("close-combat", 4)]


@pytest.mark.rule("COH-18.0.d")
def test_a_crewed_gun_beside_it_does_not_make_it_clumsy():
    close = brawl(f"{THROWER} crewed")
    assert figures(close.ar("flame-close G1 S1")) == [("red-fp", 3), ("close-combat", 4)]
    assert figures(close.ar("close G1 S1")) == [("red-fp", 3), ("close-combat-crewed", -2)]


@pytest.mark.rule("COH-18.0.b")
@pytest.mark.parametrize(
    ("marker", "change"), [("suppressed", -2), ("crew-suppressed", -3), ("berserk", 1)]
)
def test_hit_markers_change_its_fp(marker: str, change: int):
    p = torch(f"hit={marker}")
    assert p.ar("flame G1 E03").value("tally-hit-marker") == change
    p.play("flame G1 E03")
    assert p.unit("G1").shown


@pytest.mark.rule("COH-18.0.b")
@pytest.mark.parametrize("marker", ["gun-damaged", "crew-panicked", "panicked", "stunned"])
def test_hit_markers_forbid_it_as_any_attack(marker: str):
    p = torch(f"hit={marker}")
    assert lit(p) == set()
    assert p.refusal("flame G1 E03").rule == "COH-7.3.c"


@pytest.mark.rule("COH-18.0.c")
def test_it_reaches_one_hex():
    assert lit(torch()) == {"E03"}
    far = torch(distance=2)
    assert far.legal("attack G1 E04")
    assert lit(far) == set()
    assert far.refusal("flame G1 E04").rule == "COH-18.0.c"


@pytest.mark.rule("COH-18.0.c", "COH-5.1.a")
def test_it_is_aimed_like_any_weapon():
    assert torch("facing N").refusal("flame G1 E03").rule == "COH-5.1.a"
    assert torch(f"{TANK} facing N").refusal("flame G1 E03").rule == "COH-16.3.a"
    turret = torch(f"{TANK} turret facing N")
    assert price(turret, "flame G1 E03") == [("attack-cost", 3), ("turret", 2)]


@pytest.mark.rule("COH-18.0.e")
@pytest.mark.parametrize("facing", ["N", "NE", "S"])
def test_it_always_finds_the_flank(facing: str):
    p = torch(target=f"front=15 facing {facing}")
    assert figures(p.dr("flame G1 E03")) == [("flank-defense", 11)]


@pytest.mark.rule("COH-18.0.f")
@pytest.mark.parametrize("ground", ["woods", "stone-building", "light-woods", "water"])
def test_the_ground_does_not_count(ground: str):
    p = torch(more=f"terrain {ground} E03")
    assert p.dr("attack G1 E03").value(f"tally-terrain-{ground}")
    assert figures(p.dr("flame G1 E03")) == [("flank-defense", 11)]
    close = brawl(THROWER, "", "terrain woods E05")
    assert figures(close.dr("flame-close G1 S1")) == [("flank-defense", 11)]


@pytest.mark.rule("COH-18.0.f")
def test_nor_do_walls_and_vehicles_to_hide_behind():
    p = torch(more=f"walls E03:N\nunit S2 soviet {TANK} at E03 facing N")
    assert p.dr("attack G1 E03", "S1").value("tally-wall") == 1
    assert p.dr("attack G1 E03", "S1").value("tally-vehicle-cover") == 1
    assert figures(p.dr("flame G1 E03", "S1")) == [("flank-defense", 11)]


KEPT = {
    "level 1 E03": ("higher-target", 1),
    "work trench E03 soviet": ("trench", 2),
    "work bunker E03 soviet facing N": ("bunker-front", 5),
    "work road-block E03 soviet": ("road-block", 1),
}


@pytest.mark.rule("COH-18.0.f")
@pytest.mark.parametrize("statement", KEPT)
def test_height_and_works_count(statement: str):
    inside = "inside" if "trench" in statement or "bunker" in statement else ""
    lines = [("flank-defense", 11), KEPT[statement]]
    text = f"""
        board 9x14
        {statement}
        unit G1 german flamethrower at E02 facing S
        unit S1 soviet at E03 facing N {inside}
    """
    assert figures(position(text).dr("flame G1 E03")) == lines
    english = position(f"{text}\noption flame_ignores_terrain_only off")
    assert figures(english.dr("flame G1 E03")) == lines[:1]


@pytest.mark.rule("COH-18.0.f")
@pytest.mark.parametrize(
    ("target", "line"), [("hasty", ("hasty-defense", 1)), ("hit=cowering!", ("hit-marker", 1))]
)
def test_hasty_defenses_and_hit_markers_count(target: str, line: tuple[str, int]):
    assert figures(torch(target=target).dr("flame G1 E03")) == [("flank-defense", 11), line]
    english = torch(target=target, more="option flame_ignores_terrain_only off")
    assert figures(english.dr("flame G1 E03")) == [("flank-defense", 11)]


@pytest.mark.rule("COH-18.0.f")
@pytest.mark.parametrize("option", ["on", "off"])
def test_smoke_counts_in_either_reading(option: str):
    more = f"smoke heavy E03\nterrain woods E03\noption flame_ignores_terrain_only {option}"
    assert figures(torch(more=more).dr("flame G1 E03")) == [
        ("flank-defense", 11), ("smoke-heavy", 2),
    ]  # fmt: skip
    close = brawl(THROWER, "", more.replace("E03", "E05"))
    assert close.dr("flame-close G1 S1").value("tally-smoke-heavy") == 2


@pytest.mark.rule("COH-18.0.f")
def test_the_shield_of_an_apc_counts():
    apc = "mover=tracked armored open-topped shield=2"
    p = torch(target=apc, more="unit S2 soviet on=S1")
    assert figures(p.dr("flame G1 E03", "S2")) == [("flank-defense", 11), ("apc", 2)]


@pytest.mark.rule("COH-18.0.f", "COH-7.5.b")
def test_a_marker_that_does_not_count_stays_face_down():
    """Panicked: flank +1."""
    for option, shown in (("on", True), ("off", False)):
        more = f"option flame_ignores_terrain_only {option}"
        p = torch(target="hit=panicked", more=more).play("flame G1 E03")
        assert p.unit("S1").shown == shown


LAIR = "terrain woods D03 E03 F03\nunit S2 soviet at E03 hidden"


@pytest.mark.rule("COH-18.0.g")
def test_hidden_units_are_driven_out_without_a_roll():
    p = torch(more=LAIR, distance=9)
    assert p.unit("S2").place == "hidden"
    p.play("flame G1 E03")
    assert p.unit("S2").place == "board"
    assert p.waits_for == "RevealFacing"
    p.play("face S2 S")
    assert p.waits_for == "HitNumber"
    assert [entry.rule for entry in p.told("log-revealed")] == ["COH-18.0.g"]
    p.play(5, "draws pinned", 7)
    assert p.unit("S2").hit == "pinned"
    assert not p.told("log-recon-finds")


@pytest.mark.rule("COH-18.0.g")
def test_where_nobody_hides_the_action_is_spent_all_the_same():
    p = torch(more=LAIR, distance=9).play("flame G1 F03", 1)
    assert p.unit("S2").place == "hidden"
    assert p.told("log-flame-nobody")
    assert p.unit("G1").spent


@pytest.mark.rule("COH-18.0.g")
def test_what_is_on_offer_betrays_nobody():
    """Wherever the unit hides, the same hexes may be attacked, at the same price."""

    def seen(hiding: str) -> tuple[set[str], list[object]]:
        p = torch(more=LAIR.replace("at E03", f"at {hiding}"), distance=9)
        shown = [p.preview(f"flame G1 {h}") for h in sorted(lit(p))]
        return lit(p), [*shown]

    assert seen("E03") == seen("D03") == seen("A14")
    assert seen("E03")[0] == {"D03", "E03", "F03"}


@pytest.mark.rule("COH-18.0.g")
def test_where_nobody_can_hide_there_is_nothing_to_burn():
    p = torch(distance=9)
    assert lit(p) == set()
    assert p.refusal("flame G1 E03").rule == "COH-6.0.a"
    beside = LAIR.replace("at E03", "at A14") + "\nunit G2 german at E03 facing S"
    friends = torch(more=beside, distance=9)
    assert lit(friends) == {"D03", "F03"}
    assert friends.refusal("flame G1 E03").rule == "COH-6.0.a"


@pytest.mark.rule("COH-18.0.g")
def test_that_nobody_is_there_cannot_be_taken_back():
    p = torch(more=LAIR, distance=9)
    before = p.state.reveals
    assert p.play("flame G1 F03").state.reveals > before


@pytest.mark.rule("COH-18.0.h")
def test_it_costs_what_an_attack_costs():
    p = torch("attack=2 stressed")
    assert price(p, "flame G1 E03") == [("attack-cost", 2), ("stress", 1)]
    assert price(p, "flame G1 E03") == price(p, "attack G1 E03")
    shaken = torch("attack=2 hit=suppressed")
    assert price(shaken, "flame G1 E03") == [("attack-cost", 2), ("hit-marker", 1)]
    poor = torch("attack=2 spent", more="cap german 1")
    assert poor.refusal("flame G1 E03").rule == "COH-2.2.d"
    assert torch("attack=2 spent", more="cap german 2").legal("flame G1 E03")


@pytest.mark.rule("COH-6.10.b", "COH-6.10.c")
def test_in_close_combat_it_burns_one_enemy_of_the_own_hex():
    p = brawl(THROWER, "", "unit S2 soviet at E05 facing N\nunit S3 soviet at E06 facing N")
    assert p.refusal("flame G1 E06").rule == "COH-6.10.b"
    assert p.refusal("flame-close G1 S3").rule == "COH-6.10.c"
    p.play("flame-close G1 S2", 5, "draws pinned", 7)
    assert (p.unit("S1").hit, p.unit("S2").hit) == ("", "pinned")


@pytest.mark.rule("COH-18.0.a", "COH-6.9.b")
def test_everybody_in_the_hex_is_burnt():
    p = torch(more="unit S2 soviet at E03 facing N").play("flame G1 E03")
    assert p.waits_for == "ChooseTarget"


@pytest.mark.rule("COH-10.7.a")
def test_others_support_it_as_any_attack():
    p = torch(more="unit G2 german at D02 facing S")
    p.play("flame G1 E03", "join G2")
    assert p.waits_for == "HitNumber"
    assert p.state.stack[-1].number(p.state).value("tally-support") == -1


@pytest.mark.rule("COH-11.1.a")
def test_a_hidden_unit_comes_out_first():
    p = torch("hidden", more="terrain woods E02\nunit S2 soviet at F02 facing S", distance=9)
    assert lit(p) == set()
    assert p.refusal("flame G1 F02").rule == "COH-11.1.a"


@pytest.mark.rule("COH-GATE.a")
@pytest.mark.parametrize(("chapters", "able"), [(17, False), (18, True)])
def test_there_are_flames_from_chapter_18_on(chapters: int, able: bool):
    p = torch(more=f"chapters {chapters}")
    assert bool(lit(p)) == able
    close = brawl(THROWER, "", f"chapters {chapters}")
    assert close.legal("flame-close G1 S1") == able
    if not able:
        assert p.refusal("flame G1 E03").rule == "COH-GATE.a"


@pytest.mark.rule("COH-4.0.a")
def test_it_is_turned_on_hexes_of_the_map_only():
    p = torch()
    for nowhere in (-1, p.state.field.grid.size):
        assert p.game.refuse(p.state, 0, Flame(p.id("G1"), nowhere)).rule == "COH-4.0.a"
    corner = position("""
        unit G1 german flamethrower at A02 facing N
        unit S1 soviet at E05 facing N
    """)
    assert lit(corner) == set()


@pytest.mark.rule("COH-18.0.c")
@pytest.mark.parametrize(("at", "facing"), [("A01", "N"), ("I01", "N"), ("A09", "S"), ("I09", "S")])
def test_it_reaches_the_corners_of_the_map(at: str, facing: str):
    beside = at[0] + ("02" if facing == "N" else "08")
    p = position(f"""
        board 9x9
        unit G1 german flamethrower at {beside} facing {facing}
        unit S1 soviet at {at} facing N
    """)
    assert lit(p) == {at}
    p.play("select G1")
    assert p.game.allows(p.state, 0, p.choice(f"flame G1 {at}"))


@pytest.mark.rule("COH-18.0.b")
def test_nor_is_it_on_offer_in_close_combat_to_who_may_not_attack():
    def offered(words: str) -> bool:
        listed = brawl(f"{THROWER} {words}").play("select G1").choices()
        return "flame-close G1 S1" in listed

    assert offered("")
    assert not offered("hit=gun-damaged")


@pytest.mark.rule("COH-15.10.c", "COH-18.1.e")
@pytest.mark.parametrize(("carried", "rule"), [
    ("mover=tracked hit=immobilized!", "COH-15.10.c"), ("", "COH-18.1.e"),
])  # fmt: skip
def test_a_flamethrower_in_tow_is_as_silent_as_one_aboard(carried: str, rule: str):
    p = position(f"""
        chapters 18
        unit G1 german at E04 facing N mover=tracked
        unit G2 german on=G1 flamethrower {carried}
        unit S1 soviet at E03 facing S
    """).play("select G2")
    assert p.refusal("flame G2 E03").rule == rule
    assert "flame G2 E03" not in p.choices()


@pytest.mark.rule("COH-18.1.e")
def test_carried_pioneers_have_no_use_of_their_flamethrower():
    p = position("""
        unit G2 german at C03 facing SE mover=tracked armored
        unit G1 german-pioneers on=G2
        unit S1 soviet-rifles-41 at D04 facing NW
    """)
    assert p.refusal("flame G1 D04").rule == "COH-18.1.e"


@pytest.mark.rule("COH-4.0.a")
def test_flames_are_not_thrown_off_the_map():
    p = position("""
        unit G1 german-pioneers at A01 facing SE
        unit S1 soviet-rifles-41 at B02 facing NW
    """)
    u, size = p.id("G1"), p.state.field.grid.size
    for to in (-1, 0, size):
        refusal = flame_refusal(p.state, u, to)
        assert refusal is not None
        assert refusal.message == "refuse-not-in-play"


@pytest.mark.rule("COH-18.0.g", "COH-6.10.b")
@pytest.mark.parametrize(("at", "offered"), [("C03", False), ("F05", True)])
def test_who_is_in_close_combat_burns_nobody_out_beside_it(at: str, offered: bool):
    p = position(f"""
        terrain woods D04
        unit G1 german-pioneers at C03 facing SE
        unit S1 soviet-rifles-41 at {at} facing NW
        unit S2 soviet-rifles-41 at D04 hidden
    """)
    assert ("flame G1 D04" in p.play("select G1").choices()) is offered
