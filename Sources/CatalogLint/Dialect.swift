internal import CatalogFormats
internal import Foundation
internal import MessageFiles

extension Linter {
  /// The runtime that formats the messages and thereby determines their syntax.
  public enum Dialect: String, CaseIterable, Sendable {
    /// ICU MessageFormat.
    case icu
    /// Flutter's `gen-l10n`: apostrophes are text.
    case flutter
    /// Flutter's `gen-l10n` with `use-escaping: true`: every apostrophe starts or ends quoted text.
    case flutterEscaping = "flutter-escaping"
    /// FormatJS and libraries that use its parser.
    case formatjs
    /// i18next: `{{name}}`, `$t(key)`.
    case i18next
    /// `%1$s`, `%@`, `%lld`.
    case printf
    /// `java.text.MessageFormat`: `{0}`, and every apostrophe starts or ends quoted text.
    case java
    /// easy_localization: `{}`, `{name}`.
    case easyLocalization = "easy-localization"
    /// Format strings of C++, C#, Python and Rust: `{name}`, `{}`, `{0:x}`.
    case brace
    /// Symfony: `%name%`, `{{ name }}`.
    case symfony
    /// Qt: `%1`, `%n`.
    case qt
    /// Angular: plurals and selects of ICU, in which apostrophes are text.
    case angular
    /// Browser extensions: `$NAME$`, `$1`.
    case chrome
  }
}

extension Linter.Dialect {
  /// The properties of a dialect that rules depend on.
  struct Traits: Sendable {
    /// The name that diagnostics show.
    let name: String
    /// How the parser treats apostrophes; nil if the dialect has no ICU syntax.
    var apostrophes: MessageParser.Apostrophe?
    /// The placeholder syntaxes of a dialect without ICU syntax that has no `MessageSyntax`.
    var placeholders: [PlaceholderSyntax] = []
    /// The syntax that finds the placeholders of the dialect; nil for ICU syntax, and if `placeholders` finds them.
    var syntax: MessageSyntax?
    /// Whether programs print `#` in a plural as it is, where ICU prints the number.
    var printsNumberSign = false
    /// The categories that every locale uses for exactly 0, 1 or 2.
    var exactCategories: [PluralCategory] = []
  }

  var traits: Traits {
    switch self {
    case .icu: Traits(name: "ICU MessageFormat", apostrophes: .quoting)
    case .flutter:
      Traits(name: "Flutter", apostrophes: .literal, printsNumberSign: true, exactCategories: [.zero, .one, .two])
    case .flutterEscaping:
      Traits(
        name: "Flutter", apostrophes: .strictPairing, printsNumberSign: true, exactCategories: [.zero, .one, .two])
    case .formatjs: Traits(name: "FormatJS", apostrophes: .quotingTags)
    case .i18next: Traits(name: "i18next", syntax: .i18next, exactCategories: [.zero])
    case .printf: Traits(name: "printf", syntax: .printf)
    case .java: Traits(name: "java.text.MessageFormat", apostrophes: .pairing)
    case .easyLocalization: Traits(name: "easy_localization", placeholders: [.brace, .reference])
    case .brace: Traits(name: "format strings", syntax: .brace)
    case .symfony: Traits(name: "Symfony", syntax: .symfony)
    case .qt: Traits(name: "Qt", syntax: .qt)
    case .angular: Traits(name: "Angular", apostrophes: .literal)
    case .chrome: Traits(name: "chrome.i18n", syntax: .chrome)
    }
  }

  /// Creates the dialect for a syntax that a file format declares; nil for text without placeholders.
  init?(_ syntax: MessageSyntax) { self.init(rawValue: syntax.rawValue) }

  /// Returns the placeholders of a message in a dialect without ICU syntax.
  ///
  /// - Parameter format: the runtime that the file declares for the message.
  func placeholders(in text: String, format: FormatFlag? = nil) -> [FormatPlaceholder] {
    format?.placeholders(in: text) ?? traits.syntax?.placeholders(in: text)
      ?? text.placeholders(traits.placeholders).map { FormatPlaceholder(name: $0.name, kind: .any, range: $0.range) }
  }

  /// Whether messages use ICU syntax: arguments, plurals and selects.
  package var isICU: Bool { traits.apostrophes != nil }

  /// Whether tags in messages are HTML, not names of elements that code inserts.
  var printsHTML: Bool { !isICU || self == .java }

  /// Returns whether a text with the given features may have arguments.
  func mayHaveArguments(_ features: TextFeatures) -> Bool {
    isICU ? !features.isDisjoint(with: [.brace, .apostrophe]) : true
  }

