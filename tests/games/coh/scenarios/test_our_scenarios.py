"""The scenarios that come with the game: order of learning, counters, players."""

from collections import Counter

import pytest

from hexfront.games.coh.scenarios.scenario import scenario, scenario_names
from hexfront.games.coh.scenarios.start import start
from hexfront.play.masks import members

NAMES = scenario_names()
OURS = [scenario(name) for name in NAMES]


def test_they_are_numbered_in_the_order_of_learning():
    numbers = [ours.number for ours in OURS]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [ours.chapters for ours in OURS] == sorted(ours.chapters for ours in OURS)


@pytest.mark.rule("COH-GATE.a")
def test_each_chapter_comes_when_the_rulebook_brings_it():
    last = {1: 9, 2: 10, 3: 11, 4: 14, 5: 14, 6: 16, 7: 17, 8: 17}
    for ours in OURS:
        assert ours.chapters <= last.get(ours.number, 19), ours.id


@pytest.mark.rule("COH-C.a")
@pytest.mark.parametrize("ours", OURS, ids=NAMES)
def test_there_are_counters_enough_in_the_box(ours):
    used = Counter(unit.kind.id for unit in ours.start)
    if ours.classic is not None:  # the box is that of the third edition
        return
    for name, count in used.items():
        assert count <= ours.definitions.kinds[name].count, name


@pytest.mark.parametrize("ours", OURS, ids=NAMES)
def test_no_unit_is_out_of_its_time(ours):
    year = 1941 if ours.classic is None else 1942
    assert all(str(year) in text for text in ours.note.values())
    for unit in ours.start if ours.classic is None else ():
        first, last = unit.kind.years
        assert first <= year <= last, unit.kind.id


@pytest.mark.parametrize("ours", OURS, ids=NAMES)
def test_hidden_units_are_hidden_when_the_game_begins(ours):
    state = start(ours)
    hidden = [u for u, unit in enumerate(ours.start) if unit.hidden]
    assert list(members(state.hidden)) == hidden
