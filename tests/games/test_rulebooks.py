"""Rulebooks are found through entry points; a faulty one is left out and harms no other."""

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from hexfront import games
from hexfront.games import rulebook, rulebooks
from hexfront.opponents import RandomOpponent, opponent_for, players
from hexfront.play.rulebook import Rulebook, RulebookError

GROUP = games.GROUP
GUEST = Rulebook("guest", title={"en": "Guest"}, game="no.such:Game", facts="no.such:Facts")
TWIN = Rulebook("coh", title={"en": "Twin"}, game="no.such:Game", facts="no.such:Facts")
NO_RULEBOOK = 5
OURS = ["coh", "aslsk", "s42"]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Entry points as they would be found, guests before ours."""
    points = [EntryPoint(name, f"hexfront.games.{name}.rulebook:RULEBOOK", GROUP) for name in OURS]
    monkeypatch.setattr(games, "entry_points", lambda group: points)
    rulebooks.cache_clear()
    yield points
    rulebooks.cache_clear()


def guest(name: str) -> EntryPoint:
    return EntryPoint("guest", f"{__name__}:{name}", GROUP)


def test_ours_are_installed() -> None:
    assert [game_id for game_id in rulebooks() if game_id in OURS] == OURS


def test_a_guest_comes_after_ours(found: list[EntryPoint]) -> None:
    found.insert(0, guest("GUEST"))
    assert list(rulebooks()) == [*OURS, "guest"]
    assert rulebook("guest") is GUEST


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("MISSING", "cannot be loaded"),
        ("NO_RULEBOOK", "is no Rulebook"),
        ("TWIN", "there is one of that name"),
    ],
)
def test_a_faulty_guest_is_left_out_and_named(
    found: list[EntryPoint], caplog: pytest.LogCaptureFixture, name: str, told: str
) -> None:
    found.insert(0, guest(name))
    with caplog.at_level(logging.ERROR):
        assert list(rulebooks()) == OURS
    assert told in caplog.text
    assert rulebook("coh") is not TWIN


def test_a_part_that_is_not_there_is_named() -> None:
    with pytest.raises(RulebookError, match=r"guest: game is not at no\.such:Game"):
        _ = GUEST.game


def test_a_game_under_another_id_is_refused() -> None:
    book = Rulebook(
        "mine",
        title={"en": "Mine"},
        game="hexfront.games.coh.game:CohGame",
        facts="hexfront.games.coh.screen.companion:CohGameFacts",
    )
    with pytest.raises(RulebookError, match="mine: its game calls itself 'coh'"):
        _ = book.game


def test_parts_that_a_rulebook_does_not_have() -> None:
    assert (GUEST.notation, GUEST.boards, GUEST.odds) == (None, None, None)
    assert (GUEST.checks, dict(GUEST.players)) == ((), {})
    with pytest.raises(TypeError, match="guest has no notation"):
        GUEST.write(rulebook("coh").game.new("partisans"))


@pytest.mark.parametrize("game_id", OURS)
def test_every_part_of_ours_can_be_loaded(game_id: str) -> None:
    book = rulebook(game_id)
    assert book.game.id == game_id
    assert book.facts.rules("en")
    assert book.notation is not None
    assert book.boards is not None
    assert book.boards.examples
    assert book.odds is not None
    assert book.checks
    assert set(book.players) >= {"player", "greedy"}
    assert set(book.title) == {"en", "ru"}
    assert book.page == game_id
    scenario = book.game.scenarios()[0].id
    assert book.write(book.game.new(scenario))
    assert str(book.facts.picture(book.game.new(scenario))).startswith("<svg")


def test_every_game_has_a_player_for_people_and_one_at_random() -> None:
    for game_id in OURS:
        levels = {"expert"} if rulebook(game_id).has_expert else set()
        assert set(players(game_id)) == {"player", "greedy", "random", *levels}
        assert type(opponent_for(game_id, 0, 1)) is players(game_id)["player"]
    assert isinstance(opponent_for("unknown", 0, 1), RandomOpponent)
