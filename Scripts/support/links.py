"""Finds broken links in Markdown files, and names of files that are not in the repository.

It does not follow links to other sites. DocC checks its own links.

links.py FILE...      from the root of the repository
"""

import fnmatch
import pathlib
import re
import subprocess
import sys
import urllib.parse

LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?[^)]*\)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|(?:href|src)=\"([^\"]+)\"")

# A path from the root, or the name of a Swift file. In code blocks, Sources/ and .github/ belong to the project of the
# reader.
NAME = re.compile(r"(?<![\w./-])(?:(?:Catalogs|Scripts|Sources|Tests|\.ci|\.github)/[\w.*+/-]*[\w*]|(?<=`)[\w+*]+\.swift(?=`))")


def lines(path, code=False):
    """Yields the lines of a file with their numbers: only those in code blocks, or only the others."""
    fence = None
    for number, line in enumerate(path.read_text().splitlines(), start=1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and fence is None:
            fence = mark[1]
        elif mark and mark[1].startswith(fence):
            fence = None
        elif code == (fence is not None):
            yield number, line


def anchors(path):
    """Returns the anchors of the headings of a file, as GitHub generates them."""
    names = []
    for _, line in lines(path):
        heading = re.match(r"#+\s+(.*?)\s*#*$", line)
        if heading:
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
            name = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            count = sum(re.fullmatch(re.escape(name) + r"(-\d+)?", other) is not None for other in names)
            names.append(f"{name}-{count}" if count else name)
    return names


def link_problem(path, target):
    """Returns the problem of a link, or None."""
    target = urllib.parse.urlsplit(target)
    if target.scheme or target.netloc:
        return None
    file = path.parent / urllib.parse.unquote(target.path) if target.path else path
    if not file.exists():
        return "there is no such file"
    if target.fragment and file.suffix == ".md" and urllib.parse.unquote(target.fragment) not in anchors(file):
        return "there is no such heading"
    return None


def exists(name):
    """Returns whether a file or folder has this name. A word in capitals is a placeholder, and matches any text."""
    pattern = re.sub(r"\b[A-Z]{3,}\b", "*", name) if name not in FILES else name
    return any(fnmatch.fnmatchcase(file, pattern) for file in FILES)


def problems(path):
    for number, line in lines(path):
        for match in LINK.finditer(re.sub(r"(`+).*?\1", "", line)):
            target = match[1] or match[2] or match[3]
            if problem := link_problem(path, target):
                yield number, target, problem
        for name in NAME.findall(line):
            if not exists(name):
                yield number, name, "there is no such file"
    for number, line in lines(path, code=True):
        for name in NAME.findall(line):
            if not name.startswith(("Sources/", ".github/")) and not exists(name):
                yield number, name, "there is no such file"


if __name__ == "__main__":
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    paths = [path for path in map(pathlib.Path, names) if path.exists()]
    FILES = {str(part) for path in paths for part in [path, *path.parents]} | {path.name for path in paths}
    broken = [(path, *problem) for path in map(pathlib.Path, sys.argv[1:]) for problem in problems(path)]
    for path, number, target, problem in broken:
        print(f"{path}:{number}: {target}: {problem}", file=sys.stderr)
    sys.exit(1 if broken else 0)
