"""Requests whose large bodies are read as what their route takes, not as anything JSON can say."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import SerializationException, ValidationException

LARGE: Final = 16_384  # bytes; a smaller body is read in no time, whatever it holds


class TypedRequest(Request[Any, Any, Any]):
    """A request that refuses a large body of another shape at its first wrong byte.

    Litestar makes Python objects of all of a body before it looks at their types: 400 KB of lists inside lists keep the
    loop for 50 ms.
    """

    async def json(self) -> Any:
        body = await self.body()
        field = self.route_handler.parsed_data_field
        if len(body) <= LARGE or field is None:
            return await super().json()
        try:
            return msgspec.json.decode(body, type=field.annotation, strict=False)
        except msgspec.ValidationError as error:
            raise ValidationException(f"Validation failed for {self.method} {self.url.path}: {error}") from error
        except msgspec.DecodeError as error:
            raise SerializationException(str(error)) from error
