import AuthCopy
import HTTPTypes
import NIOCore
import NIOHTTP1
import TestSupport
import Testing

@testable import AuthCopyService

/// Routing, arguments, caching and headers of responses.
@Suite struct ResponderTests {
  // MARK: Targets

  @Test(arguments: [
    ("/v1/kinds/timedOut", "timedOut"), ("//v1//kinds/timedOut/", "timedOut"),
    ("http://a.example/v1/kinds/timedOut?locale=en", "timedOut"), ("/v1/errors/kakao/KOE320/", "flowExpired"),
    ("/v1/errors/kakao/KOE%33%320?a=%2B", "flowExpired"),
  ])
  func requestTargetsHaveManyForms(target: String, kind: String) {
    #expect(send(.get, target)["kind"]?.string == kind)
  }

  @Test(arguments: ["*", "", "?", "http://a.example", "v1/kinds", "/v1", "/v1/kinds/a/b", "/v1/errors//"])
  func targetWithoutARouteIsNotFound(target: String) {
    #expect(send(.get, target).status == (target == "/v1/errors//" ? 405 : 404))
  }

  @Test(arguments: ["%", "%4", "%zz", "a%ffb", "%C3", "\u{FFFD}"])
  func invalidEncodingIsReported(text: String) {
    #expect(send(.get, "/v1/kinds/\(text)")["field"]?.string == "kind")
    #expect(send(.get, "/v1/kinds?x=\(text)")["field"]?.string == "x")
    #expect(send(.get, "/nowhere?x=\(text)").status == 404)
  }

  @Test func queryMayBeRawUTF8() {
    for text in ["메일", "%EB%A9%94%EC%9D%BC"] {
      let reply = send(.get, "/v1/kinds/missingField?locale=ko&field=\(text)")
      #expect(reply["message"]?.string?.contains("메일") == true || reply["title"]?.string?.contains("메일") == true)
    }
    #expect(send(.get, "/v1/kinds/missingField?field=A+%2B+B").body.contains("A + B"))
  }

  @Test func longQueryIsReadInLinearTime() {
    let item = String(repeating: "+", count: 7_000)
    #expect(send(.get, "/v1/kinds?x=\(item)").status == 200)
  }

  // MARK: Arguments

  @Test func listMayBeSplitIntoSeveralItems() {
    let one = send(.get, "/v1/kinds/weakPassword?requirements=length,digit")
    let two = send(.get, "/v1/kinds/weakPassword?requirements=length&requirements=digit")
    #expect(one["message"]?.string == two["message"]?.string)
    #expect(one["message"]?.string != send(.get, "/v1/kinds/weakPassword?requirements=digit")["message"]?.string)
    let last = send(.get, "/v1/kinds/tooManyAttempts?seconds=5&seconds=7")
    #expect(last["message"]?.string == "Try again in 7 seconds.")
  }

  @Test func unknownArgumentIDIsReportedAndNotPrinted() {
    for query in ["field=zipCode", "field=zip_code"] {
      let reply = send(.get, "/v1/kinds/missingField?\(query)")
      #expect(reply["ignored"]?.array?.map(\.string) == ["field"])
      #expect(reply["message"]?.string == send(.get, "/v1/kinds/missingField")["message"]?.string)
    }
    let named = send(.get, "/v1/kinds/missingField?field=Zip+code")
    #expect(named["ignored"] == nil && named.body.contains("Zip code"))
    let list = send(.get, "/v1/kinds/weakPassword?requirements=length,haiku")
    #expect(list["ignored"]?.array?.map(\.string) == ["requirements"])
    #expect(list["message"]?.string == send(.get, "/v1/kinds/weakPassword?requirements=length")["message"]?.string)
    let concealed = ["auth/wrong-password", "auth/user-disabled"].map {
      send(.get, "/v1/errors/firebase/\($0)?factor=haiku&field=email").body
    }
    #expect(Set(concealed).count == 1)
  }

  @Test func argumentsAreListedWithTypeDefaultAndIDs() throws {
    let arguments = try #require(send(.get, "/v1/kinds?locale=ko")["arguments"]?.array)
    func argument(_ name: String) -> JSONNode? { arguments.first { $0["argument"]?.string == name } }
    #expect(argument("seconds")?["type"]?.string == "int" && argument("seconds")?["default"]?.integer == 0)
    let factors = ["backupCode", "code", "email", "passkey", "phone", "totp"]
    #expect(argument("factor")?["values"]?.array?.map(\.string) == factors)
    #expect(argument("method")?["values"]?.array?.count == 4)
    #expect(argument("requirements")?["type"]?.string == "List")
    #expect(argument("date")?["type"]?.string == "DateTime")
    #expect(argument("field")?["default"]?.string?.isEmpty == false)
    #expect(argument("wait") == nil, "callers cannot pass it")
  }

