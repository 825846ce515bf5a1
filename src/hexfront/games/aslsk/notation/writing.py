"""Writing a position down in notation, so that it can be read back.

What lies on the stack is not written: a position is the situation, not the question that is open.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from hexfront.games.aslsk.notation.counters import PREFIX
from hexfront.games.aslsk.notation.draft import BLANK, fitting
from hexfront.games.aslsk.notation.markers import NONE, PHASES, SMOKE
from hexfront.games.aslsk.notation.units import (
    ARCS,
    FACINGS,
    LEFT_BEHIND,
    OUTSIDE,
    SHELLS,
    STATES,
    WEAPON_STATES,
)
from hexfront.games.aslsk.notation.writing_terms import group_name, term_lines
from hexfront.games.aslsk.places import ANYBODY, ELIMINATED, NOBODY
from hexfront.games.aslsk.setting import Setting
from hexfront.games.aslsk.state import NOT_A_UNIT, AslskState
from hexfront.hexes import HexId, bits
from hexfront.play.masks import each, members


def write(state: AslskState, units: Sequence[str] = (), weapons: Sequence[str] = ()) -> str:
    """The situation as text; what goes without saying is left out."""
    return "\n".join(_Writer(state, units, weapons).lines()) + "\n"


class _Writer:
    """One State on its way to text."""

    def __init__(self, state: AslskState, units: Sequence[str], weapons: Sequence[str]) -> None:
        self.state = state
        self.setting: Setting = state.setting
        self.board = state.setting.board
        self.units = [*units, *unit_names(state)[len(units) :]]
        self.weapons = [*weapons, *weapon_names(state, self.units)[len(weapons) :]]
        self.sides = [nationality.value for nationality in state.setting.nationality]

    def lines(self) -> Iterator[str]:
        yield from term_lines(self.setting)
        for u in range(len(self.state.kind)):
            yield self._unit(u)
        for w in range(len(self.setting.weapons)):
            yield from self._weapon(w)
        yield from self._markers()
        yield from self._deeds()
        yield from self._turn()

    def _label(self, h: int) -> str:
        return self.board.label(HexId(h))

    def _labels(self, hexes: Iterable[int]) -> str:
        return " ".join(self._label(h) for h in hexes)

    # Units and weapons.

    def _unit(self, u: int) -> str:
        state, kinds = self.state, self.state.kinds
        side, kind, place = state.side_of(u), kinds.counters[state.kind[u]].id, state.place[u]
        words = [PREFIX[self.setting.nationality[side]], self.units[u], kind]
        if place >= 0:
            words += ["at", self._label(place)]
        words += [word for word, outside in OUTSIDE.items() if place == outside]
        if u < len(self.setting.units):
            start = self.setting.units[u]
            words += self._group(start.group, side)
            if start.kind != state.kind[u]:
                words.append(f"was={kinds.counters[start.kind].id}")
        else:
            words.append("created")
        words.append(f"elr={state.elr[u]}")
        for word in ("spent", "here"):
            if half := getattr(state, word)[u]:
                words.append(f"{word}={_mf(half)}")
        if u in state.used:
            words.append(f"used={state.used[u]}")
        if state.came[u] != NOBODY:
            words.append(f"came={self._label(state.came[u])}")
        if u in state.began:
            words.append(f"began={self._label(state.began[u])}")
        words += self._bearing(u)
        return " ".join((*words, *self._states(STATES, u)))

    def _bearing(self, u: int) -> list[str]:
        """Front and turret of a vehicle, and where its wreck lies."""
        state, words = self.state, []
        if u in state.vca:
            words.append(f"vca={ARCS[state.vca[u]]}")
            if state.tca[u] != state.vca[u]:
                words.append(f"tca={ARCS[state.tca[u]]}")
        if u in state.wrecks:
            words.append(f"wreck={self._label(state.wrecks[u])}")
        return words

    def _group(self, number: int, side: int) -> list[str]:
        group = self.setting.file.groups[number]
        if group.name["en"] == self.sides[side] and self.setting.scenario_id == BLANK:
            return []
        return [f"group={group_name(self.setting, number)}"]

    def _states(self, words: dict[str, str], number: int) -> list[str]:
        return [word for word, slot in words.items() if getattr(self.state, slot) >> number & 1]

    def _owner(self, w: int) -> list[str]:
        state = self.state
        if state.holder[w] != NOBODY:
            return ["with", self.units[state.holder[w]]]
        if state.lies[w] >= 0:
            return ["at", self._label(state.lies[w])]
        return ["removed"] if state.lies[w] == ELIMINATED else []

    def _weapon(self, w: int) -> Iterator[str]:
        state, start = self.state, self.setting.starts[w]
        built_in = start.vehicle != NOBODY
        words = ["sw", self.weapons[w]]
        if not built_in:
            words += [start.weapon.id, f"side={self.sides[start.side]}"]
            words += self._owner(w)
            words += self._group(start.group, start.side)
        if w in state.arc:
            words.append(f"arc={ARCS[state.arc[w]]}")
        if w in state.depleted:
            gone = members(state.depleted[w])
            words.append(f"lacks={'+'.join(tuple(SHELLS)[n] for n in gone)}")
        if w in state.acquired:
            h, level, target = state.acquired[w]
            name = self._label(h) if target < 0 else self.units[target]
            left = f":{LEFT_BEHIND}" if target == ANYBODY else ""
            words.append(f"acquired={name}:{level}{left}")
        words += self._states(WEAPON_STATES, w)
        if not built_in or words[2:]:
            yield " ".join(words)

    # Markers.

    def _markers(self) -> Iterator[str]:
        state = self.state
        yield from self._control()
        if state.melee:
            yield f"melee {self._labels(bits(state.melee))}"
        for h, fp in state.residual.items():
            yield f"residual {self._label(h)} {fp}"
        for h, kinds in state.smoke.items():
            yield f"smoke {self._label(h)} {' '.join(self._smoke(*marker) for marker in kinds)}"
        for weapon, h, placer, placed_from in state.charges:
            words = ["charge", self.weapons[weapon], self._label(h), self.units[placer]]
            if weapon in state.mines:
                vehicle, *shown = state.mines[weapon]
                words += [self.units[vehicle], *(FACINGS[facing] for facing in shown)]
            if placed_from != state.place[placer]:
                words += ["from", self._label(placed_from)]
            yield " ".join(words)
        for word in ("points", "exits"):
            for side, count in enumerate(getattr(state, word)):
                if count:
                    yield f"{word} {self.sides[side]} {count}"
        if self.setting.file.panzerfausts or any(state.panzerfausts):
            for side, count in enumerate(state.panzerfausts):
                yield f"pf {self.sides[side]} {count}"

    def _smoke(self, kind: int, side: int) -> str:
        name = SMOKE[kind].value
        return name if side == self.state.attacker else f"{name} {self.sides[side]}"

    def _control(self) -> Iterator[str]:
        """What the places of the units do not give by themselves."""
        given = self._given()
        for side, name in enumerate(self.sides):
            if more := self.state.control[side] & ~given[side]:
                yield f"control {name} {self._labels(bits(more))}"
        free = (given[0] | given[1]) & ~(self.state.control[0] | self.state.control[1])
        if free:
            yield f"control {NONE} {self._labels(bits(free))}"

    def _given(self) -> list[int]:
        """Control as it comes of putting the units down one after another."""
        fresh = self.state.copy()
        fresh.control, fresh.at, fresh.occupied, fresh.on_map = [0, 0], {}, [0, 0], 0
        fresh.place = [NOBODY] * len(fresh.place)
        for u, place in enumerate(self.state.place):
            if place >= 0:
                fresh.put(u, place)
        return fresh.control

    # What has been done, and the turn.

    def _deeds(self) -> Iterator[str]:
        state = self.state
        for leader, (units, weapons) in state.directed.items():
            names = [self.units[u] for u in each(units)]
            names += [self.weapons[w] for w in each(weapons)]
            yield f"directed {self.units[leader]} {' '.join(names)}"
        for first, second in state.volleys:
            yield f"volley {self._label(first)} {self._label(second)}"
        for u, h in state.sprayed:
            yield f"sprayed {self.units[u]} {self._label(h)}"
        for u, vehicle in state.braved:
            yield f"braved {self.units[u]} {self.units[vehicle]}"
        for (firer, mover), count in state.shots.items():
            yield f"shots {self._firer(firer)} {self.units[mover]} {count}"
        for mover, drm in state.raked.items():
            yield f"raked {self.units[mover]} {drm}"
        for (u, h), half in state.trail.items():
            yield f"trail {self.units[u]} {self._label(h)} {_mf(half)}"
        for u, (h, half) in state.bounding.items():
            fired = "" if half == NOBODY else f" {_mf(half)}"
            yield f"bounding {self.units[u]} {self._label(h)}{fired}"
        for w, drm in state.swung.items():
            yield f"swung {self.weapons[w]} {drm}"
        if state.movers:
            yield f"movers {' '.join(self.units[u] for u in state.movers)}"
        for leader, where, morale, drm, gone in state.lost:
            words = f"lost {self.units[leader]} {self._label(where)} {morale} {drm}"
            yield f"{words} eliminated" if gone else words

    def _firer(self, number: int) -> str:
        if number >= NOT_A_UNIT:
            return self.weapons[number - NOT_A_UNIT]
        return self.units[number]

    def _turn(self) -> Iterator[str]:
        state = self.state
        yield f"turn {state.turn}"
        yield f"during {PHASES[state.phase]} {self.sides[state.attacker]}"
        if state.reveals:
            yield f"reveals {state.reveals}"
        if state.winner != NOBODY:
            yield f"winner {self.sides[state.winner]} {state.reason}".rstrip()


def unit_names(state: AslskState) -> list[str]:
    """Counters by nationality and number, for a State that was not read from a position."""
    prefixes = [PREFIX[nationality] for nationality in state.setting.nationality]
    return [f"{prefixes[state.side_of(u)]}-{u + 1}" for u in range(len(state.kind))]


def weapon_names(state: AslskState, units: Sequence[str]) -> list[str]:
    """The same for weapons; those of vehicles are called after them."""
    return [
        f"sw-{w + 1}"
        if start.vehicle == NOBODY
        else f"{units[start.vehicle]}-{fitting(start.weapon)}"
        for w, start in enumerate(state.setting.starts)
    ]


def _mf(half: int) -> str:
    """Half MF as MF: 3 as 1.5."""
    return f"{float(Fraction(half, 2)):g}"
