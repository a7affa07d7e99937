import AuthCopy
package import NIOHTTP1

/// A failure of the request or of the service itself, as opposed to a failed sign-in.
///
/// Its text is `problem_<id>_title` and, unless it has a detail of its own, `problem_<id>_detail` in the copy.
///
/// A class, so that a connection reserves only a reference: few connections ever have a problem.
package final class ServiceProblem: Error {
  let id: String
  /// The key of the detail in the copy.
  private let detailKey: String
  package let status: HTTPResponseStatus
  /// The invalid parameter, argument or field.
  let field: String?
  let arguments: [String: ArgumentValue]
  /// The methods that the route supports, for the status 405.
  let allow: String?
  /// The time to wait, in seconds, for the status 503.
  let retryAfter: Int64?

  private init(
    id: String, detailKey: String? = nil, status: HTTPResponseStatus, field: String? = nil,
    arguments: [String: ArgumentValue] = [:],
    allow: String? = nil, retryAfter: Int64? = nil
  ) {
    self.id = id
    self.detailKey = detailKey ?? "problem_\(id)_detail"
    self.status = status
    self.field = field
    self.arguments = arguments
    self.allow = allow
    self.retryAfter = retryAfter
  }
}

extension ServiceProblem {
  /// - Parameter catalog: has the providers, of which a similar one is suggested; nil for no suggestion.
  static func unknownProvider(_ id: String, in catalog: Catalog?) -> ServiceProblem {
    let suggestion = catalog.flatMap { NameSuggestion(id, known: Set($0.providers.map(\.rawValue))) }
    return ServiceProblem(
      id: "unknownProvider", detailKey: suggestion.map { _ in "problem_misspelledProvider_detail" }, status: .notFound,
      field: "provider", arguments: ["value": .text(id), "name": .text(suggestion?.name ?? "")])
  }

  static func unknownKind(_ id: String) -> ServiceProblem {
    ServiceProblem(id: "unknownKind", status: .notFound, field: "kind", arguments: ["value": .text(id)])
  }

  static func unknownRoute(_ path: String) -> ServiceProblem {
    ServiceProblem(id: "unknownRoute", status: .notFound, arguments: ["value": .text(path)])
  }

  static func methodNotAllowed(_ method: String, allow: String) -> ServiceProblem {
    ServiceProblem(
      id: "methodNotAllowed", status: .methodNotAllowed, arguments: ["value": .text(method)], allow: allow)
  }

  static func notAcceptable(_ accept: String) -> ServiceProblem {
    ServiceProblem(
      id: "notAcceptable", status: .notAcceptable, field: "Accept", arguments: ["value": .text(accept)])
  }

  static func unknownCopyKey(_ key: String) -> ServiceProblem {
    ServiceProblem(id: "unknownCopyKey", status: .notFound, field: "key", arguments: ["value": .text(key)])
  }

  static func headersTooLarge(limit: Int) -> ServiceProblem {
    ServiceProblem(
      id: "headersTooLarge", status: .requestHeaderFieldsTooLarge, arguments: ["limit": .integer(Int64(limit))])
  }

  static let requestTimeout = ServiceProblem(id: "requestTimeout", status: .requestTimeout)

  /// The bytes are not an HTTP request.
  static let invalidRequest = ServiceProblem(id: "invalidRequest", status: .badRequest)

  static func bodyTooLarge(limit: Int) -> ServiceProblem {
    ServiceProblem(
      id: "bodyTooLarge", status: .payloadTooLarge, field: "body", arguments: ["limit": .integer(Int64(limit))])
  }

  static func uriTooLong(limit: Int) -> ServiceProblem {
    ServiceProblem(id: "uriTooLong", status: .uriTooLong, arguments: ["limit": .integer(Int64(limit))])
  }

  static func unsupportedMediaType(_ type: String) -> ServiceProblem {
    ServiceProblem(
      id: "unsupportedMediaType", status: .unsupportedMediaType, field: "Content-Type",
      arguments: ["value": .text(type)])
  }

  static func compressedBody(_ coding: String) -> ServiceProblem {
    ServiceProblem(
      id: "unsupportedMediaType", detailKey: "problem_compressedBody_detail", status: .unsupportedMediaType,
      field: "Content-Encoding", arguments: ["value": .text(coding)])
  }

  /// - Parameter field: the invalid part of the body; nil when the body cannot be parsed at all.
  static func invalidBody(field: String? = nil) -> ServiceProblem {
    ServiceProblem(
      id: "invalidBody", status: field == nil ? .badRequest : .unprocessableEntity, field: field ?? "body")
  }

  static func invalidEncoding(_ name: String) -> ServiceProblem {
    ServiceProblem(id: "invalidEncoding", status: .badRequest, field: name, arguments: ["name": .text(name)])
  }

  static func argumentTooLong(_ name: String, limit: Int) -> ServiceProblem {
    ServiceProblem(
      id: "argumentTooLong", status: .badRequest, field: name,
      arguments: ["name": .text(name), "limit": .integer(Int64(limit))])
  }

  static func invalidParameter(_ name: String, value: String) -> ServiceProblem {
    ServiceProblem(
      id: "invalidParameter", status: .badRequest, field: name,
      arguments: ["name": .text(name), "value": .text(value)])
  }

  static func missingParameter(_ name: String) -> ServiceProblem {
    ServiceProblem(
      id: "missingParameter", status: .unprocessableEntity, field: name, arguments: ["name": .text(name)])
  }

  static func tooManyErrors(limit: Int) -> ServiceProblem {
    ServiceProblem(
      id: "tooManyErrors", status: .payloadTooLarge, field: "errors", arguments: ["limit": .integer(Int64(limit))])
  }

  /// The bodies of all requests together are too large for the moment.
  static let overloaded = ServiceProblem(id: "overloaded", status: .serviceUnavailable, retryAfter: 1)

  /// The response takes more time than a response may.
  static let tooMuchWork = ServiceProblem(id: "tooMuchWork", status: .serviceUnavailable, retryAfter: 1)
}

extension ServiceProblem {
  /// Writes the problem as JSON (RFC 9457).
  ///
  /// - Parameter others: writes further members.
  func write(
    to json: inout JSONWriter, _ snapshot: Snapshot, locale: String, others: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      others(&json)
      json.member("type", "urn:auth-copy:problem:\(id)")
      json.member("title", snapshot.text("problem_\(id)_title", locale: locale, arguments: arguments))
      json.member("status", Int(status.code))
      json.member("detail", snapshot.text(detailKey, locale: locale, arguments: arguments))
      if let field { json.member("field", String(field.safeToShow.prefix(128))) }
      json.member("catalog", snapshot.catalog.version)
    }
  }
}
