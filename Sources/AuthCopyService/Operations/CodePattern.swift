import AuthCopy

/// The forms of one provider's codes, learned from its table.
///
/// They distinguish a code that the table lacks from a token, a name or a number that a client sent in its place.
struct CodePattern {
  private var forms: [CodeText.Form: Int] = [:]
  /// How many codes begin with a qualifier, such as `auth/`.
  private var qualifiers: [String: Int] = [:]
  /// The numbers at the end of codes, by the text before them: `AADSTS`, `0x`, or nothing.
  private var numbers: [String: Set<String>] = [:]
  /// How many codes contain a word or a part with digits, such as `expired` and `oauth2`.
  private var words: [String: Int] = [:]

  /// - Parameters:
  ///   - codes: the codes of the table.
  ///   - names: names made of words that are typical of codes.
  init(codes: some Sequence<String>, names: some Sequence<String>) {
    for code in Set(codes) where code.looksLikeCode { learn(CodeText(code)) }
    for name in names {
      for word in CodeText(name).words { words[word, default: 0] += 2 }
    }
  }

  /// Learns the forms of a provider's codes; nil if the catalog has no table of the provider.
  init?(_ catalog: Catalog, of provider: Provider) {
    guard let table = catalog.codeTable(of: provider) else { return nil }
    self.init(codes: table.identifiers, names: catalog.definitions.map(\.kind.rawValue))
  }

  private mutating func learn(_ text: CodeText) {
    // The text before a number is a series of its own, rather than a word.
    if let (series, number) = text.number {
      numbers[series, default: []].insert(number)
      return
    }
    for word in Set(text.words + text.partsWithDigits) { words[word, default: 0] += 1 }
    guard let form = text.form else { return }
    forms[form, default: 0] += 1
    if let qualifier = text.qualifier { qualifiers[qualifier.name, default: 0] += 1 }
  }

  /// Returns whether a text has the form of at least two codes.
  func matches(_ code: String) -> Bool {
    guard code.looksLikeCode else { return false }
    let text = CodeText(code)
    if let (series, number) = text.number, continues(series, number) { return true }
    // Tokens mix letters and digits, and their words have no vowels.
    let isReadable =
      text.partsWithDigits.allSatisfy { isTypical($0) || $0.utf8.count < 4 && $0.utf8.allSatisfy(\.isDigit) }
      && text.words.allSatisfy { isTypical($0) || $0.utf8.contains { "aeiouy".utf8.contains($0) } }
    guard isReadable, let form = text.form else { return false }
    if let qualifier = text.qualifier {
      return qualifiers[qualifier.name, default: 0] > 1 && CodeText(qualifier.rest).words.contains(where: isTypical)
    }
    let typical = text.words.count { isTypical($0) }
    guard forms[form, default: 0] > 1, typical > 0 else { return false }
    // Two words can be a person's name; several, or two in capitals, of which one is typical, hardly are.
    let allowsNewWords = form.styles.count == 1 && (text.words.count > 2 || form.styles == [.upper])
    return allowsNewWords && text.words.count > 1 ? typical * 3 >= text.words.count : typical == text.words.count
  }

  private func isTypical(_ word: String) -> Bool { word.utf8.count > 1 && words[word, default: 0] > 1 }

  /// Returns whether a number continues a series: it has as many digits as a known one and, because other numbers are
  /// as long, begins with the same digits, unless the series has a name.
  private func continues(_ series: String, _ number: String) -> Bool {
    guard let known = numbers[series], known.count > 1 else { return false }
    let lengths = known.map(\.utf8.count)
    if series.utf8.contains(where: \.isLetter), series != "0x" {
      return number.utf8.count >= lengths.min() ?? 0 && number.utf8.count <= lengths.max() ?? 0
    }
    let start = number.prefix(max(number.utf8.count - 2, 0))
    return known.contains { $0.utf8.count == number.utf8.count && $0.hasPrefix(start) }
  }
}

/// A text in ASCII, taken apart like a code.
private struct CodeText {
  /// The letter case of a part between separators.
  enum Style {
    case lower, upper, camel, pascal
  }

  /// The letter cases and separators of a code.
  struct Form: Hashable {
    let styles: Set<Style>
    let separators: Set<UInt8>
  }

  private static let separators = Set("-_./:".utf8)

  private let text: String
  private let parts: [Substring.UTF8View]

  init(_ text: some StringProtocol) {
    self.text = String(text)
    parts = Substring(text).utf8.split(whereSeparator: Self.separators.contains)
  }

  /// The form; nil if there are no letters.
  var form: Form? {
    let styles = Set(
      parts.compactMap { part -> Style? in
        guard let first = part.first(where: \.isLetter) else { return nil }
        if !part.contains(where: \.isUppercaseLetter) { return .lower }
        if !part.contains(where: \.isLowercaseLetter) { return .upper }
        return first.isUppercaseLetter ? .pascal : .camel
      })
    return styles.isEmpty ? nil : Form(styles: styles, separators: Set(text.utf8.filter(Self.separators.contains)))
  }

  /// The words in lower case: `jwt`, `not` and `found` of `JWTNotFound`.
  var words: [String] {
    parts.flatMap { part in
      var words: [[UInt8]] = []
      var last: UInt8?
      var rest = part[...]
      while let byte = rest.popFirst() {
        defer { last = byte }
        guard byte.isLetter else { continue }
        // A capital begins a word after a small letter, and before one.
        let startsWord =
          byte.isUppercaseLetter && (last?.isUppercaseLetter != true || rest.first?.isLowercaseLetter == true)
          || last?.isLetter != true
        if startsWord { words.append([]) }
        words[words.count - 1].append(byte | 0x20)
      }
      return words.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The parts with digits, in lower case.
  var partsWithDigits: [String] {
    parts.filter { $0.contains(where: \.isDigit) }.map { Substring($0).lowercased() }
  }

  /// The number at the end, with the text before it; the digits after `0x` are hexadecimal.
  var number: (series: String, number: String)? {
    let bytes = text.utf8
    let isHexadecimal = text.hasPrefix("0x") && bytes.count > 2 && bytes.dropFirst(2).allSatisfy(\.isHexadecimal)
    var start = bytes.endIndex
    if isHexadecimal { start = bytes.index(bytes.startIndex, offsetBy: 2) }
    while !isHexadecimal, start > bytes.startIndex, bytes[bytes.index(before: start)].isDigit {
      start = bytes.index(before: start)
    }
    return start == bytes.endIndex ? nil : (String(text[..<start]), String(text[start...]))
  }

  /// The text up to its first `/`, `:` or `.`, and the rest; nil if it has none.
  var qualifier: (name: String, rest: Substring)? {
    let bytes = text.utf8
    let separator = bytes.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    guard let separator else { return nil }
    let start = bytes.index(after: separator)
    return (String(text[..<start]), text[start...])
  }
}

extension CodeTable {
  /// The codes, symbols and numbers of all rows, except phrases and ranges.
  var identifiers: [String] {
    var identifiers: [String] = []
    for row in surfaces.flatMap(\.rows) where row.match == .exact || row.match == .prefix {
      identifiers.append(row.code)
      if let symbol = row.symbol { identifiers.append(symbol) }
      if let number = row.numeric { identifiers.append(String(number)) }
    }
    return identifiers
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}
