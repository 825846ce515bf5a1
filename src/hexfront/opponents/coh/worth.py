"""What a position is worth to a side: losses, victory points, objectives, fire and cover."""

from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct

from hexfront.games.coh.cards.numbers import CardNo
from hexfront.games.coh.classic.economy import POOL
from hexfront.games.coh.command.points import available
from hexfront.games.coh.definitions.works import Work
from hexfront.games.coh.state import DRAWN, CohState
from hexfront.games.coh.works.layout import work_kind
from hexfront.games.coh.works.shelter import shelter_of
from hexfront.opponents.coh.ground import NEAREST, Ground
from hexfront.opponents.coh.gunnery import Gunnery, strength
from hexfront.opponents.coh.obstacles import Obstacles
from hexfront.opponents.coh.weights import Weights
from hexfront.play.masks import each

LAST_CARDS = (0.4, 0.7, 1.0)
"""What a card counts in the last round, in the last but one, and before."""


HEAVY = 4
"""Firepower of a machine gun."""
MANY_CAP = 12
HARMONIC = tuple(accumulate((1 / n for n in range(1, MANY_CAP + 1)), initial=0.0))


class Mood(Struct, frozen=True):
    """How a side plays: it presses on when it is losing, else it takes care and waits."""

    press: float = 1.0
    caution: float = 1.0
    patience: float = 1.0
    patient: int = 0
    """Units that had better stay fresh, as a mask."""


