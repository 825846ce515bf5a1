"""The DRM of a fire attack, line by line, and what cowering would cost it (ASL-3.2.3.b).

A Fire Group has one total of DRM: what any of its hexes lays on the attack lies on all of it
(ASL-3.2.2.r). Some DRM belong to the target, so every target has a tally of its own.
"""

from collections.abc import Sequence

from msgspec import Struct

from hexfront.games.aslsk.fire.attack import MOVERS_ONLY, Attack
from hexfront.games.aslsk.fire.exposure import (
    hazard,
    protection,
    subject_to_ffmo,
    subject_to_ffnam,
)
from hexfront.games.aslsk.fire.groups import ALONE, firers
from hexfront.games.aslsk.fire.vehicular import vehicle_drm
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import inexperienced, leadership
from hexfront.games.aslsk.units.watching import hindrance, smoke_between, smoke_in
from hexfront.games.aslsk.weapons.weaponry import flames_carried
from hexfront.hexes import HexId
from hexfront.play.masks import members
from hexfront.play.tally import Line, Tally

HINDRANCE, SMOKE_BETWEEN = "tally-hindrance", "tally-smoke-between"
OUT_OF_SMOKE = "tally-out-of-smoke"
LEADERSHIP, CX = "tally-leadership", "tally-cx"
COVERED_ARC, SHAKEN = "tally-covered-arc", "tally-shaken"
_OUTSIDE = frozenset({HINDRANCE, SMOKE_BETWEEN, OUT_OF_SMOKE, LEADERSHIP, CX, COVERED_ARC, SHAKEN})


class Modifiers(Struct, frozen=True):
    """The DRM of an attack: those of the whole attack, and by target those of its own."""

    common: Tally
    own: dict[int, Tally]

    def total(self, u: int) -> int:
        return self.common.total + self.own[u].total

    def tally(self, u: int) -> Tally:
        """All lines that change the DR for a target."""
        return Tally((*self.common.lines, *self.own[u].lines), self.total(u))

    @property
    def outside(self) -> int:
        """The positive DRM that arise outside the target hex (ASL-3.3.5.d)."""
        return sum(
            line.value for line in self.common.lines if line.label in _OUTSIDE and line.value > 0
        )


def modifiers(state: AslskState, attack: Attack) -> Modifiers:
    """All DRM of an attack against each of its targets."""
    hexes = attack.hexes(state)
    common = [*_firers(state, attack, hexes), *_hindrances(state, hexes, HexId(attack.hex))]
    own = {u: _against(state, attack, hexes, u) for u in attack.targets(state)}
    return Modifiers(Tally.of(common), own)


def directed(state: AslskState, attack: Attack) -> bool:
    """Whether leaders direct an attack: one in every hex that fires (ASL-3.2.2.o, ASL-3.2.2.p)."""
    if not attack.leaders or flames(state, attack):
        return False
    led = {state.place[u] for u in attack.leaders}
    return all(h in led for h in attack.hexes(state))


def flames(state: AslskState, attack: Attack) -> bool:
    """Whether a flamethrower attacks; it does so alone (ASL-4.2.k)."""
    return any(state.setting.flamethrowers >> w & 1 for w in attack.weapons)


def cowering(state: AslskState, attack: Attack) -> int:
    """The columns that an attack loses if its Original DR is a double (ASL-3.2.2.f)."""
    if attack.kind in ALONE or directed(state, attack):
        return 0
    if state.setting.cannons and any(state.setting.cannons >> w & 1 for w in attack.weapons):
        return 0  # ASL-6.8.f
    mmc = members(firers(state, attack) & state.mmc)
    if not mmc:
        return 0
    figures = state.setting.charts.fire.cowering
    if any(inexperienced(state, u) for u in mmc):
        return figures.inexperienced.value  # ASL-3.2.2.g
    return figures.columns.value


def _firers(state: AslskState, attack: Attack, hexes: Sequence[HexId]) -> list[Line]:
    """What the firers and their leaders bring along."""
    found = []
    if directed(state, attack):
        worst = max(leadership(state, u) for u in attack.leaders)
        rule = "ASL-3.2.2.p" if len(hexes) > 1 else "ASL-3.2.2.o"
        found.append(Line(LEADERSHIP, worst, rule))
    acting = firers(state, attack)
    for u in attack.leaders:
        acting |= 1 << u
    if acting & state.cx:
        cx = state.setting.charts.fire.drm.cx
        found.append(Line(CX, cx.value, cx.rule))
    if state.vehicles:
        found += vehicle_drm(state, attack)
    if attack.turned:
        found.append(Line(COVERED_ARC, attack.turned, "ASL-6.8.b"))
    return found


def _hindrances(state: AslskState, hexes: Sequence[HexId], target: HexId) -> list[Line]:
    """The Hindrances on the worst line of the group, with the smoke at its ends."""
    found: list[Line] = []
    for h in hexes:
        lines = _line(state, h, target)
        if sum(line.value for line in lines) > sum(line.value for line in found):
            found = lines
    if smoke := smoke_in(state, target):
        found.append(Line("tally-smoke", smoke, "ASL-1.2.5.e"))
    return found


def _line(state: AslskState, a: HexId, b: HexId) -> list[Line]:
    chart = state.setting.charts.terrain
    found = []
    if between := hindrance(state, a, b):
        found.append(Line(HINDRANCE, between * chart.hindrance.value, chart.hindrance.rule))
    if not state.smoke:
        return found
    if smoke := smoke_between(state, a, b) - smoke_in(state, b):
        found.append(Line(SMOKE_BETWEEN, smoke, "ASL-1.2.5.e"))
    if a in state.smoke:
        out = chart.smoke.firing_out
        found.append(Line(OUT_OF_SMOKE, out.value, out.rule))
    return found


def _against(state: AslskState, attack: Attack, hexes: Sequence[HexId], u: int) -> Tally:
    """What the target brings upon itself: terrain, movement, a flamethrower on its back."""
    figures = state.setting.charts.fire.drm
    flame = flames(state, attack)
    found = []
    if not flame and (cover := protection(state, attack.kind, hexes, u)):  # ASL-4.2.g
        found.append(cover)
    if attack.kind in MOVERS_ONLY:
        if subject_to_ffnam(state, u):
            found.append(Line("tally-ffnam", figures.ffnam.value, figures.ffnam.rule))
        if subject_to_ffmo(state, hexes, u, flame=flame):
            found.append(Line("tally-ffmo", figures.ffmo.value, figures.ffmo.rule))
    if state.pushed and (risk := hazard(state, u)):
        found.append(risk)
    if carried := flames_carried(state, u):
        burden = figures.flamethrower_carried
        found.append(Line("tally-flamethrower-carried", carried * burden.value, burden.rule))
    return Tally.of(found)
