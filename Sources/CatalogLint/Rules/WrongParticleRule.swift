internal import MessageFiles

/// Finds the Korean particles 를, 으로, 을 and 은 after a syllable that they do not fit.
///
/// Other particles are not checked, because they are also the ends of words: 사이, 국가, 이로.
struct WrongParticleRule: MessageRule {
  let name = "wrong-particle"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(source: "Install the app", bad: "앱를 설치하세요", good: "앱을 설치하세요")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? .hangul : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.language == "ko", entry.features.contains(.wrongParticle) || entry.text.mayHaveParticleOfOtherSound,
      let prose = MaskedProse(entry.entry)
    else { return }
    let scalars = prose.scalars
    for index in scalars.indices.dropFirst() where Self.firstSyllables.contains(scalars[index].scalar) {
      guard let (written, right) = Self.wrongParticle(scalars, at: index) else { continue }
      let start = scalars[index].offset
      findings.add(
        self, nil, ["particle": .text(written), "right": .text(right)], in: entry,
        at: start..<start + written.utf8.count, fix: right, isSafe: false)
    }
  }

  private static let firstSyllables = Set("를으을은".unicodeScalars)

  /// The ends of nouns and of irregular verbs that look like a particle: 마을, 지을, 나은.
  private static let wordEnds = [
    "가을", "마을", "노을", "고을", "지을", "이을", "나을", "부을", "저을", "그을", "누을", "여을", "지은", "이은", "나은", "부은",
    "저은", "그은", "누은", "가은", "무은",
  ]

  /// Returns the particle at an index that does not fit the syllable before it, and the one that fits.
  private static func wrongParticle(
    _ scalars: [MaskedProse.LocatedScalar], at index: Int
  ) -> (written: String, right: String)? {
    let first = scalars[index].scalar
    let written = first == "으" ? "으로" : String(first)
    let rest = scalars[index...]
    guard rest.prefix(written.unicodeScalars.count).map(\.scalar).elementsEqual(written.unicodeScalars),
      let sound = FinalSound(ofSyllable: scalars[index - 1].scalar),
      // Only a particle at the end of a word is certain.
      !(rest.dropFirst(written.unicodeScalars.count).first?.scalar.isPartOfWord ?? false)
    else { return nil }
    switch (written, sound) {
    case ("를", .consonant), ("를", .rieul): return (written, "을")
    case ("으로", .vowel), ("으로", .rieul): return (written, "로")
    case ("을", .vowel), ("은", .vowel): break
    default: return nil
    }
    let word = scalars[..<(index + 1)].reversed().prefix { FinalSound(ofSyllable: $0.scalar) != nil }.reversed()
    // A noun of one syllable and a particle look like many words of two syllables.
    let text = String(String.UnicodeScalarView(word.map(\.scalar)))
    guard word.count > 2, !wordEnds.contains(where: text.hasSuffix) else { return nil }
    return (written, written == "을" ? "를" : "는")
  }
}

extension String {
  /// Whether a vowel comes before 을 or 은.
  fileprivate var mayHaveParticleOfOtherSound: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var index = 3
      while index + 2 < bytes.count {
        if bytes[index] == 0xEC, bytes[index + 1] == 0x9D, bytes[index + 2] == 0x84 || bytes[index + 2] == 0x80,
          (0xEA...0xED).contains(bytes[index - 3])
        {
          let head = UInt32(bytes[index - 3] & 0x0F) << 12 | UInt32(bytes[index - 2] & 0x3F) << 6
          let syllable = Unicode.Scalar(head | UInt32(bytes[index - 1] & 0x3F))
          if syllable.flatMap(FinalSound.init(ofSyllable:)) == .vowel { return true }
        }
        index += 1
      }
      return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar continues a word, or the tolerant form of a particle: `를(을)`.
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || "(/".unicodeScalars.contains(self)
  }
}
