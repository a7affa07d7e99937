/// The known name that a wrong name probably means.
package struct NameSuggestion {
  package let name: String
  /// Whether the two names differ only in case or separators.
  let isCertain: Bool

  package init?(_ wrong: String, known: Set<String>, unused: Set<String>) {
    func folded(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let alike = known.filter { folded($0) == folded(wrong) }
    if alike.count == 1, let name = alike.first {
      self.name = name
      isCertain = true
      return
    }
    let near = known.map { ($0, Self.distance(folded($0), folded(wrong))) }.min { ($0.1, $0.0) < ($1.1, $1.0) }
    if let near, near.1 <= max(1, wrong.count / 4), wrong.count > 2 {
      name = near.0
    } else if unused.count == 1, let only = unused.first {
      name = only
    } else {
      return nil
    }
    isCertain = false
  }

  /// Computes the Levenshtein distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for j in right.indices {
        let substituted = previous + (character == right[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(substituted, previous + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
