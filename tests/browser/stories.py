"""Games played beforehand: the seeds whose dice a test wants, and tables that stand as told."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

import msgspec

from hexfront.games.coh.choices import Attack, Select, Shift
from hexfront.games.coh.game import CohGame
from hexfront.games.coh.screen.view import CohView
from hexfront.games.coh.state import CohState
from hexfront.play import CHANCE, Choice, Entry, IllegalChoiceError, Match, State, dump
from hexfront.table.course import Course, SeededDice
from hexfront.table.shelf import standard_shelf
from tests.table.live import Seats, Server

GERMAN, SOVIET = 0, 1
PEOPLE = frozenset({GERMAN, SOVIET})
MOST_SEEDS = 3000

Holds = Callable[["Story"], bool]


@cache
def coh() -> CohGame:
    game = standard_shelf().game("coh")
    assert isinstance(game, CohGame)
    return game


@cache
def _hexes(scenario: str) -> dict[str, int]:
    facts = msgspec.to_builtins(standard_shelf().facts_of("coh").scenario_facts(scenario))
    return {place["label"]: place["id"] for place in facts["board"]["hexes"]}


def hex_id(scenario: str, label: str) -> int:
    return _hexes(scenario)[label]


def label_of(scenario: str, place: int) -> str:
    return next(label for label, found in _hexes(scenario).items() if found == place)


def seen(state: State, seat: int) -> CohView:
    assert isinstance(state, CohState)
    view = coh().view(state, seat)
    assert isinstance(view, CohView)
    return view


class Story:
    """A game without a table, whose dice fall as they would at a table with this seed."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.scenario = scenario
        self.seed = seed
        self.course = Course(Match(coh(), scenario), SeededDice(seed), PEOPLE)
        self.course.run_on()

    def tell(self, choices: Iterable[Choice]) -> "Story":
        for choice in choices:
            self.course.take(self.course.actor, choice)
        return self

    @property
    def state(self) -> CohState:
        state = self.course.match.state
        assert isinstance(state, CohState)
        return state

    def seen_by(self, seat: int) -> CohView:
        return seen(self.state, seat)

    @property
    def choices(self) -> list[Choice]:
        return list(self.state.choices())

    @property
    def log(self) -> list[Entry]:
        return [entry for entries in self.course.match.entries for entry in entries]

    def has(self, message: str) -> bool:
        return any(entry.message == message for entry in self.log)


def story_where(scenario: str, choices: Iterable[Choice], holds: Holds) -> Story:
    """The first seed under which these choices are legal and lead to what is wanted."""
    wanted = list(choices)
    for seed in range(MOST_SEEDS):
        story = Story(scenario, seed)
        try:
            story.tell(wanted)
        except IllegalChoiceError:
            continue
        if holds(story):
            return story
    raise AssertionError(f"no seed below {MOST_SEEDS} leads there")


@dataclass(frozen=True)
class Shot:
    """A unit that can fire in the first turn at a lone enemy, without asking for support."""

    unit: int
    hex: int
    target: int

    @property
    def opening(self) -> list[Choice]:
        return [Select(self.unit), Attack(self.unit, self.hex)]


@cache
def first_shot(scenario: str = "kamenka") -> Shot:
    start = Story(scenario, 0)
    for select in start.choices:
        if not isinstance(select, Select):
            continue
        for attack in Story(scenario, 0).tell([select]).choices:
            if isinstance(attack, Attack) and (shot := _lone_target(start, attack)):
                return shot
    raise AssertionError(f"nobody can fire in the first turn of {scenario}")


def _lone_target(start: Story, attack: Attack) -> Shot | None:
    there = [unit.id for unit in start.seen_by(GERMAN).units if unit.hex == attack.to]
    asked = Story(start.scenario, 0).tell([Select(attack.unit), attack]).choices
    if len(there) != 1 or not any(isinstance(choice, Shift) for choice in asked):
        return None
    return Shot(attack.unit, attack.to, there[0])


def quiet(story: Story) -> bool:
    """Nobody holds a card that could be played in the middle of an action."""
    between = {5, 6, 7, 8, 11, 13}
    return not any(between & set(story.seen_by(seat).hand) for seat in PEOPLE)


def table_with(server: Server, story: Story, *players: str, open_hands: bool = True) -> Seats:
    """A table at which this story has been played, and goes on under its seed."""
    seats = server.new_table(
        *players,
        game="coh",
        scenario=story.scenario,
        seed=story.seed,
        open_hands=open_hands and "computer" not in players,
    )
    answered = story.course.answered
    with seats.page() as line:
        for number, step in enumerate(story.course.match.steps):
            if step.seat == CHANCE or number in answered:
                continue
            if line.my_move()["seat"] != step.seat:
                line.sit(step.seat)
                line.until(lambda update, seat=step.seat: update["seat"] == seat)  # type: ignore[misc]
            choice = msgspec.to_builtins(step.taken)
            line.take(choice.pop("type"), **choice)
        line.until(lambda update: update["step"] >= 0)
    return seats


def finished_game(scenario: str, seed: int) -> tuple[str, CohView]:
    """The save of a game played to its end at random, and how it ended."""
    random = Random(seed)
    match = Match(coh(), scenario)
    while not match.state.over:
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(match.state.chances().sample(random))
        else:
            match.take(actor, random.choice(match.state.choices()))
    return dump(match), seen(match.state, GERMAN)
