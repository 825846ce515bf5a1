"""The real games at a table: all of them on a shelf, pages that play at random or ask nonsense."""

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from hexfront.opponents import RandomOpponent
from hexfront.play import OVER
from hexfront.table import Shelf
from hexfront.table.shelf import standard_shelf
from tests.table.live import Page, Server

ABSURD = (-(2**62), -11, -1, 10**6, 2**62)
"""Numbers that a page would never send."""


def full_shelf() -> Shelf:
    """All games, with a quick computer player."""
    standard = standard_shelf()
    random = lambda game, seat, seed: RandomOpponent(seed)  # noqa: E731
    return Shelf(standard.games, standard.facts, random, standard.books)


def take_any(page: Page, random: Random, *without: str) -> None:
    """Take a choice at random, of another kind than these."""
    choice = random.choice([one for one in page.offered if one["type"] not in without])
    page.take(choice["type"], **{name: choice[name] for name in choice if name != "type"})


def play_on(page: Page, random: Random, choices: int, *without: str) -> None:
    """Play at random, up to the end of the game at most."""
    page.my_move()
    for _ in range(choices):
        take_any(page, random, *without)
        if _over(page.until(lambda update: bool(update["offers"]) or _over(update))):
            return


def _over(update: dict[str, Any]) -> bool:
    return bool(update["view"]["actor"] == OVER)


def log_lines(page: Page) -> list[dict[str, Any]]:
    """All that the page has heard of the log."""
    return [line for text in page.heard for line in json.loads(text).get("log", [])]


def rules_cited(page: Page) -> set[str]:
    return {line["entry"]["rule"] for line in log_lines(page)}


def parts_drawn(server: Server, board: str) -> int:
    """How many elements the picture of a board such as `coh/ambush` has."""
    drawn = ElementTree.fromstring(server.get(f"/api/boards/{board}.svg").content)
    assert drawn.tag.endswith("svg")
    return len(list(drawn.iter()))


def absurd_choices(
    kind: str, fields: tuple[str, ...], numbers: Iterable[int] = ABSURD
) -> Iterator[dict[str, Any]]:
    for number in numbers:
        yield {"type": kind, **dict.fromkeys(fields, number)}


def asked_why_not(page: Page, choice: dict[str, Any]) -> dict[str, Any]:
    """The refusal with which a choice is answered."""
    page.say({"type": "WhyNot", "choice": choice})
    answer = page.next()
    assert answer["type"] == "Answer", (choice, answer)
    refusal: dict[str, Any] = answer["refusal"]
    return refusal


def looked(page: Page, **where: int) -> dict[str, Any]:
    """What the page is told when it looks from there; never that the server failed."""
    page.say({"type": "Look", **where})
    answer = page.next()
    assert "server-fault" not in page.heard[-1]
    return answer
