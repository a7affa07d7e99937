import MessageFiles
import TestSupport
import Testing

@testable import LanguageServer

/// Keys are renamed in the files of all locales.
@Suite struct RenameTests {
  @Test func aKeyIsRenamedInAllLocalesWithItsMetadata() throws {
    let files = LanguageServerTests.files
    var fixture = try ServerFixture(files)
    try fixture.open("app_ko.arb")
    let prepared = fixture.request(
      "textDocument/prepareRename", try fixture.parameters(after: "\"gree", in: "app_ko.arb"))
    #expect(prepared["result"].map(ServerFixture.text) == "2:3-2:11")
    let response = fixture.request(
      "textDocument/rename", try fixture.parameters(after: "\"gree", in: "app_ko.arb", adding: #","newName":"welcome""#)
    )
    for name in ["app_en.arb", "app_ko.arb"] {
      let expected = files[name]?.replacing("greeting\"", with: "welcome\"")
      #expect(try fixture.applying(response["result"], to: name) == expected)
    }
    let taken = fixture.request(
      "textDocument/rename", try fixture.parameters(after: "\"gree", in: "app_ko.arb", adding: #","newName":"items""#))
    #expect(taken["error"]?["message"]?.string?.hasSuffix("already has the key items.") == true)
    let elsewhere = fixture.request("textDocument/prepareRename", try fixture.parameters(after: "안녕", in: "app_ko.arb"))
    #expect(elsewhere["error"]?["code"]?.integer == -32_803)
  }

  @Test(arguments: [
    // An enclosing object with the name of the locale, as in vue-i18n, is not part of the keys.
    (
      #"{"auth": {"title": "Hello", "a.title": "x"}, "title": "Top"}"#,
      #"{"ko": {"auth": {"title": "안녕"}, "title": "위"}}"#
    ),
    // A key of the same name in an array is not renamed.
    (#"{"auth": {"list": [{"title": "Hello"}], "title": "y"}}"#, #"{"auth": {"title": "안녕", "list": []}}"#),
  ])
  func aKeyInAnObjectIsRenamedInAllLocales(english: String, korean: String) throws {
    var fixture = try ServerFixture(["en.json": english, "ko.json": korean])
    try fixture.open("ko.json")
    let prepared = fixture.request(
      "textDocument/prepareRename", try fixture.parameters(after: "\"auth\": {\"ti", in: "ko.json"))
    #expect(prepared["result"] != nil)
    let response = fixture.request(
      "textDocument/rename",
      try fixture.parameters(after: "\"auth\": {\"ti", in: "ko.json", adding: #","newName":"heading""#))
    #expect(
      try fixture.applying(response["result"], to: "ko.json")
        == korean.replacing(#""title": "안녕""#, with: #""heading": "안녕""#))
    let expected =
      english.contains("list")
      ? english.replacing(#""title": "y""#, with: #""heading": "y""#)
      : english.replacing(#""title": "Hello""#, with: #""heading": "Hello""#)
    #expect(try fixture.applying(response["result"], to: "en.json") == expected)
    let dotted = fixture.request(
      "textDocument/rename",
      try fixture.parameters(after: "\"auth\": {\"ti", in: "ko.json", adding: #","newName":"a.b""#))
    #expect(dotted["error"]?["message"]?.string?.hasPrefix("A key cannot be named “a.b”") == true)
  }

  @Test(arguments: [
    (#"{"item_one": "{{count}} item", "item_other": "{{count}} items"}"#, "\"item_o"),
    (#"{"greeting": {"defaultMessage": "Hello", "description": "x"}}"#, "\"defaultM"),
  ])
  func aPartOfAnEntryCannotBeRenamed(english: String, place: String) throws {
    var fixture = try ServerFixture(["en.json": english])
    try fixture.open("en.json")
    let response = fixture.request("textDocument/prepareRename", try fixture.parameters(after: place, in: "en.json"))
    #expect(response["error"]?["message"]?.string?.hasPrefix("This key is part of an entry") == true)
  }
}
