"""A client of somebody who has read docs/api.md and docs/fairness.md, and nothing else: Python's own library only.

    python3 stranger.py URL open GAME PLAYERS OPTIONS   opens a table, says its code, waits for company and plays;
                                                        2+ players: names no number, and starts once two sit there
    python3 stranger.py URL join CODE                   finds the table, takes a free seat and plays

In the middle of the game it breaks its connection once and goes on. At the end it checks the record by itself, and says
what it found as one line of JSON.
"""

import base64
import hashlib
import http.client
import json
import os
import secrets
import socket
import struct
import sys
import time
from urllib.parse import quote, urlparse

ROOT = "/api/v1"


class Person:
    """Somebody with a cookie."""

    def __init__(self, url):
        self.url = urlparse(url)
        self.cookie = None
        self.ask("POST", "/me")

    def ask(self, method, path, body=None, raw=False):
        connection = http.client.HTTPConnection(self.url.hostname, self.url.port)
        headers = {"Accept-Language": "en"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        sent = None
        if body is not None:
            sent = json.dumps(body)
            headers["Content-Type"] = "application/json"
        if method != "GET":
            headers["Idempotency-Key"] = secrets.token_hex(16)
        connection.request(method, ROOT + path, sent, headers)
        answer = connection.getresponse()
        text = answer.read()
        given = answer.getheader("Set-Cookie")
        if given:
            self.cookie = given.split(";")[0]
        connection.close()
        if answer.status >= 300:
            problem = json.loads(text)
            raise Problem(problem["type"].split(":")[-1], text)
        return text if raw else json.loads(text)


class Problem(Exception):
    def __init__(self, kind, text):
        super().__init__(text)
        self.kind = kind


class Closed(Exception):
    pass


class Live:
    """A WebSocket by hand (RFC 6455)."""

    def __init__(self, person, table):
        self.socket = socket.create_connection((person.url.hostname, person.url.port))
        key = base64.b64encode(os.urandom(16)).decode()
        request = [
            f"GET {ROOT}/tables/{table}/live HTTP/1.1",
            f"Host: {person.url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {person.cookie}",
        ]
        self.socket.sendall(("\r\n".join(request) + "\r\n\r\n").encode())
        self.kept = b""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(head)
        expected = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        assert base64.b64encode(expected) in head

    def read(self, count):
        while len(self.kept) < count:
            more = self.socket.recv(65536)
            if not more:
                raise Closed("the connection ended")
            self.kept += more
        taken, self.kept = self.kept[:count], self.kept[count:]
        return taken

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.read(8))
            payload = self.read(size)
            opcode = first & 0x0F
            if opcode == 8:
                raise Closed(payload)
            if opcode == 9:
                self.frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        self.socket.close()


def play(person, table):
    """Plays whenever it is awaited, until the game is over; gives the last sight and the whole story."""
    story = []
    sight = None
    pending = None
    asked = 0
    broken = False
    live = None
    while True:
        try:
            if live is None:
                live = Live(person, table)
                last = 0 if sight is None else sight["number"]
                live.say({"type": "hello", "version": 1, "as": "seat", "since": last})
                if pending is not None:
                    # Made once, whatever became of it before.
                    live.say(pending)
            message = live.hear()
            kind = message["type"]
            if kind == "problem":
                raise SystemExit(json.dumps(message))
            if kind == "answer":
                because = message["answer"].get("because")
                assert because is None or because["kind"] == "stale", because
                pending = None
            elif kind == "sight":
                sight = message["sight"]
                story = [each for each in story if each["at"] < sight["kept"]] + sight["heard"]
            else:
                continue
            if sight["winners"] is not None and pending is None:
                live.close()
                return sight, story
            if sight["viewer"] in sight["awaited"] and pending is None:
                asked += 1
                offer = {"kind": "play", "seen": sight["number"], "move": secrets.choice(sight["legal"])}
                pending = {"type": "offer", "id": asked, "offer": offer}
                live.say(pending)
                if not broken and asked == 3:
                    # The network is gone, and nobody knows whether the offer came through.
                    broken = True
                    raise Closed("a cut")
        except (Closed, ConnectionError):
            if live is not None:
                live.close()
            live = None
            time.sleep(0.1)


def hashed(text):
    return hashlib.sha256(text.encode()).hexdigest()


def check(person, room, chance, seat):
    """What docs/fairness.md says that anybody can check."""
    text = person.ask("GET", f"/tables/{room['id']}/record", raw=True).decode()
    record = json.loads(text)
    fairness = record["fairness"]
    chances = [each or "" for each in fairness["chances"]]
    told = person.ask("GET", f"/tables/{room['id']}")["digest"]
    content = text[: text.rindex(',"digest"')] + "}"
    return {
        "commitment": hashed("guinguette/commitment/1\n" + fairness["secret"])
        == fairness["commitment"]
        == room["commitment"],
        "seed": hashed("\n".join(["guinguette/deal/1", room["id"], fairness["secret"], *chances, ""]))
        == record["seed"],
        "chance": chances[seat] == chance,
        "digest": hashed("guinguette/record/1\n" + content) == record["digest"] == told,
        "moves": len(record["moves"]),
    }


def sit(person, room):
    chance = secrets.token_hex(16)
    while True:
        free = [seat for seat, there in enumerate(room["seats"]) if there is None]
        try:
            seat = free[0]
            room = person.ask(
                "POST", f"/tables/{room['id']}/seats/{seat}", {"name": f"Étranger {seat}", "chance": chance}
            )
            assert room["mine"]["seat"] == seat
            return room, chance
        except Problem as problem:
            # Somebody was quicker: look again.
            if problem.kind != "seat-taken":
                raise
            room = person.ask("GET", f"/tables/{room['id']}")


def main(url, what, *given):
    person = Person(url)
    if what == "open":
        game, players, options = given
        wanted = {"game": game, "options": json.loads(options)}
        if not players.endswith("+"):
            wanted["players"] = int(players)
        enough = int(players.rstrip("+"))
        room = person.ask("POST", "/tables", wanted)
        print(json.dumps({"code": room["code"]}), flush=True)
    else:
        room = person.ask("GET", f"/tables/{person.ask('GET', '/codes/' + quote(given[0]))['table']}")
    room, chance = sit(person, room)
    while room["stage"] == "waiting":
        if room["mine"]["host"] and sum(map(bool, room["seats"])) >= enough:
            room = person.ask("POST", f"/tables/{room['id']}/start")
        else:
            time.sleep(0.05)
            room = person.ask("GET", f"/tables/{room['id']}")
    seat = room["mine"]["seat"]
    sight, story = play(person, room["id"])
    found = check(person, room, chance, seat)
    over = [each for each in story if each["event"]["type"] == "gameOver"]
    print(json.dumps({"winners": sight["winners"], "told": len(over) == 1, "number": sight["number"], **found}))


if __name__ == "__main__":
    main(*sys.argv[1:])
