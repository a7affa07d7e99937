internal import AuthCopy
internal import CatalogFormats
internal import Foundation

extension Linter {
  /// The runtime that formats the messages, which decides what is syntax in them.
  public enum Dialect: String, CaseIterable, Sendable {
    /// ICU MessageFormat.
    case icu
    /// Flutter's `gen-l10n`: apostrophes are text.
    case flutter
    /// Flutter's `gen-l10n` with `use-escaping: true`: every apostrophe starts or ends quoted text.
    case flutterEscaping = "flutter-escaping"
    /// FormatJS and those that use its parser.
    case formatjs
    /// i18next: `{{name}}`, `$t(key)`.
    case i18next
    /// `%1$s`, `%@`, `%lld`.
    case printf
    /// `java.text.MessageFormat`: `{0}`, and every apostrophe starts or ends quoted text.
    case java
    /// easy_localization: `{}`, `{name}`.
    case easyLocalization = "easy-localization"
    /// Names after a dollar sign, as in source code: `${name}`.
    case template
    /// Format strings of C++, C#, Python and Rust: `{name}`, `{}`, `{0:x}`.
    case brace
    /// Symfony: `%name%`, `{{ name }}`.
    case symfony
    /// Qt: `%1`, `%n`.
    case qt
    /// Angular: plurals and selects of ICU, in which apostrophes are text.
    case angular
  }
}

extension Linter.Dialect {
  /// What rules need to know about a dialect.
  struct Traits: Sendable {
    /// Its own name.
    let name: String
    /// How it reads apostrophes; nil when its messages are not ICU's.
    var apostrophes: MessageParser.Apostrophe?
    /// How a dialect that is not ICU's writes placeholders.
    var placeholders: [PlaceholderSyntax] = []
    /// The same of a dialect whose placeholders a format may show.
    var syntax: MessageSyntax?
    /// Whether `#` prints the number of a plural.
    var hasNumberSign = true
    /// The categories that are shown for exactly 0, 1 and 2 in every locale.
    var exactCategories: [PluralCategory] = []
  }

  var traits: Traits {
    switch self {
    case .icu: Traits(name: "ICU MessageFormat", apostrophes: .quoting)
    case .flutter:
      Traits(name: "Flutter", apostrophes: .literal, hasNumberSign: false, exactCategories: [.zero, .one, .two])
    case .flutterEscaping:
      Traits(name: "Flutter", apostrophes: .strictPairing, hasNumberSign: false, exactCategories: [.zero, .one, .two])
    case .formatjs: Traits(name: "FormatJS", apostrophes: .quotingTags)
    case .i18next: Traits(name: "i18next", syntax: .i18next, exactCategories: [.zero])
    case .printf: Traits(name: "printf", syntax: .printf)
    case .java: Traits(name: "java.text.MessageFormat", apostrophes: .pairing, hasNumberSign: false)
    case .easyLocalization: Traits(name: "easy_localization", placeholders: [.brace, .reference])
    case .template: Traits(name: "template strings", placeholders: [.dollarBrace])
    case .brace: Traits(name: "format strings", syntax: .brace)
    case .symfony: Traits(name: "Symfony", syntax: .symfony)
    case .qt: Traits(name: "Qt", syntax: .qt)
    case .angular: Traits(name: "Angular", apostrophes: .literal, hasNumberSign: false)
    }
  }

  /// The dialect of messages that a format shows to be of a syntax; nil for text without placeholders.
  init?(_ syntax: MessageSyntax) { self.init(rawValue: syntax.rawValue) }

  /// The placeholders of a message of a dialect that is not ICU's.
  func placeholders(in text: String) -> [FormatPlaceholder] {
    traits.syntax?.placeholders(in: text)
      ?? text.placeholders(traits.placeholders).map { FormatPlaceholder(name: $0.name, kind: .any, range: $0.range) }
  }

  /// Whether messages have ICU's arguments, plurals and selects.
  package var isICU: Bool { traits.apostrophes != nil }

  /// Whether tags in messages are HTML, rather than names of what code puts there.
  var printsHTML: Bool { !isICU || self == .java }

  /// Whether a text without braces and apostrophes may have arguments.
  func mayHaveArguments(_ features: TextFeatures) -> Bool {
    isICU ? !features.isDisjoint(with: [.brace, .apostrophe]) : true
  }

