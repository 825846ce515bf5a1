"""What an operator watches: health, figures, and a log without tokens."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from hexfront.table import Settings
from hexfront.table.errors import StorageError
from hexfront.table.logs import JsonLines
from hexfront.table.store import Store
from tests.cli.running import run
from tests.table.live import Server, bearer, running
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


def test_an_unknown_form_of_the_log_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexfront.cli", "--no-browser", "--log", "xml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "text or json" in done.stderr
