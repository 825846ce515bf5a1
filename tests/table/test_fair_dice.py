"""Dice between people can be audited by each of them, and tell nothing before the end."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from hexfront.play import OVER, load
from hexfront.play.audit import Auditor, DiceRecord, number_at
from hexfront.play.save import read_header
from hexfront.table import Settings
from tests.cli.running import run
from tests.table.duel import Duel
from tests.table.live import Seats, Server, bearer, running

MINE, THEIRS = "0a" * 16, "5f" * 16


class Between:
    """A game between two people: what each has of it."""

    def __init__(self, server: Server, **options: int) -> None:
        asked = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"], "grain": MINE,
                 "options": options}  # fmt: skip
        told = server.post("/api/tables", json=asked).json()
        self.code = told["invites"][0]["code"]
        self.red = Seats(server, told["table"], told["token"])
        self.blue = self.red

    def join(self) -> None:
        address = f"/api/tables/{self.red.table}/join"
        answer = self.red.server.post(address, headers=bearer(self.code), json={"grain": THEIRS})
        self.blue = Seats(self.red.server, self.red.table, answer.json()["token"])

    def dice(self, seats: Seats) -> Any:
        address = f"/api/tables/{seats.table}/dice"
        return seats.server.get(address, headers=bearer(seats.token)).json()

    def play_on(self, server: Server) -> None:
        """Go on to the end of the second round."""
        with self.red.on(server).page() as red, self.blue.on(server).page() as blue:
            for page in (blue, red, blue):
                page.my_move()
                page.take("Rest")
            blue.until(lambda update: update["view"]["actor"] == OVER)


def test_the_pledge_is_told_at_once_and_kept_at_the_end(settings: Settings) -> None:
    with running(settings) as server:
        game = Between(server, rounds=2)
        pledge = game.dice(game.red)["pledge"]
        with game.red.page() as red:
            red.my_move()
            red.take("Rest")
            red.next_update()
        game.join()
        during = game.dice(game.blue)
        assert during["pledge"] == pledge
        assert during["added"] == [{"seat": 0, "grain": MINE}, {"seat": 1, "grain": THEIRS}]
        assert (during["record"], during["rolls"]) == (None, []), "nothing before the end"
    with running(settings) as server:  # what was added is kept
        game.play_on(server)
        game.red = game.red.on(server)
        told = game.dice(game.red)
        record = told["record"]
        assert sha256(record["seed"].encode()).hexdigest() == pledge == record["pledge"]
        assert told["fault"] == ""
        header = read_header(game.red.save().partition("\n")[0])
        assert isinstance(header.dice, DiceRecord)
        assert [one.since for one in header.dice.grains] == [0, record["grains"][1]["since"]]
        assert record["grains"][1]["since"] > 0
        auditor = Auditor(header.dice)
        load(game.red.save(), lambda _: Duel(), auditor.watch)
        assert len(auditor.rolls) == len(told["rolls"]) > 4
        for roll in told["rolls"]:
            number = number_at(header.dice.seed, header.dice.grains, roll["step"]) % roll["total"]
            assert roll["low"] <= number < roll["high"]


def test_a_game_at_one_keyboard_has_no_pledge(server: Server) -> None:
    seats = server.new_table("me", "friend")
    address = f"/api/tables/{seats.table}/dice"
    answer = server.get(address, headers=bearer(seats.token))
    assert (answer.status_code, answer.json()["code"]) == (409, "unpledged")
    assert '"dice"' not in seats.save()


def test_only_those_at_the_table_are_told(server: Server) -> None:
    game = Between(server)
    address = f"/api/tables/{game.red.table}/dice"
    assert server.get(address).status_code == 403
    assert server.get(address, headers=bearer(game.code)).status_code == 403


@pytest.mark.parametrize("grain", ["xyz", "A0", "0" * 65, 7, None])
def test_only_digits_are_added(server: Server, grain: object) -> None:
    asked = {"game": "duel", "scenario": "dawn", "players": ["me", "guest"], "grain": grain}
    assert server.post("/api/tables", json=asked).status_code == 422
    game = Between(server)
    address = f"/api/tables/{game.red.table}/join"
    answer = server.post(address, headers=bearer(game.code), json={"grain": grain})
    assert answer.status_code == 422
    game.join()


SAVE = Path("tests/saves")


def test_the_command_line_refuses_dice_that_nobody_pledged(tmp_path: Path) -> None:
    save = next(SAVE.glob("coh/cadets-random.save"))
    done = run("replay", "--audit", str(save))
    assert done.exit_code == 1
    assert "not pledged" in done.stderr


def test_the_command_line_catches_a_false_pledge(tmp_path: Path) -> None:
    header, *steps = next(SAVE.glob("coh/cadets-random.save")).read_text().splitlines()
    dice = {"pledge": "0" * 64, "seed": "1", "grains": []}
    false = json.dumps({**json.loads(header), "version": 3, "dice": dice})
    save = tmp_path / "false.jsonl"
    save.write_text("\n".join([false, *steps, ""]))
    assert run("replay", str(save)).exit_code == 0
    done = run("replay", "--audit", str(save))
    assert done.exit_code == 1
    assert "pledged itself to" in done.stderr