  /// Parses a message; of a dialect that is not ICU's, the tree is text and plain arguments.
  func parse(_ text: String, with parser: MessageParser) throws(MessageSyntaxError) -> MessageTree {
    if let apostrophes = traits.apostrophes, self != .java || text.hasNumberedArgument {
      return try parser.parse(text, apostrophes: apostrophes)
    }
    var nodes: [MessageNode] = []
    var position = 0
    func add(textTo end: Int) {
      guard position < end else { return }
      nodes.append(MessageNode(content: .literal(String(text.text(inUTF8: position..<end))), range: position..<end))
    }
    for placeholder in isICU ? [] : placeholders(in: text) {
      add(textTo: placeholder.range.lowerBound)
      let argument = ArgumentReference(name: placeholder.name, nameRange: placeholder.range)
      nodes.append(MessageNode(content: .argument(argument), range: placeholder.range))
      position = placeholder.range.upperBound
    }
    add(textTo: text.utf8.count)
    return MessageTree(nodes: nodes, tokens: [])
  }

  /// The dialect of a file whose messages do not tell: Flutter's for ARB, unless `l10n.yaml` turns escaping on, and
  /// FormatJS's for JSON.
  init(ofFile path: String, isARB: Bool) {
    self = !isARB ? .formatjs : Self.usesEscaping(path) ? .flutterEscaping : .flutter
  }

  /// Whether the `l10n.yaml` of the package that contains the file says `use-escaping: true`.
  private static func usesEscaping(_ path: String) -> Bool {
    let isAbsolute = path.hasPrefix("/")
    var folder = (isAbsolute ? path : "\(FileManager.default.currentDirectoryPath)/\(path)")[...]
    // A package is rarely deeper than that above its messages.
    for _ in 0..<6 {
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = folder[..<slash]
      let name = "\(folder)/l10n.yaml"
      if FileManager.default.fileExists(atPath: name) {
        return ((try? String(contentsOfFile: name, encoding: .utf8)) ?? "").contains(/(?m)^use-escaping:\s*true\b/)
      }
    }
    return false
  }
}

extension String {
  /// Whether there is an argument as `java.text.MessageFormat` has them, `{0}`; what has none, such as `${user.name}`, is
  /// printed as it is, for programs format only messages with values.
  fileprivate var hasNumberedArgument: Bool {
    var isOpen = false
    for byte in utf8 {
      if isOpen, byte.isASCIIDigit { return true }
      isOpen = byte == UInt8(ascii: "{") || (isOpen && byte == 0x20)
    }
    return false
  }
}

extension MessageEntry {
  /// Whether the message has a type, a plural or a select of ICU.
  var isTyped: Bool {
    // A message in several forms has branches, but of its format.
    features.contains(.formats) || (features.contains(.branches) && form == nil)
  }
}

/// Recognizes the dialect of messages that are not ICU's, by what most of them have.
struct DialectVote {
  private var counts: [Linter.Dialect: Int] = [:]
  /// How many messages have ICU's types, plurals or selects.
  private var typed = 0
  /// How many others have ICU's arguments.
  private var plain = 0
  /// Whether the files are where i18next has them: JSON of one namespace, in a folder for each locale.
  private var isInNamespaces = false

  /// The least number of messages that decide; `${x}` may be an amount of dollars in a few.
  private func minimum(for dialect: Linter.Dialect) -> Int {
    switch dialect {
    case .template: 5
    case .i18next where isInNamespaces: 1
    default: 2
    }
  }

  /// How many messages of another dialect are needed for each that is ICU's.
  private static let majority = 4

  /// - Parameter file: a file that has been parsed as ICU's.
  mutating func count(_ file: MessageFile) {
    if !file.isARB, file.fileLocale?.folder != nil { isInNamespaces = true }
    for entry in file.entries where !entry.features.isDisjoint(with: [.brace, .percent]) {
      if let dialect = Self.foreignDialect(of: entry) {
        counts[dialect, default: 0] += 1
      } else if entry.isTyped {
        typed += 1
      } else if !entry.arguments.isEmpty {
        plain += 1
      }
    }
  }

  /// The dialect of the counted messages; nil when they are ICU's, or too few.
  var dialect: Linter.Dialect? {
    guard let (dialect, count) = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
      return nil
    }
    // easy_localization has arguments like ICU's too.
    let others = dialect == .easyLocalization ? typed : typed + plain
    return count >= minimum(for: dialect) && count > others * Self.majority ? dialect : nil
  }

  /// Nil when the message is ICU's or has no arguments.
  private static func foreignDialect(of entry: MessageEntry) -> Linter.Dialect? {
    if !entry.arguments.isEmpty {
      guard entry.features.contains(.foreignBrace), !entry.isTyped else { return nil }
      return entry.text.placeholders([.dollarBrace]).count == entry.arguments.count ? .template : nil
    }
    let isICU = entry.syntaxError == nil
    return entry.text.placeholders([.doubleBrace, .dollarBrace, .emptyBrace, .printf]).lazy.compactMap {
      switch $0.syntax {
      case .doubleBrace: isICU ? nil : .i18next
      case .dollarBrace: .template
      case .emptyBrace: isICU ? nil : .easyLocalization
      case .printf: .printf
      case .brace, .reference: nil
      }
    }.first
  }
}
