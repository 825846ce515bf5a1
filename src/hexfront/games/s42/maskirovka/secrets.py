"""Chapter 34.1: which Maskirovka marker lies under which Reserve Army."""

from hexfront.games.s42.maskirovka.armies import in_play, marker_of
from hexfront.games.s42.places import NOBODY, box_at
from hexfront.games.s42.setting import SOVIET
from hexfront.games.s42.state import S42State
from hexfront.play import Refusal


def free_boxes(state: S42State) -> list[int]:
    """The holding boxes that belong to no Reserve Army yet."""
    return [n for n in range(len(state.boxes)) if n not in state.markers]


def untied(state: S42State, u: int) -> bool:
    """Is the unit a Reserve Army that still needs a marker (S42-34.1.1.b)?"""
    return bool(state.setting.armies >> u & 1) and marker_of(state, u) == NOBODY


def tie(state: S42State, army: int, place: int) -> None:
    """Put a marker under an army; nobody but its owner hears of it."""
    box = box_at(place)
    _mark(state, {army: box})
    state.note("log-army-tied", "S42-34.1.1.b", None, SOVIET, unit=army, box=box + 1)


def groups(state: S42State) -> list[tuple[int, ...]]:
    """Reserve Armies that share a hex or Entry Area and have not been revealed (34.1.2.b)."""
    together: dict[int, list[int]] = {}
    for army in state.setting.reserve_armies:
        tied = marker_of(state, army) != NOBODY
        if in_play(state, army) and tied and not state.exposed >> army & 1:
            together.setdefault(state.place[army], []).append(army)
    return [tuple(armies) for armies in together.values() if len(armies) > 1]


def no_swap(state: S42State, a: int, b: int) -> Refusal | None:
    """Why two Reserve Armies may not exchange markers."""
    if a < b and any(a in group and b in group for group in groups(state)):
        return None
    return Refusal("S42-34.1.2.b", "no-swap", {"unit": a})


def swap(state: S42State, a: int, b: int) -> None:
    one, other = marker_of(state, a), marker_of(state, b)
    _mark(state, {a: other, b: one})
    for army in (a, b):
        box = marker_of(state, army) + 1
        state.note("log-army-tied", "S42-34.1.2.b", None, SOVIET, unit=army, box=box)


def _mark(state: S42State, tied: dict[int, int]) -> None:
    state.markers = tuple(
        tied.get(army, box)
        for army, box in zip(state.setting.reserve_armies, state.markers, strict=True)
    )
