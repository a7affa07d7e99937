internal import MessageFiles

/// A part of a message that a program replaces with a value.
package struct FormatPlaceholder: Sendable {
  /// The type of value that a program may pass.
  package enum Kind: Sendable {
    case any, integer, decimal, text, object, character, date
  }

  /// The name of the argument, or its number in the numbering of the syntax.
  package let name: String
  package let kind: Kind
  /// The range in UTF-8 bytes of the message.
  package let range: Range<Int>
  /// What distinguishes types of the same kind, such as the size of a number; nil if the runtime does not.
  package let exactVariant: String?

  package init(name: String, kind: Kind, range: Range<Int>, exactVariant: String? = nil) {
    self.name = name
    self.kind = kind
    self.range = range
    self.exactVariant = exactVariant
  }
}

extension MessageSyntax {
  /// Returns the placeholders of a message; empty for plain text, and for ICU and Java, which have separate parsers.
  package func placeholders(in text: String) -> [FormatPlaceholder] {
    let bytes = Array(text.utf8)
    return switch self {
    case .icu, .angular, .java, .plain: []
    case .brace: Self.bracePlaceholders(bytes)
    case .symfony: Self.symfonyPlaceholders(bytes)
    case .qt: Self.qtPlaceholders(bytes)
    case .i18next: Self.i18nextPlaceholders(bytes)
    case .printf: Self.printfPlaceholders(bytes)
    case .chrome: Self.chromePlaceholders(bytes)
    }
  }

