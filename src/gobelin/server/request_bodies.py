"""What people send: checked on the way in, and described in the OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError

from gobelin.server.answers import Access
from gobelin.server.names import MOST_OF_NAME, checked_name

MOST_SEATS = 100
MOST_ANSWERS = 200
"""Choices of one turn; the longest puzzles have a tenth of that."""


def _plain(text: str) -> str:
    """Text that every database and every screen can take: no control characters but line ends and tabs."""
    if any((ord(letter) < 32 and letter not in "\n\t") or 0x7F <= ord(letter) < 0xA0 for letter in text):
        raise ValueError("control characters are not allowed")
    return text.strip()


def _some(text: str) -> str:
    if not text:
        raise ValueError("there is nothing in it")
    return text


Name = Annotated[str, Field(max_length=MOST_OF_NAME), AfterValidator(_plain), AfterValidator(checked_name)]
Prose = Annotated[str, Field(max_length=2000), AfterValidator(_plain), AfterValidator(_some)]
TokenText = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
Topic = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[a-z][a-z0-9_]*$")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Part = Annotated[str, Field(max_length=100)] | Annotated[int, Field(ge=-(2**53), le=2**53, strict=True)]
OptionParts = Annotated[list[Part], Field(min_length=1, max_length=16)]
ClockSeconds = Annotated[int, Field(ge=5, le=30 * 24 * 3600)]


class RequestBody(BaseModel):
    """A body: unknown fields are refused, at the first of them, for there may be thousands."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def refuse_unknown(cls, fields: Any) -> Any:
        """Pass on what has no other fields than these."""
        if isinstance(fields, dict):
            for name in fields:
                if name not in cls.model_fields:
                    raise PydanticCustomError("unknown_field", "unknown field {name}", {"name": repr(name[:40])})
        return fields


class NewSeat(RequestBody):
    """Who shall sit at a seat."""

    kind: Literal["person", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class NewMatch(RequestBody):
    """A match to begin."""

    game: Annotated[str, Field(min_length=1, max_length=100)]
    settings: dict[str, JsonValue] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    seed: Annotated[str, Field(min_length=1, max_length=100), AfterValidator(_plain), AfterValidator(_some)] | None = (
        None
    )
    spectators: bool = False
    hints: bool = True
    access: Access = "links"
    clock_s: ClockSeconds | None = None
    components: dict[str, str] | None = None


class NewLesson(RequestBody):
    """A lesson to begin."""

    game: Annotated[str, Field(min_length=1, max_length=100)]
    lesson: Annotated[str, Field(min_length=1, max_length=100)]
    name: Name | None = None


class Enter(RequestBody):
    """A link that somebody has come with."""

    token: TokenText


class Move(RequestBody):
    """A choice, by somebody who has seen the match up to `seq`."""

    seq: Seq
    option: OptionParts
    seat: SeatNumber | None = None
    token: TokenText | None = None
    """As in `Claim`, for whoever has not sat down yet."""


class AskHint(RequestBody):
    """What would a bot choose? Asked by somebody who has seen the match up to `seq`."""

    seq: Seq
    seat: SeatNumber | None = None


class Undo(RequestBody):
    """Take the last choice back."""

    seq: Seq
    seat: SeatNumber | None = None


class UndoAnswer(RequestBody):
    """Whether another may take something back, by somebody who has seen the request."""

    seq: Seq
    accept: bool
    seat: SeatNumber | None = None


class Stand(RequestBody):
    """An answer in advance."""

    seq: Seq
    topic: Topic
    option: OptionParts
    until: Literal["turn", "choice", "game"] = "turn"
    seat: SeatNumber | None = None


class Resign(RequestBody):
    """Leave the match."""

    seat: SeatNumber | None = None


class Claim(RequestBody):
    """Sit down under a name."""

    name: Name
    seat: SeatNumber | None = None
    token: TokenText | None = None
    """The seat's new secret, chosen by whoever sits down: it is good even if the answer is lost on its way."""


class Join(RequestBody):
    """Take a free seat, or the first of them, under a name."""

    name: Name
    seat: SeatNumber | None = None
    token: TokenText | None = None
    """As in `Claim`."""


class Chat(RequestBody):
    """Something to say."""

    text: Prose


class Report(RequestBody):
    """What is wrong."""

    note: Prose


class Replace(RequestBody):
    """The bot that shall play."""

    bot: Annotated[str, Field(max_length=40)] = "normal"


class ChangeMatch(RequestBody):
    """What a host may change; a clock of null stops it."""

    spectators: bool | None = None
    hints: bool | None = None
    access: Literal["invited", "public"] | None = None
    clock_s: ClockSeconds | None = None


class ImportRecord(RequestBody):
    """A record, as its file has it."""

    record: Annotated[bytes, WithJsonSchema({"type": "object", "additionalProperties": True, "title": "Record"})]


class PuzzleAnswers(RequestBody):
    """The choices of a puzzle's seat, from its position on."""

    answers: Annotated[list[OptionParts], Field(max_length=MOST_ANSWERS)] = []
