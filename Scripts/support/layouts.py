"""Edits, adds a message and adds a language in files of each format and layout, and reads the files with other parsers.

layouts.py PROGRAM FOLDER

Scripts/check/files runs it. Tests/CatalogFormatsTests/FileEditTests.swift checks the layout of the same edits.
"""

import gettext
import json
import pathlib
import re
import shutil
import subprocess
import sys

import javaproperties
import lxml.etree
from workbench import workbench

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
JAVA = """
import java.nio.file.*;
import java.util.*;
class Read {
  public static void main(String[] paths) throws Exception {
    for (String path : paths) {
      Properties file = new Properties();
      file.load(Files.newBufferedReader(Path.of(path)));
      for (String key : new TreeSet<>(file.stringPropertyNames())) System.out.println(path + " " + key + "=" + file.getProperty(key));
    }
  }
}
"""
failures, resources, bundles, cases = [], [], {}, 0


def run(*arguments):
    process = subprocess.run(arguments, capture_output=True, text=True)
    if process.returncode != 0:
        raise ValueError(f"{' '.join(map(str, arguments))}: {process.stdout}{process.stderr}")
    return process.stdout


# Readers: each returns the translations of a file by key, without those that are empty.


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8-sig"))


def read_nested(path):
    return {key: text for member in read_json(path).values() for key, text in member.items()}


def read_string_catalog(locale):
    def read(path):
        strings = read_json(path)["strings"]
        units = {key: entry.get("localizations", {}).get(locale, {}).get("stringUnit", {}) for key, entry in strings.items()}
        return {key: unit["value"] for key, unit in units.items() if unit.get("state") == "translated"}
    return read


def read_android(path):
    resources.append(path)
    root = lxml.etree.parse(path).getroot()
    plurals = {plural.get("name"): plural.find("item[@quantity='other']") for plural in root.iter("plurals")}
    return {node.get("name"): node.text for node in root.iter("string")} | {name: item.text for name, item in plurals.items()}


def read_xliff(path):
    units = lxml.etree.parse(path).getroot().iter("{*}trans-unit", "{*}unit")
    targets = {unit.get("id"): next(unit.iter("{*}target"), None) for unit in units}
    return {key: target.text for key, target in targets.items() if target is not None and target.text}


def read_po(path):
    compiled = FOLDER / "layouts.mo"
    run("msgfmt", "--check", "--output-file", compiled, path)
    with compiled.open("rb") as file:
        texts = gettext.GNUTranslations(file)._catalog
    return {key: text for key, text in texts.items() if key}


def read_properties(path):
    # Java has no byte order mark.
    text = path.read_bytes().removeprefix(BYTE_ORDER_MARK)
    path = path.with_suffix(".read")
    path.write_bytes(text)
    bundles[path] = javaproperties.loads(text.decode())
    return bundles[path]


XLIFF1 = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="m" source-language="en" target-language="ko" datatype="plaintext">
    <body>
      <trans-unit id="a">
        <source>A</source>
        <target>가</target>
      </trans-unit>
      <trans-unit id="b">
        <source>B</source>
      </trans-unit>
    </body>
  </file>
</xliff>
"""
XLIFF2 = """<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ko">
  <file id="f">
    <unit id="a">
      <segment state="translated">
        <source>A</source>
        <target>가</target>
      </segment>
    </unit>
    <unit id="b">
      <segment state="initial">
        <source>B</source>
      </segment>
    </unit>
  </file>
</xliff>
"""
CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
    "a" : {
      "localizations" : {
        "ko" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "가"
          }
        }
      }
    },
    "b" : {
    }
  },
  "version" : "1.0"
}
"""
PO = """msgid ""
msgstr ""
"Language: ko\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"

msgid "a"
msgstr "가"

msgid "b"
msgstr ""
"""

# The name, the source and the translation, the reader, the keys of both messages, and the texts that change for a wrapped
# header and for a parent that is a single tag.
FORMATS = [
    ("ARB", {"en.arb": '{\n  "@@locale": "en",\n  "a": "A",\n  "b": "B"\n}\n', "ko.arb": '{\n  "@@locale": "ko",\n  "a": "가"\n}\n'},
     read_json, ("a", "b"), ('"ko",', '"ko",\n  "@@x-context": {\n    "app": "x"\n  },'), None),
    ("nested JSON", {"en.json": '{\n  "m": {\n    "a": "A"\n  },\n  "n": {\n    "b": "B"\n  }\n}\n', "ko.json": '{\n  "m": {\n    "a": "가"\n  }\n}\n'},
     read_nested, ("m.a", "n.b"), None, ('{\n    "a": "가"\n  }', "{}")),
    ("flat JSON", {"en.json": '{\n  "a": "A",\n  "b": "B"\n}\n', "ko.json": '{\n  "a": "가"\n}\n'},
     read_json, ("a", "b"), None, ('{\n  "a": "가"\n}', "{}")),
    ("string catalog", {"L.xcstrings": CATALOG}, read_string_catalog("ko"), ("a", "b"), None, ('"b" : {\n    }', '"b" : {}')),
    ("Android", {"res/values/strings.xml": '<resources>\n  <string name="a">A</string>\n  <plurals\n    name="b">\n    <item quantity="other">B</item>\n  </plurals>\n</resources>\n',
                 "res/values-ko/strings.xml": '<resources>\n  <string name="a">가</string>\n</resources>\n'},
     read_android, ("a", "b.other"), ("<resources>", '<?xml version="1.0"?>\n<resources\n    xmlns:tools="http://schemas.android.com/tools"\n    tools:locale="ko">'),
     ('<resources>\n  <string name="a">가</string>\n</resources>', "<resources/>")),
    ("XLIFF 1.2", {"m.ko.xlf": XLIFF1}, read_xliff, ("a", "b"), ('<file original="m" ', "<file\n    original='m'\n    "),
     ("<source>B</source>", '<source>B</source>\n        <target state="needs-translation"/>')),
    ("XLIFF 2.0", {"m.ko.xlf": XLIFF2}, read_xliff, ("a", "b"), (' srcLang="en"', "\n    srcLang='en'"), ("<source>B</source>", "<source>B</source>\n        <target/>")),
    ("PO", {"ko.po": PO}, read_po, ("a", "b"), ("nplurals=1; plural=0;", 'nplurals=1; "\n"plural=0;'), None),
    ("properties", {"m.properties": "a=A\nb=B\n", "m_ko.properties": "# Korean\na=가\n"}, read_properties, ("a", "b"), ("a=가", "a=\\\n  가"), None),
]


