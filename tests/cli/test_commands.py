"""The command line: what it prints, and how it names what is not there."""

import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import hexfront
from hexfront.games import all_games, find
from hexfront.opponents import RandomOpponent, players
from hexfront.play import Game, Match, SeededSource, dump
from tests.cli.running import run

POSITION = """
board 9x7
terrain light-woods E03
unit G1 german-mg-34 at B03 facing SE
unit S1 soviet-rifles-41 at E03 facing NW
"""


FRONT = """
map 1000-1610
axis A 12-8-6 at 1305
soviet S 3-4-3 at 1405
crt * * = DR2 2
crt * 1 = A1
phase combat axis
"""


def played(scenario: str, choices: int, game: str = "coh") -> Match:
    """A seeded random game, stopped after that many choices."""
    match = Match(find(game), scenario)
    source, player = SeededSource(5), RandomOpponent(5)
    match.run_chance(source)
    for _ in range(choices):
        if match.state.over:
            break
        seat = match.state.actor()
        match.take(seat, player.choose(match.game.view(match.state, seat), match.state.choices()))
        match.run_chance(source)
    return match


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.hexfront"
    path.write_text(dump(played("kamenka", 60)), encoding="utf-8")
    return path


def test_games_and_scenarios_are_listed() -> None:
    assert "coh" in run("games").output
    listed = run("scenarios").output
    assert "coh/partisans" in listed
    assert "coh/ambush" in listed
    assert "Партизаны" in run("scenarios", "--language", "ru").output


