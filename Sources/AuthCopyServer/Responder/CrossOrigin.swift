/// The web pages of other origins that may read responses (Fetch standard, CORS).
struct CrossOriginPolicy: Sendable {
  /// The origins, such as `https://example.com`; `*` for all.
  let origins: Set<String>

  /// What a request from another origin is granted; nil for nothing.
  func grant(to head: RequestHead) -> CrossOriginGrant? {
    guard let origin = head.origin else { return nil }
    if origins.contains("*") { return CrossOriginGrant(origin: "*") }
    return origins.contains(origin) ? CrossOriginGrant(origin: origin) : nil
  }

  /// Whether responses depend on the origin.
  var varies: Bool { !origins.isEmpty && !origins.contains("*") }
}

/// What a page of another origin may do with a response.
struct CrossOriginGrant: Sendable {
  let origin: String
  /// Whether the request asks, before another one, what that may be.
  var isPreflight = false

  func forEachField(_ write: (_ name: String, _ value: String) -> Void) {
    write("Access-Control-Allow-Origin", origin)
    if isPreflight {
      write("Access-Control-Allow-Methods", "GET, HEAD")
      write("Access-Control-Allow-Headers", "If-None-Match, X-Request-ID, Traceparent")
      write("Access-Control-Max-Age", "86400")
    } else {
      write("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-ID, Traceparent")
    }
  }
}
