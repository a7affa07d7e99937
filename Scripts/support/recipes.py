"""Checks that the articles with recipes show exactly the files that the tests compile and run: each file is a code block
of an article, and each code block, except console commands, is a file.

usage: recipes.py RECIPES ARTICLES
"""

import pathlib
import re
import sys

SUPPORT_FOLDERS = {"drivers", "sdks"}
UNCHECKED_LANGUAGES = {"console"}

recipes, articles = map(pathlib.Path, sys.argv[1:])
files = {
    file.read_text(encoding="utf-8").strip(): file
    for folder in sorted(recipes.iterdir()) if folder.name not in SUPPORT_FOLDERS
    for file in sorted(folder.glob("[!_]*")) if file.is_file()
}
problems, shown = [], set()
for article in sorted(articles.glob("RecipesFor*.md")):
    for language, block in re.findall(r"^```(\S*)\n(.*?)^```", article.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        if language in UNCHECKED_LANGUAGES:
            continue
        if block.strip() in files:
            shown.add(block.strip())
        else:
            problems.append(f"{article.name}: a code block is not a file of {recipes}: {block.splitlines()[0]}")
problems += [f"{file}: no article shows it" for text, file in files.items() if text not in shown]
if problems or not files:
    sys.exit("\n".join(problems) or "there are no recipes")
print(f"good    {len(files)} recipes are the same in the articles")
