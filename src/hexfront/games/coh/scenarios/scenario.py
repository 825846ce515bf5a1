"""Setting files read and checked: sides, set-up, reinforcements, cards and victory."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path

from hexfront.board import BoardError
from hexfront.games.coh.classic.rules import ClassicRules
from hexfront.games.coh.classic.terms import ClassicTerms
from hexfront.games.coh.definitions.artillery import Smoker
from hexfront.games.coh.definitions.counters import SIDES, UnitKind
from hexfront.games.coh.definitions.library import DATA, definitions
from hexfront.games.coh.ruleset import Rules
from hexfront.games.coh.scenarios.campaign import read_campaign
from hexfront.games.coh.scenarios.cargo import cargo_of
from hexfront.games.coh.scenarios.chapters import card_too_early, too_early, unit_too_early
from hexfront.games.coh.scenarios.classicfile import read_classic
from hexfront.games.coh.scenarios.commanders import Commander, read_commanders
from hexfront.games.coh.scenarios.conditions import victory_words
from hexfront.games.coh.scenarios.decked import agreed
from hexfront.games.coh.scenarios.missions import read_grants, read_missions
from hexfront.games.coh.scenarios.placed_works import placed_works, sheltered
from hexfront.games.coh.scenarios.scenariofile import (
    FACINGS,
    Due,
    Placed,
    ScenarioFile,
    Waits,
)
from hexfront.games.coh.scenarios.solofile import SoloReader
from hexfront.games.coh.setting import BY_EVENT, Setting, SideTerms, UnitStart
from hexfront.games.coh.solo.rules import SoloRules
from hexfront.games.coh.terrain.maps import battlefield_of
from hexfront.hexes import HexId
from hexfront.play import UnknownScenarioError
from hexfront.play.balance import measured
from hexfront.play.card import read_card
from hexfront.play.datafile import DataError, check_words, convert, fault, read_toml
from hexfront.play.teams import Teams


class _Builder:
    """Turns a scenario file into a Setting; every fault names the file and the key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = convert(path, "", read_toml(path), ScenarioFile)
        self.known = definitions(self.file.classic is not None)
        try:
            self.battlefield = battlefield_of(
                self.file.layout, self.file.steep_roads, self.file.classic is not None,
                self.file.classic is not None and self.file.classic.tall_corn,
            )  # fmt: skip
        except BoardError as error:
            raise self._fault("layout", str(error).removeprefix("layout: ")) from error
        if self.battlefield.hilly:
            self._bar("layout", too_early("hills", self.file.chapters))
        self.players = read_commanders(path, (self.file.german, self.file.soviet))
        if len(self.players) > len(SIDES):
            self._bar("chapters", too_early("two commanders", self.file.chapters))
        self.teams = Teams.of(*(player.side for player in self.players))
        self.works = placed_works(
            path, self.file.chapters, self.players, self.battlefield, self._hex, self._facing,
            self.known, self.file.classic is not None,
        )  # fmt: skip
        """By hex."""

    def build(self) -> Setting:
        file = self.file
        for key, words in (("title", file.title), ("note", file.note), ("designed", file.designed)):
            check_words(self.path, key, words)
        self._check_cards()
        terms = tuple(self._terms(player) for player in self.players)
        start, solo = self._units(), None
        if file.solo is not None:
            deck = SoloReader(file.solo, self._fault, self._hex, self._kind, self.battlefield)
            start, before = deck.more_units(start), start
            solo = deck.terms(before, self.path.stem)
        made = Setting(
            id=self.path.stem,
            number=file.number,
            title=file.title,
            note=file.note,
            designed=file.designed,
            battlefield=self.battlefield,
            definitions=self.known,
            rounds=file.rounds,
            first_turn=self._side("first_turn", file.first_turn),
            vp=self._vp(),
            cards=file.cards,
            dealt=file.dealt,
            chapters=file.chapters,
            terms=terms,
            start=start,
            objectives=self._objectives(),
            missions=read_missions(file, self.players, self._fault, self._hex),
            balance=measured(self.path, self.file.balance, SIDES),
            teams=self.teams,
            works=tuple(work for there in self.works.values() for work in there),
            smoke=self._smoke(terms),
            solo=solo,
            variants=self._variants(),
            classic=self._classic(start),
            campaign=read_campaign(file.campaign),
            agreement=agreed,
        )
        made.card = read_card(self.path, file.card, victory_words(made))
        return made

    def _variants(self) -> tuple[type[Rules], ...]:
        if self.file.classic is not None:
            return (ClassicRules,)
        return (SoloRules,) if self.file.solo is not None else ()

    def _classic(self, start: tuple[UnitStart, ...]) -> ClassicTerms | None:
        if self.file.classic is None:
            return None
        if self.file.solo is not None:
            raise self._fault("solo", "the order deck plays by the third edition")
        return read_classic(self.file.classic, start, self.known, self._fault, self._hex)

    def _vp(self) -> int:
        """The marker on the one track; the classic edition has none."""
        vp = self.file.vp
        if self.file.classic is not None:
            if vp is not None:
                raise self._fault("vp", "each side begins with no VP (COHC-1.d)")
            return 1
        if vp is None:
            raise self._fault("vp", "somebody always holds at least 1 VP (COH-9.2.e)")
        sign = 1 if self._side("vp.side", vp.side) == 0 else -1
        if vp.points < 1:
            raise self._fault("vp.points", "somebody always holds at least 1 VP (COH-9.2.e)")
        return sign * vp.points

    def _fault(self, key: str, reason: str) -> DataError:
        return fault(self.path, key, reason)

    def _bar(self, key: str, reason: str | None) -> None:
        """Refuse the file if there is a reason."""
        if reason is not None:
            raise self._fault(key, reason)

    def _smoke(self, terms: tuple[SideTerms, ...]) -> tuple[Smoker, ...]:
        """Who may lay smoke, each of them once; artillery needs its card (COH-14.0.a)."""
        weapons = self.known.weapons
        cards = [weapons[grant.weapon] for granted in terms for grant in granted.weapons]
        permits = self.file.smoke
        for n, by in enumerate(permits):
            self._bar(f"smoke[{n}]", too_early("smoke permits", self.file.chapters))
            if by in permits[:n]:
                raise self._fault(f"smoke[{n}]", f"{by.value} are named twice")
            if by is Smoker.ARTILLERY and not any(card.is_artillery for card in cards):
                raise self._fault(f"smoke[{n}]", "nobody has an artillery card")
        return permits

    def _side(self, key: str, name: str) -> int:
        if name not in SIDES:
            raise self._fault(key, f"expected one of {', '.join(SIDES)}, got {name!r}")
        return SIDES.index(name)

    def _hex(self, key: str, label: str) -> int:
        try:
            found = self.battlefield.board.at(label)
        except BoardError as error:
            raise self._fault(key, str(error)) from error
        if not self.battlefield.board.in_play(HexId(found)):
            raise self._fault(key, f"{label} is a half hex, out of play (COH-4.0.a)")
        return found

    def _hexes(self, labels: Iterable[tuple[str, str]]) -> tuple[int, ...]:
        """Keys and labels of several hexes, each of which may be named once."""
        hexes: list[int] = []
        for key, label in labels:
            found = self._hex(key, label)
            if found in hexes:
                raise self._fault(key, f"{label} is named twice")
            hexes.append(found)
        return tuple(hexes)

    def _facing(self, key: str, name: str) -> int:
        if name not in FACINGS:
            reason = f"expected one of {', '.join(FACINGS)}, got {name!r} (COH-4.1.a)"
            raise self._fault(key, reason)
        return FACINGS.index(name)

    def _kind(self, key: str, name: str, side: str) -> UnitKind:
        kind = self.known.kinds.get(name)
        if kind is None:
            raise self._fault(key, f"no unit kind {name!r} in units.toml")
        if kind.side != side:
            raise self._fault(key, f"{name} belongs to the other side")
        self._bar(key, unit_too_early(kind, self.file.chapters))
        return kind

    def _ground(self, key: str, label: str, kind: UnitKind) -> int:
        """A hex in which such a unit can stand: who cannot enter it came by road or not at all."""
        found = self._hex(key, label)
        ground = self.battlefield.terrain[found]
        if kind.mover not in ground.entry and found not in self.battlefield.board.road_hexes:
            reason = f"{label} is {ground.id}, impassable for {kind.id} (COH-15.3)"
            raise self._fault(key, reason)
        return found

    def _check_cards(self) -> None:
        known = self.known.cards
        for key in ("cards", "dealt"):
            for number in getattr(self.file, key):
                if number not in known:
                    raise self._fault(key, f"no card {number} in cards.toml")
                self._bar(key, card_too_early(number, self.file.chapters))
        for number in set(self.file.cards):
            if self.file.cards.count(number) > 1:
                raise self._fault("cards", f"{number} is named twice")
        for number in set(self.file.dealt):
            copies = known[number].count if number in self.file.cards else 0
            if copies < len(self.players) * self.file.dealt.count(number):
                raise self._fault("dealt", f"the deck has not enough copies of card {number}")

    def _objectives(self) -> tuple[tuple[int, int], ...]:
        """Control markers: hexes and whose side is up (COH-4.4.a)."""
        marked = [(f"objectives[{n}]", mark) for n, mark in enumerate(self.file.objectives)]
        hexes = self._hexes((f"{key}.hex", mark.hex) for key, mark in marked)
        sides = [self._side(f"{key}.side", mark.side) for key, mark in marked]
        return tuple(zip(hexes, sides, strict=True))

    def _terms(self, player: Commander) -> SideTerms:
        name, side = player.key, player.file
        entry = self._hexes((f"{name}.entry[{n}]", label) for n, label in enumerate(side.entry))
        if not entry and (side.waiting or side.due):
            raise self._fault(f"{name}.entry", "units wait beside the board but no entry hex")
        return SideTerms(
            side.cap, side.draw, side.draw_later, entry, player.objective_vp, player.destroyed_vp,
            player.name, weapons=read_grants(player, self.file, self._fault),
        )  # fmt: skip

    def _units(self) -> tuple[UnitStart, ...]:
        """The units of all players, each with its cargo after it."""
        units: list[UnitStart] = []
        for seat, player in enumerate(self.players):
            for key, written, unit in self._written(seat, player):
                on, of = len(units), SIDES[player.side]
                units.append(unit)
                units += cargo_of(
                    self.path, key, written.carries, unit, on, partial(self._kind, side=of)
                )
        self._check_hidden(units)
        return tuple(units)

    def _written(
        self, seat: int, player: Commander
    ) -> Iterator[tuple[str, Placed | Waits | Due, UnitStart]]:
        """The units that have a line of their own: its key, the line and what it says."""
        name, side, of = player.key, player.file, SIDES[player.side]
        for n, placed in enumerate(side.placed):
            yield f"{name}.placed[{n}]", placed, self._placed(f"{name}.placed[{n}]", placed, seat)
        for n, waits in enumerate(side.waiting):
            key, row = f"{name}.waiting[{n}]", waits
            if isinstance(row, str):
                row = Waits(kind=row)
            kind = self._kind(key if isinstance(waits, str) else f"{key}.kind", row.kind, of)
            self._check_entry(player, kind)
            yield key, row, UnitStart(kind, seat)
        for n, due in enumerate(side.due):
            key = f"{name}.due[{n}]"
            arrives = self._arrival(f"{key}.round", due)
            kind = self._kind(f"{key}.kind", due.kind, of)
            area = self._hexes((f"{key}.entry[{i}]", label) for i, label in enumerate(due.entry))
            self._check_entry(player, kind, area)
            yield key, due, UnitStart(kind, seat, due=arrives, entry=area)

    def _placed(self, key: str, placed: Placed, seat: int) -> UnitStart:
        kind = self._kind(f"{key}.kind", placed.kind, SIDES[self.players[seat].side])
        if placed.hidden:
            self._bar(f"{key}.hidden", too_early("hidden units", self.file.chapters))
        unit = UnitStart(
            kind, seat, self._ground(f"{key}.hex", placed.hex, kind),
            self._facing(f"{key}.facing", placed.facing), placed.hidden,
        )  # fmt: skip
        return sheltered(
            self.path, key, placed, unit, self.works.get(unit.hex, ()), self.teams, self.known
        )

    def _check_hidden(self, units: list[UnitStart]) -> None:
        """Nobody is hidden beside somebody who is not (COH-11.1.b)."""
        seen = {unit.hex for unit in units if unit.hex >= 0 and not unit.hidden}
        for player in self.players:
            for n, placed in enumerate(player.file.placed):
                if placed.hidden and self.battlefield.board.at(placed.hex) in seen:
                    reason = f"another unit is seen in {placed.hex} (COH-11.1.b)"
                    raise self._fault(f"{player.key}.placed[{n}].hidden", reason)

    def _arrival(self, key: str, due: Due) -> int:
        if due.event and due.round == 0:
            return BY_EVENT
        if due.event or not 1 < due.round <= self.file.rounds:
            raise self._fault(key, f"expected 2 to {self.file.rounds}, got {due.round}")
        return due.round

    def _check_entry(self, player: Commander, kind: UnitKind, area: tuple[int, ...] = ()) -> None:
        """Whoever comes later can come somewhere (COH-4.8.c, COH-4.8.d)."""
        area = area or self._terms(player).entry
        if not any(self.battlefield.open_from_edge(kind.mover, h) for h in area):
            reason = f"no entry hex is passable for {kind.id}"
            raise self._fault(f"{player.key}.entry", reason)


def load_scenario(path: Path) -> Setting:
    """Read and check one scenario file."""
    return _Builder(path).build()


def check_scenario(path: Path) -> None:
    """A scenario file by itself and beside the others of its folder: each has its own number."""
    checked = load_scenario(path)
    for other in sorted(path.parent.glob("*.toml")):
        if other.name != path.name and read_toml(other).get("number") == checked.number:
            raise fault(path, "number", f"{other.name} has the number {checked.number} too")


@cache
def scenario(name: str) -> Setting:
    """A scenario that comes with Hexfront."""
    path = DATA / "scenarios" / f"{name}.toml"
    if not path.is_file():
        raise UnknownScenarioError(f"coh has no scenario {name!r}")
    return load_scenario(path)


@cache
def scenario_names() -> tuple[str, ...]:
    """The scenarios in the order of their numbers."""

    names = [path.stem for path in (DATA / "scenarios").glob("*.toml")]
    return tuple(sorted(names, key=lambda name: scenario(name).number))
