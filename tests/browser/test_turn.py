"""Turns played with the mouse: move, fire, rally, cards, undo, and what is refused."""

import re
from fractions import Fraction
from itertools import product

import pytest
from playwright.sync_api import expect

from hexfront.games.coh.choices import (
    Attack,
    Enter,
    Face,
    Move,
    PlayCard,
    Rally,
    Select,
    Shift,
    SpendCap,
    StealthMove,
)
from hexfront.games.coh.moments.rolls import AfterRoll
from hexfront.games.coh.screen.preview import Preview
from hexfront.play import Choice
from tests.browser.desk import Desk
from tests.browser.stories import (
    GERMAN,
    SOVIET,
    Story,
    coh,
    first_shot,
    hex_id,
    label_of,
    quiet,
    story_where,
    table_with,
)
from tests.table.live import Server

pytestmark = pytest.mark.browser

FACINGS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
KAMENKA, AMBUSH = "kamenka", "ambush"


def chance_of(number: int) -> str:
    """2d6 reach the number: counted here by hand."""
    reached = sum(a + b >= number for a, b in product(range(1, 7), repeat=2))
    return str(Fraction(reached, 36)) if 0 < reached < 36 else f"{reached // 36}/1"


def sit_at(desk: Desk, server: Server, story: Story) -> Desk:
    return desk.sit_down(table_with(server, story, "me", "friend"), story.scenario)


def fresh_start(choices: list[Choice] | None = None) -> Story:
    return story_where(KAMENKA, choices or [], quiet)


def test_a_unit_is_picked_moved_and_turned(desk: Desk, server: Server) -> None:
    sit_at(desk, server, fresh_start())
    shot = first_shot()
    expect(desk.on_offer("Select").first).to_be_visible()
    desk.pick(shot.unit)
    story = fresh_start().tell([Select(shot.unit)])
    costs = {
        label_of(KAMENKA, offer.choice.to): offer.preview.cost.total
        for offer in coh().offers(story.state, GERMAN)
        if isinstance(offer.choice, Move)
    }
    expect(desk.on_offer("Move")).to_have_count(len(costs))
    for label, cost in costs.items():
        expect(desk.lit(label)).to_have_accessible_name(f"Move to {label} ({cost} AP)")
    there = next(label for label in costs if not crowded(story, label))
    desk.lit(there).click()
    expect(desk.on_offer("Face")).to_have_count(6)
    desk.click("facing-3")
    expect(desk.see("spend-choice")).to_be_visible()
    desk.click("spend-0")
    expect(desk.unit(shot.unit)).to_have_accessible_name(re.compile(f", {there}, facing south\\b"))
    expect(desk.log(f"moves to {there}.")).to_have_count(1)
    expect(desk.log("Spent Check:")).to_have_count(1)


def crowded(story: Story, label: str) -> bool:
    place = hex_id(story.scenario, label)
    return any(unit.hex == place for unit in story.seen_by(GERMAN).units)


def test_a_unit_enters_from_beside_the_board(desk: Desk, server: Server) -> None:
    story = story_where("partisans", [], quiet)
    select = next(choice for choice in story.choices if isinstance(choice, Select))
    entries = [to for to in story.tell([select]).choices if isinstance(to, Enter)]
    sit_at(desk, server, Story("partisans", story.seed))
    desk.see("reserves").get_by_test_id(f"unit-{select.unit}").click()
    expect(desk.on_offer("Enter")).to_have_count(len(entries))
    label = label_of("partisans", entries[0].to)
    facings = coh().offers(story.tell([entries[0]]).state, story.state.actor())
    (ahead,) = [o.choice.facing for o in facings if isinstance(o.choice, Face) and o.preview]
    desk.lit(label).click()
    expect(desk.see(f"facing-{ahead}")).to_have_attribute("data-default", "")
    desk.press("Enter")
    expect(desk.unit(select.unit)).to_have_accessible_name(
        re.compile(f", {label}, facing {FACINGS[ahead]}\\b")
    )
    expect(desk.log(f"enters the board in {label}.")).to_have_count(1)


