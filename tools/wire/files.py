"""Which files there are, what each declares, and whether they are up to date."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from hexfront.games import rulebooks
from hexfront.play import Game, Offer, RuleText, ScenarioFacts, generic
from hexfront.play.game import GameInfo
from hexfront.play.glossary import Term
from hexfront.play.lessons.facts import LessonFacts, LessonInfo
from hexfront.play.rulebook import Rulebook
from hexfront.table import fairness, protocol, requests
from hexfront.table.accounts.records import GameRecords, OwnRecord
from hexfront.table.accounts.requests import AccountTold
from hexfront.table.noticeboard import OpenSeat
from tools.wire.typescript import TypeFile

PAGE = Path(__file__).resolve().parents[2] / "src/hexfront/web/src"
GAMES = "hexfront.games."
SHARED = Path("lib/wire.ts")
ALIASES = {
    "Readonly<Record<string, string>>": "Texts",
    "Readonly<Record<string, number | string>>": "Args",
}
"""Names for `Words` of data files and for the arguments of messages."""
HEAD = "/** {}; written by `python -m tools.wire`. */"


def package_of(game: Game[Any]) -> str:
    """The package in which a game declares what is its own."""
    return type(game).__module__.rpartition(".")[0]


def paged() -> list[Rulebook]:
    """The rulebooks that have a page of their own here; the generic page shows all others."""
    books = rulebooks().values()
    return [book for book in books if book.page and (PAGE / "games" / book.page).is_dir()]


def written() -> dict[Path, str]:
    """The text of every generated file, by its path below the page's sources."""
    texts: dict[Path, str] = {}
    used: dict[str, type | None] = {}
    for book in paged():
        file = game_file(book)
        used |= file.imported
        texts[Path("games", book.page, "wire.ts")] = _text(
            f"{book.title['en']} on the wire", file.lines(), _imports(file.imported)
        )
    file = generic_file()
    used |= file.imported
    texts[Path("games/generic/wire.ts")] = _text(
        "The generic page on the wire", file.lines(), _imports(file.imported)
    )
    shared = shared_file(cls for _, cls in sorted(used.items()) if cls is not None)
    texts[SHARED] = _text("What page and server say to each other", shared.lines(), [])
    return texts


def stale() -> list[Path]:
    """The generated files that differ from what they should be."""
    return [
        path
        for path, text in written().items()
        if not (PAGE / path).is_file() or (PAGE / path).read_text("utf-8") != text
    ]


def shared_file(used: Iterable[type]) -> TypeFile:
    """Messages of the socket, answers over HTTP, and what games use of the kernel."""
    asked, told = get_args(protocol.Incoming), get_args(protocol.Outgoing)
    file = TypeFile(_is_shared, ALIASES, sent=frozenset({*asked, requests.NewTable}))
    file.add_text("Texts", ["/** A text by language. */", _alias_line("Texts")])
    file.add_text("Args", ["/** What a message speaks of. */", _alias_line("Args")])
    file.add_union("ClientMessage", asked, "Anything the page says.")
    file.add_union("ServerMessage", told, "Anything the server says.")
    lessons = (LessonInfo, LessonFacts)
    answers = (GameInfo, ScenarioFacts, RuleText, Term, *lessons, fairness.DiceTold, OpenSeat)
    asking = (requests.NewTable, requests.Seated, requests.Invitation, requests.TableInfo)
    people = (AccountTold, OwnRecord, GameRecords)
    for cls in (*answers, *asking, requests.Show, *people, *used):
        file.add(cls)
    return file


def _is_shared(cls: type) -> bool:
    """Declared by the kernel or the server, not by a game or somebody's tests."""
    of_a_page = cls.__module__.startswith(GAMES) or cls.__module__ == generic.__name__
    return cls.__module__.startswith("hexfront.") and not of_a_page


def game_file(book: Rulebook) -> TypeFile:
    """Choices, previews, view with its moments, and scenario facts of one game."""
    game, companion = book.game, book.facts
    package = package_of(game) + "."
    prefix = game.view_type.__name__.removesuffix("View")
    file = TypeFile(lambda cls: cls.__module__.startswith(package), ALIASES, prefix=prefix)
    file.add_union(f"{prefix}Choice", get_args(game.choice_types), "What a seat may choose.")
    file.add_text(
        f"{prefix}Offer",
        [
            "/** A legal choice with what the player should know before taking it. */",
            f"export interface {prefix}Offer extends {file.add(Offer)} {{",
            f"  readonly choice: {prefix}Choice;",
            f"  readonly preview?: {file.add(game.preview_type)} | null;",
            "}",
        ],
    )
    view = file.add(game.view_type)
    if not file.declares(f"{prefix}Moment"):
        alias = f'export type {prefix}Moment = {view}["moments"][number];'
        file.add_text(f"{prefix}Moment", ["/** What the game waits for. */", alias])
    file.add(companion.facts_type)
    if companion.counsel_type is not None:
        file.add(companion.counsel_type)
    if companion.route_type is not None:
        file.add(companion.route_type)
    file.add_text("ARGUMENTS", _arguments(companion.naming.keys))
    return file


def _arguments(keys: dict[str, str]) -> list[str]:
    """What the arguments of messages stand for, as a table."""
    kinds = " | ".join(f'"{kind}"' for kind in dict.fromkeys(keys.values()))
    return [
        "/** What the arguments of messages stand for. */",
        f"export const ARGUMENTS: Readonly<Record<string, {kinds} | undefined>> = {{",
        *(f'  {key}: "{kind}",' for key, kind in keys.items()),
        "};",
    ]


def generic_file() -> TypeFile:
    """What a game without a page of its own says of itself."""
    file = TypeFile(lambda cls: cls.__module__ == generic.__name__, ALIASES)
    for cls in (generic.GenericFacts, generic.GenericView, generic.GenericPreview):
        file.add(cls)
    return file


def _alias_line(name: str) -> str:
    return next(f"export type {name} = {text};" for text, known in ALIASES.items() if known == name)


def _imports(imported: Iterable[str]) -> list[str]:
    names = sorted(imported)
    line = f'import type {{ {", ".join(names)} }} from "../../lib/wire";'
    if len(line) <= 100:
        return ["", line]
    return ["", "import type {", *(f"  {name}," for name in names), '} from "../../lib/wire";']


def _text(title: str, lines: list[str], imports: list[str]) -> str:
    return "\n".join([HEAD.format(title), *imports, *lines, ""])
