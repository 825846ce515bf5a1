"""The card of a scenario: every scenario has one, times come from decisions, faults are named."""

from pathlib import Path

import pytest

from hexfront.games import all_games
from hexfront.play import ScenarioInfo
from hexfront.play.card import CardFile, minutes_of, read_card
from hexfront.play.datafile import LANGUAGES, DataError

WORDS = {"en": "So.", "ru": "Так."}
PATH = Path("scenarios/x.toml")

SCENARIOS = [
    pytest.param(info, id=f"{game.id}/{info.id}")
    for game in all_games()
    for info in game.scenarios()
]


@pytest.mark.parametrize("info", SCENARIOS)
def test_every_scenario_says_how_it_is_won(info: ScenarioInfo) -> None:
    card = info.card
    assert card is not None
    assert card.victory
    for words in (*card.victory, *card.special):
        assert all(words[lang] and "{" not in words[lang] for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("decisions", "minutes"), [(1, (5, 5)), (560, (35, 75)), (900, (60, 120)), (4500, (300, 600))]
)
def test_minutes_follow_from_decisions(decisions: int, minutes: tuple[int, int]) -> None:
    assert minutes_of(decisions) == minutes


def test_conditions_of_the_rest_of_the_file_come_first() -> None:
    own = {"en": "Own.", "ru": "Своё."}
    card = read_card(PATH, CardFile(decisions=1, level=1, victory=(own,)), [WORDS], [WORDS])
    assert card is not None
    assert (card.victory, card.special) == ((WORDS, own), (WORDS,))


def test_a_scenario_without_a_card_has_none() -> None:
    assert read_card(PATH, None, [WORDS]) is None


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (CardFile(decisions=1, level=1), "card.victory: expected how the game is won"),
        (CardFile(decisions=1, level=1, victory=({"en": "So."},)), r"card\.victory\[0\]"),
        (CardFile(decisions=1, level=1, victory=(WORDS,), special=({},)), r"card\.special\[0\]"),
    ],
)
def test_faults_name_the_key(card: CardFile, fault: str) -> None:
    with pytest.raises(DataError, match=fault):
        read_card(PATH, card)
