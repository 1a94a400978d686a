"""What tests of the score pads of all games share."""

from __future__ import annotations

import pharos
from pharos.core.score_pad import ScorePad, ScoreSheet
from pharos.core.score_sheet import tally


def assert_tallied_as_played(game: pharos.Game, pad: ScorePad, sheet: ScoreSheet) -> None:
    """A pad comes to the result of the game, and finds nothing impossible on its sheet."""
    outcome, result = game.outcome, tally(pad, sheet)
    assert outcome is not None
    assert result["points"] == list(outcome.points)
    assert result["ranking"] == [list(rank) for rank in outcome.ranking]
    assert result["winners"] == list(outcome.winners)
    assert (result["reason"], result["problems"]) == (outcome.reason, [])
