"""Mines: under whom they explode, and with what number (COH-17.10)."""

from hexfront.games.coh.definitions.works import Work, WorkType
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.layout import known_works, layout, work_kind
from hexfront.play import Line, Tally


def mines_at(state: CohState, h: int) -> Work | None:
    """The mines in a hex, hidden ones too."""
    if not state.works:
        return None
    laid = layout(state)
    if not (laid.spots[WorkType.MINES] | laid.secret) >> h & 1:
        return None
    return next(work for work in state.works if work.hex == h and work.type is WorkType.MINES)


def known_mines(state: CohState, seat: int, h: int) -> Work | None:
    """The mines in a hex as far as the seat knows."""
    known = (work for work in known_works(state, seat) if work.hex == h)
    return next((work for work in known if work.type is WorkType.MINES), None)


def in_order(state: CohState, units: tuple[int, ...]) -> tuple[int, ...]:
    """Who is carried comes before the vehicle (COH-17.10.j)."""
    crew = state.together(units)
    return tuple(sorted(crew, key=lambda u: not state.aboard >> u & 1)) if state.aboard else crew


def explosion_number(state: CohState) -> Tally:
    """The printed number for every target; there is neither AR nor DR (COH-17.10.d, 17.10.f)."""
    printed = work_kind(state, WorkType.MINES).hit_number or 0
    return Tally.of([Line("tally-mines", printed, "COH-17.10.d")])


def show_mines(state: CohState, mines: Work, rule: str) -> Work:
    """Hidden mines are put on the map for good (COH-17.10.b)."""
    if not mines.hidden:
        return mines
    seen = mines._replace(hidden=False)
    state.works = tuple(seen if work is mines else work for work in state.works)
    state.reveals += 1
    state.note("log-mines-found", rule, hex=mines.hex)
    return seen
