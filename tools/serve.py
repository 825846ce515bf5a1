"""`make serve`: a small site on this machine, PostgreSQL and two servers, until interrupted."""

import os
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

from tools.postgres import postgres

PORTS = (8000, 8001)
DATA = Path(__file__).resolve().parent.parent / "build" / "serve"


def main() -> None:
    with ExitStack() as site:
        url = os.environ.get("HEXFRONT_DATABASE") or site.enter_context(postgres(DATA))
        environment = {**os.environ, "HEXFRONT_DATABASE": url}
        command = [sys.executable, "-m", "hexfront.cli", "--no-browser", *sys.argv[1:]]
        servers = [
            site.enter_context(subprocess.Popen([*command, "--port", str(port)], env=environment))
            for port in PORTS
        ]
        with suppress(KeyboardInterrupt):
            for server in servers:
                server.wait()
        for server in servers:
            server.terminate()


if __name__ == "__main__":
    main()
