"""Letters that tell units of one sort apart, and betray nothing."""

from random import Random

import pytest

from hexfront.games.aslsk.definitions.counters import Leader
from hexfront.games.aslsk.game import AslskGame
from hexfront.games.aslsk.notation import position
from hexfront.games.aslsk.screen.letters import letter_of, weapon_letters
from hexfront.games.aslsk.screen.naming import unit_name, weapon_name
from hexfront.games.aslsk.setting import UnitStart
from hexfront.play import CHANCE

GAME = AslskGame()
SCENARIOS = [info.id for info in GAME.scenarios()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_units_or_weapons_of_a_side_share_a_name(scenario: str) -> None:
    state = GAME.new(scenario)
    setting = state.setting
    units = [(start.side, unit_name(state, u, "en")) for u, start in enumerate(setting.units)]
    assert len(set(units)) == len(units)
    weapons = [
        (start.side, weapon_name(state, w, "en"))
        for w, start in enumerate(setting.starts)
        if start.vehicle < 0
    ]
    assert len(set(weapons)) == len(weapons)


def test_squads_and_half_squads_share_a_row_and_a_lone_one_has_no_letter() -> None:
    p = position("""
        ger A 4-6-7 at B2
        ger B 2-4-7 at B2
        ger C 4-6-7 at C4
        ger L 9-1 at C4
        rus R 4-4-7 at K5
        sw H ger-mmg with A
        sw I ger-lmg with B
        sw J ger-lmg with C
    """)
    setting = p.state.setting
    named = {name: letter_of(setting, p.unit(name)) for name in "ABCLR"}
    assert named == {"A": "A", "B": "B", "C": "C", "L": "", "R": ""}
    assert sorted(weapon_letters(setting)) == ["", "A", "B"]
    p.state.kind[p.unit("C")] = p.state.kind[p.unit("B")]
    assert unit_name(p.state, p.unit("C"), "en").endswith("2-4-7 C")


def test_a_leader_who_steps_forward_gets_the_next_letter() -> None:
    setting = GAME.new("crossroads").setting
    begun = len(setting.units)
    known = {letter_of(setting, u) for u, start in enumerate(setting.units) if is_leader(start)}
    new = [letter_of(setting, begun), letter_of(setting, begun + 1)]
    assert len(set(new) - known) == len(new)


def is_leader(start: UnitStart) -> bool:
    return isinstance(GAME.new("crossroads").kinds.counters[start.kind], Leader)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_names_do_not_depend_on_secrets(scenario: str) -> None:
    """Whatever a seat cannot see, it hears the same names."""
    state, random = GAME.new(scenario), Random(3)
    for _ in range(300):
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))
    for seat in (0, 1):
        other = GAME.scramble(state, seat, Random(3))
        for u in range(len(state.setting.units)):
            assert unit_name(other, u, "en") == unit_name(state, u, "en")
        for w in range(len(state.setting.starts)):
            assert weapon_name(other, w, "en") == weapon_name(state, w, "en")
