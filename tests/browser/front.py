"""Fall Blau on the page: what a player's hands find on the large map, and the same game without."""

from functools import cache

from playwright.sync_api import Locator, expect

from hexfront.games.s42.choices import EndPhase
from hexfront.games.s42.screen.preview import AttackPreview, Preview
from hexfront.games.s42.setting import S42Options, Setting, setting
from hexfront.hexes import HexId
from hexfront.play import CHANCE, Choice, Match
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk, box
from tests.table.live import Server

SCENARIO = "fall-blau"
AXIS, SOVIET = 0, 1


@cache
def _setting() -> Setting:
    return setting(SCENARIO, S42Options())


def unit_id(key: str) -> int:
    return _setting().by_id[key]


def hex_id(label: str) -> HexId:
    theatre = _setting().country.theatre
    return next(h for h in theatre.grid.hexes if theatre.label(h) == label)


def label_of(place: int) -> str:
    return _setting().country.theatre.label(HexId(place))


class Front:
    """A desk at which Fall Blau is played, and a match without a page that keeps step with it."""

    def __init__(self, desk: Desk, server: Server, language: str = "en") -> None:
        self.desk = desk
        seats = server.new_table("me", "friend", game="s42", scenario=SCENARIO, open_hands=True)
        desk.sit_down(seats, SCENARIO, language=language, game="s42")
        self.match = Match(standard_shelf().game("s42"), SCENARIO)
        expect(desk.see("phase-bar")).to_be_visible()

    def follow(self, choice: Choice) -> None:
        """The match without a page takes what the player took; no die has fallen yet."""
        actor = self.match.state.actor()
        assert actor != CHANCE
        self.match.take(actor, choice)

    def end_phase(self) -> None:
        """The pointer is left where no stack opens under it."""
        offers = self.match.game.offers(self.match.state, self.match.state.actor())
        self.desk.click("choice-EndPhase")
        if any(offer.undone for offer in offers):
            self.desk.click("end-yes")
        self.desk.prompt.hover()
        self.follow(EndPhase())
        expect(self.desk.see("phase-bar")).to_have_attribute("data-phase", self.expected_phase)

    @property
    def phase(self) -> str | None:
        return self.desk.see("phase-bar").get_attribute("data-phase")

    @property
    def expected_phase(self) -> str:
        view = self.match.game.view(self.match.state, AXIS)
        phase: str = view.phase  # type: ignore[attr-defined]
        return phase

    def to_movement(self) -> "Front":
        self.end_phase()
        return self

    def to_combat(self) -> "Front":
        self.end_phase()
        self.end_phase()
        return self

    def enter(self, where: Locator) -> None:
        """Take what is focused; things beyond the window's edge are reached like this too."""
        where.focus()
        self.desk.press("Enter")

    def unit(self, key: str) -> Locator:
        return self.desk.unit(unit_id(key))

    def spot(self, label: str) -> tuple[float, float]:
        """Where a hex is on the screen."""
        theatre = self.desk.page.request.get(
            f"{self.desk.page.url.split('#')[0]}api/scenarios/s42/{SCENARIO}"
        ).json()
        hexes = {hex_["label"]: hex_ for hex_ in theatre["board"]["hexes"]}
        stage = box(self.desk.page.locator("[data-testid='board'] .stage"))
        scale = stage["width"] / theatre["board"]["width"]
        return stage["x"] + hexes[label]["x"] * scale, stage["y"] + hexes[label]["y"] * scale

    def attack_preview(self) -> AttackPreview:
        """The attack that is being put together, as the rules see it."""
        for offer in self.match.game.offers(self.match.state, AXIS):
            found = offer.preview
            if isinstance(found, Preview) and found.attack is not None:
                return found.attack
        raise AssertionError("no attack is being put together")
