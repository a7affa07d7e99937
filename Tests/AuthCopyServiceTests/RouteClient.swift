import AuthCopy
import HTTPTypes
import Logging
import NIOCore
import NIOHTTP1

@testable import AuthCopyService

extension CopyService {
  /// A service that allows every disclosure.
  static var open: CopyService {
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    return CopyService(options: options)
  }
}

/// A response, as tests read it.
struct Reply {
  let status: Int
  let headers: HTTPFields
  let body: String

  subscript(key: String) -> JSONNode? { json?[key] }

  var json: JSONNode? { try? JSONParser.parse(Array(body.utf8)) }
}

/// Sends a request to the responder, and records the response in the metrics.
func send(
  _ method: HTTPRequest.Method, _ uri: String, _ body: String? = nil, headers: HTTPFields = [:],
  service: CopyService = CopyService(), routes: RouteSelection = .all
) -> Reply {
  var head = RequestHead(HTTPMethod(rawValue: method.rawValue), uri)
  for field in headers { head.add(field.name.rawName, field.value) }
  let response = service.responder(routes).respond(to: head, body: Array((body ?? "").utf8))
  var recorder = service.makeRecorder()
  recorder.record(response, nanoseconds: 1)
  return Reply(response)
}

extension Reply {
  init(_ response: ServiceResponse) {
    var fields = HTTPFields()
    response.forEachField { name, value in fields[HTTPField.Name("\(name)")!] = value }
    let body =
      switch response.body {
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      case .shared(let buffer): String(buffer: buffer)
      case .batch: "incomplete"
      }
    self.init(status: response.status, headers: fields, body: response.sendsBody ? body : "")
  }
}

extension Responder {
  /// Responds to a request; nil if the response takes long.
  func respondInline(
    to head: RequestHead, body: [UInt8] = [], caching locales: LocaleCache = LocaleCache()
  ) -> ServiceResponse? {
    if case .response(let response) = begin(to: head, body: body, caching: locales) { response } else { nil }
  }

  /// Returns the work that creates a response; nil if the response does not take long.
  func work(to head: RequestHead, body: [UInt8]) -> SlicedResponse? {
    if case .work(let work) = begin(to: head, body: body) { work } else { nil }
  }
}

extension Logger {
  /// A logger that discards all messages.
  static let silent = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
}
