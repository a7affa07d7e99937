"""Writes the data of ICU that a static program needs.

usage: icu_data.py LIBRARY OUTPUT

A static program contains two ICUs, each with 30 MB of data: the system's, which the library formats with, and
Foundation's own, of which regular expressions, normalization and likely subtags are used. OUTPUT gets libicudata.a,
which replaces LIBRARY, the system's libicudata.a; and foundation-icu-data.o, whose symbol reduced_NAME the linker must
use for NAME: Foundation's library, which defines NAME, always comes first. `icupkg` cannot read the data of Foundation,
whose list of names exceeds its buffer.
"""

import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

# Collation, breaks of text, transliteration, names of characters, confusable characters, and profiles of stringprep.
UNUSED = r"(coll|brkitr|translit)/.*|.*\.(spp|cfu)|unames\.icu"
# Encodings, except those whose misreadings the linter finds: windows-1252, Shift_JIS, windows-949, windows-874, EUC-JP.
# The table of windows-949 is based on ibm-1363.
USED = "ibm-5348_P100-1997|ibm-943_P15A-2003|windows-949-2000|ibm-1363_P11B-1998|windows-874-2000|euc-jp-2007"
ENCODINGS = rf"(?!({USED})\.).*\.cnv"
# What Foundation knows of locales, except the root and English; other data, such as likely subtags, stays.
LOCALES = r"(curr|lang|rbnf|region|unit|zone)/.*|(?!en\.)[a-z]{2,3}(_\w+)?\.res|.*\.cnv"


def reduced(package, unused):
    """Returns the bytes of a package of ICU data without the files whose names match an expression.

    A package is a header; the number of files, and for each file the offsets of its name and of its content; the names,
    sorted; and the contents. Offsets count from the end of the header.
    """
    header, = struct.unpack_from("<H", package)
    content = package[header:]
    count, = struct.unpack_from("<I", content)
    entries = [struct.unpack_from("<II", content, 4 + 8 * index) for index in range(count)]
    files = []
    for (name_start, start), (_, end) in zip(entries, [*entries[1:], (0, len(content))]):
        name = content[name_start : content.index(b"\0", name_start)]
        # After the name of the package, such as icudt72l/
        if not re.fullmatch(unused, name.partition(b"/")[2].decode()):
            files.append((name + b"\0", content[start:end]))
    table, names, contents = [len(files)], b"", b""
    names_start = 4 + 8 * len(files)
    contents_start = -(-(names_start + sum(len(name) for name, _ in files)) // 16) * 16
    for name, data in files:
        table += [names_start + len(names), contents_start + len(contents)]
        names += name
        contents += data + bytes(-len(data) % 16)
    return package[:header] + (struct.pack(f"<{len(table)}I", *table) + names).ljust(contents_start, b"\0") + contents


def replace(library, unused, output, prefix=""):
    """Writes an object with the reduced data of a static library that defines icudtVERSION_dat in an object of its own.

    The prefix is that of the symbol in the new object."""
    with tempfile.TemporaryDirectory() as folder:
        symbol, member = None, None
        for line in subprocess.run(["nm", "--print-file-name", library], capture_output=True, text=True).stdout.splitlines():
            if match := re.fullmatch(r".*:([^:]+): *0+ R (icudt\d+_dat)", line):
                member, symbol = match.groups()
        subprocess.run(["ar", "x", library, member], cwd=folder, check=True)
        subprocess.run(["objcopy", "--output-target", "binary", "--only-section", ".rodata", member, "data"], cwd=folder, check=True)
        data = pathlib.Path(folder, "data")
        before = data.stat().st_size
        data.write_bytes(reduced(data.read_bytes(), unused))
        pathlib.Path(folder, "data.s").write_text(
            f'.section .rodata\n.global {prefix}{symbol}\n.balign 16\n{prefix}{symbol}: .incbin "data"\n.section .note.GNU-stack,"",%progbits\n')
        subprocess.run(["clang", "-c", "data.s", "-o", output.absolute()], cwd=folder, check=True)
        print(f"{symbol}: {before:,} bytes, reduced to {data.stat().st_size:,}", file=sys.stderr)


system, output = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
toolchain = pathlib.Path(shutil.which("swift")).resolve().parents[1]
replace(system, f"{UNUSED}|{ENCODINGS}", output / "icudata.o")
(output / "libicudata.a").unlink(missing_ok=True)
subprocess.run(["ar", "rcD", output / "libicudata.a", output / "icudata.o"], check=True)
(output / "icudata.o").unlink()
replace(toolchain / "lib/swift_static/linux/lib_FoundationICU.a", f"{UNUSED}|{LOCALES}", output / "foundation-icu-data.o", "reduced_")
