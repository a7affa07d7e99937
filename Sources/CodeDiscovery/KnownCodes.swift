import AuthCopy

/// The codes that one provider's table knows, or those of all tables, and what they look like.
struct KnownCodes {
  private let catalog: Catalog
  private let tables: [CodeTable]
  /// Codes and numbers in lower case.
  private var codes: Set<String> = []
  /// Codes and symbols as letters and digits alone, because SDKs name their constants after codes.
  private var constants: Set<String> = []
  /// How at least two codes are written.
  private(set) var shapes: Set<CodeShape> = []
  /// What several codes begin with, such as `auth/` and `AADSTS#####`, the most frequent first.
  private(set) var prefixes: [String] = []
  /// The first or last words of several codes, such as `invalid`, `expired` and `Exception`.
  private var words: Set<String> = []

  init(_ catalog: Catalog, of table: CodeTable?) {
    self.catalog = catalog
    tables = table.map { [$0] } ?? catalog.codeTables
    learn(from: tables.flatMap(\.surfaces).flatMap(\.rows).map(\.code))
    // Codes of a layer are known, but do not look like the provider's own.
    let layers = Set(tables.flatMap(\.layers)).compactMap(catalog.codeTable)
    for row in (tables + layers).flatMap(\.surfaces).flatMap(\.rows) {
      for code in [row.code, row.numeric.map(String.init)].compactMap(\.self) { codes.insert(code.lowercased()) }
      constants.formUnion(Self.constants(of: row))
    }
  }

  private mutating func learn(from codes: [String]) {
    var shapes: [CodeShape: Int] = [:]
    var prefixes: [String: Int] = [:]
    var words: [String: Int] = [:]
    for code in codes {
      guard let shape = CodeShape(code) else { continue }
      shapes[shape, default: 0] += 1
      for word in Self.ends(of: code, shape) { words[word, default: 0] += 1 }
      guard let prefix = Self.prefix(of: code, shape) else { continue }
      prefixes[prefix, default: 0] += 1
      if let shape = CodeShape(String(code.dropFirst(prefix.count))) { shapes[shape, default: 0] += 1 }
    }
    self.shapes = Set(shapes.filter { $0.value >= 2 }.keys)
    self.prefixes = prefixes.filter { $0.value >= 3 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    self.words = Set(words.filter { $0.value >= ($0.key.first?.isUppercase == true ? 5 : 3) }.keys)
  }

  /// The surfaces whose codes are compared.
  var surfaces: [(provider: String, surface: CodeSurface)] {
    tables.flatMap { table in table.surfaces.map { (table.provider.rawValue, $0) } }
  }

  /// The code that is the text, in any case of letters, or ends with it after what several codes begin with.
  func code(_ text: String) -> String? {
    (prefixes + [""]).lazy.map { $0 + text }.first { codes.contains($0.lowercased()) }
  }

  /// Whether a constant of the name stands for a code: `userDisabled` and `FIRAuthErrorCodeUserDisabled` do.
  func namesConstant(_ name: String) -> Bool {
    let folded = Self.folded(name)
    let tail = folded.firstRange(of: "error").map { folded[$0.upperBound...] } ?? ""
    return [folded[...], tail, tail.hasPrefix("code") ? tail.dropFirst(4) : ""].contains {
      constants.contains(String($0))
    }
  }

  /// Whether a table resolves the text, as a request would.
  ///
  /// - Parameter provider: the provider that sent it; nil for any.
  func resolves(_ text: String, of provider: String? = nil) -> Bool {
    tables.contains { table in
      (provider == nil || provider == table.provider.rawValue)
        && LoginError(provider: table.provider, code: RawCode(text), catalog: catalog).isKnown
    }
  }

  /// Whether the text can only be a code: it begins as several codes do, or is letters and a number as they are.
  func isUnmistakable(_ text: String, _ shape: CodeShape) -> Bool {
    guard let prefix = Self.prefix(of: text, shape), prefixes.contains(prefix) else { return false }
    if shape == .numbered { return true }
    let tail = CodeShape(String(text.dropFirst(prefix.count)))
    return tail.map { $0 != .number && shapes.contains($0) } ?? false
  }

  /// Whether the text is made of words as several codes are.
  func isWorded(_ text: String, _ shape: CodeShape) -> Bool {
    !words.isDisjoint(with: Self.ends(of: text, shape))
  }

  /// The text without separators and capitals.
  static func folded(_ text: some StringProtocol) -> String {
    let letters = text.utf8.filter(\.isLetterOrDigit).map { $0.isUpper ? $0 | 0x20 : $0 }
    return (text.first == "-" ? "-" : "") + String(decoding: letters, as: UTF8.self)
  }

  /// What constants named after a code are called.
  static func constants(of row: CodeRow) -> [String] {
    let tail = prefix(of: row.code, .qualified).map { String(row.code.dropFirst($0.count)) }
    let symbolName = row.symbol?.split(separator: ".").last.map(String.init)
    return [row.code, tail, row.symbol, symbolName, row.numeric.map(String.init)].compactMap(\.self).map(folded)
      .filter { !$0.isEmpty }
  }

  /// `auth/` of `auth/user-not-found`, `AADSTS#####` of `AADSTS50034`; nil for other shapes and for two separators.
  private static func prefix(of text: String, _ shape: CodeShape) -> String? {
    if shape == .numbered { return String(text.map { $0.isNumber ? "#" : $0 }) }
    guard shape == .qualified, let end = text.firstIndex(where: "./:".contains),
      end == text.lastIndex(where: "./:".contains)
    else { return nil }
    return String(text[...end])
  }

  /// The last word of `UserNotFoundException`, the first and the last one of `user_not_found`.
  private static func ends(of text: String, _ shape: CodeShape) -> [String] {
    if shape == .pascal || shape == .camel {
      return text.lastIndex(where: \.isUppercase).map { [String(text[$0...])] } ?? []
    }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return shape.isDistinct ? [words.first, words.last].compactMap { $0.map(String.init) } : []
  }
}
