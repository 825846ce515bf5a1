"""Lets a computer player of the ASL Starter Kit act in a position, and tells what it did."""

from hexfront.games.aslsk.notation.names import choice_name
from hexfront.games.aslsk.screen.view import view_of
from hexfront.opponents.aslsk import AslskPlayer


def acts(p, seed=1, make=AslskPlayer):
    """The choices of whoever must decide, up to the next die or the other side."""
    seat = p.state.actor()
    player = make(seed, p.state.setting)
    done = []
    while p.state.actor() == seat:
        choices = p.state.choices()
        choice = player.choose(view_of(p.state, seat), choices)
        assert choice in choices
        done.append(choice_name(choice, p))
        p.state.take(choice)
    return done
