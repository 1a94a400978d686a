"""Groups: joining and leaving, tables, shared score sheets, names on them, and what strangers cannot see."""

from __future__ import annotations

import json
import uuid
from pathlib import Path

import pytest

from pharos.client import Client
from pharos.core.json_types import JsonObject

from .conftest import Served, play_out, request, serving
from .test_lobby import refused
from .test_sheets import PADS, sheet_of


def sheet_body(names: tuple[str, str]) -> JsonObject:
    """A sheet for two players; the first one wins."""
    game, pad = next((game, pad) for game, pad in PADS if pad["tables"][0]["players"] == 2)
    sheet = sheet_of(game, pad)
    for player, name in zip(sheet["players"], names, strict=True):
        player["name"] = name
    return sheet


def made(guest: Client, name: str = "Tuesdays") -> JsonObject:
    group: JsonObject = guest.post("/api/groups", name=name)
    return group


def joined(guest: Client, group: JsonObject) -> JsonObject:
    shown: JsonObject = guest.post("/api/groups/join", link=group["link"])
    return shown


def who(group: JsonObject, name: str) -> str:
    return next(str(member["who"]) for member in group["members"] if member["name"] == name)


def shared_sheet(guest: Client, group: JsonObject, names: tuple[str, str] = ("Ana", "Bo")) -> str:
    """A score sheet of a physical game, shared with a group; the first name wins."""
    id = str(uuid.uuid4())
    guest.put(f"/api/sheets/{id}", **sheet_body(names))
    guest.put(f"/api/groups/{group['id']}/sheets", sheets=[id])
    return id


def games(guest: Client, group: JsonObject) -> list[JsonObject]:
    games: list[JsonObject] = guest.get(f"/api/groups/{group['id']}/games")["games"]
    return games


# Members


