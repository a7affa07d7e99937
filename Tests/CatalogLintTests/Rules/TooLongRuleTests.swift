import Testing

@testable import CatalogLint

@Suite struct TooLongRuleTests {
  /// A text of 30 columns, the limit of a button.
  private static let button = "Continue with your new account"
  private static let number = #""placeholders":{"n":{"type":"int","example":"1000"}}"#
  private static let name = #""placeholders":{"name":{"type":"String","example":"Kim Minjun"}}"#

  @Test(arguments: [
    arb("⟦⟧\(button)s", #""x-slot":"button""#), arb("⟦⟧" + String(repeating: "가", count: 16), #""x-slot":"button""#),
    arb("⟦⟧" + String(repeating: "a", count: 61), #""x-slot":"title""#),
    arb("{g, select, a {Yes} other {⟦⟧\(button)s}}", #""x-slot":"button""#),
    arb("{n, plural, one {x} other {{g, select, a {⟦⟧\(button)s} other {No}}}}", #""x-slot":"button",\#(number)"#),
    arb("{n, choice, 0#⟦⟧\(button)s|1#x}", #""x-slot":"button""#),
    arb("⟦⟧Continue with the name of {name}", #""x-slot":"button",\#(name)"#),
    arb("⟦⟧Twenty-six columns, so add {n}", #""x-slot":"button",\#(number)"#),
    arb("{n, plural, other {⟦⟧Twenty-six columns, so add #}}", #""x-slot":"button",\#(number)"#),
    arb("⟦⟧Yes", #""x-max-length":2"#), arb("⟦⟧Yes", #""x-max-length":2,"x-slot":"button""#),
    arb("⟦⟧{name}", #""x-max-length":9,\#(name)"#),
    // One character in any branch decides the encoding of all branches.
    arb("{g, select, a {⟦⟧\(String(repeating: "a", count: 100))} other {’}}", #""x-slot":"sms""#),
  ])
  func reportsATextThatDoesNotFit(files: MarkedFiles) throws {
    try files.expect("too-long")
  }

  @Test(arguments: [
    arb(button, #""x-slot":"button""#), arb(String(repeating: "가", count: 15), #""x-slot":"button""#),
    arb(String(repeating: "a", count: 60), #""x-slot":"title""#), arb(String(repeating: "a", count: 999), ""),
    arb(String(repeating: "a", count: 999), #""x-slot":"body""#), arb("{n, plural, other {", #""x-max-length":1"#),
    arb("{g, select, a {\(button)} other {No}}", #""x-slot":"button""#), arb(button + "s", #""x-slot":"buton""#),
    arb("<b>\(button)</b>", #""x-slot":"button""#), arb("Can't", #""x-max-length":5"#),
    arb("Twenty-six columns & {n}", #""x-slot":"button",\#(number)"#), arb("Yes", #""x-max-length":3"#),
    arb(button + button, #""x-slot":"button","x-max-length":60"#), arb("👩‍👩‍👧e\u{301}", #""x-max-length":2"#),
    MarkedFiles(["en.json": #"{"k":"Yes","@k":{"x-max-length":2}}"#]),
  ])
  func acceptsATextThatFits(files: MarkedFiles) throws {
    try files.expect("too-long")
  }

  @Test(arguments: [
    MarkedFiles([
      "a_en.arb": #"{"k":"Yes","@k":{"x-slot":"button"}}"#, "a_ko.arb": #"{"k":"⟦⟧가나다라마바사아자차카타파하거너"}"#,
    ]),
    MarkedFiles([
      "a_en.arb": #"{"k":"⟦⟧Yes","@k":{"x-max-length":2}}"#,
      "a_ko.arb": #"{"k":"⟦⟧예예예","@k":{"x-slot":"body","x-max-length":9}}"#,
    ]),
    MarkedFiles([
      "a_en.arb":
        #"{"k":"{d, date}","@k":{"x-max-length":12,"placeholders":{"d":{"type":"DateTime","example":"2026-11-21"}}}}"#,
      "a_ko.arb": #"{"k":"⟦⟧{d, date, full}"}"#,
    ]),
    MarkedFiles([
      "a_en.arb": #"{"k":"{d}","@k":{"x-max-length":12,"placeholders":{"d":{"example":"2026-11-21"}}}}"#,
      "a_ko.arb": #"{"k":"⟦⟧{d, date, full}"}"#,
    ]),
    // A particle that only AuthCopy would resolve, and a locale that ICU does not know.
    MarkedFiles([
      "a_en.arb": #"{"k":"{n}","@k":{"x-max-length":6,"placeholders":{"n":{"type":"String","example":"김민준"}}}}"#,
      "a_ko.arb": #"{"k":"⟦⟧{n}을(를)"}"#,
    ]),
    MarkedFiles(["a.arb": #"{"@@locale":"qaa","k":"⟦⟧{name} + {name}","@k":{"x-max-length":12,\#(name)}}"#]),
    MarkedFiles(["a_ko.arb": #"{"k":"⟦⟧예예예","@k":{"x-max-length":2}}"#]),
  ])
  func appliesTheLimitOfTheSourceToTranslations(files: MarkedFiles) throws {
    try files.expect("too-long")
  }

  @Test(arguments: [
    (String(repeating: "가", count: 40), "ko", false), (String(repeating: "가", count: 40) + ".", "ko", true),
    // A syllable that only code page 949 contains, and a character that Korean text messages cannot contain.
    (String(repeating: "뷁", count: 40), "ko", false), (String(repeating: "a", count: 78) + "😀", "ko", false),
    (String(repeating: "a", count: 79) + "😀", "ko", true), (String(repeating: "a", count: 160), "en", false),
    (String(repeating: "a", count: 161), "en", true), (String(repeating: "a", count: 159) + "€", "en", true),
    (String(repeating: "a", count: 69) + "’", "en", false), (String(repeating: "a", count: 70) + "’", "en", true),
    (String(repeating: "あ", count: 70), "ja", false), (String(repeating: "あ", count: 71), "ja", true),
  ])
  func countsATextMessageInItsEncoding(text: String, locale: String, isFound: Bool) throws {
    let file = #"{"@@locale":"\#(locale)","k":"\#(isFound ? "⟦⟧" : "")\#(text)","@k":{"x-slot":"sms"}}"#
    try MarkedFiles(["a_\(locale).arb": file]).expect("too-long")
  }

  @Test func anArgumentMayChangeTheEncodingOfATextMessage() throws {
    let text = String(repeating: "a", count: 70)
    let files = Self.arb("⟦⟧\(text){n}", #""x-slot":"sms","placeholders":{"n":{"type":"String","example":"’"}}"#)
    try files.expect("too-long")
  }

  @Test(arguments: [
    overlay(
      "⟦⟧With {provider}", 20, "{provider}으로(로)", #""provider_acme":"the service of Acme""#,
      #""provider_acme":"긴 서비스명""#),
    // The texts of the base catalog count too.
    overlay("⟦⟧{provider}", 6, "로그인", "", ""),
    // The example is measured in Korean.
    overlay("⟦⟧{provider}", 4, "{provider}", #""provider_acme":"Kakao""#, #""provider_acme":"카카오""#),
    overlay("⟦⟧{requirements}", 6, "{requirements}", #""requirements_acme":"a letter""#, #""requirements_acme":"글자""#),
  ])
  func measuresAnArgumentByItsLongestText(files: MarkedFiles) throws {
    try files.expect("too-long")
  }

  /// The particle of a Korean text is resolved before it is measured.
  @Test(arguments: [(35, ""), (34, "⟦⟧")]) func measuresTheResolvedParticle(maximum: Int, mark: String) throws {
    let korean = mark + String(repeating: "가", count: 31) + "{provider}을(를)"
    try Self.overlay("x", maximum, korean, "", #""provider_kakao":"카카오""#).expect("too-long")
  }

  @Test(arguments: [
    (
      #""x-slot":"button""#, "is 31 columns wide; the slot button holds 30: shorten it, or allow more with x-max-length"
    ),
    (#""x-max-length":20"#, "is 31 characters long; x-max-length allows 20: shorten it"),
  ])
  func messageContainsTheLimit(metadata: String, text: String) throws {
    let findings = try Self.arb("\(Self.button)s", metadata).findings(of: "too-long")
    #expect(findings.map { $0.message() } == ["'\(Self.button)s' \(text)"])
  }

  @Test func excerptContainsTheSource() throws {
    let files = MarkedFiles(["a_en.arb": #"{"k":"Y","@k":{"x-max-length":1}}"#, "a_ko.arb": #"{"k":"예예"}"#])
    #expect(try files.findings(of: "too-long").map { $0.excerpt?.source } == ["Y"])
  }

  /// Returns an overlay with the key `x` in English and Korean, and further members of each file.
  private static func overlay(
    _ source: String, _ maximum: Int, _ translation: String, _ more: String, _ moreInKorean: String
  ) -> MarkedFiles {
    let placeholders =
      #""provider":{"type":"String","example":"Kakao"},"requirements":{"type":"List","example":"acme"}"#
    let metadata = #""@x":{"x-max-length":\#(maximum),"placeholders":{\#(placeholders)}}"#
    func file(_ members: String...) -> String { "{" + members.filter { !$0.isEmpty }.joined(separator: ",") + "}" }
    return MarkedFiles(
      [
        "copy/en.arb": file(#""@@locale":"en""#, #""x":"\#(source)""#, metadata, more),
        "copy/ko.arb": file(#""@@locale":"ko""#, #""x":"\#(translation)""#, moreInKorean),
      ], isOverlay: true)
  }

  private static func arb(_ text: String, _ metadata: String) -> MarkedFiles {
    MarkedFiles(["a_en.arb": #"{"@@locale":"en","k":"\#(text)","@k":{\#(metadata)}}"#])
  }
}
