internal import MessageFiles

/// Finds one translation of two sources that differ only by words with opposite meanings, such as *enable* and
/// *disable*, and a translation that names the opposite direction.
struct OppositeTranslationRule: SetRule {
  let name = "opposite-translation"
  let severity = Finding.Severity.warning
  private static let same: Diagnostic.ID = "opposite-translation"
  private static let direction: Diagnostic.ID = "opposite-translation.direction"
  let ids = [same, direction]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, let opposites = source.traits.opposites, !set.translations.isEmpty else { return }
    let files = set.translations.map(\.file)
    let (pairs, directed) = Self.entries(
      of: source, opposites, namingDirections: files.contains { !$0.traits.directions.isEmpty })
    for (entry, direction) in directed {
      for file in files {
        guard let translation = file[entry.key], let opposite = Direction.opposites[direction],
          translation.text.directions(in: file) == [opposite]
        else { continue }
        findings.add(
          self, Self.direction, ["word": .text(direction), "opposite": .text(opposite)], in: translation, of: file,
          source: entry.text, at: 0..<translation.text.utf8.count, severity: .info)
      }
    }
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
          self, Self.same, ["key": .text(first.key), "otherSource": .text(first.text)], in: translation, of: file,
          source: second.text, at: 0..<translation.text.utf8.count)
      }
    }
  }

  /// The maximum length of a compared text, in UTF-8 bytes.
  private static let maximumLength = 200

  /// Returns the pairs of opposites in a source, each in the order of the file, and the entries that name one
  /// direction, if they are wanted.
  private static func entries(
    of source: MessageFile, _ opposites: Opposites, namingDirections isForDirections: Bool
  ) -> (pairs: [(first: MessageEntry, second: MessageEntry)], directed: [(entry: MessageEntry, direction: String)]) {
    let directionNames = Set(source.traits.directions.values.joined())
    var directed: [(entry: MessageEntry, direction: String)] = []
    var first: [Opposites.Pattern: MessageEntry] = [:]
    var pairs: [(first: MessageEntry, second: MessageEntry)] = []
    // Two long texts have different translations even if they are wrong.
    for entry in source.entries
    where entry.form == nil && !entry.features.contains(.branches) && entry.text.utf8.count <= maximumLength {
      let patterns = opposites.patterns(of: entry.text)
      if patterns.isEmpty { continue }
      // Few opposites are directions, and splitting a text into words is slow.
      let mayNameDirection = isForDirections && patterns.contains { directionNames.contains($0.word) }
      let directions = mayNameDirection ? entry.text.directions(in: source) : []
      if directions.count == 1, let direction = directions.first { directed.append((entry, direction)) }
      for (_, pattern) in patterns {
        let opposite = Opposites.Pattern(hash: pattern.hash, isFirst: !pattern.isFirst)
        if let other = first[opposite] { pairs.append((other, entry)) }
        if first[pattern] == nil { first[pattern] = entry }
      }
    }
    return (pairs, directed)
  }
}

/// The directions of ``LanguageTraits/directions``.
private enum Direction {
  static let opposites = ["left": "right", "right": "left", "up": "down", "down": "up"]
}

extension String {
  /// Returns the directions that the text names, in the language of a file.
  ///
  /// In Chinese, Japanese and Korean, the word may be part of a longer one.
  fileprivate func directions(in file: MessageFile) -> Set<String> {
    let directions = file.traits.directions
    if directions.isEmpty { return [] }
    let text = lowercased()
    let bytes = Array(text.utf8)
    let isIdeographic = !file.scripts.isDisjoint(with: [.han, .hangul])
    // Splitting a text into words is slow, and few texts contain a direction.
    lazy var words = text.split { !$0.isLetter }
    return Set(
      directions.filter { _, names in
        names.contains { name in
          bytes.firstRange(ofUTF8: name) != nil && (isIdeographic || words.contains { $0 == name })
        }
      }.keys)
  }
}
