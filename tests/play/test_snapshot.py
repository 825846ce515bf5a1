"""A State comes back from its packed value, and nothing else does."""

from typing import Annotated, Any

import msgspec
import pytest

from hexfront.play import CHANCE, Game, Match, ScriptedSource, State, declared
from hexfront.play.fields import Bits, Derived, Units
from hexfront.play.history import STRIDE
from hexfront.play.match import Past
from hexfront.play.moment import Moment, fingerprint
from hexfront.play.refusal import IllegalChoiceError, NotYourTurnError
from hexfront.play.save import dump, load, read_steps
from hexfront.play.snapshot import SnapshotError, restored
from tests.play.games.first_fire import GUNNER, MOVER, Advance, Fire, FirstFire, Hold

Cards = Annotated[int, Bits("cards")]


class Waiting(Moment["Crate"], frozen=True, tag="Waiting"):
    units: tuple[int, ...]
    note: str | None = None


@declared
class Crate(State):
    """Every sort of field."""

    board: Units
    name: str
    ready: bool
    place: list[int]
    hands: list[Cards]
    pairs: tuple[tuple[int, Units], ...]
    boxes: tuple[Units, Units]
    marks: dict[int, Units]
    where: Derived[dict[int, int]]

    def __init__(self) -> None:
        self.blank()
        self.boxes = (0, 0)

    def derive(self) -> None:
        self.where = {place: u for u, place in enumerate(self.place)}


class CrateGame(FirstFire):
    """Its moments are those of this module."""

    id = "crate"


def crate() -> Crate:
    state = Crate()
    state.board, state.name, state.ready = 1 << 90 | 5, "left", True
    state.place, state.hands = [4, 9], [1 << 70, 0]
    state.pairs, state.boxes, state.marks = ((3, 1 << 80),), (7, 1 << 65), {9: 2, 4: 1}
    state.stack = [Waiting((1, 2)), Waiting((), "last")]
    state.derive()
    return state


GAME: Game[Any] = CrateGame()


class TestStates:
    def test_every_field_comes_back(self):
        state = crate()
        again = restored(GAME, Crate(), state.packed())
        assert again == state
        assert again.record() == state.record()
        assert again.stack == state.stack
        assert again.where == {4: 0, 9: 1}
        assert again.news == []

    def test_what_is_lent_stays_as_it_was(self):
        start = Crate()
        restored(GAME, start, crate().packed()).place.append(1)
        assert start == Crate()

    def test_the_digest_is_the_fingerprint_of_the_packed_value(self):
        assert fingerprint(crate().packed()) == crate().digest()

    def test_what_is_cut_short_is_refused(self):
        packed = crate().packed()
        for length in range(len(packed)):
            with pytest.raises(SnapshotError):
                restored(GAME, Crate(), packed[:length])

    @pytest.mark.parametrize(
        "change",
        [
            lambda value: [*value, 0],
            lambda value: value[1:],
            lambda value: ["no number", *value[1:]],
            lambda value: [*value[:-1], [{"type": "Elsewhere"}]],
            lambda value: [*value[:-1], [{"type": "Waiting", "units": ["a"]}]],
            lambda value: {"board": value[0]},
        ],
    )
    def test_what_does_not_fit_the_fields_is_refused(self, change):
        value = msgspec.msgpack.decode(crate().packed())
        with pytest.raises(SnapshotError, match="no State of crate"):
            restored(GAME, Crate(), msgspec.msgpack.encode(change(value)))

    def test_a_state_that_does_not_derive_its_fields_is_refused(self):
        @declared
        class Closed(State):
            at: Derived[dict[int, int]]

            def __init__(self) -> None:
                self.blank()

        with pytest.raises(SnapshotError, match="does not derive"):
            restored(GAME, Closed(), Closed().packed())


def played(steps: int) -> Match:
    """A long first fire: the squad steps, the gunner holds his fire."""
    match = Match(FirstFire(), "strip", {"shots": 100})
    match.take(MOVER, match.state.choices()[0])
    while match.length < steps:
        if match.state.actor() == CHANCE:
            match.run_chance(ScriptedSource([(6, 6)]))
        elif match.state.actor() == GUNNER:
            match.take(GUNNER, Fire())
        else:
            match.take(MOVER, match.state.choices()[0])
    return match


class TestMatches:
    def resumed(self, match: Match, at: int) -> Match:
        def recall(first: Match, lines: list[str]) -> Past:
            state = restored(match.game, first.state, match.at(at).packed())
            steps = read_steps(match.game, lines[:at])
            return Past(steps, match.entries[1 : at + 1], {at: state})

        return load(dump(match), lambda _: match.game, recall=recall)

    def test_a_resumed_match_is_the_same(self):
        match = played(2 * STRIDE + 5)
        again = self.resumed(match, STRIDE)
        assert again.steps == match.steps
        assert again.state == match.state
        assert again.entries == match.entries
        assert dump(again) == dump(match)

    def test_it_can_be_looked_back_at_and_taken_back(self):
        match = played(3 * STRIDE + 5)
        again = self.resumed(match, 2 * STRIDE)
        for step in (STRIDE + 3, 0, 2 * STRIDE - 1, 2 * STRIDE, match.length):
            assert again.at(step) == match.at(step)
        again.rewind(STRIDE + 7)
        assert again.state == match.at(STRIDE + 7)
        assert again.entries == match.entries[: STRIDE + 8]

    def test_the_rest_is_replayed_and_never_trusted(self):
        match = played(STRIDE + 5)
        lines = dump(match).split("\n")
        lines[-2] = lines[-2].replace('"digest":"', '"digest":"0')

        def recall(first: Match, kept: list[str]) -> Past:
            state = restored(match.game, first.state, match.at(STRIDE).packed())
            return Past(
                read_steps(match.game, kept[:STRIDE]),
                match.entries[1 : STRIDE + 1],
                {STRIDE: state},
            )

        with pytest.raises(Exception, match=f"line {match.length + 1}: the replay departs here"):
            load("\n".join(lines), lambda _: match.game, recall=recall)


class TestTakingAgain:
    def test_what_was_taken_once_is_held_against_the_rules(self):
        match = Match(FirstFire(), "strip")
        with pytest.raises(IllegalChoiceError):
            match.retake(MOVER, Advance(11))
        with pytest.raises(NotYourTurnError):
            match.retake(GUNNER, Hold())
        match.retake(MOVER, Advance(2))
        assert match.length == 1
