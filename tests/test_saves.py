"""Golden saves: games of every scenario, some from earlier versions, that must still replay."""

from pathlib import Path

import pytest

from hexfront.games import find
from hexfront.play import SaveError, load, load_file
from hexfront.play.save import read_header
from tools.saves import PARTS, own_games

FOLDER = Path(__file__).parent / "saves"
SAVES = sorted(FOLDER.rglob("*.save"))


def named(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


@pytest.mark.parametrize("path", SAVES, ids=named)
def test_a_game_played_by_an_earlier_version_replays(path: Path) -> None:
    match = load_file(path, find)
    assert match.state.over or match.length >= PARTS[match.scenario]
    assert match.length == len(path.read_text("utf-8").splitlines()) - 1


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
def test_every_scenario_has_its_saves(game) -> None:
    for info in game.scenarios():
        kept = [path for path in SAVES if path.parent == FOLDER / game.id]
        names = {path.stem for path in kept}
        assert {info.id, f"{info.id}-random"} <= names
        for path in kept:
            assert read_header(path.read_text("utf-8").splitlines()[0]).game == game.id


@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
def test_a_game_that_departs_under_later_rules_names_both_versions(game, monkeypatch) -> None:
    """A rule that was mended may make an old game illegal: then the save says so."""
    path = next(path for path in SAVES if path.parent.name == game.id)
    header, first, *rest = path.read_text("utf-8").splitlines()
    broken = "\n".join([header, first, rest[-1]])
    then = read_header(header).rules
    monkeypatch.setattr(type(game), "version", then + 1)
    with pytest.raises(SaveError, match=f"version {then} of the rules, now {then + 1}"):
        load(broken, find)
