import AuthCopy
import AuthCopyService
import Foundation
import HTTPTypes
import Testing

@Suite struct RouteTests {
  @Test func codeBecomesCopy() async throws {
    let reply = send(.get, "/v1/errors/kakao/KOE320?locale=ko")
    #expect(reply.status == 200)
    let version = Catalog.shipped.version
    #expect(
      reply.body == #"{"kind":"flowExpired","known":true,"locale":"ko","title":"처음부터 다시 시작하세요","#
        + #""message":"이어서 진행할 수 없습니다. 시간이 지났거나, 중간에 끊겼거나, 이미 사용했을 수 있습니다.","#
        + #""action":{"id":"startOver","label":"다시 시작"},"presentation":"dialog","retryable":true,"status":410,"#
        + #""broader":"sessionExpired","#
        + #""source":{"provider":"kakao","surface":"rest/oauth","code":"KOE320"},"catalog":"\#(version)"}"#)
    #expect(reply.headers[.contentType] == "application/json")
    #expect(reply.headers[.contentLanguage] == "ko")
    #expect(reply.headers[.vary] == "Accept")
  }

  @Test(arguments: [
    "/v1/errors/firebase/auth/too-many-requests", "/v1/errors/firebase/auth%2Ftoo-many-requests",
    "/v1/errors/firebase/17010", "/v1/errors/firebase/17010?surface=FIRAuthErrorDomain",
  ])
  func remainingPathIsTheCode(uri: String) async throws {
    #expect(send(.get, uri)["kind"]?.string == "tooManyAttempts")
  }

  @Test(arguments: [
    ("ko", "ko"), ("fr;q=0.9, ja;q=0.5, *;q=0.1", "ja"), ("en;q=0.1,ko-KR;q=0.2", "ko"), ("zh", "zh-Hans"),
    ("vi", "ja"), ("*", "ja"),
    (",;q=,,%%, ja ;q=2, \u{202E}", "ja"), ("en;q=0, ko;q=0.001", "ko"), ("ko;q=0", "ja"),
    ("ko;q=0, fr", "ja"), ("KO-kr", "ko"), ("", "ja"),
    (String(repeating: "xx,", count: 5000) + "ko", "ja"),
  ])
  func languageIsNegotiated(header: String, locale: String) async throws {
    var options = CopyService.Options()
    options.defaultLocale = "ja"
    let reply = send(
      .get, "/v1/errors/kakao/KOE320", headers: [.acceptLanguage: header], service: CopyService(options: options))
    #expect(reply["locale"]?.string == locale)
    #expect(reply.headers[.vary] == "Accept, Accept-Language")
  }

  @Test func localeParameterTakesPrecedenceOverTheHeader() async throws {
    let reply = send(.get, "/v1/errors/kakao/KOE320?locale=ja-JP", headers: [.acceptLanguage: "ko"])
    #expect(reply["locale"]?.string == "ja")
    #expect(send(.get, "/v1/errors/kakao/KOE320?locale=vi")["locale"]?.string == "en")
    #expect(send(.get, "/v1/errors/kakao/KOE320?locale=ko_KR.UTF-8")["locale"]?.string == "ko")
  }

  @Test func queryItemsAreArguments() async throws {
    let uri = "/v1/errors/firebase/17010?seconds=90&color=red+%26+blue"
    let reply = send(.get, uri)
    #expect(reply["message"]?.string == "Try again in 90 seconds.")
    #expect(reply["ignored"]?.array?.map(\.string) == ["color"])
  }

  @Test(arguments: [
    ("kako", "en", "No provider is called kako; did you mean kakao?"), ("Firebase", "en", "did you mean firebase?"),
    ("kako", "ko", "혹시 kakao입니까?"), ("kako", "ja", "「kakao」ではありませんか"), ("unlisted", "en", "use an ID listed at"),
  ])
  func unknownProviderIsReportedWithASimilarOne(id: String, locale: String, detail: String) {
    let batch = #"{"errors":[{"provider":"\#(id)","code":"x"}]}"#
    for reply in [
      send(.get, "/v1/errors/\(id)/x?locale=\(locale)"), send(.post, "/v1/errors/\(id)?locale=\(locale)", "x"),
      send(.get, "/v1/providers/\(id)?locale=\(locale)"), send(.post, "/v1/errors?locale=\(locale)", batch),
    ] {
      #expect(reply.body.contains(detail) && reply.body.contains("urn:auth-copy:problem:unknownProvider"))
    }
  }

