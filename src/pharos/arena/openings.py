"""Counts openings: plays many games of one bot against itself and notes what was offered, what was chosen, and who won.

All sums are integers, so they do not depend on how the work is split.
"""

from __future__ import annotations

from collections.abc import Callable

from ..bots.protocol import Bot
from ..core.errors import BadChoice
from ..core.openings import DEALT, OpeningGuide, Openings, OptionFigures
from ..core.registry import game_spec, game_specs
from .deals import Plan, bot_seed, plan
from .executors import ArenaExecutor, completed
from .match import start
from .runner import prepare

PORTION = 100
Sums = dict[str, dict[str, list[int]]]
"""By moment and option: how often offered and chosen, and thousandths of victories."""


def guide(game: str) -> OpeningGuide:
    """Return how a game reads its openings; raises BadChoice if it does not."""
    spec = game_spec(game)
    if spec.openings_part is None:
        known = ", ".join(id for id, other in game_specs().items() if other.openings_part)
        raise BadChoice("lab-game", got=game, expected=known)
    openings_guide: OpeningGuide = spec.load(spec.openings_part)
    return openings_guide


def count_openings(
    game: str,
    bot: str,
    games: int,
    executor: ArenaExecutor,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
) -> Openings:
    """Play this many games and count their openings; raises BadChoice."""
    guide(game)
    made = plan(game, [bot], players=players, options=options, seed=seed)
    total: Sums = {}
    done = 0
    portions = [(made, first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    for (_, first, end), part in completed(executor, count_portion, portions):
        merge(total, part)
        done += end - first
        if on_progress:
            on_progress(done, games)
    moments = {moment: {name: OptionFigures(*row) for name, row in rows.items()} for moment, rows in total.items()}
    usual = game_spec(game).ruleset.checked_options({})
    given = {name: value for name, value in made.options.items() if value != usual[name]}
    return Openings(made.players, given, bot, games, moments)


def merge(total: Sums, part: Sums) -> None:
    """Add the sums of a portion."""
    for moment, rows in part.items():
        for option, row in rows.items():
            sums = total.setdefault(moment, {}).setdefault(option, [0, 0, 0])
            for i, value in enumerate(row):
                sums[i] += value


def count_portion(made: Plan, first: int, end: int) -> Sums:
    """Play a portion of games and count; workers run this function."""
    from ..bots import bot

    prepare(made)
    players = {spec: bot(spec, made.game) for spec in made.bots}
    sums: Sums = {}
    for deal in range(first, end):
        _count_game(made, players, guide(made.game), deal, sums)
    return sums


def _count_game(made: Plan, players: dict[str, Bot], reads: OpeningGuide, deal: int, sums: Sums) -> None:
    """Play one game and add what was chosen in its opening."""
    game = start(made.game, made.players, made.options, made.deal_seed(deal))
    lineup = [players[made.bots[bot]] for bot in made.tables[0]]
    chosen: list[tuple[int, str, str]] = []
    is_open = True
    while not game.is_over:
        for seat in game.to_act[:1]:
            own = game.seat(seat)
            choices = reads.choices(own) if is_open else None
            action = lineup[seat].choose(own, bot_seed(made.seed, deal, seat, len(game.history))).action
            game.play_unchecked(seat, action)
            if choices and action in choices.options:
                for option in set(choices.options.values()):
                    sums.setdefault(choices.moment, {}).setdefault(option, [0, 0, 0])[0] += 1
                chosen.append((seat, choices.moment, choices.options[action]))
        if is_open and reads.is_past(game.view(None)):
            is_open = False
            for seat, option in enumerate(reads.dealt(game.view(None))):
                sums.setdefault(DEALT, {}).setdefault(option, [0, 0, 0])[0] += 1
                chosen.append((seat, DEALT, option))
    assert game.outcome is not None
    winners = game.outcome.winners
    for seat, moment, option in chosen:
        row = sums[moment][option]
        row[1] += 1
        row[2] += 1000 // len(winners) if seat in winners else 0