def test_a_pile_fans_out_so_that_each_counter_can_be_picked(desk: Desk, server: Server) -> None:
    story = fresh_start()
    units = [unit for unit in story.seen_by(GERMAN).units if unit.side == GERMAN]
    pile = next(
        [other.id for other in units if other.hex == unit.hex]
        for unit in units
        if unit.hex >= 0 and sum(other.hex == unit.hex for other in units) > 1
    )
    sit_at(desk, server, story)
    desk.unit(pile[-1]).click()
    for unit in pile:
        expect(desk.see(f"fan-unit-{unit}")).to_be_visible()
    desk.click(f"fan-unit-{pile[0]}")
    expect(desk.see("fan")).to_have_count(0)
    expect(desk.see(f"unit-{pile[0]}")).to_have_attribute("aria-pressed", "true")


def test_a_comrade_in_a_lit_hex_is_gone_to_or_picked_instead(desk: Desk, server: Server) -> None:
    """The two stand side by side, so the click may mean either."""
    story = fresh_start()
    alone = [
        unit.id
        for unit in story.seen_by(GERMAN).units
        if unit.side == GERMAN
        and unit.hex >= 0
        and sum(other.hex == unit.hex for other in story.seen_by(GERMAN).units) == 1
    ]
    sit_at(desk, server, story)
    desk.unit(alone[0]).click()
    expect(desk.unit(alone[0])).to_have_attribute("aria-pressed", "true")
    desk.unit(alone[1]).click()
    desk.click("menu-Select")
    expect(desk.unit(alone[1])).to_have_attribute("aria-pressed", "true")
    expect(desk.unit(alone[0])).to_have_attribute("aria-pressed", "false")
    desk.unit(alone[0]).click()
    desk.click("menu-Move")
    expect(desk.on_offer("Face")).to_have_count(6)


def test_fire_with_cap_and_the_exact_odds_beforehand(desk: Desk, server: Server) -> None:
    shot = first_shot()
    fired = [*shot.opening, Shift(-2), SpendCap(1)]
    story = story_where(
        KAMENKA, fired, lambda told: quiet(told) and told.has("log-hit") and spent_once(told)
    )
    sit_at(desk, server, Story(KAMENKA, story.seed))
    cap = story.seen_by(GERMAN).cap[GERMAN] + 3
    desk.cap(GERMAN, cap)
    desk.pick(shot.unit)
    desk.unit(shot.target).hover()
    preview = preview_of(story.seed, shot.opening)
    target = preview.targets[0]
    tip = desk.see("tip")
    expect(tip.get_by_test_id("tally-total").nth(0)).to_have_text(str(target.defense.total))
    expect(tip.get_by_test_id("tally-total").nth(1)).to_have_text(str(target.attack.total))
    expect(tip).to_contain_text(f"needs {target.number}+")
    for spent in (0, 1, 2):
        row = tip.get_by_test_id("odds").locator("tbody tr").nth(spent)
        expect(row.locator("td").nth(1)).to_have_text(f"{target.number - spent}+")
        expect(row.locator("td").nth(2)).to_have_attribute(
            "title", chance_of(target.number - spent)
        )
    desk.unit(shot.target).click()
    for spent in (0, 1, 2):
        row = desk.see(f"shift-{-spent}")
        expect(row.locator(".chance")).to_have_attribute("title", chance_of(target.number - spent))
    desk.click("shift--2")
    desk.cap(GERMAN, cap - 2)
    hit = next(entry for entry in story.log if entry.message == "log-hit")
    line = desk.log(f"against {target.number - 2}:")
    expect(line).to_contain_text("is hit.")
    for place, face in enumerate(str(hit.args["dice"]).split("+")):
        expect(line.get_by_role("img").nth(place)).to_have_accessible_name(face)
    expect(desk.unit(shot.target)).to_have_accessible_name(re.compile("marker face down"))
    desk.click("spend-1")
    desk.cap(GERMAN, cap - 3)
    expect(desk.log("Spent Check:")).to_have_count(1)


def spent_once(story: Story) -> bool:
    return story.has("log-stays-fresh") or story.has("log-becomes-spent")


def preview_of(seed: int, opening: list[Choice]) -> Preview:
    story = Story(KAMENKA, seed).tell(opening[:1])
    offers = coh().offers(story.state, GERMAN)
    preview = next(offer.preview for offer in offers if offer.choice == opening[1])
    assert isinstance(preview, Preview)
    return preview


