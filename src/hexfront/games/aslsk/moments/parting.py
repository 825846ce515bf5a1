"""Two vehicles of a side in a hex at the end of the MPh (ASL-3.3.2.o)."""

from collections.abc import Sequence

from hexfront.games.aslsk.armor.damage import destroy
from hexfront.games.aslsk.choices import Scrap
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId, bits
from hexfront.play import Choice
from hexfront.play.masks import members


def crowded(state: AslskState, h: HexId, side: int) -> bool:
    """Whether a hex has more vehicles of a side than may stay there (ASL-2.0.as)."""
    most = state.setting.charts.movement.stacking.vehicles.value
    return (state.units_at(h, side) & state.vehicles).bit_count() > most


def part_vehicles(state: AslskState) -> None:
    """Ask for every hex with too many vehicles of the ATTACKER."""
    side = state.attacker
    for h in bits(state.occupied[side]):
        if crowded(state, h, side):
            state.stack.append(Parting(side, h))


class Parting(AslskMoment, frozen=True, tag="Parting"):
    """The owner flips one of the vehicles of a hex to its wreck side."""

    takes = (Scrap,)

    hex: int

    def choices(self, state: AslskState) -> Sequence[Choice]:
        return [*map(Scrap, members(self.vehicles(state)))]

    def vehicles(self, state: AslskState) -> int:
        return state.units_at(HexId(self.hex), self.side) & state.vehicles

    def take(self, state: AslskState, choice: Choice) -> None:
        if not isinstance(choice, Scrap):
            raise self.illegal(choice)
        u = choice.unit
        destroy(state, u, "ASL-3.3.2.o")
        del state.vca[u], state.tca[u]  # what is given up faces nowhere
        if not crowded(state, HexId(self.hex), self.side):
            state.stack.pop()
