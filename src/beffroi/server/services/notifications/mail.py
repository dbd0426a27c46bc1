"""Letters by the mail server the operator has set; nobody else names a host here. Blocking: called in threads."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Mapping
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, Literal
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from beffroi.kernel.errors import BadRequest
from beffroi.server.services.secrets import digest

TIMEOUT: Final = 15.0  # seconds for each word of the mail server
PARAMETERS: Final = ("from", "name", "smtp", "mode", "user", "pass")
PORTS: Final = {"insecure": 25, "starttls": 587, "ssl": 465}

Mode = Literal["insecure", "starttls", "ssl"]


class MailServer(msgspec.Struct, frozen=True):
    """Where letters are handed in, and who they are from."""

    host: str
    port: int
    mode: Mode
    user: str
    password: str
    sender: str
    sender_name: str


def read_mail_url(url: str) -> MailServer:
    """Read a setting such as `mailtos://user:password@smtp.example.org?from=games@example.org`.

    >>> read_mail_url("mailto://127.0.0.1:2525?from=house@example.org").port
    2525
    """
    try:
        parts = urlsplit(url)
        port = parts.port
        given = dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query)))
    except ValueError:
        raise BadRequest("the mail address of the settings can't be read") from None
    if unknown := sorted(set(given) - set(PARAMETERS)):
        raise BadRequest(f"the mail address has no parameter {unknown[0]!r}, but {', '.join(PARAMETERS)}")
    mode = given.get("mode", "starttls" if parts.scheme == "mailtos" else "insecure")
    if mode not in PORTS:
        raise BadRequest(f"the mode of mail is one of {', '.join(PORTS)}")
    host = given.get("smtp") or parts.hostname or ""
    user = given.get("user") or unquote(parts.username or "")
    sender = given.get("from") or (user if "@" in user else f"{user or 'beffroi'}@{parts.hostname}")
    if not host or sender.count("@") != 1:
        raise BadRequest("the mail address names a server, and in `from` who writes")
    password = given.get("pass") or unquote(parts.password or "")
    kind = msgspec.convert(mode, Mode)
    return MailServer(host, port or PORTS[mode], kind, user, password, sender, given.get("name", "Beffroi"))


def letter(server: MailServer, to: str, subject: str, text: str) -> EmailMessage:
    """Return a letter; line ends in its headers are refused by the library."""
    message = EmailMessage(SMTP)
    message["From"] = Address(server.sender_name, addr_spec=server.sender)
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    message.set_content(text)
    return message


def send_mail(server: MailServer, to: str, subject: str, text: str, headers: Mapping[str, str]) -> bool:
    """Hand a letter to the mail server; False if it does not take it."""
    try:
        message = letter(server, to, subject, text)
        for name, value in headers.items():
            message[name] = value
        with connect(server) as connection:
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message, server.sender, [to])
    except (OSError, smtplib.SMTPException, MessageError, ValueError):
        return False
    return True


def mailbox(address: str) -> str:
    """Return what addresses that end in one mailbox have in common, without telling it.

    >>> mailbox("Anna+games@Example.org") == mailbox("anna@example.org")
    True
    """
    name, _, host = address.lower().partition("@")
    return digest(f"{name.partition('+')[0]}@{host}")


def connect(server: MailServer) -> smtplib.SMTP:
    """Return a connection, encrypted as the operator wants it."""
    if server.mode == "ssl":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=ssl.create_default_context())
    connection = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
    if server.mode == "starttls":
        connection.starttls(context=ssl.create_default_context())
    return connection
