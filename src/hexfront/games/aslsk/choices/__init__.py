"""What a player may choose, as small structs by subject; units, weapons and hexes by number."""

from hexfront.games.aslsk.choices.close_combat import (
    Accompany,
    Against,
    CloseDefense,
    Declare,
    Fight,
    Grapple,
    Wield,
)
from hexfront.games.aslsk.choices.deciding import CallOff, Done, Promote
from hexfront.games.aslsk.choices.fire import (
    AddFirer,
    Apart,
    AvoidBackblast,
    Bombard,
    Direct,
    Engage,
    Fire,
    FirePanzerfaust,
    Follow,
    OpenFire,
    PickTarget,
    Rake,
    React,
    Shoot,
    Swing,
)
from hexfront.games.aslsk.choices.movement import (
    Advance,
    AssaultMove,
    DoubleTime,
    Exit,
    Join,
    Leave,
    PlaceCharge,
    Push,
    Rout,
    RoutStep,
    Step,
    Stop,
    Take,
    ThrowSmoke,
)
from hexfront.games.aslsk.choices.rally import (
    Destroy,
    Drop,
    KeepDm,
    Rally,
    Recover,
    Repair,
    SelfRally,
    Transfer,
)
from hexfront.games.aslsk.choices.set_up import Arm, Face, Hide, PickUp, Place
from hexfront.games.aslsk.choices.vehicles import (
    Delay,
    Dispense,
    Free,
    Halt,
    Hatch,
    Scrap,
    SeekMotion,
    Start,
    Traverse,
    Turn,
)

AslskChoice = (
    Done | Place | Arm | Face | PickUp | Hide
    | Recover | Repair | Transfer | Drop | Destroy | SelfRally | Rally | KeepDm
    | OpenFire | AddFirer | Direct | Fire | Apart | CallOff
    | Bombard | Shoot | Engage | React | Rake | Swing | FirePanzerfaust | AvoidBackblast
    | PickTarget | Follow
    | Take | Join | Leave | DoubleTime | AssaultMove
    | Step | Push | Exit | ThrowSmoke | PlaceCharge | Stop
    | Start | Halt | Delay | Turn | Traverse | Hatch | Free | Dispense | SeekMotion | Scrap
    | Advance | Rout | RoutStep
    | Fight | Grapple | Against | Wield | CloseDefense | Declare | Accompany | Promote
)  # fmt: skip

__all__ = [
    "Accompany", "AddFirer", "Advance", "Against", "Apart", "Arm", "AslskChoice", "AssaultMove",
    "AvoidBackblast", "Bombard", "CallOff", "CloseDefense", "Declare", "Delay", "Destroy",
    "Direct", "Dispense", "Done", "DoubleTime", "Drop", "Engage", "Exit", "Face", "Fight", "Fire",
    "FirePanzerfaust", "Follow", "Free", "Grapple", "Halt", "Hatch", "Hide", "Join", "KeepDm",
    "Leave", "OpenFire", "PickTarget", "PickUp", "Place", "PlaceCharge", "Promote", "Push", "Rake",
    "Rally", "React", "Recover", "Repair", "Rout", "RoutStep", "Scrap", "SeekMotion", "SelfRally",
    "Shoot", "Start", "Step", "Stop", "Swing", "Take", "ThrowSmoke", "Transfer", "Traverse",
    "Turn", "Wield",
]  # fmt: skip
