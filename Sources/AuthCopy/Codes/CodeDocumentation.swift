/// A code that has a page of its own on the site of a catalog.
package struct DocumentedCode: Sendable {
  /// The address of the page.
  package let path: DocumentationPath
  /// The rows of the code, which their descriptions tell apart.
  ///
  /// Rows of codes that differ only in letter case are here too: their addresses would be the same folder on some file
  /// systems.
  package fileprivate(set) var rows: [CodeRow]
}

/// The codes of a table that have a page.
final class CodeDocumentation: Sendable {
  /// The codes in the order of the table.
  ///
  /// A row that an earlier one hides is on no page.
  let codes: [DocumentedCode]
  /// The pages of codes that stand on that of another spelling, by the addresses that they would have of their own.
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

  /// The page at an address, or the one that it stands on.
  func page(at path: DocumentationPath) -> DocumentationPath { otherSpellings[path.description] ?? path }
}

extension CodeTable {
  /// The codes that have a page, in the order of the table.
  package var documentedCodes: [DocumentedCode] { documentation.value.codes }

  /// The page of a row.
  func documentationPath(surface: String, code: String) -> DocumentationPath {
    documentation.value.page(at: DocumentationPath(provider, surface: surface, code: code))
  }
}
