/// An index of the rows of a code table by code, symbol, number, prefix, range and phrase.
///
/// Rows are identified by their positions, and the properties that a lookup needs are in parallel arrays: a code with
/// many rows, which the message distinguishes, must not take longer than other codes.
///
/// It is a class, so that a lookup does not copy it.
final class CodeIndex: Sendable {
  /// A code or symbol in one spelling, with its rows in the order of surfaces.
  struct Name: Sendable {
    let spelling: String
    let isSymbol: Bool
    var rows: [Int]
  }

  /// The codes and symbols by their folded form.
  struct Names: Sendable {
    private var folded = NameIndex()
    /// The names, by the position of their folded form, codes before symbols.
    private var names: [Name] = []
    /// The start of the names of each folded form, and the end of the last.
    private var starts: [Int32] = [0]
  }

  /// The rows, in the order of surfaces.
  let rows: [CodeRow]
  /// The surface of each row.
  let surfaces: [Int]
  /// The matcher that finds the rows' phrases in a text.
  let phrases: PhraseMatcher
  /// The number of each row's phrase in `phrases`; negative for a row without a phrase.
  private let phraseNumbers: [Int32]
  /// The edges of a message that each row's phrase needs in a text.
  let requiredEdges: [MessageEdges]
  /// Whether each row requires a matching description.
  private let isDescribed: [Bool]
  /// The rows that match a text by their phrase alone, at the number of the phrase.
  let phraseRows: [[Int]]
  /// These rows without HTTP statuses, which are no evidence in a text, in the same form.
  let evidenceRows: [[Int]]
  /// The rows whose description is long enough to identify the error without its code, in the same form.
  ///
  /// Short descriptions, such as "refresh token", are meaningful only together with their code.
  let longDescriptionRows: [[Int]]
  /// Whether a phrase can resolve a text without a code.
  let hasPhraseRows: Bool
  /// The codes and symbols.
  let names: Names
  /// The rows of each number.
  let numbers: [Int: [Int]]
  /// The rows that match values by a prefix, with the prefix in folded form.
  let prefixes: [(folded: String, row: Int)]
  /// The rows that match numbers in a range.
  let ranges: [(range: ClosedRange<Int>, row: Int)]
  /// Whether the codes of each surface are HTTP statuses.
  let isHTTPStatus: [Bool]
  /// The character of each surface that separates a code from details.
  let separators: [Character?]
  /// The separators of all surfaces, without duplicates.
  let distinctSeparators: [Character]
  /// The filter that rejects values that no row has.
  let filter: CodeFilter
  /// The prefixes of codes up to and including their first `/`, such as `auth/`.
  let namespaces: Set<String>

  /// The lists of one row, which all indices share.
  private static let listsOfOne = (0..<8192).map { [$0] }

  /// - Parameter isNetwork: whether the rows belong to the network layer, whose phrases are distinctive with two words
  ///   instead of four: `connection refused` has no other meaning.
  init(_ surfaces: [CodeSurface], isNetwork: Bool = false, _ rules: ReadingRules) {
    var rows: [CodeRow] = []
    rows.reserveCapacity(surfaces.reduce(0) { $0 + $1.rows.count })
    for surface in surfaces { rows += surface.rows }
    self.rows = rows
    self.surfaces = rows.map(\.surface)
    isHTTPStatus = surfaces.map(\.isHTTPStatus)
    separators = surfaces.map(\.detailSeparator)
    distinctSeparators = separators.reduce(into: []) { distinct, separator in
      if let separator, !distinct.contains(separator) { distinct.append(separator) }
    }
    var distinctPhrases = NameIndex()
    phraseNumbers = rows.map { row in
      guard let phrase = row.phrase.map({ CaseFoldedBytes($0).text }), !phrase.isEmpty else { return -1 }
      return Int32(distinctPhrases.add(phrase))
    }
    let phrases = PhraseMatcher(distinctPhrases.names.map { Array($0.utf8)[...] })
    self.phrases = phrases
    requiredEdges = rows.map { row in
      switch row.strength {
      case .distinctive: []
      case .plain: .both
      case nil: row.phrase.map { isNetwork && $0.utf8.contains(0x20) ? [] : $0.requiredEdges(rules) } ?? .both
      }
    }
    isDescribed = rows.map { $0.description != nil }
    let isStatus = { (row: Int) in surfaces[rows[row].surface].isHTTPStatus }
    // Most lists have one row, and share its list.
    let lists = rows.indices.map { $0 < Self.listsOfOne.count ? Self.listsOfOne[$0] : [$0] }
    var phraseRows = [[Int]](repeating: [], count: distinctPhrases.names.count)
    var longDescriptionRows = phraseRows
    for (index, row) in rows.enumerated() {
      let phrase = Int(phraseNumbers[index])
      if phrase < 0 { continue }
      if row.match == .phrase { phraseRows[phrase].add(lists[index]) }
      if row.description != nil, phrases.length(of: phrase) >= rules[.longDescription],
        !isStatus(index)
      {
        longDescriptionRows[phrase].add(lists[index])
      }
    }
    self.phraseRows = phraseRows
    // Hardly any phrase has such a row: the others share their lists.
    evidenceRows = phraseRows.map { $0.contains(where: isStatus) ? $0.filter { !isStatus($0) } : $0 }
    self.longDescriptionRows = longDescriptionRows
    hasPhraseRows = phraseRows.contains { !$0.isEmpty }
    names = Names(rows, lists)
    numbers = rows.indices.reduce(into: [:]) { numbers, index in
      if let numeric = rows[index].numeric { numbers[numeric, default: []].add(lists[index]) }
    }
    prefixes = rows.enumerated().compactMap { index, row in
      row.match == .prefix ? (row.code.foldedCode, index) : nil
    }
    ranges = rows.enumerated().compactMap { index, row in
      row.match == .range ? row.range.map { ($0, index) } : nil
    }
    filter = CodeFilter(
      names.foldedForms, prefixes: prefixes.map(\.folded) + surfaces.compactMap(\.derivation?.prefix),
      separators: distinctSeparators, acceptsIntegers: !numbers.isEmpty || !ranges.isEmpty)
    namespaces = Set(rows.compactMap { row in row.code.firstIndex(of: "/").map { String(row.code[...$0]) } })
  }

