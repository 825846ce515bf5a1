"""A State from a draft: units in their places, markers, the turn, and what it waits for."""

from hexfront.games.aslsk.moments.sequence import BeginPhase, EndPhase, lay_player_turn
from hexfront.games.aslsk.moments.setup import lay_set_up
from hexfront.games.aslsk.notation.draft import Draft, Manner
from hexfront.games.aslsk.notation.units import OUTSIDE, STATES, WEAPON_STATES, UnitLine, WeaponLine
from hexfront.games.aslsk.places import ANYBODY, ELIMINATED, NOBODY, PENDING, Phase
from hexfront.games.aslsk.scenarios.set_up import FACING_FROM
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.games.aslsk.weapons.charges import shown_to_charge
from hexfront.games.aslsk.weapons.shells import deplete
from hexfront.hexes import HexId, union


def set_up(draft: Draft) -> AslskState:
    """The State of a position; a phase that is to begin lies on its stack, not yet settled."""
    state = AslskState(draft.setting())
    state.news = []
    if draft.attacker is not None:
        state.attacker = draft.attacker
    state.phase = draft.phase
    for u, line in enumerate(draft.ordered()):
        _place(state, draft, u, line)
    for w, weapon in enumerate(draft.all_weapons()):
        _arm(state, draft, w, weapon)
    _markers(state, draft)
    _deeds(state, draft)
    if draft.begins:
        lay_phase(state, state.attacker, state.phase, draft.manner)
    return state


def lay_phase(state: AslskState, side: int, phase: int, how: Manner = Manner.ALONE) -> None:
    """Let a phase begin in place of all that is open."""
    state.stack.clear()
    if phase == Phase.SET_UP:
        lay_set_up(state)
        if how is not Manner.ONWARDS:
            del state.stack[0]
        return
    first = BeginPhase(side, phase)
    state.stack += [EndPhase(side, phase), first]
    if how is Manner.ONWARDS:
        ahead = state.copy()
        ahead.stack = []
        lay_player_turn(ahead, side)
        state.stack = ahead.stack[: ahead.stack.index(first) + 1]
    elif how is Manner.RUNNING:
        _begin_midway(state)


def _begin_midway(state: AslskState) -> None:
    """Begin the phase on top, but leave everything as it stands."""
    before = state.copy()
    state.stack.pop().run(state)
    for slot in AslskState.__slots__:
        setattr(state, slot, getattr(before, slot))


def _place(state: AslskState, draft: Draft, u: int, line: UnitLine) -> None:
    kind = state.kinds.number[line.kind]
    for word in line.states:
        slot = STATES[word]
        setattr(state, slot, getattr(state, slot) | 1 << u)  # Control asks who is broken
    if line.created:
        state.create(line.side, kind, draft.names.at(line.at), draft.elr_of(line))
    else:
        state.kind[u] = kind
        if line.at:
            state.put(u, draft.names.at(line.at))
        else:
            state.place[u] = OUTSIDE.get(line.outside, PENDING)
    state.spent[u], state.here[u] = int(2 * line.spent), int(2 * line.here)
    if line.used:
        state.used[u] = line.used
    if line.came:
        state.came[u] = draft.names.at(line.came)
    if line.began:
        state.began[u] = draft.names.at(line.began)
    if line.wreck:
        state.place[u], state.wrecks[u] = ELIMINATED, draft.names.at(line.wreck)
    if state.vehicles >> u & 1 and (line.vca is not None or state.is_on_map(u)):
        state.vca[u] = line.vca or 0
        state.tca[u] = state.vca[u] if line.tca is None else line.tca


