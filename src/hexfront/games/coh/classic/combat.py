"""C5, C6 and C8: fire, hits and close combat."""

from hexfront.games.coh.classic.air import air_lines
from hexfront.games.coh.classic.economy import kept, terms_of
from hexfront.games.coh.classic.fires import smoke_in
from hexfront.games.coh.classic.ground import guarded_by_gully
from hexfront.games.coh.classic.veterans import BETTER_FP, BETTER_RANGE, VeteranNo, has
from hexfront.games.coh.combat.ratings import is_frontal, printed_defense, range_line
from hexfront.games.coh.combat.shot import NOWHERE, Arm, Shot
from hexfront.games.coh.definitions.counters import Marker
from hexfront.games.coh.definitions.works import WorkType
from hexfront.games.coh.hits.losses import destroy
from hexfront.games.coh.hits.markers import return_marker, reveal_marker
from hexfront.games.coh.state import NOBODY, CohState
from hexfront.games.coh.terrain.slopes import height_attack_lines, height_defense_lines
from hexfront.games.coh.works.layout import has_work, work_kind
from hexfront.games.coh.works.shelter import shelter_of
from hexfront.hexes import HexId, trace
from hexfront.play import Line, Tally
from hexfront.play.masks import each

APC_COVER = 2


def frontal(state: CohState, target: int, shot: Shot) -> bool | None:
    """Snipers (COHC-13.b) strike the rear, and so does all fire at cargo (COHC-20.j).

    Who is hidden has no facing yet and is struck in front (COHC-12.f).
    """
    u = shot.attacker
    if (u != NOBODY and state.kind(u).sniper) or state.aboard >> target & 1:
        return False
    return True if state.hidden >> target & 1 else None


def finds_top(state: CohState, shot: Shot) -> bool | None:
    """Infantry in close combat finds an open top, and nobody else (AC39); cards are their own."""
    return None if shot.weapon else state.kind(shot.attacker).is_foot


def blue_shield(state: CohState, target: int, shot: Shot) -> bool:
    """A gun is an armored target from the front only (COHC-20.e)."""
    return not shot.is_close(state) and is_frontal(state, target, shot)


# The defense total (COHC-5.b).


def defense(state: CohState, target: int, shot: Shot, marker: Marker) -> Tally:
    """Front or rear DR, terrain and fortifications, hit counters, smoke and height."""
    lines = [_dr_line(state, target, shot)]
    frontal = lines[0].label == "tally-front-defense"
    change = marker.front if frontal else marker.flank
    if change:
        lines.append(Line("tally-hit-marker", change, "COHC-5.b"))
    lines.extend(_stuck_lines(state, target, frontal))
    if shot.meets_terrain(state):
        lines.extend(_terrain_lines(state, target, shot))
    origin, here = shot.origin(state), state.hex[target]
    if state.field.hilly and origin != NOWHERE and not _from_air(state, shot):
        lines.extend(height_defense_lines(state.field, origin, here))
    if not shot.weapon or shot.card(state).smoke:
        aloft = _from_air(state, shot)  # above the smoke of its own hex and of those between
        lines.extend(smoke_lines(state, NOWHERE if aloft else origin, here))
    lines.extend(fort_lines(state, target, shot, frontal))
    lines.extend(_shield_lines(state, target))
    if not shot.is_close(state) or _from_air(state, shot):
        lines.extend(_pace_lines(state, target))
    if has(state, target, VeteranNo.USE_OF_TERRAIN):
        lines.append(Line("tally-use-of-terrain", 1, "COHC-24.f"))
    return Tally.of(lines)


def _dr_line(state: CohState, target: int, shot: Shot) -> Line:
    printed = printed_defense(state, target, shot)
    if printed.label == "tally-front-defense":
        return Line(printed.label, printed.value, "COHC-5.b")
    if shot.is_close(state) and not _from_air(state, shot):
        rule = "COHC-8.c"
    elif shot.is_he(state):
        rule = "COHC-16.e" if shot.attacker == NOBODY else "COHC-15.f"
    elif shot.attacker != NOBODY and state.kind(shot.attacker).sniper:
        rule = "COHC-13.b"
    else:
        rule = "COHC-20.j" if state.aboard >> target & 1 else "COHC-5.i"
    return Line(printed.label, printed.value, rule)


def _stuck_lines(state: CohState, target: int, frontal: bool) -> list[Line]:
    """Card 20 puts the Immobilized counter on a vehicle; a bogged one has none."""
    if not kept(state).fixed >> target & 1 or not state.kind(target).is_vehicle:
        return []
    known = state.setting.definitions
    marker = known.markers[known.marker_index("immobilized")]
    return [Line("tally-bogged", marker.front if frontal else marker.flank, "COHC-24.b")]


