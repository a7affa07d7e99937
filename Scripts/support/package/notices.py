"""Prints the copyright file of the Debian package, or with --static the NOTICES of a statically linked program or library.

usage: notices.py COMPONENTS [--static]
"""

import json
import sys

INTRODUCTION = """\
AuthCopy, messages for authentication errors

Copyright: the authors of AuthCopy

No license has been granted yet for AuthCopy itself: its authors keep all rights.

It contains the following parts, which have their own licenses."""
APACHE = "On Debian systems, the Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0."
SWIFT_EXCEPTION = """\
Runtime Library Exception to the Apache 2.0 License: As an exception, if you use this Software to compile your source
code and portions of this Software are embedded into the binary product as a result, you may redistribute such product
without providing attribution as would otherwise be required by Sections 4(a), 4(b) and 4(d) of the License."""


def main():
    static = "--static" in sys.argv
    excluded = {"image"} if static else {"image", "system-library"}
    components = [part for part in json.load(open(sys.argv[1], encoding="utf-8")) if part["kind"] not in excluded]
    print(INTRODUCTION)
    for part in components:
        print(f"\n{'=' * 80}\n{part['name']} {part['version']}\nLicense: {part['license']}")
        print(f"Source: {part.get('location') or 'Debian source package ' + part['source']}")
        if part["notice"]:
            print("\n" + part["notice"].rstrip())
    if not static:
        print(f"\n{'=' * 80}\n{APACHE}\n\n{SWIFT_EXCEPTION}")
        return
    # Prints each license text once, because most components share one.
    texts = {}
    for part in components:
        texts.setdefault(part["licenseText"].strip(), []).append(part["name"])
    for text, names in texts.items():
        print(f"\n{'=' * 80}\nThe license of {', '.join(names)}\n\n{text}")


main()
