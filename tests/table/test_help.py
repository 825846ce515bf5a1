"""Help from the computer at a table: an easy opponent, and counters set up for a seat."""

from random import Random

from tests.table.live import Server
from tests.table.real_games import play_on


def test_a_game_against_an_easy_opponent(real_server: Server) -> None:
    seats = real_server.new_table("novice", "me", game="coh", scenario="partisans")
    with seats.page() as page:
        play_on(page, Random(2), 10)
        assert page.update["players"] == ["novice", "me"]


def test_counters_are_set_up_for_a_seat_that_asks_and_it_says_itself_that_it_is_done(
    real_server: Server,
) -> None:
    seats = real_server.new_table("me", "friend", game="aslsk", scenario="crossroads")
    with seats.page() as page:
        page.my_move()
        page.say({"type": "Delegate", "seq": page.update["seq"]})
        update = page.until(
            lambda update: any(o["choice"]["type"] == "Done" for o in update["offers"])
        )
        own = [unit for unit in update["view"]["units"] if unit["side"] == update["seat"]]
        assert "pending" not in [unit["place"] for unit in own]
        assert update["view"]["phase"] == "set-up"
        page.take("Done")
        page.until(lambda after: after["step"] > update["step"])


def test_nobody_sets_up_what_is_not_placed_by_hand(real_server: Server) -> None:
    with real_server.new_table("me", "friend", game="coh", scenario="kamenka").page() as page:
        page.my_move()
        page.say({"type": "Delegate", "seq": page.update["seq"]})
        assert page.next()["code"] == "not-your-turn"
