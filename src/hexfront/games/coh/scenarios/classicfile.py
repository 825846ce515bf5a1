"""What a scenario file says about the classic edition, checked."""

from collections.abc import Callable

from hexfront.games.coh.classic.terms import ClassicTerms, Veteran
from hexfront.games.coh.definitions.cards import VETERAN_CARDS, weapon_name
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import Definitions
from hexfront.games.coh.scenarios.scenariofile import ClassicFile
from hexfront.games.coh.setting import UnitStart
from hexfront.play.datafile import DataError

Fault = Callable[[str, str], DataError]


def read_classic(
    file: ClassicFile,
    start: tuple[UnitStart, ...],
    known: Definitions,
    fault: Fault,
    find_hex: Callable[[str, str], int],
) -> ClassicTerms:
    """The terms of a scenario under the classic edition."""
    veterans = []
    for n, row in enumerate(file.veterans):
        key = f"classic.veterans[{n}]"
        side = _side(f"{key}.side", row.side, fault)
        if row.card not in VETERAN_CARDS:
            raise fault(f"{key}.card", f"expected one of {', '.join(map(str, VETERAN_CARDS))}")
        own = [u for u, unit in enumerate(start) if unit.side == side]
        if any(not 1 <= unit <= len(own) for unit in row.units):
            raise fault(f"{key}.units", f"the side has units 1 to {len(own)}")
        units = sum(1 << own[unit - 1] for unit in row.units)
        veterans.append(Veteran(row.card, side, units))
    noted = []
    artillery = {weapon_name(w.number): w for w in known.weapons.values() if w.is_artillery}
    for n, target in enumerate(file.noted):
        key = f"classic.noted[{n}]"
        if target.card not in artillery:
            raise fault(f"{key}.card", f"expected one of {', '.join(artillery)}")
        side = _side(f"{key}.side", target.side, fault)
        noted.append((side, artillery[target.card].number, find_hex(f"{key}.hex", target.hex)))
    return ClassicTerms(
        tall_corn=file.tall_corn,
        summer=file.summer,
        cautious=file.cautious,
        ceiling=file.ceiling,
        veterans=tuple(veterans),
        vehicles_in_pits=file.vehicles_in_pits,
        targets=tuple(noted),
    )


def _side(key: str, name: str, fault: Fault) -> int:
    if name not in SIDES:
        raise fault(key, f"expected one of {', '.join(SIDES)}")
    return SIDES.index(name)
