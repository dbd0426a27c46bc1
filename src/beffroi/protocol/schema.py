"""Writes the JSON Schemas the page's types are made from: `python -m beffroi.protocol.schema FOLDER`.

- `protocol.json`: every struct of this package, and the unions `Message` and `Command`.
- `routes.json`: for each path and method what is given (parameters of the path, `query`, `body`) and the answer.
- `pages.json`: the addresses of the page and their parameters.
- `games/<slug>.json`: the view and the catalogue of each game. `games/<slug>/view.py` has a TypedDict `<Title>View`,
  `catalogue.py` a TypedDict `<Title>Catalogue`, where the title is the slug with a capital letter (`TroyesView`);
  what these refer to may stand anywhere. A comment behind a field becomes its description.

`make types` runs it, and then web/scripts/types.mjs, which makes TypeScript of these files.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final, is_typeddict

import msgspec

from beffroi.protocol import base, commands, errors, http, messages, players, review
from beffroi.protocol.documents import DOCUMENTS
from beffroi.protocol.pages import PAGES, PARAMETER
from beffroi.protocol.typed_dicts import Definitions, Schema, comments

UNIONS: Final[dict[str, Any]] = {
    "Message": messages.Message,
    "Command": commands.Command,
    "SeatCommand": commands.SeatCommand,
    "ClockSnapshot": base.ClockSnapshot,
    "ClockTerms": base.ClockTerms,
    "ErrorCode": errors.ErrorCode,
    "Status": base.Status,
    "Scope": base.Scope,
    "Argument": base.Argument,
}
METHODS: Final = ("get", "post", "put", "patch", "delete")


def protocol_schema() -> Schema:
    """Describe every document of the protocol."""
    structs = {
        name: found
        for module in DOCUMENTS
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    }
    roots = [*structs.values(), *UNIONS.values()]
    schemas, definitions = msgspec.json.schema_components(roots, ref_template="#/definitions/{name}")
    for name, found in structs.items():
        describe(definitions[name], comments(found))
    written = Definitions()
    for module in (http, players, review):
        for found in vars(module).values():
            if is_typeddict(found) and found.__module__ == module.__name__:
                written.add(found)
    written.schemas["TurningPoint"] = {"title": "TurningPoint", **written.of(review.TurningPoint)}
    unions = dict(zip(UNIONS, schemas[len(structs) :], strict=True))
    every = {**definitions, **{name: {**shape, "title": name} for name, shape in unions.items()}, **written.schemas}
    return {**by_name("Protocol", every), "definitions": open_documents(every)}


def by_name(title: str, definitions: Schema) -> Schema:
    """Describe a document that names every definition, so that each of them is written."""
    return {"title": title, **closed({name: {"$ref": f"#/definitions/{name}"} for name in definitions})}


def describe(shape: Schema, notes: dict[str, str]) -> None:
    """Write the comments behind fields into the schema."""
    for field, note in notes.items():
        if field in shape["properties"]:
            inner = shape["properties"][field]
            shape["properties"][field] = {"allOf": [inner]} if "$ref" in inner else inner
            shape["properties"][field]["description"] = note


def open_documents(value: Any) -> Any:
    """Allow any field in documents without listed fields, and write tuples as older drafts do."""
    if isinstance(value, list):
        return [open_documents(each) for each in value]
    if not isinstance(value, dict):
        return value
    found = {key: open_documents(each) for key, each in value.items() if key != "default" or "$ref" not in value}
    if "prefixItems" in found:
        found["items"] = found.pop("prefixItems")
    if found.get("type") == "object":
        found.setdefault("additionalProperties", not found.get("properties") and "title" not in found)
    return found


def routes_schema(document: Schema) -> Schema:
    """Describe what each route of an OpenAPI document is given and answers."""
    paths = {
        path: closed({method: route(item[method]) for method in METHODS if method in item})
        for path, item in sorted(document["paths"].items())
    }
    return {"title": "Routes", **closed(paths)}


def route(operation: Schema) -> Schema:
    """Describe one route: `given` has the parameters of the path by name, the `query` and the `body`."""
    given: Schema = {}
    query: Schema = {}
    for parameter in operation.get("parameters", ()):
        (given if parameter["in"] == "path" else query)[parameter["name"]] = typed(parameter["schema"])
    needed = list(given)
    if query:
        given["query"] = closed(query, required=[])
    for content in operation.get("requestBody", {}).get("content", {}).values():
        given["body"] = typed(content["schema"])
        needed.append("body")
    answers = [
        typed(content["schema"])
        for status, answer in operation["responses"].items()
        if status.startswith("2")
        for content in answer["content"].values()
    ]
    shape = closed({"given": closed(given, needed), "answer": answers[0] if len(answers) == 1 else {"anyOf": answers}})
    return {**shape, "description": operation["description"]}


def closed(fields: Schema, required: list[str] | None = None) -> Schema:
    """Describe a document of exactly these fields."""
    needed = list(fields) if required is None else required
    return {"type": "object", "properties": fields, "required": needed, "additionalProperties": False}


def typed(shape: Schema) -> Schema:
    """Turn a schema of OpenAPI into one that refers to the types of the protocol by name."""
    if "$ref" in shape:
        return {"tsType": shape["$ref"].rpartition("/")[2]}
    found = {key: value for key, value in shape.items() if key in ("type", "enum", "const", "items", "oneOf", "format")}
    if "items" in found:
        found["items"] = typed(found["items"])
    if "oneOf" in found:
        found = {"anyOf": [typed(each) for each in found["oneOf"]]}
    if found.get("type") == "object":
        found["additionalProperties"] = True
    return found


def pages_schema() -> Schema:
    """Describe the addresses, and what the router makes of each: its name with its parameters."""
    places = []
    for page, pattern in PAGES.items():
        fields: Schema = {
            name: {"type": ["integer", "null"] if kind == ":int" else "string"}
            for name, kind in PARAMETER.findall(pattern)
        }
        places.append(closed({"page": {"enum": [page]}, **fields}))
    return {"title": "Place", "anyOf": places, "addresses": PAGES}


def game_schema(slug: str, modules: list[ModuleType]) -> Schema | None:
    """Describe the view and the catalogue of one game, as far as they have types."""
    found = Definitions()
    title = slug.capitalize()
    roots: Schema = {}
    for module in modules:
        kind = module.__name__.rpartition(".")[2]
        root = vars(module).get(f"{title}{kind.capitalize()}")
        if is_typeddict(root):
            roots[kind] = found.add(root)
    return {"title": title, **closed(roots), "definitions": found.schemas} if roots else None


def game_schemas() -> dict[str, Schema]:
    """Describe the documents of every game in the package, found by folder."""
    games = importlib.import_module("beffroi.games")
    schemas: dict[str, Schema] = {}
    for folder in sorted(Path(games.__path__[0]).iterdir()):
        names = [name for name in ("view", "catalogue") if (folder / f"{name}.py").is_file()]
        modules = [importlib.import_module(f"beffroi.games.{folder.name}.{name}") for name in names]
        if shape := game_schema(folder.name, modules):
            schemas[folder.name] = shape
    return schemas


def openapi() -> Schema:
    """Return the server's OpenAPI document; imported by name, because the protocol stands below the server."""
    app = importlib.import_module("beffroi.server.app")
    settings = importlib.import_module("beffroi.server.config")
    described = app.create_app(settings.Settings()).app.openapi_schema.to_schema()
    document: Schema = json.loads(msgspec.json.encode(described))
    return document


def write(folder: Path) -> None:
    """Write every schema into the folder."""
    files = {"protocol": protocol_schema(), "routes": routes_schema(openapi()), "pages": pages_schema()}
    files |= {f"games/{slug}": shape for slug, shape in game_schemas().items()}
    (folder / "games").mkdir(parents=True, exist_ok=True)
    for name, shape in files.items():
        (folder / f"{name}.json").write_text(json.dumps(shape, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
