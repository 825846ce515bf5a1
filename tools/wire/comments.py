"""What the Python sources say about structs and their fields, as comments of TypeScript."""

import ast
import inspect
import textwrap
from functools import cache


@cache
def field_docs(cls: type) -> dict[str, str]:
    """The strings that stand below the fields of a class, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found.update(_own_docs(base))
    return found


@cache
def _own_docs(cls: type) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # classes without a source, such as msgspec's own
        return {}
    body = ast.parse(source).body[0]
    if not isinstance(body, ast.ClassDef):
        return {}
    found = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            text = _text(after)
            if text:
                found[field.target.id] = text
    return found


def _text(statement: ast.stmt) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return inspect.cleandoc(value) if isinstance(value, str) else ""
    return ""


def class_doc(cls: type) -> str:
    """The docstring of the class itself, not of a base, and not one that Python made up."""
    text = cls.__dict__.get("__doc__")
    return inspect.cleandoc(text) if isinstance(text, str) else ""


def comment(text: str, indent: str = "") -> list[str]:
    """A text as the lines of a comment."""
    if not text:
        return []
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [
        f"{indent}/**",
        *(f"{indent} * {line}".rstrip() for line in lines),
        f"{indent} */",
    ]
