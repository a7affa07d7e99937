"""Calls the C library with damaged requests: each result must be an object, whatever the bytes are.

usage: fuzz.py CALLS SEED
"""

import ctypes
import json
import random
import sys

from authcopy._local import _authcopy as library

calls, seed = int(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
catalog = library.authcopy_open(None, None)
with open("Tests/Fixtures/raw-errors.jsonl", encoding="utf-8") as file:
    errors = [json.loads(line) for line in file]
PROVIDERS = [b"any", b"firebase", b"kakao", b"", b"\xff", b"x" * 10_000] + [error["provider"].encode() for error in errors[:20]]
OPTIONS = {
    "locale": ["ko", "ja-JP;q=0.1, en", "", "x" * 9_000, "\0", 1, "ko_KR.UTF-8"], "surface": ["js", "", 7], "flow": ["signIn", "none", None],
    "disclosure": ["strict", "helpful", "verified", "none", 1], "status": [429, 0, -1, 1e300, "503"], "retryAfter": [30, -1, 1 << 40, None],
    "method": ["password", "x", 1], "identifier": ["email", ""], "id": [1, "x", None, [1]],
    "arguments": [{}, [], {"seconds": -1}, {"provider": "\u202e"}, {"date": "2026-13-45"}, {"passwordRules": ["length"] * 999}, {str(number): "x" for number in range(200)}],
}
NOISE = [b"\0", b"\xff", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b"1e999", b"\\u0000", b"\\ud800", b"[" * 300, b"\xef\xbb\xbf", b" " * 5_000]


def damaged(content):
    """Returns bytes with some of them deleted, repeated or replaced."""
    for _ in range(random.choice([0, 0, 1, 1, 2, 5])):
        start = random.randrange(len(content) + 1)
        end = min(len(content), start + random.randrange(20))
        content = content[:start] + random.choice([b"", content[start:end] * 2, random.choice(NOISE), random.randbytes(4)]) + content[end:]
    return content


def options():
    return {name: random.choice(values) for name, values in OPTIONS.items() if random.random() < 0.2}


def check(address, call):
    result = json.loads(ctypes.string_at(address))
    library.authcopy_free(address)
    assert "kind" in result or "text" in result or result["type"].startswith("urn:auth-copy:problem:"), call


for number in range(calls):
    error = random.choice(errors)
    match random.randrange(3):
        case 0:
            members = {"provider": error["provider"], random.choice(["code", "payload"]): random.choice([error["payload"], 17009, 1.5, None])}
            body = damaged(json.dumps(members | options()).encode())
            check(library.authcopy_resolve(catalog, body, len(body)), body)
        case 1:
            content, settings = damaged(error["payload"].encode()), damaged(json.dumps(options()).encode())
            check(library.authcopy_read(catalog, random.choice(PROVIDERS), content, len(content), settings, len(settings)), (content, settings))
        case 2:
            body = damaged(json.dumps({"key": random.choice(["continueWith", "deleteScheduled", "nope", ""])} | options()).encode())
            check(library.authcopy_text(catalog, body, len(body)), body)
print(f"good    {calls:,} damaged requests (seed {seed})")
