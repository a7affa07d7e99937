import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The responses and diagnostics that an editor receives.
@Suite struct LanguageServerTests {
  static let files = [
    "app_en.arb": """
    {
      "@@locale": "en",
      "greeting": "Hello {name}",
      "@greeting": {
        "description": "The first words on the screen.",
        "placeholders": {
          "name": {"type": "String", "example": "Mina"}
        }
      },
      "items": "{count, plural, one {{count} item} other {{count} items}}",
      "kind": "{type, select, cat {A cat} other {An animal}}"
    }

    """,
    "app_ko.arb": """
    {
      "@@locale": "ko",
      "greeting": "😀 안녕하세요 {name}",
      "@greeting": {},
      "items": "{count, plural, other {{count}개}}",
      "kind": "{type, select, cat {고양이} other {동물}}"
    }

    """,
  ]

  private func fixture(capabilities: String = "{}", locale: String = "en") throws -> ServerFixture {
    var fixture = try ServerFixture(Self.files, capabilities: capabilities, locale: locale)
    try fixture.open("app_ko.arb")
    return fixture
  }

  // MARK: Protocol

  @Test func invalidMessagesAndRequestsGetErrors() throws {
    var server = LanguageServer(Linter(rules: .authCopy))
    func code(_ text: String) throws -> Int? {
      try server.receive(Array(text.utf8)).first.flatMap { try JSONParser.parse($0)["error"]?["code"]?.integer }
    }
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"meth"#) == -32_700)
    #expect(try code("[]") == -32_600)
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover"}"#) == -32_002)
    #expect(try code(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#) == nil)
    #expect(try code(#"{"jsonrpc":"2.0","id":2,"method":"no/such","params":{}}"#) == -32_601)
    #expect(try code(#"{"jsonrpc":"2.0","method":"$/setTrace","params":{}}"#) == nil)
    #expect(try code(#"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{}}"#) == -32_602)
    #expect(try code(#"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#) == nil)
    #expect(try code(#"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover"}"#) == -32_600)
    #expect(server.exitStatus == nil)
    _ = server.receive(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8))
    #expect(server.exitStatus == 0)
  }

  @Test func anExitWithoutShutdownIsAFailure() {
    var server = LanguageServer(Linter(rules: .authCopy))
    _ = server.receive(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8))
    #expect(server.exitStatus == 1)
  }

  @Test func aCancelledRequestIsNotHandled() throws {
    var fixture = try fixture()
    let request = #"{"jsonrpc":"2.0","id":9,"method":"textDocument/hover","params":{}}"#
    let responses = fixture.server.receive(Array(request.utf8)) { $0 == .number(9) }
    #expect(try JSONParser.parse(responses[0])["error"]?["code"]?.integer == -32_800)
  }

  @Test func pathsAreConvertedToURIsAndBack() {
    for path in ["/a b/한글 #1/app_ko.arb", "/a%20b/ko.json", "/x/+&?.json"] {
      #expect(DocumentURI(DocumentURI(path: path).text)?.path == path)
    }
    #expect(DocumentURI("file:///c%3A/x.json")?.path == "/c:/x.json")
    #expect(DocumentURI("untitled:Untitled-1") == nil)
    #expect(DocumentURI("file://server/x.json") == nil)
  }

  // MARK: Diagnostics

  @Test func findingsAreSentAfterEachEditInTheLanguageOfTheClient() throws {
    var fixture = try fixture(locale: "ko-KR")
    // For an open file without findings, the server sends an empty list.
    #expect(fixture.diagnostics["app_ko.arb"]?.isEmpty == true)
    try fixture.replace("{name}", with: "{nam}", in: "app_ko.arb", settles: false)
    // A surrogate pair counts as two characters.
    #expect(fixture.codesAndRanges("app_ko.arb").contains("unknown-argument 2:25-2:28"))
    let messages = fixture.diagnostics["app_ko.arb"]?.compactMap { $0["message"]?.string } ?? []
    #expect(messages.contains("원문에 {nam} 인수가 없습니다. 비슷한 인수: {name}"))
    try fixture.replace("{nam}", with: "{name}", in: "app_ko.arb")
    #expect(fixture.diagnostics["app_ko.arb"]?.isEmpty == true)
  }

  @Test func positionsAreInBytesForClientsThatSupportUTF8() throws {
    var fixture = try fixture(capabilities: #"{"general":{"positionEncodings":["utf-8","utf-16"]}}"#)
    // The edit inserts `x` before the `}` of `{name}`, three bytes before the end of the line.
    let length = try fixture.folder.text(of: "app_ko.arb").split(separator: "\n")[2].utf8.count
    fixture.notify(
      "textDocument/didChange",
      #"""
      {"textDocument":{"uri":"\#(fixture.uri("app_ko.arb"))","version":2},"contentChanges":[{"range":{"start":
      {"line":2,"character":\#(length - 3)},"end":{"line":2,"character":\#(length - 3)}},"text":"x"}]}
      """#)
    fixture.settle()
    #expect(
      fixture.codesAndRanges("app_ko.arb").contains { $0.hasPrefix("unknown-argument 2:\(length - 7)-2:\(length - 2)") }
    )
  }

  @Test func anEditUpdatesTheDiagnosticsOfTheOtherFiles() throws {
    var fixture = try fixture()
    try fixture.open("app_en.arb")
    try fixture.replace("\"kind\":", with: "\"other\":", in: "app_en.arb")
    #expect(
      fixture.codesAndRanges("app_ko.arb").map { $0.prefix { $0 != " " } }.sorted() == ["extra-key", "missing-key"])
  }

  @Test func closingTheLastFileClearsTheDiagnosticsOfItsCatalog() throws {
    var fixture = try fixture()
    try fixture.open("app_en.arb")
    for name in ["app_en.arb", "app_ko.arb"] {
      let closed = fixture.server.receive(
        Array(
          #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(fixture.uri(name))"}}}"#
            .utf8))
      // Closing the last open file clears the diagnostics of both.
      #expect(closed.count == (name == "app_ko.arb" ? 2 : 0))
    }
  }

  @Test func anUnsavedFileIsComparedWithItsSource() throws {
    var fixture = try ServerFixture(["app_en.arb": "{\"a\": \"Hello {name}\"}"])
    try fixture.open("app_ko.arb", text: "{\"a\": \"안녕 {nam}\"}")
    #expect(fixture.codesAndRanges("app_ko.arb").contains { $0.hasPrefix("unknown-argument ") })
    // Once saved, the file belongs to the catalog of its source.
    try fixture.folder.write("{\"a\": \"안녕 {nam}\"}", to: "app_ko.arb")
    fixture.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(fixture.uri("app_ko.arb"))","type":1}]}"#)
    fixture.settle()
    #expect(fixture.codesAndRanges("app_ko.arb").contains { $0.hasPrefix("unknown-argument ") })
    #expect(fixture.server.catalogs.keys.sorted() == [fixture.folder.path + "/app_en.arb"])
  }

  @Test func brokenJSONIsReportedAtItsPositionUntilItIsFixed() throws {
    var fixture = try fixture()
    try fixture.replace("\"@@locale\": \"ko\",", with: "\"@@locale\": \"ko\"", in: "app_ko.arb")
    #expect(fixture.codesAndRanges("app_ko.arb") == ["invalid-json 2:2-2:2"])
    try fixture.replace("\"@@locale\": \"ko\"", with: "\"@@locale\": \"ko\",", in: "app_ko.arb")
    #expect(fixture.codesAndRanges("app_ko.arb") == [])
  }

  @Test func aThousandFindingsAreSentAndTheOthersAreCounted() throws {
    let entries = (0..<1_200).map { "\"k\($0)\": \"{x\"" }.joined(separator: ",\n")
    var fixture = try ServerFixture(["en.json": "{\n\(entries)\n}\n"])
    try fixture.open("en.json")
    #expect(fixture.diagnostics["en.json"]?.count == 1_001)
    #expect(
      fixture.diagnostics["en.json"]?.last?["message"]?.string
        == "200 more findings are not shown: auth-copy lint lists them all.")
  }

  // MARK: Features

  @Test func hoverShowsTheFormattedText() throws {
    var fixture = try fixture()
    let hover = fixture.request("textDocument/hover", try fixture.parameters(after: "안녕", in: "app_ko.arb"))
    #expect(
      hover["result"]?["contents"]?["value"]?.string == """
        greeting (ko)

        The first words on the screen.

        Source (en):

        > Hello {name}

        As people see it:

        - 😀 안녕하세요 Mina — `name=Mina`
        """)
    let plural = fixture.request("textDocument/hover", try fixture.parameters(after: "\"ite", in: "app_ko.arb"))
    #expect(plural["result"]?["contents"]?["value"]?.string?.contains("개 — `count=") == true)
    #expect(
      fixture.request("textDocument/hover", try fixture.parameters(after: "{", in: "app_ko.arb"))["result"] != nil)
  }

  @Test(arguments: [
    ("안녕하세요 {", ["name"]), ("{count, ", ["plural", "select", "selectordinal", "number", "date", "time"]),
    ("{count, plural, ", ["=0", "=1"]), ("cat {고양이} ", []),
  ])
  func completionOffersNamesTypesAndSelectors(text: String, labels: [String]) throws {
    var fixture = try fixture()
    let response = fixture.request("textDocument/completion", try fixture.parameters(after: text, in: "app_ko.arb"))
    #expect(response["result"]?["items"]?.array?.compactMap { $0["label"]?.string } ?? [] == labels)
  }

  @Test(arguments: [#"a\"b"#, #"a\\"#, #"\\\""#, #"\""#, ""])
  func hoverFindsAMessageByAKeyWithEscapes(key: String) throws {
    let text = "{\"\(key)\" : \"Hi\"}"
    var fixture = try ServerFixture(["app_en.arb": text])
    try fixture.open("app_en.arb")
    // The position is in the key, whose start must be known.
    let hover = fixture.request("textDocument/hover", try fixture.parameters(after: "{\"", in: "app_en.arb"))
    #expect(hover["result"]?["contents"]?["value"]?.string?.hasSuffix("(en)") == true)
    let inString = fixture.request("textDocument/hover", try fixture.parameters(after: "{", in: "app_en.arb"))
    #expect(inString["result"]?["contents"] != nil)
  }

  @Test func completionReplacesTheTypedPrefix() throws {
    var fixture = try fixture()
    try fixture.replace("{type, select, cat", with: "{type, select, c", in: "app_ko.arb")
    let response = fixture.request(
      "textDocument/completion", try fixture.parameters(after: "{type, select, c", in: "app_ko.arb"))
    let edit = response["result"]?["items"]?.array?.first?["textEdit"]
    #expect(edit?["newText"]?.string == "cat {}")
    #expect(edit?["range"].map(ServerFixture.text) == "5:26-5:27")
  }

  @Test func aFixIsOfferedAndResolvesTheFinding() throws {
    var fixture = try fixture()
    try fixture.replace("{name}", with: "{nam}", in: "app_ko.arb")
    let actions = try actions(at: "{na", in: "app_ko.arb", &fixture)
    let fix = try #require(actions.first { $0["title"]?.string == "Replace with “name” (unknown-argument)" })
    #expect(try fixture.applying(fix["edit"], to: "app_ko.arb") == Self.files["app_ko.arb"])
  }

  @Test func aFixThatInsertsAnArgumentSaysSo() throws {
    var fixture = try ServerFixture([
      "app_en.arb": #"{"@@locale": "en", "a": "Hi {name}"}"#, "app_ko.arb": #"{"@@locale": "ko", "a": "안녕"}"#,
    ])
    try fixture.open("app_ko.arb")
    let titles = try actions(at: "안녕", in: "app_ko.arb", &fixture).compactMap { $0["title"]?.string }
    #expect(titles.contains("Insert “{name}” (missing-argument)"), "\(titles)")
  }

  @Test func aFindingIsSuppressedWithAnEmptyReason() throws {
    var fixture = try fixture()
    try fixture.replace("{name}", with: "{nam}", in: "app_ko.arb")
    let actions = try actions(at: "{na", in: "app_ko.arb", &fixture)
    let ignore = try #require(actions.first { $0["title"]?.string?.hasPrefix("Ignore unknown-argument") ?? false })
    let text = try fixture.applying(ignore["edit"], to: "app_ko.arb")
    #expect(text.contains(#""x-lint-ignore": [{"rule": "unknown-argument", "reason": ""}]"#))
    try fixture.open("app_ko.arb", text: text)
    #expect(fixture.codesAndRanges("app_ko.arb").contains { $0.hasPrefix("unused-suppression") })
    #expect(!fixture.codesAndRanges("app_ko.arb").contains { $0.hasPrefix("unknown-argument") })
  }

  @Test func fixAllAppliesTheFixesOfTheCommandLine() throws {
    var fixture = try fixture()
    try fixture.replace("동물", with: "동물\u{FEFF}", in: "app_ko.arb")
    try fixture.replace("안녕", with: "안\u{FEFF}녕", in: "app_ko.arb")
    let parameters = #"""
      {"textDocument":{"uri":"\#(fixture.uri("app_ko.arb"))"},"range":{"start":{"line":0,"character":0},
      "end":{"line":0,"character":0}},"context":{"diagnostics":[],"only":["source.fixAll"]}}
      """#
    let actions = fixture.request("textDocument/codeAction", parameters)["result"]?.array ?? []
    #expect(actions.compactMap { $0["kind"]?.string } == ["source.fixAll.auth-copy"])
    #expect(try fixture.applying(actions.first?["edit"], to: "app_ko.arb") == Self.files["app_ko.arb"])
  }

  private func actions(at text: String, in name: String, _ fixture: inout ServerFixture) throws -> [JSONNode] {
    let (line, character) = try fixture.position(of: text, in: name)
    let parameters = #"""
      {"textDocument":{"uri":"\#(fixture.uri(name))"},"range":{"start":{"line":\#(line),"character":\#(character + 2)},
      "end":{"line":\#(line),"character":\#(character + 2)}},"context":{"diagnostics":[]}}
      """#
    return fixture.request("textDocument/codeAction", parameters)["result"]?.array ?? []
  }

  @Test func theDefinitionOfATranslationIsItsSource() throws {
    var fixture = try fixture()
    let response = fixture.request("textDocument/definition", try fixture.parameters(after: "안녕", in: "app_ko.arb"))
    let location = try #require(response["result"]?.array?.first)
    #expect(location["uri"]?.string == fixture.uri("app_en.arb"))
    #expect(location["range"].map(ServerFixture.text) == "2:2-2:12")
  }

  @Test func anIncompleteFileCausesNoErrors() throws {
    var fixture = try fixture()
    try fixture.replace("\"greeting\":", with: "\"greeting: ", in: "app_ko.arb")
    let place = try fixture.parameters(after: "안녕", in: "app_ko.arb")
    for method in ["hover", "completion", "definition", "documentSymbol", "foldingRange", "formatting"] {
      #expect(fixture.request("textDocument/\(method)", place)["result"] != nil, "\(method)")
    }
    let rename = fixture.request("textDocument/prepareRename", place)
    #expect(rename["error"]?["message"]?.string?.contains("fix its syntax first") == true)
    try fixture.replace("\"greeting: ", with: "\"greeting\":", in: "app_ko.arb")
    #expect(fixture.request("textDocument/hover", place)["result"]?["contents"] != nil)
  }

  /// - Parameter mark: what the file begins with.
  @Test(arguments: ["", "\u{FEFF}"]) func symbolsAndFoldingRangesMatchTheFile(mark: String) throws {
    var files = Self.files
    files["app_ko.arb"] = files["app_ko.arb"].map { mark + $0 }
    var fixture = try ServerFixture(files)
    try fixture.open("app_ko.arb")
    let document = #"{"textDocument":{"uri":"\#(fixture.uri("app_ko.arb"))"}}"#
    let symbols = fixture.request("textDocument/documentSymbol", document)["result"]?.array ?? []
    #expect(symbols.compactMap { $0["name"]?.string } == ["greeting", "items", "kind"])
    #expect(symbols.first?["selectionRange"].map(ServerFixture.text) == "2:2-2:12")
    let folds = fixture.request("textDocument/foldingRange", document)["result"]?.array ?? []
    #expect(folds.map { "\($0["startLine"]?.integer ?? -1)-\($0["endLine"]?.integer ?? -1)" } == ["0-5"])
  }

  @Test(arguments: ["", "\u{FEFF}"]) func formattingChangesOnlyWhiteSpace(mark: String) throws {
    var fixture = try ServerFixture(["en.json": "\(mark){\"b\":\"\\u0041\",\"a\":{\"c\" : \"x\"} , \"d\":[]}"])
    try fixture.open("en.json")
    let response = fixture.request(
      "textDocument/formatting",
      #"{"textDocument":{"uri":"\#(fixture.uri("en.json"))"},"options":{"tabSize":4,"insertSpaces":true}}"#)
    #expect(
      try fixture.applying(response["result"], to: "en.json")
        == "\(mark){\n  \"b\": \"\\u0041\",\n  \"a\": {\n    \"c\": \"x\"\n  },\n  \"d\": []\n}\n")
  }

  @Test func codesAndKindsOfAnAuthCopyCatalogAreLinkedAndChecked() throws {
    var fixture = ServerFixture(try TemporaryFolder.withCatalog(of: ["devise", "kakao"]))
    try fixture.open("copy/en.arb")
    let response = fixture.request(
      "textDocument/definition", try fixture.parameters(after: "\"accountLocked_ti", in: "copy/en.arb"))
    let locations = response["result"]?.array ?? []
    #expect(locations.contains { $0["uri"]?.string?.contains("/codes/") ?? false })
    let hover = fixture.request(
      "textDocument/hover", try fixture.parameters(after: "\"accountLocked_ti", in: "copy/en.arb"))
    #expect(hover["result"]?["contents"]?["value"]?.string?.contains("Codes that lead here: ") == true)
    try fixture.open("codes/kakao.json")
    let kind = fixture.request(
      "textDocument/definition", try fixture.parameters(after: "\"kind\": \"sess", in: "codes/kakao.json"))
    #expect(kind["result"]?.array?.first?["uri"]?.string == fixture.uri("kinds.json"))
    try fixture.replace("\"kind\": \"", with: "\"kind\": \"nope", in: "codes/kakao.json")
    #expect(fixture.codesAndRanges("codes/kakao.json").contains { $0.hasPrefix("unmapped-kind ") })
  }
}
