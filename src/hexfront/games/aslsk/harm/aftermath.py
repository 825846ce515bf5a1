"""What an IFT result makes of all units in a hex, exactly: the dice of `moments/harm.py` summed up.

Leaders are followed one by one, because whether they pass decides about the help that others
get and about LLMC and LLTC. Given their story, the MMC are independent of each other.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from hexfront.games.aslsk.definitions.tables import FireEffect, FireResult
from hexfront.games.aslsk.harm.forms import DR, SMC_DR, Anatomy, Form, anatomy, form_of, selection
from hexfront.games.aslsk.harm.results import PTC, Fate
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play.masks import each


class Loss(NamedTuple):
    """A leader lost, or broken, whose LLMC or LLTC is to come."""

    leader: int
    level: int
    drm: int
    eliminated: bool


class Round(NamedTuple):
    """What the MMC must check at one time: by the result of fire, or for a leader."""

    level: int
    """Only units of lower morale check; 0 for the checks of the fire itself."""
    drm: int
    """With the help of a leader."""
    task: bool
    """An LLTC."""


Leaders: TypeAlias = tuple[Form | None, ...]
Story: TypeAlias = tuple[Leaders, tuple[Round, ...]]
"""What became of the leaders, and the checks that the MMC took meanwhile."""
Spread: TypeAlias = dict[int, int]
"""Fates of a unit, as plain numbers, with their weights."""


_CERTAIN: list[Spread] = [{fate: 1} for fate in range(2 * Fate.ELIMINATED)]


class Aftermath:
    """The units of a hex under one attack; results are asked for by `of`."""

    def __init__(self, state: AslskState, h: HexId, targets: Sequence[int]) -> None:
        self.anatomy: Anatomy = anatomy(state.setting)
        self.melee = bool(state.melee >> h & 1)
        self.units = (*targets, *_bystanders(state, h, targets))
        self.forms = tuple(form_of(state, u) for u in self.units)
        self.elr = tuple(state.elr[u] for u in self.units)
        places = range(len(self.units))
        smc = [bool(state.leaders >> u & 1) for u in self.units]
        self.leaders = tuple(n for n in places if smc[n])
        self.mmc = tuple(n for n in places if not smc[n])
        self._stories: dict[object, list[tuple[Story, int]]] = {}
        rounds = 1 + len(self.leaders)  # a leader is lost once
        self.story_total = SMC_DR ** (rounds * len(self.leaders))
        """What the weights of stories add up to."""
        self.spread_total = DR**rounds
        """What the weights of the fates of one MMC add up to."""
        self._spreads = self.anatomy.spreads(rounds)

    def of(self, cells: Mapping[int, FireResult]) -> Iterator[tuple[int, list[Spread]]]:
        """The parts of the distribution, each with its weight: in a part, units are independent.

        `cells`: the result for each target, by place among `units`. The weights add up to
        `selections(cells) * story_total`; the fates of a leader in a part are certain.
        """
        killed = {n: cell.number for n, cell in cells.items() if cell.effect is FireEffect.KIA}
        kills = {n: cell.number for n, cell in cells.items() if cell.effect is FireEffect.K}
        for dead, weight in _chosen(killed):
            for hit, part in _chosen(dict.fromkeys(kills, 1)):
                yield from self._part(cells, dead, hit, weight * part)

    def selections(self, cells: Mapping[int, FireResult]) -> int:
        """How many throws of the dice of random selection there are."""
        effects = (FireEffect.KIA, FireEffect.K)
        return int(6 ** sum(cell.effect in effects for cell in cells.values()))

    def _part(
        self,
        cells: Mapping[int, FireResult],
        dead: frozenset[int],
        hit: frozenset[int],
        weight: int,
    ) -> Iterator[tuple[int, list[Spread]]]:
        """One choice of those who die by a KIA and are hit by a K."""
        numbers = {n: number for n, cell in cells.items() if (number := _number(cell)) is not None}
        starts = {n: self._start(n, cells.get(n), dead, hit) for n in self.mmc}
        for (forms, rounds), part in self._told(cells, dead, hit):
            spreads: list[Spread] = [{}] * len(self.units)
            for n, form in zip(self.leaders, forms, strict=True):
                spreads[n] = _CERTAIN[self.anatomy.fate(self.forms[n], form)]
            for n in self.mmc:
                spreads[n] = self._spread(n, starts[n], numbers.get(n), rounds)
            yield weight * part, spreads

    def _start(
        self, n: int, cell: FireResult | None, dead: frozenset[int], hit: frozenset[int]
    ) -> Form | None:
        """An MMC after KIA and K, before any check."""
        form = self.forms[n]
        if n in dead:
            return None
        if n in hit:
            return self.anatomy.reduced(form)
        if cell is None or cell.effect is not FireEffect.KIA:
            return form
        return self.anatomy.reduced(form) if form.broken else self.anatomy.shaken(form)

    # Leaders.

    def _told(
        self, cells: Mapping[int, FireResult], dead: frozenset[int], hit: frozenset[int]
    ) -> list[tuple[Story, int]]:
        own = tuple((cells.get(n), n in dead, n in hit) for n in self.leaders)
        if own not in self._stories:
            found: dict[Story, int] = {}
            for story, weight in self._begin(own):
                found[story] = found.get(story, 0) + weight
            self._stories[own] = list(found.items())
        return self._stories[own]

    def _begin(
        self, own: Sequence[tuple[FireResult | None, bool, bool]]
    ) -> Iterator[tuple[Story, int]]:
        """KIA and K strike the leaders; then the checks of the fire begin."""
        forms: list[Form | None] = [self.forms[n] for n in self.leaders]
        lost: list[Loss] = []
        wounds: list[int] = []
        hurt: list[int] = []
        queue: dict[int, int] = {}
        for n, (_, dies, _) in enumerate(own):
            if dies:
                lost += self._loss(n, forms[n], None)
                forms[n] = None
        for n, (cell, dies, is_hit) in enumerate(own):
            form = forms[n]
            if cell is None or dies or form is None:
                continue
            if is_hit:
                hurt.append(n)
            elif cell.effect is FireEffect.KIA:
                if form.broken:
                    wounds.append(n)
                else:
                    forms[n] = self.anatomy.shaken(form)
                    lost += self._loss(n, form, forms[n])
            elif (number := _number(cell)) is not None:
                queue[n] = number
        for after, losses, weight in self._wounded(
            tuple(forms), (*wounds, *hurt), tuple(lost), self.story_total
        ):
            yield from self._first_round(after, queue, frozenset(hurt), losses, weight)

    def _wounded(
        self, forms: Leaders, wounds: tuple[int, ...], lost: tuple[Loss, ...], weight: int
    ) -> Iterator[tuple[Leaders, tuple[Loss, ...], int]]:
        if not wounds:
            yield forms, lost, weight
            return
        n, *rest = wounds
        form = forms[n]
        assert form is not None
        for after, part in self.anatomy.hurt(form):
            if part:
                changed = (*forms[:n], after, *forms[n + 1 :])
                losses = (*lost, *self._loss(n, form, after))
                yield from self._wounded(changed, tuple(rest), losses, weight * part // 6)

    def _first_round(
        self,
        forms: Leaders,
        queue: dict[int, int],
        hurt: frozenset[int],
        lost: tuple[Loss, ...],
        weight: int,
    ) -> Iterator[tuple[Story, int]]:
        for after, losses, part in self._checks(forms, queue, hurt, 0, lost, weight):
            help_ = self._help(after, hurt)
            yield from self._missed(after, (Round(0, help_, task=False),), losses, part)

    def _missed(
        self, forms: Leaders, rounds: tuple[Round, ...], lost: tuple[Loss, ...], weight: int
    ) -> Iterator[tuple[Story, int]]:
        """The LLMC and LLTC that are still to come (ASL-3.2.3.q, ASL-3.2.3.r)."""
        if not lost:
            yield (forms, rounds), weight
            return
        loss, *rest = lost
        number = 0 if loss.eliminated else PTC
        queue = {
            n: number
            for n, form in enumerate(forms)
            if form is not None
            and n != loss.leader
            and not form.broken
            and self.anatomy.level(form) < loss.level
        }
        for after, losses, part in self._checks(
            forms, queue, frozenset(), loss.drm, tuple(rest), weight
        ):
            drm = loss.drm + self._help(after, frozenset())
            following = (*rounds, Round(loss.level, drm, task=not loss.eliminated))
            yield from self._missed(after, following, losses, part)

    def _checks(
        self,
        forms: Leaders,
        queue: dict[int, int],
        hurt: frozenset[int],
        extra: int,
        lost: tuple[Loss, ...],
        weight: int,
    ) -> Iterator[tuple[Leaders, tuple[Loss, ...], int]]:
        """The leaders check, the best first (ASL-3.2.3.k)."""
        waiting = {n: number for n, number in queue.items() if self._must(forms[n], number)}
        if not waiting:
            yield forms, lost, weight
            return
        n = min(waiting, key=lambda place: self._rank(forms, place))
        form, number = forms[n], waiting.pop(n)
        assert form is not None
        drm = extra + self._help(forms, hurt, n)
        if number == PTC:
            outcomes, of = self.anatomy.pinned(form, drm), DR
        else:
            checked = self.anatomy.checked(form, self.elr[self.leaders[n]], drm + number)
            outcomes, of = checked, SMC_DR
        for after, part in outcomes:
            if part:
                changed = (*forms[:n], after, *forms[n + 1 :])
                losses = (*lost, *self._loss(n, form, after))
                left = weight * part // of
                yield from self._checks(changed, waiting, hurt, extra, losses, left)

    def _must(self, form: Form | None, number: int) -> bool:
        return form is not None and (number != PTC or not (form.broken or form.pinned))

    def _rank(self, forms: Leaders, n: int) -> tuple[int, int, int]:
        form = forms[n]
        assert form is not None
        unit = self.units[self.leaders[n]]
        return (-self.anatomy.level(form), self.anatomy.leadership(form), unit)

    def _help(self, forms: Leaders, hurt: frozenset[int], n: int | None = None) -> int:
        """The leadership DRM that applies to an MMC, or to the leader n (ASL-3.2.3.l)."""
        if self.melee:
            return 0
        level = -1
        if n is not None:
            checking = forms[n]
            assert checking is not None
            level = self.anatomy.level(checking)
        able = [
            self.anatomy.leadership(form)
            for place, form in enumerate(forms)
            if form is not None
            and place not in hurt
            and not (form.broken or form.pinned)
            and self.anatomy.level(form) > level
        ]
        return min(able, default=0)

    def _loss(self, n: int, before: Form | None, after: Form | None) -> tuple[Loss, ...]:
        """The loss that a change of a leader is, if it is one."""
        if self.melee or before is None:
            return ()
        if after is not None and (before.broken or not after.broken):
            return ()
        drm = max(-self.anatomy.leadership(before), 0)
        return (Loss(n, self.anatomy.level(before), drm, after is None),)

    # MMC.

    def _spread(
        self, n: int, start: Form | None, number: int | None, rounds: tuple[Round, ...]
    ) -> Spread:
        """The fates of an MMC, given its place in the story of the leaders."""
        key = (self.forms[n], self.elr[n], start, number, rounds)
        if key not in self._spreads:
            self._spreads[key] = self._lived(n, start, number, rounds)
        return self._spreads[key]

    def _lived(
        self, n: int, start: Form | None, number: int | None, rounds: tuple[Round, ...]
    ) -> Spread:
        found: dict[Form | None, int] = {start: self.spread_total}
        for one in rounds:
            following: dict[Form | None, int] = {}
            for form, weight in found.items():
                for after, part in self._stood(form, self.elr[n], number, one):
                    if part:
                        following[after] = following.get(after, 0) + weight * part // DR
            found = following
        spread: Spread = {}
        for form, weight in found.items():
            fate = self.anatomy.fate(self.forms[n], form)
            spread[fate] = spread.get(fate, 0) + weight
        return spread

    def _stood(
        self, form: Form | None, elr: int, number: int | None, one: Round
    ) -> tuple[tuple[Form | None, int], ...]:
        """One round of checks for one MMC."""
        same = ((form, DR),)
        if form is None:
            return same
        if one.level:
            if form.broken or self.anatomy.level(form) >= one.level:
                return same
            if not one.task:
                return self.anatomy.checked(form, elr, one.drm)
            return same if form.pinned else self.anatomy.pinned(form, one.drm)
        if number is None or not self._must(form, number):
            return same
        if number == PTC:
            return self.anatomy.pinned(form, one.drm)
        return self.anatomy.checked(form, elr, one.drm + number)


def _number(cell: FireResult) -> int | None:
    """The number of the MC that a result calls for, or PTC; None without a check."""
    if cell.effect is FireEffect.PTC:
        return PTC
    return cell.number if cell.effect in (FireEffect.MC, FireEffect.K) else None


def _bystanders(state: AslskState, h: HexId, targets: Sequence[int]) -> list[int]:
    """Other units of the hex that leaders among the targets could drag down, or help."""
    if state.melee >> h & 1 or not targets:
        return []
    side = state.side_of(targets[0])
    return [
        u
        for u in each(state.units_at(h, side) & ~(state.hidden | state.vehicles))
        if u not in targets
    ]


def _chosen(numbers: Mapping[int, int]) -> list[tuple[frozenset[int], int]]:
    """Who may be chosen at random, with the throws of the dice that choose them."""
    places = tuple(numbers)
    return [
        (frozenset(places[k] for k in picked), weight)
        for picked, weight in selection(tuple(numbers.values()))
    ]
