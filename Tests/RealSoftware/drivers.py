"""Runs a driver in another language and records the JSON lines that it prints, one an error.

A line holds what arrived (`body` with `status` and `headers`, or forms: `text`, `repr`, `traceback`), what provoked
it (`provoked`) and the label, with the names of `Recorder`.
"""

import json
import os
import subprocess

FORMS = ("text", "repr", "traceback", "json")


def drive(recorder, *command, folder=None, **environment):
    """Runs a driver to its end; one that fails, prints no error or takes too long is a mistake of the script."""
    done = subprocess.run(command, capture_output=True, cwd=folder, timeout=120,
                          env=os.environ | {"LC_ALL": "C.UTF-8", "TZ": "UTC"} | environment)
    lines = [line for line in done.stdout.decode("utf-8", "replace").splitlines() if line.startswith('{"provoked"')]
    assert done.returncode == 0 and lines, done.stdout.decode()[-1500:] + done.stderr.decode()[-3000:]
    for line in lines:
        label = {key: value for key, value in json.loads(line).items() if value is not None}
        provoked = label.pop("provoked")
        if "body" in label:
            recorder.answer(provoked, label.pop("status"), label.pop("headers", {}), label.pop("body"), **label)
        else:
            forms = {form: recorder.stable(label.pop(form)) for form in FORMS if form in label}
            assert any(forms.values()), line
            recorder.add(provoked, {form: text for form, text in forms.items() if text.strip()}, **label)
