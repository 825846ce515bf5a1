"""What never changes while the server runs: games, boards, rules, words. Made once, kept."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path

import msgspec
from msgspec import Struct

from hexfront.play import OptionInfo, ScenarioInfo
from hexfront.table.errors import UnknownLanguageError
from hexfront.table.shelf import Shelf

_AT_ONCE = nullcontext()


class GameInfo(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    title: dict[str, str]
    page: str
    """The page that was made for it; nothing if the generic page shows it."""
    seats: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    scenarios: tuple[ScenarioInfo, ...]


class Library:
    """Static answers, encoded."""

    def __init__(self, shelf: Shelf, words: Path) -> None:
        self._shelf = shelf
        self._words = words
        self._kept: dict[tuple[str, ...], asyncio.Task[bytes]] = {}
        self._easel = asyncio.Lock()  # one board after the other, so that the first is soon done

    @property
    def languages(self) -> list[str]:
        return sorted(path.name for path in self._words.glob("*") if path.is_dir())

    async def games(self) -> bytes:
        return await self._made(("games",), self._games)

    async def scenario(self, game: str, scenario: str) -> bytes:
        self._shelf.scenario(game, scenario)
        facts = self._shelf.facts_of(game)
        make = lambda: msgspec.json.encode(facts.scenario_facts(scenario))  # noqa: E731
        return await self._made(("scenario", game, scenario), make)

    async def board(self, game: str, scenario: str, lang: str) -> bytes:
        self._shelf.scenario(game, scenario)
        self._check_language(lang)
        facts = self._shelf.facts_of(game)
        make = lambda: facts.board_svg(scenario, lang).encode()  # noqa: E731
        return await self._made(("board", game, scenario, lang), make, self._easel)

    async def rules(self, game: str, lang: str) -> bytes:
        facts = self._shelf.facts_of(game)
        self._check_language(lang)
        return await self._made(
            ("rules", game, lang), lambda: msgspec.json.encode(facts.rules(lang))
        )

    async def words(self, lang: str, game: str = "") -> bytes:
        """The message catalogues of a language as one: those that all games share, or those of a
        game alone, which may lack the language."""
        self._check_language(lang)
        folder: Path | None = self._words
        if game:
            self._shelf.game(game)
            book = self._shelf.books.get(game)
            folder = book.words if book else None
        return await self._made(("words", lang, game), lambda: _joined(folder, lang))

    async def close(self) -> None:
        """Give up what is still being made."""
        for task in self._kept.values():
            task.cancel()
        await asyncio.gather(*self._kept.values(), return_exceptions=True)

    def _games(self) -> bytes:
        return msgspec.json.encode(
            [
                GameInfo(
                    game.id,
                    dict(book.title) if book else {"en": game.id},
                    book.page if book else "",
                    game.seats,
                    game.options(),
                    game.scenarios(),
                )
                for game in self._shelf.games.values()
                for book in (self._shelf.books.get(game.id),)
            ]
        )

    def _check_language(self, lang: str) -> None:
        if lang not in self.languages:
            detail = f"no language {lang!r}; there are {', '.join(self.languages) or 'none'}"
            raise UnknownLanguageError(detail)

    async def warm_up(self) -> None:
        """Make ahead what the first screen shows, in the order in which it is needed."""
        await self.games()
        for lang in self.languages:
            for game_id in ("", *self._shelf.games):
                await self.words(lang, game_id)
        for lang in self.languages:
            for game in self._shelf.games.values():
                for info in game.scenarios():
                    await self.board(game.id, info.id, lang)

    async def _made(
        self,
        key: tuple[str, ...],
        make: Callable[[], bytes],
        lock: AbstractAsyncContextManager[object] = _AT_ONCE,
    ) -> bytes:
        """Made once, however many ask meanwhile; what failed is tried again when asked again."""
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(_in_thread(make, lock))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._kept.pop(key, None)
            raise


async def _in_thread(make: Callable[[], bytes], lock: AbstractAsyncContextManager[object]) -> bytes:
    async with lock:
        return await asyncio.to_thread(make)


def _joined(folder: Path | None, lang: str) -> bytes:
    paths = sorted((folder / lang).glob("*.ftl")) if folder else []
    return b"\n".join(path.read_bytes() for path in paths)
