"""What a bot expects of single cards and civilizations, in points; whatever is not listed is ordinary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PLAYED: Final[Mapping[str, float]] = {
    "academia": 9,
    "age_of_discovery": 7,
    "age_of_sail": 7,
    "age_of_wonders": 8,
    "boast_of_superiority": 9,
    "capitalism": 8,
    "dark_ages": 9,
    "democracy": 7,
    "dictatorship": 10,
    "diplomacy": 8,
    "dystopia": 9,
    "empiricism": 6,
    "espionage": 8,
    "exploitation": 5,
    "feudalism": 6,
    "golden_age": 7,
    "guilds": 7,
    "industrialism": 6,
    "mercantilism": 6,
    "meritocracy": 8,
    "militarism": 5,
    "monarchy": 11,
    "oil_magnate": 9,
    "olympic_host": 9,
    "pirate_rule": 4,
    "plea_for_aid": 8,
    "renaissance": 12,
    "revisionism": 6,
    "revolution": 4,
    "socialism": 7,
    "steam_tycoon": 8,
    "technocracy": 8,
    "terraforming": 6,
    "theocracy": 8,
    "trade_economy": 8,
    "trap": 10,
    "tyranny": 6,
    "wartime_economy": 8,
    "alliance": 4,
    "broker_of_peace": 6,
    "marriage_of_state": 8,
}
"""What a tapestry card should bring when it is played, in points."""
ORDINARY: Final = 6.0
"""The same for a card that is not listed."""

FAVOUR: Final[Mapping[str, int]] = {
    "advisors": 160,
    "alchemists": 155,
    "aliens": 163,
    "architects": 129,
    "chosen": 161,
    "craftsmen": 132,
    "entertainers": 178,
    "futurists": 136,
    "heralds": 188,
    "historians": 128,
    "infiltrators": 173,
    "inventors": 153,
    "islanders": 156,
    "isolationists": 159,
    "leaders": 148,
    "merrymakers": 161,
    "militants": 155,
    "mystics": 155,
    "nomads": 133,
    "recyclers": 160,
    "riverfolk": 142,
    "spies": 147,
    "tinkerers": 162,
    "traders": 149,
    "treasure_hunters": 197,
    "utilitarians": 130,
}
"""The mean score of `greedy` with each civilization, with adjustments, in ten games against `random`."""
