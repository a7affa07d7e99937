"""Measures the service over HTTP with wrk, in turn with nginx and bare NIO, which send the same bytes, and with a Node
service that does the same work.

The table shows the rate and the processor time per request: the rate is unreliable where wrk and the servers share few
cores."""

import json
import pathlib
import tempfile
import urllib.error

import servers
from load import SECONDS, Target, load, load_in_turns

BATCH = 100
REQUESTS = 1_000_000
KNOWN_CODE_PATH = "/v1/errors/kakao/KOE320?locale=ko"
CHANGING = "/v1/errors/firebase/auth/too-many-requests?locale=ko&seconds=%d"
BROWSER = "ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7"
RAW = {
    "error": "invalid_grant", "error_code": "KOE320",
    "error_description": "authorization code not found for code=4Jm0Vd1cT8sFq2Lk9ZxWb7Nr5Hy3Gp6Ua, which may have "
                         "been used before or may have expired"}
# The four codes and three languages of the mixed load; the Node service knows all of them.
CODES = ["kakao/KOE320", "firebase/auth/too-many-requests", "line/access_denied", "google/access_denied"]
LANGUAGES = ["ko", "ja-JP,ja;q=0.9", "en-GB,en;q=0.8"]


class Workload:
    """A request to repeat. `nginx` and `node` are the rates to reach, as multiples of the rates of these servers."""

    def __init__(self, name, path, body=None, languages=(), nginx=0.9, node=2):
        self.name, self.path, self.body, self.languages = name, path, body, list(languages)
        self.nginx, self.node = nginx, node

    def target(self, server, path=None, file=None):
        headers = {"Accept-Language": self.languages[0]} if len(self.languages) == 1 else {}
        mixed = self.languages if len(self.languages) > 1 else []
        return Target(server, path or self.path, headers, file, languages=mixed)


WORKLOADS = [
    Workload("the same code", KNOWN_CODE_PATH),
    Workload("arguments that change", CHANGING),
    Workload("unknown codes", "/v1/errors/firebase/auth/no-such-code-%d?locale=ko", nginx=0.75, node=1.5),
    Workload("codes and languages mixed", "/v1/errors/" + "|/v1/errors/".join(CODES), languages=LANGUAGES),
    Workload("a raw body of 200 bytes", "/v1/errors/kakao?locale=ko", body=RAW),
]


def run(table):
    with tempfile.TemporaryDirectory() as name, servers.auth_copy() as service:
        folder = pathlib.Path(name)
        requests = 0
        with servers.node(folder) as node:
            for workload in WORKLOADS:
                requests += compare(table, folder, service, node, workload)
        for coding in ["identity", "gzip", "br"]:
            requests += measure_catalog(table, folder, service, coding)
        requests += measure_revalidation(table, folder, service)
        requests += measure_batch(table, folder, service)
        while requests < REQUESTS:
            requests += load(Target(service, KNOWN_CODE_PATH), SECONDS).requests
        resident, peak = service.memory()
        table.add(f"http: resident memory after {requests:,} requests", f"{resident:.1f} MiB", "", "", "under 64 MiB")
        table.add("http: peak resident memory", f"{peak:.1f} MiB", "", "", "")


def compare(table, folder, service, node, workload):
    """Measures a workload on all servers in turn. Returns the number of requests to AuthCopy."""
    posted = None
    if workload.body:
        posted = folder / "body.json"
        posted.write_text(json.dumps(workload.body))
    path = workload.path.partition("|")[0].replace("%d", "100")
    check_equal_work(service, node, path, posted)
    # nginx and bare NIO send the same bytes as the service, from a file at /hello.
    file = folder / "hello"
    with service.request(path, body=posted) as response:
        file.write_bytes(response.read())
    query = workload.path.partition("?")[2]
    file_path = "/hello" + (f"?{query}" if query else "")
    with servers.bare_nio(file) as bare, servers.nginx(folder) as nginx:
        ours, nginx_figures, node_figures, bare_figures = load_in_turns([
            # nginx refuses a POST to a file, so it gets a GET.
            workload.target(service, file=posted), workload.target(nginx, file_path),
            workload.target(node, file=posted), workload.target(bare, file_path, posted)])
    add(table, f"{workload.name}; nginx", ours, nginx_figures, workload.nginx)
    add(table, f"{workload.name}; Node", ours, node_figures, workload.node)
    add(table, f"{workload.name}; bare NIO", ours, bare_figures)
    return ours.requests


