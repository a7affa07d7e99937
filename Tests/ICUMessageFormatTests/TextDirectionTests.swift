import Testing

@testable import ICUMessageFormat

/// In a locale that is written from right to left, arguments that begin with letters from left to right are isolated.
@Suite struct TextDirectionTests {
  /// Contexts of Hebrew that use ICU, and patterns derived from ICU.
  private static func contexts(_ direction: TextDirection) throws -> [FormattingContext] {
    let tag = try #require(LocaleTag("he"))
    let icu = try #require(FormattingContext.shared(locale: tag, timeZone: "UTC", direction: direction))
    let patterns = try #require(LocalePatterns.derivedFromICU("he", direction: direction, dateStyles: ["medium"]))
    return [icu, FormattingContext(tag, patterns.patterns)]
  }

  /// Formats a message, which gives the same text in segments, and with patterns.
  private func format(
    _ pattern: String, _ arguments: [String: ArgumentValue], _ direction: TextDirection = .rightToLeft
  ) throws -> String {
    let nodes = try MessageParser().parse(pattern).nodes
    let texts = try Self.contexts(direction).map { context in
      let message = try Message(pattern, nodes: nodes, context: context)
      let text = try message.format(arguments)
      #expect(try message.segments(arguments).map(\.text).joined() == text)
      return text
    }
    #expect(texts[0] == texts[1])
    return texts[0]
  }

  @Test(arguments: [
    ("Kakao", true), ("카카오", true), ("(LINE) שלום", true), ("+82 LINE", true), ("𝒜", true), ("é", true),
    ("שלום", false), ("שלום LINE", false), ("1. مرحبا LINE", false), ("𞤀𞤣", false), ("ﬡ", false), ("ﺍ", false),
    ("010-1234", false), ("**", false), ("", false), ("🐶", false),
  ])
  func textIsIsolatedByItsFirstLetter(text: String, isIsolated: Bool) throws {
    let argument = isIsolated ? "\u{2068}\(text)\u{2069}" : text
    #expect(try format("א {name}!", ["name": .text(text)]) == "א \(argument)!")
    #expect(try format("א {name}!", ["name": .text(text)], .leftToRight) == "א \(text)!")
  }

  @Test func eachElementOfAListIsIsolated() throws {
    let list = ArgumentValue.list(["SMS", "דואר", "LINE"])
    #expect(try format("{list}", ["list": list]) == "\u{2068}SMS\u{2069}, דואר ו-\u{2068}LINE\u{2069}")
  }

  @Test func numbersDatesAndBranchesAreNotIsolated() throws {
    let pattern = "{n} {d, date, medium} {n, plural, other {# {name}}} {name, select, LINE {א} other {ב}}"
    let arguments: [String: ArgumentValue] = ["n": 1_234, "d": .date(secondsSince1970: 0), "name": "LINE"]
    let isolated = try format(pattern, arguments)
    #expect(isolated.replacing("\u{2068}LINE\u{2069}", with: "LINE") == (try format(pattern, arguments, .leftToRight)))
    #expect(isolated.hasSuffix(" א"))
  }
}
