"""The launcher: prompt connections where we start the server, and nowhere else."""

import logging
import os
import subprocess
import sys
from unittest.mock import Mock

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

from gold_widgets.launch import prompt
from gold_widgets.launch.lab import ENCRYPTION, encryption_options, prompt_options

PROMPT = "gold_widgets.launch.prompt.PromptConnection"
STOCK = "jupyter_server.services.kernels.connection.channels.ZMQChannelsWebsocketConnection"
OPTIONS = ["--no-browser", "--allow-root", "--ip=127.0.0.1", "--port=0"]
# Everything that a start does, up to the point from which the server would run until stopped.
START = """
import sys
from jupyter_server.serverapp import ServerApp

def start(server):
    chosen = server.web_app.settings["kernel_websocket_connection_class"]
    print(f"{chosen.__module__}.{chosen.__qualname__}")

ServerApp.start = start
"""
BY_US = f"from gold_widgets.launch import lab; lab.main({OPTIONS})"
BY_THE_USER = f"from jupyterlab.labapp import LabApp; LabApp.launch_instance({OPTIONS})"
HOOK_IS_MISSING = "from tornado.websocket import WebSocketHandler; del WebSocketHandler.set_nodelay"


@pytest.fixture
def start(tmp_path):
    def start(*lines):
        """Start a server of one's own; what it says, and with which connection it runs."""
        places = {f"JUPYTER_{name}_DIR": str(tmp_path) for name in ("CONFIG", "DATA", "RUNTIME")}
        done = subprocess.run(
            [sys.executable, "-c", "\n".join([START, *lines])],
            env=os.environ | places | {"HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stderr, done.stdout.strip()

    return start


def test_a_server_that_we_start_has_prompt_connections(start):
    said, connection = start(BY_US)
    assert connection == PROMPT
    assert "stock server" not in said


def test_a_server_without_the_hook_starts_as_it_is_and_says_so_in_a_line(start):
    said, connection = start(HOOK_IS_MISSING, BY_US)
    assert connection == STOCK
    assert said.count("Starting the stock server") == 1
    assert "KernelWebsocketHandler has no set_nodelay" in said


def test_a_server_that_a_user_starts_is_left_alone(start):
    assert start("import gold_widgets", BY_THE_USER)[1] == STOCK


def test_a_server_without_the_connection_to_build_upon_is_left_alone(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, prompt.__name__, None)
    monkeypatch.delattr("gold_widgets.launch.prompt")
    with caplog.at_level(logging.WARNING):
        assert prompt_options([]) == []
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "option",
    [f"--ServerApp.{prompt.SETTING}=my.Connection", "--gateway-url=http://127.0.0.1:1"],
)
def test_a_connection_that_somebody_chose_is_kept(option):
    assert prompt_options([option]) == []


def test_a_gateway_keeps_its_connection(monkeypatch):
    monkeypatch.setenv("JUPYTER_GATEWAY_URL", "http://127.0.0.1:1")
    assert prompt_options([]) == []


def test_a_prompt_connection_connects_as_the_stock_one_does_without_delay(monkeypatch):
    connection = prompt.PromptConnection.__new__(prompt.PromptConnection)
    connection.websocket_handler = Mock(spec=KernelWebsocketHandler)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", lambda _: "connected")
    assert connection.connect() == "connected"
    connection.websocket_handler.set_nodelay.assert_called_once_with(True)


def test_kernels_that_can_are_spoken_to_in_private():
    assert encryption_options() == [f"--MappingKernelManager.{ENCRYPTION}=auto"]


def test_a_server_that_knows_of_no_encryption_is_not_asked_for_it(monkeypatch):
    from jupyter_server.services.kernels.kernelmanager import MappingKernelManager

    monkeypatch.setattr(MappingKernelManager, "class_traits", dict)
    assert encryption_options() == []


def test_without_the_means_of_encryption_kernels_start_all_the_same(monkeypatch):
    monkeypatch.setattr("zmq.has", lambda _: False)
    assert encryption_options() == []
