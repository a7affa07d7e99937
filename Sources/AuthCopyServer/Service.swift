public import AuthCopy
import Foundation
import HTTPTypes
import Hummingbird

/// What the routes answer from.
public struct Service: Sendable {
  public let catalog: Catalog
  /// Used for a person whose locales are all unsupported. A BCP 47 tag.
  public let defaultLocale: String
  /// How much answers tell, unless a request asks for another.
  public let disclosure: Disclosure

  /// - Parameter defaultLocale: the nearest supported locale is used.
  public init(catalog: Catalog = .shipped, defaultLocale: String = "en", disclosure: Disclosure = .strict) {
    self.catalog = catalog
    self.defaultLocale = catalog.bestLocale(for: [defaultLocale]) ?? "en"
    self.disclosure = disclosure
  }

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
  ) throws(ServiceProblem) -> Copy {
    var error = error
    // Concealing comes first: what an answer says of the arguments must not tell the concealed kind.
    let taken = catalog.argumentDefinitions(of: error.kind, under: disclosure)
    for (name, value) in arguments {
      guard let definition = taken.first(where: { $0.name == name }) else {
        error.arguments[name] = value
        continue
      }
      guard let typed = definition.type.value(of: value) else {
        throw .invalidArgument(name, value: value.text, expected: definition.type.rawValue)
      }
      error.arguments[name] = typed
    }
    var copy = catalog.copy(for: error, locale: locale, disclosure: disclosure)
    copy.ignored += ignored
    return copy
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
