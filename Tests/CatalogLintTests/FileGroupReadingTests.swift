import CatalogFormats
import Testing

@testable import CatalogLint

/// Each decision about the files of a group, alone.
@Suite struct FileGroupReadingTests {
  private static func reading(
    _ files: [String: String], neighbors: [String: String] = [:], uncertain: Set<String> = [],
    named isNamed: Bool = false
  ) -> FileGroupReading {
    var reader = MessageGroupReader(Linter())
    reader.contents = files.merging(neighbors) { first, _ in first }.mapValues { Array($0.utf8) }
    func paths(_ files: [String: String]) -> [LintInput.PathWithLocale] {
      files.keys.sorted().map { path in
        LintInput.PathWithLocale(
          path: path, locale: FileLocale(fileName: path), isCertain: !uncertain.contains(path))
      }
    }
    return FileGroupReading(
      LintInput.FileGroup(files: paths(files), neighbors: paths(neighbors), isNamed: isNamed), reader)
  }

  private static func skipped(_ reading: FileGroupReading) -> [String] {
    reading.skippedFiles.map { "\($0.path) \($0.reason)" }.sorted()
  }

  private static func po(_ header: String, id: String = "Open file") -> String {
    "msgid \"\"\nmsgstr \"\(header)\"\n\nmsgid \"\(id)\"\nmsgstr \"파일 열기\"\n"
  }

  @Test func aFileThatCannotBeReadIsAFailure() {
    let reading = Self.reading(["en.json": "{}", "ko.json": "{"])
    #expect(reading.failures.map(\.place.location.path) == ["ko.json"])
    #expect(reading.files.map(\.path) == ["en.json"])
  }

  @Test func aBundleHasItsMostCommonDialect() {
    var reading = Self.reading(["m.properties": "a={0}\n", "m_ja.properties": "a=%s\n", "m_ko.properties": "a={0}\n"])
    #expect(Set(reading.files.map(\.dialect)).count == 2)
    let common = reading.files[0].dialect
    reading.useMostCommonDialectOfBundle()
    #expect(reading.files.map(\.dialect) == [common, common, common])
  }

  @Test(arguments: [("Open", "en"), ("Öffnen", "und")])
  func theBaseOfABundleIsItsOnlySource(text: String, locale: String) {
    var reading = Self.reading([
      "m.properties": "a=\(text)\n", "m_en.properties": "a=Open\n", "m_ko.properties": "a=열기\n",
    ])
    reading.compareBundleWithItsBase()
    #expect(reading.files.map(\.isSource) == [true, false, false])
    #expect(reading.files.map(\.locale) == [locale, "en", "ko"])
  }

  @Test func theBaseOfABundleMayBeANeighbor() {
    var reading = Self.reading(["m_en.properties": "a=Open\n"], neighbors: ["m.properties": "a=Open\n"])
    reading.compareBundleWithItsBase()
    reading.chooseSource()
    #expect(reading.files.map(\.isSource) == [false])
    #expect(reading.source?.path == "m.properties")
  }

