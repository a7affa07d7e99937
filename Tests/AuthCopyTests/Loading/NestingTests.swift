import AuthCopy
import TestSupport
import Testing

/// The nesting of arguments is limited, because formatter and linter are recursive.
@Suite struct NestingTests {
  private static func message(depth: Int) -> String {
    String(repeating: "{a, select, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
  }

  @Test(arguments: [1, 63, 64]) func messageUpToTheLimitIsFormatted(depth: Int) throws {
    #expect(try Message(Self.message(depth: depth), locale: "en").format(["a": "b"]) == "x")
  }

  @Test(arguments: [65, 66, 1_000, 12_000]) func deeperMessageIsRejectedAtItsExcessBrace(depth: Int) throws {
    let error = try #require(throws: MessageSyntaxError.self) {
      try Message("é " + Self.message(depth: depth), locale: "en")
    }
    #expect(error.reason == .tooDeep(limit: 64))
    #expect(error.offset == 3 + 64 * "{a, select, other {".utf8.count)
  }

  @Test func catalogErrorLocatesTheDeepMessage() throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("close", to: Self.message(depth: 12_000), in: "copy/ko.arb")
    let error = try #require(throws: CatalogError.self) { try Catalog.load(from: folder.path) }
    #expect(error.diagnostic.id == "invalid-message.too-deep")
    let place = error.diagnostic.place
    #expect((place.locale, place.key) == ("ko", "close"))
    let line = try folder.text(of: "copy/ko.arb").split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix(#"  "close": "#) }
    // Each level begins with `{a, select, other {`, which has 19 characters.
    let column = #"  "close": ""#.count + 64 * 19 + 1
    #expect("\(place.location)" == "\(folder.path)/copy/ko.arb:\((line ?? 0) + 1):\(column)")
  }
}
