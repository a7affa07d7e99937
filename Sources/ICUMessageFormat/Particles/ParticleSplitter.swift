/// Finds the particle at the start of the text that follows an argument.
final class ParticleSplitter {
  /// The closing quotes, brackets and tags between the argument and the particle; may be empty.
  let between: Substring
  let form: ParticleForm
  /// The text after the particle.
  let rest: Substring

  /// Splits the text; nil when it does not start with a particle in its tolerant form.
  init?(_ text: String) {
    var remaining = text[...]
    while let next = Self.droppingCloser(remaining) { remaining = next }
    guard let form = ParticleForm.form(atStartOf: remaining) else { return nil }
    between = text[..<remaining.startIndex]
    self.form = form
    rest = remaining.droppingPrefix(form.tolerant)
  }

  private static let closers: Set<Character> = [
    "'", "\"", "’", "”", "」", "』", "》", "〉", "】", "〕", ")", "]", "}", ">", "*", "_", "`", "）",
  ]

  /// Returns the text after a closing character or a tag; nil if the text does not begin with one.
  private static func droppingCloser(_ text: Substring) -> Substring? {
    guard let first = text.first else { return nil }
    if first == "<" {
      // Longer text between `<` and `>` is not a tag.
      guard let end = text.firstIndex(of: ">"), text.distance(from: text.startIndex, to: end) < 64 else { return nil }
      return text[text.index(after: end)...]
    }
    return closers.contains(first) ? text.dropFirst() : nil
  }
}

extension ParticleForm {
  /// Resolves the particles that directly follow Hangul in literal text, as in `{name}님이(가)`.
  ///
  /// A particle after a space or a quote remains, because such text is about particles: `조사 이(가)`. Notations with a
  /// slash remain too, because a slash usually separates words: 아이/가족.
  static func resolved(inFixedText text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var resolved = ""
    var remaining = text[...]
    var sound: FinalSound?
    while let next = remaining.unicodeScalars.first {
      if let sound, let form = form(atStartOf: remaining), form.isUnambiguous(atStartOf: remaining) {
        resolved += form.text(after: sound)
        remaining = remaining.droppingPrefix(form.tolerant)
      } else {
        resolved.unicodeScalars.append(next)
        remaining.unicodeScalars.removeFirst()
      }
      sound = resolved.unicodeScalars.last.flatMap(FinalSound.init(ofSyllable:))
    }
    return resolved
  }

  /// Whether the notation at the start of a text is certainly a particle: `(이)` only before a Hangul ending.
  private func isUnambiguous(atStartOf text: Substring) -> Bool {
    if self === Self.optionalI {
      let next = text.droppingPrefix(tolerant).unicodeScalars.first
      return next.flatMap(FinalSound.init(ofSyllable:)) != nil
    }
    return !tolerant.utf8.contains(UInt8(ascii: "/"))
  }

  private func text(after sound: FinalSound) -> String {
    switch sound {
    case .vowel: afterVowel
    case .rieul: afterRieul
    case .consonant: afterConsonant
    }
  }
}

extension Substring {
  fileprivate func droppingPrefix(_ prefix: String) -> Substring {
    self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }
}
