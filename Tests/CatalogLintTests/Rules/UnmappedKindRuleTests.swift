import Testing

@testable import CatalogLint

@Suite struct UnmappedKindRuleTests {
  @Test(arguments: [
    codes(#"{"code":"E1","kind":⟦⟧"frozen"}"#),
    codes(#"{"code":"E1","kind":"timedOut"},{"code":"E2","kind":⟦⟧"timeOut"}"#),
    codes(#"{"code":"1-5","match":"range","kind":⟦⟧"TimedOut"}"#),
  ])
  func reportsTheUnknownKindOfACode(files: MarkedFiles) throws {
    try files.expect("unmapped-kind")
  }

  @Test(arguments: [
    codes(#"{"code":"E1","kind":"timedOut"}"#), codes(#"{"code":"E1","kind":"unknown"},{"code":"E2","kind":"none"}"#),
    codes(""),
  ])
  func acceptsACodeOfAKnownKind(files: MarkedFiles) throws {
    try files.expect("unmapped-kind")
  }

  @Test func acceptsKindsThatTheOverlayDefines() throws {
    let kind = #"{"kinds":{"frozen":{"status":403,"presentation":"dialog","retryable":false}}}"#
    let codes = #"{"provider":"acme","surfaces":[{"id":"api","codes":[{"code":"E1","kind":"frozen"}]}]}"#
    try MarkedFiles(["kinds.json": kind, "codes/acme.json": codes], isOverlay: true).expect("unmapped-kind")
  }

  private static func codes(_ rows: String) -> MarkedFiles {
    let file = #"{"provider":"acme","surfaces":[{"id":"api","codes":[\#(rows)]}]}"#
    return MarkedFiles(["codes/acme.json": file], isOverlay: true)
  }
}
