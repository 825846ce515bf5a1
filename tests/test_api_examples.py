"""The examples of the Python API run, and print what their pages promise."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "examples" / "api"
SAVE = ROOT / "tests" / "saves" / "v1" / "coh" / "ambush.save"


def run(program: str, *args: str | Path) -> str:
    ran = subprocess.run(
        [sys.executable, FOLDER / program, *map(str, args)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    assert not re.search(r"\b(log|tally|refuse)-[a-z]", ran.stdout), "an id instead of words"
    return ran.stdout


def test_a_game_is_played_and_kept_and_can_be_loaded(tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    told = run("play_a_game.py", "coh/partisans", "--save", save)
    assert "taken back" in told
    assert "over after" in told
    assert "unit G1" in run("load_a_save.py", save)


@pytest.mark.parametrize(("language", "word"), [("en", "Ambush"), ("ru", "COH-")])
def test_a_save_is_shown_in_its_middle(tmp_path: Path, language: str, word: str) -> None:
    picture = tmp_path / "middle.svg"
    told = run("load_a_save.py", SAVE, "--picture", picture, "--language", language)
    assert word.lower() in told.lower()
    assert picture.read_text("utf-8").startswith("<svg")


def test_odds_figures_and_refusals_are_told() -> None:
    told = run("ask_odds.py")
    assert "hit 5/18 (27.8%)" in told
    assert "COH-6.4.a" in told
    assert "after a nine S1 is pinned" in told


def test_a_ladder_counts_its_games() -> None:
    told = run("run_a_ladder.py", "coh/partisans", "--games", "2", "--players", "greedy,random")
    assert "greedy: 2 games won" in told


def test_every_example_has_its_line_in_the_list() -> None:
    listed = (FOLDER / "README.md").read_text("utf-8")
    for path in FOLDER.glob("*.py"):
        assert path.name in listed
