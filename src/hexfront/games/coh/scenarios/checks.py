"""Which data files are ours, and what reads them when somebody has changed them."""

from hexfront.games.coh.definitions.library import load_definitions
from hexfront.games.coh.scenarios.conditions import read_words
from hexfront.games.coh.scenarios.scenario import check_scenario
from hexfront.games.coh.solo.deck import load_orders
from hexfront.games.coh.terrain.maps import load_board
from hexfront.play.rulebook import Check, in_folder

DEFINITIONS = (
    "units.toml", "terrain.toml", "markers.toml", "cards.toml", "weapons.toml", "works.toml",
)  # fmt: skip

CHECKS = (
    Check(in_folder("scenarios", "layout"), check_scenario),
    Check(
        lambda path, keys: path.parent.name == "boards" and "map" in keys and "letter" not in keys,
        load_board,
    ),
    Check(lambda path, keys: "origin" in keys and "cards" in keys, load_orders),
    Check(lambda path, keys: keys == {"sides", "sentences"}, read_words),
    Check(
        lambda path, keys: path.name in DEFINITIONS and path.parent.name != "charts",
        lambda path: load_definitions(path.parent),
    ),
)
