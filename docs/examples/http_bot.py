"""A bot that plays over plain HTTP: python http_bot.py http://127.0.0.1:8000 TABLE [TOKEN]

It joins the table as a guest (or as the owner of the token) and answers at random.
"""

import json
import random
import sys
import urllib.request
import uuid
from http.cookiejar import CookieJar

SERVER, TABLE = sys.argv[1:3]
TOKEN = sys.argv[3] if len(sys.argv) > 3 else ""
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})
    with browser.open(urllib.request.Request(SERVER + path, data, headers)) as answer:
        return json.load(answer)


if not TOKEN:
    call("/api/session", {"name": f"Robot {random.randrange(1000)}"})
call(f"/api/tables/{TABLE}/join", {})
seq, over = 0, False
while not over:
    for message in call(f"/api/tables/{TABLE}/state?since={seq}&wait=20")["messages"]:
        if message["t"] != "update" or message["seat"] < 0:
            continue
        seq, over = message["seq"], message["over"]
        place = {"seat": message["seat"], "seq": seq, "key": uuid.uuid4().hex}
        if message["endTurn"]:
            call(f"/api/tables/{TABLE}/end-turn", place)
        elif message["choices"]:
            call(f"/api/tables/{TABLE}/move", place | {"code": random.choice(message["choices"])["code"]})
print("over:", message["ranking"], message["scores"])
