"""Catalogs that are many times as large as the shipped one, made from copies of it."""

import json
import pathlib

SHIPPED = pathlib.Path("Catalogs")
# Languages that ICU supports and the shipped catalog lacks.
LANGUAGES = """
    af am ar az be bg bn bs ca cs da de el es et fa fi fr gl gu he hi hr hu hy id is it ka kk km kn lo lt lv mk
    """.split()


def read(path):
    return json.loads(path.read_text())


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False))


def named(name, copy):
    """Returns the name of a copy; the first is the original."""
    return f"x{copy}_{name}" if copy else name


def catalog(folder, times):
    """Writes a catalog with the kinds, messages and codes multiplied."""
    root = read(SHIPPED / "kinds.json")
    kinds = {
        named(kind, copy): definition | ({"concealedAs": named(target, copy)} if target else {})
        for copy in range(times) for kind, definition in root["kinds"].items()
        for target in [definition.get("concealedAs")]}
    write(folder / "kinds.json", root | {"kinds": kinds})
    for path in (SHIPPED / "codes").glob("*.json"):
        table = read(path)
        for surface in table["surfaces"]:
            surface["codes"] = [code_copy(row, copy) for copy in range(times) for row in surface["codes"]]
        write(folder / "codes" / path.name, table)
    for path in (SHIPPED / "copy").glob("*.arb"):
        root = read(path)
        words = {
            "@" * key.startswith("@") + named(key.lstrip("@"), copy): value
            for copy in range(times) for key, value in root.items() if not key.startswith("@@")}
        write(folder / "copy" / path.name, {"@@locale": root["@@locale"]} | words)


def code_copy(row, copy):
    row = row | {"kind": named(row["kind"], copy)}
    if copy and row.get("match") == "range":
        # A range contains numbers, so each copy gets different ones.
        return row | {"code": "-".join(str(int(bound) + copy * 1_000_000) for bound in row["code"].split("-"))}
    if copy and "numeric" in row:
        row["numeric"] += copy * 100_000_000
    if "symbol" in row:
        row["symbol"] = named(row["symbol"], copy)
    return row | {"code": named(row["code"], copy)}


def locales(folder, times):
    """Writes the shipped catalog with the locales multiplied."""
    catalog(folder, 1)
    shipped = sorted((folder / "copy").glob("*.arb"))
    words = read(folder / "copy" / "ko.arb")
    for language in LANGUAGES[:(times - 1) * len(shipped)]:
        write(folder / "copy" / f"{language}.arb", words | {"@@locale": language})


def codes(folder, count):
    """Returns `count` codes, evenly spread over all tables, each as a provider and a code."""
    every = [
        (table["provider"], row["code"])
        for table in map(read, sorted((folder / "codes").glob("*.json")))
        for surface in table["surfaces"] for row in surface["codes"] if row.get("match", "exact") == "exact"]
    return [every[number * len(every) // count] for number in range(count)]
