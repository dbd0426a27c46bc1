"""Small servers on loopback that keep what they are sent: mail, and web requests."""

from __future__ import annotations

import socketserver
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class MailHandler(socketserver.StreamRequestHandler):
    """As much of SMTP as a sender needs."""

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            word = line.upper().partition(" ")[0]
            if word == "DATA":
                self.say("354 go on")
                self.server.mails.append(self.read_mail())  # type: ignore[attr-defined]
                self.say("250 kept")
            elif word == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 sink")

    def read_mail(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line)
        return "\n".join(lines)

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class MailSink(socketserver.ThreadingTCPServer):
    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.mails: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        port = self.server_address[1]
        return f"mailto://127.0.0.1:{port}?from=house@example.org&mode=insecure"


class WebHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.server.requests.append((self.path, dict(self.headers), body))  # type: ignore[attr-defined]
        self.send_response(self.server.status)  # type: ignore[attr-defined]
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class WebSink(ThreadingHTTPServer):
    def __init__(self, status: int = 201, context: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), WebHandler)
        if context is not None:
            self.socket = context.wrap_socket(self.socket, server_side=True)
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = status
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"
