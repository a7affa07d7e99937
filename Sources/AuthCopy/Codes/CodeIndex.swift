/// Finds code rows by value.
///
/// A value is looked up first as a code, then as a symbol, then as a number, and finally as a pattern.
struct CodeIndex: Sendable {
  /// Resolutions by code, by symbols that are not codes, and by numbers that are neither.
  private let named: NameTable<Resolution>
  private let codes: [String: [CodeRow]]
  private let symbols: [String: [CodeRow]]
  private let numerics: [Int: [CodeRow]]
  /// Rows by lowercase code, for surfaces that ignore case.
  private let caseless: [String: [CodeRow]]
  private var prefixes: [CodeRow] = []
  private var ranges: [(range: ClosedRange<Int>, row: CodeRow)] = []
  private let separators: Set<Character>

  init(_ surfaces: [CodeSurface], of provider: Provider) {
    var codes: [String: [CodeRow]] = [:]
    var symbols: [String: [CodeRow]] = [:]
    var numerics: [Int: [CodeRow]] = [:]
    var caseless: [String: [CodeRow]] = [:]
    for surface in surfaces {
      for row in surface.rows {
        codes[row.code, default: []].append(row)
        if surface.ignoresCase { caseless[row.code.lowercased(), default: []].append(row) }
        if let symbol = row.symbol { symbols[symbol, default: []].append(row) }
        if let numeric = row.numeric { numerics[numeric, default: []].append(row) }
        switch row.match {
        case .exact: break
        case .prefix: prefixes.append(row)
        case .range:
          if let range = row.range { ranges.append((range, row)) }
        }
      }
    }
    separators = Set(surfaces.compactMap(\.detailSeparator))
    var named: [String: Resolution] = [:]
    func name(_ value: String, _ rows: [CodeRow]) {
      guard named[value] == nil else { return }
      named[value] = Resolution(
        rows.chosenOnEachSurface(describedBy: nil), of: provider, code: value, surfaces)
    }
    for (value, rows) in codes { name(value, rows) }
    for (value, rows) in symbols { name(value, rows) }
    for (value, rows) in numerics { name(String(value), rows) }
    self.named = NameTable(named)
    self.codes = codes
    self.symbols = symbols
    self.numerics = numerics
    self.caseless = caseless
  }

  /// The meaning of a value that is a code, symbol or number, when nothing else is known about the error.
  func match(of value: String) -> Resolution? { named[value] }

  /// The rows for the first interpretation with a result, in the order of surfaces, and the code that was found.
  func rows(
    for value: String, in table: CodeTable, where isWanted: (CodeRow) -> Bool
  ) -> (rows: [CodeRow], code: String) {
    let rows = self.rows(for: value, where: isWanted)
    if !rows.isEmpty { return (rows, value) }
    guard let end = value.firstIndex(where: separators.contains) else { return ([], value) }
    var code = value[..<end]
    while code.last?.isWhitespace == true { code.removeLast() }
    let detailed = self.rows(for: String(code)) { row in
      isWanted(row) && table.surfaces[row.surface].detailSeparator == value[end]
    }
    return (detailed, String(code))
  }

  private func rows(for value: String, where isWanted: (CodeRow) -> Bool) -> [CodeRow] {
    func wanted(_ rows: [CodeRow]?) -> [CodeRow]? {
      guard let rows, !rows.isEmpty else { return nil }
      // Usually all rows of a code are wanted, so the array is returned without copying.
      if rows.allSatisfy(isWanted) { return rows }
      let wanted = rows.filter(isWanted)
      return wanted.isEmpty ? nil : wanted
    }
    if let rows = wanted(codes[value]) ?? wanted(symbols[value]) { return rows }
    let integer = Int(value)
    if let integer, let rows = wanted(numerics[integer]) { return rows }
    if !caseless.isEmpty, let rows = wanted(caseless[value.lowercased()]) { return rows }
    if let integer, let rows = wanted(ranges.filter { $0.range.contains(integer) }.map(\.row)) { return rows }
    return wanted(prefixes.filter { value.hasPrefix($0.code) }) ?? []
  }
}

extension CodeRow {
  /// The range of a row whose code is `FROM-TO`.
  var range: ClosedRange<Int>? {
    let bounds = code.split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
    return bounds[0]...bounds[1]
  }
}
