"""The coach's reviews over REST, and practice with mistakes."""

from __future__ import annotations

import pytest

import pharos
from pharos.bots.analysis import Analyst
from pharos.client import Client
from pharos.core.json_types import JsonObject
from pharos.core.spec import Effort
from pharos.server.preparation import Preparation
from pharos.server.review_payloads import AttemptShown, MistakeShown, ReviewShown
from pharos.server.tables import analysis_cache

from .conftest import Served, request
from .test_analysis_cache import judged
from .test_lobby import refused

QUICK = Effort(playouts=4, worlds=6, adviser="greedy", taste=0.3)
WAR = """
    age: 3
    pawn: 7
    coins: 9 60
    city 0: quarry
    city 1: statue temple theater altar baths aqueduct rostrum courthouse
    pending: 0 turn
    open: pretorium obelisk palace academy
"""


@pytest.fixture(autouse=True)
def is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses do not wait for another process here, and they look at little."""
    monkeypatch.setattr(Preparation, "is_ready", lambda self, game: True)
    monkeypatch.setattr(analysis_cache, "Analyst", lambda game, effort=None: Analyst(game, QUICK))


def brought(guest: Client) -> tuple[str, pharos.Game]:
    """Import the end of a Duel in which a seat sells the card that wins at once."""
    game = pharos.position("duel", WAR)
    game.play(0, "sell pretorium")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    return guest.post("/api/records", record=str(game.record()))["id"], game


def mistakes_of(guest: Client, id: str) -> list[JsonObject]:
    """The moments with clear mistakes, the gravest first."""
    clear = [moment for moment in judged(guest, id) if moment["verdict"] and moment["verdict"]["is_clear"]]
    return sorted(clear, key=lambda moment: -moment["verdict"]["gain"])


def test_a_review_needs_a_complete_analysis_and_is_the_same_for_all(local: Served) -> None:
    guest = local.guest("Ana")
    id, game = brought(guest)
    with refused("not-analysed"):
        guest.get(f"/api/tables/{id}/review")
    judged(guest, id)
    review = guest.get(f"/api/tables/{id}/review")
    shown = ReviewShown.model_validate(review)
    assert [seat.seat for seat in shown.seats] == [0, 1]
    assert shown.course[-1].ply == len(game.history)
    assert shown.comparison is not None
    assert local.guest("Eve").get(f"/api/tables/{id}/review") == review
    points = [point for seat in shown.seats for point in seat.turning_points if point.seat is not None]
    assert points, "selling the winning card decides the game"
    assert all(point.reasons and point.better and point.better.id.startswith("action-") for point in points)


def test_a_deeper_review_says_how_long_it_takes_and_is_kept_apart(local: Served) -> None:
    guest = local.guest("Ana")
    id, _ = brought(guest)
    judged(guest, id)
    quick = ReviewShown.model_validate(guest.get(f"/api/tables/{id}/review"))
    assert quick.deeper_seconds is not None
    assert quick.deeper_seconds >= 1
    with refused("not-analysed"):
        guest.get(f"/api/tables/{id}/review?deeper=true")
    first: int | None = 0
    while first is not None:
        first = guest.get(f"/api/tables/{id}/analysis?first={first}&deeper=true")["next"]
    deep = ReviewShown.model_validate(guest.get(f"/api/tables/{id}/review?deeper=true"))
    assert (deep.is_deeper, deep.deeper_seconds) == (True, None)
    assert not ReviewShown.model_validate(guest.get(f"/api/tables/{id}/review")).is_deeper
    assert guest.get("/api/statistics/performance") == [], "imported games do not count"
    assert request("GET", f"{local.url}/api/statistics/performance").json() == [], "newcomers are not refused"


def test_mistakes_can_be_tried_again_until_the_best_is_found(local: Served) -> None:
    guest = local.guest("Ana")
    id, game = brought(guest)
    moment = mistakes_of(guest, id)[0]
    ply, verdict = moment["ply"], moment["verdict"]
    mistake = MistakeShown.model_validate(guest.get(f"/api/tables/{id}/mistakes/{ply}"))
    assert mistake.seat == verdict["seat"]
    assert {action.action for action in mistake.actions} == set(game.at(ply).legal_texts(mistake.seat))
    again = AttemptShown.model_validate(guest.post(f"/api/tables/{id}/mistakes/{ply}", action=verdict["action"]))
    assert again.grade == "weak"
    assert again.loss > 0
    assert again.better is None, "the answer stays hidden"
    best = AttemptShown.model_validate(guest.post(f"/api/tables/{id}/mistakes/{ply}", action=verdict["advice"]))
    assert (best.grade, best.loss) == ("best", 0)
    assert best.better is not None
    assert ply == 0
    assert [reason.kind for reason in best.reasons] == ["wins"]


def test_what_cannot_be_tried_is_refused(local: Served) -> None:
    guest = local.guest("Ana")
    id, game = brought(guest)
    ply = mistakes_of(guest, id)[0]["ply"]
    with refused("unknown-action"):
        guest.post(f"/api/tables/{id}/mistakes/{ply}", action="frobnicate")
    with refused("no-decision"):
        guest.get(f"/api/tables/{id}/mistakes/{len(game.history)}")
    with refused("no-decision"):
        guest.post(f"/api/tables/{id}/mistakes/-1", action="sell baths")
