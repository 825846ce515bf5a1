"""Chapter 9.2: Tank Shifts, Elite Tank Shifts, and what cancels or bars them."""

import pytest

from tests.games.s42.combat.helpers_combat import column, figures, raw, shifts

PANZER = "axis A 10-8-6 tank red at 1304"
RIFLES = "soviet S 3-5-3 at 1305"


@pytest.mark.rule("S42-9.2.1.a", "S42-9.2.2.a", "S42-2.3.3.c")
@pytest.mark.example("S42-EX-9.2-1")
def test_an_elite_tank_unit_shifts_two_columns() -> None:
    odds = figures(f"{PANZER}\n{RIFLES}")
    assert (raw(odds), column(odds)) == ("2-1", "4-1")
    assert shifts(odds) == {"tanks-attack": 1, "elite-tanks": 1}


@pytest.mark.rule("S42-9.2.1.b", "S42-9.2.2.b")
@pytest.mark.example("S42-EX-9.2-2")
def test_tank_shifts_cancel_but_the_elite_one_stands() -> None:
    odds = figures(f"{PANZER}\nsoviet S 7-5-5 tank black at 1305")
    assert (raw(odds), column(odds)) == ("2-1", "3-1")
    assert shifts(odds) == {"tanks-cancel": 0, "elite-tanks": 1}


@pytest.mark.rule("S42-9.2.3.b", "S42-9.2.1.b")
@pytest.mark.example("S42-EX-9.2-3")
def test_tanks_against_tanks_across_a_river_shift_for_nobody() -> None:
    odds = figures("""
        river minor 1304/1305
        axis A 10-8-6 tank black at 1304
        soviet S 7-5-5 tank black at 1305
    """)
    assert odds.shifts.total == 0


@pytest.mark.rule("S42-9.2.1.a")
@pytest.mark.parametrize(("side", "shift"), [("axis", 1), ("soviet", 1)])
def test_both_sides_have_a_tank_shift_in_attack(side: str, shift: int) -> None:
    other = "soviet" if side == "axis" else "axis"
    text = f"{side} A 7-5-5 tank black at 1304\n{other} S 3-5-3 at 1305"
    assert shifts(figures(text, side)) == {"tanks-attack": shift}


@pytest.mark.rule("S42-9.2.1.a")
def test_a_defending_tank_unit_shifts_to_the_left() -> None:
    odds = figures("axis A 6-7-3 at 1304\nsoviet S 7-5-5 tank black at 1305")
    assert shifts(odds) == {"tanks-defend": -1}
    assert column(odds) == "1-2"


@pytest.mark.rule("S42-9.2.1.c")
def test_the_number_of_tank_units_does_not_matter() -> None:
    one = "axis A 10-8-6 tank black at 1304"
    odds = figures(f"{one}\naxis B 10-8-6 tank black at 1204\n{RIFLES}")
    assert shifts(odds) == {"tanks-attack": 1}
    odds = figures(f"""
        {one}
        axis B 10-8-6 tank black at 1204
        soviet S 7-5-5 tank black at 1305
    """)
    assert shifts(odds) == {"tanks-cancel": 0}


@pytest.mark.rule("S42-9.2.2.a", "S42-9.2.2.b")
def test_a_red_dot_in_defense_shifts_to_the_left_whatever_attacks() -> None:
    odds = figures("axis A 10-8-6 tank red at 1305\nsoviet S 9-5-5 tank black at 1304", "soviet")
    assert shifts(odds) == {"tanks-cancel": 0, "elite-tanks": -1}
    odds = figures("axis A 10-8-6 tank red at 1305\nsoviet S 9-5-5 at 1304", "soviet")
    assert shifts(odds) == {"tanks-defend": -1, "elite-tanks": -1}


@pytest.mark.rule("S42-9.2.2.a")
def test_a_red_dot_of_the_soviet_side_counts_as_any_tank() -> None:
    odds = figures("soviet S 9-5-5 tank red at 1304\naxis A 6-7-3 at 1305", "soviet")
    assert shifts(odds) == {"tanks-attack": 1}
    odds = figures("axis A 6-7-3 at 1304\nsoviet S 9-5-5 tank red at 1305")
    assert shifts(odds) == {"tanks-defend": -1}


BARRED = ("woods", "wooded-rough", "marsh", "mountain", "minor-city", "major-city")
OPEN = ("clear", "desert", "rough", "seasonal-marsh")


