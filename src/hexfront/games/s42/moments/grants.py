"""What a scenario or the campaign grants in the Initial Phase (chapters 26, 30 and 33)."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import Arrive, PlaceSupply, PlanOffensive, S42Choice
from hexfront.games.s42.entry.callups import called_up, caucasus_places
from hexfront.games.s42.means import offensives
from hexfront.games.s42.means.winter import supply_hexes, winter_supply
from hexfront.games.s42.state import S42State
from hexfront.play import Choice
from hexfront.play.moment import RulesStep, SideMoment

WINTER_MARKERS = WINTER_SUPPLY = 2
"""What the Winter Offensive brings (S42-33.2.1.b)."""


class CallUp(SideMoment[S42State], frozen=True, tag="CallUp"):
    """One unit of the Trans-Caucasus Front arrives; its owner chooses (S42-30.0.b)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Arrive,)

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        places = caucasus_places(state)
        return [Arrive(u, place) for u in called_up(state, self.side) for place in places]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Arrive):
            raise self.illegal(choice)
        state.stack.pop()
        state.put(choice.unit, choice.place)
        state.note("log-arrived", "S42-30.0.b", unit=choice.unit, place=choice.place)


class GrantOffensives(RulesStep[S42State], frozen=True, tag="GrantOffensives"):
    """Ready Planned Offensive markers that come with the scenario or by a rule, one by one."""

    left: int

    def run(self, state: S42State) -> None:
        hqs = offensives.carriers(state, self.side)
        if not self.left or not hqs:
            return
        state.stack.append(GrantOffensives(self.side, self.left - 1))
        if len(hqs) == 1:
            offensives.plan_offensive(state, hqs[0], ready=True)
        else:
            state.stack.append(PlaceOffensive(self.side, tuple(hqs)))


class PlaceOffensive(SideMoment[S42State], frozen=True, tag="PlaceOffensive"):
    """The HQ that gets a Ready marker."""

    takes: ClassVar[tuple[type[Choice], ...]] = (PlanOffensive,)

    hqs: tuple[int, ...]

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        return [PlanOffensive(u) for u in self.hqs]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, PlanOffensive):
            raise self.illegal(choice)
        state.stack.pop()
        offensives.plan_offensive(state, choice.unit, ready=True)


def declare_offensive(state: S42State) -> None:
    """The Winter Offensive: no Romanian air unit any more, markers and SPs at once (33.2.1)."""
    state.offensive_turn = state.turn
    state.note("log-winter-offensive", "S42-33.1.b", turn=state.turn)
    for n, air in enumerate(state.setting.air):
        if not air.branch.german:
            state.air_absent |= 1 << n  # S42-33.2.1.a
    state.stack.append(GrantSupply(state.side, WINTER_SUPPLY))
    state.stack.append(GrantOffensives(state.side, WINTER_MARKERS))


class GrantSupply(RulesStep[S42State], frozen=True, tag="GrantSupply"):
    """Ready SPs of the Winter Offensive, one by one."""

    left: int

    def run(self, state: S42State) -> None:
        hexes = supply_hexes(state, self.side)
        if not self.left or not hexes:
            return
        state.stack.append(GrantSupply(self.side, self.left - 1))
        if len(hexes) == 1:
            winter_supply(state, self.side, hexes[0])
        else:
            state.stack.append(PlaceWinterSupply(self.side, hexes))


class PlaceWinterSupply(SideMoment[S42State], frozen=True, tag="PlaceWinterSupply"):
    """The HQ that gets a Ready SP."""

    takes: ClassVar[tuple[type[Choice], ...]] = (PlaceSupply,)

    places: tuple[int, ...]

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        return [PlaceSupply(place) for place in self.places]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, PlaceSupply):
            raise self.illegal(choice)
        state.stack.pop()
        winter_supply(state, self.side, choice.place)
