"""Scenarios of the game in notation, at their start and in the midst of play."""

from random import Random

import pytest

from hexfront.games.aslsk.notation import NotationError, position, write
from hexfront.games.aslsk.scenarios.scenario import names, setting
from hexfront.games.aslsk.scenarios.start import start
from hexfront.games.aslsk.setting import AslskOptions
from hexfront.games.aslsk.state import AslskState
from hexfront.play import CHANCE, OVER


def without_stack(state: AslskState) -> tuple[object, ...]:
    return state.plain()[:-1]


@pytest.mark.parametrize("scenario", names())
def test_a_scenario_reads_back_as_it_begins(scenario: str):
    state = start(setting(scenario, AslskOptions()))
    again = position(write(state)).state
    assert without_stack(again) == without_stack(state)
    assert again.setting.file == state.setting.file
    assert again.setting.units == state.setting.units
    assert again.setting.starts == state.setting.starts
    assert again.setting.board is state.setting.board


@pytest.mark.parametrize("scenario", names())
@pytest.mark.parametrize("seed", range(2))
def test_a_game_in_progress_reads_back_as_it_stands(scenario: str, seed: int):
    random, state = Random(seed), start(setting(scenario, AslskOptions()))
    for step in range(1200):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))
        if step % 100 == 0:
            text = write(state)
            again = position(text).state
            assert without_stack(again) == without_stack(state)
            assert write(again) == text


def test_the_terms_of_a_scenario_may_be_changed_but_not_its_forces():
    name = names()[0]
    p = position(f"scenario {name}\ndate 1944-01\nturns 3 half")
    assert (p.state.setting.file.date, p.state.setting.file.turns) == ("1944-01", 3)
    assert position(p.text()).state.setting.file == p.state.setting.file
    for line in ("board village", "sides german british", "group g german", "ger A 4-6-7"):
        with pytest.raises(NotationError, match=r"has its own|no group"):
            position(f"scenario {name}\n{line}")
