import AuthCopy

/// The copy of an error, with the value of its header `Retry-After`.
struct ErrorResponse {
  let copy: Copy
  /// The time to wait, in seconds.
  let retryAfter: Int64?

  /// The error in the format that the request prefers.
  func answer(_ preferences: Preferences) throws(ServiceProblem) -> Answer {
    var answer =
      switch preferences.form {
      case .json: try Answer(locale: copy.locale) { (json) throws(ServiceProblem) in copy.write(to: &json) }
      case .problem: problem
      }
    answer.varies = preferences.varies
    answer.figures.fallbacks = copy.fallbacks.isEmpty ? 0 : 1
    return answer
  }

  /// The error as a problem (RFC 9457) with its HTTP status, which a gateway can pass through unchanged.
  var problem: Answer {
    var json = JSONWriter(capacity: 1_024)
    json.object { json in
      json.member("type", "urn:auth-copy:kind:\(copy.kind)")
      json.member("title", copy.title)
      json.member("status", copy.status)
      json.member("detail", copy.message)
      json.member("kind", copy.kind.rawValue)
      json.member("known", copy.isKnown)
      json.member("locale", copy.locale)
      json.member("presentation", copy.presentation.rawValue)
      copy.writeAction(to: &json)
      json.member("retryable", copy.isRetryable)
      if !copy.fallbacks.isEmpty { json.member("fallback", copy.fallbacks) }
      if let broader = copy.broader { json.member("broader", broader.rawValue) }
      json.member("catalog", copy.catalogVersion)
    }
    var answer = Answer(locale: copy.locale, body: .bytes(json.bytes))
    answer.status = copy.status
    answer.mediaType = .problem
    answer.retryAfter = retryAfter
    return answer
  }
}
