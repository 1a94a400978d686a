"""The arena: bot matches on duplicate deals, statistics with confidence intervals, ratings, reports and the lab.

from pharos.arena import plan, run
results = run(plan("duel", ["greedy", "random"], seed=1), deals=20)
"""

from __future__ import annotations

from .deals import Plan, plan
from .match import DealPlayed, Played, play_deal
from .runner import run
from .statistics import summarise

__all__ = ["DealPlayed", "Plan", "Played", "plan", "play_deal", "run", "summarise"]
