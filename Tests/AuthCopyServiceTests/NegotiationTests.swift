import AuthCopy
import AuthCopyService
import Foundation
import HTTPTypes
import Testing

/// Error routes respond with plain JSON or with a problem, as negotiated.
@Suite struct NegotiationTests {
  private let uri = "/v1/errors/firebase/auth/too-many-requests?seconds=30"

  @Test(arguments: [
    ("application/problem+json", true), ("*/*", false), ("application/json", false), ("", false),
    ("application/json, application/problem+json", false), ("application/problem+json;q=0.5, application/json", false),
    ("application/json;q=0.4, application/problem+json;q=0.5", true), ("application/problem+json, */*;q=0.1", true),
    ("application/problem+json, */*", true), ("application/*", false), ("text/html, */*;q=0.8", false),
    ("APPLICATION/Problem+JSON", true), ("application/problem+json;q=0, application/json", false),
    ("application/json;q=0.1, */*;q=0.5", true), ("application/problem+json;q=0.1, */*", false),
    ("application/*;q=0.1, */*, application/json;q=0.2", false),
    ("application/json;q=0, application/problem+json", true), (",,;q=,application/problem+json", true),
  ])
  func acceptHeaderSelectsTheFormat(accept: String, isProblem: Bool) async throws {
    let reply = send(.get, uri, headers: [.accept: accept])
    #expect(reply.status == (isProblem ? 429 : 200))
    #expect(reply.headers[.contentType] == (isProblem ? "application/problem+json" : "application/json"))
    #expect(reply.headers[.vary] == "Accept, Accept-Language")
  }

  @Test(arguments: ["text/html", "application/xml;q=1, image/*", "application/json;q=0", "*/*;q=0"])
  func unsupportedTypesAreNotAcceptable(accept: String) async throws {
    for uri in [uri, "/v1/kinds", "/v1/providers/unlisted"] {
      let reply = send(.get, uri, headers: [.accept: accept])
      #expect(reply.status == 406)
      #expect(reply["field"]?.string == "Accept")
    }
  }

  @Test func problemContainsTheCopy() async throws {
    let reply = send(.get, uri, headers: [.accept: "application/problem+json", .acceptLanguage: "ko"])
    #expect(
      reply.body == #"{"type":"urn:auth-copy:kind:tooManyAttempts","title":"시도 횟수를 초과했습니다","status":429,"#
        + #""detail":"30초 뒤에 다시 시도하세요.","kind":"tooManyAttempts","known":true,"locale":"ko","#
        + #""presentation":"dialog","action":{"id":"wait","label":"다시 시도"},"retryable":true,"catalog":"\#(Catalog.shipped.version)"}"#
    )
    #expect(reply.headers[.cacheControl] == "no-store")
    #expect(reply.headers[.retryAfter] == "30")
    #expect(reply.headers[.eTag] == nil)
    #expect(reply.headers[.contentLanguage] == "ko")
  }

  @Test(arguments: [
    ("?locale=ko", "ko-x-haeyo"), ("?locale=ko-KR", "ko-x-haeyo"), ("?locale=ja", "ja"), ("?locale=fr", "ko-x-haeyo"),
    ("?locale=en", "ja"),
  ])
  func localeMapReplacesLocales(query: String, locale: String) async throws {
    var options = CopyService.Options()
    options.localeMap = ["ko-KR": "ko-x-haeyo", "en": "ja"]
    options.defaultLocale = "ko"
    let service = CopyService(options: options)
    for path in ["/v1/errors/kakao/KOE320", "/v1/copy/close", "/v1/kinds/timedOut", "/v1/errors/unlisted/1"] {
      let reply = send(.get, path + query, service: service)
      #expect(reply.headers[.contentLanguage] == locale, "\(path)")
    }
  }

  @Test(arguments: [
    ("fr%20ko", "ko"), ("fr+ja-JP+ko", "ja"), ("fr,ko;q=0.5", "ko"), ("ja;q=0.1,ko", "ko"), ("fr,%20ja%20;q=0.3", "ja"),
    ("fr%20de", "en"), ("*", "en"), ("ko_KR.UTF-8", "ko"), ("ja_JP@x", "ja"), ("C", "en"), ("POSIX", "en"),
    ("ko;q=0,ja", "ja"), ("%20", "en"), ("fr%09ko-x-haeyo", "ko-x-haeyo"),
  ])
  func localeParameterMayBeAList(value: String, locale: String) {
    let service = CopyService()
    for path in [
      "/v1/errors/kakao/KOE320", "/v1/copy/close", "/v1/kinds/timedOut", "/v1/errors/unlisted/1", "/v1/kinds",
    ] {
      let reply = send(.get, "\(path)?locale=\(value)", headers: [.acceptLanguage: "ja"], service: service)
      #expect(reply.headers[.contentLanguage] == locale, "\(path)")
    }
    let list = value.replacing("+", with: " ").removingPercentEncoding!
    let batch = #"{"locale":"\#(list.replacing("\t", with: "\\t"))","errors":[{"provider":"kakao","code":"KOE320"}]}"#
    #expect(send(.post, "/v1/errors", batch, service: service).body.contains(#""locale":"\#(locale)""#))
    #expect(send(.post, "/v1/errors/kakao?locale=\(value)", "KOE320", service: service)["locale"]?.string == locale)
  }

  @Test(arguments: [
    ("seconds=0", nil), ("minutes=2", "120"), ("seconds=-5", nil), ("", nil), ("count=3", nil),
    ("minutes=2147483647", "2147483647"),
  ])
  func retryAfterIsSentIfKnown(query: String, seconds: String?) async throws {
    let reply = send(
      .get, "/v1/errors/firebase/17010?\(query)", headers: [.accept: "application/problem+json"])
    #expect(reply.headers[.retryAfter] == seconds)
  }

  @Test func concealedProblemsAreTheSameBytes() async throws {
    let headers: HTTPFields = [.accept: "application/problem+json"]
    let wrong = send(.get, "/v1/errors/firebase/auth/wrong-password?seconds=5", headers: headers)
    #expect(wrong.status == 401)
    for code in ["auth/user-disabled", "auth/user-not-found", "auth/invalid-credential"] {
      let reply = send(.get, "/v1/errors/firebase/\(code)?seconds=5", headers: headers)
      #expect(reply.body == wrong.body && reply.headers == wrong.headers && reply.status == wrong.status)
    }
  }

  @Test func rawErrorsAndKindsBecomeProblems() async throws {
    let headers: HTTPFields = [.accept: "application/problem+json"]
    let body = #"{"error":"invalid_grant","error_code":"KOE320"}"#
    #expect(send(.post, "/v1/errors/kakao", body, headers: headers).status == 410)
    #expect(send(.get, "/v1/kinds/timedOut", headers: headers).status == 504)
    #expect(send(.get, "/v1/errors/naver/00?surface=rest/openapi", headers: headers).status == 200)
  }
}
