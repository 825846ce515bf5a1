"""A long game opens from its marks; what is wrong with one of them costs time, but no step."""

from random import Random

import msgspec
import pytest

from hexfront.play import CHANCE, Match, dump, load
from hexfront.play.snapshot import SnapshotError
from hexfront.table import Settings
from hexfront.table.marks import SPAN, Marked
from hexfront.table.opening import loaded, possible_seals, reopened
from hexfront.table.outlook import Outlook
from hexfront.table.schema import MarkRow, TokenRow
from hexfront.table.watching import outlooks_of
from tests.table.duel import Duel, Rest
from tests.table.live import Seats, running
from tests.table.test_store import ROW

DUEL = Duel()
REST = 40
LENGTH = 2 * SPAN + REST


def find(game: str) -> Duel:
    return {"duel": DUEL}[game]


def seats() -> dict[int, Outlook]:
    """Two that play, and those who look on some steps later."""
    shown = msgspec.structs.replace(ROW, watch="public", delay=30)
    return outlooks_of(shown, [TokenRow("hash", (0, 1))])


def go_on(match: Match, length: int) -> Match:
    """Rest wherever one can, so that nobody dies."""
    random = Random(5)
    while match.length < length:
        actor, state = match.state.actor(), match.state
        if actor == CHANCE:
            match.fall(state.chances().sample(random))
        else:
            match.take(actor, Rest() if Rest() in state.choices() else state.choices()[-1])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return go_on(Match(DUEL, "dawn", {"rounds": LENGTH}), LENGTH)


@pytest.fixture(scope="module")
def watched(match: Match) -> dict[int, Outlook]:
    outlooks = seats()
    for outlook in outlooks.values():
        outlook.watch(match)
    return outlooks


@pytest.fixture(scope="module")
def rows(match: Match, watched: dict[int, Outlook]) -> list[MarkRow]:
    return Marked().due(match, watched)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steps that are played again."""
    steps: list[int] = []
    recorded = Match._record

    def record(match: Match, *args: object) -> None:
        steps.append(match.length)
        recorded(match, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "_record", record)
    return steps


def same_game(found: Match, match: Match) -> None:
    assert found.steps == match.steps
    assert found.state == match.state
    assert found.entries == match.entries
    for step in (0, 1, SPAN - 1, SPAN, SPAN + 7, 2 * SPAN, match.length):
        assert found.at(step) == match.at(step)


def test_there_is_one_every_so_many_steps(rows: list[MarkRow]) -> None:
    assert [row.number for row in rows] == [SPAN, 2 * SPAN]


def test_only_the_rest_is_replayed(
    match: Match, watched: dict[int, Outlook], rows: list[MarkRow], replayed: list[int]
) -> None:
    outlooks = seats()
    found, marked = reopened(dump(match), find, rows, outlooks)
    assert replayed == list(range(2 * SPAN, LENGTH))
    same_game(found, match)
    assert marked.due(found, outlooks) == []
    for seat, outlook in outlooks.items():
        assert outlook.lines == watched[seat].lines
        assert outlook.step == watched[seat].step
        assert outlook.frames(0, LENGTH) == watched[seat].frames(0, LENGTH)


def test_a_seat_that_nobody_had_watches_all_anew(match: Match, watched: dict[int, Outlook]) -> None:
    rows = Marked().due(match, {0: watched[0]})
    outlooks = seats()
    reopened(dump(match), find, rows, outlooks)
    assert outlooks[1].lines == watched[1].lines
    assert outlooks[1].frames(0, LENGTH) == watched[1].frames(0, LENGTH)


@pytest.mark.parametrize("damage", [b"", b"no mark", None])
@pytest.mark.parametrize("broken", [0, 1])
def test_a_damaged_mark_is_passed_over(
    match: Match, rows: list[MarkRow], replayed: list[int], damage: bytes | None, broken: int
) -> None:
    content = rows[broken].content[:-9] if damage is None else damage
    bad = msgspec.structs.replace(rows[broken], content=content)
    kept = [*rows[:broken], bad, *rows[broken + 1 :]]
    outlooks = seats()
    found, marked = reopened(dump(match), find, kept, outlooks)
    assert replayed == list(range(broken * SPAN, LENGTH))
    same_game(found, match)
    assert [row.number for row in marked.due(found, outlooks)] == [SPAN, 2 * SPAN][broken:]


def test_marks_of_another_hexfront_are_passed_over(
    match: Match, rows: list[MarkRow], replayed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfront.table.marks.__version__", "0.0.1")
    found, _ = reopened(dump(match), find, rows, seats())
    assert replayed == list(range(LENGTH))
    same_game(found, match)


def test_marks_of_steps_that_were_taken_back_are_passed_over(
    match: Match, rows: list[MarkRow], replayed: list[int]
) -> None:
    other = load(dump(match), find)
    other.rewind(SPAN + 3)
    other.take(other.state.actor(), other.state.choices()[-1])
    go_on(other, LENGTH)
    replayed.clear()
    same_game(reopened(dump(other), find, rows, seats())[0], other)
    assert replayed == list(range(SPAN, LENGTH))


def test_after_an_undo_the_marks_beyond_it_are_made_again(
    match: Match, watched: dict[int, Outlook], rows: list[MarkRow]
) -> None:
    marked = Marked([row.seal for row in rows])
    marked.cut(2 * SPAN)
    assert marked.due(match, watched) == []
    marked.cut(2 * SPAN - 1)
    assert marked.due(match, watched) == rows[1:]


def test_a_game_whose_states_do_not_come_back_gets_none(
    match: Match, watched: dict[int, Outlook], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexfront.table.marks.restored", lambda game, first, packed: first)
    assert Marked().due(match, watched) == []

    def refuse(*asked: object) -> None:
        raise SnapshotError("not so")

    monkeypatch.setattr("hexfront.table.marks.restored", refuse)
    assert Marked().due(match, watched) == []


def test_a_save_of_a_game_that_is_kept_here_is_not_replayed(
    match: Match, rows: list[MarkRow], replayed: list[int]
) -> None:
    text = dump(match)
    assert possible_seals(text, find) == [row.seal for row in rows]
    same_game(loaded(text, find, rows), match)
    assert replayed == list(range(2 * SPAN, LENGTH))


def test_a_save_that_tells_another_story_is_replayed(match: Match, rows: list[MarkRow]) -> None:
    header, first, *rest = dump(match).split("\n")
    changed = "\n".join([header, first.replace('"digest"', ' "digest"'), *rest])
    assert not set(possible_seals(changed, find)) & {row.seal for row in rows}


def test_a_table_opens_from_its_marks(
    settings: Settings, match: Match, replayed: list[int]
) -> None:
    path = "/api/tables/load?players=me&players=friend&open_hands=true"
    with running(settings) as server:
        answer = server.post(path, content=dump(match)).json()
        seated = Seats(server, answer["table"], answer["token"])
        with seated.page() as page:
            before = page.next_update()
    assert replayed == list(range(LENGTH)), "a save that is not known here"
    replayed.clear()
    with running(settings) as server:
        with seated.on(server).page() as page:
            after = page.next_update()
        assert replayed == list(range(2 * SPAN, LENGTH))
        assert (after["view"], after["log"]) == (before["view"], before["log"])
        server.post(path, content=dump(match))
        assert replayed == 2 * list(range(2 * SPAN, LENGTH))
