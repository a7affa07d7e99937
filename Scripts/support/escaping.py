"""Checks how all commands and pages escape hostile texts. Scripts/check/escaping describes it.

escaping.py PROGRAM FOLDER
"""

import html.parser
import http.client
import json
import pathlib
import re
import shlex
import subprocess
import sys
import threading
import unicodedata
import xml.etree.ElementTree

from markdown_it import MarkdownIt

from browser import browser, check, eventually, finish, running_workbench
from slow_clients import fetch, get, post

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
# Quotes, a command substitution of shells, and markup.
MARKUP = "\"'`$(touch ran)`</script></style></textarea>--><script>window.ran=1</script><img src=x onerror=\"window.ran=2\">"
# Escape sequences, one of which sets the title of a terminal; a directional character; MARKUP; and a path.
HOSTILE = "x\u001b[31m\u009b31m\u001b]0;t\u0007\u202e" + MARKUP + "../../y"
# Commands of GitHub Actions, a table separator and a heading.
LINES = HOSTILE + "\n::set-output name=a::b\r::stop-commands::t|c\n# h"


def control_characters(text):
    """Returns the characters of a text that control a terminal or the direction of text."""
    return {character for character in text if unicodedata.category(character) in ("Cc", "Cf") and character not in "\n\t\u200d\u200c"}


def run(*arguments, text=None, is_data=False):
    """Runs a command, checks that its output and errors contain no control characters, and returns the output."""
    ended = subprocess.run(
        [PROGRAM, *arguments], input=text, capture_output=True, text=True, encoding="utf-8", errors="surrogateescape", cwd=FOLDER)
    name = " ".join(argument for argument in arguments if argument.isascii() and len(argument) < 20)
    for stream in (ended.stdout, ended.stderr):
        # In data for programs, a directional character is allowed.
        allowed = {"\u202e"} if is_data and stream is ended.stdout else set()
        found = control_characters(stream) - allowed
        line = next((line for line in stream.split("\n") if control_characters(line)), "")
        check(not found, f"{name}: prints {sorted(map(ascii, found))}: {ascii(line[:120])}")
    check(ended.returncode in (0, 1, 2, 64), f"{name}: ends with {ended.returncode}: {ended.stderr[-300:]}")
    return ended.stdout


def parse_json(name, text):
    try:
        return json.loads(text)
    except ValueError as problem:
        check(False, f"{name}: invalid JSON: {problem}")


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def overlay():
    """Writes a valid overlay with hostile texts, codes and surfaces. Returns its folder."""
    folder = FOLDER / "overlay"
    quoted = HOSTILE.replace("'", "’")
    write(folder / "copy/en.arb", {"@@locale": "en", "flowExpired_title": quoted, "flowExpired_message": quoted, "@flowExpired_title": {"description": LINES}})
    write(folder / "copy/ko.arb", {"@@locale": "ko", "flowExpired_title": quoted})
    codes = [{"code": "c" + HOSTILE, "kind": "flowExpired", "meaning": LINES, "note": LINES}]
    write(folder / "codes/evil.json", {"provider": "evil", "surfaces": [
        {"id": "s" + HOSTILE, "sources": [{"name": HOSTILE, "read": "2026-01-01"}], "codes": codes}]})
    return folder


def messages():
    """Writes messages with hostile file names and keys. Returns their folder."""
    folder = FOLDER / "messages"
    name = "a\u001b[31m\u202e\"'`$(touch ran)`<script>window.ran=1<script>,::x"
    write(folder / "en" / (name + ".json"), {"k" + LINES: "Hello {name", LINES: "a", "b" + HOSTILE: "{x} <b>", "same": "one"})
    write(folder / "ko" / (name + ".json"), {"k" + LINES: HOSTILE, LINES: LINES, "b" + HOSTILE: HOSTILE, "same": "one"})
    return folder


