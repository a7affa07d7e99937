import AuthCopy
import CatalogLint
import Testing

/// `x-lint-ignore` in the metadata of a key.
@Suite struct SuppressionTests {
  private static let suppression = #""@k":{"x-lint-ignore":[{"rule":"untranslated","reason":"a name"}]}"#

  /// Returns the findings in a source and two translations that equal it.
  private func places(en: String = "", ko: String = "", ja: String = "") throws -> [String] {
    func file(_ locale: String, _ metadata: String) -> String {
      #"{"@@locale":"\#(locale)","k":"Kakao Talk"\#(metadata.isEmpty ? "" : "," + metadata)}"#
    }
    return try LintFixture(["a_en.arb": file("en", en), "a_ko.arb": file("ko", ko), "a_ja.arb": file("ja", ja)])
      .findings().map { "\($0.rule) \($0.locale)" }
  }

  @Test func reportsEachTranslationWithoutASuppression() throws {
    #expect(try places() == ["untranslated ja", "untranslated ko"])
  }

  @Test func suppressionInTheSourceAppliesToItsTranslations() throws {
    #expect(try places(en: Self.suppression) == [])
  }

  @Test func suppressionInATranslationAppliesOnlyToIt() throws {
    #expect(try places(ko: Self.suppression) == ["untranslated ja"])
  }

  @Test func reportsAnUnusedSuppressionInItsFile() throws {
    let unused = Self.suppression.replacing("untranslated", with: "url-mismatch")
    #expect(try places(en: unused) == ["unused-suppression en", "untranslated ja", "untranslated ko"])
    #expect(try places(en: Self.suppression, ko: unused) == ["unused-suppression ko"])
  }

  @Test func suppressionAppliesOnlyToItsKey() throws {
    let fixture = try LintFixture([
      "a_en.arb": #"{"@@locale":"en","k":"Kakao Talk",\#(Self.suppression),"l":"Naver Band"}"#,
      "a_ko.arb": #"{"@@locale":"ko","k":"Kakao Talk","l":"Naver Band"}"#,
    ])
    #expect(fixture.places() == ["untranslated ko l 1:40"])
  }

  @Test func appliesButDoesNotReportSuppressionsOfAnUnlintedSource() throws {
    let fixture = try LintFixture([
      "a_en.arb": #"{"@@locale":"en","k":"Kakao Talk","l":"x",\#(Self.suppression),"#
        + #""@l":{"x-lint-ignore":[{"rule":"untranslated","reason":"never"}]}}"#,
      "a_ko.arb": #"{"@@locale":"ko","k":"Kakao Talk","l":"엑스"}"#,
    ])
    #expect(fixture.result(of: "a_ko.arb").findings == [])
  }
}
