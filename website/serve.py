"""A plain static server on loopback, with the habits of a public one: types, gzip, ETags.

Like many, it knows no .mjs: what a page is to run is called .js.

`python -m website.serve [FOLDER] [--port 8000]` shows a site; tests and benchmarks start their own.
"""

from __future__ import annotations

import argparse
import errno
import gzip
import hashlib
import socket
import sys
from contextlib import suppress
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from website.places import SITE

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".ipynb": "application/json",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".css", ".html", ".ipynb", ".js", ".json", ".svg", ".wasm", ".webmanifest"}
AGE = 600
"""Seconds for which a browser need not ask again, as GitHub Pages says."""
IN_USE = (
    "Something on this machine listens on port {port} already, perhaps an earlier `make serve`. "
    "Take another one: make serve ARGS='--port {other}'"
)


class File(NamedTuple):
    """A file as it is sent."""

    data: bytes
    tag: str
    is_packed: bool


@lru_cache(maxsize=4096)
def _file(path: Path, _changed: int, gzipped: bool) -> File:
    data = path.read_bytes()
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    is_packed = gzipped and path.suffix in PACKED
    return File(gzip.compress(data, 6, mtime=0) if is_packed else data, tag, is_packed)


class Handler(BaseHTTPRequestHandler):
    """Answers for one folder."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        """Send a file, or say that there is none."""
        path = urlsplit(self.path).path
        name = unquote(path).lstrip("/")
        if "\0" in name:  # which no file system takes
            return self._send(404, b"Not found")
        place = (self.server.folder / name).resolve()
        if not place.is_relative_to(self.server.folder):
            return self._send(404, b"Not found")
        if place.is_dir() and not path.endswith("/"):
            query = self.path[len(path) :]
            return self._send(301, b"", Location=f"{path}/{query}")
        if place.is_dir():
            place = place / "index.html"
        if not place.is_file():
            return self._send(404, b"Not found")
        gzipped = "gzip" in self.headers.get("Accept-Encoding", "")
        file = _file(place, place.stat().st_mtime_ns, gzipped)
        headers = {"ETag": file.tag, "Cache-Control": f"max-age={self.server.age}"}
        if self.headers.get("If-None-Match") == file.tag:
            return self._send(304, b"", **headers)
        headers["Content-Type"] = TYPES.get(place.suffix, "application/octet-stream")
        if file.is_packed:
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return self._send(200, file.data, **headers)

    do_HEAD = do_GET  # noqa: N815 - the name is given

    def _send(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
            self.server.sent += len(body)

    def log_message(self, *_given: object) -> None:
        """Keep the terminal quiet."""


class Server(ThreadingHTTPServer):
    """Serves a folder; counts the bytes it has sent."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder: Path, port: int = 0, age: int = AGE) -> None:
        self.folder = folder.resolve()
        self.age = age
        self.sent = 0
        self._lines: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), Handler)  # if that fails, it is closed at once

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - theirs
        """Answer in a thread, and remember the line."""
        self._lines.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401 - theirs
        """Hang up."""
        self._lines.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - theirs
        """Say nothing of pages that were closed before all had come."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def server_close(self) -> None:
        """End, also for browsers that are still on the line."""
        super().server_close()
        for line in [*self._lines]:
            with suppress(OSError):  # the browser was quicker
                line.shutdown(socket.SHUT_RDWR)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}/"

    def warm(self) -> None:
        """Pack everything now, so that it is no part of what is measured."""
        for path in self.folder.rglob("*"):
            if path.is_file():
                _file(path, path.stat().st_mtime_ns, gzipped=True)


def main() -> None:
    """Serve until somebody has had enough."""
    parser = argparse.ArgumentParser(description="Shows the built site on this machine.")
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    try:
        server = Server(given.folder, given.port, age=0)
    except OSError as problem:
        if problem.errno != errno.EADDRINUSE:
            raise
        sys.exit(IN_USE.format(port=given.port, other=given.port + 1))
    print(f"{server.url}  (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
