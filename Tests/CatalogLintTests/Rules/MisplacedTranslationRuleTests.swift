import Testing

@testable import CatalogLint

@Suite struct MisplacedTranslationRuleTests {
  private static let long = "If an exercise is identical, please discard your draft and edit that exercise instead."
  private static let translation = "똑같은 운동이 이미 있으면 초안을 버리고 그 운동을 고쳐 주세요."

  @Test func reportsTheTranslationOfAnotherKey() throws {
    let fixture = try LintFixture([
      "en.json": "{\"a\":\"\(Self.long)\",\"b\":\"Image details\"}",
      "ko.json": "{\"a\":\"\(Self.translation)\",\"b\":\"\(Self.translation)\"}",
    ])
    let found = fixture.findings().filter { $0.rule == "misplaced-translation" }
    #expect(found.map(\.key) == ["b"])
    #expect(found.first?.message() == "this is the translation of a")
  }

  @Test(arguments: [
    ("Exercise details", translation), ("Image details", "이미지 정보"), (long, translation), ("Img", translation),
  ])
  func acceptsATextThatMayBelongToItsKey(source: String, text: String) throws {
    let fixture = try LintFixture([
      "en.json": "{\"a\":\"\(Self.long)\",\"b\":\"\(source)\"}",
      "ko.json": "{\"a\":\"\(Self.translation)\",\"b\":\"\(text)\"}",
    ])
    #expect(!fixture.findings().contains { $0.rule == "misplaced-translation" })
  }
}
