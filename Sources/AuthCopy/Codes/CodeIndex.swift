/// The rows of a code table, by every value that leads to them.
///
/// Rows are named by their positions, and what a lookup needs of them stands in lists of its own: a code with many rows,
/// whose message decides, must not take longer than others.
///
/// A class, so that a lookup copies none of it.
final class CodeIndex: Sendable {
  /// The rows with a code or a symbol in the same spelling, in the order of surfaces.
  struct Name: Sendable {
    let spelling: String
    let isSymbol: Bool
    var rows: [Int]
  }

  /// The rows, in the order of surfaces.
  let rows: [CodeRow]
  /// The surface of each row.
  let surfaces: [Int]
  /// Finds the phrases of the rows in a text.
  let phrases: PhraseMatcher
  /// The number of each row's phrase in `phrases`; nil for a row without one.
  private let phraseNumbers: [Int?]
  /// Whether each row's phrase proves something wherever it stands.
  private let isDistinctive: [Bool]
  /// Whether each row needs a description that matches.
  private let isDescribed: [Bool]
  /// The rows that match a text by their phrase alone, by the number of the phrase.
  private let phraseRows: [Int: [Int]]
  /// The rows whose description is long enough to tell without their code, in the same way.
  private let tellingRows: [Int: [Int]]
  /// The length from which a description is long enough, in bytes of folded text.
  private static let tellingLength = 18
  /// Codes and symbols by their folded form, codes before symbols.
  let names: NameTable<[Name]>
  let numbers: [Int: [Int]]
  let prefixes: [(folded: String, row: Int)]
  let ranges: [(range: ClosedRange<Int>, row: Int)]
  /// The character of each surface that separates a code from details.
  let separators: [Character?]
  /// The same without repetitions.
  let distinctSeparators: [Character]
  /// Tells that none of the rows has a value.
  let filter: CodeFilter
  /// The beginnings of codes up to their first `/`: `auth/`.
  let namespaces: Set<Substring>

  /// - Parameter isNetwork: whether the phrases are those of the network layer, of which two words prove as much as four of
  ///   another's: `connection refused` is said of nothing else.
  init(_ surfaces: [CodeSurface], isNetwork: Bool = false) {
    var rows: [CodeRow] = []
    rows.reserveCapacity(surfaces.reduce(0) { $0 + $1.rows.count })
    for surface in surfaces { rows += surface.rows }
    let wrappers = Set(rows.lazy.filter(\.isOverloaded).map(\.code.foldedCode))
    if !wrappers.isEmpty {
      for row in rows.indices where wrappers.contains(rows[row].code.foldedCode) { rows[row].isWrapper = true }
    }
    self.rows = rows
    self.surfaces = rows.map(\.surface)
    separators = surfaces.map(\.detailSeparator)
    distinctSeparators = separators.reduce(into: []) { distinct, separator in
      if let separator, !distinct.contains(separator) { distinct.append(separator) }
    }
    var numberOfPhrase: [FoldedText: Int] = [:]
    phraseNumbers = rows.map { row in
      guard let phrase = row.phrase.map({ FoldedText($0) }), !phrase.bytes.isEmpty else { return nil }
      let number = numberOfPhrase[phrase] ?? numberOfPhrase.count
      numberOfPhrase[phrase] = number
      return number
    }
    let phrases = PhraseMatcher(numberOfPhrase.sorted { $0.value < $1.value }.map(\.key))
    self.phrases = phrases
    isDistinctive = rows.map { row in
      row.strength.map { $0 == .distinctive }
        ?? row.phrase.map { $0.isDistinctivePhrase || isNetwork && $0.utf8.contains(0x20) } ?? false
    }
    isDescribed = rows.map { $0.description != nil }
    let byPhrase = { [rows, phraseNumbers] (isWanted: (CodeRow, _ length: Int) -> Bool) -> [Int: [Int]] in
      rows.indices.reduce(into: [:]) { found, row in
        guard let phrase = phraseNumbers[row], isWanted(rows[row], phrases.length(of: phrase)) else { return }
        found[phrase, default: []].append(row)
      }
    }
    phraseRows = byPhrase { row, _ in row.match == .phrase }
    tellingRows = byPhrase { row, length in row.description != nil && length >= Self.tellingLength }
    var names: [String: [Name]] = [:]
    for (index, row) in rows.enumerated() {
      names[row.code.foldedCode, default: []].add(row.code, isSymbol: false, index)
      if let symbol = row.symbol { names[symbol.foldedCode, default: []].add(symbol, isSymbol: true, index) }
    }
    self.names = NameTable(names)
    numbers = rows.indices.reduce(into: [:]) { numbers, index in
      if let numeric = rows[index].numeric { numbers[numeric, default: []].append(index) }
    }
    prefixes = rows.enumerated().compactMap { index, row in
      row.match == .prefix ? (row.code.foldedCode, index) : nil
    }
    ranges = rows.enumerated().compactMap { index, row in
      row.match == .range ? row.range.map { ($0, index) } : nil
    }
    filter = CodeFilter(
      Array(names.keys), beginnings: prefixes.map(\.folded) + surfaces.compactMap(\.derivation?.prefix),
      separators: distinctSeparators, takesIntegers: !numbers.isEmpty || !ranges.isEmpty)
    namespaces = Set(rows.compactMap { row in row.code.firstIndex(of: "/").map { row.code[...$0] } })
  }

