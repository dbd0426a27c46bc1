"""Services people may be reached by: what they give are keys, never a host, and few parameters.

An address is written as Apprise writes it, such as `discord://ID/TOKEN`, and
read here to the last character: what a pattern does not name is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import msgspec

from beffroi.protocol.notices import NoticeDocument
from beffroi.server.errors import Refused

Keys = Mapping[str, str]


class ServiceRequest(msgspec.Struct, frozen=True):
    """What is posted, and where."""

    url: str
    body: dict[str, Any]
    headers: dict[str, str] = {}


class ChatService(msgspec.Struct, frozen=True):
    """A service: how its address looks, which parameters it knows, and what is posted to it."""

    keys: re.Pattern[str]  # what follows `name://`; its groups are the keys
    example: str
    make: Callable[[Keys, NoticeDocument], ServiceRequest]
    parameters: dict[str, re.Pattern[str]] = {}


def discord(keys: Keys, notice: NoticeDocument) -> ServiceRequest:
    thread = f"?{urlencode({'thread_id': keys['thread']})}" if "thread" in keys else ""
    url = f"https://discord.com/api/webhooks/{keys['id']}/{keys['token']}{thread}"
    return ServiceRequest(url, {"content": plain(notice), "allowed_mentions": {"parse": []}})


def slack(keys: Keys, notice: NoticeDocument) -> ServiceRequest:
    url = f"https://hooks.slack.com/services/{keys['a']}/{keys['b']}/{keys['c']}"
    return ServiceRequest(url, {"text": plain(notice)})


def telegram(keys: Keys, notice: NoticeDocument) -> ServiceRequest:
    body: dict[str, Any] = {"chat_id": keys["chat"], "text": plain(notice)}
    if "topic" in keys:
        body["message_thread_id"] = int(keys["topic"])
    if "silent" in keys:
        body["disable_notification"] = keys["silent"] == "yes"
    return ServiceRequest(f"https://api.telegram.org/bot{keys['token']}/sendMessage", body)


def pushover(keys: Keys, notice: NoticeDocument) -> ServiceRequest:
    body = {"token": keys["token"], "user": keys["user"], "title": notice.title, "message": notice.text}
    more = {name: keys[name] for name in ("priority", "sound") if name in keys}
    return ServiceRequest("https://api.pushover.net/1/messages.json", {**body, "url": notice.url, **more})


def pushbullet(keys: Keys, notice: NoticeDocument) -> ServiceRequest:
    body = {"type": "link", "title": notice.title, "body": notice.text, "url": notice.url}
    return ServiceRequest("https://api.pushbullet.com/v2/pushes", body, {"Access-Token": keys["token"]})


def plain(notice: NoticeDocument) -> str:
    return f"{notice.title}\n{notice.text}\n{notice.url}"


SERVICES: Final = {
    "discord": ChatService(
        re.compile(r"(?P<id>\d{1,25})/(?P<token>[\w-]{1,128})/?", re.ASCII),
        "discord://ID/TOKEN",
        discord,
        {"thread": re.compile(r"\d{1,25}", re.ASCII)},
    ),
    "slack": ChatService(
        re.compile(r"(?P<a>[A-Za-z0-9]{1,40})/(?P<b>[A-Za-z0-9]{1,40})/(?P<c>[A-Za-z0-9]{1,60})/?"),
        "slack://A/B/C",
        slack,
    ),
    "tgram": ChatService(
        re.compile(r"(?P<token>\d{1,20}:[\w-]{1,80})/(?P<chat>-?\d{1,20}|@\w{1,40})/?", re.ASCII),
        "tgram://BOT:TOKEN/CHAT",
        telegram,
        {"topic": re.compile(r"\d{1,9}", re.ASCII), "silent": re.compile("yes|no")},
    ),
    "pover": ChatService(
        re.compile(r"(?P<user>[A-Za-z0-9]{1,40})@(?P<token>[A-Za-z0-9]{1,40})/?"),
        "pover://USER@TOKEN",
        pushover,
        {"priority": re.compile("-2|-1|0|1"), "sound": re.compile(r"\w{1,20}", re.ASCII)},
    ),
    "pbul": ChatService(re.compile(r"(?P<token>[\w.-]{1,80})/?", re.ASCII), "pbul://TOKEN", pushbullet),
}


def read_service(target: str) -> tuple[ChatService, Keys]:
    """Return the service an address names, with its keys; refuse everything else in the address."""
    name, mark, rest = target.partition("://")
    service = SERVICES.get(name)
    if not mark or service is None:
        raise Refused("bad-request", f"the services are {', '.join(SERVICES)}")
    path, _, query = rest.partition("?")
    found = service.keys.fullmatch(path)
    if found is None:
        raise Refused("bad-request", f"an address of {name} is {service.example}, one only")
    return service, {**found.groupdict(), **read_parameters(name, service, query)}


def read_parameters(name: str, service: ChatService, query: str) -> Keys:
    """Return the parameters of an address, each known to the service and given once."""
    try:
        given = parse_qsl(query, keep_blank_values=True, strict_parsing=True, max_num_fields=4) if query else []
    except ValueError:
        given = [("", "")]
    for key, value in given:
        pattern = service.parameters.get(key)
        if pattern is None or not pattern.fullmatch(value):
            allowed = ", ".join(service.parameters) or "none"
            raise Refused("bad-request", f"{key[:20]!r} can't be set for {name}; its parameters: {allowed}")
    if len(dict(given)) < len(given):
        raise Refused("bad-request", "a parameter is given once")
    return dict(given)


def service_request(target: str, notice: NoticeDocument) -> ServiceRequest:
    """Return what tells a service of a notice."""
    service, keys = read_service(target)
    return service.make(keys, notice)
