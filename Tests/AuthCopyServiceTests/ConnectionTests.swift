import AuthCopyService
import Foundation
import NIOCore
import TestSupport
import Testing

/// Slow, broken and hostile clients, over real sockets.
@Suite(.serialized) struct ConnectionTests {
  /// Serves while `body` runs, then checks that another client gets a response.
  private func serving(
    _ options: ListeningOptions = ListeningOptions(), _ body: @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    try await CopyService().serving(options) { port in
      try await body(port)
      let other = try RawConnection(port: port)
      other.send("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(status(other.receive()) == 200, "other clients get responses")
    }
  }

  private func status(_ text: String) -> Int? {
    text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("POST /v1/errors HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("GET / HTTP/1.1\nHost: a\n\n", 400), ("hello\r\n\r\n", 400), ("GET / HTTP/9.9\r\n\r\n", 400),
    ("POST /v1/errors HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    ("GET /healthz HTTP/1.1\r\n\r\n", 400), ("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("POST /v1/errors HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400),
    ("GET /healthz HTTP/1.1\r\nHost: a b/c@d\r\n\r\n", 400), ("GET /healthz HTTP/1.0\r\nHost: <a>\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA\0: b\r\n\r\n", 400),
  ])
  func invalidHTTPIsRejected(request: String, expected: Int) async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send(request)
      let reply = connection.receive()
      #expect(status(reply) == expected, "\(reply)")
      #expect(reply.lowercased().contains("connection: close"))
      #expect(reply.contains("application/problem+json"))
      #expect(reply.contains("\r\nDate: "))
    }
  }

  @Test(arguments: [
    (9 << 10, 0, 0, 414), (70 << 10, 0, 0, 414), (200 << 10, 0, 0, 414), (0, 17 << 10, 1, 431), (0, 300 << 10, 1, 431),
    (0, 10, 3_000, 431), (7 << 10, 7 << 10, 2, 200),
  ])
  func headSizeIsLimited(queryLength: Int, fieldLength: Int, fieldCount: Int, expected: Int) async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      let query = queryLength > 0 ? "?a=" + String(repeating: "&", count: queryLength) : ""
      let headers = (0..<fieldCount).map { "X-\($0): \(String(repeating: "a", count: fieldLength))\r\n" }.joined()
      connection.send("GET /healthz\(query) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(headers)\r\n")
      let reply = connection.receive()
      #expect(status(reply) == expected, "\(reply.prefix(300))")
      if expected != 200 { #expect(reply.contains("\"status\":\(expected)")) }
    }
  }

  @Test func slowClientGetsATimeout() async throws {
    var options = ListeningOptions()
    options.timeouts.header = .milliseconds(300)
    options.timeouts.body = .milliseconds(300)
    options.timeouts.idle = .milliseconds(600)
    try await serving(options) { port in
      for start in ["GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: a\r\n"] {
        let header = try RawConnection(port: port)
        header.send(start)
        let reply = header.receive()
        #expect(status(reply) == 408 && reply.contains("problem+json"), "\(reply)")
      }
      let body = try RawConnection(port: port)
      body.send("POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{\"er")
      #expect(status(body.receive()) == 408)
      let idle = try RawConnection(port: port)
      #expect(idle.receive().isEmpty, "an idle client gets no response")
    }
  }

  @Test func tricklingClientGetsATimeout() async throws {
    var options = ListeningOptions()
    options.timeouts.header = .milliseconds(500)
    try await serving(options) { port in
      let connection = try RawConnection(port: port)
      connection.send("GET /healthz HTTP/1.1\r\n")
      // Sends twenty lines a second until a response arrives.
      var lines = 0
      repeat {
        connection.send("X-\(lines): a\r\n")
        lines += 1
      } while !connection.hasReply(within: 0.05) && lines < 400
      #expect(status(connection.receive()) == 408)
    }
  }

