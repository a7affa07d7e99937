"""Checks a site that `auth-copy site` wrote: each link leads to a file, each page can be reached, closes its elements, has
no script or style of its own, and loads nothing from elsewhere.

site-links.py DIR [URL]      URL is what the site was told of with --url
"""

import collections
import html.parser
import pathlib
import sys
import urllib.parse

VOID = {"meta", "link", "input", "wbr", "br"}


class Page(html.parser.HTMLParser):
    """Collects the links of a page, and what is wrong with it."""

    def __init__(self, text):
        super().__init__()
        self.links, self.loaded, self.ids, self.open, self.trouble = [], [], collections.Counter(), [], []
        self.feed(text)
        if self.open:
            self.trouble.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in attributes:
            self.ids[attributes["id"]] += 1
        if tag == "a":
            self.links.append(attributes["href"])
        if attributes.get("rel") == "canonical":
            self.links.append(attributes["href"])
        elif tag in ("link", "script"):
            self.loaded.append(attributes.get("href") or attributes.get("src") or "")
        for name in attributes:
            if name == "style" or name.startswith("on"):
                self.trouble.append(f"attribute {name}")
        if tag == "style":
            self.trouble.append("style of its own")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.trouble.append(f"</{tag}> closes something else")

    def handle_data(self, data):
        if self.open and self.open[-1] == "script" and data.strip():
            self.trouble.append("script of its own")


def target(page, link):
    """The file and the fragment that a link leads to; no file for another site."""
    if url and (link.startswith(url) or link.startswith(urllib.parse.urlsplit(url).path)):
        path = link.removeprefix(url).removeprefix(urllib.parse.urlsplit(url).path)
        page = root / (path + "index.html" if path == "" or path.endswith("/") else path)
        return pathlib.Path(*collapsed(page)), ""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None, ""
    path = page if not parts.path else page.parent / urllib.parse.unquote(parts.path)
    return pathlib.Path(*collapsed(path)), parts.fragment


def collapsed(path):
    """The parts of a path without `..`; much faster than asking the file system."""
    parts = []
    for part in path.parts:
        parts.pop() if part == ".." else parts.append(part)
    return parts


root = pathlib.Path(sys.argv[1]).resolve()
url = sys.argv[2] if len(sys.argv) > 2 else None
files = {path for path in root.rglob("*") if path.is_file()}
folded = collections.Counter(str(path).lower() for path in files)
broken = [f"{path}: differs from another file only in letter case" for path in files if folded[str(path).lower()] > 1]
pages = {path: Page(path.read_text()) for path in sorted(files) if path.suffix == ".html"}
links = 0
beside = {}
# A server shows 404.html by itself.
reached = {root / "index.html", root / "404.html"}
for path, page in pages.items():
    problems = list(page.trouble) + [f"id {name} twice" for name, count in page.ids.items() if count > 1]
    for link in page.links + page.loaded:
        if link == "data:,":
            continue
        links += 1
        file, fragment = target(path, link)
        if file is None:
            if link in page.loaded:
                problems.append(f"loads {link}")
        elif not file.is_relative_to(root):
            # The articles stand beside the site.
            if file not in beside:
                beside[file] = file.exists()
            if not beside[file]:
                problems.append(f"{link}: there is no such file")
        elif file not in files:
            problems.append(f"{link}: there is no such file")
        elif fragment and urllib.parse.unquote(fragment) not in pages[file].ids:
            problems.append(f"{link}: there is no such place")
        else:
            reached.add(file)
    broken += [f"{path.relative_to(root)}: {problem}" for problem in problems]
broken += [f"{path.relative_to(root)}: no page leads here" for path in pages if path not in reached]
for problem in broken[:20]:
    print(problem, file=sys.stderr)
print(f"{len(pages)} pages, {links} links, {len(broken)} problems")
sys.exit(bool(broken))
