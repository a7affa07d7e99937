/// A code that the site of a catalog explains.
package struct DocumentedCode: Sendable {
  /// The address of the explanation.
  package let path: DocumentationPath
  /// The rows of the code, which their descriptions tell apart.
  ///
  /// Rows of codes that differ only in letter case are here too: people take them for one.
  package fileprivate(set) var rows: [CodeRow]
}

/// The codes of a table as a site explains them.
final class CodeDocumentation: Sendable {
  /// The codes in the order of the table.
  ///
  /// A row that an earlier one hides is not among them.
  let codes: [DocumentedCode]
  /// The places of codes that are explained with another spelling, by the addresses that they would have of their own.
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

  /// An address, or that of the spelling that the code is explained with.
  func place(of path: DocumentationPath) -> DocumentationPath { otherSpellings[path.description] ?? path }
}

extension CodeTable {
  /// The codes that a site explains, in the order of the table.
  package var documentedCodes: [DocumentedCode] { documentation.value.codes }

  /// Where the code of a row is explained.
  func documentationPath(surface: String, code: String) -> DocumentationPath {
    documentation.value.place(of: DocumentationPath(provider, surface: surface, code: code))
  }
}
