"""`python -m hexfront.cli` is `hexfront`."""

from hexfront.cli import main

main()