  private static func i18nextPlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    func isPair(_ at: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      at + 1 < bytes.count && bytes[at] == UInt8(ascii: first) && bytes[at + 1] == UInt8(ascii: second)
    }
    while index < bytes.count {
      if isPair(index, "{", "{"), let end = (index + 2..<bytes.count).first(where: { isPair($0, "}", "}") }) {
        // A hyphen before the name prints the value unescaped, and options follow a comma, or a filter a bar.
        let inner = String(decoding: bytes[index + 2..<end], as: UTF8.self)
        let name = inner.prefix { $0 != "," && $0 != "|" }
          .drop { $0 == "-" || $0.isWhitespace }
        let trimmed = String(name.reversed().drop(while: \.isWhitespace).reversed())
        if !trimmed.isEmpty, !trimmed.contains("{") {
          found.append(FormatPlaceholder(name: trimmed, kind: .any, range: index..<end + 2))
          index = end + 2
          continue
        }
        // `$t(key)` inserts another message.
      } else if isPair(index, "$", "t"), index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "("),
        let end = bytes[(index + 3)...].firstIndex(of: UInt8(ascii: ")"))
      {
        let key = bytes[index + 3..<end].prefix { $0 != UInt8(ascii: ",") }
        found.append(
          FormatPlaceholder(
            name: "$t(\(String(decoding: key, as: UTF8.self).filter { !$0.isWhitespace }))", kind: .any,
            range: index..<end + 1))
        index = end + 1
        continue
      }
      index += 1
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte.isDigit || byte == UInt8(ascii: "_")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 }

  private static func bracePlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var unnamedCount = 0
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = start + 1
      // A doubled brace prints a single one.
      if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
        index += 1
        continue
      }
      let name = bytes[index...].prefix { isWord($0) || ".[]".utf8.contains($0) }
      guard name.endIndex < bytes.count else { break }
      let delimiter = bytes[name.endIndex]
      guard delimiter == UInt8(ascii: "}") || ":!,".utf8.contains(delimiter),
        let end = bytes[name.endIndex...].firstIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }),
        bytes[end] == UInt8(ascii: "}")
      else { continue }
      // A format specification follows the name, and contains no spaces.
      if delimiter != UInt8(ascii: "}"), bytes[name.endIndex..<end].contains(UInt8(ascii: " ")) { continue }
      if name.isEmpty { unnamedCount += 1 }
      let text = name.isEmpty ? "#\(unnamedCount)" : String(decoding: name, as: UTF8.self)
      found.append(FormatPlaceholder(name: text, kind: .any, range: start..<end + 1))
      index = end + 1
    }
    return found
  }

  private static func symfonyPlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if bytes[start] == UInt8(ascii: "%") {
        let name = bytes[index...].prefix { isWord($0) || ".-".utf8.contains($0) }
        guard let last = name.last, isWord(last), name.endIndex < bytes.count,
          bytes[name.endIndex] == UInt8(ascii: "%"), !isPrintf(name),
          name.count > 2 || !isInAddress(bytes, start)
        else { continue }
        index = name.endIndex + 1
        found.append(
          FormatPlaceholder(name: String(decoding: name, as: UTF8.self), kind: .any, range: start..<index))
      } else if bytes[start...].starts(with: "{{".utf8) {
        let name = bytes[(start + 2)...].drop(while: isBlank).prefix { isWord($0) || $0 == UInt8(ascii: ".") }
        let rest = bytes[name.endIndex...].drop(while: isBlank)
        guard !name.isEmpty, rest.starts(with: "}}".utf8) else { continue }
        index = rest.startIndex + 2
        // The braces and spaces are part of the name: Symfony replaces this very text.
        found.append(
          FormatPlaceholder(
            name: String(decoding: bytes[start..<index], as: UTF8.self), kind: .any, range: start..<index))
      }
    }
    return found
  }

  /// Returns whether the text after a percent sign is rather a number or a conversion of printf: `%d%%`, `%.1f%%`.
  private static func isPrintf(_ text: ArraySlice<UInt8>) -> Bool {
    text.drop { $0.isDigit || ".-".utf8.contains($0) }.drop { "hlqLjz".utf8.contains($0) }.count < 2
  }

  /// Finds `%1` to `%99`, `%n` for the number of a plural, and both with `L` for a number in the locale's format.
  private static func qtPlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "L") { index += 1 }
      guard index < bytes.count else { break }
      let digits = bytes[index...].prefix(2).prefix(while: \.isDigit)
      let end = digits.isEmpty && bytes[index] == UInt8(ascii: "n") ? index + 1 : digits.endIndex
      guard end > index else { continue }
      found.append(
        FormatPlaceholder(name: String(decoding: bytes[index..<end], as: UTF8.self), kind: .any, range: start..<end))
      index = end
    }
    return found
  }

  /// Finds `$NAME$`, in which case does not matter, and `$1` to `$9`; doubled dollar signs print single ones.
  private static func chromePlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      index = start + 1
      let name = bytes[index...].prefix { isWord($0) || $0 == UInt8(ascii: "@") }
      if name.isEmpty {
        while index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
      } else if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "$") {
        index = name.endIndex + 1
        let text = String(decoding: name, as: UTF8.self).uppercased()
        found.append(FormatPlaceholder(name: text, kind: .any, range: start..<index))
      } else if let digit = name.first, digit.isDigit {
        index += 1
        found.append(FormatPlaceholder(name: String(digit - 0x30), kind: .any, range: start..<index))
      }
    }
    return found
  }

  /// Whether a percent sign is an escape inside an address: `https://example.com/%E3%81`.
  static func isInAddress(_ bytes: [UInt8], _ percent: Int) -> Bool {
    func isHexadecimal(_ byte: UInt8) -> Bool {
      byte.isDigit || (0x61...0x66).contains(byte | 0x20)
    }
    guard percent + 2 < bytes.count, isHexadecimal(bytes[percent + 1]), isHexadecimal(bytes[percent + 2]) else {
      return false
    }
    let start = bytes[..<percent].lastIndex { $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }
    let word = bytes[(start.map { $0 + 1 } ?? 0)..<percent]
    return word.indices.contains { word[$0...].starts(with: "://".utf8) }
  }

  /// Whether a percent sign is text because it is between a number and a word: “100%sicher”.
  private static func isLiteralPercentSign(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    start > 0 && bytes[start - 1].isDigit && end < bytes.count
      && (0x61...0x7A).contains(bytes[end] | 0x20)
  }

  /// Whether a text is the pattern of a date for `strftime`, such as `%Y-%m-%d` or `%b %-e`.
  ///
  /// All of its conversions must exist in `strftime`, and one of them must not exist in `printf`, or there must be a
  /// month and a day: `%b` alone is a binary number, or a Boolean in Java.
  static func isDatePattern(_ bytes: [UInt8]) -> Bool {
    var hasDateOnlyConversion = false
    var hasMonth = false
    var hasDay = false
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      let isUnpadded = index < bytes.count && bytes[index] == UInt8(ascii: "-")
      let letterIndex = isUnpadded ? index + 1 : index
      guard letterIndex < bytes.count else { break }
      if bytes[letterIndex] == UInt8(ascii: "%") {
        index = letterIndex + 1
        continue
      }
      if isInAddress(bytes, start) || isLiteralPercentSign(bytes, start, letterIndex + 1) { continue }
      let isDateConversion = "aAbBcCdDeFgGhHIjklmMpPrRSTuUVwWxXyYzZ".utf8.contains(bytes[letterIndex])
      var scanner = ConversionScanner(bytes, at: start + 1)
      // A longer conversion, such as `%ld` or `%1$s`, does not exist in `strftime`.
      if scanner.conversion() != nil, !isDateConversion || scanner.index != letterIndex + 1 { return false }
      guard isDateConversion else { continue }
      index = letterIndex + 1
      if isUnpadded || "HIMRTYy".utf8.contains(bytes[letterIndex]) { hasDateOnlyConversion = true }
      if "bBhm".utf8.contains(bytes[letterIndex]) { hasMonth = true }
      if "de".utf8.contains(bytes[letterIndex]) { hasDay = true }
    }
    return hasDateOnlyConversion || hasMonth && hasDay
  }

  private static func printfPlaceholders(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    if isDatePattern(bytes) { return [] }
    var found: [FormatPlaceholder] = []
    var unnamedCount = 0
    var index = 0
    /// Returns the name of an argument; an argument without a name gets the next number.
    func name(_ argument: ConversionScanner.Argument) -> String {
      if case .named(let name) = argument { return name }
      unnamedCount += 1
      return String(unnamedCount)
    }
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      var scanner = ConversionScanner(bytes, at: start + 1)
      guard let conversion = scanner.conversion(), !isLiteralPercentSign(bytes, start, scanner.index),
        !isInAddress(bytes, start)
      else {
        // A doubled percent sign prints a single one.
        index = start + (start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "%") ? 2 : 1)
        continue
      }
      index = start
      // The arguments of `%*.*f` come in this order.
      for star in scanner.stars {
        found.append(FormatPlaceholder(name: name(star.argument), kind: .integer, range: index..<star.end))
        index = star.end
      }
      found.append(
        FormatPlaceholder(name: name(conversion.argument), kind: conversion.kind, range: index..<scanner.index))
      index = scanner.index
    }
    return found
  }
}

