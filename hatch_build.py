"""The wheel's build hook: an installed Hexfront carries its page."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build frontend does not put the project's own folder on the path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import page


class PageHook(BuildHookInterface[BuilderConfig]):
    """Builds the page before a wheel is packed, unless the one that is there is up to date."""

    def dependencies(self) -> list[str]:
        if page.is_fresh(Path(self.root)) or page.find_node():
            return []
        return [page.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # An editable install serves the work tree's page, which the Makefile keeps fresh.
        if version == "editable" or self.target_name != "wheel" or page.is_fresh(root):
            return
        page.build(root, page.find_node() or page.install_node())
