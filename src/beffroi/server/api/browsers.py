"""What a browser says of itself: its language, and what device it is, in words its owner knows."""

from __future__ import annotations

import re
from typing import Any, Final, cast, get_args

from litestar import Request

from beffroi.protocol.base import Language
from beffroi.server.api.security import header

LANGUAGES: Final = get_args(Language)
BROWSERS: Final = (  # what names itself first: the later ones also claim to be the earlier
    *(("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)


def spoken(request: Request[Any, Any, Any]) -> Language:
    """Return the language the browser asks for first, of those the house speaks."""
    wanted = header(request.scope, b"accept-language") or ""
    for part in wanted.lower().split(","):
        language = part.split(";")[0].strip()[:2]
        if language in LANGUAGES:
            return cast(Language, language)
    return "en"


def device_of(request: Request[Any, Any, Any]) -> str:
    """Return what somebody would call the device, such as "Firefox, Android"."""
    agent = header(request.scope, b"user-agent") or ""
    return device_name(agent)


def device_name(agent: str) -> str:
    """Name a device by what its browser says of itself.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0")
    'Firefox, Linux'
    """
    browser = next((name for mark, name in BROWSERS if re.search(rf"\b{mark}/", agent)), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return ", ".join(part for part in (browser, system) if part) or agent.partition("/")[0][:40]
