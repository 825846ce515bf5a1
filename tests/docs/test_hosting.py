"""The files for a site of one's own agree with each other and with the command that they start."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from hexfront.table.doors import known_host
from tests.cli.running import run

HOSTING = Path(__file__).parents[2] / "hosting"
NAME = "play.example.org"


def text(name: str) -> str:
    return (HOSTING / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "hexfront@.service"])
def test_every_option_is_one_of_the_command(name: str) -> None:
    known = set(re.findall(r"--[a-z-]+", run("--help").output))
    started = {
        "Dockerfile": r"^ENTRYPOINT .*$",
        "compose.yaml": r"^  command: .*$",
        "hexfront@.service": r"^ExecStart=.*$",
    }[name]
    (line,) = re.findall(started, text(name), re.MULTILINE)
    options = set(re.findall(r"--[a-z-]+", line))
    assert options
    assert options <= known


def test_the_proxy_asks_the_servers_by_the_name_that_they_answer_to() -> None:
    """Else it would take them for dead: they refuse whoever asks for another host."""
    proxy = text("Caddyfile")
    (asked,) = re.findall(r"health_headers \{\s*Host (\S+)\s*\}", proxy)
    names = [*re.findall(r"^(\S+) \{$", proxy, re.MULTILINE), asked]
    for name in ("compose.yaml", "hexfront@.service"):
        names += re.findall(r'--name"?,? "?([a-z.]+)', text(name))
    assert names == [NAME] * 4
    for server in re.findall(r"^\treverse_proxy (.*) \{$", proxy, re.MULTILINE)[0].split():
        assert not known_host(server, frozenset({NAME}))
        assert f"\n  {server.partition(':')[0]}: *server\n" in text("compose.yaml")
    assert known_host(asked, frozenset({NAME}))


@pytest.mark.parametrize("path", ["/api/metrics", "/api/health"])
def test_the_proxy_keeps_to_itself_whatever_the_servers_answer_to(path: str) -> None:
    """They take an address with a slash at its end for the same."""
    ((kept, answer),) = re.findall(
        r"@inside path (.*)\n\trespond @inside (\d+)\n", text("Caddyfile")
    )
    assert answer == "404"
    for asked in (path, f"{path}/"):
        assert any(fnmatch(asked, pattern) for pattern in kept.split())
    assert not any(fnmatch("/api/games", pattern) for pattern in kept.split())


def test_what_is_made_on_this_machine_does_not_go_into_the_image() -> None:
    left_out = (HOSTING.parent / ".dockerignore").read_text(encoding="utf-8").split("\n")
    assert {".git", ".venv", "**/node_modules", "src/hexfront/web/dist"} <= set(left_out)
