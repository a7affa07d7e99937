"""Converts the output of `auth-copy lint --explain all` to an article of the documentation."""

import re
import sys

print("""# Lint Rules

What each rule of the linter finds, why it matters and how to fix it.

## Overview

`auth-copy lint --explain RULE` prints the same in the terminal, in English, Korean or Japanese (`--messages`).
""")
is_code = False
for line in sys.stdin.read().splitlines():
    rule = re.fullmatch(r"([a-z-]+) \((error|warning|info)\)", line)
    if is_code and not line.startswith("  "):
        print("```\n")
        is_code = False
    if rule:
        print(f"## {rule[1]}\n\nSeverity: {rule[2]}\n")
    elif line and not line.startswith("  "):
        print(f"**{line}**\n")
        is_code = line in ("Example", "Use instead")
        if is_code:
            print("```text")
    elif line:
        print(line[2:] if is_code else re.sub(r"([\\`*_<>\[\]|#~@])", r"\\\1", line[2:]) + "\n")
