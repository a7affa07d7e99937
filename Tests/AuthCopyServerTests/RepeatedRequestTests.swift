import AuthCopy
import Foundation
import NIOHTTP1
import TestSupport
import Testing

@testable import AuthCopyServer

/// Connections and event loops remember what was asked before: nobody may see a difference.
@Suite(.serialized) struct RepeatedRequestTests {
  private func serving(
    _ service: CopyService = CopyService(), _ body: @Sendable (_ connection: RawConnection) async throws -> Void
  ) async throws {
    try await service.serving { port in try await body(RawConnection(port: port)) }
  }

  @Test(arguments: [
    "GET /v1/errors/kakao/KOE320", "GET /v1/errors/kakao/KOE320?locale=ko", "GET /v1/errors/kakao/KOE320?locale=",
    "GET /v1/errors/firebase/auth%2Fuser-disabled?disclosure=helpful", "HEAD /v1/errors/kakao/KOE320?locale=ko",
    "GET /v1/errors/firebase/17010?seconds=30", "GET /v1/errors/kakao/nonsense", "GET /v1/errors/nobody/x",
    "GET /v1/errors/kakao/KOE320?surface=nowhere", "GET /v1/errors/kakao/KOE320?locale=ko&locale=ja",
  ])
  func aSecondAnswerIsTheFirst(request: String) async throws {
    let wishes = [
      "", "Accept-Language: ja\r\n", "accept-language: ko\r\nACCEPT: */*\r\n", "Accept: application/problem+json\r\n",
      "Accept: text/html\r\n", "Accept: application/json\r\nAccept: application/problem+json\r\n",
      "Accept-Language: fr\r\nAccept-Language: ko\r\n", "If-None-Match: *\r\n", "If-None-Match: \"x\"\r\n",
      "If-None-Match: \"x\"\r\nIf-None-Match: *\r\n", "X: \(String(repeating: "x", count: 17 << 10))\r\n",
    ]
    try await serving { connection in
      var first: [String] = []
      for round in 1...3 {
        var replies: [String] = []
        for wish in wishes { replies.append(await connection.ask(request, wish)) }
        if round == 1 { first = replies } else { #expect(replies == first, "round \(round)") }
      }
      #expect(first.allSatisfy { $0.hasPrefix("HTTP/1.1 ") })
      #expect(Set(first).count > 2, "what is asked for matters")
    }
  }

  @Test func answersKeepTheOrderOfPipelinedRequests() async throws {
    try await serving(.open) { connection in
      let codes = ["KOE320", "KOE101", "unmapped-1", "KOE320", "KOE320", "unmapped-2", "KOE101"]
      for code in codes { _ = await connection.ask("GET /v1/errors/kakao/\(code)?disclosure=helpful") }
      let requests = codes.map { "GET /v1/errors/kakao/\($0)?disclosure=helpful HTTP/1.1\r\nHost: a\r\n\r\n" }
      connection.send(
        requests.joined() + "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      let reply = await connection.reply()
      let answered = reply.split(separator: "\"code\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      #expect(answered == codes)
      #expect(reply.split(separator: "HTTP/1.1 200 OK").count == codes.count + 1)
    }
  }

  @Test func aBodyThatNobodyWantsIsReadAll() async throws {
    try await serving { connection in
      let plain = await connection.ask("GET /v1/errors/kakao/KOE320")
      #expect(await connection.ask("GET /v1/errors/kakao/KOE320", "Content-Length: 5\r\n", body: "GET /") == plain)
      #expect(
        await connection.ask(
          "GET /v1/errors/kakao/KOE320", "Transfer-Encoding: chunked\r\n", body: "1\r\nx\r\n0\r\n\r\n")
          == plain)
      #expect(await connection.ask("GET /v1/errors/kakao/KOE320") == plain)
    }
  }

  @Test func theyAreCountedAsTheFirst() async throws {
    try await serving { connection in
      for _ in 1...5 { _ = await connection.ask("GET /v1/errors/kakao/KOE320") }
      for _ in 1...2 { _ = await connection.ask("GET /v1/errors/kakao/KOE320", "If-None-Match: *\r\n") }
      let metrics = await connection.ask("GET /metrics")
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

  @Test func aNewCatalogAnswersAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","flowExpired_title":"Mine"}"#, to: "copy/en.arb")
    let overlaid = try Catalog.load(overlay: folder.path)
    let service = CopyService()
    try await serving(service) { connection in
      for _ in 1...3 { #expect(await !connection.ask("GET /v1/errors/kakao/KOE320").contains("Mine")) }
      service.use(overlaid)
      for _ in 1...3 { #expect(await connection.ask("GET /v1/errors/kakao/KOE320").contains("Mine")) }
    }
  }

  @Test func answersStayRightWhenSoManyLanguagesAreRememberedThatSomeAreForgotten() {
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
    #expect(locale(String(repeating: "x,", count: 2_000) + "ko") == "en", "only so many languages are read")
  }
}

extension RawConnection {
  /// The reply but for its date; the connection stays open.
  fileprivate func ask(_ request: String, _ fields: String = "", body: String = "") async -> String {
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
