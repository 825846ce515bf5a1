"""Which data files are ours, and what reads them when somebody has changed them."""

from hexfront.games.s42.definitions.charts import load_charts
from hexfront.games.s42.definitions.units import load_definitions
from hexfront.games.s42.scenarios.scenario import load_scenario
from hexfront.play.rulebook import Check, in_folder

CHECKS = (
    Check(in_folder("scenarios", "maps"), load_scenario),
    Check(in_folder("charts", "rules"), lambda path: load_charts(path.parent)),
    Check(
        lambda path, keys: path.parent.name == "units",
        lambda path: load_definitions(path.parent.parent),
    ),
    Check(
        lambda path, keys: path.name in ("pieces.toml", "formations.toml"),
        lambda path: load_definitions(path.parent),
    ),
)
