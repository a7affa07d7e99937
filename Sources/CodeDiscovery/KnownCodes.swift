import AuthCopy

/// The codes that one provider's table knows, or those of all tables, and what they look like.
struct KnownCodes {
  private let catalog: Catalog
  private let tables: [CodeTable]
  /// Codes and numbers in lower case.
  private var codes: Set<String> = []
  /// Symbols in lower case.
  private var symbols: Set<String> = []
  /// Codes and symbols as letters and digits alone, because SDKs name their constants after codes.
  private var folded: Set<String> = []
  /// How at least two codes are written.
  private(set) var codeShapes: Set<CodeShape> = []
  /// What several codes begin with, such as `auth/`, the most frequent first.
  private(set) var prefixes: [String] = []
  /// What several codes end with, such as `Exception`.
  private var endings: Set<String> = []
  /// The first and last words of several codes, such as `invalid` and `expired`.
  private var words: Set<String> = []
  /// The lengths of the digits after letters, such as `AADSTS`.
  private var numbered: [String: ClosedRange<Int>] = [:]

  init(_ catalog: Catalog, of table: CodeTable?) {
    self.catalog = catalog
    tables = table.map { [$0] } ?? catalog.codeTables
    learn(from: tables)
    // Codes of a fallback are known, but do not look like the provider's own.
    for fallback in tables.compactMap(\.fallback) {
      for row in (catalog.codeTable(of: fallback)?.surfaces ?? []).flatMap(\.rows) { add(row) }
    }
  }

  private mutating func add(_ row: CodeRow) {
    for code in [row.code, row.numeric.map(String.init)].compactMap(\.self) { codes.insert(code.lowercased()) }
    let symbolName = row.symbol.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    for symbol in [row.symbol, symbolName].compactMap(\.self) { symbols.insert(symbol.lowercased()) }
    for name in [row.code, row.symbol, symbolName].compactMap(\.self)
    where CodeShape(name[...])?.isDistinct == true {
      folded.insert(Self.folded(name))
    }
  }

  private mutating func learn(from tables: [CodeTable]) {
    var counts: [Trait: Int] = [:]
    for row in tables.flatMap(\.surfaces).flatMap(\.rows) {
      add(row)
      for name in Set([row.code, row.symbol].compactMap(\.self)) {
        guard let shape = CodeShape(name[...]) else { continue }
        if name == row.code { counts[.shape(shape), default: 0] += 1 }
        switch shape {
        case .qualified:
          guard let end = name.lastIndex(where: { "./:".contains($0) }) else { continue }
          let prefix = name[...end]
          if !prefix.dropLast().contains(where: { "./:".contains($0) }) {
            counts[.prefix(String(prefix)), default: 0] += 1
          }
          if let tail = CodeShape(name[name.index(after: end)...]) { counts[.shape(tail), default: 0] += 1 }
        case .numbered:
          let letters = name.prefix { !$0.isNumber }
          let digits = name.count - letters.count
          counts[.numbered(String(letters)), default: 0] += 1
          let range = numbered[String(letters)] ?? digits...digits
          numbered[String(letters)] = min(range.lowerBound, digits)...max(range.upperBound, digits)
        case .pascal, .camel:
          if name == row.code { counts[.ending(Self.lastHump(of: name)), default: 0] += 1 }
        case .snake, .upperSnake, .kebab:
          let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
          for word in Set([words.first, words.last].compactMap(\.self)) { counts[.word(String(word)), default: 0] += 1 }
        case .number, .word: break
        }
      }
    }
    for (trait, count) in counts {
      switch trait {
      case .shape(let shape) where count >= 2: codeShapes.insert(shape)
      case .prefix(let prefix) where count >= 3: prefixes.append(prefix)
      case .ending(let ending) where count >= 5: endings.insert(ending)
      case .word(let word) where count >= 3: words.insert(word)
      case .numbered(let letters) where count < 3 || letters.isEmpty: numbered[letters] = nil
      default: break
      }
    }
    prefixes.sort { (counts[.prefix($1), default: 0], $0) < (counts[.prefix($0), default: 0], $1) }
  }

  private enum Trait: Hashable {
    case shape(CodeShape), prefix(String), ending(String), word(String), numbered(String)
  }

  /// The surfaces whose codes are compared.
  var surfaces: [(provider: String, surface: CodeSurface)] {
    tables.flatMap { table in table.surfaces.map { (table.provider.rawValue, $0) } }
  }

  /// Whether a table has the text as a code, symbol or number, in any case of letters.
  func names(_ text: String) -> Bool { namesCode(text) || symbols.contains(text.lowercased()) }

  /// Whether a table has the text as a code or a number.
  func namesCode(_ text: String) -> Bool { codes.contains(text.lowercased()) }

  /// The code that is the text after what several codes begin with, which SDKs often leave out.
  func codeEnding(in text: String) -> String? {
    prefixes.lazy.map { $0 + text }.first { codes.contains($0.lowercased()) }
  }

  /// Whether a table has a code or symbol of the same letters, as the name of a constant.
  func namesConstant(_ text: String) -> Bool { folded.contains(Self.folded(text)) }

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
  func isUnmistakable(_ text: Substring, _ shape: CodeShape) -> Bool {
    switch shape {
    case .qualified:
      guard let end = text.firstIndex(where: { "./:".contains($0) }), prefixes.contains(String(text[...end])),
        let tail = CodeShape(text[text.index(after: end)...])
      else { return false }
      return codeShapes.contains(tail) && tail != .qualified && tail != .number
    case .numbered:
      let letters = text.prefix { !$0.isNumber }
      return numbered[String(letters)]?.contains(text.count - letters.count) ?? false
    default: return false
    }
  }

  /// Whether a text between quotation marks ends as several codes do, such as `Exception`.
  func endsLikeCode(_ text: Substring, _ shape: CodeShape) -> Bool {
    shape == .pascal && endings.contains(Self.lastHump(of: text))
  }

  /// Whether the first or the last word is one of several codes.
  func hasWordOfCodes(_ text: Substring) -> Bool {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return [parts.first, parts.last].contains { $0.map { words.contains(String($0)) } ?? false }
  }

  /// Whether the text is made of words as several codes are.
  func isWordedLikeCode(_ text: Substring, _ shape: CodeShape) -> Bool {
    shape == .pascal || shape == .camel ? endings.contains(Self.lastHump(of: text)) : hasWordOfCodes(text)
  }

  static func folded(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.filter(\.isLetterOrDigit).map { $0.isUpper ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The last word of `UserNotFoundException`.
  private static func lastHump(of text: some StringProtocol) -> String {
    text.lastIndex(where: \.isUppercase).map { String(text[$0...]) } ?? ""
  }
}
