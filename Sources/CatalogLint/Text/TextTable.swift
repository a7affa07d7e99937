import CatalogFormats

/// Rows of cells under a heading.
package struct TextTable {
  private var rows: [[String]]

  package init(columns: [String]) { rows = [columns] }

  package mutating func add(_ row: [String]) { rows.append(row) }

  /// The table without the columns that are empty in every row.
  package var withoutEmptyColumns: TextTable {
    let wanted = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
    var table = self
    table.rows = rows.map { row in wanted.map { row[$0] } }
    return table
  }

  private static func isNumber(_ cell: String) -> Bool { Int(cell) != nil }

  /// The table in plain text: columns are as wide as their widest cells, and numbers are aligned right.
  package var text: String {
    padded.map { row in
      let line = row.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The table in GitHub Flavored Markdown.
  package var markdown: String {
    let columns = rows[0].indices
    let isNumeric = columns.map { column in rows.dropFirst().allSatisfy { Self.isNumber($0[column]) } }
    let rule = columns.map { isNumeric[$0] ? "---:" : "---" }
    var lines = rows.map { row in row.map(\.escapedForMarkdown) }
    lines.insert(rule, at: 1)
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private var padded: [[String]] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.columns)
        return Self.isNumber(cell) ? padding + cell : cell + padding
      }
    }
  }
}
