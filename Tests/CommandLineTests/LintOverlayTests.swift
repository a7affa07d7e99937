import TestSupport
import Testing

/// `lint --overlay` as a user runs it.
@Suite struct LintOverlayTests {
  private static let stray = #"{"@@locale":"fr","continueWith":"Continuer avec {provider}}"}"#

  @Test func lintWithoutAPathChecksOnlyTheOverlay() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.stray, to: "copy/fr.arb")
    let outcome = try CommandLineRunner.run(
      ["lint", "--overlay", folder.path, "--ignore", "missing-key"], in: Project.root)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        \(folder.path)/copy/fr.arb:1:59: warning: this closing brace has no opening brace: it is printed literally (continueWith fr) [stray-brace] [*]
            Continuer avec {provider}}
                                     ^
            source: {providerNamed, select, no {Continue} other {Continue with {provider}}}

        locale  translated  missing  stale  findings
        fr               1     1534      0         1

        severity  rule         findings
        warning   stray-brace         1

        [*] 1 finding can be fixed with --fix.
        1 file, 1 message: 0 errors, 1 warning, 0 infos

        """)
  }

  @Test func lintWithAPathChecksThePathAndTheOverlay() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.stray, to: "overlay/copy/fr.arb")
    try folder.write(#"{"a":"x"}"#, to: "messages/en.json")
    let outcome = try CommandLineRunner.run(
      ["lint", "messages", "--overlay", "overlay", "--ignore", "missing-key"], in: folder.url)
    #expect(outcome.output.hasSuffix("\n2 files, 2 messages: 0 errors, 1 warning, 0 infos\n"))
  }

  @Test func theBaseCatalogCanBeSpecified() throws {
    let base = try TemporaryFolder.withCatalog(of: ["kakao"])
    try base.setText("continueWith", to: "Go on", in: "copy/en.arb")
    let overlay = try TemporaryFolder()
    try overlay.write(#"{"@@locale":"fr","continueWith":"Continuer avec {provider}"}"#, to: "copy/fr.arb")
    #expect(try CommandLineRunner.run(["lint", "--overlay", overlay.path]).status == 0)
    let outcome = try CommandLineRunner.run(["lint", "--overlay", overlay.path, "--catalog", base.path])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[undeclared-argument]"))
    withExtendedLifetime(base) {}
  }

  @Test func aCatalogWithoutAnOverlayIsWrongUsage() throws {
    let outcome = try CommandLineRunner.run(["lint", "--catalog", "Catalogs"], in: Project.root)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: --catalog requires --overlay"))
  }

  @Test func fixingChangesOnlyTheOverlay() throws {
    let base = try TemporaryFolder.withCatalog(of: ["kakao"])
    try base.setText("close", to: "닫기 ", in: "copy/ko.arb")
    let untouched = try base.text(of: "copy/ko.arb")
    let overlay = try TemporaryFolder()
    try overlay.write(Self.stray, to: "copy/fr.arb")
    let outcome = try CommandLineRunner.run(
      ["lint", "--overlay", overlay.path, "--catalog", base.path, "--fix", "--strict", "--ignore", "missing-key"])
    #expect(outcome.status == 0)
    #expect(try overlay.text(of: "copy/fr.arb") == Self.stray.replacing("}}\"", with: "}\""))
    #expect(try base.text(of: "copy/ko.arb") == untouched)
  }
}
