"""A State declares its fields once; slots, copy, value and record follow from that."""

from typing import ClassVar

import pytest

from hexfront.play import State
from hexfront.play.fields import (
    Derived,
    Hexes,
    Shared,
    Units,
    declared,
    declared_fields,
    numbers,
    reader,
    sets_of,
)

HUGE = 1 << 200


@declared
class Camp(State):
    """A State with a field of every sort."""

    plan: Shared[list[int]]
    spent: Units
    turn: int
    begun: bool
    place: list[int]
    held: list[Hexes]
    marks: dict[int, tuple[int, Units]]
    groups: tuple[tuple[int, Hexes], ...]
    both: tuple[Hexes, Hexes]
    reason: str
    at: Derived[dict[int, int]]
    reach: Derived["Anything | None"]  # type: ignore[name-defined]  # noqa: F821

    LIMIT: ClassVar[int] = 3

    def __init__(self, plan: list[int]) -> None:
        self.blank()
        self.plan = plan
        self.both = (0, 0)
        self.reach = None

    def later(self) -> int:
        return self.turn + self.LIMIT


@declared
class Outpost(Camp):
    """A State that adds a field to another's."""

    guard: Units


def camp() -> Camp:
    made = Camp([1, 2])
    made.spent, made.turn, made.place = HUGE, 4, [5, 6]
    made.marks, made.groups = {9: (1, HUGE), 2: (0, 1)}, ((7, HUGE),)
    made.held, made.both, made.at = [1, HUGE], (1, HUGE), {5: 1}
    return made


def test_a_blank_state_is_empty() -> None:
    blank = Camp([])
    assert (blank.spent, blank.turn, blank.begun, blank.reason) == (0, 0, False, "")
    assert (blank.place, blank.held, blank.marks, blank.groups) == ([], [], {}, ())
    assert blank.stack == []
    assert blank.news is None
    assert not hasattr(blank, "__dict__")


def test_a_copy_has_its_own_lists_and_dicts() -> None:
    first = camp()
    second = first.copy()
    assert second == first
    assert type(second) is Camp
    second.place.append(1)
    second.marks[3] = (0, 0)
    second.at[1] = 1
    assert (first.place, len(first.marks), first.at) == ([5, 6], 2, {5: 1})
    assert second.plan is first.plan


@pytest.mark.parametrize(("news", "copied"), [(None, None), (["told"], [])])
def test_news_of_a_copy_start_empty_or_stay_off(news: list | None, copied: list | None) -> None:
    first = camp()
    first.news = news
    assert first.copy().news == copied


def test_the_value_is_plain_and_fits_into_64_bits() -> None:
    value = camp().plain()
    assert value == (
        f"{HUGE:x}", 4, False, (5, 6), ("1", f"{HUGE:x}"), ((2, (0, "1")), (9, (1, f"{HUGE:x}"))),
        ((7, f"{HUGE:x}"),), ("1", f"{HUGE:x}"), "", (),
    )  # fmt: skip
    assert len(camp().digest()) == 24


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("spent", 1), ("turn", 5), ("begun", True), ("place", [6, 5]), ("held", [1]),
        ("marks", {}), ("groups", ()), ("both", (HUGE, 1)), ("reason", "over"), ("stack", [1]),
    ],
)  # fmt: skip
def test_every_field_of_the_value_counts(name: str, value: object) -> None:
    first, second = camp(), camp()
    setattr(second, name, value)
    assert first != second
    assert first.digest() != second.digest()
    assert list(first.difference(second)) == [name]


def test_what_is_shared_or_derived_is_no_part_of_the_value() -> None:
    first, second = camp(), camp()
    second.plan, second.at = [], {}
    assert first == second
    assert first.difference(second) == {}


def test_the_record_names_every_field_of_the_value() -> None:
    record = camp().record()
    assert record["turn"] == 4
    assert record["stack"] == ()
    assert tuple(record.values()) == camp().plain()


def test_fields_can_be_asked_for_by_what_they_hold() -> None:
    assert sets_of(Camp, "units") == ("spent",)
    assert sets_of(Outpost, "units") == ("spent", "guard")
    assert sets_of(Camp, "hexes") == ()
    assert numbers(Camp) == ("turn", "begun")
    roles = {field.name: field.role for field in declared_fields(Camp)}
    assert (roles["plan"], roles["at"], roles["turn"]) == ("shared", "derived", "value")


def test_fields_are_read_in_rows_as_they_are_named() -> None:
    state = camp()
    assert reader("turn")(state) == 4
    assert reader((("turn",), ("place", "spent")))(state) == ((4,), ([5, 6], HUGE))
    assert reader(("place",))(state)[0] is state.place


def test_a_declared_state_can_add_fields_to_another() -> None:
    outpost = Outpost([])
    assert outpost.guard == 0
    outpost.guard = 3
    assert outpost.copy().guard == 3
    assert outpost.later() == 3
    assert outpost.plain()[-2] == "3"


def test_lists_in_lists_are_refused() -> None:
    with pytest.raises(TypeError, match=r"Nest\.rows: .* is not copied"):

        @declared
        class Nest(State):
            rows: list[list[int]]


def test_a_quoted_type_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Quoted\.turn: write the type unquoted"):

        @declared
        class Quoted(State):
            turn: "int"
