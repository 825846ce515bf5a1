"""Random play and copying in python-chess and OpenSpiel, for comparison."""

from random import Random

import chess
import pyspiel

from bench.timing import microseconds

OPEN_SPIEL_GAME = "backgammon"


def chess_game(seed: int) -> int:
    """Play a game of python-chess at random; the number of moves."""
    random = Random(seed)
    board = chess.Board()
    moves = 0
    while not board.is_game_over() and moves < 300:
        legal = list(board.legal_moves)
        board.push(legal[int(random.random() * len(legal))])
        moves += 1
    return moves


def chess_copy() -> float:
    board = chess.Board()
    for move in ("e4", "e5", "Nf3", "Nc6"):
        board.push_san(move)
    return microseconds(board.copy)


def open_spiel_game(seed: int) -> int:
    """The same in OpenSpiel's Python interface (a C++ engine); the number of decisions."""
    random = Random(seed)
    state = pyspiel.load_game(OPEN_SPIEL_GAME).new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < 500:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(random.random() * len(legal))])
        decisions += 1
    return decisions


def open_spiel_copy() -> float:
    state = pyspiel.load_game(OPEN_SPIEL_GAME).new_initial_state()
    return microseconds(state.clone)
