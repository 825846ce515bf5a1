"""The glossary of a rulebook: what its terms and abbreviations mean, as a data file.

    [cap]
    term = { en = "CAP", ru = "ОК" }
    name = { en = "Command Action Points", ru = "очки командования" }
    forms = { en = ["CAP", "command action point*"], ru = ["ОК", "очк* командования"] }
    text = { en = "...", ru = "..." }
    rule = "DEMO-3.4.a"

A form is matched as whole words. A word that ends in * stands for all words that begin so, which
is how inflections are found; one in small letters also stands for itself with a capital.
"""

import re
from collections.abc import Container, Iterator
from pathlib import Path

from msgspec import Struct

from hexfront.play.datafile import LANGUAGES, Words, check_words, fault, read_table

Forms = dict[str, tuple[str, ...]]
_FORM = re.compile(r"[^\W_](?:[^*\s]*)\*?(?: [^*\s]+\*?)*")


class TermFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A term as the file explains it."""

    term: Words
    text: Words
    name: Words = {}
    """An abbreviation in full."""
    forms: Forms = {}
    """How texts name it; without any it is named as the term is."""
    rule: str = ""


class Term(Struct, frozen=True):
    """A term as pages are told of it."""

    id: str
    term: Words
    name: Words
    text: Words
    forms: Forms
    rule: str

    def found_in(self, text: str, lang: str) -> bool:
        """Whether a text of this language names it."""
        return any(pattern(form).search(text) for form in self.forms[lang])


def pattern(form: str) -> re.Pattern[str]:
    """What a form stands for in a text."""
    words = [_word(word) for word in form.split(" ")]
    return re.compile(r"(?<!\w)" + r"\s".join(words) + r"(?!\w)")


def _word(word: str) -> str:
    stem = word.removesuffix("*")
    first = stem[0]
    start = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
    return start + re.escape(stem[1:]) + (r"\w*" if word != stem else "")


def read_glossary(path: Path | None, rules: Container[str]) -> tuple[Term, ...]:
    """The terms of a file; every fault names file and key. `rules` are those that there are."""
    if path is None:
        return ()
    terms = tuple(_term(path, key, row, rules) for key, row in read_table(path, TermFile).items())
    _check_twice(path, terms)
    return terms


def _term(path: Path, key: str, row: TermFile, rules: Container[str]) -> Term:
    check_words(path, f"{key}.term", row.term)
    check_words(path, f"{key}.text", row.text)
    if row.name:
        check_words(path, f"{key}.name", row.name)
    if row.rule and row.rule not in rules:
        raise fault(path, f"{key}.rule", f"no rule {row.rule} in the rule reference")
    forms = {lang: row.forms.get(lang) or (row.term[lang],) for lang in LANGUAGES}
    for lang, found in forms.items():
        for n, form in enumerate(found):
            if not _FORM.fullmatch(form):
                raise fault(path, f"{key}.forms.{lang}[{n}]", f"{form!r} is no word or phrase")
    return Term(key, row.term, row.name, row.text, forms, row.rule)


def _check_twice(path: Path, terms: tuple[Term, ...]) -> None:
    seen: dict[tuple[str, str], str] = {}
    for lang, form, term in _all_forms(terms):
        other = seen.setdefault((lang, form), term.id)
        if other != term.id:
            raise fault(path, f"{term.id}.forms.{lang}", f"{form!r} is a form of {other} too")


def _all_forms(terms: tuple[Term, ...]) -> Iterator[tuple[str, str, Term]]:
    for term in terms:
        for lang, forms in term.forms.items():
            for form in forms:
                yield lang, form, term
