"""Runs the recipes for Express, Rails with Devise, and Laravel: an application for each framework, first with
a service, then without.

usage: frameworks.py PROGRAM RECIPES FOLDER NAME...
"""

import http.client
import http.server
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

program, recipes, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
# The titles for too many attempts, an unreachable provider, and a wrong password, and the problems if AuthCopy is down.
OFTEN = "시도 횟수를 초과했습니다"
UNREACHED = "서비스에 연결하지 못했습니다"
REFUSED = {"en": "Couldn’t sign you in", "ko": "로그인하지 못했습니다", "ja": "ログインできませんでした"}
FALLBACK = json.loads((recipes / "backend/fallback.json").read_text(encoding="utf-8"))
MAXIMUM_SECONDS = 1.6  # The recipes wait for one second.
processes = []


def start(command, log, **options):
    process = subprocess.Popen(
        [str(part) for part in command], stdout=log.open("ab"), stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, **options)
    processes.append(process)
    return process


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait_for(port, process, log):
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    sys.exit(f"nothing listens:\n{log.read_text(errors='replace')}")


class Firebase(http.server.BaseHTTPRequestHandler):
    """A provider that refuses each sign-in, as Firebase's REST API does."""

    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        email = json.loads(body)["email"] if body.startswith("{") else urllib.parse.parse_qs(body)["email"][0]
        if email.startswith("unreachable"):
            self.close_connection = True
            return
        status, message, headers = 400, "INVALID_LOGIN_CREDENTIALS", {}
        if email.startswith("often"):
            status, message, headers = 429, "TOO_MANY_ATTEMPTS_TRY_LATER", {"Retry-After": "30"}
        # The replaced Socialite sends the authorization code as the email address.
        error = "invalid_grant" if email == "code" else {"code": status, "message": message}
        content = json.dumps({"error": error}).encode()
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", "Content-Length": len(content), **headers}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *arguments):
        pass


