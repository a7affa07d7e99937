"""Checks that the articles of recipes show exactly the files that are compiled and run: each file of the recipes is a
block of an article, and each block of code is a file, but for commands and installations.

usage: recipes.py RECIPES ARTICLES
"""

import pathlib
import re
import sys

SUPPORT = {"drivers", "sdks"}
FREE = {"console"}

recipes, articles = map(pathlib.Path, sys.argv[1:])
files = {
    file.read_text(encoding="utf-8").strip(): file
    for folder in sorted(recipes.iterdir()) if folder.name not in SUPPORT
    for file in sorted(folder.glob("[!_]*")) if file.is_file()
}
problems, shown = [], set()
for article in sorted(articles.glob("RecipesFor*.md")):
    for language, block in re.findall(r"^```(\S*)\n(.*?)^```", article.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        if language in FREE:
            continue
        if block.strip() in files:
            shown.add(block.strip())
        else:
            problems.append(f"{article.name}: a block that is no file of {recipes}: {block.splitlines()[0]}")
problems += [f"{file}: no article shows it" for text, file in files.items() if text not in shown]
if problems or not files:
    sys.exit("\n".join(problems) or "there are no recipes")
print(f"good    {len(files)} recipes are shown as they run")
