"""What the page tells of the questions that a test asks of a position."""

from collections.abc import Callable
from fractions import Fraction
from typing import Protocol

from hexfront.games.aslsk.close_combat.brawl import Prospects
from hexfront.games.aslsk.fire.firepower import Firepower
from hexfront.games.aslsk.screen.preview import Preview
from hexfront.games.aslsk.terrain.sight import Los
from hexfront.play import Choice, Offer, Tally
from hexfront.play.lessons import Told
from hexfront.play.log import Args


class Named(Protocol):
    """A position, as far as the names of its units and hexes go."""

    def unit(self, name: str) -> int: ...
    def hex(self, label: str) -> int: ...
    def meant(self, text: str) -> Choice: ...


Words = list[str]
Telling = Callable[[Named, Words, object], list[Told]]


def told(p: Named, name: str, words: Words, answer: object) -> list[Told] | None:
    """The answer to a question; None if nothing is known of it."""
    if isinstance(answer, Preview):
        return [Told.of(Offer(p.meant(words[0]), answer))]
    telling = _TELLING.get(name)
    return telling(p, words, answer) if telling else None


def _between(message: str) -> Telling:
    """A figure of two hexes."""

    def tell(p: Named, words: Words, answer: object) -> list[Told]:
        args: Args = {"from": p.hex(words[0]), "to": p.hex(words[1])}
        if isinstance(answer, bool):
            return [Told(message if answer else f"{message}-not", args)]
        return [Told(message, args, value=str(answer))]

    return tell


def _los(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, Los)
    ends: Args = {"from": p.hex(words[0]), "to": p.hex(words[1])}
    if not answer.clear:
        return [Told("ask-sees-not", ends, answer.blocks[0].rule)]
    if not answer.hindrances:
        return [Told("ask-sees", ends)]
    hindered: Args = {**ends, "drm": answer.hindrance}
    return [Told("ask-hindered", hindered, answer.hindrances[0].rule)]


def _firepower(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, Firepower)
    if not words:
        return []  # of the attack that is open: the choice to fire shows it whole
    args: Args = {"hex": _aim(p, words[0]), "column": answer.column or 0}
    return [Told("ask-firepower", args, value=halves(answer.total))]


def halves(fp: Fraction) -> str:
    """FP as players write it: 3½."""
    whole, rest = divmod(fp, 1)
    return f"{whole or ''}½" if rest == Fraction(1, 2) else str(fp)


def _aim(p: Named, attack: str) -> int:
    """The hex of an attack in words, before which its kind may stand."""
    for word in attack.split()[:2]:
        try:
            return p.hex(word)
        except LookupError:
            continue
    raise LookupError(f"{attack!r} names no hex")


def _drm(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, Tally)
    if not words[1:]:
        return []
    return [Told("ask-drm", {"unit": p.unit(words[0])}, tally=answer)]


def _cowering(p: Named, words: Words, answer: object) -> list[Told]:
    return [Told("ask-cowering", value=str(answer))]


def _duty(p: Named, words: Words, answer: object) -> list[Told]:
    message = "ask-duty" if answer else "ask-duty-not"
    return [Told(message, {"unit": p.unit(words[0])}, str(answer or ""))]


def _close_combat(p: Named, words: Words, answer: object) -> list[Told]:
    assert isinstance(answer, Prospects)
    return [Told("ask-close-combat", {"odds": answer.odds, "kill": answer.kill}, tally=answer.drm)]


def _rout_ends(p: Named, words: Words, answer: object) -> list[Told]:
    """Where a rout may end, with the Interdictions on the way."""
    assert isinstance(answer, dict)
    ends = [f"{label} ({times})" if times else label for label, times in answer.items()]
    return [Told("ask-rout-ends", {"unit": p.unit(words[0])}, value=", ".join(ends) or "–")]


_TELLING: dict[str, Telling] = {
    "close_combat": _close_combat,
    "cowering": _cowering,
    "distance": _between("ask-distance"),
    "drm": _drm,
    "duty": _duty,
    "firepower": _firepower,
    "los": _los,
    "rout_ends": _rout_ends,
    "sees": _between("ask-sees"),
}
