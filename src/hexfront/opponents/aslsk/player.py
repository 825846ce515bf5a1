"""The computer player: looks at what it sees, and at every decision takes what seems best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from hexfront.games.aslsk.choices import (
    AssaultMove,
    CallOff,
    Done,
    DoubleTime,
    Exit,
    Halt,
    Join,
    PlaceCharge,
    Recover,
    Step,
    Stop,
    Take,
    ThrowSmoke,
)
from hexfront.games.aslsk.fire.attack import Attack
from hexfront.games.aslsk.moments.bombardment import Bombardment
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.moments.driving import Driving
from hexfront.games.aslsk.moments.fire_phase import FirePhase
from hexfront.games.aslsk.moments.firing import Gathering
from hexfront.games.aslsk.moments.first_fire import FirstFire
from hexfront.games.aslsk.moments.gunnery import Laying
from hexfront.games.aslsk.moments.movement import Marching, Movement
from hexfront.games.aslsk.moments.rout import Routing
from hexfront.games.aslsk.moments.setup import SetUp
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.places import Phase
from hexfront.games.aslsk.screen.view import AslskView
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.vehicles.driving import owing
from hexfront.hexes import HexId
from hexfront.opponents.aslsk.answers import flee, grapple, handy, rate
from hexfront.opponents.aslsk.crews import evasion, hatches
from hexfront.opponents.aslsk.deployment import set_up
from hexfront.opponents.aslsk.driving import Driver, arrive, drive_gain
from hexfront.opponents.aslsk.gunnery import bombardment, lay, shell_blindly
from hexfront.opponents.aslsk.imagine import imagine
from hexfront.opponents.aslsk.marching import Goal, Outlook, gain
from hexfront.opponents.aslsk.shelling import charge_worth
from hexfront.opponents.aslsk.shooting import Volley, gather, threshold, volleys
from hexfront.opponents.aslsk.weights import BOUNDING, CHARGE, LEAST_DRIVE, LEAST_MOVE, MOBILE
from hexfront.play import Choice, Moment

SAFE = 0.02
"""A way with less danger is safe enough for Double Time."""
SMOKE_FOR = 0.2
"""A step with more danger is worth smoke."""
FAR_OFF = 16
"""Half MF to the goal beyond which haste pays."""
IN_STEP = 2
"""How many MMC a leader takes along."""


class AslskPlayer:
    """Plays any scenario of the ASL Starter Kit."""

    def __init__(self, seed: int, setting: Setting | None = None) -> None:
        self.random = Random(seed)
        self.setting = setting
        self._phase = (0, 0, 0)
        self._plan: Attack | None = None
        self._opening: Choice | None = None
        self._tried: set[Choice] = set()
        self._gains: dict[int, float] = {}
        self._driver = Driver()

    def choose(self, view: Struct, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        if not isinstance(view, AslskView):
            raise TypeError("this player reads views of the ASL Starter Kit")
        state, side = imagine(view, self.setting), view.seat
        phase = (state.turn, state.attacker, state.phase)
        if phase != self._phase:
            self._phase = phase
            self._tried.clear()
            self._gains.clear()
        moment = state.stack[-1]
        if state.vehicles and (hatch := hatches(state, side, choices)) is not None:
            return hatch
        choice = self._at(state, side, moment, choices)
        if choice is not None:
            return choice
        outlook = Outlook(state, side)
        rated = [
            (rate(state, side, outlook, choice), self.random.random(), n)
            for n, choice in enumerate(choices)
        ]
        return choices[max(rated)[2]]

    def _at(
        self, state: AslskState, side: int, moment: Moment[Any], choices: Sequence[Choice]
    ) -> Choice | None:
        """The moments that have a way of thinking of their own."""
        match moment:
            case SetUp():
                return set_up(state, side, choices)
            case Gathering():
                return self._gather(state, moment.attack, choices)
            case Movement():
                return self._next(state, side, choices)
            case Marching():
                return self._march(state, side, moment.march, choices)
            case Driving():
                return self._drive(state, side, moment, choices)
            case Laying():
                return self._lay(state, moment, choices)
            case Bombardment():
                return shell_blindly(state, side, choices)
            case Declaring():
                return grapple(state, moment, choices)
            case Routing():
                return flee(state, side, Outlook(state, side), moment.unit, choices)
            case FirePhase() | FirstFire():
                return self._fire(state, side, choices)
        return None

    # Fire.

    def _fire(self, state: AslskState, side: int, choices: Sequence[Choice]) -> Choice:
        for volley in volleys(state, side, choices):
            if volley.opening in self._tried:
                continue
            least = threshold(state, side, volley)
            if state.phase == Phase.PREP_FIRE:
                least += self._given_up(state, side, volley)
            if volley.worth >= least:
                self._plan, self._opening = volley.attack, volley.opening
                return volley.opening
        blind = bombardment(state, side, choices, self._tried)
        if blind is not None:
            self._plan, self._opening = None, blind
            self._tried.add(blind)
            return blind
        return evasion(state, side, choices) or Done()

    def _gather(self, state: AslskState, attack: Attack, choices: Sequence[Choice]) -> Choice:
        """Put the attack together; one that must be called off is not begun again."""
        choice = gather(state, attack, self._plan, choices)
        if isinstance(choice, CallOff) and self._opening is not None:
            self._tried.add(self._opening)
        return choice

    def _lay(self, state: AslskState, moment: Laying, choices: Sequence[Choice]) -> Choice:
        choice = lay(state, moment, choices)
        if isinstance(choice, CallOff) and self._opening is not None:
            self._tried.add(self._opening)
        return choice

    def _given_up(self, state: AslskState, side: int, volley: Volley) -> float:
        """What the firers of the PFPh could gain by moving instead."""
        outlook = Outlook(state, side)
        return MOBILE * sum(max(self._gain(outlook, u), 0.0) for u in volley.firing(state))

    def _gain(self, outlook: Outlook, u: int) -> float:
        """What a unit gains by moving, as it was when it was last asked in this phase."""
        if u not in self._gains:
            self._gains[u] = self._reckon(outlook, u)
        return self._gains[u]

    def _reckon(self, outlook: Outlook, u: int) -> float:
        if outlook.state.vehicles >> u & 1:
            return drive_gain(outlook.state, outlook.side, u)
        return gain(outlook, u)

    # Movement.

    def _next(self, state: AslskState, side: int, choices: Sequence[Choice]) -> Choice:
        """The unit that can better its place most.

        What a unit has to gain is looked at anew only when its turn seems to come.
        """
        able = {choice.unit for choice in choices if isinstance(choice, Take)}
        if state.vehicles:
            for u in sorted(able):
                if (owing(state, side) | state.bogged & state.vehicles) >> u & 1:
                    return Take(u)
        outlook, fresh = Outlook(state, side), set[int]()
        while able:
            best = max(able, key=lambda u: (self._gain(outlook, u), -u))
            if self._gains[best] <= self._least(state, best):
                able.discard(best)
            elif best in fresh:
                return Take(best)
            else:
                fresh.add(best)
                self._gains[best] = self._reckon(outlook, best)
        return Done() if Done() in choices else choices[0]

    def _least(self, state: AslskState, u: int) -> float:
        """The least gain for which a unit moves at all."""
        return LEAST_DRIVE if state.vehicles >> u & 1 else LEAST_MOVE

    def _drive(
        self, state: AslskState, side: int, moment: Driving, choices: Sequence[Choice]
    ) -> Choice:
        """Drive to the end of the way, stop, and fire if it pays more than to wait."""
        deed = self._driver.next(state, side, moment, choices)
        if deed is not None:
            return deed
        choice = arrive(state, side, moment, choices)
        if isinstance(choice, Halt):
            return choice
        for volley in volleys(state, side, choices):
            if volley.worth >= BOUNDING and volley.opening not in self._tried:
                self._plan, self._opening = volley.attack, volley.opening
                return volley.opening
        return choice

    def _march(
        self, state: AslskState, side: int, march: March, choices: Sequence[Choice]
    ) -> Choice:
        if Exit() in choices:
            return Exit()
        if march.fresh and (joining := self._company(state, side, march, choices)) is not None:
            return joining
        charge = max(
            (c for c in choices if isinstance(c, PlaceCharge)),
            key=lambda c: charge_worth(state, c),
            default=None,
        )
        if charge is not None and charge_worth(state, charge) > CHARGE:
            return charge
        place = state.place[march.units[0]]
        outlook = Outlook(state, side)
        steps = [choice for choice in choices if isinstance(choice, Step)]
        if place < 0:
            return self._enter(outlook, march, steps, choices)
        goals = outlook.goals_of(march, HexId(place))
        best = goals[0]
        if best.steps == 0 or not any(step.hex == best.step for step in steps):
            return self._rest(outlook, march, HexId(place), choices)
        if march.fresh:
            hurry = self._hurry(state, outlook, march, best, choices)
            if hurry is not None:
                return hurry
        smoke = ThrowSmoke(march.units[0], best.step)
        if best.risk > SMOKE_FOR and smoke in choices:
            return smoke
        along = [step for step in steps if step.hex == best.step]
        return max(along, key=lambda step: step.road)

    def _rest(
        self, outlook: Outlook, march: March, here: HexId, choices: Sequence[Choice]
    ) -> Choice:
        """Stop; before that, pick up what lies about if no enemy disturbs it."""
        if outlook.now.moving(march.units[0], here) <= SAFE:
            for choice in choices:
                if isinstance(choice, Recover) and handy(outlook.state, choice):
                    return choice
        if Stop() in choices:
            return Stop()
        return next((c for c in choices if isinstance(c, Step)), choices[0])

    def _hurry(
        self,
        state: AslskState,
        outlook: Outlook,
        march: March,
        best: Goal,
        choices: Sequence[Choice],
    ) -> Choice | None:
        """Assault Movement under fire, Double Time where it is safe and far to go."""
        if best.steps == 1 and best.risk > SAFE and AssaultMove() in choices:
            return AssaultMove()
        place = state.place[march.units[0]]
        far = outlook.way[place] > FAR_OFF and not state.doubled >> march.units[0] & 1
        if far and best.risk <= SAFE and DoubleTime() in choices:
            return DoubleTime()
        return None

    def _enter(
        self, outlook: Outlook, march: March, steps: list[Step], choices: Sequence[Choice]
    ) -> Choice:
        """Come onto the board where it is best to be."""
        if not steps:
            return choices[-1]
        return max(steps, key=lambda step: outlook.stay(march.units, HexId(step.hex)))

    def _company(
        self, state: AslskState, side: int, march: March, choices: Sequence[Choice]
    ) -> Choice | None:
        """Squads and their leader go together, as long as the stack is small.

        A leader who has broken units to rally goes, or stays, by himself.
        """
        joins = [choice for choice in choices if isinstance(choice, Join)]
        if not joins:
            return None
        outlook = Outlook(state, side)
        leaders = [u for u in march.units if state.leaders >> u & 1]
        if any(outlook.needed(u) for u in leaders):
            return None
        mmc = len(march.units) - len(leaders)
        for choice in joins:
            if state.leaders >> choice.unit & 1:
                if not leaders and not self._bound(outlook, march, choice.unit):
                    return choice
            elif leaders and mmc < IN_STEP and not self._bound(outlook, march, choice.unit):
                return choice
        return None

    def _bound(self, outlook: Outlook, march: March, u: int) -> bool:
        """Whether a unit has better to do than to go along: rally, direct a gun, hold the hex."""
        place = outlook.state.place[u]
        if place < 0:
            return False
        staying = ~sum(1 << mate for mate in march.units)
        if outlook.state.leaders >> u & 1:
            return bool(outlook.directs(u, HexId(place), staying)) or outlook.needed(u)
        return outlook.deserts(u, HexId(place), staying)
