import TestSupport
import Testing

@testable import AuthCopy

/// A filter never rejects a code of its table.
@Suite struct CodeFilterTests {
  private func mayContain(_ value: String, _ table: CodeTable) -> Bool {
    CodeFilter.Value(value).map(table.index.filter.mayContain) ?? true
  }

  /// Tests each fifth row, or all of them with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: Catalog.shipped.providers) func noCodeIsRejected(provider: Provider) throws {
    let table = try #require(Catalog.shipped.codeTable(of: provider))
    for row in table.surfaces.flatMap(\.rows).sampled(every: 5) {
      for name in [row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self) {
        for spelling in [name, name.lowercased(), name.uppercased()] {
          #expect(mayContain(spelling, table), "\(provider) \(spelling)")
          // The code with details after it, and as a part of a longer value.
          for value in [
            spelling + ":x", spelling + "  : x", " \(spelling) ", spelling + "-x", spelling + "1", "auth/" + spelling,
          ] {
            let isKnown = table.resolveCode(value, describedBy: nil) != nil
            #expect(mayContain(value, table) || !isKnown, "\(provider) \(value)")
          }
        }
      }
    }
  }

  @Test(arguments: Catalog.shipped.providers) func mostOtherWordsAreRejected(provider: Provider) throws {
    let table = try #require(Catalog.shipped.codeTable(of: provider))
    let words = (0..<2_000).map { "some_word_\($0 &* 7_919)" }
    #expect(words.count { mayContain($0, table) } < 150)
  }

  @Test func unsupportedValuesBypassTheFilter() {
    for value in ["a\tb", "é", String(repeating: "a", count: 300)] { #expect(CodeFilter.Value(value) == nil) }
  }
}
