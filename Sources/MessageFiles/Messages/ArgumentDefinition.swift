package import ICUMessageFormat

/// The type and the default value of an argument that copy may accept.
package final class ArgumentDefinition: Sendable {
  /// The types that ARB defines.
  package enum ValueType: String, CaseIterable, Sendable {
    case text = "String"
    /// A count, which is never negative.
    case integer = "int"
    case number = "double"
    /// An ISO 8601 date.
    case date = "DateTime"
    /// A list of names or ids; in text form they are separated by commas.
    case list = "List"
  }

  package enum Default: Equatable, Sendable {
    case value(ArgumentValue)
    /// The text of a key of the copy, in the locale of the copy.
    case copy(key: String)
  }

  package let name: String
  package let type: ValueType
  /// The default value; nil for a fact, such as a date or a code, which only the caller knows.
  ///
  /// A text that uses a fact cannot be formatted without it.
  package let defaultValue: Default?
  /// The arguments that this one is derived from; nil for an argument that callers pass.
  ///
  /// An argument derived from numbers is a time, such as `wait` from `seconds`. An argument derived from a text is a
  /// name that belongs to it, such as `providerAccount` from `provider`. If the list is empty, as for `flow`, the value
  /// is a property of the error.
  package let sources: [String]?
  /// How a derived time is printed; nil for an argument that is not a time.
  package let time: TimeStyle?

  package var isFact: Bool { defaultValue == nil }

  package init(name: String, type: ValueType, defaultValue: Default?, sources: [String]?, time: TimeStyle?) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.sources = sources
    self.time = time
  }

  /// Returns the definition with another default value.
  package func with(defaultValue: Default) -> ArgumentDefinition {
    ArgumentDefinition(name: name, type: type, defaultValue: defaultValue, sources: sources, time: time)
  }
}

/// How a time is printed.
package enum TimeStyle: String, CaseIterable, Sendable {
  /// In words, rounded up so that a person does not come back too early: `in 3 hours`.
  case wait
  /// In words, rounded down so that a person does not come back too late: `works for 2 hours`.
  case validity
  /// As a countdown clock: `2:01`.
  case countdown
}

extension [String]? {
  /// Returns whether an argument with these sources can be derived in a message that accepts the arguments `names`.
  package func canBeDerived(from names: [String]) -> Bool {
    map { $0.isEmpty || $0.contains(where: names.contains) } ?? false
  }
}

extension ArgumentDefinition.ValueType {
  /// Returns whether a message may use an argument of this type in a given way.
  package func allows(_ use: ArgumentUse) -> Bool {
    switch use {
    case .plain: true
    case .number: self == .integer || self == .number
    case .date: self == .date
    case .keyword: self == .text
    }
  }

  /// Parses text as a value of this type; nil if it is not one.
  package func value(of text: String) -> ArgumentValue? {
    switch self {
    case .text: .text(text)
    case .integer: Int64(text).flatMap { $0 < 0 ? nil : .integer($0) }
    case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .date: ISODate.seconds(of: text).map(ArgumentValue.date(secondsSince1970:))
    case .list: .list(Self.elements(of: text))
    }
  }

  /// Converts a typed value to this type; nil if it does not fit.
  package func value(of value: ArgumentValue) -> ArgumentValue? {
    switch (self, value) {
    case (.integer, .integer(let integer)): integer < 0 ? nil : value
    case (.text, .text), (.number, .number), (.number, .integer), (.date, .date),
      (.list, .list):
      value
    case (.integer, .text(let text)), (.number, .text(let text)), (.date, .text(let text)),
      (.list, .text(let text)):
      self.value(of: text)
    default: nil
    }
  }

  private static func elements(of text: String) -> [String] {
    text.parts(at: UInt8(ascii: ",")).map(\.trimmingBlanks).filter { !$0.isEmpty }
  }
}
