import AuthCopyLint
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

  @Test(arguments: [
    ("Go to the network category and then to the sharing center", ["b"]),
    ("Open the control panel through the start menu, or search for it there", []), ("Control panel", []),
  ])
  func reportsALongTextOfTwoSources(source: String, keys: [String]) throws {
    let text = "시작 메뉴나 Windows 검색에서 제어판을 열어 주세요."
    let fixture = try LintFixture([
      "en.json": "{\"a\":\"Open the control panel through the start menu or search\",\"b\":\"\(source)\"}",
      "ko.json": "{\"a\":\"\(text)\",\"b\":\"\(text)\"}",
    ])
    #expect(fixture.findings().filter { $0.rule == "misplaced-translation" }.map(\.key) == keys)
  }

  /// The cost is linear: each of thousands of equal translations is compared with a few others.
  @Test(.timeLimit(.minutes(1))) func comparesManyEqualTranslations() throws {
    let count = 2_000
    func json(_ text: (Int) -> String) -> String {
      "{" + (0..<count).map { "\"k\($0)\":\"\(text($0))\"" }.joined(separator: ",") + "}"
    }
    let fixture = try LintFixture([
      "en.json": json { $0 == count - 1 ? Self.long : "Image \($0) info" },
      "ko.json": json { _ in Self.translation },
    ])
    let found = fixture.findings(Linter(rules: .authCopy, select: ["misplaced-translation"]))
    #expect(found.count == count - 1)
    #expect(found.first?.message() == "this is the translation of k\(count - 1)")
  }
}
