"""Fails if the table of targets in the architecture article is not what the package has.

A row of the table is `| target | what it holds | the targets that it depends on |`.
"""

import json
import pathlib
import re
import subprocess
import sys

ARTICLE = "Sources/AuthCopy/AuthCopy.docc/Architecture.md"

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
written = {name: set(re.findall(r"`([\w-]+)`", dependencies)) for name, dependencies in rows}
problems = []
for name in sorted(targets.keys() | written.keys()):
    if name not in written:
        problems.append(f"{name} is missing")
    elif name not in targets:
        problems.append(f"{name} is no target")
    elif targets[name] != written[name]:
        problems.append(f"{name} depends on {', '.join(sorted(targets[name])) or 'nothing'}")
for problem in problems:
    print(f"{ARTICLE}: {problem}", file=sys.stderr)
sys.exit(1 if problems else 0)
