"""Scenario files and positions for three and four players, sound and with slips."""

from pathlib import Path

import pytest

from hexfront.games.coh.notation import NotationError, position
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.screen.facts import facts_of
from hexfront.play.datafile import DataError
from tests.cli.running import run
from tests.games.coh.scenarios.helpers import set_up
from tests.games.coh.teams.helpers import PAIRS, SCENARIOS, pairs, table

FOUR = (SCENARIOS / "four.toml").read_text("utf-8")
THREE = (SCENARIOS / "three.toml").read_text("utf-8")

SECOND = """
[[german.commanders]]
name = { en = "Third", ru = "Третий" }
cap = 3
draw = 1
draw_later = 1
"""

SLIPS = {
    "five players": (
        "[soviet]\n", SECOND + "\n[soviet]\n",
        "german.commanders: expected one or two players, got 3: at most 4 play (COH-19.0.a)",
    ),
    "a commander without CAP": (
        "cap = 4\n", "", "german.commanders[1]: Object missing required field `cap`",
    ),
    "a commander without a name": (
        'name = { en = "Orlov", ru = "Орлов" }\n', "",
        "soviet.commanders[0]: Object missing required field `name`",
    ),
    "a name in one language": (
        'en = "Orlov", ru = "Орлов"', 'en = "Orlov"',
        "soviet.commanders[0].name.ru: text is missing",
    ),
    "units of nobody": (
        '[soviet]\nobjective_vp = 1\n', '[soviet]\nobjective_vp = 1\nwaiting = ["soviet-nkvd"]\n',
        "soviet: Object contains unknown field `waiting`",
    ),
    "a hex off the board": (
        '"L07"', '"Z07"', "soviet.commanders[1].placed[1].hex: board 3: hex 'Z07'",
    ),
    "a unit of the other side": (
        '"soviet-maxim"', '"german-hmg-34"',
        "soviet.commanders[1].placed[1].kind: german-hmg-34 belongs to the other side",
    ),
    "no way in for one of them": (
        'entry = ["B07", "B08"]\n', "",
        "german.commanders[1].entry: units wait beside the board but no entry hex",
    ),
    "before their chapter": (
        "chapters = 19", "chapters = 18",
        "chapters: two commanders need chapter 19, the scenario has 18",
    ),
    "not a card for each": (
        "dealt = [2]", "dealt = [1, 2, 12, 3]",
        "dealt: the deck has not enough copies of card 3",
    ),
}  # fmt: skip


def written(folder: Path, text: str) -> Path:
    (folder / "scenarios").mkdir()
    path = folder / "scenarios" / "team.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("COH-19.0.a")
@pytest.mark.parametrize(("old", "new", "told"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_named_with_file_key_and_reason(tmp_path, old, new, told):
    assert FOUR.count(old) == 1
    path = written(tmp_path, FOUR.replace(old, new))
    with pytest.raises(DataError) as caught:
        load_scenario(path)
    assert str(caught.value).startswith(f"scenarios/team.toml: {told}")


@pytest.mark.rule("COH-19.0.a")
def test_a_side_without_a_player_is_refused_by_the_command_too(tmp_path):
    head, _, _ = THREE.partition("[[soviet.commanders]]")
    path = written(tmp_path, head + "[soviet]\ncommanders = []\n")
    result = run("check", str(path))
    assert result.exit_code != 0
    assert "soviet.commanders: expected one or two players, got 0" in result.output
    path.write_text(THREE, encoding="utf-8")
    assert run("check", str(path)).exit_code == 0


@pytest.mark.parametrize(
    ("name", "seats", "teams"),
    [
        ("four", ("german", "soviet", "german-2", "soviet-2"), (0, 1, 0, 1)),
        ("three", ("german", "soviet", "soviet-2"), (0, 1, 1)),
    ],
)
def test_seats_and_teams_are_told(name, seats, teams):
    facts = facts_of(table(name))
    assert (facts.scenario.seats, facts.scenario.teams) == (seats, teams)
    assert facts.sides[len(seats) - 1].name == {"en": "Soviet (Petrov)", "ru": "СССР (Петров)"}
    assert [side.id for side in facts.sides] == [
        "german" if not team else "soviet" for team in teams
    ]
    codes = [unit.code["en"] for unit in facts.units]
    assert len(set(codes)) == len(codes)


def test_a_file_is_told_what_a_slip_of_a_position_is():
    for line, why in (
        ("commanders german 3", "one commander or two"),
        ("commanders german 0", "one commander or two"),
        ("cap german-2 4", "a side"),
        ("unit G9 german at C03 facing N by=german-2", "a side"),
        ("commanders soviet 2\nunit G9 german at C03 facing N by=soviet-2", "the other side"),
    ):
        with pytest.raises(NotationError, match=why):
            position(line)


@pytest.mark.parametrize(
    "more",
    [
        (),
        ("cap german-2 3, soviet-2 1", "bonus soviet-2 2", "losses german-2 1", "base german 9"),
        ("turn german-2 yielded", "passed soviet, soviet-2", "hand soviet-2 1 2, german 7"),
        ("done german", "turn german-2", "entry soviet-2 L01", "draw german-2 2"),
        ("option handicap cap-2", "option handicap_seat 3"),
        ("unit G5 german waiting by=german-2", "entry german-2 A01 A02"),
    ],
)
def test_a_position_can_be_written_down_and_read_again(more):
    p = pairs(*more)
    again = position(p.text())
    assert again.state.digest() == p.state.digest()
    assert again.state.setting.terms == p.state.setting.terms
    assert "commanders german 2, soviet 2" in p.text()
    assert again.text() == p.text()


def test_a_game_for_four_is_written_down_too():
    p = set_up(table("four")).play("draws 1", "draws 3", "draws 4", "draws 5", "draws 6")
    again = position(p.text())
    assert [again.state.side(u) for u in range(8)] == [p.state.side(u) for u in range(8)]
    assert again.choices() == p.choices()


def test_the_list_of_choices_and_the_bars_agree():
    p = position(PAIRS + "hand german 10 12, german-2 2, soviet 10, soviet-2 12")
    for step in ("yield", "pass", "card 10", "oppose 3"):
        state, legality = p.state, p.game.legality
        assert legality is not None
        for word in ("pass", "yield", "oppose 1", "oppose 3", "select G1", "card 12", "card 10"):
            choice = p.choice(word)
            reason = legality.reason(state, state.actor(), choice)
            assert (reason is None) == (choice in state.choices()), word
        p.play(step)
