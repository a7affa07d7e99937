import AuthCopy
import HTTPTypes

extension ErrorAnswer {
  /// The answer in the form that the request prefers.
  func answer(_ preferences: Preferences) -> Answer {
    switch preferences.form {
    case .json: return Answer(locale: copy.locale) { copy.write(to: &$0) }.varying(by: preferences)
    case .problem: return problem.varying(by: preferences)
    }
  }

  /// The error as a problem (RFC 9457) with its HTTP status, which a gateway may relay as it is.
  var problem: Answer {
    var answer = Answer(locale: copy.locale, writeProblem)
    answer.status = HTTPResponse.Status(code: copy.status)
    answer.mediaType = .problem
    if let retryAfter { answer.headers[.retryAfter] = String(retryAfter) }
    return answer
  }

  private func writeProblem(to json: inout JSONWriter) {
    json.object { json in
      json.member("type", "urn:auth-copy:kind:\(copy.kind)")
      json.member("title", copy.title)
      json.member("status", copy.status)
      json.member("detail", copy.message)
      json.member("kind", copy.kind.rawValue)
      copy.writeAction(to: &json)
      json.member("retryable", copy.isRetryable)
      json.member("catalog", copy.catalogVersion)
    }
  }
}
