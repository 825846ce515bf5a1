"""The markers `rule` and `example`, and a record of which rules the tests prove.

A test names the rules whose breach would turn it red: `@pytest.mark.rule("COH-6.7.b")`. An id
that no rule reference has is a mistake in the test, so its module fails to be collected.
"""

import json
import os
from pathlib import Path

import pytest

from tools.conformance import RESULTS, Verdict, is_example, known_ids

CITED = "rules"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules whose breach turns this test red")
    config.addinivalue_line("markers", "example(*ids): the printed examples this test replays")
    config.pluginmanager.register(Citations(known_ids(config.rootpath)), "rule-citations")
    # With xdist, every worker's reports reach the controller, which alone keeps the record.
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        config.pluginmanager.register(Record(config.rootpath / RESULTS), "rule-record")


class Citations:
    """Checks the ids that tests cite and sends them along with the tests' reports."""

    def __init__(self, known: frozenset[str]) -> None:
        self.known = known

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self):
        found = yield
        for item in found if isinstance(found, list) else [found]:
            if isinstance(item, pytest.Function):
                self.cite(item)
        return found

    def cite(self, item: pytest.Function) -> None:
        cited = []
        for marker in item.iter_markers():
            if marker.name in {"rule", "example"}:
                cited += self.checked(item, marker)
        if cited:
            item.user_properties.append((CITED, sorted(set(cited))))

    def checked(self, item: pytest.Function, marker: pytest.Mark) -> list[str]:
        if not marker.args or marker.kwargs:
            raise pytest.Collector.CollectError(f"{item.name}: @{marker.name} wants ids, as texts")
        for rule_id in marker.args:
            if rule_id not in self.known or is_example(rule_id) != (marker.name == "example"):
                raise pytest.Collector.CollectError(
                    f"{item.name}: no rule reference has the {marker.name} {rule_id!r}"
                )
        return list(marker.args)


class Record:
    """Writes, for each id, the tests that passed and those that failed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.cited: dict[str, list[str]] = {}
        self.ran: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cited = dict(report.user_properties).get(CITED)
        if not isinstance(cited, list):
            return
        self.cited[report.nodeid] = cited
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.passed and report.when == "call":
            self.ran.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        verdicts: dict[str, Verdict] = {}
        for test, cited in sorted(self.cited.items()):
            for rule_id in cited:
                verdict = verdicts.setdefault(rule_id, {"passed": [], "failed": []})
                if test in self.failed:
                    verdict["failed"].append(test)
                elif test in self.ran:
                    verdict["passed"].append(test)
        # Replaced in one go, so that two runs at once leave one whole record.
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        draft.write_text(json.dumps(verdicts, indent=1, sort_keys=True) + "\n", "utf-8")
        draft.replace(self.path)
