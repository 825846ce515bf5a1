"""The crossroads village on the page: a set-up that a test knows, and the game without a page."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from hexfront.games.aslsk.choices import Advance, Arm, Done, Place, Step, Stop, Take
from hexfront.games.aslsk.moments.base import AslskMoment
from hexfront.games.aslsk.moments.close_combat import Declaring
from hexfront.games.aslsk.screen.preview import FirePreview, Preview
from hexfront.games.aslsk.state import AslskState
from hexfront.hexes import HexId
from hexfront.play import CHANCE, Choice, Match, SeededSource, dump
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk, box
from tests.table.live import Seats, Server

SCENARIO = "crossroads"
GERMAN, RUSSIAN = 0, 1
GROUP = ("H5", "H5", "H5", "H6", "G9", "F8", "F9", "C5", "C6", "C7", "D5")
GARRISON = ("M5", "M5", "O5", "R3", "R4", "R5", "R7", "S7")
MOST_SEEDS = 60


def village() -> Match:
    return Match(standard_shelf().game("aslsk"), SCENARIO)


def state_of(match: Match) -> AslskState:
    state = match.state
    assert isinstance(state, AslskState)
    return state


def label_of(match: Match, place: int) -> str:
    return state_of(match).setting.board.label(HexId(place))


def hex_id(match: Match, label: str) -> HexId:
    board = state_of(match).setting.board
    return next(h for h in board.grid.hexes if board.label(h) == label)


def done(choices: list[Choice]) -> Choice | None:
    return next((choice for choice in choices if isinstance(choice, Done)), None)


def set_up(match: Match, wanted: dict[int, tuple[str, ...]]) -> None:
    """Both sides place unit after unit in the wanted hexes, where there is room."""
    placed = {GERMAN: 0, RUSSIAN: 0}
    while state_of(match).phase == 0:
        side = match.state.actor()
        choices = list(match.state.choices())
        places = [choice for choice in choices if isinstance(choice, Place)]
        arms = [choice for choice in choices if isinstance(choice, Arm)]
        if places:
            unit = places[0].unit
            hexes = {label_of(match, c.hex): c for c in places if c.unit == unit}
            label = wanted[side][min(placed[side], len(wanted[side]) - 1)]
            placed[side] += 1
            match.take(side, hexes.get(label) or places[0])
        elif arms:
            match.take(side, arms[0])
        else:
            finished = done(choices)
            assert finished is not None
            match.take(side, finished)


def until(match: Match, stop: Callable[[AslskMoment], bool]) -> Match:
    """Let everybody pass until a moment comes."""
    dice = SeededSource(1)
    while not stop(state_of(match).stack[-1]):
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(dice(match.state.chances()))
            continue
        choices = list(match.state.choices())
        match.take(actor, done(choices) or choices[0])
    return match


def named(name: str) -> Callable[[AslskMoment], bool]:
    return lambda moment: type(moment).__name__ == name


def prepared(moment: str) -> Match:
    """The first moment of this name with the set-up that the tests know."""
    match = village()
    if moment == "SetUp":
        return match
    set_up(match, {GERMAN: GROUP, RUSSIAN: GARRISON})
    return until(match, named(moment))


def under_fire() -> Match:
    """A German unit has stepped into the sight of a Russian who can fire."""
    match = prepared("Movement")
    start = match.length
    for unit in [choice.unit for choice in match.state.choices() if isinstance(choice, Take)]:
        match.take(GERMAN, Take(unit))
        for step in [choice for choice in match.state.choices() if isinstance(choice, Step)]:
            match.take(GERMAN, step)
            if named("FirstFire")(state_of(match).stack[-1]):
                return match
            match.rewind(start + 1)
        match.rewind(start)
    raise AssertionError("nobody is seen")


def brawl() -> Match:
    """The Germans walk up to the Russians until there is Close Combat."""
    for seed in range(MOST_SEEDS):
        match, dice, random = village(), SeededSource(seed), Random(seed)
        set_up(match, {GERMAN: GROUP, RUSSIAN: GARRISON})
        while not match.state.over:
            actor = match.state.actor()
            if actor == CHANCE:
                match.fall(dice(match.state.chances()))
                continue
            if isinstance(state_of(match).stack[-1], Declaring):
                return match
            match.take(actor, _eager(match, actor, list(match.state.choices()), random))
    raise AssertionError("nobody comes to Close Combat")


def _eager(match: Match, side: int, choices: list[Choice], random: Random) -> Choice:
    """Germans go for the enemy's hexes; the others wait."""
    if side == RUSSIAN:
        return done(choices) or choices[0]
    state = state_of(match)
    enemies = [state.place[u] for u in range(len(state.kind)) if state.side_of(u) == RUSSIAN]
    goals = [HexId(h) for h in enemies if h >= 0]
    distance = state.setting.grid.distance
    steps = [choice for choice in choices if isinstance(choice, Step | Advance)]
    if steps and goals:
        nearest = min(steps, key=lambda c: min(distance(HexId(c.hex), goal) for goal in goals))
        if isinstance(nearest, Step) or nearest.hex in goals:
            return nearest
    takes = [choice for choice in choices if isinstance(choice, Take)]
    stops = [choice for choice in choices if isinstance(choice, Stop)]
    return random.choice(takes or stops or [done(choices) or choices[0]])


class Company:
    """A desk at which the village is fought for, and a match without a page beside it."""

    def __init__(self, desk: Desk, server: Server, match: Match, language: str = "en") -> None:
        self.desk = desk
        self.match = match
        answer = server.post(
            "/api/tables/load",
            params={"players": "me,friend", "open_hands": "true"},
            content=dump(match).encode(),
        )
        assert answer.status_code == 201, answer.text
        seats = Seats(server, answer.json()["table"], answer.json()["token"])
        desk.sit_down(seats, SCENARIO, language=language, game="aslsk")
        expect(desk.see("phase-bar")).to_be_visible()
        desk.press("Escape")

    def enter(self, where: Locator) -> None:
        """Take what is focused; things beyond the window's edge are reached like this too."""
        where.focus()
        self.desk.press("Enter")

    def units_at(self, label: str) -> list[int]:
        state, h = state_of(self.match), hex_id(self.match, label)
        return [u for u in range(len(state.kind)) if state.place[u] == h]

    def unit(self, unit: int) -> Locator:
        return self.desk.unit(unit)

    def spot(self, label: str) -> tuple[float, float]:
        """Where a hex is on the screen."""
        board = self.desk.page.request.get(
            f"{self.desk.page.url.split('#')[0]}api/scenarios/aslsk/{SCENARIO}"
        ).json()["board"]
        place = next(hex_ for hex_ in board["hexes"] if hex_["label"] == label)
        stage = box(self.desk.page.locator("[data-testid='board'] .stage"))
        scale = stage["width"] / board["width"]
        return stage["x"] + place["x"] * scale, stage["y"] + place["y"] * scale

    def follow(self, choice: Choice) -> None:
        """The match without a page takes what the player took."""
        self.match.take(self.match.state.actor(), choice)

    def fire(self) -> FirePreview:
        """The attack that is being put together, as the rules see it."""
        for offer in self.match.game.offers(self.match.state, self.match.state.actor()):
            found = offer.preview
            if isinstance(found, Preview) and found.fire is not None:
                return found.fire
        raise AssertionError("no attack is being put together")
