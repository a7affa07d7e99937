import AuthCopy
import TestSupport
import Testing

@Suite struct CoverageTests {
  private func locale(_ tag: String, _ copy: [String: String]) throws -> LocaleCoverage {
    let folder = try TemporaryFolder()
    for (name, text) in copy { try folder.write(text, to: "copy/\(name).arb") }
    let coverage = try Catalog.load(overlay: folder.path).coverage
    return try #require(coverage.locales.first { $0.locale == tag })
  }

  private static func entry(_ key: String, _ text: String, source: String, own: String) -> String {
    #""\#(key)":"\#(text)","@\#(key)":{"x-source-hash":"\#(ContentHash(source))","x-translation-hash":"\#(ContentHash(own))"}"#
  }

  @Test func aTranslationWhoseSourceHasChangedSinceIsStale() throws {
    let close = Self.entry("close", "Fermer", source: "Shut", own: "Fermer")
    let cancel = Self.entry("cancel", "Annuler", source: "Cancel", own: "Annuler")
    // Somebody has changed the translation too: it is taken for translated anew.
    let done = Self.entry("done", "Fini", source: "Ready", own: "Terminé")
    let french = try locale(
      "fr", ["fr": #"{"@@locale":"fr",\#(close),\#(cancel),\#(done)}"#])
    #expect((french.stale, french.present) == (1, 3))
    #expect(french.sameAsSource == 0)
  }

  @Test func anOverlaysSourceMakesTheBasesTranslationStale() throws {
    let record = Self.entry("close", "Fermer", source: "Close", own: "Fermer")
    let french = #"{"@@locale":"fr",\#(record)}"#
    #expect(try locale("fr", ["fr": french]).stale == 0)
    #expect(try locale("fr", ["fr": french, "en": #"{"@@locale":"en","close":"Shut"}"#]).stale == 1)
  }

  @Test func aKeyWithTheSourcesTextIsCounted() throws {
    let french = try locale("fr", ["fr": #"{"@@locale":"fr","close":"Close","cancel":"Annuler","ours":"Le nôtre"}"#])
    #expect((french.sameAsSource, french.present) == (1, 2))
    #expect(french.total == Catalog.shipped.coverage.locales.first { $0.locale == "en" }?.total)
  }
}