def _terrain_lines(state: CohState, target: int, shot: Shot) -> list[Line]:
    """The hex protects all in it, in close combat too (COHC-8.d); vehicles protect infantry."""
    here = state.hex[target]
    terrain, lines = state.field.terrain[here], []
    bursts = shot.is_he(state) and terrain.air_burst and not shot.is_armored(state, target)
    if terrain.defense and not bursts:  # COHC-15.g
        lines.append(Line(f"tally-terrain-{terrain.id}", terrain.defense, terrain.defense_rule))
    if not shot.is_close(state) and state.field.wall_guards(here, shot.origin(state)):
        lines.append(Line("tally-wall", 1, "COH-6.5.a"))
    if not shot.is_close(state) and guarded_by_gully(state, here, shot.origin(state)):
        lines.append(Line("tally-gully-side", 1, "COHC-10.o"))
    kind = state.kind(target)
    if kind.is_foot and not state.aboard >> target & 1 and state.setting.vehicles:
        own = state.setting.vehicles & state.board & state.setting.team_mask[state.side(target)]
        beside = sum(1 for v in each(own) if state.hex[v] == here)
        if beside:  # COHC-19.j
            lines.append(Line("tally-vehicle-cover", beside, "COHC-19.j"))
    return lines


def smoke_lines(state: CohState, origin: int, here: int) -> list[Line]:
    """+2 or +1 for each marker: in the target hex, the firer's hex and on the line (COHC-17)."""
    if not state.heavy and not state.light:
        return []
    lines = []
    there = smoke_in(state, here)
    if there:
        lines.append(Line("tally-smoke-heavy", there, "COHC-17.b"))
    if origin < 0 or origin == here:
        return lines
    out = smoke_in(state, origin)
    if out:
        lines.append(Line("tally-smoke-out", out, "COHC-17.d"))
    line = trace(state.field.grid, HexId(origin), HexId(here)).hexes
    between = sum(smoke_in(state, h) for h in line
                  if h not in (origin, here) and state.light >> h & 1)  # fmt: skip
    if between:
        lines.append(Line("tally-smoke-between", between, "COHC-17.e"))
    return lines


def fort_lines(state: CohState, target: int, shot: Shot, frontal: bool) -> list[Line]:
    """What the target's fortification gives; it adds to the terrain and to others (COHC-21.b)."""
    lines = []
    if state.hasty >> target & 1:
        bonus = work_kind(state, WorkType.HASTY).front
        lines.append(Line("tally-hasty-defense", bonus, "COHC-22.a"))
    if not state.works:
        return lines
    work = shelter_of(state, target)
    if work is not None:
        kind = work_kind(state, work.type)
        if work.type is WorkType.TRENCH:
            lines.append(Line("tally-trench", kind.front, "COHC-22.d"))
        elif work.type is WorkType.BUNKER:
            lines.append(_bunker_line(state, kind.front, kind.flank, work.facing, target, shot))
        elif frontal and _faced(state, work.facing, target, shot):
            lines.append(Line("tally-gun-pit", kind.front, "COHC-22.e"))
    if has_work(state, state.hex[target], WorkType.ROAD_BLOCK):
        bonus = work_kind(state, WorkType.ROAD_BLOCK).hex
        lines.append(Line("tally-road-block", bonus, "COHC-21.b"))
    return lines


def _bunker_line(
    state: CohState, front: int, flank: int, facing: int, target: int, shot: Shot
) -> Line:
    """The black figure counts against artillery and mortars too (COHC-22.h, COHC-22.i)."""
    if shot.is_he(state) and not shot.is_close(state):
        return Line("tally-bunker-front", front, "COHC-22.h")
    if not shot.is_close(state) and _faced(state, facing, target, shot):
        return Line("tally-bunker-front", front, "COHC-22.h")
    return Line("tally-bunker-flank", flank, "COHC-22.i")


def _faced(state: CohState, facing: int, target: int, shot: Shot) -> bool:
    origin = shot.origin(state)
    return origin != NOWHERE and bool(state.field.arc(state.hex[target], facing) >> origin & 1)


def _shield_lines(state: CohState, target: int) -> list[Line]:
    """An APC protects infantry and guns, to the end of the turn in which it is lost."""
    if state.kind(target).is_vehicle:  # in tow
        return []
    if kept(state).widows >> target & 1:
        return [Line("tally-apc", APC_COVER, "COHC-20.d")]
    if not state.aboard >> target & 1 or not state.kind(state.carrier[target]).shield:
        return []
    return [Line("tally-apc", APC_COVER, "COHC-20.c")]


