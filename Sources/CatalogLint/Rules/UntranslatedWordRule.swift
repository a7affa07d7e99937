internal import MessageFiles

/// Finds a word that is left in the source's language, although other translations of the file translate it.
///
/// A word that the languages share, such as *Name*, is also the same in longer texts.
struct UntranslatedWordRule: SetRule {
  let name = "untranslated-word"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.untranslated"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, !set.isCatalog else { return }
    let suspects = set.translations.map { pairing in Self.suspects(in: pairing, source) }
    let words = Set(suspects.joined().map { $0.text.lowercased() })
    // Nearly all sets of complete translations end here.
    if words.isEmpty { return }
    let places = Self.places(of: words, in: source)
    for (pairing, entries) in zip(set.translations, suspects) {
      for entry in entries {
        let word = entry.text.lowercased()
        guard Self.isUsuallyTranslated(word, in: pairing.file, places[word] ?? []) else { continue }
        findings.add(
          self, nil, ["text": .text(entry.text)], in: entry, of: pairing.file, source: entry.text,
          at: 0..<entry.text.utf8.count)
      }
    }
  }

  /// The minimum number of other translations, and the share of them that may have the word.
  private static let (minimumCount, rarity) = (5, 12)
  /// The maximum number of texts that a word is looked for in, so that the cost is linear.
  private static let maximumCount = 24
  private static let lengths = 3...24

  /// Returns the texts that are one word and equal to their sources.
  private static func suspects(in pairing: Pairing, _ source: MessageFile) -> [MessageEntry] {
    guard pairing.file.language != source.language, !pairing.file.isExported else { return [] }
    return zip(pairing.file.entries, pairing.sources).compactMap { entry, original in
      guard let original, lengths.contains(entry.text.utf8.count), entry.text == original.text, !entry.isUnused,
        entry.form == nil, entry.text.utf8.first?.isLetter ?? false,
        entry.text.utf8.dropFirst().allSatisfy(\.isLowercaseLetter),
        !UntranslatedRule.isUntranslatedLabel(entry.text, in: pairing.file, of: source)
      else { return nil }
      return entry
    }
  }

  /// Returns the texts of a source that have one of the words beside others, by the word.
  private static func places(of words: Set<String>, in source: MessageFile) -> [String: [MessageEntry]] {
    var places: [String: [MessageEntry]] = [:]
    // Comparing hashes rules out most texts without a copy.
    let hashes = Set(words.map { $0.utf8.foldedHash() })
    for entry in source.entries where entry.features.contains(.latinWords) {
      guard
        entry.text.utf8.split(whereSeparator: { !$0.isLetter }).contains(where: { word in
          lengths.contains(word.count) && hashes.contains(word.foldedHash())
        })
      else { continue }
      for word in Set(entry.text.lowercased().split { !$0.isLetter }.map(String.init)).intersection(words)
      where places[word]?.count ?? 0 < maximumCount {
        places[word, default: []].append(entry)
      }
    }
    return places
  }

  private static func isUsuallyTranslated(_ word: String, in file: MessageFile, _ places: [MessageEntry]) -> Bool {
    // A text without translation shows nothing.
    let translations = places.compactMap { source in
      file[source.key].flatMap { $0.text == source.text || $0.text.isEmpty ? nil : $0.text.lowercased() }
    }
    return translations.count >= minimumCount
      && translations.count { $0.contains(word) } * rarity <= translations.count
  }
}
