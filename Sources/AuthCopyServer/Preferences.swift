import AuthCopy
import HTTPTypes
import Hummingbird

/// What a request asks of its answer: the locale, and how much it may tell.
struct Preferences {
  let query: QueryItems
  var locale: String
  var disclosure: Disclosure
  /// Whether the answer depends on the header `Accept-Language`.
  let readsAcceptLanguage: Bool

  init(_ request: Request, _ service: Service) throws(ServiceProblem) {
    query = try QueryItems(request.uri.query)
    disclosure = service.disclosure
    if let locale = query["locale"] {
      self.locale = service.locale(for: [locale])
      readsAcceptLanguage = false
    } else {
      self.locale = service.locale(of: request)
      readsAcceptLanguage = true
    }
    if let name = query["disclosure"] {
      disclosure = try Self.disclosure(name)
    }
  }

  static func disclosure(_ name: String) throws(ServiceProblem) -> Disclosure {
    guard let disclosure = Disclosure(rawValue: name) else {
      throw .invalidParameter("disclosure", value: name)
    }
    return disclosure
  }

  /// The names that are no arguments of copy.
  static let reserved: Set<String> = ["locale", "disclosure", "surface"]
}
