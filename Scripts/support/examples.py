"""Prints a Swift file with the examples of an article, each in a function, and the declarations that they use.

examples.py ARTICLE
"""

import pathlib
import re
import sys
import textwrap

blocks = re.findall(r"^```swift\n(.*?)^```", pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
examples = [block for block in blocks if not re.search(r"PackageDescription|Package\(|Hummingbird|Middleware|CopyService", block)]
# With fewer examples, the pattern above no longer matches the code blocks of the article.
if len(examples) < 12:
    sys.exit(f"{sys.argv[1]} has only {len(examples)} examples")
print("""import AuthCopy
import Foundation

struct Logger { func warning(_ text: String) { print(text) } }
let (bytes, logger): ([UInt8], Logger) = ([], Logger())
let (error, brand): (LoginError, Catalog) = (LoginError(.timedOut), Catalog.shipped)
let copy = brand.copy(for: error, locale: "en")
func signIn() async throws {}
""")
for number, block in enumerate(examples):
    if block.startswith("extension"):
        print(block)
    else:
        print(f"func example{number}() async throws {{\n{textwrap.indent(block, '  ')}}}\n")
