internal import Foundation

/// Something that is wrong with a catalog: what, with which values, and where.
///
/// It holds no text: ``text(in:)`` makes it, in the language of the reader.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong: the broken rule and, where a rule has several messages, which of them.
  ///
  /// An example is `unknown-argument.misspelled`. Rule names follow semantic versioning.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The rule and the message, with a dot between them.
    public let rawValue: String

    /// An id by its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id by its text.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The name of the rule, such as `unknown-argument`.
    public var rule: String { String(rawValue.prefix { $0 != "." }) }
  }

  /// Where it is wrong.
  public struct Place: Hashable, Sendable {
    /// The file, line and column.
    public let location: SourceLocation
    /// A BCP 47 tag; empty for what belongs to no locale.
    public let locale: String
    /// The key of the message, or the code, kind or argument; empty for a whole file.
    public let key: String

    package init(_ location: SourceLocation, locale: String = "", key: String = "") {
      self.location = location
      self.locale = locale
      self.key = key
    }
  }

  /// What is wrong.
  public let id: ID
  /// The values that the text needs, in an order that is the same for each id.
  public let parameters: Parameters
  /// Where it is wrong.
  public let place: Place

  package init(_ id: ID, _ parameters: Parameters = [:], at place: Place) {
    self.id = id
    self.parameters = parameters
    self.place = place
  }

  /// What tells this diagnostic from others, in any language: it survives moved lines and changes elsewhere.
  package var fingerprint: String {
    "\(id.rawValue)\t\(place.locale)\t\(place.key)\t\(ContentHash(parameters.description))"
  }
}

extension Diagnostic {
  /// Named values in a fixed order.
  public struct Parameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The names with their values.
    public let elements: [(name: String, value: ArgumentValue)]

    /// The values in the order in which they are written.
    public init(dictionaryLiteral elements: (String, ArgumentValue)...) { self.elements = elements }

    /// The value of a name; nil where there is none.
    public subscript(name: String) -> ArgumentValue? { elements.first { $0.name == name }?.value }

    /// Equal names and values in the same order.
    public static func == (first: Parameters, second: Parameters) -> Bool {
      first.elements.elementsEqual(second.elements, by: ==)
    }

    /// By all names and values.
    public func hash(into hasher: inout Hasher) {
      for element in elements {
        hasher.combine(element.name)
        hasher.combine(element.value)
      }
    }
  }
}

extension Diagnostic.Parameters: CustomStringConvertible {
  /// `name=value` for each, in their order: the same in every language and process.
  public var description: String {
    elements.map { element in
      let value: String =
        switch element.value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .date(let date): "\(date.timeIntervalSince1970)"
        case .list(let items): items.joined(separator: "\u{1F}")
        }
      return "\(element.name)=\(value)"
    }.joined(separator: "\u{1E}")
  }
}
