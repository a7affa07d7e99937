"""Measures `auth-copy lsp` on 100,000 messages: opening, the time from a keystroke to its diagnostics, and memory."""

import json
import os
import pathlib
import queue
import statistics
import subprocess
import tempfile
import threading
import time

MESSAGES = 100_000
KEYSTROKES = 400
# The text that a keystroke inserts or deletes: an argument that the source does not have.
MISTAKE = "{x}"
COPY = pathlib.Path("Catalogs/copy")


class Server:
    """A language server, with a thread that reads its messages."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [os.environ["AUTH_COPY"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.received = queue.Queue()
        threading.Thread(target=self.read_messages, daemon=True).start()
        self.send(id=1, method="initialize", params={
            "rootUri": folder.as_uri(), "locale": "en",
            "capabilities": {"general": {"positionEncodings": ["utf-8"]},
                             "textDocument": {"publishDiagnostics": {"versionSupport": True}}}})
        self.wait(lambda message: message.get("id") == 1)
        self.send(method="initialized", params={})

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        data = memoryview(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        while data:
            data = data[self.process.stdin.write(data):]

    def read_messages(self):
        stream = os.fdopen(self.process.stdout.fileno(), "rb", closefd=False)
        while header := stream.readline():
            length = int(header.split(b":")[1])
            stream.readline()
            self.received.put(json.loads(stream.read(length)))

    def wait(self, is_wanted, timeout=120):
        while not is_wanted(message := self.received.get(timeout=timeout)):
            pass
        return message

    def wait_for_diagnostics(self, uri, version):
        return self.wait(lambda message: message.get("params", {}).get("uri") == uri
                         and message["params"].get("version") == version)["params"]["diagnostics"]

    def memory(self):
        """Returns the private and the resident memory, in bytes. Resident memory includes the pages of the program and its
        libraries, which are also on disk."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        fields = dict(line.split(":", 1) for line in status.splitlines())
        return tuple(int(fields[name].split()[0]) * 1024 for name in ("RssAnon", "VmRSS"))

    def processor_time(self):
        """Returns the processor time of all threads, in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.send(id=2, method="shutdown")
        self.send(method="exit")
        self.process.wait(timeout=60)


def write_messages(folder, suffix):
    """Writes the shipped copy in two locales, repeated up to 100,000 messages. The first translation has a mistake."""
    locales = {name: json.loads((COPY / f"{name}.arb").read_text()) for name in ("en", "ko")}
    keys = [key for key in locales["en"] if not key.startswith("@") and key in locales["ko"]]
    for name, messages in locales.items():
        written = {"@@locale": name, "@@x-syntax": "icu"} if suffix == "arb" else {}
        for index in range(MESSAGES // 2):
            key = keys[index % len(keys)]
            written[f"{key}_{index}"] = messages[key]
            if suffix == "arb" and f"@{key}" in messages:
                # A suppression is only valid for the original key.
                data = {k: v for k, v in messages[f"@{key}"].items() if k != "x-lint-ignore"}
                written[f"@{key}_{index}"] = data
        if name == "ko":
            written[f"{keys[0]}_0"] += " {typo}"
        path = folder / f"app_{name}.{suffix}"
        path.write_text(json.dumps(written, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return folder / f"app_ko.{suffix}"


def measure(table, suffix, format_name):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        path = write_messages(folder, suffix)
        size = sum(file.stat().st_size for file in folder.iterdir())
        text = path.read_text(encoding="utf-8")
        server = Server(folder)
        start = time.perf_counter()
        server.send(method="textDocument/didOpen", params={
            "textDocument": {"uri": path.as_uri(), "languageId": format_name, "version": 0, "text": text}})
        server.wait_for_diagnostics(path.as_uri(), 0)
        opening = time.perf_counter() - start
        opening_processor_time = server.processor_time()
        times = []
        lines = text.splitlines()
        message_lines = [
            index for index, line in enumerate(lines) if line.startswith('  "') and not line.startswith('  "@')]
        for version in range(1, KEYSTROKES + 1):
            # Each pair of edits adds a mistake to a message and removes it, so that each edit changes the diagnostics.
            # The large step spreads the edits over the file.
            line = message_lines[((version - 1) // 2 * 7919) % len(message_lines)]
            # Before the quotation mark that ends the message.
            character = len(lines[line].rstrip(",").encode()) - 1
            end = character + (0 if version % 2 else len(MISTAKE))
            start = time.perf_counter()
            server.send(method="textDocument/didChange", params={
                "textDocument": {"uri": path.as_uri(), "version": version},
                "contentChanges": [{
                    "range": {"start": {"line": line, "character": character}, "end": {"line": line, "character": end}},
                    "text": MISTAKE if version % 2 else ""}]})
            server.wait_for_diagnostics(path.as_uri(), version)
            times.append(time.perf_counter() - start)
            # The speed at which people type.
            time.sleep(0.05)
        private, resident = server.memory()
        server.stop()
    times.sort()
    table.add(
        f"editing: {MESSAGES:,} messages of {format_name}: opening; processor time",
        f"{opening * 1000:.0f} ms; {opening_processor_time * 1000:.0f} ms", "", "", "under 1 s")
    table.add(
        "editing: the same; keystroke to diagnostics, median; p99", f"{statistics.median(times) * 1000:.1f} ms; "
        f"{times[len(times) * 99 // 100] * 1000:.1f} ms", "", "", "p99 under 16 ms")
    table.add(
        "editing: the same; private and resident memory; size of the files",
        f"{private / 1e6:.0f} MB, {resident / 1e6:.0f} MB", f"{size / 1e6:.0f} MB", f"{private / size:.1f}, {resident / size:.1f}",
        "private at most 10")


def run(table):
    measure(table, "arb", "ARB")
    measure(table, "json", "JSON")
