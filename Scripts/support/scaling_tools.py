"""Checks that the processor time of `lint` and of the language server grows linearly with the size of a file.

scaling_tools.py PROGRAM [NAME]...
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
# The limit of the ratio of the times of two sizes, of which one is twice the other.
MAX_RATIO = 2.3
# How often figures above the limit are measured again.
ATTEMPTS = 5


def messages(count, source, translation):
    """Returns two catalogs with this number of messages. %d in a text is the number of the message."""
    return {
        f"{locale}.json": json.dumps({f"k{number}": text.replace("%d", str(number)) for number in range(count)}, ensure_ascii=False)
        for locale, text in (("en", source), ("ko", translation))}


def capitals(count):
    """Returns a translation in which each message has a word of its own that begins with two capitals."""
    words = (str(number).translate(str.maketrans("0123456789", "abcdefghij")) for number in range(count))
    source = messages(count, "The key of the file %d", "")["en.json"]
    return {"en.json": source, "de.json": json.dumps({f"k{number}": f"SSchl{word} der Datei" for number, word in enumerate(words)})}


def contexts(count):
    entries = (f'msgctxt "c{number}"\nmsgid "Open the file"\nmsgstr "똑같은 운동이 이미 있으면 초안을 버리고 그 운동을 고쳐 주세요."\n\n' for number in range(count))
    return {"ko.po": 'msgid ""\nmsgstr "Language: ko\\n"\n\n' + "".join(entries)}


def attributes(count):
    names = " ".join(f'a{number}="{number}"' for number in range(count))
    unit = f'<trans-unit id="1" {names}><source>Open</source><target>열기</target></trans-unit>'
    return {"m.ko.xlf": f'<xliff version="1.2"><file source-language="en" target-language="ko"><body>{unit}</body></file></xliff>'}


def arb(message, key="m"):
    return {"en.arb": f'{{\n  "@@locale": "en",\n  "{key}": "{message}"\n}}\n'}


def lint(files, folder):
    return subprocess.Popen([PROGRAM, "lint", folder, "--format", "json"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def hover(files, folder):
    """Starts a language server that opens a file, and asks it for a hover over the end of its only message."""
    (name, text), = files.items()
    uri = f"file://{folder}/{name}"
    position = {"line": 2, "character": len(text.split("\n")[2]) - 3}
    calls = [
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": f"file://{folder}", "capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "arb", "version": 1, "text": text}}},
        {"id": 2, "method": "textDocument/hover", "params": {"textDocument": {"uri": uri}, "position": position}},
        {"id": 3, "method": "shutdown"},
        {"method": "exit"},
    ]
    server = subprocess.Popen([PROGRAM, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with server.stdin as stream:
        for call in calls:
            body = json.dumps({"jsonrpc": "2.0"} | call).encode()
            stream.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    return server


# Of each input: what it runs, the smallest number of parts, and a function that makes files of a number of parts.
INPUTS = {
    "lint: one translation of many sources": (
        lint, 10_000, lambda count: messages(count, "Image details %d", "똑같은 운동이 이미 있으면 초안을 버리고 그 운동을 고쳐 주세요.")),
    "lint: one source of many translations": (lint, 10_000, lambda count: messages(count, "Sign in to the account now", "계정에 로그인 %d")),
    "lint: one source in many contexts": (lint, 10_000, contexts),
    "lint: words with two capitals": (lint, 10_000, capitals),
    "lint: XML attributes": (lint, 10_000, attributes),
    "hover: arguments": (hover, 800, lambda count: arb(" ".join(f"{{a{number}}}" for number in range(count)))),
    "hover: plurals": (hover, 200, lambda count: arb(" ".join(f"{{a{number}, plural, one {{# item}} other {{# items}}}}" for number in range(count)))),
    "hover: dates": (hover, 200, lambda count: arb(" ".join(f"{{a{number}, date, long}}" for number in range(count)))),
    "hover: backslashes in a key": (hover, 5_000, lambda count: arb("Hi {name}", key="\\\\" * count)),
}


def processor_time(name, count):
    """Returns the processor time of the program for an input, in seconds."""
    start, _, make = INPUTS[name]
    with tempfile.TemporaryDirectory() as folder:
        files = make(count)
        for file, text in files.items():
            pathlib.Path(folder, file).write_text(text, encoding="utf-8")
        process = start(files, folder)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            sys.exit(f"{name}: exit status {process.returncode}")
        return usage.ru_utime + usage.ru_stime


def main():
    names = sys.argv[2:] or list(INPUTS)
    failed = 0
    print(f"{'seconds of processor time, by size':40}{'1':>8}{'2':>8}{'4':>8}{'ratio':>8}")
    for name in names:
        sizes = [INPUTS[name][1] << doubling for doubling in range(3)]
        costs = [float("inf")] * len(sizes)
        for _ in range(ATTEMPTS):
            costs = [min(cost, processor_time(name, size)) for cost, size in zip(costs, sizes)]
            ratio = max(after / before for before, after in zip(costs, costs[1:]))
            if ratio <= MAX_RATIO:
                break
        failed += ratio > MAX_RATIO
        print(f"{name:40}" + "".join(f"{cost:8.2f}" for cost in costs) + f"{ratio:8.2f}" + ("  not linear" if ratio > MAX_RATIO else ""), flush=True)
    sys.exit(1 if failed else 0)


main()
