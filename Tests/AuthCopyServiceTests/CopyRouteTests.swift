import AuthCopy
import AuthCopyService
import HTTPTypes
import TestSupport
import Testing

@Suite struct CopyRouteTests {
  @Test func kindHasCopyWithoutAProvider() async throws {
    let reply = send(.get, "/v1/kinds/tooManyAttempts?minutes=2&locale=ja&x=1")
    #expect(reply["kind"]?.string == "tooManyAttempts")
    #expect(reply["ignored"]?.array?.map(\.string) == ["x"])
    #expect(reply["source"] == nil)
    #expect(send(.get, "/v1/kinds/nothing").status == 404)
    let wrong = send(.get, "/v1/kinds/tooManyAttempts?minutes=x&seconds=-1")
    #expect(wrong["message"]?.string == "Try again later. You may have to wait until tomorrow.")
    #expect(wrong["ignored"]?.array?.map(\.string) == ["minutes", "seconds"])
  }

  @Test func kindRouteConceals() async throws {
    let target = send(.get, "/v1/kinds/invalidCredentials")
    let hidden = send(.get, "/v1/kinds/userDisabled")
    #expect(hidden.body == target.body && hidden.headers == target.headers)
    let open = send(.get, "/v1/kinds/userDisabled?disclosure=verified", service: .open)
    #expect(open["kind"]?.string == "userDisabled")
    #expect(send(.get, "/v1/kinds/userDisabled?flow=recover")["kind"]?.string == "checkInbox")
  }

  @Test func copyIsServedByKey() async throws {
    let reply = send(.get, "/v1/copy/continueWith?provider=kakao&locale=ko&y=1")
    #expect(reply.status == 200, "\(reply.body)")
    #expect(reply["text"]?.string?.contains("카카오") == true)
    #expect(reply["locale"]?.string == "ko")
    #expect(reply["ignored"]?.array?.map(\.string) == ["y"])
    for key in ["nothing", "userDisabled_title", "invalidCredentials_message"] {
      let missing = send(.get, "/v1/copy/\(key)")
      #expect(missing.status == 404)
      #expect(missing["field"]?.string == "key")
    }
  }

