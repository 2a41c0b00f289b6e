"""The built page: its files are read once, packed once, and handed out from memory."""

from __future__ import annotations

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

from tercio.content.wording import Wording
from tercio.server.failures import PLAIN

SAY: Final = Wording("tercio.hall")

INDEX: Final = "/index.html"
# The page's own addresses; route.ts knows what to show there.
CLIENT: Final = (
    *("", *"mbadrp", "rules", "settings", "learn", "edit", "gallery", "workshop"),
    *("ladder", "statistics", "puzzles", "waiting", "mail", "clubs", "scenario", "board"),
)
FOREVER: Final = "public, max-age=31536000, immutable"  # the name of the file has a hash of its content in it
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = SAY("page-not-been-built-yet")


class Asset(NamedTuple):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes  # by gzip; empty where that gains nothing
    media_type: str
    tag: str
    keeping: str  # for how long a browser may keep it


class Page:
    """All files of the page. After a new build the server need not be started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.built_at = 0

    def refresh(self) -> None:
        index = self.folder / "index.html"
        try:
            built_at = index.stat().st_mtime_ns
        except OSError:
            built_at = 0
        if built_at != self.built_at:
            files = [file for file in self.folder.rglob("*") if file.is_file()] if built_at else []
            self.assets = {
                "/" + file.relative_to(self.folder).as_posix(): asset_of(self.folder, file) for file in files
            }
            self.built_at = built_at

    def answer(self, request: Request) -> Response:
        path = request.url.path
        if path == "/" or path not in self.assets:
            self.refresh()
        if path in self.assets:
            return sent(request, self.assets[path])
        is_known = path.split("/")[1] in CLIENT
        is_for_people = "text/html" in request.headers.get("accept", "")
        if not is_known and not is_for_people:
            return JSONResponse({"en": PLAIN[404][0], "de": PLAIN[404][1], "rule": ""}, 404)
        if INDEX not in self.assets:
            return not_built(is_for_people)
        return sent(request, self.assets[INDEX], 200 if is_known else 404)


def asset_of(folder: Path, file: Path) -> Asset:
    body = file.read_bytes()
    media_type = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if media_type.startswith(WORTH_PACKING) else b""
    is_hashed = file.relative_to(folder).parts[0] == "assets"
    return Asset(
        body,
        packed if len(packed) < len(body) else b"",
        media_type,
        f'"{sha256(body).hexdigest()[:20]}"',
        FOREVER if is_hashed else ASK_AGAIN,
    )


def sent(request: Request, asset: Asset, status: int = 200) -> Response:
    headers = {"etag": asset.tag, "cache-control": asset.keeping, "vary": "accept-encoding"}
    if status == 200 and asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    is_packed = bool(asset.packed) and "gzip" in request.headers.get("accept-encoding", "")
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(asset.packed if is_packed else asset.body, status, headers, asset.media_type)


def not_built(is_for_people: bool) -> Response:
    en, de = NOT_BUILT
    if not is_for_people:
        return JSONResponse({"en": en, "de": de, "rule": ""}, 503)
    return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>Tercio</title><p>{en}</p><p lang=de>{de}</p>", 503)


def serve_page(app: FastAPI, folder: Path) -> None:
    """Whatever no other part answers is a matter of the page, but for what programs ask under /api."""
    page, nothing = Page(folder), app.router.default

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        is_asking = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not is_asking or scope["path"].split("/")[1] == "api":
            await nothing(scope, receive, send)
        else:
            await page.answer(Request(scope))(scope, receive, send)

    app.router.default = answer
