"""Lessons at a table: their dice, what is open, what is said to a wrong choice, the way back."""

from typing import Any

import pytest

from tests.table.live import Page, Server

GERMAN = 0


@pytest.fixture
def pupil(real_server: Server) -> Any:
    seats = real_server.new_table(game="coh", scenario="lesson:move", seed=None)
    with seats.page() as page:
        yield page


def offered(page: Page) -> set[str]:
    return {offer["choice"]["type"] for offer in page.my_move()["offers"]}


def told(page: Page, kind: str) -> dict[str, Any]:
    while True:
        message = page.next()
        if message["type"] == kind:
            return message


def test_the_list_and_what_is_said(real_server: Server) -> None:
    listed = real_server.get("/api/lessons/coh").json()
    assert listed[0]["id"] == "move"
    told = real_server.get("/api/lessons/coh/move").json()
    assert [(step["begins"], step["ends"]) for step in told["steps"]] == [
        (0, 0), (0, 1), (1, 2), (2, 3), (3, 6), (6, 6),
    ]  # fmt: skip
    assert told["steps"][0]["units"] == [0]
    assert real_server.get("/api/lessons/coh/nothing").status_code == 404


def test_a_lesson_has_facts_and_a_board(real_server: Server) -> None:
    facts = real_server.get("/api/scenarios/coh/lesson:move").json()
    assert facts["scenario"]["title"]["en"] == "Move one unit"
    assert real_server.get(facts["board"]["svg"]).text.startswith("<svg")
    missing = real_server.post(
        "/api/tables", json={"game": "coh", "scenario": "lesson:no", "players": []}
    )
    assert missing.status_code == 404


def test_only_what_the_step_opens_is_on_offer(pupil: Page) -> None:
    assert offered(pupil) == {"Select", "Pass"}
    assert pupil.update["taught"] == 0
    assert pupil.update["awaited"] == {"type": "Select", "unit": 0}
    pupil.take("Select", unit=0)
    pupil.until(lambda update: update["taught"] == 1)
    assert offered(pupil) == {"Move"}


def test_a_wrong_choice_is_answered_and_changes_nothing(pupil: Page) -> None:
    pupil.my_move()
    pupil.take("Pass")
    refused = told(pupil, "Refused")
    assert refused["refusal"]["message"] == "lesson-not-now"
    assert refused["refusal"]["args"] == {"step": 1, "answer": 0}
    pupil.say({"type": "WhyNot", "choice": {"type": "Pass"}})
    assert told(pupil, "Answer")["refusal"]["message"] == "lesson-not-now"
    assert pupil.update["taught"] == 0


def test_what_is_illegal_is_refused_by_the_rules(pupil: Page) -> None:
    pupil.my_move()
    pupil.take("Select", unit=1)
    assert told(pupil, "Refused")["refusal"]["rule"].startswith("COH-")


def test_dice_and_answers_come_from_the_script_and_can_be_taken_back(pupil: Page) -> None:
    pupil.my_move()
    awaited = []
    while pupil.update.get("awaited"):
        choice = dict(pupil.update["awaited"])
        done = pupil.update["taught"]
        awaited.append(choice["type"])
        pupil.take(choice.pop("type"), **choice)
        pupil.until(lambda update, done=done: update["taught"] > done)  # type: ignore[misc]
    assert awaited == ["Select", "Move", "Face", "SpendCap"]
    assert pupil.update["taught"] == 6
    assert not pupil.update["offers"]
    assert not pupil.update.get("thinking")
    pupil.say({"type": "Undo", "seq": pupil.update["seq"]})
    assert pupil.until(lambda update: update["taught"] == 3)["awaited"]["type"] == "SpendCap"


def test_an_example_goes_on_and_back_by_steps(real_server: Server) -> None:
    listed = real_server.get("/api/lessons/coh").json()
    info = next(one for one in listed if one["example"] == "COH-EX-6.8-1")
    assert "COH-EX-6.8-1" in info["rules"]
    facts = real_server.get(f"/api/lessons/coh/{info['id']}").json()
    steps = [(step["begins"], step["ends"]) for step in facts["steps"]]
    assert steps == [(0, 2), (2, 4), (4, 6), (6, 6)]
    assert facts["steps"][0]["told"][0]["offer"]["preview"]["targets"][0]["number"] == 9
    assert [entry["message"] for entry in facts["steps"][2]["happened"]][-1] == "log-miss"
    seats = real_server.new_table(game="coh", scenario=f"lesson:{info['id']}", seed=None)
    with seats.page() as page:
        for _, step in [*steps, (0, 2), (0, 6)]:
            page.say({"type": "Turn", "step": step})
            page.until(lambda update, step=step: update["taught"] == step)  # type: ignore[misc]
        for beyond in (-1, 7):
            page.say({"type": "Turn", "step": beyond})
            assert told(page, "Fault")["code"] == "bad-request"
        assert page.update["taught"] == 6


def test_an_example_that_waits_for_a_card_asks_no_computer(real_server: Server) -> None:
    """The order deck's card is drawn by the script, and nobody else is told to choose."""
    scenario = "lesson:solo-ex-7.2-1"
    (_, end), *_ = [
        (step["begins"], step["ends"])
        for step in real_server.get("/api/lessons/coh/solo-ex-7.2-1").json()["steps"]
    ]
    with real_server.new_table(game="coh", scenario=scenario, seed=None).page() as page:
        page.until(bool)
        page.say({"type": "Turn", "step": end})
        page.until(lambda update: update["taught"] == end)
        assert page.silent()
        assert not [text for text in page.heard if '"Fault"' in text]


def test_only_an_example_is_turned_over(pupil: Page) -> None:
    pupil.my_move()
    pupil.say({"type": "Turn", "step": 1})
    assert told(pupil, "Fault")["code"] == "bad-request"
