"""A small sound scenario in which a test can make a slip."""

from pathlib import Path

FILE = "sample.toml"
SAMPLE = """
number = 7
title = { en = "Sample", ru = "Образец" }
board = "village/hills"
date = "1942-10"
turns = 6
sets_up_first = 1
moves_first = 0
otherwise = 1
special = [{ en = "A rule.", ru = "Правило." }]

[note]
en = "Somewhere."
ru = "Где-то."

[designed]
en = "All of it."
ru = "Всё."

[[sides]]
nationality = "german"
name = { en = "Attackers", ru = "Наступающие" }
edge = "west"

[[sides]]
nationality = "russian"
name = { en = "Defenders", ru = "Обороняющиеся" }
edge = "east"

[[groups]]
side = 1
name = { en = "Garrison", ru = "Гарнизон" }
elr = 3
area = ["columns M-W in board a"]
hidden = 2

[groups.units]
rus-447 = 5
rus-237 = 2
rus-9-1 = 1

[groups.weapons]
rus-lmg = 1

[[groups]]
side = 0
name = { en = "Company", ru = "Рота" }
elr = 3
area = ["columns A-H in board a"]

[groups.units]
ger-467 = 6

[groups.weapons]
ger-ft = 1

[[groups]]
side = 0
name = { en = "Reserve", ru = "Резерв" }
elr = 3
turn = 3
edge = "north"
area = ["columns A-H in board a"]

[groups.units]
ger-447 = 2

[[conditions]]
side = 0
kind = "control"
at_least = 6
hexes = ["stone buildings in columns N-S in board a"]
text = { en = "Take six.", ru = "Взять шесть." }

[[conditions]]
side = 0
kind = "exit"
at_least = 4
edge = "east"
hexes = ["rows 3-6 in board a"]
text = { en = "Leave.", ru = "Выйти." }

[[conditions]]
side = 1
kind = "casualties"
at_least = 8
at_once = true
text = { en = "Kill.", ru = "Уничтожить." }
"""


def sample(tmp_path: Path, text: str = SAMPLE) -> Path:
    """The data folder with the scenario in it."""
    data = tmp_path / "data"
    (data / "scenarios").mkdir(parents=True)
    (data / "scenarios" / FILE).write_text(text, encoding="utf-8")
    return data
