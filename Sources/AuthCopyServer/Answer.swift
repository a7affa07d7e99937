import AuthCopy
import HTTPTypes
import Hummingbird

/// A JSON response in a locale.
struct Answer {
  let status: HTTPResponse.Status
  let body: [UInt8]
  let locale: String
  let variesByLanguage: Bool
  var contentType = "application/json"
  var headers = HTTPFields()

  init(
    status: HTTPResponse.Status = .ok, locale: String, variesByLanguage: Bool, _ write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    write(&json)
    self.status = status
    self.body = json.bytes
    self.locale = locale
    self.variesByLanguage = variesByLanguage
  }

  var response: Response {
    var headers = headers
    headers[.contentType] = contentType
    headers[.contentLanguage] = locale
    if variesByLanguage { headers[.vary] = "Accept-Language" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }
}

extension ServiceProblem {
  /// The problem as JSON (RFC 9457).
  func write(to json: inout JSONWriter, _ service: Service, locale: String) {
    json.object { json in
      json.member("type", "urn:auth-copy:problem:\(id)")
      json.member("title", service.words("problem_\(id)_title", locale: locale, arguments))
      json.member("status", status.code)
      json.member("detail", service.words("problem_\(id)_detail", locale: locale, arguments))
      if let field { json.member("field", field) }
    }
  }

  func answer(_ service: Service, locale: String, variesByLanguage: Bool) -> Answer {
    var answer = Answer(status: status, locale: locale, variesByLanguage: variesByLanguage) { json in
      write(to: &json, service, locale: locale)
    }
    answer.contentType = "application/problem+json"
    answer.headers[.cacheControl] = "no-store"
    if let allow { answer.headers[.allow] = allow }
    return answer
  }
}
