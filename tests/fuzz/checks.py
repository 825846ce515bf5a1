"""The properties that hold at every step of every game."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from hexfront.play import (
    CHANCE,
    OVER,
    WATCHER,
    Choice,
    Game,
    IllegalChoiceError,
    Match,
    NotYourTurnError,
    State,
    UndoPolicy,
    UndoRefusedError,
    dump,
    load,
)
from hexfront.play.snapshot import restored
from tests.fuzz.breach import BreachError, require
from tests.fuzz.secrecy import check_secrecy
from tests.fuzz.strangers import Strangers
from tests.games.walking import walk

MOST_CHOICES = 4_000
"""Some choose any hex of a large map."""
TRIED = 8
REFUSED = 6
WANDER = 5


def check_waiting(game: Game[Any], state: State) -> None:
    """There is a choice, or a chance, or an end."""
    actor = state.actor()
    result = game.result(state)
    require((result is not None) == (actor == OVER), f"result is {result}, the actor {actor}")
    if result is not None:
        winner = result.winner
        require(winner is None or winner in state.teams.team, f"there is no team {winner}")
        require(bool(result.message and result.rule), f"the result gives no reason: {result}")
    elif actor == CHANCE:
        require(state.chances().total > 0, "chance must fall, but nothing can")
    else:
        require(0 <= actor < state.teams.seats, f"nobody sits at {actor}")
        count = len(state.choices())
        require(0 < count <= MOST_CHOICES, f"the list of choices has {count} items")


def check_copy(state: State) -> None:
    """A copy is equal."""
    twin = state.copy()
    require(twin is not state, "copy gives back the State itself")
    require(twin == state, "a copy is not equal")
    require(twin.digest() == state.digest(), "a copy has another digest")


def check_independence(state: State, random: Random) -> None:
    """A copy lives its own life, whether or not anybody reads its news."""
    before, seed = state.digest(), random.random()
    loud, silent = state.copy(), state.copy()
    loud.news, silent.news = [], None
    wander(loud, Random(seed))
    wander(silent, Random(seed))
    require(state.digest() == before, "play on a copy changes the original")
    require(loud == silent, "a State without news goes another way")
    require(silent.news is None, "news were switched on in a State without news")


def wander(state: State, random: Random) -> None:
    for _ in walk(state, random, WANDER):
        pass


def check_snapshot(match: Match, random: Random) -> None:
    """A State comes back from its packed value, and nobody can tell it from the one it was."""
    state, seed = match.state.copy(), random.random()
    again = restored(match.game, match.at(0), state.packed())
    require(again == state, "a State does not come back from its packed value")
    again.news = state.news = None
    if state.actor() >= 0:
        require(
            list(again.choices()) == list(state.choices()), "a State brought back has other choices"
        )
    wander(state, Random(seed))
    wander(again, Random(seed))
    require(again == state, "a State that was brought back goes another way")


class Examiner:
    """Looks closely at single steps of one match."""

    def __init__(self, match: Match, random: Random) -> None:
        self.match, self.random = match, random
        self.game = match.game
        self.strangers = Strangers(match.game)
        self.decoder = msgspec.json.Decoder(list[match.game.choice_types])  # type: ignore[name-defined]
        self.counts: Counter[str] = Counter()

    def examine(self) -> None:
        """Everything that costs too much to look at in each step."""
        state = self.match.state
        check_independence(state, self.random)
        check_snapshot(self.match, self.random)
        self.views(state)
        if state.actor() >= 0:
            self.wire(state)
            self.accepted(state)
            self.refused(state)
            self.ordered(state)
            self.strangers.remember(state.choices(), self.random)
        elif state.actor() == CHANCE:
            self.fallen(state)
        for seat in range(state.teams.seats):
            differ = check_secrecy(self.game, state, seat, self.strangers, self.random)
            self.counts["scrambled"] += 1
            self.counts["scrambled for real"] += differ
        if self.game.watched:
            differ = check_secrecy(self.game, state, WATCHER, self.strangers, self.random)
            self.counts["scrambled for watchers"] += differ
            require(not self.game.offers(state, WATCHER), "a watcher is offered something")
        self.counts["examined"] += 1

    def views(self, state: State) -> None:
        """Every seat's view and offers can be sent; looking changes nothing."""
        before = state.digest()
        for seat in range(state.teams.seats):
            first = msgspec.json.encode(self.game.view(state, seat))
            require(first == msgspec.json.encode(self.game.view(state, seat)), "a view varies")
            offers = self.game.offers(state, seat)
            msgspec.json.encode(offers)
            offered = [offer.choice for offer in offers]
            legal = list(state.choices()) if state.actor() == seat else []
            same = len(offered) == len(legal) and all(choice in legal for choice in offered)
            require(same, f"seat {seat} is offered {offered}, legal are {legal}")
        require(state.digest() == before, "looking changes the State")

    def wire(self, state: State) -> None:
        """Choices are all different and come back from JSON as they were."""
        choices = list(state.choices())
        for index, choice in enumerate(choices):
            require(choice not in choices[:index], f"{choice} is listed twice")
        require(
            self.decoder.decode(msgspec.json.encode(choices)) == choices, "JSON alters a choice"
        )

    def accepted(self, state: State) -> None:
        """What is offered can be taken."""
        choices = list(state.choices())
        for choice in self.random.sample(choices, min(TRIED, len(choices))):
            self.bars_agree(state, choice)
            twin = state.copy()
            twin.take(choice)
            check_waiting(self.game, twin)
            self.counts["accepted"] += 1

    def ordered(self, state: State) -> None:
        """Whatever standing orders say, what they answer can be taken."""
        listed = self.game.orders.items()
        orders = {name: self.random.choice(values) for name, values in listed}
        answer = self.game.ordered(state, orders)
        require(answer is None or answer in state.choices(), f"{orders} answer {answer}")

    def bars_agree(self, state: State, choice: Choice) -> None:
        """No bar stands against what is offered."""
        if self.game.legality is not None:
            reason = self.game.legality.reason(state, state.actor(), choice)
            require(reason is None, f"{choice} is offered, but barred: {reason}")

    def fallen(self, state: State) -> None:
        """What can fall is handled."""
        outcomes = state.chances().outcomes
        for outcome in self.random.sample(outcomes, min(TRIED, len(outcomes))):
            twin = state.copy()
            twin.fall(outcome)
            check_waiting(self.game, twin)
            self.counts["fallen"] += 1

    def refused(self, state: State) -> None:
        """What is not offered is refused with a rule, and a seat that is not to choose waits."""
        before, seat = state.digest(), state.actor()
        for choice in self.strangers.not_among(state.choices(), REFUSED, self.random):
            self.refused_with_rule(seat, choice)
        for other in {*range(state.teams.seats), CHANCE, OVER} - {seat}:
            self.has_to_wait(other, state.choices()[0])
        require(self.match.state.digest() == before, "a refused choice changes the State")

    def refused_with_rule(self, seat: int, choice: Choice) -> None:
        try:
            self.match.take(seat, choice)
        except IllegalChoiceError as error:
            refusal = error.refusal
            require(bool(refusal.rule), f"{choice} is refused without a rule: {refusal}")
            require(bool(refusal.message), f"{choice} is refused without a reason: {refusal}")
            if self.game.legality is not None:
                reason = self.game.legality.reason(self.match.state, seat, choice)
                require(reason is not None, f"{choice} is not offered, but nothing bars it")
            msgspec.json.encode(refusal)
            self.counts["refused"] += 1
            return
        raise BreachError(f"{choice} was not offered, but is taken")

    def has_to_wait(self, seat: int, choice: Choice) -> None:
        try:
            self.match.take(seat, choice)
        except NotYourTurnError:
            return
        raise BreachError(f"seat {seat} takes {choice} out of turn")

    def undone(self, seat: int, choice: Choice) -> None:
        """A choice taken back leaves no trace, and can be taken again with the same effect."""
        match = self.match
        before, entries = match.state.copy(), [list(entries) for entries in match.entries]
        match.take(seat, choice)
        after = match.state.digest()
        known = self.game.revealed(match.state) != self.game.revealed(before)
        policy = self.random.choice(list(UndoPolicy))
        try:
            match.undo(seat, policy)
        except UndoRefusedError as error:
            require(known and policy is UndoPolicy.FAIR, f"undo refused: {error}")
            match.rewind(match.length - 1)
        else:
            require(not known or policy is UndoPolicy.FREE, "undo hides what was revealed")
        require(match.state == before, "undo does not lead back")
        require(match.state.digest() == before.digest(), "undo leads to another digest")
        require(match.entries == entries, "undo leaves entries in the log")
        match.take(seat, choice)
        require(match.state.digest() == after, "the same choice leads elsewhere after an undo")
        self.counts["undone"] += 1


def check_save(match: Match) -> None:
    """Save, load and replay give the same digests, States and log."""
    again = load(dump(match), lambda _: match.game)
    require(again.steps == match.steps, "the replay has other steps")
    require(again.state == match.state, "the replay ends in another State")
    require(again.entries == match.entries, "the replay has another log")


def check_history(match: Match) -> None:
    """No earlier State was touched by what came after it."""
    for number, step in enumerate(match.steps, 1):
        same = match.at(number).digest() == step.digest
        require(same, f"the State after step {number} was changed later")
