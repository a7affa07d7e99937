import MessageFiles
import CatalogFormats

/// A table of text cells with a heading row.
package struct TextTable {
  private var rows: [[String]]

  package init(columns: [String]) { rows = [columns] }

  /// Adds a row, without characters that could disturb the surrounding text.
  package mutating func add(_ row: [String]) { rows.append(row.map(\.safeToShow)) }

  /// The table without the columns that are empty in every row.
  package var withoutEmptyColumns: TextTable {
    let columnsWithText = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
    var table = self
    table.rows = rows.map { row in columnsWithText.map { row[$0] } }
    return table
  }

  private static func isNumber(_ cell: String) -> Bool { Int(cell) != nil }

  /// The table in plain text: columns are as wide as their widest cells, and numbers are aligned right.
  package var text: String { text() }

  /// Returns the table in plain text, with long cells wrapped to fit a width if possible.
  ///
  /// - Parameter width: the width of the terminal in characters; nil for no limit.
  package func text(width: Int? = nil, _ style: TextStyle = .plain) -> String {
    let widths = widths(within: width)
    return rows.enumerated().flatMap { index, row in
      lines(of: row, widths).map { index == 0 ? style.text($0, .bold) : $0 }
    }.joined(separator: "\n")
  }

  /// The table in GitHub Flavored Markdown.
  package var markdown: String {
    let columns = rows[0].indices
    let isNumeric = columns.map { column in rows.dropFirst().allSatisfy { Self.isNumber($0[column]) } }
    let alignments = columns.map { isNumeric[$0] ? "---:" : "---" }
    var lines = rows.map { row in row.map(\.escapedForMarkdown) }
    lines.insert(alignments, at: 1)
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static let gap = "  "
  /// The width below which a column is not shrunk, because it would be hard to read.
  private static let minimumShrunkWidth = 12

  /// Returns the width of each column; the widest columns shrink to fit the limit.
  private func widths(within limit: Int?) -> [Int] {
    var widths = rows[0].indices.map { column in rows.map { $0[column].columnWidth }.max() ?? 0 }
    guard let limit else { return widths }
    let availableWidth = limit - Self.gap.count * (widths.count - 1)
    while widths.reduce(0, +) > availableWidth, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.minimumShrunkWidth
    {
      widths[widest] -= 1
    }
    return widths
  }

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { $0.columnWidth <= $1 ? [$0] : $0.wrapped(to: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let padded = cells.indices.map { column in
        let cell = line < cells[column].count ? cells[column][line] : ""
        let padding = String(repeating: " ", count: max(0, widths[column] - cell.columnWidth))
        return Self.isNumber(row[column]) ? padding + cell : cell + padding
      }
      return String(padded.joined(separator: Self.gap).reversed().drop { $0 == " " }.reversed())
    }
  }
}
