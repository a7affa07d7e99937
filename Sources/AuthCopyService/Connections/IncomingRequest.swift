package import NIOCore
package import NIOHTTP1

/// A request as it arrives: its head is checked, and its body is collected.
///
/// A class, so that it is passed on without a copy.
package final class IncomingRequest {
  package let head: RequestHead
  /// All fields; the head has only those on which a response of the service can depend.
  package let fields: HTTPHeaders
  /// Whether the request lets the connection stay open.
  let persistence: Persistence
  /// Whether the client waits for the status 100 before it sends the body (RFC 9110, section 10.1.1).
  let expectsContinue: Bool
  /// The length of the body in bytes; 0 for a chunked body, whose length is unknown.
  let bodyLength: Int
  /// The body; nil for a method whose body is discarded.
  package let body: RequestBody?
  /// When the head was decoded.
  let received: NIODeadline

  /// Checks the head.
  ///
  /// - Throws: a problem for a request that other servers may interpret differently, or whose body is too large.
  init(_ head: HTTPRequestHead, _ budget: BodyBudget, at now: NIODeadline) throws(ServiceProblem) {
    var request = RequestHead(head.method, head.uri)
    var hosts = 0
    var upgrades = head.method == .CONNECT
    var expectsContinue = false
    for (name, value) in head.headers {
      request.add(name, value)
      // The length rules out most names without a comparison.
      switch name.utf8.count {
      case 4 where name.isField("host"):
        hosts += 1
        guard value.isHost else { throw .invalidRequest }
      case 6 where name.isField("expect"):
        expectsContinue = head.version == .http1_1 && value.lowercased() == "100-continue"
      case 7 where name.isField("upgrade"): upgrades = true
      case 17 where name.isField("transfer-encoding"):
        guard value.lowercased() == "chunked" else { throw .invalidRequest }
      default: break
      }
    }
    // A request needs exactly one `Host` field (RFC 9112, section 3.2).
    guard hosts == 1 || (hosts == 0 && head.version == .http1_0) else { throw .invalidRequest }
    // The decoder accepts only digits, so a length that does not fit in an `Int` is too large.
    let length = request.contentLength.map { Int($0) ?? .max } ?? 0
    guard length <= budget.maximum else { throw .bodyTooLarge(limit: budget.maximum) }
    bodyLength = length
    self.head = request
    fields = head.headers
    self.expectsContinue = expectsContinue
    // The service does not support `Upgrade` and `CONNECT`, and the decoder stops after a request with either.
    if !head.isKeepAlive || upgrades {
      persistence = .close
    } else {
      persistence = head.version == .http1_0 ? .keepAlive : .persistent
    }
    body = request.method == .POST ? RequestBody(budget) : nil
    received = now
  }
}

extension CopyService {
  /// Returns the bytes with which a connection responds to a request.
  package func response(to head: HTTPRequestHead, body: [UInt8]) -> ByteBuffer {
    let responder = responder(.all)
    let response: ServiceResponse
    do throws(ServiceProblem) {
      response = responder.respond(to: try IncomingRequest(head, bodies, at: .now()).head, body: body)
    } catch {
      response = responder.response(for: error, locale: responder.snapshot.defaultLocale)
    }
    var buffer = ByteBuffer()
    response.write(.persistent, to: &buffer)
    if response.sendsBody, case .shared(let body) = response.body { buffer.writeImmutableBuffer(body) }
    return buffer
  }
}

extension String {
  /// Whether the text can be the field `Host`: a name or an address, and a port (RFC 3986, section 3.2.2).
  fileprivate var isHost: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"): true
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "%"), UInt8(ascii: "!"), UInt8(ascii: "$"): true
      case UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"): true
      case UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): true
      default: false
      }
    }
  }
}
