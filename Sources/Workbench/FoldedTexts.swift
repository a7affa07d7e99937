internal import Synchronization

/// Texts as searches compare them, each folded once: folding takes longer than searching.
final class FoldedTexts: Sendable {
  private let known = Mutex<[String: String]>([:])
  /// More are not kept: what somebody types changes with each letter.
  private static let most = 1_000_000

  subscript(text: String) -> String {
    known.withLock { known in
      if let folded = known[text] { return folded }
      if known.count > Self.most { known = [:] }
      let folded = text.folded
      known[text] = folded
      return folded
    }
  }
}
