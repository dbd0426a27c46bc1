"""Messages a browser's push service passes on without being able to read them."""

from __future__ import annotations

import base64
import binascii
import time
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta
from py_vapid import Vapid02

from beffroi.server.config import kept_text
from beffroi.server.errors import Refused

LIFE: Final = 86_400  # seconds a push service keeps a message for a browser that is away
SIGNED_FOR: Final = 43_200  # seconds; push services take at most a day

Key = Annotated[str, Meta(min_length=1, max_length=200)]


class PushKeys(msgspec.Struct, frozen=True):
    """What a message to the browser is encrypted with."""

    p256dh: Key
    auth: Key


class PushSubscription(msgspec.Struct, frozen=True):
    """Where a browser's push service takes messages, and the browser's keys."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


def read_subscription(target: str) -> PushSubscription:
    """Return a browser's push subscription, as its JSON text."""
    try:
        return msgspec.json.decode(target, type=PushSubscription)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("bad-request", "a push target is the subscription's JSON") from None


def encrypted(keys: PushKeys, content: bytes) -> bytes:
    """Return the content as only that browser reads it (RFC 8291); ValueError if its keys are none."""
    try:
        key, secret = decoded(keys.p256dh), decoded(keys.auth)
        ours = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(content, private_key=ours, dh=key, auth_secret=secret, version="aes128gcm")
    except (http_ece.ECEException, binascii.Error) as error:
        raise ValueError(str(error)) from None
    return sealed


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushSigner:
    """Signs messages by the key of this house, which is made on first use and kept in the data folder."""

    def __init__(self, path: Path, contact: str) -> None:
        self.path = path
        self.contact = contact
        self._vapid: Vapid02 | None = None

    def vapid(self) -> Vapid02:
        if self._vapid is None:
            fresh = Vapid02()
            fresh.generate_keys()
            pem = kept_text(self.path, fresh.private_pem().decode())
            self._vapid = Vapid02.from_pem(pem.encode())
        return self._vapid

    def headers(self, endpoint: str) -> dict[str, str]:
        """Return the headers of a message to a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed: dict[str, str] = self.vapid().sign(claims)
        return {**signed, "TTL": str(LIFE), "Content-Encoding": "aes128gcm"}

    def public_key(self) -> str:
        """Return the public key a browser needs to subscribe."""
        headers = self.vapid().sign({"sub": "mailto:nobody@localhost", "aud": "https://localhost"})
        return str(headers["Authorization"]).rpartition("k=")[2]
