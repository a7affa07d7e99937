/// The rows of a code table, by every value that leads to them.
///
/// Rows are named by their positions, and what a lookup needs of them stands in lists of its own: a code with many rows,
/// whose message decides, must not take longer than others.
struct CodeIndex: Sendable {
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
  /// Whether each row needs a description that matches.
  private let isDescribed: [Bool]
  /// The rows that match a text by their phrase alone.
  private let phraseRows: [Int]
  /// The rows whose description is long enough to tell without their code.
  private var tellingRows: [Int] = []
  /// The length from which a description is long enough, in bytes of folded text.
  private static let tellingLength = 18
  /// Resolutions by code, by symbols that are not codes, and by numbers that are neither.
  private var resolutions = NameTable<Resolution>([:])
  /// Codes and symbols by their folded form, codes before symbols.
  private(set) var names: [String: [Name]] = [:]
  private(set) var numbers: [Int: [Int]] = [:]
  private(set) var prefixes: [(folded: String, row: Int)] = []
  private(set) var ranges: [(range: ClosedRange<Int>, row: Int)] = []
  /// The character of each surface that separates a code from details.
  let separators: [Character?]
  /// The same without repetitions.
  private(set) var distinctSeparators: [Character] = []

  init(_ surfaces: [CodeSurface], of provider: Provider, method: SignInMethod?) {
    rows = surfaces.flatMap(\.rows)
    self.surfaces = rows.map(\.surface)
    separators = surfaces.map(\.detailSeparator)
    for case let separator? in separators where !distinctSeparators.contains(separator) {
      distinctSeparators.append(separator)
    }
    var numberOfPhrase: [FoldedText: Int] = [:]
    phraseNumbers = rows.map { row in
      guard let phrase = row.phrase.map({ FoldedText($0) }), !phrase.bytes.isEmpty else { return nil }
      let number = numberOfPhrase[phrase] ?? numberOfPhrase.count
      numberOfPhrase[phrase] = number
      return number
    }
    phrases = PhraseMatcher(numberOfPhrase.sorted { $0.value < $1.value }.map(\.key))
    isDescribed = rows.map { $0.description != nil }
    phraseRows = rows.indices.filter { [rows] in rows[$0].match == .phrase }
    tellingRows = rows.indices.filter { row in
      isDescribed[row] && phraseNumbers[row].map { phrases.length(of: $0) >= Self.tellingLength } == true
    }
    for (index, row) in rows.enumerated() {
      add(row.code, isSymbol: false, index)
      if let symbol = row.symbol { add(symbol, isSymbol: true, index) }
      if let numeric = row.numeric { numbers[numeric, default: []].append(index) }
      switch row.match {
      case .exact, .phrase: break
      case .prefix: prefixes.append((row.code.foldedCode, index))
      case .range:
        if let range = row.range { ranges.append((range, index)) }
      }
    }
    let values = Set(rows.flatMap { [$0.code, $0.symbol, $0.numeric.map(String.init)].compactMap(\.self) })
    let resolved = values.compactMap { value -> (String, Resolution)? in
      let found = spelledRows(for: value) { !surfaces[$0].isHTTPStatus }
      guard !found.isEmpty else { return nil }
      let chosen = rowOfEachSurface(found, describedBy: nil).map { rows[$0] }
      return (value, Resolution(chosen, of: provider, code: value, method: method, surfaces))
    }
    resolutions = NameTable(Dictionary(uniqueKeysWithValues: resolved))
  }

  private mutating func add(_ spelling: String, isSymbol: Bool, _ row: Int) {
    var named = names[spelling.foldedCode] ?? []
    if let index = named.firstIndex(where: { $0.spelling == spelling && $0.isSymbol == isSymbol }) {
      named[index].rows.append(row)
    } else {
      let end = isSymbol ? named.count : named.firstIndex(where: \.isSymbol) ?? named.count
      named.insert(Name(spelling: spelling, isSymbol: isSymbol, rows: [row]), at: end)
    }
    names[spelling.foldedCode] = named
  }

  /// The meaning of a value that is a code, symbol or number, when nothing else is known about the error.
  func match(of value: String) -> Resolution? { resolutions[value] }
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
  func phraseRow(in matches: PhraseMatches, where isWanted: (Int) -> Bool) -> Int? {
    describedRow(among: phraseRows.filter { isWanted(surfaces[$0]) }, by: matches)
  }

  /// The row of the longest description in a text whose code nobody found.
  ///
  /// Short descriptions, such as "refresh token", say something beside their code only.
  func describedRow(in matches: PhraseMatches, where isWanted: (Int) -> Bool) -> Int? {
    let rows = tellingRows.filter { isWanted(surfaces[$0]) }
    return describedRow(among: rows, by: matches)
  }

  /// Whether a text without a code can have a meaning.
  var hasPhraseRows: Bool { !phraseRows.isEmpty || !tellingRows.isEmpty }
}
