"""Goes through the script of an example and asks on the way what its tests asked."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from hexfront.play.game import Game
from hexfront.play.lessons.example import Asked, Example
from hexfront.play.lessons.script import LessonError, Script
from hexfront.play.lessons.told import Told
from hexfront.play.log import Entry, heard
from hexfront.play.moment import Choice, State


class Stage(Struct):
    """What a reader is told when a step begins."""

    happened: list[Entry]
    """In the step before, as whoever acted there heard it."""
    told: list[Told]
    """The answers to what was asked since that step began; what is asked in the midst of a step
    is told with the next one, at which a reader looks on."""


def stages(script: Script, game: Game[Any] | None = None) -> list[Stage]:
    """What is told at every step of an example; raises LessonError. Given its game, also what a
    player is told of the choices of a step before its dice fall."""
    begins = [script.span(n)[0] for n in range(len(script.lesson.step))]
    found = [Stage([], []) for _ in begins]
    if not isinstance(script.lesson, Example):
        return found
    seat, rolled = 0, False
    for length, state in enumerate(states(script)):
        step = next(n for n, begin in enumerate(begins) if begin >= length)
        stage = found[step]
        stage.happened += heard(state.news or [], seat)
        state.news = []
        if length in begins:
            seat, rolled = max(state.actor(), 0), False
        for asked in script.lesson.asked:
            if asked.at == length:
                stage.told += [
                    told for told in _told(script, state, asked) if told not in stage.told
                ]
        rolled = rolled or state.actor() < 0
        if game is not None and not rolled:
            current = found[max(n for n, begin in enumerate(begins) if begin <= length)]
            current.told += _foreseen(script, game, state, length, current)
    return found


def _foreseen(
    script: Script, game: Game[Any], state: State, length: int, stage: Stage
) -> list[Told]:
    """What the choice that comes next shows before it is taken."""
    choice = script.next(state, length)
    known = [told.offer.choice for told in stage.told if told.offer]
    if choice is None or choice in known:
        return []
    offers = game.offers(state, state.actor())
    return [Told.of(one) for one in offers if one.choice == choice and one.preview is not None]


def states(script: Script) -> Iterator[State]:
    """The State before every line of a script and at its end, always the same one that goes on;
    raises LessonError."""
    state: State = script.spoken.state.copy()
    state.news = []
    for length in range(len(script.lines)):
        yield state
        event = script.next(state, length)
        if isinstance(event, Choice):
            state.take(event)
        elif event is not None:
            state.fall(event)
    yield state


def _told(script: Script, state: State, asked: Asked) -> list[Told]:
    try:
        return script.spoken.within(state.copy()).answer(asked.question)
    except Exception as error:  # whatever the rules make of a question that no longer fits
        detail = f"{type(error).__name__}: {error}"
        raise LessonError(f"{asked.question!r} has no answer ({detail})") from error
