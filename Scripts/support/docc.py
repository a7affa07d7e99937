"""Copies the articles for DocC, and converts the relative links between them to links of DocC.

docc.py ARTICLES COPY
"""

import pathlib
import re
import sys

from links import anchors, lines

LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")


def fragment(path, anchor):
    """Returns DocC's fragment of a heading, for its anchor on GitHub."""
    headings = [re.sub(r"^#+\s+|\s*#*$", "", line) for _, line in lines(path) if re.match(r"#+\s", line)]
    return dict(zip(anchors(path), headings))[anchor].replace(" ", "-")


def convert_line(line, path):
    def link(match):
        text, target = match.groups()
        name, _, anchor = target.partition("#")
        file = path.parent / name if name else path
        if "://" in target:
            return match[0]
        # The documentation contains only the articles.
        if file.suffix != ".md" or file.resolve().parent != path.resolve().parent:
            return text
        reference = f"doc:{file.stem}" + (f"#{fragment(file, anchor)}" if anchor else "")
        # DocC inserts the title of the article into lists of topics.
        return f"<{reference}>" if line.startswith("- [") and match[0] == line[2:].strip() else f"[{text}]({reference})"

    # Splits the line into text and code spans, which have odd indices. Code spans stay unchanged.
    code = r"(`+.*?`+)"
    return "".join(part if index % 2 else LINK.sub(link, part) for index, part in enumerate(re.split(code, line)))


def main(articles, copy):
    copy.mkdir(parents=True)
    for path in articles.iterdir():
        if path.suffix != ".md":
            (copy / path.name).write_bytes(path.read_bytes())
            continue
        text_lines = dict(lines(path))
        text = path.read_text().splitlines()
        text = [convert_line(line, path) if number in text_lines else line for number, line in enumerate(text, start=1)]
        # Scripts/docs generates the reference pages, only in the copy.
        text += ["", "### Reference", "", "- <doc:Kinds>", "- <doc:Rules>"] if path.stem == "AuthCopy" else []
        (copy / path.name).write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
