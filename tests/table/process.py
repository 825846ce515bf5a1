"""A server in a process of its own: prints its address and serves until it is killed."""

import sys
import time
from pathlib import Path

from tests.table.live import running, settings_in

if __name__ == "__main__":
    with running(settings_in(Path(sys.argv[1]))) as server:
        print(server.address, flush=True)
        time.sleep(600)
