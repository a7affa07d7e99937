import AuthCopy
import Foundation
import NIOHTTP1
import TestSupport
import Testing

@testable import AuthCopyService

/// The caches of connections and event loops do not change responses.
@Suite(.serialized) struct RepeatedRequestTests {
  private func serving(
    _ service: CopyService = CopyService(), _ body: @Sendable (_ connection: RawConnection) async throws -> Void
  ) async throws {
    try await service.serving { port in try await body(RawConnection(port: port)) }
  }

  @Test(arguments: [
    "GET /v1/errors/kakao/KOE320", "GET /v1/errors/kakao/KOE320?locale=ko", "GET /v1/errors/kakao/KOE320?locale=",
    "GET /v1/errors/firebase/auth%2Fuser-disabled?disclosure=helpful", "HEAD /v1/errors/kakao/KOE320?locale=ko",
    "GET /v1/errors/firebase/17010?seconds=30", "GET /v1/errors/kakao/nonsense", "GET /v1/errors/unlisted/x",
    "GET /v1/errors/kakao/KOE320?surface=nowhere", "GET /v1/errors/kakao/KOE320?locale=ko&locale=ja",
  ])
  func repeatedResponsesAreEqual(request: String) async throws {
    let headerVariants = [
      "", "Accept-Language: ja\r\n", "accept-language: ko\r\nACCEPT: */*\r\n", "Accept: application/problem+json\r\n",
      "Accept: text/html\r\n", "Accept: application/json\r\nAccept: application/problem+json\r\n",
      "Accept-Language: fr\r\nAccept-Language: ko\r\n", "If-None-Match: *\r\n", "If-None-Match: \"x\"\r\n",
      "If-None-Match: \"x\"\r\nIf-None-Match: *\r\n", "X: \(String(repeating: "x", count: 17 << 10))\r\n",
    ]
    try await serving { connection in
      var first: [String] = []
      for round in 1...3 {
        var replies: [String] = []
        for headers in headerVariants { replies.append(await connection.fetch(request, headers)) }
        if round == 1 { first = replies } else { #expect(replies == first, "round \(round)") }
      }
      #expect(first.allSatisfy { $0.hasPrefix("HTTP/1.1 ") })
      #expect(Set(first).count > 2, "responses depend on the headers")
    }
  }

  @Test func pipelinedResponsesKeepTheirOrder() async throws {
    try await serving(.open) { connection in
      let codes = ["KOE320", "KOE101", "unmapped-1", "KOE320", "KOE320", "unmapped-2", "KOE101"]
      for code in codes { _ = await connection.fetch("GET /v1/errors/kakao/\(code)?disclosure=helpful") }
      let requests = codes.map { "GET /v1/errors/kakao/\($0)?disclosure=helpful HTTP/1.1\r\nHost: a\r\n\r\n" }
      connection.send(
        requests.joined() + "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let reply = await connection.reply()
      let sentCodes = reply.split(separator: "\"code\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      #expect(sentCodes == codes)
      #expect(reply.split(separator: "HTTP/1.1 200 OK").count == codes.count + 1)
    }
  }

  @Test func unusedBodyIsReadCompletely() async throws {
    try await serving { connection in
      let plain = await connection.fetch("GET /v1/errors/kakao/KOE320")
      #expect(await connection.fetch("GET /v1/errors/kakao/KOE320", "Content-Length: 5\r\n", body: "GET /") == plain)
      #expect(
        await connection.fetch(
          "GET /v1/errors/kakao/KOE320", "Transfer-Encoding: chunked\r\n", body: "1\r\nx\r\n0\r\n\r\n")
          == plain)
      #expect(await connection.fetch("GET /v1/errors/kakao/KOE320") == plain)
    }
  }

  @Test func repeatedRequestsAreCounted() async throws {
    try await serving { connection in
      for _ in 1...5 { _ = await connection.fetch("GET /v1/errors/kakao/KOE320") }
      for _ in 1...2 { _ = await connection.fetch("GET /v1/errors/kakao/KOE320", "If-None-Match: *\r\n") }
      let metrics = await connection.fetch("GET /metrics")
      for line in [
        #"auth_copy_http_requests_total{route="/v1/errors/{provider}/**",status="200"} 5"#,
        #"auth_copy_http_requests_total{route="/v1/errors/{provider}/**",status="304"} 2"#,
        #"auth_copy_http_request_duration_seconds_count{route="/v1/errors/{provider}/**"} 7"#,
        #"auth_copy_resolves_total{provider="kakao"} 7"#,
      ] {
        #expect(metrics.contains(line), "\(line)")
      }
    }
  }

  @Test func newCatalogIsServedAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","flowExpired_title":"Mine"}"#, to: "copy/en.arb")
    let overlaid = try Catalog.load(overlay: folder.path)
    let service = CopyService()
    try await serving(service) { connection in
      for _ in 1...3 { #expect(await !connection.fetch("GET /v1/errors/kakao/KOE320").contains("Mine")) }
      service.use(overlaid)
      for _ in 1...3 { #expect(await connection.fetch("GET /v1/errors/kakao/KOE320").contains("Mine")) }
    }
  }

  @Test func evictedLocalesAreMatchedAgain() {
    let responder = CopyService().responder(.all)
    let locales = LocaleCache()
    func locale(_ header: String) -> String? {
      var head = RequestHead(.GET, "/v1/kinds/timedOut")
      head.add("Accept-Language", header)
      return responder.respondInline(to: head, caching: locales)?.locale
    }
    for number in 1...2_500 {
      #expect(locale("x-\(number), ja") == "ja")
      #expect(locale("ko") == "ko")
    }
    #expect(locale(String(repeating: "x,", count: 2_000) + "ko") == "en", "the number of languages is limited")
  }
}

extension RawConnection {
  /// Sends a request, and returns the response without its date; the connection stays open.
  fileprivate func fetch(_ request: String, _ fields: String = "", body: String = "") async -> String {
    send("\(request) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\(body)")
    let reply = await self.reply { reply in
      guard let end = reply.range(of: "\r\n\r\n") else { return false }
      let head = reply[..<end.lowerBound].lowercased()
      guard let length = head.range(of: "content-length: "), !request.hasPrefix("HEAD") else { return true }
      return reply[end.upperBound...].utf8.count >= Int(head[length.upperBound...].prefix { $0.isNumber })!
    }
    return reply.split(separator: "\r\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Date: ") }.joined(separator: "\r\n")
  }
}
