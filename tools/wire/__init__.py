"""TypeScript types of everything that crosses the wire, written from the Python structs.

`python -m tools.wire` writes them into the page's sources, `--check` only says which are not up
to date. What all games share becomes `lib/wire.ts`, what one game adds `games/<id>/wire.ts`.
"""
