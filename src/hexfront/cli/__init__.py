"""The command `hexfront`: without arguments it starts the page.

Only typer is imported here; a command imports what it needs when it runs, so that help and
version come at once.
"""

from hexfront.cli.app import app, main

__all__ = ["app", "main"]