def _arm(state: AslskState, draft: Draft, w: int, line: WeaponLine) -> None:
    if line.built_in:
        if state.place[state.holder[w]] == ELIMINATED:
            state.scrap(w)
    elif line.holder:
        state.take_up(w, draft.unit(line.holder))
    elif line.at:
        state.drop(w, draft.names.at(line.at))
    elif line.removed:
        state.drop(w, HexId(ELIMINATED))
    for word in line.states:
        slot = WEAPON_STATES[word]
        setattr(state, slot, getattr(state, slot) | 1 << w)
    if line.acquired:
        name, level = line.acquired
        units = (u for u, unit in enumerate(draft.ordered()) if unit.name == name)
        target = ANYBODY if line.left_behind else next(units, NOBODY)
        h = draft.names.at(name) if target < 0 else HexId(state.place[target])
        state.acquired[w] = (h, level, target)
    if line.arc is not None:
        state.arc[w] = line.arc
    elif state.setting.guns >> w & 1 and (line.holder or line.at):
        state.arc[w] = FACING_FROM[state.setting.file.sides[line.side].edge]
    for ammunition in line.lacks:
        deplete(state, w, ammunition)


def _charge(
    state: AslskState, draft: Draft, weapon: str, h: HexId, name: str, placed_from: HexId | None
) -> tuple[int, HexId, int, HexId]:
    """A placed DC, from where its placer is unless the statement names another hex."""
    placer = draft.unit(name)
    there = HexId(state.place[placer]) if placed_from is None else placed_from
    return draft.weapon(weapon), h, placer, there


def _markers(state: AslskState, draft: Draft) -> None:
    for side, hexes in draft.control:
        for each in (0, 1):
            state.control[each] &= ~union(hexes)
        if side != NOBODY:
            state.control[side] |= union(hexes)
    state.melee = union(draft.melee)
    state.residual = dict(draft.residual)
    for h, markers in draft.smoke.items():
        placed = [(kind, state.attacker if by is None else by) for kind, by in markers]
        state.smoke[h] = tuple(placed)
    state.charges = tuple(_charge(state, draft, *charge) for charge in draft.charges)
    for weapon, _, placer, _ in draft.charges:
        if weapon in draft.mines:
            name, shown = draft.mines[weapon]
            target, place = draft.unit(name), HexId(state.place[draft.unit(placer)])
            hull, turret = shown or shown_to_charge(state, target, place)
            state.mines[draft.weapon(weapon)] = (target, hull, turret)
    for slot, pair in draft.pairs.items():
        for side, value in enumerate(pair):
            if value is not None:
                getattr(state, slot)[side] = value
    for slot, number in draft.numbers.items():
        setattr(state, slot, number)
    if draft.winner != NOBODY:
        state.winner, state.reason = draft.winner, draft.reason


def _deeds(state: AslskState, draft: Draft) -> None:
    """What has been done in this phase or Player Turn."""
    state.volleys = tuple(draft.volleys)
    state.sprayed = tuple((draft.unit(name), h) for name, h in draft.sprayed)
    state.braved = tuple((draft.unit(a), draft.unit(b)) for a, b in draft.braved)
    state.bounding = {
        draft.unit(name): (h, NOBODY if fired is None else int(2 * fired))
        for name, (h, fired) in draft.bounding.items()
    }
    state.swung = {draft.weapon(name): drm for name, drm in draft.swung.items()}
    state.movers = tuple(draft.unit(name) for name in draft.movers)
    state.lost = tuple((draft.unit(loss[0]), *loss[1:]) for loss in draft.lost)
    state.trail = {(draft.unit(name), h): int(2 * mf) for (name, h), mf in draft.trail.items()}
    state.raked = {draft.unit(name): drm for name, drm in draft.raked.items()}
    state.shots = {
        (_firer(draft, firer), draft.unit(mover)): count
        for (firer, mover), count in draft.shots.items()
    }
    for leader, names in draft.directed.items():
        numbers = [_firer(draft, name) for name in names]
        units = sum(1 << n for n in numbers if n < NOT_A_UNIT)
        weapons = sum(1 << n - NOT_A_UNIT for n in numbers if n >= NOT_A_UNIT)
        state.directed[draft.unit(leader)] = (units, weapons)


def _firer(draft: Draft, name: str) -> int:
    """The number of a unit, or of a weapon where both are named together."""
    if any(line.name == name for line in draft.all_weapons()):
        return NOT_A_UNIT + draft.weapon(name)
    return draft.unit(name)
