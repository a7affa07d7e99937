internal import MessageFiles

/// A message whose placeholders begin with a percent sign, as its runtime reads it.
package struct FormatString: Sendable {
  /// What keeps the runtime, or gettext's compiler, from accepting a message.
  package enum Defect: Hashable, Sendable {
    /// A percent sign that begins no directive.
    case strayPercentSign
    /// A directive without the number or name that other directives have.
    case mixedArguments
  }

  package private(set) var placeholders: [FormatPlaceholder] = []
  /// The first part that is not accepted; nil if there is none.
  package private(set) var defect: (kind: Defect, range: Range<Int>)?
  /// The percent signs before a space and a letter that the runtime takes for a directive: `100 % done`.
  package private(set) var doubtfulSigns: [Range<Int>] = []

  private let grammar: FormatGrammar
  private let bytes: [UInt8]
  private var unnumberedCount = 0

  init(_ text: String, _ grammar: FormatGrammar) {
    self.grammar = grammar
    bytes = Array(text.utf8)
    var hasNumbers = false
    var index = 0
    while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = sign + 1
      if MessageSyntax.isInAddress(bytes, sign) { continue }
      guard let directive = directive(after: sign) else {
        reject(.strayPercentSign, sign..<sign + 1)
        continue
      }
      index = directive.end
      guard let type = directive.type else { continue }
      if isDoubtful(sign, directive.end) {
        doubtfulSigns.append(sign..<sign + 1)
        continue
      }
      for star in directive.stars {
        unnumberedCount += 1
        placeholders.append(
          FormatPlaceholder(name: String(unnumberedCount), kind: .integer, range: star, exactVariant: ""))
      }
      if directive.name == nil { unnumberedCount += 1 } else { hasNumbers = true }
      if grammar.continuesNumbers, let number = directive.name.flatMap({ Int($0) }) { unnumberedCount = number }
      if hasNumbers, unnumberedCount > 0, !grammar.mayMix { reject(.mixedArguments, sign..<directive.end) }
      let start = directive.stars.last.map(\.upperBound) ?? sign
      placeholders.append(
        FormatPlaceholder(
          name: directive.name ?? String(unnumberedCount), kind: type.kind, range: start..<directive.end,
          exactVariant: type.variant))
    }
  }

  private mutating func reject(_ kind: Defect, _ range: Range<Int>) {
    if defect == nil { defect = (kind, range) }
  }

  /// Whether a directive with a space may be text: it is part of a word, or follows a number.
  private func isDoubtful(_ sign: Int, _ end: Int) -> Bool {
    guard bytes[sign + 1] == 0x20 else { return false }
    let isInWord = end < bytes.count && (bytes[end].isLetter || bytes[end] >= 0x80)
    let before = bytes[..<sign].last { $0 != 0x20 }
    return isInWord || before.map { $0.isDigit || $0.isLetter && bytes[sign - 1] != 0x20 } ?? false
  }

  private struct Directive {
    var name: String?
    var end: Int
    /// nil if the directive prints no argument.
    var type: FormatType?
    /// The places of `*`, each of which takes an argument.
    var stars: [Range<Int>] = []
  }

  /// Reads the directive after a percent sign; nil if there is none.
  private func directive(after sign: Int) -> Directive? {
    var index = sign + 1
    var directive = Directive(end: index)
    func current() -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func text(upTo end: UInt8) -> String? {
      guard let close = bytes[index...].firstIndex(of: end) else { return nil }
      let text = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
      index = close + 1
      return text
    }
    switch (grammar.names, current()) {
    case (.parentheses, UInt8(ascii: "(")):
      guard let name = text(upTo: UInt8(ascii: ")")) else { return nil }
      directive.name = name
    case (.bracesAndAngles, UInt8(ascii: "<")):
      guard let name = text(upTo: UInt8(ascii: ">")) else { return nil }
      directive.name = name
    case (.bracesAndAngles, UInt8(ascii: "{")):
      guard let name = text(upTo: UInt8(ascii: "}")) else { return nil }
      return Directive(name: name, end: index, type: FormatType(.any))
    default:
      let digits = bytes[index...].prefix(while: \.isDigit)
      let next = digits.endIndex < bytes.count ? bytes[digits.endIndex] : 0
      let isNumber =
        next == UInt8(ascii: "$") && grammar.hasNumbers || next == UInt8(ascii: ":") && grammar.names == .colons
      let isWhole = next == UInt8(ascii: "%") && grammar.names == .percentSigns
      if !digits.isEmpty, isNumber || isWhole {
        directive.name = String(decoding: digits, as: UTF8.self)
        index = digits.endIndex + 1
        if isWhole { return Directive(name: directive.name, end: index, type: FormatType(.any)) }
      }
    }
    while let flag = current() {
      if grammar.flags.utf8.contains(flag) {
        index += 1
      } else if grammar.hasPadding, flag == UInt8(ascii: "'") {
        index += 2
      } else {
        break
      }
    }
    guard index < bytes.count else { return nil }
    skipWidth(&index, &directive.stars)
    if current() == UInt8(ascii: ".") {
      index += 1
      skipWidth(&index, &directive.stars)
    }
    let sizeStart = index
    while let size = current(), grammar.sizes.utf8.contains(size) { index += 1 }
    guard let letter = current() else { return nil }
    directive.end = index + 1
    if grammar.constants.utf8.contains(letter) { return directive }
    let size = grammar.distinguishesSizes ? Self.size(bytes[sizeStart..<index]) : ""
    if var type = grammar.types[letter] {
      // `l` changes nothing in a number with decimals.
      type.variant += type.kind == .decimal && size == "l" ? "" : size
      directive.type = type
    } else if grammar.isOpen, letter.isLetter {
      directive.type = FormatType(.any, String(UnicodeScalar(letter)) + size)
    } else {
      return nil
    }
    if grammar.types[letter]?.kind == .date { directive.end = min(directive.end + 1, bytes.count) }
    return directive
  }

  /// Skips digits or a `*`.
  private func skipWidth(_ index: inout Int, _ stars: inout [Range<Int>]) {
    if index < bytes.count, bytes[index] == UInt8(ascii: "*") {
      stars.append(index..<index + 1)
      index += 1
    } else {
      index = bytes[index...].prefix(while: \.isDigit).endIndex
    }
  }

  /// Returns the size that modifiers name, in one spelling.
  private static func size(_ modifiers: ArraySlice<UInt8>) -> String {
    let text = String(decoding: modifiers, as: UTF8.self)
    return ["L": "ll", "q": "ll", "Z": "z"][text] ?? text
  }
}
