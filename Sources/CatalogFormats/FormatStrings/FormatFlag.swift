internal import MessageFiles

/// The runtime that formats a message of gettext, as a flag such as `c-format` names it.
///
/// The raw values are the names that gettext 0.21 and later versions know.
package enum FormatFlag: String, CaseIterable, Sendable {
  case awk, boost, c, elisp, icu, java, javascript, kde, librep, lisp, lua, perl, php, python, qt, ruby, rust, scheme,
    sh
  case smalltalk, tcl, ycp
  case cPlusPlus = "c++"
  case cSharp = "csharp"
  case gcc = "gcc-internal"
  case gfc = "gfc-internal"
  case javaPrintf = "java-printf"
  case kdeKuit = "kde-kuit"
  case objectiveC = "objc"
  case objectPascal = "object-pascal"
  case perlBrace = "perl-brace"
  case pythonBrace = "python-brace"
  case qtPlural = "qt-plural"

  private static let suffix = "-format"

  /// Creates the runtime that a flag names; nil for another flag, such as `fuzzy` and `no-c-format`.
  init?(flag: String) {
    guard flag.hasSuffix(Self.suffix) else { return nil }
    self.init(rawValue: String(flag.dropLast(Self.suffix.count)))
  }

  /// The syntax of the placeholders.
  package var syntax: MessageSyntax {
    switch self {
    case .icu: .icu
    case .java: .java
    case .cPlusPlus, .cSharp, .perlBrace, .pythonBrace, .rust: .brace
    case .kde, .kdeKuit, .qt, .qtPlural, .smalltalk, .ycp: .qt
    case .awk, .boost, .c, .elisp, .gcc, .gfc, .javaPrintf, .javascript, .librep, .lisp, .lua, .objectPascal,
      .objectiveC, .perl, .php, .python, .ruby, .scheme, .sh, .tcl:
      .printf
    }
  }
}

extension FormatFlag {
  /// Returns the placeholders of a message.
  package func placeholders(in text: String) -> [FormatPlaceholder] {
    switch self {
    case .lisp, .scheme: FormatPlaceholder.tildeDirectives(Array(text.utf8))
    case .sh: FormatPlaceholder.shellVariables(Array(text.utf8))
    default:
      // A date, and a text that the runtime does not accept, have the placeholders that any runtime would find.
      if let format = formatString(text), format.defect == nil, !MessageSyntax.isDatePattern(Array(text.utf8)) {
        format.placeholders
      } else {
        syntax.placeholders(in: text)
      }
    }
  }

  /// Returns a message as the runtime reads it; nil for a runtime whose placeholders do not begin with a percent sign,
  /// or that reads any percent sign.
  package func formatString(_ text: String) -> FormatString? { grammar.map { FormatString(text, $0) } }
}

extension FormatPlaceholder {
  /// Finds the variables of a shell: `$name`, `${name}`.
  fileprivate static func shellVariables(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      index = start + 1
      let hasBrace = index < bytes.count && bytes[index] == UInt8(ascii: "{")
      let name = bytes[(hasBrace ? index + 1 : index)...].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      guard let first = name.first, !first.isDigit else { continue }
      if hasBrace, name.endIndex == bytes.count || bytes[name.endIndex] != UInt8(ascii: "}") { continue }
      index = hasBrace ? name.endIndex + 1 : name.endIndex
      found.append(FormatPlaceholder(name: String(decoding: name, as: UTF8.self), kind: .any, range: start..<index))
    }
    return found
  }

  /// Finds the directives of Lisp and Scheme that print an argument, such as `~a`.
  ///
  /// Empty if the message has conditions, loops or jumps, because they choose among the arguments.
  fileprivate static func tildeDirectives(_ bytes: [UInt8]) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "~")) {
      // Parameters such as `~8,2f` and modifiers precede the letter.
      guard let end = bytes[(start + 1)...].firstIndex(where: { !($0.isDigit || ",@:'+-".utf8.contains($0)) }) else {
        break
      }
      index = end + 1
      if "*[]{}()<>^;?vV#".utf8.contains(bytes[end]) { return [] }
      guard "asdboxrcfeg$wy".utf8.contains(bytes[end] | (bytes[end].isLetter ? 0x20 : 0)) else { continue }
      found.append(FormatPlaceholder(name: String(found.count + 1), kind: .any, range: start..<index))
    }
    return found
  }
}
