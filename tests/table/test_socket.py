"""A game over the socket: updates, choices, refusals, and everything a page may say wrongly."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hexfront.table import outlook
from tests.table.live import Page, Seats, Server


def fault_code(page: Page) -> str:
    message = page.next()
    assert message["type"] == "Fault", message
    assert message["detail"]
    return str(message["code"])


def test_the_first_message_is_the_whole_picture(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        update = page.next_update()
    assert update["fresh"]
    assert update["seat"] == 0
    assert update["players"] == ["me", "computer"]
    assert update["view"]["hand_sizes"] == [2, 2]
    assert [line["entry"]["message"] for line in update["log"]].count("log-you-draw") == 2
    assert [line["number"] for line in update["log"]] == list(range(4))
    assert page.offered[0] == {"type": "Rest"}


def test_a_choice_is_answered_with_what_came_of_it(server: Server) -> None:
    with server.new_table("me", "friend", open_hands=True).page() as page:
        first = page.next_update()
        page.take("Pick", card=page.hand[0])
        update = page.next_update()
    assert not update["fresh"]
    assert update["seq"] > first["seq"]
    assert update["log"] == []
    assert page.offered == [{"type": "Strike"}]


def test_after_the_whole_picture_only_changes_are_sent(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.take("Pick", card=page.hand[0])
        page.next_update()
        page.undo()
        page.next_update()
        page.say({"type": "Take", "seq": 0, "choice": {"type": "Rest"}})
        page.until(lambda update: update["seq"] > 0 and "stale" in page.heard[-2])
    kinds = [json.loads(text)["type"] for text in page.heard]
    assert kinds == ["Update", "Changes", "Changes", "Fault", "Update"]
    picked = json.loads(page.heard[1])
    assert set(picked["changes"]) >= {"seq", "view", "offers"}
    assert "players" not in picked["changes"]
    assert set(picked["changes"]["view"]) == {"moments"}


def test_lines_that_are_taken_back_are_named(server: Server) -> None:
    with server.new_table("me", "friend", open_hands=False).page() as page:
        before = page.next_update()["log"]
        page.take("Rest")
        page.next_update()
        assert len(page.lines) > len(before)
        page.undo()
        update = page.next_update()
        told = json.loads(page.heard[-1])
    assert (told["kept"], told["log"]) == (len(before), [])
    assert update["fresh"]
    assert update["log"] == before


def test_a_long_log_comes_in_parts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "LATEST", 6)
    monkeypatch.setattr(outlook, "EARLIER", 4)
    seats = server.new_table("me", "friend", open_hands=True)
    with seats.page() as page:
        for _ in range(6):
            page.my_move()
            page.take("Rest")
        page.my_move()
    with seats.page() as page:
        latest = page.next_update()["log"]
        numbers = [line["number"] for line in latest]
        assert numbers == list(range(numbers[0], numbers[0] + 6))
        assert page.update["steps"][0] == 1, "every stop of the game, told or not"
        while numbers[0] > 0:
            page.say({"type": "Lines", "before": numbers[0]})
            told = page.next()
            assert told["type"] == "Earlier"
            assert 0 < len(told["log"]) <= 4
            numbers = [*(line["number"] for line in told["log"]), *numbers]
        assert numbers == list(range(len(numbers)))
        for nowhere in (0, -5, -(2**62)):
            page.say({"type": "Lines", "before": nowhere})
            assert page.next()["log"] == []
        page.say({"type": "Lines", "before": 2**62})
        assert [line["number"] for line in page.next()["log"]] == numbers[-4:]


def test_only_new_lines_of_the_log_are_sent(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.my_move()
        told = len(page.update["log"])
        page.take("Rest")
        page.until(lambda update: update["view"]["round"] == 2)
        later = [line for text in page.heard[1:] for line in json.loads(text)["log"]]
    assert [line["number"] for line in later] == list(range(told, told + len(later)))
    assert "log-rests" in [line["entry"]["message"] for line in later]


def test_an_illegal_choice_is_refused_with_its_rule(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.take("Parry", card=7109)
        refused = page.next()
        assert refused["type"] == "Refused"
        assert refused["refusal"]["rule"] == "DU-3"
        assert refused["seq"] == page.update["seq"]
        page.take("Rest")
        assert page.next_update()["log"]


def test_why_not_gives_the_rule_and_nothing_for_what_is_legal(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say({"type": "WhyNot", "choice": {"type": "Strike"}})
        assert page.next()["refusal"]["rule"] == "DU-2"
        page.say({"type": "WhyNot", "choice": {"type": "Rest"}})
        assert page.next() == {"type": "Answer", "refusal": None}


def test_look_answers_from_the_games_facts(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say({"type": "Look", "hex": 1})
        assert page.next() == {
            "type": "Seen",
            "hex": 1,
            "visible": [0, 1],
            "arc": [],
            "zone": [],
            "long_range": [],
            "reach": [],
            "line": [],
            "lines": [],
            "indirect": [],
            "spotters": [],
            "too_near": [],
            "unit": -1,
            "thread": None,
            "route": None,
        }
        page.say({"type": "Look", "hex": 99})
        assert fault_code(page) == "bad-request"


def test_a_look_along_a_line_brings_its_thread(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say({"type": "Look", "hex": 0, "to": 1})
        assert page.next()["thread"] == {
            "a": 0,
            "b": 1,
            "distance": 1,
            "clear": False,
            "blocks": [{"hex": 1, "what": "fence", "rule": "DU-4", "x": 3.0, "y": 4.0, "value": 0}],
            "hindrances": [],
        }
        page.say({"type": "Look", "hex": 0, "to": 99})
        assert fault_code(page) == "bad-request"


def test_scrubbing_shows_the_seats_own_past(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        start = page.next_update()
        page.take("Pick", card=page.hand[0])
        page.next_update()
        page.take("Strike")
        page.my_move()
        page.say({"type": "Scrub", "step": start["step"]})
        assert page.next() == {"type": "Past", "step": start["step"], "view": start["view"]}
        page.say({"type": "Scrub", "step": 0})
        assert page.next()["view"]["hand"] == []
        for step in (-1, page.update["step"] + 1):
            page.say({"type": "Scrub", "step": step})
            assert fault_code(page) == "bad-request"


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "Teleport"}',
        '{"type": "Take"}',
        '{"type": "Take", "seq": "x", "choice": {}}',
        '{"type": "Scrub", "step": 1, "more": 2}',
        '{"type": "StandingOrder", "windows": "perhaps"}',
        "[" * 5000,
    ],
)
def test_nonsense_is_answered_and_the_line_stays_open(server: Server, nonsense: str) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say(nonsense)
        assert fault_code(page) == "bad-request"
        page.take("Rest")
        assert page.next_update()["log"]


@pytest.mark.parametrize(
    "choice", [{}, [], {"type": "Castle"}, {"type": "Pick"}, {"type": "Pick", "card": "x"}]
)
def test_a_choice_that_the_game_does_not_know(server: Server, choice: object) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say({"type": "Take", "seq": page.update["seq"], "choice": choice})
        assert fault_code(page) == "bad-request"


def test_an_oversized_message_is_told_so(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say('{"type": "Scrub", "step": ' + " " * 70_000 + "1}")
        assert fault_code(page) == "too-large"
        page.take("Rest")
        assert page.next_update()["log"]


def test_bytes_are_no_message(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.line.send(b"\x00\xff")
        assert fault_code(page) == "bad-request"


def test_a_stale_choice_gets_a_fault_and_the_picture_of_now(server: Server) -> None:
    with server.new_table("me", "friend", open_hands=True).page() as page:
        old = page.next_update()["seq"]
        page.take("Pick", card=page.hand[0])
        now = page.next_update()
        page.say({"type": "Take", "seq": old, "choice": {"type": "Strike"}})
        assert fault_code(page) == "stale"
        again = page.next_update()
    assert again["fresh"]
    assert again["seq"] == now["seq"]
    assert again["view"] == now["view"]


def test_out_of_turn(server: Server) -> None:
    with server.new_table("me", "friend").page() as page:
        page.next_update()
        page.take("Rest")
        page.next_update()
        page.take("Rest")
        assert fault_code(page) == "not-your-turn"
        page.say({"type": "WhyNot", "choice": {"type": "Rest"}})
        assert page.next()["refusal"]["message"] == "refuse-not-your-turn"


def test_a_seat_of_somebody_else(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        for seat in (1, 7, -1):
            page.sit(seat)
            assert fault_code(page) == "wrong-seat"


def test_a_wrong_token_is_told_and_the_line_is_closed(server: Server) -> None:
    seats = server.new_table("me", "computer")
    stranger = server.new_table("me", "computer").token
    for token in ("", "guess", stranger, seats.token[:-1]):
        with Seats(server, seats.table, token).page() as page:
            assert fault_code(page) == "wrong-token"
            with pytest.raises(ConnectionClosed) as closed:
                page.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_an_unknown_table(server: Server) -> None:
    with Seats(server, "nowhere", "guess").page() as page:
        assert fault_code(page) == "unknown-table"


def test_a_foreign_page_may_not_connect(server: Server) -> None:
    seats = server.new_table("me", "computer")
    url = f"ws://{server.address}/ws/{seats.table}"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass
    with seats.page(origin=f"http://{server.address}") as page:
        assert page.next_update()["fresh"]


def test_a_second_tab_sees_the_same_and_may_act(server: Server) -> None:
    seats = server.new_table("me", "friend", open_hands=True)
    with seats.page() as one, seats.page() as two:
        assert one.next_update() == two.next_update()
        one.take("Pick", card=one.hand[0])
        assert one.next_update() == two.next_update()
        two.take("Strike")
        two.next_update()
        one.take("Strike")
        assert one.next_update()["seq"] == two.update["seq"]
        assert fault_code(one) == "stale"
        assert one.next_update()["view"] == two.update["view"]


def test_a_reload_shows_the_same_picture(server: Server) -> None:
    seats = server.new_table("me", "friend")
    with seats.page() as page:
        page.next_update()
        page.take("Pick", card=page.hand[0])
        before = page.next_update()
    with seats.page() as page:
        after = page.next_update()
    assert after["fresh"]
    assert {**after, "log": [], "fresh": False} == {**before, "log": []}
    assert len(after["log"]) == 4


def test_a_lost_connection_loses_nothing(server: Server) -> None:
    seats = server.new_table("me", "computer")
    with seats.page() as page:
        page.next_update()
        page.take("Rest")
        page.next_update()
        page.line.close_socket()
    with seats.page() as page:
        assert page.next_update()["log"]
        page.until(lambda update: update["view"]["round"] == 2)


def test_a_finished_game_offers_nothing_more(server: Server) -> None:
    table = server.new_table("me", "friend", open_hands=True, options={"rounds": 1})
    with table.page() as page:
        page.next_update()
        page.take("Rest")
        page.next_update()
        page.take("Rest")
        update = page.next_update()
        assert update["offers"] == []
        assert update["view"]["actor"] == -2
        page.take("Rest")
        assert fault_code(page) == "not-your-turn"
