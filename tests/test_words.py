"""Every message id that the program uses has words in both languages, in its own namespace."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

import hexfront
from hexfront.games import find, rulebooks
from hexfront.games.aslsk.definitions.terrain_effects import HexsideType
from hexfront.games.aslsk.legality import LEGALITY as ASLSK_LEGALITY
from hexfront.games.aslsk.places import Phase as AslskPhase
from hexfront.games.coh.choices import CohChoice, Gather, GroupKind
from hexfront.games.coh.definitions.library import definitions
from hexfront.games.coh.game import CohGame
from hexfront.games.s42.legality import NAMES
from hexfront.games.s42.places import Phase
from hexfront.games.s42.scenarios.scenariofile import Edge
from hexfront.games.s42.scenarios.victory import THREATENED_AREAS
from hexfront.play import Moment
from hexfront.play.moment import DiceMoment
from hexfront.table import errors
from hexfront.table.errors import TableError
from hexfront.words import LANGUAGES, bundle, catalogues, say
from tools.wire.typescript import descendants

SOURCE = Path(hexfront.__file__).parent
GAMES = tuple(
    game for game, book in rulebooks().items() if book.words and SOURCE in book.words.parents
)
SHARED = ""


def kebab(name: str) -> str:
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


MADE_UP: dict[str, set[str]] = {
    "coh": {
        *(f"choice-{kebab(kind.__name__)}" for kind in get_args(CohChoice) if kind is not Gather),
        *(f"choice-gather-{kind.value}" for kind in GroupKind),
        *(f"tally-terrain-{terrain}" for terrain in definitions().terrain),
        *(f"log-rally-{end}-seen" for end in ("fails", "succeeds")),
        *(f"ui-order-{kind}" for kind in CohGame.orders),
        *(f"ui-order-says-{order}" for said in CohGame.orders.values() for order in said),
    },
    "s42": {
        *(f"log-phase-{phase.name.lower()}" for phase in Phase if phase is not Phase.WEATHER),
        *(f"no-such-{what}" for what in {named.message for named in NAMES.values()}),
        *(f"tally-vp-area-{area.lower()}" for area in THREATENED_AREAS),
        *(f"tally-vp-exit-{edge}" for edge in get_args(Edge)),
        *(f"s42-{side}" for side in ("attackers", "defenders")),
    },
    "": {
        *(f"ui-windows-{order}" for order in ("ask", "fits", "never")),
        *(f"ui-{tool}" for tool in ("zoom-in", "zoom-out", "fit")),
    },
    "aslsk": {
        *(f"asl-end-{how}" for how in ("conditions", "nobody-left", "otherwise")),
        *(f"no-such-{named.message}" for named in ASLSK_LEGALITY.names.values()),
        *(f"tally-{hexside.value}" for hexside in HexsideType),
        *(
            f"log-phase-{phase.name.lower().replace('_', '-')}"
            for phase in AslskPhase
            if phase is not AslskPhase.SET_UP
        ),
        *(f"log-end-{how}" for how in ("conditions", "nobody-left", "otherwise")),
    },
}
"""Ids that are put together from parts, where the sources do not show which."""

ASKS = {"coh": "ui-ask", "aslsk": "asl-ask", "s42": "s42-ask"}
"""How the questions of a moment begin; not every moment asks."""

FOR_OPERATORS = {"bad-request", "unknown-language", "wrong-host", "wrong-origin"}
FOR_OPERATORS |= {"not-inside", "only-watching", "unpledged"}
ON_THEIR_OWN_PAGE = {"bad-save", "not-shown-yet"}
"""Codes of faults that no player meets, and those that the page words where they come up."""

NEVER_ASKED = {"DeckCost", "FirePhase"}
"""What an order deck pays, no person decides; phases of fire are asked for by the phase."""

NO_MESSAGES = {"no-cache", "no-store"}
"""What only looks like a message id."""

IN_RULES = re.compile(r'"((?:log|no|refuse|tally)-[a-z0-9]+(?:-[a-z0-9]+)*)"')
IN_PAGE = re.compile(r"\bt\(\s*[\"']([a-z][a-z0-9-]*)[\"']")
QUOTED = re.compile(r"[\"'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)[\"'`]")
TEMPLATE = re.compile(r"`([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{(?:[^{}`]|\{[^{}]*\})*\})*)`")
ARGUMENT = re.compile(r"\$(\w+)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =((?:.|\n(?=[ }]))*)", re.MULTILINE)
NAMED = "unit|leader|target|giver|enemy|weapon|vehicle|holder|attacker|aimed|by"
GOVERNED = re.compile(
    r"(?:\b(?:из|по|под|у|на|против|к|с|со|от|до|для|без|при|за|в|о|об|над|перед|через|после)"
    r"|[а-яё]+(?:ет|ит|ёт|ют|ят|ут|ать|ить|нести|экипаж\w*|огня|цел[ьи]))"
    rf" \{{ \$(?:{NAMED}) \}}",
    re.IGNORECASE,
)
"""A word of Russian that would have the name after it in another case than the first."""
NOMINATIVE = re.compile(r"(?:остаётся|выполняет|руководит) \{|(?:на|за) \{ \$by \}")
"""After these the name is who does it, or a number follows."""


@cache
def messages(language: str, game: str) -> dict[str, str]:
    """The messages of one namespace alone: id and pattern."""
    shared = set(catalogues(language)) if game else set()
    return {
        found[1]: found[2]
        for path in catalogues(language, game)
        if path not in shared
        for found in MESSAGE.finditer(path.read_text("utf-8"))
    }


@cache
def rules_text(game: str) -> str:
    """The Python sources of a game and of its computer player; or of all the rest."""
    parts = ("games/", "opponents/") if game else ("play", "table", "lab")
    return "\n".join(_text_below(SOURCE / f"{part}{game}", ".py") for part in parts)


@cache
def page_text(game: str) -> str:
    """A game's part of the page, or what all games share."""
    shared = ("web/src/lib", "web/src/components", "web/src/games/generic")
    parts = ("web/src/games/",) if game else shared
    return "\n".join(_text_below(SOURCE / f"{part}{game}", ".ts", ".svelte") for part in parts)


