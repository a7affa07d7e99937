import Foundation
import Testing

@testable import ICUMessageFormat

@Suite struct MessageTests {
  struct Example: CustomTestStringConvertible {
    let message: String
    let locale: String
    let arguments: [String: ArgumentValue]
    let expected: String

    init(_ message: String, _ locale: String, _ arguments: [String: ArgumentValue], _ expected: String) {
      self.message = message
      self.locale = locale
      self.arguments = arguments
      self.expected = expected
    }

    var testDescription: String { "\(message) in \(locale)" }
  }

  @Test(arguments: [
    Example("It''s '{here}'", "en", [:], "It's {here}"),
    Example("{n, plural, =0 {none} one {# day} other {# days}}", "en", ["n": 1], "1 day"),
    Example("{n, plural, offset:1 one {you and # more} other {you and # more}}", "en", ["n": 3], "you and 2 more"),
    Example("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "en", ["n": 22], "22nd"),
    Example("{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}", "pl", ["n": 5], "5 plików"),
    Example("{s, select, kakao {톡} other {앱}}", "ko", ["s": "kakao"], "톡"),
    Example("{s, select, other {1} kakao {2} other {3} kakao {4}}", "en", ["s": "line"], "1"),
    Example("{s, select, other {1} kakao {2} other {3} kakao {4}}", "en", ["s": "kakao"], "2"),
    Example("{n, number, ::percent scale/100}", "en", ["n": .number(0.25)], "25%"),
    Example("{d, date, long}", "ko", ["d": .date(Date(timeIntervalSince1970: 0))], "1970년 1월 1일"),
    Example("{n, spellout}", "ja", ["n": 21], "二十一"),
    Example("{n, choice, 0#none|1#one|1<many}", "en", ["n": .number(1.5)], "many"),
    Example("{n, choice, 0#none|1#one|1<many}", "en", ["n": 1], "one"),
    Example("{n}", "en", ["n": 10], "10"), Example("{n}", "en", ["n": 1_000], "1,000"),
    Example("", "en", [:], ""),
  ])
  func formats(_ example: Example) throws {
    let message = try Message(example.message, locale: example.locale)
    #expect(try message.format(example.arguments) == example.expected)
  }

  @Test func timesUseUTCUnlessAZoneIsNamed() throws {
    let noon: [String: ArgumentValue] = ["t": .date(Date(timeIntervalSince1970: 43200))]
    #expect(try Message("{t, time, ::Hmm}", locale: "en").format(noon) == "12:00")
    #expect(try Message("{t, time, ::Hmm}", locale: "en", timeZone: "Asia/Seoul").format(noon) == "21:00")
  }

  @Test func argumentsAreNeverParsed() throws {
    let message = try Message("<{s}>", locale: "en")
    #expect(try message.format(["s": "{n} '#' %@"]) == "<{n} '#' %@>")
  }

  @Test func missingArgumentIsReported() throws {
    let message = try Message("Hi {name}", locale: "ja")
    #expect(throws: FormatError(reason: .missingArgument("name"), message: "Hi {name}", locale: "ja")) {
      try message.format()
    }
  }