class Judge:
    """Values positions of one scenario; keeps what it has worked out."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.gunnery = Gunnery(self.weights)
        self.ground = Ground()
        self.obstacles = Obstacles(self.weights)
        self.mood = Mood()
        self.judged = 0
        """Positions judged so far."""
        self._freshness: dict[tuple[int, Mood], tuple[float, ...]] = {}
        self._works: tuple[Work, ...] = ()
        self._units: dict[object, tuple[float, int]] = {}
        self._held: dict[object, float] = {}
        """What was worked out in the mood of the decision at hand, with these works on the map."""

    def rival(self) -> "Judge":
        """Another judge of the same taste, who knows what this one has worked out."""
        judge = Judge(self.weights)
        judge.gunnery, judge.ground = self.gunnery, self.ground
        return judge

    def take_stock(self, state: CohState, side: int) -> None:
        """Settle the mood for the decision at hand, from how the game would end as it stands."""
        self.obstacles.take_stock(state)
        self._forget()
        left, team = scorings_left(state), state.team(side)
        margin = lead(state, team)
        for holder in state.control:
            if holder < 0:  # contested (COHC-9.i)
                continue
            points = left * state.setting.terms[holder].objective_vp
            margin += points if holder == team else -points
        bold = self.weights.boldness
        if margin > 0:
            own, patience = state.setting.team_mask[side], self._patience(state, side)
            # Whoever is hit had better rally while there is time.
            fit = sum(1 << u for u in each(own & state.board) if not state.hit[u])
            self.mood = Mood(1 - bold / 4, 1 + bold / 4, patience, fit)
            return
        hurry = bold * state.round / state.setting.rounds
        self.mood = Mood(1 + bold / 2 + hurry, 1 / (1 + hurry))

    def _patience(self, state: CohState, side: int) -> float:
        """Enemies who can still come nearer will be easier to hit, so it pays to stay fresh."""
        foes = state.board & state.setting.enemy_mask[side]
        coming = (foes & ~state.spent).bit_count() / max(1, foes.bit_count())
        return 1 + self.weights.patience * coming

    def _forget(self) -> None:
        self._units.clear()
        self._held.clear()

    def worth(self, state: CohState, side: int) -> float:
        """The position in the eyes of a side."""
        weights, mood = self.weights, self.mood
        self.judged += 1
        team = state.team(side)
        vp = lead(state, team)
        if state.winner >= 0:
            if state.winner == DRAWN:
                return vp
            return weights.won * (1 if state.winner == team else -1) + vp
        if state.works is not self._works:
            self._works = state.works
            self._forget()
        (own_fire, own_best), (their_fire, their_best) = self.gunnery.fires(state, side)
        total = self._force(state, side)
        for ally in state.allies(side):
            total += self._force(state, ally)
        for enemy in state.enemies(side):
            total -= self._force(state, enemy)
        total += weights.vp * vp + self._objectives(state, side)
        if state.works:
            total += self.obstacles.worth(state, team)
        total += weights.menace * own_fire
        total -= mood.caution * weights.danger * their_fire
        if state.team(state.turn) == team:
            return total + weights.next_shot * own_best
        return total - mood.caution * weights.next_shot * their_best

    def _force(self, state: CohState, side: int) -> float:
        """Units with the state they are in, CAP and cards."""
        weights, own = self.weights, state.setting.side_mask[side]
        in_play = (state.board | state.hidden) & own
        key = in_play, state.spent, state.inside, tuple(state.hit), tuple(state.hex)
        known = self._units.get(key)
        if known is None:
            known = self._units[key] = self._units_worth(state, in_play)
        total, cover = known
        if state.classic is not None:
            total -= self._used_up(state, side, self._fresh(state))
        if state.bogged & in_play:
            worths = self.gunnery.unit_worths(state)
            for u in each(state.bogged & in_play):
                total -= weights.stuck * sum(worths[one] for one in state.together((u,)))
        total += weights.cover * cover
        total += weights.hidden * self.mood.caution * (state.hidden & own).bit_count()
        total += self.cap_worth(state, side, available(state, side))
        return total + self._hand(state, side)

    def _units_worth(self, state: CohState, units: int) -> tuple[float, int]:
        """Units with their hits, fresh or spent, and how much cover they have together."""
        weights, terrain, where = self.weights, state.field.terrain, state.hex
        worths, fresh = self.gunnery.unit_worths(state), self._fresh(state)
        hit, spent = state.hit, state.spent
        total, cover = 0.0, 0
        for u in each(units):
            total += worths[u]
            cover += terrain[where[u]].defense
            if hit[u]:
                total -= weights.hit
            if not spent >> u & 1:
                total += fresh[u]
        for u in each(state.inside & units):
            cover += shelter_worth(state, u)
        return total, cover

    def _used_up(self, state: CohState, side: int, fresh: tuple[float, ...]) -> float:
        """Activated units are as fresh as their pool of action points is full."""
        if state.classic is None:
            return 0.0
        active = each(state.classic.active & state.setting.side_mask[side] & ~state.spent)
        gone = max(0.0, 1 - state.classic.ap[side] / POOL)
        return gone * sum(fresh[u] for u in active if state.hex[u] >= 0)

    def cap_worth(self, state: CohState, side: int, cap: int) -> float:
        """What so many CAP are worth to the side; the last ones most, for nothing replaces them."""
        weights = self.weights
        in_play = (state.board | state.hidden) & state.setting.side_mask[side]
        share = (in_play & ~state.spent).bit_count() / max(1, in_play.bit_count())
        lively = weights.idle_cap + (1 - weights.idle_cap) * share
        return lively * (weights.cap * cap + weights.last_cap * HARMONIC[min(cap, MANY_CAP)])

    def _hand(self, state: CohState, side: int) -> float:
        weights, hand = self.weights, state.hands[side]
        cards = len(hand) - (1 - weights.sniper) * hand.count(CardNo.SNIPER_FIRE)
        left = min(scorings_left(state), len(LAST_CARDS))
        return LAST_CARDS[left - 1] * (
            weights.card * cards + weights.weapon * sum(state.weapons[side])
        )

    def _fresh(self, state: CohState) -> tuple[float, ...]:
        """By unit: what its being fresh is worth."""
        kinds, weights, mood = state.setting.kinds, self.weights, self.mood
        found = self._freshness.get((id(kinds), mood))
        if found is None:
            found = self._freshness[id(kinds), mood] = tuple(
                (mood.patience if mood.patient >> u & 1 else 1.0)
                * (weights.fresh + weights.ready * strength(kind))
                for u, kind in enumerate(kinds)
            )
        return found

    def spending(self, state: CohState, u: int) -> float:
        """What the unit's side loses when the unit becomes spent."""
        weights = self.weights
        lost = self._fresh(state)[u]
        if state.board >> u & 1:
            shot = self.gunnery.best_shot(state, u)
            lost += weights.menace * (1 - weights.spent_fire) * shot
        return lost

    def joint_stake(self, state: CohState, units: Sequence[int]) -> float:
        """What is lost when all of them become spent at once; heavy weapons should not share it."""
        guns = sum(is_heavy(state, u) for u in units)
        together = 1 + self.weights.together * max(0, guns - 1)
        return together * sum(self.spending(state, u) for u in units)

    def _objectives(self, state: CohState, side: int) -> float:
        """What is held, and who is near; the same as long as nobody goes anywhere."""
        key = (
            side, state.round, state.board, state.hidden, state.waiting, state.due, state.aboard,
            tuple(state.control), tuple(state.carrier), tuple(state.hex),
        )  # fmt: skip
        known = self._held.get(key)
        if known is None:
            known = self._held[key] = self._held_worth(state, side)
        return known

    def _held_worth(self, state: CohState, side: int) -> float:
        """What is held counts for its VP; ways and garrisons for what changes with the holder."""
        weights, terms, team = self.weights, state.setting.terms, state.team(side)
        scorings = weights.vp * (1 + weights.hold * (scorings_left(state) - 1))
        stake = max(term.objective_vp for term in terms)
        pull = weights.approach * stake * self.mood.press
        total = 0.0
        for index, (h, _) in enumerate(state.setting.objectives):
            holder = state.control[index]
            value = scorings * terms[holder].objective_vp if holder >= 0 else 0.0
            missing = pull * (NEAREST - self.ground.nearness(state, side, h))
            if holder == team:
                exposed = self.ground.exposure(state, side, h)
                total += value - weights.guard * missing
                total -= weights.garrison * scorings * stake * exposed
            else:
                total -= value + missing
        return total


def is_heavy(state: CohState, u: int) -> bool:
    """A weapon on which much of its side's fire rests."""
    return strength(state.kind(u)) >= HEAVY


def shelter_worth(state: CohState, u: int) -> int:
    """What the fortification that a unit occupies adds to its defense."""
    work = shelter_of(state, u)
    return 0 if work is None else work_kind(state, work.type).front


def scorings_left(state: CohState) -> int:
    """How often objectives will still be scored."""
    return max(1, state.setting.rounds - state.round + 1)


def lead(state: CohState, team: int) -> int:
    """By how many VP a side is ahead."""
    if state.classic is not None:
        return state.classic.vp[team] - state.classic.vp[1 - team]
    return state.vp if team == 0 else -state.vp
