import Testing

@testable import CatalogLint

@Suite struct UnusedSuppressionRuleTests {
  @Test(arguments: [
    translation(#"[⟦⟧{"rule":"mojibake","reason":"x"}]"#), translation(#"[⟦⟧{"rule":"untranslated"}]"#),
    translation(#"[⟦⟧{"rule":"untranslated","reason":" "}]"#),
    translation(#"[⟦⟧{"rule":"no-such-rule","reason":"x"}]"#),
    translation(#"[{"rule":"untranslated","reason":"a name"},⟦⟧{"rule":"extra-key","reason":"x"}]"#),
    translation("[⟦⟧5]"),
    MarkedFiles(["a_en.arb": #"{"k":"x","@k":{"x-lint-ignore":[⟦⟧{"rule":"untranslated","reason":"x"}]}}"#]),
  ])
  func reportsUnusedAndUnexplainedSuppressions(files: MarkedFiles) throws {
    try files.expect("unused-suppression")
  }

  @Test(arguments: [
    translation(#"[{"rule":"untranslated","reason":"a name"}]"#), translation("[]"),
    MarkedFiles([
      "a_en.arb": #"{"k":"Kakao Talk","@k":{"x-lint-ignore":[{"rule":"untranslated","reason":"a name"}]}}"#,
      "a_ko.arb": #"{"k":"Kakao Talk"}"#,
    ]),
    MarkedFiles(["en.json": #"{"k":"x","@k":{"x-lint-ignore":[{"rule":"untranslated","reason":"x"}]}}"#]),
  ])
  func acceptsAUsedSuppressionWithAReason(files: MarkedFiles) throws {
    try files.expect("unused-suppression")
  }

  private static func translation(_ suppressions: String) -> MarkedFiles {
    MarkedFiles([
      "a_en.arb": #"{"@@locale":"en","k":"Kakao Talk"}"#,
      "a_ko.arb": #"{"@@locale":"ko","k":"Kakao Talk","@k":{"x-lint-ignore":\#(suppressions)}}"#,
    ])
  }
}
