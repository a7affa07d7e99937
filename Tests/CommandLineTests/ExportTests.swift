import Foundation
import TestSupport
import Testing

@Suite struct ExportTests {
  private func run(_ arguments: String...) throws -> CommandLineRunner.Outcome {
    try CommandLineRunner.run(["export"] + arguments)
  }

  @Test func anExportWithoutAFolderGoesToStandardOutput() throws {
    let outcome = try run("--format", "json", "--locale", "ko,en", "--provider", "kakao")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(
        "{\n \"format\": 1,\n \"generatedBy\": \"auth-copy export --format json --locale ko,en --provider kakao\""))
  }

  /// Without a method, the text for a wrong password names neither the password nor the address.
  @Test func anExportWithoutASignInMethodSaysSo() throws {
    let options = ["--format", "json", "--locale", "en", "--provider", "firebase"]
    let outcome = try CommandLineRunner.run(["export"] + options)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "auth-copy: no sign-in method is set, so the text for a wrong password only says that signing in failed; "
        + "if people sign in with a password, add --method password --identifier email\n")
    let folder = try TemporaryFolder()
    let method = ["--method", "password", "--identifier", "username", "--out", "."]
    let export = try CommandLineRunner.run(["export"] + options + method, in: folder.url)
    #expect(export.status == 0 && export.errors == "")
    let resolve = ["resolve", "firebase", "auth/wrong-password", "--flow", "signIn"]
    let exported = try CommandLineRunner.run(resolve + ["--catalog", "auth-copy.json"], in: folder.url)
    #expect(exported.output.hasPrefix("Username or password is incorrect\n"))
    let shipped = try CommandLineRunner.run(resolve + ["--method", "password", "--identifier", "email"])
    #expect(shipped.output.hasPrefix("Email or password is incorrect\n"))
  }

  @Test func theHeaderContainsTheWholeCommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\n  \"@@locale\": \"en\",\n  \"signIn\": \"Enter\"\n}\n", to: "my brand/copy/en.arb")
    let options = ["--format", "javascript", "--locale", "en", "--provider", "kakao", "--single-file"]
    let outcome = try CommandLineRunner.run(
      ["export"] + options + ["--catalog", Project.catalogs.path, "--overlay", "my brand"], in: folder.url)
    #expect(outcome.errors == "" && outcome.status == 0)
    let command =
      "auth-copy export \(options.joined(separator: " ")) --catalog \(Project.catalogs.path) --overlay 'my brand'"
    #expect(outcome.output.split(separator: "\n").contains("//   \(command)"))
  }

  @Test(arguments: [["--only", "errors"], ["--surface", "rest*"]])
  func aPartialCompiledCatalogLoads(options: [String]) throws {
    let folder = try TemporaryFolder()
    let export = ["export", "--format", "json", "--provider", "kakao", "--locale", "ko,en", "--out", "."] + options
    #expect(try CommandLineRunner.run(export, in: folder.url).status == 0)
    let outcome = try CommandLineRunner.run(
      ["resolve", "kakao", "KOE320", "--catalog", "auth-copy.json", "--locale", "en"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("flowExpired"))
  }

  @Test func foreignFilesAreOverwrittenOnlyWithForce() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "Localizable.xcstrings")
    let options = ["export", "xcstrings", "--provider", "kakao", "--out", folder.path]
    let outcome = try CommandLineRunner.run(options)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "auth-copy: \(folder.path): nothing was written, because a file would be overwritten that no earlier run wrote, "
        + "or that changed since: Localizable.xcstrings; name another folder, or add --force to overwrite\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Localizable.xcstrings"])
    #expect(try CommandLineRunner.run(options + ["--force"]).status == 0)
    #expect(try CommandLineRunner.run(options).status == 0)
  }

  @Test func aMissingFolderIsCreated() throws {
    let folder = try TemporaryFolder()
    let outcome = try run("--format", "swift", "--provider", "kakao", "--out", "\(folder.path)/a/b")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/a/b/AuthCopyCatalog/Package.swift"))
  }

  @Test(arguments: [
    (["--format", "json", "--locale", "xx"], Int32(1), "auth-copy: the catalog has no locale for xx; it has "),
    (
      ["--format", "json", "--provider", "nowhere"], 1, "auth-copy: there is no provider 'nowhere'; the providers are "
    ),
    (["--format", "json", "--out", "/dev/null/x"], 2, "auth-copy: /dev/null/x: cannot be written: "),
    (["--format", "json", "--overlay", "/none"], 2, "auth-copy: /none"),
    (["--format", "kotlin", "--out", "x"], 64, "Error: Kotlin sources need a package; name it with --package"),
    (["--format", "kotlin", "--package", "a/b", "--out", "x"], 64, "Error: a/b is not a package name"),
    (["--format", "json", "--surface", "jss"], 1, "auth-copy: no surface of the exported providers matches jss; "),
    (
      ["--format", "json", "--only", "copy"], 64,
      "Error: json always contains the texts of errors; leave out --only copy"
    ),
    (
      ["--format", "javascript", "--name", "Login", "--out", "x"], 64, "Error: Login is not an npm package name; "
    ),
    (
      ["--format", "javascript", "--package-version", "1", "--out", "x"], 64,
      "Error: 1 is not a version; write three numbers"
    ),
    (
      ["--format", "json", "--single-file"], 64,
      "Error: --single-file is for typescript and javascript only, not for json"
    ),
    (["--format", "typescript"], 64, "Error: "),
    (["json", "--format", "po"], 64, "Error: Unexpected argument 'json'"),
    ([], 64, "Error: Missing expected argument '--format <format>'"),
    (["--format", "cobol"], 64, "Error: The value 'cobol' is invalid for '--format <format>'."),
  ])
  func aFailedExportSaysWhy(arguments: [String], status: Int32, text: String) throws {
    let outcome = try CommandLineRunner.run(["export"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix(text), "\(outcome.errors)")
  }

  @Test func allUnknownNamesAreReportedAtOnce() throws {
    let surfaces = try run("json", "--surface", "jss,js*", "--surface", "ioss")
    #expect(surfaces.status == 1)
    #expect(
      surfaces.errors.hasPrefix("auth-copy: no surface of the exported providers matches jss and ioss; "),
      "\(surfaces.errors)")
    let providers = try run("json", "--provider", "kakoa,kakao,lne")
    #expect(providers.status == 1 && providers.output.isEmpty)
    #expect(
      providers.errors.split(separator: "\n").map { $0.prefix { $0 != "?" } } == [
        "auth-copy: there is no provider 'kakoa': did you mean 'kakao'",
        "auth-copy: there is no provider 'lne': did you mean 'line'",
      ])
    let rules = try CommandLineRunner.run(["lint", "--select", "bare-partcle", "--ignore", "extra-kye"])
    #expect(rules.status == 64)
    #expect(rules.errors.contains("'bare-partcle'") && rules.errors.contains("'extra-kye'"))
  }
}