  /// The chosen rows of each value that is a code, symbol or number, when nothing else is known about the error.
  ///
  /// - Parameter isWanted: whether the rows of a surface count.
  func rowsByValue(where isWanted: (Int) -> Bool) -> [String: [CodeRow]] {
    let values = Set(rows.flatMap { [$0.code, $0.symbol, $0.numeric.map(String.init)].compactMap(\.self) })
    return Dictionary(
      uniqueKeysWithValues: values.compactMap { value in
        let found = spelledRows(for: value, where: isWanted)
        return found.isEmpty ? nil : (value, rowOfEachSurface(found, describedBy: nil).map { rows[$0] })
      })
  }
}

extension [CodeIndex.Name] {
  /// Adds a row to the name with its spelling; codes stand before symbols.
  fileprivate mutating func add(_ spelling: String, isSymbol: Bool, _ row: Int) {
    if let index = firstIndex(where: { $0.spelling == spelling && $0.isSymbol == isSymbol }) {
      self[index].rows.append(row)
    } else {
      let end = isSymbol ? count : firstIndex(where: \.isSymbol) ?? count
      insert(CodeIndex.Name(spelling: spelling, isSymbol: isSymbol, rows: [row]), at: end)
    }
  }
}

extension CodeIndex {
  /// Among rows of one code and surface, the one with the longest phrase that matches, else the one without a phrase.
  ///
  /// - Parameter orFirst: whether the first row is chosen if there is no such row.
  func row(among rows: some Collection<Int>, describedBy matches: PhraseMatches?, orFirst: Bool = true) -> Int? {
    describedRow(among: rows, by: matches) ?? rows.first { !isDescribed[$0] } ?? (orFirst ? rows.first : nil)
  }

  /// The row with the longest phrase that matches; of several, the first.
  func describedRow(among rows: some Collection<Int>, by matches: PhraseMatches?) -> Int? {
    guard let matches else { return nil }
    var longest: (row: Int, length: Int)?
    for row in rows {
      guard let phrase = phraseNumbers[row], matches.contains(phrase) else { continue }
      let length = phrases.length(of: phrase)
      if length > longest?.length ?? 0 { longest = (row, length) }
    }
    return longest?.row
  }

  /// Selects one row for each surface from rows of one code.
  func rowOfEachSurface(_ rows: [Int], describedBy matches: PhraseMatches?) -> [Int] {
    if rows.count < 2 { return rows }
    var chosen: [Int] = []
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { surfaces[$0] != surfaces[rows[start]] } ?? rows.count
      if let row = row(among: rows[start..<end], describedBy: matches) { chosen.append(row) }
      start = end
    }
    return chosen
  }

  /// The row of the longest phrase in a text that needs no code.
  func phraseRow(in text: DescribedText, where isWanted: (Int) -> Bool) -> Int? {
    telling(phraseRows, in: text, where: isWanted)
  }

  /// The row of the longest description in a text whose code is not known.
  ///
  /// Short descriptions, such as "refresh token", say something beside their code only.
  func describedRow(in text: DescribedText, where isWanted: (Int) -> Bool) -> Int? {
    telling(tellingRows, in: text, where: isWanted)
  }

  /// The row of the longest phrase that is distinctive or one of the text's heads.
  private func telling(
    _ rowsByPhrase: [Int: [Int]], in text: DescribedText, where isWanted: (Int) -> Bool
  ) -> Int? {
    let rows = text.matches.numbers.flatMap { phrase in
      (rowsByPhrase[phrase] ?? []).filter { row in
        isWanted(surfaces[row])
          && (isDistinctive[row] || text.heads?.contains { phrases.isWhole(phrase, $0) } ?? true)
      }
    }
    return describedRow(among: rows.sorted(), by: text.matches)
  }

  /// A text that is searched for phrases.
  struct DescribedText {
    let matches: PhraseMatches
    /// The places where an ordinary phrase can stand alone; nil for a value that stands where the provider's messages do, in
    /// which any phrase counts.
    let heads: [FoldedText]?
  }

  /// Whether a text without a code can have a meaning.
  var hasPhraseRows: Bool { !phraseRows.isEmpty || !tellingRows.isEmpty }
}

extension String {
  /// Whether a phrase proves something wherever it stands in a text.
  ///
  /// It does with four words, a digit, a sign of codes, or a capital inside of a word. A syllable of Korean or a character of
  /// Chinese or Japanese says as much as half a word.
  fileprivate var isDistinctivePhrase: Bool {
    var core = Substring(self)
    while let last = core.last, last.isPunctuation || last.isWhitespace { core.removeLast() }
    if core.split(whereSeparator: \.isWhitespace).count >= 4 { return true }
    if core.unicodeScalars.count(where: { $0.value >= 0x1100 && $0.properties.isAlphabetic }) >= 8 { return true }
    return core.looksLikeName
  }
}
