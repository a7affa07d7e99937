import TestSupport
import Testing

@testable import CatalogLint

@Suite struct StrayFileRuleTests {
  private static let copy = #"{"@@locale":"ko","timedOut_title":"시간이 지났습니다"}"#

  @Test(arguments: ["ko.arb", "copy/ja.json", "codes/acme.arb", "acme.json"])
  func reportsAFileThatIsNotRead(name: String) throws {
    try MarkedFiles(["copy/ko.arb": Self.copy, name: "⟦⟧{}"], isOverlay: true).expect("stray-file")
  }

  @Test(arguments: ["readme.md", ".auth-copy-lint.json", "messages/ko.arb", "copy/notes.txt"])
  func acceptsOtherFiles(name: String) throws {
    try MarkedFiles(["copy/ko.arb": Self.copy, name: "{}"], isOverlay: true).expect("stray-file")
  }
}
