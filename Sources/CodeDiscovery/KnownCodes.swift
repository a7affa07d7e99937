import AuthCopy

/// The codes in the tables of one provider or of all providers, and their typical forms.
struct KnownCodes {
  private let catalog: Catalog
  private let tables: [CodeTable]
  /// Codes and numbers in lower case.
  private var codes: Set<String> = []
  /// Codes and symbols reduced to letters and digits, because SDKs name their constants after codes.
  private var constants: Set<String> = []
  /// The naming styles of at least two codes.
  private(set) var shapes: Set<CodeShape> = []
  /// The common prefixes of codes, such as `auth/` and `AADSTS#####`, the most frequent first.
  private(set) var prefixes: [String] = []
  /// The last words of several codes in Pascal case, such as `Exception`.
  private var suffixes: Set<String> = []

  init(_ catalog: Catalog, of table: CodeTable?) {
    self.catalog = catalog
    tables = table.map { [$0] } ?? catalog.codeTables
    learn(from: tables.flatMap(\.surfaces).flatMap(\.rows).map(\.code))
    // Codes of fallback tables are known, but do not have the provider's typical forms.
    let fallbackTables = Set(tables.flatMap(\.fallbacks)).compactMap(catalog.codeTable)
    for row in (tables + fallbackTables).flatMap(\.surfaces).flatMap(\.rows) {
      for code in [row.code, row.numeric.map(String.init)].compactMap(\.self) { codes.insert(code.lowercased()) }
      constants.formUnion(Self.constants(of: row))
    }
  }

  private mutating func learn(from codes: [String]) {
    var shapes: [CodeShape: Int] = [:]
    var prefixes: [String: Int] = [:]
    var suffixes: [String: Int] = [:]
    for code in codes {
      guard let shape = CodeShape(code) else { continue }
      shapes[shape, default: 0] += 1
      if let suffix = Self.suffix(of: code, shape) { suffixes[suffix, default: 0] += 1 }
      guard let prefix = Self.prefix(of: code, shape) else { continue }
      prefixes[prefix, default: 0] += 1
      if let shape = CodeShape(String(code.dropFirst(prefix.count))) { shapes[shape, default: 0] += 1 }
    }
    self.shapes = Set(shapes.filter { $0.value >= 2 }.keys)
    self.prefixes = prefixes.filter { $0.value >= 3 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    self.suffixes = Set(suffixes.filter { $0.value >= 5 }.keys)
  }

  /// The surfaces whose codes are compared.
  var surfaces: [(provider: String, surface: CodeSurface)] {
    tables.flatMap { table in table.surfaces.map { (table.provider.rawValue, $0) } }
  }

  /// Returns the code that equals the text, or a common prefix and the text, ignoring case.
  func code(_ text: String) -> String? {
    (prefixes + [""]).lazy.map { $0 + text }.first { codes.contains($0.lowercased()) }
  }

  /// Returns whether a name is a constant for a code, such as `userDisabled` or `FIRAuthErrorCodeUserDisabled`.
  func isConstantName(_ name: String) -> Bool {
    let folded = Self.folded(name)
    let tail = folded.firstRange(of: "error").map { folded[$0.upperBound...] } ?? ""
    return [folded[...], tail, tail.hasPrefix("code") ? tail.dropFirst(4) : ""].contains {
      constants.contains(String($0))
    }
  }

  /// Returns whether a table resolves the text, as for a request.
  ///
  /// - Parameter provider: the provider that sent the code; nil for any provider.
  func resolves(_ text: String, of provider: String? = nil) -> Bool {
    tables.contains { table in
      (provider == nil || provider == table.provider.rawValue)
        && LoginError(provider: table.provider, code: RawCode(text), catalog: catalog).isKnown
    }
  }

  /// Returns whether the text can only be a code, because it has a common prefix and a typical form.
  func isUnmistakable(_ text: String, _ shape: CodeShape) -> Bool {
    guard let prefix = Self.prefix(of: text, shape), prefixes.contains(prefix) else { return false }
    if shape == .numbered { return true }
    let tail = CodeShape(String(text.dropFirst(prefix.count)))
    return tail.map { $0 != .number && shapes.contains($0) } ?? false
  }

  /// Returns whether the text is in Pascal case and ends as several codes do, such as `UserNotFoundException`.
  func hasSuffix(_ text: String, _ shape: CodeShape) -> Bool {
    Self.suffix(of: text, shape).map(suffixes.contains) ?? false
  }

  /// Returns the text in lower case without separators.
  static func folded(_ text: some StringProtocol) -> String {
    let letters = text.utf8.filter(\.isLetterOrDigit).map { $0.isUppercaseLetter ? $0 | 0x20 : $0 }
    return (text.first == "-" ? "-" : "") + String(decoding: letters, as: UTF8.self)
  }

  /// Returns the possible names of constants for a code, in lower case without separators.
  static func constants(of row: CodeRow) -> [String] {
    let tail = prefix(of: row.code, .qualified).map { String(row.code.dropFirst($0.count)) }
    let symbolName = row.symbol?.split(separator: ".").last.map(String.init)
    return [row.code, tail, row.symbol, symbolName, row.numeric.map(String.init)].compactMap(\.self).map(folded)
      .filter { !$0.isEmpty }
  }

  /// Returns the prefix of a code: `auth/` for `auth/user-not-found`, `AADSTS#####` for `AADSTS50034`.
  ///
  /// It is nil for other styles, and for a code with several separators.
  private static func prefix(of text: String, _ shape: CodeShape) -> String? {
    if shape == .numbered { return String(text.map { $0.isNumber ? "#" : $0 }) }
    guard shape == .qualified, let end = text.firstIndex(where: "./:".contains),
      end == text.lastIndex(where: "./:".contains)
    else { return nil }
    return String(text[...end])
  }

  /// Returns the last word of a text in Pascal case; nil for other styles.
  private static func suffix(of text: String, _ shape: CodeShape) -> String? {
    shape == .pascal ? text.lastIndex(where: \.isUppercase).map { String(text[$0...]) } : nil
  }
}
