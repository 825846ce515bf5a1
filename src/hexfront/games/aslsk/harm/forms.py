"""What single dice do to a unit, as weighted forms: the small steps of an exact outlook.

A form is what of a unit matters for fire: kind, broken, pinned, wounded. The verdicts are those
of `harm`, so that odds and play cannot differ.
"""

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from hexfront.games.aslsk.definitions.kinds import NO_KIND
from hexfront.games.aslsk.harm.results import Fate, verdict
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState

DR = 36
SMC_DR = 216
"""A DR, and a wound dr that it may call for."""
FACES = range(1, 7)
DR_WEIGHTS = Counter(map(sum, product(FACES, repeat=2)))
"""How many of the 36 throws of a DR give each total."""

MOST_KEPT = 20_000


class Form(NamedTuple):
    """A unit as fire finds and leaves it."""

    kind: int
    broken: bool
    pinned: bool
    wounded: bool


Forms: TypeAlias = tuple[tuple[Form | None, int], ...]
"""What may become of a unit, with weights; None is eliminated."""


def form_of(state: AslskState, u: int) -> Form:
    flags = (bool(mask >> u & 1) for mask in (state.broken, state.pinned, state.wounded))
    return Form(state.kind[u], *flags)


class Anatomy:
    """How units of a game respond to dice; all answers are kept."""

    def __init__(self, setting: Setting) -> None:
        self.kinds, self.figures = setting.kinds, setting.charts.morale.wound
        self._checks: dict[tuple[Form, int, int], Forms] = {}
        self._fates: dict[tuple[Form, Form | None], int] = {}
        self._spreads: dict[int, dict[object, dict[int, int]]] = {}

    def spreads(self, rounds: int) -> dict[object, dict[int, int]]:
        """Fates of MMC through so many rounds of checks that were reckoned before."""
        kept = self._spreads.setdefault(rounds, {})
        if len(kept) > MOST_KEPT:
            kept.clear()
        return kept

    def level(self, form: Form) -> int:
        """The Morale Level."""
        kinds = self.kinds
        level = kinds.broken[form.kind] if form.broken else kinds.morale[form.kind]
        return level + self.figures.morale.value if form.wounded else level

    def leadership(self, form: Form) -> int:
        drm = self.kinds.leadership[form.kind]
        return drm + self.figures.leadership.value if form.wounded else drm

    def shaken(self, form: Form) -> Form:
        """The same unit, newly broken."""
        return form._replace(broken=True, pinned=False)

    def reduced(self, form: Form) -> Form | None:
        """What Casualty Reduction leaves of an MMC."""
        half = self.kinds.half[form.kind]
        return None if half == NO_KIND else form._replace(kind=half)

    def hurt(self, form: Form) -> Forms:
        """What a wound dr leaves of an SMC, in sixths."""
        again = self.figures.wounded_again.value if form.wounded else 0
        light = sum(die + again <= self.figures.light_up_to.value for die in FACES)
        return ((form._replace(wounded=True), light), (None, len(FACES) - light))

    def checked(self, form: Form, elr: int, drm: int) -> Forms:
        """An MC: in 36ths for an MMC, in 216ths for an SMC."""
        key = (form, elr, drm)
        if key not in self._checks:
            self._checks[key] = self._checked(form, elr, drm)
        return self._checks[key]

    def _checked(self, form: Form, elr: int, drm: int) -> Forms:
        smc, level = self.kinds.leader[form.kind], self.level(form)
        found: dict[Form | None, int] = {}
        for original, throws in DR_WEIGHTS.items():
            fate = verdict(level, original, original + drm, broken=form.broken, elr=elr)
            weight = throws * (SMC_DR // DR if smc else 1)
            for after, part in self._judged(form, fate):
                found[after] = found.get(after, 0) + weight * part // _parts(smc, fate)
        return tuple(found.items())

    def _judged(self, form: Form, fate: Fate) -> Forms:
        """A verdict carried out; in sixths if an SMC is wounded by it."""
        if fate & Fate.ELIMINATED:
            return ((None, 1),)
        after: Form | None = form
        if fate & Fate.BROKEN:
            after = self.shaken(form)
        if fate & Fate.PINNED:
            after = form._replace(pinned=True)
        smc = self.kinds.leader[form.kind]
        if fate & Fate.REDUCED and not smc and after is not None:
            after = self.reduced(after)
        if fate & Fate.REPLACED and after is not None:
            poorer = self.kinds.poorer[after.kind]
            after = after if poorer == NO_KIND else after._replace(kind=poorer)
        if fate & Fate.REDUCED and smc and after is not None:
            return self.hurt(after)
        return ((after, 1),)

    def pinned(self, form: Form, drm: int) -> Forms:
        """A PTC, in 36ths."""
        level = self.level(form)
        passed = sum(w for original, w in DR_WEIGHTS.items() if original + drm <= level)
        return ((form, passed), (form._replace(pinned=True), DR - passed))

    def fate(self, before: Form, after: Form | None) -> int:
        """What has become of a unit, as the number of a Fate: plain numbers add up faster."""
        key = (before, after)
        if key not in self._fates:
            self._fates[key] = int(self._fate(before, after))
        return self._fates[key]

    def _fate(self, before: Form, after: Form | None) -> Fate:
        if after is None:
            return Fate.ELIMINATED
        kinds, fate = self.kinds, Fate.UNHURT
        if after.broken and not before.broken:
            fate |= Fate.BROKEN
        if after.pinned and not before.pinned:
            fate |= Fate.PINNED
        if after.wounded and not before.wounded:
            fate |= Fate.WOUNDED
        size = before.kind
        if kinds.squad[before.kind] and not kinds.squad[after.kind]:
            fate |= Fate.REDUCED
            size = kinds.half[before.kind]
        if after.kind != size:
            fate |= Fate.REPLACED
        return fate


def _parts(smc: bool, fate: Fate) -> int:
    """By what the weights of a verdict add up to: sixths where a wound dr falls."""
    return 6 if smc and fate & Fate.REDUCED else 1


@lru_cache(maxsize=8)
def anatomy(setting: Setting) -> Anatomy:
    return Anatomy(setting)


@lru_cache(maxsize=256)
def selection(numbers: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All throws of a die for each candidate, by those who are chosen.

    A candidate is chosen if fewer than its number rolled higher.
    """
    found: dict[tuple[int, ...], int] = {}

    def fill(left: tuple[int, ...], face: int, higher: int, chosen: tuple[int, ...]) -> None:
        if not left or all(higher >= numbers[k] for k in left):
            ways = face ** len(left)
            found[chosen] = found.get(chosen, 0) + ways
            return
        if not face:
            return
        for mask in range(1 << len(left)):
            shown = [k for n, k in enumerate(left) if mask >> n & 1]
            rest = tuple(k for n, k in enumerate(left) if not mask >> n & 1)
            picked = (k for k in shown if higher < numbers[k])
            fill(rest, face - 1, higher + len(shown), tuple(sorted((*chosen, *picked))))

    fill(tuple(range(len(numbers))), 6, 0, ())
    return tuple((chosen, weight) for chosen, weight in found.items() if weight)
