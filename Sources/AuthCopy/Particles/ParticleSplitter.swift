/// Finds the particle at the start of the text that follows an argument.
struct ParticleSplitter {
  /// The closing quotes, brackets and tags between the argument and the particle; may be empty.
  let between: Substring
  let form: ParticleForm
  let rest: Substring

  /// Splits the text; nil when it does not start with a particle in its tolerant form.
  init?(_ text: String) {
    var remaining = text[...]
    while let next = Self.afterCloser(remaining) { remaining = next }
    guard let form = ParticleForm.all.first(where: { remaining.utf8.starts(with: $0.tolerant.utf8) }) else {
      return nil
    }
    between = text[..<remaining.startIndex]
    self.form = form
    rest = remaining[remaining.utf8.index(remaining.startIndex, offsetBy: form.tolerant.utf8.count)...]
  }

  private static let closers: Set<Character> = [
    "'", "\"", "’", "”", "」", "』", "》", "〉", "】", "〕", ")", "]", "}", ">", "*", "_", "`", "）",
  ]

  private static func afterCloser(_ text: Substring) -> Substring? {
    guard let first = text.first else { return nil }
    if first == "<" {
      guard let end = text.firstIndex(of: ">"), text.distance(from: text.startIndex, to: end) < 64 else { return nil }
      return text[text.index(after: end)...]
    }
    return closers.contains(first) ? text.dropFirst() : nil
  }
}
