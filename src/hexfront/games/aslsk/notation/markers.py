"""Statements about markers, what has been done, and the turn."""

from msgspec.structs import replace

from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.notation.draft import Dice, Draft, Manner
from hexfront.games.aslsk.notation.units import FACINGS, movement_factors
from hexfront.games.aslsk.places import NOBODY, Phase
from hexfront.games.notation.faults import (
    FaultError,
    member,
    number,
    one_of,
    parts,
    wanted,
)
from hexfront.games.notation.statements import Statement

PHASES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)
SMOKE = tuple(SmokeKind)
NONE = "none"


def phase_of(name: str) -> int:
    return one_of(name, PHASES, "a phase")


def _phase(draft: Draft, rest: list[str]) -> None:
    """`phase prep-fire german [onwards|running]`."""
    _during(draft, rest)
    draft.begins = True
    draft.manner = member((rest[2:] or [Manner.ALONE.value])[0], Manner, "a way to begin")


def _during(draft: Draft, rest: list[str]) -> None:
    phase, side = wanted(rest, 2, "`PHASE SIDE`, the side whose Player Turn it is")[:2]
    draft.phase, draft.attacker = phase_of(phase), draft.side(side)


def _number(slot: str) -> Statement[Draft]:
    def handle(draft: Draft, rest: list[str]) -> None:
        draft.numbers[slot] = number(wanted(rest, 1, "a number")[0])

    return handle


def _of_sides(slot: str) -> Statement[Draft]:
    """`points german 3, russian 2`."""

    def handle(draft: Draft, rest: list[str]) -> None:
        for part in parts(rest):
            name, count = wanted(part, 2, "`SIDE NUMBER`")[:2]
            draft.pairs[slot][draft.side(name)] = number(count)

    return handle


def _pf(draft: Draft, rest: list[str]) -> None:
    """`pf`: an SSR gives Panzerfausts; `pf german 2`: so many are left."""
    draft.file = replace(draft.file, panzerfausts=True)
    _of_sides("panzerfausts")(draft, rest)


def _control(draft: Draft, rest: list[str]) -> None:
    """`control german K5 L6`, `control none K5`."""
    name, *labels = wanted(rest, 2, "`control SIDE HEXES` or `control none HEXES`")
    side = NOBODY if name == NONE else draft.side(name)
    draft.control.append((side, draft.names.hexes(labels)))


def _melee(draft: Draft, rest: list[str]) -> None:
    draft.melee += draft.names.hexes(wanted(rest, 1, "`melee HEXES`"))


def _residual(draft: Draft, rest: list[str]) -> None:
    """`residual K5 4, L6 2`."""
    for part in parts(rest):
        label, fp = wanted(part, 2, "`residual HEX FP`")[:2]
        draft.residual[draft.names.at(label)] = number(fp)


def _smoke(draft: Draft, rest: list[str]) -> None:
    """`smoke K5 grenade, L6 full dispersed, M7 full russian`; else the ATTACKER placed it."""
    for part in parts(rest):
        label, *words = wanted(part, 1, "`smoke HEX [KINDS]`")
        found: list[tuple[int, int | None]] = []
        for word in words or [SmokeKind.GRENADE.value]:
            if found and word in draft.side_names():
                found[-1] = (found[-1][0], draft.side(word))
            else:
                found.append((SMOKE.index(member(word, SmokeKind, "smoke")), None))
        h = draft.names.at(label)
        draft.smoke[h] = (*draft.smoke.get(h, ()), *found)


def _directed(draft: Draft, rest: list[str]) -> None:
    """`directed L A A-lmg`: a leader, and the units and weapons whose fire he directed."""
    leader, *others = wanted(rest, 2, "`directed LEADER UNITS-AND-WEAPONS`")
    draft.unit(leader)
    for name in others:
        known(draft, name)
    draft.directed[leader] = others


def known(draft: Draft, name: str) -> None:
    """A unit or a weapon must have this name."""
    if name not in draft.taken():
        raise FaultError(f"no unit or weapon {name!r}")


def _volley(draft: Draft, rest: list[str]) -> None:
    """`volley N4 K5, N5 K5`: Infantry in N4 has fired at K5."""
    for part in parts(rest):
        first, second = wanted(part, 2, "`volley HEX HEX`")[:2]
        draft.volleys.append((draft.names.at(first), draft.names.at(second)))


def _sprayed(draft: Draft, rest: list[str]) -> None:
    """`sprayed T K5`: the MG of the vehicle T have attacked K5."""
    for part in parts(rest):
        name, label = wanted(part, 2, "`sprayed VEHICLE HEX`")[:2]
        draft.unit(name)
        draft.sprayed.append((name, draft.names.at(label)))


def _braved(draft: Draft, rest: list[str]) -> None:
    """`braved A T`: A has passed a PAATC for the AFV T this MPh."""
    for part in parts(rest):
        first, second = wanted(part, 2, "`braved UNIT VEHICLE`")[:2]
        draft.unit(first)
        draft.unit(second)
        draft.braved.append((first, second))


