"""Prints the third-party components of the program, or of the C library, as JSON: name, version, location, license and
notices.

usage: components.py SCRATCH      SCRATCH is the build folder of the program
       components.py --library
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

# These are linked statically in the tarball, the wheel and the image. The Debian package depends on the shared
# libraries.
SYSTEM_LIBRARIES = {
    "libicu-dev": "Unicode-DFS-2016", "zlib1g-dev": "Zlib", "libbrotli-dev": "MIT",
    "libstdc++-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1", "libgcc-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
}
# The image contains these as files.
IMAGE_LIBRARIES = {"libc6": "LGPL-2.1-or-later", "libgcc-s1": "GPL-3.0-or-later WITH GCC-exception-3.1"}


def license_of(text, name):
    normalized = " ".join(text.split())
    if "Apache License Version 2.0" not in normalized:
        sys.exit(f"{name}: an unknown license; add it to {pathlib.Path(__file__).name}")
    return "Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in normalized else "Apache-2.0"


def swift_packages(scratch):
    """Yields the packages that are linked. The other pins belong to tests, plug-ins and disabled traits."""
    # Each linked object file is next to a file `sources`, which lists the sources of its module.
    linked = set()
    for line in (scratch / "release" / "auth-copy.product" / "Objects.LinkFileList").read_text().splitlines():
        linked.add(line.strip("'\"").rpartition("/")[0])
    packages = set()
    for folder in linked:
        sources = pathlib.Path(folder, "sources")
        if sources.exists() and (found := re.search(r"/checkouts/([^/]+)/", sources.read_text())):
            packages.add(found[1])
    for pin in json.loads(pathlib.Path("Package.resolved").read_text())["pins"]:
        checkout = scratch / "checkouts" / re.sub(r"\.git$", "", pin["location"].rpartition("/")[2])
        if checkout.name not in packages:
            continue
        license, notice = checkout / "LICENSE.txt", checkout / "NOTICE.txt"
        yield {
            "kind": "swift", "name": pin["identity"], "version": pin["state"]["version"], "revision": pin["state"]["revision"],
            "location": re.sub(r"\.git$", "", pin["location"]), "license": license_of(license.read_text(), pin["identity"]),
            "licenseText": license.read_text(), "notice": notice.read_text() if notice.exists() else "",
        }


def toolchain():
    text = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    license = pathlib.Path(shutil.which("swift")).resolve().parents[1] / "share" / "swift" / "LICENSE.txt"
    return {
        "kind": "toolchain", "name": "swift", "version": re.search(r"Swift version (\S+)", text)[1], "location": "https://github.com/swiftlang/swift",
        "license": license_of(license.read_text(), "swift"), "licenseText": license.read_text(),
        "notice": "The standard library, Foundation with its ICU (Unicode-3.0), and Dispatch.\n",
    }


def debian_packages(kind, licenses):
    for name, license in licenses.items():
        result = subprocess.run(["dpkg-query", "--show", "--showformat=${Version}\t${source:Package}", name], check=True, capture_output=True, text=True)
        version, source = result.stdout.split("\t")
        text = pathlib.Path("/usr/share/doc", name, "copyright").read_text()
        yield {"kind": kind, "name": name, "source": source, "version": version, "license": license, "licenseText": text, "notice": ""}


if sys.argv[1] == "--library":
    name = "libstdc++-12-dev"
    json.dump([toolchain(), *debian_packages("system-library", {name: SYSTEM_LIBRARIES[name]})], sys.stdout, indent=1)
    sys.exit()
packages = list(swift_packages(pathlib.Path(sys.argv[1])))
if not packages:
    sys.exit("no Swift package is linked: the build folder has an unexpected layout")
# The notices of the .deb omit the system libraries, because the .deb depends on the shared ones.
parts = [toolchain(), *packages, *debian_packages("system-library", SYSTEM_LIBRARIES), *debian_packages("image", IMAGE_LIBRARIES)]
json.dump(parts, sys.stdout, indent=1)
