import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// How the files of several locales are grouped, and how their keys are matched and read.
@Suite struct MessageSetTests {
  private func places(_ files: [String: String]) throws -> [String] { try LintFixture(files).places() }

  @Test func matchesKeysOfNestedObjectsWithDottedKeys() throws {
    let files = ["en.json": #"{"a.b":"{x}","a":{"b":"{y}"},"c":"z"}"#, "ko.json": #"{"a":{"b":"{x}"},"d":"하"}"#]
    #expect(
      try places(files) == [
        "missing-key ko c 1:1", "unknown-argument ko a.b 1:13", "extra-key ko d 1:23",
      ])
  }

  @Test func comparesKeys() throws {
    let found = try places([
      "en.json": #"{"a":"1","b":{"c":"2","d":["3","4"]},"e":{"defaultMessage":"5","description":"x"}}"#,
      "ko.json": #"{"a":"1","b":{"c":"2","d":["3"]},"f":"6"}"#,
    ])
    #expect(found == ["missing-key ko b.d[1] 1:1", "missing-key ko e 1:1", "extra-key ko f 1:39"])
  }

  @Test func checksAFileWithoutASource() throws {
    #expect(
      try places(["ko.json": #"{"a":"{x","b":"{y}"}"#]) == ["missing-source ko  1:1", "invalid-message ko a 1:7"])
  }

  @Test func separatesSetsOfOneFolder() throws {
    let found = try places([
      "app_en.arb": #"{"a":"1"}"#, "app_ko.arb": #"{"a":"1"}"#, "web_en.arb": #"{"b":"1"}"#,
      "web_ko.arb": #"{"b":"1"}"#, "package.json": #"{"name":"no messages {"}"#,
    ])
    #expect(found.isEmpty)
  }

  @Test func readsApostrophesInTheDialectOfTheFile() throws {
    let files = ["a_en.arb": #"{"k":"Type {w}"}"#, "a_ko.arb": #"{"k":"'{w}' 입력"}"#]
    let fixture = try LintFixture(files)
    #expect(fixture.findings().isEmpty)
    #expect(fixture.findings(Linter(rules: .authCopy, dialect: .icu)).map(\.rule) == ["quoted-argument"])
    let declared = try LintFixture(["a_en.arb": #"{"@@x-syntax":"flutter","k":"it's {w"}"#])
    #expect(declared.places() == ["invalid-message en k 1:35"])
  }

  @Test func comparesANamedFileWithTheSourceNextToIt() throws {
    let folder = try LintFixture(["en.json": #"{"a":"{x","b":"y"}"#, "ko.json": #"{"b":""}"#, "ja.json": "{}"]).folder
    let result = Linter(rules: .authCopy).lint([folder.path + "/ko.json"])
    #expect(result.findings.map { "\($0.rule) \($0.key)" } == ["missing-key a", "empty-translation b"])
    #expect((result.files, result.messages) == (1, 1))
    let both = Linter(rules: .authCopy).lint([folder.path + "/ko.json", folder.path + "/en.json"])
    #expect(both.findings.map(\.rule) == ["invalid-message", "missing-key", "empty-translation"])
  }
}
