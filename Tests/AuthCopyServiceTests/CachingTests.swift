import AuthCopy
import AuthCopyService
import HTTPTypes
import TestSupport
import Testing

@Suite struct CachingTests {
  private static let cached = [
    "/v1/errors/kakao/KOE320", "/v1/kinds", "/v1/kinds/unknown", "/v1/copy/continueWithApple", "/v1/catalogs/ko",
    "/v1/providers", "/v1/providers/kakao", "/v1/locales", "/openapi.json",
  ]

  @Test(arguments: cached) func unchangedResponseIsNotSentAgain(uri: String) async throws {
    let reply = send(.get, uri)
    #expect(reply.status == 200)
    let tag = try #require(reply.headers[.eTag])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""), "the tag is strong")
    #expect(reply.headers[.cacheControl]?.hasPrefix("public, max-age=") == true)
    for condition in [tag, "W/\(tag)", "\"a\", \(tag)", "*", "W/\"x\",\(tag) , \"b\""] {
      let again = send(.get, uri, headers: [.ifNoneMatch: condition])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      #expect(again.headers[.eTag] == tag)
      #expect(again.headers[.vary] == reply.headers[.vary])
      #expect(again.headers[.cacheControl] == reply.headers[.cacheControl])
    }
    #expect(send(.get, uri, headers: [.ifNoneMatch: "\"other\""]).status == 200)
  }

  @Test(arguments: cached) func headResponseIsGetWithoutBody(uri: String) async throws {
    let get = send(.get, uri)
    let head = send(.head, uri)
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.headers[.eTag] == get.headers[.eTag])
    #expect(head.headers[.contentLength] == String(get.body.utf8.count))
  }

  @Test func tagDependsOnlyOnTheBody() async throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("timedOut_title", to: "So slow", in: "copy/en.arb")
    let other = CopyService(catalog: try Catalog.load(from: folder.path))
    func tag(_ uri: String, _ service: CopyService = CopyService()) async throws -> String? {
      send(.get, uri, service: service).headers[.eTag]
    }
    #expect(try await tag("/v1/kinds/timedOut?locale=en") == tag("/v1/kinds/timedOut?locale=en-US"))
    #expect(try await tag("/v1/kinds/timedOut?locale=en") != tag("/v1/kinds/timedOut?locale=ko"))
    #expect(try await tag("/v1/kinds/timedOut") != tag("/v1/kinds/timedOut", other))
    #expect(try await tag("/healthz") == nil)
  }

  @Test func catalogOfANamedVersionIsImmutable() async throws {
    let version = Catalog.shipped.version
    let fixed = send(.get, "/v1/catalogs/ko?version=\(version)")
    #expect(fixed.headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(fixed.headers[.vary] == "Accept-Encoding")
    let old = send(.get, "/v1/catalogs/ko?version=0000000000000000")
    #expect(old.headers[.cacheControl]?.contains("immutable") == false)
    #expect(old["catalog"]?.string == version)
  }

  @Test func volatileResponsesAreNotCached() async throws {
    for uri in ["/healthz", "/readyz", "/metrics", "/v1/unmapped", "/nowhere", "/v1/errors/unlisted/x"] {
      let reply = send(.get, uri)
      #expect(reply.headers[.cacheControl] == "no-store")
      #expect(reply.headers[.contentLanguage] == "en")
    }
    let batch = send(.post, "/v1/errors", #"{"errors":[]}"#)
    #expect(batch.headers[.cacheControl] == "no-store")
  }
}
