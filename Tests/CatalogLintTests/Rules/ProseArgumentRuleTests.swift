import Testing

@testable import CatalogLint

@Suite struct ProseArgumentRuleTests {
  @Test(arguments: [
    argument(#"⟦⟧"reason":{"type":"String","default":"x"}"#), argument(#"⟦⟧"Message":{"type":"String","default":"x"}"#),
    argument(#""tier":{"type":"int","default":0},⟦⟧"details":{"type":"String","defaultCopy":"close"}"#),
  ])
  func reportsAnArgumentForSentences(files: MarkedFiles) throws {
    try files.expect("prose-argument")
  }

  @Test(arguments: [
    argument(#""tier":{"type":"String","default":"x"}"#), argument(#""detail":{"type":"int","default":0}"#),
    argument(#""text":{"type":"DateTime","default":"2026-01-01"}"#),
    argument(#""reasonCode":{"type":"String","default":"x"}"#),
  ])
  func acceptsArgumentsForNamesAndNumbers(files: MarkedFiles) throws {
    try files.expect("prose-argument")
  }

  private static func argument(_ member: String) -> MarkedFiles {
    MarkedFiles(["kinds.json": #"{"arguments":{\#(member)}}"#], isOverlay: true)
  }
}
