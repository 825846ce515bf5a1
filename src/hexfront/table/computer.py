"""Computer players at a table: none of them can stop the game."""

import asyncio
from collections.abc import Sequence
from random import Random

from hexfront.play import Choice
from hexfront.table.logs import logger
from hexfront.table.minds import Mind, Thought


class ComputerPlayers:
    """The computer players of one table."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind = mind
        self._random = Random(seed)
        self._sitting_down: asyncio.Task[None] | None = None

    def get_ready(self, seats: Sequence[int]) -> None:
        """Let the players of these seats sit down, while the game goes on."""
        self._sitting_down = asyncio.create_task(self._mind.get_ready(seats))

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
        try:
            wish = await self._mind.choose(thought)
        except TimeoutError:
            logger.error("the computer player of seat %d did not answer in time", thought.seat)
            return None
        except Exception:
            logger.exception("the computer player of seat %d failed", thought.seat)
            return None
        if wish not in thought.choices:
            logger.error("the computer player of seat %d chose %s", thought.seat, wish)
            return None
        return wish