def test_a_group_is_made_and_joined_by_its_link(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    group = made(ana)
    assert (group["name"], group["is_owner"], [m["name"] for m in group["members"]]) == ("Tuesdays", True, ["Ana"])
    assert bo.get(f"/api/groups/join/{group['link']}") == {"id": None, "name": "Tuesdays", "members": 1}
    shown = joined(bo, group)
    assert [(m["name"], m["is_owner"], m["is_you"]) for m in shown["members"]] == [
        ("Ana", True, False),
        ("Bo", False, True),
    ]
    assert joined(bo, group)["members"] == shown["members"], "joining twice changes nothing"
    assert bo.get(f"/api/groups/join/{group['link']}")["id"] == group["id"]
    assert bo.get("/api/groups") == [{"id": group["id"], "name": "Tuesdays", "members": 2}]


def test_a_renewed_link_replaces_the_old_one(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    group = made(ana)
    fresh = ana.post(f"/api/groups/{group['id']}/link")
    assert fresh["link"] != group["link"]
    with refused("bad-link"):
        joined(bo, group)
    with refused("bad-link"):
        bo.get(f"/api/groups/join/{group['link']}")
    joined(bo, fresh)
    with refused("not-the-owner"):
        bo.post(f"/api/groups/{group['id']}/link")


def test_the_owner_removes_members_and_others_leave(local: Served) -> None:
    ana, bo, cy = (local.guest(name) for name in ("Ana", "Bo", "Cy"))
    group = made(ana)
    for guest in (bo, cy):
        joined(guest, group)
    shown = ana.get(f"/api/groups/{group['id']}")
    with refused("not-the-owner"):
        bo.delete(f"/api/groups/{group['id']}/members/{who(shown, 'Cy')}")
    ana.delete(f"/api/groups/{group['id']}/members/{who(shown, 'Cy')}")
    with refused("no-group"):
        cy.get(f"/api/groups/{group['id']}")
    ana.delete(f"/api/groups/{group['id']}/members/{who(shown, 'Ana')}")
    assert bo.get(f"/api/groups/{group['id']}")["is_owner"], "the longest-standing member follows"
    bo.put(f"/api/groups/{group['id']}", name="Wednesdays")
    bo.delete(f"/api/groups/{group['id']}/members/{who(shown, 'Bo')}")
    with refused("bad-link"):
        joined(ana, group)


def test_the_owner_renames_and_deletes(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    group = made(ana)
    joined(bo, group)
    with refused("not-the-owner"):
        bo.put(f"/api/groups/{group['id']}", name="Mine")
    with refused("not-the-owner"):
        bo.delete(f"/api/groups/{group['id']}")
    assert ana.put(f"/api/groups/{group['id']}", name="Fridays")["name"] == "Fridays"
    shared_sheet(ana, group)
    ana.delete(f"/api/groups/{group['id']}")
    assert (ana.get("/api/groups"), bo.get("/api/groups")) == ([], [])
    assert len(ana.get("/api/sheets")) == 1, "sheets stay with their owners"


@pytest.mark.parametrize("path", ["", "/games"])
def test_to_strangers_a_group_does_not_exist(local: Served, path: str) -> None:
    ana, mallory = local.guest("Ana"), local.guest("Mallory")
    group = made(ana)
    answers = [
        request("GET", f"{local.url}/api/groups/{id}{path}", headers={"Cookie": mallory.cookie}).json()
        for id in (group["id"], "AAAAAAAAAAAAAAAA")
    ]
    assert answers[0] == answers[1]
    assert answers[0]["error"]["id"] == "no-group"
    for method, tail, body in (
        ("PUT", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("POST", "/link", {}),
        ("POST", "/seasons", {"number": 2}),
        ("PUT", "/sheets", {"sheets": []}),
        ("PUT", "/names", {"name": "Ana", "who": None}),
        ("DELETE", f"/members/{group['members'][0]['who']}", None),
    ):
        answer = request(
            method, f"{local.url}/api/groups/{group['id']}{tail}", json=body, headers={"Cookie": mallory.cookie}
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-group")
    with refused("no-group"):
        mallory.make("duel", group=group["id"])


def test_links_cannot_be_guessed_or_tried_at_will(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite3", requests_per_minute=60) as served:
        ana = served.guest("Ana")
        assert len(made(ana)["link"]) >= 22
        errors = [
            request("GET", f"{served.url}/api/groups/join/AAAAAAAAAAAAAAAAAAAA{n:03}").json()["error"]["id"]
            for n in range(40)
        ]
        assert errors[0] == "bad-link"
        assert errors.count("too-fast") > 10


def test_pages_of_other_origins_change_nothing(local: Served) -> None:
    ana = local.guest("Ana")
    headers = {"Cookie": ana.cookie, "Origin": "http://evil.example"}
    answer = request("POST", f"{local.url}/api/groups", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad-origin")


# Games


def test_a_game_at_a_table_of_the_group_counts(served: Served) -> None:
    ana, bo, guest = served.guest("Ana"), served.guest("Bo"), served.guest("Guest")
    group = made(ana)
    joined(bo, group)
    id = bo.make("architects", players=2, group=group["id"])["id"]
    assert [table["id"] for table in ana.get(f"/api/groups/{group['id']}")["tables"]] == [id]
    guest.sit(id, 1)
    bo.start(id)
    play_out({seat: served.sit(one, id) for seat, one in enumerate((bo, guest))})
    [game] = games(ana, group)
    assert (game["id"], game["game"], game["is_physical"]) == (id, "architects", False)
    assert [(seat["name"], seat["who"]) for seat in game["seats"]] == [("Bo", who(joined(bo, group), "Bo")), ("Guest", None)]
    assert [sum(seat["scores"].values()) for seat in game["seats"]] == [seat["points"] for seat in game["seats"]]
    assert any(seat["has_won"] for seat in game["seats"])
    assert ana.get(f"/api/groups/{group['id']}")["tables"] == []
    again = bo.post(f"/api/tables/{id}/rematch")["id"]
    assert [table["id"] for table in ana.get(f"/api/groups/{group['id']}")["tables"]] == [again], "the rematch too"


def test_a_rematch_outlives_its_group(local: Served) -> None:
    ana, bo = local.guest("Ana"), local.guest("Bo")
    group = made(ana)
    id = ana.make("architects", players=2, group=group["id"])["id"]
    bo.sit(id, 1)
    ana.start(id)
    play_out({seat: local.sit(one, id) for seat, one in enumerate((ana, bo))})
    ana.delete(f"/api/groups/{group['id']}")
    assert ana.post(f"/api/tables/{id}/rematch")["status"] == "open"


def test_shared_sheets_count_and_can_be_taken_back(served: Served) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    group = made(ana)
    joined(bo, group)
    sheet = shared_sheet(ana, group)
    [game] = games(bo, group)
    assert (game["id"], game["is_physical"], game["is_yours"]) == (sheet, True, False)
    assert games(ana, group)[0]["is_yours"]
    assert [seat["who"] for seat in game["seats"]] == [who(joined(bo, group), name) for name in ("Ana", "Bo")]
    assert [seat["has_won"] for seat in game["seats"]] == [True, False]
    assert sum(game["seats"][0]["scores"].values()) == game["seats"][0]["points"]
    bo.put(f"/api/groups/{group['id']}/sheets", sheets=[sheet])
    assert len(games(bo, group)) == 1, "nobody shares somebody else's sheet"
    ana.put(f"/api/sheets/{sheet}", **sheet_body(("Bo", "Ana")))
    assert [seat["name"] for seat in games(bo, group)[0]["seats"]] == ["Bo", "Ana"], "corrections are seen"
    ana.delete(f"/api/groups/{group['id']}/sheets/{sheet}")
    assert games(bo, group) == []
    ana.put(f"/api/groups/{group['id']}/sheets", sheets=[sheet])
    ana.delete(f"/api/sheets/{sheet}")
    assert games(bo, group) == []


def test_names_on_sheets_are_linked_to_members(served: Served) -> None:
    ana, bo, cy = (served.guest(name) for name in ("Ana", "Bo", "Cy"))
    group = made(ana)
    for guest in (bo, cy):
        joined(guest, group)
    shown = ana.get(f"/api/groups/{group['id']}")
    shared_sheet(ana, group, ("Grandma", "bo"))

    def names() -> JsonObject:
        names = ana.get(f"/api/groups/{group['id']}/games")["names"]
        return {name["name"]: (name["who"], name["is_linked"]) for name in names}

    assert names() == {"Grandma": (None, False), "bo": (who(shown, "Bo"), False)}
    cy.put(f"/api/groups/{group['id']}/names", name="Grandma", who=who(shown, "Cy"))
    assert names()["Grandma"] == (who(shown, "Cy"), True)
    assert games(bo, group)[0]["seats"][0]["who"] == who(shown, "Cy")
    with refused("not-the-owner"):
        bo.put(f"/api/groups/{group['id']}/names", name="Grandma", who=who(shown, "Bo"))
    with refused("no-member"):
        ana.put(f"/api/groups/{group['id']}/names", name="Grandma", who="AAAAAAAAAAAA")
    ana.put(f"/api/groups/{group['id']}/names", name="BO", who=None)
    assert names()["bo"] == (None, True)


def test_seasons_start_one_after_the_other(local: Served) -> None:
    ana = local.guest("Ana")
    group = made(ana)
    assert group["seasons"] == [0.0]
    with refused("bad-request"):
        ana.post(f"/api/groups/{group['id']}/seasons", number=3)
    for _ in range(2):
        shown = ana.post(f"/api/groups/{group['id']}/seasons", number=2)
    assert len(shown["seasons"]) == 2


# A person's data


def test_a_device_brings_its_groups_along(served: Served) -> None:
    ana, phone = served.guest("Ana"), served.guest("Phone")
    code = ana.post("/api/profile/code")["code"]
    both, own = made(ana), made(phone, "Phone only")
    joined(phone, both)
    sheet = shared_sheet(phone, both, ("Ana", "Phone"))
    phone.post("/api/sign-in/code", code=code, join=True)
    assert sorted(group["name"] for group in ana.get("/api/groups")) == ["Phone only", "Tuesdays"]
    assert [member["name"] for member in ana.get(f"/api/groups/{both['id']}")["members"]] == ["Ana"]
    assert [(game["id"], game["is_yours"]) for game in games(ana, both)] == [(sheet, True)]
    assert ana.get(f"/api/groups/{own['id']}")["is_owner"]


def test_groups_are_exported_and_left_on_deletion(served: Served) -> None:
    ana, bo = served.guest("Semiramis-the-first"), served.guest("Bo")
    ana.post("/api/profile/code")
    group, alone = made(ana), made(ana, "Alone")
    joined(bo, group)
    sheet = shared_sheet(ana, group, ("Queen", "Bo"))
    ana.put(f"/api/groups/{group['id']}/names", name="Queen", who=who(group, "Semiramis-the-first"))
    data = {one["name"]: one for one in ana.get("/api/profile/export")["groups"]}
    assert (data["Tuesdays"]["sheets"], data["Tuesdays"]["names"]) == ([sheet], ["queen"])
    assert set(data) == {"Tuesdays", "Alone"}
    id = ana.make("architects", players=2, group=group["id"])["id"]
    bo.sit(id, 1)
    ana.start(id)
    play_out({seat: served.sit(one, id) for seat, one in enumerate((ana, bo))})
    ana.post("/api/profile/delete", name="Semiramis-the-first")
    shown = bo.get(f"/api/groups/{group['id']}")
    assert ([member["name"] for member in shown["members"]], shown["is_owner"]) == (["Bo"], True)
    history = bo.get(f"/api/groups/{group['id']}/games")
    assert [game["id"] for game in history["games"]] == [id]
    assert "Semiramis" not in json.dumps([shown, history, bo.get("/api/profile/export")])
    with refused("bad-link"):
        bo.get(f"/api/groups/join/{alone['link']}")
