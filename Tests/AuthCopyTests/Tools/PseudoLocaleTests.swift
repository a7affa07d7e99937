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

  @Test func isUsedOnlyOnRequest() {
    #expect(catalog.bestLocale(for: ["en-AU"]) == "en")
    #expect(catalog.bestLocale(for: ["en-XA"]) == "en-XA")
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