  @Test(arguments: [
    (Disclosure.strict, "helpful", true), (.strict, "strict", false), (.verified, "helpful", true),
    (.verified, "verified", false), (.helpful, "helpful", false),
  ])
  func disclosureAboveTheCeilingIsReported(ceiling: Disclosure, requested: String, isReported: Bool) {
    var options = CopyService.Options()
    options.disclosureCeiling = ceiling
    let service = CopyService(options: options)
    let item = #"{"provider":"kakao","code":"KOE320"}"#
    let batch = #"{"disclosure":"\#(requested)","errors":[\#(item)]}"#
    for reply in [
      send(.get, "/v1/errors/kakao/KOE320?disclosure=\(requested)", service: service),
      send(.get, "/v1/kinds/timedOut?disclosure=\(requested)", service: service),
      send(.post, "/v1/errors/kakao?disclosure=\(requested)", "KOE320", service: service),
      send(.post, "/v1/errors", batch, service: service),
    ] {
      #expect(reply.body.contains(#""ignored":["disclosure"]"#) == isReported)
    }
  }

  @Test func unknownSurfaceIsIgnoredAndReported() async throws {
    let reply = send(.get, "/v1/errors/kakao/KOE320?surface=nowhere")
    #expect(reply["kind"]?.string == "flowExpired")
    #expect(reply["ignored"]?.array?.map(\.string) == ["surface"])
  }

  @Test(arguments: [
    ("/v1/errors/kakao/KOE999", "unknown", false), ("/v1/errors/naver/00?surface=rest/openapi", "none", true),
    ("/v1/errors/kakao/..%2f..%2fetc%2fpasswd", "unknown", false), ("/v1/errors/kakao/%00%0d%0a%1b", "unknown", false),
    ("/v1/errors/kakao/../../kinds", "unknown", false),
  ])
  func unmappedCodeIsNotAnError(uri: String, kind: String, isKnown: Bool) async throws {
    let reply = send(.get, uri)
    #expect(reply.status == 200)
    #expect(reply["kind"]?.string == kind)
    #expect(reply["known"]?.bool == isKnown)
  }

  @Test func codeRouteListsProviders() async throws {
    let codes = try #require(send(.get, "/v1/codes/KOE320")["codes"]?.array)
    #expect(codes.map { $0["provider"]?.string } == ["kakao"])
    #expect(codes[0]["surface"]?.string == "rest/oauth")
    #expect(codes[0]["kind"]?.string == "flowExpired")
    #expect(codes[0]["meaning"]?.string?.isEmpty == false)
    #expect(send(.get, "/v1/codes/auth/wrong-password")["codes"]?.array?.first?["provider"]?.string == "firebase")
    #expect(send(.get, "/v1/codes/nothing")["codes"]?.array?.isEmpty == true)
  }