def test_a_board_is_drawn(tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert run("board", "show", "coh/1", "-o", target).exit_code == 0
    assert ElementTree.parse(target).getroot().tag.endswith("svg")


def test_an_unknown_board_is_named(tmp_path: Path) -> None:
    result = run("board", "show", "coh/77", "-o", tmp_path / "b.svg")
    assert result.exit_code == 1
    assert "coh/77" in result.output


def test_a_save_is_shown_as_text_and_picture(save: Path, tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    result = run("show", save, "-o", picture)
    assert result.exit_code == 0
    assert "board coh/2" in result.output
    assert "unit G1 german-hmg-34" in result.output
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    path = tmp_path / "campaign.hexfront"
    path.write_text(dump(played("fall-blau", 150, "s42")), encoding="utf-8")
    return path


def test_a_campaign_is_shown_as_text_and_picture(campaign: Path, tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    result = run("show", campaign, "-o", picture)
    assert result.exit_code == 0
    assert "unit ger-24-pz" in result.output
    assert 'id="counters"' in picture.read_text(encoding="utf-8")
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_campaign_can_be_told_in_words(campaign: Path) -> None:
    for language, word in (("en", "Initial Phase"), ("ru", "начальная фаза")):
        told = run("replay", campaign, "--log", "--language", language).output
        assert word in told
        assert "log-" not in told


def test_odds_of_a_battle_between_divisions(tmp_path: Path) -> None:
    path = tmp_path / "front.txt"
    path.write_text(FRONT)
    shown = run("odds", path, "attack 1405", "--game", "s42").output
    assert "3-1" in shown
    assert "5/6" in shown
    assert "DR2 2" in shown


def test_an_attack_on_an_empty_hex_is_refused_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "front.txt"
    path.write_text(FRONT)
    result = run("odds", path, "attack 1206", "--game", "s42", "--language", "ru")
    assert result.exit_code == 1
    assert "1206" in result.output
    assert "S42-8.1.a" in result.output


def test_odds_of_a_game_without_notation_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "front.txt"
    path.write_text(FRONT)
    result = run("odds", path, "attack 1206", "--game", "chess")
    assert result.exit_code == 1
    assert "chess" in result.output


SQUADS = """
terrain stone-building P5
ger A 4-6-7 +lmg at P5
ger L 9-1 at P5
rus S 4-4-7 at P4
phase prep-fire german
"""


def test_odds_of_a_fire_group(tmp_path: Path) -> None:
    path = tmp_path / "squads.txt"
    path.write_text(SQUADS)
    attack = "open-fire P4 A; add-firer A A-lmg; direct L"
    shown = run("odds", path, attack, "--game", "aslsk", "--language", "ru").output
    assert "column 12" in shown
    assert "Огонь в упор" in shown
    assert "ASL-3.2.2.o" in shown
    assert "eliminated" in shown


MORTAR = """
ger A 4-6-7 at K5
sw M ger-mtr50 with A
rus S 4-4-7 at K9
phase prep-fire german
"""


def test_odds_of_a_mortar(tmp_path: Path) -> None:
    path = tmp_path / "mortar.txt"
    path.write_text(MORTAR)
    shown = run("odds", path, "open-fire K9 A M", "--game", "aslsk").output
    assert "TH#" in shown
    assert "S is hit" in shown
    assert "unharmed" in shown


def test_fire_at_nobody_is_refused_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "squads.txt"
    path.write_text(SQUADS)
    result = run("odds", path, "open-fire P8 A", "--game", "aslsk")
    assert result.exit_code == 1
    assert "P8" in result.output
    assert "ASL-3.2.d" in result.output


def test_a_company_is_shown_as_text_and_picture_and_told_in_words(tmp_path: Path) -> None:
    path, picture = tmp_path / "company.hexfront", tmp_path / "position.svg"
    scenario = find("aslsk").scenarios()[0].id
    path.write_text(dump(played(scenario, 150, "aslsk")), encoding="utf-8")
    result = run("show", path, "-o", picture)
    assert result.exit_code == 0
    assert "ger-467" in result.output or "4-6-7" in result.output
    assert 'id="counters"' in picture.read_text(encoding="utf-8")
    told = run("replay", path, "--log", "--language", "ru").output
    assert "расстановка закончена" in told
    assert "log-" not in told


def test_a_save_can_be_shown_at_its_start(save: Path) -> None:
    assert "round 1 of" in run("show", save, "--step", "0").output


def test_a_step_beyond_the_end_is_refused(save: Path) -> None:
    result = run("show", save, "--step", "99999")
    assert result.exit_code == 1
    assert "steps" in result.output


def test_a_replay_verifies_every_step(save: Path) -> None:
    steps = len(save.read_text().splitlines()) - 1
    assert f"{steps} steps verified" in run("replay", save).output


def test_a_replay_can_tell_the_game_in_words(save: Path) -> None:
    told = run("replay", save, "--log").output
    assert "COH-" in told
    assert "log-" not in told


def test_a_changed_save_is_caught(save: Path) -> None:
    lines = save.read_text().splitlines()
    lines[5] = lines[5].replace('"digest":"', '"digest":"00')
    save.write_text("\n".join(lines))
    result = run("replay", save)
    assert result.exit_code == 1
    assert "line 6" in result.output


def test_a_missing_save_is_named() -> None:
    result = run("replay", "nowhere.hexfront")
    assert result.exit_code == 1
    assert "no such file" in result.output


def test_odds_are_exact(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    shown = run("odds", path, "attack G1 E03").output
    assert "5/18" in shown
    assert "27.8%" in shown


def test_odds_are_read_from_standard_input() -> None:
    assert "5/18" in run("odds", "-", "attack G1 E03", text=POSITION).output


def test_an_attack_that_is_not_legal_is_refused_with_its_rule(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.replace("facing SE", "facing NW"))
    result = run("odds", path, "attack G1 E03")
    assert result.exit_code == 1
    assert "COH-5.1.a" in result.output


def test_a_position_with_a_typo_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("board 9x7\nterain woods A01\n")
    result = run("odds", path, "attack G1 E03")
    assert result.exit_code == 1
    assert "line 2" in result.output


def test_simulation_counts_every_game() -> None:
    result = run("simulate", "coh/partisans", "-n", "2", "--first", "random", "--second", "random")
    assert result.exit_code == 0
    assert "2 games" in result.output


@pytest.mark.parametrize("option", ["handicap=cap-2", "joined=true", "handicap_seat=1"])
def test_games_are_simulated_by_what_players_agree_on(option: str) -> None:
    kinds = ("--first", "random", "--second", "random")
    result = run("simulate", "coh/partisans", "-n", "1", *kinds, "--option", option)
    assert result.exit_code == 0
    assert "1 games" in result.output


@pytest.mark.parametrize(
    "option",
    ["handicap", "=true", "nonsense=true", "joined=2", "handicap_seat=--1", "handicap_seat=²"],
)
def test_options_that_the_game_does_not_have_are_refused(option: str) -> None:
    result = run("simulate", "coh/partisans", "-n", "1", "--option", option)
    assert result.exit_code == 1
    assert "option" in result.output


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_a_greedy_player(game: Game[Any]) -> None:
    assert {"player", "greedy", "random"} <= set(players(game.id))


@pytest.mark.parametrize("named", [("--first", "greedy"), ("--players", "greedy, random")])
def test_every_seat_has_the_player_that_was_named(named: tuple[str, str]) -> None:
    result = run("simulate", "coh/partisans", "-n", "1", "--second", "random", *named)
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "random" in result.stdout
    assert result.stdout.count("player") == 1, "the title of the column"


@pytest.mark.parametrize("named", ["player", "player,player,player"])
def test_players_for_more_or_fewer_seats_are_refused(named: str) -> None:
    result = run("simulate", "coh/partisans", "--players", named)
    assert result.exit_code == 1
    assert "2 seats" in result.output


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("simulate", "coh/nowhere"), "nowhere"),
        (("simulate", "chess/1"), "chess"),
        (("simulate", "coh/partisans", "--first", "me"), "me"),
    ],
)
def test_unknown_names_are_refused(args: tuple[str, ...], named: str) -> None:
    result = run(*args)
    assert result.exit_code == 1
    assert named in result.output


COH = Path(hexfront.__file__).parent / "games" / "coh" / "data"
S42 = Path(hexfront.__file__).parent / "games" / "s42" / "data"


@pytest.mark.parametrize(
    "path",
    [
        *sorted((COH / "scenarios").glob("*.toml")),
        *sorted((COH / "boards").glob("*.toml")),
        *sorted(COH.glob("*.toml")),
        *sorted((S42 / "scenarios").glob("*.toml")),
        *sorted((S42 / "charts").glob("*.toml")),
        *sorted((S42 / "units").glob("*.toml")),
        *sorted(S42.glob("*.toml")),
    ],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_every_data_file_of_the_package_is_sound(path: Path) -> None:
    result = run("check", path)
    assert result.exit_code == 0
    assert "sound file" in result.output


@pytest.mark.parametrize(
    ("data", "file", "old", "new", "named"),
    [
        (COH, "scenarios/partisans.toml", '"I05"', '"Z99"', "soviet.placed"),
        (COH, "units.toml", "attack_cost = 3", 'attack_cost = "three"', "attack_cost"),
        (S42, "charts/rally.toml", "elite = 1", 'elite = "one"', "elite"),
    ],
)
def test_a_changed_file_with_a_mistake_is_named(
    tmp_path: Path, data: Path, file: str, old: str, new: str, named: str
) -> None:
    copy = tmp_path / "data"
    shutil.copytree(data, copy)
    changed = copy / file
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new, 1), "utf-8")
    result = run("check", changed)
    assert result.exit_code == 1
    assert Path(file).name in result.output
    assert named in result.output


def test_a_file_that_belongs_nowhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.toml"
    path.write_text('dear = "reader"\n')
    result = run("check", path, tmp_path / "missing.toml")
    assert result.exit_code == 1
    assert "letter.toml" in result.output
    assert "missing.toml" in result.output
