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
from hexfront.play.facts import (
    BoardFacts,
    GameFacts,
    HexFact,
    Reached,
    RuleText,
    ScenarioFacts,
    SideFacts,
    Sight,
    Snag,
    Thread,
)
from hexfront.play.fields import Derived, Hexes, Shared, Units, declared
from hexfront.play.game import (
    Balance,
    Dealer,
    Game,
    Offer,
    OptionInfo,
    Options,
    Result,
    ScenarioInfo,
    Undone,
    UnknownScenarioError,
    convert_options,
)
from hexfront.play.legality import Bar, Legality, MaskBar, Named, Row
from hexfront.play.log import Entry, heard
from hexfront.play.match import Match, Step, UndoPolicy, UndoRefusedError
from hexfront.play.moment import (
    CHANCE,
    OVER,
    RULES,
    Back,
    Choice,
    DiceMoment,
    Moment,
    RulesStep,
    SideMoment,
    State,
)
from hexfront.play.parts import Part
from hexfront.play.refusal import (
    IllegalChoiceError,
    ImpossibleOutcomeError,
    NotYourTurnError,
    Refusal,
)
from hexfront.play.save import SaveError, dump, header_line, load, load_file, step_line
from hexfront.play.sequence import BeginPhase, EndPhase, PhaseRules, TurnStep, lay
from hexfront.play.tally import Line, Tally
from hexfront.play.teams import DUEL, FOE, WATCHER, Teams

__all__ = [
    "CHANCE", "DUEL", "FOE", "OVER", "RULES", "WATCHER", "Back", "Balance", "Bar", "BeginPhase",
    "BoardFacts", "Chances", "Choice", "Dealer", "Derived", "DiceMoment", "Draw", "EndPhase",
    "Entry", "Game", "GameFacts", "HexFact", "Hexes", "IllegalChoiceError",
    "ImpossibleOutcomeError", "Legality", "Line", "MaskBar", "Match", "Moment", "Named",
    "NotYourTurnError", "Offer", "OptionInfo", "Options", "Outcome", "Part", "PhaseRules",
    "Reached", "Refusal", "Result", "Roll", "Row", "RuleText", "RulesStep", "SaveError",
    "ScenarioFacts", "ScenarioInfo", "ScriptError", "ScriptedSource", "SeededSource", "Shared",
    "SideFacts", "SideMoment", "Sight", "Snag", "Source", "State", "Step", "Tally", "Teams",
    "Thread", "TurnStep", "TypedSource", "UndoPolicy", "UndoRefusedError", "Undone", "Units",
    "UnknownScenarioError", "convert_options", "declared", "dice", "dump", "header_line", "heard",
    "lay", "load", "load_file", "run_chance", "step_line", "totals",
]  # fmt: skip
