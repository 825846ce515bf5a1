"""Fall Blau on the page: what a player's hands find on the large map, and the same game without."""

from functools import cache

import msgspec
from playwright.sync_api import Locator, expect

from hexfront.games.s42.choices import EndPhase
from hexfront.games.s42.game import S42Game
from hexfront.games.s42.setting import S42Options, Setting, setting
from hexfront.games.s42.state import S42State
from hexfront.play import Choice, dice_free
from hexfront.table.shelf import standard_shelf
from tests.browser.desk import Desk
from tests.table.live import Server

SCENARIO = "fall-blau"
