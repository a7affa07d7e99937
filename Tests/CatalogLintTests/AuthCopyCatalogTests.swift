import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

/// Requirements that apply only to AuthCopy's catalog.
@Suite struct AuthCopyCatalogTests {
  /// Returns the rules with findings after a change of the shipped catalog.
  private func rules(_ old: String, _ new: String, in file: String) throws -> Set<String> {
    let folder = try TemporaryFolder.withCatalog(of: ["apple", "clerk", "appwrite"], in: ["en"])
    try folder.replace(old, with: new, in: file)
    return Set(Linter(rules: .authCopy).lint([folder.path]).findings.map(\.rule))
  }

  @Test func everyKeyHasASlot() {
    #expect(Catalog.shipped.keys.filter { $0.metadata.slot?.string == nil }.map(\.key) == [])
  }

  /// `Scripts/test` lints the same files on disk.
  @Test func embeddedCatalogHasNoFindings() {
    let embedded = Linter(rules: .authCopy).lint(catalog: nil, overlay: nil)
    #expect(embedded.findings.isEmpty)
    #expect(embedded.messages > 1_000)
  }

  @Test func lintsACatalogAndItsOverlayTogether() throws {
    let base = try TemporaryFolder.withCatalog(of: ["kakao"])
    try base.setText("signInHeading", to: "로그인 ", in: "copy/ko.arb")
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"ko","signUpHeading":"회원 가입 "}"#, to: "copy/ko.arb")
    let findings = Linter(rules: .authCopy).lint(catalog: base.path, overlay: overlay.path).findings
    let spaces = findings.filter { $0.rule == "edge-whitespace" }.map { [$0.key, $0.path] }
    #expect(
      Set(spaces) == [
        ["signInHeading", "\(base.path)/copy/ko.arb"], ["signUpHeading", "\(overlay.path)/copy/ko.arb"],
      ])
  }

  @Test func reportsInconsistentCodesKindsAndCopy() throws {
    #expect(
      try rules("\"kind\": \"sessionExpired\"", "\"kind\": \"sesionExpired\"", in: "codes/apple.json") == [
        "unmapped-kind"
      ])
    #expect(
      try rules("\"invalidEmail\": {", "\"emailInvalid\": {", in: "kinds.json").isSuperset(of: [
        "unmapped-kind", "kind-without-copy", "copy-without-kind",
      ]))
    #expect(
      try rules(", \"arguments\": [\"field\"]", "", in: "kinds.json") == ["undeclared-argument", "invalid-catalog"])
    #expect(
      try rules(
        "\"name\": {\"type\"", "\"reason\": {\"type\": \"String\", \"default\": \"x\"}, \"name\": {\"type\"",
        in: "kinds.json") == ["prose-argument"])
    #expect(
      try rules("\"presentation\": \"silent\"", "\"presentation\": \"toast\"", in: "kinds.json") == [
        "silent-presentation"
      ])
  }

  @Test(arguments: ["", "Couldn’t connect this sign-in method"])
  func reportsAnUntranslatedConcealmentTarget(text: String) throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: ["en", "ja"])
    try folder.setText("linkNotCompleted_title", to: text, in: "copy/ja.arb")
    #expect(Linter(rules: .authCopy).lint([folder.path]).findings.map(\.rule).contains("enumeration-leak"))
  }
}