def test_dice_are_shown_in_the_middle_and_can_be_skipped(desk: Desk, server: Server) -> None:
    shot = first_shot()
    story = story_where(KAMENKA, shot.opening, quiet)
    seats = table_with(server, story, "me", "friend")
    desk.in_slow_motion().sit_down(seats, KAMENKA, speed="slow")
    desk.click("shift-0")
    expect(desk.see("dice-stage").get_by_role("img").nth(1)).to_be_visible()
    desk.press("Escape")
    expect(desk.see("spend-choice")).to_be_visible()
    expect(desk.see("dice-stage")).to_have_count(0)


def test_a_unit_rallies(desk: Desk, server: Server) -> None:
    shot = first_shot()
    fired = [*shot.opening, Shift(-2), SpendCap(0)]
    rally = [Select(shot.target), Rally(shot.target), Shift(0)]
    story = story_where(
        KAMENKA, [*fired, *rally], lambda told: quiet(told) and told.has("log-rallied")
    )
    sit_at(desk, server, Story(KAMENKA, story.seed).tell(fired))
    desk.pick(shot.target)
    marked = desk.see("unit-sheet").locator(".notes")
    expect(marked).to_contain_text("rallies on")
    desk.see("choice-Rally").hover()
    expect(desk.see("peek").get_by_test_id("odds")).to_be_visible()
    desk.click("choice-Rally")
    desk.click("shift-0")
    expect(desk.log("has rallied.")).to_have_count(1)
    expect(marked).to_have_count(0)
    desk.click("spend-0")
    expect(desk.see("cap-0")).to_contain_text("you")


