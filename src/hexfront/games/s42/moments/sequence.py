"""The sequence of play (chapter 3): game turns, player turns and their phases."""

from collections.abc import Mapping
from typing import ClassVar

from hexfront.games.s42.maskirovka.emerging import remove_exposed
from hexfront.games.s42.means import offensives
from hexfront.games.s42.means.resources import age_printed_forts
from hexfront.games.s42.moments import combat, initial, movement, recovery, supply, victory, weather
from hexfront.games.s42.moments.retreat import check_withdrawals, withdraw_unguarded
from hexfront.games.s42.movement.occupy import clear_lost_cities
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.victory import checks_of
from hexfront.games.s42.setting import AXIS, SIDES, SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back
from hexfront.games.s42.weather.weather import ready_air
from hexfront.play import sequence
from hexfront.play.sequence import PhaseRules, TurnStep, lay
from hexfront.play.teams import FOE

PLAYER_TURN = (Phase.INITIAL, Phase.MOVEMENT, Phase.COMBAT, Phase.RECOVERY, Phase.SUPPLY)
"""The phases of a player turn (S42-3.0.c)."""

PHASES: dict[int, PhaseRules[S42State]] = {
    Phase.WEATHER: PhaseRules(weather.begin),
    Phase.INITIAL: PhaseRules(initial.begin),
    Phase.MOVEMENT: PhaseRules(movement.begin),
    Phase.COMBAT: PhaseRules(combat.begin),
    Phase.RECOVERY: PhaseRules(recovery.begin),
    Phase.SUPPLY: PhaseRules(supply.begin),
    Phase.VICTORY: PhaseRules(victory.begin),
}
"""How each phase begins: it lays its moments on the stack, above the phase that follows."""


class BeginPhase(sequence.BeginPhase[S42State], frozen=True, tag="BeginPhase"):
    """The next phase; `side` is the active player."""

    phases: ClassVar[Mapping[int, PhaseRules[S42State]]] = PHASES

    def opens(self, state: S42State) -> None:
        phase = Phase(self.phase)
        state.side, state.phase = self.side, self.phase
        state.retreated = 0  # S42-12.2.i, S42-12.4.c
        clear_lost_cities(state)
        if phase in PLAYER_TURN:
            push_back(state)
        if state.offensives:
            offensives.new_phase(state)
        if phase is Phase.INITIAL:
            state.guarded = 0
            state.note("log-player-turn", "S42-3.0.c", side=self.side, turn=state.turn)
        if phase is not Phase.WEATHER:
            state.note(f"log-phase-{phase.name.lower()}", "S42-3.0.c", side=self.side)


class EndPlayerTurn(TurnStep[S42State], frozen=True, tag="EndPlayerTurn"):
    """A player turn is over."""

    def run(self, state: S42State) -> None:
        if self.side == SOVIET:
            age_printed_forts(state)  # S42-9.7.7.a
            if mini_turn_due(state):
                lay_mini_turn(state)
            if state.setting.armies:  # withdrawals are made before a mini-turn
                for h in remove_exposed(state):  # S42-34.7.a
                    push_back(state)  # S42-17.3.1.a
                    check_withdrawals(state, SOVIET, h)
                    withdraw_unguarded(state, SOVIET, 1 << h)  # S42-13.3.2.e


def mini_turn_due(state: S42State) -> bool:
    """Does the Axis have its mini-turn now, before the next Soviet player turn (33.2.3.a)?"""
    file = state.setting.file
    begun = file.opening is not None and file.opening.mini_turn and state.turn == file.first_turn
    return (begun or state.offensive_turn == state.turn) and state.turn < file.last_turn