def layouts(name, text, wrapped, self_closed):
    """Returns the bytes of a file in each layout that its format can have."""
    yield "LF", text.encode()
    yield "CRLF", text.replace("\n", "\r\n").encode()
    yield "tabs", text.replace("  ", "\t").encode()
    yield "no last line end", text[:-1].encode()
    # gettext and Xcode write and accept no byte order mark.
    if name not in ("PO", "string catalog"):
        yield "BOM", BYTE_ORDER_MARK + text.encode()
    if wrapped:
        yield "wrapped header", text.replace(*wrapped).encode()
    if self_closed:
        yield "self-closed root", text.replace(*self_closed).encode()


def texts(read, path):
    return {key: text.replace("\r\n", "\n") for key, text in read(path).items() if isinstance(text, str) and not key.startswith("@")}


def check(name, files, content, read, keys, is_translated):
    """Makes the three edits in a file, and compares what the reader returns."""
    global cases
    cases += 1
    folder = FOLDER / "layouts" / re.sub(r"\W", "-", name)
    edited = list(files)[-1]
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content if path == edited else text.encode())
    names = [re.sub(r"^[mn]\.|\.other$", "", key) for key in keys]

    def save(post, changes, locale):
        for key, base, text in changes:
            draft = {"unit": 0, "key": key, "locale": locale, "base": base, "seq": 1, "text": text}
            status, body = post("/api/draft", draft)
            if status != 200:
                raise ValueError(f"{key} is refused: {body}")
        status, body = post("/api/save", {"locale": locale})
        if status != 200:
            raise ValueError(f"{locale} is not saved: {body}")

    with workbench(PROGRAM, folder) as post:
        save(post, [(keys[1], None, "나 <&")], "ko")
        expected = {names[1]: "나 <&"} | ({names[0]: "가"} if is_translated else {})
        compare(texts(read, folder / edited), expected, "adding a message")
        if is_translated:
            save(post, [(keys[0], "가", "다 <&")], "ko")
            compare(texts(read, folder / edited), expected | {names[0]: "다 <&"}, "an edit")
        status, body = post("/api/language", {"unit": 0, "locale": "ja"})
        if status != 200:
            raise ValueError(f"the language is refused: {body}")
        save(post, [(keys[1], None, "い <&")], "ja")
        read = read_string_catalog("ja") if edited.endswith(".xcstrings") else read
        compare(texts(read, folder / body["file"]), {names[1]: "い <&"}, "adding a language")


def compare(found, expected, operation):
    if found != expected:
        raise ValueError(f"after {operation}, the file has {found}, not {expected}")


for name, files, read, keys, wrapped, self_closed in FORMATS:
    for layout, content in layouts(name, list(files.values())[-1], wrapped, self_closed):
        # In XLIFF and string catalogs, the parent that is a single tag is of the other message.
        is_translated = layout != "self-closed root" or len(files) == 1
        try:
            check(f"{name}, {layout}", files, content, read, keys, is_translated)
        except Exception as error:
            failures.append(f"{name}, {layout}: {error}")
            print(f"FAILED {failures[-1]}", file=sys.stderr)

if shutil.which("aapt2"):
    for path in resources:
        run("aapt2", "compile", "-o", FOLDER, path)
else:
    print("skipped aapt2: it is not installed")
if shutil.which("javac"):
    (FOLDER / "Read.java").write_text(JAVA, encoding="utf-8")
    lines = run("java", "-Dstdout.encoding=UTF-8", FOLDER / "Read.java", *bundles).splitlines()
    expected = [f"{path} {key}={text}" for path, bundle in bundles.items() for key, text in sorted(bundle.items())]
    if lines != expected:
        failures.append(f"java.util.Properties reads {lines}, not {expected}")
else:
    print("skipped java.util.Properties: there is no JDK")
if failures:
    sys.exit("\n".join(failures))
print(f"{cases} files in all layouts are the same after an edit, a new message and a new language")