@pytest.mark.parametrize("label", ["J04", "D11"])
def test_a_refusal_tells_the_reason_and_opens_the_rule(
    desk: Desk, server: Server, label: str
) -> None:
    shot = first_shot()
    story = fresh_start([Select(shot.unit)])
    refusal = coh().refuse(story.state, GERMAN, Move(shot.unit, hex_id(KAMENKA, label)))
    text = server.get("/api/rules/coh/en").json()[refusal.rule]
    sit_at(desk, server, story)
    desk.click(f"hex-{label}")
    expect(desk.see("why-not-reason")).to_have_text(
        f"{label} is not adjacent: a unit moves one hex at a time."
    )
    expect(desk.see("why-not")).to_contain_text(text["title"])
    desk.see("why-not").get_by_test_id("rule-link").first.click()
    rule = desk.see(f"rule-{refusal.rule}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(text["title"])
    desk.click("rule-close")
    desk.press("Escape")
    expect(desk.see("why-not")).to_have_count(0)


def test_an_enemy_that_cannot_be_fired_at(desk: Desk, server: Server) -> None:
    shot = first_shot()
    story = fresh_start([Select(shot.unit)])
    aims = {choice.to for choice in story.choices if isinstance(choice, Attack)}
    safe = next(
        unit
        for unit in story.seen_by(GERMAN).units
        if unit.side == SOVIET and unit.hex >= 0 and unit.hex not in aims
    )
    refusal = coh().refuse(story.state, GERMAN, Attack(shot.unit, safe.hex))
    sit_at(desk, server, story)
    desk.unit(safe.id).click()
    expect(desk.see("why-not").get_by_test_id("rule-link").last).to_have_attribute(
        "data-cites", refusal.rule
    )


def test_a_card_is_played(desk: Desk, server: Server) -> None:
    """Sniper Fire: the enemy loses CAP by the die."""
    story = story_where(
        KAMENKA, [PlayCard(10)], lambda told: sniped(told) == 2 and told.seen_by(GERMAN).hand != ()
    )
    sit_at(desk, server, Story(KAMENKA, story.seed))
    before = story.seen_by(GERMAN).cap[SOVIET] + 2
    desk.cap(SOVIET, before)
    desk.see("card-10").hover()
    expect(desk.page.locator(".large")).to_contain_text("Roll 1d6")
    desk.click("card-10")
    expect(desk.log("German plays “Sniper Fire”.")).to_have_count(1)
    desk.cap(SOVIET, before - 2)
    expect(desk.see("card-10")).to_have_count(0)


def sniped(story: Story) -> int:
    return next((int(e.args["cap"]) for e in story.log if e.message == "log-sniper"), 0)


def test_a_card_that_cannot_be_played_now_says_why(desk: Desk, server: Server) -> None:
    story = story_where(
        KAMENKA,
        [],
        lambda told: 13 in told.seen_by(GERMAN).hand and PlayCard(13) not in told.choices,
    )
    sit_at(desk, server, story)
    desk.click("card-13")
    expect(desk.see("why-not-reason")).to_contain_text("cannot be played at this moment")


def just_missed(story: Story) -> bool:
    """Luck! is at hand, and would help five times out of six."""
    if not isinstance(story.state.stack[-1], AfterRoll) or PlayCard(13) not in story.choices:
        return False
    return story.state.stack[-2].margin(story.state) == -1


def test_a_window_says_what_was_rolled_and_what_a_card_would_do(desk: Desk, server: Server) -> None:
    story = story_where(KAMENKA, [*first_shot().opening, Shift(0)], just_missed)
    result = story.state.stack[-2]
    sit_at(desk, server, story)
    needed = result.number.total
    expect(desk.see("roll-result")).to_have_text(
        f"Rolled {result.total}, needed {needed}: missed by 1"
    )
    expect(desk.see("window-card-13")).to_contain_text("83")
    expect(desk.see("window-card-13")).to_contain_text("otherwise it rises by 2")
    desk.click("settings")
    desk.click("orders")
    expect(desk.see("order-rerolls")).to_have_value("matters")
    desk.press("Escape")
    desk.see("order-here-rerolls").select_option("never")
    expect(desk.log("a miss at")).to_have_count(1)
    desk.page.reload()
    desk.click("settings")
    desk.click("orders")
    expect(desk.see("order-rerolls")).to_have_value("never")


def test_undo_by_button_and_by_key(desk: Desk, server: Server) -> None:
    shot = first_shot()
    story = fresh_start()
    sit_at(desk, server, story)
    expect(desk.see("undo")).to_be_disabled()
    start = desk.position()
    desk.pick(shot.unit)
    desk.unit(shot.target).click()
    desk.click("shift-0")
    expect(desk.see("spend-choice")).to_be_visible()
    desk.click("undo")
    expect(desk.see("roll-choice")).to_be_visible()
    desk.press("u")
    expect(desk.see("step-back")).to_be_visible()
    expect(desk.log("attacks")).to_have_count(0)
    desk.press("Control+z")
    expect(desk.see("unit-chips")).to_be_visible()
    expect(desk.see("undo")).to_be_disabled()
    assert desk.position() == start


def test_the_line_of_sight_shows_while_its_key_is_held(desk: Desk, server: Server) -> None:
    sit_at(desk, server, fresh_start())
    desk.unit(first_shot().target).hover()
    desk.page.keyboard.down("l")
    expect(desk.see("sight")).to_be_visible()
    desk.see("hex-J04").hover()
    expect(desk.see("sight").locator(".origin")).to_have_count(1)
    desk.page.keyboard.up("l")
    expect(desk.see("sight")).to_have_count(0)


def test_a_hex_with_two_meanings_asks_which(desk: Desk, server: Server) -> None:
    story = story_where(AMBUSH, [Select(0)], quiet)
    plain = {choice.to for choice in story.choices if isinstance(choice, Move)}
    secret = [choice.to for choice in story.choices if isinstance(choice, StealthMove)]
    to = label_of(AMBUSH, next(place for place in secret if place in plain))
    sit_at(desk, server, story)
    spot = desk.lit(to)
    spot.click()
    expect(desk.see("hex-menu").get_by_role("menuitem")).to_have_count(2)
    expect(desk.see("menu-Move")).to_be_focused()
    desk.press("Escape")
    expect(desk.see("hex-menu")).to_have_count(0)
    spot.focus()
    desk.press("Enter")
    desk.click("menu-StealthMove")
    expect(desk.see("hex-menu")).to_have_count(0)
    expect(desk.unit(0)).to_have_attribute("aria-label", re.compile(rf"\b{to}\b"))
