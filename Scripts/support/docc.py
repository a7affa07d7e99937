"""Copies articles for DocC: links between them, which a repository's page renders, become DocC's.

docc.py ARTICLES COPY
"""

import pathlib
import re
import sys

from links import anchors, lines

LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")


def fragment(path, anchor):
    """DocC's name of the heading that has an anchor on GitHub."""
    headings = [re.sub(r"^#+\s+|\s*#*$", "", line) for _, line in lines(path) if re.match(r"#+\s", line)]
    return dict(zip(anchors(path), headings))[anchor].replace(" ", "-")


def converted(line, path):
    def link(match):
        text, target = match.groups()
        name, _, anchor = target.partition("#")
        file = path.parent / name if name else path
        if "://" in target:
            return match[0]
        # What is not an article is not in the documentation.
        if file.suffix != ".md" or file.resolve().parent != path.resolve().parent:
            return text
        reference = f"doc:{file.stem}" + (f"#{fragment(file, anchor)}" if anchor else "")
        # Lists of topics have the titles of the articles.
        return f"<{reference}>" if line.startswith("- [") and match[0] == line[2:].strip() else f"[{text}]({reference})"

    code = r"(`+.*?`+)"
    return "".join(part if index % 2 else LINK.sub(link, part) for index, part in enumerate(re.split(code, line)))


def main(articles, copy):
    copy.mkdir(parents=True)
    for path in articles.iterdir():
        if path.suffix != ".md":
            (copy / path.name).write_bytes(path.read_bytes())
            continue
        prose = dict(lines(path))
        text = path.read_text().splitlines()
        text = [converted(line, path) if number in prose else line for number, line in enumerate(text, start=1)]
        # Reference pages are generated into the copy alone.
        text += ["", "### Reference", "", "- <doc:Kinds>", "- <doc:Rules>"] if path.stem == "AuthCopy" else []
        (copy / path.name).write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
