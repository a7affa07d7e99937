import NIOHTTP1

/// The routes of the service.
package enum Route: String, CaseIterable {
  // Paths are matched with the routes in this order, so the most frequent route comes first.
  case errorCode = "/v1/errors/{provider}/**"
  case errorPayload = "/v1/errors/{provider}"
  case errorBatch = "/v1/errors"
  case kinds = "/v1/kinds"
  case kind = "/v1/kinds/{kind}"
  case copy = "/v1/copy/{key}"
  case catalog = "/v1/catalogs/{locale}"
  case providers = "/v1/providers"
  case provider = "/v1/providers/{provider}"
  case codes = "/v1/codes/**"
  case locales = "/v1/locales"
  case openAPI = "/openapi.json"
  case index = "/"
  case health = "/healthz"
  case readiness = "/readyz"
  case metrics = "/metrics"
  case unmapped = "/v1/unmapped"
  case explanation = "/v1/explain/{provider}"

  /// Whether the route accepts POST, with a body, rather than GET and HEAD.
  var acceptsBody: Bool { [.errorBatch, .errorPayload, .explanation].contains(self) }

  /// The supported methods, as the value of the header field `Allow`.
  var methods: String { acceptsBody ? "POST" : "GET, HEAD" }

  func supports(_ method: HTTPMethod) -> Bool { acceptsBody ? method == .POST : (method == .GET || method == .HEAD) }

  /// Whether the route is for operators only, because its statistics must not be public, or because it conceals nothing.
  package var isForOperators: Bool { [.metrics, .unmapped, .explanation].contains(self) }

  fileprivate enum Segment {
    case literal([UInt8])
    case parameter(String)
    /// The rest of the path, which has at least one segment.
    case rest(String)
  }

  fileprivate static let table: [(route: Route, segments: [Segment])] = allCases.map { route in
    let segments = route.rawValue.split(separator: "/").map { part -> Segment in
      if part == "**" { return .rest("code") }
      return part.hasPrefix("{") ? .parameter(String(part.dropFirst().dropLast())) : .literal(Array(part.utf8))
    }
    return (route, segments)
  }
}

/// A route with the parameters of a path that matches it.
struct RouteMatch {
  let route: Route
  /// The decoded parameters, in the order of the path.
  private(set) var parameters: [String] = []

  /// Finds the route of a path, ignoring empty segments; nil if there is none.
  ///
  /// - Throws: a problem that names a parameter that is not UTF-8.
  init?(_ path: UnsafeBufferPointer<UInt8>) throws(ServiceProblem) {
    let segments = Self.segments(of: path)
    guard let entry = Route.table.first(where: { Self.matches(path, segments, $0.segments) }) else { return nil }
    route = entry.route
    parameters.reserveCapacity(2)
    for (index, segment) in entry.segments.enumerated() {
      switch segment {
      case .literal: break
      case .parameter(let name): try add(name, path[segments[index]])
      case .rest(let name): try add(name, path[segments[index].lowerBound..<segments[segments.count - 1].upperBound])
      }
    }
  }

  private mutating func add(_ name: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(ServiceProblem) {
    guard let value = PercentEncoding.decode(UnsafeBufferPointer(rebasing: bytes)) else { throw .invalidEncoding(name) }
    parameters.append(value)
  }

  /// Returns the ranges between the slashes of a path, without empty ranges.
  private static func segments(of path: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    segments.reserveCapacity(8)
    var start = 0
    for index in 0...path.count where index == path.count || path[index] == UInt8(ascii: "/") {
      if start < index { segments.append(start..<index) }
      start = index + 1
    }
    return segments
  }

  private static func matches(
    _ path: UnsafeBufferPointer<UInt8>, _ segments: [Range<Int>], _ pattern: [Route.Segment]
  ) -> Bool {
    for (index, segment) in pattern.enumerated() {
      guard index < segments.count else { return false }
      switch segment {
      case .literal(let name): if !path[segments[index]].elementsEqual(name) { return false }
      case .parameter: break
      case .rest: return true
      }
    }
    return segments.count == pattern.count
  }
}

/// The routes that a server serves.
package enum RouteSelection: Sendable {
  /// The routes of clients and of operators, but for the explanation of a raw error, which conceals nothing.
  case all
  /// The routes of clients.
  case clients
  /// The routes of operators, including the health routes.
  case operators

  func contains(_ route: Route) -> Bool {
    switch self {
    case .all: route != .explanation
    case .clients: !route.isForOperators
    case .operators: route.isForOperators || route == .health || route == .readiness
    }
  }
}