def _text_below(folder: Path, *suffixes: str) -> str:
    return "\n".join(
        path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in suffixes and path.name != "wire.ts"
    )


def asked(game: str) -> set[str]:
    """The questions that moments of a game may put, and the hints that go with them."""
    if game not in ASKS:
        return set()
    package = f"{type(find(game)).__module__.rpartition('.')[0]}."
    return {
        f"{begins}-{kebab(cls.__name__)}"
        for cls in descendants(Moment)
        if cls.__module__.startswith(package)
        for begins in (ASKS[game], "hint")
    }


@cache
def patterns(game: str) -> tuple[re.Pattern[str], ...]:
    """Ids that the page puts together, with whatever may stand in their gaps."""
    found = {
        re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", text)
        for text in TEMPLATE.findall(page_text(game))
    }
    return tuple(
        re.compile(re.escape(text).replace("\0", "[a-z0-9-]+"))
        for text in sorted(found)
        if "\0" in text and not re.fullmatch("[a-z0-9]+-\0", text)  # fits anything
    )


def used(game: str) -> set[str]:
    """Ids that stand as they are in the sources."""
    found = {*IN_RULES.findall(rules_text(game)), *IN_PAGE.findall(page_text(game))}
    return (found | MADE_UP.get(game, set())) - NO_MESSAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_cannot_do_is_told_in_the_players_language(language: str) -> None:
    faults = [each for each in vars(errors).values() if isinstance(each, type)]
    codes = {each.code for each in faults if issubclass(each, TableError)} - {TableError.code}
    known = messages(language, SHARED)
    said = {code for code in codes if f"ui-fault-{code}" in known}
    assert codes - said == FOR_OPERATORS | ON_THEIR_OWN_PAGE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_message_of_a_game_has_words_once(game: str, language: str) -> None:
    """Of two messages with one id only the first is ever said."""
    written = [
        found[1]
        for path in catalogues(language, game)
        for found in MESSAGE.finditer(path.read_text("utf-8"))
    ]
    assert sorted({name for name in written if written.count(name) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_message_has_words_in_the_game_that_uses_it(game: str, language: str) -> None:
    known = bundle(language, game)
    assert sorted(name for name in used(game) if not known.has_message(name)) == []


def given(moment: type[Struct]) -> set[str]:
    """What the page gives to the question of a moment: its fields, and those of its slips."""
    slips = [
        kind
        for hint in get_type_hints(moment).values()
        for kind in (hint, *get_args(hint))
        if isinstance(kind, type) and issubclass(kind, Struct)
    ]
    return {field for kind in (moment, *slips) for field in kind.__struct_fields__}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ASKS))
def test_every_question_names_only_what_its_moment_knows(game: str, language: str) -> None:
    known = messages(language, game)
    package = f"{type(find(game)).__module__.rpartition('.')[0]}."
    asks = {
        cls: known.get(f"{ASKS[game]}-{kebab(cls.__name__)}", "")
        for cls in descendants(Moment)
        if cls.__module__.startswith(package)
    }
    assert [
        (cls.__name__, name)
        for cls, words in asks.items()
        for name in ARGUMENT.findall(words)
        if name not in given(cls)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ASKS))
