"""Undo at one keyboard and against the computer."""

from tests.table.live import Server, seed_where


def test_undo_takes_back_the_latest_choice(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        start = page.next_update()
        assert not start["can_undo"]
        page.take("Pick", card=page.hand[0])
        assert page.next_update()["can_undo"]
        page.undo()
        back = page.next_update()
    assert back["view"] == start["view"]
    assert back["offers"] == start["offers"]
    assert back["step"] == start["step"]
    assert back["seq"] > start["seq"]
    assert not back["can_undo"]


def test_against_the_computer_undo_goes_back_over_its_choices_and_dice(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        start = page.my_move()
        lines = len(start["log"])
        page.take("Rest")
        page.until(lambda update: update["view"]["round"] == 2 and bool(update["offers"]))
        page.undo()
        back = page.next_update()
    assert back["fresh"]
    assert len(back["log"]) == lines
    assert back["view"] == start["view"]


def test_what_was_undone_can_be_done_again_with_the_same_dice(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.my_move()
        page.take("Rest")
        first = page.my_move()["view"]
        page.undo()
        page.next_update()
        page.take("Rest")
        assert page.my_move()["view"] == first


def test_nothing_to_undo(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.undo()
        assert page.next()["refusal"]["message"] == "refuse-undo-nothing"


def test_a_stale_undo(server: Server) -> None:
    with server.new_table("me", "computer").page() as page:
        page.next_update()
        page.say({"type": "Undo", "seq": 0})
        assert page.next()["code"] == "stale"


def test_at_one_keyboard_undo_returns_to_whoever_chose_last(server: Server) -> None:
    with server.new_table("me", "friend").page() as page:
        page.next_update()
        page.take("Rest")
        page.next_update()
        page.sit(1)
        page.next_update()
        page.undo()
        update = page.next_update()
        assert (update["seat"], update["handover"]) == (1, 0)
        page.sit(0)
        assert page.next_update()["offers"]


def test_undo_passes_over_answers_that_were_forced(server: Server) -> None:
    """Seat 1 has no higher card, so its window is answered for it; undo must not stop there."""
    seed = seed_where(lambda state: max(state.hands[0]) > max(state.hands[1]))
    with server.new_table("me", "friend", open_hands=True, seed=seed).page() as page:
        page.my_move()
        page.take("Pick", card=max(page.hand))
        page.my_move()
        page.take("Strike")
        after = page.my_move()
        messages = [line["entry"]["message"] for line in after["log"]]
        assert after["seat"] == 1
        assert messages[-1] == "log-blow", "the window was not answered by itself"
        page.undo()
        assert page.my_move()["seat"] == 0
        assert page.offered == [{"type": "Strike"}]
