"""Payloads of the coach: hints, reviews of finished games, and attempts at own mistakes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .payload_base import GameAction, Given, Line, Sent
from .payloads import ActionShown, Message


class ReasonShown(Sent):
    """One thing that the better action gains; `coach-reason-<kind>` in the locales."""

    kind: Literal[
        "wins", "supremacy", "threat", "tempo", "lead", "battle", "set", "stage", "token", "keeps", "opens",
        "points", "denial", "coins", "overall", "judgement",
    ]  # fmt: skip
    amount: float
    """Points, coins, pieces, or the change of a probability."""
    seat: int | None
    """Whose points or card are denied, whose supremacy is prevented, or who is overtaken in shields."""
    category: str | None
    way: str | None
    """The supremacy, with its probability after the worse and after the better action."""
    before: float
    now: float
    card: str | None = None
    """The card that is kept from somebody, or that a chain makes free, with how often it is built in simulated games."""
    own: int = 0
    theirs: int = 0
    """The shields of the seat and of whom it overtakes or draws level with."""


class HintBody(Given):
    """A request for a hint, having seen everything up to a sequence number."""

    seen: Annotated[int, Field(ge=0, le=1 << 31)]
    deeper: bool = False
    """Whether to look deeper, which takes longer."""


class MoveShown(Sent):
    """A move that the coach talks about."""

    action: str
    parts: GameAction
    message: Message
    chance: float | None
    """The win probability after it; None if nobody has searched."""


class HintShown(Sent):
    """One suggestion, with what speaks for it and for the next best move."""

    sequence: int
    """The hint belongs to the position after this entry."""
    best: MoveShown
    runner_up: MoveShown | None
    """None if there is only one move."""
    reasons: list[ReasonShown]
    """What the suggestion gains over the runner-up."""
    instead: list[ReasonShown]
    """What the runner-up gains over the suggestion."""
    is_deeper: bool
    is_simple: bool
    """Whether this is only a look one move ahead, because the game's bots are not compiled yet."""


class FactShown(Sent):
    """Something that everybody can see of a move's result; `coach-fact-<kind>` in the locales."""

    kind: Literal["points", "coins", "shields", "lead", "battle", "set", "stage", "token", "opens"]
    amount: int
    category: str | None
    seat: int | None = None
    """Who is overtaken in shields or drawn level with."""
    own: int = 0
    theirs: int = 0
    card: str | None = None
    """The card that a chain makes free."""


class RemarkShown(Sent):
    """What a coach says of one of its moves."""

    seat: int
    ply: int
    """The number of decisions after which the move was revealed."""
    move: Message | None
    """None if a part of the move may be secret."""
    runner_up: Message | None
    reasons: list[ReasonShown]
    """What the move gains over the runner-up."""
    facts: list[FactShown]
    """What the move has brought, if it may not be compared."""


class TurningPointShown(Sent):
    """A decision, or something revealed, that changed the win probability of the reviewed seat."""

    ply: int
    effect: float
    seat: int | None
    """Who decided; None for something revealed."""
    played: Message | None
    better: Message | None
    reasons: list[ReasonShown]
    before: float
    now: float


class AccountShown(Sent):
    """Where a result came from, in shares of the victory; all but the first and the last two are changes that add up."""

    fair: float
    deal: float
    own: float
    others: float
    chance: float
    unexplained: float
    result: float
    luck: float


class SeatReviewShown(Sent):
    """How one seat did."""

    seat: int
    decisions: int
    mistakes: int
    performance: float
    """The average loss per decision, in thousandths of a victory."""
    accuracy: float
    account: AccountShown
    turning_points: list[TurningPointShown]


class ComparisonShown(Sent):
    """How the coach fared with the same deal in every seat, on average."""

    games: int
    coach: str
    points: list[float]
    shares: list[float]


class CourseShown(Sent):
    """Everybody's win probability after some decisions, divided by ways of winning if the game has several."""

    ply: int
    chances: list[float]
    ways: list[dict[str, float]]


class ReviewShown(Sent):
    """The coach's review of a finished game."""

    seats: list[SeatReviewShown]
    course: list[CourseShown]
    comparison: ComparisonShown | None
    is_deeper: bool
    deeper_seconds: int | None
    """About how long a deeper review takes here; None if this is one."""


class PerformanceRow(Sent):
    """How well you decided in one reviewed game."""

    table_id: str
    seat: int
    game: str
    players: int
    has_won: bool
    ended: float
    decisions: int
    mistakes: int
    performance: float
    """The average loss per decision, in thousandths of a victory."""
    accuracy: float
    hints: int
    """How many hints you took."""


class MistakeShown(Sent):
    """A decision to try again: who decided, and what they could do."""

    ply: int
    seat: int
    actions: list[ActionShown]


class AttemptBody(Given):
    """Another try at a decision."""

    action: Line


class AttemptShown(Sent):
    """How good another try is."""

    grade: Literal["best", "good", "weak"]
    loss: float
    """How much of a victory the coach's action gains over it."""
    better: Message | None
    """The coach's action, once the try was the best."""
    reasons: list[ReasonShown]
    """Why the best action is better than the one played, once it was found."""
