"""How a scenario is won, in words that are filled in from its figures (COH-9.1 to COH-9.3)."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import DATA
from hexfront.games.coh.setting import Setting, SideTerms
from hexfront.hexes import HexId
from hexfront.play.datafile import LANGUAGES, Words, read_struct

BOTH = "both"
_FILE = DATA / "victory.toml"


class SideWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A side in the cases that the sentences need."""

    whose: Words
    whom: Words


class Sentences(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Words
    track: Words
    classic: Words
    objectives: Words
    taken: Words
    destroyed: Words


class VictoryFile(Struct, frozen=True, forbid_unknown_fields=True):
    sides: dict[str, SideWords]
    sentences: Sentences


@cache
def _file() -> VictoryFile:
    return read_words(_FILE)


def read_words(path: Path) -> VictoryFile:
    """The sentences of a file; every fault names file and key."""
    return read_struct(path, VictoryFile)


def victory_words(chosen: Setting) -> tuple[Words, ...]:
    """The conditions of a scenario, one sentence each."""
    return (_end(chosen), *_objectives(chosen), *_taken(chosen), *_destroyed(chosen))


def _filled(sentence: Words, side: str = BOTH, **figures: int | str) -> Words:
    words = _file().sides[side]
    return {
        lang: sentence[lang].format(whose=words.whose[lang], whom=words.whom[lang], **figures)
        for lang in LANGUAGES
    }


def _end(chosen: Setting) -> Words:
    said = _file().sentences
    if chosen.classic is not None:
        return _filled(said.classic, rounds=chosen.rounds)
    holder, points = SIDES[chosen.vp < 0], abs(chosen.vp)
    if chosen.solo is not None:
        return _filled(said.track, holder, spaces=len(chosen.solo.track), points=points)
    return _filled(said.rounds, holder, rounds=chosen.rounds, points=points)


def _objectives(chosen: Setting) -> Iterator[Words]:
    hexes = ", ".join(chosen.battlefield.board.label(HexId(h)) for h, _ in chosen.objectives)
    if hexes:
        worth = [terms.objective_vp for terms in _by_side(chosen)]
        yield from _for_each(_file().sentences.objectives, worth, hexes=hexes)


def _taken(chosen: Setting) -> Iterator[Words]:
    for worth in chosen.solo.control if chosen.solo else ():
        label = chosen.battlefield.board.label(HexId(worth.hex))
        side = SIDES[chosen.teams.team[worth.side]]
        yield _filled(_file().sentences.taken, side, points=worth.points, hexes=label)


def _destroyed(chosen: Setting) -> Iterator[Words]:
    """What a side loses brings the other one points."""
    worth = [terms.destroyed_vp for terms in _by_side(chosen)]
    yield from _for_each(_file().sentences.destroyed, worth[::-1])


def _by_side(chosen: Setting) -> list[SideTerms]:
    """The terms of each side; its commanders share these."""
    team = chosen.teams.team
    return [chosen.terms[team.index(side)] for side in range(len(SIDES))]


def _for_each(sentence: Words, worth: list[int], hexes: str = "") -> Iterator[Words]:
    """The sentence once, if both sides gain the same, or for each side that gains something."""
    if worth[0] and worth[0] == worth[1]:
        yield _filled(sentence, points=worth[0], hexes=hexes)
        return
    for side, points in zip(SIDES, worth, strict=True):
        if points:
            yield _filled(sentence, side, points=points, hexes=hexes)
