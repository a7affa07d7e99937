"""Checks the responses of `auth-copy lsp` with the client of pygls. Then edits a real catalog many times; after each
edit, the diagnostics must equal the findings of `auth-copy lint`.

pygls_client.py AUTH_COPY CATALOGS EDITS
"""

import asyncio
import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

AUTH_COPY, CATALOGS, EDITS = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])


class Editor:
    """A client with one open file."""

    def __init__(self, folder):
        self.folder = folder
        self.client = LanguageClient("test", "1")
        self.diagnostics = {}
        self.published = asyncio.Event()
        self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda parameters: self.publish(parameters))

    def publish(self, parameters):
        self.diagnostics[parameters.uri] = parameters.diagnostics
        self.published.set()

    async def start(self, locale):
        await self.client.start_io(AUTH_COPY, "lsp")
        await self.client.initialize_async(lsp.InitializeParams(
            process_id=None, root_uri=self.folder.as_uri(), locale=locale,
            capabilities=lsp.ClientCapabilities(
                workspace=lsp.WorkspaceClientCapabilities(
                    workspace_edit=lsp.WorkspaceEditClientCapabilities(document_changes=True)),
                text_document=lsp.TextDocumentClientCapabilities(
                    hover=lsp.HoverClientCapabilities(content_format=[lsp.MarkupKind.Markdown]),
                    code_action=lsp.CodeActionClientCapabilities(
                        code_action_literal_support=lsp.ClientCodeActionLiteralOptions(
                            code_action_kind=lsp.ClientCodeActionKindOptions(value_set=[])))))))
        self.client.initialized(lsp.InitializedParams())

    def open(self, path):
        self.path, self.uri, self.version = path, path.as_uri(), 1
        self.text = path.read_text(encoding="utf-8")
        self.document = lsp.TextDocumentIdentifier(self.uri)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(
            lsp.TextDocumentItem(self.uri, "arb", 1, self.text)))

    def position(self, offset):
        before = self.text[:offset]
        line = before.rpartition("\n")[2]
        return lsp.Position(before.count("\n"), len(line.encode("utf-16-le")) // 2)

    def edit(self, start, end, new):
        change = lsp.TextDocumentContentChangePartial(
            range=lsp.Range(self.position(start), self.position(end)), text=new)
        self.text = self.text[:start] + new + self.text[end:]
        self.version += 1
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version), [change]))

    async def until(self, condition):
        """Waits until a condition is true of the diagnostics, and returns whether it is."""
        for _ in range(100):
            if condition():
                return True
            self.published.clear()
            try:
                await asyncio.wait_for(self.published.wait(), 0.1)
            except asyncio.TimeoutError:
                pass
        return False

    async def stop(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()


def check(name, passed, actual=""):
    print(f"{'good  ' if passed else 'failed'}  {name}" + ("" if passed else f": {actual}"))
    if not passed:
        sys.exit(1)


async def features(folder):
    editor = Editor(folder)
    await editor.start("ko")
    editor.open(folder / "copy" / "ko.arb")
    key = "continueWith"
    message = next(line for line in editor.text.splitlines() if f'"{key}": ' in line)
    brace = editor.text.index(message) + message.index("{provider}")
    inside = editor.position(brace + 1)
    hover = await editor.client.text_document_hover_async(lsp.HoverParams(editor.document, inside))
    check("hover", "카카오로" in hover.contents.value and "원문(en)" in hover.contents.value, hover)
    completion = await editor.client.text_document_completion_async(lsp.CompletionParams(editor.document, inside))
    check("completion", "provider" in [item.label for item in completion.items], completion)
    definition = await editor.client.text_document_definition_async(lsp.DefinitionParams(editor.document, inside))
    check("definition", definition[0].uri.endswith("copy/en.arb"), definition)
    editor.edit(brace + 1, brace + 2, "")
    passed = await editor.until(lambda: "unknown-argument" in [d.code for d in editor.diagnostics.get(editor.uri, [])])
    check("diagnostics", passed, editor.diagnostics)
    actions = await editor.client.text_document_code_action_async(lsp.CodeActionParams(
        editor.document, lsp.Range(inside, inside), lsp.CodeActionContext([])))
    titles = [action.title for action in actions]
    check("code actions", any("“provider”" in title for title in titles) and len(titles) > 1, titles)
    edit = next(action for action in actions if "“provider”" in action.title).edit.document_changes[0]
    check("versioned edits", edit.text_document.version == editor.version, edit)
    editor.edit(brace + 1, brace + 1 + len("rovider"), edit.edits[0].new_text)
    check("an applied fix", await editor.until(lambda: not editor.diagnostics[editor.uri]), editor.diagnostics)
    symbols = await editor.client.text_document_document_symbol_async(lsp.DocumentSymbolParams(editor.document))
    check("symbols", key in [symbol.name for symbol in symbols])
    folds = await editor.client.text_document_folding_range_async(lsp.FoldingRangeParams(editor.document))
    check("folding", len(folds) > 100, folds)
    formatted = await editor.client.text_document_formatting_async(
        lsp.DocumentFormattingParams(editor.document, lsp.FormattingOptions(2, True)))
    check("formatting a formatted file", not formatted, formatted)
    ux_key = next(k for k in json.loads(editor.text) if "_" not in k and not k.startswith("@"))
    position = editor.position(editor.text.index(f'"{ux_key}":') + 3)
    renamed = await editor.client.text_document_rename_async(lsp.RenameParams(editor.document, position, "another"))
    check("rename", len(renamed.document_changes) >= 3, renamed)
    await editor.stop()


def lint_findings(folder, path):
    """Returns the findings of `auth-copy lint` about a file: their number by rule, line and message, and the rules of
    the findings about the whole file, which are at 1:1."""
    process = subprocess.run(
        [AUTH_COPY, "lint", str(folder), "--format", "json", "--messages", "en"], capture_output=True)
    findings = [finding for finding in json.loads(process.stdout)["findings"] if finding["path"] == str(path)]
    placed = [f for f in findings if (f["line"], f["column"]) != (1, 1)]
    whole = {finding["rule"] for finding in findings if (finding["line"], finding["column"]) == (1, 1)}
    return collections.Counter((f["rule"], f["line"], f["message"]) for f in placed), whole


def diagnostic_findings(diagnostics):
    """Returns diagnostics in the form of `lint_findings`."""
    start = lsp.Position(0, 0)
    placed = [diagnostic for diagnostic in diagnostics if diagnostic.range.start != start]
    whole = {diagnostic.code for diagnostic in diagnostics if diagnostic.range.start == start}
    return collections.Counter((d.code, d.range.start.line + 1, d.message) for d in placed), whole


async def random_edits(folder):
    generator = random.Random(20)
    editor = Editor(folder)
    await editor.start("en")
    editor.open(folder / "copy" / "ko.arb")
    insertions = ["{x}", "{", "}", " ", "  ", "을(를)", "<b>", "%s", "a", "。", "\u200b", "이메일", "password", "!"]
    compared = 0
    for number in range(1, EDITS + 1):
        keys = [key for key, value in json.loads(editor.text).items() if isinstance(value, str) and key[0] != "@"]
        key = generator.choice(keys)
        start = editor.text.index(f'"{key}": "') + len(f'"{key}": "')
        end = editor.text.index("\n", start)
        end = editor.text.rindex('"', start, end)
        if number % 10 == 0:
            # Renames a key, whose metadata keeps the old name.
            line = editor.text.rindex("\n", 0, start) + 1
            editor.edit(line + 3, line + 3 + len(key), f"gone{number}")
        else:
            offset = generator.randrange(start, end + 1)
            # An edit must not split an escape sequence.
            while editor.text[offset - 1] == "\\":
                offset -= 1
            length = generator.choice([0, 0, 1, 3]) if "\\" not in editor.text[offset:offset + 3] else 0
            editor.edit(offset, min(offset + length, end), generator.choice(insertions))
        # `auth-copy lint` reads the file from disk.
        editor.path.write_text(editor.text, encoding="utf-8")
        expected = lint_findings(folder, editor.path)
        compared += sum(expected[0].values())
        passed = await editor.until(lambda: diagnostic_findings(editor.diagnostics.get(editor.uri, [])) == expected)
        if not passed:
            actual = diagnostic_findings(editor.diagnostics.get(editor.uri, []))
            differences = (expected[0] - actual[0], actual[0] - expected[0], expected[1] ^ actual[1])
            check(f"edit {number} of {key}", False, differences)
    check(f"{EDITS} edits, {compared} findings: the diagnostics are those of lint", compared > EDITS)
    await editor.stop()


def main():
    for test in (features, random_edits):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name).resolve() / "Catalogs"
            shutil.copytree(CATALOGS, folder)
            asyncio.run(asyncio.wait_for(test(folder), 600))


main()
