import Testing

@testable import CatalogLint

@Suite struct DuplicateCodeRuleTests {
  @Test(arguments: [
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"E1","kind":⟦⟧"canceled"}"#),
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"E2","kind":"canceled"},{"code":"E1","kind":⟦⟧"timedOut"}"#),
    codes(
      #"{"code":"E1","description":"late","kind":"timedOut"},{"code":"E1","description":"late","kind":⟦⟧"canceled"}"#),
  ])
  func reportsAnUnreachableRow(files: MarkedFiles) throws {
    try files.expect("duplicate-code")
  }

  @Test(arguments: [
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"e1","kind":"canceled"}"#),
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"E1","description":"late","kind":"canceled"}"#),
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"E1","match":"prefix","kind":"canceled"}"#),
    MarkedFiles(
      [
        "codes/acme.json":
          #"{"provider":"acme","surfaces":[{"id":"a","codes":[{"code":"E1","kind":"timedOut"}]},{"id":"b","codes":[{"code":"E1","kind":"canceled"}]}]}"#
      ], isOverlay: true),
  ])
  func acceptsRowsThatDiffer(files: MarkedFiles) throws {
    try files.expect("duplicate-code")
  }

  private static func codes(_ rows: String) -> MarkedFiles {
    let file = #"{"provider":"acme","surfaces":[{"id":"api","codes":[\#(rows)]}]}"#
    return MarkedFiles(["codes/acme.json": file], isOverlay: true)
  }
}
