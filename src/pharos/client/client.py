"""Requests to a server: identity, tables and records. Refusals are raised as PharosError with their reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Self
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

from ..core.errors import BadChoice, PharosError
from ..core.json_types import Json, JsonObject
from .seat import RemoteSeat, Turn

SECONDS = 60.0


def error_of(error: JsonObject) -> PharosError:
    """The error that the server reported."""
    return PharosError(error["id"], **error["values"])


class Client:
    """A guest of a server."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url.rstrip("/")
        self._jar = CookieJar()
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(self._jar))
        self.name = str(self.post("/api/guests", name=name)["name"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._opener.close()

    @property
    def cookie(self) -> str:
        """The cookie that identifies this guest; keep it to return as the same one."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    # Requests

    def get(self, path: str) -> Json:
        """A GET request."""
        return self._ask("GET", path, None)

    def post(self, path: str, **body: Json) -> Json:
        """A POST request with a JSON body."""
        return self._ask("POST", path, body)

    def put(self, path: str, **body: Json) -> Json:
        """A PUT request with a JSON body."""
        return self._ask("PUT", path, body)

    def delete(self, path: str) -> Json:
        """A DELETE request."""
        return self._ask("DELETE", path, None)

    def _ask(self, method: str, path: str, body: JsonObject | None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                text = answer.read().decode()
                return json.loads(text) if text and answer.headers.get_content_type() == "application/json" else text
        except HTTPError as refused:
            with refused:
                raise error_of(json.loads(refused.read())["error"]) from None
        except (URLError, HTTPException, OSError) as error:
            raise BadChoice("unreachable", got=self.url) from error

    # Tables

    def games(self) -> list[JsonObject]:
        """The games that the server offers."""
        games: list[JsonObject] = self.get("/api/games")
        return games

    def make(self, game: str, **body: Json) -> JsonObject:
        """Create a table; see the protocol for its settings."""
        table: JsonObject = self.post("/api/tables", game=game, **body)
        return table

    def quick(self, game: str, **body: Json) -> JsonObject:
        """Create and start a table against bots."""
        table: JsonObject = self.post("/api/tables/quick", game=game, **body)
        return table

    def sit(self, table: str, seat: int) -> JsonObject:
        """Take a seat."""
        shown: JsonObject = self.put(f"/api/tables/{table}/seats/{seat}", sort="me")
        return shown

    def start(self, table: str) -> JsonObject:
        """Start the game, as the host."""
        shown: JsonObject = self.post(f"/api/tables/{table}/start")
        return shown

    def record(self, table: str) -> str:
        """The record of a finished game."""
        return str(self.get(f"/api/tables/{table}/record"))

    def connect(self, table: str, *, views: bool = True) -> RemoteSeat:
        """Connect to a table, to play or to watch."""
        return RemoteSeat(self.url, table, self.cookie, views=views)

    def play(self, table: str, choose: Callable[[Turn], str]) -> JsonObject:
        """Play to the end with a function that picks one of `turn.actions`; returns the finished table."""
        with self.connect(table) as seat:
            for turn in seat.turns():
                seat.act(choose(turn))
            return seat.table
