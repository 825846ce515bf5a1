"""How the command starts: at once for help and version, with a reason when it cannot serve."""

import os
import subprocess
import sys
from dataclasses import asdict, fields
from itertools import chain

import pytest

from hexfront import __version__
from hexfront.table import Settings
from tests.cli.running import refused, run


def told(*args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The command as a person starts it."""
    return subprocess.run(
        [sys.executable, "-m", "hexfront.cli", *args],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_version_is_told() -> None:
    assert told("--version").stdout == f"hexfront {__version__}\n"


@pytest.mark.parametrize("asked", [["--version"], ["--help"], ["simulate", "--help"]])
def test_help_and_version_load_neither_games_nor_server(asked: list[str]) -> None:
    source = (
        "import sys\n"
        "from hexfront.cli import app\n"
        f"app({asked!r}, standalone_mode=False)\n"
        "for heavy in ('hexfront.games', 'hexfront.table', 'hexfront.words', 'litestar',\n"
        "              'sqlalchemy', 'msgspec', 'rich'):\n"
        "    assert heavy not in sys.modules, heavy\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.returncode == 0, ran.stderr


LIMITS = {
    "keep_days": 3,
    "absent_days": 4,
    "tables_per_hour": 5,
    "accounts_per_hour": 6,
    "logins_per_hour": 7,
    "table_limit": 8,
    "open_rooms": 9,
}


def test_every_limit_of_a_server_is_set_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[Settings] = []

    def serve(host: str, port: int, *, open_browser: bool, settings: Settings) -> None:
        served.append(settings)

    monkeypatch.setattr("hexfront.table.serve", serve)
    options = {f"--{name.replace('_', '-')}": str(limit) for name, limit in LIMITS.items()}
    options["--most-tables"] = options.pop("--table-limit")
    assert run("--no-browser", *chain.from_iterable(options.items())).exit_code == 0
    assert run("--no-browser").exit_code == 0
    limited, plain = (asdict(settings) for settings in served)
    assert {name: limited[name] for name in LIMITS} == LIMITS
    known = {field.name: field.default for field in fields(Settings)}
    assert {name: plain[name] for name in LIMITS} == {name: known[name] for name in LIMITS}
    for option in options:
        assert option in refused("--no-browser", option, "-1")


def test_a_limit_beyond_all_calendars_is_refused() -> None:
    for option in ("--keep-days", "--absent-days"):
        assert option in refused("--no-browser", option, "36501")


def test_a_server_is_started_nowhere_but_where_it_is_said() -> None:
    """An empty address would stand for all of them."""
    assert "--host" in refused("--no-browser", "--host", "")


@pytest.mark.parametrize("named", ["somewhere", "10.0.0.0/33", "10.0.0.1/8", ""])
def test_who_may_ask_for_the_figures_is_an_address_or_a_network(named: str) -> None:
    assert repr(named) in refused("--no-browser", "--metrics-from", named)


@pytest.mark.parametrize("port", ["-1", "65536", "99999", "x", "", "9" * 5000])
def test_a_port_that_does_not_exist_is_refused(port: str) -> None:
    assert "--port" in refused("--no-browser", "--port", port)


@pytest.mark.parametrize(
    ("database", "named"),
    [
        ("nonsense", "not a database URL"),
        ("postgresql://player:secret@host:notaport/db", "not a database URL"),
        ("postgresql://[::1/db", "not a database URL"),
        ("mysql+nothing://x/y", "mysql"),
        ("sqlite:///x?timeout=abc", "abc"),
        ("sqlite:////proc/nowhere/x.db", "/proc/nowhere"),
        ("sqlite:////", "unable to open"),
        ("postgresql://player:secret@127.0.0.1/db?colour=red", "colour"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    monkeypatch: pytest.MonkeyPatch, database: str, named: str
) -> None:
    monkeypatch.setenv("HEXFRONT_DATABASE", database)
    reason = refused("--no-browser", "--port", "0")
    assert named in reason
    assert "secret" not in reason


def test_a_terminal_without_our_letters_gets_no_traceback() -> None:
    ran = told("scenarios", "--language", "ru", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "coh/partisans" in ran.stdout


def test_an_unknown_command_is_refused() -> None:
    assert "nonsense" in refused("nonsense")
    assert run("board").exit_code == 2
