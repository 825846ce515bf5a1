"""Two browsers on two seats: each is shown what its seat may know, and nothing of the other's."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocket

from hexfront.games import rulebook
from hexfront.play import OVER, Match, dump
from hexfront.table.course import Course, SeededDice
from tests.browser.conftest import PATIENCE_MS
from tests.browser.desk import Desk
from tests.table.live import Seats, Server, bearer

pytestmark = pytest.mark.browser

BOTH = frozenset({0, 1})
CHOICES = 60


def played(game: str, scenario: str) -> Match:
    """A game played at random to some decision."""
    course = Course(Match(rulebook(game).game, scenario), SeededDice(3), BOTH)
    random = Random(3)
    course.run_on()
    for _ in range(CHOICES):
        if course.actor == OVER:
            break
        course.take(course.actor, random.choice(course.match.state.choices()))
    return course.match


def between_people(server: Server, match: Match) -> tuple[Seats, Seats]:
    path = "/api/tables/load?players=me&players=guest"
    told = server.post(path, content=dump(match)).json()
    mine = Seats(server, told["table"], told["token"])
    code = told["invites"][0]["code"]
    taken = server.post(f"/api/tables/{mine.table}/join", headers=bearer(code)).json()
    return mine, Seats(server, taken["table"], taken["token"])


class Ear:
    """All that a browser hears over its socket."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def view(self) -> Any:
        told = [json.loads(text) for text in self.heard]
        (update,) = [message for message in told if message["type"] == "Update"]
        return update["view"]


@pytest.fixture
def elsewhere(browser: Browser) -> Iterator[Desk]:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    yield Desk(context.new_page())
    context.close()


# The secrets of the campaign come with its first Reserve Army, later than there is time for here.
@pytest.mark.parametrize(
    ("game", "scenario", "secrets"),
    [("coh", "ambush", True), ("aslsk", "crossroads", True), ("s42", "campaign", False)],
)
def test_each_browser_is_told_its_own_seats_view(
    desk: Desk, elsewhere: Desk, server: Server, game: str, scenario: str, *, secrets: bool
) -> None:
    match = played(game, scenario)
    assert match.game.has_secrets(match.state) is secrets
    views = [json.loads(msgspec.json.encode(match.game.view(match.state, s))) for s in (0, 1)]
    assert views[0] != views[1]
    for one, seats, view in zip(
        (desk, elsewhere), between_people(server, match), views, strict=True
    ):
        ear = Ear(one.page)
        one.sit_down(seats, scenario, game=game)
        assert ear.view() == view
        assert one.faults == []