def lay_mini_turn(state: S42State) -> None:
    """Movement, Disengagement if that is in use, and Recovery: nothing else (33.2.3)."""
    phases = [Phase.MOVEMENT, Phase.COMBAT, Phase.RECOVERY]
    if not state.setting.rules.disengagement:
        phases.remove(Phase.COMBAT)
    steps: list[TurnStep[S42State]] = [MiniTurn(AXIS, 1)]
    steps += [BeginPhase(AXIS, phase) for phase in phases]
    lay(state, [*steps, MiniTurn(AXIS, 0)])


class MiniTurn(TurnStep[S42State], frozen=True, tag="MiniTurn"):
    """The Axis mini-turn begins or ends (S42-33.2.3)."""

    on: int

    def run(self, state: S42State) -> None:
        state.mini_turn = self.on
        if self.on:
            state.note("log-mini-turn", "S42-33.2.3.a", side=self.side)


class VictoryTest(TurnStep[S42State], frozen=True, tag="VictoryTest"):
    """What the scenario asks of the Axis before or after a player turn (S42-S3.5.b, S42-S4.4.c)."""

    when: str

    def run(self, state: S42State) -> None:
        victory.test(state, self.when, self.side)


class PreliminaryMove(TurnStep[S42State], frozen=True, tag="PreliminaryMove"):
    """A side moves before the first player turn (S42-S2.4.1.a)."""

    def run(self, state: S42State) -> None:
        state.side, state.phase, state.preliminary = self.side, Phase.MOVEMENT, 1
        state.note("log-preliminary-move", "S42-S2.4.1.a", side=self.side)
        movement.begin(state)


class FirstPlayerTurn(TurnStep[S42State], frozen=True, tag="FirstPlayerTurn"):
    """Play is normal from here (S42-S2.4.3.a); air units are ready though a phase is skipped."""

    def run(self, state: S42State) -> None:
        state.preliminary = 0
        ready_air(state)


class NextTurn(TurnStep[S42State], frozen=True, tag="NextTurn"):
    """The game turn is over: the turn marker moves on (S42-3.0.k)."""

    def run(self, state: S42State) -> None:
        state.turn += 1
        state.season_changed()
        lay_turn(state, with_weather=True)


def lay_turn(state: S42State, *, with_weather: bool) -> None:
    """Lay the phases of a game turn on the stack, the first on top (S42-3.0.a)."""
    first = AXIS if state.setting.file.first_player.value == "axis" else SOVIET
    if 0 < state.offensive_turn < state.turn:
        first = SOVIET  # S42-33.2.2.a
    steps: list[TurnStep[S42State]] = [BeginPhase(first, Phase.WEATHER)] if with_weather else []
    for side in (first, FOE[first]):
        if checks_of(state, "before", side):
            steps.append(VictoryTest(side, "before"))
        steps += [BeginPhase(side, phase) for phase in PLAYER_TURN]
        steps.append(EndPlayerTurn(side))
        if checks_of(state, "after", side):
            steps.append(VictoryTest(side, "after"))
    steps.append(BeginPhase(first, Phase.VICTORY))
    steps.append(NextTurn(first))
    lay(state, steps)


def lay_opening(state: S42State) -> None:
    """Lay the first turn as the scenario opens it: phases before its opening are skipped."""
    opening = state.setting.file.opening
    lay_turn(state, with_weather=False)  # S42-S1.2.a
    if opening is None:
        return
    first = BeginPhase(SIDES.index(opening.side), Phase[opening.phase.upper()])
    while state.stack[-1] != first:
        state.stack.pop()
    if opening.mini_turn:
        _skip_player_turn(state, AXIS)  # S42-S3.4.a
    if first.phase != Phase.INITIAL:
        state.stack.append(FirstPlayerTurn(first.side))
    if opening.preliminary is not None:
        state.stack.append(PreliminaryMove(SIDES.index(opening.preliminary)))


def _skip_player_turn(state: S42State, side: int) -> None:
    """Take the phases of a player turn off the stack."""
    phases = {BeginPhase(side, phase) for phase in PLAYER_TURN}
    state.stack = [step for step in state.stack if step not in (*phases, EndPlayerTurn(side))]
