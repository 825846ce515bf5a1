"""What a test with the marker `example` replays is what the page shows.

While it runs, the positions that it reads, what is done in them and what is asked are recorded and
held against the files of `data/examples`. `python -m tools.examples` writes these files.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfront.games.notation.recording import recording
from tools.examples import Examples, Recorded

WRITE = "--write-examples"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(WRITE, action="store_true", help="write data/examples anew")


def pytest_configure(config: pytest.Config) -> None:
    writes = config.getoption(WRITE)
    config.pluginmanager.register(Watch(config.rootpath, writes=bool(writes)), "example-watch")


class Watch:
    """Records the tests that replay printed examples."""

    def __init__(self, root: Path, *, writes: bool) -> None:
        self.examples = Examples(root)
        self.writes = writes
        self.recorded: list[Recorded] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        replayed = [name for marker in item.iter_markers("example") for name in marker.args]
        if not replayed:
            return (yield)
        with recording() as recorder:
            yield
        rules = [name for marker in item.iter_markers("rule") for name in marker.args]
        found = Recorded.of(item.nodeid, replayed, rules, recorder)
        if self.writes:
            self.recorded.append(found)
            return None
        fault = self.examples.fault(found)
        if fault:
            pytest.fail(f"{fault}; python -m tools.examples writes what is shown", pytrace=False)
        return None

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if self.writes and exitstatus == 0:
            self.examples.write(self.recorded)
