"""Looking for the better move: hints while one plays, the analysis when the game is over."""

from __future__ import annotations

from typing import cast

from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from beffroi.protocol.http import HintBody, Progress
from beffroi.protocol.review import AnalysisDocument, HintDocument
from beffroi.server.api.dependencies import AnalysesDep, AskerDep, CallerDep, HintsDep, LimitsDep

UNDER_WAY = {202: ResponseSpec(Progress, generate_examples=False, description="It is being worked out")}


@get("/api/tables/{table_id:str}/analysis", responses=UNDER_WAY)
async def analysis(
    analyses: AnalysesDep, limits: LimitsDep, caller: CallerDep, asker: AskerDep, table_id: FromPath[str]
) -> Response[AnalysisDocument]:
    """A finished game looked at again; 202 with `done` of `of` while it is being worked out."""
    found = await analyses.analysis(table_id, lambda: limits.take("analysis", asker), caller.id)
    return Response(cast(AnalysisDocument, found), status_code=202 if isinstance(found, Progress) else 200)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(
    limits: LimitsDep, hints: HintsDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[HintBody]
) -> HintDocument:
    """What a bot would do in my place, at a table that is not rated."""
    person = caller.must("play")
    await limits.take("hint", person.id)
    return await hints.hint(person, table_id, data.seat, data.seq)


ROUTES = [analysis, hint]
