"""Lets a computer player of the ASL Starter Kit act in a position, and tells what it did."""

from random import Random

from hexfront.games.aslsk.choices import Done
from hexfront.games.aslsk.notation.names import choice_name
from hexfront.games.aslsk.screen.view import view_of
from hexfront.opponents.aslsk import AslskPlayer
from hexfront.play import CHANCE, OVER


def acts(p, seed=1, make=AslskPlayer):
    """The choices of whoever must decide, up to the next die or the other side."""
    seat = p.state.actor()
    player = make(seed, p.state.setting)
    done = []
    while p.state.actor() == seat:
        done.append(_act(p, player, seat))
    return done


def plays(p, seed=1):
    """The choices of whoever must decide through the whole phase; the other side lets it be."""
    seat, phase = p.state.actor(), p.state.phase
    player, random, done = AslskPlayer(seed, p.state.setting), Random(seed), []
    while p.state.phase == phase and (actor := p.state.actor()) != OVER:
        if actor == CHANCE:
            p.state.fall(p.state.chances().sample(random))
        elif actor == seat:
            done.append(_act(p, player, seat))
        else:
            p.state.take(Done())
    return done


def _act(p, player, seat):
    choices = p.state.choices()
    choice = player.choose(view_of(p.state, seat), choices)
    assert choice in choices
    told = choice_name(choice, p)
    p.state.take(choice)
    return told