def _pace_lines(state: CohState, target: int) -> list[Line]:
    """The additional rule of cautious movement: who hurries is easier to hit (COHC-9.j)."""
    if not terms_of(state).cautious:
        return []
    hurried = kept(state).hurried & ~kept(state).crept
    return [Line("tally-hurried", -1, "COHC-9.j")] if hurried >> target & 1 else []


# The attack total (COHC-5.a, COHC-8.i).


def attack(
    state: CohState, shot: Shot, to: int, armored: bool, supporters: tuple[int, ...], aim: int
) -> Tally:
    """FP, range, height, hit counters, support and cards."""
    label = "tally-blue-fp" if armored else "tally-red-fp"
    lines = [Line(label, shot.fp(state, armored) or 0, "COHC-5.a")]
    u = shot.attacker
    origin = shot.origin(state)
    if _from_air(state, shot):
        lines.extend(air_lines(state, shot, to))
    elif u != NOBODY:
        lines.extend(_unit_lines(state, shot, to, armored))
    if state.field.hilly and origin != NOWHERE and not _from_air(state, shot):
        rule = "COHC-15.d" if shot.spot != NOWHERE else "COHC-10.g"
        found = height_attack_lines(state.field, origin, to)
        lines.extend(Line(line.label, line.value, rule) for line in found)
    if supporters:
        lines.append(Line("tally-support", len(supporters), "COHC-11.g"))
    if aim:
        lines.append(Line("tally-careful-aiming", aim, "COHC-24.b"))
    return Tally.of(lines)


def _from_air(state: CohState, shot: Shot) -> bool:
    return shot.attacker != NOBODY and state.kind(shot.attacker).aircraft


def _unit_lines(state: CohState, shot: Shot, to: int, armored: bool) -> list[Line]:
    u, lines = shot.attacker, []
    change = state.marker(u).fp(armored)
    if change:
        lines.append(Line("tally-hit-marker", change, "COHC-5.a"))
    if shot.arm is not Arm.CARD and has(state, u, VeteranNo.BETTER_EQUIPPED):
        lines.append(Line("tally-better-equipped", BETTER_FP, "COHC-24.f"))
    ranged = range_line(state, shot, to, armored)
    if ranged is not None:
        lines.append(Line(ranged.label, ranged.value, RANGE_RULES[ranged.label]))
    return lines


RANGE_RULES = {
    "tally-long-range": "COHC-5.g",
    "tally-short-range": "COHC-5.h",
    "tally-close-combat": "COHC-8.b",
    "tally-close-combat-crewed": "COHC-8.b",
}


def longer_reach(state: CohState, u: int) -> int:
    """Better Equipped adds two hexes to the range (card 2)."""
    return BETTER_RANGE if has(state, u, VeteranNo.BETTER_EQUIPPED) else 0


# Hit counters (C6).


def marked(state: CohState, u: int) -> None:
    """Killed and Destroyed remove a unit at once; High Morale knows no panic (AC18, card 3)."""
    marker = state.marker(u)
    if marker.final:
        destroy(state, u, "COHC-6.e")
    elif "panicked" in marker.id and has(state, u, VeteranNo.HIGH_MORALE):
        reveal_marker(state, u, "COHC-24.f")
        return_marker(state, u)
        state.note("log-high-morale", "COHC-24.f", unit=u)


def refill(state: CohState, armored: bool) -> None:
    """Discarded counters are mixed back when a pool is empty."""
    for index, marker in enumerate(state.setting.definitions.markers):
        if index and marker.armored == armored:
            state.pool[index] = marker.count - state.hit.count(index)


def rally_number(state: CohState, u: int, marker: Marker) -> Tally:
    """The counter's number; cover and company lower it by 1 each (C7)."""
    here = state.hex[u]
    lines = [Line("tally-rally-number", marker.rally, "COHC-7.a")]
    terrain, shelter = state.field.terrain[here], shelter_of(state, u)
    if terrain.rally:
        lines.append(Line(f"tally-terrain-{terrain.id}", -1, "COHC-7.d"))
    elif state.hasty >> u & 1:
        lines.append(Line("tally-hasty-defense", -1, "COHC-7.d"))
    elif shelter is not None:
        lines.append(Line(f"tally-{shelter.type.value}", -1, "COHC-7.d"))
    own = (state.board | state.hidden) & state.setting.team_mask[state.side(u)] & ~(1 << u)
    if any(state.hex[f] == here and not state.hit[f] for f in each(own)):
        lines.append(Line("tally-friends", -1, "COHC-7.e"))
    return Tally.of(lines)
