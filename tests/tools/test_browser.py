"""The browser that the tests drive: found, or asked for in plain words."""

from pathlib import Path

import pytest

from tools import browser


@pytest.fixture
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with one folder on its path, and nothing in it."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.SETTING, raising=False)
    monkeypatch.setattr(browser, "MAC_CHROME", tmp_path / "Chrome")
    return tmp_path


def program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n", "utf-8")
    path.chmod(0o755)
    return path


def test_the_lightest_is_taken_first(bare_machine: Path):
    chrome = program(bare_machine / "google-chrome")
    assert browser.find_browser() == chrome
    chromium = program(bare_machine / "chromium")
    assert browser.find_browser() == chromium
    shell = program(bare_machine / "chromium-headless-shell")
    assert browser.find_browser() == shell


def test_another_package_is_tried_where_one_is_not_to_be_had(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
):
    asked: list[str] = []

    def install(package: str) -> bool:
        asked.append(package)
        return package == "chromium" and program(bare_machine / package).is_file()

    monkeypatch.setattr(browser, "install", install)
    assert browser.main() == 0
    assert asked == ["chromium-headless-shell", "chromium"]


def test_the_setting_comes_first(bare_machine: Path, monkeypatch: pytest.MonkeyPatch):
    program(bare_machine / "chromium")
    own = program(bare_machine / "my-browser")
    monkeypatch.setenv(browser.SETTING, str(own))
    assert browser.find_browser() == own


def test_a_setting_that_names_nothing_is_not_passed_over(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    program(bare_machine / "chromium")
    monkeypatch.setenv(browser.SETTING, str(bare_machine / "absent"))
    assert browser.main() == 1
    assert browser.SETTING in capsys.readouterr().err


def test_without_browser_and_apt_the_message_says_what_to_do(
    bare_machine: Path, capsys: pytest.CaptureFixture[str]
):
    assert browser.main() == 1
    assert "Install one with your system's package manager" in capsys.readouterr().err
