"""Measures the service over HTTP with wrk, compared with a bare Hummingbird application and nginx that respond with the
same bytes.

When the load and the servers share few cores, rates are less meaningful than processor time per request, so the table
shows both."""

import json
import pathlib
import tempfile
import urllib.error

import servers
from load import SECONDS, Target, by_turns, load

BATCH = 100
REQUESTS = 1_000_000
PLAIN = "/v1/errors/kakao/KOE320?locale=ko"
BROWSER = {"Accept-Language": "ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7"}
ROWS = [
    ("no argument, ?locale=", PLAIN, {}),
    ("no argument, Accept-Language", "/v1/errors/kakao/KOE320", BROWSER),
    ("an argument that changes", "/v1/errors/firebase/auth/too-many-requests?locale=ko&seconds=%d", {}),
]


def run(table):
    with tempfile.TemporaryDirectory() as name, servers.ours() as service:
        folder = pathlib.Path(name)
        requests = 0
        for what, path, headers in ROWS:
            requests += compare(table, folder, service, what, path, headers)
        requests += revalidate(table, folder, service)
        requests += batch(table, folder, service)
        while requests < REQUESTS:
            requests += load(Target(service, PLAIN), SECONDS).requests
        resident, most = service.memory()
        table.add(f"http: resident memory after {requests:,} requests", f"{resident:.1f} MiB", "", "", "under 64 MiB")
        table.add("http: the most that it was", f"{most:.1f} MiB", "", "", "")


def compare(table, folder, service, what, path, headers):
    """Compares our response with the same bytes from the bare application and nginx. Returns our number of requests."""
    file = folder / "hello"
    file.write_bytes(service.get(path.replace("%d", "100"), headers).read())
    query = path.partition("?")[2]
    same = "/hello" + (f"?{query}" if query else "")
    with servers.hello(file) as hello, servers.nginx(folder) as nginx:
        ours, bare, static = by_turns(
            [Target(service, path, headers), Target(hello, same, headers), Target(nginx, same, headers)])
    add(table, f"{what}; bare Hummingbird", ours, bare, "0.95x")
    add(table, f"{what}; nginx", ours, static, "")
    return ours.requests


def revalidate(table, folder, service):
    """Measures If-None-Match with the status 304; the bare application has no tags."""
    file = folder / "hello"
    with service.get(PLAIN) as response:
        ours_tag = response.headers["ETag"]
        file.write_bytes(response.read())
    with servers.nginx(folder) as nginx:
        with nginx.get("/hello") as response:
            nginx_tag = response.headers["ETag"]
        targets = [
            Target(service, PLAIN, {"If-None-Match": ours_tag}), Target(nginx, "/hello", {"If-None-Match": nginx_tag})]
        for target in targets:
            check_unchanged(target)
        ours, static = by_turns(targets)
    add(table, "If-None-Match, 304; nginx", ours, static, "")
    return ours.requests


def check_unchanged(target):
    try:
        target.server.get(target.path, target.headers).close()
    except urllib.error.HTTPError as answer:
        if answer.status == 304:
            return
    raise RuntimeError(f"{target.path}: a tag that is known was not answered with 304")


def batch(table, folder, service):
    """Compares the cost of an error in a batch with a GET of one error."""
    file = folder / "batch.json"
    file.write_text(json.dumps(batch_of(BATCH)))
    changing = ROWS[2][1]
    whole, one, routed = by_turns(
        [Target(service, "/v1/errors", body=file), Target(service, PLAIN), Target(service, changing)])
    compare_batch(table, whole, one, "one GET each", "10x")
    # A plain GET is served without routing; this one is routed.
    compare_batch(table, whole, routed, "one GET with an argument each", "")
    return whole.requests + one.requests + routed.requests


def compare_batch(table, whole, one, what, reach):
    table.add(
        f"http: errors a second, a batch of {BATCH}; {what}", f"{whole.rate * BATCH:,.0f}", f"{one.rate:,.0f}",
        f"{whole.rate * BATCH / one.rate:.1f}x", reach)
    processor = whole.processor / BATCH
    table.add(
        "  the same, processor time an error", f"{processor:.2f} µs", f"{one.processor:.2f} µs",
        f"{one.processor / processor:.1f}x", "")


def batch_of(size):
    """Returns a batch of codes that cycles through all providers."""
    tables = [json.loads(path.read_text()) for path in sorted(pathlib.Path("Catalogs/codes").glob("*.json"))]
    codes = [[row["code"] for surface in table["surfaces"] for row in surface["codes"]] for table in tables]
    errors = []
    for number in range(size):
        place, turn = number % len(tables), number // len(tables)
        errors.append({"provider": tables[place]["provider"], "code": codes[place][turn % len(codes[place])]})
    return {"locale": "ko", "errors": errors}


def add(table, what, ours, yardstick, reach):
    table.add(
        f"http: requests a second, {what}", f"{ours.rate:,.0f}", f"{yardstick.rate:,.0f}",
        f"{ours.rate / yardstick.rate:.2f}x", reach)
    table.add(
        "  the same, processor time a request", f"{ours.processor:.1f} µs", f"{yardstick.processor:.1f} µs",
        f"{yardstick.processor / ours.processor:.2f}x", "")
