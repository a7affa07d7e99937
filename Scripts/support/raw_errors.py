"""Compares how programs read labelled raw errors: right, unknown and wrong, with the provider named and with `any`.

raw_errors.py [--list] [--groups] [--write PAGE | --check PAGE] FILE... --programs PROGRAM...

A line of a file is a JSON object: provider, payload, expected_kind, and optionally flow, status, also_acceptable and
group. Errors for which `unknown` is an accepted answer are left out of the second line of each table. `--groups` counts
by provider and by group, `--list` prints the errors that a program does not read rightly.

A file of Tests/RealSoftware/records has a line for each error with its forms, each of which counts. `--write`
puts the counts of each such file into the table of a page; `--check` fails if the page has others.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import urllib.request

# Names of providers in the files that are surfaces of another provider.
ALIASES = {"amplify": "cognito"}
# The errors in a request.
BATCH = 500


def read(program, errors):
    """Returns the kind of each error, read with the disclosure `helpful`."""
    command = [program, "serve", "--port", "0", "--disclosure", "helpful", "--log-level", "notice"]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        address = next(entry["address"] for entry in map(json.loads, server.stderr) if "address" in entry)
        kinds = []
        for start in range(0, len(errors), BATCH):
            body = json.dumps({"errors": errors[start:start + BATCH]}).encode()
            request = urllib.request.Request(f"http://{address}/v1/errors", body, {"Content-Type": "application/json"})
            with urllib.request.urlopen(request) as response:
                kinds += [error.get("kind", "refused") for error in json.load(response)["errors"]]
        return kinds
    finally:
        server.terminate()
        server.wait()


def examples_of(record):
    """Returns the forms of a recorded error as examples; a header stands for an empty body."""
    header = record.get("headers", {}).get("www-authenticate", "")
    return [{
        "provider": record["provider"], "payload": text if text.strip() or form != "body" else header,
        "expected_kind": record["kind"], "also_acceptable": record.get("also"), "group": form,
        "flow": record.get("flow"), "status": record.get("status"),
    } for form, text in record["forms"].items()]


def read_file(path):
    lines = [json.loads(line) for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines()]
    if "software" not in lines[0]:
        return lines
    return [example for record in lines[1:] for example in examples_of(record)]


def item(example, provider):
    error = {"provider": ALIASES.get(provider, provider), "payload": example["payload"]}
    return error | {key: example[key] for key in ("flow", "status") if example.get(key)}


def accepted(example):
    return [example["expected_kind"], *(example.get("also_acceptable") or [])]


def verdict(example, kind):
    return "right" if kind in accepted(example) else "unknown" if kind == "unknown" else "wrong"


def show(title, verdicts):
    count = collections.Counter(verdicts)
    share = 100 * count["right"] / max(len(verdicts), 1)
    print(f"  {title:<40} {count['right']:>4} {count['unknown']:>4} {count['wrong']:>4}  {share:5.1f} % right")


def show_tables(mode, program, results, by_group):
    """Prints the counts of a program's results, which are pairs of an example and a verdict."""
    show(f"{mode} {program}", [verdict for _, verdict in results])
    show("  without those that may be unknown", [verdict for example, verdict in results if "unknown" not in accepted(example)])
    for key in ("provider", "group") if by_group else ():
        for value in sorted({str(example.get(key)) for example, _ in results}):
            show(f"  {key} {value}", [verdict for example, verdict in results if str(example.get(key)) == value])


def row(file, readings):
    """Returns the row of a page's table for the software of a file."""
    lines = pathlib.Path(file).read_text(encoding="utf-8").splitlines()
    software = ", ".join(f"{name} {version}" for name, version in json.loads(lines[0])["software"].items())
    cells = [software, str(len(lines) - 1)]
    for results in readings:
        count = collections.Counter(results)
        cells.append(f"{count['right']} / {count['unknown']} / {count['wrong']}")
    return f"| {' | '.join(cells)} |"


def with_table(page, rows):
    """Returns a page with rows in place of those of its table of software."""
    lines = page.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| software |")) + 2
    end = next((number for number in range(start, len(lines)) if not lines[number].startswith("|")), len(lines))
    return "\n".join(lines[:start] + rows + lines[end:]) + "\n"


parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
parser.add_argument("--list", action="store_true")
parser.add_argument("--groups", action="store_true")
parser.add_argument("--write", type=pathlib.Path)
parser.add_argument("--check", type=pathlib.Path)
parser.add_argument("files", nargs="+")
parser.add_argument("--programs", nargs="+", required=True)
options = parser.parse_args()

rows = []
for file in options.files:
    examples = read_file(file)
    print(f"{file}: {len(examples)} errors; right, unknown, wrong")
    verdicts_by_mode = []
    for mode in ("named", "any"):
        readings = []
        for program in options.programs:
            kinds = read(program, [item(example, "any" if mode == "any" else example["provider"]) for example in examples])
            readings.append(kinds)
            results = [(example, verdict(example, kind)) for example, kind in zip(examples, kinds)]
            show_tables(mode, program, results, options.groups)
        verdicts_by_mode.append([verdict for _, verdict in results])
        for example, *kinds in zip(examples, *readings) if options.list else ():
            verdicts = [f"{verdict(example, kind)} {kind}" for kind in kinds]
            if any(not text.startswith("right") for text in verdicts):
                context = " ".join(str(example[key]) for key in ("provider", "flow", "status") if example.get(key))
                print(f"  {mode} {context}: {' -> '.join(verdicts)}; expected {' '.join(accepted(example))}")
                print(f"      {example['payload'][:300]!r}")
    if options.write or options.check:
        rows.append(row(file, verdicts_by_mode))

if page := options.write or options.check:
    before = page.read_text(encoding="utf-8")
    after = with_table(before, rows)
    if options.write:
        page.write_text(after, encoding="utf-8")
    elif before != after:
        raise SystemExit(f"{page} has other counts: run raw_errors.py --write")
