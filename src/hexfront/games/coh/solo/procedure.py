"""The AI at one point of its procedure: what it knows, whom it may use, what chance has settled.

An AI is a counter that the deck plays, a unit one of the player (SOLO-1.1.a). All that decides is
worked out from a State in which nobody has looked under face-down markers and hidden units are
not there. Where candidates are left after the last tie-break, chance takes one of them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar, cast

from hexfront.games.coh.solo.terms import SoloTerms, Trial, Verdict
from hexfront.games.coh.state import CohState
from hexfront.hexes import bits
from hexfront.play.masks import each, members

T = TypeVar("T")


class UndecidedError(Exception):
    """Candidates are left after every tie-break: chance decides (SOLO-5.3.a5 and others)."""

    def __init__(self, among: tuple[int, ...], of: str) -> None:
        super().__init__(of)
        self.among, self.of = among, of


class Procedure:
    """One decision of the AI; `picks` are the lots that were drawn for it so far."""

    def __init__(self, state: CohState, picks: Sequence[int] = (), blue: bool = False) -> None:
        terms = state.setting.solo
        if terms is None:
            raise TypeError("no order deck plays here")
        self.terms: SoloTerms = terms
        self.side = terms.side
        self.state = as_known(state, self.side)
        self.blue = blue
        """The card is a command order: spent AI act too (SOLO-4.7.a)."""
        self._picks = list(picks)
        self.trials: list[Trial] = []
        self._verdicts: list[Verdict] = []
        self._kept: dict[tuple[object, ...], object] = {}

    # Who is there.

    @property
    def ais(self) -> int:
        """The AI on the board that can act by themselves, as a mask."""
        state = self.state
        return state.board & state.setting.side_mask[self.side] & ~state.aboard

    @property
    def units(self) -> int:
        """The visible units of the player, as a mask (SOLO-7.6.a)."""
        return self.state.board & self.state.setting.enemy_mask[self.side]

    @property
    def objectives(self) -> tuple[int, ...]:
        """Hexes whose control marker shows the player's side, and what the scenario adds (4.5)."""
        edges = (h for edge in self.terms.edges for h in edge)
        return tuple(dict.fromkeys((*self._marked(), *edges)))

    def objectives_for(self, a: int) -> tuple[int, ...]:
        """The same for one AI: of a board edge the hexes nearest to it."""
        near = (h for edge in self.terms.edges for h in least(edge, lambda h: self.distance(a, h)))
        return tuple(dict.fromkeys((*self._marked(), *near)))

    def _marked(self) -> tuple[int, ...]:
        """SOLO-4.5.a to SOLO-4.5.c, board edges apart."""
        state, terms = self.state, self.terms
        held = zip(state.setting.objectives, state.control, strict=True)
        marked = [h for (h, _), owner in held if owner != state.team(self.side)]
        return (*marked, *terms.goals, *(state.hex[u] for u in each(self.units & terms.prizes)))

    def is_rumour(self, u: int) -> bool:
        return bool(self.state.setting.rumours >> u & 1)

    def may_act(self) -> list[int]:
        """Fresh AI, or all of them by a command order (SOLO-4.2.a, SOLO-5.1.c)."""
        able = []
        for a in each(self.ais):
            if self.blue or self.state.is_fresh(a):
                able.append(a)
            else:
                self.pass_over(a, "spent")
        return able

    def distance(self, a: int, h: int) -> int:
        """From a counter to a hex."""
        return self.state.field.distance(self.state.hex[a], h)

    def nearest_units(self, h: int) -> list[int]:
        """The visible units nearest to a hex."""
        return least(members(self.units), lambda u: self.distance(u, h))

    def others_at(self, a: int, h: int) -> bool:
        """Is another AI in a hex?"""
        own = self.state.board & self.state.setting.side_mask[self.side]
        others = self.state.units_at(h) & own & ~(1 << a)
        return bool(others & ~self.state.aboard)

    # Choosing.

    def lot(self, among: Iterable[int], of: str) -> int:
        """One of several equals, by chance."""
        listed = tuple(among)
        if len(listed) == 1:
            return listed[0]
        if self._picks:
            return listed[self._picks.pop(0)]
        raise UndecidedError(listed, of)

    # Telling.

    def pass_over(self, u: int, why: str, number: int = 0) -> None:
        self._verdicts.append(Verdict(u, why, number))

    def keep(
        self,
        candidates: list[int],
        kept: list[int],
        why: str,
        number: Callable[[int], int] = lambda u: 0,
    ) -> list[int]:
        """Those that are left; of the others it is told why they are not."""
        for u in candidates:
            if u not in kept:
                self.pass_over(u, why, number(u))
        return kept

    def close_trial(self, row: str, index: int = 0) -> None:
        """A row of the card has been gone through."""
        self.trials.append(Trial(row, index, tuple(self._verdicts)))
        self._verdicts = []

    # What is asked again and again; the State of a decision does not change.

    def kept(self, key: tuple[object, ...], find: Callable[[], T]) -> T:
        """What was found before, or is found now."""
        if key not in self._kept:
            self._kept[key] = find()
        return cast("T", self._kept[key])


def as_known(state: CohState, side: int) -> CohState:
    """A copy in which nobody has looked under the face-down markers of the AI (SOLO-7.5.a)."""
    known = state.copy()
    known.news = None
    hit = known.hit
    for u in each(known.board & known.setting.side_mask[side] & ~known.shown):
        if hit[u]:
            hit[u] = known.setting.definitions.stand_in(known.marker(u).armored)
    return known


def least(candidates: Iterable[int], key: Callable[[int], int]) -> list[int]:
    """All candidates with the smallest figure."""
    listed = list(candidates)
    if not listed:
        return []
    figures = [key(one) for one in listed]
    best = min(figures)
    return [one for one, figure in zip(listed, figures, strict=True) if figure == best]


def most(candidates: Iterable[int], key: Callable[[int], int]) -> list[int]:
    """All candidates with the largest figure."""
    return least(candidates, lambda one: -key(one))


def if_any(candidates: Sequence[int], test: Callable[[int], bool]) -> list[int]:
    """Those that pass, or all if none does."""
    return [one for one in candidates if test(one)] or list(candidates)


def hexes_of(board: int) -> list[int]:
    """A bitboard as a list."""
    return [int(h) for h in bits(board)]
