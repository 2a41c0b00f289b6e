"""Something between a store and its PostgreSQL that cuts connections at the worst moment."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread


class Proxy:
    """Passes bytes on over loopback. After `cut_next_answer`, the server hears but its next answer is lost."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        self.open_sockets: list[socket.socket] = []
        self.threads: list[Thread] = []
        self.is_cutting = Event()
        self.has_cut = Event()
        self.is_refusing = Event()
        self._start(self._welcome)

    def cut_next_answer(self) -> None:
        self.is_cutting.set()

    def close(self) -> None:
        with suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        for one in self.open_sockets:
            _cut(one)
        for thread in self.threads:
            thread.join()

    def _start(self, work: object, *arguments: object) -> None:
        thread = Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]
        self.threads.append(thread)
        thread.start()

    def _welcome(self) -> None:
        while True:
            try:
                client, _ = self.door.accept()
            except OSError:
                return
            if self.is_refusing.is_set():
                _cut(client)
                continue
            server = socket.create_connection(("127.0.0.1", self.server_port))
            self.open_sockets += [client, server]
            self._start(self._pass_on, client, server, False)
            self._start(self._pass_on, server, client, True)

    def _pass_on(self, source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if is_answer and self.is_cutting.is_set():
                    self.is_cutting.clear()
                    self.has_cut.set()
                    break
                sink.sendall(data)
        _cut(source)
        _cut(sink)


def _cut(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
