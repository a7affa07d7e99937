import Testing

@testable import CatalogLint

@Suite struct RevealingRowRuleTests {
  @Test(arguments: [
    codes(#"{"code":"E1","kind":⟦⟧"conflict","meaning":"No account exists with this address."}"#),
    codes(#"{"code":"E1","kind":⟦⟧"userDisabled","concealedAs":false,"meaning":"The account is disabled."}"#),
  ])
  func reportsAnOpenRowThatSpeaksOfAnAccount(files: MarkedFiles) throws {
    try files.expect("revealing-row")
  }

  @Test(arguments: [
    codes(#"{"code":"E1","kind":"userDisabled","meaning":"The account is disabled."}"#),
    codes(#"{"code":"E1","kind":"conflict","concealedAs":"invalidCredentials","meaning":"No account exists."}"#),
    codes(
      #"{"code":"E1","kind":"conflict","meaning":"No account exists.","note":"It is sent to administrators only."}"#),
    codes(#"{"code":"E1","kind":"misconfigured","meaning":"The service account does not exist."}"#),
    codes(#"{"code":"E1","kind":"conflict"}"#),
  ])
  func acceptsConcealedAndExplainedRows(files: MarkedFiles) throws {
    try files.expect("revealing-row")
  }

  private static func codes(_ rows: String) -> MarkedFiles {
    let file = #"{"provider":"acme","surfaces":[{"id":"api","codes":[\#(rows)]}]}"#
    return MarkedFiles(["codes/acme.json": file], isOverlay: true)
  }
}
