internal import MessageFiles

extension EntryContext {
  /// The first quotation mark directly before or after an argument whose other mark is missing.
  ///
  /// The source has marks on both sides of the argument: `'%s'` -> `%s'`.
  var unpairedQuoteAtArgument: MaskedProse.LocatedScalar? {
    guard let source, source.text != text, features.contains(.brace), !source.arguments.isEmpty,
      source.text.mayHaveQuoteMark, let nodes, let sourceNodes
    else { return nil }
    let bytes = Array(text.utf8), sourceBytes = Array(source.text.utf8)
    var quotedInSource: Set<String> = []
    sourceNodes.forEachArgument { name, range in
      if QuoteMark.before(range, sourceBytes) != nil, QuoteMark.after(range, sourceBytes) != nil {
        quotedInSource.insert(name)
      }
    }
    if quotedInSource.isEmpty { return nil }
    var found: MaskedProse.LocatedScalar?
    nodes.forEachArgument { name, range in
      guard found == nil, quotedInSource.contains(name) else { return }
      switch (QuoteMark.before(range, bytes), QuoteMark.after(range, bytes)) {
      case (let mark?, nil) where !QuoteMark.follows(range, bytes): found = mark
      case (nil, let mark?) where !QuoteMark.precedes(range, bytes): found = mark
      default: break
      }
    }
    // Marks may enclose more than the argument: `'the file %s'`.
    guard let found, QuoteMark.count(text) % 2 == 1, QuoteMark.count(source.text) % 2 == 0 else { return nil }
    return found
  }
}

extension String {
  /// Whether the text has an ASCII mark or a character outside of ASCII.
  fileprivate var mayHaveQuoteMark: Bool {
    utf8.contains {
      $0 >= 0x80 || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "`")
    }
  }
}

extension [MessageNode] {
  /// Calls a closure with the name and range of each printed argument.
  fileprivate func forEachArgument(_ body: (String, Range<Int>) -> Void) {
    forEachNode { node in
      switch node.content {
      case .argument(let argument), .formatted(let argument, _): body(argument.name, node.range)
      case .literal, .pound, .plural, .select, .choice: break
      }
    }
  }
}

/// Finds quotation marks, but no apostrophes.
private enum QuoteMark {
  private static let marks: Set<Unicode.Scalar> = [
    "'", "\"", "`", "´", "‘", "’", "‚", "‛", "“", "”", "„", "‟", "«", "»", "‹", "›", "「", "」", "『", "』", "〝", "〞", "＂",
  ]

  /// Returns the mark directly before a range; nil if a letter before it makes it an apostrophe, as in `l'%s`.
  static func before(_ range: Range<Int>, _ bytes: [UInt8]) -> MaskedProse.LocatedScalar? {
    let before = lastScalars(before: range.lowerBound, bytes)
    guard let scalar = before.last, marks.contains(scalar), !(before.dropLast().last?.properties.isAlphabetic ?? false)
    else { return nil }
    return (scalar, range.lowerBound - UTF8.width(scalar))
  }

  /// Returns the mark directly after a range; nil if a letter after it makes it an apostrophe, as in `%s'in`.
  static func after(_ range: Range<Int>, _ bytes: [UInt8]) -> MaskedProse.LocatedScalar? {
    let after = firstScalars(after: range.upperBound, bytes)
    guard let scalar = after.first, marks.contains(scalar), !(after.dropFirst().first?.properties.isAlphabetic ?? false)
    else { return nil }
    return (scalar, range.upperBound)
  }

  /// Returns whether a mark, or a space and a mark as in French, stands before a range.
  static func precedes(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    lastScalars(before: range.lowerBound, bytes).last { !$0.properties.isWhitespace }.map(marks.contains) ?? false
  }

  /// Returns whether a mark, or a space and a mark as in French, stands after a range.
  static func follows(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    firstScalars(after: range.upperBound, bytes).first { !$0.properties.isWhitespace }.map(marks.contains) ?? false
  }

  /// Returns the number of marks that do not stand between two letters.
  static func count(_ text: String) -> Int {
    let scalars = Array(text.unicodeScalars)
    func isLetter(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isAlphabetic }
    return scalars.indices.count { marks.contains(scalars[$0]) && !(isLetter($0 - 1) && isLetter($0 + 1)) }
  }

  /// The number of bytes that may hold the two scalars next to an argument.
  private static let reach = 8

  private static func lastScalars(before end: Int, _ bytes: [UInt8]) -> [Unicode.Scalar] {
    let slice = bytes[max(0, end - reach)..<end].drop { $0 & 0xC0 == 0x80 }
    return Array(String(decoding: slice, as: UTF8.self).unicodeScalars)
  }

  private static func firstScalars(after start: Int, _ bytes: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: bytes[start..<min(start + reach, bytes.count)], as: UTF8.self).unicodeScalars.prefix(2))
  }
}
