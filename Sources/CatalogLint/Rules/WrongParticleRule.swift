internal import MessageFiles

/// Finds the Korean particles 를 and 으로 after a syllable that they do not fit.
///
/// Other particles are not checked, because they are also the ends of words: 사이, 은, 이로.
struct WrongParticleRule: MessageRule {
  let name = "wrong-particle"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(source: "Install the app", bad: "앱를 설치하세요", good: "앱을 설치하세요")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? .wrongParticle : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.language == "ko", entry.features.contains(.wrongParticle), let prose = MaskedProse(entry.entry) else {
      return
    }
    let scalars = prose.scalars
    for index in scalars.indices.dropFirst() where scalars[index].scalar == "를" || scalars[index].scalar == "으" {
      guard let (written, right) = Self.wrongParticle(scalars[index...], after: scalars[index - 1].scalar) else {
        continue
      }
      let start = scalars[index].offset
      findings.add(
        self, nil, ["particle": .text(written), "right": .text(right)], in: entry,
        at: start..<start + written.utf8.count, fix: right, isSafe: false)
    }
  }

  /// Returns the particle at the start of a text that does not fit the syllable before it, and the one that fits.
  private static func wrongParticle(
    _ text: ArraySlice<MaskedProse.LocatedScalar>, after syllable: Unicode.Scalar
  ) -> (written: String, right: String)? {
    let written = text.first?.scalar == "를" ? "를" : "으로"
    guard text.prefix(written.unicodeScalars.count).map(\.scalar).elementsEqual(written.unicodeScalars),
      let sound = FinalSound(ofSyllable: syllable),
      // Only a particle at the end of a word is certain.
      !(text.dropFirst(written.unicodeScalars.count).first?.scalar.isPartOfWord ?? false)
    else { return nil }
    switch (written, sound) {
    case ("를", .consonant), ("를", .rieul): return (written, "을")
    case ("으로", .vowel), ("으로", .rieul): return (written, "로")
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar continues a word, or the tolerant form of a particle: `를(을)`.
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || "(/".unicodeScalars.contains(self)
  }
}
