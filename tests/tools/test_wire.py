"""The page's types are those of the Python structs, and are written anew when these change."""

from enum import Enum
from typing import Any, Literal

import pytest
from msgspec import Struct

from hexfront.play.rulebook import Rulebook
from tools.wire.__main__ import main
from tools.wire.files import PAGE, paged, written
from tools.wire.typescript import TypeFile, WireError


def test_the_written_types_are_up_to_date():
    for path, text in written().items():
        assert (PAGE / path).read_text("utf-8") == text, f"run python -m tools.wire ({path})"


def test_a_stale_file_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    assert main(["--check"]) == 0
    monkeypatch.setattr("tools.wire.files.PAGE", PAGE / "lib")
    assert main(["--check"]) == 1
    assert "lib/wire.ts is not up to date" in capsys.readouterr().err


@pytest.mark.parametrize("book", paged(), ids=lambda book: book.id)
def test_a_game_makes_the_structs_that_it_names(book: Rulebook):
    game = book.game
    scenario = game.scenarios()[0].id
    state = game.new(scenario)
    assert type(game.view(state, 0)) is game.view_type
    assert type(book.facts.scenario_facts(scenario)) is book.facts.facts_type
    previews = [offer.preview for seat in (0, 1) for offer in game.offers(state, seat)]
    assert {type(preview) for preview in previews if preview is not None} <= {game.preview_type}


# How a type is written.


class Colour(Enum):
    """What a counter looks like."""

    RED = "red"
    BLUE = "blue"


class Base(Struct, frozen=True):
    """What all have."""

    id: int
    """The number."""


class Counter(Base, frozen=True, omit_defaults=True):
    colour: Colour
    hex: int = -1
    marks: tuple[str, ...] = ()


class Row(Struct, frozen=True, array_like=True):
    a: int
    b: float | None


class Order(Struct, frozen=True, tag="Order"):
    """Something to do; ends with */ at worst."""

    to: tuple[int, int]
    how: Literal["fast", "slow"] = "slow"


class Halt(Struct, frozen=True, tag="halt"):
    rows: dict[Colour, list[Row]]


class Verb(Struct, frozen=True):
    """A base of tagged structs."""


class Go(Verb, frozen=True, tag="Go"):
    pass


class Stay(Verb, frozen=True, tag="Stay"):
    why: Any


class Speech(Struct, frozen=True):
    verbs: tuple[Verb, ...]


def text_of(*classes: type, sent: frozenset[type] = frozenset()) -> str:
    file = TypeFile(lambda _: True, {"Readonly<Record<string, string>>": "Texts"}, sent=sent)
    for cls in classes:
        file.add(cls)
    return "\n".join(file.lines())


def test_fields_at_their_default_are_optional_only_where_they_are_left_out():
    text = text_of(Counter)
    assert "export interface Counter extends Base {" in text
    assert "  /** Left out: -1. */\n  readonly hex?: number;" in text
    assert "  readonly marks?: readonly string[];" in text
    assert "  readonly colour: Colour;" in text
    assert '  readonly how: "fast" | "slow";' in text_of(Order)


def test_what_the_page_sends_may_leave_out_defaults():
    assert '  readonly how?: "fast" | "slow";' in text_of(Order, sent=frozenset({Order}))


def test_docstrings_become_comments():
    assert "/** What all have. */\nexport interface Base {" in text_of(Base)
    assert "  /** The number. */\n  readonly id: number;" in text_of(Base)
    assert "/** What a counter looks like. */" in text_of(Colour)
    assert r"ends with *\/ at worst" in text_of(Order)


def test_enums_tuples_rows_and_dicts():
    assert 'export type Colour = "red" | "blue";' in text_of(Colour)
    assert "export type Row = readonly [a: number, b: number | null];" in text_of(Row)
    assert "  readonly to: readonly [number, number];" in text_of(Order)
    assert "  readonly rows: Readonly<Record<string, readonly Row[]>>;" in text_of(Halt)


def test_a_tag_is_the_discriminant_and_a_base_the_union():
    assert '  readonly type: "halt";' in text_of(Halt)
    text = text_of(Speech)
    assert "  readonly verbs: readonly Verb[];" in text
    assert "/** A base of tagged structs. */\nexport type Verb = Go | Stay;" in text
    assert '  readonly type: "Go";' in text
    assert "  readonly why: unknown;" in text


def test_of_a_base_that_others_derive_from_only_the_tag_is_known():
    file = TypeFile(lambda cls: cls in (Speech, Verb), {})
    file.add(Speech)
    assert "export interface Verb {\n  readonly type: string;\n}" in "\n".join(file.lines())


def test_a_base_from_elsewhere_gets_the_prefix_of_the_file():
    file = TypeFile(lambda cls: cls is not Verb, {}, prefix="Own")
    file.add(Speech)
    text = "\n".join(file.lines())
    assert "  readonly verbs: readonly OwnVerb[];" in text
    assert "export type OwnVerb = Go | Stay;" in text


def test_what_a_file_does_not_own_is_imported():
    file = TypeFile(lambda cls: cls is not Base, {})
    file.add(Counter)
    assert set(file.imported) == {"Base"}
    assert "export interface Base" not in "\n".join(file.lines())


def test_two_structs_of_one_name_are_refused():
    other = type("Base", (Struct,), {"__annotations__": {"id": int}, "__module__": __name__})
    with pytest.raises(WireError, match="two types are called Base"):
        text_of(Base, other)


def test_a_type_without_counterpart_is_refused():
    class Odd(Struct):
        raw: complex

    with pytest.raises(WireError, match="has no counterpart"):
        text_of(Odd)
