"""The Initial Phase (S42-3.0.d): what happens by itself, then what the player allots."""

from collections.abc import Sequence
from typing import ClassVar

from hexfront.games.s42.choices import (
    Arrive,
    DeclareOffensive,
    EndPhase,
    Fortify,
    PlaceSupply,
    PlanOffensive,
    Refit,
    Release,
    RemoveFort,
    Replace,
    Return,
    S42Choice,
    SpendSupply,
)
from hexfront.games.s42.entry.callups import (
    called_up,
    caucasus_places,
    releasable,
    release_army,
)
from hexfront.games.s42.entry.reinforcements import (
    arrival_places,
    arrive,
    call_volunteers,
    due,
    release_by_turn,
)
from hexfront.games.s42.maskirovka.secrets import untied
from hexfront.games.s42.means import offensives, replacements, resources
from hexfront.games.s42.means.winter import cannot_declare
from hexfront.games.s42.moments import withdrawals
from hexfront.games.s42.moments.catalogue import Catalogue, Listing
from hexfront.games.s42.moments.grants import CallUp, GrantOffensives, declare_offensive
from hexfront.games.s42.moments.maskirovka import TieMarker
from hexfront.games.s42.moments.retreat import check_withdrawals
from hexfront.games.s42.movement.occupy import entered
from hexfront.games.s42.setting import AXIS
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import place_planned_railhead, push_back
from hexfront.games.s42.weather.weather import ready_air
from hexfront.hexes import HexId, bits
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.moment import SideMoment


def begin(state: S42State) -> None:
    """Do what needs nobody and open the phase."""
    side = state.side
    if side == AXIS:
        ready_air(state)
        place_planned_railhead(state)
        call_volunteers(state)
    for u in members(state.train & state.setting.own[side]):
        state.set_train(u, False)  # S42-5.6.5
    push_back(state)  # by the ZOC of those that have detrained
    resources.complete_forts(state, side)
    resources.receive(state, side)
    replacements.receive(state, side)
    release_by_turn(state, side)
    state.used &= ~(state.setting.leaders & state.setting.own[side])  # S42-28.1.1.d
    if state.offensives:
        offensives.make_ready(state, side)
    arrived: list[int] = []
    for u in due(state, side):
        places = arrival_places(state, u)
        if len(places) == 1 and not untied(state, u):
            arrive(state, u, places[0])
            arrived.append(places[0])
    state.stack.append(InitialPhase(side))
    if called_up(state, side) and caucasus_places(state):
        state.stack.append(CallUp(side))
    withdrawals.begin(state, side)
    granted = state.setting.side_files[side].planned_offensives
    if granted and state.turn == state.setting.file.first_turn:
        state.stack.append(GrantOffensives(side, granted))
    for place in arrived:
        _stands(state, side, place)


def _stands(state: S42State, side: int, place: int) -> None:
    """A unit put down on the map alarms garrisons, presses Railheads and drives off enemies in
    Full Retreat beside it (S42-20.4, S42-17.3, S42-13.3.2.d)."""
    if place >= 0:
        entered(state, side, HexId(place))
        check_withdrawals(state, side, HexId(place))


FORTS = Catalogue[S42Choice](Fortify)


class InitialPhase(SideMoment[S42State], frozen=True, tag="InitialPhase"):
    """Reinforcements, Resource Points, Supply Points and replacements, in any order."""

    takes: ClassVar[tuple[type[Choice], ...]] = (
        EndPhase,
        Arrive,
        Fortify,
        RemoveFort,
        Refit,
        PlaceSupply,
        PlanOffensive,
        Release,
        DeclareOffensive,
        SpendSupply,
        Replace,
        Return,
    )

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        side = self.side
        arrivals = [
            Arrive(u, place) for u in due(state, side) for place in arrival_places(state, u)
        ]
        listed: list[S42Choice] = [*arrivals] if arrivals else [EndPhase()]
        listed += [Replace(u, kind) for u, kind in replacements.replaceable(state, side)]
        listed += [Return(u, kind) for u, kind in replacements.returnable(state, side)]
        listed += [SpendSupply(point, u) for point, u in resources.spendable(state, side)]
        listed += [Refit(u) for u in resources.refittable(state, side)]
        listed += [PlaceSupply(place) for place in resources.supply_places(state, side)]
        listed += [PlanOffensive(u) for u in offensives.plannable(state, side)]
        listed += [Release(n) for n in releasable(state, side)]
        if cannot_declare(state, side) is None:
            listed.append(DeclareOffensive())
        listed += [RemoveFort(h) for h in bits(resources.forts_in_play(state, side))]
        return Listing((), listed, ((FORTS, resources.fort_sites(state, side)),))

    def take(self, state: S42State, choice: Choice) -> None:
        side = self.side
        match choice:
            case EndPhase():
                self._end(state)
            case Arrive(unit, place):
                arrive(state, unit, place)
                _stands(state, side, place)
                if untied(state, unit):
                    state.stack.append(TieMarker(side, unit))
            case Fortify(h):
                resources.begin_fort(state, side, HexId(h))
            case RemoveFort(h):
                resources.remove_fort(state, side, HexId(h))
            case Refit(unit):
                resources.refit(state, unit)
            case PlaceSupply(place):
                resources.place_supply(state, side, place)
            case PlanOffensive() | Release() | DeclareOffensive():
                _prepare(state, choice)
            case SpendSupply(supply, unit):
                resources.spend_supply(state, supply, unit)
            case Replace(unit, kind):
                replacements.restore(state, unit, kind)
            case Return(unit, kind):
                state.stack.append(ChooseReturn(side, unit, kind))
            case _:
                raise self.illegal(choice)

    def _end(self, state: S42State) -> None:
        """What was not spent is lost (S42-18.1.b, S42-21.1.3.b)."""
        state.stack.pop()
        state.rp = 0
        state.replacements = (0,) * len(state.replacements)
        state.returned = 0


def _prepare(state: S42State, choice: PlanOffensive | Release | DeclareOffensive) -> None:
    """What is got ready for later: offensives and armies."""
    match choice:
        case PlanOffensive(unit):
            state.rp -= 1  # S42-26.1.a
            offensives.plan_offensive(state, unit)
        case Release(group):
            release_army(state, group)
        case DeclareOffensive():
            declare_offensive(state)


class ChooseReturn(SideMoment[S42State], frozen=True, tag="ChooseReturn"):
    """Where a unit from the Eliminated Box comes back (S42-21.3.1)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Arrive,)

    unit: int
    kind: str

    def choices(self, state: S42State) -> Sequence[S42Choice]:
        return [Arrive(self.unit, place) for place in replacements.return_places(state, self.unit)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Arrive):
            raise self.illegal(choice)
        state.stack.pop()
        replacements.bring_back(state, self.unit, self.kind, choice.place)
        _stands(state, self.side, choice.place)
