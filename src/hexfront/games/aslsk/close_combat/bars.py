"""Why not, in the Close Combat Phase."""

from hexfront.games.aslsk import choices as c
from hexfront.games.aslsk.close_combat.bands import (
    battles,
    can_attack,
    companions,
    heads,
    may_combine,
)
from hexfront.games.aslsk.close_combat.vehicular import cc_weapons, close_defense
from hexfront.games.aslsk.moments.close_combat import ChooseFight, Companies, Declaring
from hexfront.games.aslsk.moments.skirmish import Skirmish
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import FOE, Bar, Choice, Refusal

NOT_YET = Refusal("ASL-3.8.c", "no-fight-yet")


def _fight(state: AslskState, seat: int, choice: c.Fight) -> Refusal | None:
    top, h = state.stack[-1], choice.hex
    if not battles(state) >> h & 1:
        return Refusal("ASL-3.8.a", "no-fight-there", {"hex": h})
    if isinstance(top, ChooseFight) and h in top.fought:
        return Refusal("ASL-3.8.c", "no-second-fight", {"hex": h})
    return None


def _grapple(state: AslskState, seat: int, choice: c.Grapple) -> Refusal | None:
    top, u = state.stack[-1], choice.unit
    if isinstance(top, Skirmish):
        return _joins_skirmish(state, seat, top, u)
    if not isinstance(top, Declaring):
        return NOT_YET
    args: dict[str, int | str] = {"unit": u, "hex": top.hex}
    if state.place[u] != top.hex:
        return Refusal("ASL-3.8.c", "no-fight-from-afar", args)
    if not can_attack(state, u):
        return Refusal("ASL-3.8.g", "no-fight-broken", args)
    if u not in heads(state, HexId(top.hex), seat, top.pairs):
        return Refusal("ASL-3.8.n", "no-fight-apart-from-unit", args)
    if u in top.attacking():
        return Refusal("ASL-3.8.e", "no-fighting-twice", args)
    if not may_combine(state, top.mine, u):
        return Refusal("ASL-3.8.m", "no-fight-with-lone-leader", args)
    return None


def _against(state: AslskState, seat: int, choice: c.Against) -> Refusal | None:
    top, u = state.stack[-1], choice.unit
    if not isinstance(top, Declaring | Skirmish):
        return NOT_YET
    if not top.mine:
        return Refusal("ASL-3.8.e", "no-attackers-yet", {"hex": top.hex})
    if u not in heads(state, HexId(top.hex), FOE[seat], top.pairs):
        return Refusal("ASL-3.8.e", "no-such-target", {"hex": top.hex})
    if isinstance(top, Skirmish):
        return _target_of_skirmish(state, top, u)
    if u in top.attacked():
        return Refusal("ASL-3.8.e", "no-attacking-twice", {"unit": u})
    return None


# In a hex with a vehicle.


def _joins_skirmish(state: AslskState, seat: int, top: Skirmish, u: int) -> Refusal | None:
    args: dict[str, int | str] = {"unit": u, "hex": top.hex}
    if state.place[u] != top.hex:
        return Refusal("ASL-3.8.c", "no-fight-from-afar", args)
    if state.vehicles >> u & 1:
        return Refusal("ASL-3.8.aj", "no-vehicle-without-weapons", args)
    if not can_attack(state, u):
        return Refusal("ASL-3.8.g", "no-fight-broken", args)
    if u not in heads(state, HexId(top.hex), seat, top.pairs):
        return Refusal("ASL-3.8.n", "no-fight-apart-from-unit", args)
    if u in (*top.attacked, *top.mine):
        return Refusal("ASL-3.8.e", "no-fighting-twice", args)
    if top.weapons:
        return Refusal("ASL-3.8.ak", "no-fight-beside-vehicle", args)
    if not may_combine(state, top.mine, u):
        return Refusal("ASL-3.8.m", "no-fight-with-lone-leader", args)
    if any(state.vehicles >> v & 1 for v in top.theirs):
        return Refusal("ASL-3.8.af", "no-crowd-against-vehicle", args)
    if u not in top.attackers(state):
        return Refusal("ASL-3.8.e", "no-such-target", {"hex": top.hex})
    return None


