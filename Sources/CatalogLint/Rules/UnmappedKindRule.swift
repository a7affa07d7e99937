internal import AuthCopy

/// Finds a code that leads to a kind which kinds.json does not define.
///
/// A catalog with such a code is refused: there are no words for it.
struct UnmappedKindRule {
  func findings(in catalog: CatalogFolder) -> [Finding] {
    catalog.codes.filter { !catalog.kinds.contains($0.kind) }.map { code in
      let position = code.file.position(at: code.offset)
      return Finding(
        rule: "unmapped-kind", severity: .error, locale: "", key: code.name, path: code.file.path,
        line: position.line, column: position.column, message: words(code))
    }
  }

  private func words(_ code: CatalogFolder.Code) -> String {
    "\(code.name) leads to \"\(code.kind)\", which kinds.json does not define"
  }
}
