"""The sequence of play (ASL-3.0): Game Turns, Player Turns and their phases."""

from collections.abc import Callable

from hexfront.games.aslsk.moments import (
    advance,
    advancing_fire,
    close_combat,
    defensive_fire,
    movement,
    prep_fire,
    rally,
    rout,
)
from hexfront.games.aslsk.moments.base import RulesStep
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.scenarios.victory import decide, settled
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import lapse
from hexfront.games.aslsk.weapons.panzerfaust import forget_uses
from hexfront.hexes import HexId, bits

OPENINGS: dict[Phase, Callable[[AslskState], None]] = {
    Phase.RALLY: rally.begin,
    Phase.PREP_FIRE: prep_fire.begin,
    Phase.MOVEMENT: movement.begin,
    Phase.DEFENSIVE_FIRE: defensive_fire.begin,
    Phase.ADVANCING_FIRE: advancing_fire.begin,
    Phase.ROUT: rout.begin,
    Phase.ADVANCE: advance.begin,
    Phase.CLOSE_COMBAT: close_combat.begin,
}
"""How each phase begins: it lays its moments on the stack, above the phase that follows."""

ENDINGS: dict[Phase, Callable[[AslskState], None]] = {
    Phase.RALLY: rally.end,
    Phase.PREP_FIRE: prep_fire.end,
    Phase.MOVEMENT: movement.end,
    Phase.DEFENSIVE_FIRE: defensive_fire.end,
    Phase.ADVANCING_FIRE: advancing_fire.end,
    Phase.ROUT: rout.end,
    Phase.ADVANCE: advance.end,
    Phase.CLOSE_COMBAT: close_combat.end,
}
"""What each phase removes and settles when it is over."""


class TurnStep(RulesStep, frozen=True):
    """A step of the sequence of play, which every player knows lies ahead."""


class BeginPhase(TurnStep, frozen=True, tag="BeginPhase"):
    """The next phase; `side` is the ATTACKER."""

    phase: int

    def run(self, state: AslskState) -> None:
        phase = Phase(self.phase)
        state.attacker, state.phase = self.side, self.phase
        state.done = state.fired = state.fired_weapons = state.recovered = 0
        state.volleys = ()
        forget_uses(state)
        lapse(state)
        if phase is Phase.RALLY:
            state.note("log-player-turn", "ASL-3.0.a", side=self.side, turn=state.turn)
        state.note(f"log-phase-{phase.name.lower().replace('_', '-')}", "ASL-3.0.a", side=self.side)
        OPENINGS[phase](state)


class EndPhase(TurnStep, frozen=True, tag="EndPhase"):
    """A phase is over: markers go, Control is reckoned, the game may be decided."""

    phase: int

    def run(self, state: AslskState) -> None:
        ENDINGS[Phase(self.phase)](state)
        for side in (0, 1):
            for h in bits(state.occupied[side]):
                state.claim(HexId(h), side)
        settled(state)


class EndPlayerTurn(TurnStep, frozen=True, tag="EndPlayerTurn"):
    """A Player Turn is over: the other player's begins, or the turn marker moves (ASL-3.9.a)."""

    def run(self, state: AslskState) -> None:
        file = state.setting.file
        if state.winner != NOBODY:
            return
        second = self.side != file.moves_first
        last = state.turn == file.turns
        if last and (second or file.half_turn):
            decide(state)  # ASL-3.9.b, ASL-3.9.c
            return
        if second:
            state.turn += 1
        lay_player_turn(state, 1 - self.side)


def lay_player_turn(state: AslskState, side: int) -> None:
    """Lay the eight phases of a Player Turn on the stack, the first on top (ASL-3.0.a)."""
    state.directed = {}
    state.forfeit = 0
    steps: list[TurnStep] = []
    for phase in OPENINGS:
        steps += [BeginPhase(side, phase), EndPhase(side, phase)]
    steps.append(EndPlayerTurn(side))
    state.stack.extend(reversed(steps))
