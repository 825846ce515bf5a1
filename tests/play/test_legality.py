"""Legality: the questions that every game asks, in their order, and bars on masks."""

from typing import Any, ClassVar

import pytest

from hexfront.play import Choice, Moment, Refusal, State
from hexfront.play.fields import Units, declared
from hexfront.play.legality import Legality, MaskBar, Named, Row

MORNING, EVENING = 0, 1
UNITS = 4


@declared
class Yard(State):
    """Four dogs, two of each seat: bit u of `tired` says that dog u is tired."""

    phase: int
    tired: Units
    muddy: Units

    def __init__(self) -> None:
        self.blank()


class Bark(Choice, frozen=True, tag="Bark"):
    unit: int
    phases: ClassVar[tuple[int, ...]] = (MORNING,)
    own: ClassVar[tuple[str, ...]] = ("unit",)


class Nap(Choice, frozen=True, tag="Nap"):
    pass


class Walk(Moment[Yard], frozen=True, tag="Walk"):
    takes: ClassVar[tuple[type[Choice], ...]] = (Bark,)


class Bath(Moment[Yard], frozen=True, tag="Bath"):
    takes: ClassVar[tuple[type[Choice], ...]] = (Nap,)


FRESH = Row[Yard](
    "unit",
    MaskBar("YARD-1", "no-tired", lambda state, seat: ~state.tired),
    MaskBar("YARD-2", "no-muddy", lambda state, seat: ~state.muddy),
)


def unfinished(state: Yard, top: Moment[Any]) -> Refusal | None:
    return Refusal("YARD-6", "no-bath-unfinished") if isinstance(top, Bath) else None


LEGALITY = Legality[Yard](
    names={
        "unit": Named(
            "unit", lambda state, choice, u: 0 <= u < UNITS, lambda state, u: (u % 2,)
        )
    },
    bars={Bark: (lambda state, seat, choice: FRESH.against(state, seat, choice.unit),)},
    phase=lambda state: state.phase,
    no_such=lambda what: Refusal("YARD-3", f"no-such-{what}"),
    untimely=lambda state, choice: Refusal("YARD-4", "no-other-phase"),
    foreign=lambda state, field, thing: Refusal("YARD-5", "no-not-yours", {field: thing}),
    unfinished=unfinished,
    not_now=Refusal("YARD-0", "no-not-now"),
)  # fmt: skip


def yard(**fields: int) -> Yard:
    made = Yard()
    for name, value in fields.items():
        setattr(made, name, value)
    made.stack = [Walk()]
    return made


def test_what_nothing_stands_against_is_legal() -> None:
    assert LEGALITY.reason(yard(), 0, Bark(2)) is None


@pytest.mark.parametrize(
    ("state", "choice", "rule"),
    [
        (yard(phase=EVENING, tired=16), Bark(4), "YARD-3"),
        (yard(), Bark(-1), "YARD-3"),
        (yard(phase=EVENING, tired=2), Bark(1), "YARD-4"),
        (yard(tired=2), Bark(1), "YARD-5"),
        (yard(tired=1, muddy=1), Bark(0), "YARD-1"),
        (yard(muddy=1), Bark(0), "YARD-2"),
        (yard(), Nap(), "YARD-0"),
    ],
)
def test_reasons_are_told_in_their_order(state: Yard, choice: Choice, rule: str) -> None:
    found = LEGALITY.reason(state, 0, choice)
    assert found is not None
    assert found.rule == rule
    assert LEGALITY.refuse(state, 0, choice) == found


def test_a_moment_that_waits_for_something_else_is_named() -> None:
    state = yard()
    state.stack = [Walk(), Bath()]
    assert LEGALITY.refuse(state, 0, Bark(0)).rule == "YARD-6"
    assert LEGALITY.reason(state, 0, Nap()) is None


def test_when_nothing_is_open_nothing_is_legal() -> None:
    state = yard()
    state.stack = []
    assert LEGALITY.refuse(state, 0, Bark(0)).rule == "YARD-0"


def test_a_row_of_masks_gives_the_list_and_the_first_reason() -> None:
    state = yard(tired=0b0011, muddy=0b0110)
    assert FRESH.open(state, 0) & 0b1111 == 0b1000
    reasons = [FRESH.against(state, 0, u) for u in range(UNITS)]
    assert [reason and reason.message for reason in reasons] == [
        "no-tired", "no-tired", "no-muddy", None,
    ]  # fmt: skip
    assert reasons[2] == Refusal("YARD-2", "no-muddy", {"unit": 2})
