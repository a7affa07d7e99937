import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

/// An overlay is linted together with its base catalog, as when it is loaded; only findings in its files are reported.
@Suite struct OverlayLintTests {
  /// Returns `RULE FILE LINE:COLUMN` of each finding.
  private func places(_ files: [String: String], on base: TemporaryFolder? = nil) throws -> [String] {
    let overlay = try TemporaryFolder()
    for (name, text) in files { try overlay.write(text, to: name) }
    let result = withExtendedLifetime((overlay, base)) {
      Linter(rules: .authCopy).lint(overlay: overlay.path, on: base?.path)
    }
    #expect(result.failures == [])
    return result.findings.map { finding in
      "\(finding.rule) \(finding.path.replacing(overlay.path + "/", with: "")) \(finding.line):\(finding.column)"
    }
  }

  @Test(arguments: [
    (#""continueWith":"{vendor}(으)로 계속""#, ["missing-argument 1:34", "unknown-argument 1:35"]),
    (#""continueWith":"계속""#, ["missing-argument 1:34"]), (#""continueWith":"{provider}(으)로 계속""#, []),
    (#""tooManyAttempts_message":"{seconds, date, short} 뒤 {wait}.""#, ["argument-type 1:46"]),
    (#""close":"Close""#, []), (#""close":"닫기 ""#, ["edge-whitespace 1:29"]),
    (#""notOurs":"x""#, ["extra-key 1:29"]), (#""close":"{""#, ["invalid-message 1:27"]),
  ])
  func comparesAnOverriddenKeyWithTheSourceOfTheBase(member: String, expected: [String]) throws {
    let found = try places(["copy/ko.arb": #"{"@@locale":"ko",\#(member)}"#])
    #expect(found.map { $0.replacing(" copy/ko.arb", with: "") } == expected)
  }

  @Test func comparesATranslationWithTheSourceOfTheOverlay() throws {
    let files = [
      "copy/en.arb": #"{"@@locale":"en","close":"Shut","@close":{"description":"d"},"ours":"{name}","#
        + #""@ours":{"description":"d","placeholders":{"name":{}}}}"#,
      "copy/ko.arb": #"{"@@locale":"ko","close":"닫기 ","ours":"{namen}"}"#,
    ]
    #expect(
      try places(files) == [
        "missing-key copy/en.arb 1:70", "edge-whitespace copy/ko.arb 1:29", "unknown-argument copy/ko.arb 1:41",
      ])
  }

  @Test func reportsATranslationOfAChangedSourceAsStale() throws {
    func file(_ source: String) -> String {
      #"{"@@locale":"ko","close":"닫기","@close":{"x-source-hash":"\#(ContentHash(source))","#
        + #""x-translation-hash":"\#(ContentHash("닫기"))"}}"#
    }
    #expect(try places(["copy/ko.arb": file("Close")]) == [])
    #expect(try places(["copy/ko.arb": file("Shut")]) == ["stale-translation copy/ko.arb 1:27"])
  }

  /// A locale that only the overlay has falls back to the base catalog for its missing keys.
  @Test func warnsOfMissingKeysInANewLocale() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"fr","close":"Fermer"}"#, to: "copy/fr.arb")
    let report = withExtendedLifetime(overlay) { Linter(rules: .authCopy).lint(overlay: overlay.path) }
    let total = try #require(
      Linter(rules: .authCopy).lint(catalog: nil, overlay: nil).locales.first { $0.locale == "en" }
    ).translated
    #expect(Set(report.findings.map(\.rule)) == ["missing-key"])
    #expect(report.count(.error) == 0)
    #expect(report.count(.warning) == total - 1)
    #expect(report.locales.map(\.missing) == [total - 1])
    let text = TextReporter().text(of: report)
    #expect(text.contains("\((total - 1).formatted(.number.locale(Locale(identifier: "en")))) keys are not translated"))
  }

  /// A locale of the tier `errors` needs no UX copy, neither that of the base nor that which the overlay adds.
  @Test func reportsNoUXCopyAsMissingInALocaleOfATier() throws {
    let files = [
      "copy/fr.arb": #"{"@@locale":"fr","@@x-tier":"errors","close":"Fermer"}"#,
      "copy/en.arb": #"{"@@locale":"en","ours":"Ours","@ours":{"description":"d"},"provider_ours":"Ours","#
        + #""@provider_ours":{"description":"d"}}"#,
    ]
    let overlay = try TemporaryFolder()
    for (name, text) in files { try overlay.write(text, to: name) }
    let report = withExtendedLifetime(overlay) { Linter(rules: .authCopy).lint(overlay: overlay.path) }
    let missing = Set(report.findings.filter { $0.locale == "fr" }.map(\.key))
    #expect(report.findings.allSatisfy { $0.rule == "missing-key" })
    #expect(missing.isSuperset(of: ["timedOut_title", "field_email", "problem_unknownKind_title", "provider_ours"]))
    #expect(missing.isDisjoint(with: ["ours", "cancel", "continueWith"]))
  }

  @Test func reportsOnlyNewKeysAsMissingInALocaleOfTheBase() throws {
    #expect(try places(["copy/ja.arb": #"{"@@locale":"ja","close":"閉じる"}"#]) == [])
    let files = [
      "copy/en.arb": #"{"@@locale":"en","ours":"Ours","@ours":{"description":"d"}}"#,
      "copy/ja.arb": #"{"@@locale":"ja","close":"閉じる"}"#,
    ]
    // The new key is missing in `ko`, reported in the source, and in `ja`; `ko-x-haeyo` falls back to `ko`.
    #expect(try places(files) == ["missing-key copy/en.arb 1:26", "missing-key copy/ja.arb 1:1"])
  }

  @Test func reportsOnlyFilesOfTheOverlay() throws {
    let base = try TemporaryFolder.withCatalog(of: ["apple"])
    try base.setText("close", to: "닫기 ", in: "copy/ko.arb")
    try base.setText("cancel", to: "{", in: "copy/ja.arb")
    try base.replace(#""kind": "sessionExpired""#, with: #""kind": "sesionExpired""#, in: "codes/apple.json")
    let files = ["copy/fr.arb": #"{"@@locale":"fr","close":"Fermer "}"#]
    #expect(try places(files, on: base).filter { !$0.hasPrefix("missing-key") } == ["edge-whitespace copy/fr.arb 1:33"])
  }

  @Test func usesTheGivenBaseCatalog() throws {
    let base = try TemporaryFolder.withCatalog(of: ["apple"])
    try base.setText("continueWith", to: "Go on", in: "copy/en.arb")
    let files = ["copy/fr.arb": #"{"@@locale":"fr","continueWith":"Continuer avec {provider}"}"#]
    func otherFindings(on base: TemporaryFolder?) throws -> [String] {
      try places(files, on: base).filter { !$0.hasPrefix("missing-key") }
    }
    #expect(try otherFindings(on: nil) == [])
    #expect(try otherFindings(on: base) == ["undeclared-argument copy/fr.arb 1:50"])
  }

  @Test func reportsOnlyTheFailureOfAnUnreadableBase() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"fr","close":"Fermer"}"#, to: "copy/fr.arb")
    let result = withExtendedLifetime(overlay) { Linter(rules: .authCopy).lint(overlay: overlay.path, on: "/nowhere") }
    #expect(result.failures.first?.place.location.path == "/nowhere/kinds.json")
    #expect(result.findings == [])
  }

  @Test(arguments: ["copy/ko.json", "codes/readme.md"]) func reportsAnEmptyOverlayAsAFailure(name: String)
    throws
  {
    let overlay = try TemporaryFolder()
    try overlay.write("{}", to: name)
    let report = withExtendedLifetime(overlay) { Linter(rules: .authCopy).lint(overlay: overlay.path) }
    #expect(report.failures.map(\.id.rawValue) == ["unreadable-file.empty-overlay"])
    #expect(report.failures.map(\.place.location.path) == [overlay.path])
  }

  @Test func appliesTheConfigurationOfAnOverlay() throws {
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"ko","close":"닫기 "}"#, to: "copy/ko.arb")
    try overlay.write(#"{"ignore":["edge-whitespace"]}"#, to: ".auth-copy-lint.json")
    let report = withExtendedLifetime(overlay) { Linter(rules: .authCopy).lint(overlay: overlay.path) }
    #expect(report.failures == [])
    #expect(report.findings == [])
  }

  @Test func checksKindsAndCodesOfTheOverlay() throws {
    let kind = #"{"status":403,"presentation":"dialog","retryable":false,"arguments":["name"]}"#
    let files = [
      "kinds.json": #"{"kinds":{"frozen":\#(kind)}}"#,
      "codes/acme.json": #"{"provider":"acme","surfaces":[{"id":"api","codes":["#
        + #"{"code":"E1","kind":"frozen"},{"code":"E2","kind":"thawed"}]}]}"#,
      "copy/en.arb": #"{"@@locale":"en","frozen_title":"{name} {limit}","#
        + #""@frozen_title":{"description":"d","placeholders":{"name":{},"limit":{}}}}"#,
    ]
    #expect(
      try places(files) == [
        "unmapped-kind codes/acme.json 1:103", "missing-key copy/en.arb 1:34", "undeclared-argument copy/en.arb 1:42",
        "kind-without-copy kinds.json 1:11",
      ])
  }

  @Test func acceptsCodesAndCopyThatUseDefinitionsOfTheOverlay() throws {
    let files = [
      "kinds.json":
        #"{"arguments":{"tier":{"type":"String","default":"x"}},"kinds":{"frozen":{"status":403,"presentation":"dialog","retryable":false,"arguments":["tier","name"]}}}"#,
      "codes/kakao.json":
        #"{"provider":"kakao","surfaces":[{"id":"rest/oauth","codes":[{"code":"KOE320","kind":"timedOut"},{"code":"X1","kind":"frozen"}]}]}"#,
      "copy/en.arb":
        #"{"@@locale":"en","frozen_title":"Frozen","@frozen_title":{"description":"d"},"frozen_message":"{tier} {name}.","@frozen_message":{"description":"d","placeholders":{"tier":{},"name":{}}}}"#,
    ]
    #expect(try places(files).map { $0.prefix { $0 != " " } } == ["missing-key", "missing-key"])
  }

  @Test(arguments: [("invalid-message", "{name"), ("undeclared-argument", "{name}"), ("unknown-argument", "{name}")])
  func errorsThatPreventLoadingCannotBeSuppressed(rule: String, text: String) throws {
    let file = #"{"@@locale":"ko","close":"\#(text)","@close":{"x-lint-ignore":[{"rule":"\#(rule)","reason":"r"}]}}"#
    let found = try places(["copy/ko.arb": file])
    #expect(found.contains { !$0.hasPrefix("unused-suppression") })
  }
}
