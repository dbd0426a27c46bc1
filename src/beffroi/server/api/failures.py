"""What a request is answered that fails: by whose fault it is, with a code for the program and a sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Response

from beffroi.protocol.errors import ErrorCode
from beffroi.protocol.http import Failure
from beffroi.server.errors import Refused
from beffroi.server.metrics import REFUSALS

CODES: Final[dict[int, ErrorCode]] = {
    400: "bad-request",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    413: "too-large",
}

log = logging.getLogger("beffroi.app")


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    REFUSALS.labels(error.error).inc()
    return Response(Failure(error.error, error.message), status_code=error.status)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if isinstance(error.__cause__, msgspec.ValidationError) and not isinstance(error, ValidationException):
        # Litestar takes a wrong field of a body for a fault of ours if a service has the same name
        wrong = str(error.__cause__).partition(" - ")[0]
        error = ValidationException(f"Validation failed for {request.method} {request.url.path}: {wrong}")
    status = error.status_code
    code = CODES.get(status, "bad-request")
    extra = "; ".join(str(item.get("message", item)) for item in error.extra) if isinstance(error.extra, list) else ""
    message = f"{error.detail}: {extra}" if extra else error.detail
    return Response(Failure(code, message), status_code=status, headers=error.headers)


def no_text(_: Request[Any, Any, Any], error: UnicodeError) -> Response[Any]:
    return Response(Failure("bad-request", "this is not UTF-8"), status_code=400)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return Response(Failure("bad-request", "this is nested too deeply"), status_code=400)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer our own bug: log it with its place, tell of it without."""
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return Response(Failure("fault", "something went wrong on our side"), status_code=500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refused: refused,
    HTTPException: http_error,
    RecursionError: too_deep,
    UnicodeError: no_text,
    Exception: fault,
}
