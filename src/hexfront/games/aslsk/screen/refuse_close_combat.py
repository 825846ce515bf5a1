"""Why not, in the Close Combat Phase."""

from collections.abc import Callable
from typing import Any

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.close_combat.bands import (
    battles,
    can_attack,
    companions,
    heads,
    may_combine,
)
from hexfront.games.aslsk.moments.close_combat import ChooseFight, Companies, Declaring
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import Choice, Refusal
from hexfront.play.teams import FOE

NOT_YET = Refusal("ASL-3.8.c", "no-fight-yet")


def _fight(state: AslskState, seat: int, choice: c.Fight) -> Refusal | None:
    top, h = state.stack[-1], choice.hex
    if not battles(state) >> h & 1:
        return Refusal("ASL-3.8.a", "no-fight-there", {"hex": h})
    if isinstance(top, ChooseFight):
        return Refusal("ASL-3.8.c", "no-second-fight", {"hex": h})
    return None


def _declaring(state: AslskState) -> Declaring | None:
    top = state.stack[-1]
    return top if isinstance(top, Declaring) else None


def _grapple(state: AslskState, seat: int, choice: c.Grapple) -> Refusal | None:
    top, u = _declaring(state), choice.unit
    if top is None:
        return NOT_YET
    args: dict[str, int | str] = {"unit": u, "hex": top.hex}
    if state.place[u] != top.hex:
        return Refusal("ASL-3.8.c", "no-fight-from-afar", args)
    if not can_attack(state, u):
        return Refusal("ASL-3.8.g", "no-fight-broken", args)
    if u not in heads(state, HexId(top.hex), seat, top.pairs):
        return Refusal("ASL-3.8.n", "no-fight-apart-from-unit", args)
    if u not in top.mine and not may_combine(state, top.mine, u):
        return Refusal("ASL-3.8.m", "no-fight-with-lone-leader", args)
    return Refusal("ASL-3.8.e", "no-fighting-twice", args)


def _against(state: AslskState, seat: int, choice: c.Against) -> Refusal | None:
    top, u = _declaring(state), choice.unit
    if top is None:
        return NOT_YET
    if not top.mine:
        return Refusal("ASL-3.8.e", "no-attackers-yet", {"hex": top.hex})
    if u in top.theirs or u not in heads(state, HexId(top.hex), FOE[seat], top.pairs):
        return Refusal("ASL-3.8.e", "no-such-target", {"hex": top.hex})
    return Refusal("ASL-3.8.e", "no-attacking-twice", {"unit": u})


def _declare(state: AslskState, seat: int, choice: c.Declare) -> Refusal | None:
    top = _declaring(state)
    return NOT_YET if top is None else Refusal("ASL-3.8.e", "no-brawl-yet", {"hex": top.hex})


def _accompany(state: AslskState, seat: int, choice: c.Accompany) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Companies):
        return Refusal("ASL-3.8.o", "no-companies-now")
    args: dict[str, int | str] = {"leader": choice.leader, "unit": choice.unit}
    leaders = state.leaders & state.units_at(HexId(top.hex), seat)
    if not leaders >> choice.leader & 1:
        return Refusal("ASL-3.8.n", "no-leader-there", {"leader": choice.leader})
    if choice.unit not in companions(state, choice.leader, top.pairs):
        return Refusal("ASL-3.8.n", "no-company-with-unit", args)
    return Refusal("ASL-3.8.o", "no-other-leader-first", {"leader": choice.leader})


REASONS: dict[type[Choice], Callable[[AslskState, int, Any], Refusal | None]] = {
    c.Fight: _fight,
    c.Grapple: _grapple,
    c.Against: _against,
    c.Declare: _declare,
    c.Accompany: _accompany,
}
"""By choice: the reason against it, or None if Close Combat knows of none."""
