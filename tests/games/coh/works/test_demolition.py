"""Fortifications and obstacles are destroyed (COH-17.11)."""

import pytest

from tests.games.coh.works.helpers import works

GUN = "unit G1 german at D06 facing N red=5 range=9"


@pytest.mark.rule("COH-17.11.a", "COH-17.11.b", "COH-17.11.f")
@pytest.mark.parametrize(
    ("work", "defense"), [("bunker D03 facing N", 16), ("wire D03", 15), ("road-block D03", 15),
                          ("mines D03", 15)],
)  # fmt: skip
@pytest.mark.parametrize("owner", ["german", "soviet"])
def test_works_without_units_are_targets(work: str, defense: int, owner: str) -> None:
    kind, at, *facing = work.split()
    p = works("work " + " ".join((kind, at, owner, *facing)), GUN, "unit S1 soviet at H01 facing S")
    shown = p.against_work("attack G1 D03")
    assert shown.defense.total == defense
    assert shown.attack.total == 5
    assert [line.label for line in shown.attack.lines] == ["tally-red-fp"]
    assert shown.number == defense - 5
    p.play("attack G1 D03", "shift -1", defense - 6)
    assert p.work("D03") == ""
    assert p.unit("G1").acted


@pytest.mark.rule("COH-17.11.b")
def test_one_less_does_nothing() -> None:
    p = works("work wire D03", GUN, "unit S1 soviet at H01 facing S")
    p.play("attack G1 D03", 9)
    assert p.work("D03") == "wire"


@pytest.mark.rule("COH-17.11.a")
def test_a_trench_has_no_defense_and_hidden_mines_are_no_target() -> None:
    p = works("work trench D03", GUN, "unit S1 soviet at H01 facing S")
    assert p.refusal("attack G1 D03").rule == "COH-11.7.a"
    p = works("work mines D03 soviet hidden", GUN, "unit S1 soviet at H01 facing S")
    assert p.refusal("attack G1 D03").rule == "COH-11.7.a"


@pytest.mark.rule("COH-17.11.a", "COH-6.0.a")
def test_works_under_friends_alone_are_no_target() -> None:
    p = works(
        "work wire D03", GUN, "unit G2 german at D03 facing N", "unit S1 soviet at H01 facing S"
    )
    assert p.refusal("attack G1 D03").rule == "COH-6.0.a"


@pytest.mark.rule("COH-10.6.e", "COH-17.11.f")
@pytest.mark.parametrize(
    ("words", "at", "hider"),
    [("attack G1 D03", "D06", ""), ("demolish G1", "D03", ""), ("attack G1 D03", "D06", "hidden")],
)
def test_without_red_fp_nobody_supports_an_attack_on_works(words: str, at: str, hider: str) -> None:
    p = works(
        "work bunker D03 soviet facing N", f"unit G1 german at {at} facing N range=9",
        f"unit G2 german at {at} facing N red=none blue=5 range=9",
        f"unit G3 german at {at} facing N red=0 blue=none range=9",
        f"unit S1 soviet at H01 facing S {hider}",
    )  # fmt: skip
    p.play(words)
    assert p.choices() == ["done", "join G3"]
    assert p.refusal("join G2").rule == "COH-10.6.e"


@pytest.mark.rule("COH-10.6.e", "COH-11.7.a")
def test_blue_fp_supports_recon_by_fire_at_works() -> None:
    """Whoever is found there may be armored."""
    p = works(
        "work bunker D03 soviet facing N", "unit G1 german at D06 facing N range=9",
        "unit G2 german at D06 facing N red=none blue=5 range=9",
        "unit S1 soviet at H01 facing S hidden",
    )  # fmt: skip
    p.play("recon G1", "attack G1 D03")
    assert p.choices() == ["done", "join G2"]


@pytest.mark.rule("COH-17.11.f")
def test_without_red_fp_nothing_is_done_to_works() -> None:
    gun = "unit G1 german at D06 facing N red=none blue=5 range=9"
    p = works("work wire D03", gun, "unit S1 soviet at H01 facing S")
    assert p.refusal("attack G1 D03").rule == "COH-6.6.b"
    p = works("work wire D03", gun, "unit S1 soviet at D03 facing S armored mover=tracked")
    assert p.preview("attack G1 D03").works == ()


@pytest.mark.rule("COH-17.11.c", "COH-17.11.e")
def test_first_the_units_then_the_work_and_one_spent_check() -> None:
    p = works(
        "work bunker D03 soviet facing S", GUN, "unit S1 soviet at D03 facing S inside",
        "unit S2 soviet at D03 facing S",
    )  # fmt: skip
    p.play("attack G1 D03")
    assert p.waits_for == "ChooseTarget"
    p.play("target S1", 2, 2)
    assert p.waits_for == "WorkNumber"
    p.play(11)
    assert p.work("D03") == ""
    assert not p.unit("S1").inside
    assert p.unit("S1").hex == "D03"
    assert p.waits_for == "ActionCost"
    p.play("cap 0", 7)
    assert p.turn == "soviet"


