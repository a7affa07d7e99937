"""What the recording scripts share: provoke an error of real software, write down exactly what arrives.

A script makes one `Recorder`, calls `answer` or `raised` for each error that it provokes, and ends with `save`.
The label (what went wrong, as a kind) stands beside the provocation, so that it is written before any reading.
"""

import importlib.metadata
import json
import pathlib
import re
import subprocess
import sys
import traceback

RECORDS = pathlib.Path(__file__).parent / "records"

#: Headers of an answer that tell a client what went wrong.
HEADERS = ("content-type", "location", "retry-after", "www-authenticate")

#: What differs from one run or machine to the next, and what stands for it in a record.
STABLE = (
    (re.compile(r'/[^\s"\']*?/site-packages/'), "/app/lib/"),
    (re.compile(r'/[^\s"\']*?/lib/python3[^/"]*/(?!site-packages)'), "/usr/lib/python3/"),
    (re.compile(re.escape(str(pathlib.Path(__file__).parent))), "/app"),
    (re.compile(r"127\.0\.0\.1:\d{4,5}"), "127.0.0.1:8000"),
    (re.compile(r"localhost:\d{4,5}"), "localhost:8000"),
    (re.compile(r" at 0x[0-9a-f]{6,}"), " at 0x7f0000000000"),
)


def version(package):
    """The version of a Python package, or of a Debian one that `dpkg` knows."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package],
                              capture_output=True, text=True, check=True).stdout


class Recorder:
    """Records the errors of one program into `records/NAME.jsonl`, one line an error.

    `provider` is the table that a user of this software would name. `replacing` holds pairs of a pattern and
    what stands for it, for values that differ from run to run (tokens, ids, dates).
    """

    def __init__(self, name, provider, packages, replacing=()):
        self.name = name
        self.provider = provider
        self.software = {package: version(package) for package in packages}
        self.replacing = STABLE + tuple((re.compile(pattern), text) for pattern, text in replacing)
        self.records = []

    def stable(self, text):
        for pattern, replacement in self.replacing:
            text = pattern.sub(replacement, text)
        return text

    def answer(self, provoked, status, headers, body, **label):
        """An answer of HTTP as it arrives: its status, the headers that tell a client what went wrong, its body.

        Of a redirect its address arrives: a client follows it and never reads the body.
        """
        if isinstance(body, bytes):
            body = body.decode("utf-8", "replace")
        kept = {key.lower(): self.stable(value) for key, value in dict(headers).items() if key.lower() in HEADERS}
        redirected = 300 <= status < 400 and "location" in kept
        forms = {"url": kept["location"]} if redirected else {"body": self.stable(body)}
        self.add(provoked, forms, status=status, headers=kept, **label)

    def raised(self, provoked, error, **label):
        """An exception, as its text, its `repr` and the traceback that a log shows."""
        lines = "".join(traceback.format_exception(error)).strip()
        forms = {"text": str(error), "repr": repr(error), "traceback": lines}
        self.add(provoked, {form: self.stable(text) for form, text in forms.items() if text.strip()}, **label)

    def printed(self, provoked, text, form="text", **label):
        """What a program of another language printed: one form, named as in the others."""
        self.add(provoked, {form: self.stable(text)}, **label)

    def add(self, provoked, forms, *, kind, also=(), flow=None, status=None, headers=None, field=None,
            arguments=None, provider=None):
        """Adds an error: `kind` is the truth, `also` what is equally true, `field` and `arguments` what people read."""
        record = {"provider": provider or self.provider, "provoked": provoked, "flow": flow, "status": status,
                  "headers": headers, "forms": forms, "kind": kind, "also": list(also), "field": field,
                  "arguments": arguments}
        self.records.append({key: value for key, value in record.items() if value not in (None, [], {})})

    def save(self):
        RECORDS.mkdir(exist_ok=True)
        with open(RECORDS / f"{self.name}.jsonl", "w", encoding="utf-8") as out:
            out.write(json.dumps({"software": self.software}, ensure_ascii=False) + "\n")
            for record in self.records:
                out.write(json.dumps(record, ensure_ascii=False) + "\n")
        print(f"{self.name}: {len(self.records)} errors", file=sys.stderr)


def provoked_by(action, *arguments, **named):
    """The exception that an action raises; an action that raises none is a mistake of the script."""
    try:
        action(*arguments, **named)
    except Exception as error:  # any: the script is after whatever the software raises
        return error
    raise AssertionError(f"{action} raised nothing")
