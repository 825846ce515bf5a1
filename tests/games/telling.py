"""The log of a random game, and its entries in words."""

from random import Random

from hexfront.games import facts
from hexfront.play import CHANCE, OVER, Entry, Game, Options, State
from hexfront.words import bundle


def random_log(
    game: Game, scenario: str, seed: int, most: int, options: Options | None = None
) -> tuple[State, list[Entry]]:
    """All that is told in so many choices and dice, and the State after them."""
    state, random = game.new(scenario, options), Random(seed)
    log = list(state.news or [])
    for _ in range(most):
        state.news = []
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            state.fall(state.chances().sample(random))
        else:
            state.take(random.choice(state.choices()))
        log += state.news
    return state, log


def check_told(entry: Entry, state: State, game: str, language: str) -> None:
    """The message finds all the arguments that its words speak of."""
    words, told = bundle(language, game), facts(game)
    args = {key: told.called(state, key, value, language) for key, value in entry.args.items()}
    pattern = words.get_message(entry.message).value
    assert pattern is not None, entry
    text, errors = words.format_pattern(pattern, args)
    assert not errors, (entry, errors)
    assert "{" not in str(text), entry