  @Test func fallbackTextsAreReported() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale":"fr","timedOut_title":"Trop lent","timedOut_message":"Réessayez."}"#, to: "copy/fr.arb")
    let service = CopyService(catalog: try Catalog.load(overlay: folder.path))
    let reply = send(.get, "/v1/kinds/timedOut?locale=fr", service: service)
    #expect(reply["title"]?.string == "Trop lent")
    #expect(reply["fallback"]?.array?.map(\.string) == ["action"])
    let problem = send(
      .get, "/v1/kinds/canceled?locale=fr", headers: [.accept: "application/problem+json"], service: service)
    #expect(problem["fallback"]?.array?.map(\.string).prefix(2) == ["title", "message"])
    for locale in ["en", "ko", "en-XA"] {
      #expect(send(.get, "/v1/kinds/timedOut?locale=\(locale)", service: service)["fallback"] == nil)
    }
    let batch = #"{"locale":"fr","errors":[{"provider":"kakao","code":"KOE320"}]}"#
    #expect(send(.post, "/v1/errors", batch, service: service)["errors"]?.array?[0]["fallback"] != nil)
    let metrics = send(.get, "/metrics", service: service).body
    #expect(metrics.contains(#"auth_copy_fallback_texts_total{locale="fr"} 3"#))
  }

  // MARK: Caching and content coding

  @Test(arguments: [
    ("", "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400"), ("?seconds=5", "private, max-age=60"),
    ("?provider=kakao", "private, max-age=60"), ("?method=password", "private, max-age=60"),
    ("?requirements=length,digit", "private, max-age=60"), ("?date=2026-01-01", "private, max-age=60"),
    ("?account=a%40example.com", "no-store"), ("?field=My+name", "no-store"), ("?seconds=alice", "no-store"),
    ("?email=alice", "no-store"), ("?requirements=length,alice", "no-store"), ("?seconds=5&x=1", "no-store"),
  ])
  func personalDataStaysOutOfSharedCaches(query: String, policy: String) {
    for path in ["/v1/errors/firebase/17010", "/v1/kinds/tooManyAttempts", "/v1/copy/continueWith"] {
      let reply = send(.get, path + query)
      #expect(reply.headers[.cacheControl] == policy, "\(path)")
      #expect((reply.headers[.eTag] == nil) == (policy == "no-store"))
    }
  }

  @Test(arguments: [
    (nil, "identity"), ("", "identity"), ("gzip", "gzip"), ("br", "br"), ("gzip, deflate, br, zstd", "br"),
    ("gzip;q=1.0, br;q=0.5", "gzip"), ("gzip;q=0, br;q=0", "identity"), ("*", "br"), ("*;q=0", "identity"),
    ("identity;q=1, gzip;q=0.5", "identity"), ("GZIP", "gzip"), ("deflate", "identity"), ("gzip;q=x, br;q=0.1", "br"),
    ("br;q=0, *;q=0.1", "gzip"),
  ])
  func contentCodingIsNegotiated(header: String?, coding: String) {
    #expect(ContentCoding.choice(header).rawValue == coding)
  }

  @Test func eachContentCodingHasItsTag() throws {
    let service = CopyService()
    var tags: Set<String> = []
    for coding in ["identity", "gzip", "br"] {
      let headers: HTTPFields = [.acceptEncoding: coding]
      let reply = send(.get, "/v1/catalogs/ko", headers: headers, service: service)
      #expect(reply.headers[.contentEncoding] == (coding == "identity" ? nil : coding))
      #expect(reply.headers[.vary] == "Accept-Encoding")
      let tag = try #require(reply.headers[.eTag])
      tags.insert(tag)
      var conditional = headers
      conditional[.ifNoneMatch] = tag
      #expect(send(.get, "/v1/catalogs/ko", headers: conditional, service: service).status == 304)
    }
    #expect(tags.count == 3)
    let compressed = service.responder(.all).snapshot.documents[
      DocumentStore.Key(document: .catalog(locale: "ko"), disclosure: .strict, coding: .brotli)]
    #expect(try #require(compressed?.body.readableBytes) < 27_600)
  }

  @Test func slowResponsesAreNotInline() {
    let responder = CopyService().responder(.all)
    let locales = LocaleCache()
    let catalog = RequestHead(.GET, "/v1/catalogs/ko")
    #expect(responder.respondInline(to: catalog, caching: locales) == nil)
    #expect(responder.respond(to: catalog).status == 200)
    #expect(responder.respondInline(to: catalog, caching: locales)?.status == 200, "the document is cached now")
    let payload = RequestHead(.POST, "/v1/errors/kakao")
    #expect(
      responder.respondInline(to: payload, body: [UInt8](repeating: 0x20, count: 17_000), caching: locales) == nil)
    #expect(responder.respondInline(to: payload, body: Array("{}".utf8), caching: locales)?.status == 200)
    let unknown = RequestHead(.POST, "/v1/errors/nowhere")
    #expect(
      responder.respondInline(to: unknown, body: [UInt8](repeating: 0x20, count: 17_000), caching: locales)?.status
        == 404,
      "a request is negotiated before the slow part begins")
  }

  // MARK: Other origins, and request IDs

  private func service(_ origins: Set<String>) -> CopyService {
    var options = CopyService.Options()
    options.allowedOrigins = origins
    return CopyService(options: options)
  }

  @Test func allowedOriginsGetCORSHeaders() {
    let service = service(["https://a.example", "https://b.example"])
    let origin = HTTPField.Name("Origin")!
    let allow = HTTPField.Name("Access-Control-Allow-Origin")!
    for uri in ["/v1/kinds/timedOut", "/v1/catalogs/ko", "/v1/kinds/nothing"] {
      let reply = send(.get, uri, headers: [origin: "https://b.example"], service: service)
      #expect(reply.headers[allow] == "https://b.example")
      #expect(reply.headers[.vary]?.hasSuffix("Origin") == true)
      let other = send(.get, uri, headers: [origin: "https://c.example"], service: service)
      #expect(other.headers[allow] == nil && other.headers[.vary]?.hasSuffix("Origin") == true)
    }
    #expect(
      send(.post, "/v1/errors/kakao", "{}", headers: [origin: "https://a.example"], service: service).headers[allow]
        == nil)
    let preflight = send(.options, "/v1/kinds", headers: [origin: "https://a.example"], service: service)
    #expect(preflight.status == 204 && preflight.body.isEmpty)
    #expect(preflight.headers[HTTPField.Name("Access-Control-Allow-Methods")!] == "GET, HEAD")
    #expect(send(.options, "/v1/kinds", headers: [origin: "https://c.example"], service: service).status == 405)
    #expect(send(.options, "/v1/errors", headers: [origin: "https://a.example"], service: service).status == 405)
    let all = send(.get, "/v1/kinds", headers: [origin: "https://x.example"], service: self.service(["*"]))
    #expect(all.headers[allow] == "*" && all.headers[.vary]?.contains("Origin") == false)
    let none = send(.get, "/v1/kinds", headers: [origin: "https://a.example"])
    #expect(none.headers[allow] == nil && none.headers[.vary]?.contains("Origin") == false)
  }

  /// A cache would send the ids of the first request to all later clients.
  @Test(arguments: [
    "/v1/errors/kakao/KOE320", "/v1/errors/kakao/KOE320?seconds=3", "/v1/kinds/timedOut", "/v1/copy/close",
    "/v1/catalogs/ko", "/v1/catalogs/ko?version=\(Catalog.shipped.version)", "/v1/locales", "/v1/providers",
    "/v1/codes/KOE320", "/openapi.json", "/v1/kinds/nothing", "/healthz", "/v1/errors/kakao/x?account=a@b.example",
  ])
  func onlyUncacheableResponsesRepeatTheIDs(uri: String) {
    let (id, parent) = (HTTPField.Name("X-Request-ID")!, HTTPField.Name("Traceparent")!)
    let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    for method in [.get, .head] as [HTTPRequest.Method] {
      let reply = send(method, uri, headers: [id: "7f3", parent: trace])
      let isCacheable = reply.headers[.cacheControl] != "no-store"
      #expect(reply.headers[id] == (isCacheable ? nil : "7f3"))
      #expect(reply.headers[parent] == (isCacheable ? nil : trace))
      #expect(reply.headers[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
    }
  }

  @Test func requestIDsAreReturnedAndNeverInvented() {
    let (id, parent) = (HTTPField.Name("X-Request-ID")!, HTTPField.Name("Traceparent")!)
    let trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    let reply = send(.get, "/v1/kinds/nothing", headers: [id: "7f3-A.b:c/1=", parent: trace])
    #expect(reply.headers[id] == "7f3-A.b:c/1=" && reply.headers[parent] == trace)
    for bad in ["a b", "a\"b", String(repeating: "a", count: 129), "é", ""] {
      let reply = send(.get, "/v1/kinds", headers: [id: bad, parent: trace + "x"])
      #expect(reply.headers[id] == nil && reply.headers[parent] == nil, "\(bad)")
    }
    #expect(send(.get, "/v1/kinds").headers[id] == nil)
  }

  @Test func rejectedRequestsAreCountedByReason() {
    let service = CopyService()
    for uri in ["/nowhere", "/v1/kinds/x", "/v1/kinds/y", "/v1/errors/unlisted/x"] {
      _ = send(.get, uri, service: service)
    }
    let metrics = send(.get, "/metrics", service: service).body
    for line in [
      #"auth_copy_refused_requests_total{reason="unknownKind"} 2"#,
      #"auth_copy_refused_requests_total{reason="unknownRoute"} 1"#,
      #"auth_copy_refused_requests_total{reason="unknownProvider"} 1"#, "auth_copy_request_bodies_bytes 0.0",
      "# HELP auth_copy_refused_requests_total ",
    ] {
      #expect(metrics.contains(line), "\(line)")
    }
  }
}
