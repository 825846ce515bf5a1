"""What a staff officer points out, and that he knows no more than the seat."""

from random import Random

from hexfront.games.s42.combat.attack import fit
from hexfront.games.s42.combat.odds import column_name, odds, strongest
from hexfront.games.s42.combat.outcomes import outcome_distribution
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.screen.counsel import counsel_of
from hexfront.hexes import HexId
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, armies

AXIS, SOVIET = 0, 1
LANE = """
    map 1000-1212
    area X axis 1000-1200
    area A soviet 1012-1212
    axis A 3-4-3 at 1008
"""
"""Three columns wide: whoever stands in the middle one bars all."""


def lane(*statements: str) -> Position:
    return position("\n".join((LANE, *statements, "phase movement axis")))


def threatened(p: Position, side: int) -> dict[str, set[str]]:
    """By hex: from where the stack in it would be cut off."""
    label = p.state.country.theatre.label
    found = counsel_of(p.state, side).dangers
    return {label(HexId(d.hex)): {label(HexId(h)) for h in d.cuts} for d in found}


def test_a_stack_that_one_move_would_cut_off_is_in_danger() -> None:
    p = lane("soviet S 6-6-8 tank at 1209")
    found = threatened(p, AXIS)
    assert set(found) == {"1008"}
    assert "1106" in found["1008"]


def test_a_slow_enemy_or_a_guard_behind_means_no_danger() -> None:
    assert threatened(lane("soviet S 6-6-1 at 1212"), AXIS) == {}
    guarded = lane("soviet S 6-6-8 tank at 1210", "axis B 3-4-3 at 1108", "axis C 3-4-3 at 1208")
    assert threatened(guarded, AXIS) == {}


def test_what_has_moved_already_can_move_in_its_next_turn() -> None:
    p = lane("soviet S 6-6-8 tank at 1209")
    p.state.moved |= 1 << p.unit("S")
    assert set(threatened(p, AXIS)) == {"1008"}
    assert p.state.moved >> p.unit("S") & 1, "the State itself is left alone"


def test_attacks_come_with_their_figures_the_best_first() -> None:
    p = lane("axis B 20-9-3 at 1108", "soviet S 3-4-3 at 1109", "soviet T 3-4-3 at 1009")
    found = counsel_of(p.state, AXIS).attacks
    assert found
    for each in found:
        battle = strongest(p.state, AXIS, HexId(each.hex), fit(p.state, AXIS))
        assert battle is not None
        assert each.units == battle.attackers
        assert each.odds == column_name(odds(p.state, battle).column)
        outlook = outcome_distribution(p.state, battle)
        assert each.taken == (outlook.vacated + outlook.eliminated).as_integer_ratio()
        assert outlook.defender_loss >= outlook.attacker_loss
    assert not counsel_of(p.state, SOVIET).attacks, "it is not his turn"


def test_attacks_that_cost_more_than_they_gain_are_left_out() -> None:
    p = lane("soviet S 9-9-3 at 1009", "crt * * = A1/D1 2")
    assert counsel_of(p.state, AXIS).attacks
    p = lane("soviet S 9-9-3 at 1009", "crt * * = A1")
    assert not counsel_of(p.state, AXIS).attacks


def test_it_does_not_tell_which_army_holds_a_box() -> None:
    p = armies(
        f"soviet R {ARMY} at 1405 box=1", f"soviet Q {ARMY} at 1407 box=2",
        "soviet S 4-5-6 tank in box-1", "axis A 6-7-3 at 1305", "axis B 6-7-3 at 1306",
        phase="movement axis",
    )  # fmt: skip
    told = counsel_of(p.state, AXIS)
    for seed in range(8):
        other = S42Game().scramble(p.state, AXIS, Random(seed))
        assert counsel_of(other, AXIS) == told
