"""What every game shares: State, moments, choices, chance, tally, refusal, log, save, undo."""

from hexfront.play.chance import Chances, Draw, Outcome, Roll, dice, totals
from hexfront.play.driver import (
    ScriptedSource,
    ScriptError,
    SeededSource,
    Source,
    TypedSource,
    run_chance,
)
from hexfront.play.facts import GameFacts, Reached, RuleText, Sight, Snag, Thread
from hexfront.play.game import (
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Options,
    Result,
    ScenarioInfo,
    UnknownScenarioError,
    convert_options,
)
from hexfront.play.log import Entry, heard
from hexfront.play.match import Match, Step, UndoPolicy, UndoRefusedError
from hexfront.play.moment import CHANCE, OVER, RULES, Choice, Moment, State
from hexfront.play.refusal import (
    IllegalChoiceError,
    ImpossibleOutcomeError,
    NotYourTurnError,
    Refusal,
)
from hexfront.play.save import SaveError, dump, header_line, load, load_file, step_line
from hexfront.play.tally import Line, Tally

__all__ = [
    "CHANCE", "OVER", "RULES", "Chances", "Choice", "Dealer", "Draw", "Entry", "Game", "GameFacts",
    "IllegalChoiceError", "ImpossibleOutcomeError", "Line", "Match", "Moment", "NotYourTurnError",
    "Offer", "OptionInfo", "Options", "Outcome", "Reached", "Refusal", "Result", "Roll",
    "RuleText", "SaveError", "ScenarioInfo", "ScriptError", "ScriptedSource", "SeededSource",
    "Sight", "Snag", "Source", "State", "Step", "Tally", "Thread", "TypedSource", "UndoPolicy",
    "UndoRefusedError", "UnknownScenarioError", "convert_options", "dice", "dump",
    "header_line", "heard", "load", "load_file", "run_chance", "step_line", "totals",
]  # fmt: skip
