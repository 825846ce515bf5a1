"""A game of Conflict of Heroes half-way through, with a unit that has much to fire at."""

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hexfront import games, opponents
from hexfront.games.coh.choices import Attack, Select
from hexfront.games.coh.state import CohState
from hexfront.games.coh.view import CohView
from hexfront.play import CHANCE, Match, SeededSource

SCENARIO = "kamenka"
ROUND = 2
INTO_THE_ROUND = 40
"""Choices after which a round is well under way."""
AIMS = 3
SEEDS = range(1, 20)
TIP_MS = 3_000
COVERED = """tip => {
  const box = tip.getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid^='unit-']")].filter(unit => {
    const { left, right, top, bottom } = unit.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  }).length;
}"""


def half_a_game() -> Match:
    """The first game that comes to a moment worth showing."""
    for seed in SEEDS:
        match = played(seed)
        if match is not None:
            return match
    raise SystemExit("no game has such a moment")


def played(seed: int) -> Match | None:
    """Played until a unit of the acting side has much to fire at, and that unit is picked."""
    match = Match(games.find("coh"), SCENARIO)
    dice = SeededSource(seed)
    players = [opponents.opponent_for("coh", seat, seed) for seat in (0, 1)]
    since = 0
    while not match.state.over:
        actor = match.state.actor()
        if actor == CHANCE:
            match.fall(dice(match.state.chances()))
            continue
        view = match.game.view(match.state, actor)
        assert isinstance(view, CohView)
        since = since + 1 if view.round == ROUND else 0
        if since > INTO_THE_ROUND and (select := worth_showing(match)):
            match.take(actor, select)
            return match
        match.take(actor, players[actor].choose(view, match.state.choices()))
    return None


def worth_showing(match: Match) -> Select | None:
    selects = [choice for choice in match.state.choices() if isinstance(choice, Select)]
    return next((select for select in selects if len(targets(match, select)) >= AIMS), None)


def targets(match: Match, select: Select) -> list[Attack]:
    after = match.state.copy()
    assert isinstance(after, CohState)
    after.take(select)
    return [choice for choice in after.choices() if isinstance(choice, Attack)]


def point(page: Page) -> None:
    """Point at a target, so that its odds are on the screen."""
    aims = page.locator("[data-testid^='lit-'][data-offer~='Attack']")
    aims.first.wait_for()
    page.get_by_test_id("round-card").wait_for(state="detached")
    rated = [(hidden, aim) for aim in aims.all() if (hidden := covered(page, aim)) is not None]
    if not rated:
        raise SystemExit("no target shows its odds")
    point_at(page, min(rated, key=lambda rating: rating[0])[1])


def point_at(page: Page, aim: Locator) -> bool:
    """Whether the target's odds came up; a stack of units fans out instead."""
    box = aim.bounding_box()
    assert box is not None
    page.mouse.move(0, 0)
    for passing in ("tip", "fan"):
        page.get_by_test_id(passing).wait_for(state="detached")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    try:
        page.get_by_test_id("tip").wait_for(timeout=TIP_MS)
    except PlaywrightTimeout:
        return False
    return True


def covered(page: Page, aim: Locator) -> int | None:
    """How many counters the tooltip of this target lies upon; None without a tooltip."""
    if not point_at(page, aim):
        return None
    hidden: int = page.get_by_test_id("tip").evaluate(COVERED)
    return hidden
