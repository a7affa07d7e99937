internal import MessageFiles

/// Finds one translation of two sources that differ only by words with opposite meanings, such as *enable* and
/// *disable*, a translation that names the opposite direction, and two translations that are swapped.
struct OppositeTranslationRule: SetRule {
  let name = "opposite-translation"
  let severity = Finding.Severity.warning
  private static let same: Diagnostic.ID = "opposite-translation"
  private static let direction: Diagnostic.ID = "opposite-translation.direction"
  private static let swapped: Diagnostic.ID = "opposite-translation.swapped"
  let ids = [same, direction, swapped]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, let opposites = source.traits.opposites, !set.translations.isEmpty else { return }
    let files = set.translations.map(\.file)
    let uses = OppositeUses(
      source, opposites, namingDirections: files.contains { !$0.traits.directions.isEmpty })
    for (entry, direction) in uses.directed {
      for file in files {
        guard let translation = file[entry.key], !translation.needsReview,
          let opposite = Direction.opposites[direction],
          case let found = translation.text.directions(in: file), found.contains(opposite), !found.contains(direction)
        else { continue }
        findings.add(
          self, Self.direction, ["word": .text(direction), "opposite": .text(opposite)], in: translation, of: file,
          source: entry.text, at: 0..<translation.text.utf8.count, severity: .info)
      }
    }
    for pair in uses.pairs {
      let (first, second) = (pair.first.entry, pair.second.entry)
      let mayBeSwapped = uses.haveOthers(than: pair)
      var count = 0
      var found: [(translation: MessageEntry, file: MessageFile)] = []
      var swapped: [(first: MessageEntry, second: MessageEntry, file: MessageFile)] = []
      for file in files {
        // A tool guessed a translation that is marked for review, often from a similar source.
        guard let translation = file[second.key], !translation.text.isBlank, !translation.needsReview,
          let other = file[first.key], !other.needsReview
        else { continue }
        count += 1
        if mayBeSwapped, other.text != first.text, translation.text != second.text,
          SwappedTranslations(other.text, translation.text, in: file)?.areConfirmed(by: uses, of: pair) == true
        {
          swapped.append((other, translation, file))
        }
        guard translation.text == other.text, translation.text != second.text, translation.text != first.text else {
          continue
        }
        found.append((translation, file))
      }
      // Where several translators agree, the source's own texts are probably swapped. Instead of more of a quality, a
      // language may name less of the opposite quality.
      let isInfo = swapped.count > 2 || uses.mayNameOppositeQuality(pair)
      for texts in swapped {
        for (text, partner, original) in [(texts.first, second, first), (texts.second, first, second)] {
          findings.add(
            self, Self.swapped, ["key": .text(partner.key)], in: text, of: texts.file, source: original.text,
            at: 0..<text.text.utf8.count, severity: isInfo ? .info : nil)
        }
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
}

/// The directions and actions of ``LanguageTraits/directions``.
enum Direction {
  private static let pairs = [
    ("left", "right"), ("up", "down"), ("start", "stop"), ("enable", "disable"), ("add", "remove"), ("open", "close"),
    ("upload", "download"), ("import", "export"), ("maximum", "minimum"),
  ]

  /// Returns whether a word names a direction rather than an action or a size.
  static func isSpatial(_ direction: String) -> Bool { pairs.prefix(2).contains { $0 == direction || $1 == direction } }

  static let opposites = Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
}

extension String {
  /// Returns the directions that the text names, in the language of a file.
  ///
  /// In Chinese, Japanese and Korean, the word may be part of a longer one.
  func directions(in file: MessageFile) -> Set<String> {
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
