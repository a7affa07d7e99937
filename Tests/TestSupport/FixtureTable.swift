import Foundation

/// A tab-separated table in `Tests/Fixtures`; its first line contains the column names.
package struct FixtureTable {
  package let rows: [[String]]
  private let url: URL
  private let header: String

  package init(_ name: String) throws {
    url = Project.fixtures.appending(path: name)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    header = lines.first.map(String.init) ?? ""
    rows = lines.dropFirst().map(Self.cells)
  }

  /// Returns the cells of a line.
  package static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the rows that are only in the table or only in `others`.
  ///
  /// With `AUTH_COPY_UPDATE_SNAPSHOT=1`, the file is overwritten with `others`.
  package func differences(from others: [[String]]) throws -> [String] {
    let (current, others) = (Set(rows.map(Self.line)), Set(others.map(Self.line)))
    if Self.updatesFiles {
      let lines = [header] + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      try (lines.joined(separator: "\n") + "\n").write(to: url, atomically: true, encoding: .utf8)
    }
    return current.symmetricDifference(others).sorted()
  }

  private static func line(_ cells: [String]) -> String { cells.joined(separator: "\t") }

  private static let updatesFiles = ProcessInfo.processInfo.environment["AUTH_COPY_UPDATE_SNAPSHOT"] != nil
}
