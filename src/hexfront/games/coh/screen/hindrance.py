"""What obstacles may do to a move, as its preview shows it."""

from fractions import Fraction

import msgspec

from hexfront.games.coh.choices import (
    CloseCombat,
    Creep,
    Demolish,
    Dislodge,
    Enter,
    Flame,
    FlameClose,
    Leave,
    Load,
    Move,
    Occupy,
    Pivot,
    Stall,
    StealthMove,
    TakeCover,
    Unload,
    UseWeapon,
    UseWeaponClose,
)
from hexfront.games.coh.combat.odds import at_least, critical
from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.command.points import available
from hexfront.games.coh.flame.pioneers import enters_safely, lands_safely, stays_safely
from hexfront.games.coh.screen.checks import spent_chance
from hexfront.games.coh.screen.preview import OddsRow, Preview, SpentRow, chance
from hexfront.games.coh.state import CohState
from hexfront.games.coh.works.demolition import mark_for, spares_mines
from hexfront.games.coh.works.mines import (
    explosion_number,
    known_mines,
)
from hexfront.games.coh.works.passage import held_up
from hexfront.play import Choice

FACES = range(1, 7)


def with_die(state: CohState, u: int, to: int, base: Preview) -> Preview:
    """The price of a move into wire or a road block: a die comes on top (COH-17.8.a)."""
    if base.cost is None or not base.cost.lines or to == state.hex[u]:
        return base
    if not held_up(state, u, to):
        return base
    rows: tuple[SpentRow, ...] = ()
    if base.spent:
        dearest = base.cost.total + FACES[-1]
        most = min(available(state, state.side(u)), dearest)
        side, cost = state.side(u), base.cost.total
        rows = tuple(_rolled_row(state, side, cost, cap) for cap in range(most + 1))
    return msgspec.structs.replace(base, spent=rows, die=True)


def _rolled_row(state: CohState, side: int, cost: int, cap: int) -> SpentRow:
    """The chance to become spent over all faces of the die, CAP spent after it has fallen."""
    spent = Fraction(0)
    for face in FACES:
        left = cost + face - cap
        spent += spent_chance(state, side, left) / len(FACES)
    return SpentRow(cap, max(0, cost - cap), chance(spent))


def _disturbed(state: CohState, choice: Choice) -> tuple[int, int] | None:
    """The unit under which mines of a hex would explode, and the hex (COH-17.10.b, c)."""
    match choice:
        case Move(unit=u, to=to) | Creep(unit=u, to=to) | Enter(unit=u, to=to):
            safe = enters_safely(state, u) or to == state.hex[u]
        case StealthMove(unit=u, to=to):
            hides = to == state.hex[u] and not _stirs(state, u)
            safe = enters_safely(state, u) or hides
        case Stall(unit=u) | TakeCover(unit=u) | Occupy(unit=u) | Leave(unit=u):
            to, safe = state.hex[u], not _stirs(state, u)
        case Load(unit=u, vehicle=vehicle):
            to = state.hex[vehicle]
            safe = enters_safely(state, u) or to == state.hex[u]
        case Unload(unit=u, to=to):
            safe = lands_safely(state, u)
        case Demolish(unit=u):
            to = state.hex[u]
            quiet = spares_mines(state, mark_for(state, Shot(u, to)))
            safe = quiet or stays_safely(state, u)
        case Pivot(unit=u) | Dislodge(unit=u):
            to, safe = state.hex[u], stays_safely(state, u)
        case CloseCombat(unit=u) | FlameClose(unit=u) | UseWeaponClose(unit=u):
            to, safe = state.hex[u], stays_safely(state, u)
        case Flame(unit=u, to=to) | UseWeapon(unit=u, to=to):
            safe = to != state.hex[u] or stays_safely(state, u)
        case _:
            return None
    return None if safe else (u, to)


def _stirs(state: CohState, u: int) -> bool:
    """Does nearly any action of a unit set off the mines in its hex (COHC-23.c)?"""
    return state.setting.rules.stirs() and not stays_safely(state, u)


def mined(state: CohState, seat: int, choice: Choice, base: Preview | None) -> Preview | None:
    """The preview with the explosion that the choice sets off, as far as the seat knows."""
    if not state.works:
        return base
    found = _disturbed(state, choice)
    if found is None:
        return base
    u, to = found
    mines = known_mines(state, seat, to)
    if mines is None or not state.setting.rules.mines_catch(state, u, mines.colour):
        return base
    number = explosion_number(state).total
    destroyed = at_least(number) if state.hit[u] else critical(number)
    row = OddsRow(0, number, chance(at_least(number)), chance(destroyed))
    return msgspec.structs.replace(base or Preview(), mines=(row,))
