"""Writes the parts of the catalog that service.mjs needs as one JSON file.

export.py FILE
"""

import json
import pathlib
import sys

CATALOG = pathlib.Path(__file__).parents[2] / "Catalogs"


def read(path):
    return json.loads(path.read_text())


def exported():
    root = read(CATALOG / "kinds.json")
    texts = {}
    for path in sorted((CATALOG / "copy").glob("*.arb")):
        arb = read(path)
        texts[arb["@@locale"]] = {key: text for key, text in arb.items() if not key.startswith("@")}
    providers = {}
    for path in sorted((CATALOG / "codes").glob("*.json")):
        table = read(path)
        codes = {}
        # The first surface with a code is used; symbols and numbers are added after all codes.
        for column in ["code", "symbol", "numeric"]:
            for surface in table["surfaces"]:
                for row in surface["codes"]:
                    if column in row and row.get("match", "exact") == "exact":
                        codes.setdefault(str(row[column]), [row["kind"], surface["id"]])
        # Fields of a raw body that may hold a code, such as `error.message`; service.mjs does not search lists.
        fields = [body["code"] for body in table["payloads"] if "code" in body]
        providers[table["provider"]] = {"codes": codes, "fields": [field for field in fields if "[" not in field]}
    return {"arguments": root["arguments"], "kinds": root["kinds"], "texts": texts, "providers": providers}


pathlib.Path(sys.argv[1]).write_text(json.dumps(exported(), ensure_ascii=False))
