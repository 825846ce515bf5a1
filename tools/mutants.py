"""Rules broken on purpose: which of them does no test notice?

    python -m tools.mutants --game coh --subject movement --sample 20 --seed 1

Each mutant is one small change in a rule (a comparison, a number, an `and`, a `not`), tried against
the tests of its subject in a copy of the sources. One that survives shows a rule without a test, a
value that nobody tries, or a line that does nothing.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
GAMES = Path("hexfront") / "games"
NO_RULES = {"data", "definitions", "moments", "notation", "rules", "scenarios", "screen", "words"}
"""Folders of a rulebook that are no subject of its rules."""

OTHERWISE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


class Mutant(NamedTuple):
    """A file with one change, and the change in words."""

    path: Path
    line: int
    was: str
    becomes: str
    source: str


def mutants(path: Path, text: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    count = sum(1 for _ in _places(ast.parse(text)))
    for number in range(count):
        tree = ast.parse(text)
        node = next(node for index, node in enumerate(_places(tree)) if index == number)
        was = ast.unparse(node)
        _change(node)
        yield Mutant(path, node.lineno, was, ast.unparse(node), ast.unparse(tree))


def _places(tree: ast.Module) -> Iterator[ast.expr]:
    """What can be changed, inside functions: outside are types and tables."""
    seen: set[int] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for statement in function.body:
            for node in ast.walk(statement):
                if _can_change(node) and id(node) not in seen:
                    seen.add(id(node))
                    yield node  # type: ignore[misc]  # expressions only can change


def _can_change(node: ast.AST) -> bool:
    match node:
        case ast.Compare(ops=[operator]):
            return type(operator) in OTHERWISE
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Constant(value=value):
            return type(value) is int
    return False


def _change(node: ast.expr) -> None:
    match node:
        case ast.Compare(ops=[operator]):
            node.ops = [OTHERWISE[type(operator)]()]
        case ast.BoolOp(op=ast.And()):
            node.op = ast.Or()
        case ast.BoolOp():
            node.op = ast.And()
        case ast.UnaryOp():
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.Constant(value=int() as value):
            node.value = value + 1


def modules(game: str, subject: str) -> list[Path]:
    """The modules of the rules, by their place below src."""
    found = [
        path.relative_to(SOURCES)
        for book in sorted((SOURCES / GAMES).glob(f"{game or '*'}/rulebook.py"))
        for path in sorted(book.parent.glob(f"{subject or '*'}/*.py"))
        if path.parent.name not in NO_RULES and path.name != "__init__.py"
    ]
    if not found:
        raise SystemExit(f"no rules of {game!r}, {subject!r}")
    return found


def survives(mutant: Mutant, copy: Path, tests: list[str]) -> bool:
    """Whether the tests pass all the same."""
    target = copy / mutant.path
    kept = target.read_text("utf-8")
    target.write_text(mutant.source, "utf-8")
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            check=False,
            timeout=600,
        )
    except subprocess.TimeoutExpired:
        return False
    finally:
        target.write_text(kept, "utf-8")
    return ran.returncode == 0


def mirror_of(path: Path) -> list[str]:
    """The tests that mirror a module's subject."""
    folder = Path("tests") / "games" / path.parts[2] / path.parts[3]
    return [str(folder if (ROOT / folder).exists() else folder.parent)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--game", default="", help="all of them without it")
    parser.add_argument("--subject", default="", help="a folder of a game; all without it")
    parser.add_argument("--sample", type=int, default=20, help="how many mutants are tried")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    bred = [
        mutant
        for path in modules(asked.game, asked.subject)
        for mutant in mutants(path, (SOURCES / path).read_text("utf-8"))
    ]
    tried = Random(asked.seed).sample(bred, min(asked.sample, len(bred)))
    survivors = 0
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        unwanted = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(SOURCES / "hexfront", copy / "hexfront", ignore=unwanted)
        for mutant in tried:
            if survives(mutant, copy, mirror_of(mutant.path)):
                survivors += 1
                where = f"{mutant.path}:{mutant.line}"
                print(f"{where}: {mutant.was} -> {mutant.becomes}", flush=True)
    print(f"{survivors} of {len(tried)} mutants survive; {len(bred)} can be bred")
    return 0


if __name__ == "__main__":
    sys.exit(main())