  @Test func copyThatALocaleLacksNamesTheLocaleOfItsText() throws {
    let folder = try TemporaryFolder()
    let file = #"{"@@locale":"fr","@@x-tier":"errors","timedOut_title":"Trop long","close":"Fermer"}"#
    try folder.write(file, to: "copy/fr.arb")
    try folder.write(#"{"@@locale":"ko-x-acme","cancel":"그만"}"#, to: "copy/ko-x-acme.arb")
    let service = CopyService(catalog: try Catalog.load(overlay: folder.path))
    let missing = send(.get, "/v1/copy/cancel?locale=fr", service: service)
    #expect(missing.body.hasPrefix(#"{"key":"cancel","locale":"en","text":"Cancel","fallback":["text"],"catalog""#))
    #expect(missing.headers[.contentLanguage] == "en")
    let present = send(.get, "/v1/copy/close?locale=fr", service: service)
    #expect(present.body.hasPrefix(#"{"key":"close","locale":"fr","text":"Fermer","catalog""#))
    #expect(present.headers[.contentLanguage] == "fr")
    let catalog = send(.get, "/v1/catalogs/fr", service: service)
    let fallbacks = catalog["fallback"]?.array?.compactMap(\.string) ?? []
    #expect(fallbacks.contains("cancel") && !fallbacks.contains("close"))
    #expect(catalog["errors"]?["timedOut"]?["fallback"]?.array?.map(\.string) == ["message", "action"])
    #expect(send(.get, "/v1/catalogs/ko", service: service)["fallback"] == nil)
    let locales = send(.get, "/v1/locales", service: service)["locales"]?.array ?? []
    #expect(locales.first { $0["locale"]?.string == "fr" }?["tier"]?.string == "errors")
    #expect(locales.first { $0["locale"]?.string == "ko" }?["tier"] == nil)
    // A variant has the texts of its language, which are no fallback.
    let variant = send(.get, "/v1/copy/close?locale=ko-x-acme", service: service)
    #expect(variant["locale"]?.string == "ko-x-acme" && variant["fallback"] == nil)
  }

  @Test func catalogRouteServesTheMessagesOfALocale() async throws {
    let reply = send(.get, "/v1/catalogs/ko-KR")
    #expect(reply["locale"]?.string == "ko")
    #expect(reply["catalog"]?.string == Catalog.shipped.version)
    let errors = try #require(reply["errors"]?.members)
    #expect(errors.map(\.key) == Catalog.shipped.definitions.map(\.kind.rawValue))
    let copy = try #require(reply["copy"]?.members)
    #expect(copy.contains { $0.value.string?.contains("{provider}") == true }, "the texts are ICU messages")
    #expect(!copy.contains { $0.key.hasPrefix("userDisabled_") })
    #expect(send(.get, "/v1/catalogs/tlh")["locale"]?.string == "en")
    #expect(send(.get, "/v1/catalogs/en-XA")["locale"]?.string == "en-XA")
  }

  @Test func catalogRouteConceals() async throws {
    func kinds(_ query: String) async throws -> [String: String] {
      let members = send(.get, "/v1/catalogs/en\(query)", service: .open)["errors"]?.members ?? []
      return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value["title"]?.string ?? "") })
    }
    let strict = try await kinds("")
    for kind in ["userDisabled", "emailNotVerified", "passkeyNotFound"] {
      #expect(strict[kind] == strict["invalidCredentials"])
    }
    #expect(strict["emailAlreadyInUse"] == strict["signUpNotCompleted"])
    #expect(strict["deliveryFailed"] == strict["checkInbox"])
    let helpful = try await kinds("?disclosure=helpful")
    #expect(helpful["userDisabled"] != helpful["invalidCredentials"])
  }

  @Test func providersAndLocalesAreListed() async throws {
    let providers = send(.get, "/v1/providers")["providers"]?.array ?? []
    #expect(providers.compactMap { $0["provider"]?.string } == Catalog.shipped.providers.map(\.rawValue))
    let kakao = send(.get, "/v1/providers/kakao")
    let codes = kakao["surfaces"]?.array?.flatMap { $0["codes"]?.array ?? [] } ?? []
    #expect(codes.contains { $0["code"]?.string == "KOE320" && $0["kind"]?.string == "flowExpired" })
    #expect(send(.get, "/v1/providers/unlisted").status == 404)
    let oauth = try #require(kakao["surfaces"]?.array?.first { $0["surface"]?.string == "rest/oauth" })
    let covered = Catalog.shipped.coverage.surfaces.first { $0.provider == .kakao && $0.surface == "rest/oauth" }
    #expect(oauth["known"]?.integer == covered?.known && oauth["mapped"]?.integer == covered?.mapped)
    let sources = oauth["sources"]?.array?.map {
      CodeSource(name: $0["name"]?.string ?? "", read: $0["read"]?.string ?? "")
    }
    #expect(sources == covered?.sources && sources?.isEmpty == false)
    let locales = send(.get, "/v1/locales")
    #expect(locales["default"]?.string == "en")
    let listed = locales["locales"]?.array ?? []
    #expect(listed.compactMap { $0["locale"]?.string } == Catalog.shipped.supportedLocales)
    #expect(listed.compactMap { $0["direction"]?.string } == ["rtl"])
    #expect(listed.first { $0["direction"] != nil }?["locale"]?.string == "ar-XB")
  }

  @Test func listedCodesContainTheirMatchingRules() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"provider":"acme","surfaces":[{"id":"api","codes":[{"code":"4000-4099","match":"range","kind":"timedOut"},"#
        + #"{"code":"denied","description":"wait","kind":"tooManyAttempts"},{"code":"E","numeric":7,"kind":"timedOut"}]}]}"#,
      to: "codes/acme.json")
    let service = CopyService(catalog: try Catalog.load(overlay: folder.path))
    let response = send(.get, "/v1/providers/acme", service: service)
    #expect(
      response.body.contains(
        #""known":3,"mapped":3,"sources":[],"codes":[{"code":"4000-4099","match":"range","kind":"timedOut"},"#
          + #"{"code":"denied","description":"wait","kind":"tooManyAttempts"},{"code":"E","numeric":"7","kind":"timedOut"}]"#
      ))
  }

  /// A card is the whole copy of an error: if one text is missing, all texts fall back.
  @Test func responseFallsBackByCard() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"fr","sessionExpired_title":"Session expirée"}"#, to: "copy/fr.arb")
    func reply(_ uri: String, fallsBackByCard: Bool) throws -> Reply {
      let catalog = try Catalog.load(overlay: folder.path, fallsBackByCard: fallsBackByCard)
      return send(.get, uri, service: CopyService(catalog: catalog))
    }
    let path = "/v1/errors/kakao/KOE322?locale=fr"
    let mixed = try reply(path, fallsBackByCard: false)
    #expect(
      mixed.body.contains(#""title":"Session expirée""#) && mixed.body.contains(#""fallback":["message","action"]"#))
    let whole = try reply(path, fallsBackByCard: true)
    #expect(whole["title"]?.string == "Sign in again" && whole["locale"]?.string == "fr")
    #expect(whole.body.contains(#""fallback":["title","message","action"]"#))
    #expect(whole.headers[.contentLanguage] == "fr")

    let byCard = try reply("/v1/catalogs/fr", fallsBackByCard: true)["errors"]?["sessionExpired"]
    #expect(byCard?["title"]?.string?.hasSuffix("other {Sign in again}}") == true)
    let byKey = try reply("/v1/catalogs/fr", fallsBackByCard: false)["errors"]?["sessionExpired"]
    #expect(byKey?["title"]?.string == "Session expirée")
  }

  /// Without a ceiling, the disclosure of the service is the ceiling.
  @Test(arguments: [Disclosure.strict, nil]) func ceilingLimitsEveryRequest(ceiling: Disclosure?) async throws {
    var options = CopyService.Options()
    options.disclosureCeiling = ceiling
    let service = CopyService(options: options)
    let batch = #"{"disclosure":"helpful","errors":[{"provider":"firebase","code":"auth/user-disabled"}]}"#
    let responses = [
      send(.get, "/v1/errors/firebase/auth/user-disabled?disclosure=helpful", service: service),
      send(.get, "/v1/kinds/userDisabled?disclosure=verified", service: service),
      send(
        .post, "/v1/errors/firebase?disclosure=helpful", #"{"code":"auth/user-disabled"}"#, service: service),
      send(.post, "/v1/errors", batch, service: service),
      send(.get, "/v1/catalogs/en?disclosure=helpful", service: service),
      send(.get, "/v1/kinds?disclosure=helpful", service: service),
    ]
    let disabled = send(.get, "/v1/kinds/userDisabled?disclosure=helpful", service: .open)
    let title = try #require(disabled["title"]?.string)
    for response in responses {
      #expect(response.status == 200)
      #expect(!response.body.contains(title))
    }
    #expect(send(.get, "/v1/kinds/userDisabled?disclosure=all", service: service).status == 400)
  }

  @Test func strictestDisclosureTakesPrecedence() async throws {
    for query in ["disclosure=strict&disclosure=helpful", "disclosure=helpful&disclosure=strict"] {
      let reply = send(.get, "/v1/kinds/userDisabled?\(query)", service: .open)
      #expect(reply["kind"]?.string == "invalidCredentials")
    }
    let item = #"{"provider":"firebase","code":"auth/user-disabled"}"#
    let batch = #"{"disclosure":"strict","disclosure":"helpful","errors":[\#(item)]}"#
    let reply = send(.post, "/v1/errors", batch, service: .open)
    #expect(reply["errors"]?.array?.first?["kind"]?.string == "invalidCredentials")
    let open = #"{"disclosure":"helpful","errors":[\#(item)]}"#
    let limited = send(.post, "/v1/errors?disclosure=strict", open, service: .open)
    #expect(limited["errors"]?.array?.first?["kind"]?.string == "invalidCredentials")
  }
}
