internal import MessageFiles

/// The syntax of arguments and placeholders in messages.
///
/// `Linter.Dialect` distinguishes more: runtimes that share a syntax may treat apostrophes differently.
package enum MessageSyntax: String, Sendable {
  /// ICU MessageFormat.
  case icu
  /// `{{name}}` and `$t(key)`.
  case i18next
  /// `%s`, `%1$d`, `%@`, `%(name)s`.
  case printf
  /// `java.text.MessageFormat`: `{0}`.
  case java
  /// `{name}`, `{}`, `{0:x}` of C++, C#, Python and Rust.
  case brace
  /// `%name%` and `{{ name }}`.
  case symfony
  /// `%1`, `%L1` and `%n` of Qt.
  case qt
  /// ICU's plurals and selects as Angular reads them, in which apostrophes are text.
  case angular
  /// `$NAME$` and `$1` of browser extensions.
  case chrome
  /// Text without placeholders.
  case plain

  /// Whether messages can contain ICU's plurals and selects.
  var isICU: Bool { self == .icu || self == .angular }

  /// Returns the syntax of most placeholders in a file.
  ///
  /// - Parameters:
  ///   - candidates: the syntaxes that the format allows.
  ///   - otherwise: the syntax of a file without placeholders.
  static func used(
    in texts: some Sequence<String>, of candidates: [MessageSyntax], otherwise: MessageSyntax
  ) -> MessageSyntax {
    var counts: [MessageSyntax: Int] = [:]
    let icuSyntax = candidates.first(where: \.isICU)
    for text in texts where text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }) {
      let arguments = ICUArguments(Array(text.utf8))
      // Only ICU has plurals and selects.
      if let icuSyntax, arguments.hasBranches { return icuSyntax }
      let nameOffsets = candidates.contains(.symfony) ? symfony.placeholders(in: text).map(\.range.lowerBound) : []
      for candidate in candidates {
        let count =
          switch candidate {
          case .icu, .angular: arguments.namedCount
          case .java: arguments.numberedCount
          // The start of `%email%` is not `%e`.
          case .printf: candidate.placeholders(in: text).count { !nameOffsets.contains($0.range.lowerBound) }
          default: candidate.placeholders(in: text).count
          }
        counts[candidate, default: 0] += count
      }
    }
    var best: MessageSyntax?
    var bestCount = 0
    for candidate in candidates where counts[candidate, default: 0] > bestCount {
      best = candidate
      bestCount = counts[candidate, default: 0]
    }
    return best ?? otherwise
  }
}

/// Counts the parts of a text that look like arguments of ICU and Java.
private struct ICUArguments {
  /// The number of arguments such as `{name}`.
  private(set) var namedCount = 0
  /// The number of arguments such as `{0}`.
  private(set) var numberedCount = 0
  /// Whether any argument is a plural or select.
  private(set) var hasBranches = false

  init(_ bytes: [UInt8]) {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
    func isNameByte(_ byte: UInt8) -> Bool {
      (0x61...0x7A).contains(byte | 0x20) || byte.isDigit || byte == UInt8(ascii: "_")
    }
    for start in bytes.indices where bytes[start] == UInt8(ascii: "{") {
      let name = bytes[(start + 1)...].drop(while: isBlank).prefix(while: isNameByte)
      let rest = bytes[name.endIndex...].drop(while: isBlank)
      guard !name.isEmpty, let end = rest.first, end == UInt8(ascii: ",") || end == UInt8(ascii: "}") else {
        continue
      }
      if (0x30...0x39).contains(name[name.startIndex]) { numberedCount += 1 } else { namedCount += 1 }
      guard end == UInt8(ascii: ",") else { continue }
      let type = rest.dropFirst().drop(while: isBlank).prefix(while: isNameByte)
      if bytes[type.endIndex...].drop(while: isBlank).first == UInt8(ascii: ","),
        ["plural", "select", "selectordinal"].contains(String(decoding: type, as: UTF8.self))
      {
        hasBranches = true
      }
    }
  }
}
