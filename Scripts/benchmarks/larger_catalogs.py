"""Writes catalogs that consist of many copies of the shipped one."""

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


def copy_name(name, copy):
    """Returns the name of a copy. Copy 0 is the original."""
    return f"x{copy}_{name}" if copy else name


def copy_key(key, copy):
    """Returns the key of a copy of a message, or of its metadata, whose key begins with `@`."""
    return "@" + copy_name(key[1:], copy) if key.startswith("@") else copy_name(key, copy)


def copy_target(target, copy):
    """Returns what a copy of a kind or code is concealed as: a kind, false, or one of them by flow."""
    if isinstance(target, dict):
        return {flow: copy_target(each, copy) for flow, each in target.items()}
    return copy_name(target, copy) if target else target


def write_catalog(folder, times):
    """Writes a catalog that contains each kind, message and code `times` times."""
    root = read(SHIPPED / "kinds.json")
    kinds = {
        copy_name(kind, copy): definition | ({"concealedAs": copy_target(target, copy)} if target else {})
        for copy in range(times) for kind, definition in root["kinds"].items()
        for target in [definition.get("concealedAs")]}
    write(folder / "kinds.json", root | {"kinds": kinds})
    for path in (SHIPPED / "codes").glob("*.json"):
        table = read(path)
        for surface in table["surfaces"]:
            surface["codes"] = [copy_code(row, copy) for copy in range(times) for row in surface["codes"]]
        write(folder / "codes" / path.name, table)
    for path in (SHIPPED / "copy").glob("*.arb"):
        root = read(path)
        messages = {
            copy_key(key, copy): value
            for copy in range(times) for key, value in root.items() if not key.startswith("@@")}
        write(folder / "copy" / path.name, {"@@locale": root["@@locale"]} | messages)


def copy_code(row, copy):
    row = row | {"kind": copy_name(row["kind"], copy)}
    if copy and row.get("match") == "range":
        # A range consists of numbers, so each copy gets a different range.
        return row | {"code": "-".join(str(int(bound) + copy * 1_000_000) for bound in row["code"].split("-"))}
    if copy and "numeric" in row:
        row["numeric"] += copy * 100_000_000
    if "symbol" in row:
        row["symbol"] = copy_name(row["symbol"], copy)
    return row | {"code": copy_name(row["code"], copy)}


def write_locales(folder, times):
    """Writes the shipped catalog with `times` as many locales, or fewer if LANGUAGES has not enough languages."""
    write_catalog(folder, 1)
    shipped = sorted((folder / "copy").glob("*.arb"))
    messages = read(folder / "copy" / "ko.arb")
    for language in LANGUAGES[:(times - 1) * len(shipped)]:
        write(folder / "copy" / f"{language}.arb", messages | {"@@locale": language})


def sample_codes(folder, count):
    """Returns `count` codes, evenly spread over all tables, each as a provider and a code."""
    all_codes = [
        (table["provider"], row["code"])
        for table in map(read, sorted((folder / "codes").glob("*.json")))
        for surface in table["surfaces"] for row in surface["codes"] if row.get("match", "exact") == "exact"]
    return [all_codes[number * len(all_codes) // count] for number in range(count)]
