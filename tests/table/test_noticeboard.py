"""Public games: anybody may take an open seat, once, and learns nothing else."""

from typing import Any

import pytest

from tests.table.live import Seats, Server, bearer
from tests.table.test_fair_dice import MINE, THEIRS
from tests.table.test_invites import invite, joined
from tests.table.test_parley import until_parley


def sit(server: Server, table: str, **asked: Any) -> Any:
    return server.post(f"/api/open/{table}", json={"seat": 1, "grain": THEIRS, **asked})


def test_an_open_seat_is_listed_taken_once_and_played(server: Server) -> None:
    more = {"watch": "public", "delay": 7, "language": "ru", "options": {"rounds": 9}}
    seats, _ = invite(server, "me", "guest", public=True, grain=MINE, **more)
    (listed,) = server.get("/api/open").json()
    assert listed.pop("since") > 1_600_000_000
    assert listed.pop("pace")["kind"] == "none"
    told = {"players": ["me", "guest"], "options": {"rounds": 9}, "language": "ru"}
    where = {"table": seats.table, "game": "duel", "scenario": "dawn", "seat": 1}
    assert listed == {**where, **told, "watch": "public", "delay": 7}
    taken = sit(server, seats.table)
    assert taken.status_code == 201
    guest = Seats(server, seats.table, taken.json()["token"])
    assert server.get("/api/open").json() == []
    again = sit(server, seats.table)
    assert (again.status_code, again.json()["code"]) == (403, "wrong-invite")
    with seats.page() as red, guest.page() as blue:
        red.my_move()
        red.take("Rest")
        blue.my_move()
    dice = server.get(f"/api/tables/{seats.table}/dice", headers=bearer(guest.token)).json()
    assert [one["grain"] for one in dice["added"]] == [MINE, THEIRS]


def test_a_private_game_is_neither_listed_nor_open(server: Server) -> None:
    seats, _ = invite(server, "me", "guest")
    assert server.get("/api/open").json() == []
    assert sit(server, seats.table).status_code == 403


@pytest.mark.parametrize(("table", "seat"), [("0" * 16, 1), ("%00", 1), (None, 0), (None, 7)])
def test_no_other_seat_is_taken_so(server: Server, table: str | None, seat: int) -> None:
    seats, _ = invite(server, "me", "guest", public=True)
    assert sit(server, seats.table if table is None else table, seat=seat).status_code >= 400
    assert len(server.get("/api/open").json()) == 1


def test_the_invitation_to_a_public_game_works_as_well(server: Server) -> None:
    seats, invitation = invite(server, "me", "guest", public=True)
    joined(seats, invitation["code"])
    assert server.get("/api/open").json() == []


def test_the_list_of_own_games_tells_whose_turn_it_is(server: Server) -> None:
    seats, invitation = invite(server, "me", "guest")
    guest = joined(seats, invitation["code"])

    def turn(one: Seats) -> bool:
        (listed,) = server.get("/api/tables", headers=bearer(one.token)).json()
        return bool(listed["my_turn"])

    assert (turn(seats), turn(guest)) == (True, False)
    with seats.page() as red:
        red.my_move()
        red.take("Rest")
        red.until(lambda update: not update["offers"])
    assert (turn(seats), turn(guest)) == (False, True)
    with guest.page() as blue:
        blue.my_move()
        blue.say({"type": "Resign"})
        until_parley(blue, "ended")
    assert (turn(seats), turn(guest)) == (False, False)
