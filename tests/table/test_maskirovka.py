"""Two tables that differ only in what the Axis may not know of Reserve Armies (chapter 34) tell it
the same, and so they do whoever looks on: every message and every request, sizes included."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hexfront.games.s42.notation import Position, position
from hexfront.games.s42.notation.names import choice_kinds, parse_choice
from hexfront.games.s42.places import PENDING
from hexfront.games.s42.screen.companion import S42GameFacts
from hexfront.games.s42.state import S42State
from hexfront.play import Choice, Match, SeededSource
from hexfront.table import Settings, Shelf
from hexfront.table.course import SeededDice
from hexfront.table.outlook import Outlook
from tests.games.s42.maskirovka.helpers_game import MaskirovkaGame
from tests.games.s42.maskirovka.helpers_maskirovka import ARMY, GROUND
from tests.table.live import Page, Seats, Timid, running, settings_in
from tests.table.test_absence import Time
from tests.table.test_two_worlds import World, shown_to_all, watch_on

AXIS = 0


def front(boxes: tuple[int, int, int], condition: str) -> str:
    """Three armies with these boxes; R3 is stacked with D and will be attacked."""
    r1, r2, r3 = boxes
    return f"""{GROUND}
        soviet R1 {ARMY} at 1604 box={r1}
        soviet R2 {ARMY} at 1604 box={r2}
        soviet R3 {ARMY} at 1406 box={r3}
        soviet R4 {ARMY} due=21 entry=A+E+G
        soviet U1 3-5-3 in box-1
        soviet U2 4-3-5 cavalry in box-1
        soviet V 3-5-3 in box-2 {condition}
        soviet W 3-5-3 in A
        soviet D 3-5-3 at 1406
        axis P1 10-8-6 tank red at 1306
        axis P2 9-7-6 tank black at 1306
        turns 21-23
        victory 3 at-end
        turn 21
    """


class FrontFacts(S42GameFacts):
    """The front is on no map that could be drawn beforehand."""

    def board_svg(self, scenario_id: str, lang: str = "en") -> str:
        return "<svg/>"


class Front(World):
    """One of the two tables: the Axis and those who look on may not tell it from the other."""

    def __init__(self, settings: Settings, seats: Seats, text: str, private: list[str]) -> None:
        super().__init__(settings, seats)
        self.spoken = position(f"{text}\nphase initial soviet")
        self.private = private
        """What the Soviet player does with the markers of R1 and R2."""
        self.asked = questions(Random(5), self.spoken)

    def come_through(self, axis: Page, soviet: Page, watcher: Page) -> None:
        """Play through the secrets of the chapter, with the Axis asking all the way."""
        soviet.say({"type": "StandingOrder", "windows": "ask"})
        self.take(soviet, "arrive R4 A", self.private[0], "end-phase")
        self.wait(soviet, axis, watcher)
        self.take(soviet, *self.private[1:])
        soviet.my_move()
        assert watcher.silent(), "an exchange of markers is not shown"
        self.wait(soviet, axis, watcher)
        self.take(soviet, "redeploy W box-2", "move R2", "march 1605", "halt", "end-phase")
        axis.my_move()
        self.wait(axis, axis, watcher)
        self.take(axis, "end-phase", "end-phase", "attack 1406", "resolve")
        soviet.my_move()
        self.wait(soviet, axis, watcher)
        self.take(soviet, "decline", "give-ground", "step 1506", "step 1606", "step 1706")
        axis.my_move()
        self.wait(axis, axis, watcher)
        self.told += [*axis.told_of_the_game, "LOOKING ON", *watcher.told_of_the_game]

    @property
    def normal(self) -> list[str]:
        """Without the address either."""
        return [text.replace(self.seats.server.address, "SERVER") for text in super().normal]

    def take(self, page: Page, *names: str) -> None:
        for name in names:
            page.my_move()
            if name == "undo":
                page.undo()
                continue
            choice = msgspec.to_builtins(parse_choice(name, self.spoken))
            assert choice in page.offered, name
            page.take(choice.pop("type"), **choice)

    def wait(self, ahead: Page, axis: Page, watcher: Page) -> None:
        """Until both have seen what the page has that is ahead; then they ask."""
        ahead.my_move()
        for page in (axis, watcher):
            page.until(lambda update: board(update) == board(ahead.update))
        self.ask(axis, [next(self.asked) for _ in range(40)])
        self.ask(axis, [look(unit=unit) for unit in range(len(self.spoken.state.place))])
        watch_on(watcher, [next(self.asked) for _ in range(4)])


def board(update: dict[str, Any]) -> list[object]:
    """What everybody sees of a picture alike."""
    view = update["view"]
    told = [view[name] for name in ("turn", "phase", "side", "actor")]
    return [*told, [(unit["place"], unit.get("hex"), unit.get("area")) for unit in view["units"]]]


def questions(random: Random, spoken: Position) -> Iterator[dict[str, Any]]:
    """Anything that the page of the Axis may ask, sensible or not."""
    units, hexes = len(spoken.state.place), spoken.state.country.grid.size
    kinds = [kind for kind in choice_kinds().values() if all(_whole(kind))]
    while True:
        kind = random.choice(kinds)
        fields = {name: random.randrange(hexes) for name in kind.__struct_fields__}
        unit, h, number = random.randrange(units), random.randrange(hexes), random.randrange(30)
        choice = {"type": kind.__name__, **fields, **dict.fromkeys(kind.own, unit)}
        yield random.choice(
            [
                {"type": "WhyNot", "choice": choice},
                {"type": "Undo", "seq": 1},
                look(unit=unit),
                look(hex=h),
                look(unit=unit, to=h),
                {"type": "Scrub", "step": number},
                {"type": "Lines", "before": number},
                {"type": "Consult"},
                {"type": "Reckon"},
            ]
        )


def look(**at: int) -> dict[str, Any]:
    return {"type": "Look", "hex": -1, "unit": -1, "to": -1, **at}


def _whole(kind: type[Choice]) -> Iterator[bool]:
    """Whether each field of a choice is a number."""
    return (field.type is int for field in msgspec.structs.fields(kind))


WORLDS = (
    (front((1, 2, 3), ""), ["tie R4 box-4", "swap R1 R2", "undo", "swap R1 R2", "keep-markers"]),
    (front((2, 3, 1), "disrupted"), ["tie R4 box-6", "keep-markers"]),
)


def told_in_both(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """All that the Axis and those who look on are told at either table."""
    monkeypatch.setattr(SeededDice, "at", lambda *_: SeededSource(5))
    worlds = []
    for n, (text, private) in enumerate(WORLDS):
        settings = replace(settings_in(folder / str(n)), now=Time())
        game = MaskirovkaGame(text)
        shelf = Shelf({game.id: game}, {game.id: FrontFacts()}, lambda *_: Timid())
        with running(settings, shelf) as server:
            seats = server.new_table("me", "friend", game=game.id, scenario="front")
            world = Front(settings, seats, text, private)
            shown_to_all(settings, seats, 0)
            with (
                world.seats.page() as axis,
                world.others.page() as soviet,
                world.seats.spectator() as watcher,
            ):
                world.come_through(axis, soviet, watcher)
            world.ask_over_http()
        worlds.append(world.normal)
    return worlds


@pytest.mark.rule("S42-34.0.a", "S42-34.1.1.b", "S42-34.1.2.a", "S42-34.1.2.b")
def test_the_axis_cannot_tell_the_tables_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = told_in_both(tmp_path, monkeypatch)
    assert one == other
    assert len(one) > 150


@pytest.mark.rule("S42-34.1.2.b", "S42-34.2.b")
def test_a_table_that_is_opened_anew_does_not_count_exchanges() -> None:
    """Not even when every army has been removed and is to come back with its marker."""
    text = f"""{GROUND}
        soviet R1 {ARMY} at 1404 box=1
        soviet R2 {ARMY} at 1404 box=2
        axis A 6-5-6 tank at 1304
        turns 21-23
        victory 3 at-end
        turn 21
    """
    spoken = position(f"{text}\nphase initial soviet")
    seen = set()
    for private in ([], ["swap R1 R2"], ["swap R1 R2", "swap R1 R2"]):
        match = Match(MaskirovkaGame(text), "front")
        for name in ("end-phase", *private, "keep-markers", "end-phase", "end-phase", "move A"):
            match.take(match.state.actor(), parse_choice(name, spoken))
            match.run_chance(SeededSource(5))
        match.take(AXIS, parse_choice("march 1404", spoken))
        state = match.state
        assert isinstance(state, S42State)
        assert {state.place[army] for army in state.setting.reserve_armies} == {PENDING}
        outlook = Outlook(AXIS, 0, 1)
        outlook.watch(match)
        seen.add((outlook.step, len(outlook.lines)))
    assert len(seen) == 1