/// Reads one conversion of printf, after its percent sign.
private struct ConversionScanner {
  enum Argument {
    case named(String), next
  }

  private let bytes: [UInt8]
  private(set) var index: Int
  /// The arguments for a width or a precision, `*`, and the offset at which each ends.
  private(set) var stars: [(argument: Argument, end: Int)] = []

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips one of the given characters; returns false if the next character is another one.
  private mutating func take(_ characters: String) -> Bool {
    guard let current, characters.utf8.contains(current) else { return false }
    index += 1
    return true
  }

  private mutating func digits() -> String {
    let start = index
    while let current, current.isDigit { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips a width or a precision: digits, `*`, or `*2$`, which names its argument.
  private mutating func skipWidth() {
    guard take("*") else {
      _ = digits()
      return
    }
    let start = index
    let number = digits()
    let isPositional = !number.isEmpty && take("$")
    if !isPositional { index = start }
    stars.append((isPositional ? .named(number) : .next, index))
  }

  /// Reads a conversion; nil if the percent sign starts none.
  mutating func conversion() -> (argument: Argument, kind: FormatPlaceholder.Kind)? {
    // %(name)s of Python.
    if take("(") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
      let name = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end + 1
      return kind(isPositional: true).map { (.named(name), $0) }
    }
    // %{name} of Ruby.
    if take("{") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")), end > index else { return nil }
      let name = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end + 1
      return (.named(name), .any)
    }
    var argument = Argument.next
    let start = index
    let number = digits()
    let isPositional = !number.isEmpty && take("$")
    if isPositional { argument = .named(number) } else { index = start }
    // A variable of a string catalog: %#@name@.
    if current == UInt8(ascii: "#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@") {
      guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      let name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      index = end + 1
      return (.named("#\(name)"), .any)
    }
    // `%arg`, which prints the number of a string catalog's variable, like `%lld`.
    if !isPositional, bytes[index...].starts(with: "arg".utf8) {
      index += 3
      return (.next, .any)
    }
    // A space is also a flag, but “100 % done” is text.
    while take("-+#0',") {}
    // The flag `I` of the GNU C library selects the digits of the locale.
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "I"), "diu".utf8.contains(bytes[index + 1]) { index += 1 }
    skipWidth()
    if take(".") { skipWidth() }
    return kind(isPositional: isPositional).map { (argument, $0) }
  }

  private mutating func kind(isPositional: Bool) -> FormatPlaceholder.Kind? {
    while take("hlqLjz") {}
    guard let conversion = current else { return nil }
    index += 1
    let kind: FormatPlaceholder.Kind
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"):
      kind = .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"):
      kind = .decimal
    case UInt8(ascii: "s"), UInt8(ascii: "S"): kind = .text
    case UInt8(ascii: "@"): return .object
    case UInt8(ascii: "c"), UInt8(ascii: "C"): kind = .character
    case UInt8(ascii: "b"), UInt8(ascii: "B"): kind = .any
    // A date of Java, such as `%1$tY`.
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      guard isPositional, current != nil else { return nil }
      index += 1
      return .date
    default: return nil
    }
    return kind
  }
}
