import Testing

@testable import LanguageServer

@Suite struct MessageCursorTests {
  @Test(arguments: [
    ("", MessageCursor.Expectation.text(followsArgument: false), ""),
    ("Hello {", .name, ""), ("Hello {na", .name, "na"), ("Hello { na", .name, "na"),
    ("{n, pl", .type, "pl"), ("{n,plural, o", .selector(argument: "n", type: "plural", existing: []), "o"),
    ("{n, plural, one {a} ot", .selector(argument: "n", type: "plural", existing: ["one"]), "ot"),
    ("{n, plural, one {a {", .name, ""), ("{n, plural, one {a {x} b", .text(followsArgument: false), ""),
    ("{n, plural, one {a}}", .text(followsArgument: true), ""), ("{name}", .text(followsArgument: true), ""),
    ("{name}을(", .text(followsArgument: true), "을("), ("{name} 을", .text(followsArgument: false), ""),
    ("It's {", .name, ""), ("It's '{", .text(followsArgument: false), ""), ("'{x}' {", .name, ""),
    ("{n, number, ", .text(followsArgument: false), ""), ("}", .text(followsArgument: false), ""),
  ])
  func theCursorDetectsTheExpectedSyntax(text: String, expectation: MessageCursor.Expectation, prefix: String) {
    let cursor = MessageCursor(text)
    #expect(cursor.expectation == expectation)
    #expect(cursor.prefix == prefix)
  }
}