def check_equal_work(service, node, path, posted):
    """Raises an error unless the Node service returns the same text."""
    texts = []
    for server in [service, node]:
        with server.request(path, body=posted) as response:
            error = json.loads(response.read())
            texts.append([error[name] for name in ("kind", "locale", "title", "message", "action")])
    if texts[0] != texts[1]:
        raise RuntimeError(f"{path}: the Node service returns another text: {texts}")


def measure_catalog(table, folder, service, coding):
    """Compares the response with a whole catalog to a file of the same bytes in nginx."""
    path, headers = "/v1/catalogs/ko", {"Accept-Encoding": coding}
    with service.get(path, headers) as response:
        (folder / "hello").write_bytes(response.read())
        if response.headers.get("Content-Encoding", "identity") != coding:
            raise RuntimeError(f"{path}: not sent as {coding}")
    with servers.nginx(folder) as nginx:
        ours, nginx_figures = load_in_turns([Target(service, path, headers), Target(nginx, "/hello", headers)])
    size = (folder / "hello").stat().st_size / 1000
    add(table, f"a catalog, {coding}, {size:.0f} kB; nginx", ours, nginx_figures, 0.9)
    return ours.requests


def measure_revalidation(table, folder, service):
    """Measures requests with If-None-Match, whose status is 304."""
    file = folder / "hello"
    with service.get(KNOWN_CODE_PATH) as response:
        ours_tag = response.headers["ETag"]
        file.write_bytes(response.read())
    with servers.nginx(folder) as nginx:
        with nginx.get("/hello") as response:
            nginx_tag = response.headers["ETag"]
        targets = [
            Target(service, KNOWN_CODE_PATH, {"If-None-Match": ours_tag}),
            Target(nginx, "/hello", {"If-None-Match": nginx_tag})]
        for target in targets:
            check_unchanged(target)
        ours, nginx_figures = load_in_turns(targets)
    add(table, "If-None-Match, 304; nginx", ours, nginx_figures)
    return ours.requests


def check_unchanged(target):
    try:
        target.server.get(target.path, target.headers).close()
    except urllib.error.HTTPError as response:
        if response.status == 304:
            return
    raise RuntimeError(f"{target.path}: the current ETag does not result in 304")


def measure_batch(table, folder, service):
    """Compares the cost of an error in a batch with that of a GET of one error with an argument."""
    file = folder / "batch.json"
    file.write_text(json.dumps(batch_of(BATCH)))
    batch, single = load_in_turns([Target(service, "/v1/errors", body=file), Target(service, CHANGING)])
    table.add(
        f"http: errors per second, a batch of {BATCH}; one GET with an argument each", f"{batch.rate * BATCH:,.0f}",
        f"{single.rate:,.0f}", f"{batch.rate * BATCH / single.rate:.1f}x", "")
    batch_time = batch.processor_time / BATCH
    table.add(
        "  the same, processor time per error", f"{batch_time:.2f} µs", f"{single.processor_time:.2f} µs",
        f"{single.processor_time / batch_time:.1f}x", "10x")
    return batch.requests + single.requests


def batch_of(size):
    """Returns a batch of codes that cycles through all providers."""
    tables = [json.loads(path.read_text()) for path in sorted(pathlib.Path("Catalogs/codes").glob("*.json"))]
    codes = [[row["code"] for surface in table["surfaces"] for row in surface["codes"]] for table in tables]
    errors = []
    for number in range(size):
        index, round = number % len(tables), number // len(tables)
        errors.append({"provider": tables[index]["provider"], "code": codes[index][round % len(codes[index])]})
    return {"locale": "ko", "errors": errors}


def add(table, name, ours, reference, target=None):
    table.add(
        f"http: requests per second, {name}", f"{ours.rate:,.0f}", f"{reference.rate:,.0f}",
        f"{ours.rate / reference.rate:.2f}x", f"{target}x" if target else "")
    table.add(
        "  the same, processor time per request", f"{ours.processor_time:.1f} µs",
        f"{reference.processor_time:.1f} µs", f"{reference.processor_time / ours.processor_time:.2f}x", "")
