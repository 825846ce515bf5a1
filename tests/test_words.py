"""Every message id that the program uses has words in both languages."""

import re
from pathlib import Path
from typing import get_args

import pytest

import hexfront
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType
from hexfront.games.aslsk.legality import LEGALITY as ASLSK_LEGALITY
from hexfront.games.aslsk.places import Phase as AslskPhase
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.scenariofile import Edge
from hexfront.games.s42.scenarios.victory import THREATENED_AREAS
from hexfront.games.s42.screen.refuse import NAMED
from hexfront.words import LANGUAGES, bundle, say

SOURCE = Path(hexfront.__file__).parent
NO_MESSAGES = {"no-cache"}
"""What only looks like a message id."""
IDS = re.compile(r'"((?:log|no|refuse|tally)-[a-z0-9]+(?:-[a-z0-9]+)*)"')


def used_ids() -> set[str]:
    found: set[str] = set()
    for layer in ("games", "play", "table"):
        for path in (SOURCE / layer).rglob("*.py"):
            found.update(IDS.findall(path.read_text(encoding="utf-8")))
    found -= NO_MESSAGES
    found.update(f"tally-terrain-{terrain}" for terrain in definitions().terrain)
    found.update(f"log-rally-{end}-seen" for end in ("fails", "succeeds"))
    found.update(f"log-phase-{phase.name.lower()}" for phase in Phase if phase is not Phase.WEATHER)
    found.update(f"no-such-{what}" for what in NAMED.values())
    found.update(f"no-such-{named.message}" for named in ASLSK_LEGALITY.names.values())
    found.update(f"tally-{hexside.value}" for hexside in HexsideType)
    found.update(
        f"log-phase-{phase.name.lower().replace('_', '-')}"
        for phase in AslskPhase
        if phase is not AslskPhase.SET_UP
    )
    found.update(f"log-end-{how}" for how in ("conditions", "nobody-left", "otherwise"))
    found.update(f"tally-vp-area-{area.lower()}" for area in THREATENED_AREAS)
    found.update(f"tally-vp-exit-{edge}" for edge in get_args(Edge))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_words(language: str) -> None:
    missing = sorted(name for name in used_ids() if not bundle(language).has_message(name))
    assert missing == []


def test_both_languages_have_the_same_messages() -> None:
    ids = {
        language: {
            match
            for path in (SOURCE / "words" / language).glob("*.ftl")
            for match in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE)
        }
        for language in LANGUAGES
    }
    assert ids["en"] == ids["ru"]


def test_plurals_follow_the_language() -> None:
    assert say("en", "log-attack", unit="MG 34", hex="C04", support=0) == "MG 34 attacks C04."
    assert say("en", "log-attack", unit="MG 34", hex="C04", support=1).endswith("by 1 unit.")
    assert say("ru", "log-attack", unit="MG 34", hex="C04", support=2).endswith("2 подразделений.")


def test_a_message_without_words_shows_its_id() -> None:
    assert say("en", "log-never-heard-of") == "log-never-heard-of"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError, match="de"):
        bundle("de")
