"""A small scenario file, and games set up from scenario files."""

from pathlib import Path

from hexfront.games.coh.notation import Position
from hexfront.games.coh.notation.writing import unit_names
from hexfront.games.coh.scenarios.scenario import load_scenario
from hexfront.games.coh.scenarios.start import start
from hexfront.games.coh.setting import Setting

BRIDGE = """\
number = 7
title = { en = "Bridge", ru = "Мост" }
note = { en = "A bridge.", ru = "Мост." }
designed = { en = "All of it.", ru = "Всё." }
layout = ["1"]
rounds = 4
first_turn = "soviet"
vp = { side = "german", points = 3 }
cards = [1, 2, 3]
dealt = [1]
chapters = 9
objectives = [{ hex = "I06", side = "soviet" }]

[german]
cap = 6
draw = 1
draw_later = 1
entry = ["B01", "B02"]
waiting = ["german-mg-34"]
due = [{ round = 3, kind = "german-pioneers" }]

[soviet]
cap = 4
draw = 2
draw_later = 1
placed = [{ kind = "soviet-maxim", hex = "M07", facing = "SW" }]
objective_vp = 2
"""


def written(folder: Path, text: str = BRIDGE) -> Path:
    """The scenario as the file scenarios/bridge.toml."""
    (folder / "scenarios").mkdir(exist_ok=True)
    path = folder / "scenarios" / "bridge.toml"
    path.write_text(text, encoding="utf-8")
    return path


def bridge(folder: Path) -> Position:
    """The bridge scenario, set up and waiting for the first card to be drawn."""
    return set_up(load_scenario(written(folder)))


def set_up(scenario: Setting) -> Position:
    """A scenario as it stands when the first card is to be drawn."""
    state = start(scenario)
    return Position(state, unit_names(state))
