"""Which data files are ours, and what reads them when somebody has changed them."""

from hexfront.games.aslsk import boards
from hexfront.games.aslsk.definitions.charts import FILES, load_charts
from hexfront.games.aslsk.definitions.nationalities import NATIONALITIES, load_definitions
from hexfront.games.aslsk.scenarios.scenario import load_scenario
from hexfront.play.rulebook import Check, in_folder

CHECKS = (
    Check(in_folder("scenarios", "sets_up_first"), load_scenario),
    Check(in_folder("boards", "letter"), boards.load),
    Check(
        lambda path, keys: (
            path.parent.name == "charts"
            and path.name in FILES
            and not (path.name == "terrain.toml" and "hexes" in keys)
        ),
        lambda path: load_charts(path.parent),
    ),
    Check(
        lambda path, keys: (
            path.parent.name in ("units", "guns", "vehicles") and path.stem in NATIONALITIES
        ),
        lambda path: load_definitions(path.parent.parent),
    ),
)
