"""A rulebook from another package is at the table like ours: listed, checked, played, fuzzed."""

from pathlib import Path

import pytest

from tests.guest.conftest import EXAMPLE, Guest

POSITION = "turn 3 blue combat\nunit B1 line D03\nunit R2 militia E03 reduced\n"


def test_it_is_found_by_its_entry_point(guest: Guest):
    print_ids = "from hexfront.games import rulebooks; print(*rulebooks())"
    assert guest.python("-c", print_ids).split() == ["coh", "aslsk", "s42", "skirmish"]


def test_listing_it_does_not_load_it(guest: Guest):
    look = (
        "import sys; from hexfront.games import rulebooks; rulebooks();"
        "print([name for name in sys.modules if name.startswith('skirmish')])"
    )
    assert guest.python("-c", look).strip() == "['skirmish', 'skirmish.rulebook']"


def test_its_own_tests_pass(guest: Guest):
    told = guest.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE))
    assert "passed" in told
    assert "failed" not in told


def test_it_keeps_every_promise_in_random_games(guest: Guest):
    told = guest.python("-m", "tests.fuzz", "--game", "skirmish", "--games", "2")
    for scenario in ("ford", "village"):
        (line,) = (line for line in told.splitlines() if line.startswith(f"skirmish {scenario}:"))
        assert "2 games" in line
        assert "refused" in line
        assert "undone" in line


@pytest.mark.parametrize("scenario", ["ford", "village"])
def test_the_greedy_player_beats_the_random_one(guest: Guest, scenario: str):
    wins = 0
    for seats in (("greedy", "random"), ("random", "greedy")):
        told = guest.hexfront(
            "simulate", f"skirmish/{scenario}", "-n", "6", "--first", seats[0], "--second", seats[1]
        )
        (line,) = (line for line in told.splitlines() if "greedy" in line)
        wins += int(line.split("│")[3])
    assert wins >= 9


def test_its_files_are_checked_as_its_own(guest: Guest, tmp_path: Path):
    files = sorted(guest.data.rglob("*.toml"))
    told = guest.hexfront("check", *map(str, files)).replace("\n", " ")
    assert told.count("a sound file of skirmish") == len(files) == 7


def test_its_boards_are_drawn(guest: Guest, tmp_path: Path):
    picture = tmp_path / "ford.svg"
    guest.hexfront("board", "show", "skirmish/ford", "-o", str(picture))
    assert picture.read_text("utf-8").startswith("<svg")


def test_its_odds_are_told_in_its_words(guest: Guest, tmp_path: Path):
    place = tmp_path / "position.txt"
    place.write_text(POSITION, "utf-8")
    told = guest.hexfront("odds", str(place), "attack B1 R2", "--game", "skirmish")
    assert "Target loses a step" in told
    assert "2/3" in told
    russian = guest.hexfront("odds", str(place), "attack B1 R2", "--game", "skirmish", "-l", "ru")
    assert "Цель теряет ступень" in russian
