import TestSupport
import Testing

/// The errors and exit statuses of `lint` for input that it cannot lint.
@Suite struct LintInputTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"{x}"}"#, to: "locales/en/common.json")
    try folder.write(#"{"a":"엑스"}"#, to: "locales/ko/common.json")
    try folder.write(#"{"name":"{"}"#, to: "package.json")
    try folder.write("", to: "empty/readme.md")
    try folder.write("msgid \"Open\"\nmsgstr \"열기\"\n", to: "po/messages.po")
    return folder
  }

  private static let noMessages =
    "holds no messages: no .arb, .po, .xliff or .xcstrings file, and no .json, .properties, .strings or strings.xml with a "
    + "locale in its name or folder"
  private static let noLanguage =
    "not checked: neither the header nor the name says which language this is; add a Language field to the header"
  private static let otherFormat =
    "has an unsupported format; supported are .arb, .json, .po, .pot, .properties, .strings, .xcstrings, .xlf, .xliff, and "
    + "strings.xml in folders named values"

  @Test(
    arguments: [
      (["nowhere"], 2, "auth-copy: nowhere: cannot be read: it does not exist\n"),
      (
        ["empty"], 2, "auth-copy: empty: \(Self.noMessages)\n"
      ),
      (
        ["empty/readme.md"], 2, "auth-copy: empty/readme.md: \(Self.otherFormat)\n"
      ),
      (
        ["package.json"], 2,
        "auth-copy: package.json: is a configuration file of a tool and has no messages: leave it out\n"
      ),
      (
        ["locales", "--source", "fr"], 2,
        "auth-copy: locales/en/common.json: no file has the source locale, fr: nothing was compared\n"
      ), (["locales"], 1, ""), (["locales/ko/common.json"], 1, ""), (["locales/en"], 0, ""),
      (
        ["."], 1,
        "auth-copy: ./po/messages.po: \(Self.noLanguage)\n"
      ),
      (["po"], 2, "auth-copy: po/messages.po: \(Self.noLanguage)\n"),
      (["po/messages.po", "locales/en"], 2, "auth-copy: po/messages.po: \(Self.noLanguage)\n"),
    ] as [([String], Int32, String)])
  func eachInputHasItsStatusAndItsError(arguments: [String], status: Int32, errors: String) throws {
    let folder = try folder()
    let outcome = try withExtendedLifetime(folder) {
      try CommandLineRunner.run(["lint"] + arguments, in: folder.url)
    }
    #expect(outcome.status == status)
    #expect(outcome.errors == errors)
    let diff = try withExtendedLifetime(folder) {
      try CommandLineRunner.run(["lint"] + arguments + ["--diff"], in: folder.url)
    }
    // With --diff, findings are not failures.
    #expect(diff.status == (status == 2 ? 2 : 0))
  }

  @Test(arguments: [
    (["--select", "missing-argument,extra-key"], 1, "[missing-argument]"),
    (["--ignore", "missing-argument"], 0, "0 errors"),
    (["--select", "extra-key", "--select", "missing-key"], 0, "0 errors"),
  ])
  func optionsSelectTheRules(options: [String], status: Int32, output: String) throws {
    let folder = try folder()
    let outcome = try withExtendedLifetime(folder) {
      try CommandLineRunner.run(["lint", "locales"] + options, in: folder.url)
    }
    #expect(outcome.status == status)
    #expect(outcome.output.contains(output))
  }

  @Test(arguments: ["--select", "--ignore"]) func anUnknownRuleIsWrongUsage(option: String) throws {
    let outcome = try CommandLineRunner.run(["lint", option, "extra-key,mising-key"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: there is no rule 'mising-key': did you mean 'missing-key'?\n"))
    let other = try CommandLineRunner.run(["lint", option, "zzzzzzzz"])
    #expect(other.errors.hasPrefix("Error: there is no rule 'zzzzzzzz'; the rules are argument-type, "))
  }

  @Test func theConfigurationOfTheWorkingFolderApplies() throws {
    // In this process, the configuration would apply to the tests of the linter that run at the same time.
    let folder = try folder()
    try folder.write(#"{"ignore":["missing-argument"]}"#, to: ".auth-copy-lint.json")
    #expect(try CommandLineRunner.runProcess(["lint", "locales"], in: folder.url).status == 0)
    try folder.write(#"{"ignore":["missing"]}"#, to: ".auth-copy-lint.json")
    let outcome = try CommandLineRunner.runProcess(["lint", "locales"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("auth-copy: ./.auth-copy-lint.json:1:12: there is no rule 'missing'"))
  }
}
