import Foundation
import Testing

@testable import AuthCopy

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
    Example("", "en", [:], ""),
  ])
  func formats(_ example: Example) throws {
    let message = try Message(example.message, locale: example.locale)
    #expect(try message.format(example.arguments) == example.expected)
  }

  @Test func timesArePrintedInUTCUnlessAnotherZoneIsNamed() throws {
    let noon: [String: ArgumentValue] = ["t": .date(Date(timeIntervalSince1970: 43200))]
    #expect(try Message("{t, time, ::Hmm}", locale: "en").format(noon) == "12:00")
    #expect(try Message("{t, time, ::Hmm}", locale: "en", timeZone: "Asia/Seoul").format(noon) == "21:00")
  }

  @Test func argumentsAreTextAndNeverParsed() throws {
    let message = try Message("<{s}>", locale: "en")
    #expect(try message.format(["s": "{n} '#' %@"]) == "<{n} '#' %@>")
  }

  @Test func aMissingArgumentIsNamed() throws {
    let message = try Message("Hi {name}", locale: "ja")
    #expect(throws: FormatError(reason: .missingArgument("name"), message: "Hi {name}", locale: "ja")) {
      try message.format()
    }
  }

  @Test(arguments: [
    ("{n, plural, other {#}}", ArgumentValue.text("1"), "a number", "String"),
    ("{n, number}", .text("1"), "a number", "String"),
    ("{n, date}", .text("today"), "a date", "String"),
    ("{n, number}", .date(.now), "a number", "DateTime"),
    ("{n, select, other {}}", .integer(1), "a text", "int"),
    ("{n, spellout}", .text("1"), "a number", "String"),
  ])
  func anArgumentOfTheWrongTypeIsNamed(
    pattern: String, value: ArgumentValue, expected: String, found: String
  ) throws {
    let message = try Message(pattern, locale: "en")
    let reason = FormatError.Reason.wrongType(argument: "n", expected: expected, found: found)
    #expect(throws: FormatError(reason: reason, message: pattern, locale: "en")) {
      try message.format(["n": value])
    }
  }

  @Test(arguments: ["", "defaultMessages", "xx", "e", "en-", "한국어", "en\0"])
  func anUnknownLocaleIsAnError(locale: String) {
    #expect(throws: FormatError(reason: .unknownLocale, message: "x", locale: locale)) {
      try Message("x", locale: locale)
    }
  }

  @Test func anUnknownTimeZoneIsAnError() {
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
  func aMessageThatDoesNotParseSaysWhy(pattern: String, reason: MessageSyntaxError.Reason) {
    #expect {
      try Message(pattern, locale: "en")
    } throws: { error in
      (error as? MessageSyntaxError)?.reason == reason
    }
  }

  @Test func oneMessageMayBeFormattedByManyThreads() async throws {
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

  @Test func theTreeTellsWhereArgumentsStand() throws {
    let text = "한{이름} {n, plural, other {{x}}}"
    let arguments = try MessageParser().parse(text).arguments
    let utf8 = Array(text.utf8)
    #expect(arguments.map { String(decoding: utf8[$0.nameRange], as: UTF8.self) } == ["이름", "n", "x"])
    #expect(String(decoding: utf8[arguments[0].range], as: UTF8.self) == "{이름}")
  }
}