def test_every_decision_of_a_person_is_asked_for_in_words(game: str, language: str) -> None:
    known = bundle(language, game)
    package = f"{type(find(game)).__module__.rpartition('.')[0]}."
    decisions = {
        cls.__name__
        for cls in descendants(Moment)
        if cls.__module__.startswith(package)
        if issubclass(cls, Moment) and not issubclass(cls, DiceMoment)
        if cls.takes and cls.__struct_config__.tag
    }
    asked_for = sorted(f"{ASKS[game]}-{kebab(name)}" for name in decisions - NEVER_ASKED)
    assert [name for name in asked_for if not known.has_message(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_table_has_words(game: str, language: str) -> None:
    """Seats are called by their names."""
    known = bundle(language, game)
    words = {f"ui-option-{option.id.replace('_', '-')}": option for option in find(game).options()}
    values = {
        f"{word}-{value}"
        for word, option in words.items()
        for value in option.values
        if not option.id.endswith("seat")
    }
    assert sorted(name for name in {*words, *values} if not known.has_message(name)) == []


def noted(game: str) -> Iterator[tuple[str, set[str]]]:
    """What the rules log where id and arguments are written out, and the arguments."""
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            match call:
                case ast.Call(ast.Attribute(attr="note"), [ast.Constant(str(name)), *_], given):
                    if all(each.arg for each in given):
                        yield name, {str(each.arg) for each in given}


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_knows_all_that_its_words_name(game: str) -> None:
    known = messages("en", game)
    assert [
        (name, missing)
        for name, given in noted(game)
        if (missing := set(ARGUMENT.findall(known[name])) - given)
    ] == []


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_every_id_that_the_page_puts_together_can_be_said(game: str) -> None:
    everywhere = GAMES if game == SHARED else (game,)
    known = {name for each in (SHARED, *everywhere) for name in messages("en", each)}
    beginnings = {name.partition("-")[0] for name in known}
    empty = [
        pattern.pattern
        for pattern in patterns(game)
        if pattern.pattern.partition("\\-")[0] in beginnings
        and not any(pattern.fullmatch(name) for name in known)
    ]
    assert empty == []


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_no_message_is_left_that_nobody_says(game: str) -> None:
    sources = [SHARED, *GAMES] if game == SHARED else [game]
    said = {name for s in sources for name in QUOTED.findall(rules_text(s) + page_text(s))}
    said |= {name for s in sources for name in (*MADE_UP.get(s, ()), *asked(s))}
    gaps = [p for source in {*sources, SHARED} for p in patterns(source)]
    told = messages("en", game)
    inside = " ".join(told.values())
    unused = [
        name
        for name in told
        if name not in said
        and not any(pattern.fullmatch(name) for pattern in gaps)
        and not re.search(rf"\{{ {name}\b", inside)
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_the_frame_never_give_one_id_two_meanings(game: str) -> None:
    assert messages("en", game).keys() & messages("en", SHARED).keys() == set()


@pytest.mark.parametrize("game", [SHARED, *GAMES])
def test_both_languages_have_the_same_messages_and_variables(game: str) -> None:
    variables = {
        language: {
            name: set(re.findall(r"\$([a-z_]+)", pattern))
            for name, pattern in messages(language, game).items()
        }
        for language in LANGUAGES
    }
    assert variables["en"] == variables["ru"]


def test_plurals_follow_the_language() -> None:
    def attack(language: str, support: int) -> str:
        return say(language, "log-attack", game="coh", unit="MG 34", hex="C04", support=support)

    assert attack("en", 0) == "MG 34 attacks C04."
    assert attack("en", 1).endswith("by 1 unit.")
    assert attack("ru", 2).endswith("2 подразделений.")


def test_a_common_noun_begins_small_inside_a_russian_sentence() -> None:
    squad, gun = "Отделение первой линии 4-4-7 A", "Лёгкий пулемёт B"

    def picked_up(unit: str, weapon: str, language: str = "ru") -> str:
        return say(
            language, "log-weapon-recovered", game="aslsk", unit=unit, weapon=weapon, die="3"
        )

    assert picked_up(squad, gun) == f"{squad} подбирает: лёгкий пулемёт B (dr 3)."
    assert picked_up(squad, "ПИАТ") == f"{squad} подбирает: ПИАТ (dr 3)."
    assert "Light machine gun" in picked_up("Leader 9-1", "Light machine gun", "en")
    marker = say("ru", "log-marker-drawn", game="coh", unit=squad, marker="В панике")
    assert marker.startswith(squad)
    assert "«В панике»" in marker


@pytest.mark.parametrize("game", ["aslsk", "coh"])
def test_a_russian_sentence_takes_names_as_they_are(game: str) -> None:
    """Names have one form: nothing before them may ask for another case."""
    governed = {
        name: found[0]
        for name, words in messages("ru", game).items()
        for found in GOVERNED.finditer(words)
        if not NOMINATIVE.match(words, found.start())
    }
    assert governed == {}


def test_two_games_say_the_same_id_in_their_own_words() -> None:
    assert say("en", "log-phase-rally", game="aslsk", side="Germans") == "Germans: Rally Phase."
    assert say("en", "log-phase-rally", game="s42") == "log-phase-rally"


def test_a_message_without_words_shows_its_id() -> None:
    assert say("en", "log-never-heard-of") == "log-never-heard-of"


def test_what_all_games_say_is_known_in_each() -> None:
    for game in GAMES:
        assert say("ru", "refuse-undo-nothing", game=game) == say("ru", "refuse-undo-nothing")
        assert say("ru", "refuse-undo-nothing") != "refuse-undo-nothing"


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(KeyError, match="de"):
        bundle("de")
    with pytest.raises(KeyError, match="chess"):
        bundle("en", "chess")
