import AuthCopy
import Foundation
import Testing

@Suite struct PseudoLocaleTests {
  private let catalog = Catalog.shipped

  @Test func accentsLettersAndKeepsArguments() {
    let copy = catalog.copy(for: LoginError.missingField("my {field}"), locale: "en-XA")
    #expect(copy.locale == "en-XA")
    #expect(copy.title == "[Ƒîļļ îñ ŵĥåţ’š ɱîššîñĝ ~~~~~~~~]")
    #expect(copy.message == "[Éñţéŕ ýöûŕ my {field} ţö çöñţîñûé. ~~~~~~~~]")
  }

  @Test func everyMessageIsAThirdLonger() {
    for (key, metadata) in catalog.keys where metadata.examples.isEmpty {
      let english = catalog.preview(key, locale: "en", [:]) ?? ""
      let pseudo = catalog.preview(key, locale: "en-XA", [:]) ?? ""
      guard english != pseudo else { continue }
      #expect(pseudo.first == "[" && pseudo.last == "]")
      #expect(pseudo.count * 3 >= english.count * 4, "\(key)")
    }
  }

  @Test func writesWordsFromRightToLeftAndKeepsArguments() {
    func word(_ text: String) -> String { "\u{200F}\u{202E}\(text)\u{202C}\u{200F}" }
    let copy = catalog.copy(for: LoginError.missingField("my {field}"), locale: "ar-XB")
    #expect(copy.locale == "ar-XB")
    #expect(copy.title == ["Fill", "in", "what’s", "missing"].map(word).joined(separator: " "))
    let start = ["Enter", "your"].map(word).joined(separator: " ")
    #expect(copy.message == "\(start) \u{2068}my {field}\u{2069} \(word("to")) \(word("continue."))")
    #expect(catalog.direction(ofLocale: "ar-XB") == .rightToLeft)
  }

  @Test func isUsedOnlyOnRequest() {
    #expect(catalog.bestLocale(for: ["en-AU"]) == "en")
    #expect(catalog.bestLocale(for: ["ar-EG"]) == nil)
    for locale in ["en-XA", "ar-XB"] {
      #expect(catalog.bestLocale(for: [locale]) == locale)
      #expect(!catalog.writtenLocales.contains(locale))
    }
  }

  @Test func printsParsedMessagesAsEquivalentPatterns() throws {
    for pattern in [
      "It''s '{x}' {n, plural, offset:1 =0 {none} one {'#' # {x}} other {#s}}", "{s, select, a {b''c} other {}}",
      "{n,number,::percent} {d, date} {n, choice, 0#a'|'b|1<c}", "|#",
    ] {
      let nodes = try MessageParser().parse(pattern).nodes
      let again = try MessageParser().parse(nodes.pattern).nodes
      #expect(again.pattern == nodes.pattern)
      let arguments: [String: ArgumentValue] = ["x": "X", "n": 2, "s": "a", "d": .date(.distantPast)]
      #expect(
        try Message(nodes.pattern, locale: "en").format(arguments) == Message(pattern, locale: "en").format(arguments))
    }
  }
}
