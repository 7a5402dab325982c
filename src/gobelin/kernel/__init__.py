"""The kernel: it knows what a decision is, and nothing of cards, boards or resources."""

from gobelin.kernel.ask import CHECKPOINT, Ask, AskEach, Option, Rule, Seat, Verb, Verbs
from gobelin.kernel.errors import (
    CLAUSE_ID,
    GobelinError,
    IllegalOption,
    NotAsked,
    ReadOnly,
    RecordError,
    ReplayError,
    RuleBroken,
    SampleLimit,
    SettingsError,
    UndoRefused,
    UnknownGame,
)
from gobelin.kernel.fast import Pick, drive
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
    find_game,
    game_names,
)
from gobelin.kernel.ledger import Account, Ledger
from gobelin.kernel.match import Match, Position
from gobelin.kernel.record import Entry, Record
from gobelin.kernel.rng import Rng
from gobelin.kernel.standing import Standing
from gobelin.kernel.state import Event, Plain, State, Told, plain_state

__all__ = [
    "CHECKPOINT",
    "CLAUSE_ID",
    "PERSON",
    "Account",
    "Ask",
    "AskEach",
    "Components",
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
    "Option",
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
    "drive",
    "find_game",
    "game_names",
    "plain_state",
]
