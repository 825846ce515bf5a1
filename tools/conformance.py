"""How much of each rulebook the tests prove.

The rule references under `src/hexfront/games/*/rules` say which rules and printed examples
there are; a test run (see `tests/plugins/conformance.py`) says which of them have a passing test.
Ids that state nothing a program could break are in `tools/unbreakable.toml`, each with the reason.
`python -m tools.conformance` runs the tests that cite rules and prints all of it side by side; it
fails when a rule fails, has neither a test nor a reason, or has both.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
REFERENCES = "src/hexfront/games/*/rules/**/en.md"
RESULTS = ".conformance.json"
UNBREAKABLE = "tools/unbreakable.toml"
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


def unbreakable(root: Path) -> dict[str, str]:
    """Ids that state nothing a program could break, each with the reason."""
    path = root / UNBREAKABLE
    if not path.is_file():
        return {}
    known, reasons = known_ids(root), tomllib.loads(path.read_text("utf-8"))
    for rule_id, reason in reasons.items():
        if rule_id not in known:
            raise ValueError(f"{UNBREAKABLE}: {rule_id}: no rule reference has this id")
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{UNBREAKABLE}: {rule_id}: the reason is missing")
    return reasons


@dataclass(frozen=True)
class Standing:
    """How some ids stand: a rule is proven when tests that cite it pass and none fails."""

    proven: list[str]
    failing: list[str]
    untested: list[str]
    idle: list[str]
    """Nothing in them can be broken."""

    def counts(self) -> list[str]:
        groups = (self.proven, self.failing, self.untested, self.idle)
        return [str(sum(map(len, groups))), *(str(len(group)) for group in groups)]


def standing(
    ids: list[str], results: Mapping[str, Verdict], reasons: Mapping[str, str]
) -> Standing:
    failing = [rule_id for rule_id in ids if rule_id in results and results[rule_id]["failed"]]
    passing = [rule_id for rule_id in ids if rule_id in results and results[rule_id]["passed"]]
    proven = [rule_id for rule_id in passing if rule_id not in failing]
    open_ids = [rule_id for rule_id in ids if rule_id not in {*proven, *failing}]
    untested = [rule_id for rule_id in open_ids if rule_id not in reasons]
    return Standing(proven, failing, untested, [r for r in open_ids if r in reasons])


def print_report(
    console: Console,
    reference: Reference,
    results: Mapping[str, Verdict],
    reasons: Mapping[str, str],
) -> bool:
    """A table of the chapters, then what is wrong, then the ids that nothing can break.

    True if every id is proven, or has a reason why it cannot be.
    """
    chapters = {key: standing(ids, results, reasons) for key, ids in reference.chapters().items()}
    whole = standing(reference.ids, results, reasons)
    every, proven, failing, untested, idle = whole.counts()
    table = Table(title=reference.title, title_justify="left", show_footer=True)
    table.add_column("Chapter", footer="All")
    table.add_column("Title")
    table.add_column("Ids", footer=every, justify="right")
    table.add_column("Proven", footer=proven, justify="right", style="green")
    table.add_column("Failing", footer=failing, justify="right", style="red")
    table.add_column("Without a test", footer=untested, justify="right", style="yellow")
    table.add_column("Nothing to break", footer=idle, justify="right")
    for chapter, stand in chapters.items():
        table.add_row(chapter, reference.chapter_titles.get(chapter, ""), *stand.counts())
    console.print(table)
    for chapter, stand in chapters.items():
        if stand.failing:
            console.print(f"[red]{chapter}, failing:[/] {' '.join(stand.failing)}")
        if stand.untested:
            console.print(f"[yellow]{chapter}, without a test:[/] {' '.join(stand.untested)}")
    both = [rule_id for rule_id in reference.ids if rule_id in reasons and rule_id in results]
    if both:
        console.print(f"[red]Said to be unbreakable, yet tested:[/] {' '.join(both)}")
    if whole.idle:
        console.print("Nothing in these can be broken:")
    for rule_id in whole.idle:
        console.print(f"  {rule_id}  {reasons[rule_id]}")
    console.print()
    return not (whole.failing or whole.untested or both)


def run_tests(root: Path) -> int:
    """Run the tests that cite a rule or an example; their verdicts go to the results file."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "rule or example"]
    return subprocess.run(command, cwd=root, check=False).returncode


def main() -> int:
    outcome = run_tests(ROOT)
    if outcome not in REPORTABLE:
        return outcome
    results: dict[str, Verdict] = json.loads((ROOT / RESULTS).read_text("utf-8"))
    reasons = unbreakable(ROOT)
    console = Console(highlight=False)
    whole = [print_report(console, reference, results, reasons) for reference in references(ROOT)]
    return 0 if all(whole) else 1


if __name__ == "__main__":
    sys.exit(main())
