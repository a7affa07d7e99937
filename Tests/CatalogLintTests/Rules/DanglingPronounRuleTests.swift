import Testing

@testable import CatalogLint

@Suite struct DanglingPronounRuleTests {
  @Test(arguments: [
    overlay("en", "⟦It⟧ appeared in a data leak."),
    overlay("en", "{field, select, email {⟦They⟧ can’t be used.} other {Try again.}}"),
    overlay("en", "⟦This⟧ is used elsewhere."), overlay("ko", "⟦이것⟧은 사용할 수 없습니다."), overlay("ja", "⟦それは⟧使用できません。"),
  ])
  func reportsAPronounThatRefersToTheTitle(files: MarkedFiles) throws {
    try files.expect("dangling-pronoun")
  }

  @Test(arguments: [
    overlay("en", "This code has expired."), overlay("en", "Italian sites don’t take this."),
    overlay("ko", "이 기기에서는 사용할 수 없습니다."),
    overlay("ja", "その端末では使用できません。"), overlay("en", "Check it, then try again."),
  ])
  func acceptsAPronounWithItsNoun(files: MarkedFiles) throws {
    try files.expect("dangling-pronoun")
  }

  private static func overlay(_ locale: String, _ message: String) -> MarkedFiles {
    MarkedFiles(
      ["copy/\(locale).arb": #"{"@@locale":"\#(locale)","passwordLeaked_message":"\#(message)"}"#], isOverlay: true)
  }
}
