"""The bot of the documentation."""

from __future__ import annotations

from pathlib import Path

from pharos.arena import plan, run, summarise

ROOT = Path(__file__).parent.parent.parent
BOT = ROOT / "examples" / "my_bot.py"


def test_the_example_plays_and_forfeits_nothing() -> None:
    made = plan("duel", [f"{BOT}:MyBot", "random"])
    summary = summarise(made, run(made, 10))
    assert summary["faults"] == []
    assert summary["tables"][0]["bots"][0]["share"]["value"] > 0.6


def test_the_example_plays_every_game() -> None:
    for game in ("architects", "seven-wonders"):
        made = plan(game, [f"{BOT}:MyBot", "random"], players=3)
        assert summarise(made, run(made, 1))["faults"] == []


def test_the_page_shows_the_example_and_it_is_short() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert text in (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
