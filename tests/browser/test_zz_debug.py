import pytest, re
from playwright.sync_api import expect
from tests.browser.company import Company, label_of, prepared
from tests.browser.test_aslsk_turn import shoots

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("n", range(6))
def test_x(desk, server, n):
    company = Company(desk, server, prepared("FirePhase"))
    first = shoots(company.match)
    company.enter(company.unit(first.unit))
    expect(company.unit(first.unit)).to_have_attribute("aria-pressed", "true")
    company.enter(desk.lit(label_of(company.match, first.hex)))
    expect(desk.see("fire-panel")).to_be_visible()
    expect(desk.page.locator("[data-testid^='member-']")).to_have_count(1)
    desk.press("Escape")
    expect(desk.see("fire-panel")).to_have_count(0)
    company.enter(company.unit(first.unit))
    desk.page.wait_for_timeout(300)
    print(n, "pressed", company.unit(first.unit).get_attribute("aria-pressed"))
    company.enter(desk.lit(label_of(company.match, first.hex)))
    desk.page.wait_for_timeout(1500)
    if not desk.see("choice-Fire").count():
        desk.page.screenshot(path=f"/tmp/tmp.EkEliV71YE/dbg{n}.png")
        print("MISSING", n)
