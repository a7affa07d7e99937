"""Checks that the public API of the library products changes only together with the release notes.

public_api.py           compares the API of the debug build with LIST; fails too if the last change of LIST left out NOTES
public_api.py --write   writes LIST

LIST has one line for each public declaration and conformance, sorted, so that a change of the API is a readable diff.
The keys of `TextKey`, which a script generates from the catalog, are not in it.
"""

import difflib
import json
import pathlib
import platform
import subprocess
import sys
import tempfile

LIST = pathlib.Path("Tests/Fixtures/public-api.txt")
NOTES = "Sources/AuthCopy/AuthCopy.docc/ReleaseNotes.md"
BUILD = pathlib.Path(".build/debug")


def modules():
    """Returns the modules of the library products and those that they re-export, which are API too."""
    output = subprocess.run(["swift", "package", "dump-package"], check=True, capture_output=True).stdout
    products = [product for product in json.loads(output)["products"] if "library" in product["type"]]
    targets = {target for product in products for target in product["targets"]}
    return sorted(targets | {"AuthCopyService", "ICUMessageFormat", "MessageFiles"})


def declarations(module, folder):
    """Returns the lines of a module."""
    options = [option for path in sorted(BUILD.glob("*.build/module.modulemap"))
               for option in ("-Xcc", f"-fmodule-map-file={path}")]
    headers = [path for sources in ["Sources", *BUILD.parent.glob("checkouts/*/Sources")]
               for path in pathlib.Path(sources).glob("*/include")]
    options += [option for path in headers for option in ("-I", path)]
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", BUILD / "Modules", *options, "-sdk", "/",
         "-target", f"{platform.machine()}-unknown-linux-gnu", "-minimum-access-level", "public",
         "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder], check=True)
    lines = set()
    # An extension of a type of another module is in a file of its own.
    for path in [folder / f"{module}.symbols.json", *folder.glob(f"{module}@*.symbols.json")]:
        graph = json.loads(path.read_text())
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        for symbol in graph["symbols"]:
            text = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
            if not text.endswith(": TextKey { get }"):
                lines.add(f"{module}.{'.'.join(symbol['pathComponents'])}: {text}")
        for relationship in graph["relationships"]:
            if relationship["kind"] == "conformsTo" and relationship["source"] in names:
                target = relationship.get("targetFallback") or names.get(relationship["target"])
                # The compiler infers it from `Sendable`.
                if target != "Swift.SendableMetatype":
                    lines.add(f"{module}.{names[relationship['source']]}: conforms to {target}")
    return lines


def files_of_last_change():
    """Returns the files that changed together with LIST: in the work tree if it is changed there, else in a commit."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout.split()
    uncommitted = git("diff", "--name-only", "HEAD")
    if str(LIST) in uncommitted:
        return uncommitted
    commit = git("log", "-1", "--format=%H", "--", str(LIST))
    return git("show", "--format=", "--name-only", *commit)


def main():
    with tempfile.TemporaryDirectory() as folder:
        lines = sorted(line for module in modules() for line in declarations(module, pathlib.Path(folder)))
    if sys.argv[1:] == ["--write"]:
        LIST.write_text("".join(f"{line}\n" for line in lines))
        return 0
    recorded = LIST.read_text().splitlines()
    changes = [line for line in difflib.unified_diff(recorded, lines, n=0, lineterm="")][2:]
    if changes:
        print(*(line for line in changes if not line.startswith("@@")), sep="\n", file=sys.stderr)
        print(f"The public API changed: describe it in {NOTES}, and run {sys.argv[0]} --write", file=sys.stderr)
        return 1
    if NOTES not in files_of_last_change():
        print(f"{LIST} changed without {NOTES}: describe the change of the public API there", file=sys.stderr)
        return 1
    return 0


sys.exit(main())