def terminal(overlay, messages):
    code = "c" + HOSTILE
    options = ["--overlay", str(overlay)]
    for command in [
        ["resolve", "evil", code, *options, "--disclosure", "helpful"],
        ["resolve", "evil", code, "--surface", HOSTILE, *options],
        ["resolve", HOSTILE, HOSTILE], ["resolve", "kakao", HOSTILE, "--locale", HOSTILE, "--arg", f"{HOSTILE}={HOSTILE}"],
        ["resolve", "evil", code, *options, "--arg", f"provider={HOSTILE}"], ["find", code, *options],
        ["find", HOSTILE], ["kinds", *options], ["kinds", HOSTILE], ["kinds", "flowExpired", *options], ["providers", *options],
        ["codes", "evil", *options], ["codes", "evil", "--surface", HOSTILE, *options], ["codes", HOSTILE],
        ["coverage", *options], ["coverage", "--format", "markdown", *options], ["coverage", "--against", HOSTILE],
        ["format", "{a}", "--locale", HOSTILE, "--arg", f"a={HOSTILE}"],
        ["format", "{a", "--locale", "ko", "--arg", f"{HOSTILE}=x"], ["lint", "--explain", HOSTILE], ["lint", HOSTILE],
        ["lint", str(messages), "--source", HOSTILE], ["lint", str(messages), "--select", HOSTILE], ["lint", str(messages), "--diff"],
        ["lint", "--overlay", str(overlay)], ["lint", str(messages), "--record", HOSTILE], ["export", "--format", HOSTILE],
        ["export", "--format", "android", "--locale", HOSTILE, "--out", str(FOLDER / "out")],
        ["export", "--format", "kotlin", "--package", HOSTILE, "--out", str(FOLDER / "out2")],
        ["import", HOSTILE], ["serve", "--host", HOSTILE], ["serve", "--overlay", HOSTILE], ["serve", "--socket", HOSTILE + "/x"],
        ["site", "--out", HOSTILE + "/a/b", *options], [HOSTILE], ["resolve", f"--{HOSTILE}"], ["workbench", HOSTILE], ["review", "--overlay", HOSTILE]]:
        run(*command)
    for text in [HOSTILE, LINES, json.dumps({"error": HOSTILE, "message": LINES}), f"error={HOSTILE}"]:
        for provider in ["any", "kakao", "evil"]:
            run("resolve", provider, "--payload", "-", *options, "--disclosure", "helpful", text=text)
    # Nor may text that `format` prints to a terminal contain control characters; `script` provides a terminal.
    shown = subprocess.run(["script", "-qec", shlex.join([PROGRAM, "format", HOSTILE, "--locale", "en"]), "/dev/null"], capture_output=True, text=True)
    check("window.ran" in shown.stdout and not control_characters(shown.stdout.replace("\r\n", "\n")), f"format, in a terminal: {ascii(shown.stdout[:100])}")
    listed = run("coverage", "--against", "-", *options, text=LINES)
    check("window.ran" not in listed or not control_characters(listed), "coverage --against")
    # Errors name the files of an invalid catalog.
    broken = FOLDER / ("broken\u001b[31m\u202e")
    write(broken / "copy/en.arb", {"@@locale": "en", "x" + HOSTILE: "{", HOSTILE: HOSTILE})
    write(broken / "codes/evil.json", {"provider": HOSTILE, HOSTILE: HOSTILE, "surfaces": [{"id": HOSTILE, "codes": [{"code": HOSTILE, "kind": HOSTILE}]}]})
    write(broken / "kinds.json", {HOSTILE: HOSTILE})
    for command in [["lint", "--overlay", str(broken)], ["resolve", "kakao", "x", "--overlay", str(broken)], ["codes", "kakao", "--overlay", str(broken)], ["serve", "--overlay", str(broken)]]:
        run(*command)
    (broken / "copy/en.arb").write_text("{\u001b[31m\"" + HOSTILE)
    run("lint", "--overlay", str(broken))


def reports(messages):
    for format in ["text", "json", "github", "junit", "markdown", "sarif"]:
        text = run("lint", str(messages), "--source", "en", "--format", format, is_data=format in ("json", "sarif"))
        if format in ("json", "sarif"):
            parse_json(f"lint --format {format}", text)
        elif format == "junit":
            xml.etree.ElementTree.fromstring(text)
        elif format == "github":
            for line in text.split("\n"):
                is_annotation = re.fullmatch(r"::(error|warning|notice) (file=[^,:]*(,line=\d+)?(,endLine=\d+)?(,col=\d+)?(,endColumn=\d+)?(,title=[^,:]*)?)?::.*", line)
                check(not line.startswith("::") or is_annotation, f"lint --format github: {ascii(line[:150])}")
        elif format == "markdown":
            markdown("lint", text)


def markdown(name, text):
    """Checks that a report in Markdown becomes HTML without markup of the hostile texts, as GitHub would show it."""
    class Elements(html.parser.HTMLParser):
        def handle_starttag(self, tag, attributes):
            hostile = tag in ("script", "img", "b") or any(key.startswith("on") for key, _ in attributes)
            check(not hostile, f"{name} --format markdown: <{tag}>")
            check(not any(key == "href" and (value or "").lower().startswith("javascript:") for key, value in attributes), f"{name}: a link runs a script")
    Elements().feed(MarkdownIt("commonmark", {"html": True}).enable("table").render(text))


