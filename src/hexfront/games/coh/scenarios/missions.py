"""The lines of a scenario file about weapon cards and mission cards, checked."""

from collections.abc import Callable, Sequence

from hexfront.games.coh.cards.numbers import OBJECTIVES, CardNo
from hexfront.games.coh.definitions.cards import Weapon, weapon_name
from hexfront.games.coh.definitions.counters import SIDES
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.definitions.missions import Aim, Event, Mission
from hexfront.games.coh.scenarios.chapters import too_early
from hexfront.games.coh.scenarios.commanders import Commander
from hexfront.games.coh.scenarios.scenariofile import MissionFile, ScenarioFile
from hexfront.games.coh.setting import Grant
from hexfront.play.datafile import DataError

Fault = Callable[[str, str], DataError]
FindHex = Callable[[str, str], int]

HAPPENINGS = (CardNo.SCORE, CardNo.EVENT)
AIMED_AT_HEX = (Aim.HOLD, Aim.REACH)


def read_grants(player: Commander, file: ScenarioFile, fault: Fault) -> tuple[Grant, ...]:
    """The weapon cards of a player (COH-8.2.a)."""
    known = {weapon_name(number): weapon for number, weapon in _weapons(file).items()}
    grants: list[Grant] = []
    for n, granted in enumerate(player.file.weapons):
        key = f"{player.key}.weapons[{n}]"
        weapon = known.get(granted.card)
        if weapon is None:
            raise fault(f"{key}.card", f"no weapon card {granted.card!r} in weapons.toml")
        if weapon.side != SIDES[player.side]:
            raise fault(f"{key}.card", f"{granted.card} is for the other side")
        if any(grant.weapon == weapon.number for grant in grants):
            raise fault(f"{key}.card", f"{granted.card} is granted twice")
        if (
            weapon.is_artillery
            and (reason := too_early("artillery cards", file.chapters)) is not None
        ):
            raise fault(f"{key}.card", reason)
        for i, in_round in enumerate(granted.rounds):
            if in_round > file.rounds:
                raise fault(f"{key}.rounds[{i}]", f"the scenario has {file.rounds} rounds")
            if weapon.is_artillery and not 1 < in_round < file.rounds:
                reason = "a strike is planned before round 2 or later and falls a round after it"
                raise fault(f"{key}.rounds[{i}]", f"{reason} (COH-13.4.c)")
        grants.append(Grant(weapon.number, granted.uses, granted.rounds))
    return tuple(grants)


def _weapons(file: ScenarioFile) -> dict[int, Weapon]:
    return definitions(file.classic is not None).weapons


def read_missions(
    file: ScenarioFile, players: Sequence[Commander], fault: Fault, find_hex: FindHex
) -> tuple[Mission, ...]:
    """What the mission cards of the deck do; each of them must be said."""
    reader = _Reader(file, players, fault, find_hex)
    missions = tuple(reader.read(f"missions[{n}]", row) for n, row in enumerate(file.missions))
    for number in (CardNo.EVENT, *OBJECTIVES):
        if number in file.cards and not any(row.card == number for row in missions):
            raise fault("missions", f"card {number} is in the deck, but nothing says what it does")
    awaited = any(due.event for player in players for due in player.file.due)
    if any(row.event is Event.REINFORCEMENTS for row in missions) != awaited:
        raise fault("missions", "reinforcements by event need both the event and units due by it")
    return missions


class _Reader:
    def __init__(
        self, file: ScenarioFile, players: Sequence[Commander], fault: Fault, find_hex: FindHex
    ) -> None:
        self.file, self.players, self.fault, self.find_hex = file, players, fault, find_hex
        self.seen: list[tuple[int, int]] = []

    def read(self, key: str, row: MissionFile) -> Mission:
        if row.card not in self.file.cards:
            raise self.fault(f"{key}.card", f"card {row.card} is not in the deck")
        if row.card in HAPPENINGS:
            return self._happening(key, row)
        if row.card in OBJECTIVES:
            return self._objective(key, row)
        raise self.fault(f"{key}.card", f"card {row.card} leaves nothing to say")

    def _side(self, key: str, row: MissionFile) -> int:
        if row.side not in SIDES:
            raise self.fault(f"{key}.side", f"expected one of {', '.join(SIDES)}")
        return SIDES.index(row.side)

    def _happening(self, key: str, row: MissionFile) -> Mission:
        if row.event is None:
            raise self.fault(f"{key}.event", f"expected one of {_values(Event)}")
        self._no_other(key, row, ("aim", "hex", "count"))
        if row.event is Event.OBJECTIVES:
            self._no_other(key, row, ("side", "points"))
            return Mission(row.card, -1, row.event)
        side = self._side(key, row)
        if row.event is Event.REINFORCEMENTS:
            self._no_other(key, row, ("points",))
        elif not row.points:
            raise self.fault(f"{key}.points", "expected at least 1")
        if row.event is Event.ARTILLERY and not self._has_artillery(side):
            raise self.fault(f"{key}.event", f"{row.side} has no artillery card")
        return Mission(row.card, side, row.event, points=row.points)

    def _has_artillery(self, side: int) -> bool:
        artillery = [weapon_name(n) for n, w in _weapons(self.file).items() if w.is_artillery]
        return any(
            grant.card in artillery
            for player in self.players
            if player.side == side
            for grant in player.file.weapons
        )

    def _objective(self, key: str, row: MissionFile) -> Mission:
        if row.aim is None:
            raise self.fault(f"{key}.aim", f"expected one of {_values(Aim)}")
        self._no_other(key, row, ("event",))
        side = self._side(key, row)
        if (row.card, side) in self.seen:
            raise self.fault(f"{key}.card", f"{row.side} has card {row.card} twice")
        self.seen.append((row.card, side))
        if not row.points:
            raise self.fault(f"{key}.points", "expected at least 1")
        if row.aim in AIMED_AT_HEX:
            self._no_other(key, row, ("count",))
            found = self.find_hex(f"{key}.hex", row.hex)
            return Mission(row.card, side, aim=row.aim, hex=found, points=row.points)
        self._no_other(key, row, ("hex",))
        if not row.count:
            raise self.fault(f"{key}.count", "expected at least 1")
        return Mission(row.card, side, aim=row.aim, count=row.count, points=row.points)

    def _no_other(self, key: str, row: MissionFile, fields: Sequence[str]) -> None:
        for field in fields:
            if getattr(row, field):
                raise self.fault(f"{key}.{field}", "does not belong to such a card")


def _values(kind: type[Event] | type[Aim]) -> str:
    return ", ".join(member.value for member in kind)