  /// Parses a message; without ICU syntax, the tree contains only text and plain arguments.
  func parse(
    _ text: String, with parser: MessageParser, format: FormatFlag? = nil
  ) throws(MessageSyntaxError) -> MessageTree {
    // Java programs print a text without arguments unchanged, so it is a literal.
    if let apostrophes = traits.apostrophes, self != .java || text.hasNumberedArgument {
      return try parser.parse(text, apostrophes: apostrophes)
    }
    var nodes: [MessageNode] = []
    var position = 0
    func appendLiteral(upTo end: Int) {
      guard position < end else { return }
      nodes.append(MessageNode(content: .literal(String(text.text(inUTF8: position..<end))), range: position..<end))
    }
    for placeholder in isICU ? [] : placeholders(in: text, format: format) {
      appendLiteral(upTo: placeholder.range.lowerBound)
      let argument = ArgumentReference(name: placeholder.name, nameRange: placeholder.range)
      nodes.append(MessageNode(content: .argument(argument), range: placeholder.range))
      position = placeholder.range.upperBound
    }
    appendLiteral(upTo: text.utf8.count)
    return MessageTree(nodes: nodes, tokens: [])
  }

  /// Creates the default dialect of a file that declares no dialect.
  ///
  /// ARB files default to Flutter, with escaping if `l10n.yaml` enables it; JSON files default to FormatJS.
  init(ofFile path: String, isARB: Bool) {
    self = !isARB ? .formatjs : Self.usesEscaping(path) ? .flutterEscaping : .flutter
  }

  /// Returns whether the `l10n.yaml` of the file's package sets `use-escaping: true`.
  private static func usesEscaping(_ path: String) -> Bool {
    let isAbsolute = path.hasPrefix("/")
    var folder = (isAbsolute ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")[...]
    // The folder of the package is rarely more than six levels above its messages.
    for _ in 0..<6 {
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
      let settings = "\(folder)/l10n.yaml"
      if FileManager.default.fileExists(atPath: settings) {
        return ((try? String(contentsOfFile: settings, encoding: .utf8)) ?? "").contains(/(?m)^use-escaping:\s*true\b/)
      }
    }
    return false
  }
}

extension String {
  /// Whether the text contains an argument of `java.text.MessageFormat`, such as `{0}`.
  ///
  /// Java numbers arguments. Programs print a text without arguments, such as `${user.name}`, without formatting it.
  fileprivate var hasNumberedArgument: Bool {
    var isOpen = false
    for byte in utf8 {
      if isOpen, byte.isDigit { return true }
      isOpen = byte == UInt8(ascii: "{") || (isOpen && byte == 0x20)
    }
    return false
  }
}

extension MessageEntry {
  /// Whether the message has an ICU argument type, plural or select.
  var isTyped: Bool {
    // A plural form has the feature `branches` because of its file format, not because of ICU syntax.
    features.contains(.formats) || (features.contains(.branches) && form == nil)
  }
}

/// Detects a dialect other than ICU's by the placeholders that most messages contain.
struct DialectDetector {
  private var counts: [Linter.Dialect: Int] = [:]
  /// The number of messages with ICU argument types, plurals or selects.
  private var typedCount = 0
  /// The number of other messages with ICU arguments.
  private var plainCount = 0
  private var isARB = false

  /// Returns the minimum number of messages that decide for a dialect.
  ///
  /// Any library may read JSON, but `{}` is also a mistake.
  private func minimum(for dialect: Linter.Dialect) -> Int { isARB || dialect == .easyLocalization ? 2 : 1 }

  /// The factor by which messages of the other dialect must outnumber ICU messages.
  private static let majority = 4

  /// - Parameter file: a file that was parsed in an ICU dialect.
  mutating func count(_ file: MessageFile) {
    if file.isARB { isARB = true }
    for entry in file.entries where !entry.features.isDisjoint(with: [.brace, .percent]) {
      if let dialect = Self.foreignDialect(of: entry) {
        counts[dialect, default: 0] += 1
      } else if entry.isTyped {
        typedCount += 1
      } else if !entry.arguments.isEmpty {
        plainCount += 1
      }
    }
  }

  /// The dialect of the counted messages; nil if they are ICU messages or too few.
  var dialect: Linter.Dialect? {
    guard let (dialect, count) = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
      return nil
    }
    // easy_localization also has arguments that look like ICU's.
    let icuCount = dialect == .easyLocalization ? typedCount : typedCount + plainCount
    return count >= minimum(for: dialect) && count > icuCount * Self.majority ? dialect : nil
  }

  /// Returns the dialect of a message; nil for an ICU message and for a message without arguments.
  private static func foreignDialect(of entry: MessageEntry) -> Linter.Dialect? {
    if !entry.arguments.isEmpty { return nil }
    let parsesAsICU = entry.syntaxError == nil
    return entry.text.placeholders([.doubleBrace, .emptyBrace, .printf]).lazy.compactMap {
      switch $0.syntax {
      case .doubleBrace: parsesAsICU ? nil : .i18next
      case .emptyBrace: parsesAsICU ? nil : .easyLocalization
      case .printf: DatePattern(entry.text) == nil ? .printf : nil
      case .brace, .dollarBrace, .reference: nil
      }
    }.first
  }
}
