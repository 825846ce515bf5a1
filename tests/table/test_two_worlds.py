"""Two worlds that differ only in what a seat may not know answer it alike: every message over the
socket and every request, errors and sizes included."""

import json
import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from hexfront.play import Choice, Entry, Match, Refusal, heard
from hexfront.table import Settings
from hexfront.table.course import Course, SeededDice
from tests.table.accounts.people import Browser
from tests.table.duel import CARDS, Duel, DuelState, DuelView, LetPass, Pick, Strike
from tests.table.live import PLAIN, Page, Seats, bearer, running, two_hands
from tests.table.test_absence import Time

RED, BLUE = 0, 1
Opening = Sequence[tuple[int, Choice]]


class Came(NamedTuple):
    """What the same choices have led to."""

    held: frozenset[int]
    """Blue's cards."""
    seen: DuelView
    heard: tuple[Entry, ...]
    """What red knows of it."""


def after(seed: int, opening: Opening) -> Came | None:
    """What the choices lead to with these dice; None where they are not legal."""
    course = Course(Match(Duel(), "dawn"), SeededDice(seed), frozenset({RED, BLUE}))
    course.orders[BLUE] = "ask"
    course.run_on()
    for seat, choice in opening:
        if course.actor != seat or choice not in course.match.state.choices():
            return None
        course.take(seat, choice)
    state = course.match.state
    assert isinstance(state, DuelState)
    told = tuple(entry for step in course.match.entries for entry in heard(step, RED))
    return Came(frozenset(state.hands[BLUE]), Duel().view(state, RED), told)


def twins(opening: Opening) -> tuple[int, int]:
    """Two seeds after which red knows the same, though blue holds other cards."""
    came = {seed: found for seed in range(800) if (found := after(seed, opening)) is not None}
    for (one, a), (other, b) in combinations(came.items(), 2):
        if a.held.isdisjoint(b.held) and (a.seen, a.heard) == (b.seen, b.heard):
            return one, other
    raise AssertionError("no two such worlds")


CARD = CARDS[3]
OPENING: Opening = [(RED, Pick(CARD)), (RED, Strike()), (BLUE, LetPass())]


def questions(random: Random) -> Iterator[dict[str, Any]]:
    """Anything that a page may say, sensible or not, but for choices that go on with the game."""
    cards = [*CARDS, 0, -1, 2**70]
    while True:
        number = random.choice([*range(-2, 9), 10**12])
        card = {"type": random.choice(["Pick", "Parry"]), "card": random.choice(cards)}
        choice = random.choice([card, {"type": "Rest"}, {"type": "LetPass"}, {"type": "Mug"}, 5])
        yield random.choice(
            [
                {"type": "WhyNot", "choice": choice},
                {"type": "Take", "seq": 1, "choice": choice},
                {"type": "Undo", "seq": 1},
                {"type": "Look", "hex": number, "unit": -1, "to": random.choice([-1, 0, 1])},
                {"type": "Scrub", "step": number},
                {"type": "Lines", "before": number},
                {"type": "Consult"},
                {"type": "Reckon"},
                {"type": "Sit", "seat": random.choice([RED, BLUE, 7])},
            ]
        )


class World:
    """One of the two: red's page, and blue's, whose choices red may not see."""

    def __init__(self, settings: Settings, seats: Seats) -> None:
        self.seats, self.others = two_hands(settings, seats)
        self.told: list[str] = []

    def play(self, red: Page, blue: Page) -> None:
        """Come to blue's turn, with red asking all the way, and let blue choose in secret."""
        random = Random(4)
        asked = questions(random)
        blue.say({"type": "StandingOrder", "windows": "ask"})
        red.my_move()
        self.ask(red, [next(asked) for _ in range(60)])
        red.take("Pick", card=CARD)
        red.until(lambda update: update["offers"])
        red.undo()
        red.until(lambda update: len(update["offers"]) > 1)
        red.take("Pick", card=CARD)
        red.until(lambda update: update["offers"])
        red.take("Strike")
        blue.until(lambda update: update["view"]["moments"][-1]["type"] == "Defend")
        red.until(lambda update: update["view"]["actor"] == BLUE)
        self.ask(red, [next(asked) for _ in range(25)])
        blue.take("LetPass")
        blue.until(lambda update: len(update["offers"]) > 1)
        red.until(lambda update: update["view"]["moments"][-1]["type"] == "Turn")
        blue.take("Pick", card=blue.hand[0])
        blue.until(lambda update: blue.offered[0]["type"] == "Strike")
        self.ask(red, [next(asked) for _ in range(40)])
        self.told += red.heard

    def ask(self, page: Page, questions: list[dict[str, Any]]) -> None:
        """Every question has one answer, but for a seat taken, which is answered with nothing."""
        for question in questions:
            page.say(question)
            if question["type"] == "Sit" and question["seat"] == RED:
                continue
            page.next()
            if page.heard[-1].startswith('{"type":"Fault","code":"stale"'):
                page.next()

    def ask_over_http(self) -> None:
        base = f"http://{self.seats.server.address}/api/tables"
        of_table = f"{base}/{self.seats.table}"
        for method, url in (
            ("GET", base),
            ("GET", f"{of_table}/save"),
            ("GET", f"{of_table}/dice"),
            ("GET", f"{of_table}/invitation"),
            ("POST", f"{of_table}/join"),
            ("DELETE", of_table),
        ):
            answer = httpx.request(method, url, headers=bearer(self.seats.token), **PLAIN)
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            self.told.append(f"{answer.status_code} {json.dumps(headers)} {answer.text}")

    def ask_as_a_person(self, browser: Browser) -> None:
        """The same with the seat in an account, which both worlds share."""
        browser.log_in("Red", self.seats.token)
        of_table = f"/api/tables/{self.seats.table}"
        for path in ("/api/account", "/api/record", "/api/records/duel", f"{of_table}/save",
                     f"{of_table}/dice"):  # fmt: skip
            answer = browser.get(path)
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            self.told.append(f"{answer.status_code} {json.dumps(headers)} {answer.text}")
        mine = [one for one in browser.games() if one["table"] == self.seats.table]
        self.told.append(json.dumps(mine))
        self.told.append(browser.delete(of_table).text)

    @property
    def normal(self) -> list[str]:
        """What was told, without the table's name and with updates counted from the first."""
        first = min(int(found) for text in self.told for found in re.findall(r'"seq":(\d+)', text))
        since = lambda found: f"{found[1]}{int(found[2]) - first}"  # noqa: E731
        return [
            re.sub(r'("(?:seq|since)":\[?)(\d{9,})', since, text.replace(self.seats.table, "TABLE"))
            for text in self.told
        ]


