import AuthCopy
import TestSupport
import Testing

@testable import AuthCopy

/// The texts of a tenant, a private locale of an overlay, which shares all other texts.
@Suite struct TenantTests {
  private func load(_ files: [String: String]) throws -> Catalog {
    let folder = try TemporaryFolder()
    for (locale, members) in files {
      try folder.write(#"{"@@locale":"\#(locale)",\#(members)}"#, to: "copy/\(locale).arb")
    }
    return try Catalog.load(overlay: folder.path)
  }

  private func localeCopy(_ locale: String, _ catalog: Catalog) throws -> LocaleCopy {
    let tag = try #require(LocaleTag(locale))
    return try #require(catalog.localeCopy(ofSupported: tag))
  }

  /// Compares the copy with one that is compiled from all files of the locale.
  @Test(arguments: [
    ["ko-x-acme": #""timedOut_title":"늦음","provider_kakao":"우리톡","continueWithApple":"애플""#],
    ["ko-x-acme": #""duration_minutes":"{count}분쯤","provider_default":"그곳","method_any":"x""#],
    ["ko-x-haeyo-acme": #""timedOut_title":"늦었어요""#], ["en-x-acme": #""timedOut_title":"Late""#],
    ["fr": #""timedOut_title":"Tard""#, "fr-x-acme": #""timedOut_action":"Encore","sessionExpired_title":"Fini""#],
    ["ko": #""timedOut_title":"모두 늦음","timedOut_action":"또""#, "ko-x-acme": #""timedOut_message":"다시""#],
  ])
  func copyOfATenantIsThatOfAllItsFiles(files: [String: String]) throws {
    let catalog = try load(files)
    let tenant = try #require(files.keys.max { $0.utf8.count < $1.utf8.count })
    let parent = try #require(LocaleTag(tenant)?.parents.first)
    // The same texts as those of the parent locale itself.
    let own = try files[tenant].map { members in
      try load(
        files.filter { $0.key != tenant && $0.key != parent.description }.merging([
          parent.description: [files[parent.description], members].compactMap(\.self).joined(separator: ",")
        ]) { $1 })
    }
    let expected = try #require(own)
    for definition in catalog.definitions {
      for arguments in [[:], ["provider": .text("kakao"), "minutes": .integer(5)]] as [[String: ArgumentValue]] {
        let error = LoginError(definition.kind)
        let copy = catalog.copy(for: error, locale: tenant, disclosure: .helpful, arguments: arguments)
        let other = expected.copy(
          for: error, locale: parent.description, disclosure: .helpful, arguments: arguments)
        #expect(copy.locale == tenant)
        #expect(
          [copy.title, copy.message, copy.action?.label] == [other.title, other.message, other.action?.label]
            && copy.fallbacks == other.fallbacks, "\(definition.kind)")
      }
    }
  }

  @Test func unchangedKindsAreShared() throws {
    let catalog = try load(["ko-x-acme": #""timedOut_title":"늦음","close":"그만""#])
    let (tenant, parent) = (try localeCopy("ko-x-acme", catalog), try localeCopy("ko", catalog))
    let changed = catalog.definitions.indices.filter { tenant.kind(at: $0) !== parent.kind(at: $0) }
    #expect(changed.map { catalog.definitions[$0].kind } == [.timedOut])
    #expect(tenant.arguments.allSatisfy { parent.arguments[$0] === $1 })
    #expect(tenant.messages["close"]?.pattern == "그만" && parent.messages["close"]?.pattern != "그만")
    #expect(Set(tenant.messages.keys) == Set(parent.messages.keys))
  }

  @Test func onlyKindsWithAChangedArgumentAreCreatedAnew() throws {
    let catalog = try load(["ko-x-acme": #""provider_kakao":"우리톡""#])
    let (tenant, parent) = (try localeCopy("ko-x-acme", catalog), try localeCopy("ko", catalog))
    for (index, definition) in catalog.definitions.enumerated() {
      let isShared = tenant.kind(at: index) === parent.kind(at: index)
      #expect(isShared == (parent.kind(at: index).arguments["provider"] == nil), "\(definition.kind)")
    }
  }

  @Test func tenantsAreNotListed() throws {
    let catalog = try load([
      "ko-x-acme": #""timedOut_title":"늦음""#, "ko-x-haeyo": #""timedOut_title":"늦었어요""#,
      "fr": #""timedOut_title":"Tard""#, "pt-BR": #""timedOut_title":"Tarde""#,
    ])
    #expect(catalog.supportedLocales.contains("ko-x-acme"))
    #expect(catalog.listedLocales == catalog.supportedLocales.filter { $0 != "ko-x-acme" })
    #expect(catalog.bestLocale(for: ["ko-KR"]) == "ko" && catalog.bestLocale(for: ["ko-x-acme-1"]) == "ko-x-acme")
  }

  @Test(
    arguments: [
      ("ko", #""flowExpired_titel":"x""#, ["flowExpired_titel: flowExpired_title"]),
      ("ko-x-acme", #""flowExpired_titel":"x""#, ["flowExpired_titel: flowExpired_title"]),
      ("en", #""flowExpired_titel":"x""#, ["flowExpired_titel: flowExpired_title"]),
      ("ko", #""whatever":"x""#, ["whatever: none"]), ("ko", #""provider_acme":"x","field_zip":"y""#, []),
      ("en", #""whatever":"x","continueWithToss":"y""#, []),
      ("en", #""closes":"x","@closes":{"description":"It ends."}"#, []),
      ("ko", #""timedOut_title":"x","close":"y""#, []),
    ] as [(String, String, [String])])
  func unknownKeysOfOverlaysAreFound(locale: String, members: String, found: [String]) throws {
    let diagnostics = try load([locale: members]).overlayWarnings
    #expect(diagnostics.map(\.place.key) == found.map { String($0.prefix { $0 != ":" }) })
    for (diagnostic, found) in zip(diagnostics, found) {
      let suggestion = found.drop { $0 != " " }.dropFirst()
      #expect(
        diagnostic.text(in: .en).contains(suggestion == "none" ? "\"whatever\"" : "did you mean \"\(suggestion)\"?"))
    }
  }

  @Test func keysOfAnOverlaysSourceAreKnownInItsTranslations() throws {
    #expect(try load(["en": #""whatever":"x""#, "ko": #""whatever":"y""#]).overlayWarnings.isEmpty)
    #expect(Catalog.shipped.overlayWarnings.isEmpty)
  }
}
