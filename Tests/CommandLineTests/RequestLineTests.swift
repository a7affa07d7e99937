import Foundation
import TestSupport
import Testing

/// Request lines with raw UTF-8, split by TCP at any byte.
@Suite struct RequestLineTests {
  private static let bytes = Array(
    ("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
      + "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nContent-Length: 23\r\n\r\n{\"a\":\"가\r\n\r\n나\r\nGET\"}"
      + "GET /v1/errors/kakao/가 HTTP/1.1\r\nHost: a\r\nX-A: 나\r\n\r\n"
      + "POST /v1/errors/kakao?flow=다 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "7\r\n{}\r\n\r\n \r\n0\r\n\r\n"
      + "GET /v1/kinds/라?locale=ko HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").utf8)

  @Test func everySplitGetsTheSameResponses() async throws {
    let service = try RunningService()
    let port = service.port()
    for cut in [Self.bytes.count] + Array(stride(from: 1, to: Self.bytes.count, by: 11)) {
      let connection = try RawConnection(port: port)
      connection.send(Array(Self.bytes[..<cut]))
      // Waits, so that the service reads the other bytes separately. A response arrives only after the first request,
      // which has 34 bytes.
      _ = connection.hasReply(within: cut < 40 ? 0.02 : 1)
      connection.send(Array(Self.bytes[cut...]))
      let reply = connection.receive()
      let statuses = reply.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
      #expect(statuses == ["200", "200", "200", "200", "404"], "cut at \(cut): \(reply)")
    }
    withExtendedLifetime(service) {}
  }
}
