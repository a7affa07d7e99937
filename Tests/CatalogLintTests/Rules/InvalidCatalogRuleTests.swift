import Testing

@testable import CatalogLint

@Suite struct InvalidCatalogRuleTests {
  @Test(arguments: [
    kinds(#"{"kinds":{"frozen":{"status":⟦⟧302,"presentation":"dialog","retryable":false}}}"#),
    kinds(#"{"kinds":{"frozen":{"status":⟦⟧"403","presentation":"dialog","retryable":false}}}"#),
    kinds(#"{"kinds":{"frozen":{"status":403,"presentation":⟦⟧"loud","retryable":false}}}"#),
    kinds(#"{"kinds":{"frozen":⟦⟧{"status":403,"presentation":"dialog"}}}"#), kinds(#"{"kinds":{"frozen":⟦⟧[]}}"#),
    kinds(#"{"arguments":{"tier":{"type":⟦⟧"integer","default":0}}}"#),
    kinds(#"{"arguments":{"tier":{"type":"int","default":⟦⟧"soon"}}}"#), kinds(#"{⟦⟧"kind":{}}"#),
    codes(#"[{"code":⟦⟧"","kind":"timedOut"}]"#), codes(#"[{"code":"a","match":⟦⟧"fuzzy","kind":"timedOut"}]"#),
    codes(#"[⟦⟧{"code":"a"}]"#), codes(#"[{"code":⟦⟧"a-b","match":"range","kind":"timedOut"}]"#),
    codes(#"⟦⟧{"a":"timedOut"}"#), sources(#"⟦⟧"https://acme.example""#), sources(#"[⟦⟧"https://acme.example"]"#),
    sources(#"[⟦⟧{"name":"acme.example"}]"#), sources(#"[⟦⟧{"name":"","read":"2026-11-20"}]"#),
    sources(#"[{"name":"a","read":⟦⟧"2026-02-29"}]"#), sources(#"[{"name":"a","read":⟦⟧"20 November 2026"}]"#),
    sources(#"[{"name":"a","read":"2026-11-20",⟦⟧"url":"b"}]"#),
  ])
  func reportsAMalformedValueAtItsPlace(files: MarkedFiles) throws {
    try files.expect("invalid-catalog")
  }

  @Test(arguments: [
    kinds(#"{"kinds":{"timedOut":{"status":504,"presentation":"toast","recovery":"retry","retryable":true}}}"#),
    kinds(#"{"arguments":{"tier":{"type":"int","default":0}}}"#), kinds("{}"),
    codes(#"[{"code":"a","kind":"timedOut"},{"code":"1-5","match":"range","kind":"timedOut"}]"#), codes("[]"),
    sources("[]"), sources(#"[{"name":"acme.example","read":"2028-02-29"}]"#),
  ])
  func acceptsWellFormedKindsAndCodes(files: MarkedFiles) throws {
    try files.expect("invalid-catalog")
  }

  private static func kinds(_ text: String) -> MarkedFiles { MarkedFiles(["kinds.json": text], isOverlay: true) }

  private static func sources(_ text: String) -> MarkedFiles {
    let file = #"{"provider":"acme","surfaces":[{"id":"api","sources":\#(text),"codes":[]}]}"#
    return MarkedFiles(["codes/acme.json": file], isOverlay: true)
  }

  private static func codes(_ text: String) -> MarkedFiles {
    let file = #"{"provider":"acme","surfaces":[{"id":"api","codes":\#(text)}]}"#
    return MarkedFiles(["codes/acme.json": file], isOverlay: true)
  }
}
