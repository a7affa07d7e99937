import AuthCopyLint
import CatalogLint
import Foundation
import MessageFiles
import TestSupport
import Testing

/// Apple's `.strings`.
@Suite struct StringsFileTests {
  private func places(_ files: [String: String]) throws -> [String] {
    let fixture = try LintFixture(files)
    #expect(fixture.result().failures == [])
    return fixture.places()
  }

  @Test func reportsAndFixesMistakes() throws {
    #expect(
      try places(FormatSamples.strings) == [
        "mark-mismatch ko greeting 2:15", "missing-argument ko greeting 2:15", "argument-type ko count 3:10",
        "unknown-argument ko count 3:23",
        "edge-whitespace ko Say \"hi\" 4:23", "edge-whitespace ko path 5:18", "edge-whitespace ko single 7:18",
      ])
    let fixed = try LintFixture(FormatSamples.strings).fixed()
    #expect(fixed.keys.sorted() == ["ko.lproj/Localizable.strings"])
    let text = try #require(fixed.values.first)
    #expect(text.contains("\"Say \\\"hi\\\"\" = \"\\U548c\";\r\n\"path\" = \"C:\\\\사용자\";\r\n"))
    #expect(text.contains("'single' = '\\'켬\\'';\r\n"))
  }

  @Test func baseIsTheSource() throws {
    let korean = ["ko.lproj/L.strings": "\"a\" = \"%@ 열기\";\n"]
    for folder in ["en", "Base", "English"] {
      let files = korean.merging(["\(folder).lproj/L.strings": "\"a\" = \"Open %d\";\n"]) { $1 }
      #expect(try places(files) == ["argument-type ko a 1:8"], "\(folder)")
    }
    // The file of exactly the source locale takes precedence.
    let both = ["en.lproj/L.strings": "\"a\" = \"Open %@\";\n", "Base.lproj/L.strings": "\"a\" = \"Open %d\";\n"]
    #expect(try places(korean.merging(both) { $1 }) == [])
  }

  @Test func sentencesAsKeysAreTheSource() throws {
    let korean = """
      "Open the file" = "파일 열기";
      "Delete %@ now" = "지금 삭제";
      "Save all files" = "모두 저장";
      "menu.close_all" = "모두 닫기";

      """
    let expected = ["missing-argument ko Delete %@ now 2:20"]
    #expect(try places(["ko.lproj/L.strings": korean]) == expected)
    // A source that has few of the keys does not repeat the keys that are texts.
    let english = "\"menu.close_all\" = \"Close All\";\n"
    #expect(try places(["ko.lproj/L.strings": korean, "en.lproj/L.strings": english]) == expected)
  }

  /// genstrings writes an entry for the empty key, and merging two files repeats entries.
  @Test func equalEntriesAndTheEmptyKeyDoNoHarm() throws {
    let source = "\"\" = \"\";\n\"a\" = \"A\";\n\"a\" = \"A\";\n\"b\" = \"B\";\n\"b\" = \"C\";\n"
    let fixture = try LintFixture([
      "en.lproj/L.strings": source, "ko.lproj/L.strings": "\"a\" = \"가\";\n\"b\" = \"다\";\n",
    ])
    #expect(
      fixture.findings().map { "\($0.rule) \($0.severity) \($0.line)" }
        == ["duplicate-key info 3", "duplicate-key error 5"])
  }

  @Test func readsUTF16WithPlacesAndWithoutFixes() throws {
    let fixture = try LintFixture(["en.lproj/L.strings": "\"a\" = \"Open\";\n\"b\" = \"Close\";\n"])
    let text = "/* 한국어 */\n\"a\" = \"열기\";\n\"b\" = \"닫기 \";\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark = try #require("\u{FEFF}".data(using: encoding))
      try fixture.folder.write(mark + (try #require(text.data(using: encoding))), to: "ko.lproj/L.strings")
      #expect(fixture.places() == ["edge-whitespace ko b 3:10"])
      #expect(try fixture.fixed() == [:])
    }
  }

  @Test func doesNotFallBackOnTheLanguage() throws {
    let files = [
      "en.lproj/L.strings": "\"a\" = \"Open\";\n", "es.lproj/L.strings": "\"a\" = \"Abrir\";\n",
      "es-MX.lproj/L.strings": "",
    ]
    #expect(try places(files) == ["missing-key es-MX a 1:1"])
  }

  @Test func percentSignsAreThoseOfApplesSystems() throws {
    let files = [
      "en.lproj/L.strings": "\"a\" = \"%d%% of %@\";\n", "ko.lproj/L.strings": "\"a\" = \"%2$@의 %1$d% 완료\";\n",
    ]
    #expect(try places(files).map { $0.prefix { $0 != " " } } == ["stray-percent"])
  }
}
