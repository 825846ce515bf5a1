"""The sequence of play (ASL-3.0): Game Turns, Player Turns and their phases."""

from collections.abc import Mapping
from typing import ClassVar

from hexfront import play
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
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.aslsk.scenarios.victory import decide, settled
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.acquisition import lapse
from hexfront.games.aslsk.weapons.panzerfaust import forget_uses
from hexfront.hexes import HexId, few
from hexfront.play import PhaseRules
from hexfront.play.masks import each
from hexfront.play.sequence import TurnStep, lay
from hexfront.play.teams import FOE

PHASES: dict[int, PhaseRules[AslskState]] = {
    Phase.RALLY: PhaseRules(rally.begin),
    Phase.PREP_FIRE: PhaseRules(prep_fire.begin, prep_fire.end),
    Phase.MOVEMENT: PhaseRules(movement.begin, movement.end),
    Phase.DEFENSIVE_FIRE: PhaseRules(defensive_fire.begin, defensive_fire.end),
    Phase.ADVANCING_FIRE: PhaseRules(advancing_fire.begin, advancing_fire.end),
    Phase.ROUT: PhaseRules(rout.begin, rout.end),
    Phase.ADVANCE: PhaseRules(advance.begin, advance.end),
    Phase.CLOSE_COMBAT: PhaseRules(close_combat.begin, close_combat.end),
}
"""The phases of a Player Turn in their order (ASL-3.0.a)."""
_LOG = tuple(f"log-phase-{phase.name.lower().replace('_', '-')}" for phase in Phase)


class BeginPhase(play.BeginPhase[AslskState], frozen=True, tag="BeginPhase"):
    """The next phase; `side` is the ATTACKER."""

    phases: ClassVar[Mapping[int, PhaseRules[AslskState]]] = PHASES

    def opens(self, state: AslskState) -> None:
        phase = self.phase
        state.attacker, state.phase = self.side, phase
        state.done = state.fired = state.fired_weapons = state.recovered = state.smoking = 0
        state.volleys = state.sprayed = ()
        forget_uses(state)
        lapse(state)
        if state.vehicles:
            state.hatches = 0
            if phase != Phase.DEFENSIVE_FIRE:
                state.swung = {}  # the MPh and the DFPh are one for vehicles: ASL-7.8.e
            if phase == Phase.RALLY:
                remember_places(state)
        if phase == Phase.RALLY:
            state.note("log-player-turn", "ASL-3.0.a", side=self.side, turn=state.turn)
        state.note(_LOG[phase], "ASL-3.0.a", side=self.side)


class EndPhase(play.EndPhase[AslskState], frozen=True, tag="EndPhase"):
    """A phase is over: markers go, Control is reckoned, the game may be decided."""

    phases: ClassVar[Mapping[int, PhaseRules[AslskState]]] = PHASES

    def closes(self, state: AslskState) -> None:
        blocks = state.setting.ground.blocks
        for side in (0, 1):
            for h in few(state.occupied[side] & (blocks | ~state.control[side])):
                state.claim(h, side)
        settled(state)


class EndPlayerTurn(TurnStep[AslskState], frozen=True, tag="EndPlayerTurn"):
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
        lay_player_turn(state, FOE[self.side])


def remember_places(state: AslskState) -> None:
    """Where the ATTACKER's units are when a Player Turn with vehicles begins (ASL-3.3.2.1.b)."""
    own = state.own[state.attacker] & state.on_map
    state.began = {u: HexId(state.place[u]) for u in each(own)}
    state.trail = {}
    state.entered = state.rolled = state.tried = state.dispensed = state.bounded = 0
    state.bounded_weapons = state.intensive = 0
    state.bounding = {}


def lay_player_turn(state: AslskState, side: int) -> None:
    """Lay the eight phases of a Player Turn on the stack, the first on top (ASL-3.0.a)."""
    state.directed = {}
    state.forfeit = state.pushed = 0
    lay(state, [BeginPhase(side, Phase.RALLY), *steps_after(side, Phase.RALLY)])


def steps_after(side: int, phase: int) -> list[TurnStep[AslskState]]:
    """What follows in a Player Turn once a phase has begun, its own end first."""
    steps: list[TurnStep[AslskState]] = [EndPhase(side, phase)]
    order = list(PHASES)
    for later in order[order.index(phase) + 1 :]:
        steps += [BeginPhase(side, later), EndPhase(side, later)]
    return [*steps, EndPlayerTurn(side)]
