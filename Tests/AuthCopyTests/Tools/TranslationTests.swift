import AuthCopy
import TestSupport
import Testing

/// Where the texts of a catalog come from.
@Suite struct TranslationTests {
  /// Returns the shipped catalog with an overlay that replaces an English text and adds a key and a French text.
  private static func layered() throws -> (catalog: Catalog, overlay: TemporaryFolder) {
    let overlay = try TemporaryFolder()
    try overlay.write(
      #"{"@@locale":"en","signInHeading":"Enter","own":"Mine","@own":{"description":"Mine."}}"#, to: "copy/en.arb")
    try overlay.write(#"{"@@locale":"fr","signInHeading":"Entrer"}"#, to: "copy/fr.arb")
    return (try Catalog.load(overlay: overlay.path), overlay)
  }

  @Test func eachTranslationHasItsLocaleAndFile() throws {
    let (catalog, overlay) = try Self.layered()
    let overlaid = try #require(catalog.translation(ofKey: "signInHeading", locale: "fr"))
    #expect((overlaid.locale, overlaid.location.path) == ("fr", "\(overlay.path)/copy/fr.arb"))
    let missing = try #require(catalog.translation(ofKey: "signUpHeading", locale: "fr"))
    #expect((missing.locale, missing.location.path) == ("en", "copy/en.arb"))
    #expect(catalog.translation(ofKey: "signInHeading", locale: "en")?.location.path == "\(overlay.path)/copy/en.arb")
    #expect(catalog.translation(ofKey: "signInHeading", locale: "ko")?.isStale == true)
    #expect(catalog.translation(ofKey: "nothing", locale: "ko") == nil)
    #expect(catalog.translation(ofKey: "signInHeading", locale: "de") == nil)
  }

  @Test func translationsAgreeWithTheCoverage() throws {
    let (catalog, _) = try Self.layered()
    for coverage in catalog.coverage.locales {
      let keys = catalog.keys.map(\.key).filter { !catalog.isOptional($0, inLocale: coverage.locale) }
      let texts = keys.compactMap { catalog.translation(ofKey: $0, locale: coverage.locale) }
      #expect(texts.count == coverage.total)
      #expect(texts.count { $0.locale == coverage.locale } == coverage.present)
      #expect(texts.count(where: \.isStale) == coverage.stale)
    }
    // The overlay changes one English text, so its translations are stale.
    #expect(catalog.coverage.locales.map(\.stale).max() == 1)
  }

  @Test func listsAReplacedKeyOnceWithItsDescription() throws {
    let (catalog, _) = try Self.layered()
    let keys = catalog.keys.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.dropLast() == Catalog.shipped.keys.map(\.key)[...])
    #expect(keys.last == "own")
    #expect(catalog.keys.first { $0.key == "signInHeading" }?.metadata.description.isEmpty == false)
  }

  @Test func codesByKindContainEveryRow() {
    let catalog = Catalog.shipped
    let codes = catalog.codesByKind
    let rows = catalog.codeTables.flatMap(\.surfaces).flatMap(\.rows)
    for definition in catalog.definitions {
      let count = codes[definition.kind]?.map(\.codes.count).reduce(0, +) ?? 0
      #expect(count >= rows.count { $0.kind == definition.kind }, "\(definition.kind)")
    }
    #expect(codes[.tooManyAttempts]?.contains { $0.provider == .firebase } == true)
  }
}
