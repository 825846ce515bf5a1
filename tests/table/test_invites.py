"""A friend elsewhere: the seat is kept, the invitation works once, and each sees only their own."""

import threading
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hexfront.table import Settings, qr
from tests.table.live import PATIENCE, Seats, Server, bearer, running

Invited = tuple[Seats, dict[str, Any]]


def invite(server: Server, *players: str, **more: Any) -> Invited:
    asked = {"game": "duel", "scenario": "dawn", "players": players, **more}
    told = server.post("/api/tables", json=asked).json()
    (invitation,) = told["invites"]
    return Seats(server, told["table"], told["token"]), invitation


def join(seats: Seats, code: str) -> Any:
    return seats.server.post(f"/api/tables/{seats.table}/join", headers=bearer(code))


def joined(seats: Seats, code: str) -> Seats:
    answer = join(seats, code)
    assert answer.status_code == 201, answer.text
    return Seats(seats.server, seats.table, answer.json()["token"])


@pytest.fixture
def kept(server: Server) -> Invited:
    return invite(server, "me", "guest")


def test_an_invitation_says_to_which_seat_of_which_game(kept: Invited) -> None:
    seats, invitation = kept
    assert invitation["seat"] == 1
    address = f"/api/tables/{seats.table}/invitation"
    told = seats.server.get(address, headers=bearer(invitation["code"])).json()
    assert told.pop("pace")["kind"] == "none"
    alone = {"watch": "off", "delay": 0}
    assert told == {"game": "duel", "scenario": "dawn", "seat": 1, **alone}
    for code in ("guess", seats.token):
        answer = seats.server.get(address, headers=bearer(code))
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-invite")


def test_two_people_play_from_two_machines(kept: Invited) -> None:
    seats, invitation = kept
    guest = joined(seats, invitation["code"])
    with seats.page() as red, guest.page() as blue:
        red.my_move()
        red.take("Rest")
        blue.my_move()
        assert (red.update["seat"], blue.update["seat"]) == (0, 1)
        assert red.update["players"] == ["me", "guest"]
        assert blue.update["players"] == ["guest", "me"]
        assert red.update["handover"] == -1
        assert set(red.hand).isdisjoint(blue.hand)
        blue.take("Rest")
        red.my_move()


def test_an_invitation_works_once_and_opens_nothing_by_itself(kept: Invited) -> None:
    seats, invitation = kept
    code = invitation["code"]
    with Seats(seats.server, seats.table, code).page() as page:
        assert page.next()["code"] == "wrong-token"
        with pytest.raises(ConnectionClosed):
            page.next()
    assert seats.server.get("/api/tables", headers=bearer(code)).json() == []
    joined(seats, code)
    assert join(seats, code).json()["code"] == "wrong-invite"


def test_a_seat_is_not_taken_without_an_invitation(kept: Invited) -> None:
    seats, _ = kept
    address = f"/api/tables/{seats.table}/join"
    for shown in ({}, bearer("guess"), bearer(seats.token)):
        answer = seats.server.post(address, headers=shown)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-invite")


def test_who_invites_may_begin_and_cannot_look_through_the_guests_seat(kept: Invited) -> None:
    seats, _ = kept
    with seats.page() as page:
        page.until(lambda update: bool(update["offers"]))
        page.take("Rest")
        page.until(lambda update: not update["offers"])
        assert page.update["handover"] == -1
        page.sit(1)
        assert page.next()["code"] == "wrong-seat"


def test_everybody_is_told_who_is_at_the_table(kept: Invited) -> None:
    seats, invitation = kept

    def company(page: Any) -> list[str]:
        while (message := page.next())["type"] != "Company":
            pass
        return list(message["seats"])

    with seats.page() as red:
        assert company(red) == ["here", "open"]
        guest = joined(seats, invitation["code"])
        assert company(red) == ["here", "away"]
        with guest.page() as blue:
            assert company(blue) == ["here", "here"]
            assert company(red) == ["here", "here"]
        assert company(red) == ["here", "away"]


def test_a_seat_that_was_taken_is_kept_over_a_restart(settings: Settings) -> None:
    with running(settings) as server:
        seats, invitation = invite(server, "me", "guest")
        other, unused = invite(server, "guest", "me")
        guest = joined(seats, invitation["code"])
    with running(settings) as server:
        with guest.on(server).page() as page:
            page.until(lambda update: update["seat"] == 1)
        with joined(other.on(server), unused["code"]).page() as page:
            page.until(lambda update: update["seat"] == 0)


def test_a_save_between_people_waits_for_the_end(kept: Invited) -> None:
    assert kept[0].download().json()["code"] == "secrets"


@pytest.mark.parametrize(
    ("players", "more", "told"),
    [
        (["guest", "computer"], {}, "takes a seat"),
        (["guest", "guest"], {}, "takes a seat"),
        (["me", "guest"], {"seed": 7}, "nobody chooses the dice"),
    ],
)
def test_an_invitation_that_cannot_be(
    server: Server, players: list[str], more: dict[str, int], told: str
) -> None:
    asked = {"game": "duel", "scenario": "dawn", "players": players, **more}
    answer = server.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert told in answer.json()["detail"]


def test_a_link_as_a_picture(server: Server) -> None:
    drawn = server.post("/api/qr", content=b"http://192.168.1.7:8000/#/join/a/b")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    for body in (b"", b"a" * 501):
        assert server.post("/api/qr", content=body).status_code == 422


def test_links_that_are_drawn_hold_nobody_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask for them: all others are answered meanwhile, and too many are sent away."""
    begun, done = threading.Event(), threading.Event()

    def draw_slowly(link: str) -> bytes:
        begun.set()
        done.wait(PATIENCE)
        return link.encode()

    monkeypatch.setattr(qr, "_svg", draw_slowly)
    many = qr.MOST_WAITING + 2
    with ThreadPoolExecutor(many) as askers:
        answers = [askers.submit(server.post, "/api/qr", content=b"http://a") for _ in range(many)]
        assert begun.wait(PATIENCE)
        assert server.get("/api/languages").status_code == 200
        while len(wait(answers, 0.05).done) < many - qr.MOST_WAITING:
            pass
        done.set()
        told = [answer.result().status_code for answer in answers]
    assert set(told) == {200, 429}
    assert told.count(200) == qr.MOST_WAITING
