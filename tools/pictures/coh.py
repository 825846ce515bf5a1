"""A game of Conflict of Heroes half-way through, with a unit that has much to fire at."""

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hexfront.games.coh.choices import Attack, Select
from hexfront.games.coh.state import CohState
from hexfront.play import Match
from tools.pictures.playing import played_until

SCENARIO = "kamenka"
ROUND = 2
UNDER_WAY = 4
"""Spent units in a round that is well under way."""
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
    """Played until a unit of the acting side has much to fire at, and that unit is picked."""
    match = played_until("coh", SCENARIO, SEEDS, lambda match: bool(well_armed(match)))
    match.take(match.state.actor(), well_armed(match)[0])
    return match


def well_armed(match: Match) -> list[Select]:
    """Units with much to fire at, once a round is well under way."""
    state = match.state
    assert isinstance(state, CohState)
    if state.round != ROUND or state.spent.bit_count() < UNDER_WAY:
        return []
    selects = [choice for choice in state.choices() if isinstance(choice, Select)]
    return [select for select in selects if len(targets(match, select)) >= AIMS]


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