@pytest.mark.rule("COH-17.11.d")
@pytest.mark.parametrize(("ground", "number"), [("open", 10), ("light-woods", 11), ("woods", 12)])
def test_terrain_protects_works_from_afar(ground: str, number: int) -> None:
    p = works(f"terrain {ground} D03", "work wire D03", GUN, "unit S1 soviet at H01 facing S")
    assert p.against_work("attack G1 D03").number == number


@pytest.mark.rule("COH-17.11.d", "COH-12.3.a")
def test_height_helps_the_attacker_and_not_the_work() -> None:
    lines = ("work wire D03", GUN, "unit S1 soviet at H01 facing S")
    up = works("level 1 D06", *lines).against_work("attack G1 D03")
    assert (up.defense.total, up.attack.total) == (15, 6)
    down = works("level 1 D03", *lines).against_work("attack G1 D03")
    assert (down.defense.total, down.attack.total) == (15, 5)


@pytest.mark.rule("COH-17.11.c")
def test_the_hasty_defense_of_each_unit_is_rolled_against() -> None:
    p = works(
        GUN, "unit S1 soviet at D03 facing S hasty", "unit S2 soviet at D03 facing S hasty",
        "unit S3 soviet at D03 facing S",
    )  # fmt: skip
    assert p.against_work("attack G1 D03", "S2").defense.total == 13
    p.play("attack G1 D03", "target S1", 12, "target S2", 2, 2)
    assert p.unit("S1").place == "destroyed"
    assert p.waits_for == "WorkNumber"
    p.play(8)
    assert not p.unit("S2").hasty
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-GATE.a")
def test_before_chapter_17_nobody_shoots_at_hasty_defenses() -> None:
    p = works("chapters 16", GUN, "unit S1 soviet at D03 facing S hasty")
    assert p.preview("attack G1 D03").works == ()
    p.play("attack G1 D03", 2)
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.11.g", "COH-17.11.h")
def test_close_combat_is_against_a_unit_or_the_work() -> None:
    lines = (
        "terrain woods D03", "work wire D03", "unit G1 german at D03 facing N red=5",
        "unit S1 soviet at D03 facing S",
    )  # fmt: skip
    p = works(*lines)
    assert p.preview("close G1 S1").works == ()
    p.play("close G1 S1", 2)
    assert p.waits_for == "ActionCost"
    p = works(*lines)
    shown = p.preview("demolish G1")
    assert shown.targets == ()
    assert (shown.works[0].defense.total, shown.works[0].attack.total) == (15, 9)
    p.play("demolish G1", 6)
    assert p.work("D03") == ""
    assert p.unit("S1").place == "board"
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.11.g")
def test_in_close_combat_a_hasty_defense_is_a_target_of_its_own() -> None:
    p = works("unit G1 german at D03 facing N red=5", "unit S1 soviet at D03 facing S hasty",
              "unit S2 soviet at D03 facing S")  # fmt: skip
    p.play("dislodge G1 S1", 4)
    assert not p.unit("S1").hasty
    assert p.unit("S1").place == "board"
    p = works("unit G1 german at D03 facing N red=5", "unit S2 soviet at D03 facing S")
    assert p.refusal("dislodge G1 S2").rule == "COH-17.11.a"
    p = works("unit G1 german at D03 facing N", "unit S1 soviet at D02 facing S hasty",
              "unit S2 soviet at D03 facing S")  # fmt: skip
    assert p.refusal("dislodge G1 S1").rule == "COH-6.10.c"
    assert p.refusal("demolish G1").rule == "COH-17.11.a"


@pytest.mark.rule("COH-17.11.g", "COH-17.10.c")
def test_who_destroys_mines_in_their_hex_sets_them_off_all_the_same() -> None:
    p = works(
        "work mines D03", "unit G1 german at D03 facing N red=5", "unit S1 soviet at H01 facing S"
    )
    p.play("demolish G1", 12)
    assert p.work("D03") == ""
    assert p.waits_for == "MineNumber"


