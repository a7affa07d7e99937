"""Builds a wheel: of the program, which pip installs as a script, or of the package `authcopy` with the C library.

usage: wheel.py program VERSION PLATFORM PROGRAM NOTICES OUTPUT
       wheel.py authcopy VERSION PLATFORM LIBRARY NOTICES OUTPUT

SOURCE_DATE_EPOCH must be set. PLATFORM is like manylinux_2_35_x86_64.
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import time
import zipfile

SOURCES = pathlib.Path(__file__).resolve().parents[3] / "Sources/Python/authcopy"
PROGRAM_METADATA = """\
Metadata-Version: 2.4
Name: auth-copy
Version: {version}
Summary: Messages for authentication errors in Korean, Japanese, English and Chinese, and a linter for catalogs of messages
Keywords: i18n,l10n,lint,icu,arb,xliff,gettext,authentication
Classifier: Environment :: Console
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: Software Development :: Internationalization
Project-URL: Source, https://github.com/OWNER/auth-copy
License-File: NOTICES
Description-Content-Type: text/plain

AuthCopy turns the error of an authentication provider into a message that a person can read and act on, in Korean,
Japanese, English and Traditional Chinese. It also checks catalogs of messages: ARB, JSON, i18next, PO, XLIFF,
.xcstrings, .strings, strings.xml and .properties.

    auth-copy resolve kakao KOE320 --locale ko
    auth-copy lint l10n

The wheel contains only the program, and no Python. No license has been granted yet. NOTICES contains the
licenses of the libraries inside the program.
"""
PACKAGE_METADATA = """\
Metadata-Version: 2.4
Name: authcopy
Version: {version}
Summary: Messages for authentication errors in Korean, Japanese, English and Chinese
Keywords: i18n,l10n,authentication,firebase,cognito,kakao,oauth
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Internationalization
Classifier: Typing :: Typed
Requires-Python: >=3.10
Project-URL: Source, https://github.com/OWNER/auth-copy
License-File: NOTICES
Description-Content-Type: text/plain

AuthCopy turns the error of an authentication provider into a message that a person can read and act on, in Korean,
Japanese, English and Traditional Chinese.

    import authcopy

    authcopy.Local().resolve("kakao", "KOE320", locale="ko").title

The wheel contains the engine, which needs only glibc. No license has been granted yet. NOTICES contains the licenses
of the libraries inside the engine.
"""
WHEEL = """\
Wheel-Version: 1.0
Generator: auth-copy Scripts/package
Root-Is-Purelib: false
Tag: {tag}
"""


def python_version(version):
    """Returns the version in the syntax of Python: 2.0.0~git20261122190113.4c670f6 is 2.0.0.dev20261122190113."""
    return re.sub(r"~git(\d+)\..*", r".dev\1", version)


def record_line(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
    return f"{name},sha256={digest},{len(data)}\n"


def main():
    content, version, platform, binary, notices, output = sys.argv[1:]
    version, tag = python_version(version), f"py3-none-{platform}"
    name = f"{'auth_copy' if content == 'program' else 'authcopy'}-{version}"
    if content == "program":
        metadata, files = PROGRAM_METADATA, {f"{name}.data/scripts/auth-copy": pathlib.Path(binary).read_bytes()}
    else:
        metadata, files = PACKAGE_METADATA, {
            f"authcopy/{file.name}": file.read_bytes() for file in sorted([*SOURCES.glob("*.py"), SOURCES / "py.typed"])}
        files["authcopy/libauthcopy.so"] = pathlib.Path(binary).read_bytes()
    information = f"{name}.dist-info"
    # Tools expect the metadata at the end, and the record of all files last.
    files |= {
        f"{information}/METADATA": metadata.format(version=version).encode(),
        f"{information}/WHEEL": WHEEL.format(tag=tag).encode(),
        f"{information}/licenses/NOTICES": pathlib.Path(notices).read_bytes(),
    }
    record = f"{information}/RECORD"
    files[record] = ("".join(record_line(*file) for file in files.items()) + f"{record},,\n").encode()
    modified = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    path = pathlib.Path(output, f"{name}-{tag}.whl")
    with zipfile.ZipFile(path, "w") as wheel:
        for entry_path, data in files.items():
            entry = zipfile.ZipInfo(entry_path, modified)
            entry.external_attr = (0o100755 if "/scripts/" in entry_path else 0o100644) << 16
            wheel.writestr(entry, data, zipfile.ZIP_DEFLATED)
    # 5 % smaller than by zlib
    subprocess.run(["advzip", "--recompress", "--shrink-normal", "--quiet", path], check=True)


main()