def pages(overlay):
    """Checks that the review, the site and the workbench show hostile texts as text, and write only into their folders."""
    review = FOLDER / "review.html"
    review.write_text(run("review", "--overlay", str(overlay), is_data=True), encoding="utf-8")
    site = FOLDER / "site"
    before = set(FOLDER.rglob("*"))
    run("site", "--out", str(site), "--overlay", str(overlay))
    hostile_pages = [path for path in site.rglob("*.html") if "window.ran" in path.read_text(encoding="utf-8")]
    check(len(hostile_pages) > 1, "the site has no page of the hostile code")
    outside = [path for path in set(FOLDER.rglob("*")) - before - {site} if site not in path.parents]
    check(not outside, f"files are written outside the folder: {outside}")
    with browser("en") as driver:
        def open_page(address, name):
            driver.get(address)
            eventually(driver, lambda: driver.execute_script("return document.readyState") == "complete")
            check(driver.execute_script("return window.ran") is None, f"{name}: a script ran")
            injected = driver.execute_script(
                "return [...document.querySelectorAll('img[src=x], [onerror]')].length"
                " + [...document.scripts].filter((script) => script.text.startsWith('window.ran')).length")
            check(injected == 0, f"{name}: markup became elements")

        open_page(review.as_uri(), "review")
        for path in hostile_pages[:40]:
            open_page(path.as_uri(), f"site {path.name}")
            check_shell_commands(driver, path.name)
        with running_workbench(PROGRAM, str(overlay)) as (_, address):
            open_page(address, "workbench")
            eventually(driver, lambda: "flowExpired" in driver.execute_script("return document.body.innerText"))
            for field in driver.find_elements("css selector", "input[type=search]")[:1]:
                field.send_keys("flowExpired")
            eventually(driver, lambda: "window.ran" in driver.execute_script("return document.body.innerText"))
            check(driver.execute_script("return window.ran") is None, "workbench: a script ran after a search")


def check_shell_commands(driver, name):
    """Checks that the shell commands of a page pass the hostile code as one argument, and do not execute it."""
    for block in driver.find_elements("css selector", "pre"):
        text = block.get_attribute("textContent")
        if "curl" not in text:
            continue
        try:
            arguments = shlex.split(text.replace("\\\n", " "))
        except ValueError as problem:
            check(False, f"site {name}: a shell command is invalid: {problem}")
            continue
        ended = subprocess.run(
            ["bash", "-c", f"curl() {{ :; }}; auth-copy() {{ :; }}; {text}"], capture_output=True, text=True, cwd=FOLDER, timeout=10)
        check(not (FOLDER / "ran").exists(), f"site {name}: a shell command executes a part of the code")
        check(arguments and ended.returncode == 0, f"site {name}: a shell command fails: {ended.stderr[:200]}")


def service(overlay):
    """Checks that the responses and the log lines are JSON without control characters."""
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--overlay", str(overlay), "--log-level", "info"], stderr=subprocess.PIPE, text=True)
    lines, found = [], None
    try:
        for line in process.stderr:
            lines.append(line)
            if found := re.search(r'"message":"listening","address":"([^"]+)"', line):
                break
        if found is None:
            return check(False, f"the service does not start: {lines}")
        reader = threading.Thread(target=lambda: lines.extend(process.stderr), daemon=True)
        reader.start()
        from urllib.parse import quote
        requests = [get(path) for path in [
            f"/v1/errors/evil/c{quote(HOSTILE)}", f"/v1/codes/c{quote(HOSTILE)}", f"/{quote(HOSTILE)}", f"/v1/kinds/{quote(HOSTILE)}",
            f"/v1/errors/{quote(HOSTILE)}/x", f"/v1/errors/kakao/KOE320?{quote(HOSTILE)}={quote(HOSTILE)}", "/v1/providers/evil",
            f"/v1/copy/{quote(HOSTILE)}", f"/v1/errors/kakao/x?disclosure={quote(HOSTILE)}", "/v1/unmapped", "/metrics"]]
        requests += [post("/v1/errors/evil", HOSTILE), post("/v1/errors", json.dumps({"errors": [{"provider": HOSTILE, "code": HOSTILE}]}))]
        requests += [get("/", "Accept: text/html\r\n"), get("/v1/kinds", f"X-Request-ID: {MARKUP}\r\nTraceparent: {MARKUP}\r\n")]
        for request in requests:
            status, head, body = fetch(found[1], request)
            check(status != 0, "no response")
            check("window.ran" not in head, f"a header field repeats markup: {head[:200]}")
            text = body.decode()
            if "json" in head:
                parse_json(request[:60], text)
                # In JSON, a directional character is allowed.
                found_characters = control_characters(text) - {"\u202e"}
                check(not found_characters, f"{request[:60]}: {sorted(map(ascii, found_characters))}")
    finally:
        process.terminate()
        process.wait()
    for line in lines:
        parse_json("a line of the log", line)
        check(not control_characters(line), f"a line of the log contains {sorted(map(ascii, control_characters(line)))}")


overlay_folder, messages_folder = overlay(), messages()
terminal(overlay_folder, messages_folder)
reports(messages_folder)
service(overlay_folder)
pages(overlay_folder)
finish("Escaping of hostile texts")
