"""A player at random who fights: without him random games of this size see few combats."""

from collections import defaultdict
from random import Random

from hexfront.games.s42 import choices as c
from hexfront.games.s42.places import Phase
from hexfront.games.s42.state import S42State
from hexfront.hexes import HexId, bits
from hexfront.play import CHANCE, Choice, Outcome
from hexfront.play.teams import FOE

MOVES = 25
"""Stacks that move in one phase at most."""


class Lively:
    """Attacks where he can and moves towards the enemy; all else by the kind of choice."""

    def __init__(self, seed: int) -> None:
        self.random, self.phase, self.moves = Random(seed), (0, 0, 0), 0

    def next(self, state: S42State) -> Choice | Outcome:
        if state.actor() == CHANCE:
            return state.chances().sample(self.random)
        kinds: dict[type[Choice], list[Choice]] = defaultdict(list)
        for choice in state.choices():
            kinds[type(choice)].append(choice)
        found = self.random.choice(kinds[self._kind(state, kinds)])
        if isinstance(found, c.March):
            marches = [found, *self.random.sample(kinds[c.March], min(8, len(kinds[c.March])))]
            found = min(marches, key=lambda march: self._distance(state, march))
        self.moves += isinstance(found, c.Move)
        return found

    def _kind(self, state: S42State, kinds: dict[type[Choice], list[Choice]]) -> type[Choice]:
        phase, chance = (state.turn, state.side, state.phase), self.random.random()
        if phase != self.phase:
            self.phase, self.moves = phase, 0
        if c.Move in kinds and self.moves < MOVES and chance < 0.75:
            return c.Move
        for kind in (c.Attack, c.Resolve, c.March):
            if kind in kinds and chance < 0.7:
                return kind
        done = c.Move not in kinds or self.moves >= MOVES
        if c.EndPhase in kinds and state.phase == Phase.MOVEMENT and done:
            return c.EndPhase
        rare = (c.GoFullRetreat, c.RemoveFort, c.Disengage, c.EndPhase)
        usual = [kind for kind in kinds if kind not in rare]
        return self.random.choice(usual if usual and chance < 0.95 else list(kinds))

    def _distance(self, state: S42State, march: Choice) -> int:
        enemies = list(bits(state.occupied[FOE[state.side]]))
        near = self.random.sample(enemies, min(8, len(enemies)))
        assert isinstance(march, c.March)
        to = HexId(march.to)
        return min((state.country.grid.distance(to, h) for h in near), default=0)


def go_on(state: S42State, step: Choice | Outcome) -> None:
    if isinstance(step, Choice):
        state.take(step)
    else:
        state.fall(step)
