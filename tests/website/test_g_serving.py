"""`make serve`: a plain server with the habits of a public one, which says what is wrong."""

import socket
import struct
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from website import serve
from website.serve import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "large.txt").write_bytes(b"gold" * 5_000_000)
    (tmp_path / "index.html").write_text("<p>gold", encoding="utf-8")
    server = Server(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def asked(server: Server, path: str) -> int:
    line = HTTPConnection("127.0.0.1", server.server_port)
    line.request("GET", path)
    status = line.getresponse().status
    line.close()
    return status


def test_a_port_that_is_taken_is_told_with_what_to_do(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = server.server_port
    monkeypatch.setattr(sys, "argv", ["serve", str(server.folder), "--port", str(port)])
    with pytest.raises(SystemExit) as told:
        serve.main()
    assert f"make serve ARGS='--port {port + 1}'" in str(told.value)


@pytest.mark.parametrize("path", ["/%00", "/../serve.py", "/%2e%2e/%2e%2e/etc/passwd", "/nothing"])
def test_what_is_not_there_is_not_found(
    server: Server, capsys: pytest.CaptureFixture[str], path: str
) -> None:
    assert asked(server, path) == 404
    assert asked(server, "/") == 200
    assert capsys.readouterr().err == ""


def test_whoever_hangs_up_early_is_not_told_of(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    ended = threading.Event()
    told = server.shutdown_request
    server.shutdown_request = lambda request: (told(request), ended.set())  # type: ignore[assignment]
    with socket.create_connection(("127.0.0.1", server.server_port)) as line:
        line.sendall(b"GET /large.txt HTTP/1.1\r\nHost: here\r\n\r\n")
        line.recv(100)
        # Hang up at once, as a page does that is closed.
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert ended.wait(10)
    assert capsys.readouterr().err == ""
