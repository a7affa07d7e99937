"""Go: gin-jwt's middleware, gorilla's CSRF check, validator's fields, one-time codes, WebAuthn of Duo Labs, go-ldap."""

import pathlib
import subprocess
import tempfile

import directory
import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("go-identity", "any", (
    "golang-go", "golang-github-appleboy-gin-jwt-dev", "golang-github-gorilla-csrf-dev",
    "golang-github-go-playground-validator-v10-dev", "golang-github-pquerna-otp-dev",
    "golang-github-duo-labs-webauthn-dev", "golang-github-go-ldap-ldap-dev"),
    [(r"127\.0\.0\.1:\d+->", "127.0.0.1:50000->")])
with tempfile.TemporaryDirectory() as folder, servers.running() as failing, directory.running() as addresses:
    program = pathlib.Path(folder, "go_identity")
    environment = {"GO111MODULE": "off", "GOFLAGS": "-ldflags=-linkmode=internal",
                   "GOPATH": "/usr/share/gocode", "GOCACHE": folder + "/cache", "PATH": "/usr/bin:/bin", "HOME": folder}
    subprocess.run(["go", "build", "-o", program, "go_identity.go"], check=True, env=environment)
    drive(recorder, program, **failing, **addresses)
recorder.save()