def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(settings: Settings) -> None:
    one, other = twins(OPENING)
    with running(settings) as server:
        Browser(server).create("Red")
        worlds = [World(settings, server.new_table("me", "friend", seed=s)) for s in (one, other)]
        for world in worlds:
            with world.seats.page() as red, world.others.page() as blue:
                world.play(red, blue)
            world.ask_over_http()
            with Browser(server) as browser:
                world.ask_as_a_person(browser)
    assert worlds[0].normal == worlds[1].normal
    assert len(worlds[0].told) > 80


def test_a_leak_would_be_noticed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above turns red when a refusal speaks of what the other side holds."""
    honest = Duel.refuse

    def talkative(self: Duel, state: DuelState, seat: int, choice: Choice) -> Refusal:
        refusal = honest(self, state, seat, choice)
        return Refusal(refusal.rule, refusal.message, {"held": state.hands[1 - seat][0]})

    monkeypatch.setattr(Duel, "refuse", talkative)
    with pytest.raises(AssertionError):
        test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(settings)


def dealt(seed: int) -> tuple[frozenset[int], ...]:
    """Both hands as they are dealt."""
    course = Course(Match(Duel(), "dawn"), SeededDice(seed), frozenset({RED, BLUE}))
    course.run_on()
    state = course.match.state
    assert isinstance(state, DuelState)
    return tuple(map(frozenset, state.hands))


def strangers() -> tuple[int, int]:
    """Two seeds in which both fencers hold quite other cards."""
    first = dealt(0)
    for seed in range(1, 800):
        hands = dealt(seed)
        if all(a.isdisjoint(b) for a, b in zip(first, hands, strict=True)):
            return 0, seed
    raise AssertionError("no two such worlds")


def shown_to_all(settings: Settings, seats: Seats, delay: int) -> None:
    """As if two people had met here, though the dice are known."""
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as database:
        values = ("public", delay, '["me","guest"]', seats.table)
        database.execute("UPDATE tables SET watch = ?, delay = ?, players = ? WHERE id = ?", values)
    database.close()


@pytest.mark.parametrize("delay", [0, 2])
def test_what_the_seats_hold_changes_nothing_that_a_watcher_is_told(
    settings: Settings, delay: int
) -> None:
    """Of cards drawn, a card picked in secret, and choices taken back he learns alike."""
    with running(replace(settings, now=Time())) as server:
        worlds = [World(settings, server.new_table("me", "friend", seed=s)) for s in strangers()]
        for world in worlds:
            shown_to_all(settings, world.seats, delay)
            with (
                world.seats.page() as red,
                world.others.page() as blue,
                world.seats.spectator() as watcher,
            ):
                watch(world, red, blue, watcher, delay)
            for part in ("", "/dice", "/save"):
                answer = server.get(f"/api/shown/{world.seats.table}{part}")
                told = re.sub(r'"began":\d+', "", answer.text)
                world.told.append(f"{answer.status_code} {told}")
    assert worlds[0].normal == worlds[1].normal
    assert len(worlds[0].told) > 30


def watch(world: World, red: Page, blue: Page, watcher: Page, delay: int) -> None:
    """Play without showing a card, with the watcher asking all the way."""
    asked = questions(Random(7))
    watcher.until(bool)
    watcher.all_here()
    for page, other in ((red, blue), (blue, red), (red, blue)):
        page.my_move()
        page.take("Rest")
        page.until(lambda update: not update["offers"])
        other.my_move()
        reached = other.update["step"] - delay
        watcher.until(lambda update: update["step"] == reached)  # noqa: B023
        watch_on(watcher, [next(asked) for _ in range(10)])
    blue.take("Pick", card=blue.hand[-1])
    blue.until(lambda update: blue.offered[0]["type"] == "Strike")
    blue.undo()
    blue.until(lambda update: len(update["offers"]) > 1)
    assert watcher.silent(), "what commits to nothing is not shown"
    watch_on(watcher, [next(asked) for _ in range(10)])
    world.told += watcher.told_of_the_game


def watch_on(watcher: Page, questions: list[dict[str, Any]]) -> None:
    for question in questions:
        watcher.say(question)
        watcher.next()