@pytest.mark.rule("S42-9.2.3.a", "S42-9.5.4.b")
@pytest.mark.parametrize("ground", BARRED)
def test_ground_on_which_nobody_has_tank_shifts(ground: str) -> None:
    attack = figures(f"terrain {ground} 1305\n{PANZER}\n{RIFLES}")
    assert "tanks-attack" not in shifts(attack)
    assert "elite-tanks" not in shifts(attack)
    defense = figures(
        f"terrain {ground} 1305\naxis A 10-8-6 tank red at 1305\nsoviet S 9-5-5 at 1304", "soviet"
    )
    assert shifts(defense)["tanks-barred-by-terrain"] == 0
    assert "elite-tanks" not in shifts(defense)


@pytest.mark.rule("S42-9.2.3.a")
@pytest.mark.parametrize("ground", OPEN)
def test_ground_that_permits_tank_shifts(ground: str) -> None:
    odds = figures(f"terrain {ground} 1305\n{PANZER}\n{RIFLES}")
    assert shifts(odds)["tanks-attack"] == 1


@pytest.mark.rule("S42-9.2.3.a", "S42-9.7.1.a")
def test_a_completed_fortification_bars_them_for_both_sides() -> None:
    odds = figures(f"fort soviet 1305\n{PANZER}\n{RIFLES}")
    assert shifts(odds) == {"tanks-barred-by-fortification": 0, "fortification": -1}
    odds = figures(f"building soviet 1305\n{PANZER}\n{RIFLES}")
    assert shifts(odds) == {"tanks-attack": 1, "elite-tanks": 1}
    odds = figures(
        "fort axis 1305\naxis A 10-8-6 tank red at 1305\nsoviet S 9-5-5 at 1304", "soviet"
    )
    assert shifts(odds) == {"tanks-barred-by-fortification": 0, "fortification": -1}


@pytest.mark.rule("S42-9.2.3.b")
@pytest.mark.parametrize(
    "obstacle", ["river minor 1304/1305", "river major 1304/1305", "terrain marsh 1304"]
)
def test_tanks_across_a_river_earn_nothing_but_deny_the_defenders_shift(obstacle: str) -> None:
    odds = figures(f"{obstacle}\n{PANZER}\n{RIFLES}")
    assert shifts(odds) == {"tanks-across-river": 0}
    odds = figures(f"{obstacle}\n{PANZER}\nsoviet S 7-5-5 tank black at 1305")
    assert odds.shifts.total == 0


@pytest.mark.rule("S42-9.2.3.b")
def test_one_tank_unit_not_across_the_river_is_enough() -> None:
    odds = figures(f"""
        river minor 1304/1305
        {PANZER}
        axis B 7-5-6 tank black at 1204
        {RIFLES}
    """)
    assert shifts(odds) == {"tanks-attack": 1}, "the elite one is across the river"


@pytest.mark.rule("S42-9.2.4.a", "S42-9.2.4.b", "S42-2.3.3.c")
def test_anti_tank_units_cancel_the_tank_shift_but_not_the_elite_one() -> None:
    odds = figures(f"{PANZER}\nsoviet T 1-3-5 tank-destroyer white at 1305\n{RIFLES}")
    assert shifts(odds) == {"anti-tank": 0, "elite-tanks": 1}


@pytest.mark.rule("S42-9.2.4.a")
def test_anti_tank_units_earn_no_shift() -> None:
    assert shifts(figures("axis A 6-7-3 at 1304\nsoviet T 1-3-5 white at 1305")) == {}
    odds = figures("soviet T 4-3-5 white at 1304\naxis A 6-7-3 at 1305", "soviet")
    assert shifts(odds) == {}


@pytest.mark.rule("S42-9.2.4.c")
def test_attacking_anti_tank_units_do_not_cancel_the_defenders_shift() -> None:
    odds = figures("soviet T 4-3-5 white at 1304\naxis A 6-7-6 tank black at 1305", "soviet")
    assert shifts(odds) == {"tanks-defend": -1}


@pytest.mark.rule("S42-13.2.1.d")
def test_disrupted_tanks_still_count_in_defense() -> None:
    odds = figures("axis A 6-7-3 at 1304\nsoviet S 7-5-5 tank black at 1305 disrupted")
    assert shifts(odds) == {"tanks-defend": -1}
    odds = figures(f"{PANZER}\nsoviet S 7-5-5 white at 1305 disrupted")
    assert shifts(odds)["anti-tank"] == 0


@pytest.mark.rule("S42-5.6.4.c", "S42-13.3.2.c")
@pytest.mark.parametrize("state", ["train", "fr"])
def test_tanks_on_trains_or_in_full_retreat_do_not_count(state: str) -> None:
    odds = figures(f"{PANZER}\nsoviet T 7-5-5 tank black at 1305 {state}\n{RIFLES}")
    assert shifts(odds) == {"tanks-attack": 1, "elite-tanks": 1}
    odds = figures(f"axis A 6-7-3 at 1304\nsoviet T 7-5-5 tank black at 1305 {state}\n{RIFLES}")
    assert shifts(odds) == {}
