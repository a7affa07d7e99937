import Testing

@testable import CatalogLint

@Suite struct UndeclaredPlaceholderRuleTests {
  @Test(arguments: [
    arb(#""k":"{⟦⟧n}","@k":{"description":"d"}"#), arb(#""k":"{⟦⟧n} {n} {⟦⟧m}","@k":{"placeholders":{}}"#),
    arb(#""k":"x",⟦⟧"@k":{"placeholders":{"n":{"type":"int"}}}"#),
    arb(#""k":"{⟦⟧N}",⟦⟧"@k":{"placeholders":{"n":{}}}"#),
    arb(#""k":"{n, plural, other {{⟦⟧x}}}","@k":{"placeholders":{"n":{}}}"#),
  ])
  func reportsUndeclaredAndUnusedPlaceholders(files: MarkedFiles) throws {
    try files.expect("undeclared-placeholder")
  }

  @Test(arguments: [
    arb(#""k":"{n}","@k":{"placeholders":{"n":{"type":"int"}}}"#), arb(#""k":"{n}""#),
    arb(#""k":"{n","@k":{"placeholders":{"m":{}}}"#),
    arb(#""k":"{n, plural, other {{x}}}","@k":{"placeholders":{"n":{},"x":{}}}"#),
    MarkedFiles(["en.json": #"{"k":"{n}","@k":{"description":"d"}}"#]),
    MarkedFiles([
      "a_en.arb": #"{"@@locale":"en","k":"Hi","@k":{"placeholders":{"n":{}}}}"#,
      "a_ja.arb": #"{"@@locale":"ja","k":"{n}です"}"#,
    ]),
    MarkedFiles(["a_en.arb": #"{"k":"{n}"}"#, "a_ko.arb": #"{"k":"{n}","@k":{"placeholders":{"m":{}}}}"#]),
  ])
  func acceptsDeclaredPlaceholdersThatAreUsed(files: MarkedFiles) throws {
    try files.expect("undeclared-placeholder")
  }

  private static func arb(_ members: String) -> MarkedFiles {
    MarkedFiles(["a_en.arb": #"{"@@locale":"en",\#(members)}"#])
  }
}