  @Test func pipelinedResponsesKeepTheirOrder() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      let paths = ["/healthz", "/v1/kinds/timedOut", "/nowhere", "/v1/errors/kakao/KOE320"]
      connection.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
      let reply = connection.receive { $0.components(separatedBy: "HTTP/1.1 ").count == 5 && $0.hasSuffix("}") }
      let statuses = reply.components(separatedBy: "HTTP/1.1 ").dropFirst().map { Int($0.prefix(3)) }
      #expect(statuses == [200, 200, 404, 200])
    }
  }

  @Test func requestBeforeInvalidInputGetsItsResponse() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send("GET /v1/kinds/timedOut HTTP/1.1\r\nHost: a\r\n\r\nrubbish\r\n\r\n")
      let statuses = connection.receive().components(separatedBy: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
      #expect(statuses == [200, 400])
    }
  }

  @Test func partialPipelinedHeadTimesOut() async throws {
    var options = ListeningOptions()
    options.timeouts.header = .milliseconds(300)
    try await serving(options) { port in
      for request in [
        "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}",
        "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
      ] {
        let connection = try RawConnection(port: port)
        connection.send(request + "GET /heal")
        let statuses = connection.receive().components(separatedBy: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
        #expect(statuses == [200, 408])
        let idle = try RawConnection(port: port)
        idle.send(request)
        _ = idle.receive { $0.hasSuffix("}") }
        #expect(!idle.hasReply(within: 0.6), "the idle timeout applies between requests")
      }
    }
  }

  /// The service stops reading requests from a client that does not read responses, and other clients do not wait.
  @Test func clientThatDoesNotReadIsNotRead() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      let requests = (1...400_000).map { "GET /v1/errors/kakao/x-\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
      let sentBytes = connection.send(requests, untilBlockedFor: 0.5)
      #expect(sentBytes < requests.utf8.count, "the service stopped reading")
      let other = try RawConnection(port: port)
      for _ in 1...20 {
        other.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(other.receive { $0.hasSuffix("}") }.contains("200 OK"))
      }
      #expect(await connection.reply { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 200 OK"))
    }
  }

  @Test func rawUTF8InQueriesIsAccepted() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      for _ in 1...2 {
        connection.send("GET /v1/kinds/missingField?locale=ko&field=나의+메일 HTTP/1.1\r\nHost: a\r\n\r\n")
        let reply = connection.receive { $0.hasSuffix("}") }
        #expect(status(reply) == 200 && reply.contains("나의 메일"))
      }
    }
  }

  @Test func http10KeepAliveIsConfirmed() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      for _ in 1...2 {
        connection.send("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        let reply = connection.receive { $0.hasSuffix("}") }
        #expect(reply.contains("\r\nConnection: keep-alive\r\n"))
      }
    }
  }

  @Test func continueIsSentInOrder() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      // The first request takes long: its document is not rendered yet.
      connection.send(
        "GET /v1/providers HTTP/1.1\r\nHost: a\r\n\r\n"
          + "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
      let reply = connection.receive { $0.contains(" 100 Continue\r\n\r\n") }
      let statuses = reply.components(separatedBy: "HTTP/1.1 ").compactMap { Int($0.prefix(3)) }
      #expect(statuses == [200, 100])
      connection.send("{}")
      #expect(status(connection.receive { $0.hasSuffix("}") }) == 200)
    }
  }

  @Test func slowResponsesKeepTheOrder() async throws {
    try await serving { port in
      let item = #"{"provider":"kakao","code":"KOE320"}"#
      let batch = #"{"errors":["# + Array(repeating: item, count: 1_000).joined(separator: ",") + "]}"
      let connection = try RawConnection(port: port)
      connection.send(
        "POST /v1/errors HTTP/1.1\r\nHost: a\r\nContent-Length: \(batch.utf8.count)\r\n\r\n\(batch)"
          + "GET /v1/kinds/timedOut HTTP/1.1\r\nHost: a\r\n\r\nGET /v1/catalogs/ja HTTP/1.1\r\nHost: a\r\n\r\n"
          + "GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let reply = await connection.reply()
      let parts = reply.components(separatedBy: "HTTP/1.1 ").dropFirst()
      #expect(parts.compactMap { Int($0.prefix(3)) } == [200, 200, 200, 404])
      #expect(parts.dropFirst().first?.contains("timedOut") == true)
    }
  }

  /// An offer to upgrade to HTTP/2 is declined, because the decoder would read nothing after that request.
  @Test(arguments: [
    "GET /healthz HTTP/1.0\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: A\r\n\r\n",
  ])
  func connectionClosesAfterTheResponse(request: String) async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send(request)
      let reply = connection.receive()
      #expect(status(reply) == 200)
      #expect(reply.lowercased().contains("\r\nconnection: close\r\n"))
    }
  }

  @Test func expectedContinueIsSentUnlessTheBodyIsTooLarge() async throws {
    try await serving { port in
      let head = "POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: "
      let connection = try RawConnection(port: port)
      connection.send(head + "2\r\n\r\n")
      #expect(status(connection.receive { $0.hasSuffix("\r\n\r\n") }) == 100)
      connection.send("{}")
      #expect(status(connection.receive { $0.hasSuffix("}") }) == 200)
      let large = try RawConnection(port: port)
      large.send(head + "9223372036854775807\r\n\r\n")
      #expect(status(large.receive { $0.hasSuffix("}") }) == 413)
    }
  }

  @Test func disconnectIsNotAServerError() async throws {
    try await serving { port in
      do {
        let connection = try RawConnection(port: port)
        connection.send("POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{")
      }
      func metrics() throws -> String {
        let connection = try RawConnection(port: port)
        connection.send("GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        return connection.receive()
      }
      #expect(try await eventually { try metrics().contains("status=\"400\"") }, "the request was counted")
      #expect(try !metrics().contains("status=\"500\""))
    }
  }

  @Test func halfClosedClientGetsItsResponse() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send("GET /v1/kinds/timedOut HTTP/1.1\r\nHost: a\r\n\r\n")
      connection.finish()
      #expect(status(connection.receive()) == 200)
      let cut = try RawConnection(port: port)
      cut.send("GET /v1/kin")
      cut.finish()
      #expect(status(cut.receive()) == 400)
    }
  }

  @Test func tooLargeBodyIsRejected() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send("POST /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n")
      connection.send([UInt8](repeating: 0x20, count: 2_000_000))
      let reply = connection.receive { $0.hasSuffix("}") }
      #expect(status(reply) == 413)
    }
  }

  @Test func invalidUTF8IsRejectedInPathsAndIgnoredInHeaders() async throws {
    try await serving { port in
      let connection = try RawConnection(port: port)
      connection.send(
        Array("GET /v1/errors/kakao/".utf8) + [0xFF, 0xFE]
          + Array(" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
      let reply = connection.receive()
      #expect(status(reply) == 400, "\(reply)")
      let header = try RawConnection(port: port)
      header.send(
        Array("GET /v1/kinds/timedOut HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Language: ko,".utf8)
          + [0xFF, 0xC0] + Array("\r\n\r\n".utf8))
      #expect(status(header.receive()) == 200)
    }
  }

  @Test func connectionsBeyondTheMaximumWait() async throws {
    var options = ListeningOptions()
    options.maximumConnections = 1
    try await serving(options) { port in
      let first = try RawConnection(port: port)
      first.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(await status(first.reply { $0.hasSuffix("}") }) == 200)
      // NIO accepts up to four connections at once.
      let waiting = try (1...8).map { _ in try RawConnection(port: port) }
      for connection in waiting { connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") }
      #expect(!waiting[7].hasReply(within: 0.3))
      first.finish()
      for connection in waiting { #expect(await status(connection.reply()) == 200) }
    }
  }

  /// A client that is slow must not keep a cancelled server running.
  @Test func cancelledServerClosesItsConnections() async throws {
    let (addresses, listening) = AsyncStream.makeStream(of: String.self)
    let server = CopyService().server(options: ListeningOptions.onFreePort, logger: .silent) { listening.yield($0) }
    let task = Task { try await server.run() }
    let address = try #require(await addresses.first { _ in true })
    let connection = try RawConnection(port: #require(address.split(separator: ":").last.flatMap { Int($0) }))
    connection.send("POST /v1/errors HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n")
    task.cancel()
    try await task.value
    #expect(await connection.reply().isEmpty)
  }
}
