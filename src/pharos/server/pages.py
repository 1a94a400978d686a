"""The web client: a built single page application, served from the folder that the package carries it in.

Whatever there is to serve is found when the folder is read; a request only looks names up, so no path leads elsewhere.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from ..locales import languages, words

DIST = Path(__file__).parent.parent / "web_dist"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OURS = ("api", "metrics")
"""First parts of paths that never are pages."""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""Precompressed variants, the preferred first."""
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".json": "application/json", ".map": "application/json",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8", ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".wasm": "application/wasm", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".wav": "audio/wav",
}  # fmt: skip


@dataclass(slots=True)
class Page:
    """A file: its sort, its contents, and the same compressed."""

    media: str
    body: bytes
    tag: str
    is_kept: bool
    """Whether browsers may keep it for ever: its name changes with its contents."""
    packed: dict[str, bytes] = field(default_factory=dict)

    def coding(self, accepted: str) -> str | None:
        """The best variant there is that the browser takes; None for the plain file."""
        wanted = _weights(accepted)
        return next((name for name in self.packed if wanted.get(name, 0.0) > 0), None)

    def answer(self, headers: Mapping[str, str]) -> Response:
        """The file, or word that the browser has it."""
        coding = self.coding(headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{coding}"' if coding else f'"{self.tag}"'
        told = {"Cache-Control": FOR_EVER if self.is_kept else ASK_AGAIN, "ETag": tag}
        if self.packed:
            told["Vary"] = "Accept-Encoding"
        if tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        if coding:
            told["Content-Encoding"] = coding
        return Response(self.packed[coding] if coding else self.body, headers=told, media_type=self.media)


class Pages:
    """Serves what no other route does."""

    def __init__(self, folder: Path = DIST) -> None:
        self._folder = folder
        self._pages: dict[str, Page] = {}
        self._built = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a page; raises HTTPException if there is none."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        headers = Headers(scope=scope)
        path = str(scope["path"]).lstrip("/")
        if scope["method"] not in ("GET", "HEAD") or path.partition("/")[0] in OURS:
            raise HTTPException(404)
        self._look()
        if not self._pages and not path:
            answer: Response = _not_built(headers.get("accept-language", ""))
        else:
            answer = self._page(path).answer(headers)
        await answer(scope, receive, send)

    def _look(self) -> None:
        """Read the folder, again if the client was built anew."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._built = built
            self._pages = dict(_read(self._folder)) if built else {}

    def _page(self, path: str) -> Page:
        """The file of that name; the application itself for all that looks like one of its addresses."""
        is_address = "." not in path.rpartition("/")[2] and not path.startswith("assets/")
        page = self._pages.get(path) or (self._pages.get(INDEX) if is_address else None)
        if page is None:
            raise HTTPException(404)
        return page


def _read(folder: Path) -> Iterator[tuple[str, Page]]:
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    for name, path in files.items():
        is_variant = path.suffix in CODINGS.values() and name.removesuffix(path.suffix) in files
        if is_variant or any(part.startswith(".") for part in name.split("/")):
            continue
        body = path.read_bytes()
        media = TYPES.get(path.suffix.lower(), "application/octet-stream")
        packed = {coding: files[name + end].read_bytes() for coding, end in CODINGS.items() if name + end in files}
        yield name, Page(media, body, hashlib.sha256(body).hexdigest()[:20], name.startswith("assets/"), packed)


def _not_built(accepted: str) -> Response:
    return PlainTextResponse(words(language_for(accepted)).say("server-no-pages") + "\n", 404)


def language_for(accepted: str) -> str:
    """The language of ours that a browser likes best, else English."""
    weights = _weights(accepted)
    for wanted in sorted(weights, key=lambda name: -weights[name]):
        exact = [name for name in languages() if name.lower() == wanted]
        similar = [name for name in languages() if name.lower().partition("-")[0] == wanted.partition("-")[0]]
        if weights[wanted] > 0 and (exact or similar):
            return (exact or similar)[0]
    return "en"


def _weights(accepted: str) -> dict[str, float]:
    """What a header of preferences names, with its weight."""
    found: dict[str, float] = {}
    for item in accepted.lower().split(","):
        name, _, weight = item.partition(";q=")
        try:
            found[name.strip()] = float(weight) if weight else 1.0
        except ValueError:
            found[name.strip()] = 0.0
    return found
