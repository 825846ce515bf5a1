"""Plays whole games at random and checks at every step what holds in every game."""

from collections import Counter
from random import Random
from typing import Any

from hexfront.play import CHANCE, Game, Match, Options, dump
from tests.fuzz.breach import BreachError
from tests.fuzz.checks import Examiner, check_copy, check_history, check_save, check_waiting

MOST_STEPS = 20_000
EVERY = 12
"""By default one step in so many is examined closely; the plain checks run at all of them."""


def play(
    game: Game[Any], scenario: str, seed: int, every: int = EVERY, steps: int | None = None
) -> Counter[str]:
    """Play one game; raises BreachError where a property does not hold, else tells what was done.

    The course of the game depends on the seed alone, not on how closely it is looked at. With
    `steps` it is broken off after so many.
    """
    match = Match(game, scenario, random_options(game, Random(seed)))
    examiner = Examiner(match, Random(f"examine {seed}"))
    try:
        return _play_out(match, Random(seed), examiner, every, steps)
    except Exception as error:
        raise located(error, match, seed, every) from error


def random_options(game: Game[Any], random: Random) -> Options:
    """Every second game is played with the switches thrown at random."""
    if random.random() < 0.5:
        return {}
    switches = [info for info in game.options() if isinstance(info.default, bool)]
    return {info.id: random.random() < 0.5 for info in switches}


def located(error: Exception, match: Match, seed: int, every: int) -> BreachError:
    """The same trouble, with the place at which it came up."""
    game, scenario = match.game.id, match.scenario
    moments = " > ".join(type(moment).__name__ for moment in match.state.stack)
    what = str(error) if isinstance(error, BreachError) else f"{type(error).__name__}: {error}"
    breach = BreachError(
        f"{what}\n  in {game} {scenario}, seed {seed}, after step {match.length}, at {moments}"
        f"\n  again: python -m tests.fuzz --game {game} --scenario {scenario}"
        f" --seed {seed} --games 1 --every {every}"
    )
    breach.save = dump(match)
    return breach


def _play_out(
    match: Match, random: Random, examiner: Examiner, every: int, steps: int | None
) -> Counter[str]:
    game = match.game
    next_save = 1
    while True:
        check_waiting(game, match.state)
        check_copy(match.state)
        if match.state.over or match.length == steps:
            break
        if match.length == MOST_STEPS:
            raise BreachError(f"the game is not over after {MOST_STEPS} steps")
        if match.length == next_save:
            check_save(match)
            next_save *= 2
        close = examiner.random.randrange(every) == 0
        if close:
            examiner.examine()
        _step(match, random, examiner if close else None)
    check_save(match)
    check_history(match)
    return _counts(match, examiner)


def _step(match: Match, random: Random, examiner: Examiner | None) -> None:
    """One step at random; with an examiner it is also taken back and taken again."""
    seat = match.state.actor()
    if seat == CHANCE:
        match.fall(match.state.chances().sample(random))
        return
    choice = random.choice(match.state.choices())
    if examiner:
        examiner.undone(seat, choice)
    else:
        match.take(seat, choice)


def _counts(match: Match, examiner: Examiner) -> Counter[str]:
    secret = sum(entry.audience is not None for entries in match.entries for entry in entries)
    return examiner.counts + Counter({"games": 1, "steps": match.length, "secret entries": secret})
