"""The explanations of kinds, as constants of Swift and as a list of the documentation, which Scripts/support/embed writes."""

import json
import pathlib
import re
import textwrap

CATALOGS = pathlib.Path(__file__).resolve().parents[2] / "Catalogs"
TOPICS = json.loads((CATALOGS / "guide/en.json").read_text(encoding="utf-8"))
KINDS = json.loads((CATALOGS / "kinds.json").read_text(encoding="utf-8"))["kinds"]
MEANINGS = {kind: guide["meaning"] for topic in TOPICS.values() for kind, guide in topic["kinds"].items()}


def targets(concealment):
    """Returns the kinds that a kind is concealed as."""
    values = concealment.values() if isinstance(concealment, dict) else [concealment]
    return {value for value in values if value}


ALL_TARGETS = set().union(*(targets(definition.get("concealedAs")) for definition in KINDS.values()))


def paragraphs(kind):
    """Returns the paragraphs of a kind's documentation, which begins with one sentence."""
    definition = KINDS[kind]
    yield from re.split(r"(?<=\.) ", MEANINGS[kind], maxsplit=1)
    if kind in ALL_TARGETS:
        yield "Under ``Disclosure/strict`` it replaces kinds that reveal whether an account exists."
    elif "concealedAs" in definition:
        concealed = sorted(targets(definition["concealedAs"]))
        flows = " in some flows" if isinstance(definition["concealedAs"], dict) else ""
        yield f"Under ``Disclosure/strict`` it is concealed as ``{concealed[0]}``{flows}."
    if arguments := definition.get("arguments"):
        yield f"Argument{'s' if len(arguments) > 1 else ''}: {', '.join(f'`{name}`' for name in arguments)}."


def constants():
    """Returns the Swift file with a constant for each kind."""
    lines = [
        "// Written by Scripts/support/embed.", "",
        "// Each constant is compiled only into the code that uses it, so that an app pays for no other.", "",
        "/// The kinds of the shipped catalog.", "extension Kind {",
    ]
    for kind in KINDS:
        comment = "\n\n".join(textwrap.fill(text, 112, break_on_hyphens=False) for text in paragraphs(kind))
        lines += [f"  /// {line}".rstrip() for line in comment.split("\n")]
        getter = f"  @_alwaysEmitIntoClient public static var {kind}: Kind {{"
        one_line = f'{getter} "{kind}" }}'
        lines += [one_line] if len(one_line) <= 120 else [getter, f'    "{kind}"', "  }"]
    return "\n".join(lines + ["}", ""])


def article(text):
    """Returns an article with the list of the kinds by topic as its last section."""
    topics = [
        f"### {topic['title']}\n\n" + "".join(f"- ``{kind}``\n" for kind in topic["kinds"]) for topic in TOPICS.values()]
    return text[:text.index("## Topics\n")] + "## Topics\n\n" + "\n".join(topics)
