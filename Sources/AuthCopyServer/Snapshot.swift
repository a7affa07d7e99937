import AuthCopy
import Foundation
import HTTPTypes
import Hummingbird

/// A catalog and the disclosure settings; each request is served from a single snapshot.
struct Snapshot: Sendable {
  let catalog: Catalog
  /// The nearest supported locale to the configured one.
  let defaultLocale: String
  let disclosure: Disclosure
  private let ceiling: Disclosure
  /// Earlier responses from this snapshot.
  let responseCache = ResponseCache()

  init(catalog: Catalog, options: CopyService.Options) {
    self.catalog = catalog
    defaultLocale = catalog.bestLocale(for: [options.defaultLocale]) ?? "en"
    ceiling = options.disclosureCeiling
    disclosure = min(options.disclosure, options.disclosureCeiling)
  }

  /// The disclosure for a request that asks for `disclosure`, limited by the ceiling.
  func allowed(_ disclosure: Disclosure) -> Disclosure { min(disclosure, ceiling) }

  /// The supported locale that best matches a person's locales.
  func locale(for desired: [String]) -> String {
    catalog.bestLocale(for: desired) ?? defaultLocale
  }

  /// The supported locale that best matches the header `Accept-Language`.
  func locale(of request: Request) -> String {
    guard let header = request.headers[.acceptLanguage] else { return defaultLocale }
    return locale(for: AcceptLanguage.tags(in: header))
  }

  /// A text of the service itself.
  ///
  /// A user's catalog may lack it, so the shipped catalog is the fallback.
  func text(_ key: String, locale: String, arguments: [String: ArgumentValue]) -> String {
    guard
      let text = catalog.text(key, locale: locale, arguments: arguments)
        ?? Catalog.shipped.text(key, locale: locale, arguments: arguments)
    else { preconditionFailure("the shipped catalog has no copy for \(key)") }
    return text
  }

  /// Checks the arguments of an error and renders its copy.
  func response(
    for error: LoginError, arguments: [(name: String, value: ArgumentValue)], ignoring ignored: [String] = [],
    locale: String, disclosure: Disclosure
  ) throws(ServiceProblem) -> ErrorResponse {
    // Conceal first, so that errors about arguments do not reveal the concealed kind.
    let definitions = catalog.argumentDefinitions(for: error.kind, under: disclosure)
    let given = try Self.typed(arguments, by: definitions)
    let copy = catalog.copy(
      for: error, given: given, ignoring: ignored, locale: locale, disclosure: disclosure)
    let retryAfter =
      definitions.isEmpty ? nil : Self.retryAfter(error.arguments.merging(given) { $1 }, definitions)
    return ErrorResponse(copy: copy, retryAfter: retryAfter)
  }

  /// The arguments by name; defined arguments are converted to their types.
  static func typed(
    _ arguments: [(name: String, value: ArgumentValue)], by definitions: [ArgumentDefinition]
  ) throws(ServiceProblem) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [:]
    for (name, value) in arguments {
      guard let definition = definitions.first(where: { $0.name == name }) else {
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

  /// The time to wait in seconds, taken from the arguments.
  private static func retryAfter(_ arguments: [String: ArgumentValue], _ definitions: [ArgumentDefinition]) -> Int64? {
    for (name, factor) in [("seconds", Int64(1)), ("minutes", 60)]
    where definitions.contains(where: { $0.name == name }) {
      if case .integer(let value)? = arguments[name], (1...Int64(Int32.max)).contains(value) { return value * factor }
    }
    return nil
  }
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
