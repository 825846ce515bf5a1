"""Positions in a few lines of text: for tests, the command line and bug reports.

    scenario ford
    options steady-defense
    turn 3 red combat
    unit B1 line D03
    unit R2 militia F03 reduced
    control G03 blue

The scenario gives board and objectives; with any `unit` line its own units stay away.
"""

from dataclasses import dataclass, field, replace

from hexfront.board import UnknownHexError
from hexfront.games.notation.faults import FaultError, number, one_of, wanted
from hexfront.games.notation.names import NUMBER, Called, ChoiceNames
from hexfront.games.notation.playing import Dice, Playing
from hexfront.games.notation.statements import Statements
from hexfront.hexes import HexId
from hexfront.play import Choice
from skirmish import choices, victory
from skirmish.definitions import SIDES, unit_kinds
from skirmish.game import SkirmishGame
from skirmish.moments import EndTurn, NextPhase
from skirmish.ruleset import Rules, SteadyDefense
from skirmish.setting import Setting, Starting, scenario_names, setting
from skirmish.state import GONE, Phase, SkirmishState

VARIANTS: dict[str, type[Rules]] = {"steady-defense": SteadyDefense}
PHASES = tuple(phase.name.lower() for phase in Phase)


@dataclass
class Draft:
    """A position while its statements are read."""

    setting: Setting = field(default_factory=lambda: setting("ford"))
    turn: int = 1
    side: int = 0
    phase: int = 0
    units: list[Starting] = field(default_factory=list)
    reduced: list[int] = field(default_factory=list)
    control: dict[int, int] = field(default_factory=dict)

    def hex(self, label: str) -> HexId:
        try:
            return self.setting.board.at(label)
        except UnknownHexError as error:
            raise FaultError(str(error)) from error


def _scenario(draft: Draft, rest: list[str]) -> None:
    name = wanted(rest, 1, "scenario NAME")[0]
    one_of(name, tuple(scenario_names()), "a scenario")
    draft.setting = setting(name)


def _options(draft: Draft, rest: list[str]) -> None:
    for word in rest:
        one_of(word, tuple(VARIANTS), "an option")
    draft.setting = setting(draft.setting.id, tuple(VARIANTS[word] for word in rest))


def _turn(draft: Draft, rest: list[str]) -> None:
    turn, side, phase = wanted(rest, 3, "turn NUMBER SIDE PHASE")[:3]
    draft.turn = number(turn)
    draft.side, draft.phase = one_of(side, SIDES, "a side"), one_of(phase, PHASES, "a phase")


def _unit(draft: Draft, rest: list[str]) -> None:
    code, kind, label, *state = wanted(rest, 3, "unit CODE KIND HEX [reduced]")
    one_of(kind, tuple(unit_kinds()), "a kind of unit")
    side = one_of(code[0], tuple(name[0].upper() for name in SIDES), "a code such as B1 or R2")
    if state == ["reduced"]:
        draft.reduced.append(len(draft.units))
    elif state:
        raise FaultError(f"expected reduced, got {' '.join(state)!r}")
    draft.units.append(Starting(side, unit_kinds()[kind], draft.hex(label), code))


def _control(draft: Draft, rest: list[str]) -> None:
    label, side = wanted(rest, 2, "control HEX SIDE")[:2]
    h = draft.hex(label)
    if h not in draft.setting.objectives:
        raise FaultError(f"{label} is no objective")
    draft.control[h] = one_of(side, SIDES, "a side")


STATEMENTS: Statements[Draft] = Statements(
    [
        {"scenario": _scenario},
        {"options": _options},
        {"turn": _turn, "unit": _unit, "control": _control},
    ]
)


def _set_up(draft: Draft) -> SkirmishState:
    chosen = draft.setting
    if draft.units:
        chosen = replace(chosen, units=tuple(draft.units))
    state = SkirmishState(chosen)
    state.news = []
    state.turn, state.side, state.phase = draft.turn, draft.side, draft.phase
    for u in draft.reduced:
        state.steps[u] = 1
    for index, h in enumerate(chosen.objectives):
        state.control[index] = draft.control.get(h, state.control[index])
    order = [(side, phase) for side in (0, 1) for phase in Phase]
    left = order[order.index((draft.side, Phase(draft.phase))) :]
    state.stack = [EndTurn(1), *(NextPhase(*step) for step in reversed(left))]
    return state


class Position(Playing[SkirmishState]):
    """A situation to play by names: `position(text).play("attack B1 R2", 5)`."""

    game = SkirmishGame()

    def code(self, unit: int) -> str:
        return self.state.unit(unit).code

    def id(self, code: str) -> int:
        for u, unit in enumerate(self.state.setting.units):
            if unit.code == code:
                return u
        raise LookupError(f"no unit {code!r}")

    def hex(self, code: str) -> str:
        """Where a unit is; "" when it is gone."""
        h = self.state.place[self.id(code)]
        return "" if h == GONE else self.state.setting.board.label(HexId(h))

    def steps(self, code: str) -> int:
        return self.state.steps[self.id(code)]

    def points(self, side: str) -> int:
        return victory.points(self.state, SIDES.index(side))

    def choice(self, text: str) -> Choice:
        """The choice with this name, legal or not."""
        return CHOICES.parse(text, self)

    def text(self) -> str:
        """The position in notation."""
        return write(self.state)

    def unit_named(self, name: str) -> int:
        return self.id(name)

    def _name(self, choice: Choice) -> str:
        return CHOICES.name(choice, self)

    def _parse(self, text: str) -> Choice:
        return CHOICES.parse(text, self)

    def _throw(self, word: str) -> Dice | None:
        return int(word) if word.isdigit() else None


def _called(position: Position, name: str) -> Called:
    board = position.state.setting.board
    if name in ("unit", "target"):
        return Called(position.code, position.id)
    if name == "hex":
        return Called(lambda h: board.label(HexId(h)), board.at)
    return NUMBER


CHOICES: ChoiceNames[Position] = ChoiceNames(choices, _called)


def position(text: str) -> Position:
    """Set up a situation from its notation; NotationError names the line of a fault."""
    return Position(_set_up(STATEMENTS.read(text, Draft())))


def _kind_name(unit: Starting) -> str:
    return next(name for name, kind in unit_kinds().items() if kind == unit.kind)


def write(state: SkirmishState) -> str:
    """A situation in notation."""
    chosen, label = state.setting, state.setting.board.label
    lines = [
        f"scenario {chosen.id}",
        *(f"options {name}" for name, kind in VARIANTS.items() if isinstance(chosen.rules, kind)),
        f"turn {state.turn} {SIDES[state.side]} {PHASES[state.phase]}",
    ]
    for u, unit in enumerate(chosen.units):
        if state.place[u] != GONE:
            reduced = " reduced" if state.steps[u] == 1 else ""
            at = label(HexId(state.place[u]))
            lines.append(f"unit {unit.code} {_kind_name(unit)} {at}{reduced}")
    for h, side in zip(chosen.objectives, state.control, strict=True):
        if side >= 0:
            lines.append(f"control {label(h)} {SIDES[side]}")
    return "\n".join(lines) + "\n"
