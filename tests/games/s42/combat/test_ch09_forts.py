"""Chapter 9.7: what fortifications do in combat."""

import pytest

from hexfront.games.s42.combat.defense import defense_column
from hexfront.games.s42.combat.forts import fortified
from hexfront.games.s42.definitions.terrain_effects import DefenseColumn
from hexfront.games.s42.notation import position
from tests.games.s42.combat.helpers_combat import column, fighting, figures, raw, shifts, strengths

PAIR = "axis A 6-7-3 at 1304\nsoviet S 3-5-3 at 1305"


@pytest.mark.rule("S42-9.7.1.a")
def test_a_completed_fortification_shifts_one_column() -> None:
    odds = figures(f"{PAIR}\nfort soviet 1305")
    assert (raw(odds), column(odds)) == ("1-1", "1-2")
    assert shifts(figures(f"{PAIR}\nbuilding soviet 1305")) == {}


@pytest.mark.rule("S42-9.7.1.b")
def test_its_shift_adds_to_rough_and_to_river_doubling() -> None:
    odds = figures(f"{PAIR}\nfort soviet 1305\nterrain rough 1305\nriver minor 1304/1305")
    assert shifts(odds) == {"fortification": -1, "terrain": -1}
    assert strengths(odds) == (6, 10)


@pytest.mark.rule("S42-9.7.4.a")
def test_an_empty_fortification_cannot_be_attacked() -> None:
    assert fighting("axis A 6-7-3 at 1304\nfort soviet 1305").actor == "over"


@pytest.mark.rule("S42-9.7.4.a")
def test_an_empty_fortification_does_not_hinder_movement_or_supply() -> None:
    p = position("""
        axis A 6-7-3 at 1304
        fort soviet 1305 1306
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert p.where("A") == "1305"
    q = position("""
        road edge-1300-1306
        area X axis 1300
        axis A 6-7-3 at 1306
        fort soviet 1303
    """)
    assert q.supplied("A")


@pytest.mark.rule("S42-9.7.6.a")
def test_printed_fortifications_serve_the_soviet_player_only() -> None:
    odds = figures(f"{PAIR}\nfortified 1305")
    assert shifts(odds) == {"fortification": -1}
    odds = figures(
        """
        fortified 1305
        axis A 6-7-3 tank black at 1305
        soviet S 6-5-3 at 1304
        """,
        "soviet",
    )
    assert shifts(odds) == {"tanks-defend": -1}, "neither a shift nor a bar to Tank Shifts"


@pytest.mark.rule("S42-9.7.6.a", "S42-11.2.1.c")
def test_for_an_axis_defender_a_printed_fortification_is_clear_ground() -> None:
    p = position("axis A 6-7-3 at 1305\nfortified 1305")
    assert defense_column(p.state, p.hex("1305"), 0) is DefenseColumn.CLEAR
    assert defense_column(p.state, p.hex("1305"), 1) is DefenseColumn.OTHER


@pytest.mark.rule("S42-9.7.6.a")
def test_printed_fortifications_are_never_removed() -> None:
    p = position("""
        fortified 1305
        axis A 6-7-3 at 1304
        phase movement axis
    """)
    p.play("move A; march 1305")
    assert p.where("A") == "1305"
    assert fortified(p.state, p.hex("1305"), 1)


@pytest.mark.rule("S42-9.7.7.a")
def test_an_inactive_group_serves_nobody() -> None:
    text = f"{PAIR}\nfortified 1305 group 2\nstale {{group}}"
    assert shifts(figures(text.format(group=1))) == {"fortification": -1}
    assert shifts(figures(text.format(group=2))) == {}


@pytest.mark.rule("S42-9.7.5.b")
def test_a_marker_is_removed_when_an_enemy_enters() -> None:
    p = position("""
        fort soviet 1305
        building soviet 1306
        axis A 6-7-3 at 1304
        phase movement axis
    """)
    p.play("move A; march 1305; march 1306")
    assert p.forts("soviet") == set()
    assert p.building("soviet") == set()


@pytest.mark.rule("S42-9.7.5.a", "S42-9.7.2.e")
def test_a_marker_removed_in_the_combat_phase_opens_its_hex_for_attacks() -> None:
    setup = """
        building axis 1304
        axis A 6-7-3 at 1304
        axis B 6-7-3 at 1306
        soviet S 3-4-3 at 1305
        phase combat axis
    """
    p = position(setup)
    p.choose("attack 1305")
    assert {p.name(u) for u in p.state.stack[-1].battle.attackers} == {"B"}
    p = position(setup)
    p.play("remove-fort 1304; attack 1305")
    assert {p.name(u) for u in p.state.stack[-1].battle.attackers} == {"A", "B"}


@pytest.mark.rule("S42-9.7.5.a")
@pytest.mark.parametrize("phase", ["initial", "movement"])
def test_the_owner_may_remove_a_marker(phase: str) -> None:
    p = position(f"""
        fort axis 1305
        building axis 1306
        fort soviet 1405
        axis A 6-7-3 at 1304
        phase {phase} axis
    """)
    assert p.options("remove-fort") >= {"1305"}
    assert "1405" not in p.options("remove-fort")
    p.play("remove-fort 1305")
    assert p.forts("axis") == ({"1306"} if phase == "initial" else set())
