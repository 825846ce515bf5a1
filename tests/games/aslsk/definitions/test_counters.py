"""The counters: what the rulebook's examples show is there, and the rest fits together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.games.aslsk.definitions.counters import (
    Command,
    MmcKind,
    Nationality,
    Quality,
    Strength,
    WeaponKind,
    parse_command,
    parse_strength,
)
from hexfront.games.aslsk.definitions.datafile import Origin
from hexfront.games.aslsk.definitions.nationalities import definitions

COUNTERS = definitions()
SQUADS = [mmc for mmc in COUNTERS.mmc.values() if mmc.kind is MmcKind.SQUAD]
EVERY = [*COUNTERS.mmc.values(), *COUNTERS.leaders.values(), *COUNTERS.weapons.values()]

SEEN = {
    Nationality.GERMAN: ("5-4-8", "4-6-7", "2-4-7", "4-4-7", "2-3-7"),
    Nationality.RUSSIAN: ("6-2-8", "4-5-8", "4-4-7", "2-3-7", "5-2-7", "4-2-6", "2-2-6"),
    Nationality.AMERICAN: ("7-4-7", "3-3-7", "6-6-6", "5-3-6", "2-2-7"),
    Nationality.BRITISH: ("6-4-8", "4-5-8", "4-5-7"),
}
"""The MMC of the rulebook's examples."""


@pytest.mark.parametrize("nationality", Nationality)
def test_the_counters_of_the_examples_are_there(nationality):
    ours = [mmc for mmc in COUNTERS.mmc.values() if mmc.nationality is nationality]
    given_ = {str(mmc.strength) for mmc in ours if mmc.origin("strength") == Origin("rulebook")}
    assert given_ == set(SEEN[nationality])


@pytest.mark.parametrize("nationality", Nationality)
def test_every_nationality_can_fight(nationality):
    ours = [squad.quality for squad in SQUADS if squad.nationality is nationality]
    assert {Quality.ELITE, Quality.FIRST_LINE} <= set(ours)
    assert len(set(ours) & {Quality.GREEN, Quality.CONSCRIPT}) == 1
    kinds = {w.kind for w in COUNTERS.weapons.values() if w.nationality is nationality}
    assert {
        WeaponKind.MMG, WeaponKind.HMG, WeaponKind.FLAMETHROWER,
        WeaponKind.DEMOLITION_CHARGE, WeaponKind.MORTAR,
    } <= kinds  # fmt: skip
    assert any(kind.latw for kind in kinds)


def test_casualty_reduction_of_the_examples():
    def half(id_: str) -> str:
        return str(COUNTERS.mmc[COUNTERS.mmc[id_].half_squad].strength)

    assert half("ger-467") == "2-4-7"  # ASL-EX-3.2.2-3
    assert half("ger-447") == "2-3-7"  # ASL-EX-3.8-3
    assert half("rus-426") == "2-2-6"  # ASL-EX-3.8-1
    assert half("rus-447") == "2-3-7"


def test_elr_replaces_a_2_4_7_by_a_2_3_7_and_a_4_6_7_by_a_4_4_7():
    assert COUNTERS.mmc["ger-247"].replaced_by == "ger-237"  # ASL-EX-3.2.2-3
    assert COUNTERS.mmc["ger-467"].replaced_by == "ger-447"  # ASL-EX-3.3.3-5


def test_half_squads_are_replaced_like_their_squads():
    for squad in SQUADS:
        half = COUNTERS.mmc[squad.half_squad]
        if not squad.replaced_by:
            assert not half.replaced_by
            continue
        assert half.replaced_by == COUNTERS.mmc[squad.replaced_by].half_squad


def test_every_half_squad_comes_from_a_squad():
    halves = {mmc.id for mmc in COUNTERS.mmc.values() if mmc.kind is MmcKind.HALF_SQUAD}
    assert halves == {squad.half_squad for squad in SQUADS}


def test_replacement_ends_at_the_poorest_counter():
    for squad in SQUADS:
        poorest = squad
        while poorest.replaced_by:
            poorest = COUNTERS.mmc[poorest.replaced_by]
        assert poorest.quality in (Quality.GREEN, Quality.CONSCRIPT)


def test_only_squads_use_assault_fire():
    assert {mmc.kind for mmc in COUNTERS.mmc.values() if mmc.assault_fire} == {MmcKind.SQUAD}


def test_crews_are_elite_rally_themselves_and_know_no_elr():
    crews = [mmc for mmc in COUNTERS.mmc.values() if mmc.kind is MmcKind.CREW]
    assert {crew.nationality for crew in crews} == set(Nationality)
    for crew in crews:
        assert crew.elite
        assert crew.self_rally
        assert not crew.elr


@pytest.mark.parametrize("nationality", Nationality)
def test_leaders_drop_grade_by_grade_to_a_6_plus_1(nationality):
    leader = COUNTERS.leader(nationality, "10-2")
    ladder = [str(leader.command)]
    while leader.replaced_by:
        leader = COUNTERS.leaders[leader.replaced_by]
        ladder.append(str(leader.command))
    assert ladder == ["10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6+1"]


