"""Games that everybody may look at are listed with their results, and their dice can be rolled
again without a seat."""

from pathlib import Path
from typing import Any

import pytest

from hexfront.play import OVER
from tests.table.live import Seats, Server, running, settings_in
from tests.table.test_fair_dice import MINE
from tests.table.test_spectators import play, shown


def finished(server: Server, **more: Any) -> Seats:
    """A game of two rounds in which nobody is hurt, to its end."""
    seats, guest = shown(server, options={"rounds": 2}, grain=MINE, **more)
    with seats.page() as red, guest.page() as blue:
        play(red, blue, 3)
        blue.my_move()
        blue.take("Rest")
        blue.until(lambda update: update["view"]["actor"] == OVER)
    return seats


def resigned(server: Server, seat: int, **more: Any) -> Seats:
    pair = shown(server, **more)
    with pair[seat].page() as page:
        page.until(bool)
        page.say({"type": "Resign"})
        while not page.next().get("ended"):
            pass
    return pair[0]


def listed(server: Server, **asked: Any) -> list[dict[str, Any]]:
    answer = server.get("/api/shown", params=asked)
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()
    return games


def test_running_and_finished_games_are_listed_with_their_results(server: Server) -> None:
    going_on, _ = shown(server, delay=4)
    shown(server, watch="off")
    shown(server, watch="after")
    over = finished(server)
    lost = resigned(server, 0, watch="after")
    won = resigned(server, 1)
    resigned(server, 1, watch="off")
    (told,) = listed(server, state="running")
    assert told["table"] == going_on.table
    assert (told["over"], told["winner"], told["delay"], told["fair"]) == (False, -2, 4, True)
    assert told["options"] == {}
    done = {one["table"]: one for one in listed(server, state="finished")}
    assert [*done] == [won.table, lost.table, over.table], "the latest first"
    assert [one["winner"] for one in done.values()] == [0, 1, -1]
    assert done[over.table]["ended"] is None
    assert done[lost.table]["ended"] == {"how": "resigned", "seat": 0}
    assert server.get(f"/api/shown/{over.table}").json() == done[over.table]
    assert not any(one["began"] > one["since"] for one in done.values())
    assert (told["since"], told["round"]) == (0, 0), (
        "it would tell when something happens in secret"
    )


def test_the_list_can_be_narrowed(server: Server) -> None:
    shown(server)
    (told,) = listed(server)
    assert listed(server, game="duel", scenario="dawn") == [told]
    assert listed(server, game="coh") == []
    assert listed(server, scenario="dusk") == []
    assert listed(server, before=told["began"] + 1) == [told]
    assert listed(server, before=told["began"]) == []


@pytest.mark.parametrize(
    "asked",
    ["state=won", "before=x", "before=-1", "before=" + "9" * 30, "before=٣", "game=%00"],
)
def test_a_senseless_question_is_told_so(server: Server, asked: str) -> None:
    answer = server.get(f"/api/shown?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


@pytest.mark.parametrize("table", ["0" * 16, "x" * 300, "%00"])
def test_what_is_not_there_is_not_shown(server: Server, table: str) -> None:
    for part in ("", "/dice", "/save"):
        assert server.get(f"/api/shown/{table}{part}").status_code == 404


def test_without_a_seat_the_dice_are_audited_at_the_end_and_not_before(
    server: Server, tmp_path: Path
) -> None:
    seats, _ = shown(server, grain=MINE)
    during = server.get(f"/api/shown/{seats.table}/dice").json()
    assert (during["record"], during["rolls"]) == (None, [])
    secret = server.get(f"/api/shown/{seats.table}/save")
    assert (secret.status_code, secret.json()["code"]) == (403, "secrets")
    over = finished(server)
    told = server.get(f"/api/shown/{over.table}/dice").json()
    assert told["fault"] == ""
    assert len(told["rolls"]) > 4
    assert told == server.get(f"/api/shown/{over.table}/dice").json()
    saved = server.get(f"/api/shown/{over.table}/save").text
    assert saved == over.save()
    assert '"dice"' in saved.partition("\n")[0]


def test_the_address_of_a_game_opens_the_page(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    settings.page.mkdir()
    (settings.page / "assets").mkdir()
    (settings.page / "index.html").write_text("<p>Hexfront</p>")
    with running(settings) as server:
        for table in ("0123456789abcdef", "%00", "x" * 3000):
            answer = server.get(f"/game/{table}")
            assert (answer.status_code, answer.text) == (200, "<p>Hexfront</p>")
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
