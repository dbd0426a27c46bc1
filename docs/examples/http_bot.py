"""A bot that plays over plain HTTP: python http_bot.py http://127.0.0.1:8000 TABLE [TOKEN]

It joins the table as a guest (or as the owner of the token) and answers at random.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from http.cookiejar import CookieJar

SERVER, TABLE = sys.argv[1:3]
TOKEN = sys.argv[3] if len(sys.argv) > 3 else ""
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})
    try:
        return json.load(browser.open(urllib.request.Request(SERVER + path, data, headers)))
    except urllib.error.HTTPError as error:
        if error.code == 429:  # too fast: a moment later
            return time.sleep(1) or call(path, body)
        if error.code != 409:  # 409: the table went on meanwhile, look again
            sys.exit(error.read().decode())


if not TOKEN:
    call("/api/session", {"name": f"Robot {random.randrange(1000)}"})
call(f"/api/tables/{TABLE}/join", {})
seq, status = 0, "open"
while status in ("open", "running"):
    for message in call(f"/api/tables/{TABLE}/state?since={seq}&wait=20")["messages"]:
        if message["t"] == "table":
            status = message["status"] if message["you"] else "no seat for me"
        elif message["seat"] >= 0:
            seq = message["seq"]
            place = {"seat": message["seat"], "seq": seq, "key": uuid.uuid4().hex}
            if message["end_turn"]:
                call(f"/api/tables/{TABLE}/end-turn", place)
            elif message["choices"]:
                call(f"/api/tables/{TABLE}/move", place | {"code": random.choice(message["choices"])["code"]})
print(f"{status}:", message.get("ranking"), message.get("scores"))
