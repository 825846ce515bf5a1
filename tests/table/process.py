"""A server in a process of its own, as a person starts it; serves until it is stopped."""

import sys
from pathlib import Path

from hexfront.table import serve
from tests.table.live import duel_shelf, settings_in

if __name__ == "__main__":
    folder, port, browser = sys.argv[1:]
    serve(
        port=int(port),
        open_browser=browser == "browser",
        settings=settings_in(Path(folder)),
        shelf=duel_shelf(),
    )
