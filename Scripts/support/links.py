"""Finds links of Markdown files to files and headings that are not there. Links to other sites are not followed, and
DocC checks its own.

links.py FILE...
"""

import pathlib
import re
import sys
import urllib.parse

LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?[^)]*\)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|(?:href|src)=\"([^\"]+)\"")


def lines(path):
    """The lines of a file with their numbers, without code."""
    fence = None
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and fence is None:
            fence = mark[1]
        elif mark and mark[1].startswith(fence):
            fence = None
        elif fence is None:
            yield number, line


def anchors(path):
    """The anchors of a file's headings, as GitHub makes them."""
    names = []
    for _, line in lines(path):
        heading = re.match(r"#+\s+(.*?)\s*#*$", line)
        if heading:
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
            name = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            count = sum(re.fullmatch(re.escape(name) + r"(-\d+)?", other) is not None for other in names)
            names.append(f"{name}-{count}" if count else name)
    return names


def trouble(path, target):
    """What is wrong with a link; None for a good one."""
    target = urllib.parse.urlsplit(target)
    if target.scheme or target.netloc:
        return None
    file = path.parent / urllib.parse.unquote(target.path) if target.path else path
    if not file.exists():
        return "there is no such file"
    if target.fragment and file.suffix == ".md" and urllib.parse.unquote(target.fragment) not in anchors(file):
        return "there is no such heading"
    return None


broken = 0
for name in sys.argv[1:]:
    path = pathlib.Path(name)
    for number, line in lines(path):
        for match in LINK.finditer(re.sub(r"(`+).*?\1", "", line)):
            target = match[1] or match[2] or match[3]
            if problem := trouble(path, target):
                print(f"{path}:{number}: {target}: {problem}", file=sys.stderr)
                broken += 1
sys.exit(broken > 0)