  @Test(arguments: [
    ("{n, plural, other {#}}", ArgumentValue.text("1"), "number", "String"),
    ("{n, number}", .text("1"), "number", "String"),
    ("{n, date}", .text("today"), "date", "String"),
    ("{n, number}", .date(.now), "number", "DateTime"),
    ("{n, select, other {}}", .integer(1), "text", "int"),
    ("{n, spellout}", .text("1"), "number", "String"),
  ])
  func argumentOfTheWrongTypeIsReported(
    pattern: String, value: ArgumentValue, expected: String, found: String
  ) throws {
    let message = try Message(pattern, locale: "en")
    let reason = FormatError.Reason.wrongType(argument: "n", expected: expected, found: found)
    #expect(throws: FormatError(reason: reason, message: pattern, locale: "en")) {
      try message.format(["n": value])
    }
  }

  @Test(arguments: ["", "defaultMessages", "xx", "e", "en-", "한국어", "en\0"])
  func unknownLocaleIsAnError(locale: String) {
    #expect(throws: FormatError(reason: .unknownLocale, message: "x", locale: locale)) {
      try Message("x", locale: locale)
    }
  }

  @Test func unknownTimeZoneIsAnError() {
    #expect(throws: FormatError(reason: .unknownTimeZone("Mars/Olympus"), message: "x", locale: "en")) {
      try Message("x", locale: "en", timeZone: "Mars/Olympus")
    }
  }

  @Test(arguments: [
    ("{n", MessageSyntaxError.Reason.unmatchedBrace),
    ("{n, plural, one {x}}", .missingOther),
    ("{n, numbr}", .unknownFormat("numbr")),
    ("{n m}", .badSyntax),
    ("{" + String(repeating: "n", count: 70_000) + "}", .tooLarge),
  ])
  func syntaxErrorsHaveAReason(pattern: String, reason: MessageSyntaxError.Reason) {
    #expect {
      try Message(pattern, locale: "en")
    } throws: { error in
      (error as? MessageSyntaxError)?.reason == reason
    }
  }

  @Test func messageCanBeFormattedByManyThreads() async throws {
    let message = try Message("{d, date, full} {n, spellout} {n, plural, one {#} other {#s}}", locale: "en")
    let arguments: [String: ArgumentValue] = ["d": .date(Date(timeIntervalSince1970: 1e9)), "n": 12]
    let expected = try message.format(arguments)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).allSatisfy { _ in (try? message.format(arguments)) == expected } }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func nodesHaveRanges() throws {
    let text = "한{이름} {n, plural, other {{x}}}"
    let nodes = try MessageParser().parse(text).nodes
    let utf8 = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
    #expect(nodes.arguments.map { part($0.nameRange) } == ["이름", "n", "x"])
    #expect(nodes.map { part($0.range) } == ["한", "{이름}", " ", "{n, plural, other {{x}}}"])
    #expect(nodes[3].branches.map { part($0.range) } == ["other {{x}}"])
  }

  @Test(arguments: [
    ("it''s {x}", [], [3]), ("'{x}' {y}", ["'{x}'"], [0, 4]), ("'{it''s}' {y}", ["'{it''s}'"], [0, 5, 8]),
    ("''{x}''", [], [1, 6]), ("'''{x}'", ["'{x}'"], [1, 2, 6]), ("5 o'clock", [], []), ("a '{b", ["'{b"], [2]),
    ("{n, plural, other {'#' #}}", ["'#'"], [19, 21]),
  ])
  func apostrophesThatAreSyntaxAreTokens(text: String, quotations: [String], skipped: [Int]) throws {
    let tree = try MessageParser().parse(text)
    let utf8 = Array(text.utf8)
    #expect(
      tree.quotations(end: utf8.count).map { String(decoding: utf8[$0], as: UTF8.self) } == quotations)
    #expect(tree.tokens.map(\.offset) == skipped)
  }

  @Test func offsetsInLiteralsAccountForApostrophes() throws {
    let text = "{x}''을 '{'봐'}'"
    let tree = try MessageParser().parse(text)
    let literal = try #require(tree.nodes.last)
    let utf8 = Array(text.utf8)
    for (printed, character) in [(0, "'"), (1, "을"), (5, "{"), (6, "봐"), (9, "}")] {
      let offset = tree.offset(inLiteral: literal, textOffset: printed)
      #expect(utf8[offset...].starts(with: character.utf8), "\(printed) -> \(offset)")
    }
  }

  @Test func apostrophesAreTextInFlutter() throws {
    let tree = try MessageParser().parse("it's '{x}'", apostrophes: .literal)
    #expect(tree.nodes.map(\.range) == [0..<6, 6..<9, 9..<10])
    #expect(tree.tokens.isEmpty)
  }

  @Test(
    arguments: [
      ("it's '{x}'", .quoting, "it's {x}", ["{x}"]),
      ("'<b>'{x}'</b>'", .quotingTags, "<b>\u{FFFC}</b>", ["<b>", "</b>"]),

      ("it's '<'{x}'{y}'", .quotingTags, "it's <\u{FFFC}{y}", ["<", "{y}"]),
      ("'<it''s>' ''{x}''", .quotingTags, "<it's> '\u{FFFC}'", ["<it''s>"]),
      ("it's {x}", .pairing, "its {x}", ["s {x}"]), ("'a' ''{x}''", .pairing, "a '\u{FFFC}'", ["a"]),
      ("'{''}' {x}", .pairing, "{'} \u{FFFC}", ["{''}"]), ("'{''}' {x}", .strictPairing, "{} \u{FFFC}", ["{", "}"]),
      ("It''s 'a {y}' {x}", .strictPairing, "It's a {y} \u{FFFC}", ["a {y}"]),
      ("''{x}''", .literal, "''\u{FFFC}''", []),
    ] as [(String, MessageParser.Apostrophe, String, [String])])
  func apostrophesFollowTheirDialect(
    text: String, apostrophes: MessageParser.Apostrophe, printed: String, quoted: [String]
  ) throws {
    let tree = try MessageParser().parse(text, apostrophes: apostrophes)
    let literalText = tree.nodes.map { if case .literal(let text) = $0.content { text } else { "\u{FFFC}" } }.joined()
    #expect(literalText == printed)
    let bytes = Array(text.utf8)
    let quotations = tree.quotations(end: bytes.count).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(
      quotations.map { $0.trimmingPrefix("'") }.map { $0.hasSuffix("'") ? String($0.dropLast()) : String($0) } == quoted
    )
    for node in tree.nodes {
      if case .argument = node.content { #expect(Array(bytes[node.range]) == Array("{x}".utf8)) }
    }
  }

  @Test func strictPairingRejectsUnpairedApostrophes() {
    #expect(throws: MessageSyntaxError.self) { try MessageParser().parse("it's {x}", apostrophes: .strictPairing) }
  }

  @Test func nestingIsLimited() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{a, select, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
    }
    #expect(try Message(nested(64), locale: "en").format(["a": "b"]) == "x")
    for depth in [65, 12_000, 1_000_000] {
      #expect {
        try Message(nested(depth), locale: "en")
      } throws: {
        ($0 as? MessageSyntaxError)?.reason == .tooDeep(limit: 64)
      }
    }
  }
}
