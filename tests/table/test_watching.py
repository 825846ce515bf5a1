"""What an operator watches: health, figures, and a log without tokens."""

import json
import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hexfront.table import Settings
from hexfront.table.errors import StorageError
from hexfront.table.inside import inside, networks
from hexfront.table.logs import JsonLines
from hexfront.table.store import Store
from tests.cli.running import refused, run
from tests.table.accounts.people import in_database
from tests.table.live import Server, bearer, duel_shelf, running
from tests.table.test_restart import other_rules


def test_a_server_is_well_as_long_as_its_database_answers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.get("/api/health").json() == {"status": "ok"}

    async def broken(store: Store) -> int:
        raise StorageError("not readable: the disk is gone")

    monkeypatch.setattr(Store, "count", broken)
    answer = server.get("/api/health")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")


def test_figures_count_rooms_pages_choices_and_faults(server: Server) -> None:
    seats = server.new_table("me", "friend", open_hands=True)
    with seats.page() as page:
        page.my_move()
        page.take("Rest")
        page.my_move()
        page.say({"type": "Mug"})
        page.next()
        told = server.get("/api/metrics").text.splitlines()
    for line in ("hexfront_rooms 1.0", "hexfront_pages 1.0", "hexfront_choice_seconds_count 1.0"):
        assert line in told
    assert 'hexfront_faults_total{code="bad-request"} 1.0' in told
    assert not [line for line in told if seats.table in line or seats.token in line]


def test_figures_are_for_the_operator(settings: Settings) -> None:
    """The number of choices would tell players of those that are made in secret."""
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}  # as a proxy on this machine says it
    with running(settings) as server:
        for path in ("/api/metrics", "/api/metrics/"):
            answer = server.get(path, headers=elsewhere)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-inside")
            assert server.get(path).status_code == 200
    with running(replace(settings, metrics_from=networks(["192.0.2.0/24"]))) as server:
        assert server.get("/api/metrics", headers=elsewhere).status_code == 200
        further = {"X-Forwarded-For": "192.0.3.7"}
        assert server.get("/api/metrics", headers=further).status_code == 403


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3"])
def test_who_is_inside(address: str) -> None:
    assert inside(address, networks(["10.1.0.0/16"]))


@pytest.mark.parametrize(
    "address", ["", "somewhere", "10.2.0.1", "::ffff:10.2.0.1", "fe80::1%eth0"]
)
def test_who_is_outside(address: str) -> None:
    assert not inside(address, networks(["10.1.0.0/16"]))


def test_a_log_in_json_is_one_object_a_line() -> None:
    try:
        raise ValueError("broken\nin two")
    except ValueError:
        fault = sys.exc_info()
    record = logging.LogRecord("hexfront", logging.ERROR, "", 1, "table %s\nwaits", ("t",), fault)
    (line,) = JsonLines().format(record).splitlines()
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("error", "table t\nwaits")
    assert "ValueError: broken" in told["traceback"]


def test_tokens_do_not_come_into_the_log(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG), running(settings) as server:
        seats = server.new_table("me", "computer")
        with seats.page() as page:
            page.my_move()
            page.take("Rest")
            page.my_move()
        seats.save()
        server.get("/api/tables", headers=bearer(seats.token))
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("hexfront")]
    assert seats.token not in "".join(ours)


def test_games_that_no_longer_replay_are_named_and_kept(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings) as server:
        seats = server.new_table("me", "friend", open_hands=True)
        with seats.page() as page:
            page.my_move()
            page.take("Rest")
            page.my_move()
        save = seats.save()
    monkeypatch.setattr("hexfront.table.shelf.standard_shelf", other_rules)
    told = run("migrate-games", "--database", settings.database)
    assert told.exit_code == 1
    assert seats.table in told.stderr
    assert "line 2" in told.stderr
    assert "0 of 1 games replay" in told.stdout
    with running(settings) as server:
        assert seats.on(server).save() == save


def test_every_game_is_tried_whatever_is_wrong_with_another(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row that something else has damaged, and one of a rulebook that is not installed."""
    monkeypatch.setattr("hexfront.table.shelf.standard_shelf", duel_shelf)
    with running(settings) as server:
        damaged, foreign, sound = (server.new_table("me", "computer").table for _ in range(3))
    in_database(settings, "UPDATE tables SET players = '{' WHERE id = ?", damaged)
    in_database(settings, "UPDATE tables SET game = 'chess' WHERE id = ?", foreign)
    told = run("migrate-games", "--database", settings.database)
    assert told.exit_code == 1
    assert "1 of 3 games replay" in told.stdout
    assert f"{damaged}: what is kept of table {damaged} cannot be read" in told.stderr
    assert f"{foreign}: no game 'chess'" in told.stderr
    assert sound not in told.stderr


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    """Who mistypes its name would be told that all games replay."""
    missing = tmp_path / "nowhere" / "copy.sqlite3"
    assert "there is no such file" in refused("migrate-games", "--database", f"sqlite:///{missing}")
    assert not missing.parent.exists()


def test_an_unknown_form_of_the_log_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexfront.cli", "--no-browser", "--log", "xml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "text or json" in done.stderr
