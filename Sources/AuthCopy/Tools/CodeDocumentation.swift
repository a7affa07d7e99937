/// A code that a catalog's site documents.
package struct DocumentedCode: Sendable {
  /// The path of the code's documentation.
  package let path: DocumentationPath
  /// The rows of the code, one for each condition, such as the error description that a row requires.
  ///
  /// Rows of codes that differ only in letter case are included, because readers consider them the same code.
  package fileprivate(set) var rows: [CodeRow]
}

/// The documentation of a table's codes in a site.
final class CodeDocumentation: Sendable {
  /// The codes in the order of the table.
  ///
  /// A row is omitted if an earlier row of its surface has the same condition.
  let codes: [DocumentedCode]
  /// The paths of codes that are documented under another spelling, by the path of their own spelling.
  private let otherSpellings: [String: DocumentationPath]

  private struct RowIdentity: Hashable {
    let surface: Int
    let condition: CodeRow.Condition
  }

  init(_ provider: Provider, _ surfaces: [CodeSurface]) {
    var codes: [DocumentedCode] = []
    var otherSpellings: [String: DocumentationPath] = [:]
    var indices: [String: Int] = [:]
    var seen: Set<RowIdentity> = []
    for row in surfaces.flatMap(\.rows) {
      guard seen.insert(RowIdentity(surface: row.surface, condition: row.condition)).inserted else { continue }
      let path = DocumentationPath(provider, surface: surfaces[row.surface].id, code: row.code)
      if let index = indices[path.description.lowercased()] {
        codes[index].rows.append(row)
        if codes[index].path != path { otherSpellings[path.description] = codes[index].path }
      } else {
        indices[path.description.lowercased()] = codes.count
        codes.append(DocumentedCode(path: path, rows: [row]))
      }
    }
    self.codes = codes
    self.otherSpellings = otherSpellings
  }

  /// Returns the path of the spelling under which a code is documented.
  func documentedPath(for path: DocumentationPath) -> DocumentationPath { otherSpellings[path.description] ?? path }
}
