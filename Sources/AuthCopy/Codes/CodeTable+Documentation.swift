/// A code that has a page of its own on the site of a catalog.
package struct DocumentedCode: Sendable {
  /// The address of the page.
  package let path: DocumentationPath
  /// The rows of the code, which their descriptions tell apart. Rows of codes that differ only in letter case are here too:
  /// their addresses would be the same folder on some file systems.
  package fileprivate(set) var rows: [CodeRow]
}

extension CodeTable {
  /// The codes that have a page, in the order of the table. A row that an earlier one hides is on none.
  package var documentedCodes: [DocumentedCode] {
    var codes: [DocumentedCode] = []
    var indices: [String: Int] = [:]
    var seen: Set<RowIdentity> = []
    for row in surfaces.flatMap(\.rows) {
      guard seen.insert(RowIdentity(surface: row.surface, condition: row.condition)).inserted else { continue }
      let path = ownDocumentationPath(of: row)
      if let index = indices[path.description.lowercased()] {
        codes[index].rows.append(row)
      } else {
        indices[path.description.lowercased()] = codes.count
        codes.append(DocumentedCode(path: path, rows: [row]))
      }
    }
    return codes
  }

  /// The address of a row, were it the only one that is spelled like this.
  private func ownDocumentationPath(of row: CodeRow) -> DocumentationPath {
    DocumentationPath(provider, surface: surfaces[row.surface].id, code: row.code)
  }

  private struct RowIdentity: Hashable {
    let surface: Int
    let condition: CodeRow.Condition
  }
}
