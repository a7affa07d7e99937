internal import MessageFiles

/// Finds one translation of two sources that differ only by words with opposite meanings, such as *enable* and
/// *disable*.
struct OppositeTranslationRule: SetRule {
  let name = "opposite-translation"
  let severity = Finding.Severity.warning

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, let opposites = source.traits.opposites, !set.translations.isEmpty else { return }
    let pairs = Self.pairs(in: source, opposites)
    if pairs.isEmpty { return }
    let files = set.translations.map(\.file)
    for (first, second) in pairs {
      var count = 0
      var found: [(translation: MessageEntry, file: MessageFile)] = []
      for file in files {
        // A tool guessed a translation that is marked for review, often from a similar source.
        guard let translation = file[second.key], !translation.text.isBlank, !translation.needsReview,
          let other = file[first.key], !other.needsReview
        else { continue }
        count += 1
        guard translation.text == other.text, translation.text != second.text, translation.text != first.text else {
          continue
        }
        found.append((translation, file))
      }
      // Where most translators leave the word out, the context shows it.
      if found.count > 2, found.count * 2 > count { continue }
      for (translation, file) in found {
        findings.add(
          self, nil, ["key": .text(first.key), "otherSource": .text(first.text)], in: translation, of: file,
          source: second.text, at: 0..<translation.text.utf8.count)
      }
    }
  }

  /// The maximum length of a compared text, in UTF-8 bytes.
  private static let maximumLength = 200

  /// Returns the pairs of opposites in a source, each in the order of the file.
  private static func pairs(
    in source: MessageFile, _ opposites: Opposites
  ) -> [(first: MessageEntry, second: MessageEntry)] {
    var first: [Opposites.Pattern: MessageEntry] = [:]
    var pairs: [(first: MessageEntry, second: MessageEntry)] = []
    // Two long texts have different translations even if they are wrong.
    for entry in source.entries
    where entry.form == nil && !entry.features.contains(.branches) && entry.text.utf8.count <= maximumLength {
      for pattern in opposites.patterns(of: entry.text) {
        let opposite = Opposites.Pattern(text: pattern.text, isFirst: !pattern.isFirst)
        if let other = first[opposite] { pairs.append((other, entry)) }
        if first[pattern] == nil { first[pattern] = entry }
      }
    }
    return pairs
  }
}
