import AuthCopy
import NIOHTTP1
import Testing

@testable import AuthCopyService

@Suite struct ResponseCacheTests {
  private let responder = CopyService().responder(.all)
  private let path = "/v1/errors/kakao/KOE320"

  private func isStored(_ head: RequestHead) -> Bool { isStored(head, bodies: [""]) }

  /// Returns whether the response to the last of several bodies is cached.
  private func isStored(_ head: RequestHead, bodies: [String]) -> Bool {
    var cache = ResponseCache()
    for body in bodies { cache.respond(head, body, responder) }
    return ResponseCache.Key(head, body: Array(bodies[bodies.count - 1].utf8)).flatMap { cache[$0] } != nil
  }

  private func head(_ target: String, _ fields: (String, String)..., method: HTTPMethod = .GET) -> RequestHead {
    var head = RequestHead(method, target)
    for (name, value) in fields { head.add(name, value) }
    return head
  }

  @Test func cacheableResponsesAreStored() {
    #expect(isStored(head(path)))
    #expect(isStored(head("\(path)?locale=ko", ("Accept", "*/*"), ("User-Agent", "x"))))
    #expect(isStored(head("/v1/catalogs/ko", ("Accept-Encoding", "br"))), "the document is shared, not copied")
  }

  @Test func requestsWithDifferentIDsShareTheResponse() {
    var cache = ResponseCache()
    cache.respond(head(path, ("X-Request-ID", "1")), "", responder)
    let isShared = cache.contains(head(path, ("X-Request-ID", "2")))
    #expect(isShared)
  }

  @Test func uncacheableResponsesAreNotStored() {
    #expect(!isStored(head("/v1/errors/firebase/x?account=a@b.example")), "free text")
    #expect(!isStored(head("\(path)?seconds=3")), "arguments")
    #expect(!isStored(head("/v1/errors/kakao/unmapped-code")), "an unknown code can be any text")
    #expect(!isStored(head("/healthz")))
    #expect(!isStored(head(path, ("Accept", "application/problem+json"))))
    #expect(!isStored(head(path, method: .HEAD)))
    #expect(!isStored(head("/nowhere")))
    #expect(!isStored(head(path, ("X-Request-ID", "1"), method: .POST)), "the response repeats the id")
    #expect(!isStored(head("\(path)?x=\(String(repeating: "x", count: 1_000))")))
  }

  @Test func keyContainsEverythingThatAResponseDependsOn() {
    var cache = ResponseCache()
    cache.respond(head(path), "", responder)
    let hasPlain = cache.contains(head(path, ("User-Agent", "x")))
    #expect(hasPlain)
    for other in [
      head("\(path)?locale=ko"), head(path, method: .HEAD), head(path, method: .POST),
      head(path, ("Accept-Language", "ko")),
      head(path, ("Accept", "*/*")), head(path, ("If-None-Match", "*")), head(path, ("Origin", "http://a.example")),
      head(path, ("User-Agent", String(repeating: "x", count: Limits.headers))),
    ] {
      let hasOther = cache.contains(other)
      #expect(!hasOther, "\(other)")
    }
  }

  @Test func sizeIsLimited() {
    var cache = ResponseCache(limit: 10)
    for number in 0..<100 {
      let head = head("\(path)?surface=\(number)")
      cache.respond(head, "", responder)
      let hasHead = cache.contains(head)
      #expect(hasHead)
      #expect(cache.count <= 10)
    }
  }

  @Test func repeatedBodyIsStored() {
    let post = head("/v1/errors/kakao", method: .POST)
    let known = #"{"error_code":"KOE320"}"#
    #expect(!isStored(post, bodies: [known]))
    #expect(isStored(post, bodies: [known, known]))
    #expect(isStored(post, bodies: [known, #"{"error_code":"KOE303"}"#, known]))
    #expect(!isStored(post, bodies: [known, #"{"error_code":"KOE303"}"#]))
    let many = (0..<2_000).map { #"{"error_code":"KOE320","trace":\#($0)}"# }
    #expect(!isStored(post, bodies: [known] + many + [known]), "other bodies have replaced its digest")
  }

  @Test func uncacheableBodiesAreNotStored() {
    let known = #"{"error_code":"KOE320"}"#
    #expect(!isStored(head("/v1/errors/kakao?account=a@b.example", method: .POST), bodies: [known, known]))
    #expect(
      !isStored(head("/v1/errors/kakao", method: .POST), bodies: Array(repeating: #"{"error_code":"x"}"#, count: 2)))
    let long = known + String(repeating: " ", count: 5_000)
    #expect(!isStored(head("/v1/errors/kakao", method: .POST), bodies: [long, long]))
    let batch = #"{"errors":[{"provider":"kakao","code":"KOE320"}]}"#
    #expect(!isStored(head("/v1/errors", method: .POST), bodies: [batch, batch]))
  }

  @Test func bodiesHaveSeparateResponses() {
    var cache = ResponseCache()
    let post = head("/v1/errors/kakao", method: .POST)
    let bodies = ["KOE320", "KOE303", "KOE101"].map { #"{"error_code":"\#($0)"}"# }
    // Each body comes twice in a row: another body in between could take its slot.
    for body in bodies.flatMap({ [$0, $0] }) { cache.respond(post, body, responder) }
    for body in bodies {
      let response = ResponseCache.Key(post, body: Array(body.utf8)).flatMap { cache[$0] }
      #expect(response?.text == responder.respond(to: post, body: Array(body.utf8)).text)
    }
  }
}

extension ResponseCache {
  /// Responds to a request, and caches the response if it is cacheable.
  fileprivate mutating func respond(_ head: RequestHead, _ body: String, _ responder: Responder) {
    guard let key = Key(head, body: Array(body.utf8)) else { return }
    insert(responder.respond(to: head, body: Array(body.utf8)), for: key)
  }

  fileprivate mutating func contains(_ head: RequestHead) -> Bool {
    Key(head, body: []).map { self[$0] != nil } ?? false
  }
}

extension ServiceResponse {
  fileprivate var text: String {
    guard case .bytes(let bytes) = body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
