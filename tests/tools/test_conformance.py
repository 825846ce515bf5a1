"""The markers refuse unknown ids, and the record and the report tell what the tests prove."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from tools.conformance import (
    RESULTS,
    ROOT,
    Verdict,
    chapter_of,
    is_example,
    known_ids,
    print_report,
    read_reference,
    standing,
    unbreakable,
)

REFERENCE = """\
# Demo: rule reference
## G General
### DEMO-G.1 Fairness
Play fair.
## 6 Combat
### DEMO-6.7.b Short range
Add 3, see [DEMO-6.7.c].
### DEMO-6.7.c Long range
Add nothing.
## EX Examples
### DEMO-EX-6.7-1 A shot
Somebody shoots.
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with one small rule reference and the plugin switched on."""
    folder = pytester.path / "src/hexfront/games/demo/rules"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(REFERENCE, "utf-8")
    pytester.makeini(
        "[pytest]\naddopts = -p tests.plugins.conformance -p no:asyncio --strict-markers\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return pytester


def record(project: pytest.Pytester) -> dict[str, Verdict]:
    found: dict[str, Verdict] = json.loads((project.path / RESULTS).read_text("utf-8"))
    return found


@pytest.mark.parametrize(
    ("rule_id", "chapter"),
    [
        ("COH-6.7.b", "6"),
        ("COH-11.0.a", "11"),
        ("COH-G.1", "G"),
        ("COH-CARD.2", "CARD"),
        ("COH-EX-6.8-1", "EX"),
    ],
)
def test_an_id_tells_its_chapter(rule_id: str, chapter: str):
    assert chapter_of(rule_id) == chapter
    assert is_example(rule_id) == (chapter == "EX")


def test_the_reference_gives_ids_in_order_and_titles(project: pytest.Pytester):
    reference = read_reference(project.path / "src/hexfront/games/demo/rules/en.md")
    assert reference.title == "Demo: rule reference"
    assert reference.chapters() == {
        "G": ["DEMO-G.1"],
        "6": ["DEMO-6.7.b", "DEMO-6.7.c"],
        "EX": ["DEMO-EX-6.7-1"],
    }
    assert reference.chapter_titles == {"G": "General", "6": "Combat", "EX": "Examples"}
    assert known_ids(project.path) == set(reference.ids)


@pytest.mark.parametrize(
    ("marker", "complaint"),
    [
        ('rule("DEMO-6.7.z")', "no rule reference has the rule 'DEMO-6.7.z'"),
        ('example("DEMO-EX-9-9")', "no rule reference has the example 'DEMO-EX-9-9'"),
        ('rule("DEMO-EX-6.7-1")', "no rule reference has the rule 'DEMO-EX-6.7-1'"),
        ('example("DEMO-G.1")', "no rule reference has the example 'DEMO-G.1'"),
        ("rule()", "@rule wants ids"),
    ],
)
def test_a_wrong_citation_fails_collection(project: pytest.Pytester, marker: str, complaint: str):
    project.makepyfile(f"import pytest\n@pytest.mark.{marker}\ndef test_shot(): pass\n")
    result = project.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([f"*test_shot: {complaint}*"])


def test_a_wrong_citation_on_a_class_or_module_fails_too(project: pytest.Pytester):
    project.makepyfile(
        test_module='import pytest\npytestmark = pytest.mark.rule("X-1")\ndef test_a(): pass\n',
        test_class=(
            'import pytest\n@pytest.mark.rule("X-2")\nclass TestB:\n    def test_b(self): pass\n'
        ),
    )
    result = project.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines_random(["*test_a: *'X-1'*", "*test_b: *'X-2'*"])


@pytest.mark.parametrize("workers", [[], ["-n", "2"]], ids=["alone", "two workers"])
def test_the_record_names_passed_and_failed_tests(project: pytest.Pytester, workers: list[str]):
    project.makepyfile(
        test_fire="""
        import pytest

        @pytest.mark.rule("DEMO-6.7.b", "DEMO-G.1")
        @pytest.mark.example("DEMO-EX-6.7-1")
        def test_good(): pass

        @pytest.mark.rule("DEMO-G.1")
        def test_bad(): raise AssertionError

        @pytest.mark.rule("DEMO-6.7.c")
        def test_skipped(): pytest.skip()

        @pytest.fixture
        def broken_end():
            yield
            raise RuntimeError

        @pytest.mark.rule("DEMO-G.1")
        def test_ends_badly(broken_end): pass

        def test_cites_nothing(): pass
        """
    )
    project.runpytest_subprocess(*workers)
    assert record(project) == {
        "DEMO-6.7.b": {"passed": ["test_fire.py::test_good"], "failed": []},
        "DEMO-6.7.c": {"passed": [], "failed": []},
        "DEMO-EX-6.7-1": {"passed": ["test_fire.py::test_good"], "failed": []},
        "DEMO-G.1": {
            "passed": ["test_fire.py::test_good"],
            "failed": ["test_fire.py::test_bad", "test_fire.py::test_ends_badly"],
        },
    }


def test_a_failing_test_outweighs_a_passing_one():
    results: dict[str, Verdict] = {
        "A-1": {"passed": ["x"], "failed": []},
        "A-2": {"passed": ["x"], "failed": ["y"]},
        "A-3": {"passed": [], "failed": []},
    }
    stand = standing(["A-1", "A-2", "A-3", "A-4", "A-5"], results, {"A-5": "a remark"})
    assert stand.proven == ["A-1"]
    assert stand.failing == ["A-2"]
    assert stand.untested == ["A-3", "A-4"]
    assert stand.idle == ["A-5"]


def report(tmp_path: Path, proven: list[str], reasons: dict[str, str]) -> tuple[bool, list[str]]:
    """The report on the demo reference, and whether it is whole."""
    folder = tmp_path / "demo/rules"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(REFERENCE, "utf-8")
    screen = io.StringIO()
    results: dict[str, Verdict] = {rule_id: {"passed": ["x"], "failed": []} for rule_id in proven}
    console = Console(file=screen, width=100)
    whole = print_report(console, read_reference(folder / "en.md"), results, reasons)
    return whole, screen.getvalue().splitlines()


def test_the_report_lists_each_chapter_and_what_lacks_a_test(tmp_path: Path):
    whole, lines = report(tmp_path, ["DEMO-6.7.b"], {})
    combat = next(line for line in lines if "Combat" in line)
    cells = [cell.strip() for cell in combat.split("│")[1:-1]]
    assert cells == ["6", "Combat", "2", "1", "0", "1", "0"]
    assert "6, without a test: DEMO-6.7.c" in lines
    assert "G, without a test: DEMO-G.1" in lines
    assert not whole


def test_a_rule_that_nothing_can_break_needs_a_reason_and_no_test(tmp_path: Path):
    proven = ["DEMO-6.7.b", "DEMO-6.7.c", "DEMO-EX-6.7-1"]
    whole, lines = report(tmp_path, proven, {"DEMO-G.1": "a wish"})
    assert whole
    assert "  DEMO-G.1  a wish" in lines


def test_a_rule_with_a_reason_and_a_test_is_flagged(tmp_path: Path):
    proven = ["DEMO-G.1", "DEMO-6.7.b", "DEMO-6.7.c", "DEMO-EX-6.7-1"]
    whole, lines = report(tmp_path, proven, {"DEMO-G.1": "a wish"})
    assert not whole
    assert "Said to be unbreakable, yet tested: DEMO-G.1" in lines


@pytest.mark.parametrize(
    ("line", "complaint"),
    [('"DEMO-9.9" = "a wish"', "no rule reference has this id"), ('"DEMO-G.1" = ""', "reason")],
)
def test_a_reason_is_for_a_rule_that_is_there(project: pytest.Pytester, line: str, complaint: str):
    folder = project.path / "tools"
    folder.mkdir()
    (folder / "unbreakable.toml").write_text(line, "utf-8")
    with pytest.raises(ValueError, match=complaint):
        unbreakable(project.path)


def test_every_reason_of_ours_is_for_a_rule_of_ours():
    assert unbreakable(ROOT)
