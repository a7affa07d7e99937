internal import MessageFiles

/// Pairs of English words with opposite meanings.
enum Opposites {
  /// The two words of each pair, in lower case; a word may be in several pairs.
  private static let pairs: [(String, String)] = [
    ("accept", "decline"), ("accept", "reject"), ("activate", "deactivate"), ("active", "inactive"),
    ("allow", "deny"), ("allow", "block"), ("archive", "unarchive"), ("ascending", "descending"),
    ("attach", "detach"), ("available", "unavailable"), ("backward", "forward"), ("bottom", "top"), ("buy", "sell"),
    ("check", "uncheck"), ("collapse", "expand"), ("connect", "disconnect"), ("connected", "disconnected"),
    ("decrease", "increase"), ("decrypt", "encrypt"), ("deselect", "select"), ("disable", "enable"),
    ("disabled", "enabled"), ("down", "up"), ("download", "upload"), ("export", "import"), ("external", "internal"),
    ("failed", "succeeded"), ("failure", "success"), ("false", "true"), ("first", "last"), ("follow", "unfollow"),
    ("grant", "revoke"), ("hidden", "visible"), ("hide", "show"), ("higher", "lower"), ("horizontal", "vertical"),
    ("horizontally", "vertically"), ("inbound", "outbound"), ("incoming", "outgoing"), ("install", "uninstall"),
    ("invalid", "valid"), ("larger", "smaller"), ("left", "right"), ("lock", "unlock"), ("locked", "unlocked"),
    ("login", "logout"), ("max", "min"), ("maximize", "minimize"), ("maximum", "minimum"), ("mute", "unmute"),
    ("newer", "older"), ("newest", "oldest"), ("next", "previous"), ("offline", "online"), ("off", "on"),
    ("paused", "resumed"), ("pin", "unpin"), ("private", "public"), ("read", "unread"), ("receive", "send"),
    ("received", "sent"), ("recipient", "sender"), ("redo", "undo"), ("required", "optional"), ("start", "stop"),
    ("started", "stopped"), ("subscribe", "unsubscribe"), ("width", "height"), ("with", "without"),
  ]

  /// The pairs of each word, by their indices.
  private static let pairsOfWord: [String: [Int]] = pairs.enumerated().reduce(into: [:]) { index, pair in
    index[pair.element.0, default: []].append(pair.offset)
    index[pair.element.1, default: []].append(pair.offset)
  }

  /// The hashes of the words, so that a text has to be copied only for one of them.
  private static let hashes = Set(pairsOfWord.keys.map { hash(of: $0.utf8) })

  private static func hash(of letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(2_166_136_261) { ($0 ^ UInt32($1 | 0x20)) &* 16_777_619 }
  }

  /// A text in which one word of a pair is replaced by a mark of the pair.
  struct Pattern: Hashable {
    let text: String
    /// Whether the replaced word is the first of its pair.
    let isFirst: Bool
  }

  /// Returns a pattern for each word of a text that has an opposite.
  ///
  /// Two texts are opposites if their patterns have the same text and differ in `isFirst`.
  static func patterns(of text: String) -> [Pattern] {
    var patterns: [Pattern] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index].isLetter else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isLetter } ?? bytes.count
      defer { index = end }
      guard hashes.contains(hash(of: bytes[index..<end])) else { continue }
      let word = String(decoding: bytes[index..<end].map { $0 | 0x20 }, as: UTF8.self)
      for pair in pairsOfWord[word] ?? [] {
        let head = String(decoding: bytes[..<index], as: UTF8.self).lowercased()
        let tail = String(decoding: bytes[end...], as: UTF8.self).lowercased()
        patterns.append(Pattern(text: "\(head)\u{0}\(pair)\u{0}\(tail)", isFirst: word == pairs[pair].0))
      }
    }
    return patterns
  }
}
