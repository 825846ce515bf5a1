"""A save is replayed and never trusted; whatever is wrong with it, the line is named."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexfront.play import (
    Game,
    Match,
    OptionInfo,
    Roll,
    SaveError,
    SeededSource,
    dump,
    load,
    load_file,
)
from tests.play.games import KERNEL_GAMES, find_game
from tests.play.games.first_fire import GUNNER, MOVER, Advance, Fire, FirstFire, FirstFireState

Edit = Callable[[dict[str, Any]], None]


def played(game: Game[Any], seed: int, steps: int = 500) -> Match:
    """A match played at random for some steps, or to its end."""
    match = Match(game, game.scenarios()[0].id)
    source = SeededSource(seed)
    while not match.state.over and match.length < steps:
        if match.state.actor() < 0:
            match.fall(source(match.state.chances()))
        else:
            match.take(match.state.actor(), source.random.choice(match.state.choices()))
    return match


def short_save() -> list[str]:
    """Header, a move, a shot and its dice: four lines."""
    match = Match(FirstFire(), "strip")
    match.take(MOVER, Advance(2))
    match.take(GUNNER, Fire())
    match.fall(Roll((6, 6)))
    return dump(match).splitlines(keepends=True)


def edited(number: int, edit: Edit) -> str:
    """The short save with one line changed."""
    lines = short_save()
    content = json.loads(lines[number - 1])
    edit(content)
    lines[number - 1] = json.dumps(content) + "\n"
    return "".join(lines)


def failure(text: str, find: Callable[[str], Game[Any]] = find_game) -> tuple[int, str]:
    """The line at which a save fails, and the reason."""
    with pytest.raises(SaveError) as caught:
        load(text, find)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.reason}"
    return error.line, error.reason


class TestRoundTrip:
    @given(st.sampled_from(KERNEL_GAMES), st.integers(0, 2**32), st.integers(0, 40))
    def test_a_save_brings_back_the_whole_match(self, game, seed, steps):
        match = played(game, seed, steps)
        again = load(dump(match), find_game)
        assert again.state == match.state
        assert again.steps == match.steps
        assert again.entries == match.entries
        assert [again.at(k) for k in range(steps + 1) if k <= again.length] == [
            match.at(k) for k in range(steps + 1) if k <= match.length
        ]

    @given(st.sampled_from(KERNEL_GAMES), st.integers(0, 2**32))
    def test_a_loaded_match_goes_on_like_the_saved_one(self, game, seed):
        match = played(game, seed, 6)
        again = load(dump(match), find_game)
        for one in (match, again):
            one.run_chance(SeededSource(seed))
            if not one.state.over:
                one.take(one.state.actor(), one.state.choices()[0])
        assert dump(again) == dump(match)

    def test_options_are_kept(self):
        match = Match(FirstFire(), "strip", {"shots": 1})
        again = load(dump(match), find_game)
        assert again.options == {"shots": 1}
        assert again.state == match.state

    def test_one_line_for_the_header_and_one_for_each_step(self):
        lines = [json.loads(line) for line in short_save()]
        assert lines[0] == {
            "format": "hexfront-save",
            "version": 2,
            "game": "first-fire",
            "rules": 2,
            "scenario": "strip",
            "options": {},
            "digests": 2,
        }
        assert lines[1]["seat"] == MOVER
        assert lines[1]["choice"] == {"type": "Advance", "to": 2}
        assert lines[3]["chance"] == {"type": "Roll", "dice": [6, 6]}

    def test_the_way_lines_end_does_not_matter(self):
        lines = short_save()
        expected = load("".join(lines), find_game).steps
        assert load("".join(lines).replace("\n", "\r\n"), find_game).steps == expected
        assert load("\n\n".join(lines), find_game).steps == expected
        assert load("".join(lines).rstrip(), find_game).steps == expected

    @given(st.text(st.characters(exclude_categories=["Cs"])))
    def test_any_text_may_stand_in_an_option(self, name):
        class Named(FirstFire):
            def options(self) -> tuple[OptionInfo, ...]:
                return (*super().options(), OptionInfo("squad", "Rifles", "FF-1"))

        match = Match(Named(), "strip", {"squad": name})
        assert load(dump(match), lambda _: Named()).options == {"squad": name}

    def test_a_file_is_read(self, tmp_path: Path):
        path = tmp_path / "game.hexfront"
        match = played(FirstFire(), 5)
        path.write_text(dump(match), encoding="utf-8")
        assert load_file(path, find_game).steps == match.steps


class TestHeader:
    @pytest.mark.parametrize("text", ["", "\n", "  \r\n \n"])
    def test_an_empty_file(self, text):
        assert failure(text) == (1, "the file is empty")

    @pytest.mark.parametrize(
        "text",
        [
            "not JSON at all",
            "[1, 2, 3]",
            "17",
            '{"name": "some package", "version": "1.0.0"}',
            '{"format": "hexfront-save"}',
            "[" * 100_000,
            '{"format": "hexfront-save", "version": 1, "game": "first-fire", "options": '
            + '{"a":' * 100_000,
            '"\ud800"',
        ],
    )
    def test_a_foreign_file(self, text):
        line, reason = failure(text)
        assert line == 1
        assert reason.startswith("not a Hexfront save")

    def test_a_foreign_format(self):
        line, reason = failure(edited(1, lambda header: header.update(format="chess-save")))
        assert line == 1
        assert "'chess-save'" in reason

    def test_an_unknown_field(self):
        line, reason = failure(edited(1, lambda header: header.update(cheats=True)))
        assert line == 1
        assert "cheats" in reason

    def test_a_newer_format_even_if_its_header_has_changed(self):
        text = edited(1, lambda header: header.update(version=4, colours="bright"))
        assert failure(text) == (1, "made by a newer Hexfront (save format 4)")

    def test_digests_of_an_earlier_scheme_are_not_compared(self):
        lines = [json.loads(line) for line in short_save()]
        lines[0].update(version=1)
        del lines[0]["digests"]
        for line in lines[1:]:
            line["digest"] = "reckoned otherwise"
        old = "\n".join(map(json.dumps, lines))
        assert load(old, find_game).state == load("".join(short_save()), find_game).state

    def test_what_is_illegal_is_refused_under_any_scheme_of_digests(self):
        text = edited(2, lambda line: line["choice"].update(to=5))
        lines = text.split("\n")
        header = json.loads(lines[0])
        header["digests"] = 1
        line, reason = failure("\n".join([json.dumps(header), *lines[1:]]))
        assert (line, reason.partition(":")[0]) == (2, "not legal here")

    def test_a_format_that_never_was(self):
        line, reason = failure(edited(1, lambda header: header.update(version=0)))
        assert line == 1
        assert "0" in reason

    def test_newer_rules(self):
        text = edited(1, lambda header: header.update(rules=3))
        assert failure(text) == (1, "made under newer rules of first-fire (version 3)")

    @pytest.mark.parametrize("rules", [0, -1])
    def test_rules_that_never_were(self, rules):
        text = edited(1, lambda header: header.update(rules=rules))
        expected = f"there never was a version {rules} of the rules of first-fire"
        assert failure(text) == (1, expected)

    def test_an_unknown_game(self):
        text = edited(1, lambda header: header.update(game="whist"))
        assert failure(text) == (1, "unknown game 'whist'")

    def test_an_unknown_scenario(self):
        text = edited(1, lambda header: header.update(scenario="moon"))
        assert failure(text) == (1, "unknown scenario 'moon' of first-fire")

    @pytest.mark.parametrize("options", [{"speed": 3}, {"shots": "many"}, {"shots": True}])
    def test_an_option_that_the_game_does_not_have(self, options):
        line, reason = failure(edited(1, lambda header: header.update(options=options)))
        assert line == 1
        assert next(iter(options)) in reason

    def test_an_option_that_is_no_option_value(self):
        line, reason = failure(edited(1, lambda header: header.update(options={"shots": [1]})))
        assert line == 1
        assert "options" in reason


class TestSteps:
    @pytest.mark.parametrize("number", [2, 3, 4])
    def test_a_line_that_breaks_off(self, number):
        lines = short_save()[:number]
        line, reason = failure("".join(lines)[:-10])
        assert line == number
        assert reason.startswith("not readable")

    @pytest.mark.parametrize("number", [2, 3, 4])
    def test_a_digest_that_differs_shows_where_the_replay_departs(self, number):
        line, reason = failure(edited(number, lambda step: step.update(digest="0" * 24)))
        assert line == number
        assert "departs" in reason

    @pytest.mark.parametrize(
        "content",
        ["null", "[]", '"Fire"', "{}", '{"seat": 1, "choice": {"type": "Fire"}}', "[" * 100_000],
    )
    def test_a_line_that_is_no_step(self, content):
        lines = short_save()
        lines[2] = content + "\n"
        line, reason = failure("".join(lines))
        assert line == 3
        assert reason.startswith("not readable")

    @pytest.mark.parametrize(
        "choice",
        [
            {"type": "Castle"},
            {"type": "Advance", "to": "north"},
            {"to": 2},
            None,
            [],
            {"type": "Roll", "dice": [1]},
        ],
    )
    def test_a_choice_that_the_game_does_not_know(self, choice):
        line, reason = failure(edited(2, lambda step: step.update(choice=choice)))
        assert line == 2
        assert reason.startswith("not readable")

    def test_a_choice_nested_without_end(self):
        lines = short_save()
        lines[1] = '{"seat": 0, "choice": ' + "[" * 100_000 + "\n"
        line, reason = failure("".join(lines))
        assert line == 2
        assert reason.startswith("not readable")

    def test_an_illegal_choice_names_its_rule(self):
        line, reason = failure(edited(2, lambda step: step["choice"].update(to=9)))
        assert line == 2
        assert reason.startswith("not legal here")
        assert "FF-2" in reason

    @pytest.mark.parametrize("seat", [GUNNER, -1, -2, 7])
    def test_a_choice_by_a_seat_that_was_not_to_choose(self, seat):
        line, reason = failure(edited(2, lambda step: step.update(seat=seat)))
        assert line == 2
        assert reason.startswith("not legal here")

    def test_dice_that_cannot_fall(self):
        line, reason = failure(edited(4, lambda step: step["chance"].update(dice=[6, 7])))
        assert line == 4
        assert reason.startswith("not legal here")

    def test_dice_where_a_seat_must_choose(self):
        lines = short_save()
        assert failure("".join([lines[0], lines[3]]))[0] == 2

    def test_a_choice_where_dice_must_fall(self):
        lines = short_save()
        assert failure("".join([*lines[:3], lines[2]]))[0] == 4

    def test_a_missing_line_is_noticed_at_the_next_one(self):
        lines = short_save()
        assert failure("".join([*lines[:2], lines[3]]))[0] == 3

    def test_blank_lines_are_counted(self):
        lines = short_save()
        lines[3] = "\n\n{}\n"
        assert failure("".join(lines))[0] == 6

    def test_more_lines_after_the_end(self):
        match = played(FirstFire(), 5)
        text = dump(match)
        last = text.splitlines(keepends=True)[-1]
        assert failure(text + last) == (match.length + 2, "the game was already over")

    def test_an_unknown_field(self):
        line, reason = failure(edited(3, lambda step: step.update(comment="hm")))
        assert line == 3
        assert "comment" in reason


class TestOlderRules:
    def test_a_save_of_older_rules_is_replayed_if_it_still_fits(self):
        text = edited(1, lambda header: header.update(rules=1))
        assert load(text, find_game).length == 3

    def test_digests_from_before_the_state_grew_are_not_compared(self):
        class Grown(FirstFire):
            version = 3
            grown = 3

            def new(
                self, scenario: str, options: Mapping[str, bool | int | str] | None = None
            ) -> FirstFireState:
                state = super().new(scenario, options)
                state.points = 3
                return state

        save = "".join(short_save())
        assert load(save, lambda _: Grown()).length == len(save.splitlines()) - 1

    def test_if_it_does_not_fit_the_change_of_rules_is_told(self):
        class Stricter(FirstFire):
            version = 3

            def new(
                self, scenario: str, options: Mapping[str, bool | int | str] | None = None
            ) -> FirstFireState:
                state = super().new(scenario, options)
                state.points = 3
                return state

        line, reason = failure("".join(short_save()), lambda _: Stricter())
        assert line == 2
        assert "saved under version 2 of the rules, now 3" in reason


class TestFiles:
    def test_bytes_that_are_no_text(self, tmp_path: Path):
        path = tmp_path / "game.hexfront"
        path.write_bytes("".join(short_save()[:2]).encode() + b"\xff\xfe\x00")
        with pytest.raises(SaveError, match="not a text file") as caught:
            load_file(path, find_game)
        assert caught.value.line == 3

    def test_a_missing_file_stays_a_missing_file(self, tmp_path: Path):
        with pytest.raises(FileNotFoundError):
            load_file(tmp_path / "none.hexfront", find_game)


def opened(text: str) -> Match | SaveError:
    try:
        return load(text, find_game)
    except SaveError as error:
        return error


@given(st.data())
def test_a_save_with_any_one_character_changed_is_read_or_refused_with_a_line(data):
    text = "".join(short_save())
    spot = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:spot] + data.draw(st.characters()) + text[spot + 1 :]
    answer = opened(damaged)
    if isinstance(answer, SaveError):
        assert 1 <= answer.line <= damaged.count("\n") + 1
        assert answer.reason
    else:
        # The same game, or another in which one die that decided nothing fell otherwise.
        assert dump(answer) in (text, damaged)