def _target_of_skirmish(state: AslskState, top: Skirmish, u: int) -> Refusal | None:
    args: dict[str, int | str] = {"unit": u, "hex": top.hex}
    if u in top.theirs:
        return Refusal("ASL-3.8.e", "no-attacking-twice", args)
    if state.vehicles >> u & 1:
        if top.weapons:
            return Refusal("ASL-3.8.ar", "no-vehicle-against-vehicle", args)
        if top.theirs:
            return Refusal("ASL-3.8.ag", "no-vehicle-with-personnel", args)
        if u not in top.enemies(state):
            return Refusal("ASL-3.8.af", "no-crowd-against-vehicle", args)
        return None
    if u in top.suffered:
        return Refusal("ASL-3.8.e", "no-attacking-twice", args)
    if any(state.vehicles >> v & 1 for v in top.theirs):
        return Refusal("ASL-3.8.ag", "no-vehicle-with-personnel", args)
    return None


def _wield(state: AslskState, seat: int, choice: c.Wield) -> Refusal | None:
    top, w = state.stack[-1], choice.weapon
    if not isinstance(top, Skirmish):
        return NOT_YET
    u = state.holder[w]
    args: dict[str, int | str] = {"unit": u, "weapon": w, "hex": top.hex}
    if u < 0 or not state.vehicles >> u & 1 or state.place[u] != top.hex:
        return Refusal("ASL-3.8.aj", "no-weapon-in-close-combat", args)
    if w not in cc_weapons(state, u):
        return Refusal("ASL-3.8.aj", "no-weapon-in-close-combat", args)
    if w in (*top.fired, *top.weapons):
        return Refusal("ASL-3.8.ak", "no-weapon-twice", args)
    if top.mine and u not in top.mine:
        return Refusal("ASL-3.8.ak", "no-fight-beside-vehicle", args)
    if w not in top.wieldable(state):
        return Refusal("ASL-3.8.e", "no-such-target", {"hex": top.hex})
    return None


def _close_defense(state: AslskState, seat: int, choice: c.CloseDefense) -> Refusal | None:
    top, u = state.stack[-1], choice.unit
    if not isinstance(top, Skirmish):
        return NOT_YET
    args: dict[str, int | str] = {"unit": u, "hex": top.hex}
    if not state.vehicles >> u & 1 or state.place[u] != top.hex or close_defense(state, u) is None:
        return Refusal("ASL-3.8.ao", "no-close-defense", args)
    if u not in top.defenders(state):
        return Refusal("ASL-3.8.ao", "no-close-defense-now", args)
    return None


def _declare(state: AslskState, seat: int, choice: c.Declare) -> Refusal | None:
    top = state.stack[-1]
    if not isinstance(top, Declaring | Skirmish):
        return NOT_YET
    if not top.theirs:
        return Refusal("ASL-3.8.e", "no-brawl-yet", {"hex": top.hex})
    return None


def _call_off(state: AslskState, seat: int, choice: c.CallOff) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Declaring | Skirmish) and not top.mine:
        return Refusal("ASL-3.8.e", "no-attackers-yet", {"hex": top.hex})
    return None


def _done(state: AslskState, seat: int, choice: c.Done) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Declaring | Skirmish) and top.mine:
        return Refusal("ASL-3.8.c", "no-fight-unfinished", {"hex": top.hex})
    return None


def _accompany(state: AslskState, seat: int, choice: c.Accompany) -> Refusal | None:
    top, leader, u = state.stack[-1], choice.leader, choice.unit
    if not isinstance(top, Companies):
        return Refusal("ASL-3.8.o", "no-companies-now")
    if not state.leaders & state.units_at(HexId(top.hex), seat) & 1 << leader:
        return Refusal("ASL-3.8.n", "no-leader-there", {"leader": leader})
    if leader != top.next_leader(state):
        return Refusal("ASL-3.8.o", "no-other-leader-first", {"leader": leader})
    if u != NOBODY and u not in companions(state, leader, top.pairs):
        return Refusal("ASL-3.8.n", "no-company-with-unit", {"leader": leader, "unit": u})
    return None


BARS: dict[type[Choice], tuple[Bar[AslskState], ...]] = {
    c.Fight: (_fight,),
    c.Grapple: (_grapple,),
    c.Against: (_against,),
    c.Wield: (_wield,),
    c.CloseDefense: (_close_defense,),
    c.Declare: (_declare,),
    c.CallOff: (_call_off,),
    c.Accompany: (_accompany,),
    c.Done: (_done,),
}
