"""Chapters 13.4 and 13.5: how units get back into Good Order."""

from hexfront.games.s42.definitions.counters import Quality
from hexfront.games.s42.maskirovka.armies import audience, stands_at
from hexfront.games.s42.places import Order
from hexfront.games.s42.state import S42State
from hexfront.play import Line, Tally
from hexfront.play.masks import members
from hexfront.play.teams import FOE


def must_rally(state: S42State, side: int) -> list[int]:
    """Units that have to roll: those in an EZOC (S42-13.4.b)."""
    zone = state.zoc(FOE[side])
    shaken = state.disordered & state.setting.own[side]
    found = []
    for u in members(shaken):
        here = stands_at(state, u)  # S42-34.2.e
        if here >= 0 and zone >> here & 1:
            found.append(u)
    return found


def rally_roll(state: S42State, u: int, die: int) -> Tally:
    """The roll of a unit on the Rally Table with its DRM (S42-13.5.a)."""
    modifiers = state.setting.charts.rally.modifiers
    lines = [Line("tally-die", die, "S42-13.5.a")]
    quality = state.quality(u)
    if quality is Quality.ELITE:
        lines.append(Line("tally-elite", modifiers.elite, "S42-13.5.a"))
    elif quality is Quality.LOW:
        lines.append(Line("tally-low-quality", modifiers.low, "S42-13.5.a"))
    return Tally.of(lines)


def recover(state: S42State, u: int, rule: str) -> None:
    """One level up: Full Retreat, Disrupted, Good Order (S42-13.3.2.f)."""
    better = Order.DISRUPTED if state.order(u) is Order.FULL_RETREAT else Order.GOOD
    state.set_order(u, better)
    if state.news is not None:
        heard, order = audience(state, u), better.name.lower()
        state.note("log-recovered", rule, None, heard, unit=u, order=order)
