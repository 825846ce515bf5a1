"""Computer players at a table: they think in threads, and none of them can stop the game."""

import asyncio
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from hexfront.opponents import Opponent
from hexfront.play import Choice
from hexfront.table.logs import logger
from hexfront.table.shelf import OpponentFor


class Thought(Struct, frozen=True):
    """What a computer player is asked: its seat's view and its legal choices."""

    seat: int
    view: Struct
    choices: Sequence[Choice]


class ComputerPlayers:
    """The computer players of one table, made when they are first asked."""

    def __init__(self, game: str, seed: int, opponent_for: OpponentFor, patience: float) -> None:
        self._game = game
        self._seed = seed
        self._opponent_for = opponent_for
        self._patience = patience
        self._seated: dict[int, Opponent] = {}
        self._random = Random(seed)

    async def wishes(self, thought: Thought) -> list[Choice]:
        """All choices: the computer player's own first, then the others in random order."""
        others = list(thought.choices)
        self._random.shuffle(others)
        if len(others) == 1:
            return others
        wish = await self._wish(thought)
        if wish is None:
            return others
        return [wish, *(choice for choice in others if choice != wish)]

    async def _wish(self, thought: Thought) -> Choice | None:
        """What the player chose; None when it failed."""
        work = asyncio.to_thread(self._ask, thought)
        try:
            wish = await asyncio.wait_for(work, self._patience)
        except TimeoutError:
            # Its thread may still be at work, so another player takes the seat.
            self._seated.pop(thought.seat, None)
            logger.error("the computer player of seat %d did not answer in time", thought.seat)
            return None
        except Exception:
            logger.exception("the computer player of seat %d failed", thought.seat)
            return None
        if wish not in thought.choices:
            logger.error("the computer player of seat %d chose %s", thought.seat, wish)
            return None
        return wish

    def _ask(self, thought: Thought) -> Choice:
        player = self._seated.get(thought.seat)
        if player is None:
            player = self._opponent_for(self._game, thought.seat, self._seed + thought.seat)
            self._seated[thought.seat] = player
        return player.choose(thought.view, thought.choices)