def send(port, method, path, body=None, language="ko", accept="application/json", cookie=None):
    """Sends a request, and returns the status, headers and body of the response, and the elapsed seconds."""
    begin, connection = time.monotonic(), http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    headers = {"Accept": accept, "Accept-Language": language, "Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    response = connection.getresponse()
    text = response.read().decode()
    return response.status, response.headers, text, time.monotonic() - begin


def expect(port, path, body, status, title, language="ko", method="POST", retry_after=None):
    """Sends a request, and compares the problem in the response."""
    actual, fields, text, seconds = send(port, method, path, body, language)
    assert (actual, fields.get_content_type()) == (status, "application/problem+json"), (path, body, actual, fields.as_string(), text)
    problem = json.loads(text)
    assert problem["status"] == status and problem["title"] == title, (path, body, text)
    assert fields["Content-Language"] == language, (path, body, fields.as_string())
    assert "no-store" in fields["Cache-Control"], (path, body, fields.as_string())
    assert ("WWW-Authenticate" in fields) == (status == 401), (path, body, fields.as_string())
    assert fields["Retry-After"] == retry_after, (path, body, fields.as_string())
    return problem, seconds


def all_languages(port, path, body, status, titles):
    for language, title in titles.items():
        expect(port, path, body, status, title, language)


def firebase_refusals(port):
    """Checks the problems of all recipes that sign in with Firebase."""
    all_languages(port, "/sign-in", {"email": "a@example.com", "password": "wrong"}, 401, REFUSED)
    often = {"email": "often@example.com", "password": "wrong"}
    problem, _ = expect(port, "/sign-in", often, 429, OFTEN, retry_after="30")
    assert "30초" in problem["detail"], problem
    unreachable = {"email": "unreachable@example.com", "password": "wrong"}
    problem, _ = expect(port, "/sign-in", unreachable, 503, UNREACHED)
    assert problem["kind"] == "providerUnavailable", problem


def express(port):
    firebase_refusals(port)
    # The message distinguishes errors with the same name.
    all_languages(port, "/cognito/sign-in", {"email": "a@example.com", "password": "wrong"}, 401, REFUSED)
    expect(port, "/cognito/sign-in", {"email": "often@example.com", "password": "x"}, 429, OFTEN)
    expect(port, "/cognito/sign-in", {"email": "unreachable@example.com", "password": "x"}, 503, UNREACHED)


def rails(port):
    firebase_refusals(port)
    for email in ["known@example.com", "unknown@example.com", "locked@example.com"]:
        all_languages(port, "/users/sign_in.json", {"user": {"email": email, "password": "wrong"}}, 401, REFUSED)
    right = {"user": {"email": "new@example.com", "password": "right password"}}
    expect(port, "/users/sign_in.json", right, 403, "이메일 주소를 인증하세요")
    expect(port, "/account.json", None, 401, "로그인이 필요합니다", method="GET")
    taken = {"user": {"email": "known@example.com", "password": "right password"}}
    expect(port, "/users.json", taken, 422, "가입을 완료하지 못했습니다")
    short = {"user": {"email": "b@example.com", "password": "short"}}
    problem, _ = expect(port, "/users.json", short, 422, "비밀번호 조건에 맞지 않습니다")
    assert "6자 이상" in problem["detail"], problem
    # A page shows the text in an alert; without a sign-in attempt, a page shows only the form.
    for path, text in {
        "/account": "",
        "/users/auth/example/callback?error=access_denied":
            "정보 제공 동의가 필요합니다\n계속하려면 로그인 서비스에서 안내하는 항목에 동의하세요. 다른 방법을 이용할 수도 있습니다.",
    }.items():
        status, headers, _, _ = send(port, "GET", path, accept="text/html")
        assert (status, page(port, "/alert", headers)) == (302, text), (path, status, page(port, "/alert", headers))


def page(port, path, headers):
    """Returns the text of a page in the session of a response."""
    return send(port, "GET", path, accept="text/html", cookie=headers["Set-Cookie"].split(";")[0])[2]


def laravel(port):
    firebase_refusals(port)
    expect(port, "/login", {}, 401, "로그인 정보가 올바르지 않습니다")
    expect(port, "/register", {}, 422, "입력하지 않은 항목이 있습니다")
    weak = {"email": "a@example.com", "password": "short", "password_confirmation": "short"}
    expect(port, "/register", weak, 422, "비밀번호 조건에 맞지 않습니다")
    expect(port, "/account", None, 401, "로그인이 필요합니다", method="GET")
    send(port, "GET", "/often")
    status, headers, text, _ = send(port, "GET", "/often")
    assert status == 429 and int(headers["Retry-After"]) in range(50, 61), (status, headers.as_string(), text)
    # Socialite: the user cancels, the code is refused, the state is wrong, and the provider is unreachable.
    for query, text in {
        "error=access_denied&state=x": "", "code=code&state=right": "로그인을 다시 시작하세요",
        "code=x&state=wrong": "안전을 위해 중단했습니다", "code=unreachable&state=right": "카카오에 연결하는 중 문제가 생겼습니다",
    }.items():
        status, headers, _, _ = send(port, "GET", f"/callback/kakao?{query}", accept="text/html")
        assert (status, page(port, "/login", headers)) == (302, text), (query, status, page(port, "/login", headers))


def shows_built_in_text(port, body):
    for language, problem in FALLBACK.items():
        sent, seconds = expect(port, "/sign-in", body, 500, problem["title"], language)
        assert sent["detail"] == problem["detail"] and seconds < MAXIMUM_SECONDS, (language, seconds)


def down(port, body, service):
    """Checks that the built-in text is sent within the limit if the service does not respond and if it has ended."""
    service.send_signal(signal.SIGSTOP)
    shows_built_in_text(port, body)
    service.send_signal(signal.SIGCONT)
    service.terminate()
    service.wait()
    shows_built_in_text(port, body)


def serves_while_waiting(port, body, service):
    """Checks that other requests are served while one request waits for a service that does not respond."""
    service.send_signal(signal.SIGSTOP)
    waiting = threading.Thread(target=send, args=(port, "POST", "/sign-in", body))
    waiting.start()
    time.sleep(0.2)
    seconds = send(port, "GET", "/nowhere")[3]
    assert waiting.is_alive() and seconds < 0.5, seconds
    waiting.join()
    service.send_signal(signal.SIGCONT)


def copy(names, target):
    target.mkdir(parents=True, exist_ok=True)
    for name in names:
        shutil.copy(recipes / name, target)


def run(name, environment):
    application_folder = folder / name.lower()
    log, port = application_folder / "log", free_port()
    copy(["backend/fallback.json"], application_folder)
    match name:
        case "Express":
            copy([f"node/{file.name}" for file in (recipes / "node").glob("*.mjs")], application_folder)
            sdk = application_folder / "node_modules/@aws-sdk/client-cognito-identity-provider"
            copy(["sdks/node/client-cognito-identity-provider.mjs"], sdk)
            (sdk / "package.json").write_text('{"exports": "./client-cognito-identity-provider.mjs"}')
            (application_folder / "node_modules/express").symlink_to("/usr/share/nodejs/express")
            environment |= {"NODE_PATH": "/usr/share/nodejs", "PORT": str(port)}
            command = ["node", "app.mjs"]
        case "Rails":
            # The first line of each file contains its path in an application.
            for file in (recipes / "rails").glob("*.rb"):
                target = application_folder / re.match(r"# (app/[\w/]+\.rb)", file.read_text(encoding="utf-8"))[1]
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)
            copy(["backend/fallback.json"], application_folder / "config")
            command = ["ruby", recipes / "drivers/frameworks/rails.rb", application_folder, port]
        case "Laravel":
            copy([f"laravel/{file.name}" for file in (recipes / "laravel").glob("*.php")], application_folder)
            copy(["sdks/laravel/Socialite.php"], application_folder)
            copy(["backend/fallback.json"], application_folder / "resources")
            for part in ["bootstrap/cache", "storage", "config", "resources/lang"]:
                (application_folder / part).mkdir(parents=True)
            (application_folder / "config/app.php").write_text("<?php return [];")
            environment |= {"LARAVEL_FOLDER": str(application_folder)}
            command = ["php", "-S", f"127.0.0.1:{port}", recipes / "drivers/frameworks/laravel.php"]

    service_port = urllib.parse.urlsplit(environment["AUTH_COPY_URL"]).port
    service = start([program, "serve", "--port", service_port], application_folder / "service.log")
    wait_for(service_port, service, application_folder / "service.log")
    # A debug build needs some seconds for its first raw error.
    send(service_port, "POST", "/v1/errors/any", {"error": "access_denied"})
    application = start(command, log, cwd=application_folder, env=environment)
    wait_for(port, application, log)
    try:
        globals()[name.lower()](port)
        body = {"email": "a@example.com", "password": "wrong"}
        if name == "Express":
            serves_while_waiting(port, body, service)
        down(port, body, service)
    except Exception:
        print(log.read_text(errors="replace")[-3000:], file=sys.stderr)
        raise
    finally:
        application.terminate()
        application.wait()
    print(f"good    {name}")


provider = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Firebase)
threading.Thread(target=provider.serve_forever, daemon=True).start()
try:
    for name in sys.argv[4:]:
        run(name, {
            **os.environ, "AUTH_COPY_URL": f"http://127.0.0.1:{free_port()}", "FIREBASE_API_KEY": "key",
            "FIREBASE_URL": f"http://127.0.0.1:{provider.server_port}/v1/accounts:signInWithPassword"})
finally:
    for process in processes:
        if process.poll() is None:
            process.send_signal(signal.SIGCONT)
            process.terminate()
