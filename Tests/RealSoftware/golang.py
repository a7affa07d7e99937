"""Go: its HTTP client against servers that fail, x/oauth2 at a token endpoint, go-oidc and golang-jwt on bad tokens."""

import pathlib
import subprocess
import tempfile

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("golang", "urlsession", ("golang-go", "golang-golang-x-oauth2-dev",
                                             "golang-github-coreos-go-oidc-dev", "golang-github-golang-jwt-jwt-dev"),
                    [(r"current time 20[-0-9T:+ .Z]+", "current time 2026-11-28T09:00:00Z "),
                     (r"127\.0\.0\.1:\d+->", "127.0.0.1:50000->"), (r"lookup (\S+) on \S+: ", r"lookup \1: ")])
with tempfile.TemporaryDirectory() as folder, servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE)
    program = pathlib.Path(folder, "golang")
    environment = {"GO111MODULE": "off", "GOFLAGS": "-ldflags=-linkmode=internal",
                   "GOPATH": "/usr/share/gocode", "GOCACHE": folder + "/cache", "PATH": "/usr/bin:/bin", "HOME": folder}
    subprocess.run(["go", "build", "-o", program, "golang.go"], check=True, env=environment)
    drive(recorder, program, CASES=cases, **addresses)
recorder.save()
