"""Take the pictures that the README shows: `python -m tools.pictures`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tools.browser import ADVICE, find_browser
from tools.page import ROOT
from tools.pictures import aslsk, coh, s42
from tools.pictures.table import open_table, serving, visit

FOLDER = ROOT / "docs/images"
PICTURES = {"game.png": coh, "crossroads.png": aslsk, "fall-blau.png": s42}
WINDOW = ViewportSize(width=1600, height=1000)


def main() -> int:
    program = find_browser()
    if program is None:
        print(ADVICE, file=sys.stderr)
        return 1
    wanted = sys.argv[1:] or list(PICTURES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(program))
        for name in wanted:
            kept = open_table(address, PICTURES[name].half_a_game())
            page = browser.new_context(viewport=WINDOW, locale="en-GB").new_page()
            visit(page, address, kept)
            PICTURES[name].point(page)
            page.screenshot(path=FOLDER / name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
