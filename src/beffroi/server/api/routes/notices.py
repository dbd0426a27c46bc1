"""How I am told: channels, and the way out of each."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from beffroi.protocol.account import Channel, ChannelBody, ChannelChange, CodeBody, PushKey, Sent
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.server.api.dependencies import CallerDep, ChannelsDep, LimitsDep, SendersDep
from beffroi.server.api.security import client_address, client_network


@get("/api/push-key", sync_to_thread=True)
def push_key(senders: SendersDep) -> PushKey:
    """The key a browser needs to subscribe to push messages."""
    return PushKey(senders.signer.public_key())


@get("/api/me/channels")
async def my_channels(channels: ChannelsDep, caller: CallerDep) -> list[Channel]:
    """Where "your turn" is sent."""
    return await channels.of(caller.must("account"), caller.session)


@post("/api/me/channels")
async def new_channel(
    request: Request[Any, Any, Any],
    limits: LimitsDep,
    channels: ChannelsDep,
    caller: CallerDep,
    data: JSONBody[ChannelBody],
) -> Channel:
    """A new channel; one by mail is confirmed with the code sent there. A target that is known is changed."""
    person = caller.must("account")
    await limits.take("table", person.id)
    network = client_network(client_address(request.scope))
    return await channels.add(person, data, network, caller.session)


@patch("/api/me/channels/{channel:str}")
async def change_channel(
    channels: ChannelsDep, caller: CallerDep, channel: FromPath[str], data: JSONBody[ChannelChange]
) -> Channel:
    """Change when a channel is used, or what the device is called; off, it stays and nothing is sent."""
    return await channels.change(caller.must("account"), channel, data, caller.session)


@post("/api/me/channels/{channel:str}/confirm", status_code=200)
async def confirm_channel(
    limits: LimitsDep, channels: ChannelsDep, caller: CallerDep, channel: FromPath[str], data: JSONBody[CodeBody]
) -> Nothing:
    """Confirm a mail address with the code sent there."""
    await limits.take("password", caller.must("account").id)
    await channels.confirm(caller.must("account"), channel, data.code)
    return NOTHING


@post("/api/me/channels/{channel:str}/test", status_code=200)
async def test_channel(limits: LimitsDep, channels: ChannelsDep, caller: CallerDep, channel: FromPath[str]) -> Sent:
    """Send something to try a channel."""
    person = caller.must("account")
    await limits.take("chat", person.id)
    return Sent(await channels.test(person, channel))


@delete("/api/me/channels/{channel:str}", status_code=200)
async def end_channel(channels: ChannelsDep, caller: CallerDep, channel: FromPath[str]) -> Nothing:
    """Remove a channel."""
    await channels.remove(caller.must("account"), channel)
    return NOTHING


@post("/api/unsubscribe/{token:str}", status_code=200)
async def unsubscribe(channels: ChannelsDep, token: FromPath[str]) -> Nothing:
    """Send nothing more to the address a mail went to: the link of a mail, followed by one click (RFC 8058)."""
    await channels.unsubscribe(token)
    return NOTHING


ROUTES = [
    push_key,
    my_channels,
    new_channel,
    change_channel,
    confirm_channel,
    test_channel,
    end_channel,
    unsubscribe,
]
