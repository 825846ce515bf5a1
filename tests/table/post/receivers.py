"""Stand-ins for a mail server and for a web address that somebody wants called."""

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that takes every mail, but for the first few if it is told so."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Smtp)
        self.mails: Queue[EmailMessage] = Queue()
        self.busy = 0

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class _Smtp(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self._say("220 mailbox")
        for line in self.rfile:
            match line[:4].upper():
                case b"EHLO":
                    self._say("250 mailbox")
                case b"DATA":
                    self._say("354 go on")
                    self._take()
                case b"QUIT":
                    self._say("221 bye")
                    return
                case _:
                    self._say("250 ok")

    def _take(self) -> None:
        lines = []
        for line in self.rfile:
            if line.strip() == b".":
                break
            lines.append(line)
        if self.server.busy:
            self.server.busy -= 1
            self._say("451 later")
            return
        self.server.mails.put(message_from_bytes(b"".join(lines), policy=policy.default))
        self._say("250 taken")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class Called(ThreadingHTTPServer):
    """A web server that notes what it is sent, and answers as it is told."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Http)
        self.calls: Queue[tuple[str, str, Any]] = Queue()
        self.status = 204
        self.location = ""

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/turn?to=me"


class _Http(BaseHTTPRequestHandler):
    server: Called

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.put((self.path, str(self.headers["Host"]), json.loads(body)))
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("Location", self.server.location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Tests are quiet."""


@contextmanager
def serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
