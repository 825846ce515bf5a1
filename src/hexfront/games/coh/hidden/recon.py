"""Recon by fire (COH-11.7)."""

from hexfront.games.coh.combat.shot import Shot
from hexfront.games.coh.combat.targets import ranged_barred
from hexfront.games.coh.state import CohState
from hexfront.games.coh.terrain.zone import target_zone, zone_refusal
from hexfront.games.coh.works.crowds import refugee_spots, spared
from hexfront.play import Line, Refusal, Tally
from hexfront.play.masks import each

DETECTION_BASE = 6


def detection_number(state: CohState, shot: Shot) -> Tally:
    """6 and the DR modifier of the terrain, walls across the line included (COH-11.7.b)."""
    to = shot.to
    terrain = state.field.terrain[to]
    lines = [Line("tally-detection", DETECTION_BASE, "COH-11.7.b")]
    if terrain.defense:
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, terrain.defense_rule))
    if state.field.wall_guards(to, shot.origin(state)):
        lines.append(Line("tally-wall", 1, "COH-6.5.a"))
    return Tally.of(lines)


def hidden_in(state: CohState, side: int, h: int) -> list[int]:
    """Hidden enemies of a side in a hex."""
    return [u for u in each(state.hidden & state.setting.enemy_mask[side])
            if state.hex[u] == h]  # fmt: skip


def may_suspect(state: CohState, side: int) -> bool:
    """The other side has hidden units in play, which the scenario makes public."""
    return bool(state.hidden & state.setting.enemy_mask[side])


def recon_refusal(state: CohState, u: int, to: int) -> Refusal | None:
    """Why a unit that looks for hidden enemies may not search that hex."""
    args: dict[str, int | str] = {"unit": u, "hex": to}
    if not state.field.in_play(to):
        return Refusal("COH-4.0.a", "refuse-not-in-play", {"unit": u})
    outside = zone_refusal(state, u, to) or spared(state, to)
    if outside is None and state.at(to):
        return Refusal("COH-11.7.a", "refuse-somebody-seen", args)
    return outside


def recon_hexes(state: CohState, u: int) -> int:
    """Hexes, as a bitboard, without a visible unit in the attack zone, while the enemy hides
    (COH-11.7.a)."""
    if ranged_barred(state, u) is not None:
        return 0
    return searched_among(state, target_zone(state, u), u)


def searched_among(state: CohState, zone: int, u: int) -> int:
    """The same among hexes of its attack zone, if nothing bars its fire."""
    if not may_suspect(state, state.side(u)):
        return 0
    return zone & ~(state.spots(state.board) | refugee_spots(state))
