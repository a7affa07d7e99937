"""Checks that processor time grows linearly with the size of a request. Scripts/check/scaling describes it.

scaling.py PROGRAM [NAME]...
"""

import json
import pathlib
import re
import subprocess
import sys
import time

from slow_clients import connect, get, post, read_response

KIB = 1 << 10
# The sizes of bodies, and of the targets and header fields of requests without a body, in bytes. The largest ones are
# just below the limits.
BODIES = [((16 * KIB) << doubling) - 64 for doubling in range(7)]
HEADS = [(KIB << doubling) - 64 for doubling in range(4)]
# The service reads only the first 64 KiB of a raw error. Longer JSON is truncated there, and is then read as text.
RAW_BODIES = [*BODIES[:3], BODIES[-1]]
# The limit of the ratio of the times of two sizes, of which one is twice the other.
MAX_RATIO = 2.3
# Ratios of shorter times, in milliseconds, are not reliable.
MEASURABLE_TIME = 2.0
# The limits of the time of a response, and of the response to a batch of raw errors, in milliseconds.
MAX_TIME = 50.0
MAX_BATCH_TIME = 1_000.0
# How often figures above a limit are measured again.
ATTEMPTS = 20
BATCH, ITEM = "/v1/errors", {"provider": "kakao", "code": "KOE320"}