  @Test(arguments: [
    (["en.json", "en-XA.json"], false, ["en-XA.json pseudoLocale"]),
    (["en.json", "en-XA.json"], true, ["en-XA.json pseudoLocale"]),
    (["en-XA.json"], false, ["en-XA.json pseudoLocale"]), (["en-XA.json"], true, []),
  ]) func aPseudoLocaleIsLintedOnlyIfItIsNamedAlone(paths: [String], isNamed: Bool, expected: [String]) {
    var reading = Self.reading(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, #"{"a":"A"}"#) }), named: isNamed)
    reading.skipPseudoLocales()
    #expect(Self.skipped(reading) == expected)
    #expect(reading.files.count == paths.count - expected.count)
  }

  @Test(
    arguments: [
      (["en.json", "en-US.json", "ko.json"], [], "en.json"),
      (["en-GB.json", "en-US.json", "ko.json"], [], "en-US.json"),
      (["ko.json"], ["en.json"], "en.json"), (["ko.json"], ["ja.json"], nil),
    ] as [([String], [String], String?)])
  func theSourceIsTheFileInTheSourceLocale(paths: [String], neighbors: [String], expected: String?) {
    func files(_ paths: [String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: paths.map { ($0, #"{"a":"A"}"#) })
    }
    var reading = Self.reading(files(paths), neighbors: files(neighbors))
    reading.chooseSource()
    #expect(reading.source?.path == expected)
  }

  @Test func anEmptyFileNextToAFullFileIsNotTheSource() {
    let texts = (0..<10).map { "\"Item \($0)\":\"\($0)\"" }.joined(separator: ",")
    var reading = Self.reading(["en.json": "{}", "ko.json": "{\(texts)}"])
    reading.chooseSource()
    #expect(reading.source == nil)
  }

  @Test func textsReplaceTheNamesInASource() {
    let korean = Self.po("Language: ko\\n", id: "menu.open")
    var alone = Self.reading(["ko.po": korean])
    alone.chooseSource()
    #expect(alone.source?["menu.open"]?.text == "menu.open")
    alone.replaceNamesInSource()
    #expect(alone.source == nil)
    let english = Self.po("Language: en\\n", id: "menu.open").replacing("파일 열기", with: "Open file")
    var reading = Self.reading(["ko.po": korean], neighbors: ["en.po": english])
    reading.chooseSource()
    reading.replaceNamesInSource()
    #expect(reading.source?["menu.open"]?.text == "Open file")
    #expect(reading.files.map(\.locale) == ["ko"])
  }

  @Test(arguments: [("a", []), ("z", ["is.json otherKeys"])])
  func anUncertainFileMustShareKeys(key: String, expected: [String]) {
    var reading = Self.reading(["en.json": #"{"a":"A"}"#, "is.json": "{\"\(key)\":\"A\"}"], uncertain: ["is.json"])
    reading.chooseSource()
    #expect(reading.files.map(\.path) == ["en.json"])
    reading.addUncertainFilesThatShareKeys()
    #expect(reading.files.count == 2 - expected.count)
    #expect(Self.skipped(reading) == expected)
  }

  @Test func theMessagesShowTheDialectThatOneFileReports() {
    let text = #"{"a":"{{n}} files","b":"Hi {{name}}"}"#
    var reading = Self.reading(["en.json": text, "ko.json": text])
    reading.chooseSource()
    reading.recognizeDialect()
    #expect(reading.files.map(\.dialect) == [.i18next, .i18next])
    #expect(reading.files.map(\.reportsDialect) == [true, false])
    #expect(reading.source === reading.files[0])
  }

  @Test func aSingleFormIsAFormIfAnotherFileHasSeveral() {
    var reading = Self.reading([
      "en.json": #"{"item_one":"{{count}} item","item_other":"{{count}} items"}"#,
      "ko.json": #"{"item_other":"{{count}}개"}"#,
    ])
    reading.chooseSource()
    reading.recognizeDialect()
    #expect(reading.files[1]["item_other"]?.form == nil)
    reading.completePluralForms()
    #expect(reading.files[1]["item_other"]?.form?.category == .other)
  }

  @Test func theSourceNextToATranslationIsNotLinted() {
    var reading = Self.reading(["ko.po": Self.po("Language: ko\\n")])
    #expect(reading.files.count == 2)
    reading.skipReferences()
    #expect(reading.files.map(\.locale) == ["ko"])
  }

  @Test(arguments: [
    (["a.po": po("")], ["a.po noLanguage"]), (["en.po": po("Language: en\\n")], ["en.po sourceLanguage"]),
    (["en.json": "{}"], ["en.json noMessages"]), (["en.json": #"{"a":"A"}"#, "ko.json": "{}"], []),
  ]) func aFileThatIsNotLintedHasAReason(files: [String: String], expected: [String]) {
    var reading = Self.reading(files)
    reading.chooseSource()
    reading.skipReferences()
    reading.explainUnlintedFiles()
    #expect(Self.skipped(reading) == expected)
  }
}
