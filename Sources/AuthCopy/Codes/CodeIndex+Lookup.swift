extension CodeIndex {
  /// A value to look up, parsed once for all surfaces.
  struct Value {
    /// A text in the forms in which it is looked up.
    fileprivate struct LookupForms {
      let text: String
      let folded: String
      /// The codes and symbols that equal the value after folding.
      let names: ArraySlice<Name>
      let integer: Int?
    }

    fileprivate let text: String
    /// The whole value; nil if it is too long for a code.
    fileprivate let whole: LookupForms?
    /// The parts before the separators between codes and details, without trailing blanks.
    fileprivate let codesBeforeDetails: [(separator: Character, forms: LookupForms)]
  }

  /// The surfaces whose rows a lookup considers.
  enum Scope {
    case all
    case surface(Int)
    case surfaces([Int])
    /// The surfaces whose codes are HTTP statuses, or those whose codes are not.
    case httpStatuses(Bool)
  }

  /// The rows of a value, in the order of surfaces.
  struct LookupResult {
    let rows: [Int]
    /// The code in the value, in the table's spelling; for a prefix or a range, the value itself if it looks like a
    /// code.
    let code: String

    var isEmpty: Bool { rows.isEmpty }
  }

  /// The maximum length of a code, in bytes; a longer value can still begin with a code.
  private static let maximumLength = 512

  /// Parses a value.
  func value(_ text: String) -> Value {
    let start = text.utf8.prefix(Self.maximumLength)
    let codesBeforeDetails = distinctSeparators.compactMap { separator -> (Character, Value.LookupForms)? in
      guard let first = separator.utf8.first, text.containsByte(first),
        // A separator with a combining mark is another character.
        let end = start.indices.first(where: { start[$0] == first && text[$0] == separator })
      else { return nil }
      var code = text[..<end]
      while code.last?.isWhitespace == true { code.removeLast() }
      return (separator, lookupForms(String(code)))
    }
    let isTooLong = text.utf8.count > Self.maximumLength
    return Value(text: text, whole: isTooLong ? nil : lookupForms(text), codesBeforeDetails: codesBeforeDetails)
  }

  private func lookupForms(_ text: String) -> Value.LookupForms {
    let folded = text.foldedCode
    let acceptsIntegers = !numbers.isEmpty || !ranges.isEmpty
    return Value.LookupForms(
      text: text, folded: folded, names: names[folded], integer: acceptsIntegers ? Int(text) : nil)
  }

  /// Finds the rows of a value.
  ///
  /// The first interpretation with rows counts: a code, a symbol, a number; a code or a symbol in another spelling
  /// (letter case, blanks at the ends, a locale's `ı`); a number within a range; a code with which the value begins;
  /// then the same for the part before a surface's separator.
  ///
  @inline(never) func find(_ value: Value, on scope: Scope) -> LookupResult {
    if let whole = value.whole, let found = find(whole, SurfaceFilter(scope)) { return found }
    for (separator, code) in value.codesBeforeDetails {
      if let found = find(code, SurfaceFilter(scope, separator)) { return found }
    }
    return LookupResult(rows: [], code: value.text)
  }

  /// Returns the rows whose code, symbol or number is exactly the value.
  func exactRows(for value: String, on scope: Scope) -> [Int] {
    let forms = lookupForms(value)
    let filter = SurfaceFilter(scope)
    return rowsBySpelling(forms, filter) ?? lookupByNumber(forms, filter)?.rows ?? []
  }

  @inline(never) private func find(_ value: Value.LookupForms, _ filter: SurfaceFilter) -> LookupResult? {
    if let rows = rowsBySpelling(value, filter) { return LookupResult(rows: rows, code: value.text) }
    if let found = lookupByNumber(value, filter) { return found }
    for name in value.names {
      if let rows = filtered(name.rows, filter) { return LookupResult(rows: rows, code: name.spelling) }
    }
    return lookupByRange(value, filter) ?? lookupByPrefix(value, filter)
  }

  /// The surfaces of a scope that have a separator, if it is not nil.
  private struct SurfaceFilter {
    let scope: Scope
    let separator: Character?

    init(_ scope: Scope, _ separator: Character? = nil) {
      self.scope = scope
      self.separator = separator
    }
  }

  private func includes(_ row: Int, _ filter: SurfaceFilter) -> Bool {
    includes(row, filter.scope) && (filter.separator == nil || separators[surfaces[row]] == filter.separator)
  }

  /// Returns whether a lookup considers a row.
  func includes(_ row: Int, _ scope: Scope) -> Bool {
    let surface = surfaces[row]
    return switch scope {
    case .all: true
    case .surface(let wanted): surface == wanted
    case .surfaces(let wanted): wanted.contains(surface)
    case .httpStatuses(let wanted): isHTTPStatus[surface] == wanted
    }
  }

  /// Returns the wanted rows, without copying the array if all are wanted; nil if there are none.
  @inline(never) private func filtered(_ rows: [Int], _ filter: SurfaceFilter) -> [Int]? {
    if rows.allSatisfy({ includes($0, filter) }) { return rows.isEmpty ? nil : rows }
    let wanted = rows.filter { includes($0, filter) }
    return wanted.isEmpty ? nil : wanted
  }

  private func rowsBySpelling(_ value: Value.LookupForms, _ filter: SurfaceFilter) -> [Int]? {
    for name in value.names where name.spelling == value.text {
      if let rows = filtered(name.rows, filter) { return rows }
    }
    return nil
  }

  private func lookupByNumber(_ value: Value.LookupForms, _ filter: SurfaceFilter) -> LookupResult? {
    guard let integer = value.integer, let rows = numbers[integer].flatMap({ filtered($0, filter) }) else {
      return nil
    }
    return LookupResult(rows: rows, code: String(integer))
  }

  private func lookupByRange(_ value: Value.LookupForms, _ filter: SurfaceFilter) -> LookupResult? {
    guard !ranges.isEmpty, let integer = value.integer else { return nil }
    return partialMatch(ranges.filter { $0.range.contains(integer) }.map(\.row), value, filter)
  }

  private func lookupByPrefix(_ value: Value.LookupForms, _ filter: SurfaceFilter) -> LookupResult? {
    if prefixes.isEmpty { return nil }
    let matching = prefixes.filter { value.folded.hasPrefix($0.folded) && includes($0.row, filter) }
    let longest = matching.map(\.folded.utf8.count).max()
    return partialMatch(matching.filter { $0.folded.utf8.count == longest }.map(\.row), value, filter)
  }

  /// Returns rows that a value matches in part; the code is the value if it looks like a code, otherwise the row's
  /// code.
  private func partialMatch(_ rows: [Int], _ value: Value.LookupForms, _ filter: SurfaceFilter) -> LookupResult? {
    guard let rows = filtered(rows, filter) else { return nil }
    return LookupResult(rows: rows, code: value.text.looksLikeCode ? value.text : self.rows[rows[0]].code)
  }
}

extension String {
  /// Returns whether the UTF-8 bytes contain a byte, without decoding characters.
  fileprivate func containsByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}