def test_a_leader_that_is_not_there():
    with pytest.raises(KeyError):
        COUNTERS.leader(Nationality.RUSSIAN, "12-5")


def test_the_weapons_of_the_examples():
    weapons = COUNTERS.weapons
    mmg = weapons["ger-mmg"]
    assert (mmg.fp, mmg.rof, mmg.breakdown) == (5, 2, 12)  # ASL-EX-3.3.3-1, ASL-EX-3.3.3-2
    assert weapons["rus-lmg"].pp == 1  # ASL-EX-3.3.1-2
    assert weapons["rus-mmg"].pp == 5  # ASL-EX-3.3.1-6
    assert weapons["ger-hmg"].pp == 4  # ASL-EX-3.7-2
    assert weapons["usa-baz43"].to_hit[2] == 8  # ASL-EX-4.4-1
    assert weapons["usa-mtr60"].min_range > 2  # ASL-EX-3.2.4-9
    assert weapons["ger-mtr50"].rof < 4


def test_flamethrowers_and_demolition_charges_are_alike_everywhere():
    def figures(kind: WeaponKind) -> set[tuple[int, int, int, bool]]:
        found = [w for w in COUNTERS.weapons.values() if w.kind is kind]
        return {(w.fp, w.range, w.breakdown, w.removed) for w in found}

    assert figures(WeaponKind.FLAMETHROWER) == {(24, 1, 10, True)}  # ASL-4.2.a, ASL-4.2.m
    assert figures(WeaponKind.DEMOLITION_CHARGE) == {(30, 1, 12, True)}  # ASL-4.3.a, ASL-4.3.i


def test_to_kill_numbers_and_first_months_of_latw():
    kills = {w.id: (w.kill, w.available) for w in COUNTERS.weapons.values() if w.kill}
    assert kills["usa-baz43"] == (13, "1942-11")  # ASL-4.4.1.a, ASL-4.4.1.g
    assert kills["usa-baz44"] == (16, "1944-01")
    assert kills["ger-psk"] == (26, "1943-09")  # ASL-4.4.1.h
    assert kills["bri-piat"] == (15, "1943-04")  # ASL-4.4.5.a
    piat = COUNTERS.weapons["bri-piat"]
    assert (piat.breakdown, piat.repair, piat.removed) == (10, 2, False)  # ASL-4.4.5.e


def test_an_anti_tank_rifle_fires_1_fp_to_12_hexes():
    rifles = [w for w in COUNTERS.weapons.values() if w.kind is WeaponKind.ATR]
    assert {(rifle.fp, rifle.range) for rifle in rifles} == {(1, 12)}  # ASL-4.4.4.c, ASL-4.4.4.d


def test_a_table_of_to_hit_numbers_never_rises_with_the_range():
    for weapon in COUNTERS.weapons.values():
        assert list(weapon.to_hit) == sorted(weapon.to_hit, reverse=True)


def test_which_weapons_must_hit_first():
    ordnance = {kind for kind in WeaponKind if kind.ordnance and kind.support}
    assert ordnance == {
        WeaponKind.MORTAR, WeaponKind.BAZOOKA, WeaponKind.PANZERSCHRECK, WeaponKind.PIAT,
    }  # fmt: skip
    assert WeaponKind.ATR.latw
    assert not WeaponKind.MORTAR.latw


def test_what_cannot_fire_after_a_move():
    slow = {kind for kind in WeaponKind if not kind.fires_after_moving and kind.support}
    assert slow == {WeaponKind.MMG, WeaponKind.HMG, WeaponKind.MORTAR}  # ASL-3.5.e


def test_every_figure_has_an_origin():
    squad = COUNTERS.mmc["ger-467"]
    assert squad.origin("strength") == Origin("rulebook")
    assert squad.origin("smoke") == Origin("outside", "high")
    assert squad.origin("elr") == Origin("designed")
    for counter in EVERY:
        assert set(counter.name) == {"en", "ru"}
        for figure in counter.__struct_fields__:
            assert counter.origin(figure).source in ("rulebook", "outside", "designed")


@pytest.mark.parametrize("text", ["4-6", "4-6-7-8", "a-6-7", "4/6/7", "", "4-6-٧"])
def test_no_strength(text):
    with pytest.raises(ValueError, match="such as 4-6-7"):
        parse_strength(text)


@pytest.mark.parametrize("text", ["9", "9-", "9-12", "8+0", "-1", ""])
def test_no_leader(text):
    with pytest.raises(ValueError, match="such as 9-1, 8-0 or 6"):
        parse_command(text)


@given(fp=st.integers(0, 40), reach=st.integers(0, 40), morale=st.integers(0, 12))
def test_a_strength_reads_as_it_is_written(fp, reach, morale):
    strength = Strength(fp, reach, morale)
    assert parse_strength(str(strength)) == strength


@given(morale=st.integers(5, 11), leadership=st.integers(-4, 2))
def test_a_leader_reads_as_he_is_written(morale, leadership):
    command = Command(morale, leadership)
    assert parse_command(str(command)) == command


def test_letters_of_quality():
    assert [quality.letter for quality in Quality] == ["E", "1", "2", "G", "C"]
