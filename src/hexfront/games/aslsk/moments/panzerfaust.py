"""Looking for a Panzerfaust and firing it (ASL-4.4.2)."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexfront.games.aslsk.choices import Direct, Fire, FirePanzerfaust
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.harm.pieces import break_unit, pin, reveal
from hexfront.games.aslsk.moments.base import ONE_DIE, AslskMoment, DiceMoment
from hexfront.games.aslsk.moments.harm import after_losses
from hexfront.games.aslsk.moments.ordnance import begin_shot
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.panzerfaust import (
    check_modifiers,
    direct_shot,
    finds,
    kind_of_search,
    shot_directors,
    spend,
)
from hexfront.hexes import HexId
from hexfront.play import Chances, Choice, Outcome, Roll


def begin_panzerfaust(state: AslskState, side: int, choice: FirePanzerfaust) -> None:
    """A unit looks for a PF; found or not, it has used an SW (ASL-4.4.2.h)."""
    u, h = choice.unit, HexId(choice.hex)
    kind = kind_of_search(state)
    reveal(state, HexId(state.place[u]), side)
    spend(state, u, kind, h)
    state.stack.append(PanzerfaustCheck(side, Shot(kind, side, h, u)))


def begin_tank_hunt(state: AslskState, side: int, u: int, target: int) -> None:
    """The same against a vehicle."""
    kind, h = kind_of_search(state), HexId(state.place[target])
    reveal(state, HexId(state.place[u]), side)
    spend(state, u, kind, h)
    shot = Shot(
        kind, side, h, u,
        target=TargetType.VEHICLE, ammunition=Ammunition.HEAT, at=target,
    )  # fmt: skip
    state.stack.append(PanzerfaustCheck(side, shot))


class PanzerfaustCheck(DiceMoment, frozen=True, tag="PanzerfaustCheck"):
    """The dr that tells whether the unit has a PF (ASL-4.4.2.c)."""

    rolls: ClassVar[Chances] = ONE_DIE

    shot: Shot

    def fall(self, state: AslskState, outcome: Outcome) -> None:
        assert isinstance(outcome, Roll)
        state.stack.pop()
        u, die = self.shot.unit, outcome.total
        tally = check_modifiers(state, u, self.shot.at)
        found = finds(state, die, tally.total)
        message = "log-panzerfaust-found" if found else "log-panzerfaust-none"
        state.note(message, "ASL-4.4.2.c", tally, unit=u, die=die)
        if found:
            state.panzerfausts[self.side] -= 1
            _aim(state, self.shot)
        elif die == state.setting.charts.panzerfaust.none_on.value:
            _expose(state, u)


def _expose(state: AslskState, u: int) -> None:
    """An Original 6 pins the unit, or breaks it if it is pinned (ASL-4.4.2.e)."""
    if not state.pinned >> u & 1:
        pin(state, u)
        return
    after_losses(state)
    break_unit(state, u)


def _aim(state: AslskState, shot: Shot) -> None:
    if shot_directors(state, shot):
        state.stack.append(DirectPanzerfaust(shot.side, shot))
    else:
        begin_shot(state, shot)


class DirectPanzerfaust(AslskMoment, frozen=True, tag="DirectPanzerfaust"):
    """A leader directs the shot, or none does (ASL-4.4.2.l)."""

    takes = (Fire, Direct)

    shot: Shot

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [Fire(), *shot_directors(state, self.shot)]

    def take(self, state: AslskState, choice: Choice) -> None:
        state.stack.pop()
        match choice:
            case Fire():
                begin_shot(state, self.shot)
            case Direct(leader):
                direct_shot(state, self.shot, leader)
                begin_shot(state, msgspec.structs.replace(self.shot, leaders=(leader,)))
            case _:
                raise self.illegal(choice)
