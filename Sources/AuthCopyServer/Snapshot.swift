import AuthCopy
import Foundation
import HTTPTypes
import Hummingbird

/// A catalog, with what its answers may tell: all that one request is answered from.
struct Snapshot: Sendable {
  let catalog: Catalog
  /// A supported locale.
  let defaultLocale: String
  let disclosure: Disclosure
  private let ceiling: Disclosure
  /// What was answered from it before.
  let ready = ReadyAnswers()

  init(catalog: Catalog, options: CopyService.Options) {
    self.catalog = catalog
    defaultLocale = catalog.bestLocale(for: [options.defaultLocale]) ?? "en"
    ceiling = options.disclosureCeiling
    disclosure = min(options.disclosure, options.disclosureCeiling)
  }

  /// How much an answer tells to a request that asks for `disclosure`.
  func allowed(_ disclosure: Disclosure) -> Disclosure { min(disclosure, ceiling) }

  /// The supported locale for a person's locales.
  func locale(for desired: [String]) -> String {
    catalog.bestLocale(for: desired) ?? defaultLocale
  }

  /// The supported locale for the header `Accept-Language`.
  func locale(of request: Request) -> String {
    guard let header = request.headers[.acceptLanguage] else { return defaultLocale }
    return locale(for: AcceptLanguage.tags(in: header))
  }

  /// The service's own words. A catalog of a user's own may lack them: the shipped one does not.
  func words(_ key: String, locale: String, _ arguments: [String: ArgumentValue]) -> String {
    guard
      let words = catalog.text(key, locale: locale, arguments) ?? Catalog.shipped.text(key, locale: locale, arguments)
    else { preconditionFailure("the shipped catalog has no copy for \(key)") }
    return words
  }

  /// The copy of an error for a request, its arguments checked.
  func answer(
    _ error: LoginError, arguments: [(name: String, value: ArgumentValue)], ignoring ignored: [String] = [],
    locale: String, disclosure: Disclosure
  ) throws(ServiceProblem) -> ErrorAnswer {
    // Concealing comes first: what an answer says of the arguments must not tell the concealed kind.
    let taken = catalog.argumentDefinitions(of: error.kind, under: disclosure)
    var error = error
    error.arguments.merge(try Self.typed(arguments, taken)) { _, given in given }
    var copy = catalog.copy(for: error, locale: locale, disclosure: disclosure)
    copy.ignored += ignored
    let wait = taken.isEmpty ? nil : Self.wait(error.arguments, taken)
    return ErrorAnswer(copy: copy, retryAfter: wait)
  }

  /// The arguments by name, those that are taken with values of their types.
  static func typed(
    _ arguments: [(name: String, value: ArgumentValue)], _ taken: [ArgumentDefinition]
  ) throws(ServiceProblem) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [:]
    for (name, value) in arguments {
      guard let definition = taken.first(where: { $0.name == name }) else {
        values[name] = value
        continue
      }
      guard let typed = definition.type.value(of: value) else {
        throw .invalidArgument(name, value: value.text, expected: definition.type.rawValue)
      }
      values[name] = typed
    }
    return values
  }

  /// The seconds that a person has to wait, as the arguments tell them.
  private static func wait(_ arguments: [String: ArgumentValue], _ taken: [ArgumentDefinition]) -> Int64? {
    for (name, factor) in [("seconds", Int64(1)), ("minutes", 60)] where taken.contains(where: { $0.name == name }) {
      if case .integer(let value)? = arguments[name], (1...Int64(Int32.max)).contains(value) { return value * factor }
    }
    return nil
  }
}

/// The copy of an error, and what only a header tells.
struct ErrorAnswer {
  let copy: Copy
  /// In seconds.
  let retryAfter: Int64?
}

extension ArgumentValue {
  /// The value as a problem may repeat it.
  fileprivate var text: String {
    switch self {
    case .text(let text): String(text.prefix(64))
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .date(let date): date.ISO8601Format()
    case .list(let elements): String(elements.joined(separator: ",").prefix(64))
    }
  }
}
