"""The rule reference of a game, as players read it: a Markdown file for each language."""

import re
from functools import cache
from pathlib import Path

from hexfront.play.facts import RuleText

_HEADING = re.compile(r"^(##|###) (\S+)(?: (.*))?$")


@cache
def read_rules(path: Path) -> dict[str, RuleText]:
    """`## chapter title`, then `### id title` and its text; nothing where there is no file."""
    if not path.is_file():
        return {}
    found: dict[str, RuleText] = {}
    chapter = rule = title = ""
    body: list[str] = []

    def close() -> None:
        if rule:
            found[rule] = RuleText(title, "\n".join(body).strip(), chapter)

    for line in path.read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            body.append(line)
            continue
        close()
        rule, title, body = "", heading[3] or "", []
        if heading[1] == "##":
            chapter = f"{heading[2]} {title}".strip()
        else:
            rule = heading[2]
    close()
    return found
