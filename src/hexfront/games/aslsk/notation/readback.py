"""Reading a position back: every fact of the State by the names of the notation."""

from collections.abc import Iterable

from hexfront.board import UnknownHexError
from hexfront.games.aslsk.definitions.kinds import printed
from hexfront.games.aslsk.definitions.terrain_effects import SmokeKind
from hexfront.games.aslsk.notation.sketch import Names
from hexfront.games.aslsk.notation.units import ARCS, OUTSIDE, STATES, WEAPON_STATES
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.terrain.sight import Los, los
from hexfront.games.aslsk.units import condition
from hexfront.games.aslsk.vehicles.holding import controlled
from hexfront.games.notation.faults import FaultError, one_of
from hexfront.games.notation.recording import asked
from hexfront.hexes import Bitboard, HexId, bits
from hexfront.play.masks import each

PLACES = {place: word for word, place in OUTSIDE.items()}
PENDING_WORD = "pending"


class Readback:
    """The questions that a position answers; see docs/notation.md."""

    def __init__(
        self, state: AslskState, names: Iterable[str], weapon_names: Iterable[str]
    ) -> None:
        self.state = state
        self.names = list(names)
        self.weapon_names = list(weapon_names)
        self._hexes = Names(state.setting.board)

    # Names

    def unit(self, name: str) -> int:
        """The number of a unit; leaders who stepped forward in play are called `new-1` ..."""
        for u in range(len(self.state.kind)):
            if self.name(u) == name:
                return u
        raise LookupError(f"no unit {name!r}")

    def units(self, names: str) -> tuple[int, ...]:
        """The numbers of several units."""
        return tuple(self.unit(name) for name in names.split())

    def mask(self, names: str) -> int:
        return sum(1 << u for u in self.units(names))

    def name(self, u: int) -> str:
        return self.names[u] if u < len(self.names) else f"new-{u - len(self.names) + 1}"

    def named(self, mask: int) -> set[str]:
        """The units of a mask by name."""
        return {self.name(u) for u in each(mask)}

    def weapon(self, name: str) -> int:
        """The number of a weapon."""
        if name not in self.weapon_names:
            raise LookupError(f"no weapon {name!r}")
        return self.weapon_names.index(name)

    def weapon_name(self, w: int) -> str:
        return self.weapon_names[w]

    def hex(self, label: str) -> HexId:
        try:
            return self.state.setting.board.at(label)
        except UnknownHexError as error:
            raise LookupError(str(error)) from error

    def board(self, labels: str) -> Bitboard:
        """Several hexes as a bitboard; blocks such as K5-M7 may stand among them."""
        return sum(1 << h for h in set(self._hexes.hexes(labels.split())))

    def label(self, h: int) -> str:
        return self.state.setting.board.label(HexId(h))

    def labels(self, board: Bitboard) -> set[str]:
        return {self.label(h) for h in bits(board)}

    def side(self, name: str) -> int:
        """The number of a side by its nationality."""
        known = tuple(nationality.value for nationality in self.state.setting.nationality)
        try:
            return one_of(name, known, "a side")
        except FaultError as error:
            raise LookupError(str(error)) from error

    def side_name(self, side: int) -> str:
        return self.state.setting.nationality[side].value

    # Units

    def where(self, name: str) -> str:
        """A hex label, or pending, off-board, eliminated, exited."""
        place = self.state.place[self.unit(name)]
        return self.label(place) if place >= 0 else PLACES.get(place, PENDING_WORD)

    def at(self, label: str) -> set[str]:
        """The units of both sides in a hex."""
        return self.named(self.state.at.get(self.hex(label), 0))

    def kind(self, name: str) -> str:
        """The id of the counter that a unit is now."""
        return self.state.kinds.counters[self.state.kind[self.unit(name)]].id

    def figures(self, name: str) -> str:
        """What the counter prints: 4-6-7, 9-1 for a leader, 6/3 for a vehicle's armour."""
        return printed(self.state.kinds.counters[self.state.kind[self.unit(name)]])

    def states(self, name: str) -> set[str]:
        """The words of all states that a unit or a weapon is in, as in its statement."""
        if name in self.weapon_names:
            w, words = self.weapon(name), WEAPON_STATES
            return {word for word, slot in words.items() if getattr(self.state, slot) >> w & 1}
        u = self.unit(name)
        return {word for word, slot in STATES.items() if getattr(self.state, slot) >> u & 1}

    def morale(self, name: str) -> int:
        """The Morale Level that holds now."""
        return condition.morale(self.state, self.unit(name))

    def good_order(self, name: str) -> bool:
        return condition.good_order(self.state, self.unit(name))

    def vca(self, name: str) -> str:
        """The Covered Arc of a vehicle, such as ne-se."""
        return ARCS[self.state.vca[self.unit(name)]]

    def tca(self, name: str) -> str:
        """That of its turret."""
        return ARCS[self.state.tca[self.unit(name)]]

    def wreck(self, name: str) -> str:
        """Where the wreck of a vehicle lies, or none."""
        h = self.state.wrecks.get(self.unit(name))
        return "none" if h is None else self.label(h)

    def elr(self, name: str) -> int:
        return self.state.elr[self.unit(name)]

    def spent(self, name: str) -> float:
        """MF spent this MPh."""
        return self.state.spent[self.unit(name)] / 2

    # Weapons

    def weapons(self, name: str) -> set[str]:
        """The weapons that a unit possesses."""
        return {self.weapon_name(w) for w in self.state.carried(self.unit(name))}

    def holder(self, weapon: str) -> str:
        """The unit that possesses a weapon, or nobody."""
        u = self.state.holder[self.weapon(weapon)]
        return "nobody" if u == NOBODY else self.name(u)

    def lies(self, weapon: str) -> str:
        """The hex where a weapon lies, removed, or pending if it is in somebody's hands."""
        place = self.state.lies[self.weapon(weapon)]
        if place >= 0:
            return self.label(place)
        return "removed" if PLACES.get(place) == "eliminated" else PENDING_WORD

    def arc(self, weapon: str) -> str:
        """The Covered Arc of a Gun, such as ne-se."""
        return ARCS[self.state.arc[self.weapon(weapon)]]

    def acquired(self, weapon: str) -> tuple[str, int] | None:
        """The hex that a weapon has acquired, or the unit that it follows, and how well."""
        found = self.state.acquired.get(self.weapon(weapon))
        if found is None:
            return None
        h, level, target = found
        return self.label(h) if target < 0 else self.name(target), level

    # The board

    @asked
    def los(self, a: str, b: str) -> Los:
        """The line between two hexes with all that blocks or hinders it."""
        return los(self.state.setting.ground.scenery, self.hex(a), self.hex(b))

    @asked
    def sees(self, a: str, b: str) -> bool:
        return self.state.setting.ground.sight.sees(self.hex(a), self.hex(b))

    @asked
    def distance(self, a: str, b: str) -> int:
        return self.state.setting.ground.distance(self.hex(a), self.hex(b))

    def control(self, label: str) -> str:
        """Who Controls a hex, an AFV among them (ASL-2.0.l): a side, or none."""
        h = self.hex(label)
        for side, held in enumerate(controlled(self.state)):
            if held >> h & 1:
                return self.side_name(side)
        return "none"

    def melee(self) -> set[str]:
        return self.labels(self.state.melee)

    def residual(self, label: str) -> int:
        return self.state.residual.get(self.hex(label), 0)

    def smoke(self, label: str) -> list[str]:
        """The smoke markers of a hex."""
        kinds = tuple(SmokeKind)
        return [kinds[n].value for n, _ in self.state.smoke.get(self.hex(label), ())]
