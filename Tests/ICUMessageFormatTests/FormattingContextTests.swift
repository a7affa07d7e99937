import Testing

@testable import ICUMessageFormat

@Suite struct FormattingContextTests {
  @Test func cachedContextsAreLimited() throws {
    for index in 0..<1_000 { _ = try Message("{n}", locale: "en-x-s\(index)") }
    #expect((1...128).contains(FormattingContext.cachedCount))
  }

  @Test func messageOutlivesItsEvictedContext() throws {
    let message = try Message("{n, plural, one {# day} other {# days}}", locale: "en-x-first")
    for index in 0..<300 { _ = try Message("{n}", locale: "en-x-t\(index)") }
    #expect(try message.format(["n": 1_000]) == "1,000 days")
  }

  @Test(arguments: [4, 8, 128]) func leastRecentlyUsedValuesAreEvicted(limit: Int) throws {
    var values = LRUCache<Int, Int>(limit: limit)
    var counts: Set<Int> = []
    for index in 0..<10 * limit {
      values.insert(index, for: index)
      // A value that is read each time stays.
      try #require(values[0] == 0)
      counts.insert(values.count)
    }
    #expect(counts.max() == limit)
    #expect(values[10 * limit - 1] != nil)
    #expect(values[1] == nil)
  }
}
