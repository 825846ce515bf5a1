"""Whatever is typed or lies in a file: a clear line and an exit code, never a traceback."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hexfront import games
from hexfront.play.rulebook import Rulebook
from tests.cli.running import refused, run

DIGITS = "9" * 5000
HEADER = (
    '{"format":"hexfront-save","version":1,"game":"coh","rules":1,"scenario":"ambush",'
    '"options":{}}\n'
)
POSITION = "board 9x7\nunit G1 german-mg-34 at B03 facing SE\nunit S1 soviet-rifles-41 at E03\n"
WHOLE = 600
"""Letters of the longest line that a fault may take."""


STRANGE: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: None,
    "folder": lambda path: path.mkdir(),
    "empty": lambda path: path.write_text(""),
    "binary": lambda path: path.write_bytes(bytes(range(256))),
    "line": lambda path: path.write_text("unit " + "x" * 1_000_000),
    "nested": lambda path: path.write_text("a = " + "[" * 100_000),
    "dotted": lambda path: path.write_text("a." * 5_000 + "b = 1"),
    "digits": lambda path: path.write_text(f"a = {DIGITS}"),
    "header": lambda path: path.write_text(HEADER.replace('"rules":1', f'"rules":{DIGITS}')),
    "format": lambda path: path.write_text(HEADER.replace('"version":1', f'"version":{DIGITS}')),
    "draw": lambda path: path.write_text(
        HEADER + f'{{"chance":{{"type":"Draw","item":{DIGITS}}},"digest":"x"}}'
    ),
    "seat": lambda path: path.write_text(
        HEADER + f'{{"seat":{DIGITS},"choice":{{}},"digest":"x"}}'
    ),
    "brackets": lambda path: path.write_text(HEADER + "[" * 100_000),
    "options": lambda path: path.write_text(HEADER.replace("{}", '{"a":' + "[" * 100_000)),
    "scenario": lambda path: path.write_text(HEADER.replace("ambush", "x" * 1_000_000)),
}


@pytest.mark.parametrize("kind", STRANGE)
@pytest.mark.parametrize("command", ["show", "replay", "check", "odds"])
def test_a_file_that_cannot_be_read_is_named_with_the_fault(
    tmp_path: Path, command: str, kind: str
) -> None:
    path = tmp_path / f"{kind}.toml"
    STRANGE[kind](path)
    extra = ["attack G1 E03"] if command == "odds" else []
    told = refused(command, path, *extra)
    assert path.name in told
    assert len(told) < WHOLE


@pytest.mark.parametrize("command", ["show", "replay", "check"])
def test_a_file_without_end_is_read_up_to_a_limit(
    tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfront.play.datafile.LARGEST", 1024)
    monkeypatch.setattr("hexfront.play.save.LARGEST", 1024)
    path = tmp_path / "endless.toml"
    path.write_text("#" * 1024)
    assert "larger" not in refused(command, path)
    path.write_text("#" * 1025)
    assert "larger than 1 KiB" in refused(command, path)


def test_a_position_is_read_up_to_a_limit() -> None:
    fill = "\n" * (1024 * 1024 - len(POSITION))
    assert run("odds", "-", "attack G1 E03", text=POSITION + fill).exit_code == 0
    assert "larger" in refused("odds", "-", "attack G1 E03", text=POSITION + fill + "\n")


def test_bytes_from_standard_input_are_no_position() -> None:
    assert "not a text file" in refused("odds", "-", "attack G1 E03", text=b"\xff\xfe\x00")


@pytest.mark.parametrize("name", ["[red].toml", "[", "esc\x1b[31m.toml", "line\nfeed.toml", "%s"])
def test_a_file_name_is_no_markup(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("dear = 1")
    for command, *extra in (["check"], ["replay"], ["show"], ["odds", "x"]):
        told = refused(command, path, *extra)
        assert name.isprintable() == (name in told)
        assert told.isprintable()


def test_a_folder_that_closes_a_colour_is_no_markup(tmp_path: Path) -> None:
    folder = tmp_path / "["
    folder.mkdir()
    (folder / "red]").write_text("dear = 1")
    assert "[/red]" in refused("check", folder / "red]")


@pytest.mark.parametrize("place", ["nowhere/board.svg", "", "file/board.svg", "x" * 300])
def test_a_picture_that_cannot_be_written_names_the_place(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    told = refused("board", "show", "coh/1", "-o", tmp_path / place)
    assert tmp_path.name in told
    assert "cannot be written" in told


@pytest.mark.parametrize("language", ["de", "EN", "", "../en", "[/red]", "x" * 5000])
def test_an_unknown_language_is_refused(tmp_path: Path, language: str) -> None:
    position = tmp_path / "position.txt"
    position.write_text(POSITION)
    for command in (
        ["scenarios"],
        ["board", "show", "coh/1", "-o", tmp_path / "b.svg"],
        ["odds", position, "attack G1 E03"],
        ["replay", tmp_path],
    ):
        told = refused(*command, "--language", language)
        assert "en, ru" in told
        assert len(told) < WHOLE


@pytest.mark.parametrize("number", ["0", "-1", "1.5", "x", "", DIGITS])
def test_no_games_at_all_are_refused(number: str) -> None:
    assert "--games" in refused("simulate", "coh/partisans", "-n", number)


@pytest.mark.parametrize("step", ["-2", "x", DIGITS])
def test_a_step_before_the_first_is_refused(tmp_path: Path, step: str) -> None:
    path = tmp_path / "game.save"
    path.write_text(HEADER)
    assert run("show", path, "--step", "0").exit_code == 0
    assert "--step" in refused("show", path, "--step", step)


GARBLED = (
    "", "-", "..", "/", "/dev/null", "-1", "0", "nan", "%s", "{}", "'", "[/red]", "\x1b[31m",
    "Ж", "\U0001f600", "x" * 3000, DIGITS, "coh", "coh/", "/coh", "coh/../..", "coh/1+", "coh/+",
    "coh/1rr", "s42/", "s42/A+", "s42/..", "aslsk/", "aslsk/village/", "aslsk/village+",
    "aslsk/../../x", "attack", "attack G1", "attack G1 Z99", "open-fire", ";;;", "roll 3", "3 4",
    "--nothing", "-l",
)  # fmt: skip
COMMANDS: tuple[list[str], ...] = (
    [], ["games"], ["scenarios"], ["board"], ["board", "show"], ["show"], ["replay"], ["odds"],
    ["odds", "-"], ["odds", "--game", "s42", "-"], ["odds", "--game", "aslsk", "-"],
    ["odds", "-", "attack", "--game"], ["check"], ["simulate"],
    ["simulate", "coh/partisans", "--first"], ["simulate", "coh/partisans", "--second"],
    ["simulate", "coh/partisans", "--seed", "1", "-n"],
    ["simulate", "coh/partisans", "-n", "1", "--option"], ["board", "show", "-o", "/dev/null"],
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_garbled_arguments_end_in_a_clear_line(command: list[str]) -> None:
    for word in GARBLED:
        if command or not word.startswith("-"):
            refused(*command, word, text=POSITION)


POSITIONS = {
    "coh": (POSITION, "attack G1 E03"),
    "s42": (
        "map 1000-1610\naxis A 12-8-6 at 1305\nsoviet S 3-4-3 at 1405\ncrt * * = DR2 2\n"
        "phase combat axis\n",
        "attack 1405",
    ),
    "aslsk": (
        "terrain stone-building P5\nger A 4-6-7 +lmg at P5\nrus S 4-4-7 at P4\n"
        "phase prep-fire german\n",
        "open-fire P4 A",
    ),
}
STRANGE_WORDS = (
    "0", "-1", "9999", DIGITS, '"', "*", "+", "at", "A01", "nan", "1-1", "0-0-0", "=", "0x0",
    "99999x99999", "99999-99999", "round", "board", "map", "phase", "unit", "facing", "Ж",
)  # fmt: skip


@pytest.mark.parametrize("game", POSITIONS)
def test_a_garbled_position_is_refused_or_read(game: str) -> None:
    text, attack = POSITIONS[game]
    chance = random.Random(9)
    for _ in range(60):
        words = text.split(" ")
        for _ in range(chance.randint(1, 3)):
            words[chance.randrange(len(words))] = chance.choice(STRANGE_WORDS)
        result = run("odds", "-", attack, "--game", game, text=" ".join(words))
        assert result.exception is None or isinstance(result.exception, SystemExit), words
        assert result.exit_code == 0 or len(result.output) < WHOLE


@pytest.fixture
def broken_guest(monkeypatch: pytest.MonkeyPatch) -> str:
    """A rulebook of another package that names parts which are not there."""
    book = Rulebook(
        "guest",
        title={"en": "Guest"},
        game="no.such:Game",
        facts="no.such:Facts",
        odds="no.such:odds",
        players="no.such:PLAYERS",
    )
    books = {**games.rulebooks(), "guest": book}
    monkeypatch.setattr(games, "rulebooks", lambda: books)
    return book.id


def test_a_broken_guest_is_named_and_spoils_no_other_game(broken_guest: str) -> None:
    for command in ("games", "scenarios"):
        listed = run(command)
        assert listed.exit_code == 0
        assert "coh" in listed.stdout
        assert "rulebook guest: game is not at no.such:Game" in listed.stderr
    assert "no.such:Game" in refused("simulate", "guest/first")
    assert "no.such:odds" in refused("odds", "-", "attack", "--game", broken_guest, text="")
    assert run("odds", "-", "attack G1 E03", text=POSITION).exit_code == 0


def test_every_save_is_replayed_whatever_is_wrong_with_another(tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.save", tmp_path / "broken.save"
    sound.write_text(HEADER)
    broken.write_text("x")
    result = run("replay", broken, sound)
    assert result.exit_code == 1
    assert "broken.save" in result.stderr
    assert "sound.save: 0 steps" in result.stdout
    assert "earlier kind" in result.stdout


def test_a_full_disk_is_told_and_not_traced() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no full device on this machine")
    command = [sys.executable, "-m", "hexfront.cli", "scenarios"]
    with full.open("w") as answers:
        done = subprocess.run(
            command, stdout=answers, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "hexfront: the answer cannot be printed: No space left on device"
    ]
