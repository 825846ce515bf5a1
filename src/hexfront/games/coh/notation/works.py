"""Fortifications and obstacles of a position."""

from collections.abc import Iterator, Sequence

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.definitions.works import Work, WorkKind, WorkType
from hexfront.games.coh.notation.draft import Draft
from hexfront.games.coh.notation.units import UnitLine
from hexfront.games.coh.scenarios.placed_works import PLACED
from hexfront.games.coh.scenarios.scenariofile import FACINGS
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.hexes import HexId

COLOURS = ("red", "blue")


def _kinds() -> dict[WorkType, WorkKind]:
    """The markers of all editions."""
    return {**definitions(True).works, **definitions().works}


def read_work(draft: Draft, kind: str, words: Sequence[str]) -> Work:
    """`bunker E05 soviet facing N`, `mines F06 soviet hidden`; without a side it is German."""
    one_of(kind, PLACED, "a fortification or obstacle")
    if not words:
        raise FaultError("expected: work TYPE HEX [SIDE] [facing DIRECTION] [hidden]")
    work = Work(draft.at(words[0]), WorkType(kind))
    rest = iter(words[1:])
    for word in rest:
        work = _with(draft, work, word, rest)
    return work


def _with(draft: Draft, work: Work, word: str, rest: Iterator[str]) -> Work:
    if word.partition("-")[0] in SIDES:
        return work._replace(owner=draft.seat(word))
    if word == "facing" and _kinds()[work.type].facing:
        return work._replace(facing=one_of(next(rest, ""), FACINGS, "a facing"))
    if word == "hidden" and work.type is WorkType.MINES:
        return work._replace(hidden=True)
    if word in COLOURS and work.type is WorkType.MINES:
        return work._replace(colour=word)
    raise FaultError(f"unknown word {word!r} for {work.type.value}")


def check_inside(draft: Draft, unit: UnitLine) -> None:
    """A unit `inside` stands in the hex of a fortification that it may occupy (COH-17.4, 17.5)."""
    here = draft.at(unit.at) if unit.at else -1
    works = [work for work in draft.works if work.hex == here]
    if not any(unit.kind.role in _kinds()[work.type].occupants for work in works):
        raise FaultError(f"{unit.name} stands in no fortification that it may occupy")


def work_lines(state: CohState) -> Iterator[str]:
    """The statements that lay out the works of a State."""
    for work in state.works:
        words = ["work", work.type.value, state.field.board.label(HexId(work.hex)),
                 state.setting.seat_names[work.owner]]  # fmt: skip
        if _kinds()[work.type].facing:
            words += ["facing", FACINGS[work.facing]]
        if work.hidden:
            words.append("hidden")
        if work.colour:
            words.append(work.colour)
        yield " ".join(words)
