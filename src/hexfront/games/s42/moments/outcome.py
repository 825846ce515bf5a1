"""The end of a combat: air cover, what is left behind, and the advance."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.s42.choices import Station
from hexfront.games.s42.combat.battle import NONE, Battle
from hexfront.games.s42.combat.losses import alive, attackers_left
from hexfront.games.s42.combat.pieces import eliminate
from hexfront.games.s42.maskirovka.armies import holders_at
from hexfront.games.s42.means.support import romanian
from hexfront.games.s42.moments import advance
from hexfront.games.s42.moments.retreat import Bereft, begin_retreat
from hexfront.games.s42.movement.occupy import clear_lost_cities
from hexfront.games.s42.places import HOLDING
from hexfront.games.s42.retreat.courses import WITHDRAWAL
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.games.s42.supply.railways import push_back
from hexfront.play import Choice
from hexfront.play.masks import members
from hexfront.play.moment import RulesStep, SideMoment


class BattleOver(RulesStep[S42State], frozen=True, tag="BattleOver"):
    """All losses and retreats of a combat have been carried out."""

    battle: Battle

    def run(self, state: S42State) -> None:
        battle = self.battle
        standing = state.combat_at(battle.hex, battle.defender)
        if standing and not standing & ~state.full_retreat:  # S42-13.3.3.b
            state.stack.append(self)
            begin_retreat(
                state, tuple(members(standing)), battle.hex, WITHDRAWAL, chooser=state.side,
                order=None, rule="S42-13.3.3.b", lenient=True,
            )  # fmt: skip
            return
        bereft = _those_watched(state)
        _abandoned(state, battle)
        clear_lost_cities(state)
        push_back(state)  # the guard of a Railhead may be lost
        still = standing or (battle.defender == SOVIET and holders_at(state, battle.hex))
        over = msgspec.structs.replace(battle, held=bool(still))
        state.stack.append(AfterBattle(self.side, over))
        _station_air(state, over)
        state.stack += bereft


def _those_watched(state: S42State) -> list[Bereft]:
    """What was laid beneath the combat for units whose guard it may have taken (S42-13.3.3.b)."""
    found: list[Bereft] = []
    while state.stack and isinstance(top := state.stack[-1], Bereft):
        found.insert(0, top)
        state.stack.pop()
    return found


def _abandoned(state: S42State, battle: Battle) -> None:
    """Non-combat units whose defenders are all lost are removed (S42-19.3.c)."""
    if any(alive(state, u) for u in battle.defenders):
        return
    helpless = state.units_at(battle.hex, battle.defender) & ~state.setting.supply
    if helpless & state.setting.armies:
        state.unveiled += 1
        helpless &= ~holders_at(state, battle.hex)  # S42-34.6.2.h
    for u in members(helpless & ~state.setting.combat):
        eliminate(state, u, "S42-19.3.c")


def _station_air(state: S42State, battle: Battle) -> None:
    """The air unit stays with a stack that attacked; ask which (S42-9.3.7)."""
    if battle.air == NONE or battle.breakthrough or romanian(state, battle.air):
        return
    places = stations(state, battle)
    if len(places) > 1:
        state.stack.append(StationAir(battle.side, battle))
    else:  # S42-9.3.7.e
        state.air_at[battle.air] = places[0] if places else HOLDING


def stations(state: S42State, battle: Battle) -> list[int]:
    """Where units of the attack are left."""
    return sorted({state.place[u] for u in attackers_left(state, battle)})


class StationAir(SideMoment[S42State], frozen=True, tag="StationAir"):
    """The stack that the air unit accompanies from here on (S42-9.3.7.b, S42-9.3.7.c)."""

    takes: ClassVar[tuple[type[Choice], ...]] = (Station,)

    battle: Battle

    def choices(self, state: S42State) -> Sequence[Choice]:
        return [Station(place) for place in stations(state, self.battle)]

    def take(self, state: S42State, choice: Choice) -> None:
        if not isinstance(choice, Station):
            raise self.illegal(choice)
        state.stack.pop()
        state.air_at[self.battle.air] = choice.place
        state.note(
            "log-air-stationed", "S42-9.3.7.b", air=self.battle.air, hex=max(choice.place, -1)
        )


class AfterBattle(RulesStep[S42State], frozen=True, tag="AfterBattle"):
    """The attacker advances, or a Breakthrough Group goes on."""

    battle: Battle

    def run(self, state: S42State) -> None:
        battle = self.battle
        if state.setting.rules.reserves and not battle.held and not battle.automatic:
            state.vacated |= 1 << battle.hex  # S42-25.2.3.c
        if battle.breakthrough:
            advance.breakthrough_over(state, battle)
        elif not battle.automatic and not battle.held:
            advance.begin_advance(state, battle)
