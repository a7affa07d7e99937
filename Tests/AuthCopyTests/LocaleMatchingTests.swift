import AuthCopy
import Testing

/// Tags in private use and without a language, which exported modules match alike (`Tests/ExportCases`).
@Suite struct LocaleMatchingTests {
  @Test(arguments: [
    ("ko-x-haeyo", "ko-x-haeyo"), ("ko-x-haeyo-KR", "ko-x-haeyo"), ("KO_x_HAEYO_a", "ko-x-haeyo"),
    ("ko-x-haeyoo", "ko"),
    ("ko-x-other-haeyo", "ko"), ("und-KR", "ko"), ("und-JP", "ja"),
  ])
  func aTagHasItsNearestLocale(tag: String, locale: String) {
    #expect(Catalog.shipped.bestLocale(for: [tag]) == locale)
    #expect(Catalog.shipped.bestLocale(for: ["tlh", tag]) == locale)
  }
}