def _shots(draft: Draft, rest: list[str]) -> None:
    """`shots A S 2`: A has attacked the mover S twice where it is."""
    for part in parts(rest):
        firer, mover, count = wanted(part, 3, "`shots FIRER MOVER NUMBER`")[:3]
        known(draft, firer)
        draft.unit(mover)
        draft.shots[firer, mover] = number(count)


def _raked(draft: Draft, rest: list[str]) -> None:
    """`raked S -1`: Residual FP has attacked the mover with this DRM where it is."""
    for part in parts(rest):
        mover, drm = wanted(part, 2, "`raked MOVER DRM`")[:2]
        draft.unit(mover)
        draft.raked[mover] = number(drm)


def _trail(draft: Draft, rest: list[str]) -> None:
    """`trail S K5 2, S L5 1`: the MF that S has spent in these hexes this MPh."""
    for part in parts(rest):
        name, label, spent = wanted(part, 3, "`trail UNIT HEX MF`")[:3]
        draft.unit(name)
        draft.trail[name, draft.names.at(label)] = movement_factors(spent)


def _bounding(draft: Draft, rest: list[str]) -> None:
    """`bounding T K5 3`: T first fired from K5 in its MPh, its MA when 3 MP were spent, if any."""
    for part in parts(rest):
        name, label, *spent = wanted(part, 2, "`bounding VEHICLE HEX [MP]`")
        draft.unit(name)
        fired = movement_factors(spent[0]) if spent else None
        draft.bounding[name] = (draft.names.at(label), fired)


def _swung(draft: Draft, rest: list[str]) -> None:
    """`swung T-cmg 2`: another weapon has turned the arc of this one, whose next shot has +2."""
    for part in parts(rest):
        name, drm = wanted(part, 2, "`swung WEAPON DRM`")[:2]
        known(draft, name)
        draft.swung[name] = number(drm)


def _movers(draft: Draft, rest: list[str]) -> None:
    for name in rest:
        draft.unit(name)
    draft.movers = list(rest)


def _charge(draft: Draft, rest: list[str]) -> None:
    """`charge DC K5 A`: a placed DC, its target hex and its placer.

    `charge DC K5 A V [front side]`: against an AFV, with what hull and turret showed then;
    `... from L5` at the end: the hex from which it was placed, if its placer has gone on.
    """
    placed_from = None
    if rest[-2:-1] == ["from"]:
        placed_from, rest = draft.names.at(rest[-1]), rest[:-2]
    weapon, label, placer = wanted(rest, 3, "`charge WEAPON HEX PLACER [VEHICLE]`")[:3]
    draft.weapon(weapon)
    draft.unit(placer)
    draft.charges.append((weapon, draft.names.at(label), placer, placed_from))
    if len(rest) > 3:
        draft.unit(rest[3])
        shown = wanted(rest[4:], 2, "what hull and turret show") if rest[4:] else []
        facings = tuple(one_of(word, FACINGS, "a Facing") for word in shown[:2])
        draft.mines[weapon] = (rest[3], facings)


def _lost(draft: Draft, rest: list[str]) -> None:
    """`lost L K5 9 -1 [eliminated]`: a leader whose LLMC or LLTC is still to come."""
    form = "`lost LEADER HEX MORALE DRM [eliminated]`"
    name, label, morale, drm, *more = wanted(rest, 4, form)
    if more not in ([], ["eliminated"]):
        raise FaultError(f"expected {form}")
    draft.unit(name)
    loss = (name, draft.names.at(label), number(morale), number(drm), int(bool(more)))
    draft.lost.append(loss)


def _winner(draft: Draft, rest: list[str]) -> None:
    """`winner german [REASON]`."""
    draft.winner = draft.side(wanted(rest, 1, "a side")[0])
    draft.reason = " ".join(rest[1:])


def _dice(draft: Draft, rest: list[str]) -> None:
    """`dice 3,4 2`: a DR, colored die first, then a dr."""
    draft.dice += [throw(word) for word in rest]


def throw(word: str) -> Dice:
    """`3,4` as a DR, `2` as a dr."""
    dice = tuple(number(part) for part in word.split(","))
    return dice if len(dice) > 1 else dice[0]


MARKERS: dict[str, Statement[Draft]] = {
    "phase": _phase,
    "during": _during,
    "turn": _number("turn"),
    "reveals": _number("reveals"),
    "points": _of_sides("points"),
    "exits": _of_sides("exits"),
    "pf": _pf,
    "control": _control,
    "melee": _melee,
    "residual": _residual,
    "smoke": _smoke,
    "directed": _directed,
    "volley": _volley,
    "sprayed": _sprayed,
    "braved": _braved,
    "shots": _shots,
    "raked": _raked,
    "trail": _trail,
    "bounding": _bounding,
    "swung": _swung,
    "movers": _movers,
    "charge": _charge,
    "lost": _lost,
    "winner": _winner,
    "dice": _dice,
}