  /// All codes, symbols and numbers, but for phrases.
  var values: Set<String> {
    Set(
      rows.flatMap {
        [$0.match == .phrase ? nil : $0.code, $0.symbol, $0.numeric.map(String.init)].compactMap(\.self)
      })
  }

  /// Returns one row of each surface for a code, symbol or number, as for an error without a description.
  func rows(of value: String, on scope: Scope) -> [CodeRow] {
    rowOfEachSurface(exactRows(for: value, on: scope), describedBy: nil).map { rows[$0] }
  }
}

extension CodeIndex.Names {
  /// - Parameter lists: a list of each row alone.
  fileprivate init(_ rows: [CodeRow], _ lists: [[Int]]) {
    var namesByFolded: [[CodeIndex.Name]] = []
    for (row, list) in zip(rows, lists) {
      for (spelling, isSymbol) in [(row.code, false), (row.symbol, true)] {
        guard let spelling else { continue }
        let position = folded.add(spelling.foldedCode)
        if position == namesByFolded.count { namesByFolded.append([]) }
        namesByFolded[position].add(spelling, isSymbol: isSymbol, list)
      }
    }
    names.reserveCapacity(namesByFolded.reduce(0) { $0 + $1.count })
    starts.reserveCapacity(namesByFolded.count + 1)
    for group in namesByFolded {
      names += group
      starts.append(Int32(names.count))
    }
  }

  /// The codes and symbols in the form in which they are compared, without duplicates.
  var foldedForms: [String] { folded.names }

  /// Returns the codes and then the symbols with a folded form.
  subscript(form: String) -> ArraySlice<CodeIndex.Name> {
    folded[form].map { names[Int(starts[$0])..<Int(starts[$0 + 1])] } ?? []
  }
}

extension [CodeIndex.Name] {
  /// Adds a row to the name with its spelling, and keeps codes before symbols.
  fileprivate mutating func add(_ spelling: String, isSymbol: Bool, _ row: [Int]) {
    if let index = firstIndex(where: { $0.spelling == spelling && $0.isSymbol == isSymbol }) {
      self[index].rows.add(row)
    } else {
      let end = isSymbol ? count : firstIndex(where: \.isSymbol) ?? count
      insert(CodeIndex.Name(spelling: spelling, isSymbol: isSymbol, rows: row), at: end)
    }
  }
}

extension [Int] {
  /// Appends a list, whose memory an empty list shares.
  fileprivate mutating func add(_ list: [Int]) { if isEmpty { self = list } else { self += list } }
}

extension CodeIndex {
  /// Returns the row with the longest matching phrase, or else the first row without a description.
  ///
  /// A row never counts without its description, so the result is nil if all rows have one and none matches.
  ///
  /// - Parameter rows: rows of one code and surface.
  func row(among rows: ArraySlice<Int>, describedBy matches: PhraseMatches?) -> Int? {
    describedRow(among: rows, by: matches) ?? rows.first { !isDescribed[$0] }
  }

  /// Returns the row with the longest matching phrase; the first of them if several are equally long.
  func describedRow(among rows: ArraySlice<Int>, by matches: PhraseMatches?) -> Int? {
    guard let matches else { return nil }
    var longest: (row: Int, length: Int)?
    for row in rows {
      let phrase = Int(phraseNumbers[row])
      guard phrase >= 0, matches.contains(phrase) else { continue }
      let length = phrases.length(of: phrase)
      if (length, -row) > (longest?.length ?? 0, -(longest?.row ?? 0)) { longest = (row, length) }
    }
    return longest?.row
  }

  /// Selects at most one row for each surface from rows of one code.
  func rowOfEachSurface(_ rows: [Int], describedBy matches: PhraseMatches?) -> [Int] {
    var chosen: [Int] = []
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { surfaces[$0] != surfaces[rows[start]] } ?? rows.count
      if let row = row(among: rows[start..<end], describedBy: matches) { chosen.append(row) }
      start = end
    }
    return chosen
  }

  /// Returns the row of the longest phrase among those that a text contains and that need no code.
  func phraseRow(in matches: PhraseMatches, on scope: Scope) -> Int? {
    let rows = matches.numbers.flatMap { phraseRows[$0].filter { includes($0, scope) } }
    return describedRow(among: rows[...], by: matches)
  }
}

extension String {
  /// Returns the edges of a message that a phrase needs in a text.
  ///
  /// A phrase with several words, with many characters of Korean, Chinese or Japanese, or with a part that looks like a
  /// name needs none, and a phrase with fewer words the left one.
  fileprivate func requiredEdges(_ rules: ReadingRules) -> MessageEdges {
    var core = Substring(self)
    while let last = core.last, last.isPunctuation || last.isWhitespace { core.removeLast() }
    let words = core.split(whereSeparator: \.isWhitespace).count
    let characters = core.unicodeScalars.count { $0.value >= 0x1100 && $0.properties.isAlphabetic }
    if words >= rules[.distinctiveWords] || characters >= rules[.distinctiveCharacters] || core.looksLikeName(rules) {
      return []
    }
    return words >= rules[.leftEdgeWords] ? .left : .both
  }
}
