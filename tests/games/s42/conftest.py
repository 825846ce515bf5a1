"""Every choice that a test takes must pass the bars too, not only stand in the list."""

from collections.abc import Iterator

import pytest

from hexfront.games.s42.legality import LEGALITY
from hexfront.games.s42.notation import Position
from hexfront.play import Choice


@pytest.fixture(autouse=True, scope="session")
def held_against_the_bars() -> Iterator[None]:
    take = Position._take

    def checked(p: Position, choice: Choice, *, plain: bool = False, leads: bool = False) -> None:
        reason = LEGALITY.reason(p.state, p.state.actor(), choice)
        assert reason is None, (choice, reason)
        take(p, choice, plain=plain, leads=leads)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "_take", checked)
        yield
