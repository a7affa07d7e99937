/// The web pages of other origins that may read responses (Fetch standard, CORS).
struct CrossOriginPolicy: Sendable {
  /// The origins, such as `https://example.com`; `*` for all.
  let origins: Set<String>

  /// Whether responses depend on the origin.
  var varies: Bool { !origins.isEmpty && !origins.contains("*") }

  /// Returns the value of `Access-Control-Allow-Origin`; nil if the origin is not allowed.
  func grantedOrigin(of head: RequestHead) -> String? {
    guard let origin = head.origin else { return nil }
    if origins.contains("*") { return "*" }
    return origins.contains(origin) ? origin : nil
  }

  /// Returns the fields that allow a page of another origin to read a response.
  ///
  /// - Parameter isPreflight: whether the request is a preflight.
  func fields(for head: RequestHead, isPreflight: Bool) -> [(name: StaticString, value: String)] {
    guard let origin = grantedOrigin(of: head) else { return [] }
    let granted: [(StaticString, String)] =
      isPreflight
      ? [
        ("Access-Control-Allow-Methods", "GET, HEAD"),
        ("Access-Control-Allow-Headers", "If-None-Match, X-Request-ID, Traceparent"),
        ("Access-Control-Max-Age", "86400"),
      ] : [("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-ID, Traceparent")]
    return [("Access-Control-Allow-Origin", origin)] + granted
  }
}
