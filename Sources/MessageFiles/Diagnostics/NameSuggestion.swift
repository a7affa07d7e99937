/// The known name that a wrong name probably means.
package struct NameSuggestion {
  package let name: String
  /// Whether the two names differ only in case or separators.
  package let isCertain: Bool

  /// Finds the suggestion; nil if no known name is similar and `unused` does not determine it.
  ///
  /// - Parameters:
  ///   - known: the valid names.
  ///   - unused: the valid names that are still missing; a single one is suggested even if it is not similar.
  package init?(_ wrong: String, known: Set<String>, unused: Set<String> = []) {
    let similar = Self.similar(to: wrong, among: known)
    if similar.count(where: { $0.distance == 0 }) == 1 {
      name = similar[0].name
      isCertain = true
      return
    }
    if let nearest = similar.first, wrong.count > 2 {
      name = nearest.name
    } else if unused.count == 1, let only = unused.first {
      name = only
    } else {
      return nil
    }
    isCertain = false
  }

  /// Returns the known names that are similar to a wrong name, ignoring case and separators, the nearest first.
  package static func similar(to wrong: String, among known: Set<String>) -> [(name: String, distance: Int)] {
    func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let foldedWrong = folded(wrong)
    let maximum = max(1, wrong.count / 4)
    // The distance is at least the difference in length, which takes less time to compute.
    return known.map { ($0, folded($0)) }.filter { abs($1.count - foldedWrong.count) <= maximum }
      .map { ($0, distance($1, foldedWrong)) }.filter { $1 <= maximum }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map { (name: $0, distance: $1) }
  }

  /// Returns the number of characters to insert, remove, replace or swap with a neighbor (optimal string alignment).
  package static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substituted = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var least = min(substituted, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
