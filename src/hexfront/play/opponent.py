"""The one interface of computer players: they see a seat's view and its legal choices."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from hexfront.play.moment import Choice


class Opponent(Protocol):
    """A computer player. It never sees the State, only what its seat may know."""

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""
        ...


MakeOpponent = Callable[[int], Opponent]
"""From a seed to a player."""

Players = Mapping[str, MakeOpponent]
"""The computer players of a game by name. `player` is the one that people meet at a table,
`expert` a stronger one where there is one;
`random` is there in every game and need not be listed."""
