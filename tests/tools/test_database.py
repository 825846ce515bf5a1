"""The PostgreSQL that the tests start: found, or asked for in plain words."""

from pathlib import Path

import pytest

from tools import postgres


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgres, "_DEBIAN", tmp_path / "postgresql")
    return tmp_path


def test_the_newest_of_debians_is_taken(bare_machine: Path):
    for version in ("9.6", "13", "15"):
        programs = bare_machine / "postgresql" / version / "bin"
        programs.mkdir(parents=True)
        (programs / "pg_ctl").touch()
    assert postgres.find_postgres() == bare_machine / "postgresql" / "15" / "bin"
    assert postgres.main() == 0


def test_without_it_and_apt_the_message_says_what_to_do(
    bare_machine: Path, capsys: pytest.CaptureFixture[str]
):
    assert postgres.main() == 1
    assert "install it with your package manager" in capsys.readouterr().err
