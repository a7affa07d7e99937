public import ICUMessageFormat

/// A problem in a catalog, with its parameters and its place.
///
/// It contains no text; ``text(in:)`` formats it in the reader's language.
public struct Diagnostic: Hashable, Sendable {
  /// The id of a diagnostic: the violated rule and, if the rule has several messages, which one.
  ///
  /// An example is `unknown-argument.misspelled`. Rule names follow semantic versioning.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The rule, optionally followed by a dot and the message.
    public let rawValue: String

    /// Creates an id from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an id from its text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The name of the rule, such as `unknown-argument`.
    public var rule: String { String(rawValue.prefix { $0 != "." }) }
  }

  /// The place of a problem.
  public struct Place: Hashable, Sendable {
    /// The file, line and column.
    public let location: SourceLocation
    /// The locale, a BCP 47 tag; empty for files that belong to no locale.
    public let locale: String
    /// The key of the message, or the code, kind or argument; empty for a whole file.
    public let key: String

    package init(_ location: SourceLocation, locale: String = "", key: String = "") {
      self.location = location
      self.locale = locale
      self.key = key
    }
  }

  /// The id, which identifies the violated rule and the message.
  public let id: ID
  /// The parameters of the text, in a fixed order for each id.
  public let parameters: Parameters
  /// The place of the problem.
  public let place: Place

  package init(_ id: ID, _ parameters: Parameters = [:], at place: Place) {
    self.id = id
    self.parameters = parameters
    self.place = place
  }

  /// A hash of the parameter values, which identifies the diagnostic within its rule, locale and key.
  ///
  /// It does not depend on the language and wording of the text, the line and the folder.
  package var fingerprint: String { ContentHash(parameters.values.joined(separator: "\u{1E}")).description }
}

extension Diagnostic {
  /// Named values in a fixed order.
  public struct Parameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The names and values, in order.
    public let elements: [(name: String, value: ArgumentValue)]

    /// Creates parameters in the order of the literal.
    public init(dictionaryLiteral elements: (String, ArgumentValue)...) { self.elements = elements }

    /// Returns the value for a name; nil if there is none.
    public subscript(name: String) -> ArgumentValue? { elements.first { $0.name == name }?.value }

    /// Compares names and values in order.
    public static func == (first: Parameters, second: Parameters) -> Bool {
      first.elements.elementsEqual(second.elements, by: ==)
    }

    /// Hashes all names and values.
    public func hash(into hasher: inout Hasher) {
      for element in elements {
        hasher.combine(element.name)
        hasher.combine(element.value)
      }
    }
  }
}

extension Diagnostic.Parameters: CustomStringConvertible {
  /// All parameters as `name=value` in order, independent of the language and the process.
  public var description: String {
    elements.map { "\($0.name)=\($0.value.plainText)" }.joined(separator: "\u{1E}")
  }

  /// The values, sorted; a path is reduced to its last component.
  fileprivate var values: [String] {
    elements.map { element in
      if element.name == "path" { return element.value.plainText.split(separator: "/").last.map(String.init) ?? "" }
      if case .list(let items) = element.value { return items.sorted().joined(separator: "\u{1F}") }
      return element.value.plainText
    }.sorted()
  }
}

extension ArgumentValue {
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .date(let seconds): "\(seconds)"
    case .list(let items): items.joined(separator: "\u{1F}")
    }
  }
}

extension Diagnostic {
  /// Returns a description of the problem in one or two sentences that a person can act on.
  public func text(in language: MessageLanguage = .en) -> String {
    MessageBundle.messages(in: language).text(id.rawValue, parameters)
  }
}
