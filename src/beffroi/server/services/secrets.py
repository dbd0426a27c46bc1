"""Passwords, tokens and signatures."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer

from beffroi.server.errors import Refused

SESSION: Final = "beffroi.session"
HASHER: Final = PasswordHasher()
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
HASHING: Final = ThreadPoolExecutor(2, thread_name_prefix="argon2")  # each hash takes 64 MiB and a core


def digest(text: str) -> str:
    """Return what is stored of a token: it can be compared, not used."""
    return hashlib.sha256(text.encode()).hexdigest()


@cache
def signer(secret: bytes, purpose: str) -> Signer:
    return Signer(secret, salt=purpose, digest_method=hashlib.sha256)


def sign(secret: bytes, text: str, purpose: str = SESSION) -> str:
    """Return the text with its signature, which is good for one purpose."""
    return signer(secret, purpose).sign(text).decode()


def unsign(secret: bytes, signed: str, purpose: str = SESSION) -> str | None:
    """Return the text, if the signature is ours; that of a session by the release before counts too."""
    try:
        return signer(secret, purpose).unsign(signed).decode()
    except (BadSignature, UnicodeError):
        return unsign_earlier(secret, signed) if purpose == SESSION else None


def unsign_earlier(secret: bytes, signed: str) -> str | None:
    """Return the text of a cookie signed by the release before, so that nobody is signed out by an update."""
    text, _, mark = signed.rpartition(".")
    ours = hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:32]
    return text if hmac.compare_digest(mark.encode(), ours.encode()) else None


async def hash_password(password: str) -> str:
    """Return the argon2 hash of a password that is long enough."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("password-length", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Tell whether the password is right; takes about as long when there is no account."""
    return await asyncio.get_running_loop().run_in_executor(HASHING, verify, stored, password[:LONGEST_PASSWORD])


def verify(stored: str | None, password: str) -> bool:
    if stored is None:
        HASHER.hash(password)
        return False
    try:
        return HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
