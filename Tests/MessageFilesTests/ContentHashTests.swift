import MessageFiles
import Testing

/// Translation records and baselines contain these hashes, so the algorithm must not change.
@Suite struct ContentHashTests {
  /// Source: the reference values of FNV-1a, 64 bits (isthe.com/chongo/tech/comp/fnv, draft-eastlake-fnv).
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("b", "af63df4c8601f1a5"), ("foobar", "85944171f73967e8"),
  ])
  func hashMatchesFNV1a(text: String, hash: String) {
    #expect(ContentHash(text).description == hash)
    #expect(ContentHash(Array(text.utf8)).description == hash)
  }

  @Test func hashHasSixteenDigits() {
    let lengths = Set((0..<2_000).map { ContentHash("\($0)").description.count })
    #expect(lengths == [16])
    #expect((0..<2_000).contains { ContentHash("\($0)").description.hasPrefix("0") })
  }
}