@pytest.mark.rule("COH-17.11.g", "COH-17.11.h", "COH-18.0.a", "COH-18.0.d", "COH-8.2.a")
@pytest.mark.parametrize("enemy", ["D03 facing N inside", "H01 facing S"])
@pytest.mark.parametrize(
    ("side", "words", "attack", "cost"),
    [
        ("german", "flame A1 D03", 7, 2),
        ("soviet", "flame A1 D03", 7, 2),
        ("german", "weapon A1 W01 D03", 7, 3),
        ("soviet", "weapon A1 W02 D03", 7, 3),
        ("german", "weapon A1 W03 D03", 10, 4),
    ],
)
def test_flames_and_charges_are_turned_on_the_work_in_the_own_hex(
    enemy: str, side: str, words: str, attack: int, cost: int
) -> None:
    other = "soviet" if side == "german" else "german"
    p = works(
        f"work bunker D03 {other} facing N", "terrain stone-building D03", f"turn {side}",
        f"unit A1 {side} at D03 facing N attack=2 red=1 flamethrower",
        f"unit B1 {other} at {enemy}", "weapons german W01 W03, soviet W02",
    )  # fmt: skip
    p.play("select A1")
    assert words in p.choices()
    shown = p.against_work(words)
    assert (shown.defense.total, shown.attack.total, shown.number) == (16, attack, 16 - attack)
    assert p.cost(words) == cost
    missed = p.copy().play(words, 15 - attack)
    assert missed.work("D03") == "bunker"
    p.play(words, 16 - attack)
    assert p.work("D03") == ""
    assert not p.told("log-hit")


@pytest.mark.rule("COH-17.11.a", "COH-17.11.g")
@pytest.mark.parametrize("words", ["flame G1 D03", "weapon G1 W03 D03"])
@pytest.mark.parametrize("work", ["trench D03", "wire D04"])
def test_without_a_work_that_can_be_destroyed_the_own_hex_is_no_target(
    words: str, work: str
) -> None:
    p = works(
        f"work {work}", "unit G1 german at D03 facing N flamethrower", "weapons german W03",
        "unit S1 soviet at H01 facing S",
    )  # fmt: skip
    p.play("select G1")
    assert words not in p.choices()
    assert p.refusal(words).rule == "COH-5.1.a"


@pytest.mark.rule("COH-17.10.c", "COH-17.11.g")
@pytest.mark.parametrize("words", ["demolish G1", "flame G1 D03", "weapon G1 W03 D03"])
def test_mines_that_are_burnt_or_blown_up_explode_all_the_same(words: str) -> None:
    p = works(
        "work mines D03 soviet", "unit G1 german at D03 facing N flamethrower red=3",
        "weapons german W03", "unit S1 soviet at H01 facing S",
    )  # fmt: skip
    assert p.preview(words).mines
    p.play(words, 12)
    assert (p.work("D03"), p.waits_for) == ("", "MineNumber")


@pytest.mark.rule("COH-17.11.g", "COH-3.4.b")
@pytest.mark.parametrize(
    ("work", "able"), [("work wire D03", True), ("work trench D03", False), ("hasty", True)]
)
def test_who_attacks_for_nothing_may_be_picked_for_a_work_alone(work: str, able: bool) -> None:
    """A Berserk unit that is spent, without CAP: all that it can do is to attack."""
    dug_in = work == "hasty"
    p = works(
        "" if dug_in else work, "cap german 0", "terrain woods E03 E04",
        "unit G1 german at D03 facing N attack=1 blue=none hit=berserk spent",
        f"unit S1 soviet armored mover=tracked at {'D03 hasty' if dug_in else 'H01 facing S'}",
    )  # fmt: skip
    assert p.legal("select G1") is able
    if able:
        words = "dislodge G1 S1" if dug_in else "demolish G1"
        assert words in p.play("select G1").choices()


@pytest.mark.rule("COH-17.11.i", "COH-CARD.11")
@pytest.mark.parametrize("when", ["first", "later"])
def test_careful_aiming_counts_for_units_and_works(when: str) -> None:
    p = works("hand german 11", "work wire D03", GUN, "unit S1 soviet at D03 facing S")
    if when == "first":
        p.play("attack G1 D03", "card 11", 2)
    else:
        p.play("attack G1 D03", 2, "card 11")
    assert p.waits_for == "WorkNumber"
    assert p.number("shift 0") == 15 - 7


@pytest.mark.rule("COH-11.7.a", "COH-17.11.a")
def test_recon_by_fire_looks_for_units_and_leaves_the_work_alone() -> None:
    p = works("work wire D03", GUN, "unit S1 soviet at H01 hidden", "terrain woods H01")
    assert p.legal("attack G1 D03")
    p.play("recon G1", "attack G1 D03")
    assert p.waits_for == "DetectionNumber"
    p.play(12)
    assert p.waits_for == "ActionCost"


@pytest.mark.rule("COH-17.11.c", "COH-11.7.f")
def test_when_recon_finds_somebody_the_work_is_fired_at_after_him() -> None:
    p = works("work wire D03", GUN, "unit S1 soviet at D03 hidden")
    p.play("recon G1", "attack G1 D03", 12, "face S1 S", 2)
    assert p.waits_for == "WorkNumber"
