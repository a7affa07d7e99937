"""Checks that the table of targets in the article Architecture matches the package, and that imports match the targets.

The rows of the table are `| target | contents | dependencies |`. The house of messages must not depend on authentication, and
only one target may depend on Hummingbird, so that no program contains it.
"""

import json
import pathlib
import re
import subprocess
import sys

ARTICLE = "Sources/AuthCopy/AuthCopy.docc/Architecture.md"
# The base, the house of messages and what they may depend on.
MESSAGES = {
    "CFiles", "CICU", "CMemory", "CSystemICU", "CatalogEditing", "CatalogFormats", "CatalogLint", "EmbeddedCatalog",
    "ICUMessageFormat", "LanguageServer", "MessageFiles",
}
HUMMINGBIRD = "AuthCopyServer"

package = json.loads(subprocess.run(["swift", "package", "dump-package"], check=True, capture_output=True).stdout)
targets = {
    target["name"]: {
        name for dependency in target["dependencies"]
        for kind in ("byName", "target") for name in dependency.get(kind, [])[:1]
    }
    for target in package["targets"]
    if not target.get("path", "").startswith("Tests/") and target["type"] != "test"
}
table = pathlib.Path(ARTICLE).read_text().partition("| target | holds | depends on |")[2].partition("\n\n")[0]
rows = re.findall(r"^\| `([\w-]+)` \|[^|]*\| ([^|]*) \|$", table, re.MULTILINE)
documented = {name: set(re.findall(r"`([\w-]+)`", dependencies)) for name, dependencies in rows}
problems = []
for name in sorted(targets.keys() | documented.keys()):
    if name not in documented:
        problems.append(f"{name} is missing")
    elif name not in targets:
        problems.append(f"{name} is not a target")
    elif targets[name] != documented[name]:
        problems.append(f"{name} depends on {', '.join(sorted(targets[name])) or 'nothing'}")
problems = [f"{ARTICLE}: {problem}" for problem in problems]
for name, dependencies in sorted(targets.items()):
    if name in MESSAGES and not dependencies <= MESSAGES:
        others = ", ".join(sorted(dependencies - MESSAGES))
        problems.append(f"Package.swift: {name}, in the house of messages, depends on {others}")
    for path in sorted(pathlib.Path("Sources", name).rglob("*.swift")):
        imports = set(re.findall(r"^\s*(?:\w+ |@\w+ )*import (\w+)$", path.read_text(), re.MULTILINE))
        for module in sorted((imports & targets.keys()) - dependencies):
            problems.append(f"{path}: imports {module}, which is no dependency of {name} in Package.swift")
for target in package["targets"]:
    packages = {dependency["product"][1] for dependency in target["dependencies"] if "product" in dependency}
    uses = "hummingbird" in packages or HUMMINGBIRD in targets.get(target["name"], set())
    if target["type"] != "test" and target["name"] != HUMMINGBIRD and uses:
        problems.append(f"Package.swift: {target['name']} depends on Hummingbird")
for problem in problems:
    print(problem, file=sys.stderr)
sys.exit(1 if problems else 0)
