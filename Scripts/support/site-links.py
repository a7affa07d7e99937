"""Checks a site that `auth-copy site` wrote: each link has a target; each page is linked, closes its elements, and
contains no inline script or style; and no page loads a file of another site.

site-links.py DIR [URL]      URL is the value of --url of the site
"""

import collections
import html.parser
import pathlib
import sys
import urllib.parse

VOID = {"meta", "link", "input", "wbr", "br"}


class Page(html.parser.HTMLParser):
    """Collects the links and the problems of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.loaded, self.ids, self.open, self.problems = [], [], collections.Counter(), [], []
        self.feed(text)
        if self.open:
            self.problems.append(f"not closed: {self.open}")

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
                self.problems.append(f"attribute {name}")
        if tag == "style":
            self.problems.append("an inline style")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.problems.append(f"</{tag}> closes another element")

    def handle_data(self, data):
        if self.open and self.open[-1] == "script" and data.strip():
            self.problems.append("an inline script")


def target(page, link):
    """Returns the file and the fragment of a link. The file is None for another site."""
    if url and (link.startswith(url) or link.startswith(urllib.parse.urlsplit(url).path)):
        path = link.removeprefix(url).removeprefix(urllib.parse.urlsplit(url).path)
        file = root / (path + "index.html" if path == "" or path.endswith("/") else path)
        return pathlib.Path(*normalized_parts(file)), ""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None, ""
    path = page if not parts.path else page.parent / urllib.parse.unquote(parts.path)
    return pathlib.Path(*normalized_parts(path)), parts.fragment


def normalized_parts(path):
    """Returns the parts of a path after resolving `..`. This is much faster than `Path.resolve`."""
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
outside = {}
# 404.html needs no link, because the server sends it.
reached = {root / "index.html", root / "404.html"}
for path, page in pages.items():
    problems = list(page.problems) + [f"id {name} twice" for name, count in page.ids.items() if count > 1]
    for link in page.links + page.loaded:
        if link == "data:,":
            continue
        links += 1
        file, fragment = target(path, link)
        if file is None:
            if link in page.loaded:
                problems.append(f"loads {link}")
        elif not file.is_relative_to(root):
            # The articles are outside the site.
            if file not in outside:
                outside[file] = file.exists()
            if not outside[file]:
                problems.append(f"{link}: there is no such file")
        elif file not in files:
            problems.append(f"{link}: there is no such file")
        elif fragment and urllib.parse.unquote(fragment) not in pages[file].ids:
            problems.append(f"{link}: there is no such fragment")
        else:
            reached.add(file)
    broken += [f"{path.relative_to(root)}: {problem}" for problem in problems]
broken += [f"{path.relative_to(root)}: no page links to it" for path in pages if path not in reached]
for problem in broken[:20]:
    print(problem, file=sys.stderr)
print(f"{len(pages)} pages, {links} links, {len(broken)} problems")
sys.exit(bool(broken))
