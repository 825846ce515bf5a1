"""How much of each rulebook the tests prove.

The rule references under `src/hexfront/games/*/rules/en.md` say which rules and printed examples
there are; a test run (see `tests/plugins/conformance.py`) says which of them have a passing test.
`python -m tools.conformance` runs the tests that cite rules and prints both side by side.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
REFERENCES = "src/hexfront/games/*/rules/en.md"
RESULTS = ".conformance.json"
EXAMPLES = "EX"

# pytest: all passed, some failed, no test cites a rule. Anything else is a broken run.
REPORTABLE = {0, 1, 5}

_TITLE = re.compile(r"# +(?P<title>.+)")
_CHAPTER = re.compile(r"## +(?P<chapter>\S+)(?: +(?P<title>.+))?")
_RULE = re.compile(r"### +(?P<id>[A-Z][A-Z0-9]*-\S+)")


class Verdict(TypedDict):
    """The tests that cite one rule, by their outcome."""

    passed: list[str]
    failed: list[str]


@dataclass
class Reference:
    """One game's rule reference: its ids in reading order and its chapters' titles."""

    path: Path
    title: str
    ids: list[str] = field(default_factory=list)
    chapter_titles: dict[str, str] = field(default_factory=dict)

    def chapters(self) -> dict[str, list[str]]:
        """The ids of each chapter, chapters in the order in which the reference has them."""
        found: dict[str, list[str]] = {}
        for rule_id in self.ids:
            found.setdefault(chapter_of(rule_id), []).append(rule_id)
        return found


def chapter_of(rule_id: str) -> str:
    """COH-6.7.b is of chapter 6, COH-CARD.1 of CARD, and COH-EX-6.8-1 of the examples."""
    section = rule_id.partition("-")[2]
    return re.split(r"[.-]", section, maxsplit=1)[0]


def is_example(rule_id: str) -> bool:
    return chapter_of(rule_id) == EXAMPLES


def read_reference(path: Path) -> Reference:
    reference = Reference(path, title=path.parent.parent.name)
    for line in path.read_text("utf-8").splitlines():
        if rule := _RULE.match(line):
            reference.ids.append(rule["id"])
        elif chapter := _CHAPTER.match(line):
            reference.chapter_titles[chapter["chapter"]] = chapter["title"] or ""
        elif title := _TITLE.match(line):
            reference.title = title["title"]
    return reference


def references(root: Path) -> Iterator[Reference]:
    for path in sorted(root.glob(REFERENCES)):
        yield read_reference(path)


def known_ids(root: Path) -> frozenset[str]:
    return frozenset(rule_id for reference in references(root) for rule_id in reference.ids)


@dataclass(frozen=True)
class Standing:
    """How some ids stand: a rule is proven when tests that cite it pass and none fails."""

    proven: list[str]
    failing: list[str]
    untested: list[str]

    def counts(self) -> list[str]:
        groups = (self.proven, self.failing, self.untested)
        return [str(sum(map(len, groups))), *(str(len(group)) for group in groups)]


def standing(ids: list[str], results: Mapping[str, Verdict]) -> Standing:
    failing = [rule_id for rule_id in ids if rule_id in results and results[rule_id]["failed"]]
    passing = [rule_id for rule_id in ids if rule_id in results and results[rule_id]["passed"]]
    proven = [rule_id for rule_id in passing if rule_id not in failing]
    untested = [rule_id for rule_id in ids if rule_id not in {*proven, *failing}]
    return Standing(proven, failing, untested)


def print_report(console: Console, reference: Reference, results: Mapping[str, Verdict]) -> None:
    """A table of the chapters, then the ids that fail or have no test."""
    chapters = {key: standing(ids, results) for key, ids in reference.chapters().items()}
    every, proven, failing, untested = standing(reference.ids, results).counts()
    table = Table(title=reference.title, title_justify="left", show_footer=True)
    table.add_column("Chapter", footer="All")
    table.add_column("Title")
    table.add_column("Ids", footer=every, justify="right")
    table.add_column("Proven", footer=proven, justify="right", style="green")
    table.add_column("Failing", footer=failing, justify="right", style="red")
    table.add_column("Without a test", footer=untested, justify="right", style="yellow")
    for chapter, stand in chapters.items():
        table.add_row(chapter, reference.chapter_titles.get(chapter, ""), *stand.counts())
    console.print(table)
    for chapter, stand in chapters.items():
        if stand.failing:
            console.print(f"[red]{chapter}, failing:[/] {' '.join(stand.failing)}")
        if stand.untested:
            console.print(f"[yellow]{chapter}, without a test:[/] {' '.join(stand.untested)}")
    console.print()


def run_tests(root: Path) -> int:
    """Run the tests that cite a rule or an example; their verdicts go to the results file."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "rule or example"]
    return subprocess.run(command, cwd=root, check=False).returncode


def main() -> int:
    outcome = run_tests(ROOT)
    if outcome not in REPORTABLE:
        return outcome
    results: dict[str, Verdict] = json.loads((ROOT / RESULTS).read_text("utf-8"))
    console = Console(highlight=False)
    for reference in references(ROOT):
        print_report(console, reference, results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
