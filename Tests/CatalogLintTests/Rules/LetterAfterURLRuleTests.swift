import TestSupport
import Testing

@testable import CatalogLint

@Suite struct LetterAfterURLRuleTests {
  private static let source = "See https://a.example/x"

  @Test(arguments: [
    MarkedMessage(source, "https://a.example/x⟦에서⟧ 확인하세요"),
    MarkedMessage("See https://a.example/", "https://a.example/⟦からどうぞ⟧", locale: "ja"),
    MarkedMessage(source, "請前往https://a.example/x⟦查看⟧。", locale: "zh-Hant"),
    MarkedMessage(source, "https://a.example/x⟦или⟧", locale: "ru"),
    MarkedMessage(nil, "https://a.example⟦을⟧ 보세요"),
    MarkedMessage("Open http://{host}", "http://{host}⟦에⟧ 접속하세요"),
    MarkedMessage("Open http://{host}:{port}", "http://{host}:{port}⟦에⟧ 접속하세요"),
    MarkedMessage("Open https://a.example/?id={id}", "https://a.example/?id={id}⟦으로⟧ 가세요"),
    MarkedMessage("Open https://a.example/{id}", "https://a.example/{id}⟦(으)로⟧ 가세요"),
    MarkedMessage("Open https://a.example/{id}/x", "https://a.example/{id}/x⟦を開く⟧", locale: "ja"),
    MarkedMessage(
      "{n, select, a {https://a.example/x} other {It}}",
      "{n, select, a {https://a.example/x⟦와⟧ 같이} other {https://a.example/x⟦를⟧}}"),
    MarkedMessage(
      "https://a.example/{n, select, a {x} other {y}}", "https://a.example/{n, select, a {x⟦를⟧} other {y}}⟦에⟧"),
    MarkedMessage("https://a.example/x https://a.example/y", "https://a.example/x⟦와⟧ https://a.example/y⟦를⟧"),
  ])
  func reportsLettersAfterAnAddress(message: MarkedMessage) throws { try message.expect("letter-after-url") }

  @Test(arguments: [
    MarkedMessage(source, "다음 주소에서 확인하세요: https://a.example/x"), MarkedMessage(source, "https://a.example/x 에서"),
    MarkedMessage(source, "(https://a.example/x)에서"), MarkedMessage(source, "<https://a.example/x>에서"),
    MarkedMessage(source, "[도움말](https://a.example/x)에서"),
    MarkedMessage(source, "<a href=\"https://a.example/x\">도움말</a>에서"),
    MarkedMessage("See https://a.example/x.", "https://a.example/x。次へ", locale: "ja"),
    MarkedMessage("See https://a.example/x.", "「https://a.example/x」を", locale: "ja"),
    MarkedMessage("https://a.example/x", "https://a.example/x\n에서"),
    // The path of an address may have letters that are not ASCII.
    MarkedMessage("https://a.example/after", "https://a.example/pós-recebimento", locale: "pt"),
    MarkedMessage("https://en.wiki.example/wiki/Korea", "https://ko.wiki.example/wiki/대한민국"),
    MarkedMessage(nil, "https://ko.wiki.example/wiki/대한민국"),
    // A program may show arguments in other ways than as the text of an address.
    MarkedMessage("See {url}", "{url}에서 확인하세요"), MarkedMessage("See {link}", "{link}에서 확인하세요"),
    MarkedMessage("([x](https://a.example/{id}))", "([x](https://a.example/{id}))에서"),
    MarkedMessage("(https://a.example/x) {name}", "(https://a.example/x){name}은"),
    MarkedMessage("Ask a@b.example", "a@b.example로 문의하세요"), MarkedMessage("www.a.example", "www.a.example에서"),
  ])
  func acceptsAnAddressThatEnds(message: MarkedMessage) throws { try message.expect("letter-after-url") }

  private static func findings(_ text: String, example: String, argument: String = "url") throws -> [String] {
    let metadata = #"{"placeholders": {"\#(argument)": {"type": "String", "example": "\#(example)"}}}"#
    let files = [
      "app_en.arb": #"{"@@locale": "en", "@@x-syntax": "icu", "a": "See {\#(argument)}", "@a": \#(metadata)}"#,
      "app_ko.arb": #"{"@@locale": "ko", "@@x-syntax": "icu", "a": "\#(text)"}"#,
    ]
    return try LintFixture(files).findings().filter { $0.rule == "letter-after-url" }.map { $0.message() }
  }

  @Test(arguments: [
    ("{url}에서 확인하세요", "https://a.example/x"), ("{url}(으)로 가세요", "a.example/x"), ("{url}인지 확인하세요", "a.example"),
    ("{url}see", "https://a.example/x"), ("{url}/help를 여세요", "https://a.example"),
  ])
  func anArgumentWhoseExampleIsAnAddressIsOne(text: String, example: String) throws {
    #expect(try Self.findings(text, example: example).count == 1)
  }

  @Test(arguments: [
    ("확인하세요: {url}", "https://a.example/x"), ("{url}(확인)", "https://a.example/x"), ("({url})에서", "https://a.example/x"),
    ("{url}에서 확인하세요", "the help page"), ("{url}에서 확인하세요", "help"), ("{url}에서 확인하세요", "도움말 a.example/x"),
    ("{url}api/v1", "https://a.example/"), ("{url}", "https://a.example/x"), ("{url}/help", "https://a.example"),
  ])
  func anotherArgumentOrAnEndIsNoFinding(text: String, example: String) throws {
    #expect(try Self.findings(text, example: example) == [])
  }

  @Test func onlyTheNameOrTheWholeExampleMakesAnAddress() throws {
    #expect(try Self.findings("{place}에서 확인하세요", example: "a.example", argument: "place") == [])
    #expect(try Self.findings("{place}에서 확인하세요", example: "a.example/x", argument: "place").count == 1)
  }

  @Test func isAnInfoInMessagesThatMayBeShownWithoutLinks() throws {
    let found = try MarkedMessage(Self.source, "https://a.example/x에서").findings(of: "letter-after-url")
    #expect(found.map(\.severity) == [.info])
    let ours = MarkedFiles(
      ["copy/ko.arb": #"{"@@locale":"ko","timedOut_message":"https://a.example/x에서 보세요."}"#], isOverlay: true)
    #expect(try ours.findings(of: "letter-after-url").map(\.severity) == [.warning])
  }

  @Test func messageNamesTheLettersAndTheAddress() throws {
    let literal = try MarkedMessage(Self.source, "https://a.example/x에서").findings(of: "letter-after-url")
    #expect(
      literal.map { $0.message() } == [
        "“에서” directly after https://a.example/x becomes part of the link"
      ])
    #expect(
      try Self.findings("{url}에서", example: "a.example/x") == ["“에서” directly after {url} becomes part of the link"])
  }
}
