"""What the page tells of the questions that a test asks of a position."""

from collections.abc import Callable
from typing import Protocol

from hexfront.games.s42.combat.odds import Odds, column_name
from hexfront.games.s42.notation.draft import side_of
from hexfront.play.lessons import Told
from hexfront.play.log import Args


class Named(Protocol):
    """A position, as far as the names of its units and hexes go."""

    def unit(self, name: str) -> int: ...
    def place(self, name: str) -> int: ...


Words = list[str]
Telling = Callable[[Named, Words, object], list[Told]]


def told(p: Named, name: str, words: Words, answer: object) -> list[Told] | None:
    """The answer to a question; None if nothing is known of it."""
    telling = _TELLING.get(name)
    return telling(p, words, answer) if telling else None


def _of_side(message: str) -> Telling:
    """Hexes of a side."""

    def tell(p: Named, words: Words, answer: object) -> list[Told]:
        assert isinstance(answer, set)
        hexes = ", ".join(sorted(answer)) or "–"
        return [Told(message, {"side": side_of(words[0])}, value=hexes)]

    return tell


def _odds(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, Odds)
    names: Args = {"raw": column_name(answer.raw), "column": column_name(answer.column)}
    changed = [one for one in (*answer.attackers, *answer.defenders) if len(one.tally.lines) > 1]
    found = [Told("ask-share", {"unit": one.unit}, tally=one.tally) for one in changed]
    found.append(Told("ask-attack", value=str(answer.attack.total)))
    found.append(Told("ask-defense", value=str(answer.defense.total)))
    if answer.shifts.lines:
        found.append(Told("ask-shifts", tally=answer.shifts))
    return [*found, Told("ask-odds", names)]


def _city_battle(p: Named, words: Words, answer: object) -> list[Told]:
    return [Told("ask-city-battle", {"hex": p.place(words[0])}, value=str(answer))]


def _ma(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, float)
    return [Told("ask-ma", {"unit": p.unit(words[0])}, value=f"{answer:g}")]


def _supplied(p: Named, words: Words, answer: object) -> list[Told]:
    message = "ask-supplied" if answer else "ask-supplied-not"
    return [Told(message, {"unit": p.unit(words[0])})]


_TELLING: dict[str, Telling] = {
    "bonds": _of_side("ask-bonds"),
    "city_battle": _city_battle,
    "ma": _ma,
    "odds": _odds,
    "supplied": _supplied,
    "zoc": _of_side("ask-zoc"),
}
