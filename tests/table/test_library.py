"""The library makes everything once, ahead of the first visitor."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexfront.play.rulebook import RulebookError
from hexfront.table import Shelf
from hexfront.table.errors import UnknownLanguageError
from hexfront.table.library import Library
from hexfront.table.press import HandPress
from tests.table.duel import DuelFacts
from tests.table.live import duel_shelf


def duel_library(words: Path) -> Library:
    shelf = duel_shelf()
    return Library(shelf, words, HandPress(shelf))


@pytest.fixture
def words(tmp_path: Path) -> Path:
    for lang in ("en", "ru"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "ui.ftl").write_text(f"ui-play = {lang}\n", "utf-8")
    return tmp_path


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every board that is drawn, with its language."""
    drawings: list[tuple[str, str]] = []

    def board_svg(self: DuelFacts, scenario: str, lang: str = "en") -> str:
        drawings.append((scenario, lang))
        return "<svg/>"

    monkeypatch.setattr(DuelFacts, "board_svg", board_svg)
    return drawings


def test_a_warm_library_has_drawn_every_board_in_every_language(
    words: Path, drawn: list[tuple[str, str]]
) -> None:
    async def visit() -> None:
        library = duel_library(words)
        await library.warm_up()
        assert sorted(drawn) == [("dawn", "en"), ("dawn", "ru")]
        assert await library.board("duel", "dawn", "ru") == b"<svg/>"

    asyncio.run(visit())
    assert len(drawn) == 2


def test_a_broken_rulebook_leaves_the_other_games(words: Path) -> None:
    class Breaking(dict[str, Any]):
        def __getitem__(self, game: str) -> Any:
            if game == "broken":
                raise RulebookError("broken: game is not at nowhere:Game")
            return super().__getitem__(game)

    plain = duel_shelf()
    shelf = Shelf(Breaking({"broken": None, **plain.games}), plain.facts, plain.opponent_for)

    async def visit() -> None:
        listed = msgspec.json.decode(await Library(shelf, words, HandPress(shelf)).games())
        assert [game["id"] for game in listed] == ["duel"]

    asyncio.run(visit())


def test_a_board_asked_for_by_several_at_once_is_drawn_once(
    words: Path, drawn: list[tuple[str, str]]
) -> None:
    async def visit() -> None:
        library = duel_library(words)
        await asyncio.gather(*(library.board("duel", "dawn", "en") for _ in range(5)))

    asyncio.run(visit())
    assert drawn == [("dawn", "en")]


def test_what_failed_is_tried_again(words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def board_svg(self: DuelFacts, scenario: str, lang: str = "en") -> str:
        tries.append(scenario)
        if len(tries) == 1:
            raise ValueError("no ink")
        return "<svg/>"

    monkeypatch.setattr(DuelFacts, "board_svg", board_svg)

    async def visit() -> None:
        library = duel_library(words)
        with pytest.raises(ValueError, match="no ink"):
            await library.board("duel", "dawn", "en")
        assert await library.board("duel", "dawn", "en") == b"<svg/>"

    asyncio.run(visit())


def test_a_language_without_words_has_no_boards(words: Path) -> None:
    async def visit() -> None:
        with pytest.raises(UnknownLanguageError, match="en, ru"):
            await duel_library(words).board("duel", "dawn", "tlh")

    asyncio.run(visit())


def test_only_a_folder_with_words_is_a_language(tmp_path: Path) -> None:
    for folder, file in (("de", "ui.ftl"), ("__pycache__", "__init__.pyc"), ("empty", "")):
        (tmp_path / folder).mkdir()
        if file:
            (tmp_path / folder / file).touch()
    assert duel_library(tmp_path).languages == ["de"]
