"""The kernel: it knows what a decision is, and nothing of cards, boards or resources."""

from gobelin.kernel.ask import CHECKPOINT, Ask, AskEach, Option, Rule, Seat, Verb, Verbs
from gobelin.kernel.consequence import NOTHING, Consequence, Note
from gobelin.kernel.copying import copied
from gobelin.kernel.driver import Pick, drive, one_by_one
from gobelin.kernel.errors import (
    CLAUSE_ID,
    GobelinError,
    IllegalOption,
    NotAsked,
    Outdated,
    ReadOnly,
    RecordError,
    ReplayError,
    RuleBroken,
    SampleLimit,
    SettingsError,
    UndoRefused,
    UnknownGame,
)
from gobelin.kernel.game import (
    PERSON,
    Components,
    Encoding,
    Floats,
    Game,
    Heuristics,
    Item,
    Json,
    Result,
    Settings,
    View,
    announced,
    find_game,
    game_names,
)
from gobelin.kernel.history import Position
from gobelin.kernel.ledger import Account, Ledger
from gobelin.kernel.match import Match
from gobelin.kernel.record import Entry, Record
from gobelin.kernel.rng import Rng
from gobelin.kernel.standing import Standing
from gobelin.kernel.state import Event, Plain, State, Told, plain_state

__all__ = [
    "CHECKPOINT",
    "CLAUSE_ID",
    "NOTHING",
    "PERSON",
    "Account",
    "Ask",
    "AskEach",
    "Components",
    "Consequence",
    "Encoding",
    "Entry",
    "Event",
    "Floats",
    "Game",
    "GobelinError",
    "Heuristics",
    "IllegalOption",
    "Item",
    "Json",
    "Ledger",
    "Match",
    "NotAsked",
    "Note",
    "Option",
    "Outdated",
    "Pick",
    "Plain",
    "Position",
    "ReadOnly",
    "Record",
    "RecordError",
    "ReplayError",
    "Result",
    "Rng",
    "Rule",
    "RuleBroken",
    "SampleLimit",
    "Seat",
    "Settings",
    "SettingsError",
    "Standing",
    "State",
    "Told",
    "UndoRefused",
    "UnknownGame",
    "Verb",
    "Verbs",
    "View",
    "announced",
    "copied",
    "drive",
    "find_game",
    "game_names",
    "one_by_one",
    "plain_state",
]
