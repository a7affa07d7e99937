"""Finds links of Markdown files to files and headings that are not there, and names of files of the repository that have
none. Links to other sites are not followed, and DocC checks its own.

links.py FILE...      from the root of the repository
"""

import fnmatch
import pathlib
import re
import subprocess
import sys
import urllib.parse

LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?[^)]*\)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|(?:href|src)=\"([^\"]+)\"")

# A path from the root on, or the name of a Swift file. In code, sources and workflows are those of the reader's project.
NAME = re.compile(r"(?<![\w./-])(?:(?:Catalogs|Scripts|Sources|Tests|\.ci|\.github)/[\w.*+/-]*[\w*]|(?<=`)[\w+*]+\.swift(?=`))")


def lines(path, code=False):
    """The lines of a file with their numbers: those of code, or all others."""
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


def is_there(name):
    """Whether a name, in which a word of capitals stands for any other, is that of a file or a folder."""
    pattern = re.sub(r"\b[A-Z]{3,}\b", "*", name) if name not in FILES else name
    return any(fnmatch.fnmatchcase(file, pattern) for file in FILES)


def problems(path):
    for number, line in lines(path):
        for match in LINK.finditer(re.sub(r"(`+).*?\1", "", line)):
            target = match[1] or match[2] or match[3]
            if problem := trouble(path, target):
                yield number, target, problem
        for name in NAME.findall(line):
            if not is_there(name):
                yield number, name, "there is no such file"
    for number, line in lines(path, code=True):
        for name in NAME.findall(line):
            if not name.startswith(("Sources/", ".github/")) and not is_there(name):
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
