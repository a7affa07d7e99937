"""curl against servers that fail: what it prints on its error stream, and with `-v` where TLS fails."""

import json
import subprocess

import servers
from local_server import secure, serving
from recording import Recorder

recorder = Recorder("curl-messages", "urlsession", ("curl",),
                    [(r"after \d+ ms", "after 5 ms"), (r"\d+ milliseconds", "1000 milliseconds"),
                     (r"/\S+/authority.pem", "/etc/ssl/authority.pem"), (r"port \d{4,5}", "port 8000"),
                     (r"(?m)^\s*%.*\n.*\n", ""), (r"(\d\d:){2}\d\d GMT", "09:00:00 GMT"),
                     (r"\[\d+ bytes data\]", "[5 bytes data]"), (r"\w{3}, \d\d \w{3} \d{4} ", "Sat, 28 Nov 2026 ")])


def curl(address, *options):
    command = ("curl", "-sS", "--max-time", "1", "--max-redirs", "5", *options, address)
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode, command
    return done.stderr.strip()


with servers.running() as addresses:
    for case in json.loads(servers.cases(addresses, servers.NETWORK)):
        options = ("-L", "--cacert", addresses["AUTHORITY"])
        url = case.pop("url")
        recorder.printed(text=curl(url, *options), **case)
        if case["kind"] == "secureConnectionFailed":
            provoked = case.pop("provoked") + ", with -v"
            recorder.printed(provoked, curl(url, "-v", *options), form="traceback", **case)
    for case in json.loads(servers.cases(addresses, servers.STATUSES[:3] + servers.STATUSES[4:])):
        recorder.printed(text=curl(case.pop("url"), "--fail-with-body", "-o", "/dev/null", "--max-time", "5"), **case)
    web, closed = addresses["WEB"], addresses["CLOSED"]
    for provoked, url, options, kind in (
            ("a proxy that is not there", web, ("-x", closed), "networkUnavailable"),
            ("a proxy whose name is not there", web, ("-x", "http://proxy.example.invalid"), "networkUnavailable"),
            ("an address without a host", "http://", (), "misconfigured"),
            ("an address with a port that is none", "http://127.0.0.1:http/", (), "misconfigured"),
            ("an unknown scheme", "shop://login", (), "misconfigured"),
            ("a certificate file that is not there", addresses["SELF"], ("--cacert", "/nowhere.pem"), "misconfigured"),
            ("a client certificate that is not there", addresses["SELF"], ("-E", "/nowhere.pem"), "misconfigured")):
        recorder.printed(provoked, curl(url, *options), kind=kind)
    recorder.printed("a server that does not answer the greeting of TLS", curl(
        addresses["SILENT"].replace("http:", "https:"), "--max-time", "2", "--connect-timeout", "1"), kind="timedOut")
for provoked, status, kind, also in (
        ("status 401", 401, "notSignedIn", ["sessionExpired", "misconfigured"]),
        ("status 404", 404, "misconfigured", ["invalidRequest"]),
        ("a proxy that wants a sign-in", 407, "networkUnavailable", ["misconfigured"]),
        ("a proxy that blocks the provider", 403, "networkUnavailable", ["blockedByPolicy", "contentBlocked"])):
    with serving(status, "<html>") as server:
        options = ("https://login.example.com", "-x", server.url) if "proxy" in provoked else (server.url, "--fail")
        recorder.printed(provoked, curl(*options, "-o", "/dev/null"), kind=kind, also=also)
for provoked, since, options in (
        ("a certificate that is not valid yet", 5, ()),
        ("a server that shares no cipher", -60, ("--tls-max", "1.2", "--ciphers", "ECDHE-RSA-AES256-GCM-SHA384"))):
    with secure(lambda request: (200, {}, {}), since=since) as (server, certificate):
        recorder.printed(provoked, curl(server.url, "--cacert", certificate, *options), kind="secureConnectionFailed")
recorder.save()
