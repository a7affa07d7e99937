extension CodeIndex {
  /// The rows of a value, in the order of surfaces.
  struct Found {
    let rows: [Int]
    /// The part of the value that is the code, in the spelling of the table unless the value is a code as it stands.
    let code: String

    var isEmpty: Bool { rows.isEmpty }
  }

  /// The length beyond which a value is no code, although it can begin with one, in bytes.
  private static let maximumLength = 512

  /// Finds the rows of a value.
  ///
  /// The first interpretation with rows counts: a code, a symbol, a number; a code or a symbol in another spelling
  /// (letter case, blanks at the ends, a locale's `ı`); a number within a range; a code that the value begins with; and
  /// all of these for the part before a surface's separator.
  ///
  /// - Parameter isWanted: whether the rows of a surface count.
  func find(_ value: String, where isWanted: (Int) -> Bool) -> Found {
    if value.utf8.count <= Self.maximumLength {
      let found = whole(value, where: isWanted)
      if !found.isEmpty { return found }
    }
    return beforeDetails(value, where: isWanted)
  }

  /// The rows whose code, symbol or number is exactly the value.
  func spelledRows(for value: String, where isWanted: (Int) -> Bool) -> [Int] {
    spelled(value, in: names[value.foldedCode] ?? [], where: isWanted) ?? numbered(value, where: isWanted)?.rows ?? []
  }

  private func whole(_ value: String, where isWanted: (Int) -> Bool) -> Found {
    let folded = value.foldedCode
    let names = names[folded] ?? []
    if let rows = spelled(value, in: names, where: isWanted) { return Found(rows: rows, code: value) }
    if let found = numbered(value, where: isWanted) { return found }
    for name in names {
      if let rows = wanted(name.rows, isWanted) { return Found(rows: rows, code: name.spelling) }
    }
    return ranged(value, where: isWanted) ?? prefixed(value, folded, where: isWanted) ?? Found(rows: [], code: value)
  }

  /// The rows that are wanted, usually all, without copying them; nil if there is none.
  private func wanted(_ rows: [Int], _ isWanted: (Int) -> Bool) -> [Int]? {
    if rows.allSatisfy({ isWanted(surfaces[$0]) }) { return rows.isEmpty ? nil : rows }
    let wanted = rows.filter { isWanted(surfaces[$0]) }
    return wanted.isEmpty ? nil : wanted
  }

  private func spelled(_ value: String, in names: [Name], where isWanted: (Int) -> Bool) -> [Int]? {
    for name in names where name.spelling == value {
      if let rows = wanted(name.rows, isWanted) { return rows }
    }
    return nil
  }

  private func numbered(_ value: String, where isWanted: (Int) -> Bool) -> Found? {
    guard !numbers.isEmpty, let integer = Int(value), let rows = numbers[integer].flatMap({ wanted($0, isWanted) })
    else { return nil }
    return Found(rows: rows, code: String(integer))
  }

  private func ranged(_ value: String, where isWanted: (Int) -> Bool) -> Found? {
    guard !ranges.isEmpty, let integer = Int(value) else { return nil }
    return found(ranges.filter { $0.range.contains(integer) }.map(\.row), value, isWanted)
  }

  private func prefixed(_ value: String, _ folded: String, where isWanted: (Int) -> Bool) -> Found? {
    if prefixes.isEmpty { return nil }
    let matching = prefixes.filter { folded.hasPrefix($0.folded) && isWanted(surfaces[$0.row]) }
    let longest = matching.map(\.folded.utf8.count).max()
    return found(matching.filter { $0.folded.utf8.count == longest }.map(\.row), value, isWanted)
  }

  /// Rows that a value matches only in part: it is repeated if it looks like a code, else the row's code is.
  private func found(_ rows: [Int], _ value: String, _ isWanted: (Int) -> Bool) -> Found? {
    guard let rows = wanted(rows, isWanted) else { return nil }
    return Found(rows: rows, code: value.looksLikeCode ? value : self.rows[rows[0]].code)
  }

  private func beforeDetails(_ value: String, where isWanted: (Int) -> Bool) -> Found {
    let nothing = Found(rows: [], code: value)
    let start = value.utf8.prefix(Self.maximumLength)
    for separator in distinctSeparators {
      guard let first = separator.utf8.first,
        let end = start.indices.first(where: { start[$0] == first && value[$0] == separator })
      else { continue }
      var code = value[..<end]
      while code.last?.isWhitespace == true { code.removeLast() }
      let found = whole(String(code)) { separators[$0] == separator && isWanted($0) }
      if !found.isEmpty { return found }
    }
    return nothing
  }
}
