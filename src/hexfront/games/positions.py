"""Positions of every game as text, as pictures and with the odds of an attack, for the terminal."""

from typing import NamedTuple

from hexfront.games.aslsk import notation as aslsk
from hexfront.games.aslsk.choices import CallOff
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.firing import Gathering as FireGroup
from hexfront.games.aslsk.screen import naming as aslsk_naming
from hexfront.games.aslsk.screen.offers import preview as aslsk_preview
from hexfront.games.aslsk.screen.picture import picture as aslsk_picture
from hexfront.games.aslsk.screen.preview import Preview as FirePreview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.coh import notation as coh
from hexfront.games.coh.screen.companion import CohGameFacts
from hexfront.games.coh.screen.picture import picture as coh_picture
from hexfront.games.coh.screen.preview import Preview
from hexfront.games.coh.state import CohState
from hexfront.games.notation.faults import NotationError
from hexfront.games.s42 import notation as s42
from hexfront.games.s42.moments.combat import Gathering
from hexfront.games.s42.screen.naming import called
from hexfront.games.s42.screen.offers import attack_preview
from hexfront.games.s42.screen.picture import picture as s42_picture
from hexfront.games.s42.screen.preview import AttackPreview
from hexfront.games.s42.state import S42State
from hexfront.play import IllegalChoiceError, Refusal, State


class NoNotationError(Exception):
    """A text that is no position, or words that are no attack; says why."""


def write(state: State) -> str:
    """A position in the notation of its game."""
    if isinstance(state, CohState):
        return coh.write(state)
    if isinstance(state, S42State):
        return s42.write(state)
    if isinstance(state, AslskState):
        return aslsk.write(state)
    raise TypeError(f"no notation for {type(state).__name__}")


def picture(state: State) -> str:
    """A position as SVG."""
    if isinstance(state, CohState):
        return coh_picture(state)
    if isinstance(state, S42State):
        return s42_picture(state)
    if isinstance(state, AslskState):
        return aslsk_picture(state)
    raise TypeError(f"no picture for {type(state).__name__}")


class FireOdds(NamedTuple):
    """A fire attack, and what its units are called in the position."""

    preview: FirePreview
    names: tuple[str, ...]


class NoAttackError(Exception):
    """An attack that is not legal: message id, rule, and arguments by their names."""

    def __init__(self, refusal: Refusal, args: dict[str, int | str]) -> None:
        super().__init__(refusal.message)
        self.message, self.rule, self.args_named = refusal.message, refusal.rule, args


def attack_of(
    game: str, text: str, attack: str, language: str
) -> Preview | AttackPreview | FireOdds:
    """What a player would see before an attack; NoAttackError if it is not legal."""
    try:
        if game == "coh":
            return _coh_attack(coh.position(text), attack, language)
        if game == "s42":
            return _s42_attack(s42.position(text), attack, language)
        if game == "aslsk":
            return _aslsk_attack(aslsk.position(text), attack, language)
    except (NotationError, ValueError, LookupError) as error:
        raise NoNotationError(str(error)) from error
    raise NoNotationError(f"no game {game!r} with a notation; one of coh, s42, aslsk")


def _coh_attack(position: coh.Position, attack: str, language: str) -> Preview:
    try:
        return position.preview(attack)
    except IllegalChoiceError as error:
        called, state = CohGameFacts().called, position.state
        args = {k: called(state, k, v, language) for k, v in error.refusal.args.items()}
        raise NoAttackError(error.refusal, args) from error


def _s42_attack(position: s42.Position, attack: str, language: str) -> AttackPreview:
    try:
        state = position.choose(attack).state
    except IllegalChoiceError as error:
        here = position.state
        args = {k: called(here, k, v, language) for k, v in error.refusal.args.items()}
        raise NoAttackError(error.refusal, args) from error
    moment = state.stack[-1]
    if not isinstance(moment, Gathering):
        raise ValueError(f"{attack!r} is no attack")
    return attack_preview(state, moment.battle)


def _aslsk_attack(position: aslsk.Position, attack: str, language: str) -> FireOdds:
    """An attack put together by its choices: "open-fire P4 A; add-firer B; direct L"."""
    try:
        state = position.play(attack).state
    except IllegalChoiceError as error:
        called, here = aslsk_naming.called, position.state
        args = {k: called(here, k, v, language) for k, v in error.refusal.args.items()}
        raise NoAttackError(error.refusal, args) from error
    moment: AslskMoment | None = state.stack[-1] if state.stack else None
    found = aslsk_preview(state, moment, CallOff()) if isinstance(moment, FireGroup) else None
    if found is None:
        raise ValueError(f"{attack!r} is no attack")
    return FireOdds(found, tuple(position.names))
