"""The ASL Starter Kit at a table: the real game over the real socket."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from hexfront.opponents import RandomOpponent
from hexfront.table import Settings, Shelf
from hexfront.table.shelf import standard_shelf
from tests.table.live import Page, Seats, Server, running, settings_in, two_hands

GERMAN, RUSSIAN = 0, 1
VILLAGE = "crossroads"
ABSURD = (-(2**62), -11, -1, 10**6, 2**62)


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("aslsk"))


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Server]:
    standard = standard_shelf()
    shelf = Shelf(standard.games, standard.facts, lambda game, seat, seed: RandomOpponent(seed))
    with running(settings, shelf) as started:
        yield started


def table(server: Server, *players: str, **more: Any) -> Seats:
    return server.new_table(*players, game="aslsk", scenario=VILLAGE, **more)


def take_any(page: Page, random: Random, *without: str) -> None:
    open_ = [choice for choice in page.offered if choice["type"] not in without]
    choice = random.choice(open_)
    page.take(choice["type"], **{name: choice[name] for name in choice if name != "type"})


def play_on(page: Page, random: Random, choices: int) -> None:
    """Play at random; at set-up nothing is taken back, so that it comes to an end."""
    page.my_move()
    for _ in range(choices):
        take_any(page, random, "PickUp", "Hide")
        page.until(lambda update: bool(update["offers"]))


def test_the_facts_name_all_that_a_view_speaks_of(server: Server) -> None:
    facts = server.get(f"/api/scenarios/aslsk/{VILLAGE}").json()
    with table(server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(2), 60)
        view = page.update["view"]
    hexes = {hex_["id"] for hex_ in facts["board"]["hexes"]}
    assert len(view["units"]) >= len(facts["units"])
    for unit in view["units"]:
        assert unit["kind"] in facts["counters"]
        assert unit.get("hex", -1) in hexes | {-1}
    assert len(view["weapons"]) == len(facts["support"])
    assert len(view["standings"]) == len(facts["card"]["conditions"])


def test_the_map_is_drawn(server: Server) -> None:
    drawn = ElementTree.fromstring(server.get(f"/api/boards/aslsk/{VILLAGE}.svg").content)
    assert len(list(drawn.iter())) > 1000


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_in_the_log_can_be_read(server: Server, lang: str) -> None:
    rules = server.get(f"/api/rules/aslsk/{lang}").json()
    with table(server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(4), 120)
        cited = {
            line["entry"]["rule"] for text in page.heard for line in json.loads(text).get("log", [])
        }
    assert len(cited) > 3
    assert cited <= set(rules)


def test_a_set_up_is_nobody_elses_business(server: Server, settings: Settings) -> None:
    """The other page hears nothing of it until it is done."""
    pair = two_hands(settings, table(server, "me", "friend"))
    with pair[0].page() as german, pair[1].page() as russian:
        german.next_update()
        russian.next_update()
        acting, waiting = (german, russian) if german.offered else (russian, german)
        random = Random(1)
        while "Done" not in {choice["type"] for choice in acting.offered}:
            take_any(acting, random, "PickUp", "Hide")
            acting.my_move()
        assert waiting.silent()
        acting.take("Done")
        view = waiting.my_move()["view"]
        shown = [unit for unit in view["units"] if unit["side"] == acting.update["seat"]]
        assert any(unit["place"] == "board" for unit in shown)


def test_looking_along_a_line_and_at_a_unit(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        play_on(page, Random(3), 60)
        units = [unit for unit in page.update["view"]["units"] if unit["place"] == "board"]
        one, other = units[0], units[-1]
        page.say({"type": "Look", "hex": one["hex"], "to": other["hex"]})
        thread = page.next()["thread"]
        assert (thread["a"], thread["b"]) == (one["hex"], other["hex"])
        assert thread["clear"] == (not thread["blocks"])
        page.say({"type": "Look", "unit": one["id"]})
        assert page.next()["hex"] == one["hex"]


def test_looking_from_nowhere_is_a_bad_request(server: Server) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            for what in ({"hex": number}, {"unit": number}, {"hex": number, "to": number}):
                page.say({"type": "Look", **what})
                assert page.next()["type"] == "Fault"
                assert "server-fault" not in page.heard[-1]


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("Place", ("unit", "hex")), ("Arm", ("weapon", "unit")), ("OpenFire", ("hex", "unit")),
        ("Take", ("unit",)), ("Step", ("hex",)), ("Rout", ("unit", "leader")),
        ("RoutStep", ("hex",)), ("Advance", ("unit", "hex")), ("Against", ("unit",)),
        ("Destroy", ("weapon",)), ("Accompany", ("leader", "unit")), ("Hide", ("hex",)),
    ],
)  # fmt: skip
def test_absurd_choices_are_refused_with_a_rule(
    server: Server, kind: str, fields: tuple[str, ...]
) -> None:
    with table(server, "me", "friend", open_hands=True).page() as page:
        page.my_move()
        for number in ABSURD:
            page.say({"type": "WhyNot", "choice": {"type": kind, **dict.fromkeys(fields, number)}})
            answer = page.next()
            assert answer["type"] == "Answer", answer
            assert answer["refusal"]["message"].startswith("no-")
            assert answer["refusal"]["rule"].startswith("ASL-")
