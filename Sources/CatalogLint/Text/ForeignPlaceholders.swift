internal import MessageFiles

/// A placeholder syntax of message formats other than ICU.
enum PlaceholderSyntax: Sendable {
  /// `{{name}}`, `{{- name}}`, `{{name, format}}`
  case doubleBrace
  /// `${name}`
  case dollarBrace
  /// `{}` and `{name}`
  case brace
  /// `{}`
  case emptyBrace
  /// A reference to another message: `$t(key)`, `@:key`
  case reference
  /// printf placeholders: any with a position (`%1$s`), and otherwise `%@`, `%d` and `%s`
  ///
  /// Other placeholders are excluded, because a percent sign in text can look like one: `% o` in `100 % of`.
  case printf
}

/// A placeholder of a message format other than ICU.
struct Placeholder {
  let syntax: PlaceholderSyntax
  /// The placeholder as written.
  let text: String
  /// The name or position as written; without either, the ordinal among such placeholders, from 1.
  let name: String
  /// The range in UTF-8 bytes.
  let range: Range<Int>
}

extension String {
  /// Returns the placeholders of other message formats.
  ///
  /// A percent sign after a digit (`100%s`) does not start a placeholder. Nor does a percent sign whose conversion
  /// letter is followed by another letter (`%sicher`), unless there is a position.
  func placeholders(_ syntaxes: [PlaceholderSyntax]) -> [Placeholder] {
    var text = self
    return text.withUTF8 { bytes in
      var found: [Placeholder] = []
      var index = 0
      var unnamedCount = 0
      while index < bytes.count {
        guard Self.canStartPlaceholder[Int(bytes[index])],
          let match = syntaxes.lazy.compactMap({ PlaceholderMatch($0, bytes, at: index) }).first
        else {
          index += 1
          continue
        }
        if match.name == nil { unnamedCount += 1 }
        found.append(
          Placeholder(
            syntax: match.syntax, text: String(decoding: bytes[index..<match.end], as: UTF8.self),
            name: match.name ?? String(unnamedCount), range: index..<match.end))
        index = match.end
      }
      return found
    }
  }

  /// For each byte, whether a placeholder can begin with it.
  private static let canStartPlaceholder = (0..<256).map { "{$%@".utf8.contains(UInt8($0)) }
}

/// A placeholder that starts at a given offset of a text.
private struct PlaceholderMatch {
  let syntax: PlaceholderSyntax
  let end: Int
  /// The name or position as written; nil if there is none.
  let name: String?

  typealias Bytes = UnsafeBufferPointer<UInt8>

  init?(_ syntax: PlaceholderSyntax, _ bytes: Bytes, at start: Int) {
    self.syntax = syntax
    let match: (end: Int, name: String?)? =
      switch syntax {
      case .doubleBrace: Self.enclosed(bytes, at: start, "{{", "}}")
      case .dollarBrace: Self.enclosed(bytes, at: start, "${", "}")
      case .brace: Self.empty(bytes, at: start) ?? Self.enclosed(bytes, at: start, "{", "}")
      case .emptyBrace: Self.empty(bytes, at: start)
      case .reference: Self.reference(bytes, at: start)
      case .printf: Self.printf(bytes, at: start)
      }
    guard let match else { return nil }
    (end, name) = match
  }

  private static func hasPrefix(_ prefix: StaticString, _ bytes: Bytes, at start: Int) -> Bool {
    start + prefix.utf8CodeUnitCount <= bytes.count
      && (0..<prefix.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == prefix.utf8Start[$0] }
  }

  private static func empty(_ bytes: Bytes, at start: Int) -> (end: Int, name: String?)? {
    hasPrefix("{}", bytes, at: start) ? (start + 2, nil) : nil
  }

  /// Matches a name between braces, possibly after `-` and before a comma with a format.
  private static func enclosed(
    _ bytes: Bytes, at start: Int, _ opening: StaticString, _ closing: StaticString
  ) -> (end: Int, name: String?)? {
    guard hasPrefix(opening, bytes, at: start) else { return nil }
    var index = start + opening.utf8CodeUnitCount
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "-") { index += 1 }
    let nameStart = index
    while index < bytes.count,
      bytes[index].isLetter || "_$".utf8.contains(bytes[index])
        || (index > nameStart && (bytes[index].isDigit || ".-".utf8.contains(bytes[index])))
    {
      index += 1
    }
    let nameEnd = index
    guard nameEnd > nameStart else { return nil }
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    // Only a name between double braces may have a format: `{{name, format}}`.
    let mayHaveFormat = hasPrefix("{{", bytes, at: start)
    if mayHaveFormat, index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "}"), bytes[index] != UInt8(ascii: "{") { index += 1 }
    }
    guard hasPrefix(closing, bytes, at: index) else { return nil }
    return (index + closing.utf8CodeUnitCount, String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self))
  }

  private static func reference(_ bytes: Bytes, at start: Int) -> (end: Int, name: String?)? {
    var index = start
    if hasPrefix("$t(", bytes, at: start) {
      while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
      guard index < bytes.count else { return nil }
      index += 1
    } else if hasPrefix("@:", bytes, at: start) {
      index += 2
      while index < bytes.count, bytes[index].isLetterOrDigit || "._-".utf8.contains(bytes[index]) {
        index += 1
      }
      // A full stop after the key ends the sentence.
      while bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
      guard index > start + 2 else { return nil }
    } else {
      return nil
    }
    return (index, String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private static func printf(_ bytes: Bytes, at start: Int) -> (end: Int, name: String?)? {
    guard bytes[start] == UInt8(ascii: "%"), start + 1 < bytes.count, start == 0 || !bytes[start - 1].isDigit else {
      return nil
    }
    var index = start + 1
    if bytes[index] == UInt8(ascii: "@") { return (index + 1, nil) }
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    let isPositional = index > start + 1 && index < bytes.count && bytes[index] == UInt8(ascii: "$")
    let name = isPositional ? String(decoding: bytes[start + 1..<index], as: UTF8.self) : nil
    if isPositional { index += 1 } else { index = start + 1 }
    // Only a placeholder with a position may have flags and a width, as in `%1$05d`.
    if isPositional {
      while index < bytes.count, bytes[index].isDigit || ".+-#,".utf8.contains(bytes[index]) { index += 1 }
    }
    // Length modifiers, as in `%ld`.
    while index < bytes.count, "lhqz".utf8.contains(bytes[index]) { index += 1 }
    guard index < bytes.count, (isPositional ? "sdiufxXcgo@" : "sd").utf8.contains(bytes[index]) else {
      return nil
    }
    index += 1
    let isFollowedByLetter = index < bytes.count && bytes[index].isLetter
    return isPositional || !isFollowedByLetter ? (index, name) : nil
  }
}
