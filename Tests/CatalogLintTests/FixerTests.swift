import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct FixerTests {
  private func fixed(_ files: [String: String], _ name: String) throws -> String {
    let fixture = try LintFixture(files)
    let fixer = Fixer(Linter(rules: .authCopy))
    #expect(Fixer.write(fixer.fix([fixture.folder.path]).changes) == [])
    #expect(fixer.fix([fixture.folder.path]).changes.isEmpty, "a second fix changes nothing")
    return String(decoding: try Data(contentsOf: fixture.folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test func changesOnlyTheSpotOfTheFinding() throws {
    let file = "{\r\n\t\"a\" :  \"Hi \\u007bname\\u007D을 \\\"x\\\"\\n\",\r\n  \"b\":\"그대로\"  ,\"n\": 1.50 }\r\n\r\n"
    let source = "{\"a\":\"Hi {name} \\\"x\\\"\\n\",\"b\":\"as it is\"}"
    #expect(
      try fixed(["en.json": source, "ko.json": file], "ko.json") == file.replacing("을", with: "을(를)"))
  }

  @Test func keepsAByteOrderMark() throws {
    let fixed = try fixed(["en.json": #"{"a":"x"}"#, "ko.json": "\u{FEFF}{\"a\":\"엑스 \"}"], "ko.json")
    #expect(fixed == "\u{FEFF}{\"a\":\"엑스\"}")
  }

  @Test func appliesManyFixesOfOneMessageTogether() throws {
    let fixed = try fixed(
      ["en.json": #"{"a":"{name} {x}"}"#, "ko.json": "{\"a\":\" {Name}을 {x}\u{FEFF}를 \"}"], "ko.json")
    #expect(fixed == #"{"a":"{name}을(를) {x}을(를)"}"#)
  }

  @Test func updatesTheRecordOfAFixedTranslation() throws {
    func file(_ text: String) -> String {
      #"{"@@locale":"ko","k":"\#(text)","@k":{"x-source-hash":"\#(ContentHash("Two"))","#
        + #""x-translation-hash":"\#(ContentHash(text))"}}"#
    }
    #expect(
      try fixed(["a_en.arb": #"{"@@locale":"en","k":"Two"}"#, "a_ko.arb": file("둘 ")], "a_ko.arb") == file("둘"))
  }

  @Test func recordsAnEditedTranslationAfterItsFix() throws {
    func file(_ text: String, _ hash: String) -> String {
      #"{"@@locale":"ko","k":"\#(text)","@k":{"x-source-hash":"\#(ContentHash("Two"))","x-translation-hash":"\#(hash)"}}"#
    }
    let fixed = try fixed(["a_en.arb": #"{"@@locale":"en","k":"Two"}"#, "a_ko.arb": file("둘 ", "0")], "a_ko.arb")
    #expect(fixed == file("둘", ContentHash("둘").description))
  }

  @Test(arguments: [
    ("0", "0"), ("", ""), ("0", "\(ContentHash("셋"))"), ("\(ContentHash("Two"))", "\(ContentHash(""))"),
  ])
  func leavesRecordsThatOnlyAPersonCanMake(source: String, translation: String) throws {
    let ko = #"{"@@locale":"ko","k":"둘","@k":{"x-source-hash":"\#(source)","x-translation-hash":"\#(translation)"}}"#
    #expect(try fixed(["a_en.arb": #"{"@@locale":"en","k":"Two"}"#, "a_ko.arb": ko], "a_ko.arb") == ko)
  }

  @Test func doesNotRecordAnEmptyTranslation() throws {
    let ko =
      #"{"@@locale":"ko","k":"","@k":{"x-source-hash":"\#(ContentHash("Two"))","x-translation-hash":"0"},"l":"둘"}"#
    #expect(try fixed(["a_en.arb": #"{"@@locale":"en","k":"Two","l":"Two"}"#, "a_ko.arb": ko], "a_ko.arb") == ko)
  }

  @Test func keepsAStaleTranslationStale() throws {
    let stale = try LintFixture([
      "a_en.arb": #"{"@@locale":"en","k":"Two"}"#,
      "a_ko.arb":
        #"{"@@locale":"ko","k":"둘 ","@k":{"x-source-hash":"0","x-translation-hash":"\#(ContentHash("둘 "))"}}"#,
    ])
    #expect(Fixer.write(Fixer(Linter(rules: .authCopy)).fix([stale.folder.path]).changes) == [])
    #expect(stale.findings().map(\.rule) == ["stale-translation"])
  }

  @Test func aFileThatHasChangedSinceItWasReadIsSkipped() throws {
    let fixture = try LintFixture(["en.json": #"{"a":"x"}"#, "ko.json": #"{"a":"엑스 "}"#, "ja.json": #"{"a":"エックス "}"#])
    let changes = Fixer(Linter(rules: .authCopy)).fix([fixture.folder.path]).changes
    try fixture.folder.write(#"{"a":"엑스요 "}"#, to: "ko.json")
    let problems = Fixer.write(changes)
    #expect(problems.map(\.id) == ["unwritable-file.changed"])
    #expect(problems.map(\.place.location.path) == ["\(fixture.folder.path)/ko.json"])
    #expect(try fixture.folder.text(of: "ko.json") == #"{"a":"엑스요 "}"#)
    #expect(try fixture.folder.text(of: "ja.json") == #"{"a":"エックス"}"#)
  }

  @Test(arguments: [false, true]) func aLinkOutOfTheFolderIsWrittenOnlyInPlace(inPlace: Bool) throws {
    let fixture = try LintFixture(["l10n/en.json": #"{"a":"x"}"#, "other/ko.data": #"{"a":"엑스 "}"#])
    let folder = fixture.folder.path
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/l10n/ko.json", withDestinationPath: "../other/ko.data")
    for path in ["\(folder)/l10n", "\(folder)/l10n/ko.json"] {
      try fixture.folder.write(#"{"a":"엑스 "}"#, to: "other/ko.data")
      let problems = Fixer.write(Fixer(Linter(rules: .authCopy)).fix([path]).changes, inPlace: inPlace)
      #expect(problems.map(\.id) == (inPlace ? [] : ["unwritable-file.link-outside"]))
    }
    #expect(try fixture.folder.text(of: "other/ko.data") == (inPlace ? #"{"a":"엑스"}"# : #"{"a":"엑스 "}"#))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/l10n/ko.json") == "../other/ko.data")
  }

  @Test func doesNotChangeAReadOnlyFile() throws {
    let fixture = try LintFixture("x", "엑스 ")
    let file = fixture.folder.url.appending(path: "ko.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let changes = Fixer(Linter(rules: .authCopy)).fix([fixture.folder.path]).changes
    #expect(Fixer.write(changes).map(\.id) == ["unwritable-file.read-only"])
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
    #expect(names == ["en.json", "ko.json"])
    #expect(fixture.findings().map(\.rule) == ["edge-whitespace"])
  }

  @Test func keepsPermissions() throws {
    let fixture = try LintFixture("x", "엑스 ")
    let file = fixture.folder.url.appending(path: "ko.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(Fixer.write(Fixer(Linter(rules: .authCopy)).fix([fixture.folder.path]).changes) == [])
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
  }

  @Test func diffContainsThePendingChanges() throws {
    let fixture = try LintFixture([
      "en.json": "{\n\"a\":\"x\",\n\"b\":\"y\"\n}\n", "ko.json": "{\n\"a\":\"엑스 \",\n\"b\":\"와이\"\n}\n",
    ])
    let change = try #require(Fixer(Linter(rules: .authCopy)).fix([fixture.folder.path]).changes.first)
    #expect(
      UnifiedDiff(change).text == """
        --- a\(fixture.folder.path)/ko.json
        +++ b\(fixture.folder.path)/ko.json
        @@ -1,4 +1,4 @@
         {
        -"a":"엑스 ",
        +"a":"엑스",
         "b":"와이"
         }

        """)
  }
}
