"""Prints the SBOM of a release: SPDX 2.3 as JSON.

usage: sbom.py VERSION COMPONENTS OUTPUT      with SOURCE_DATE_EPOCH set; OUTPUT contains the packages
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

# For each Debian package that the program was built with, the package that it requires at run time.
SHARED = {"zlib1g-dev": "zlib1g", "libicu-dev": "libicu72", "libbrotli-dev": "libbrotli1", "libstdc++-12-dev": "libstdc++6", "libgcc-12-dev": "libgcc-s1"}

ARCHITECTURE = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()


def spdx_id(*parts):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", "-".join(parts))


def release_package(file, version):
    return {
        "SPDXID": spdx_id("Package", file.name), "name": "auth-copy", "versionInfo": version, "packageFileName": file.name,
        "supplier": "NOASSERTION", "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "primaryPackagePurpose": "APPLICATION",
        "checksums": [{"algorithm": "SHA256", "checksumValue": hashlib.sha256(file.read_bytes()).hexdigest()}],
        "licenseConcluded": "NONE", "licenseDeclared": "NONE", "copyrightText": "NOASSERTION",
        "licenseComments": "No license has been granted yet.",
    }


def component_package(part):
    version, name = part["version"], part["name"]
    if part["kind"] in ("system-library", "image"):
        locator, download = f"pkg:deb/debian/{name.replace('+', '%2B')}@{version.replace('+', '%2B')}?arch={ARCHITECTURE}&distro=debian-12", "NOASSERTION"
    else:
        repository = part["location"].removeprefix("https://")
        locator = f"pkg:swift/{repository}@{version}"
        download = f"git+{part['location']}@{part['revision']}" if "revision" in part else part["location"]
    return {
        "SPDXID": spdx_id("Package", name), "name": name, "versionInfo": version, "supplier": "NOASSERTION", "downloadLocation": download,
        "filesAnalyzed": False, "primaryPackagePurpose": "LIBRARY", "licenseConcluded": part["license"], "licenseDeclared": part["license"],
        "copyrightText": part["notice"].strip() or "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}],
    }


def main():
    version, output = sys.argv[1], pathlib.Path(sys.argv[3])
    components = json.load(open(sys.argv[2], encoding="utf-8"))
    names = ("*.deb", "auth-copy-*.tar.gz", "auth_copy-*.whl", "*-oci.tar", "authcopy-*.tar.gz", "authcopy-*.whl")
    [deb], [tarball], [wheel], [image], *libraries = (list(output.glob(name)) for name in names)
    depends = subprocess.run(["dpkg-deb", "--field", deb, "Depends"], check=True, capture_output=True, text=True).stdout
    roots = [release_package(file, version) for file in (deb, tarball, wheel, image)]
    library_roots = [release_package(file, version) | {"name": "authcopy", "primaryPackagePurpose": "LIBRARY"} for [file] in libraries]
    relationships = [("SPDXRef-DOCUMENT", "DESCRIBES", root["SPDXID"]) for root in roots + library_roots]
    for part in components:
        identifier = spdx_id("Package", part["name"])
        if part["kind"] == "toolchain" or part["name"].startswith("libstdc++"):
            relationships += [(root["SPDXID"], "STATIC_LINK", identifier) for root in library_roots]
        if part["kind"] == "image":
            relationships.append((roots[-1]["SPDXID"], "CONTAINS", identifier))
            continue
        if part["kind"] != "system-library":
            relationships += [(root["SPDXID"], "STATIC_LINK", identifier) for root in roots]
            continue
        shared = SHARED[part["name"]]
        if not re.search(rf"(^|[ ,]){re.escape(shared)}($|[ ,])", depends):
            sys.exit(f"{deb.name} does not depend on {shared}, but on {depends.strip()}")
        relationships.append((roots[0]["SPDXID"], "DYNAMIC_LINK", identifier))
        relationships += [(root["SPDXID"], "STATIC_LINK", identifier) for root in roots[1:]]

    digest = hashlib.sha256("".join(root["checksums"][0]["checksumValue"] for root in roots + library_roots).encode()).hexdigest()
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    json.dump({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"auth-copy-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/auth-copy-{digest}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: auth-copy-Scripts-package"]},
        "packages": roots + library_roots + [component_package(part) for part in components],
        "relationships": [
            {"spdxElementId": subject, "relationshipType": type, "relatedSpdxElement": object} for subject, type, object in relationships
        ],
    }, sys.stdout, indent=1, ensure_ascii=False)
    print()


main()