def repeat(size, part, start="", end=""):
    """Returns text of about this size that repeats a part. %d in the part is the number of the repetition."""
    room = size - len(start.encode()) - len(end.encode())
    if "%d" not in part:
        return start + part * max(1, room // len(part.encode())) + end
    parts, number = [], 0
    while room > 0:
        parts.append(part % number)
        room -= len(parts[-1].encode())
        number += 1
    return start + "".join(parts[:-1] if room < 0 and len(parts) > 1 else parts) + end


def repeat_elements(size, part, start, end):
    """Returns JSON of about this size that repeats a part, separated by commas."""
    return repeat(size, part + ",", start, "").rstrip(",") + end


def body(path, make):
    return BODIES, lambda size: post(path, make(size))


def raw_error(make, path):
    return RAW_BODIES, lambda size: post(path, make(size))


def raw_errors(make):
    """Returns the sizes of batches, and a function that makes a batch of raw errors of 1 KiB each."""
    def make_batch(size):
        payload = json.dumps(make(KIB))
        item = json.dumps({"provider": "auth0", "payload": 0}).replace(" 0", payload)
        return '{"errors":[' + ",".join([item] * max(1, min(1_000, (size - 16) // (len(item.encode()) + 1)))) + "]}"
    return body(BATCH, make_batch)


def query(part, path="/v1/errors/kakao/KOE320?"):
    return HEADS, lambda size: get(repeat(size, part, path))


def field(name, part):
    return HEADS, lambda size: get("/v1/errors/kakao/KOE320", repeat(size, part, f"{name}: ") + "\r\n")


def nested_strings(size, inner):
    """Returns JSON whose strings contain JSON. Each level doubles the escapes."""
    text = inner
    while len(json.dumps(text)) < size // 2:
        text = json.dumps({"message": text})
    return json.dumps({"message": text + " " * max(0, size - len(json.dumps(text)))})


# The forms of raw errors. Each function makes text of about a size.
RAW_FORMS = {
    "members": lambda size: repeat_elements(size, '"k%d":"v"', "{", "}"),
    "one-member": lambda size: repeat_elements(size, '"code":"a b"', "{", "}"),
    "one-code": lambda size: repeat_elements(size, '"error":"a_%d"', "{", "}"),
    "messages": lambda size: repeat_elements(size, '"message":"Wrong email or password"', "{", "}"),
    "codes": lambda size: repeat_elements(size, '{"code":"c_%d"}', '{"errors":[', "]}"),
    "numbers": lambda size: repeat_elements(size, "1", '{"error":[', "]}"),
    "lists": lambda size: repeat_elements(size, "[]", '{"error":[', "]}"),
    "deep": lambda size: '{"error":' * min(120, size // 10) + '"' + "x y " * (max(0, size - 1300) // 4) + '"' + "}" * min(120, size // 10),
    "reasons": lambda size: repeat_elements(size, '"digit"', '{"reasons":[', "]}"),
    "escapes": lambda size: repeat(size, "\\u0061", '{"message":"x y ', '"}'),
    "strings-in-strings": lambda size: nested_strings(size, "user is blocked"),
    "sentences": lambda size: repeat_elements(size, '"user %d is blocked"', '{"errors":[', "]}"),
    "form": lambda size: repeat(size, "k%d=v&", "error=x&"),
    "form-of-plus": lambda size: repeat(size, "+", "error="),
    "form-of-signs": lambda size: repeat(size, "&#=", "error="),
    "words": lambda size: repeat(size, "the user "),
    "letters": lambda size: repeat(size, "a"),
    "blanks": lambda size: repeat(size, " ", "x", "y"),
    "zeros": lambda size: repeat(size, "0", "x "),
    "numbers-of-time": lambda size: repeat(size, "1 s "),
    "tokens": lambda size: repeat(size, "A_%d "),
    "enclosed": lambda size: repeat(size, "(a/%d)"),
    "members-of-types": lambda size: repeat(size, "Aa.b "),
    "capitals": lambda size: repeat(size, "EA%d "),
    "long-tokens": lambda size: repeat(size, "a_" * 49 + " "),
    "joints": lambda size: repeat(size, "a.b:c#d/e "),
    "addresses": lambda size: repeat(size, "https://a.b/?error=x%d "),
    "questions": lambda size: repeat(size, "?"),
    "domains": lambda size: repeat(size, "Domain=a.b Code=%d "),
    "errors-of-domains": lambda size: repeat(size, "(a.b error %d.) "),
    "parentheses": lambda size: repeat(size, "("),
    "full-width-parentheses": lambda size: repeat(size, "（"),
    "domains-in-parentheses": lambda size: repeat(size, "(" + "a" * 120),
    "braces": lambda size: repeat(size, '{"'),
    "braces-and-blanks": lambda size: repeat(size, "{               "),
    "backslashes": lambda size: repeat(size, "\\", "x "),
    "escaped-quotes": lambda size: repeat(size, '\\"'),
    "pairs": lambda size: repeat(size, "key%d=value, "),
    "colons": lambda size: repeat(size, "a:"),
    "equals": lambda size: repeat(size, "a=", "x "),
    "messages-in-text": lambda size: repeat(size, "message: x, "),
    "quotes": lambda size: repeat(size, "a='"),
    "lines": lambda size: repeat(size, "x\n"),
    "causes": lambda size: repeat(size, "Caused by: access denied\n"),
    "frames": lambda size: repeat(size, "at f (a.js:1:2)\n", "Error: x\n"),
    "calls": lambda size: repeat(size, " at f (a.js:1:2)", "Error: x"),
    "calls-without-end": lambda size: repeat(size, " at a", "Error: x"),
    "calls-of-parentheses": lambda size: repeat(size, " at (", "Error: x"),
    "quoted-lines": lambda size: repeat(size, 'File "a"\n  x\n'),
    "brackets": lambda size: repeat(size, "[x] "),
    "names-with-colons": lambda size: repeat(size, "A: "),
    "exceptions": lambda size: repeat(size, "xError: "),
    "page": lambda size: repeat(size, "<p>x", "<html>"),
    "page-of-entities": lambda size: repeat(size, "&", "<html>"),
    "page-of-scripts": lambda size: repeat(size, "<script>", "<html>"),
    "apostrophes": lambda size: repeat(size, "can't "),
    "korean": lambda size: repeat(size, "비밀번호"),
    "combining": lambda size: repeat(size, "\u0301\u0323", "e"),
    "flags": lambda size: repeat(size, "\U0001F1F0"),
    "phrases": lambda size: repeat(size, "wrong email or password user is blocked "),
    "from": lambda size: repeat(size, " from a"),
}

# The sizes of each input, and a function that makes a request of a size.
INPUTS = {
    "arguments-of-a-wrong-type": body(BATCH, lambda size: repeat_elements(
        size, '"a%d":null', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments-of-mixed-types": body(BATCH, lambda size: repeat_elements(
        size, '"a%d":1,"b":{}', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments": body(BATCH, lambda size: repeat_elements(
        size, '"a%d":1', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "arguments-of-one-name": body(BATCH, lambda size: repeat_elements(
        size, '"seconds":null', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "elements-of-an-argument": body(BATCH, lambda size: repeat_elements(
        size, '"length"', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{"requirements":[', "]}}]}")),
    "arguments-of-combining-marks": body(BATCH, lambda size: repeat(
        size, "\u0301\u0323", '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{"e', '":null}}]}')),
    "many-arguments-of-marks": body(BATCH, lambda size: repeat_elements(
        size, '"e%d\u0323\u0301":1', '{"errors":[{"provider":"kakao","code":"KOE320","arguments":{', "}}]}")),
    "members-of-an-item": body(BATCH, lambda size: repeat_elements(
        size, '"a%d":1', '{"errors":[{"provider":"kakao","code":"KOE320",', "}]}")),
    "members-of-a-batch": body(BATCH, lambda size: repeat_elements(size, '"disclosure":"strict"', '{"errors":[],', "}")),
    "items": body(BATCH, lambda size: repeat_elements(size, json.dumps(ITEM), '{"errors":[', "]}")),
    "items-with-arguments": body(BATCH, lambda size: repeat_elements(
        size, '{"provider":"firebase","code":"auth/too-many-requests","arguments":{' + ",".join(f'"a{number}":null' for number in range(90)) + "}}",
        '{"errors":[', "]}")),
    "items-of-a-wrong-type": body(BATCH, lambda size: repeat_elements(size, "0", '{"errors":[', "]}")),
    "items-of-unknown-codes": body(BATCH, lambda size: repeat_elements(size, '{"provider":"auth0","code":"c%d"}', '{"errors":[', "]}")),
    "items-of-unknown-providers": body(BATCH, lambda size: repeat_elements(size, '{"provider":"p%d","code":"c"}', '{"errors":[', "]}")),
    "long-codes": body(BATCH, lambda size: repeat_elements(
        size, '{"provider":"auth0","code":"' + "a_b " * 1_000 + '"}', '{"errors":[', "]}")),
    "long-surfaces": body(BATCH, lambda size: repeat_elements(
        size, '{"provider":"auth0","code":"c","surface":"' + "a.b" * 1_300 + '"}', '{"errors":[', "]}")),
    "long-locale": body(BATCH, lambda size: repeat(size, "a-", '{"locale":"', '","errors":[]}')),
    "long-id": body(BATCH, lambda size: repeat(size, "a", '{"errors":[{"provider":"kakao","code":"KOE320","id":"', '"}]}')),
    "long-number": body(BATCH, lambda size: repeat(size, "1", '{"errors":[{"provider":"kakao","code":', "}]}")),
    "invalid-batch": body(BATCH, lambda size: "[" * size),
    "deep-batch": body(BATCH, lambda size: repeat_elements(size, "[" * 100 + "]" * 100, '{"errors":[', "]}")),
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
    "fields": (HEADS, lambda size: get("/v1/errors/kakao/KOE320", repeat(size, "Accept: */*\r\n"))),
    **{f"raw-{name}": raw_error(make, "/v1/errors/auth0") for name, make in RAW_FORMS.items()},
    **{f"any-{name}": raw_error(make, "/v1/errors/any") for name, make in RAW_FORMS.items()},
    **{f"items-{name}": raw_errors(make) for name, make in RAW_FORMS.items()},
}

# The inputs that cost the most, for Scripts/check/attack.
MOST_EXPENSIVE = [
    "arguments-of-mixed-types", "items-enclosed", "items-addresses", "items-capitals", "items-codes", "items-tokens",
    "items-one-member", "many-arguments-of-marks", "items-of-unknown-codes", "deep-batch", "raw-enclosed", "any-tokens"]


def largest_request(name):
    sizes, make = INPUTS[name]
    return make(sizes[-1])


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
        """Returns the processor time of all threads, in milliseconds. `stat` only counts hundredths of a second."""
        total = 0
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e6

    def cost(self, request, repetitions):
        """Sends a request repeatedly. Returns the minimum of its processor times, in milliseconds."""
        costs = []
        connection = connect(self.address, timeout=600)
        for _ in range(repetitions):
            start = self.processor_time()
            connection.sendall(request)
            status = read_response(connection)[0]
            # Includes the work that follows the response.
            time.sleep(0.001)
            costs.append(float("inf") if status == 503 else self.processor_time() - start)
            if status != 200 or costs[-1] > 500:
                # Most error responses close the connection.
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
    """A request in several sizes, and the processor time of each size, in milliseconds."""

    def __init__(self, name):
        sizes, make = INPUTS[name]
        self.name = name
        self.requests = [make(size) for size in sizes]
        self.is_truncated = sizes is RAW_BODIES
        self.limit = MAX_BATCH_TIME if name.removeprefix("items-") in RAW_FORMS else MAX_TIME
        self.costs = [float("inf")] * len(sizes)
        self.ratios = [0.0] + [float("inf")] * (len(sizes) - 1)

    def measure(self, service, indices, repetitions):
        """Measures the sizes with these indices in turn, so that a temporarily slower machine affects all of them."""
        costs = {index: float("inf") for index in indices}
        for _ in range(3):
            for index in indices:
                costs[index] = min(costs[index], service.cost(self.requests[index], repetitions))
        for index, cost in costs.items():
            self.costs[index] = min(self.costs[index], cost)
            # The smaller size has no figure if the service was busy.
            if costs.get(index - 1, float("inf")) < float("inf"):
                self.ratios[index] = min(self.ratios[index], self.ratio(index, costs[index - 1], cost))

    def ratio(self, index, before, after):
        """Returns the ratio of the times of this size and of the previous one, scaled to twice the input."""
        growth = len(self.requests[index]) / len(self.requests[index - 1])
        # The service does not read all of the largest raw error, so its time does not grow with its size.
        is_read = not (self.is_truncated and index == len(self.costs) - 1)
        is_measurable = after > MEASURABLE_TIME and is_read
        # A very short time counts as a quarter of a measurable one, because it would make the ratio arbitrarily large.
        return 2 * after / max(before, MEASURABLE_TIME / 4) / growth if is_measurable else 0.0

    @property
    def failing(self):
        """The indices of the sizes that exceed a limit."""
        return [index for index, ratio in enumerate(self.ratios) if ratio > MAX_RATIO or self.costs[index] > self.limit]

    def report(self):
        """Prints the figures. The last column is the largest size."""
        ratio = max(self.ratios)
        reason = "" if not self.failing else "  not linear" if ratio > MAX_RATIO else f"  more than {self.limit:g} ms"
        costs = [*map("{:.1f}".format, self.costs)]
        columns = [*costs[:-1], *[""] * (len(BODIES) - len(costs)), costs[-1]]
        print(f"{self.name:32}" + "".join(f"{cost:>8}" for cost in columns) + f"{ratio:>8.2f}{reason}", flush=True)


def main():
    names = sys.argv[2:] or list(INPUTS)
    if unknown := [name for name in names if name not in INPUTS]:
        sys.exit(f"Scripts/check/scaling: there is no input '{unknown[0]}'; there are {', '.join(INPUTS)}")
    service = Service(sys.argv[1])
    heading = "ms of processor time, by size"
    print(f"{heading:32}" + "".join(f"{f'1/{1 << doubling}':>8}" for doubling in range(6, 0, -1)) + "       1   ratio")
    try:
        # The first raw error reads all tables.
        service.cost(post("/v1/errors/any", "x"), 2)
        inputs = [Input(name) for name in names]
        for input in inputs:
            input.measure(service, range(len(input.costs)), 1)
            input.report()
        for _ in range(ATTEMPTS):
            for input in [input for input in inputs if input.failing]:
                for index in input.failing:
                    input.measure(service, [max(0, index - 1), index], 2)
                input.report()
    finally:
        service.stop()
    failed = [input.name for input in inputs if input.failing]
    print(f"{len(names)} inputs, {len(failed)} failed" + "".join(f"\n  {name}" for name in failed))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
