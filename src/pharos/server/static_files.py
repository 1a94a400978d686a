"""The web client: a built single-page application, served from a folder of the package.

The folder is read once; requests only look names up, so no path leads elsewhere.
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
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
RESERVED = ("api", "metrics")
"""First path segments that are never pages."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Precompressed variants, preferred first."""
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".json": "application/json", ".map": "application/json",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8", ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".jpg": "image/jpeg", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".wasm": "application/wasm", ".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".wav": "audio/wav",
}  # fmt: skip


@dataclass(slots=True)
class StaticFile:
    """A file: its media type, contents and compressed variants."""

    media: str
    body: bytes
    tag: str
    is_immutable: bool
    """Whether browsers may cache it forever, because its name changes with its contents."""
    compressed: dict[str, bytes] = field(default_factory=dict)

    def encoding(self, accepted: str) -> str | None:
        """The best variant that the browser accepts; None for the plain file."""
        wanted = _weights(accepted)
        return next((name for name in self.compressed if wanted.get(name, 0.0) > 0), None)

    def response(self, headers: Mapping[str, str]) -> Response:
        """The file, or 304 if the browser has it."""
        encoding = self.encoding(headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        caching = {"Cache-Control": IMMUTABLE if self.is_immutable else REVALIDATE, "ETag": tag}
        if self.compressed:
            caching["Vary"] = "Accept-Encoding"
        if tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=caching)
        if encoding:
            caching["Content-Encoding"] = encoding
        return Response(self.compressed[encoding] if encoding else self.body, headers=caching, media_type=self.media)


class StaticFiles:
    """Serves everything that no other route does."""

    def __init__(self, folder: Path = DIST) -> None:
        self._folder = folder
        self._pages: dict[str, StaticFile] = {}
        self._built = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file; raises HTTPException if there is none."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        headers = Headers(scope=scope)
        path = str(scope["path"]).lstrip("/")
        if scope["method"] not in ("GET", "HEAD") or path.partition("/")[0] in RESERVED:
            raise HTTPException(404)
        self._reload()
        if not self._pages and not path:
            answer: Response = _not_built(headers.get("accept-language", ""))
        else:
            answer = self._page(path).response(headers)
        await answer(scope, receive, send)

    def _reload(self) -> None:
        """Read the folder if the client was rebuilt."""
        try:
            built = (self._folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._built = built
            self._pages = dict(_read(self._folder)) if built else {}

    def _page(self, path: str) -> StaticFile:
        """The file of that name, or the application itself for its client-side routes."""
        is_address = "." not in path.rpartition("/")[2] and not path.startswith("assets/")
        page = self._pages.get(path) or (self._pages.get(INDEX) if is_address else None)
        if page is None:
            raise HTTPException(404)
        return page


def _read(folder: Path) -> Iterator[tuple[str, StaticFile]]:
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    for name, path in files.items():
        is_variant = path.suffix in ENCODINGS.values() and name.removesuffix(path.suffix) in files
        if is_variant or any(part.startswith(".") for part in name.split("/")):
            continue
        body = path.read_bytes()
        media = TYPES.get(path.suffix.lower(), "application/octet-stream")
        compressed = {coding: files[name + end].read_bytes() for coding, end in ENCODINGS.items() if name + end in files}
        yield name, StaticFile(media, body, hashlib.sha256(body).hexdigest()[:20], name.startswith("assets/"), compressed)


def _not_built(accepted: str) -> Response:
    return PlainTextResponse(words(language_for(accepted)).say("server-no-pages") + "\n", 404)


def language_for(accepted: str) -> str:
    """The available language that a browser prefers, else English."""
    weights = _weights(accepted)
    for wanted in sorted(weights, key=lambda name: -weights[name]):
        exact = [name for name in languages() if name.lower() == wanted]
        similar = [name for name in languages() if name.lower().partition("-")[0] == wanted.partition("-")[0]]
        if weights[wanted] > 0 and (exact or similar):
            return (exact or similar)[0]
    return "en"


def _weights(accepted: str) -> dict[str, float]:
    """The values of an Accept-* header with their weights."""
    weights: dict[str, float] = {}
    for item in accepted.lower().split(","):
        name, _, weight = item.partition(";q=")
        try:
            weights[name.strip()] = float(weight) if weight else 1.0
        except ValueError:
            weights[name.strip()] = 0.0
    return weights
