"""The documentation of the API: everything it answers has a shape, a name and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from beffroi.protocol.errors import STATUS, ErrorCode
from beffroi.server.app import create_app
from tests.server.support import Doc, Player, Server, ask, play_over_http, settings_for

FREE = ["GET /api/games/{slug}/catalogue", "POST /api/games/{slug}/catalogue"]  # each game has its own cards and spaces
METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Doc:
    app: Any = create_app(settings_for(tmp_path_factory.mktemp("schema")))
    document: Doc = msgspec.json.decode(msgspec.json.encode(app.app.openapi_schema.to_schema()))
    return document


def operations(schema: Doc) -> Iterator[tuple[str, Doc]]:
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield f"{method.upper()} {path}", item[method]


def resolved(schema: Doc, shape: Doc) -> Doc:
    """The shape itself, where it is only named."""
    while "$ref" in shape:
        shape = schema["components"]["schemas"][shape["$ref"].rpartition("/")[2]]
    return shape


def typed(schema: Doc, shape: Doc) -> bool:
    """Whether the shape says what it is: a named object, a list of such, or a plain value."""
    found = resolved(schema, shape)
    if found.get("type") == "array":
        return typed(schema, found["items"])
    if found.get("type") == "object":
        return bool(found.get("properties")) or found.get("title") == "Nothing"
    return "type" in found or "oneOf" in found


def test_every_answer_has_a_shape(schema: Doc) -> None:
    untyped = []
    for name, operation in operations(schema):
        answers = {status: answer for status, answer in operation["responses"].items() if status[0] == "2"}
        assert answers, name
        for answer in answers.values():
            shapes = [content["schema"] for content in answer["content"].values()]
            assert shapes, name
            untyped += [name for shape in shapes if not typed(schema, shape)]
    assert untyped == FREE


def test_every_request_body_has_a_shape(schema: Doc) -> None:
    bodies = {name: op["requestBody"]["content"] for name, op in operations(schema) if "requestBody" in op}
    untyped = [
        name for name, body in bodies.items() for content in body.values() if not typed(schema, content["schema"])
    ]
    assert untyped == ["POST /api/records"]  # the rules of the record's game say what may stand in it


def test_every_route_is_named_described_and_filed(schema: Doc) -> None:
    tags = {tag["name"] for tag in schema["tags"]}
    for name, operation in operations(schema):
        assert operation["summary"], name
        assert operation["description"].endswith("."), name
        assert set(operation["tags"]) <= tags, name


def test_refusals_are_told_as_they_are(schema: Doc) -> None:
    for name, operation in operations(schema):
        for status in sorted(set(STATUS.values())):
            content = operation["responses"][str(status)]["content"]["application/json"]
            assert resolved(schema, content["schema"])["title"] == "Failure", (name, status)


def fits(schema: Doc, shape: Doc, value: Any) -> bool:
    """Whether a value has every field its shape promises, and none besides."""
    found = resolved(schema, shape)
    if found.get("type") == "array":
        return all(fits(schema, found.get("items", {}), item) for item in value)
    if not found.get("properties"):
        return True
    known, required = set(found["properties"]), set(found["required"])
    return required <= set(value) <= known and all(
        fits(schema, found["properties"][key], part) for key, part in value.items() if part is not None
    )


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/me",
        "/api/me/tables",
        "/api/me/next",
        "/api/me/export",
        "/api/me/tokens",
        "/api/me/channels",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/replay/3",
        "/api/tables/{table_id}/chat",
        "/api/leaderboard/fair",
        "/health",
        "/ready",
    ],
)
def test_answers_are_what_the_schema_says(schema: Doc, anna: Player, path: str) -> None:
    table = anna.create("me", "me")
    play_over_http([anna], table)
    anna.post(f"/api/tables/{table}/chat", text="well played")
    anna.create("me", "open")
    documented = schema["paths"][path.replace("/3", "/{moves}").replace("/fair", "/{slug}")]["get"]["responses"]["200"]
    shape = documented["content"]["application/json"]["schema"]
    assert fits(schema, shape, anna.get(path.format(table_id=table))), path


def test_a_state_is_what_the_schema_says(schema: Doc, anna: Player) -> None:
    table = anna.create("me", "me")
    told = anna.get(f"/api/tables/{table}/state")["messages"]
    shapes = {"table": "TableMessage", "update": "Update"}
    assert [message["t"] for message in told] == ["table", "update", "update"]
    for message in told:
        assert fits(schema, {"$ref": f"#/components/schemas/{shapes[message['t']]}"}, message)


def test_the_readable_form_needs_no_script_and_no_other_site(server: Server, schema: Doc) -> None:
    page = ask("GET", server.url + "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "://" not in page.text
    for name, operation in operations(schema):
        assert escape(name.partition(" ")[2]) in page.text
        assert escape(operation["summary"]) in page.text


def test_shapes_are_described(server: Server) -> None:
    document = ask("GET", server.url + "/api/openapi.json").json()
    assert [name for name, shape in document["components"]["schemas"].items() if not shape.get("description")] == []


def test_an_address_that_is_none_is_refused_like_everything_else(server: Server) -> None:
    for path in ("/api/nothing", "/api/nothing/more", "/api"):
        answer = ask("GET", server.url + path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found"), path


def test_every_code_of_a_refusal_has_a_status() -> None:
    assert list(STATUS) == list(get_args(ErrorCode))


def test_every_refusal_is_documented() -> None:
    guide = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
    assert [code for code, status in STATUS.items() if f"`{code}` {status}" not in guide] == []


def test_the_guide_names_every_route(schema: Doc) -> None:
    guide = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
    words = guide.replace("{id}", "{table_id}").replace("{n}", "{moves}")
    missing = [path for path in schema["paths"] if path.rpartition("/")[2].strip("{}") not in words]
    assert missing == []
