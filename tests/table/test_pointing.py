"""What players point at: pings on the board, and hexes and units in what they say."""

from collections.abc import Iterator
from typing import Any

import pytest

from hexfront.table import Settings
from hexfront.table.errors import TooManyRequestsError
from hexfront.table.pointing import MOST_PINGS, SPAN, Pointing
from tests.table.live import Page, Server, running
from tests.table.real_games import full_shelf
from tests.table.test_invites import invite, joined
from tests.table.test_spectators import fault


def coh(server: Server, **more: Any) -> Any:
    """A game in which some units hide from the start."""
    return invite(server, "me", "guest", game="coh", scenario="ambush", **more)


@pytest.fixture
def pages(real_server: Server) -> Iterator[tuple[Page, Page, Page]]:
    seats, invitation = coh(real_server, watch="public")
    guest = joined(seats, invitation["code"])
    with seats.page() as red, guest.page() as blue, seats.spectator() as watcher:
        for page in (red, blue, watcher):
            page.until(bool)
        yield red, blue, watcher


def until(page: Page, kind: str) -> dict[str, Any]:
    while True:
        told = page.next()
        if told["type"] == kind:
            return told


def test_a_ping_reaches_the_others_who_play_and_nobody_else(pages: tuple[Page, Page, Page]) -> None:
    red, blue, watcher = pages
    while not watcher.silent():
        pass  # who is there is told first
    red.say({"type": "Ping", "hex": 35})
    assert until(blue, "Pinged") == {"type": "Pinged", "seat": 0, "hex": 35}
    blue.say({"type": "Ping", "hex": 36})
    assert until(red, "Pinged")["seat"] == 1
    assert watcher.silent()
    assert not any('"Pinged","seat":0' in text for text in red.heard)


@pytest.mark.parametrize("hex_id", [-1, 5, 100_000, 2**70])
def test_nobody_points_beside_the_board(pages: tuple[Page, Page, Page], hex_id: int) -> None:
    red, blue, _ = pages
    red.say({"type": "Ping", "hex": hex_id})
    assert fault(red) == "bad-request"
    red.say({"type": "Say", "text": "there", "about": [{"hex": hex_id}]})
    assert fault(red) == "bad-request"
    red.say({"type": "Ping", "hex": 35})
    assert until(blue, "Pinged")["hex"] == 35
    assert not any("there" in text for text in blue.heard)


def test_only_so_many_pings_count(pages: tuple[Page, Page, Page]) -> None:
    red, _, _ = pages
    for _ in range(MOST_PINGS + 1):
        red.say({"type": "Ping", "hex": 35})
    assert fault(red) == "too-many-requests"


def test_after_a_while_one_may_ping_again() -> None:
    now = [100.0]
    pointing = Pointing(None, lambda: now[0])  # type: ignore[arg-type]  # it only counts here
    for _ in range(MOST_PINGS):
        pointing._count(0)
    with pytest.raises(TooManyRequestsError):
        pointing._count(0)
    pointing._count(1)
    now[0] += SPAN - 0.1
    with pytest.raises(TooManyRequestsError):
        pointing._count(0)
    now[0] += 0.1
    pointing._count(0)


def test_whoever_looks_on_or_plays_alone_pings_nobody(
    pages: tuple[Page, Page, Page], real_server: Server
) -> None:
    *_, watcher = pages
    watcher.say({"type": "Ping", "hex": 35})
    assert fault(watcher) == "only-watching"
    alone = {"game": "coh", "scenario": "ambush"}
    with real_server.new_table("me", "friend", **alone).page() as page:
        page.until(bool)
        page.say({"type": "Ping", "hex": 35})
        assert fault(page) == "bad-request"


def test_what_is_said_leads_to_hexes_and_to_units_that_all_see(
    pages: tuple[Page, Page, Page],
) -> None:
    red, blue, _ = pages
    seen = {one["id"]: one.get("hex", -1) for one in red.update["view"]["units"]}
    theirs = {one["id"]: one.get("hex", -1) for one in blue.update["view"]["units"]}
    common = [unit for unit, at in seen.items() if at >= 0 and theirs[unit] == at]
    secret = [unit for unit, at in seen.items() if at >= 0 and theirs[unit] < 0]
    secret += [unit for unit, at in theirs.items() if at >= 0 and seen[unit] < 0]
    waiting = [unit for unit, at in seen.items() if at < 0 and theirs[unit] < 0]
    assert secret
    assert waiting
    for unit in (secret[0], waiting[0], 9999):
        red.say({"type": "Say", "text": "this one", "about": [{"unit": unit, "hex": 35}]})
        assert fault(red) == "bad-request"
    about = [{"hex": 37}, *({"unit": unit, "hex": 0} for unit in common[:1])]
    red.say({"type": "Say", "text": "B02 and this one", "about": about})
    told = until(blue, "Parley")
    while not told["said"]:
        told = until(blue, "Parley")
    expected = [{"hex": 37}, *({"hex": seen[unit], "unit": unit} for unit in common[:1])]
    assert told["said"][-1]["about"] == expected, "a unit is where all see it"


def test_nine_mentions_are_too_many(pages: tuple[Page, Page, Page]) -> None:
    red, *_ = pages
    red.say({"type": "Say", "text": "all", "about": [{"hex": 31}] * 9})
    assert fault(red) == "bad-request"


def test_what_a_line_is_about_is_kept(settings: Settings) -> None:
    with running(settings, full_shelf()) as server:
        seats, _ = coh(server)
        with seats.page() as red:
            red.until(bool)
            red.say({"type": "Say", "text": "C04!", "about": [{"hex": 39}]})
            while not until(red, "Parley")["said"]:
                pass
    with running(settings, full_shelf()) as server, seats.on(server).page() as red:
        (said,) = until(red, "Parley")["said"]
        assert said["about"] == [{"hex": 39}]
