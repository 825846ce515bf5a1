"""The site of these pages and of the Python reference: `make docs`, then build/site/index.html."""

import sys
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from hexfront import __version__  # noqa: E402
from tools.site import read_in, with_listings  # noqa: E402

project = "Hexfront"
author = "Hexfront contributors"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = f"Hexfront {__version__}"
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 4
default_role = "code"
smartquotes = False
autodoc_default_options = {"members": True, "show-inheritance": False}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
add_module_names = False


def setup(app: Sphinx) -> None:
    app.connect("source-read", lambda _app, _name, source: read_in(source))
    app.connect("autodoc-process-docstring", lambda *told: with_listings(told[-1]))
