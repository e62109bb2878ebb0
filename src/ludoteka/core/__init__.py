"""The contract every game keeps. Nothing here knows a game, a socket, a clock or a file.

A game's author takes everything from here: `from ludoteka.core import Game, Move, Pack, Position`.
"""

from ludoteka.core.advice import Advice
from ludoteka.core.bot import Bot
from ludoteka.core.clauses import read_clauses
from ludoteka.core.content import Content, Row
from ludoteka.core.dumping import dump_fields, restore_fields
from ludoteka.core.errors import (
    BadContent,
    BadDump,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalMove,
    LudotekaError,
    Refusal,
    UnknownGame,
)
from ludoteka.core.event import Event, Prompt, Secret, Told, View
from ludoteka.core.explanation import Candidate, Explanation
from ludoteka.core.game import Game
from ludoteka.core.info import Info
from ludoteka.core.move import Move
from ludoteka.core.native import i64, mypyc_attr
from ludoteka.core.options import Option, Value
from ludoteka.core.pack import Pack
from ludoteka.core.position import Position
from ludoteka.core.rng import Rng
from ludoteka.core.seats import ASKED, CHANCE, NOBODY, SPECTATOR, seat_name, seat_number
from ludoteka.core.sheet import Sheet

__all__ = [
    "ASKED",
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "Advice",
    "BadContent",
    "BadDump",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Bot",
    "Candidate",
    "Content",
    "Event",
    "Explanation",
    "Game",
    "IllegalMove",
    "Info",
    "LudotekaError",
    "Move",
    "Option",
    "Pack",
    "Position",
    "Prompt",
    "Refusal",
    "Rng",
    "Row",
    "Secret",
    "Sheet",
    "Told",
    "UnknownGame",
    "Value",
    "View",
    "dump_fields",
    "i64",
    "mypyc_attr",
    "read_clauses",
    "restore_fields",
    "seat_name",
    "seat_number",
]
