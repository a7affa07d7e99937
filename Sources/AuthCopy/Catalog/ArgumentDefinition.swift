internal import Foundation

/// An argument that copy may take: its type, and its default value.
package struct ArgumentDefinition: Hashable, Sendable {
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

  package enum Default: Hashable, Sendable {
    case value(ArgumentValue)
    /// The text of a key of the copy, in the locale of the copy.
    case copy(key: String)
  }

  package let name: String
  package let type: ValueType
  /// nil for a fact, such as a date or a code, which only the caller knows: a text that takes it needs it.
  package let defaultValue: Default?
  /// The arguments that this one is made from, because no caller passes it; nil where callers pass it.
  ///
  /// From numbers (`seconds`, `minutes`) it is a time, from a text (`provider`) a name that belongs to it, and from no
  /// argument what the error itself says (`flow`).
  package let sources: [String]?
  /// How the time is said that it is made from; nil for any other argument.
  package let time: TimeStyle?

  package var isFact: Bool { defaultValue == nil }

  /// The same with another value when the caller passes none.
  func with(defaultValue: Default) -> ArgumentDefinition {
    ArgumentDefinition(name: name, type: type, defaultValue: defaultValue, sources: sources, time: time)
  }
}

/// How a time is said.
package enum TimeStyle: String, CaseIterable, Sendable {
  /// In words, rounded up, because a person who comes back too early has waited for nothing: `in 3 hours`.
  case wait
  /// In words, rounded down, because what has run out is of no use: `works for 2 hours`.
  case validity
  /// As a clock that runs down: `2:01`.
  case countdown
}

extension [String]? {
  /// Whether the argument with these sources can be made in a message that takes the arguments `names`.
  func canBeMade(from names: [String]) -> Bool {
    map { $0.isEmpty || $0.contains(where: names.contains) } ?? false
  }
}

extension ArgumentDefinition.ValueType {
  /// Whether a message may use an argument of this type in that way.
  package func suits(_ use: ArgumentUse) -> Bool {
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
    case .date: Self.date(of: text).map(ArgumentValue.date)
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
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func date(of text: String) -> Date? {
    guard isOnTheCalendar(text) else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(text, strategy: .iso8601.year().month().day()))
  }

  /// Whether the date, time and offset are valid, because Foundation reads February 30 as March 2.
  private static func isOnTheCalendar(_ text: String) -> Bool {
    let numbers = text.split { !("0"..."9").contains($0) }.map { Int($0) ?? .max }
    guard numbers.count >= 3, CalendarDate.exists(year: numbers[0], month: numbers[1], day: numbers[2]) else {
      return false
    }
    let time = zip(numbers.dropFirst(3), [23, 59, 60]).allSatisfy { $0 <= $1 }
    let offset = text.suffix(6)
    guard text.count > 16, offset.first == "+" || offset.first == "-" else { return time }
    return time && (Int(offset.dropFirst().prefix(2)) ?? 99) < 24
  }
}
