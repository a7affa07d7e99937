"""Runs the recipes for Node's frameworks, Rails with Devise, Laravel and Go: an application for each, with a service, with
one that does not respond, and with none.

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
# The titles for too many attempts, an unreachable provider, and a wrong password, and what `export fallback` writes.
OFTEN = "시도 횟수를 초과했습니다"
UNREACHED = "서비스에 연결하지 못했습니다"
REFUSED = {"en": "Couldn’t sign you in", "ko": "로그인하지 못했습니다", "ja": "ログインできませんでした"}
fallback_file = subprocess.run([program, "export", "fallback"], capture_output=True, check=True).stdout
FALLBACK = json.loads(fallback_file)["problems"]
# Values of Accept-Language, and the locale of the built-in text.
LANGUAGES = {
    "ko-KR": "ko", "ja": "ja", "en": "en", "zh-TW, ja;q=0.5": "zh-Hant", "ko;q=0, en": "en", "fr, zh;q=0.2, JA-jp; q=0.3": "ja",
    "fr": "en", "*": "en",
}
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


def expect(port, path, body, status, title, language="ko", method="POST", retry_after=None, locale=None, cookie=None):
    """Sends a request, and compares the problem in the response."""
    actual, fields, text, seconds = send(port, method, path, body, language, cookie=cookie)
    assert (actual, fields.get_content_type()) == (status, "application/problem+json"), (path, body, actual, fields.as_string(), text)
    problem = json.loads(text)
    assert problem["status"] == status and problem["title"] == title, (path, body, text)
    assert fields["Content-Language"] == (locale or language), (path, body, fields.as_string())
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


def node(port):
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
    text = shown_page(port, "POST", "/users", short)
    assert "비밀번호 조건에 맞지 않습니다" in text and "6자 이상" in text and "too short" not in text and "</form>" in text, text
    member = {"user": {"email": "known@example.com", "password": "right password"}}
    status, headers, _, _ = send(port, "POST", "/users/sign_in.json", member)
    assert status == 201, status
    cookie = headers["Set-Cookie"].split(";")[0]
    changed = {"user": {"current_password": "wrong", "password": "another password"}}
    expect(port, "/users.json", changed, 422, "현재 비밀번호를 확인하세요", method="PUT", cookie=cookie)
    text = shown_page(port, "PUT", "/users", changed, cookie)
    assert "현재 비밀번호를 확인하세요" in text and "is invalid" not in text and "</form>" in text, text
    # A page shows the text in an alert; without a sign-in attempt, a page shows only the form.
    refused = "/users/auth/example/callback?error=access_denied"
    for path, title in {"/account": "", refused: "정보 제공 동의가 필요합니다"}.items():
        status, headers, _, _ = send(port, "GET", path, accept="text/html")
        alert = page(port, "/alert", headers)
        lines = alert.split("\n")
        assert (status, lines[0], len(lines)) == (302, title, 2 if title else 1), (path, status, alert)


def shown_page(port, method, path, body, cookie=None):
    """Returns the text of a page that is shown again because of a mistake."""
    status, headers, text, _ = send(port, method, path, body, accept="text/html", cookie=cookie)
    assert (status, headers.get_content_type()) == (422, "text/html"), (path, status, text)
    return text


def page(port, path, headers):
    """Returns the text of a page in the session of a response."""
    return send(port, "GET", path, accept="text/html", cookie=headers["Set-Cookie"].split(";")[0])[2]


def laravel(port):
    firebase_refusals(port)
    expect(port, "/login", {}, 401, "아이디(이메일) 또는 비밀번호가 올바르지 않습니다")
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
        "code=x&state=wrong": "안전을 위해 중단했습니다", "code=unreachable&state=right": "카카오에 연결하지 못했습니다",
    }.items():
        status, headers, _, _ = send(port, "GET", f"/callback/kakao?{query}", accept="text/html")
        assert (status, page(port, "/login", headers)) == (302, text), (query, status, page(port, "/login", headers))


def shows_built_in_text(port, body):
    for language, locale in LANGUAGES.items():
        problem = FALLBACK[locale]
        sent, seconds = expect(port, "/sign-in", body, 500, problem["title"], language, locale=locale)
        assert sent == problem and seconds < MAXIMUM_SECONDS, (language, sent, seconds)


def answers_itself(port, body):
    """Checks that the application resolves errors in its process."""
    for language, title in REFUSED.items():
        _, seconds = expect(port, "/sign-in", body, 401, title, language)
        assert seconds < MAXIMUM_SECONDS, (language, seconds)


def stop(service):
    """Stops a process without ending it, and waits until all its threads have stopped."""
    service.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, service.pid, os.WSTOPPED)


def without_response(port, body, service, check):
    """Checks what an application sends within the limit if the service does not respond and if it has ended."""
    stop(service)
    check(port, body)
    service.send_signal(signal.SIGCONT)
    service.terminate()
    service.wait()
    check(port, body)


def serves_while_waiting(port, body, service):
    """Checks that other requests are served while one request waits for a service that does not respond."""
    stop(service)
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


def write_fallback(target):
    target.mkdir(parents=True, exist_ok=True)
    (target / "fallback.json").write_bytes(fallback_file)


def prepare_node(application_folder, file, environment, port):
    """Makes an application of Node, which resolves errors in its process, and returns its command."""
    copy([f"node/{file.name}" for file in (recipes / "node").iterdir()], application_folder)
    modules = application_folder / "node_modules"
    subprocess.run([program, "export", "javascript", "--out", modules / "auth-copy"], stderr=subprocess.DEVNULL, check=True)
    for package, source in {
        "@aws-sdk/client-cognito-identity-provider": "client-cognito-identity-provider.mjs", "hono": "hono.mjs",
        "@hono/node-server": "hono.mjs", "@nestjs/common": "nestjs.mjs",
    }.items():
        copy([f"sdks/node/{source}"], modules / package)
        (modules / package / "package.json").write_text(json.dumps({"exports": f"./{source}"}))
    (modules / "express").symlink_to("/usr/share/nodejs/express")
    (application_folder / "package.json").write_text('{"type": "module"}')
    environment |= {"NODE_PATH": "/usr/share/nodejs", "PORT": str(port)}
    return ["node", "--preserve-symlinks", file]


def prepare(name, application_folder, environment, port):
    """Makes an application, and returns the command that starts it."""
    match name:
        case "Express" | "Hono" | "Node's server":
            file = {"Express": "express.mjs", "Hono": "hono.mjs", "Node's server": "server.mjs"}[name]
            return prepare_node(application_folder, file, environment, port)
        case "NestJS":
            copy(["drivers/frameworks/nest.mjs", "sdks/node/nestjs.d.ts"], application_folder)
            command = prepare_node(application_folder, "nest.mjs", environment, port)
            subprocess.run(
                ["tsc", "--strict", "--experimentalDecorators", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16",
                 "--allowJs", "--skipLibCheck", "--outDir", "compiled", "nestjs.d.ts", "auth-errors.filter.ts"],
                cwd=application_folder, check=True)
            shutil.move(application_folder / "compiled/auth-errors.filter.js", application_folder)
            return command
        case "Rails":
            # The first line of each file contains its path in an application.
            for file in (recipes / "rails").glob("*.rb"):
                target = application_folder / re.match(r"# (app/[\w/]+\.rb)", file.read_text(encoding="utf-8"))[1]
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, target)
            write_fallback(application_folder / "config")
            layouts = application_folder / "app/views/layouts"
            layouts.mkdir(parents=True)
            (layouts / "application.html.erb").write_text("<p><%= alert %></p><%= yield %>")
            return ["ruby", recipes / "drivers/frameworks/rails.rb", application_folder, port]
        case "Laravel":
            copy([f"laravel/{file.name}" for file in (recipes / "laravel").glob("*.php")], application_folder)
            copy(["sdks/laravel/Socialite.php"], application_folder)
            for part in ["bootstrap/cache", "storage", "config", "resources/lang"]:
                (application_folder / part).mkdir(parents=True)
            write_fallback(application_folder / "resources")
            (application_folder / "config/app.php").write_text("<?php return [];")
            environment |= {"LARAVEL_FOLDER": str(application_folder)}
            return ["php", "-S", f"127.0.0.1:{port}", recipes / "drivers/frameworks/laravel.php"]
        case "Go":
            copy(["go/problem.go"], application_folder / "authcopy")
            write_fallback(application_folder / "authcopy")
            copy(["go/sign_in.go"], application_folder)
            (application_folder / "go.mod").write_text("module example\n\ngo 1.19\n")
            environment |= {"PORT": str(port)}
            subprocess.run(["go", "vet", "./..."], cwd=application_folder, check=True)
            subprocess.run(["go", "build", "-o", "application", "."], cwd=application_folder, check=True)
            return ["./application"]


def start_service(address, log):
    port = urllib.parse.urlsplit(address).port
    service = start([program, "serve", "--port", port], log)
    wait_for(port, service, log)
    # A debug build needs some seconds for its first raw error.
    send(port, "POST", "/v1/errors/any", {"error": "access_denied"})
    return service


def run(name, environment):
    application_folder = folder / name.lower().replace("'", "").replace(" ", "-")
    application_folder.mkdir(parents=True)
    log, port = application_folder / "log", free_port()
    command = prepare(name, application_folder, environment, port)
    body = {"email": "a@example.com", "password": "wrong"}
    is_node = command[0] == "node"
    check = node if is_node else {"Rails": rails, "Laravel": laravel, "Go": firebase_refusals}[name]
    try:
        if is_node:
            application = start(command, log, cwd=application_folder, env=environment)
            wait_for(port, application, log)
            check(port)
            application.terminate()
            application.wait()
            # From here on with the service, by the change that the article describes.
            file = application_folder / "problem.mjs"
            text = file.read_text(encoding="utf-8")
            assert text.count('"./explain.mjs"') == 1
            file.write_text(text.replace('"./explain.mjs"', '"./service.mjs"'), encoding="utf-8")
        service = start_service(environment["AUTH_COPY_URL"], application_folder / "service.log")
        application = start(command, log, cwd=application_folder, env=environment)
        wait_for(port, application, log)
        check(port)
        if is_node:
            serves_while_waiting(port, body, service)
        without_response(port, body, service, answers_itself if is_node else shows_built_in_text)
    except Exception:
        print(log.read_text(errors="replace")[-3000:], file=sys.stderr)
        raise
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
