"""Doubles the input of each route, and of each form of raw errors: see Scripts/check/doublings.

doublings.py PROGRAM [NAME]...
"""

import json
import pathlib
import re
import subprocess
import sys
import time

from slow_clients import connect, get, post, read_answer

KIB = 1 << 10
# The sizes of bodies, and of the targets and the fields of requests without one, in bytes: a little less than the limits.
BODIES = [((16 * KIB) << doubling) - 64 for doubling in range(7)]
HEADS = [(KIB << doubling) - 64 for doubling in range(4)]
# Of a raw error the first 64 KiB count. JSON that is longer is cut off there, and so read as a text.
RAW = [*BODIES[:3], BODIES[-1]]
# How much longer twice the input may take, from which time on the clock tells it, and the most that any may take, in
# milliseconds.
RATIO = 2.3
TOLD = 2.0
MOST = 50.0
# The same for a batch of raw errors: the budget of a response.
BUDGET = 1_000.0
# How often figures that are too large are measured again.
ATTEMPTS = 20
BATCH, ITEM = "/v1/errors", {"provider": "kakao", "code": "KOE320"}


def repeated(size, part, start="", end=""):
    """Text of about this size that repeats a part, in which %d is the number of the repetition."""
    room = size - len(start.encode()) - len(end.encode())
    if "%d" not in part:
        return start + part * max(1, room // len(part.encode())) + end
    parts, number = [], 0
    while room > 0:
        parts.append(part % number)
        room -= len(parts[-1].encode())
        number += 1
    return start + "".join(parts[:-1] if room < 0 and len(parts) > 1 else parts) + end


def listed(size, part, start, end):
    """The same for the elements of JSON, which commas separate."""
    return repeated(size, part + ",", start, "").rstrip(",") + end


def whole(path, make):
    return BODIES, lambda size: post(path, make(size))


def raw(make, path):
    return RAW, lambda size: post(path, make(size))


def payloads(make):
    """A batch of raw errors of 1 KiB."""
    def body(size):
        payload = json.dumps(make(KIB))
        item = json.dumps({"provider": "auth0", "payload": 0}).replace(" 0", payload)
        return '{"errors":[' + ",".join([item] * max(1, min(1_000, (size - 16) // (len(item.encode()) + 1)))) + "]}"
    return whole(BATCH, body)


def query(part, path="/v1/errors/kakao/KOE320?"):
    return HEADS, lambda size: get(repeated(size, part, path))


def field(name, part):
    return HEADS, lambda size: get("/v1/errors/kakao/KOE320", repeated(size, part, f"{name}: ") + "\r\n")


def in_strings(size, inner):
    """JSON whose strings are JSON, as deep as they are read; each escape doubles."""
    text = inner
    while len(json.dumps(text)) < size // 2:
        text = json.dumps({"message": text})
    return json.dumps({"message": text + " " * max(0, size - len(json.dumps(text)))})


# The forms of raw errors: each makes a text of about a size.
FORMS = {
    "members": lambda size: listed(size, '"k%d":"v"', "{", "}"),
    "one-member": lambda size: listed(size, '"code":"a b"', "{", "}"),
    "one-code": lambda size: listed(size, '"error":"a_%d"', "{", "}"),
    "messages": lambda size: listed(size, '"message":"Wrong email or password"', "{", "}"),
    "codes": lambda size: listed(size, '{"code":"c_%d"}', '{"errors":[', "]}"),
    "numbers": lambda size: listed(size, "1", '{"error":[', "]}"),
    "lists": lambda size: listed(size, "[]", '{"error":[', "]}"),
    "deep": lambda size: '{"error":' * min(120, size // 10) + '"' + "x y " * (max(0, size - 1300) // 4) + '"' + "}" * min(120, size // 10),
    "reasons": lambda size: listed(size, '"digit"', '{"reasons":[', "]}"),
    "escapes": lambda size: repeated(size, "\\u0061", '{"message":"x y ', '"}'),
    "strings-in-strings": lambda size: in_strings(size, "user is blocked"),
    "sentences": lambda size: listed(size, '"user %d is blocked"', '{"errors":[', "]}"),
    "form": lambda size: repeated(size, "k%d=v&", "error=x&"),
    "form-of-plus": lambda size: repeated(size, "+", "error="),
    "form-of-signs": lambda size: repeated(size, "&#=", "error="),
    "words": lambda size: repeated(size, "the user "),
    "letters": lambda size: repeated(size, "a"),
    "blanks": lambda size: repeated(size, " ", "x", "y"),
    "zeros": lambda size: repeated(size, "0", "x "),
    "numbers-of-time": lambda size: repeated(size, "1 s "),
    "tokens": lambda size: repeated(size, "A_%d "),
    "enclosed": lambda size: repeated(size, "(a/%d)"),
    "members-of-types": lambda size: repeated(size, "Aa.b "),
    "capitals": lambda size: repeated(size, "EA%d "),
    "long-tokens": lambda size: repeated(size, "a_" * 49 + " "),
    "joints": lambda size: repeated(size, "a.b:c#d/e "),
    "addresses": lambda size: repeated(size, "https://a.b/?error=x%d "),
    "questions": lambda size: repeated(size, "?"),
    "domains": lambda size: repeated(size, "Domain=a.b Code=%d "),
    "errors-of-domains": lambda size: repeated(size, "(a.b error %d.) "),
    "parentheses": lambda size: repeated(size, "("),
    "full-width-parentheses": lambda size: repeated(size, "（"),
    "domains-in-parentheses": lambda size: repeated(size, "(" + "a" * 120),
    "braces": lambda size: repeated(size, '{"'),
    "braces-and-blanks": lambda size: repeated(size, "{               "),
    "backslashes": lambda size: repeated(size, "\\", "x "),
    "escaped-quotes": lambda size: repeated(size, '\\"'),
    "pairs": lambda size: repeated(size, "key%d=value, "),
    "colons": lambda size: repeated(size, "a:"),
    "equals": lambda size: repeated(size, "a=", "x "),
    "messages-in-text": lambda size: repeated(size, "message: x, "),
    "quotes": lambda size: repeated(size, "a='"),
    "lines": lambda size: repeated(size, "x\n"),
    "causes": lambda size: repeated(size, "Caused by: access denied\n"),
    "frames": lambda size: repeated(size, "at f (a.js:1:2)\n", "Error: x\n"),
    "calls": lambda size: repeated(size, " at f (a.js:1:2)", "Error: x"),
    "calls-without-end": lambda size: repeated(size, " at a", "Error: x"),
    "calls-of-parentheses": lambda size: repeated(size, " at (", "Error: x"),
    "quoted-lines": lambda size: repeated(size, 'File "a"\n  x\n'),
    "brackets": lambda size: repeated(size, "[x] "),
    "names-with-colons": lambda size: repeated(size, "A: "),
    "exceptions": lambda size: repeated(size, "xError: "),
    "page": lambda size: repeated(size, "<p>x", "<html>"),
    "page-of-entities": lambda size: repeated(size, "&", "<html>"),
    "page-of-scripts": lambda size: repeated(size, "<script>", "<html>"),
    "apostrophes": lambda size: repeated(size, "can't "),
    "korean": lambda size: repeated(size, "비밀번호"),
    "combining": lambda size: repeated(size, "\u0301\u0323", "e"),
    "flags": lambda size: repeated(size, "\U0001F1F0"),
    "phrases": lambda size: repeated(size, "wrong email or password user is blocked "),
    "from": lambda size: repeated(size, " from a"),
}

SHAPES = {
    "arguments-of-a-wrong-type": whole(BATCH, lambda size: listed(
        size, '"a%d":null', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments-of-both": whole(BATCH, lambda size: listed(
        size, '"a%d":1,"b":{}', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments": whole(BATCH, lambda size: listed(
        size, '"a%d":1', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments-of-one-name": whole(BATCH, lambda size: listed(
        size, '"seconds":null', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "elements-of-an-argument": whole(BATCH, lambda size: listed(
        size, '"length"', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{"requirements":[', "]}}]}")),
    "arguments-of-combining-marks": whole(BATCH, lambda size: repeated(
        size, "\u0301\u0323", '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{"e', '":null}}]}')),
    "many-arguments-of-marks": whole(BATCH, lambda size: listed(
        size, '"e%d\u0323\u0301":1', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "members-of-an-item": whole(BATCH, lambda size: listed(
        size, '"a%d":1', '{"errors":[{"provider":"kakao","code":"KOE320",', "}]}")),
    "members-of-a-batch": whole(BATCH, lambda size: listed(size, '"disclosure":"strict"', '{"errors":[],', "}")),
    "items": whole(BATCH, lambda size: listed(size, json.dumps(ITEM), '{"errors":[', "]}")),
    "items-with-arguments": whole(BATCH, lambda size: listed(
        size, '{"provider":"firebase","code":"auth/too-many-requests","arguments":{' + ",".join(f'"a{number}":null' for number in range(90)) + "}}",
        '{"errors":[', "]}")),
    "items-that-are-none": whole(BATCH, lambda size: listed(size, "0", '{"errors":[', "]}")),
    "items-of-unknown-codes": whole(BATCH, lambda size: listed(size, '{"provider":"auth0","code":"c%d"}', '{"errors":[', "]}")),
    "items-of-unknown-providers": whole(BATCH, lambda size: listed(size, '{"provider":"p%d","code":"c"}', '{"errors":[', "]}")),
    "long-codes": whole(BATCH, lambda size: listed(
        size, '{"provider":"auth0","code":"' + "a_b " * 1_000 + '"}', '{"errors":[', "]}")),
    "long-surfaces": whole(BATCH, lambda size: listed(
        size, '{"provider":"auth0","code":"c","surface":"' + "a.b" * 1_300 + '"}', '{"errors":[', "]}")),
    "long-locale": whole(BATCH, lambda size: repeated(size, "a-", '{"locale":"', '","errors":[]}')),
    "long-id": whole(BATCH, lambda size: repeated(size, "a", '{"errors":[{"provider":"kakao","code":"KOE320","id":"', '"}]}')),
    "long-number": whole(BATCH, lambda size: repeated(size, "1", '{"errors":[{"provider":"kakao","code":', "}]}")),
    "no-batch": whole(BATCH, lambda size: "[" * size),
    "deep-batch": whole(BATCH, lambda size: listed(size, "[" * 100 + "]" * 100, '{"errors":[', "]}")),
    "query": query("a%d=1&"),
    "query-of-one-name": query("requirements=length&"),
    "query-of-disclosures": query("disclosure=strict&"),
    "query-of-percents": query("a=%%61&"),
    "query-of-copy": query("a%d=1&", "/v1/copy/nav_back?"),
    "query-of-locale": query("a-", "/v1/errors/kakao/KOE320?locale="),
    "code": query("a_", "/v1/errors/auth0/"),
    "code-of-words": query("a%%20", "/v1/errors/auth0/"),
    "slashes": query("a/", "/v1/errors/auth0/"),
    "codes": query("a_", "/v1/codes/"),
    "copy": query("a", "/v1/copy/"),
    "kind": query("a", "/v1/kinds/"),
    "path": query("/a", ""),
    "accept-language": field("Accept-Language", "a%d-b;q=0.5,"),
    "accept-language-of-subtags": field("Accept-Language", "zh-"),
    "accept": field("Accept", "a/b;q=0.5,"),
    "accept-encoding": field("Accept-Encoding", "gzip;q=0.5,"),
    "if-none-match": field("If-None-Match", '"%d",'),
    "fields": (HEADS, lambda size: get("/v1/errors/kakao/KOE320", repeated(size, "Accept: */*\r\n"))),
    **{f"raw-{name}": raw(make, "/v1/errors/auth0") for name, make in FORMS.items()},
    **{f"any-{name}": raw(make, "/v1/errors/any") for name, make in FORMS.items()},
    **{f"items-{name}": payloads(make) for name, make in FORMS.items()},
}

# Inputs that cost the most, for Scripts/check/attack.
HOSTILE = [
    "arguments-of-both", "items-enclosed", "items-addresses", "items-capitals", "items-codes", "items-tokens",
    "items-one-member", "many-arguments-of-marks", "items-of-unknown-codes", "deep-batch", "raw-enclosed", "any-tokens"]


class Service:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--log-level", "notice"], stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if found := re.search(r'"message":"listening","address":"([^"]+)"', line):
                self.address = found[1]
                return
        sys.exit("the service does not listen")

    def processor_time(self):
        """Of all threads, in milliseconds; `stat` counts in hundredths of a second."""
        total = 0
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e6

    def cost(self, request, times):
        """The least processor time of a request, in milliseconds."""
        costs = []
        connection = connect(self.address, timeout=600)
        for _ in range(times):
            start = self.processor_time()
            connection.sendall(request)
            status = read_answer(connection)[0]
            # What follows a response is its request's too.
            time.sleep(0.001)
            costs.append(float("inf") if status == 503 else self.processor_time() - start)
            if status != 200 or costs[-1] > 500:
                # Few refusals leave the connection open.
                connection.close()
                connection = connect(self.address, timeout=600)
            if costs[-1] > 500:
                break
        connection.close()
        return min(costs)

    def stop(self):
        self.process.kill()
        self.process.wait()


class Input:
    """What is sent in several sizes, and what each of them costs, in milliseconds."""

    def __init__(self, name):
        sizes, make = SHAPES[name]
        self.name = name
        self.requests = [make(size) for size in sizes]
        self.isCut = sizes is RAW
        self.most = BUDGET if name.removeprefix("items-") in FORMS else MOST
        self.costs = [float("inf")] * len(sizes)
        self.ratios = [0.0] + [float("inf")] * (len(sizes) - 1)

    def measure(self, service, indices, times):
        """Measures sizes in turn: on a machine that is slower for some seconds, only figures from the same seconds compare."""
        costs = {index: float("inf") for index in indices}
        for _ in range(3):
            for index in indices:
                costs[index] = min(costs[index], service.cost(self.requests[index], times))
        for index, cost in costs.items():
            self.costs[index] = min(self.costs[index], cost)
            # Without a figure of the smaller one, when the service was busy, nothing is known.
            if costs.get(index - 1, float("inf")) < float("inf"):
                self.ratios[index] = min(self.ratios[index], self.ratio(index, costs[index - 1], cost))

    def ratio(self, index, before, after):
        """How much longer this size takes than the one before, for twice the input."""
        growth = len(self.requests[index]) / len(self.requests[index - 1])
        is_told = after > TOLD and not (self.isCut and index == len(self.costs) - 1)
        return 2 * after / max(before, TOLD / 4) / growth if is_told else 0.0

    @property
    def late(self):
        """The sizes that take too long."""
        return [index for index, ratio in enumerate(self.ratios) if ratio > RATIO or self.costs[index] > self.most]

    def report(self):
        """Prints the figures, those of the limit in the last column."""
        ratio = max(self.ratios)
        reason = "" if not self.late else "  not linear" if ratio > RATIO else f"  more than {self.most:g} ms"
        costs = [*map("{:.1f}".format, self.costs)]
        columns = [*costs[:-1], *[""] * (len(BODIES) - len(costs)), costs[-1]]
        print(f"{self.name:32}" + "".join(f"{cost:>8}" for cost in columns) + f"{ratio:>8.2f}{reason}", flush=True)


def main():
    names = sys.argv[2:] or list(SHAPES)
    if unknown := [name for name in names if name not in SHAPES]:
        sys.exit(f"Scripts/check/doublings: there is no input '{unknown[0]}'; there are {', '.join(SHAPES)}")
    service = Service(sys.argv[1])
    heading = "processor time in ms, by the limit"
    print(f"{heading:32}" + "".join(f"{f'1/{1 << doubling}':>8}" for doubling in range(6, 0, -1)) + "       1   ratio")
    try:
        # All tables are read once.
        service.cost(post("/v1/errors/any", "x"), 2)
        inputs = [Input(name) for name in names]
        for input in inputs:
            input.measure(service, range(len(input.costs)), 1)
            input.report()
        for _ in range(ATTEMPTS):
            for input in [input for input in inputs if input.late]:
                for index in input.late:
                    input.measure(service, [max(0, index - 1), index], 2)
                input.report()
    finally:
        service.stop()
    failed = [input.name for input in inputs if input.late]
    print(f"{len(names)} inputs, {len(failed)} failed" + "".join(f"\n  {name}" for name in failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
