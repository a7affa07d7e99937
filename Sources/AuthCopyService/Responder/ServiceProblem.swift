import AuthCopy
import NIOHTTP1

/// A failure of the request or of the service itself, as opposed to a failed sign-in.
///
/// A class, so that a connection reserves only a reference: few connections ever have a problem.
package final class ServiceProblem: Error {
  let problem: RequestProblem
  var id: String { problem.id }
  package var status: Int { problem.status }
  /// The methods that the route supports, for the status 405.
  let allow: String?
  /// The time to wait, in seconds, for the status 503.
  let retryAfter: Int64?

  private init(
    id: String, detailKey: String? = nil, status: HTTPResponseStatus, field: String? = nil,
    arguments: [String: ArgumentValue] = [:],
    allow: String? = nil, retryAfter: Int64? = nil
  ) {
    problem = RequestProblem(id: id, detailKey: detailKey, status: Int(status.code), field: field, arguments: arguments)
    self.allow = allow
    self.retryAfter = retryAfter
  }

  init(_ problem: RequestProblem) {
    self.problem = problem
    allow = nil
    retryAfter = nil
  }
}

extension ServiceProblem {
  /// - Parameter catalog: has the providers, of which a similar one is suggested; nil for no suggestion.
  static func unknownProvider(_ id: String, in catalog: Catalog?) -> ServiceProblem {
    ServiceProblem(.unknownProvider(id, in: catalog))
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

  static func headersTooLarge(limit: Int) -> ServiceProblem {
    ServiceProblem(
      id: "headersTooLarge", status: .requestHeaderFieldsTooLarge, arguments: ["limit": .integer(Int64(limit))])
  }

  static let requestTimeout = ServiceProblem(id: "requestTimeout", status: .requestTimeout)

  /// The bytes are not an HTTP request.
  static let invalidRequest = ServiceProblem(id: "invalidRequest", status: .badRequest)

  static func bodyTooLarge(limit: Int) -> ServiceProblem {
    ServiceProblem(.bodyTooLarge(limit: limit))
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
    ServiceProblem(.invalidBody(field: field))
  }

  static func invalidEncoding(_ name: String) -> ServiceProblem {
    ServiceProblem(id: "invalidEncoding", status: .badRequest, field: name, arguments: ["name": .text(name)])
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
