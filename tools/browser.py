"""Find a Chromium for the browser tests, or install Debian's.

`python -m tools.browser` makes sure that there is one; the tests ask `find_browser`.
"""

import os
import shutil
import sys
from pathlib import Path

from tools.debian import install

SETTING = "HEXFRONT_BROWSER"
PACKAGES = ("chromium-headless-shell", "chromium")
"""The shell has no window, which is all the tests need, and takes a sixth less of the processor."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_CHROME = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
ADVICE = (
    "The browser tests need Chromium or Chrome. Install one with your system's package manager, "
    f"or set {SETTING} to the path of its program."
)


def find_browser() -> Path | None:
    """The browser that the setting names, or the first one on the machine."""
    if chosen := os.environ.get(SETTING):
        return Path(chosen) if Path(chosen).is_file() else None
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    return MAC_CHROME if MAC_CHROME.is_file() else None


def main() -> int:
    if find_browser() is not None:
        return 0
    if not os.environ.get(SETTING) and any(map(install, PACKAGES)) and find_browser() is not None:
        return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
