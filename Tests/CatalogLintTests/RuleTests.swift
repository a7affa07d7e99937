import CatalogLint
import TestSupport
import Testing

@Suite struct RuleTests {
  /// `RULE LOCALE KEY LINE:COLUMN` of each finding in a folder of files.
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let result = Linter().lint([folder.path])
    #expect(result.failures.isEmpty)
    return result.findings.map { "\($0.rule) \($0.locale) \($0.key) \($0.line):\($0.column)" }
  }

  /// Findings of one message and its translation into Korean.
  private func findings(_ source: String, _ translation: String) throws -> [String] {
    try findings(["en.json": "{\"k\":\"\(source)\"}", "ko.json": "{\"k\":\"\(translation)\"}"])
  }

  @Test func aCorrectTranslationHasNoFinding() throws {
    #expect(try findings("{n, plural, one {# day} other {# days}}", "{n}일").isEmpty)
    #expect(try findings("{n, plural, one {Season} other {Seasons}}", "시즌").isEmpty)
    #expect(try findings("{n, plural, one {{x} in # day} other {# days}}", "#{n}일").isEmpty)
    #expect(try findings("{g, select, male {he} other {they}}", "그 사람").isEmpty)
    #expect(try findings("", "").isEmpty)
  }

  @Test(arguments: [
    ("{n, plural, one {# day} other {# days}}", "며칠"),
    ("Hi {name}", "안녕하세요"),
    ("{g, select, male {he {name}} other {they}}", "{g, select, male {그} other {그들}}"),
    ("{n, number}", "{n, plural, one {#} other {여러 개}}"),
  ])
  func anArgumentThatIsNoLongerPrintedIsMissing(source: String, translation: String) throws {
    #expect(try findings(source, translation) == ["missing-argument ko k 1:7"])
  }

  @Test func anUnknownArgumentIsFoundAtItsName() throws {
    #expect(try findings("{movie}", "{movie}와 {영화}") == ["unknown-argument ko k 1:17"])
    #expect(try findings("x", "\\u007B이름}") == ["unknown-argument ko k 1:13"])
  }

  @Test func anArgumentThatTheMetadataDeclaresIsKnown() throws {
    let source = #"{"@@locale":"en","k":"x","@k":{"placeholders":{"n":{"type":"int"}}}}"#
    #expect(try findings(["a_en.arb": source, "a_ko.arb": #"{"@@locale":"ko","k":"{n}"}"#]).isEmpty)
  }

  @Test(arguments: ["{n", "{n, plural, one {x}}", "{n, numbr}", "{n m}"])
  func aMessageThatDoesNotParseIsInvalid(message: String) throws {
    #expect(try findings(["en.json": "{\"k\":\"\(message)\"}"]).map { $0.prefix(22) } == ["invalid-message en k 1"])
  }

  @Test func keysAreCompared() throws {
    let found = try findings([
      "en.json": #"{"a":"1","b":{"c":"2","d":["3","4"]},"e":{"defaultMessage":"5","description":"x"}}"#,
      "ko.json": #"{"a":"1","b":{"c":"2","d":["3"]},"f":"6"}"#,
    ])
    #expect(found == ["missing-key ko b.d[1] 1:1", "missing-key ko e 1:1", "extra-key ko f 1:39"])
  }

  @Test func emptyTranslationsAndDuplicatesAreFound() throws {
    #expect(try findings("x", " ") == ["empty-translation ko k 1:7"])
    let found = try findings(["en.json": "{\"a\":\"1\",\n\"a\":\"2\"}"])
    #expect(found == ["duplicate-key en a 2:1"])
  }

  @Test func aFileWithoutASourceIsCheckedOnItsOwn() throws {
    #expect(try findings(["ko.json": #"{"a":"{x","b":"{y}"}"#]) == ["invalid-message ko a 1:7"])
  }

  @Test func setsOfOneFolderAreKeptApart() throws {
    let found = try findings([
      "app_en.arb": #"{"a":"1"}"#, "app_ko.arb": #"{"a":"1"}"#, "web_en.arb": #"{"b":"1"}"#,
      "web_ko.arb": #"{"b":"1"}"#, "package.json": #"{"name":"no messages {"}"#,
    ])
    #expect(found.isEmpty)
  }

  @Test func aCodeWithoutItsKindIsUnmapped() throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.replace("\"kind\": \"sessionExpired\"", with: "\"kind\": \"sesionExpired\"", in: "codes/apple.json")
    let found = Linter().lint([folder.path]).findings
    #expect(found.map(\.rule) == ["unmapped-kind"])
    #expect(found.map(\.key) == ["apple rest invalid_grant"])
  }

  @Test func whatCannotBeReadIsAFailureAndTheRestIsLinted() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "en.json")
    try folder.write(#"{"a":"{x"}"#, to: "ko.json")
    let result = Linter().lint([folder.path, "\(folder.path)/none"])
    #expect(
      result.failures == [
        "\(folder.path)/en.json:1:2: not JSON: the text ends where a key in quotes should be",
        "\(folder.path)/none: there is no such file or folder",
      ])
    #expect(result.findings.map(\.rule) == ["invalid-message"])
  }
}
