internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

enum CodeActionKind {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.auth-copy"
}

/// A change that the user can choose.
private struct CodeAction {
  let title: String
  let kind: String
  var isPreferred = false
  /// The edits by path; nil if they are computed on request.
  let edits: [String: [TextEdit]]?
}

extension LanguageServer {
  /// Returns the fixes and other remedies for the findings in a range.
  func codeActions(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let open = openText(parameters) else { return { $0.array { _ in } } }
    guard let range = parameters?["range"], let start = range["start"].flatMap(TextPosition.init),
      let end = range["end"].flatMap(TextPosition.init)
    else { throw RPCError(.invalidParameters, "the request has no range") }
    let lower = open.text.offset(of: start, in: client.encoding)
    let upper = max(lower, open.text.offset(of: end, in: client.encoding))
    let only = parameters?["context"]?["only"]?.array?.compactMap(\.string)
    // A requested kind includes its subkinds: `source.fixAll` includes `source.fixAll.auth-copy`.
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix("\($0).") } ?? true }
    var actions: [CodeAction] = []
    let findings = open.catalog.findings(of: open.path)
    if isWanted(CodeActionKind.quickFix) {
      let touched = findings.filter { placed in
        let range = open.catalog.markedRange(of: placed, in: open.path)
        return range.lowerBound <= upper && lower <= range.upperBound
      }
      actions += touched.compactMap { fix(of: $0, in: open.path) }
      actions += touched.flatMap { otherActions(for: $0, in: open.path, open.catalog) }
    }
    if isWanted(CodeActionKind.fixAll), findings.contains(where: { $0.fix?.isSafe ?? false }) {
      // Fixing a file lints it several times, which is too slow for a request that each cursor movement sends.
      let isDeferred = only == nil && client.supportsEditResolution
      actions.append(fixAll(open.path, edits: isDeferred ? nil : [open.path: allFixes(of: open.path, open.catalog)]))
    }
    var seen: Set<String> = []
    let chosen = actions.filter { seen.insert($0.title).inserted }
    return { json in
      json.array { list in
        for action in chosen { list.object { self.write(action, path: open.path, open.catalog, to: &$0) } }
      }
    }
  }

  /// Returns the action whose edit was deferred, with its edit.
  func resolvedCodeAction(_ parameters: JSONNode?) throws(RPCError) -> (inout JSONWriter) -> Void {
    guard let path = parameters?["data"]?.string.flatMap(DocumentURI.init)?.path, let document = documents[path],
      let catalog = catalogs[document.catalogID]
    else { throw RPCError(.invalidParameters, "the action does not refer to an open file") }
    let action = fixAll(path, edits: [path: allFixes(of: path, catalog)])
    return { json in json.object { self.write(action, path: path, catalog, to: &$0) } }
  }

  private func write(_ action: CodeAction, path: String, _ catalog: OpenCatalog, to json: inout JSONWriter) {
    json.member("title", action.title)
    json.member("kind", action.kind)
    if action.isPreferred { json.member("isPreferred", true) }
    if let edits = action.edits {
      json.key("edit")
      write(edits, of: catalog, to: &json)
    } else {
      json.member("data", DocumentURI(path: path).text)
    }
  }

  private func fix(of placed: PlacedFinding, in path: String) -> CodeAction? {
    placed.fix.map { fix in
      let replacement = fix.replacement.safeToShow
      let shown: Diagnostic.Parameters = ["text": .text(String(replacement.prefix(60)))]
      let title =
        replacement.isEmpty
        ? text("lsp.remove") : text(fix.range.isEmpty ? "lsp.insert" : "lsp.replace", shown)
      return CodeAction(
        title: "\(title) (\(placed.finding.rule))", kind: CodeActionKind.quickFix, isPreferred: fix.isSafe,
        edits: [path: [TextEdit(fix.range, fix.replacement)]])
    }
  }

  /// Returns the actions that record a translation or suppress a finding, which are never preferred.
  private func otherActions(for placed: PlacedFinding, in path: String, _ catalog: OpenCatalog) -> [CodeAction] {
    var actions: [CodeAction] = []
    let finding = placed.finding
    func add(_ title: String, _ edit: TextEdit) {
      actions.append(CodeAction(title: title, kind: CodeActionKind.quickFix, edits: [path: [edit]]))
    }
    if finding.isResolvedByRecording,
      let edit = try? catalog.recording(finding.key, in: path, locale: finding.locale)
    {
      add(text("lsp.record", ["key": .text(finding.key.safeToShow)]), edit)
    }
    // The user must add a reason: the linter reports a suppression with an empty one.
    if let edit = try? catalog.suppressing(finding, reason: "") {
      add(text("lsp.ignore", ["rule": .text(finding.rule), "key": .text(finding.key.safeToShow)]), edit)
    }
    return actions
  }

  private func fixAll(_ path: String, edits: [String: [TextEdit]]?) -> CodeAction {
    CodeAction(title: text("lsp.fix-all"), kind: CodeActionKind.fixAll, edits: edits)
  }

  /// Returns the changes that `lint --fix` would make to an open file.
  private func allFixes(of path: String, _ catalog: OpenCatalog) -> [TextEdit] {
    let changes = Fixer(linter).fix(catalog.group, contents: catalog.files.mapValues(\.text.bytes)).changes
    return changes.filter { $0.path == path }.compactMap { TextEdit(from: $0.old, to: $0.new) }
  }
}
