"""What all moments of Conflict of Heroes share, and what follows from any change on the board."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.coh.choices import CohChoice, Face, Occupy
from hexfront.games.coh.hidden.detection import detected, place
from hexfront.games.coh.hits.losses import destroy, doomed, final_rule
from hexfront.games.coh.movement.control import update_control
from hexfront.games.coh.state import CohState
from hexfront.games.coh.teams.turns import break_passes
from hexfront.games.coh.works.shelter import in_bunker, occupy, occupy_refusal
from hexfront.play import RULES, Back, Choice, Refusal
from hexfront.play.masks import each
from hexfront.play.moment import RulesStep, SideMoment

NOT_NOW = Refusal("COH-2.1.a", "refuse-not-now")
"""The rules wait for something else at this moment."""


class CohMoment(SideMoment[CohState], frozen=True):
    """A moment that belongs to a side."""

    def actor(self, state: CohState) -> int:
        return state.setting.players[self.side]

    def run(self, state: CohState) -> None:
        """Nobody sits there: the rules say what is chosen."""
        state.setting.rules.answer(state, self)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        """The reason against a choice of a kind that it takes; None exactly for legal ones."""
        return None


CohStep = RulesStep[CohState]


class ChooseFacing(CohMoment, frozen=True, tag="ChooseFacing"):
    """A unit that moved or entered may turn to any side for nothing (COH-4.5.c)."""

    unit: int
    shelters: bool = False
    """It may get into a fortification first (COH-17.3.a)."""

    rule: ClassVar[str] = "COH-4.5.c"
    back: ClassVar[Back] = "step"
    takes: ClassVar[tuple[type[Choice], ...]] = (Face, Occupy)

    def actor(self, state: CohState) -> int:
        """A unit that died on the way turns no more."""
        return super().actor(state) if state.board >> self.unit & 1 else RULES

    def run(self, state: CohState) -> None:
        if state.board >> self.unit & 1:
            super().run(state)

    def choices(self, state: CohState) -> Sequence[CohChoice]:
        listed: list[CohChoice] = [Face(self.unit, facing) for facing in range(6)]
        if self._may_shelter(state):
            listed.append(Occupy(self.unit))
        return listed

    def _may_shelter(self, state: CohState) -> bool:
        if not self.shelters or occupy_refusal(state, self.unit) is not None:
            return False
        return state.setting.rules.shelters(state, self.unit)

    def against(self, state: CohState, choice: Choice) -> Refusal | None:
        if isinstance(choice, Occupy):
            at_once = state.setting.rules.shelters(state, self.unit)
            fits = self.shelters and choice.unit == self.unit and at_once
            return occupy_refusal(state, self.unit) if fits else NOT_NOW
        if choice in self.choices(state):
            return None
        return Refusal("COH-4.1.a", "refuse-facing", {"unit": self.unit})

    def take(self, state: CohState, choice: Choice) -> None:
        if isinstance(choice, Occupy):
            state.stack.pop()
            take_shelter(state, self.side, self.unit, "COH-17.3.a")
            return
        if not isinstance(choice, Face):
            raise self.illegal(choice)
        state.turn_to(self.unit, choice.facing)
        state.stack.pop()
        state.note("log-faces", self.rule, unit=self.unit, facing=choice.facing)


class RevealFacing(ChooseFacing, frozen=True, tag="RevealFacing"):
    """The owner of a unit that was just placed chooses its facing (COH-11.2.b)."""

    rule: ClassVar[str] = "COH-11.2.b"


def take_shelter(state: CohState, side: int, u: int, rule: str) -> None:
    """A unit gets into a fortification, and turns where its walls allow it (COH-17.5.b)."""
    occupy(state, u)
    state.note("log-occupies", rule, unit=u, hex=state.hex[u])
    if in_bunker(state, u) is None:
        state.stack.append(ChooseFacing(side, u))


def begin_action(state: CohState, units: tuple[int, ...]) -> None:
    """These units act now: they will be stressed, and the row of passes is broken."""
    for u in state.together(units):  # COH-15.8.h
        state.acted |= 1 << u
    break_passes(state, state.side(units[0]))


class Aftermath(CohStep, frozen=True, tag="Aftermath"):
    """What a change on the board brings with it, once units that were placed have been turned."""

    def run(self, state: CohState) -> None:
        consequences(state)


def reveal(state: CohState, units: Sequence[int], rule: str) -> None:
    """Place hidden units and let their owner choose the facings, one after the other.

    Whoever calls lays an Aftermath below: what these units reveal in turn is revealed when they
    stand and face (COH-11.1.f, COH-11.2.b).
    """
    bring_to_light(state, [(u, rule) for u in units])
    update_control(state)


def bring_to_light(state: CohState, found: Sequence[tuple[int, str]]) -> None:
    """The same for units each with its rule, before anybody asks whose hexes these are now."""
    rules: dict[int, str] = {}
    for u, rule in found:
        rules.setdefault(state.bearer(u), rule)  # cargo is placed and turned with its vehicle
    for u, rule in rules.items():
        place(state, u, rule)
    remove_doomed(state)
    for u in rules:
        if state.board >> u & 1 and in_bunker(state, u) is None:
            state.stack.append(RevealFacing(state.side(u), u))


def consequences(state: CohState) -> None:
    """Whatever a change on the board brings with it: removals, detections, control."""
    remove_doomed(state)
    if state.aboard:
        _leave_wrecks(state)
    found = detected(state) if state.hidden else []
    if found:
        state.stack.append(Aftermath(state.turn))
        bring_to_light(state, found)
    update_control(state)
    state.setting.rules.changed(state)


class WreckFacing(ChooseFacing, frozen=True, tag="WreckFacing"):
    """A unit whose transport was destroyed stands in the hex and faces as it likes."""

    rule: ClassVar[str] = "COH-15.11.c"


def _leave_wrecks(state: CohState) -> None:
    """Cargo of destroyed transports is put down at once, for nothing (COH-15.11.c)."""
    for u in each(state.aboard & (state.board | state.hidden)):
        if not state.dead >> state.carrier[u] & 1:
            continue
        state.unhitch(u)
        if state.board >> u & 1:
            state.note("log-leaves-wreck", "COH-15.11.c", unit=u, hex=state.hex[u])
            if state.setting.rules.wrecks_turn:
                state.stack.append(WreckFacing(state.side(u), u))


def remove_doomed(state: CohState) -> None:
    """Killed units and Destroyed vehicles beside an enemy (table T6, COH-15.13.d)."""
    for u in doomed(state):
        destroy(state, u, final_rule(state.marker(u)))
