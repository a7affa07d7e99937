import AuthCopy
import TestSupport
import Testing

/// Private-use tags and tags without a language; exported modules match them the same way (`Tests/ExportCases`).
@Suite struct LocaleMatchingTests {
  @Test(arguments: [
    ("ko-x-haeyo", "ko-x-haeyo"), ("ko-x-haeyo-KR", "ko-x-haeyo"), ("KO_x_HAEYO_a", "ko-x-haeyo"),
    ("ko-x-haeyoo", "ko"),
    ("ko-x-other-haeyo", "ko"), ("und-KR", "ko"), ("und-JP", "ja"), ("und-TW", "zh-Hant"),
  ])
  func tagsMatchTheNearestLocale(tag: String, locale: String) {
    #expect(Catalog.shipped.bestLocale(for: [tag]) == locale)
    #expect(Catalog.shipped.bestLocale(for: ["tlh", tag]) == locale)
  }

  @Test(
    arguments: [
      ("ko_KR.UTF-8", "ko"), ("ja_JP.eucJP", "ja"), ("ko_KR@euro", "ko"), ("zh_TW.UTF-8@radical", "zh-Hant"),
      ("en_US_POSIX", "en"), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), (".UTF-8", nil),
    ] as [(String, String?)])
  func namesOfPOSIXLocalesMatch(name: String, locale: String?) {
    #expect(Catalog.shipped.bestLocale(for: [name]) == locale)
    #expect(Catalog.shipped.copy(for: LoginError(.timedOut), locale: name).locale == locale ?? "en")
  }

  /// CLDR treats another script like another language.
  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("yue", "zh-Hant"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"),
  ])
  func chineseIsMatchedByScript(tag: String, locale: String) {
    let isSupported = Catalog.shipped.supportedLocales.contains(locale)
    #expect(Catalog.shipped.bestLocale(for: [tag]) == (isSupported ? locale : nil))
  }
}
