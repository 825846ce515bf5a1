"""What bars the choices of chapter 34."""

from hexfront.games.s42 import choices as c
from hexfront.games.s42.maskirovka import boxes, emerging, secrets
from hexfront.games.s42.moments.maskirovka import SwapMarkers, TieMarker
from hexfront.games.s42.moments.movement import MovementPhase
from hexfront.games.s42.moments.resolution import ComeOut
from hexfront.games.s42.places import box_at
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal
from hexfront.play.moment import SideMoment


def _top(state: S42State) -> SideMoment[S42State] | None:
    return state.stack[-1] if state.stack else None


def _axis(seat: int) -> Refusal | None:
    """Reserve Armies are the Soviet player's."""
    return None if seat == SOVIET else Refusal("S42-34.0.a", "no-maskirovka-axis")


def tie(state: S42State, seat: int, choice: c.Tie) -> Refusal | None:
    match _top(state):
        case TieMarker(army=army) if choice.unit != army:
            return Refusal("S42-34.1.1.b", "no-tie-army", {"unit": choice.unit})
        case TieMarker() if box_at(choice.place) not in secrets.free_boxes(state):
            return Refusal("S42-34.1.1.b", "no-tie-box", {"place": choice.place})
    return None


def swap(state: S42State, seat: int, choice: c.Swap) -> Refusal | None:
    if not isinstance(_top(state), SwapMarkers):
        return None
    return secrets.no_swap(state, choice.unit, choice.other)


def redeploy(state: S42State, seat: int, choice: c.Redeploy) -> Refusal | None:
    if not isinstance(_top(state), MovementPhase):
        return None
    return _axis(seat) or boxes.no_redeploy(state, choice.unit, choice.place)


def emerge(state: S42State, seat: int, choice: c.Emerge) -> Refusal | None:
    match _top(state):
        case ComeOut(battle=battle, out=out):
            return emerging.no_sortie(state, battle, out, choice.unit)
        case MovementPhase():
            return _axis(seat) or boxes.no_way_out(state, choice.unit)
    return None


def dissolve(state: S42State, seat: int, choice: c.Dissolve) -> Refusal | None:
    if not isinstance(_top(state), MovementPhase):
        return None
    return _axis(seat) or emerging.no_dissolution(state, choice.unit)
