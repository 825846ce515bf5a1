"""Names on the wire and in saves are written out: renaming a class changes neither."""

from collections import Counter
from typing import Any, get_args

import pytest

from hexfront.games import all_games
from hexfront.play import Choice, Game, Moment
from tests.play.games import KERNEL_GAMES

GAMES = [*all_games(), *KERNEL_GAMES]


def tag_of(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag or "")


def concrete(kind: type[Any]) -> list[type[Any]]:
    """All subclasses that are not there to be derived from."""
    found: list[type[Any]] = []
    for child in kind.__subclasses__():
        below = concrete(child)
        found += below
        if tag_of(child) or not below:
            found.append(child)
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_choice_has_a_name_of_its_own(game: Game[Any]) -> None:
    kinds = get_args(game.choice_types) or (game.choice_types,)
    tags = Counter(map(tag_of, kinds))
    assert tags[""] == 0
    assert max(tags.values()) == 1


def test_every_choice_and_moment_is_named() -> None:
    kinds = [*concrete(Choice), *concrete(Moment)]
    ours = [kind for kind in kinds if kind.__module__.startswith("hexfront.games.")]
    assert len(ours) > 200
    assert [kind.__qualname__ for kind in ours if not tag_of(kind)] == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_two_moments_of_a_game_share_a_name(game: Game[Any]) -> None:
    package = f"hexfront.games.{game.id}."
    moments = [kind for kind in concrete(Moment) if kind.__module__.startswith(package)]
    tags = Counter(tag_of(kind) for kind in moments if tag_of(kind))
    assert [tag for tag, count in tags.items() if count > 1] == []
