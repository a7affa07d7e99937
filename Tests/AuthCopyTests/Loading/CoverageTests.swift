import AuthCopy
import TestSupport
import Testing

@Suite struct CoverageTests {
  private func coverage(of tag: String, _ copy: [String: String]) throws -> LocaleCoverage {
    let folder = try TemporaryFolder()
    for (name, text) in copy { try folder.write(text, to: "copy/\(name).arb") }
    let coverage = try Catalog.load(overlay: folder.path).coverage
    return try #require(coverage.locales.first { $0.locale == tag })
  }

  private static func entry(_ key: String, _ text: String, source: String, translation: String) -> String {
    #""\#(key)":"\#(text)","@\#(key)":{"x-source-hash":"\#(ContentHash(source))","x-translation-hash":"\#(ContentHash(translation))"}"#
  }

  @Test func surfacesListTheirSources() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"provider":"kakao","surfaces":[{"id":"rest/oauth","sources":[{"name":"ours","read":"2030-01-31"}],"codes":[]},"#
        + #"{"id":"ours","codes":[{"code":"A","kind":"timedOut"},{"code":"A","description":"b","kind":"canceled"}]}]}"#,
      to: "codes/kakao.json")
    let surfaces = try Catalog.load(overlay: folder.path).coverage.surfaces.filter { $0.provider == .kakao }
    let oauth = try #require(surfaces.first { $0.surface == "rest/oauth" })
    let shipped = Catalog.shipped.coverage.surfaces.first { $0.provider == .kakao && $0.surface == "rest/oauth" }
    #expect(oauth.sources == [CodeSource(name: "ours", read: "2030-01-31")] + (shipped?.sources ?? []))
    #expect(oauth.newestSource?.name == "ours")
    let added = try #require(surfaces.first { $0.surface == "ours" })
    #expect(added.sources.isEmpty && added.newestSource == nil && added.known == 1)
  }

  @Test func everyShippedSurfaceHasSources() {
    for surface in Catalog.shipped.coverage.surfaces {
      #expect(!surface.sources.isEmpty, "\(surface.provider) \(surface.surface)")
    }
  }

  @Test func translationIsStaleIfItsSourceChanged() throws {
    let close = Self.entry("close", "Fermer", source: "Shut", translation: "Fermer")
    let cancel = Self.entry("cancel", "Annuler", source: "Cancel", translation: "Annuler")
    // The translation changed too, but its source was not recorded again.
    let done = Self.entry("done", "Fini", source: "Ready", translation: "Terminé")
    let french = try coverage(
      of: "fr", ["fr": #"{"@@locale":"fr",\#(close),\#(cancel),\#(done)}"#])
    #expect((french.stale, french.present) == (2, 3))
    #expect(french.sameAsSource == 0)
  }

  @Test func overlaySourceMakesBaseTranslationStale() throws {
    let record = Self.entry("close", "Fermer", source: "Close", translation: "Fermer")
    let french = #"{"@@locale":"fr",\#(record)}"#
    #expect(try coverage(of: "fr", ["fr": french]).stale == 0)
    #expect(try coverage(of: "fr", ["fr": french, "en": #"{"@@locale":"en","close":"Shut"}"#]).stale == 1)
  }

  @Test func keysWithTheSourcesTextAreCounted() throws {
    let french = try coverage(
      of: "fr", ["fr": #"{"@@locale":"fr","close":"Close","cancel":"Annuler","ours":"Le nôtre"}"#])
    #expect((french.sameAsSource, french.present) == (1, 2))
    #expect(french.total == Catalog.shipped.coverage.locales.first { $0.locale == "en" }?.total)
  }

  @Test func localeOfATierNeedsOnlyItsKeys() throws {
    let texts = #""timedOut_title":"Trop long","provider_kakao":"Kakao","close":"Fermer""#
    let french = try coverage(of: "fr", ["fr": #"{"@@locale":"fr","@@x-tier":"errors",\#(texts)}"#])
    let english = try #require(Catalog.shipped.coverage.locales.first { $0.locale == "en" })
    // The text of a button belongs to no tier.
    #expect(french.present == 2)
    #expect(french.tier == .errors && english.tier == nil)
    #expect(french.total < english.total && french.total > Catalog.shipped.definitions.count * 2)
  }

  private static let reviewed = #""@@x-reviewed":"by Ann, 2030-01-31","@@x-reviewed-texts":"#

  @Test func onlyTextsThatAreAsTheyWereReadCountAsRead() throws {
    let record = ReviewRecord(["close": "Fermer", "cancel": "Annuler", "done": "Fini"].map { ($0.key, $0.value) })
    func read(_ texts: String) throws -> Int {
      try coverage(of: "fr", ["fr": #"{"@@locale":"fr",\#(Self.reviewed)"\#(record)",\#(texts)}"#]).read
    }
    #expect(try read(#""close":"Fermer","cancel":"Annuler","done":"Fini""#) == 3)
    #expect(try read(#""close":"Ferme","cancel":"Annuler","ok":"D’accord""#) == 1)
    // A text that was read under another key was not read in this place.
    #expect(try read(#""close":"Annuler","cancel":"Fermer""#) == 0)
  }

  @Test(arguments: ["", "zz", "00000g", "00000"]) func aReviewWithoutARecordReadNothing(record: String) throws {
    let french = try coverage(of: "fr", ["fr": #"{"@@locale":"fr",\#(Self.reviewed)"\#(record)","close":"Fermer"}"#])
    #expect((french.read, french.reviewed) == (0, "by Ann, 2030-01-31"))
  }

  @Test func aReviewOfOneLayerDoesNotCountForTheTextsOfAnother() throws {
    let shipped = try #require(Catalog.shipped.coverage.locales.first { $0.locale == "ko" })
    let korean = try coverage(of: "ko", ["ko": #"{"@@locale":"ko","close":"끝"}"#])
    #expect(korean.read == shipped.read - 1)
    #expect(korean.reviewed == shipped.reviewed)
  }

  /// Every shipped locale says who has read it; so far only language models have.
  @Test func shippedReviewsAreByLanguageModels() {
    for locale in Catalog.shipped.coverage.locales {
      #expect(locale.reviewed?.contains("language model") == true, "\(locale.locale)")
      #expect(locale.read > 0 && locale.read <= locale.present, "\(locale.locale)")
    }
  }
}
