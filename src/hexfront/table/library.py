"""What never changes while the server runs: games, boards, rules, words. Made once, kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from hexfront.games.printing import Sheet
from hexfront.play import UnknownScenarioError
from hexfront.play.lessons import scenario_of
from hexfront.play.rulebook import RulebookError
from hexfront.table.errors import NoSuchScenarioError, UnknownLanguageError
from hexfront.table.logs import logger
from hexfront.table.press import Press
from hexfront.table.shelf import Shelf


class Library:
    """Static answers, encoded."""

    def __init__(self, shelf: Shelf, words: Path, press: Press) -> None:
        self._shelf = shelf
        self._words = words
        self._press = press
        self._kept: dict[tuple[str, ...], asyncio.Task[bytes]] = {}

    @property
    def languages(self) -> list[str]:
        return sorted({path.parent.name for path in self._words.glob("*/*.ftl")})

    async def games(self) -> bytes:
        """All games as a list; one whose rulebook is broken is left out, and the log says why."""
        printed = []
        for game in self._shelf.games:
            try:
                printed.append(await self._sheet(Sheet("game", game)))
            except RulebookError as error:
                logger.error("%s is not offered: %s", game, error)
        return b"[" + b",".join(printed) + b"]"

    async def scenario(self, game: str, scenario: str) -> bytes:
        self._shelf.check(game)
        return await self._sheet(Sheet("facts", game, scenario))

    async def board(self, game: str, scenario: str, lang: str) -> bytes:
        self._shelf.check(game)
        self._check_language(lang)
        return await self._sheet(Sheet("board", game, scenario, lang))

    async def glossary(self, game: str) -> bytes:
        """What the terms of a game mean, as a list."""
        self._shelf.check(game)
        return await self._sheet(Sheet("glossary", game))

    async def lessons(self, game: str) -> bytes:
        """The lessons of a game as a list."""
        self._shelf.check(game)
        return await self._sheet(Sheet("lessons", game))

    async def lesson(self, game: str, lesson: str) -> bytes:
        """A lesson as it is taught."""
        self._shelf.check(game)
        return await self._sheet(Sheet("lesson", game, scenario_of(lesson)))

    async def rules(self, game: str, lang: str) -> bytes:
        self._shelf.check(game)
        self._check_language(lang)
        make = lambda: msgspec.json.encode(self._shelf.facts_of(game).rules(lang))  # noqa: E731
        return await self._made(("rules", game, lang), lambda: asyncio.to_thread(make))

    async def words(self, lang: str, game: str = "") -> bytes:
        """The message catalogues of a language as one: those that all games share, or those of a
        game alone, which may lack the language."""
        self._check_language(lang)
        folder: Path | None = self._words
        if game:
            self._shelf.check(game)
            book = self._shelf.books.get(game)
            folder = book.words if book else None
        make = lambda: asyncio.to_thread(_joined, folder, lang)  # noqa: E731
        return await self._made(("words", lang, game), make)

    async def close(self) -> None:
        """Give up what is still being made."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)
        await self._press.close()

    def _check_language(self, lang: str) -> None:
        if lang not in self.languages:
            detail = f"no language {lang!r}; there are {', '.join(self.languages) or 'none'}"
            raise UnknownLanguageError(detail)

    async def warm_up(self) -> None:
        """Make ahead what the first screen shows, in the order in which it is needed."""
        listed = msgspec.json.decode(await self.games())
        for lang in self.languages:
            for game_id in ("", *self._shelf.games):
                await self.words(lang, game_id)
        for lang in self.languages:
            for game in listed:
                for info in game["scenarios"]:
                    await self.board(game["id"], info["id"], lang)

    async def _sheet(self, sheet: Sheet) -> bytes:
        key = (sheet.kind, sheet.game, sheet.scenario, sheet.lang)
        try:
            return await self._made(key, lambda: self._press.print(sheet))
        except UnknownScenarioError as error:
            raise NoSuchScenarioError(str(error)) from error

    async def _made(self, key: tuple[str, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Made once, however many ask meanwhile; what failed is tried again when asked again."""
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.ensure_future(make())
        try:
            return await asyncio.shield(task)
        except Exception:
            self._kept.pop(key, None)
            raise


def _joined(folder: Path | None, lang: str) -> bytes:
    paths = sorted((folder / lang).glob("*.ftl")) if folder else []
    return b"\n".join(path.read_bytes() for path in paths)
