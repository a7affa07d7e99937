import AuthCopy
import HTTPTypes

extension ErrorResponse {
  /// The error in the format that the request prefers.
  func response(_ preferences: Preferences) -> ServiceResponse {
    switch preferences.form {
    case .json: return ServiceResponse(locale: copy.locale) { copy.write(to: &$0) }.varying(by: preferences)
    case .problem: return problem.varying(by: preferences)
    }
  }

  /// The error as a problem (RFC 9457) with its HTTP status, which a gateway can pass through unchanged.
  var problem: ServiceResponse {
    var response = ServiceResponse(locale: copy.locale, writeProblem)
    response.status = HTTPResponse.Status(code: copy.status)
    response.mediaType = .problem
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    return response
  }

  private func writeProblem(to json: inout JSONWriter) {
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
      if let broader = copy.broader { json.member("broader", broader.rawValue) }
      json.member("catalog", copy.catalogVersion)
    }
  }
}