  @Test func providerMayBeAny() async throws {
    let reply = send(.post, "/v1/errors/any", #"{"error_code":"KOE320"}"#)
    #expect(reply["source"]?["provider"]?.string == "kakao")
    #expect(send(.get, "/v1/errors/any/KOE320").status == 404)
    let batch = send(
      .post, "/v1/errors", #"{"errors":[{"provider":"any","payload":"KOE320"},{"provider":"any","code":"KOE320"}]}"#)
    #expect(batch["errors"]?.array?[0]["kind"]?.string == "flowExpired")
    #expect(batch["errors"]?.array?[1]["status"]?.integer == 404)
    #expect(send(.get, "/v1/providers")["providers"]?.array?.contains { $0["provider"]?.string == "any" } == false)
  }

  @Test(arguments: [
    ("/v1/errors/unlisted/x", 404, "provider"), ("/v1/errors/kakao/%ff%fe", 400, "code"),
    ("/v1/errors/kakao/x?disclosure=all", 400, "disclosure"), ("/v1/errors/kakao/x?a=%ff", 400, "a"),
    ("/v1/errors/%ff/x", 400, "provider"),
    ("/v1/errors/kakao/\(String(repeating: "a", count: 10_000))", 414, nil), ("/nowhere", 404, nil),
  ])
  func invalidRequestsAreProblems(uri: String, status: Int, field: String?) async throws {
    let reply = send(.get, uri, headers: [.acceptLanguage: "ko"])
    #expect(reply.status == status)
    #expect(reply["field"]?.string == field)
    #expect(reply["status"]?.integer == status)
    #expect(reply.headers[.contentType] == "application/problem+json")
    #expect(reply.headers[.contentLanguage] == "ko")
    #expect(reply["type"]?.string?.hasPrefix("urn:auth-copy:problem:") == true)
    #expect(reply["detail"]?.string?.contains("세요") == true, "the text is Korean")
  }

  @Test(arguments: [("/v1/errors", "POST"), ("/v1/errors/kakao", "POST"), ("/v1/kinds", "GET, HEAD")])
  func responseToAWrongMethodListsTheAllowedMethods(uri: String, allow: String) async throws {
    let reply = send(.put, uri)
    #expect(reply.status == 405)
    #expect(reply.headers[.allow] == allow)
  }

  @Test(arguments: [
    (#"{"error":"invalid_grant","error_code":"KOE320"}"#, "flowExpired"), ("error=access_denied", "canceled"),
    ("?error=access_denied&state=1", "canceled"), ("{}", "unknown"), ("[]", "unknown"), ("=\u{1F3FB}", "unknown"),
    ("a=\u{1F3FB}&error=access_denied", "canceled"),
    (#"{"domain":"NSURLErrorDomain","code":-1009}"#, "networkUnavailable"),
  ])
  func rawErrorBecomesCopy(body: String, kind: String) async throws {
    let reply = send(.post, "/v1/errors/kakao", body)
    #expect(reply.status == 200)
    #expect(reply["kind"]?.string == kind)
  }

  @Test func unreadableBodyIsAProblem() async throws {
    #expect(send(.post, "/v1/errors/kakao", "{\"error\"")["kind"]?.string == "unknown")
    for body in ["", " \n", "a\0b", "\u{1}\u{2}\u{3}"] {
      #expect(send(.post, "/v1/errors/kakao", body)["type"]?.string == "urn:auth-copy:problem:invalidBody", "\(body)")
    }
    #expect(send(.post, "/v1/errors/kakao?status=503", "")["kind"]?.string == "providerUnavailable")
    let directory = "LDAP: error code 49 - 80090308: LdapErr: AcceptSecurityContext error, data 775, v4563\0"
    #expect(send(.post, "/v1/errors/any?flow=signIn", directory)["kind"]?.string == "invalidCredentials")
    for (header, value) in [(.contentType, "image/png"), (.contentEncoding, "gzip")] as [(HTTPField.Name, String)] {
      let reply = send(.post, "/v1/errors/kakao", "{}", headers: [header: value])
      #expect(reply.status == 415)
      #expect(reply["field"]?.string == header.rawName)
      #expect(reply["detail"]?.string?.contains(value) == true)
    }
    let huge = String(repeating: " ", count: 2 << 20)
    for uri in ["/v1/errors", "/v1/errors/kakao"] {
      let reply = send(.post, uri, huge)
      #expect(reply.status == 413)
      #expect(reply["field"]?.string == "body")
    }
  }

  @Test func batchKeepsItsOrder() async throws {
    let body = #"""
      {"locale":"ja","errors":[
        {"provider":"firebase","code":17010,"arguments":{"seconds":5}},
        {"provider":"unlisted","code":"x"},
        {"provider":"apple","code":-4,"surface":"ios/LAError"},
        {"provider":"firebase","code":17010,"arguments":{"seconds":"x"}},
        {"provider":"firebase"}, 7, {"provider":"kakao","code":"KOE320","arguments":{"seconds":1.5,"x":"y"}}
      ]}
      """#
    let reply = send(.post, "/v1/errors", body, headers: [.acceptLanguage: "ko"])
    #expect(reply.status == 200)
    #expect(reply.headers[.contentLanguage] == "ja")
    let errors = try #require(reply["errors"]?.array)
    #expect(
      errors.map { $0["kind"]?.string }
        == ["tooManyAttempts", nil, "canceled", "tooManyAttempts", nil, nil, "flowExpired"])
    #expect(errors.map { $0["status"]?.integer } == [429, 404, 400, 429, 422, 422, 410])
    #expect(errors[3]["ignored"]?.array?.map(\.string) == ["seconds"])
    #expect(errors[0]["message"]?.string == "5秒後にもう一度お試しください。")
    #expect(errors[4]["field"]?.string == "errors[4].code")
    #expect(errors[6]["ignored"]?.array?.map(\.string) == ["seconds", "x"])
  }

  @Test func batchItemsSupportTheParametersOfRequests() async throws {
    let body = #"""
      {"flow":"recover","errors":[
        {"id":"a","provider":"firebase","code":"auth/user-not-found"},
        {"id":7,"provider":"firebase","code":"auth/user-not-found","flow":"change"},
        {"provider":"kakao","payload":{"error":"invalid_grant","error_code":"KOE320"}},
        {"provider":"kakao","payload":"error=access_denied&state=1","flow":"nowhere"},
        {"id":"e","provider":"kakao","payload":"","status":503},
        {"id":"f","provider":"kakao","payload":"<html>","status":"503"}, {"id":"g","provider":"unlisted","code":"x"}
      ]}
      """#
    let errors = try #require(send(.post, "/v1/errors", body)["errors"]?.array)
    #expect(
      errors.map { $0["kind"]?.string }
        == ["checkInbox", "currentPasswordIncorrect", "flowExpired", "canceled", "providerUnavailable", "unknown", nil])
    #expect(errors.map { $0["id"]?.scalarText } == ["a", "7", nil, nil, "e", "f", "g"])
    #expect(errors[3]["ignored"]?.array?.map(\.string) == ["flow"])
    #expect(errors[5]["ignored"]?.array?.map(\.string) == ["status"])
    #expect(errors[6]["field"]?.string == "provider")
  }

  @Test func flowSelectsTheKind() async throws {
    let uri = "/v1/errors/firebase/auth/user-not-found"
    let kinds = [
      "signIn": "invalidCredentials", "link": "linkNotCompleted", "recover": "checkInbox",
      "verify": "invalidVerificationCode", "change": "currentPasswordIncorrect", "refresh": "sessionExpired",
    ]
    for (flow, kind) in kinds { #expect(send(.get, "\(uri)?flow=\(flow)")["kind"]?.string == kind) }
    let unknown = send(.get, "\(uri)?flow=nowhere")
    #expect(unknown["kind"]?.string == "invalidCredentials")
    #expect(unknown["ignored"]?.array?.map(\.string) == ["flow"])
    #expect(send(.get, "/v1/errors/kakao/TokenNotFound")["presentation"]?.string == "silent")
    #expect(send(.get, "/v1/errors/kakao/TokenNotFound?flow=signIn")["presentation"]?.string == "dialog")
  }

  @Test func callersWaitTakesPrecedence() async throws {
    let body = #"{"error_code":"over_email_send_rate_limit","msg":"you can only request this after 600 seconds"}"#
    let headers: HTTPFields = [.accept: "application/problem+json"]
    for (query, detail, wait) in [
      ("", "Try again in 10 minutes.", "600"), ("?seconds=5", "Try again in 5 seconds.", "5"),
      ("?minutes=2", "Try again in 2 minutes.", "120"),
    ] {
      let reply = send(.post, "/v1/errors/supabase\(query)", body, headers: headers)
      #expect(reply["detail"]?.string == detail)
      #expect(reply.headers[.retryAfter] == wait)
    }
  }

  @Test func providerStatusIsUsedIfTheBodyHasNoCode() async throws {
    func reply(_ body: String, _ query: String) async throws -> Reply {
      send(.post, "/v1/errors/kakao?\(query)", body)
    }
    #expect(try await reply("<html>Bad gateway</html>", "status=502")["kind"]?.string == "providerUnavailable")
    #expect(try await reply("", "status=408")["kind"]?.string == "timedOut")
    let limited = try await reply("slow down", "status=429&retryAfter=26")
    #expect(limited["kind"]?.string == "tooManyAttempts")
    #expect(limited["message"]?.string == "Try again in 26 seconds.")
    #expect(try await reply(#"{"code":-401}"#, "status=503")["kind"]?.string == "sessionExpired")
    #expect(try await reply("{}", "status=1000")["ignored"]?.array?.map(\.string) == ["status"])
  }

  @Test func wholeNumberIsAnInteger() async throws {
    let body = #"{"errors":[{"provider":"firebase","code":17010,"arguments":{"seconds":30.0}}]}"#
    let reply = send(.post, "/v1/errors", body)
    #expect(reply["errors"]?.array?.first?["message"]?.string == "Try again in 30 seconds.")
  }

  /// More items would be cheap for an attacker and expensive for the service.
  @Test func serviceReadsOnlyAThousandFormItems() async throws {
    func kind(after items: Int) async throws -> String? {
      let body = String(repeating: "a=1&", count: items) + "error=access_denied"
      return send(.post, "/v1/errors/kakao", body)["kind"]?.string
    }
    #expect(try await kind(after: 900) == "canceled")
    #expect(try await kind(after: 1_000) == "unknown")
  }

  @Test(arguments: [
    ("[]", 422, "body"), ("{", 400, "body"), ("{}", 422, "errors"), (#"{"errors":{}}"#, 422, "errors"),
    (#"{"errors":[],"locale":5}"#, 422, "locale"), (#"{"errors":[],"disclosure":"x"}"#, 400, "disclosure"),
  ])
  func malformedBatchIsAProblem(body: String, status: Int, field: String) async throws {
    let reply = send(.post, "/v1/errors", body)
    #expect(reply.status == status)
    #expect(reply["field"]?.string == field)
  }

  @Test func batchSizeIsLimited() async throws {
    let item = #"{"provider":"kakao","code":"KOE320"}"#
    func batch(_ count: Int) -> String {
      #"{"errors":["# + Array(repeating: item, count: count).joined(separator: ",") + "]}"
    }
    let full = send(.post, "/v1/errors", batch(1000))
    #expect(full["errors"]?.array?.count == 1000)
    #expect(send(.post, "/v1/errors", batch(1001)).status == 413)
  }

  @Test func codesConcealedAsOneKindHaveEqualResponses() async throws {
    for query in ["?locale=ko", "?locale=ja&seconds=x&account=email", "?surface=nowhere", "?surface=js"] {
      let wrong = send(.get, "/v1/errors/firebase/auth/wrong-password" + query)
      for code in ["auth/user-disabled", "auth/user-not-found", "auth/invalid-credential"] {
        let reply = send(.get, "/v1/errors/firebase/\(code)\(query)")
        #expect(reply.body == wrong.body)
        #expect(reply.headers == wrong.headers)
      }
    }
    let open = send(.get, "/v1/errors/firebase/auth/user-disabled?disclosure=verified", service: .open)
    #expect(open["kind"]?.string == "userDisabled")
    let batch = #"{"disclosure":"helpful","errors":[{"provider":"firebase","code":"auth/user-disabled"}]}"#
    let reply = send(.post, "/v1/errors", batch, service: .open)
    #expect(reply["errors"]?.array?.first?["kind"]?.string == "userDisabled")
  }

  @Test func listedKindsAreConcealed() async throws {
    func statuses(_ uri: String) async throws -> [String: Int] {
      let kinds = try #require(send(.get, uri, service: .open)["kinds"]?.array)
      return Dictionary(uniqueKeysWithValues: kinds.map { ($0["kind"]?.string ?? "", $0["status"]?.integer ?? 0) })
    }
    let strict = try await statuses("/v1/kinds")
    #expect(strict.count == 130)
    #expect(strict["userDisabled"] == 401 && strict["emailAlreadyInUse"] == 422 && strict["deliveryFailed"] == 202)
    let helpful = try await statuses("/v1/kinds?disclosure=helpful")
    #expect(helpful["userDisabled"] == 403 && helpful["emailAlreadyInUse"] == 409)
  }

  @Test func healthCheckSucceeds() async throws {
    let reply = send(.get, "/healthz")
    #expect(reply.status == 200)
    #expect(reply.body == #"{"status":"ok"}"#)
    #expect(send(.head, "/healthz").status == 200)
  }
}
